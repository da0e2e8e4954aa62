import PostalMime, { type Attachment } from 'postal-mime';
import { serveThread } from '#plugins/core/threads/thread-pool.ts';
import type { ParsedMail } from './parse-mail.ts';

const limits = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024 };

/** Parts that mail programs add and that are never receipts: signatures, cards, appointments, other forms of the text. */
const ADDED =
  /^(?:text\/|application\/(?:pkcs7|x-pkcs7|pgp)-|application\/(?:ms-tnef|ics|rtf)$|message\/)/i;
/** Pictures within the text that are smaller are logos of a signature. */
const LOGO_BYTES = 30_000;

serveThread(async (raw: Uint8Array): Promise<ParsedMail> => {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer', ...limits });
  return {
    sender: mail.from?.address || null,
    subject: mail.subject || null,
    messageId: mail.messageId || null,
    attachments: mail.attachments.filter(mayBeReceipt).map((one) => ({
      filename: one.filename || '',
      bytes: bytesOf(one),
    })),
  };
});

function mayBeReceipt(attachment: Attachment): boolean {
  const size = bytesOf(attachment).length;
  if (size === 0) return false;
  const isPicture = attachment.mimeType.startsWith('image/');
  if (isPicture && attachment.related && size < LOGO_BYTES) return false;
  return !ADDED.test(attachment.mimeType);
}

const bytesOf = ({ content }: Attachment): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
