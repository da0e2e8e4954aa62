import { quoted, statements } from './statements.ts';
import { withClient } from './with-client.ts';

const above = /^(?:\s|--[^\n]*|\/\*[\s\S]*?\*\/)*/;

/** An error of a statement in one of our files, with the place in its message. */
export class LocatedError extends Error {}

const linesIn = (text: string) => text.split('\n').length - 1;

const included = /^--! Included (.*)\n([\s\S]*?)^--! EndIncluded \1$/gm;

/**
 * Adds to an error its file and line. The database counts from the start of the whole script, which no editor
 * shows, and gives no position at all for a violated constraint.
 */
export async function withLocation(
  error: unknown,
  sent: string,
  ownerUrl: string,
): Promise<unknown> {
  if (!(error instanceof Error)) return error;
  const { position } = error as Error & { position?: string };
  if (position === undefined) {
    const failing = await failingLine(ownerUrl, sent, error);
    return failing === null ? error : located(error.message, sent, failing, error);
  }
  const lineAt = (offset: number) => sent.slice(0, offset).split('\n').length - 1;
  const unclosed = unclosedText(sent);
  if (unclosed !== null) return located('Unclosed text', sent, lineAt(unclosed), error);
  return located(error.message, sent, lineAt(Number(position) - 1), error);
}

function located(message: string, sent: string, index: number, cause: Error): LocatedError {
  const lines = sent.split('\n');
  const { file, line } = placeOf(lines, index);
  return new LocatedError(
    `${message}\n  in db/${file}, line ${line}: ${lines[index]?.trim() ?? ''}`,
    {
      cause,
    },
  );
}

/** The file and line of a line that was sent; a file included by another takes one line of that. */
function placeOf(lines: string[], index: number): { file: string; line: number } {
  let place = { file: 'migrations/current', line: 0 };
  const including: (typeof place)[] = [];
  for (const text of lines.slice(0, index + 1)) {
    const [, mark, name = ''] = /^--! (split:|Included|EndIncluded) (.*)$/.exec(text) ?? [];
    if (mark === 'split:') {
      place = { file: `migrations/current/${name}`, line: 0 };
    } else if (mark === 'EndIncluded') {
      place = including.pop() ?? place;
    } else {
      place.line++;
      if (mark !== 'Included') continue;
      including.push(place);
      place = { file: `modules/${name}`, line: 0 };
    }
  }
  return place;
}

/**
 * The position of a string, quoted name or comment that its own file never closes: an offset into the whole
 * script, or null. Postgres would read on to the next quote, perhaps an apostrophe in another file's comment,
 * and report an error there.
 */
function unclosedText(sent: string): number | null {
  for (const { 0: whole, 2: content = '', index } of sent.matchAll(included)) {
    const blank = content.replace(quoted, (text) => ' '.repeat(text.length));
    const at = blank.search(/'|"|\/\*|\$\w*\$/);
    if (at >= 0) return index + whole.indexOf('\n') + 1 + at;
  }
  return null;
}

/**
 * The line, counted from 0, of the statement that fails with `failure`, since Postgres reports no place for a
 * violated constraint. Statements are run one by one and rolled back. Null when another fails first, or none
 * does.
 */
function failingLine(ownerUrl: string, sent: string, failure: Error): Promise<number | null> {
  return withClient(ownerUrl, async (client) => {
    let line = 0;
    await client.query('begin; set local check_function_bodies to off');
    for (const statement of statements(sent)) {
      const message = await client.query(statement).then(
        () => null,
        (error: Error) => error.message,
      );
      if (message !== null)
        return message === failure.message ? line + lineWithin(statement, message) : null;
      line += linesIn(statement);
    }
    return null;
  });
}

/**
 * The line of the name that Postgres quotes, such as a missing column; else the first line of the statement.
 */
function lineWithin(statement: string, message: string): number {
  const begin = above.exec(statement)?.[0].length ?? 0;
  const [, name = ''] = /"(\w+)"/.exec(message) ?? [];
  const named = name === '' ? -1 : statement.slice(begin).search(new RegExp(`\\b${name}\\b`));
  return linesIn(statement.slice(0, begin + Math.max(named, 0)));
}
