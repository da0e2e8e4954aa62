// Goal: all reads of a request see one snapshot on one connection, and an error stays a single
// error.
// Method: statements are recorded on their way to the database.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statementsOf } from './support/count-statements.ts';
import { type Api, createApi } from './support/create-api.ts';
import { addMember, createWorld, type Member, type World } from './support/create-world.ts';

let world: World;
let api: Api;
let kari: Member;

beforeAll(async () => {
  world = await createWorld();
  await world.root.query(`
    create function app_public.projects_broken(project app_public.projects, why text) returns int
    language plpgsql stable as $$ begin raise exception 'broken because %', why; end $$;
    grant execute on function app_public.projects_broken to app_user;
    create function app_public.broken_number() returns int language plpgsql stable as
      $$ begin raise exception 'broken'; end $$;
    grant execute on function app_public.broken_number to app_user;`);
  api = await createApi(world, 'portal', { maxConnections: 2 });
  kari = await addMember(world);
  await world.root.query(
    `insert into app_public.projects (account_id, title) select $1, 'P' from generate_series(1, 3)`,
    [kari.accountId],
  );
});
afterAll(async () => {
  await api?.[Symbol.asyncDispose]();
  await world?.[Symbol.asyncDispose]();
});

test('several root fields share one transaction', async () => {
  const sent = await statementsOf(() =>
    api.ask('{ whoami { role } projects { total items { title } } }', {}, kari.token),
  );
  expect(sent.filter((text) => text.startsWith('begin'))).toEqual([
    'begin isolation level repeatable read read only',
  ]);
  expect(sent.filter((text) => text === 'commit')).toHaveLength(1);
});

test('a field that fails affects no other', async () => {
  const { data, errors } = await api.ask(
    '{ brokenNumber whoami { role } projects { total items { title } } }',
    {},
    kari.token,
  );
  expect(errors).toHaveLength(1);
  expect(data).toMatchObject({
    brokenNumber: null,
    whoami: { role: 'OWNER' },
    projects: { total: 3 },
  });
});

test('connections are released, also after errors: far more requests than connections', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      api.ask<{ projects?: { total: number } }>(
        i % 2 ? '{ brokenNumber }' : '{ projects { total } }',
        {},
        kari.token,
      ),
    ),
  );
  expect(answers.filter(({ data }) => data.projects?.total === 3)).toHaveLength(20);
});
