import { statements } from './statements.ts';
import { withClient } from './with-client.ts';

const above = /^(?:\s|--[^\n]*|\/\*[\s\S]*?\*\/)*/;

/**
 * The line, counted from 0, at which the statement begins that fails: of what breaks a rule of a table Postgres tells
 * no place. They run one by one and are rolled back; null when all of them go through.
 */
export function failingLine(ownerUrl: string, sent: string): Promise<number | null> {
  return withClient(ownerUrl, async (client) => {
    let line = 0;
    await client.query('begin');
    for (const statement of statements(sent)) {
      const begins = line + linesIn(above.exec(statement)?.[0] ?? '');
      const isDone = await client.query(statement).then(
        () => true,
        () => false,
      );
      if (!isDone) return begins;
      line += linesIn(statement);
    }
    return null;
  });
}

const linesIn = (text: string) => text.split('\n').length - 1;
