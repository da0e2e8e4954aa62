import type { FormOutline } from '../document/FormOutline.ts';
import type { JsonPath } from '../document/jsonText.ts';

/** The page or question a place is in, by its key; null where it is in none. */
export function partAt({ pages }: FormOutline, path: JsonPath): string | null {
  const [list, at, inner, place] = path;
  if (list !== 'pages' || typeof at !== 'number') return null;
  const page = pages[at];
  const question =
    inner === 'questions' && typeof place === 'number' ? page?.questions[place] : undefined;
  return (question ?? page)?.key ?? null;
}
