import { rowTypeName, typeName } from './type-name.ts';

/** A column as `catalogue/column-schemas.sql` finds it. */
export type Column = {
  owner: string;
  name: string;
  type: string;
  is_enum: boolean;
  enum_values: string[];
  is_required: boolean;
  longest: number | null;
  /** The table a key leads to. */
  referenced: string | null;
  /** The same by the name that its comment gives it. */
  referenced_name: string | null;
  comment: string | null;
};

type Shape = { type: string | string[]; format?: string };

const shapes: Record<string, Shape> = {
  text: { type: 'string' },
  citext: { type: 'string' },
  'public.citext': { type: 'string' },
  uuid: { type: 'string' },
  boolean: { type: 'boolean' },
  smallint: { type: 'integer' },
  integer: { type: 'integer' },
  bigint: { type: 'integer', format: 'minor' },
  // A decimal may be a string, since a double cannot represent every value.
  numeric: { type: ['string', 'number'], format: 'decimal' },
  'double precision': { type: 'number' },
  real: { type: 'number' },
  date: { type: 'string', format: 'date' },
  'time without time zone': { type: 'string', format: 'time' },
  'timestamp with time zone': { type: 'string', format: 'date-time' },
};

/**
 * The JSON Schema of a column, used by a form that does not refine it. Null for a column that no form can
 * contain, such as a document or a list.
 */
export function columnSchema(column: Column): Record<string, unknown> | null {
  const shape = column.is_enum ? { type: 'string' } : shapes[column.type];
  if (!shape) return null;
  const types = [shape.type].flat();
  const nulls = column.is_required ? [] : ['null'];
  const type = [...types, ...nulls];
  return {
    type: type.length === 1 ? type[0] : type,
    ...(shape.format && { format: shape.format }),
    ...(column.longest !== null && { maxLength: column.longest }),
    ...(column.is_enum && {
      enum: [...column.enum_values, ...(column.is_required ? [] : [null])],
      graphqlEnum: typeName(column.type.replace(/^.*\./, '')),
    }),
    ...(column.referenced_name && { nodeType: rowTypeName(column.referenced_name) }),
    description: words(column.comment),
  };
}

/** The readable part of a comment, without its tags. */
function words(comment: string | null): string {
  const lines = (comment ?? '').split('\n').filter((line) => !/^\s*@[a-zA-Z]/.test(line));
  return lines.join('\n').trim();
}
