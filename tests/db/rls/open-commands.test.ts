// Goal: the console hides exactly the commands that the database would refuse an operator.
// Method: open_commands() as each role, compared with the access files, which are measured.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { databaseFolder } from '#db/tools/database-folder.ts';
import { tableHomes } from '#db/tools/module-files.ts';
import { actor } from '../../support/actor.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const homes = await tableHomes(databaseFolder);
const commands = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'];

/** The commands in a sentence such as `an operator REVIEW: select; update blocked_at`. */
function measured(path: string, role: string): string[] {
  const text = readFileSync(path, 'utf8');
  const line = text.split('\n').find((one) => one.startsWith(`an operator ${role}:`)) ?? '';
  const stated = line.slice(line.indexOf(':') + 1).split(';');
  return commands.filter((command) =>
    stated.some((part) => part.trim().startsWith(command.toLowerCase())),
  );
}

describe.each(['READ', 'REVIEW', 'FINANCE', 'ADMIN'] as const)('an operator %s', (role) => {
  test('gets the commands that succeed, for every table', async () => {
    const rows = await database.rolledBack((tx) =>
      tx.as(actor.operator(role), async (client) => {
        const answer = await client.query<{ table_name: string; commands: string[] }>(
          'select table_name, commands from app_hidden.open_commands()',
        );
        return answer.rows;
      }),
    );
    const received = new Map(rows.map((row) => [row.table_name, row.commands]));
    for (const { table, path: rules } of homes) {
      const path = join(databaseFolder, 'modules', rules.replace('.rules.sql', '.access.txt'));
      if (!table.startsWith('app_public.') || !existsSync(path)) continue;
      const open = received.get(table.replace('app_public.', '')) ?? [];
      expect(
        commands.filter((command) => open.includes(command)),
        table,
      ).toEqual(measured(path, role));
    }
  });
});
