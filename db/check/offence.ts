/** Something in the files of a module that is not as it must be, and what to write instead. */
export interface Offence {
  /** Which rule: the name of its file or of what looks for it. */
  rule: string;
  /** From the root of the project; null for what has no file, such as an object made by hand. */
  file: string | null;
  /** Counted from 1. */
  line: number | null;
  /** The offence as a sentence. */
  what: string;
  /** The correction to make. */
  cure: string;
}
