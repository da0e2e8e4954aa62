import { tableHomes } from '../tools/module-files.ts';
import { buildWorld, type Caller } from './build-world.ts';
import { columnsBeyond } from './columns-beyond.ts';
import { type Access, measureAccess } from './measure-access.ts';
import { measureReach, type Reach } from './measure-reach.ts';
import type { Queries } from './queries.ts';
import { readTables } from './rows/read-tables.ts';

/** Others give a value that a policy looks at. */
const isCommand = (operation: string) => !operation.startsWith('set ');

export type TableAccess = {
  table: string;
  /** The access file, relative to `modules/`. */
  path: string;
  text: string;
  measured: { who: string; isOutsider: boolean; access: Access }[];
};

/** Tries every command of every actor on a row of each table that has a rules file. */
export async function accessFiles(tx: Queries, folder: string): Promise<TableAccess[]> {
  const tables = await readTables(tx);
  const world = await buildWorld(tx, tables, folder);
  const files: TableAccess[] = [];
  for (const { table, path } of await tableHomes(folder)) {
    const columns = tables.get(table)?.columns.map((column) => column.name) ?? [];
    const isShared = columns.includes('partner_account_id');
    const callers = world.callers.filter((caller) => isShared || !world.partners.includes(caller));
    const those = { ...world, callers };
    const reached = await measureReach(tx, those, table);
    const accesses = await measureAccess(tx, those, table);
    const sentences = new Map(accesses.map(({ caller, access }) => [caller, commandsOf(access)]));
    const measured = accesses.map(({ caller, access }) => ({
      who: caller.name,
      isOutsider: world.outsiders.includes(caller),
      access,
    }));
    const lines = measured.map(({ who, access }) => accessSentence(who, access, columns));
    const header = `# Who may do what with a row of ${table}. Measured and written by \`npm run db:access\`.`;
    const states = part(
      '# In another state, or given another value, by writes that name no row:',
      reachLines(reached, sentences),
    );
    const beyond = part(
      '# Granted, for rows and accounts of another kind:',
      await columnsBeyond(tx, those, table, accesses),
    );
    const text = `${[header, ...lines, ...states, ...beyond].join('\n')}\n`;
    files.push({ table, path: path.replace('.rules.sql', '.access.txt'), text, measured });
  }
  return files;
}

const part = (heading: string, lines: string[]): string[] =>
  lines.length > 0 ? ['', heading, ...lines] : [];

const commandsOf = (access: Access) => [
  ...(['select', 'insert', 'update'] as const).filter((operation) => access[operation].length > 0),
  ...(access.delete ? ['delete'] : []),
];

/**
 * One line of a table's access file: the commands an actor may run, with the columns where not all are
 * included.
 */
function accessSentence(who: string, access: Access, columns: string[]): string {
  const operations: string[] = [];
  const some = (names: string[]) => (names.length === columns.length ? '' : ` ${names.join(', ')}`);
  if (access.select.length) operations.push(`select${some(access.select)}`);
  if (access.insert.length) operations.push(`insert${some(access.insert)}`);
  if (access.update.length) operations.push(`update${some(access.update)}`);
  if (access.delete) operations.push('delete');
  return `${who}: ${operations.length ? operations.join('; ') : 'nothing'}`;
}

/**
 * The deviations in certain states, for a table's access file: `status SENT – a member of the account:
 * select`. Actors with the same access in a state share a line; an actor whose access is the same as to the
 * original row, which the file's sentences describe, is left out.
 */
function reachLines(reached: Reach[], sentences: ReadonlyMap<Caller, string[]>): string[] {
  const usual = new Map(sentences);
  for (const { caller, state, operations } of reached) {
    if (!state) usual.set(caller, operations.filter(isCommand));
  }
  const groups = new Map<string, { head: string; names: string[]; operations: string }>();
  for (const { caller, state, operations } of reached) {
    const before = (state ? usual : sentences).get(caller)?.join(', ');
    const now = operations.join(', ');
    if (now === before) continue;
    const head = state?.name ?? 'as it was made';
    const key = `${head}: ${now}`;
    const group = groups.get(key) ?? { head, names: [], operations: now || 'nothing' };
    group.names.push(caller.name);
    groups.set(key, group);
  }
  return [...groups.values()].map(
    ({ head, names, operations }) => `${head} – ${names.join(', ')}: ${operations}`,
  );
}
