import type { Catalogue, CatalogueResource } from '../../../plugins/core/catalogue/catalogue.ts';
import { enumNamed } from './enumNamed.ts';
import type { RowAction } from './RowAction.ts';
import { toneOf } from './toneOf.ts';

/** Whether the action says no to somebody: the state it leads to is told in rust. */
export function isRefusal(
  catalogue: Catalogue,
  { fields, statusField }: CatalogueResource,
  { to }: RowAction,
): boolean {
  const status = fields.find(({ name }) => name === statusField);
  return to !== null && toneOf(enumNamed(catalogue, status?.enumName), to) === 'rust';
}
