import type { ErrorObject } from 'ajv';
import type { InputSchema } from './input-schema.ts';
import { isWritableText } from './is-writable-text.ts';
import { mapInput } from './map-input.ts';
import { tidyInput } from './tidy-input.ts';
import { type FieldError, toFieldErrors } from './to-field-errors.ts';

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
