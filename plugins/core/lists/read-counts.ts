import 'graphile-build-pg';
import type { PgCodecWithAttributes, PgEnumCodec } from '@dataplan/pg';
import type { ListCount } from './list-definition.ts';

/** The counts of a list: the rows of each value of a state or kind column with `@counted`. */
export function readCounts(build: GraphileBuild.Build, codec: PgCodecWithAttributes): ListCount[] {
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
