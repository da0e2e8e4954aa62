import type { JsonPath } from '../document/jsonText.ts';

/** A problem: its path in the form, its range in the text, and a message. */
export interface Problem {
  path: JsonPath;
  from: number;
  to: number;
  message: string;
  /** Merely unfinished: reported once the user leaves its part. */
  isUnfinished: boolean;
}
