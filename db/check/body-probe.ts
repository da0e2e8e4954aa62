import { bodyFragments, type Fragment, type Variables } from './body-fragments.ts';

export interface Routine {
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

export const routines = `
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
    -- Postgres cannot check a body whose types depend on the call.
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

/** The stand-in for a body: a function of SQL with the same name and its variables as parameters. */
export interface Probe {
  routine: Routine;
  parameters: string;
  fragments: Fragment[];
}

export function probeOf(routine: Routine): Probe {
  const { fragments, variables } = bodyFragments(routine.source);
  const known = knownVariables(routine, variables);
  const named = [...known].filter(([name, type]) => type !== null && !isParameter(routine, name));
  const parameters = [
    ...routine.parameters.map(({ name, type }) => `${quoted(name)} ${type}`),
    ...named.map(([name, type]) => `${quoted(name)} ${type}`),
  ].join(', ');
  const unknown = [...known].flatMap(([name, type]) => (type === null ? [name] : []));
  const sound = fragments.map((one) => ({ ...one, sql: withoutRows(one.sql, unknown) }));
  return { routine, parameters, fragments: sound };
}

/** The text that creates a probe, and where in it each fragment starts. */
export function textOf({ routine, parameters, fragments }: Probe): {
  text: string;
  starts: number[];
} {
  const starts: number[] = [];
  let text = `create function pg_temp.${quoted(routine.own)}(${parameters}) returns void language sql as $probe$`;
  for (const { sql } of fragments) {
    starts.push(text.length);
    text += `${sql}\n;`;
  }
  return { text: `${text}$probe$; `, starts };
}

function knownVariables({ is_trigger, table }: Routine, declared: Variables): Variables {
  const rows: [string, string | null][] = [
    ['new', table],
    ['old', table],
  ];
  return new Map([...everywhere, ...(is_trigger ? [...inTriggers, ...rows] : []), ...declared]);
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
