const MARK = '--= ';

/**
 * A text as a comment: a part that the database already has, recorded beside the statements that run. Marks
 * for graphile-migrate in it are escaped.
 */
export function commentOut(text: string): string {
  return text.replaceAll('--!', '--~!').replace(/^/gm, MARK);
}

/** The inverse: a recorded text without its comment marks. */
export function textOf(commented: string): string {
  return commented.replace(/^--=(?: (.*))?$/gm, (_line, text = '') =>
    text.replaceAll('--~!', '--!'),
  );
}
