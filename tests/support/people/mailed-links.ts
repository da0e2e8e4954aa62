import type { TestTransaction } from '../test-transaction.ts';

export type MailedLink = { task: string; token: string; purpose: string; userId: string };

/** The links that wait to be mailed to an address, the newest first. */
export async function mailedLinks(tx: TestTransaction, email: string): Promise<MailedLink[]> {
  return tx.query<MailedLink>(
    `select t.identifier as task, j.payload ->> 'token' as token, j.payload ->> 'purpose' as purpose,
       j.payload ->> 'userId' as "userId"
     from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where j.payload ->> 'email' = $1
     order by j.id desc`,
    [email],
  );
}
