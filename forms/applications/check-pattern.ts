import { type Fault, type FaultCode, faultAt } from './fault.ts';
import { linearRegExp } from './linear-reg-exp.ts';

/** RE2 names the place after what is wrong with it. */
const place = /`(.*)`$/s;

/** What is said of which trouble of its. */
const codes: [RegExp, FaultCode][] = [
  [/missing closing/, 'patternOpen'],
  [/unexpected \)/, 'patternClosed'],
  [/missing argument to repetition|invalid nested repetition/, 'patternNothingRepeated'],
  [/invalid repeat count|nests too deeply|too large/, 'tooHeavy'],
  [/Perl syntax|named capture|lookbehind/, 'patternLooksAround'],
];

/** Characters of a pattern; and a text's length times the steps is what an answer costs at most. */
const most = { characters: 1000, steps: 2000 };

/** What is wrong with a pattern, which stands at a place. */
export function checkPattern(pattern: string, pointer: string): Fault[] {
  const tooHeavy = [faultAt(pointer, 'tooHeavy')];
  if (pattern.length > most.characters) return tooHeavy;
  try {
    return linearRegExp(pattern).steps > most.steps ? tooHeavy : [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const code = codes.find(([told]) => told.test(reason))?.[1] ?? 'pattern';
    return [faultAt(pointer, code, { part: place.exec(reason)?.[1] ?? pattern })];
  }
}
