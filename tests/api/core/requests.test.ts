// Goal: the bearer token alone identifies the caller, and ids reveal nothing to strangers.
// Method: a real API over HTTP with sessions of two accounts, a visitor and a revoked one.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decodeTypeId, encodeTypeId } from '#shared/encode-type-id.ts';
import { type Api, createApi } from './support/create-api.ts';
import { addMember, createWorld, type Member, type World } from './support/create-world.ts';

let world: World;
let api: Api;
let kari: Member;
let ola: Member;

beforeAll(async () => {
  world = await createWorld();
  api = await createApi(world, 'portal', { isOpen: true });
  kari = await addMember(world);
  ola = await addMember(world);
});
afterAll(async () => {
  await api?.[Symbol.asyncDispose]();
  await world?.[Symbol.asyncDispose]();
});

interface Whoami {
  whoami: { id: string; account: { id: string } } | null;
}
const whoami = '{ whoami { id role account { id name } canManage } }';

// Requirements: A7.3
test('a token opens its session, no token is a visitor', async () => {
  const mine = await api.ask<Whoami>(whoami, {}, kari.token);
  expect(mine.data.whoami).toMatchObject({ role: 'OWNER', account: { name: 'Team' } });
  expect(mine.data.whoami?.id).toMatch(/^ses_/);
  expect(mine.data.whoami?.account.id).toBe(encodeTypeId('acc', kari.accountId));
  expect(await api.ask(whoami)).toEqual({ data: { whoami: null } });
});

test('an invalid token is refused, and nothing runs', async () => {
  const removed = await addMember(world);
  await world.root.query('update app_private.sessions set revoked = true where token_sha256 = $1', [
    createHash('sha256').update(removed.token).digest(),
  ]);
  for (const token of ['nonsense', removed.token, '']) {
    const answer = await api.ask<Whoami | null>(whoami, {}, token);
    expect(answer.errors?.[0]?.extensions?.code).toBe('UNAUTHORIZED');
    expect(answer.data?.whoami).toBeUndefined();
  }
});

test('settings of one request do not leak into the next on the same connection', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, i) =>
      api.ask<Whoami>(whoami, {}, [kari.token, ola.token, null][i % 3]),
    ),
  );
  for (const [i, { data }] of answers.entries()) {
    const expected = [kari.accountId, ola.accountId, undefined][i % 3];
    const id = data.whoami?.account.id;
    expect(decodeTypeId(id ?? '')?.uuid).toBe(expected);
  }
});

// Requirements: A7.17, B7.6
test('node finds every prefixed row under the caller’s policies, and nothing else', async () => {
  const { rows } = await world.root.query(
    `insert into app_public.projects (account_id, title) values ($1, 'Node') returning id`,
    [kari.accountId],
  );
  const id = encodeTypeId('prj', rows[0].id);
  const ask = (of: string, token: string | null = kari.token) =>
    api.ask<{ node: { __typename: string } | null }>(
      'query ($id: ID!) { node(id: $id) { __typename id ... on Project { title } } }',
      { id: of },
      token,
    );
  expect((await ask(id)).data.node).toEqual({ __typename: 'Project', id, title: 'Node' });
  expect((await ask(encodeTypeId('acc', kari.accountId))).data.node?.__typename).toBe('Account');
  expect((await ask(id, ola.token)).data.node).toBeNull();
  for (const forged of [
    '',
    'prj_',
    rows[0].id,
    id.toUpperCase(),
    `${id}0`,
    'query',
    'WyJhIl0=',
    'prj_zzzzzzzzzzzzzzzzzzzzzzzzzz',
    encodeTypeId('zzz', rows[0].id),
  ]) {
    const answer = await ask(forged);
    expect(answer.errors).toBeUndefined();
    expect(answer.data.node).toBeNull();
  }
});
