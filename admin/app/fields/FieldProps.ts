import type { CatalogueField } from '../../../plugins/core/catalogue/catalogue.ts';

/** What every view of a value gets: the column and what stands in it. */
export interface FieldProps {
  field: CatalogueField;
  value: unknown;
}
