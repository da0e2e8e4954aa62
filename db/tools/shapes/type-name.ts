import pluralize from 'pluralize';

/** The GraphQL name of an enum or a composite type: `freelance_type` is `FreelanceType`. */
export function typeName(name: string): string {
  return name.replace(/(?:^|_)(\w)/g, (_all, character: string) => character.toUpperCase());
}

/**
 * The GraphQL type of a table's row: one of `freelance_profiles` is a `FreelanceProfile`. For a table renamed
 * by its comment, pass the value of `@name`, of which PostGraphile takes the singular too.
 */
export function rowTypeName(table: string): string {
  return typeName(pluralize.singular(table));
}
