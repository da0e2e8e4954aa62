import type { InputSchema } from '../validate/input-schema.ts';

const isNullable = ({ type }: InputSchema) => [type].flat().includes('null');
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The input to send: the properties known to the schema, as resolved for these values. Empty fields are left
 * out; a field that has been emptied is sent as null, since absent properties stay unchanged. An optional
 * object, such as an address, is left out as long as it contains no more than the initial values of a new
 * form.
 */
export function inputOfData(
  schema: InputSchema,
  data: unknown,
  before: unknown,
  initial?: unknown,
): unknown {
  if (data === '' || data === null)
    return isNullable(schema) || !isEmpty(before) ? null : undefined;
  if (schema.items && Array.isArray(data)) {
    return data.map((one) => inputOfData(schema.items ?? {}, one ?? {}, undefined) ?? null);
  }
  // A file that the row already has is not sent again: absent means unchanged.
  if (schema.file) return isObject(data) && !('data' in data) ? undefined : data;
  if (!schema.properties || !isObject(data)) return data;
  if (isNullable(schema) && isAsInitial(data, initial)) return null;
  const entries = Object.entries(schema.properties).flatMap(([name, property]) => {
    const isNeeded = schema.required?.includes(name) === true;
    if (!Object.hasOwn(data, name) && !isNeeded) return [];
    // Missing values of a required object are refused at its fields, and not at the object itself.
    const nothing = isNeeded && property.properties && !property.file ? {} : null;
    const was = partOf(before, name);
    const sent = inputOfData(property, data[name] ?? nothing, was, partOf(initial, name));
    // A required field without a value is sent as null, so that it is refused at the field.
    if (sent === undefined) return isNeeded ? [[name, null] as const] : [];
    return [[name, sent] as const];
  });
  return Object.fromEntries(entries);
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

const partOf = (whole: unknown, name: string): unknown =>
  isObject(whole) ? whole[name] : undefined;

const isAsInitial = (data: object, initial: unknown): boolean =>
  Object.entries(data).every(
    ([name, value]) => isEmpty(value) || (isObject(initial) && value === initial[name]),
  );
