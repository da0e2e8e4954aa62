import { actor } from '../../support/actor.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';

/** Calls a function as a job does: as the worker, by its name. */
export async function workerCall<T>(
  tx: TestTransaction,
  name: string,
  ...values: unknown[]
): Promise<T> {
  const places = values.map((_, i) => `$${i + 1}`).join(', ');
  return tx.as(actor.worker, async (client) => {
    const { rows } = await client.query<{ answer: T }>(
      `select app_private.${name}(${places}) as answer`,
      values,
    );
    return rows[0]!.answer;
  });
}

/** The names of the waiting jobs, in alphabetical order. */
export async function jobs(tx: TestTransaction): Promise<string[]> {
  const rows = await tx.query<{ task: string }>(
    'select task_identifier as task from graphile_worker.jobs order by 1',
  );
  return rows.map((row) => row.task);
}
