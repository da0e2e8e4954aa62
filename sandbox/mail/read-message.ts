import PostalMime, { type Email } from 'postal-mime';
import { readKroner } from '../core/read-kroner.ts';

type MailedInvoice = { kid: string; amountMinor: number };

/** The summary of a mail for the list; its body is read when it is opened. */
export type StoredMessage = {
  id: string;
  messageId: string | null;
  from: { name: string; address: string };
  replyTo: string | null;
  to: string[];
  subject: string;
  preview: string;
  receivedAt: string;
  language: string | null;
  /** The invoice to be paid. */
  invoice: MailedInvoice | null;
  attachments: { index: number; filename: string; contentType: string; size: number }[];
};

/** Takes a raw mail apart. */
export function parseMessage(raw: Buffer): Promise<Email> {
  return PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer' });
}

/** Reads what the lists show. */
export async function readMessage(id: string, raw: Buffer): Promise<StoredMessage> {
  const email = await parseMessage(raw);
  const header = (key: string) => email.headers.find((one) => one.key === key)?.value ?? null;
  return {
    id,
    messageId: email.messageId ?? null,
    from: { name: email.from?.name ?? '', address: email.from?.address ?? '' },
    replyTo: email.replyTo?.[0]?.address ?? null,
    to: (header('x-sandbox-to') ?? '').split(', ').filter(Boolean),
    subject: email.subject ?? '',
    preview: previewOf(email.text ?? ''),
    receivedAt: new Date(Number.parseInt(id.slice(0, 9), 36)).toISOString(),
    language: header('content-language'),
    invoice: invoiceInMail(email.text ?? ''),
    attachments: email.attachments.map((attachment, index) => ({
      index,
      filename: attachment.filename ?? `attachment-${index + 1}`,
      contentType: attachment.mimeType,
      size: attachmentBytes(attachment.content).length,
    })),
  };
}

/** The beginning of a mail's text, without addresses, which are no use in a list. */
function previewOf(text: string): string {
  return text
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 140);
}

/** The bytes of an attachment, whichever form the parser chose. */
export function attachmentBytes(content: string | ArrayBuffer | Uint8Array): Buffer {
  return typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer);
}

/** Reads the invoice to be paid from a mail: the KID, and the amount in the line above it; null for other mails. */
export function invoiceInMail(text: string): MailedInvoice | null {
  const [, amount, kid] = /^[^:\n]+: (.+) kr\r?\nKID[^:\n]*: ([^\r\n]+)/m.exec(text) ?? [];
  const amountMinor = readKroner(amount ?? '');
  return kid && amountMinor !== null ? { kid: kid.replace(/\D/g, ''), amountMinor } : null;
}
