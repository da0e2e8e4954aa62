import type { InputSchema } from '../validate/input-schema.ts';

/**
 * Some fields of a form alone, for a row that is changed bit by bit: what is not sent stays as it is.
 * They are found where a form has what it changes, in its `attributes` or beside the row's id.
 */
export function partOfForm(schema: InputSchema, only: readonly string[]): InputSchema {
  const attributes = schema.properties?.attributes;
  if (attributes?.properties) {
    return { ...schema, properties: { ...schema.properties, attributes: part(attributes, only) } };
  }
  return part(schema, ['id', 'updatedAt', ...only]);
}

function part(schema: InputSchema, only: readonly string[]): InputSchema {
  const entries = Object.entries(schema.properties ?? {}).filter(([name]) => only.includes(name));
  return {
    ...schema,
    properties: Object.fromEntries(entries),
    ...(schema.required && { required: schema.required.filter((name) => only.includes(name)) }),
  };
}
