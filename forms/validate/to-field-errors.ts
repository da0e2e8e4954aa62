import type { ErrorObject } from 'ajv';
import type { InputSchema } from './input-schema.ts';

const codes: Record<string, string> = {
  required: 'BLANK',
  dependentRequired: 'BLANK',
  minItems: 'BLANK',
  minProperties: 'BLANK',
  contains: 'BLANK',
  maxLength: 'TOO_BIG',
  maxItems: 'TOO_BIG',
  maximum: 'TOO_BIG',
  exclusiveMaximum: 'TOO_BIG_OR_EQUAL',
  minimum: 'TOO_SMALL',
  exclusiveMinimum: 'TOO_SMALL_OR_EQUAL',
  enum: 'INCLUSION',
  const: 'INCLUSION',
  uniqueItems: 'TAKEN',
  'false schema': 'PRESENT',
};

/** One broken rule: a code of the closed list and the camel-case path of the field. */
export interface FieldError {
  code: string;
  path: string;
}

function unescapePart(part: string): string {
  return decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
}

function segments(pointer: string): string[] {
  return pointer.split('/').slice(1).map(unescapePart);
}

function at(root: unknown, path: string[]): unknown {
  return path.reduce<unknown>(
    (found, part) => (found as Record<string, unknown> | undefined)?.[part],
    root,
  );
}

/** Ends a path at the upload it runs into: a person sees one field there, not its parts. */
function upToFile(schema: InputSchema, path: string[]): string[] {
  let here: InputSchema | undefined = schema;
  for (const [depth, part] of path.entries()) {
    here = here?.properties?.[part] ?? here?.items;
    if (here?.file) return path.slice(0, depth + 1);
  }
  return path;
}

/** The code that the schema itself assigns to the error, on the violated keyword or the missing property. */
function ownCode(schema: InputSchema, error: ErrorObject, missing: string | undefined) {
  const owner = at(schema, segments(error.schemaPath).slice(0, -1)) as InputSchema | undefined;
  const property = missing === undefined ? owner : owner?.properties?.[missing];
  return property?.errorCodes?.[error.keyword];
}

/**
 * Turns what Ajv found into the errors of a mutation. Pure, and the same in browser and server, so
 * that a form and the API never disagree about what is wrong with an answer.
 */
export function toFieldErrors(
  errors: readonly ErrorObject[],
  schema: InputSchema,
  input: unknown,
): FieldError[] {
  const found = new Map<string, FieldError>();
  // `if` and `anyOf` only repeat the errors of their branches.
  const specific = errors.filter(({ keyword }) => keyword !== 'if' && keyword !== 'anyOf');
  for (const error of specific.length > 0 ? specific : errors) {
    const { missingProperty, additionalProperty } = error.params as Record<string, string>;
    const extra = missingProperty ?? additionalProperty;
    const full = [...segments(error.instancePath), ...(extra === undefined ? [] : [extra])];
    const path = upToFile(schema, full).join('.');
    const code =
      ownCode(schema, error, missingProperty) ??
      codeOfKeyword(error.keyword, error.params.limit, at(input, segments(error.instancePath)));
    found.set(`${path} ${code}`, { code, path });
  }
  return [...found.values()];
}

/** The code of the closed list for a broken keyword of JSON Schema. */
function codeOfKeyword(keyword: string, limit: unknown, value: unknown): string {
  if (keyword === 'minLength') return limit === 1 || value === '' ? 'BLANK' : 'TOO_SHORT';
  if (keyword === 'minItems' && limit !== 1 && Array.isArray(value) && value.length > 0) {
    return 'TOO_SHORT';
  }
  if (keyword === 'type' && value === null) return 'BLANK';
  // An empty field is reported as missing, not as malformed.
  const isShape = keyword === 'format' || keyword === 'pattern';
  if (isShape && typeof value === 'string' && value.trim() === '') return 'BLANK';
  return codes[keyword] ?? 'INVALID';
}
