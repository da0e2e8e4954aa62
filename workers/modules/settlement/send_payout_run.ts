import { buffer } from 'node:stream/consumers';
import { folderStorage } from '#shared/storage/folder-storage.ts';
import { storeFile } from '../../core/store-file.ts';
import { type OutsideContext, readPayload, withExternalService } from '../../core/worker-task.ts';
import type { PaymentOrder, PaymentRefusal } from './bank-files/payment/payment-order.ts';
import { writePaymentFile } from './bank-files/payment/write-payment-file.ts';
import { type PayoutRun, paymentOrderOf } from './payout-run/payment-order-of.ts';

const PAYMENT = /^groups\.(\d+)\.payments\.(\d+)\.(.+)$/;

/**
 * Writes the bank's file of an approved run, stores it and places it where the bank's client fetches it. It
 * may fail anywhere: the file is stored once, under the hash of its bytes, and a second copy has the MsgId of
 * the first, which the bank accepts once.
 */
export const sendPayoutRun = withExternalService('bank', async (payload, context) => {
  const { id } = readPayload(payload, 'id');
  const { database, storage, bankFolder, log } = context;
  const run = (await database.call('payout_run_payload', id)) as PayoutRun | null;
  if (run?.status !== 'APPROVED') return log.info({ id }, 'the run is sent already');
  const key = run.file?.key ?? (await writeFile(id, run, context));
  if (!key) return log.warn({ id }, 'no payout of the run could be written');
  const bytes = await buffer(await storage.get(key));
  if (bankFolder) await folderStorage(bankFolder).put(`outgoing/${run.messageId}.xml`, bytes);
  await database.call('record_payout_run_sent', id);
  log.info({ id, payouts: run.payouts.length, bytes: bytes.length }, 'payout file is ready');
});

/** Gives the storage key of the file that counts; null when nothing is left to pay. */
async function writeFile(
  id: string,
  run: PayoutRun,
  context: OutsideContext,
): Promise<string | null> {
  const { database, paymentFileVersion } = context;
  const order = paymentOrderOf(run);
  const written = writePaymentFile(order, paymentFileVersion);
  if (!written.isWritten) {
    for (const [endToEndId, reason] of unpayableIn(order, written.refusals)) {
      await database.call('record_unpayable', id, endToEndId, reason);
    }
    const rest = (await database.call('payout_run_payload', id)) as PayoutRun;
    if (rest.payouts.length === 0) return null;
    if (rest.payouts.length >= run.payouts.length) throw new Error(`run ${id} has changed`);
    return rest.file?.key ?? writeFile(id, rest, context);
  }
  const fileId = await storeFile(context, {
    accountId: null,
    filename: `${run.messageId}.xml`,
    content: Buffer.from(written.file.xml, 'utf8'),
    keyOf: (sha256) => `payout-files/${sha256}.xml`,
  });
  const ids = run.payouts.map(({ endToEndId }) => endToEndId);
  return (await database.call('record_payout_file', id, fileId, ids)) as string | null;
}

/**
 * Payments that would make the bank refuse the whole file, with the fields at fault; other refusals are
 * thrown.
 */
export function unpayableIn(
  { groups }: PaymentOrder,
  refusals: readonly PaymentRefusal[],
): Map<string, string> {
  const unpayable = new Map<string, string>();
  const others: string[] = [];
  for (const { code, path } of refusals) {
    const [, group, index, field] = PAYMENT.exec(path) ?? [];
    const payment = groups[Number(group)]?.payments[Number(index)];
    if (!payment) others.push(`${code} at ${path}`);
    else if (!unpayable.has(payment.endToEndId)) {
      unpayable.set(payment.endToEndId, `${code} ${field}`);
    }
  }
  if (others.length > 0)
    throw new Error(`the payment file cannot be written: ${others.join(', ')}`);
  return unpayable;
}
