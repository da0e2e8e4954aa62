import 'graphile-build-pg';
import type { PgCodecWithAttributes } from '@dataplan/pg';
import { computedFields } from './computed-fields.ts';
import type { ListDocument } from './list-definition.ts';

/** The arguments of a list. */
export interface ListQuery {
  args?: Record<string, unknown>;
  filter?: Record<string, unknown> | null;
  sortBy?: readonly string[] | null;
}

/** The files of a row with `@document`: columns that hold the id of one, and functions that give one. */
export function readDocuments(
  build: GraphileBuild.Build,
  codec: PgCodecWithAttributes,
): ListDocument[] {
  const stored = Object.entries(codec.attributes).flatMap(([column, { extensions }]) =>
    extensions?.tags?.document && extensions.canSelect !== false ? [{ column }] : [],
  );
  const computed = computedFields(build, codec, 'document').map(({ name, source }) => {
    return { column: name, computed: source };
  });
  return [...stored, ...computed];
}
