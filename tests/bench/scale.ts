import { readFile } from 'node:fs/promises';
import { env } from '../support/env.ts';

/**
 * The amount of data and the number of requests. In the small form the figures mean nothing; it
 * tests in seconds that each case still runs.
 */
export const scale = env.isBenchSmall
  ? {
      accounts: 210,
      lastInvoice: 2_099,
      busyInvoices: 60,
      exportedInvoices: 200,
      members: 300,
      applicants: 20,
      payees: 50,
      bankPayments: 50,
      ledgerJournals: 500,
      warmUps: 1,
      times: 3,
      loadSeconds: 0.2,
      rounds: 1,
      seconds: 1,
      signIns: 5,
      imported: 50,
      // Other tests use the machine meanwhile.
      runs: 2,
      patienceMs: 300_000,
    }
  : {
      accounts: 2_000,
      lastInvoice: 299_999,
      busyInvoices: 5_000,
      exportedInvoices: 100_000,
      members: 10_000,
      payees: 5_000,
      bankPayments: 5_000,
      ledgerJournals: 250_000,
      applicants: 1_000,
      warmUps: 20,
      times: 100,
      loadSeconds: 4,
      rounds: 5,
      seconds: 15,
      signIns: 100,
      imported: 2_000,
      runs: 15,
      patienceMs: 60_000,
    };

/** Statements that load the rows of a case, with their `$names$` replaced. */
export async function scaled(
  file: string,
  more: Record<string, string | number> = {},
): Promise<string> {
  const text = await readFile(new URL(file, import.meta.url), 'utf8');
  return Object.entries({ ...scale, ...more }).reduce(
    (all, [name, value]) => all.replaceAll(`$${name}$`, String(value)),
    text,
  );
}
