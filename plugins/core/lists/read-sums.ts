import 'graphile-build-pg';
import type { PgCodecWithAttributes } from '@dataplan/pg';
import type { ListSum } from './list-definition.ts';

/** The amounts a list adds up: columns of money that it is ordered by, and the one with `@sum`. */
export function readSums(build: GraphileBuild.Build, codec: PgCodecWithAttributes): ListSum[] {
  return Object.entries(codec.attributes).flatMap(([column, attribute]): ListSum[] => {
    const { sum, sort } = attribute.extensions?.tags ?? {};
    const isSummed = (sum || sort) && column.endsWith('_minor');
    if (!isSummed || attribute.extensions?.canSelect === false) return [];
    return [{ name: build.inflection.attribute({ codec, attributeName: column }), column }];
  });
}
