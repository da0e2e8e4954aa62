/** The codes of a form's faults; `faults.{nb,en}.json` contain their messages. */
export type FaultCode = keyof typeof import('./faults.en.json');

/** A fault in a form: its place, its kind and the name concerned. */
export interface Fault {
  /** A JSON Pointer into the document, to the faulty or missing part. */
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
