import pg from 'pg';
import type { FieldMark } from '#plugins/core/marks/field-mark.ts';
import { productFiles } from '#plugins/graphile.config.ts';
import { encodeTypeId } from '#shared/encode-type-id.ts';
import type { Api } from '#tests/api/core/support/create-api.ts';
import { createApi } from '#tests/api/core/support/create-api.ts';
import { type Posted, post } from '#tests/api/hostile/support/post.ts';
import { Random } from '#tests/simulation/random.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/create-test-database.ts';
import { type Callers, makeCallers } from './callers.ts';
import { fillTables } from './fill-tables.ts';

/** Two portals on one database: one answers by compiled statements, the other by Grafast alone. */
export interface BothWays {
  database: TestDatabase;
  compiled: Api;
  planned: Api;
  callers: Callers;
  /** Ids of rows by their prefix. */
  ids: Map<string, string[]>;
  /**
   * Statements that Postgres could not read. Grafast then answers, so only this list shows them.
   */
  unreadable: Set<string>;
  /**
   * Sends a body to both APIs; returns the answers without random parts, and whether a statement
   * produced one.
   */
  ask(body: unknown, token: string | null): Promise<Pair>;
  /** Queries one of the two APIs again. */
  askAgain(which: 'planned' | 'compiled', body: unknown, token: string | null): Promise<Comparable>;
  [Symbol.asyncDispose](): Promise<void>;
}

export interface Pair {
  compiled: Comparable;
  planned: Comparable;
  isCompiled: boolean;
}

export type Comparable = Pick<Posted, 'status' | 'text'> & { type: string | null };

/** Serves the product by both APIs, over filled tables. */
export async function bothWays(seed: number, copies: number): Promise<BothWays> {
  const database = await createTestDatabase();
  const callers = await database.committed(async (tx) => {
    const world = await fillTables(tx, new Random(seed), copies);
    return makeCallers(tx, world);
  });
  const world = { connectionString: database.authenticatorUrl };
  const options = { ...productFiles, isOpen: true };
  const compiled = await createApi(world, 'portal', { ...options, isCompiled: true });
  const planned = await createApi(world, 'portal', { ...options, isCompiled: false });
  const ids = await readIds(database, compiled);
  const statements = countCompiled();
  return {
    database,
    compiled,
    planned,
    callers,
    ids,
    unreadable: statements.unreadable,
    async ask(body, token) {
      const expected = await post(planned.url, body, token);
      const before = statements.count;
      const given = await post(compiled.url, body, token);
      return {
        compiled: comparable(given),
        planned: comparable(expected),
        isCompiled: statements.count > before,
      };
    },
    askAgain: async (which, body, token) =>
      comparable(await post((which === 'planned' ? planned : compiled).url, body, token)),
    async [Symbol.asyncDispose]() {
      statements.stop();
      await compiled[Symbol.asyncDispose]();
      await planned[Symbol.asyncDispose]();
      await database.drop();
    },
  };
}

/** Correlation ids are random, and links expire a fixed time after they were created. */
function comparable({ status, text, headers }: Posted): Comparable {
  const steady = text
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g, '<random>')
    .replace(/expires=\d+&signature=[\w-]+/g, '<signature>');
  return { status, type: headers.get('content-type'), text: steady };
}

async function readIds({ superuserUrl }: TestDatabase, { schema }: Api) {
  const ids = new Map<string, string[]>();
  const node = schema.getQueryType()?.getFields().node?.extensions.marked?.mark as Extract<
    FieldMark,
    { kind: 'node' }
  >;
  const client = new pg.Client(superuserUrl);
  await client.connect();
  const { rows: tables } = await client.query<{ prefix: string; name: string }>(`
    select substring(obj_description(c.oid) from '@prefix (\\w+)') as prefix, c.oid::regclass::text as name
    from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'app_public'::regnamespace`);
  for (const { prefix, name } of tables) {
    if (!node.tables.has(prefix)) continue;
    const { rows } = await client.query<{ id: string }>(
      `select id from ${name} order by random() limit 8`,
    );
    if (rows.length > 0)
      ids.set(
        prefix,
        rows.map(({ id }) => encodeTypeId(prefix, id)),
      );
  }
  await client.end();
  return ids;
}

type Handle = (error: Error & { code?: string }) => void;

/** Counts the statements of compiled operations in this process. */
function countCompiled() {
  const original = pg.Client.prototype.query;
  const counter = {
    count: 0,
    unreadable: new Set<string>(),
    stop: () => Object.assign(pg.Client.prototype, { query: original }),
  };
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...args: [{ text?: string; handleError?: Handle }]) {
      const [query] = args;
      if (query?.text?.endsWith(' as answer')) {
        counter.count += 1;
        const { text, handleError } = query;
        if (handleError) {
          query.handleError = (error) => {
            if (error.code === '42601') counter.unreadable.add(text);
            handleError.call(query, error);
          };
        }
      }
      return Reflect.apply(original, this, args);
    },
  });
  return counter;
}
