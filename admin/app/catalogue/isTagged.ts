import type { CatalogueTags } from '../../../plugins/core/catalogue/catalogue.ts';

/** Whether a smart tag stands there at all, with or without text. */
export function isTagged(thing: { tags?: CatalogueTags }, name: string): boolean {
  return thing.tags?.[name] !== undefined;
}
