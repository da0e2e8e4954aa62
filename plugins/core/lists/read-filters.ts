import 'graphile-build-pg';
import type { PgCodec, PgCodecRelation, PgCodecWithAttributes } from '@dataplan/pg';
import { sql } from 'pg-sql2';
import { tagText, tagTexts } from '../naming/tag-texts.ts';
import { computedFields } from './computed-fields.ts';
import type { ListFilter } from './list-definition.ts';
import { listRelation, relationsByField } from './read-sorts.ts';
import { searchPlaces } from './search-places.ts';

type Build = GraphileBuild.Build;

function sqlTypeOf(codec: PgCodec): string {
  return sql.compile(codec.sqlType).text.replaceAll('"', '');
}

/**
 * The relation in which a column is the reference: alone, or in a key of several columns, such as one that
 * also requires both rows to belong to the same account. A key to another unique column, such as the kind of
 * a line, stays a plain value.
 */
export function relationOf(
  build: Build,
  codec: PgCodecWithAttributes,
  column: string,
): PgCodecRelation | null {
  const relations = Object.values(build.input.pgRegistry.pgRelations[codec.name] ?? {});
  const found = relations.find(({ isReferencee, localAttributes, remoteAttributes }) => {
    return !isReferencee && remoteAttributes[localAttributes.indexOf(column)] === 'id';
  });
  return (found as PgCodecRelation | undefined) ?? null;
}

function filtersOfColumn(
  build: Build,
  codec: PgCodecWithAttributes,
  column: string,
  tag: string,
): ListFilter[] {
  const attribute = codec.attributes?.[column];
  if (!attribute) return [];
  const field = build.inflection.attribute({ codec, attributeName: column });
  if (attribute.codec.arrayOfCodec) {
    // A list of ids has no foreign key, so the tag names its field and the prefix of the ids.
    const [name = field, prefix = null] = tag.split(/\s+/);
    const of = {
      column,
      sqlType: sqlTypeOf(attribute.codec.arrayOfCodec),
      inputType: 'ID',
      prefix,
    };
    return [{ ...of, name, kind: 'hasId' }];
  }
  const type = attribute.codec.domainOfCodec ?? attribute.codec;
  const sqlType = sqlTypeOf(type);
  const base = { column, sqlType, prefix: null };
  const inputType = build.getGraphQLTypeNameByPgCodec(type, 'input') ?? 'String';
  if (type.name === 'uuid') {
    const remote = relationOf(build, codec, column)?.remoteResource.codec;
    if (!remote) throw new Error(`@filter on ${codec.name}.${column}: it points at no table`);
    const prefix = tagText(remote.extensions?.tags?.prefix);
    if (!prefix)
      throw new Error(`@filter on ${codec.name}.${column}: ${remote.name} has no @prefix`);
    return [{ ...base, name: tag || field, kind: 'id', inputType: 'ID', prefix }];
  }
  if (type.isEnum) {
    return [{ ...base, name: tag || field, kind: 'oneOf', inputType }];
  }
  if (tag && ['date', 'timestamptz', 'timestamp'].includes(type.name)) {
    return [{ ...base, name: tag, kind: 'isSet', inputType: 'Boolean' }];
  }
  if (['date', 'timestamptz', 'timestamp'].includes(type.name)) {
    return [
      { ...base, name: `${field}From`, kind: 'from', inputType: 'Date' },
      { ...base, name: `${field}To`, kind: 'to', inputType: 'Date' },
    ];
  }
  return [{ ...base, name: tag || field, kind: 'equals', inputType }];
}

function filtersOfRelated(build: Build, codec: PgCodecWithAttributes, path: string): ListFilter[] {
  const [field = '', column = ''] = path.split('.');
  const relation = relationsByField(build, codec).get(build.inflection.camelCase(field));
  const remote = relation?.remoteResource.codec as PgCodecWithAttributes | undefined;
  if (!relation || !remote?.attributes?.[column]) {
    throw new Error(`@filter ${path} on ${codec.name} names no column of a related row`);
  }
  const via = listRelation(relation);
  return filtersOfColumn(build, remote, column, '').map((filter) => ({ ...filter, via }));
}

/**
 * The filters of a table from its tags: `@search` on the table, once for each place it looks in, `@filter` on
 * columns, and `@filter job.department_id` on the table for a column of a referenced row. A name after
 * `@filter` on a timestamp, such as `@filter archived` on `archived_at`, filters by whether it is set; on a
 * list of ids, with their prefix, by whether an id is among them. `@filter` on a function of the row filters
 * by its result.
 */
export function readFilters(build: Build, codec: PgCodecWithAttributes): ListFilter[] {
  const places = searchPlaces(build, codec);
  const filters: ListFilter[] = places[0]
    ? [
        {
          name: 'search',
          kind: 'search',
          column: places[0].column,
          sqlType: 'text',
          inputType: 'String',
          prefix: null,
          places,
        },
      ]
    : [];
  for (const [column, attribute] of Object.entries(codec.attributes)) {
    for (const tag of tagTexts(attribute.extensions?.tags?.filter)) {
      filters.push(...filtersOfColumn(build, codec, column, tag));
    }
  }
  for (const { name, source, codec: type } of computedFields(build, codec, 'filter')) {
    const inputType = build.getGraphQLTypeNameByPgCodec(type, 'input') ?? 'String';
    const base = { name, column: name, computed: source, sqlType: sqlTypeOf(type), prefix: null };
    filters.push({ ...base, kind: 'equals', inputType });
  }
  const related = tagTexts(codec.extensions?.tags?.filter).filter(Boolean);
  return [...filters, ...related.flatMap((path) => filtersOfRelated(build, codec, path))];
}
