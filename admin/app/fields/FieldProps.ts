import type { CatalogueField } from '#plugins/core/catalogue/catalogue.ts';

/** The props of every view of a value: the column and the value. */
export interface FieldProps {
  field: CatalogueField;
  value: unknown;
}
