// Goal: servers of one process whose databases have the same catalogue share a schema and nothing
// else.
// Method: two portals over copies of the product's database, and one over a copy with one more
// column.
import { isObjectType } from 'grafast/graphql';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PlanningTime } from '#plugins/core/limits/planning-time.ts';
import { productFiles } from '#plugins/graphile.config.ts';
import { checkPath } from '#shared/storage/signed-path.ts';
import { createTestDatabase } from '../../support/create-test-database.ts';
import { type ProductApi, productApi } from '../support/product-api.ts';
import { signedInPerson } from '../support/signed-in-person.ts';
import { type Api, createApi } from './support/create-api.ts';

let oslo: ProductApi;
let bergen: ProductApi;
let kari: string;
let ola: string;
const planning = { oslo: new PlanningTime(), bergen: new PlanningTime() };

beforeAll(async () => {
  oslo = await productApi('portal', { secret: 'of Oslo', planningTime: planning.oslo });
  bergen = await productApi('portal', { secret: 'of Bergen', planningTime: planning.bergen });
  kari = await signedInPerson(oslo, 'kari@example.no');
  ola = await signedInPerson(bergen, 'ola@example.no');
});
afterAll(async () => {
  await oslo?.[Symbol.asyncDispose]();
  await bergen?.[Symbol.asyncDispose]();
});

const emailOf = async (api: Api, token: string, alias = 'session') => {
  const { data, errors } = await api.ask<Record<string, { user: { email: string } }> | null>(
    `{ ${alias}: session { user { email } } }`,
    {},
    token,
  );
  return errors?.[0]?.extensions?.code ?? data?.[alias]?.user.email;
};

test('both have the same schema, and each its own rows and sessions', async () => {
  expect(bergen.schema).toBe(oslo.schema);
  expect(await emailOf(oslo, kari)).toBe('kari@example.no');
  expect(await emailOf(bergen, ola)).toBe('ola@example.no');
  expect(await emailOf(bergen, kari)).toBe('UNAUTHORIZED');
});

test('a link is signed by the server that issued it', async () => {
  const linkOf = async (api: Api, token: string) => {
    const requested = '{ invoices { exportPath } }';
    const { data } = await api.ask<{ invoices: { exportPath: string } }>(requested, {}, token);
    return data.invoices.exportPath;
  };
  expect(checkPath('of Oslo', await linkOf(oslo, kari))).toBe('good');
  expect(checkPath('of Bergen', await linkOf(bergen, ola))).toBe('good');
  expect(checkPath('of Bergen', await linkOf(oslo, kari))).not.toBe('good');
});

test('an operation planned for one server is planned again for the callers of the other', async () => {
  const turns = {
    oslo: vi.spyOn(planning.oslo, 'inTurn'),
    bergen: vi.spyOn(planning.bergen, 'inTurn'),
  };
  await emailOf(oslo, kari, 'known');
  await emailOf(oslo, kari, 'known');
  expect(turns.oslo).toHaveBeenCalledTimes(2);
  expect(turns.bergen).not.toHaveBeenCalled();
  await emailOf(bergen, ola, 'known');
  expect(turns.bergen).toHaveBeenCalledTimes(2);
});

test('a database with one more column has a schema of its own', async () => {
  const database = await createTestDatabase();
  await database.committed((tx) =>
    tx.query(`alter table app_public.departments add colour text;
      grant select (colour) on app_public.departments to app_user`),
  );
  await using more = await createApi(
    { connectionString: database.authenticatorUrl },
    'portal',
    productFiles,
  );
  const fieldsOf = ({ schema }: Api) => {
    const type = schema.getType('Department');
    return isObjectType(type) ? Object.keys(type.getFields()) : [];
  };
  expect(fieldsOf(more)).toEqual(expect.arrayContaining(['name', 'colour']));
  expect(fieldsOf(oslo)).toContain('name');
  expect(fieldsOf(oslo)).not.toContain('colour');
  await database.drop();
});

test('a database that differs only in function bodies or policies shares the schema', async () => {
  const database = await createTestDatabase();
  await database.committed((tx) =>
    tx.query(`
      create or replace function app_public.failed_jobs_entity(failed_job app_public.failed_jobs) returns text
        language plpgsql stable as $$ begin return '"prosrc":"\\'; end $$;
      create policy "nobody" on app_public.departments for select to app_visitor using (false)`),
  );
  await using other = await createApi(
    { connectionString: database.authenticatorUrl },
    'portal',
    productFiles,
  );
  expect(other.schema).toBe(oslo.schema);
  await database.drop();
});

test('an error of one server is written to its own log', async () => {
  await bergen.root.query('alter function app_private.session_settings(bytea) rename to forgotten');
  expect(await emailOf(bergen, ola)).toBe('INTERNAL');
  expect(await emailOf(oslo, kari)).toBe('kari@example.no');
  expect(bergen.faults).toHaveLength(1);
  expect(oslo.faults).toEqual([]);
});
