// Goal: a change of status is sent to those who may read it, and a lost connection loses nothing.
// Method: graphql-ws against a real API; the listening connection is killed inside the database.
import { createHash } from 'node:crypto';
import { createClient, type FormattedExecutionResult } from 'graphql-ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { encodeTypeId } from '#shared/encode-type-id.ts';
import { type Api, createApi } from './support/create-api.ts';
import { addMember, createWorld, type Member, type World } from './support/create-world.ts';

let world: World;
let api: Api;
let kari: Member;
let ola: Member;

beforeAll(async () => {
  world = await createWorld();
  api = await createApi(world);
  kari = await addMember(world);
  ola = await addMember(world);
});
afterAll(async () => {
  await api?.[Symbol.asyncDispose]();
  await world?.[Symbol.asyncDispose]();
});

async function addProject(accountId: string): Promise<string> {
  const { rows } = await world.root.query(
    `insert into app_public.projects (account_id, title) values ($1, 'Watched') returning id`,
    [accountId],
  );
  return rows[0].id;
}

interface Received {
  projectStatusChanged: {
    event: string;
    project: { title: string; status: string; tasks: { title: string }[] } | null;
  };
}

/** Subscribes and collects; `heard` waits for the n-th result. */
function watch(token: string | null, id: string | null) {
  const client = createClient({
    url: api.url.replace('http', 'ws'),
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: token === null ? {} : { authorization: `Bearer ${token}` },
  });
  const results: FormattedExecutionResult<Received, unknown>[] = [];
  let listens = false;
  let end: unknown = null;
  const stop = client.subscribe<Received>(
    {
      query:
        'subscription ($id: ID) { projectStatusChanged(id: $id, resync: true) { event project { title status tasks { title } } } }',
      variables: { id },
    },
    {
      next: (result) => {
        // The first message confirms that the subscription is active.
        if (!listens && result.data?.projectStatusChanged.event === 'resync') listens = true;
        else results.push(result);
      },
      error: (error) => {
        end = error;
      },
      complete: () => {
        end ??= 'complete';
      },
    },
  );
  const until = async (condition: () => boolean) => {
    const limit = Date.now() + 10_000;
    while (!condition()) {
      if (Date.now() > limit)
        throw new Error(`waited in vain: ${JSON.stringify({ results, end })}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  return {
    results,
    told: () => results.flatMap(({ data }) => data?.projectStatusChanged ?? []),
    until,
    listens: () => until(() => listens),
    heard: (count: number) => until(() => results.length >= count),
    ended: async () => {
      await until(() => end !== null);
      return end;
    },
    async stop() {
      stop();
      await client.dispose();
    },
  };
}

async function listeners(): Promise<{ pid: number }[]> {
  const { rows } = await world.root.query(
    `select pid from pg_stat_activity where datname = current_database() and query ilike any(array['listen%', 'unlisten%', 'select 1'])
       and usename = 'app_authenticator'`,
  );
  return rows;
}

const close = (id: string, token = kari.token) =>
  api.ask(
    'mutation ($id: ID) { closeProject(input: {id: $id}) { errors { code } } }',
    { id: encodeTypeId('prj', id) },
    token,
  );

test('sends the row anew to subscribers of the row and of the account', async () => {
  const id = await addProject(kari.accountId);
  const one = watch(kari.token, encodeTypeId('prj', id));
  const all = watch(kari.token, null);
  const other = watch(ola.token, null);
  await Promise.all([one.listens(), all.listens(), other.listens()]);
  await close(id);
  await one.heard(1);
  await all.heard(1);
  const expected = { event: 'close', project: { title: 'Watched', status: 'DONE', tasks: [] } };
  expect(one.told()).toEqual([expected]);
  expect(all.told()).toEqual([expected]);
  expect(other.results).toEqual([]);
  await Promise.all([one.stop(), all.stop(), other.stop()]);
});

test('another account’s row, a forged id and a missing session are refused at the start', async () => {
  const id = await addProject(kari.accountId);
  for (const [token, of] of [
    [ola.token, encodeTypeId('prj', id)],
    [kari.token, encodeTypeId('per', id)],
    [kari.token, 'nonsense'],
    [null, encodeTypeId('prj', id)],
    [null, null],
    ['wrong', null],
  ] as const) {
    const refused = watch(token, of);
    const end = JSON.stringify([await refused.ended(), refused.results]);
    expect(end).toMatch(/INVALID|UNAUTHORIZED/);
    await refused.stop();
  }
});

test('continues after the listening connection was killed, and requests a resync', async () => {
  const id = await addProject(kari.accountId);
  const one = watch(kari.token, encodeTypeId('prj', id));
  await one.listens();
  await world.root.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [
    (await listeners()).map(({ pid }) => pid),
  ]);
  // A resync makes up for events without a listener. Events after the new connection listens are
  // delivered as usual, and may arrive first.
  await close(id);
  const isUpToDate = () => one.told().at(-1)?.project?.status === 'DONE';
  await one.until(() => isUpToDate() && one.told().some(({ event }) => event === 'resync'));
  const before = one.results.length;
  await world.root.query(`update app_public.projects set status = 'OPEN' where id = $1`, [id]);
  await close(id);
  await one.heard(before + 1);
  expect(one.told().at(-1)?.event).toBe('close');
  await one.stop();
});

test('ends when the session has ended', async () => {
  const removed = await addMember(world);
  const id = await addProject(removed.accountId);
  const one = watch(removed.token, encodeTypeId('prj', id));
  await one.listens();
  await world.root.query('update app_private.sessions set revoked = true where token_sha256 = $1', [
    createHash('sha256').update(removed.token).digest(),
  ]);
  await world.root.query(`select pg_notify('app:projects:' || $1, $2)`, [
    id,
    JSON.stringify({ id, event: 'close' }),
  ]);
  const end = JSON.stringify([await one.ended(), one.results]);
  expect(end).toContain('UNAUTHORIZED');
  expect(end).not.toContain('Watched');
  await one.stop();
});

test('the server stops listening once all subscribers have left', async () => {
  const id = await addProject(kari.accountId);
  const one = watch(kari.token, encodeTypeId('prj', id));
  await one.listens();
  await one.stop();
  // The server listens to other databases of the cluster at the same time.
  const stopped = async () => {
    const { rows } = await world.root.query(
      `select from pg_stat_activity where query ilike 'unlisten%' and datname = current_database()`,
    );
    return rows.length;
  };
  await expect.poll(stopped, { timeout: 5_000 }).toBe(1);
});
