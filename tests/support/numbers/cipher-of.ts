import {
  type NumberCipher,
  numberCipher,
  unwrapKey,
  type WrappedKey,
} from '#shared/numbers/number-cipher.ts';
import { testSecret } from '../test-secret.ts';
import type { TestTransaction } from '../test-transaction.ts';

/** The cipher of national numbers in a test's database, as the server's. */
export async function cipherOf(tx: TestTransaction): Promise<NumberCipher> {
  const [stored] = await tx.query<WrappedKey>('select id, wrapped from app_private.number_keys');
  return numberCipher(unwrapKey(testSecret, stored!)!);
}
