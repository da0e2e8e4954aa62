import type { InputSchema } from './input-schema.ts';

/** Longest text of a data URL whose bytes are within the limit: four letters for three bytes, and a head. */
function longestDataUrl(maxBytes: number): number {
  return Math.ceil(maxBytes / 3) * 4 + 200;
}

function fileSchema(schema: InputSchema): InputSchema {
  const maxBytes = schema.file?.maxBytes ?? 0;
  return {
    ...schema,
    type: schema.type ?? 'object',
    additionalProperties: false,
    required: ['data', 'filename'],
    properties: {
      data: { type: 'string', pattern: '^data:', maxLength: longestDataUrl(maxBytes) },
      filename: { type: 'string', minLength: 1, maxLength: 255 },
    },
  };
}

function lookUp(root: InputSchema, ref: string): InputSchema {
  let found: unknown = root;
  for (const part of ref.replace(/^#\//, '').split('/')) {
    found = (found as Record<string, unknown> | undefined)?.[part];
  }
  if (!found) throw new Error(`$ref ${ref} points nowhere`);
  return found as InputSchema;
}

/**
 * Writes out what a schema only hints at, so that every reader sees the same plain tree: local
 * references are put in place and the keyword `file` becomes the object that is sent.
 */
export function normaliseSchema(schema: InputSchema, root: InputSchema = schema): InputSchema {
  const { $ref, ...own } = schema;
  const resolved = $ref ? { ...normaliseSchema(lookUp(root, $ref), root), ...own } : schema;
  const source = resolved.file ? fileSchema(resolved) : resolved;
  const entries = Object.entries(source).flatMap(([keyword, value]): [string, unknown][] => {
    if (keyword === 'definitions' || keyword === '$defs') return [];
    return [[keyword, normaliseKeyword(keyword, value, root)]];
  });
  return Object.fromEntries(entries);
}

function normaliseKeyword(keyword: string, value: unknown, root: InputSchema): unknown {
  const one = (schema: unknown) => normaliseSchema(schema as InputSchema, root);
  if (keyword === 'properties') {
    const properties = Object.entries(value as Record<string, unknown>);
    return Object.fromEntries(properties.map(([name, schema]) => [name, one(schema)]));
  }
  if (['items', 'if', 'then', 'else', 'not'].includes(keyword) && typeof value === 'object') {
    return one(value);
  }
  if (['allOf', 'anyOf', 'oneOf'].includes(keyword)) return (value as unknown[]).map(one);
  return value;
}
