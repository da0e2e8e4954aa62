import type { JsonPath } from '../document/jsonText.ts';

/** Something to mend: where in the form, where in its text, and in words. */
export interface Problem {
  path: JsonPath;
  from: number;
  to: number;
  said: string;
  /** Merely unfinished: reported once the user leaves its part. */
  isUnfinished: boolean;
}
