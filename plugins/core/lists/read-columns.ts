import 'graphile-build-pg';
import type { PgCodecWithAttributes } from '@dataplan/pg';
import { tagText } from '../naming/tag-text.ts';
import type { ListColumn } from './list-definition.ts';
import { listRelation, relationsByField } from './read-sorts.ts';

type Build = GraphileBuild.Build;

const kinds: Record<string, ListColumn['kind']> = {
  int2: 'number',
  int4: 'number',
  int: 'number',
  bigint: 'number',
  int8: 'number',
  numeric: 'number',
  float: 'number',
  float4: 'number',
  float8: 'number',
  date: 'date',
  timestamp: 'datetime',
  timestamptz: 'datetime',
  bool: 'boolean',
  boolean: 'boolean',
};

/**
 * The columns of an export: every plain value of the row that the role may see, and for each row it
 * points at the column that stands for it (`@label`).
 */
export function readColumns(build: Build, codec: PgCodecWithAttributes): ListColumn[] {
  const columns: ListColumn[] = [];
  const isShown = (of: PgCodecWithAttributes, column: string) => {
    const type = of.attributes?.[column]?.codec;
    return (
      type !== undefined &&
      !type.attributes &&
      !type.arrayOfCodec &&
      !['json', 'jsonb', 'uuid', 'bytea', 'tsvector'].includes(type.name) &&
      of.attributes?.[column]?.extensions?.canSelect !== false &&
      build.behavior.pgCodecAttributeMatches([of, column], 'attribute:select')
    );
  };
  for (const [column, attribute] of Object.entries(codec.attributes)) {
    if (!isShown(codec, column)) continue;
    const heading = build.inflection.attribute({ codec, attributeName: column });
    const kind = column.endsWith('_minor') ? 'minor' : (kinds[attribute.codec.name] ?? 'text');
    columns.push({ heading, column, kind, via: null });
  }
  for (const [field, relation] of relationsByField(build, codec)) {
    const remote = relation.remoteResource.codec as PgCodecWithAttributes;
    const label = tagText(remote.extensions?.tags?.label);
    if (!label || relation.remoteResource.extensions?.canSelect === false) continue;
    if (!isShown(remote, label)) continue;
    const name = build.inflection.attribute({ codec: remote, attributeName: label });
    columns.push({
      heading: `${field}.${name}`,
      column: label,
      kind: 'text',
      via: listRelation(relation),
    });
  }
  return columns;
}
