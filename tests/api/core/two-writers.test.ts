// Goal: a user cannot undo another user's change unknowingly.
// Method: the product's two APIs over HTTP; two readers of one row, one of whom has saved
// meanwhile.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readForms } from '#plugins/core/forms/read-forms.ts';
import { makeOperator } from '../hostile/support/make-operator.ts';
import { type RealServer, realServer } from '../hostile/support/real-server.ts';
import { makeTenant, type Tenant } from '../hostile/support/tenant.ts';

let server: RealServer;
let kari: Tenant;

beforeAll(async () => {
  server = await realServer();
  kari = await makeTenant(server.database);
});
afterAll(() => server?.[Symbol.asyncDispose]());

interface Written {
  row: { id: string; updatedAt: string; buyerReference: string } | null;
  errors: { code: string; path: string }[];
}

async function write(name: 'create' | 'update', input: object): Promise<Written> {
  const text = `mutation ($input: ${name === 'create' ? 'Create' : 'Update'}InvoiceInput!) {
    result: ${name}Invoice(input: $input) {
      row: invoice { id updatedAt buyerReference } errors { code path } } }`;
  const { data } = await server.portal<{ result: Written }>(text, { input }, kari.token);
  return data.result;
}

const stale = [{ code: 'INVALID_ACTION', path: 'updatedAt' }];

// Requirements: A8.95
test('an outdated version is refused and nothing changes; the current one is accepted', async () => {
  const { row } = await write('create', { buyerReference: 'as read' });
  const { id, updatedAt } = row!;
  const first = await write('update', { id, updatedAt, buyerReference: 'theirs' });
  expect(first.errors).toEqual([]);
  const second = await write('update', { id, updatedAt, buyerReference: 'mine' });
  expect(second).toEqual({ row: null, errors: stale });
  const after = await write('update', { id, updatedAt: first.row?.updatedAt });
  expect(after.row?.buyerReference).toBe('theirs');
  const missing = await write('update', { id, buyerReference: 'without a stamp' });
  expect(missing.errors).toEqual([]);
});

test('of ten simultaneous saves one is accepted, and nine are refused', async () => {
  const { row } = await write('create', { buyerReference: 'as read' });
  const { id, updatedAt } = row!;
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      write('update', { id, updatedAt, buyerReference: `writer ${i}` }),
    ),
  );
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  expect(answers.flatMap(({ errors }) => errors)).toEqual(Array(9).fill(stale[0]));
});

test('a version is returned with microseconds, and a JavaScript date, cut to milliseconds, is accepted', async () => {
  const { row } = await write('create', { buyerReference: 'as read' });
  const { id } = row!;
  await server.database.committed((tx) =>
    tx.query(`set local session_replication_role = replica`).then(() =>
      tx.query(`update app_public.invoices set updated_at = '2026-11-02T10:00:00.123456Z'
                where buyer_reference = 'as read'`),
    ),
  );
  const read = await write('update', { id, updatedAt: '2026-11-02T10:00:00.123455Z' });
  expect(read.errors).toEqual(stale);
  const cut = await write('update', { id, updatedAt: '2026-11-02T10:00:00.123Z' });
  expect(cut.errors).toEqual([]);
  expect(cut.row?.updatedAt).toMatch(/\.\d{6}/);
});

test('other errors are reported together with it', async () => {
  const { row } = await write('create', { buyerReference: 'as read' });
  const { id, updatedAt } = row!;
  await write('update', { id, buyerReference: 'theirs' });
  const { errors } = await write('update', { id, updatedAt, invoicedOn: '2001-01-01' });
  expect(errors).toEqual([...stale, { code: 'INVALID_INVOICED_ON', path: 'invoicedOn' }]);
});

// Requirements: A8.97
test('every mutation that updates takes the version', () => {
  const root = path.join(import.meta.dirname, '../../..');
  const forms = readForms(path.join(root, 'forms/modules'), path.join(root, 'plugins/modules'));
  const updates = forms.filter(({ name }) => name.startsWith('update_'));
  expect(updates.length).toBeGreaterThan(5);
  for (const { name, schema } of updates) {
    expect(schema.properties?.updatedAt, name).toMatchObject({ format: 'date-time' });
  }
  const admin = readFileSync(path.join(root, 'plugins/admin.graphql'), 'utf8');
  for (const [patch] of admin.matchAll(/^input (?!Session)\w+Patch \{[\s\S]+?^\}/gm)) {
    expect(patch).toContain('updatedAt: Datetime');
  }
});

test('two operators: a row that was edited by hand is refused to the one who read it earlier', async () => {
  const { token } = await makeOperator(server.database, 'ADMIN');
  type Code = { id: string; notes: string | null; updatedAt: string };
  const list = '{ occupationCodes(first: 1) { nodes { id notes updatedAt } } }';
  const read = await server.admin<{ occupationCodes: { nodes: Code[] } }>(list, {}, token);
  const { id, updatedAt } = read.data.occupationCodes.nodes[0]!;
  const update = (patch: object) =>
    server.admin<{ updateOccupationCode: { occupationCode: Code } | null }>(
      `mutation ($id: UUID!, $patch: OccupationCodePatch!) {
        updateOccupationCode(input: {id: $id, patch: $patch}) { occupationCode { notes updatedAt } } }`,
      { id, patch },
      token,
    );
  const first = await update({ notes: 'theirs', updatedAt });
  expect(first.data.updateOccupationCode?.occupationCode.notes).toBe('theirs');
  const second = await update({ notes: 'mine', updatedAt });
  expect(second.errors[0]?.extensions?.errors).toEqual(stale);
  const again = await update({
    notes: 'mine',
    updatedAt: first.data.updateOccupationCode?.occupationCode.updatedAt,
  });
  expect(again.data.updateOccupationCode?.occupationCode.notes).toBe('mine');
});
