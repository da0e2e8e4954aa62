/** The GraphQL name of an enum or a composite type: `freelance_type` is `FreelanceType`. */
export function typeName(name: string): string {
  return name.replace(/(?:^|_)(\w)/g, (_all, character: string) => character.toUpperCase());
}
