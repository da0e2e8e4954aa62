// Goal: uploads cannot fill the disk. A refused upload leaves no bytes, however late it is refused,
// and stored bytes are limited. Method: uploads through the product's API with an inspected store,
// and a database that changes its answer, fails or disconnects between check and execution.
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { pdfOf } from '../../support/pdf-of.ts';
import type { Answer } from '../support/answer.ts';
import { type ProductApi, productApi } from '../support/product-api.ts';
import { signedInPerson } from '../support/signed-in-person.ts';

let api: ProductApi;
let kari: string;
let ola: string;
let invoiceId: string;

beforeAll(async () => {
  api = await productApi();
  kari = await signedInPerson(api, 'kari@example.no');
  ola = await signedInPerson(api, 'ola@example.no');
  invoiceId = await draftOf(kari);
  await api.root.query(`create sequence app_public.second_thoughts; grant usage on sequence
    app_public.second_thoughts to app_user`);
});
afterAll(() => api?.[Symbol.asyncDispose]());
afterEach(async () => {
  await api.root.query('drop trigger if exists _500_think on app_public.receipts');
});

interface Made<Name extends string> {
  errors: { code: string; path: string }[];
  row: Record<Name, string> | null;
}

async function draftOf(token: string): Promise<string> {
  const text =
    'mutation { made: createInvoice(input: {}) { row: invoice { id } errors { code path } } }';
  const { data } = await api.ask<{ made: Made<'id'> }>(text, {}, token);
  return data.made.row!.id;
}

function upload(bytes: number, token = kari, to = invoiceId) {
  const pdf = pdfOf([], bytes);
  const file = { data: `data:application/pdf;base64,${pdf.toString('base64')}`, filename: 'a.pdf' };
  const text = `mutation ($input: CreateReceiptInput!) {
    made: createReceipt(input: $input) { row: receipt { id } errors { code path } } }`;
  const input = { invoiceId: to, attributes: { file } };
  return api.ask<{ made: Made<'id'> } | null>(text, { input }, token);
}

const errorsOf = ({ data }: Answer<{ made: Made<'id'> } | null>) => data?.made.errors;

/** Lets the second call of a receipt fail: the first is a dry run. */
async function onSecondThought(statement: string): Promise<void> {
  await api.root.query('alter sequence app_public.second_thoughts restart');
  await api.root.query(`
    create or replace function app_private.think() returns trigger language plpgsql security definer as $$
    begin
      if nextval('app_public.second_thoughts') = 2 then ${statement} end if;
      return new;
    end $$;
    grant execute on function app_private.think() to app_user;
    create trigger _500_think before insert on app_public.receipts
      for each row execute function app_private.think()`);
}

async function filesInRows(): Promise<number> {
  const { rows } = await api.root.query('select count(*)::int as n from app_public.files');
  return rows[0].n;
}

test('an upload that SQL refuses never reaches the store', async () => {
  let puts = 0;
  const { store } = api.options;
  const put = store!.put;
  store!.put = async (key, content) => {
    puts += 1;
    await put(key, content);
  };
  const theirs = await upload(1_000, ola);
  store!.put = put;
  expect(errorsOf(theirs)).toEqual([{ code: 'INVALID', path: 'invoiceId' }]);
  expect(puts).toBe(0);
});

test('an upload that is refused after its check is removed', async () => {
  await onSecondThought(
    `perform app_private.refuse('INVOICE_SUBMITTED'); perform app_private.stop_if_refused();`,
  );
  const before = [api.stored.size, await filesInRows()];
  expect(errorsOf(await upload(1_000))).toEqual([{ code: 'INVOICE_SUBMITTED', path: '' }]);
  expect([api.stored.size, await filesInRows()]).toEqual(before);
});

test('an upload that fails in the database is removed', async () => {
  await onSecondThought(`raise exception 'a fault';`);
  const before = [api.stored.size, await filesInRows()];
  expect((await upload(1_000)).errors?.[0]?.extensions?.code).toBe('INTERNAL');
  expect([api.stored.size, await filesInRows()]).toEqual(before);
});

test('if the commit is uncertain, the bytes stay: no row ever lacks its file', async () => {
  await onSecondThought('perform pg_terminate_backend(pg_backend_pid());');
  const before = api.stored.size;
  await upload(1_000);
  expect(api.stored.size).toBe(before + 1);
  const { rows } = await api.root.query('select storage_key from app_public.files');
  for (const { storage_key } of rows) expect(api.stored.has(storage_key)).toBe(true);
});

test('a full store leaves no row and no partial file', async () => {
  const { store } = api.options;
  const put = store!.put;
  store!.put = async (key, content) => {
    await put(key, content);
    throw new Error('no space left on device');
  };
  const before = [api.stored.size, await filesInRows()];
  const answer = await upload(1_000);
  store!.put = put;
  expect(answer.errors?.[0]?.extensions?.code).toBe('INTERNAL');
  expect([api.stored.size, await filesInRows()]).toEqual(before);
});

test('a user stores at most a hundred million bytes in an hour, at once or one by one', async () => {
  await api.root.query(
    `insert into app_public.files (filename, content_type, byte_size, sha256, storage_key, created_by)
     select 'earlier.pdf', 'application/pdf', 95000000, sha256('earlier'), 'earlier', id
     from app_public.users where email = 'ola@example.no'`,
  );
  const drafts = await Promise.all(Array.from({ length: 6 }, () => draftOf(ola)));
  const answers = await Promise.all(drafts.map((draft) => upload(2_000_000, ola, draft)));
  const refused = answers.flatMap((answer) => errorsOf(answer) ?? []);
  expect(refused).toEqual(Array(4).fill({ code: 'ATTEMPTS_LIMIT_EXCEEDED', path: '' }));
  expect(errorsOf(await upload(2_000_000))).toEqual([]);
  await api.root.query(`update app_public.files set created_at = created_at - interval '1 hour'
    where storage_key = 'earlier'`);
  expect(errorsOf(await upload(2_000_000, ola, drafts[0]))).toEqual([]);
});

test('of two identity documents sent at once one is accepted, and no bytes of the other are stored', async () => {
  const nina = await signedInPerson(api, 'nina@example.no');
  await api.root.query(`update app_public.sessions s set second_level_at = now()
    from app_public.users u where u.id = s.user_id and u.email = 'nina@example.no'`);
  const picture = await sharp({
    create: { width: 20, height: 20, channels: 3, background: '#fff' },
  })
    .png()
    .toBuffer();
  const data = `data:image/png;base64,${picture.toString('base64')}`;
  const send = (document: string) => {
    const attributes = { document, front: data };
    const text = `mutation ($input: CreateIdentityVerificationInput!) {
      made: createIdentityVerification(input: $input) {
        row: identityVerification { id } errors { code path } } }`;
    return api.ask<{ made: Made<'id'> }>(text, { input: { attributes } }, nina);
  };
  const before = [api.stored.size, await filesInRows()] as const;
  expect(errorsOf(await send('DRIVERS_LICENSE'))).toEqual([
    { code: 'BLANK', path: 'attributes.back' },
  ]);
  expect([api.stored.size, await filesInRows()]).toEqual(before);
  const both = await Promise.all([send('PASSPORT'), send('PASSPORT')]);
  expect(both.flatMap((answer) => errorsOf(answer) ?? [])).toEqual([
    { code: 'INVALID_ACTION', path: '' },
  ]);
  // The picture and its thumbnail.
  expect([api.stored.size, await filesInRows()]).toEqual([before[0] + 2, before[1] + 1]);
});
