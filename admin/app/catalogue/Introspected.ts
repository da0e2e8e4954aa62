/** The part of GraphQL introspection that the console needs: names, arguments, selections. */
export interface Introspected {
  queryType: { fields: IntrospectedField[] };
  mutationType: { fields: IntrospectedField[] } | null;
  types: { name: string; kind: string; fields: { name: string }[] | null }[];
}

export interface IntrospectedField {
  name: string;
  args: { name: string; type: IntrospectedType }[];
}

export interface IntrospectedType {
  name: string | null;
  ofType?: IntrospectedType | null;
}
