/** A smart tag with its place in a file. */
export interface WrittenTag {
  name: string;
  /** The text after the name's first dot: a language, or a value of an enum. */
  of: string | null;
  value: string;
  /** The kind of object with the comment: `table`, `column`, `function` … */
  kind: string;
  /** The thing, `app_public.boats.name`. */
  target: string;
  /** Counted from 1. */
  line: number;
}

const LITERAL = "'(?:[^']|'')*'";
const COMMENT = new RegExp(
  String.raw`^comment on (\w+(?: view)?) ([\w.]+)[^']*?\bis\s+(E?)(${LITERAL}(?:\s*\n\s*${LITERAL})*)`,
  'gm',
);

/**
 * Every smart tag in the comments of an SQL file, with its place. A tag is at the beginning of a line of the
 * comment, whether the comment is a text over several lines, contains `\n`, or is several adjacent strings.
 */
export function writtenTags(text: string): WrittenTag[] {
  return writtenLines(text).flatMap(({ text: row, ...place }): WrittenTag[] => {
    const tag = /^\s*@([a-zA-Z]\w*)((?:\.\w+)*)(?:\s+(.*))?$/.exec(row);
    if (!tag) return [];
    const [, name = '', of, value = ''] = tag;
    return [{ ...place, name, of: of?.slice(1) || null, value }];
  });
}

/** A line of a comment, as the database has it. */
export type WrittenLine = Pick<WrittenTag, 'kind' | 'target' | 'line'> & { text: string };

/** The lines of the comments of an SQL file. Strings in a row are one, without a break between them. */
export function writtenLines(text: string): WrittenLine[] {
  const found: WrittenLine[] = [];
  for (const match of text.matchAll(COMMENT)) {
    const [whole, kind = '', target = '', isEscaped, strings = ''] = match;
    const firstLine = text.slice(0, match.index + whole.length - strings.length).split('\n').length;
    let isNew = true;
    for (const { 0: string, index } of strings.matchAll(new RegExp(LITERAL, 'g'))) {
      const first = firstLine + strings.slice(0, index).split('\n').length - 1;
      string
        .slice(1, -1)
        .split('\n')
        .forEach((row, at) => {
          for (const part of isEscaped ? row.split('\\n') : [row]) {
            const before = found.at(-1);
            if (!isNew && before) before.text += part;
            else found.push({ kind, target, text: part, line: first + at });
            isNew = true;
          }
        });
      isNew = false;
    }
  }
  return found;
}
