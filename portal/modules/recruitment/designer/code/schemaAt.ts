/** A JSON Schema as far as help is read off it. */
export interface HelpSchema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  properties?: Record<string, HelpSchema>;
  required?: string[];
  items?: HelpSchema;
  additionalProperties?: HelpSchema | boolean;
  anyOf?: HelpSchema[];
  oneOf?: HelpSchema[];
  allOf?: HelpSchema[];
  then?: HelpSchema;
  else?: HelpSchema;
  $defs?: Record<string, HelpSchema>;
  definitions?: Record<string, HelpSchema>;
}

type Path = readonly (string | number)[];

/** All schemas that apply to a place, from all branches. */
export function schemasAt(root: HelpSchema, path: Path): HelpSchema[] {
  const begin = branchesOf(root, root);
  return path.reduce<HelpSchema[]>(
    (found, step) =>
      found.flatMap((one) => below(one, step)).flatMap((one) => branchesOf(root, one)),
    begin,
  );
}

function below(schema: HelpSchema, step: string | number): HelpSchema[] {
  if (typeof step === 'number') return schema.items ? [schema.items] : [];
  const own = schema.properties;
  if (own && Object.hasOwn(own, step)) return [own[step] as HelpSchema];
  const rest = schema.additionalProperties;
  return typeof rest === 'object' ? [rest] : [];
}

/** A schema with all it is put together from. A reference that leads back to itself is followed once. */
function branchesOf(
  root: HelpSchema,
  schema: HelpSchema,
  seen = new Set<HelpSchema>(),
): HelpSchema[] {
  if (typeof schema !== 'object' || seen.has(schema)) return [];
  seen.add(schema);
  const { $ref, anyOf = [], oneOf = [], allOf = [] } = schema;
  const branches = [
    ...anyOf,
    ...oneOf,
    ...allOf,
    schema.then,
    schema.else,
    $ref && referred(root, $ref),
  ];
  return [
    schema,
    ...branches.flatMap((one) => (one ? branchesOf(root, one as HelpSchema, seen) : [])),
  ];
}

function referred(root: HelpSchema, ref: string): HelpSchema | undefined {
  if (ref === '#') return root;
  const name = ref.replace(/^#\/(\$defs|definitions)\//, '');
  return root.$defs?.[name] ?? root.definitions?.[name];
}
