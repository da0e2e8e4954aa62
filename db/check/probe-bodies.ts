import { closest } from 'fastest-levenshtein';
import type pg from 'pg';
import type { BodyFault } from '../tools/check-bodies.ts';
import { bodyFragments, type Fragment, type Variables } from './body-fragments.ts';

interface Routine {
  name: string;
  /** Without its schema, by which a body may call its parameters. */
  own: string;
  source: string;
  /** The search path it sets. */
  path: string | null;
  parameters: { name: string; type: string }[];
  /** The one table that a trigger function is for. */
  table: string | null;
  is_trigger: boolean;
}

const routines = `
  select p.oid::regprocedure::text as name, p.proname::text as own, p.prosrc as source,
    (select substr(c, length('search_path=') + 1) from unnest(p.proconfig) c where starts_with(c, 'search_path=')) as path,
    coalesce((
      select json_agg(json_build_object('name', coalesce(p.proargnames[a.at], ''), 'type', a.type::regtype::text) order by a.at)
      from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality a (type, at)
    ), '[]') as parameters,
    (select min(g.tgrelid)::regclass::text from pg_trigger g where g.tgfoid = p.oid having count(distinct g.tgrelid) = 1) as "table",
    p.prorettype = 'trigger'::regtype as is_trigger
  from pg_proc p
  where p.pronamespace in ('app_public'::regnamespace, 'app_hidden'::regnamespace, 'app_private'::regnamespace)
    and p.prolang = (select oid from pg_language where lanname = 'plpgsql')
    -- Of a body whose types depend on the call Postgres can say nothing.
    and not exists (
      select from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) t
      join pg_type a on a.oid = t where a.typtype = 'p'
    )
  order by 1`;

/** Variables of every function body. */
const everywhere: [string, string][] = [
  ['found', 'boolean'],
  ['sqlstate', 'text'],
  ['sqlerrm', 'text'],
];
const inTriggers: [string, string][] = [
  ['tg_op', 'text'],
  ['tg_when', 'text'],
  ['tg_level', 'text'],
  ['tg_name', 'name'],
  ['tg_relid', 'oid'],
  ['tg_table_name', 'name'],
  ['tg_table_schema', 'name'],
  ['tg_nargs', 'integer'],
  ['tg_argv', 'text[]'],
];

type Failed = Error & { code?: string; position?: string };

/** No such function or operator for these arguments, no such column, table of ours or value of an enum. */
const isReported = ({ code = '', message }: Failed) =>
  ['42883', '42703', '22P02'].includes(code) || (code === '42P01' && message.includes('"app_'));

export interface ProbedFault extends BodyFault {
  cure: string;
}

/**
 * Calls with wrong arguments and values outside an enum, in the bodies of PL/pgSQL functions. Postgres
 * analyses those only at run time. Here their statements become the body of a function in SQL, with their
 * variables as parameters, which Postgres analyses on creation. Everything is rolled back.
 */
export async function probeBodies(client: Pick<pg.Client, 'query'>): Promise<ProbedFault[]> {
  const { rows } = await client.query<Routine>(routines);
  const faults: ProbedFault[] = [];
  await client.query('begin; set local check_function_bodies = on; savepoint probe');
  for (const routine of rows) faults.push(...(await faultsOf(client, routine)));
  await client.query('rollback');
  return faults;
}

