import { fileTypeFromBuffer } from 'file-type';
import type { FileRule } from '#forms/validate/input-schema.ts';
import type { FieldError } from '#forms/validate/to-field-errors.ts';
import type { FileFault } from '#shared/files/file-fault.ts';
import { isCut } from '#shared/files/is-whole.ts';
import { Semaphore } from '../limits/semaphore.ts';
import { lookIntoDocument } from './look-into-document.ts';
import { readDataUrl } from './read-data-url.ts';
import { redrawImage } from './redraw-image.ts';
import { scanForViruses } from './scan-for-viruses.ts';
import { docx, officeFault, wordType } from './word/word-type.ts';

/** The extensions allowed for each content type. The first is added to a name without one. */
const endings: Record<string, string[]> = {
  'application/msword': ['doc'],
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
};

/** Control characters, and those that turn the direction of writing: an ending could be shown as another. */
const misleading = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const longest = 255;

/** Control characters that no text has; tabs, lines, pages and the end of a text of DOS are not among them. */
const CONTROL = new Set(Array.from({ length: 32 }, (_, code) => code).filter(isControl));

/** Whether bytes are text in an encoding that extends ASCII. The reader has to detect which. */
const isPlainText = (bytes: Uint8Array): boolean =>
  bytes.length > 0 && !bytes.some((byte) => CONTROL.has(byte));

/** An upload of an accepted type. */
export interface Upload {
  filename: string;
  contentType: string;
  bytes: Buffer;
}

const zipHead = Buffer.from('PK\u0003\u0004');

const isZip = (bytes: Buffer) => bytes.subarray(0, zipHead.length).equals(zipHead);

/** The columns of a file's row that describe its bytes. */
export interface StoredFile {
  filename: string;
  contentType: string;
  byteSize: number;
  sha256: Buffer;
  storageKey: string;
  thumbStorageKey: string | null;
}

// Sixty million points take some seconds and a quarter of a gigabyte, so pictures come in turn.
const pictures = new Semaphore({ atOnce: 2, waiting: 40, perSource: 42 });

/** An upload whose content matches its type and is safe to open. */
export interface SniffedFile extends Upload {
  thumbnail: Buffer | null;
}

/** Checks an upload. It may take seconds, so the caller's rights are checked before. */
export async function sniffFile(
  upload: Upload,
  path: string,
  scannerUrl: string | null,
): Promise<SniffedFile | FieldError> {
  const { contentType, bytes } = upload;
  const verdict = scannerUrl ? await scanForViruses(scannerUrl, bytes) : 'CLEAN';
  if (verdict === 'SILENT') return { code: 'PARTNER_CALLBACK_ERROR', path };
  if (verdict === 'INFECTED') return fileRefusal('infected', path);
  if (contentType.startsWith('image/')) {
    const rendered = await pictures.run('', async () => ({
      is: await redrawImage(bytes, contentType),
    }));
    if (!rendered) return { code: 'ATTEMPTS_LIMIT_EXCEEDED', path };
    return typeof rendered.is === 'string'
      ? fileRefusal(rendered.is, path)
      : { ...upload, ...rendered.is };
  }
  const looked = await lookIntoDocument(contentType, bytes);
  if (!looked) return { code: 'ATTEMPTS_LIMIT_EXCEEDED', path };
  return looked.fault ? fileRefusal(looked.fault, path) : { ...upload, thumbnail: null };
}

/** The refusal of a file for its fault. */
function fileRefusal(fault: FileFault, path: string): FieldError {
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

/**
 * Makes a name safe: no folders, no misleading characters, not too long, and with the extension of its
 * content type, so that a saved document opens as a document.
 */
export function fileName(given: string, contentType: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? '';
  const clean = last.replace(misleading, '').trim().replace(/^\.+/, '') || 'file';
  const known = endings[contentType] ?? [];
  const ending = clean.split('.').at(-1)?.toLowerCase() ?? '';
  const added = known[0] && !known.includes(ending) ? `.${known[0]}` : '';
  // Cut by characters, of which a half could not be stored.
  return [...clean].slice(0, longest - added.length).join('') + added;
}
