import { pointerPart } from '../at-pointer.ts';
import { linearRegExp } from '../patterns/linear-reg-exp.ts';
import {
  patternLimits as most,
  patternLimits,
  weightOfSource,
} from '../patterns/pattern-limits.ts';
import { type Fault, type FaultCode, faultAt } from './fault.ts';

/**
 * Instructions that patterns may still take in one call. They are counted before anything runs, so browser and server
 * decide alike on any machine.
 */
export class PatternBudget {
  #left = patternLimits.stepsOfCall;

  /** Whether that many are left, which are then spent. */
  take(steps: number): boolean {
    if (steps > this.#left) return false;
    this.#left -= steps;
    return true;
  }
}

/** RE2 puts the position after the message. */
const place = /`(.*)`$/s;

/** The fault codes of the parser's messages. */
const codes: [RegExp, FaultCode][] = [
  [/missing closing/, 'patternOpen'],
  [/unexpected \)/, 'patternClosed'],
  [/missing argument to repetition|invalid nested repetition/, 'patternNothingRepeated'],
  [/invalid repeat count|nests too deeply|too large/, 'tooHeavy'],
  [/Perl syntax|named capture|lookbehind/, 'patternLooksAround'],
];

/** The faults of the pattern at a pointer. */
export function checkPattern(pattern: string, pointer: string): Fault[] {
  const tooHeavy = [faultAt(pointer, 'tooHeavy')];
  if (pattern.length > most.characters) return tooHeavy;
  const bare = withoutSlashes(pattern);
  if (bare !== null) return [faultAt(pointer, 'patternSlashes', { part: bare })];
  try {
    return linearRegExp(pattern).steps > most.steps ? tooHeavy : [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const code = codes.find(([matcher]) => matcher.test(reason))?.[1] ?? 'pattern';
    return [faultAt(pointer, code, { part: place.exec(reason)?.[1] ?? pattern })];
  }
}

/** A pattern written as programs write it, between slashes, as it has to be written here; null where it is not. */
function withoutSlashes(pattern: string): string | null {
  const [, body, flags = ''] = /^\/(.+)\/([dgimsuvy]*)$/s.exec(pattern) ?? [];
  if (body === undefined) return null;
  const supported = [...'ims'].filter((flag) => flags.includes(flag)).join('');
  return `${supported ? `(?${supported})` : ''}${body.replaceAll('\\/', '/')}`;
}

/**
 * The faults of a document whose patterns are too large together. Patterns after that point are not compiled.
 */
export function checkPatternsTogether(document: object): Fault[] {
  const seen = new Set<string>();
  let weight = 0;
  for (const { pattern, pointer } of patternsIn(document)) {
    if (seen.has(pattern) || pattern.length > most.characters) continue;
    seen.add(pattern);
    weight += weightOfSource(pattern);
    if (weight <= most.weight) weight += stepsOf(pattern);
    if (weight <= most.weight) continue;
    return [faultAt(pointer, 'patternsTooHeavy', { weight, most: most.weight })];
  }
  return [];
}

/** None where the pattern is broken, which is a fault of its own. */
function stepsOf(pattern: string): number {
  try {
    return linearRegExp(pattern).steps;
  } catch {
    return 0;
  }
}

function* patternsIn(value: object, pointer = ''): Generator<{ pattern: string; pointer: string }> {
  for (const [name, one] of Object.entries(value)) {
    const at = `${pointer}/${pointerPart(name)}`;
    if (typeof one === 'object' && one !== null) yield* patternsIn(one, at);
    else if (typeof one === 'string' && /^(pattern|validationRegexp)$/.test(name)) {
      yield { pattern: one, pointer: at };
    }
  }
}
