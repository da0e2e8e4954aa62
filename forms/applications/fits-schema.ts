import type { InputSchema } from '../validate/input-schema.ts';
import { answerFormats } from './answer-formats.ts';
import type { PatternBudget } from './checks/check-pattern.ts';
import { isNationalId } from './is-national-id.ts';
import { linearRegExp } from './patterns/linear-reg-exp.ts';

/** Figures in any notation. A text that may be a figure counts as one. */
const figure = /^[-−+]?[\d\s.,'’]*\d[\d\s.,'’]*$/;
const plainFigure = /^-?\d+(?:[.,]\d{1,2})?$/;

/**
 * Whether a text can be one answer to a question of this schema. False is certain; beyond the budget patterns
 * are not matched. The schema must have been checked.
 */
export function fitsSchema(text: string, schema: InputSchema, budget: PatternBudget): boolean {
  const { type = 'string', enum: choices } = schema;
  if (text.trim() === '') return false;
  if (type === 'array') return schema.items === undefined || fitsSchema(text, schema.items, budget);
  if (type === 'number' || type === 'integer') return fitsNumber(text, schema);
  if (choices && !choices.includes(text)) return false;
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern, format } = schema as Texts;
  const letters = [...text].length;
  if (letters < minLength || letters > maxLength) return false;
  // The id of a file is assigned when it is sent, so no value can be given beforehand.
  if (format === 'file') return false;
  if (format === 'national-id' && !isNationalId(text)) return false;
  if (format !== undefined && !answerFormats[format].test(text)) return false;
  if (pattern === undefined) return true;
  const wanted = linearRegExp(pattern);
  return !budget.take((letters + 1) * wanted.steps) || wanted.test(text);
}

interface Texts {
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: keyof typeof answerFormats;
}

function fitsNumber(text: string, schema: InputSchema): boolean {
  if (!figure.test(text)) return false;
  // Whether a comma or a point in a longer number separates thousands is not decided here.
  if (!plainFigure.test(text)) return true;
  const value = Number(text.replace(',', '.'));
  const { minimum = -Infinity, maximum = Infinity, multipleOf } = schema as Numbers;
  if (value < minimum || value > maximum) return false;
  if (schema.type === 'integer' && !Number.isInteger(value)) return false;
  return multipleOf === undefined || isWhole(value / multipleOf);
}

interface Numbers {
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
}

/** As exact as the validator is: `multipleOfPrecision`. */
export const isWhole = (quotient: number): boolean =>
  Math.abs(Math.round(quotient) - quotient) <= 1e-6;
