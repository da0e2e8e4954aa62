import type { InputSchema } from '../validate/input-schema.ts';

/**
 * A form reduced to some fields, for a row that is changed in parts: fields that are not sent stay unchanged.
 * They are looked up in the form's `attributes`, or beside the row's id. A secret on its own is required,
 * since there is nothing else to save.
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
  const { required = [], ...rest } = schema;
  const needed = entries.flatMap(([name, { writeOnly }]) =>
    writeOnly || required.includes(name) ? [name] : [],
  );
  return {
    ...rest,
    properties: Object.fromEntries(entries),
    ...(needed.length > 0 && { required: needed }),
  };
}
