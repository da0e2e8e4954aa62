/** The codes of a form's faults; `faults.{nb,en}.json` contain their messages. */
export type FaultCode = keyof typeof import('./faults.en.json');

/** Something to mend in a form: where, what, and what it is about. */
export interface Fault {
  /** A JSON Pointer into the document: what is wrong stands there, or is missing there. */
  pointer: string;
  code: FaultCode;
  /** Of which the words speak. */
  values: Record<string, string | number>;
}

export const faultAt = (pointer: string, code: FaultCode, values: Fault['values'] = {}): Fault => ({
  pointer,
  code,
  values,
});
