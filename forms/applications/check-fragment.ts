import type { InputSchema } from '../validate/input-schema.ts';
import { atPointer, pointerPart } from './at-pointer.ts';
import type { Fault, FaultCode } from './fault.ts';
import { fragmentFormats, fragmentKeywords, fragmentTypes } from './fragment-keywords.ts';
import { patternFault } from './pattern-fault.ts';

interface Place {
  pointer: string;
  document: unknown;
  /** A page's schema is an object of questions; a question's is of one answer. */
  isPage?: boolean;
  seen?: readonly string[];
}

/** What is wrong with a schema that a question or a page bears. */
export function checkFragment(fragment: unknown, place: Place): Fault[] {
  const { pointer, document, isPage = false, seen = [] } = place;
  if (typeof fragment !== 'object' || fragment === null || Array.isArray(fragment)) {
    return [faultAt(pointer, 'type', { name: 'schema', type: 'object' })];
  }
  const schema = fragment as InputSchema;
  const known: readonly string[] = isPage
    ? ['type', 'title', 'description', 'properties', 'required', '$ref']
    : fragmentKeywords;
  const faults: Fault[] = Object.keys(schema)
    .filter((name) => !known.includes(name))
    .map((name) =>
      faultAt(`${pointer}/${pointerPart(name)}`, 'unknownKeyword', {
        name,
        choices: known.join(', '),
      }),
    );
  faults.push(...checkRef(schema, { pointer, document, isPage, seen }));
  if (isPage) return [...faults, ...checkProperties(schema, { pointer, document })];
  return [...faults, ...checkValue(schema, { pointer, document, seen })];
}

function checkRef({ $ref }: InputSchema, { pointer, document, isPage, seen = [] }: Place): Fault[] {
  if ($ref === undefined) return [];
  const at = `${pointer}/$ref`;
  if (typeof $ref !== 'string') return [faultAt(at, 'type', { name: '$ref', type: 'string' })];
  if (!$ref.startsWith('#/')) return [faultAt(at, 'outsideRef', { ref: $ref })];
  if (seen.includes($ref)) return [faultAt(at, 'circularRef', { ref: $ref })];
  const named = atPointer(document, $ref.slice(1));
  if (typeof named !== 'object' || named === null)
    return [faultAt(at, 'unknownRef', { ref: $ref })];
  // What is wrong in there is told where it is named; who mends it sees the name.
  return checkFragment(named, {
    pointer: at,
    document,
    isPage: isPage ?? false,
    seen: [...seen, $ref],
  }).map((fault) => ({ ...fault, pointer: at }));
}

function checkProperties(
  { properties, required }: InputSchema,
  { pointer, document }: Place,
): Fault[] {
  if (properties === undefined) return [];
  if (typeof properties !== 'object' || properties === null || Array.isArray(properties)) {
    return [faultAt(`${pointer}/properties`, 'type', { name: 'properties', type: 'object' })];
  }
  const isList = required === undefined || Array.isArray(required);
  return [
    ...(isList
      ? []
      : [faultAt(`${pointer}/required`, 'type', { name: 'required', type: 'array' })]),
    ...Object.entries(properties).flatMap(([name, one]) => [
      ...(/^[A-Za-z_][A-Za-z0-9_.-]{0,99}$/.test(name)
        ? []
        : [faultAt(`${pointer}/properties/${pointerPart(name)}`, 'broken', { name })]),
      ...checkFragment(one, { pointer: `${pointer}/properties/${pointerPart(name)}`, document }),
    ]),
  ];
}

const isCount = (value: unknown) => Number.isInteger(value) && (value as number) >= 0;
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isTexts = (value: unknown) =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one) => typeof one === 'string' && one !== '');
const isText = (value: unknown) => typeof value === 'string';

/** What each keyword has to be, so that Ajv can be given it. */
const shapes: Record<string, { is: (value: unknown) => boolean; type: string }> = {
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
  title: { is: isText, type: 'string' },
  description: { is: isText, type: 'string' },
};

function checkValue(schema: InputSchema, { pointer, document, seen = [] }: Place): Fault[] {
  const { type, format, pattern, items } = schema;
  const faults: Fault[] = [];
  for (const [name, { is, type: wanted }] of Object.entries(shapes)) {
    if (name in schema && !is(schema[name])) {
      faults.push(faultAt(`${pointer}/${name}`, 'type', { name, type: wanted }));
    }
  }
  if (type !== undefined && !fragmentTypes.some((one) => one === type)) {
    faults.push(
      faultAt(`${pointer}/type`, 'choice', { name: 'type', choices: fragmentTypes.join(', ') }),
    );
  }
  if (typeof format === 'string' && !fragmentFormats.some((one) => one === format)) {
    faults.push(
      faultAt(`${pointer}/format`, 'unknownFormat', {
        format,
        choices: fragmentFormats.join(', '),
      }),
    );
  }
  const reason = typeof pattern === 'string' ? patternFault(pattern) : null;
  if (reason !== null) faults.push(faultAt(`${pointer}/pattern`, 'pattern', { reason }));
  if (Array.isArray(schema.enum) && new Set(schema.enum).size < schema.enum.length) {
    const value = String(
      schema.enum.find((one, at) => (schema.enum as unknown[]).indexOf(one) < at),
    );
    faults.push(faultAt(`${pointer}/enum`, 'takenOption', { value }));
  }
  if (items !== undefined) {
    const nested = (items as { items?: unknown }).items !== undefined;
    faults.push(
      ...(nested
        ? [faultAt(`${pointer}/items/items`, 'unknownKeyword', { name: 'items', choices: 'enum' })]
        : []),
      ...checkFragment(items, { pointer: `${pointer}/items`, document, seen }),
    );
  }
  return faults;
}

export const faultAt = (pointer: string, code: FaultCode, values: Fault['values'] = {}): Fault => ({
  pointer,
  code,
  values,
});
