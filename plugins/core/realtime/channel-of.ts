import { SafeError } from 'grafast';
import type { ReadId } from '../mutations/decode-ids.ts';
import type { Subscribable } from './find-subscribables.ts';

/** The channel a caller may listen to: of one row that they may see now, or of their account. */
export async function channelOf(
  { table, sqlTable, typeName }: Subscribable,
  { origin, pgSettings, withPgClient }: Grafast.Context,
  id: string | null | undefined,
  readId: ReadId,
): Promise<string> {
  if (!origin.session) throw new SafeError('Sign in to subscribe.', { code: 'UNAUTHORIZED' });
  if (id == null) {
    if (origin.session.account_id) return `app:${table}:${origin.session.account_id}`;
    throw new SafeError('Say which row to watch.', { code: 'INVALID', path: 'id' });
  }
  const uuid = readId(id, typeName);
  const { rows } = await withPgClient(pgSettings, (client) =>
    client.query({ text: `select from ${sqlTable} where id = $1`, values: [uuid] }),
  );
  if (rows.length === 0)
    throw new SafeError('There is no such row.', { code: 'INVALID', path: 'id' });
  return `app:${table}:${uuid}`;
}
