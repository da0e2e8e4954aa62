import type { FieldError } from '#forms/validate/to-field-errors.ts';
import { Semaphore } from '../limits/semaphore.ts';
import { lookIntoDocument } from './look-into-document.ts';
import { fileRefusal, type Upload } from './read-upload.ts';
import { redrawImage } from './redraw-image.ts';
import { scanForViruses } from './scan-for-viruses.ts';

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
