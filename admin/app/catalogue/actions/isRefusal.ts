import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import type { RowAction } from './rowActions.ts';

/** Whether the action is a rejection: the state it leads to is a bad end. */
export function isRefusal({ transitions }: CatalogueResource, { to }: RowAction): boolean {
  return transitions.some((move) => move.to === to && move.outcome === 'BAD_END');
}
