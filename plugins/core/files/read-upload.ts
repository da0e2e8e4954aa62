import { fileTypeFromBuffer } from 'file-type';
import type { FileRule } from '#forms/validate/input-schema.ts';
import type { FieldError } from '#forms/validate/to-field-errors.ts';
import type { FileFault } from '#shared/files/file-fault.ts';
import { isCut } from '#shared/files/is-whole.ts';
import { fileName } from './file-name.ts';
import { readDataUrl } from './read-data-url.ts';
import { docx, officeFault, wordType } from './word/word-type.ts';

/** Control characters that no text has; tabs, lines, pages and the end of a text of DOS are not among them. */
const CONTROL = new Set(Array.from({ length: 32 }, (_, code) => code).filter(isControl));

/** Whether bytes are text in an encoding that extends ASCII. The reader has to detect which. */
const isPlainText = (bytes: Uint8Array): boolean =>
  bytes.length > 0 && !bytes.some((byte) => CONTROL.has(byte));

/** An upload of a kind that is taken. */
export interface Upload {
  filename: string;
  contentType: string;
  bytes: Buffer;
}

const zipHead = Buffer.from('PK\u0003\u0004');
const isZip = (bytes: Buffer) => bytes.subarray(0, zipHead.length).equals(zipHead);

/** The refusal of a file for its fault. */
export function fileRefusal(fault: FileFault, path: string): FieldError {
  return { code: fault === 'pixels' ? 'TOO_BIG' : 'INVALID', path: `${path}.${fault}` };
}

/**
 * Reads an upload: its type is read off its bytes, never off its name or its claim. Costs next to
 * nothing, so it may be done before anything is known of the caller's rights.
 */
export async function readUpload(
  upload: { data: string; filename: string },
  rule: FileRule,
  path: string,
): Promise<Upload | FieldError> {
  const bytes = readDataUrl(upload.data);
  return bytes ? readBytes({ ...upload, bytes }, rule, path) : { code: 'INVALID', path };
}

/** The same for bytes that came by other ways than the API, as by mail. */
export async function readBytes(
  { filename, bytes }: { filename: string; bytes: Buffer },
  rule: FileRule,
  path: string,
): Promise<Upload | FieldError> {
  if (bytes.length > rule.maxBytes) return { code: 'TOO_BIG', path };
  const found = (await fileTypeFromBuffer(bytes))?.mime ?? (isPlainText(bytes) ? 'text/plain' : '');
  const contentType = wordType(found, bytes);
  const isTaken = rule.contentTypes.includes(contentType);
  // The kind of document in a zip is listed at its end, which is missing.
  const mayBeTaken = isTaken || (rule.contentTypes.includes(docx) && isZip(bytes));
  if (mayBeTaken && isCut(bytes)) return fileRefusal('incomplete', path);
  const fault = rule.contentTypes.includes(docx) ? officeFault(contentType, bytes) : null;
  if (fault) return fileRefusal(fault, path);
  if (!isTaken) return { code: 'INVALID', path };
  return { filename: fileName(filename, contentType), contentType, bytes };
}

function isControl(code: number): boolean {
  return ![9, 10, 12, 13, 26].includes(code);
}
