import type { InputSchema } from '../../validate/input-schema.ts';
import { longestAnswer } from '../answer-formats.ts';
import type { ApplicationForm, Question } from '../application-form.ts';
import { atPointer, pointerPart } from '../at-pointer.ts';
import { linearRegExp } from '../patterns/linear-reg-exp.ts';
import { resolveFragment } from '../resolve-fragment.ts';
import { checkKeywords } from './check-keywords.ts';
import { checkMeaning } from './check-meaning.ts';
import { checkPattern, type PatternBudget } from './check-pattern.ts';
import { type Fault, faultAt, most } from './fault.ts';
import { repeated } from './repeated.ts';

/** The subject of a schema: an answer, an item of an answer, or a page of questions. */
type Kind = 'answer' | 'item' | 'page';

interface Place {
  pointer: string;
  document: unknown;
  kind: Kind;
  budget: PatternBudget;
  /** The names that led here. */
  seen?: readonly string[];
}

/** The faults of one question by itself. */
export function checkQuestion(
  question: Question,
  pointer: string,
  { document, budget }: { document: ApplicationForm; budget: PatternBudget },
): Fault[] {
  const { type, schema, options, validationRegexp } = question;
  if (schema !== undefined) {
    if (type !== undefined) return [faultAt(`${pointer}/type`, 'twoTypes')];
    return [
      ...(options ? [faultAt(`${pointer}/options`, 'strayOptions')] : []),
      ...(validationRegexp === undefined
        ? []
        : [faultAt(`${pointer}/validationRegexp`, 'strayPattern')]),
      ...checkFragment(schema, {
        pointer: `${pointer}/schema`,
        document,
        kind: 'answer',
        budget,
      }),
    ];
  }
  if (type === undefined) return [faultAt(pointer, 'noType')];
  const isChoice = type !== 'TEXT';
  const faults: Fault[] = [];
  if (isChoice && !options) faults.push(faultAt(pointer, 'noOptions'));
  if (!isChoice && options) faults.push(faultAt(`${pointer}/options`, 'strayOptions'));
  if (isChoice && validationRegexp !== undefined) {
    faults.push(faultAt(`${pointer}/validationRegexp`, 'strayPattern'));
  }
  if (validationRegexp !== undefined) {
    faults.push(...checkTextPattern(validationRegexp, `${pointer}/validationRegexp`, budget));
  }
  const values = (options ?? []).map((one, at) => ({
    value: typeof one === 'string' ? one : one.value,
    pointer: `${pointer}/options/${at}`,
  }));
  const taken = repeated(values, ({ value }) => value);
  return [
    ...faults,
    ...taken.map((one) => faultAt(one.pointer, 'takenOption', { value: one.value })),
  ];
}

/** A pattern of words, which have no other bounds. */
function checkTextPattern(pattern: string, pointer: string, budget: PatternBudget): Fault[] {
  const faults = checkPattern(pattern, pointer);
  if (faults.length > 0) return faults;
  if (linearRegExp(pattern).hasMatchOfLength([1, longestAnswer], budget)) return [];
  return [faultAt(pointer, 'noAnswer', { names: 'validationRegexp' })];
}

/** The faults of a schema in a question or a page. */
export function checkFragment(fragment: unknown, place: Omit<Place, 'seen'>): Fault[] {
  const faults = check(fragment, place);
  if (faults.length > 0 || place.kind === 'page') return faults;
  return checkMeaning(
    resolveFragment(fragment as InputSchema, place.document),
    place.pointer,
    place.budget,
    place.kind === 'item',
  );
}

function check(fragment: unknown, place: Place): Fault[] {
  const { pointer, kind } = place;
  if (typeof fragment !== 'object' || fragment === null || Array.isArray(fragment)) {
    return [faultAt(pointer, 'type', { name: 'schema', type: 'object' })];
  }
  const schema = fragment as InputSchema;
  return [
    ...checkKeywords(schema, pointer, kind),
    ...checkRef(schema, place),
    ...(kind === 'page' ? checkProperties(schema, place) : []),
    ...(kind === 'answer' && schema.items !== undefined
      ? check(schema.items, { ...place, pointer: `${pointer}/items`, kind: 'item', seen: [] })
      : []),
  ];
}

function checkRef({ $ref }: InputSchema, { pointer, seen = [], ...place }: Place): Fault[] {
  if ($ref === undefined) return [];
  const at = `${pointer}/$ref`;
  if (typeof $ref !== 'string') return [faultAt(at, 'type', { name: '$ref', type: 'string' })];
  if (!$ref.startsWith('#/')) return [faultAt(at, 'outsideRef', { ref: $ref })];
  if (seen.includes($ref)) return [faultAt(at, 'circularRef', { ref: $ref })];
  if (seen.length >= most.depth) return [faultAt(at, 'tooDeep', { most: most.depth })];
  const named = atPointer(place.document, $ref.slice(1));
  if (typeof named !== 'object' || named === null) {
    return [faultAt(at, 'unknownRef', { ref: $ref })];
  }
  // Faults of the target are reported at the reference, whose author sees the name.
  const faults = check(named, { ...place, pointer: at, seen: [...seen, $ref] });
  const byCode = new Map(faults.map((fault) => [fault.code, { ...fault, pointer: at }]));
  return [...byCode.values()];
}

function checkProperties(schema: InputSchema, { pointer, ...place }: Place): Fault[] {
  const { properties = {}, required = [], $ref } = schema;
  if (typeof properties !== 'object' || properties === null || Array.isArray(properties)) return [];
  const strays = Array.isArray(required) && $ref === undefined ? required : [];
  const missing = strays.flatMap((name, at) =>
    Object.hasOwn(properties, name)
      ? []
      : [faultAt(`${pointer}/required/${at}`, 'unknownMember', { name })],
  );
  const faults = Object.entries(properties).flatMap(([name, one]) => {
    const at = `${pointer}/properties/${pointerPart(name)}`;
    const isName = /^[A-Za-z_][A-Za-z0-9_-]{0,99}$/.test(name);
    return [
      ...(isName ? [] : [faultAt(at, 'brokenId')]),
      ...checkFragment(one, { ...place, pointer: at, kind: 'answer' }),
    ];
  });
  return [...faults, ...missing];
}
