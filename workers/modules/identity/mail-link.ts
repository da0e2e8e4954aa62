import { writtenLanguage } from '../../core/format/written-language.ts';
import { reaching } from '../../core/reaching.ts';
import { composeLinkMail } from './compose-link-mail.ts';
import { readLinkPayload } from './link-payload.ts';

/** Mails a one-time link, unless it has expired; its purpose selects the text. */
export const mailLink = reaching('mail', async (payload, { database, outbox, publicUrl, log }) => {
  const link = readLinkPayload(payload);
  if (!(await database.call('is_link_live', link.linkId))) {
    log.info({ linkId: link.linkId }, 'the link is over, and nobody needs its mail');
    return;
  }
  await outbox.mail({
    ...composeLinkMail(link, publicUrl),
    ...{ purpose: 'link', about: link.linkId },
    to: link.email,
    language: writtenLanguage(link.language),
  });
});
