// Goal: a picker loads all people at once, and its cost stays bounded.
// Method: an account of a hundred and twenty people, requested in one page.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodeTypeId } from '#shared/encode-type-id.ts';
import { type ProductApi, productApi } from '../support/product-api.ts';
import { signedInPerson } from '../support/signed-in-person.ts';

let api: ProductApi;
let token: string;

beforeAll(async () => {
  api = await productApi();
  token = await signedInPerson(api, 'kari@example.no');
  await api.root.query(
    `with people as (
       insert into app_public.users (email, confirmed_at)
       select 'person-' || i || '@example.no', now() from generate_series(1, 119) i returning id
     )
     insert into app_public.memberships (account_id, user_id, role)
     select a.id, p.id, 'MEMBER' from app_public.accounts a, people p`,
  );
});
afterAll(() => api?.[Symbol.asyncDispose]());

const members = async (fields: string) =>
  api.ask<{ members: { total: number; items: object[] } } | null>(
    `{ members(perPage: 10000) { total items { ${fields} } } }`,
    {},
    token,
  );

// Requirements: A7.13, A9.10
test('a request may ask for ten thousand people, while other lists return at most a hundred', async () => {
  const { data } = await members('id email');
  expect(data?.members.total).toBe(120);
  expect(data?.members.items).toHaveLength(120);
  const others = await api.ask<{ departments: { items: object[] } }>(
    '{ departments(perPage: 10000) { items { id } } }',
    {},
    token,
  );
  expect(others.data.departments.items).toEqual([]);
});

test('a request for all fields of that many people is refused', async () => {
  const { data, errors } = await members('departmentMemberships { department { id } }');
  expect(data?.members).toBeUndefined();
  expect(errors).toHaveLength(1);
});

// Requirements: A7.12
test('people are found by their department, and not by other kinds of grouping', async () => {
  const { rows } = await api.root.query<{ id: string; member: string }>(
    `with d as (
       insert into app_public.departments (account_id, name, description)
       select id, 'Orkester', 'Alle som spiller' from app_public.accounts returning id, account_id
     )
     insert into app_public.department_memberships (account_id, department_id, membership_id)
     select d.account_id, d.id, (
       select m.id from app_public.memberships m where m.account_id = d.account_id and m.role = 'MEMBER' limit 1
     ) from d
     returning department_id as id, membership_id as member`,
  );
  const found = (departmentId: string) =>
    api.ask<{ members: { items: { id: string }[] } }>(
      'query ($filter: MemberFilter) { members(filter: $filter) { items { id } } }',
      // The owner is in every department.
      { filter: { departmentId, role: ['MEMBER'] } },
      token,
    );
  const { id = '', member = '' } = rows[0] ?? {};
  const { data } = await found(encodeTypeId('dep', id));
  expect(data.members.items).toEqual([{ id: encodeTypeId('mem', member) }]);
  expect((await found(encodeTypeId('mem', member))).data.members.items).toEqual([]);
});
