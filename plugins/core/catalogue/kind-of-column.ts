import type { PgCodec } from '@dataplan/pg';
import type { CatalogueField } from './catalogue.ts';

const kinds: Record<string, CatalogueField['kind']> = {
  bool: 'boolean',
  boolean: 'boolean',
  int: 'integer',
  int2: 'integer',
  int4: 'integer',
  int8: 'integer',
  bigint: 'integer',
  numeric: 'decimal',
  float: 'decimal',
  float4: 'decimal',
  float8: 'decimal',
  date: 'date',
  timestamp: 'datetime',
  timestamptz: 'datetime',
  time: 'time',
  timetz: 'time',
  json: 'json',
  jsonb: 'json',
  uuid: 'uuid',
  text: 'text',
  citext: 'text',
  varchar: 'text',
};

/** The kind of a column that references no row, from its type and name. */
export function kindOfColumn(
  codec: PgCodec,
  column: string,
  tags: object | undefined,
): CatalogueField['kind'] {
  if (codec.attributes) return 'composite';
  if (codec.isEnum) return 'enum';
  if (column.endsWith('_minor') || (tags && 'unit' in tags && tags.unit === 'MINOR'))
    return 'money';
  if (/(^|_)percent$/.test(column)) return 'percent';
  const kind = kinds[codec.name] ?? (codec.domainOfCodec ? kinds[codec.domainOfCodec.name] : null);
  if (kind === 'text' && tags && 'longText' in tags) return 'longText';
  if (kind === 'text' && /(^|_)email$/.test(column)) return 'email';
  return kind ?? 'other';
}
