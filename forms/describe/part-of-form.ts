import type { InputSchema } from '../validate/input-schema.ts';

/**
 * Some fields of a form alone, for a row that is changed bit by bit: what is not sent stays as it is.
 * They are found where a form has what it changes, in its `attributes` or beside the row's id. A
 * secret that is asked for alone has to be written, since there is nothing else to save.
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
