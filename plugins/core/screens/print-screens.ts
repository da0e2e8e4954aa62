import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { Screen, ScreenStates } from './screen.ts';

/** A screen as the schema knows it, without what are rows and files. */
export type Described = Omit<Screen, 'module'>;

interface Row {
  entity: string;
  action: string;
  from_status: string | null;
  to_status: string;
  outcome: string;
  actors: string[];
}

const modulesFolder = path.resolve(import.meta.dirname, '../../../db/modules');

async function readTransitions(connectionString: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('begin read only; set local role app_user');
    const { rows } = await client.query<Row>(
      `select entity, action, from_status, to_status, outcome, actors from app_public.transitions
       order by entity, position, action, from_status`,
    );
    return rows;
  } finally {
    await client.end();
  }
}

/** A table's rules lie with its module, and nowhere else. */
async function moduleOf(table: string): Promise<string> {
  const files = await readdir(modulesFolder, { recursive: true });
  const rules = files.find((file) => path.basename(file) === `${table}.rules.sql`);
  if (!rules) throw new Error(`No module has the rules of ${table}`);
  return rules.split(path.sep)[0] ?? '';
}

async function complete(screen: Described, rows: readonly Row[]): Promise<Screen> {
  const module = await moduleOf(screen.table);
  const usual = `${module}/${screen.table.replaceAll('_', '-')}`;
  return {
    ...screen,
    module,
    section: screen.section || module,
    path: screen.path || usual,
    rowPath: screen.rowPath || usual,
    children: screen.children.map((child) => ({
      ...child,
      states: child.states && statesOf(child.table, rows),
    })),
    states: screen.states && statesOf(screen.table, rows),
  };
}

function statesOf(table: string, rows: readonly Row[]): ScreenStates {
  const own = rows.filter(({ entity }) => entity === table);
  return {
    outcomes: Object.fromEntries(own.map(({ to_status, outcome }) => [to_status, outcome])),
    moves: own.map(({ action, from_status, to_status, actors }) => ({
      action,
      from: from_status,
      to: to_status,
      actors,
    })),
  };
}

/** Writes the screens down for the build of the portal, and for people to review. */
export async function printScreens(
  described: readonly Described[],
  connectionString: string,
  folder: string,
): Promise<void> {
  const rows = await readTransitions(connectionString);
  const screens = await Promise.all(described.map((screen) => complete(screen, rows)));
  screens.sort((a, b) => a.path.localeCompare(b.path));
  const file = path.join(folder, 'portal-screens.json');
  const text = `${JSON.stringify(screens, null, 2)}\n`;
  if (text === (await readFile(file, 'utf8').catch(() => ''))) return;
  // Whole at once, since a front end that is worked on may read it at any moment.
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
