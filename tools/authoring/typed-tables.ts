import { createInterface } from 'node:readline/promises';
import { askForTables } from './ask-for-tables.ts';

/** The statements typed at a terminal. Throws when the author leaves before the end. */
export async function typedTables(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const left = new AbortController();
  terminal.once('close', () => left.abort());
  try {
    return await askForTables(
      async (question) => (await terminal.question(question, { signal: left.signal })).trim(),
      console.log,
    );
  } catch (error) {
    throw left.signal.aborted ? new Error('Nothing was written.') : error;
  } finally {
    terminal.close();
  }
}
