export interface NamedColumn {
  /** With its schema. */
  table: string;
  column: string;
  /** The text it is set to, where that is written there. */
  value?: string;
  /** Counted from 1. */
  line: number;
}

const TABLE = String.raw`(app_(?:public|private|hidden)\.\w+)`;

/**
 * The columns that the text of a function names of a table that it names as well: where it inserts, where it
 * updates, and of a row that it has declared. Postgres itself looks for them only when such a body runs.
 */
export function bodyColumns(sql: string): NamedColumn[] {
  const text = sql.replace(/--.*$/gm, (comment) => ' '.repeat(comment.length));
  const lineAt = (at: number) => text.slice(0, at).split('\n').length;
  return [...inserted(text), ...updated(text), ...ofRows(text)].map(({ at, ...named }) => ({
    ...named,
    line: lineAt(at),
  }));
}

type Found = Omit<NamedColumn, 'line'> & { at: number };

function inserted(text: string): Found[] {
  const insert = new RegExp(String.raw`\binsert into ${TABLE}(?: as \w+)?\s*\(([\w\s,]+)\)`, 'g');
  return [...text.matchAll(insert)].flatMap(({ 0: all, 1: table = '', 2: list = '', index }) => {
    const begin = index + all.lastIndexOf(list);
    return [...list.matchAll(/\w+/g)].map(({ 0: column, index: at }) => ({
      ...{ table, column, at: begin + at },
    }));
  });
}

function updated(text: string): Found[] {
  const update = new RegExp(
    String.raw`\bupdate ${TABLE}(?:\s+(?:as\s+)?(?!set\b)\w+)?\s+set\s`,
    'g',
  );
  return [...text.matchAll(update)].flatMap(({ 0: all, 1: table = '', index }) => {
    const begin = index + all.length;
    return assigned(text.slice(begin)).map((one) => ({ ...one, table, at: begin + one.at }));
  });
}

/** The columns before each `=` of a list of assignments: `a = 1, (b, c) = (…)`. */
function assigned(text: string): Omit<Found, 'table'>[] {
  const found: Omit<Found, 'table'>[] = [];
  for (const { part, at } of partsOf(text)) {
    const [left = ''] = /^[^=]*=/.exec(part) ?? [];
    for (const { 0: column, index } of left.matchAll(/\w+/g)) {
      const [, value] = /^[^=(]*=\s*'(\w*)'\s*$/.exec(part) ?? [];
      found.push({ column, at: at + index, ...(value !== undefined && { value }) });
    }
  }
  return found;
}

/** The parts between commas, up to the end of the list; strings and brackets are skipped. */
function partsOf(text: string): { part: string; at: number }[] {
  const parts: { part: string; at: number }[] = [];
  const token = /'(?:[^']|'')*'|[()[\],;]|\b(?:where|from|returning)\b/g;
  let depth = 0;
  let begin = 0;
  for (const { 0: word, index } of text.matchAll(token)) {
    if (word === '(' || word === '[') depth++;
    else if (word === ')' || word === ']') depth--;
    const isEnd = depth < 0 || (depth === 0 && /^(?:;|where|from|returning)$/.test(word));
    if (!isEnd && !(depth === 0 && word === ',')) continue;
    parts.push({ part: text.slice(begin, index), at: begin });
    begin = index + 1;
    if (isEnd) break;
  }
  return parts;
}

function ofRows(text: string): Found[] {
  const declared = new RegExp(String.raw`^\s+(v_\w+) (?:constant )?${TABLE}\s*(?:;|:=)`, 'gm');
  return [...text.matchAll(declared)].flatMap(([, row = '', table = '']) =>
    [...text.matchAll(new RegExp(String.raw`\b${row}\.(\w+)`, 'g'))].map(
      ({ 1: column = '', index: at }) => ({ table, column, at }),
    ),
  );
}
