import { stableMessageId } from '../../core/stable-message-id.ts';
import type { WorkerTask } from '../../core/worker-task.ts';
import { composeLinkMail } from './compose-link-mail.ts';
import { readLinkPayload } from './link-payload.ts';

/** Mails the link that proves that an address is the person's own. */
export const sendConfirmationLink: WorkerTask = async (payload, { mailer, publicUrl }) => {
  const link = readLinkPayload(payload);
  await mailer.send({
    ...composeLinkMail(link, publicUrl),
    messageId: stableMessageId('link', link.linkId, publicUrl),
    to: link.email,
    language: link.language === 'EN' ? 'en' : 'nb',
  });
};
