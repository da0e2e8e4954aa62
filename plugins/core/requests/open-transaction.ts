import type { Pool, PoolClient } from 'pg';
import { sendTogether } from './send-together.ts';

export type Settings = Record<string, string | undefined>;

/**
 * Takes a connection, begins a transaction and sets the caller. Neither answer is awaited: if one of the two
 * fails, so does every statement after it, which reports it.
 */
export async function openTransaction(
  pool: Pool,
  begin: string,
  settings: Settings,
): Promise<PoolClient> {
  const client = await pool.connect();
  sendTogether(client);
  client.query(begin).catch(() => {});
  client
    .query({
      name: 'request-settings',
      text: 'select set_config(el->>0, el->>1, true) from json_array_elements($1::json) el',
      values: [JSON.stringify(Object.entries(settings))],
    })
    .catch(() => {});
  return client;
}
