import { createContext } from 'react';
import type { CatalogueField } from '#plugins/core/catalogue/catalogue.ts';

/** The props of every view of a value: the column and the value. */
export interface FieldProps {
  field: CatalogueField;
  value: unknown;
}

/** Whether a value is inside a row, where a click opens that row and nothing else. */
export const RowContext = createContext(false);
