import pg from 'pg';
import type { Caller, World } from './build-world.ts';
import type { Queries } from './queries.ts';
import { asAuthor, userColumns } from './rows/as-author.ts';
import { insertStatement } from './rows/insert-statement.ts';
import { type Attempt, type Outcome, tryAll } from './try-all.ts';

export type Access = { select: string[]; insert: string[]; update: string[]; delete: boolean };

/** Errors of missing rights; any other error means that access was granted. */
const stopped = ['42501', 'AP001'];

/** The access of each actor to the account's row of a table, measured by trying every command. */
export async function measureAccess(
  tx: Queries,
  world: World,
  table: string,
): Promise<{ caller: Caller; access: Access }[]> {
  const row = await world.rows.row(table);
  const draft = await world.rows.draft(table);
  const described = world.rows.tables.get(table)?.columns ?? [];
  const columns = described.map((column) => column.name);
  const writable = described.filter((column) => column.writable).map((column) => column.name);
  const granted = await grantedColumns(tx, world, table, columns);
  const users = userColumns(world, table);
  const here = `where id = ${pg.escapeLiteral(String(row.id))}`;
  const read = (what: string) => `select ${what} from ${table} ${here}`;

  const tried = world.callers.map((caller) => {
    const may = (operation: string) => (name: string) =>
      granted.has([caller.actor.role, operation, name].join());
    const insertable = columns.filter(may('insert'));
    const updatable = writable.filter(may('update'));
    const values = pick(draft, insertable.length ? insertable : ['id']);
    const attempts = new Map<string, Attempt>();
    const will = (key: string, operation: string, given?: object) =>
      attempts.set(key, { who: caller.actor, does: [operation], ...(given && { given }) });
    will('select *', read('*'));
    for (const name of updatable.length ? updatable : ['id']) {
      will(`update ${name}`, `update ${table} set "${name}" = "${name}" ${here}`);
    }
    will('insert', insertStatement(table, values).text, values);
    const authors = users.filter((name) => insertable.includes(name));
    const authored = asAuthor(values, authors, caller);
    if (authored) will('insert as author', insertStatement(table, authored).text, authored);
    will('delete', `delete from ${table} ${here}`);
    return { caller, insertable, updatable: updatable.length ? updatable : ['id'], attempts };
  });

  const outcomes = await outcomesOf(
    tx,
    tried.map(({ attempts }) => attempts),
  );
  // An actor who may read whole rows may read each column, and as many rows: only others are tried column by
  // column, where they have a grant for one.
  const single = tried.map(({ caller }, at) => {
    const isStopped = stopped.includes(outcomes[at]?.get('select *')?.code ?? '');
    const readable = columns.filter((name) =>
      granted.has([caller.actor.role, 'select', name].join()),
    );
    const each = readable.map((name) => {
      const attempt: Attempt = { who: caller.actor, does: [read(`"${name}"`)] };
      return [`select ${name}`, attempt] as const;
    });
    return new Map(isStopped ? each : []);
  });
  const singleOutcomes = await outcomesOf(tx, single);
  return tried.map(({ caller, insertable, updatable }, at) => {
    const all = [...(outcomes[at] ?? []), ...(singleOutcomes[at] ?? [])];
    const done = new Set(all.flatMap(([key, outcome]) => (succeeded(outcome) ? [key] : [])));
    const columnsWith = (operation: string, names: string[]) =>
      names.filter((name) => done.has(`${operation} ${name}`));
    return {
      caller,
      access: {
        select: done.has('select *') ? columns : columnsWith('select', columns),
        insert: done.has('insert') || done.has('insert as author') ? insertable : [],
        update: columnsWith('update', updatable),
        delete: done.has('delete'),
      },
    };
  });
}

/** The results of all attempts, each set by its keys. */
async function outcomesOf(
  tx: Queries,
  sets: Map<string, Attempt>[],
): Promise<Map<string, Outcome>[]> {
  const outcomes = await tryAll(
    tx,
    sets.flatMap((attempts) => [...attempts.values()]),
  );
  return sets.map((attempts) => {
    const own = outcomes.splice(0, attempts.size);
    return new Map([...attempts.keys()].map((key, at) => [key, own[at]!]));
  });
}

const succeeded = ({ code, rows }: Outcome) => (code === null ? rows > 0 : !stopped.includes(code));

/** `app_user,update,name` for every column that a role has a grant for. */
async function grantedColumns(
  tx: Queries,
  { callers }: World,
  table: string,
  columns: string[],
): Promise<Set<string>> {
  const roles = [...new Set(callers.map(({ actor }) => actor.role))];
  const rows = await tx.query<{ cell: string }>(
    `select concat_ws(',', role, operation, name) as cell
     from unnest($1::text[]) role, unnest(array['select', 'insert', 'update']) operation, unnest($3::text[]) name
     where has_column_privilege(role, $2, name, operation)`,
    [roles, table, columns],
  );
  return new Set(rows.map(({ cell }) => cell));
}

const pick = (row: object, names: string[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
