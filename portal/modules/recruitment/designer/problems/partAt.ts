import type { FormOutline } from '../document/FormOutline.ts';
import type { JsonPath } from '../document/jsonText.ts';

/** The page, question or check a place is in, by its key; null where it is in none. */
export function partAt({ pages, checks }: FormOutline, path: JsonPath): string | null {
  const [list, at, inner, place] = path;
  if (list === 'jobChecks' && typeof at === 'number') return checks[at]?.key ?? null;
  if (list !== 'pages' || typeof at !== 'number') return null;
  const page = pages[at];
  const question =
    inner === 'questions' && typeof place === 'number' ? page?.questions[place] : undefined;
  return (question ?? page)?.key ?? null;
}
