import type { CatalogueTags } from './catalogue.ts';

/** Smart tags as they were written: `name__nb` is `name.nb` again, a bare tag is true. */
export function readTags(tags: object | undefined): CatalogueTags {
  return Object.fromEntries(
    Object.entries(tags ?? {}).map(([key, value]) => [key.replaceAll('__', '.'), value]),
  ) as CatalogueTags;
}
