import type { InputSchema } from '../../validate/input-schema.ts';
import { type answerFormats, formatLengths, longestAnswer } from '../answer-formats.ts';
import { fitsSchema, isWhole } from '../fits-schema.ts';
import { linearRegExp } from '../patterns/linear-reg-exp.ts';
import type { PatternBudget } from './check-pattern.ts';
import { type Fault, faultAt } from './fault.ts';

/**
 * Faults that make a question unanswerable, at the keyword that causes them. Only certain cases are reported.
 */
export function checkAnswerable(
  schema: InputSchema,
  pointer: string,
  budget: PatternBudget,
): Fault[] {
  const { type = 'string' } = schema;
  const found =
    type === 'array'
      ? inTheWayOfChoices(schema, budget)
      : type === 'string'
        ? inTheWayOfText(schema, budget)
        : inTheWayOfNumber(schema);
  const [first] = found;
  return first ? [faultAt(`${pointer}/${first}`, 'noAnswer', { names: found.join(', ') })] : [];
}

/** The keywords among these that a schema has. */
const had = (schema: InputSchema, ...names: string[]) =>
  names.filter((name) => schema[name as keyof InputSchema] !== undefined);

function inTheWayOfText(schema: InputSchema, budget: PatternBudget): string[] {
  const { minLength = 1, maxLength = longestAnswer, pattern, format } = schema as Texts;
  const bounds = had(schema, 'minLength', 'maxLength');
  const [shortest, longest] = format ? formatLengths[format] : [1, longestAnswer];
  const [least, most] = [Math.max(1, minLength, shortest), Math.min(maxLength, longest)];
  // An answer of no letters is none.
  if (maxLength === 0) return ['maxLength'];
  if (minLength > longestAnswer && schema.maxLength === undefined) return ['minLength'];
  if (least > most) return [...bounds, 'format'];
  if (schema.enum && !schema.enum.some((one) => fitsSchema(String(one), schema, budget))) {
    return ['enum', ...had(schema, 'minLength', 'maxLength', 'pattern', 'format')];
  }
  const wanted = pattern === undefined ? null : linearRegExp(pattern);
  if (!wanted || wanted.hasMatchOfLength([least, most], budget)) return [];
  // Alone where it matches nothing at all, whatever the bounds.
  const isAlone = !wanted.hasMatchOfLength([1, longestAnswer], budget);
  return ['pattern', ...(isAlone ? [] : [...bounds, ...had(schema, 'format')])];
}

interface Texts {
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: keyof typeof answerFormats;
}

function inTheWayOfNumber(schema: InputSchema): string[] {
  const { minimum, maximum, multipleOf } = schema as Record<string, number | undefined>;
  if (minimum === undefined || maximum === undefined) return [];
  const steps = [...(schema.type === 'integer' ? [1] : []), multipleOf ?? []].flat();
  const tooCoarse = steps.filter((step) => !isMultipleBetween(step, minimum, maximum));
  if (tooCoarse.length === 0) return [];
  return ['minimum', 'maximum', ...(tooCoarse[0] === 1 ? ['type'] : ['multipleOf'])];
}

const isMultipleBetween = (step: number, least: number, most: number): boolean =>
  isWhole(least / step) || Math.ceil(least / step) * step <= most;

function inTheWayOfChoices(
  { items, minItems = 0, maxItems }: InputSchema,
  budget: PatternBudget,
): string[] {
  if (maxItems === 0) return ['maxItems'];
  const choices = items?.enum ?? [];
  const possible = choices.filter((one) => items && fitsSchema(String(one), items, budget));
  if (possible.length < Math.max(1, Number(minItems))) return ['items'];
  return [];
}
