import type { Refusal } from '../errors/Refusal.ts';

/** The values and errors that a form's fields read and write, by the paths that refusals use. */
export interface FormState {
  values: Record<string, string>;
  errors: Record<string, Refusal>;
  /** Refusals that belong to none of the fields. */
  others: readonly Refusal[];
  set: (path: string, value: string) => void;
  fill: (values: Record<string, string>) => void;
  /** Shows refusals at their fields, the rest below the form, and puts the focus on the first. */
  refuse: (refusals: readonly Refusal[]) => void;
  /** Empties the form and deletes its draft. */
  forget: () => void;
}
