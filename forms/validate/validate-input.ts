import type { ErrorObject } from 'ajv';
import type { InputSchema } from './input-schema.ts';
import { isWritableText } from './is-writable-text.ts';
import { tidyField } from './tidy-field.ts';
import { tidyText } from './tidy-text.ts';
import { type FieldError, toFieldErrors } from './to-field-errors.ts';

/** More spaces than this are no slip of the hand. */
const longestEmpty = 1_000;

type Visit = (schema: InputSchema, value: unknown, path: string) => { value: unknown } | undefined;

/** A pattern of digits only, as codes have: spaces between them carry no meaning. */
const ofDigits = /^\^\(?\[0-9\][^[\]]*$/;

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Control characters and those that change the direction of writing; the database has the same list. */
const unclear = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** A compiled schema, by Ajv at start on the server or written out at build for the browser. */
export interface Validator {
  (input: unknown): boolean;
  errors?: ErrorObject[] | null;
}

/** Names of people and things. A camera's name for a picture is corrected where files are accepted. */
const isName = /(^|[.\da-z])[nN]ame$(?<!filename)/;
const decimal = /^-?\d+(?:\.\d+)?$/;

/** Decimals travel as texts; limits such as `maximum` are about numbers. */
function withNumbers(schema: InputSchema, input: unknown): unknown {
  return mapInput(schema, input, ({ format }, value) =>
    format === 'decimal' && typeof value === 'string' && decimal.test(value)
      ? { value: Number(value) }
      : undefined,
  );
}

/** Not written in the schemas, since it applies to all texts. */
function unwritableTexts(schema: InputSchema, input: unknown): FieldError[] {
  const errors: FieldError[] = [];
  mapInput(schema, input, (_schema, value, path) => {
    if (typeof value !== 'string') return undefined;
    const isGood = isWritableText(value) && (!isName.test(path) || isClearName(value));
    if (!isGood) errors.push({ code: 'INVALID', path });
    return undefined;
  });
  return errors;
}

/** Every rule of its schema that an input, once it is tidied, breaks; empty when it is good. */
export function validateInput(
  validator: Validator,
  schema: InputSchema,
  input: unknown,
): FieldError[] {
  const tidy = tidyInput(schema, input);
  const checked = withNumbers(schema, tidy);
  const broken = validator(checked) ? [] : toFieldErrors(validator.errors ?? [], schema, checked);
  const paths = new Set(broken.map(({ path }) => path));
  return [...broken, ...unwritableTexts(schema, tidy).filter(({ path }) => !paths.has(path))];
}

/** Whether a name is one line that reads as it is written, and cannot be made to look like another. */
function isClearName(text: string): boolean {
  return !unclear.test(text);
}

/**
 * An input with every text tidied by the name of its field, before validation: the same in browser and
 * server. Files, and texts that the schema does not declare, such as the document of a form, stay unchanged.
 */
export function tidyInput(schema: InputSchema, input: unknown): unknown {
  const countries = new Map<string, string>();
  return mapInput(schema, input, (field, value, path) => {
    if (field.file) return { value };
    if (isObject(value)) noteCountry(value, path, countries);
    if (typeof value !== 'string') return undefined;
    // A text of zero-width spaces alone is empty anywhere.
    if (field.asWritten || ![field.type].flat().includes('string')) {
      return value.length <= longestEmpty && tidyText(value) === '' ? { value: '' } : undefined;
    }
    const parts = path.split('.');
    const name = parts.findLast((part) => !/^\d+$/.test(part)) ?? '';
    const above = parts.slice(0, parts.lastIndexOf(name)).join('.');
    const tidy = tidyField(name, value, countries.get(above) ?? null);
    const isCode = typeof field.pattern === 'string' && ofDigits.test(field.pattern);
    return { value: isCode ? tidy.replace(/ /g, '') : tidy };
  });
}

function noteCountry(value: Record<string, unknown>, path: string, into: Map<string, string>) {
  const country = value.country ?? value.countryCode;
  if (typeof country === 'string') into.set(path, country.trim());
}

/**
 * Copies an input along its schema. `visit` may return a value's replacement; other values are copied,
 * recursing into objects and lists. Absent stays absent and null stays null.
 */
export function mapInput(schema: InputSchema, value: unknown, visit: Visit, path = ''): unknown {
  const answer = visit(schema, value, path);
  if (answer) return answer.value;
  const below = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`);
  if (Array.isArray(value)) {
    return value.map((item, i) => mapInput(schema.items ?? {}, item, visit, below(i)));
  }
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).map(([key, item]): [string, unknown] => [
      key,
      mapInput(schema.properties?.[key] ?? {}, item, visit, below(key)),
    ]);
    return Object.fromEntries(entries);
  }
  return value;
}
