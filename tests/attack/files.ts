import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pdfOf } from '../support/pdf-of.ts';
import type { Attack } from './attack.ts';
import type { Row } from './support/print-rows.ts';
import { sendFromMany } from './support/send-from-many.ts';
import type { Target } from './support/target.ts';

const connections = 20;
const seconds = 7;
const receiptBytes = 1_000_000;

const receipt = `data:application/pdf;base64,${pdfOf([], receiptBytes).toString('base64')}`;
const create = `mutation ($input: CreateReceiptInput!) {
  createReceipt(input: $input) { errors { code } } }`;

const body = (invoiceId: string) => () =>
  JSON.stringify({
    query: create,
    variables: { input: { invoiceId, attributes: { file: { data: receipt, filename: 'a.pdf' } } } },
  });

async function stored(folder: string): Promise<{ keptFiles: number; keptMb: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(({ parentPath, name }) =>
      stat(path.join(parentPath, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return { keptFiles: files.length, keptMb: Math.round(bytes / 1_000_000) };
}

async function ask<Data>({ url, token }: Target, query: string): Promise<Data> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
  });
  return ((await response.json()) as { data: Data }).data;
}

/** Receipts without pause from one signed-in user: refused ones, and accepted ones. */
export const attack: Attack = {
  says: `${connections} connections of one user send receipts of ${receiptBytes / 1e6} MB for ${seconds} s`,
  under: { 'a server with a folder': {} },
  async run(target) {
    const { filesFolder, token, url } = target;
    if (!filesFolder) throw new Error('This attack looks into the folder: give no address');
    const flood = async (what: string, next: () => string): Promise<Row> => ({
      what,
      ...(await sendFromMany({ url: `${url}/graphql`, connections, seconds, token, body: next })),
      ...(await stored(filesFolder)),
    });
    const made = await ask<{ createInvoice: { invoice: { id: string } } }>(
      target,
      'mutation { createInvoice(input: {}) { invoice { id } } }',
    );
    const unknownInvoice = made.createInvoice.invoice.id.replace(/.{6}$/, '000000');
    return [
      { what: 'before', ...(await stored(filesFolder)) },
      await flood('for an invoice that is not theirs', body(unknownInvoice)),
      await flood('for one draft', body(made.createInvoice.invoice.id)),
    ];
  },
};
