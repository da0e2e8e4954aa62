import type { WithPgClient } from '@dataplan/pg';
import type { NodePostgresPgClient } from '@dataplan/pg/adaptors/pg';
import type { Pool } from 'pg';
import { openTransaction, type Settings, wrapClient } from './wrap-client.ts';

type WithClient = WithPgClient<NodePostgresPgClient>;

/**
 * Gives each part of a mutation a transaction of its own that opens together with its first statement.
 * Queries without caller settings need none and go to `apart`.
 */
export function ownTransactions(pool: Pool, settings: Settings, apart: WithClient): WithClient {
  return async (requested, callback) => {
    if (requested !== settings) return apart(requested, callback);
    const client = await openTransaction(pool, 'begin', settings);
    let lost: Error | undefined;
    try {
      const result = await callback(wrapClient(client));
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((fault: Error) => {
        lost = fault;
      });
      throw error;
    } finally {
      client.release(lost);
    }
  };
}
