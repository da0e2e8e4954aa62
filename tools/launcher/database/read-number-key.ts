import { withClient } from '#db/tools/with-client.ts';
import { unwrapKey, type WrappedKey } from '#shared/numbers/wrapped-key.ts';

/**
 * The key of national numbers in base64, for the worker: it writes them on salary slips and reports them
 * to the tax authority. The worker gets no SECRET, which signs links and opens every role of the database.
 */
export async function readNumberKey(ownerUrl: string, secret: string): Promise<string> {
  const { rows } = await withClient(ownerUrl, (client) =>
    client.query<WrappedKey>('select id, wrapped from app_private.number_keys order by id limit 1'),
  );
  const key = rows[0] && unwrapKey(secret, rows[0]);
  if (!key) throw new Error('The key of national numbers is missing, or wrapped by another SECRET');
  return key.toString('base64');
}
