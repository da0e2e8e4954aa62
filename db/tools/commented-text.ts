const MARK = '--= ';

/**
 * A text as a comment: what the database has already, written down beside what is run. Its own marks for
 * graphile-migrate must not be read as such.
 */
export function commentOut(text: string): string {
  return text.replaceAll('--!', '--~!').replace(/^/gm, MARK);
}

/** A text in which some was kept, as it was before. */
export function textOf(commented: string): string {
  return commented.replace(/^--=(?: (.*))?$/gm, (_line, text = '') =>
    text.replaceAll('--~!', '--!'),
  );
}
