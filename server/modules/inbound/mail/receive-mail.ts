import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import type pg from 'pg';
import sharp from 'sharp';
import { placeUpload } from '#plugins/core/files/place-upload.ts';
import {
  fileName,
  readBytes,
  type SniffedFile,
  sniffFile,
} from '#plugins/core/files/sniff-file.ts';
import { isHeic } from '#shared/files/is-heic.ts';
import { mostPixels } from '#shared/files/most-pixels.ts';
import { sha256Of } from '#shared/signatures/signed-headers.ts';
import type { FileStorage } from '#shared/storage/file-storage.ts';
import { type ParsedMail, parseMail } from './parse-mail.ts';

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

type ReceiptFault = (typeof FAULTS)[keyof typeof FAULTS] | 'UNKNOWN_TYPE' | 'HEIC' | 'TOO_BIG';

type Judged = { file: SniffedFile } | { fault: ReceiptFault; filename: string } | null;

interface Services {
  pool: pg.Pool;
  storage: Pick<FileStorage, 'put' | 'delete'>;
  scannerUrl: string | null;
}

export type MailOutcome = 'TAKEN' | 'UNKNOWN' | 'FULL';

const UNREADABLE: ParsedMail = { sender: null, subject: null, messageId: null, attachments: [] };

/** As many as one invoice may have. Further ones are not looked at. */
const MOST_ATTACHMENTS = 20;

/**
 * Takes a message to a private address: what may be a receipt waits for an invoice, and the rest is dropped. Null when it is to be
 * sent again later.
 */
export async function receiveMail(
  { pool, storage, scannerUrl }: Services,
  token: string,
  raw: Buffer,
): Promise<MailOutcome | null> {
  const { rows } = await pool.query<{ known: 'KNOWN' | 'UNKNOWN' | 'FULL' }>(
    'select app_private.mail_recipient($1) as known',
    [token],
  );
  const known = rows[0]?.known ?? 'UNKNOWN';
  if (known !== 'KNOWN') return known;
  // A mail that cannot be parsed in time would not be later either; it is counted and dropped.
  const mail = await parseMail(raw).catch(() => UNREADABLE);
  const files: Record<string, unknown>[] = [];
  const contents: (readonly [string, Buffer])[] = [];
  for (const { filename, bytes } of mail.attachments.slice(0, MOST_ATTACHMENTS)) {
    const given = Buffer.from(bytes);
    const judged = await judgeAttachment({ filename, bytes: given }, scannerUrl);
    if (!judged) return null;
    const about = { content_hash: sha256Of(given) };
    if ('fault' in judged) files.push({ ...about, ...judged });
    else {
      const { file, contents: placed } = placeUpload(judged.file);
      contents.push(...placed);
      files.push({ ...about, ...columnsOf(file) });
    }
  }
  // Bytes are stored before the rows that name them. Those of a receipt that has come before have no row, and are removed at night.
  for (const [key, content] of contents) await storage.put(key, content);
  const stored = await pool.query<{ outcome: MailOutcome }>(
    'select app_private.receive_receipts($1, $2, $3) as outcome',
    [token, JSON.stringify(aboutMail(mail, raw)), JSON.stringify(files)],
  );
  const outcome = stored.rows[0]?.outcome ?? null;
  if (outcome !== 'TAKEN') await Promise.allSettled(contents.map(([key]) => storage.delete(key)));
  return outcome;
}

function columnsOf(file: ReturnType<typeof placeUpload>['file']) {
  return {
    filename: file.filename,
    content_type: file.contentType,
    byte_size: file.byteSize,
    sha256: file.sha256.toString('hex'),
    storage_key: file.storageKey,
    thumb_storage_key: file.thumbStorageKey,
  };
}

/** A message that is delivered twice has the same id, and other headers of its way. */
const aboutMail = ({ sender, subject, messageId }: ParsedMail, raw: Buffer) => ({
  hash: messageId
    ? createHash('sha256').update(`${messageId}\n${sender}`).digest('hex')
    : sha256Of(raw),
  sender: plain(sender),
  subject: plain(subject),
});

/** Text of the sender as one line. */
const plain = (text: string | null) =>
  text === null ? null : text.replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ').trim();

/**
 * Checks an attachment as every upload is checked. Pictures that are too large, or of a kind that receipts may not
 * have, become JPEG. Null when it cannot be done now: too many files wait, or the scanner does not answer.
 */
async function judgeAttachment(
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

/** A file that cannot be reduced stays unchanged, and is refused for its size. */
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
