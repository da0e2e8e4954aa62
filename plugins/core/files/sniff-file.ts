import { fileTypeFromBuffer } from 'file-type';
import type { FieldError } from '../../../forms/validate/field-error.ts';
import type { FileRule } from '../../../forms/validate/input-schema.ts';
import { Semaphore } from '../limits/semaphore.ts';
import { fileName } from './file-name.ts';
import { isHarmfulPdf } from './is-harmful-pdf.ts';
import { readDataUrl } from './read-data-url.ts';
import { redrawImage } from './redraw-image.ts';
import { scanForViruses } from './scan-for-viruses.ts';
import { wordType } from './word-type.ts';

// Sixty million points take some seconds and a quarter of a gigabyte, so pictures come in turn.
const pictures = new Semaphore({ atOnce: 2, waiting: 40, perSource: 42 });

/** An upload that is what it says. */
export interface SniffedFile {
  filename: string;
  contentType: string;
  bytes: Buffer;
  thumbnail: Buffer | null;
}

/** Looks into an upload: its type is read off its bytes, never off its name or its claim. */
export async function sniffFile(
  upload: { data: string; filename: string },
  rule: FileRule,
  path: string,
  scannerUrl: string | null,
): Promise<SniffedFile | FieldError> {
  const bytes = readDataUrl(upload.data);
  if (!bytes) return { code: 'INVALID', path };
  if (bytes.length > rule.maxBytes) return { code: 'TOO_BIG', path };
  const contentType = wordType((await fileTypeFromBuffer(bytes))?.mime ?? '', bytes);
  if (!rule.contentTypes.includes(contentType)) return { code: 'INVALID', path };
  const verdict = scannerUrl ? await scanForViruses(scannerUrl, bytes) : 'CLEAN';
  if (verdict === 'SILENT') return { code: 'PARTNER_CALLBACK_ERROR', path };
  if (verdict === 'INFECTED') return { code: 'INVALID', path };
  if (contentType === 'application/pdf' && (await isHarmfulPdf(bytes))) {
    return { code: 'INVALID', path };
  }
  const filename = fileName(upload.filename, contentType);
  if (!contentType.startsWith('image/')) return { filename, contentType, bytes, thumbnail: null };
  const drawn = await pictures.run('', async () => ({
    is: await redrawImage(bytes, contentType),
  }));
  if (!drawn) return { code: 'ATTEMPTS_LIMIT_EXCEEDED', path };
  return drawn.is ? { filename, contentType, ...drawn.is } : { code: 'INVALID', path };
}
