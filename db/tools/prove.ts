import type pg from 'pg';
import { env } from './env.ts';
import { withClient } from './with-client.ts';

interface Claim {
  claim: string;
  looked_at: string;
  failed: string;
  findings: { subject: string }[];
}

/** Holds the books of a database against themselves: one line for each claim. */
export async function prove(client: pg.ClientBase): Promise<{ lines: string[]; holds: boolean }> {
  const { rows } = await client.query<Claim>('select * from app_private.proof()');
  const lines = rows.map(({ claim, looked_at, failed, findings }) =>
    failed === '0'
      ? `ok      ${claim} (${looked_at})`
      : `FAILED  ${claim}: ${failed} of ${looked_at}, ${named(findings)}`,
  );
  return { lines, holds: rows.every(({ failed }) => failed === '0') };
}

const named = (findings: Claim['findings']) =>
  findings
    .slice(0, 5)
    .map(({ subject }) => subject)
    .join(', ');

// `npm run prove`.
if (import.meta.main) {
  if (!env.installationUrl) throw new Error('There is no database here: npm start makes one.');
  const { lines, holds } = await withClient(env.installationUrl, prove);
  console.log(lines.join('\n'));
  process.exitCode = holds ? 0 : 1;
}
