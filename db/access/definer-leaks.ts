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
 * it. Each is called by every stranger with the row's own values, twice while the row is there and once without
 * it: a different answer is the row's, unless the first two differ as well. Naming the caller's account in the
 * body is not enough, since a condition may be always true. Computed fields take a row that the caller could
 * read already, and are left out.
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
  for (const definer of definers) {
    const tables = definer.tables.filter((table) =>
      known.get(table)?.columns.some(({ name }) => name === 'account_id'),
    );
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
    given: given(definer, row),
    row: { table, id, ctid: place?.ctid ?? '' },
  };
  const all = (one: Omit<Attempt, 'who'>) =>
    tryAll(
      tx,
      world.outsiders.map(({ actor }) => ({ ...one, who: actor })),
    );
  await tx.query('savepoint definer; set local session_replication_role = replica');
  try {
    const [first, second] = [await all(attempt), await all(attempt)];
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

const definersOf = (tx: Queries, names: string[]) =>
  tx.query<Definer>(
    `select p.oid::regprocedure::text as name, format('app_public.%I', p.proname) as call,
       p.prorettype = 'void'::regtype as "isVoid",
       coalesce((
         select jsonb_agg(jsonb_build_object('name', p.proargnames[at], 'type', t::regtype::text) order by at)
         from unnest(p.proargtypes::oid[]) with ordinality u (t, at)
       ), '[]') as parameters,
       array(select distinct m[1] from regexp_matches(p.prosrc, 'app_public\\.[a-z_0-9]+', 'g') m) as tables
     from pg_proc p
     where p.pronamespace = 'app_public'::regnamespace and p.prosecdef and p.proname = any ($1)
       and (has_function_privilege('app_user', p.oid, 'execute') or has_function_privilege('app_visitor', p.oid, 'execute'))
       and coalesce(obj_description(p.oid, 'pg_proc'), '') !~ '(^|\\n)@anyone \\S'
       and not exists (
         select from unnest(p.proargtypes::oid[]) t join pg_type y on y.oid = t where y.typtype = 'c'
       )
     order by p.oid`,
    [names],
  );
