// Goal: the id of another account's row returns nothing, whatever its type and whoever the caller,
// and a link to a file returns that file only. Method: a row of every type with ids, found in the
// catalogue, is read by `node(id)`.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodeTypeId } from '#shared/encode-type-id.ts';
import { signPath } from '#shared/storage/signed-path.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { makeOperator } from './support/make-operator.ts';
import { type RealServer, realServer } from './support/real-server.ts';
import { type IdType, idTypes, rowsOfTypes } from './support/rows-of-types.ts';
import { makeTenant, type Tenant } from './support/tenant.ts';

let server: RealServer;
let kari: Tenant;
let mallory: Tenant;
let partner: Tenant;
let types: IdType[];
/** Rows of Kari's account, one of each type. */
let ids: Record<string, string>;

beforeAll(async () => {
  server = await realServer();
  kari = await makeTenant(server.database);
  mallory = await makeTenant(server.database);
  partner = await makeTenant(server.database);
  types = await idTypes(server.database);
  ids = await rowsOfTypes(server.database, kari, types, partner);
});
afterAll(() => server?.[Symbol.asyncDispose]());

const query = 'query ($id: ID!) { node(id: $id) { __typename id } }';

/**
 * The types of the rows that a session reads by their ids. Requested at once, as refusals of
 * strangers are delayed.
 */
async function typesRead(token: string | null, known = ids): Promise<string[]> {
  const read = Object.entries(known).map(async ([name, id]) => {
    const { data } = await server.portal<{ node: object | null } | null>(query, { id }, token);
    return data?.node ? [name] : [];
  });
  return (await Promise.all(read)).flat().sort();
}

/** A session of Kari herself in an account of which she becomes a member. */
const kariIn = (its: Tenant) =>
  server.database.committed(async (tx) => {
    await tx.query(
      `insert into app_public.memberships (account_id, user_id, role) values ($1, $2, 'ADMIN')`,
      [its.accountId, kari.userId],
    );
    return (await signIn(tx, kari.userId, its.accountId)).token;
  });

const openTypes = () => types.filter(({ isOwned }) => !isOwned).map(({ name }) => name);

test('the owner can read the rows of the account, so the tested rows exist', async () => {
  const money = ['Invoice', 'CreditNote', 'Payment', 'Payout', 'PayoutItem', 'Receipt', 'TaxCard'];
  const papers = ['SalarySlip', 'SalaryReport', 'ClientStatement', 'AttachmentOrder', 'Delivery'];
  const others = ['RecurringInvoice', 'RecurringInvoiceRun', 'DataExport', 'Identity', 'File'];
  const read = await typesRead(kari.token);
  expect(read).toEqual(expect.arrayContaining([...money, ...papers, ...others]));
  expect(read.length).toBeGreaterThan(45);
});

describe('rows of the account cannot be read', () => {
  test.each([
    ['the owner of another account', async () => mallory.token],
    ['an admin of another account', () => mallory.tokenAs('ADMIN')],
    ['a member of another account', () => mallory.tokenAs('MEMBER')],
  ])('by %s', async (_, token) => {
    const read = await typesRead(await token());
    expect(read.filter((name) => !openTypes().includes(name))).toEqual([]);
    expect(read).toContain('OccupationCode');
  });

  test('by an account that shares some of them, except for its own events', async () => {
    const read = await typesRead(partner.token);
    expect(read.filter((name) => !openTypes().includes(name))).toEqual(['Event']);
  });

  test('by their owner in another account, except for the user’s own rows', async () => {
    const read = await typesRead(await kariIn(mallory));
    const own = read.filter((name) => !openTypes().includes(name));
    expect(own).toEqual(['Account', 'Identity', 'Membership', 'PhoneNumber', 'User']);
  });

  test('by a visitor, and by operators in the portal', async () => {
    expect(await typesRead(null)).toEqual([]);
    for (const role of ['READ', 'REVIEW', 'FINANCE', 'ADMIN'] as const) {
      const { token } = await makeOperator(server.database, role);
      expect(await typesRead(token), role).toEqual([]);
    }
  });

  test('by a member who has been removed', async () => {
    const token = await kari.tokenAs('MEMBER');
    expect(await typesRead(token)).toContain('Invoice');
    await server.database.committed((tx) =>
      tx.query(`delete from app_public.memberships where account_id = $1 and role = 'MEMBER'`, [
        kari.accountId,
      ]),
    );
    expect(await typesRead(token)).toEqual([]);
  });

  test('by a key with the prefix of another type', async () => {
    const money = types.filter(({ isOwned, isTable }) => isOwned || !isTable);
    const swapped = money.map(({ name, prefix }) => [name, encodeTypeId(prefix, kari.raw.invoice)]);
    expect(await typesRead(kari.token, Object.fromEntries(swapped))).toEqual(['Invoice']);
  });
});

test('a role reads only what it may', async () => {
  const all = await typesRead(kari.token);
  const hiddenFrom = async (role: 'ADMIN' | 'MEMBER') => {
    const read = await typesRead(await kari.tokenAs(role));
    return all.filter((name) => !read.includes(name));
  };
  const personal = ['DataExport', 'Identity', 'PhoneNumber', 'User'];
  expect(await hiddenFrom('ADMIN')).toEqual(personal);
  const team = ['Enrollment', 'JobApplication', 'JobApplicationNote', 'JobCheck', 'JobInvitation'];
  const own = ['MailedReceipt', 'PlanSubscription', 'ReceiptAddress'];
  expect(await hiddenFrom('MEMBER')).toEqual([...personal, ...team, ...own].sort());
});

test('a link to a file returns that file for ten minutes, unaltered', async () => {
  await mkdir(server.filesFolder, { recursive: true });
  await writeFile(path.join(server.filesFolder, 'slip'), 'lønn');
  const id = await server.database.committed(async (tx) => {
    const [row] = await tx.query<{ id: string }>(
      `insert into app_public.files (account_id, filename, content_type, byte_size, sha256, storage_key)
       values ($1, 'slip.pdf', 'application/pdf', 5, sha256('x'), 'slip') returning id`,
      [kari.accountId],
    );
    return row!.id;
  });
  const status = async (link: string) => (await fetch(server.url + link)).status;
  const link = signPath(server.secret, `/files/${id}`);
  expect(await status(link)).toBe(200);
  const altered = [
    link.replace(
      id,
      id.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    ),
    link.replace('?', '?thumb=1&'),
    link.replace(/expires=\d+/, 'expires=9999999999'),
    link.replace(/signature=./, (start) => (start.endsWith('A') ? 'signature=B' : 'signature=A')),
    link.replace(/&signature=.*/, ''),
    `/files/${id}`,
    signPath('another secret', `/files/${id}`),
  ];
  for (const one of altered) expect(await status(one), one).toBe(404);
  expect(await status(signPath(server.secret, `/files/${id}`, {}, Date.now() - 601_000))).toBe(410);
});
