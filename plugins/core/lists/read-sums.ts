import 'graphile-build-pg';
import type { PgCodecWithAttributes } from '@dataplan/pg';
import { computedFields } from './computed-fields.ts';
import type { ListSum } from './list-definition.ts';

type Build = GraphileBuild.Build;

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
export function readSums(build: Build, codec: PgCodecWithAttributes): ListSum[] {
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
