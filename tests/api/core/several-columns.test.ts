// Goal: a rule about several columns is told at each of their fields, whatever it is called.
// Method: an operator's API on a database with such rules. Under row-level security Postgres does not
// say which columns are meant.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, createApi } from './support/create-api.ts';
import { addMember, createWorld, type Member, type World } from './support/create-world.ts';

let world: World;
let api: Api;
let operator: Member;

beforeAll(async () => {
  world = await createWorld();
  await world.root.query(`
    alter table app_public.people add constraint nobody_is_their_address check (name <> email::text);
    create unique index one_name_in_an_account on app_public.people (account_id, name);
    alter table app_public.people add constraint people_email_name_key unique (email, name)`);
  api = await createApi(world, 'admin');
  operator = await addMember(world, 'app_operator');
});
afterAll(async () => {
  await api?.[Symbol.asyncDispose]();
  await world?.[Symbol.asyncDispose]();
});

async function refusals(person: { name: string; email?: string }) {
  const { errors } = await api.ask(
    `mutation ($person: PersonInput!) { createPerson(input: {person: $person}) { person { id } } }`,
    { person: { accountId: operator.accountId, ...person } },
    operator.token,
  );
  return errors?.[0]?.extensions?.errors;
}

test('a check over two columns is told at both', async () => {
  expect(await refusals({ name: 'a@b.no', email: 'a@b.no' })).toEqual([
    { code: 'INVALID', path: 'name' },
    { code: 'INVALID', path: 'email' },
  ]);
});

test('so is what must be unique together, by an index or a constraint', async () => {
  expect(await refusals({ name: 'Kari', email: 'kari@b.no' })).toBeUndefined();
  expect(await refusals({ name: 'Kari', email: 'other@b.no' })).toEqual([
    { code: 'TAKEN', path: 'accountId' },
    { code: 'TAKEN', path: 'name' },
  ]);
  const elsewhere = await addMember(world, 'app_operator');
  await world.root.query(
    `insert into app_public.people (account_id, name, email) values ($1, 'Ola', 'ola@b.no')`,
    [elsewhere.accountId],
  );
  expect(await refusals({ name: 'Ola', email: 'ola@b.no' })).toEqual([
    { code: 'TAKEN', path: 'email' },
    { code: 'TAKEN', path: 'name' },
  ]);
});
