import pluralize from 'pluralize';
import { typeName } from './type-name.ts';

/** What GraphQL calls a row of a table: one of `freelance_profiles` is a `FreelanceProfile`. */
export function rowTypeName(table: string): string {
  return typeName(pluralize.singular(table));
}