async function faultsOf(
  client: Pick<pg.Client, 'query'>,
  routine: Routine,
): Promise<ProbedFault[]> {
  const { fragments, variables } = bodyFragments(routine.source);
  const known = knownVariables(routine, variables);
  const named = [...known].filter(([name, type]) => type !== null && !isParameter(routine, name));
  const parameters = [
    ...routine.parameters.map(({ name, type }) => `${quoted(name)} ${type}`),
    ...named.map(([name, type]) => `${quoted(name)} ${type}`),
  ].join(', ');
  const unknown = [...known].flatMap(([name, type]) => (type === null ? [name] : []));
  const left = fragments.map((one) => ({ ...one, sql: withoutRows(one.sql, unknown) }));
  const faults: ProbedFault[] = [];
  for (;;) {
    const failure = await probe(client, routine, parameters, left);
    if (failure === null) return faults;
    const { at, line, error } = failure;
    const [fragment] = left.splice(at, 1);
    if (!fragment || !isReported(error)) continue;
    const { message: what } = error;
    const cure = await cureOf(client, what);
    faults.push({ name: routine.name, what, cure, line: fragment.line + line });
  }
}

interface Failure {
  /** Which of the fragments it is in. */
  at: number;
  /** Of the fragment, counted from 0. */
  line: number;
  error: Failed;
}

/** The first fragment that Postgres refuses; null when it takes them all. */
async function probe(
  client: Pick<pg.Client, 'query'>,
  { own, path }: Routine,
  parameters: string,
  fragments: Fragment[],
): Promise<Failure | null> {
  if (fragments.length === 0) return null;
  // One message for all of it: that there is nothing to mend is what nearly every body has to say.
  const start = path === null ? '' : `set local search_path to ${path}; `;
  const head = `${start}create function pg_temp.${quoted(own)}(${parameters}) returns void language sql as $probe$`;
  const starts: number[] = [];
  let text = head;
  for (const { sql } of fragments) {
    starts.push(text.length);
    text += `${sql}\n;`;
  }
  try {
    await client.query(`${text}$probe$; rollback to savepoint probe`);
    return null;
  } catch (failure) {
    await client.query('rollback to savepoint probe');
    const error = failure as Failed;
    const position = Number(error.position ?? Number.NaN) - 1;
    const at = starts.findLastIndex((begin) => begin <= position);
    // An error without a position concerns the parameters: this body cannot be checked.
    if (at < 0) return null;
    const line = text.slice(starts[at], position).split('\n').length - 1;
    return { at, line, error };
  }
}

function knownVariables({ is_trigger, table }: Routine, declared: Variables): Variables {
  const rows: [string, string | null][] = [
    ['new', table],
    ['old', table],
  ];
  return new Map([...everywhere, ...(is_trigger ? [...inTriggers, ...rows] : []), ...declared]);
}

/** The functions and values that there are of the name that Postgres speaks of. */
async function cureOf(client: Pick<pg.Client, 'query'>, what: string): Promise<string> {
  const [, called] = /^function ([\w.]+)\(/.exec(what) ?? [];
  const [, type, value = ''] = /^invalid input value for enum ([\w.]+): "(.*)"/.exec(what) ?? [];
  const { rows } = await client.query<{ name: string }>(
    `select oid::regprocedure::text as name from pg_proc where oid::regproc::text = $1
     union all
     select enumlabel from pg_enum where enumtypid = to_regtype($2)`,
    [called ?? null, type ?? null],
  );
  const names = rows.map(({ name }) => name);
  if (names.length === 0) return 'Mend the statement; it is looked at only when it runs.';
  const meant = type ? `Did you mean ${closest(value, names)}? ` : '';
  return `${meant}There ${names.length === 1 ? 'is' : 'are'}: ${names.join(', ')}.`;
}

const isParameter = ({ parameters }: Routine, name: string) =>
  parameters.some((one) => one.name === name);

const quoted = (name: string) => (name === '' ? '' : `"${name.replaceAll('"', '""')}"`);

/** A row whose columns are known only when it runs reads as null, which fits every call. */
function withoutRows(sql: string, names: string[]): string {
  if (names.length === 0) return sql;
  const row = new RegExp(
    String.raw`'(?:[^']|'')*'|(?<![\w."])(?:${names.join('|')})(?:\.\w+)?\b(?!\()`,
    'gi',
  );
  return sql.replace(row, (found) => (found.startsWith("'") ? found : 'null'));
}
