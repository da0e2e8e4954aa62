const MARK = '--= ';

/**
 * A text as a comment: what the database has already, written down beside what is run. Its own marks for
 * graphile-migrate must not be read as such.
 */
export function keepText(text: string): string {
  return text.replaceAll('--!', '--~!').replace(/^/gm, MARK);
}

/** The text that was kept, or the text itself where it was run. */
export function textOf(kept: string): string {
  const lines = kept.split('\n');
  if (!lines.every((line) => line.startsWith(MARK.trimEnd()))) return kept;
  return lines
    .map((line) => line.slice(MARK.length))
    .join('\n')
    .replaceAll('--~!', '--!');
}
