import type { InputSchema } from '../../validate/input-schema.ts';
import { pointerPart } from '../at-pointer.ts';
import { checkPattern } from './check-pattern.ts';
import { type Fault, faultAt, most } from './fault.ts';
import { repeated } from './repeated.ts';

/** The keywords allowed in a question's own schema. An answer is a text, or several if it is an array. */
export const fragmentKeywords = [
  'type',
  'format',
  'enum',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'multipleOf',
  'items',
  'minItems',
  'maxItems',
  'title',
  'description',
  '$ref',
] as const;

/** The formats of a text, each with a control of its own. */
export const fragmentFormats = [
  'date',
  'time',
  'date-time',
  'email',
  'phone',
  'national-id',
  'address',
  'file',
] as const;

export const fragmentTypes = ['string', 'number', 'integer', 'array'] as const;

type Is = (value: unknown) => boolean;

const isText: Is = (value) => typeof value === 'string';
const isCount: Is = (value) => Number.isInteger(value) && (value as number) >= 0;
const isNumber: Is = (value) => typeof value === 'number' && Number.isFinite(value);
const isObject: Is = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts: Is = (value) =>
  Array.isArray(value) && value.length > 0 && value.every((one) => isText(one) && one !== '');
const isLocalized: Is = (value) =>
  isText(value) ||
  (isObject(value) &&
    Object.entries(value as object).every(
      ([language, one]) => ['nb', 'en'].includes(language) && isText(one),
    ));

/** The required shape of each keyword, so that Ajv accepts it. */
const shapes: Record<string, { is: Is; type: string }> = {
  minLength: { is: isCount, type: '0, 1, 2 …' },
  maxLength: { is: isCount, type: '0, 1, 2 …' },
  minItems: { is: isCount, type: '0, 1, 2 …' },
  maxItems: { is: isCount, type: '0, 1, 2 …' },
  minimum: { is: isNumber, type: 'number' },
  maximum: { is: isNumber, type: 'number' },
  multipleOf: { is: (value) => isNumber(value) && (value as number) > 0, type: 'number > 0' },
  enum: { is: isTexts, type: '["…"]' },
  pattern: { is: isText, type: 'string' },
  format: { is: isText, type: 'string' },
  title: { is: isLocalized, type: 'string / {nb, en}' },
  description: { is: isLocalized, type: 'string / {nb, en}' },
  properties: { is: isObject, type: 'object' },
  required: { is: (value) => Array.isArray(value) && value.every(isText), type: '["…"]' },
};

const pageKeywords = ['type', 'title', 'description', 'properties', 'required', '$ref'];

/** The faults of a schema's keywords, each by itself. */
export function checkKeywords(
  schema: InputSchema,
  pointer: string,
  kind: 'answer' | 'item' | 'page',
): Fault[] {
  const known: readonly string[] =
    kind === 'page'
      ? pageKeywords
      : fragmentKeywords.filter((name) => kind === 'answer' || name !== 'items');
  return Object.entries(schema).flatMap(([name, value]) => {
    const at = `${pointer}/${pointerPart(name)}`;
    if (!known.includes(name)) {
      return [faultAt(at, 'unknownKeyword', { name, choices: known.join(', ') })];
    }
    const shape = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
    if (shape && !shape.is(value)) return [faultAt(at, 'type', { name, type: shape.type })];
    return checkOne(name, value, at, kind === 'page' ? ['object'] : fragmentTypes);
  });
}

function checkOne(name: string, value: unknown, at: string, types: readonly string[]): Fault[] {
  const among = (choices: readonly string[]) => choices.some((one) => one === value);
  if (name === 'type' && !among(types)) {
    return [faultAt(at, 'choice', { name, choices: types.join(', ') })];
  }
  if (name === 'format' && !among(fragmentFormats)) {
    const choices = fragmentFormats.join(', ');
    return [faultAt(at, 'unknownFormat', { format: value as string, choices })];
  }
  if (name === 'pattern') return checkPattern(value as string, at);
  if (name !== 'enum') return [];
  if ((value as string[]).length > most.options) {
    return [faultAt(at, 'tooLong', { name, most: most.options })];
  }
  return repeated(value as string[], (one) => one).map((one) =>
    faultAt(at, 'takenOption', { value: one }),
  );
}
