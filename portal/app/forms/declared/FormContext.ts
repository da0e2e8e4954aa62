import type { SaidWords } from '../../../../forms/words/words-in.ts';
import type { Company } from '../companies/Company.ts';
import type { RowChoices } from './RowChoices.ts';

/** What every part of a declared form can reach. */
export interface FormContext {
  /** The mutation, under which the form's own words stand. */
  name: string;
  words: SaidWords;
  /** The row the form changes, as it was read; null where nothing is there yet. */
  row: object | null;
  /** What the rows a field points to are chosen from, by their type. */
  choices: Record<string, RowChoices>;
  /** Lays values over the object at a path; for a part that fills several fields at once. */
  fill: (path: readonly (string | number)[], values: object) => void;
  /** What stands at a path now. */
  read: (path: readonly (string | number)[]) => unknown;
  onCompany: ((company: Company) => Promise<boolean>) | undefined;
  consequence: string | undefined;
  /** What a form says of a refused field in words of its own; undefined where ours will do. */
  refused?: (field: string, code: string) => string | undefined;
}
