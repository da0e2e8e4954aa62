import { statements } from './statements.ts';
import { withClient } from './with-client.ts';

const above = /^(?:\s|--[^\n]*|\/\*[\s\S]*?\*\/)*/;

/**
 * The line, counted from 0, of the statement that fails with `failure`, since Postgres reports no place for a
 * violated constraint. Statements are run one by one and rolled back. Null when another fails first, or none
 * does.
 */
export function failingLine(
  ownerUrl: string,
  sent: string,
  failure: Error,
): Promise<number | null> {
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

const linesIn = (text: string) => text.split('\n').length - 1;
