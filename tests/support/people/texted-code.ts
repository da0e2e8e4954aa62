import type { TestTransaction } from '../test-transaction.ts';

/** The code of the newest SMS that waits to be sent to a number. */
export async function textedCode(tx: TestTransaction, e164: string): Promise<string> {
  const [job] = await tx.query<{ code: string }>(
    `select j.payload ->> 'code' as code from graphile_worker._private_jobs j
     join app_private.sms_codes c on c.id::text = j.payload ->> 'codeId'
     join app_public.phone_numbers p on p.id = c.phone_number_id
     where p.e164 = $1 order by j.id desc limit 1`,
    [e164],
  );
  if (!job) throw new Error(`nothing waits to be sent to ${e164}`);
  return job.code;
}
