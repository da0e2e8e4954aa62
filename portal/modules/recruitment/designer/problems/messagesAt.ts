import type { JsonPath } from '../document/jsonText.ts';
import type { Problem } from './Problem.ts';

/** The messages for a part: those about it or something in it, but not those of the questions in a page. */
export function messagesAt(
  problems: readonly Problem[],
  path: JsonPath,
  isBeingWritten: boolean,
): string[] {
  const isPage = path.length === 2;
  const own = problems.filter(
    (one) =>
      !(isBeingWritten && one.isUnfinished) &&
      path.every((step, at) => one.path[at] === step) &&
      !(isPage && one.path[2] === 'questions' && one.path.length > 3),
  );
  return [...new Set(own.map(({ message }) => message))];
}
