import type { World } from './build-world.ts';
import type { Queries } from './queries.ts';
import { enterState, type RowState, rowStates, valuesOf } from './row-states.ts';
import type { Column } from './rows/read-tables.ts';

/** Two changes at once are tried this often at most, so that a save does not wait for them. */
const MOST_PAIRS = 60;

/** The columns of a table and of those it points to that its policies name, or functions they call. */
const named = `
  with recursive called as (
    select f.oid, f.prosrc, f.proargtypes
    from pg_policy p
    join pg_depend d on d.classid = 'pg_policy'::regclass and d.objid = p.oid and d.refclassid = 'pg_proc'::regclass
    join pg_proc f on f.oid = d.refobjid
    where p.polrelid = $1::regclass
    union
    select f.oid, f.prosrc, f.proargtypes
    from called c
    join pg_proc f on strpos(c.prosrc, '.' || f.proname || '(') > 0
    where f.pronamespace in ('app_public'::regnamespace, 'app_hidden'::regnamespace, 'app_private'::regnamespace)
  ), near as (
    select c.oid, c.reltype, n.nspname || '.' || c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.oid = $1::regclass or c.oid in (select k.confrelid from pg_constraint k where k.conrelid = $1::regclass and k.contype = 'f')
  ), texts as (
    select t.oid, t.name, c.prosrc as source
    from near t join called c on strpos(c.prosrc, t.name) > 0 or t.reltype = any (c.proargtypes)
    union all
    select t.oid, t.name, concat_ws(' ', pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid))
    from near t join pg_policy p on p.polrelid = t.oid
    where t.oid = $1::regclass
  )
  select t.name as "table", a.attname::text as "column", array_agg(t.source) as sources
  from texts t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
  where a.attname not in ('id', 'account_id', 'partner_account_id') and t.source ~ ('\\m' || a.attname || '\\M')
  group by 1, 2 order by 1, 2`;

/**
 * The states in which strangers are tried: besides those of the access files also those that a policy
 * distinguishes in a function, by a number or by a list, and two of them at once.
 */
export async function strangersStates(
  tx: Queries,
  world: World,
  table: string,
): Promise<RowState[]> {
  const states = new Map((await rowStates(tx, world, table)).map((state) => [state.name, state]));
  const found = await tx.query<{ table: string; column: string; sources: string[] }>(named, [
    table,
  ]);
  for (const { table: place, column: name, sources } of found) {
    const column = world.rows.tables.get(place)?.columns.find((one) => one.name === name);
    if (!column?.writable) continue;
    const row = await world.rows.row(place);
    for (const [label, value] of literalValues(column, sources.join(' '), world)) {
      if (String(row[name] ?? null) === String(value)) continue;
      const of = place === table ? '' : `${place.split('.')[1]}.`;
      const state = { name: `${of}${name} ${label}`, table: place, column: name, value };
      if (!states.has(state.name) && (await fits(tx, world, state))) states.set(state.name, state);
    }
  }
  return [...states.values(), ...pairsOf([...states.values()], table)];
}

/** A literal may belong to another column, and be too long or too large for this one. */
async function fits(tx: Queries, world: World, state: RowState): Promise<boolean> {
  await tx.query('savepoint literal');
  try {
    await enterState(tx, world, state);
    return true;
  } catch {
    return false;
  } finally {
    await tx.query('rollback to savepoint literal; release savepoint literal');
  }
}

function literalValues(column: Column, source: string, world: World): [string, unknown][] {
  const texts = [...source.matchAll(/'((?:[^']|'')*)'/g)].map(([, text = '']) => text);
  const values = literalsOf(column, source, [...new Set(texts)]);
  const plain = valuesOf(column, [], world);
  return [...plain, ...values.map((value): [string, unknown] => [String(value), value])];
}

function literalsOf({ kind, type }: Column, source: string, texts: string[]): unknown[] {
  if (kind === 'array') return texts.map((text) => text.replace(/^\{|\}$/g, '').split(','));
  switch (kind === 'scalar' ? type.replace(/\(.*$/, '') : '') {
    case 'text':
    case 'character varying':
    case 'character':
    case 'citext':
    case 'public.citext':
      return texts;
    case 'smallint':
    case 'integer':
    case 'bigint':
    case 'numeric': {
      const numbers = [...source.matchAll(/(?<![\w.])\d+(?![\w.])/g)].map(([text]) => Number(text));
      return [...new Set(numbers.flatMap((one) => [one - 1, one, one + 1]))];
    }
    default:
      return [];
  }
}

/** Changes of two columns of the row itself. */
function pairsOf(states: RowState[], table: string): RowState[] {
  const own = states.filter((state) => state.table === table);
  const pairs = own.flatMap((one, at) =>
    own
      .slice(at + 1)
      .filter(({ column }) => column !== one.column)
      .map((and) => ({ ...one, name: `${one.name} and ${and.name}`, and })),
  );
  return pairs.slice(0, MOST_PAIRS);
}
