import { createHash } from 'node:crypto';
import type pg from 'pg';
import { placeUpload } from '#plugins/core/files/place-upload.ts';
import { sha256Of } from '#shared/signatures/mail-headers.ts';
import type { FileStorage } from '#shared/storage/file-storage.ts';
import { judgeAttachment } from './judge-attachment.ts';
import { type ParsedMail, parseMail } from './parse-mail.ts';

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
  // One that cannot be taken apart in time would not be later either; it counts, and is dropped.
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
