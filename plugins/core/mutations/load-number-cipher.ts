import { type NumberCipher, numberCipher } from '#shared/numbers/number-cipher.ts';
import { unwrapKey, type WrappedKey } from '#shared/numbers/wrapped-key.ts';
import type { PrepareTools } from './prepare.ts';

/**
 * Decrypts the database's key of national numbers with the server's secret. Read anew each time: it costs
 * less than a millisecond, and memory never contains a key older than the last change of the secret.
 */
export async function loadNumberCipher(
  query: PrepareTools['query'],
  secret: string,
): Promise<NumberCipher> {
  const { rows } = await query<WrappedKey>(
    'select id, wrapped from app_private.wrapped_number_key()',
  );
  const [stored] = rows;
  const key = stored?.id ? unwrapKey(secret, stored) : null;
  if (key) return numberCipher(key);
  throw new Error('The key of national numbers is missing, or wrapped by another SECRET than ours');
}
