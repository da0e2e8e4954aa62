import type { Labels } from '#forms/words/words-in.ts';
import type { Company } from '../companies/Company.ts';
import type { RowChoices } from './RowChoices.ts';

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
