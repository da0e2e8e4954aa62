// Goal: the documents of a list come as one ZIP with the caller's own documents, at most as many as
// the limit, while the link is valid.
// Method: invoices of two tenants are given files in the storage of a real server; their links are
// opened over HTTP.
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_BYTES, MOST_DOCUMENTS } from '#shared/files/most-documents.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { type RealServer, realServer } from './support/real-server.ts';
import { makeTenant, type Tenant } from './support/tenant.ts';

let server: RealServer;
let kari: Tenant;
let mallory: Tenant;

beforeAll(async () => {
  server = await realServer();
  kari = await makeTenant(server.database);
  mallory = await makeTenant(server.database);
  await giveFile(kari, { filename: 'Faktura 1.pdf', content: 'what Kari sells' });
  await giveXml(kari, { filename: 'Faktura 1.pdf', content: '<Invoice/>' });
  await giveFile(mallory, { filename: '../../Faktura.pdf', content: 'what Mallory sells' });
});
afterAll(() => server?.[Symbol.asyncDispose]());

interface Content {
  filename: string;
  content: string;
  byteSize?: number;
}

/** A file of a tenant, in the storage and in the database. */
async function store(tenant: Tenant, { filename, content, byteSize }: Content): Promise<string> {
  const key = `${randomUUID()}.pdf`;
  await mkdir(server.filesFolder, { recursive: true });
  await writeFile(path.join(server.filesFolder, key), content);
  return server.database.committed(async (tx) => {
    const [row] = await tx.query<{ id: string }>(
      `insert into app_public.files (account_id, filename, content_type, byte_size, sha256, storage_key)
       values ($1, $2, 'application/pdf', $3, sha256($4::bytea), $5) returning id`,
      [tenant.accountId, filename, byteSize ?? content.length, Buffer.from(content), key],
    );
    return row!.id;
  });
}

/** Bypasses the triggers that protect a document. */
const write = (text: string, values: unknown[]) =>
  server.database.committed(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    await tx.query(text, values);
  });

async function giveFile(tenant: Tenant, file: Content): Promise<void> {
  const id = await store(tenant, file);
  const text = 'update app_public.invoices set pdf_document_id = $2 where id = $1';
  await write(text, [tenant.raw.invoice, id]);
}

async function giveXml(tenant: Tenant, file: Content): Promise<void> {
  const id = await store(tenant, file);
  await write(
    `insert into app_public.deliveries (account_id, invoice_id, channel, recipient, ehf_document_id, created_at)
     values ($1, $2, 'EHF', '0192:974760673', $3, now() + interval '1 minute')`,
    [tenant.accountId, tenant.raw.invoice, id],
  );
}

async function link(token: string, list = 'invoices', filter = ''): Promise<string | null> {
  const answer = await server.portal<Record<string, { documentsPath: string | null }>>(
    `{ ${list}${filter} { documentsPath } }`,
    {},
    token,
  );
  return answer.data[list]!.documentsPath;
}

async function open(path: string | null) {
  const response = await fetch(server.url + path);
  const bytes = Buffer.from(await response.arrayBuffer());
  const isZip = response.headers.get('content-type') === 'application/zip';
  const files = isZip ? Object.entries(unzipSync(bytes)) : [];
  return {
    status: response.status,
    headers: response.headers,
    files: files.map(([name, content]) => [name, strFromU8(content)]),
  };
}

test('it contains PDF and XML of the caller’s invoices, with names of their own', async () => {
  const answer = await open(await link(kari.token));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="invoices [\d-]+.zip";/,
  );
  expect(answer.files).toEqual([
    ['Faktura 1.pdf', 'what Kari sells'],
    ['Faktura 1 (2).pdf', '<Invoice/>'],
  ]);
});

test('a file name cannot leave its folder', async () => {
  const { files } = await open(await link(mallory.token));
  expect(files).toEqual([['.._.._Faktura.pdf', 'what Mallory sells']]);
});

test('it follows the filter, and is absent for another tenant’s client or an empty list', async () => {
  const of = (id: string) => `(filter: {clientId: "${id}"})`;
  expect(await link(kari.token, 'invoices', of(kari.ids.client))).not.toBeNull();
  expect(await link(mallory.token, 'invoices', of(kari.ids.client))).toBeNull();
  expect(await link(kari.token, 'creditNotes', '(filter: {status: REJECTED})')).toBeNull();
});

test('an altered link, another list and a session that has ended return nothing', async () => {
  const good = (await link(kari.token))!;
  expect((await open(good.replace('expires=1', 'expires=2'))).status).toBe(404);
  expect((await open(good.replace('invoices', 'payouts'))).status).toBe(404);
  const token = await server.database.committed(
    async (tx) => (await signIn(tx, kari.userId, kari.accountId)).token,
  );
  const hers = await link(token);
  await server.portal('mutation { destroySession(input: {}) { errors { code } } }', {}, token);
  expect((await open(hers)).status).toBe(404);
});

/** The answer to a screen that checks whether a link can be opened. */
async function check(path: string | null) {
  const response = await fetch(server.url + path, { headers: { accept: 'application/json' } });
  return [response.status, response.headers.get('cache-control'), await response.json()];
}

test('a screen reads in advance how many documents fit, and a request that is too large is refused before a byte is read', async () => {
  expect(await check(await link(kari.token))).toEqual([200, 'no-store', {}]);
  await giveFile(kari, { filename: 'a.pdf', content: 'a', byteSize: MOST_BYTES - 10 });
  expect(await check(await link(kari.token))).toEqual([200, 'no-store', {}]);
  await giveFile(kari, { filename: 'a.pdf', content: 'a', byteSize: MOST_BYTES - 9 });
  const path = await link(kari.token);
  expect(await check(path)).toEqual([413, 'no-store', expect.objectContaining({ fits: 1 })]);
  expect((await open(path)).status).toBe(413);
  await giveFile(kari, { filename: 'Faktura 1.pdf', content: 'what Kari sells' });
});

test('too many documents have no link', async () => {
  await giveFile(mallory, { filename: 'a.pdf', content: 'a' });
  await write(
    `insert into app_public.invoices (account_id, pdf_document_id)
     select i.account_id, i.pdf_document_id from app_public.invoices i, generate_series(1, $2 - 1) where i.id = $1`,
    [mallory.raw.invoice, MOST_DOCUMENTS],
  );
  expect((await open(await link(mallory.token))).files).toHaveLength(MOST_DOCUMENTS);
  await write(
    `insert into app_public.invoices (account_id, pdf_document_id)
     select i.account_id, i.pdf_document_id from app_public.invoices i where i.id = $1`,
    [mallory.raw.invoice],
  );
  expect(await link(mallory.token)).toBeNull();
});
