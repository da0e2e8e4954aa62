import type { SaidWords } from '../../../../forms/words/words-in.ts';
import type { Company } from '../companies/Company.ts';

/** What every part of a declared form can reach. */
export interface FormContext {
  /** The mutation, under which the form's own words stand. */
  name: string;
  words: SaidWords;
  /** Nothing is there yet that the form would change. */
  isNew: boolean;
  /** Lays values over the object at a path; for a part that fills several fields at once. */
  fill: (path: readonly (string | number)[], values: object) => void;
  onCompany: ((company: Company) => Promise<boolean>) | undefined;
  consequence: string | undefined;
}
