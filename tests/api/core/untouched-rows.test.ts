// Goal: a write without the right to it, or to a row that no longer exists, is refused and never
// ignored.
// Method: every generated update and delete of the console's API, by an operator who only reads and
// by one with all rights, on rows that exist and on one that does not.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Catalogue } from '#plugins/core/catalogue/catalogue.ts';
import { makeOperator } from '../hostile/support/make-operator.ts';
import { type RealServer, realServer } from '../hostile/support/real-server.ts';
import { makeTenant } from '../hostile/support/tenant.ts';

let server: RealServer;
let catalogue: Catalogue;
let reader: string;
let all: string;

beforeAll(async () => {
  server = await realServer();
  await makeTenant(server.database);
  reader = (await makeOperator(server.database, 'READ')).token;
  all = (await makeOperator(server.database, 'ADMIN')).token;
  const answer = await server.admin<{ catalogue: Catalogue }>('{ catalogue }', {}, all);
  catalogue = answer.data.catalogue;
});
afterAll(() => server?.[Symbol.asyncDispose]());

const unknownId = '01900000-0000-7000-8000-000000000000';

async function refusalOf(text: string, variables: object, token: string) {
  const { data, errors } = await server.admin(text, variables, token);
  expect(JSON.stringify(data ?? null)).not.toContain('"row":{');
  return errors?.[0]?.extensions?.errors;
}

function writesOf({ operations }: Catalogue['resources'][number]) {
  const row = `{ row: ${operations.rowKey} { id } }`;
  const update = `mutation ($id: UUID!) { ${operations.update}(
    input: {id: $id, patch: {updatedAt: null}}) ${row} }`;
  const remove = `mutation ($id: UUID!) { ${operations.delete}(input: {id: $id}) ${row} }`;
  return [...(operations.update ? [update] : []), ...(operations.delete ? [remove] : [])];
}

test('every write to a row that the caller can only read is refused', async () => {
  let tried = 0;
  for (const resource of catalogue.resources) {
    const { rows } = await server.database.committed(async (tx) => ({
      rows: await tx.query<{ id: string }>(`select id from app_public.${resource.table} limit 1`),
    }));
    if (!rows[0]) continue;
    for (const text of writesOf(resource)) {
      tried += 1;
      const received = await refusalOf(text, { id: rows[0].id }, reader);
      expect(received, text).toEqual([{ code: 'UNAUTHORIZED', path: '' }]);
    }
  }
  expect(tried).toBeGreaterThan(6);
});

test('a deleted row is reported at its id', async () => {
  for (const resource of catalogue.resources) {
    for (const text of writesOf(resource)) {
      const received = await refusalOf(text, { id: unknownId }, all);
      expect(received, text).toEqual([{ code: 'INVALID', path: 'id' }]);
    }
  }
});
