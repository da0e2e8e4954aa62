import 'graphile-build-pg';
import type { PgCodecWithAttributes, PgResource, PgResourceParameter } from '@dataplan/pg';
import { sql } from 'pg-sql2';
import { tagText, tagTexts } from '../naming/tag-texts.ts';
import type { ListArgument, ListDefinition, ListOrder } from './list-definition.ts';
import { readColumns } from './read-columns.ts';
import { readCounts } from './read-counts.ts';
import { readDocuments } from './read-documents.ts';
import { readFilters } from './read-filters.ts';
import { readSorts } from './read-sorts.ts';
import { readSums } from './read-sums.ts';

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
