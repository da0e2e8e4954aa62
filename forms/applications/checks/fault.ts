import { pointerPart } from '../at-pointer.ts';

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

/** The limits of one form. */
export const most = {
  kilobytes: 200,
  depth: 20,
  questions: 500,
  options: 500,
  expandedKilobytes: 1000,
};

/** Whether a value can be a form at all: all later checks walk through it any number of times. */
export function checkSize(document: unknown): Fault[] {
  if (typeof document !== 'object' || document === null) return [faultAt('', 'notJson')];
  const deep = tooDeepAt(document);
  if (deep !== null) return [faultAt(deep, 'tooDeep', { most: most.depth })];
  const size = new TextEncoder().encode(JSON.stringify(document)).length / 1000;
  if (size <= most.kilobytes) return [];
  return [faultAt('', 'tooLarge', { size: Math.ceil(size), most: most.kilobytes })];
}

/** The pointer of the first object nested too deeply; null if there is none. */
function tooDeepAt(value: object, pointer = '', depth = 1): string | null {
  if (depth > most.depth) return pointer;
  for (const [name, one] of Object.entries(value)) {
    if (typeof one !== 'object' || one === null) continue;
    const found = tooDeepAt(one, `${pointer}/${pointerPart(name)}`, depth + 1);
    if (found !== null) return found;
  }
  return null;
}
