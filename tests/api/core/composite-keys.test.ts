// Goal: a foreign key of several columns, which makes both rows belong to one account, is a
// relation like any other.
// Method: the projects of the small world get such a key, with everything a list derives from a
// relation.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { streamExport } from '#plugins/core/exports/stream-export.ts';
import { encodeTypeId } from '#shared/encode-type-id.ts';
import { type Api, createApi } from './support/create-api.ts';
import { addMember, createWorld, type Member, type World } from './support/create-world.ts';

let world: World;
let api: Api;
let kari: Member;
let leads: string[];

beforeAll(async () => {
  world = await createWorld();
  await world.root.query(`
    alter table app_public.people add unique (account_id, id);
    alter table app_public.projects add lead_id uuid,
      add constraint projects_lead foreign key (account_id, lead_id) references app_public.people (account_id, id);
    comment on constraint projects_lead on app_public.projects is E'@fieldName lead\\n@foreignFieldName led';
    comment on column app_public.projects.lead_id is '@filter';
    comment on table app_public.projects is E'@prefix prj\\n@list\\n@sort lead.name';
    grant select (lead_id) on app_public.projects to app_user, app_operator;`);
  api = await createApi(world);
  kari = await addMember(world);
  const { rows } = await world.root.query<{ id: string }>(
    `insert into app_public.people (account_id, name) select $1, unnest(array['Åse', 'Bo']) returning id`,
    [kari.accountId],
  );
  leads = rows.map(({ id }) => id);
  await world.root.query(
    `insert into app_public.projects (account_id, lead_id, title) values ($1, $2, 'A'), ($1, $3, 'B')`,
    [kari.accountId, ...leads],
  );
});
afterAll(async () => {
  await api?.[Symbol.asyncDispose]();
  await world?.[Symbol.asyncDispose]();
});

interface Listed {
  projects: { items: { title: string }[]; exportPath: string };
}

async function list(args: string) {
  const fields = 'items { title lead { name } } exportPath';
  const answer = await api.ask<Listed>(`{ projects${args} { ${fields} } }`, {}, kari.token);
  expect(answer.errors).toBeUndefined();
  return answer.data.projects;
}

test('filters by the id in it', async () => {
  const { items } = await list(`(filter: { leadId: "${encodeTypeId('per', leads[1] ?? '')}" })`);
  expect(items).toEqual([{ title: 'B', lead: { name: 'Bo' } }]);
});

test('sorts by a column of the referenced row', async () => {
  const { items } = await list('(sortBy: [LEAD_NAME_ASC])');
  expect(items.map(({ title }) => title)).toEqual(['B', 'A']);
});

test('shows the name of the referenced row in an export', async () => {
  const { exportPath } = await list('(sortBy: [LEAD_NAME_DESC])');
  const query = Object.fromEntries(new URL(exportPath, 'http://localhost').searchParams);
  const { lists = [] } = api.schema.extensions;
  const requested = { list: 'projects', format: 'csv', query } as const;
  const found = await streamExport(requested, { ...world, lists });
  const [heading = '', first = ''] = Buffer.concat((await found?.body.toArray()) ?? [])
    .toString()
    .split('\r\n');
  expect(first.split(';')[heading.split(';').indexOf('Lead')]).toBe('Åse');
});

test('a filter on an id that references nothing stops the build and names it', async () => {
  await world.root.query('alter table app_public.projects drop constraint projects_lead');
  await expect(createApi(world)).rejects.toThrow(
    '@filter on projects.lead_id: it points at no table',
  );
});
