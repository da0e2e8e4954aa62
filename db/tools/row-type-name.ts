import pluralize from 'pluralize';
import { typeName } from './type-name.ts';

/**
 * What GraphQL calls a row of a table: one of `freelance_profiles` is a `FreelanceProfile`. A table whose comment
 * names it otherwise is passed by that name, the value of `@name`, of which PostGraphile takes the singular too.
 */
export function rowTypeName(table: string): string {
  return typeName(pluralize.singular(table));
}
