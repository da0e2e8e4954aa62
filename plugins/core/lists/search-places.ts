import 'graphile-build-pg';
import type { PgCodecWithAttributes } from '@dataplan/pg';
import { tagTexts } from '../naming/tag-texts.ts';
import type { SearchPlace } from './list-definition.ts';
import { listRelation, relationsByField } from './read-sorts.ts';

/** The places that `@search` looks in: a column, or with `owner.search_text` that of a referenced row. */
export function searchPlaces(
  build: GraphileBuild.Build,
  codec: PgCodecWithAttributes,
): SearchPlace[] {
  const paths = tagTexts(codec.extensions?.tags?.search).filter(Boolean);
  return paths.map((path) => {
    const [column = '', field] = path.split('.').reverse();
    if (!field) return { column, via: null };
    const relation = relationsByField(build, codec).get(field);
    if (!relation) throw new Error(`@search ${path} on ${codec.name} names no related row`);
    return { column, via: listRelation(relation) };
  });
}
