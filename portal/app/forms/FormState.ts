import type { Refusal } from '../errors/Refusal.ts';

/** What a form's fields read and write. Values are kept by path, as the refusals name them. */
export interface FormState {
  values: Record<string, string>;
  errors: Record<string, Refusal>;
  /** What was refused and none of the fields takes. */
  others: readonly Refusal[];
  set: (path: string, value: string) => void;
  fill: (values: Record<string, string>) => void;
  /** Shows refusals at their fields, the rest below the form, and puts the focus on the first. */
  refuse: (refusals: readonly Refusal[]) => void;
  /** Empties the form and what was kept of it. */
  forget: () => void;
}
