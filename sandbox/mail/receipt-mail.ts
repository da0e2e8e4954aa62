import nodemailer from 'nodemailer';
import type { InboundMail } from '../env.ts';
import { handOver } from './start-mail-server.ts';

/** A mail with receipts, as a person sends it from a phone. */
export type ReceiptMail = { to: string; from: string; subject: string; files: File[] };

const SENDER = 'kari@eksempel.no';

/** A mail as a form or a program sent it; null when its form cannot be read or it has no recipient. */
export async function readReceiptMail(
  contentType: string,
  body: Buffer,
): Promise<ReceiptMail | null> {
  try {
    const headers = { 'content-type': contentType };
    const given = await new Response(new Uint8Array(body), { headers }).formData();
    const text = (name: string) => String(given.get(name) ?? '').trim();
    // A form without a chosen file sends an empty one.
    const files = given
      .getAll('file')
      .filter((one): one is File => one instanceof File && one.size > 0);
    const mail = { to: text('to'), from: text('from') || SENDER, subject: text('subject'), files };
    return mail.to ? mail : null;
  } catch {
    return null;
  }
}

/** Sends a mail to its recipient; the product's answer is that of the mail server to a sender. */
export async function sendReceiptMail(
  inbound: InboundMail,
  { to, from, subject, files }: ReceiptMail,
): Promise<{ code: number; message: string }> {
  if (!to.toLowerCase().endsWith(`@${inbound.domain}`)) {
    return { code: 550, message: `Only addresses at ${inbound.domain} are taken` };
  }
  const attachments = await Promise.all(
    files.map(async (file) => ({
      filename: file.name,
      content: Buffer.from(await file.arrayBuffer()),
    })),
  );
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const { message } = await writer.sendMail({ to, from, subject, text: subject, attachments });
  const refusal = await handOver(inbound, Buffer.from(message as Buffer), [to]);
  return refusal ? { code: refusal[0], message: refusal[1] } : { code: 250, message: 'Taken' };
}
