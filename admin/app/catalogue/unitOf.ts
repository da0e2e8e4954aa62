import type { Catalogue, CatalogueField } from '../../../plugins/core/catalogue/catalogue.ts';
import { tagOf } from './tagOf.ts';
import { unitColumn } from './unitColumn.ts';

/**
 * What a figure counts: `MINOR` (øre), `PERCENT` or what else the enum says. The tag `@unit` names
 * it, or the column that says it row by row. Undefined for a figure that speaks for itself.
 */
export function unitOf(
  catalogue: Catalogue,
  field: CatalogueField,
  record: object | undefined,
): string | undefined {
  const column = unitColumn(catalogue, field);
  const unit: unknown = column ? record && Reflect.get(record, column.name) : tagOf(field, 'unit');
  return typeof unit === 'string' ? unit : undefined;
}
