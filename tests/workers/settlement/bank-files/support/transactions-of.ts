import { expect } from 'vitest';
import type { BankTransaction } from '#workers/modules/settlement/bank-files/bank-file.ts';
import {
  type ReadOptions,
  readBankFile,
} from '#workers/modules/settlement/bank-files/read-bank-file.ts';

export const bytesOf = (text: string): Uint8Array => Buffer.from(text);

/** Reads a file that is expected to be accepted. */
export function acceptedFile(file: string | Uint8Array, options?: ReadOptions) {
  const read = readBankFile(typeof file === 'string' ? bytesOf(file) : file, options);
  if (read.kind !== 'TRANSACTIONS') expect.unreachable(JSON.stringify(read.findings));
  return read;
}

export const transactionsOf = (file: string | Uint8Array): BankTransaction[] =>
  acceptedFile(file).statements.flatMap(({ transactions }) => transactions);

/** The code by which a file is refused; null when it is not. */
export function refusalOf(file: string | Uint8Array, options?: ReadOptions): string | null {
  const read = readBankFile(typeof file === 'string' ? bytesOf(file) : file, options);
  return read.kind === 'REFUSED' ? (read.findings[0]?.code ?? null) : null;
}
