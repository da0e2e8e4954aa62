import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { startSandbox } from '#sandbox/start-sandbox.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { book } from './bank-file.ts';
import type { PayoutInvoicer } from './payouts.ts';

export interface SandboxBank {
  /** The folder that it shares with the product. */
  shared: string;
  smtpPort: number;
  ask(place: string, form?: URLSearchParams): Promise<Response>;
  /** Sends a form to the bank, and returns the files that it has written. */
  tell(place: string, form: [string, string][]): Promise<Buffer[]>;
  stop(): Promise<void>;
}

/** Starts the sandbox's bank and the inbox that it reads invoices from. */
export async function openSandboxBank(): Promise<SandboxBank> {
  const shared = mkdtempSync(path.join(tmpdir(), 'sandbox-bank-'));
  const sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    parts: ['bank', 'mail'],
    folder: path.join(shared, 'sandbox'),
    bankFolder: shared,
  });
  const incoming = path.join(shared, 'incoming');
  const names = () => {
    try {
      return readdirSync(incoming);
    } catch {
      return [];
    }
  };
  const ask = (place: string, body?: URLSearchParams) =>
    fetch(`http://127.0.0.1:${sandbox.port}/sandbox/api/bank${place}`, {
      ...(body && { method: 'POST', body }),
    });
  return {
    shared,
    smtpPort: sandbox.smtpPort,
    ask,
    async tell(place, form) {
      const before = names();
      expect((await ask(place, new URLSearchParams(form))).status).toBe(200);
      const written = names().filter((name) => !before.includes(name));
      return written
        .sort()
        .reverse()
        .map((name) => readFileSync(path.join(incoming, name)));
    },
    async stop() {
      await sandbox.stop();
      rmSync(shared, { recursive: true });
    },
  };
}

/** Reads and books files as the worker does, and returns their ids. */
export async function bookAll(
  tx: TestTransaction,
  at: PayoutInvoicer,
  files: Buffer[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const file of files) ids.push((await book(tx, at.finance, file)).id);
  return ids;
}
