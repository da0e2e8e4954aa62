/** A fault in the files of a module, with its cure. */
export interface Offence {
  /** The rule, by the name of its file or of the code that checks it. */
  rule: string;
  /** Relative to the root of the project; null for an object without a file, such as one made by hand. */
  file: string | null;
  /** Counted from 1. */
  line: number | null;
  /** The offence as a sentence. */
  what: string;
  /** The correction to make. */
  cure: string;
}
