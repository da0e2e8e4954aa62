import { createHash } from 'node:crypto';
import { comparableAccount } from './account-number.ts';
import type { BankFile, BankFileFormat } from './bank-file.ts';
import { camtReader } from './camt/read-camt.ts';
import { FileRefusal, Findings } from './findings.ts';
import { type FileLimits, fileLimits } from './limits.ts';
import { readOcrGiro } from './ocr/read-ocr-giro.ts';
import { paymentStatusReader } from './status/payment-status-reader.ts';
import { decodeXml } from './xml/decode-xml.ts';
import { type NodeHandlers, readXml } from './xml/read-xml.ts';
import { type XmlFormat, xmlFormat } from './xml/xml-format.ts';
import type { XmlNode } from './xml/xml-node.ts';

export type ReadOptions = {
  /** Statements of other accounts are skipped with a finding; without the option every account is read. */
  ownAccounts?: readonly string[];
  limits?: Partial<FileLimits>;
};

type Context = {
  sha256: string;
  findings: Findings;
  ownAccounts: ReadonlySet<string> | null;
  limits: FileLimits;
  /** Set as soon as it is known, so that a refused file can be named by it. */
  format: BankFileFormat | null;
};

/**
 * Reads a file from a bank, in the format of its content: camt.053, camt.054, OCR giro or pain.002. Never
 * throws: a file that cannot be trusted as a whole is refused with a reason. It works through the file at
 * once, about 10 MB a second of a core, so large files belong into a thread.
 */
export function readBankFile(bytes: Uint8Array, options: ReadOptions = {}): BankFile {
  const context: Context = {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    findings: new Findings(),
    ownAccounts: options.ownAccounts ? new Set(options.ownAccounts.map(comparableAccount)) : null,
    limits: { ...fileLimits, ...options.limits },
    format: null,
  };
  try {
    return read(bytes, context);
  } catch (error) {
    const { sha256, findings, format } = context;
    findings.refuse(
      error instanceof FileRefusal ? error : new FileRefusal('UNEXPECTED', null, String(error)),
    );
    return { kind: 'REFUSED', sha256, format, ...listed(findings) };
  }
}

function read(bytes: Uint8Array, context: Context): BankFile {
  if (bytes.length > context.limits.bytes) {
    throw new FileRefusal('FILE_TOO_LARGE', null, `${bytes.length} bytes`);
  }
  const head = Buffer.from(bytes.subarray(0, 1_000))
    .toString('latin1')
    .replace(/^ï»¿/, '')
    .trimStart();
  if (head === '') throw new FileRefusal('EMPTY_FILE', null, `${bytes.length} bytes`);
  if (/^NY\d{6}/.test(head)) return readOcr(bytes, context);
  if (/^(<|þÿ|ÿþ)/.test(head)) return readXmlFile(bytes, context);
  throw new FileRefusal('UNKNOWN_FORMAT', 1, `begins with ${JSON.stringify(head.slice(0, 8))}`);
}

function readOcr(bytes: Uint8Array, context: Context): BankFile {
  const format = 'ocr-giro';
  context.format = format;
  const content = readOcrGiro(bytes, context);
  return {
    kind: 'TRANSACTIONS',
    format,
    sha256: context.sha256,
    ...content,
    ...listed(context.findings),
  };
}

function readXmlFile(bytes: Uint8Array, context: Context): BankFile {
  const { sha256, findings, limits } = context;
  let finish: (() => BankFile) | undefined;
  const onRoot = (root: XmlNode): NodeHandlers => {
    const format = xmlFormat(root);
    context.format = format;
    const reader = readerOf(format, context);
    finish = () => ({ sha256, ...reader.finish(), ...listed(findings) });
    return reader.handlers;
  };
  readXml(decodeXml(bytes, findings), limits, onRoot);
  if (!finish) throw new FileRefusal('FILE_CUT', null, 'no element');
  return finish();
}

function readerOf(format: XmlFormat, context: Context) {
  if (format === 'pain.002.001.03' || format === 'pain.002.001.10') {
    const { handlers, finish } = paymentStatusReader(context.findings);
    return { handlers, finish: () => ({ kind: 'PAYMENT_STATUS' as const, format, ...finish() }) };
  }
  const { handlers, finish } = camtReader(context);
  return { handlers, finish: () => ({ kind: 'TRANSACTIONS' as const, format, ...finish() }) };
}

const listed = ({ list, omitted }: Findings) => ({ findings: list, findingsOmitted: omitted });
