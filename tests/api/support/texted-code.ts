import type pg from 'pg';

/** The code of the newest SMS that waits to be sent. */
export async function textedCode(root: pg.Pool): Promise<string> {
  const { rows } = await root.query<{ code: string }>(
    `select payload ->> 'code' as code from graphile_worker._private_jobs
     where payload ->> 'codeId' is not null order by id desc limit 1`,
  );
  if (!rows[0]) throw new Error('no code waits to be sent');
  return rows[0].code;
}
