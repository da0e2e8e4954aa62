// Goal: a rule about several columns is reported at each of their fields, whatever its name.
// Method: both APIs on a database with such rules. Under row-level security Postgres does not
// report which columns are meant.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodeTypeId } from '#shared/encode-type-id.ts';
import { type Api, createApi } from './support/create-api.ts';
import { createProject } from './support/create-project.ts';
import { addMember, createWorld, type Member, type World } from './support/create-world.ts';

let world: World;
let api: Api;
let portal: Api;
let operator: Member;
let kari: Member;

beforeAll(async () => {
  world = await createWorld();
  await world.root.query(`
    alter table app_public.people add constraint nobody_is_their_address check (name <> email::text);
    create unique index one_name_in_an_account on app_public.people (account_id, name);
    alter table app_public.people add constraint people_email_name_key unique (email, name);
    alter table app_public.projects add constraint a_note_is_no_title check (note <> title);
    alter table app_public.projects add constraint one_title_a_day unique (account_id, title, due_on);
    alter table app_public.tasks add constraint titles_are_short check (length(title) < 30)`);
  api = await createApi(world, 'admin');
  portal = await createApi(world, 'portal', { isOpen: true });
  kari = await addMember(world);
  operator = await addMember(world, 'app_operator');
});
afterAll(async () => {
  await portal?.[Symbol.asyncDispose]();
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

test('a check over two columns is reported at both', async () => {
  expect(await refusals({ name: 'a@b.no', email: 'a@b.no' })).toEqual([
    { code: 'INVALID', path: 'name' },
    { code: 'INVALID', path: 'email' },
  ]);
});

test('a unique index or constraint over several columns is reported at each of them', async () => {
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

test('in a form they are reported at its fields, if the function has not checked them', async () => {
  const load = (attributes: object) =>
    createProject(portal, { attributes: { dueOn: '2026-02-28', ...attributes } }, kari.token);
  expect((await load({ title: 'Roof' })).errors).toEqual([]);
  const twice = await load({ title: 'Roof' });
  expect(twice).toEqual({
    project: null,
    errors: [
      { code: 'TAKEN', path: 'attributes.title' },
      { code: 'TAKEN', path: 'attributes.dueOn' },
    ],
  });
  expect((await load({ title: 'Same', note: 'Same' })).errors).toEqual([
    { code: 'INVALID', path: 'attributes.note' },
    { code: 'INVALID', path: 'attributes.title' },
  ]);
  const unknownId = encodeTypeId('per', '01900000-0000-7000-8000-000000000000');
  expect((await load({ title: 'Whose', personId: unknownId })).errors).toEqual([
    { code: 'INVALID', path: 'attributes.personId' },
  ]);
});

test('an invalid field is reported alone, without the constraints that the remaining fields would break', async () => {
  const { errors } = await createProject(
    portal,
    { attributes: { note: 'Same', title: 'Same', budget: -1 } },
    kari.token,
  );
  expect(errors).toEqual([{ code: 'TOO_SMALL', path: 'attributes.budget' }]);
});

test('a constraint of another table is an internal error, and masked, even if a field has the same name', async () => {
  const input = { attributes: { title: 'Tower' }, tasks: [{ title: 'x'.repeat(30) }] };
  await expect(createProject(portal, input, kari.token)).rejects.toThrow(/correlation/i);
});
