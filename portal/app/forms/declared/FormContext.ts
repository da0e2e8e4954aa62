import type { TadaDocumentNode } from 'gql.tada';
import type { Labels } from '#forms/words/words-in.ts';
import type { Company } from '../companies/CompanySearch.tsx';

/** The rows that a field may reference, from a list of the API. */
export interface RowChoices {
  document: TadaDocumentNode<
    Record<string, { total: number; items: ({ id: string } & Record<string, unknown>)[] }>,
    { search?: string | null }
  >;
  /** The list to query. */
  list: string;
  /** The field a row goes by. */
  label: string;
  /** The list can be searched; else all of it is there to choose from. */
  isSearched: boolean;
}

/** The context that every part of a declared form can read. */
export interface FormContext {
  /** The mutation, under which the form's own labels are found. */
  name: string;
  words: Labels;
  /** The row the form changes, as it was read; null where nothing is there yet. */
  row: object | null;
  /** The sources from which rows are chosen for a field that points to them, by type. */
  choices: Record<string, RowChoices>;
  /** Lays values over the object at a path; for a part that fills several fields at once. */
  fill: (path: readonly (string | number)[], values: object) => void;
  /** The value at a path. */
  read: (path: readonly (string | number)[]) => unknown;
  onCompany: ((company: Company) => Promise<boolean>) | undefined;
  consequence: string | undefined;
  /** The form's own sentence for a refused field; undefined to use the general sentence. */
  refused?: (field: string, code: string) => string | undefined;
}
