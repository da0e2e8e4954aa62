import type pg from 'pg';
import { withClient } from '#db/tools/with-client.ts';
import {
  type NumberCipher,
  numberCipher,
  unwrapKey,
  type WrappedKey,
  wrapKey,
} from '#shared/numbers/number-cipher.ts';
import { countryOfPersonalNumber, numberOwner } from '#shared/numbers/number-owner.ts';

export interface NumberSecrets {
  secret: string;
  /** The former secret, with which the key may still be wrapped. */
  secretBefore: string | null;
}

/**
 * Sees to it that the database's key of national numbers opens by our secret: makes it where there is
 * none, encrypts it again if the secret has changed. No number is encrypted again for that. Throws where
 * it opens by nothing we know and numbers would be lost.
 */
export async function ensureNumberKey(ownerUrl: string, secrets: NumberSecrets): Promise<void> {
  await withClient(ownerUrl, async (client) => {
    let encrypted = 0;
    await client.query('begin');
    try {
      // Two nodes that start at the same moment must not each make one.
      await client.query('lock table app_private.number_keys in exclusive mode');
      const cipher = numberCipher(await keyOf(client, secrets));
      encrypted = await encryptPlainNumbers(client, cipher);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
    // Until then their old rows lie in the table's file.
    if (encrypted > 0) await client.query('vacuum (full) app_private.personal_numbers');
  });
}

async function keyOf(client: pg.Client, { secret, secretBefore }: NumberSecrets): Promise<Buffer> {
  const { rows } = await client.query<WrappedKey>(
    'select id, wrapped from app_private.number_keys order by id limit 1',
  );
  const [stored] = rows;
  if (!stored) return makeKey(client, secret);
  const known = unwrapKey(secret, stored);
  if (known) return known;
  const key = secretBefore ? unwrapKey(secretBefore, stored) : null;
  if (key) {
    const { wrapped } = wrapKey(secret, stored.id, key);
    await client.query('update app_private.number_keys set wrapped = $2 where id = $1', [
      stored.id,
      wrapped,
    ]);
    return key;
  }
  if (await hasNumbers(client)) throw new Error(LOCKED);
  // It protects nothing yet.
  await client.query('delete from app_private.number_keys');
  return makeKey(client, secret);
}

async function makeKey(client: pg.Client, secret: string): Promise<Buffer> {
  const { rows } = await client.query<{ id: string }>('select uuidv7() as id');
  const { id, wrapped } = wrapKey(secret, rows[0]!.id);
  await client.query('insert into app_private.number_keys (id, wrapped) values ($1, $2)', [
    id,
    wrapped,
  ]);
  return unwrapKey(secret, { id, wrapped })!;
}

async function hasNumbers(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>(
    `select exists (select from app_private.identity_numbers)
       or exists (select from app_private.personal_numbers where fingerprint is not null) as has`,
  );
  return rows[0]!.has;
}

type PlainNumber = { id: string; account_id: string; personal_number: string };

/** Personal numbers of releases that stored them as plain text. */
async function encryptPlainNumbers(client: pg.Client, cipher: NumberCipher): Promise<number> {
  const { rows } = await client.query<PlainNumber>(
    `select id, account_id, personal_number from app_private.personal_numbers
     where personal_number is not null order by id for update`,
  );
  for (const { id, account_id, personal_number } of rows) {
    // One of before the numbers were checked is no country's, and still not to be read.
    const country = countryOfPersonalNumber(personal_number) ?? 'NO';
    const stored = cipher.encrypt(country, personal_number, numberOwner.profile(account_id));
    await client.query(
      `update app_private.personal_numbers set personal_number = null,
         number_encrypted = decode($2, 'base64'), fingerprint = decode($3, 'base64')
       where id = $1`,
      [id, stored.encrypted, stored.fingerprint],
    );
  }
  return rows.length;
}

const LOCKED = [
  'The national numbers in this database are encrypted under another SECRET, and with this one nobody',
  'could read them any more. So the product does not start; no number has been touched.',
  '- SECRET has changed: start once with SECRET_BEFORE set to the old one.',
  '- The database is from a backup: its secret is in the environment, or the .data/secrets.json, of',
  '  the installation it was taken from. Use that one, or name it as SECRET_BEFORE.',
].join('\n');

/**
 * The key of national numbers in base64, for the worker: it writes them on salary slips and reports them
 * to the tax authority. The worker gets no SECRET, which signs links and opens every role of the database.
 */
export async function readNumberKey(ownerUrl: string, secret: string): Promise<string> {
  const { rows } = await withClient(ownerUrl, (client) =>
    client.query<WrappedKey>('select id, wrapped from app_private.number_keys order by id limit 1'),
  );
  const key = rows[0] && unwrapKey(secret, rows[0]);
  if (!key)
    throw new Error('The key of national numbers is missing, or encrypted with another SECRET');
  return key.toString('base64');
}
