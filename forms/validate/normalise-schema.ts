import pluralize from 'pluralize';
import { fieldName, snakeCase } from '#shared/names.ts';
import type { InputSchema } from './input-schema.ts';

/** Resolves references out of a schema. */
export interface Outside {
  /** The schema of a `$ref`, with its document and the resolver of that document's references. */
  ref(ref: string): Place;
  /** The schema of a column, `clients.name`, from the catalogue. */
  column(name: string): InputSchema;
  /** The subject of the document, a noun or a form, under which its own fields have their labels. */
  owner?: string;
}

interface Place {
  schema: InputSchema;
  root: InputSchema;
  outside: Outside;
}

const nothing: Outside = {
  ref: (ref) => {
    throw new Error(`$ref ${ref} points outside the document`);
  },
  column: (name) => {
    throw new Error(`column ${name} is not known here`);
  },
};

/** Longest text of a data URL whose bytes are within the limit: four letters for three bytes, and a head. */
function longestDataUrl(maxBytes: number): number {
  return Math.ceil(maxBytes / 3) * 4 + 200;
}

function fileSchema(schema: InputSchema): InputSchema {
  const { maxBytes = 0, name } = schema.file ?? {};
  const type = schema.type ?? 'object';
  const data = { pattern: '^data:', maxLength: longestDataUrl(maxBytes) };
  if ([type].flat().includes('string')) return { ...schema, type, ...data };
  return {
    ...schema,
    type,
    additionalProperties: false,
    required: name ? ['data'] : ['data', 'filename'],
    properties: {
      data: { type: 'string', ...data },
      filename: { type: 'string', minLength: 1, maxLength: 255 },
    },
  };
}

/** The type decides whether null is allowed; the values follow it. */
function withNull(values: unknown[], isNullable: boolean): unknown[] {
  const own = values.filter((value) => value !== null);
  return isNullable ? [...own, null] : own;
}

function lookUp(ref: string, { root, outside }: Omit<Place, 'schema'>): Place {
  if (!ref.startsWith('#')) return outside.ref(ref);
  let found: unknown = root;
  for (const part of ref.split('/').slice(1)) {
    found = (found as Record<string, unknown> | undefined)?.[part];
  }
  if (!found) throw new Error(`$ref ${ref} points nowhere`);
  return { schema: found as InputSchema, root, outside };
}

/**
 * Expands a schema's abbreviations, so that every reader sees the same plain tree: references are inlined, a
 * column takes its schema from the catalogue, and the keyword `file` becomes the input's shape. Keywords
 * beside `$ref` or `column` win; fields are added to those of the noun.
 */
export function normaliseSchema(schema: InputSchema, outside: Outside = nothing): InputSchema {
  return normalise({ schema, root: schema, outside });
}

function normalise({ schema, root, outside }: Place): InputSchema {
  // `true` and `false` are schemas too: anything, and nothing at all.
  if (typeof schema === 'boolean') return schema;
  const { $ref, column, ...own } = schema;
  const taken: InputSchema = {
    ...($ref !== undefined && normalise(lookUp($ref, { root, outside }))),
    ...(column !== undefined && outside.column(column)),
  };
  // For a column that references a file, the input is the file itself.
  if (own.file && taken.nodeType) {
    delete taken.nodeType;
    taken.type = [taken.type ?? []].flat().map((type) => (type === 'string' ? 'object' : type));
  }
  if (taken.enum && own.type) taken.enum = withNull(taken.enum, [own.type].flat().includes('null'));
  const source = own.file ? fileSchema({ ...taken, ...own }) : own;
  const entries = Object.entries(source).flatMap(([keyword, value]): [string, unknown][] => {
    if (keyword === 'definitions' || keyword === '$defs') return [];
    return [[keyword, normaliseKeyword(keyword, value, { root, outside })]];
  });
  const given: InputSchema = Object.fromEntries(entries);
  // A schema that adds fields to a noun keeps the noun's; its own come first.
  const properties = { ...given.properties, ...taken.properties, ...given.properties };
  const words = wordsOf(column, { ...taken, ...given });
  const normalised = withoutBlanks({
    ...taken,
    ...given,
    ...(taken.properties && given.properties && { properties }),
    ...(words.length > 0 && { words }),
  });
  if (column !== undefined && own.type === undefined) typedByColumn.add(normalised);
  return normalised;
}

/** Fields whose type comes from their column alone. A required field of these does not allow null. */
const typedByColumn = new WeakSet<InputSchema>();

/**
 * A required field is not null, and a required text not empty. Columns allow both, because a reason may be
 * written at a later step, so a required reason could otherwise be empty.
 */
function withoutBlanks(schema: InputSchema): InputSchema {
  const { properties, required } = schema;
  if (!properties || !Array.isArray(required)) return schema;
  const fields = Object.entries(properties).map(([name, field]) => {
    if (!required.includes(name)) return [name, field];
    const filled = typedByColumn.has(field) ? withoutNull(field) : field;
    return [name, isBareText(filled) ? { minLength: 1, ...filled } : filled];
  });
  return { ...schema, properties: Object.fromEntries(fields) };
}

function withoutNull(field: InputSchema): InputSchema {
  const types = [field.type ?? []].flat().filter((type) => type !== 'null');
  const [type, ...others] = types;
  if (type === undefined) return field;
  const choices = field.enum && { enum: withNull(field.enum, false) };
  return { ...field, type: others.length > 0 ? types : type, ...choices };
}

/** A text without any further constraint. */
const isBareText = ({ type, enum: choices, format, pattern, nodeType, file }: InputSchema) =>
  type === 'string' && !choices && !format && !pattern && !nodeType && !file;

/** The keys of a field's label: that of its column, else that of the referenced table. */
function wordsOf(column: string | undefined, { words, nodeType }: InputSchema): string[] {
  const [owner, name = ''] = column?.split('.') ?? [];
  const own = owner ? [`${owner}.${fieldName(name)}`] : [];
  return [...own, ...(words ?? (nodeType ? [pluralize.plural(snakeCase(nodeType))] : []))];
}

/** A field that is no column has its label under the noun or form it belongs to. */
function withOwner(schema: InputSchema, name: string, { owner }: Outside): InputSchema {
  if (!owner || typeof schema === 'boolean' || schema.words) return schema;
  return { ...schema, words: [`${owner}.${name}`] };
}

function normaliseKeyword(keyword: string, value: unknown, where: Omit<Place, 'schema'>): unknown {
  const one = (schema: unknown) => normalise({ schema: schema as InputSchema, ...where });
  if (keyword === 'properties') {
    const properties = Object.entries(value as Record<string, unknown>);
    return Object.fromEntries(
      properties.map(([name, schema]) => [name, withOwner(one(schema), name, where.outside)]),
    );
  }
  if (
    ['items', 'if', 'then', 'else', 'not', 'additionalProperties', 'contains'].includes(keyword)
  ) {
    return one(value);
  }
  if (['allOf', 'anyOf', 'oneOf'].includes(keyword)) return (value as unknown[]).map(one);
  return value;
}
