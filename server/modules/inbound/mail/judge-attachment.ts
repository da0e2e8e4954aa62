import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { fileName, readBytes } from '#plugins/core/files/read-upload.ts';
import { type SniffedFile, sniffFile } from '#plugins/core/files/sniff-file.ts';
import { isHeic } from '#shared/files/is-heic.ts';
import { mostPixels } from '#shared/files/most-pixels.ts';

/** Sharp enough to read a line of small print across a page, as pictures are that the portal makes smaller. */
const LONGEST_SIDE = 2_400;

/** A picture is made smaller; a PDF is as large as one that is uploaded. */
const RECEIPT = {
  maxBytes: 10_000_000,
  contentTypes: ['application/pdf', 'image/png', 'image/jpeg'],
};

const FAULTS = {
  incomplete: 'INCOMPLETE',
  locked: 'LOCKED',
  attachments: 'ATTACHMENTS',
  active: 'ACTIVE',
  infected: 'INFECTED',
  pixels: 'TOO_MANY_PIXELS',
} as const;

export type ReceiptFault =
  | (typeof FAULTS)[keyof typeof FAULTS]
  | 'UNKNOWN_TYPE'
  | 'HEIC'
  | 'TOO_BIG';

export type Judged = { file: SniffedFile } | { fault: ReceiptFault; filename: string } | null;

/**
 * Judges an attachment as every upload is. Pictures that are too large, or of a kind that receipts are not, become JPEG. Null when it was
 * not to be done now: too many files wait, or the scanner is silent.
 */
export async function judgeAttachment(
  given: { filename: string; bytes: Buffer },
  scannerUrl: string | null,
): Promise<Judged> {
  const filename = fileName(given.filename || 'kvittering', '');
  // Its decoder is no part of the picture library, for the patents on it.
  if (isHeic(given.bytes)) return { fault: 'HEIC', filename };
  const upload = await readBytes(await fitted({ ...given, filename }), RECEIPT, '');
  if ('code' in upload) return { fault: faultOf(upload), filename };
  const sniffed = await sniffFile(upload, '', scannerUrl);
  if (!('code' in sniffed)) {
    const isLarge = sniffed.bytes.length > RECEIPT.maxBytes;
    return isLarge ? { fault: 'TOO_BIG', filename } : { file: sniffed };
  }
  const isForLater = ['PARTNER_CALLBACK_ERROR', 'ATTEMPTS_LIMIT_EXCEEDED'].includes(sniffed.code);
  return isForLater ? null : { fault: faultOf(sniffed), filename };
}

function faultOf({ code, path }: { code: string; path: string }): ReceiptFault {
  const fault = FAULTS[path.slice(path.lastIndexOf('.') + 1) as keyof typeof FAULTS];
  return fault ?? (code === 'TOO_BIG' ? 'TOO_BIG' : 'UNKNOWN_TYPE');
}

/** One that cannot be made to fit stays as it is, and is refused for what it is. */
async function fitted(given: { filename: string; bytes: Buffer }) {
  const mime = (await fileTypeFromBuffer(given.bytes))?.mime ?? '';
  const fits = given.bytes.length <= RECEIPT.maxBytes && RECEIPT.contentTypes.includes(mime);
  if (fits || !mime.startsWith('image/')) return given;
  const jpeg = await asJpeg(given.bytes);
  return jpeg ? { filename: given.filename.replace(/\.[^.]*$/, '.jpg'), bytes: jpeg } : given;
}

/** A picture as JPEG, made smaller, upright, on white; null where it cannot be decoded or has too many pixels. */
async function asJpeg(bytes: Buffer): Promise<Buffer | null> {
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 90 })
      .toBuffer();
  } catch {
    return null;
  }
}
