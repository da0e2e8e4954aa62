import pluralize from 'pluralize';
import { typeName } from './type-name.ts';

/**
 * The GraphQL type of a table's row: one of `freelance_profiles` is a `FreelanceProfile`. For a table renamed
 * by its comment, pass the value of `@name`, of which PostGraphile takes the singular too.
 */
export function rowTypeName(table: string): string {
  return typeName(pluralize.singular(table));
}
