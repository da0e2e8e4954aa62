import { buffer } from 'node:stream/consumers';
import { readPayload, withExternalService } from '../../core/worker-task.ts';
import { readInThread } from './bank-files/import/read-in-thread.ts';

type FilePayload = { storageKey: string; accountNumber: string };

/** Reads a file of the bank and hands its rows to the database, which decides what becomes of them. */
export const readBankFile = withExternalService(
  'files',
  async (payload, { database, storage, log }) => {
    const { id } = readPayload(payload, 'id');
    const file = (await database.call('bank_file_payload', id)) as FilePayload | null;
    if (!file) return log.info({ id }, 'the bank file is read already');
    const bytes = await buffer(await storage.get(file.storageKey));
    const { kind, portions, reading } = await readInThread({
      bytes,
      ownAccount: file.accountNumber,
    });
    const add = kind === 'TRANSACTIONS' ? 'add_bank_transactions' : 'add_bank_payment_statuses';
    for (const rows of portions) await database.call(add, id, rows);
    const status = await database.call('record_bank_file', id, JSON.stringify(reading));
    log.info({ id, format: reading.format, refusal: reading.refusal, status }, 'bank file read');
  },
);
