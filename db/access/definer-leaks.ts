import pg from 'pg';
import pluralize from 'pluralize';
import { buildWorld, type World } from './build-world.ts';
import type { Queries } from './queries.ts';
import type { Row } from './rows/example-rows.ts';
import { readTables } from './rows/read-tables.ts';
import { type Attempt, tryAll } from './try-all.ts';

/** A definer function by which a stranger reads or changes a row of an account. */
export interface DefinerLeak {
  /** `app_public.rename_boat(jsonb)`. */
  name: string;
  what: string;
  cure: string;
}

interface Definer {
  name: string;
  call: string;
  isVoid: boolean;
  parameters: { name: string | null; type: string }[];
  tables: string[];
}

/**
 * Definer functions of these names whose answer to a stranger depends on another account's row, or that change
 * it or add one to the account; also functions of the API that call such a definer. Each is called by every
 * stranger with the row's own values, twice while the row is there and once without it: a different answer is
 * the row's, unless the first two differ as well. Naming the caller's account in the body is not enough, since
 * a condition may be always true. Computed fields take a row that the caller could read already, and are left
 * out.
 */
export async function definerLeaks(
  tx: Queries,
  folder: string,
  names: string[],
): Promise<DefinerLeak[]> {
  if (names.length === 0) return [];
  const definers = await definersOf(tx, names);
  if (definers.length === 0) return [];
  const known = await readTables(tx);
  const world = await buildWorld(tx, known, folder);
  const leaks: DefinerLeak[] = [];
  for (const { tables: every, ...rest } of definers) {
    const tables = every.filter((table) =>
      known.get(table)?.columns.some(({ name }) => name === 'account_id'),
    );
    const definer = { ...rest, tables };
    for (const table of tables) {
      const who = await reachedBy(tx, world, definer, table);
      if (who.length === 0) continue;
      leaks.push({
        name: definer.name,
        what: `${definer.name} gives a row of ${table} to ${who.join(', ')}`,
        cure: 'Compare account_id with app_hidden.current_account_id() in each of its statements, or drop security definer.',
      });
      break;
    }
  }
  return leaks;
}

async function reachedBy(
  tx: Queries,
  world: World,
  definer: Definer,
  table: string,
): Promise<string[]> {
  const row = await world.rows.row(table);
  const id = String(row.id);
  const [place] = await tx.query<{ ctid: string }>(
    `select ctid::text from ${table} where id = $1`,
    [id],
  );
  const attempt = {
    does: [statementOf(definer)],
    given: given(definer, { ...(await keysOf(definer, world)), ...row }),
    row: { table, id, ctid: place?.ctid ?? '' },
  };
  const all = (one: Omit<Attempt, 'who'>) =>
    tryAll(
      tx,
      world.outsiders.map(({ actor }) => ({ ...one, who: actor })),
    );
  await tx.query('savepoint definer; set local session_replication_role = replica');
  try {
    const query = censusOf(definer, row);
    const [before] = await tx.query<{ count: string }>(query);
    const census = { query, count: before?.count ?? '0' };
    const [first, second] = [await all({ ...attempt, census }), await all({ ...attempt, census })];
    await tx.query(`delete from ${table} where id = $1`, [id]);
    const without = await all({ ...attempt, row: undefined });
    return world.outsiders.flatMap(({ name }, at) => {
      const { answer, isTouched } = first[at]!;
      const isSteady = answer !== null && answer === second[at]!.answer;
      const operations = [
        ...(isSteady && answer !== without[at]!.answer ? ['read'] : []),
        ...(isTouched ? ['change'] : []),
      ];
      return operations.length > 0 ? [`${name} (${operations.join(', ')})`] : [];
    });
  } finally {
    await tx.query('rollback to savepoint definer; release savepoint definer');
  }
}

/** The number of the account's rows in the tables that a definer names. */
const censusOf = ({ tables }: Definer, { account_id }: Row) =>
  `select ${tables
    .map(
      (table) =>
        `(select count(*) from ${table} where account_id = ${pg.escapeLiteral(String(account_id))})`,
    )
    .join(' + ')} as count`;

