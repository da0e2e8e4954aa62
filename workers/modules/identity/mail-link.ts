import { writtenLanguage } from '../../core/format/written-language.ts';
import { stableMessageId } from '../../core/stable-message-id.ts';
import type { WorkerTask } from '../../core/worker-task.ts';
import { composeLinkMail } from './compose-link-mail.ts';
import { readLinkPayload } from './link-payload.ts';

/** Mails a one-time link; its purpose says what the mail says. */
export const mailLink: WorkerTask = async (payload, { mailer, publicUrl }) => {
  const link = readLinkPayload(payload);
  await mailer.send({
    ...composeLinkMail(link, publicUrl),
    messageId: stableMessageId('link', link.linkId, publicUrl),
    to: link.email,
    language: writtenLanguage(link.language),
  });
};
