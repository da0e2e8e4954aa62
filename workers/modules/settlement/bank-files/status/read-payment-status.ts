import type { PaymentStatusFile, RefusedFile } from '../bank-file.ts';
import { type ReadOptions, readBankFile } from '../read-bank-file.ts';

/** Reads a pain.002. Other bank files are refused, even those that `readBankFile` reads. */
export function readPaymentStatus(
  bytes: Uint8Array,
  options: ReadOptions = {},
): PaymentStatusFile | RefusedFile {
  const file = readBankFile(bytes, options);
  if (file.kind !== 'TRANSACTIONS') return file;
  const { sha256, format } = file;
  const detail = `${format} is no payment status`;
  const finding = { code: 'UNKNOWN_FORMAT', isRefusal: true, line: 1, detail } as const;
  return { kind: 'REFUSED', sha256, format, findings: [finding], findingsOmitted: 0 };
}
