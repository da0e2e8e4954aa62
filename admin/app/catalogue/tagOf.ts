import type { CatalogueTags } from '../../../plugins/core/catalogue/catalogue.ts';

/** The text of a smart tag; the first when it is written several times. */
export function tagOf(thing: { tags?: CatalogueTags }, name: string): string | null {
  const value = thing.tags?.[name];
  const first = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : null;
}
