import 'graphile-build-pg';
import type { PgCodecRelation, PgCodecWithAttributes } from '@dataplan/pg';
import { tagTexts } from '../naming/tag-texts.ts';
import type { ListRelation, ListSort } from './list-definition.ts';

type Build = GraphileBuild.Build;

/** Forward relations of a table by the name of their field. */
export function relationsByField(
  build: Build,
  codec: PgCodecWithAttributes,
): Map<string, PgCodecRelation> {
  const registry = build.input.pgRegistry;
  const found = new Map<string, PgCodecRelation>();
  for (const [relationName, relation] of Object.entries(registry.pgRelations[codec.name] ?? {})) {
    if (relation.isReferencee) continue;
    const field = build.inflection.singleRelation({ registry, codec, relationName });
    found.set(field, relation as PgCodecRelation);
  }
  return found;
}

/** A relation as data. */
export function listRelation(relation: PgCodecRelation): ListRelation {
  const { name, schemaName } = relation.remoteResource.extensions?.pg ?? {};
  return {
    schemaName: schemaName ?? 'app_public',
    table: name ?? relation.remoteResource.name,
    on: relation.localAttributes.map((local, i) => ({
      local: String(local),
      remote: String(relation.remoteAttributes[i]),
    })),
  };
}

function isText(codec: PgCodecWithAttributes, column: string): boolean {
  return ['text', 'citext', 'varchar'].includes(codec.attributes[column]?.codec.name ?? '');
}

function relatedSort(build: Build, codec: PgCodecWithAttributes, path: string): ListSort {
  const [field = '', column = ''] = path.split('.');
  const relation = relationsByField(build, codec).get(build.inflection.camelCase(field));
  const remote = relation?.remoteResource.codec as PgCodecWithAttributes | undefined;
  if (!relation || !remote?.attributes?.[column]) {
    throw new Error(`@sort ${path} on ${codec.name} names no column of a related row`);
  }
  const last = build.inflection.attribute({ codec: remote, attributeName: column });
  const name = build.inflection.constantCase(`${field}-${last}`);
  return { name, column, isText: isText(remote, column), via: listRelation(relation) };
}

/**
 * The sorts of a table: `@sort` on its columns, `@sort amount` where a column orders by another name,
 * `@sort client.name` on the table itself.
 */
export function readSorts(build: Build, codec: PgCodecWithAttributes): ListSort[] {
  const own = Object.entries(codec.attributes).flatMap(([column, attribute]): ListSort[] => {
    const tag = attribute.extensions?.tags?.sort;
    if (!tag) return [];
    const field =
      typeof tag === 'string' ? tag : build.inflection.attribute({ codec, attributeName: column });
    const name = build.inflection.constantCase(field);
    return [{ name, column, isText: isText(codec, column), via: null }];
  });
  const related = tagTexts(codec.extensions?.tags?.sort)
    .filter((path) => path !== '')
    .map((path) => relatedSort(build, codec, path));
  return [...own, ...related];
}
