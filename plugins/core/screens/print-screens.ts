import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { snakeCase } from '#shared/names.ts';
import type { Screen, ScreenField, ScreenStates } from './screen.ts';

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

/** The facts about screens that are rows, or known to the database alone. */
interface Facts {
  transitions: Row[];
  /** The values that a check of one column leaves of its enum, by table and column. */
  checked: Map<string, string[]>;
}

const checkedValues = `
  select relname || '.' || attname as place, array(select (regexp_matches(def, '''(\\w+)''::', 'g'))[1]) as left_values
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid
  join pg_attribute a on a.attrelid = c.oid and k.conkey = array[a.attnum]
  join pg_type t on t.oid = a.atttypid and t.typtype = 'e'
  cross join pg_get_constraintdef(k.oid, true) as def
  where k.contype = 'c' and def ~ ('^CHECK \\(' || attname || ' = ANY \\(ARRAY\\[[^]]*\\]\\)\\)$')`;

async function readFacts(connectionString: string): Promise<Facts> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('begin read only; set local role app_user');
    const { rows: transitions } = await client.query<Row>(
      `select entity, action, from_status, to_status, outcome, actors from app_public.transitions
       order by entity, position, action, from_status`,
    );
    const checks = await client.query<{ place: string; left_values: string[] }>(checkedValues);
    const checked = new Map(checks.rows.map(({ place, left_values }) => [place, left_values]));
    return { transitions, checked };
  } finally {
    await client.end();
  }
}

/** Fields without the values that a check of their table rules out: a filter by such a value finds no row. */
export function possibleValues(
  table: string,
  fields: readonly ScreenField[],
  checked: Facts['checked'],
): ScreenField[] {
  return fields.map((field) => {
    const left = checked.get(`${table}.${snakeCase(field.word ?? field.name)}`);
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
    fields: possibleValues(screen.table, screen.fields, checked),
    children: screen.children.map((child) => ({
      ...child,
      fields: possibleValues(child.table, child.fields, checked),
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