/** The keys of the account's rows as inputs name them: `boat_id` of a row of boats. */
async function keysOf({ tables }: Definer, { rows }: World): Promise<Row> {
  const keys: Row = {};
  for (const table of tables) {
    const noun = pluralize.singular(table.split('.')[1] ?? '');
    keys[`${noun}_id`] = (await rows.row(table)).id;
  }
  return keys;
}

const statementOf = ({ call, isVoid, parameters }: Definer) => {
  const values = parameters.map(({ type }, at) =>
    type === 'jsonb' ? inputOf(`$1 -> '${at}'`) : `($1 ->> '${at}')::${type}`,
  );
  const read = isVoid ? 'count(*)::text' : `string_agg(to_jsonb(r)::text, ',')`;
  return `select ${read} from ${call}(${values.join(', ')}) r`;
};

/** A row as the input of a mutation, also as its attributes. */
const inputOf = (row: string) => `(
  select f.fields || jsonb_build_object('attributes', f.fields)
  from (select jsonb_object_agg(app_hidden.camel_case(e.key), e.value) as fields from jsonb_each(${row}) e) f
)`;

/** The row's values for the parameters: by name, its key for another key, and the whole row for an input. */
function given({ parameters }: Definer, row: Row): Record<string, unknown> {
  const value = ({ name, type }: Definer['parameters'][number]) => {
    if (type === 'jsonb') return row;
    return row[name ?? ''] ?? (type === 'uuid' ? row.id : null);
  };
  return Object.fromEntries(parameters.map((one, at) => [at, value(one)]));
}

/** A definer function that more functions than this call is part of the platform and has its own tests. */
const MOST_CALLERS = 20;

const definersOf = (tx: Queries, names: string[]) =>
  tx.query<Definer>(
    `with open as (
       select p.*, p.oid::regprocedure::text as signature
       from pg_proc p
       where p.pronamespace = 'app_public'::regnamespace
         and (has_function_privilege('app_user', p.oid, 'execute') or has_function_privilege('app_visitor', p.oid, 'execute'))
         and coalesce(obj_description(p.oid, 'pg_proc'), '') !~ '(^|\\n)@anyone \\S'
         and not exists (
           select from unnest(p.proargtypes::oid[]) t join pg_type y on y.oid = t where y.typtype = 'c'
         )
     ), within as (
       select o.oid, d.prosrc, d.proname, count(*) over (partition by d.oid) as callers
       from open o
       join pg_proc d on strpos(o.prosrc, '.' || d.proname || '(') > 0
       where d.prosecdef and d.pronamespace in ('app_private'::regnamespace, 'app_hidden'::regnamespace)
         and (has_function_privilege('app_user', d.oid, 'execute') or has_function_privilege('app_visitor', d.oid, 'execute'))
     ), bodies as (
       select o.oid, o.prosrc from open o where o.prosecdef and o.proname = any ($1)
       union all
       select o.oid, concat_ws(' ', o.prosrc, w.prosrc)
       from open o join within w using (oid)
       where w.callers <= $2 and (w.proname = any ($1) or o.proname = any ($1))
     )
     select o.signature as name, format('app_public.%I', o.proname) as call,
       o.prorettype = 'void'::regtype as "isVoid",
       coalesce((
         select jsonb_agg(jsonb_build_object('name', o.proargnames[at], 'type', t::regtype::text) order by at)
         from unnest(o.proargtypes::oid[]) with ordinality u (t, at)
       ), '[]') as parameters,
       array(
         select distinct m[1] from bodies b, regexp_matches(b.prosrc, 'app_public\\.[a-z_0-9]+', 'g') m where b.oid = o.oid
       ) as tables
     from open o
     where exists (select from bodies b where b.oid = o.oid)
     order by o.oid`,
    [names, MOST_CALLERS],
  );
