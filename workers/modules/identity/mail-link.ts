import { writtenLanguage } from '../../core/format/written-language.ts';
import { reaching } from '../../core/reaching.ts';
import { stableMessageId } from '../../core/stable-message-id.ts';
import { composeLinkMail } from './compose-link-mail.ts';
import { readLinkPayload } from './link-payload.ts';

/** Mails a one-time link; its purpose says what the mail says. */
export const mailLink = reaching('mail', async (payload, { mailer, publicUrl }) => {
  const link = readLinkPayload(payload);
  await mailer.send({
    ...composeLinkMail(link, publicUrl),
    messageId: stableMessageId('link', link.linkId, publicUrl),
    to: link.email,
    language: writtenLanguage(link.language),
  });
});
