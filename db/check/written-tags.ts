/** A smart tag as it stands in a file. */
export interface WrittenTag {
  name: string;
  /** What follows the name's first dot: a language, or a value of an enum. */
  of: string | null;
  value: string;
  /** What kind of thing the comment is on: `table`, `column`, `function` … */
  kind: string;
  /** The thing, `app_public.boats.name`. */
  target: string;
  /** Counted from 1. */
  line: number;
}

/**
 * Every smart tag in the comments of an SQL file, with its place. A tag stands at the beginning of a
 * line of the comment, whether the comment is written over lines or with `\n`.
 */
export function writtenTags(text: string): WrittenTag[] {
  const found: WrittenTag[] = [];
  const comments = /^comment on (\w+(?: view)?) ([\w.]+)[^']*?\bis\s+(E?)'((?:[^']|'')*)'/gm;
  for (const match of text.matchAll(comments)) {
    const [whole, kind = '', target = '', isEscaped, body = ''] = match;
    const begins = text.slice(0, match.index + whole.length - body.length - 1).split('\n').length;
    body.split('\n').forEach((row, at) => {
      for (const part of isEscaped ? row.split('\\n') : [row]) {
        const tag = /^\s*@([a-zA-Z]\w*)((?:\.\w+)*)(?:\s+(.*))?$/.exec(part);
        if (!tag) continue;
        const [, name = '', of, value = ''] = tag;
        found.push({ name, of: of?.slice(1) || null, value, kind, target, line: begins + at });
      }
    });
  }
  return found;
}
