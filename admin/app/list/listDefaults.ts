import type { ReactNode } from 'react';
import type { CatalogueField, CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';

/** Rows of a table, as lines or as cards. */
export interface RowsProps {
  resource: CatalogueResource;
  empty: ReactNode;
  /** A column that is the same in every row, such as the key of the row above the list. */
  except?: string;
  /** The key to the page that a row opens, where it only ties two others together. */
  leadsTo?: CatalogueField | null;
  /** Controls for each row in the list. */
  tools?: ReactNode;
}

/** The initial number of rows of each screen, and the choices for a list. */
export const pageSizes = {
  list: 25,
  choices: [10, 25, 50, 100],
  queue: 50,
  queueCard: 5,
  latestEvents: 7,
} as const;
