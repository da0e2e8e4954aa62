import 'graphile-build-pg';
import { isEnumCodec, type PgCodec, type PgCodecWithAttributes } from '@dataplan/pg';
import { tagText } from '../naming/tag-texts.ts';
import { computedFields } from './computed-fields.ts';
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

/** Columns without use in an export: the row's own key and account, and those meant for programs. */
const ofNoPerson = /^(?:id|account_id|updated_at)$/;

/**
 * The columns of an export: every plain value of the row that the role may see, the parts of composite ones,
 * for each referenced row its label column (`@label`), and what functions of the row add to its list
 * (`@listed`). The account is left out, since it is the reader's own.
 */
export function readColumns(build: Build, codec: PgCodecWithAttributes): ListColumn[] {
  const columns: ListColumn[] = [];
  const table = tableOf(codec);
  const isShown = (of: PgCodecWithAttributes, column: string) => {
    const type = of.attributes?.[column]?.codec;
    return (
      type !== undefined &&
      !type.arrayOfCodec &&
      !['json', 'jsonb', 'uuid', 'bytea', 'tsvector'].includes(type.name) &&
      of.attributes?.[column]?.extensions?.canSelect !== false &&
      build.behavior.pgCodecAttributeMatches([of, column], 'attribute:select')
    );
  };
  for (const [column, { codec: type }] of Object.entries(codec.attributes)) {
    if (ofNoPerson.test(column) || !isShown(codec, column)) continue;
    const parts = type.attributes ? Object.entries(type.attributes) : null;
    const name = fieldName(build, column);
    if (!parts) {
      const words = [wordsPlace(build, table, column)];
      columns.push({ name, words, column, part: null, ...kindOf(build, column, type), via: null });
    }
    for (const [part, { codec: own }] of parts ?? []) {
      const words = [wordsPlace(build, tableOf(type), part)];
      columns.push({ name, words, column, part, ...kindOf(build, part, own), via: null });
    }
  }
  for (const [field, relation] of relationsByField(build, codec)) {
    const remote = relation.remoteResource.codec as PgCodecWithAttributes;
    const label = tagText(remote.extensions?.tags?.label);
    const isField = build.behavior.pgCodecRelationMatches(
      relation,
      'singularRelation:resource:single',
    );
    if (!isField || !label || relation.remoteResource.extensions?.canSelect === false) continue;
    if (tableOf(remote) === 'accounts' || !isShown(remote, label)) continue;
    const key = relation.localAttributes[relation.remoteAttributes.indexOf('id')];
    const place = key ? [wordsPlace(build, table, key)] : [];
    columns.push({
      name: field,
      words: [...place, `${table}.${field}`, tableOf(remote)],
      column: label,
      part: null,
      kind: 'text',
      enumName: null,
      via: listRelation(relation),
    });
  }
  for (const { name, source, codec: type, tags } of computedFields(build, codec, 'listed')) {
    const kind = tagText(tags.unit) === 'MINOR' ? ('minor' as const) : null;
    columns.push({
      name,
      words: [`${table}.${name}`],
      column: name,
      part: null,
      ...kindOf(build, name, type),
      ...(kind && { kind }),
      via: null,
      computed: source,
    });
  }
  return columns;
}

const tableOf = (codec: PgCodec) => codec.extensions?.pg?.name ?? codec.name;

const fieldName = (build: Build, column: string) =>
  build.inflection.camelCase(column.replace(/_minor$/, ''));

const wordsPlace = (build: Build, owner: string, column: string) =>
  `${owner}.${fieldName(build, column)}`;

function kindOf(
  build: Build,
  column: string,
  type: PgCodec,
): Pick<ListColumn, 'kind' | 'enumName'> {
  if (isEnumCodec(type)) return { kind: 'enum', enumName: build.inflection.enumType(type) };
  if (column === 'country') return { kind: 'country', enumName: null };
  const kind = column.endsWith('_minor') ? 'minor' : (kinds[type.name] ?? 'text');
  return { kind, enumName: null };
}
