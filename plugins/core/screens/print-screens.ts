import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { snakeCase } from '#shared/names.ts';
import {
  type CheckedColumn,
  checkedColumnsQuery,
  possibleValues,
} from '../catalogue/checked-values.ts';
import type { Screen, ScreenField, ScreenStates } from './screen.ts';

/** A screen as far as the schema describes it, without facts from rows and files. */
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

/** The facts about screens that only the database has. */
interface Facts {
  transitions: Row[];
  checked: readonly CheckedColumn[];
}

async function readFacts(connectionString: string): Promise<Facts> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('begin read only; set local role app_user');
    const { rows: transitions } = await client.query<Row>(
      `select entity, action, from_status, to_status, outcome, actors from app_public.transitions
       order by entity, position, action, from_status`,
    );
    const { rows: checked } = await client.query<CheckedColumn>(checkedColumnsQuery);
    return { transitions, checked };
  } finally {
    await client.end();
  }
}

/** The fields of a table with the values that its rows can have. */
function withPossibleValues(
  table: string,
  fields: readonly ScreenField[],
  checked: Facts['checked'],
): ScreenField[] {
  return fields.map((field) => {
    const left = possibleValues(checked, table, snakeCase(field.word ?? field.name));
    return left && field.values
      ? { ...field, values: field.values.filter((one) => left.includes(one)) }
      : field;
  });
}

/** A table's rules lie with its module, and nowhere else. */
async function moduleOf(table: string): Promise<string> {
  const files = await readdir(modulesFolder, { recursive: true });
  const rules = files.find((file) => path.basename(file) === `${table}.rules.sql`);
  if (!rules) throw new Error(`No module has the rules of ${table}`);
  return rules.split(path.sep)[0] ?? '';
}

async function complete(screen: Described, { transitions, checked }: Facts): Promise<Screen> {
  const module = await moduleOf(screen.table);
  const usual = `${module}/${screen.table.replaceAll('_', '-')}`;
  return {
    ...screen,
    module,
    section: screen.section || module,
    path: screen.path || usual,
    rowPath: screen.rowPath || usual,
    fields: withPossibleValues(screen.table, screen.fields, checked),
    children: screen.children.map((child) => ({
      ...child,
      fields: withPossibleValues(child.table, child.fields, checked),
      states: child.states && statesOf(child.table, transitions),
    })),
    states: screen.states && statesOf(screen.table, transitions),
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
  const facts = await readFacts(connectionString);
  const screens = await Promise.all(described.map((screen) => complete(screen, facts)));
  screens.sort((a, b) => a.path.localeCompare(b.path));
  const file = path.join(folder, 'portal-screens.json');
  const text = `${JSON.stringify(screens, null, 2)}\n`;
  if (text === (await readFile(file, 'utf8').catch(() => ''))) return;
  // Whole at once, since a front end that is worked on may read it at any moment.
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
