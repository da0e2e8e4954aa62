// Goal: a draft is shown as a document to its readers only while it is a draft; other tenants
// cannot read it, and one account cannot block the others. Method: links of two tenants, opened
// over HTTP at a real server.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { decodeTypeId } from '#shared/encode-type-id.ts';
import { signPath } from '#shared/storage/signed-path.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { pdfText } from '../../workers/support/pdf-text.ts';
import { type RealServer, realServer } from './support/real-server.ts';
import { makeTenant, type Tenant } from './support/tenant.ts';

let server: RealServer;
let kari: Tenant;
let mallory: Tenant;
let draftId: string;

interface Made {
  createInvoice: { invoice: { id: string } };
}

beforeAll(async () => {
  server = await realServer();
  kari = await makeTenant(server.database);
  mallory = await makeTenant(server.database);
  const made = await server.portal<Made>(
    'mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) { invoice { id } } }',
    {
      input: {
        freelanceProfileId: kari.ids.profile,
        clientId: kari.ids.client,
        buyerReference: 'Prosjekt 42',
      },
    },
    kari.token,
  );
  draftId = made.data.createInvoice.invoice.id;
});
afterAll(() => server?.[Symbol.asyncDispose]());

async function link(token: string, id = draftId): Promise<string | null> {
  const { data } = await server.portal<{ node: { draftPath: string | null } | null }>(
    'query ($id: ID!) { node(id: $id) { ... on Invoice { draftPath } } }',
    { id },
    token,
  );
  return data.node?.draftPath ?? null;
}

async function open(path: string | null) {
  const response = await fetch(server.url + path);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

const uuidOf = (id: string) => decodeTypeId(id)!.uuid;

test('the document has the draft’s contents and a mark, has no payment reference, and is not stored', async () => {
  const files = () =>
    server.database.committed((tx) => tx.query('select id from app_public.files'));
  const before = await files();
  const answer = await open(await link(kari.token));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-disposition')).toMatch(/^inline; filename="Utkast.pdf"/);
  const text = pdfText(answer.bytes);
  for (const words of [
    'UTKAST',
    'Utkast, ikke sendt',
    'Prosjekt 42',
    'kommer når fakturaen sendes',
  ])
    expect(text).toContain(words);
  expect(await files()).toEqual(before);
});

test('another tenant gets no link, and its own link does not open the draft', async () => {
  expect(await link(mallory.token)).toBeNull();
  const own = await server.portal<Made>(
    'mutation { createInvoice(input: {}) { invoice { id } } }',
    {},
    mallory.token,
  );
  const hers = (await link(mallory.token, own.data.createInvoice.invoice.id))!;
  expect((await open(hers)).status).toBe(200);
  const stolen = hers.replace(uuidOf(own.data.createInvoice.invoice.id), uuidOf(draftId));
  expect((await open(stolen)).status).toBe(404);
  // Even with a valid signature, the session in the link decides.
  const { searchParams } = new URL(hers, server.url);
  const signed = signPath(server.secret, `/draft-documents/${uuidOf(draftId)}`, {
    q: searchParams.get('q')!,
  });
  expect((await open(signed)).status).toBe(404);
  for (const q of [undefined, '', 'x', Buffer.from('{"session":null}').toString('base64url')]) {
    const path = `/draft-documents/${uuidOf(draftId)}`;
    expect((await open(signPath(server.secret, path, q === undefined ? {} : { q }))).status).toBe(
      404,
    );
  }
});

test('an invalid id, an expired link and a session that has ended return nothing', async () => {
  const good = (await link(kari.token))!;
  expect((await open(good.replace(uuidOf(draftId), 'x'))).status).toBe(404);
  const { searchParams } = new URL(good, server.url);
  const path = `/draft-documents/${uuidOf(draftId)}`;
  const old = signPath(server.secret, path, { q: searchParams.get('q')! }, Date.now() - 601_000);
  expect((await open(old)).status).toBe(410);
  const token = await server.database.committed(
    async (tx) => (await signIn(tx, kari.userId, kari.accountId)).token,
  );
  const hers = await link(token);
  await server.portal('mutation { destroySession(input: {}) { errors { code } } }', {}, token);
  expect((await open(hers)).status).toBe(404);
});

test('an invoice that is no draft has no such link, and an old link returns nothing', async () => {
  const before = (await link(kari.token, kari.ids.invoice))!;
  expect((await open(before)).status).toBe(200);
  const submit = await server.portal<{ submitInvoice: { errors: object[] } }>(
    'mutation ($id: ID!) { submitInvoice(input: { id: $id }) { errors { code path } } }',
    { id: kari.ids.invoice },
    kari.token,
  );
  expect(submit.data.submitInvoice.errors).toEqual([]);
  expect(await link(kari.token, kari.ids.invoice)).toBeNull();
  expect((await open(before)).status).toBe(404);
});

test('one account renders no more than its share at once, and is served again afterwards', async () => {
  const path = await link(kari.token);
  const statuses = await Promise.all(
    Array.from({ length: 12 }, async () => (await open(path)).status),
  );
  const answered = statuses.filter((status) => status === 200).length;
  expect(answered).toBeGreaterThanOrEqual(1);
  expect(answered).toBeLessThanOrEqual(4);
  for (const status of statuses) expect([200, 429, 503]).toContain(status);
  expect((await open(path)).status).toBe(200);
});
