import 'graphile-build-pg';
import type {
  PgCodecWithAttributes,
  PgEnumCodec,
  PgResource,
  PgResourceParameter,
} from '@dataplan/pg';
import { sql } from 'pg-sql2';
import { tagText, tagTexts } from '../naming/tag-texts.ts';
import { computedFields } from './computed-fields.ts';
import type {
  ListArgument,
  ListCount,
  ListDefinition,
  ListOrder,
  ListSum,
} from './list-definition.ts';
import { readColumns } from './read-columns.ts';
import { readDocuments } from './read-documents.ts';
import { readFilters } from './read-filters.ts';
import { readSorts } from './read-sorts.ts';

type Build = GraphileBuild.Build;

const usualLargestPage = 100;

export interface List {
  definition: ListDefinition;
  resource: PgResource;
}

/** A uuid argument called `client_id` is the id of a Client. */
function prefixOfArgument(build: Build, name: string): string | null {
  const typeName = build.inflection.upperCamelCase(name.replace(/_id$/, ''));
  for (const resource of Object.values(build.pgResources)) {
    if (resource.parameters || !resource.codec.attributes) continue;
    if (build.inflection.tableType(resource.codec) === typeName) {
      return tagText(resource.codec.extensions?.tags?.prefix);
    }
  }
  return null;
}

function readArgument(build: Build, parameter: PgResourceParameter): ListArgument {
  const sqlName = parameter.name ?? '';
  const isId = parameter.codec.name === 'uuid' && sqlName.endsWith('_id');
  return {
    name: build.inflection.camelCase(sqlName),
    sqlName,
    sqlType: sql.compile(parameter.codec.sqlType).text,
    prefix: isId ? prefixOfArgument(build, sqlName) : null,
    required: !parameter.optional,
  };
}

function readDefaultOrder(codec: PgCodecWithAttributes): ListOrder[] {
  const texts = tagTexts(codec.extensions?.tags?.defaultSort ?? codec.extensions?.tags?.order);
  return texts.filter(Boolean).map((text) => {
    const [column = '', direction] = text.split(/\s+/);
    if (!codec.attributes?.[column])
      throw new Error(`${codec.name} has no column ${column} to order by`);
    return { column, direction: direction?.toLowerCase() === 'desc' ? 'DESC' : 'ASC' };
  });
}

/** The condition of `@withheld`, unless it depends on the person whose data are exported. */
function excludedFromExports(codec: PgCodecWithAttributes): string | null {
  const condition = tagText(codec.extensions?.tags?.withheld);
  return condition && !/\$\d/.test(condition) ? condition : null;
}

function readList(build: Build, resource: PgResource): ListDefinition {
  const codec = resource.codec as PgCodecWithAttributes;
  const table = build.pgTableResource(codec, false);
  const { name = resource.name, schemaName = 'app_public' } = resource.extensions?.pg ?? {};
  const typeName = build.inflection.tableType(codec);
  const key = (table ?? resource).uniques.find((unique) => unique.isPrimary)?.attributes ?? [];
  if (key.length === 0) throw new Error(`@list on ${name}: its rows have no primary key`);
  return {
    name:
      tagText(resource.extensions?.tags?.list) ??
      build.inflection.camelCase(build.inflection.pluralize(typeName)),
    typeName,
    schemaName,
    sourceName: name,
    isFunction: Boolean(resource.parameters),
    isRanked: Boolean(resource.extensions?.tags?.ranked),
    args: (resource.parameters ?? []).map((parameter) => readArgument(build, parameter)),
    filters: readFilters(build, codec),
    sorts: readSorts(build, codec),
    sums: readSums(build, codec),
    counts: readCounts(build, codec),
    documents: readDocuments(build, codec),
    defaultOrder: readDefaultOrder(codec),
    largestPage: Number(tagText(codec.extensions?.tags?.largestPage) ?? usualLargestPage),
    key: [...key],
    withheld: excludedFromExports(codec),
    columns: readColumns(build, codec),
  };
}

/** Every table and set-returning function with the tag `@list` that the role may read. */
export function readLists(build: Build): List[] {
  return Object.values(build.pgResources).flatMap((resource: PgResource): List[] => {
    const { canExecute, canSelect, tags } = resource.extensions ?? {};
    if (!tags?.list || !resource.codec.attributes) return [];
    if (resource.parameters ? canExecute === false : canSelect === false) return [];
    return [{ definition: readList(build, resource), resource }];
  });
}

/** The status of a row, its own or a copy of another's, and the table whose transitions it follows. */
function statusOf(build: Build, codec: PgCodecWithAttributes): ListSum['status'] {
  for (const [column, { codec: type }] of Object.entries(codec.attributes)) {
    if (!type.isEnum) continue;
    for (const { codec: owner, parameters } of Object.values(build.pgResources)) {
      const isOwner = !parameters && owner.attributes?.status?.codec === type;
      if (isOwner) return { column, entity: owner.extensions?.pg?.name ?? owner.name };
    }
  }
  return null;
}

/** The value of rows that sum up others, from `@sumsUp`. */
function summaryOf(codec: PgCodecWithAttributes): ListSum['summary'] {
  for (const [column, { extensions }] of Object.entries(codec.attributes)) {
    const value = extensions?.tags?.sumsUp;
    if (typeof value === 'string') return { column, value };
  }
  return null;
}

/**
 * The sums of a list: visible money columns that can be sorted by, the one with `@sum`, and functions with
 * that tag.
 */
function readSums(build: Build, codec: PgCodecWithAttributes): ListSum[] {
  const shared = { status: statusOf(build, codec), summary: summaryOf(codec) };
  const stored = Object.entries(codec.attributes).flatMap(([column, attribute]): ListSum[] => {
    const { sum, sort, behavior } = attribute.extensions?.tags ?? {};
    const isShown = behavior !== '-*';
    const isSummed = isShown && (sum || sort) && column.endsWith('_minor');
    if (!isSummed || attribute.extensions?.canSelect === false) return [];
    const name = build.inflection.attribute({ codec, attributeName: column });
    return [{ name, column, ...shared }];
  });
  const computed = computedFields(build, codec, 'sum').map(({ name, source }) => {
    return { name, column: name, computed: source, ...shared };
  });
  return [...stored, ...computed];
}

/** The counts of a list: the rows of each value of a state or kind column with `@counted`. */
function readCounts(build: GraphileBuild.Build, codec: PgCodecWithAttributes): ListCount[] {
  return Object.entries(codec.attributes).flatMap(([column, attribute]): ListCount[] => {
    if (!attribute.extensions?.tags?.counted || attribute.extensions?.canSelect === false)
      return [];
    const type = attribute.codec as PgEnumCodec;
    if (!type.values) throw new Error(`@counted on ${codec.name}.${column}: it has no values`);
    return type.values.map(({ value }) => ({
      name: build.inflection.camelCase(value),
      column,
      value,
    }));
  });
}
