import type { Catalogue, CatalogueField } from '#plugins/core/catalogue/catalogue.ts';
import { tagOf } from './tagOf.ts';
import { unitColumn } from './unitColumn.ts';

/**
 * The unit of a number: `MINOR` (øre), `PERCENT` or another value of the enum. The tag `@unit` names it, or
 * the column that contains it for each row. Undefined for a number without a unit.
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
