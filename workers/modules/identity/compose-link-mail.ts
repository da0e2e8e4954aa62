import { writtenLanguage } from '../../core/format/written-language.ts';
import { type ComposedMail, mailLayout } from '../../core/mail/mail-layout.ts';
import { mailParts } from '../../core/mail/mail-parts.ts';
import { reaching } from '../../core/worker-task.ts';
import { linkMailTexts } from './link-mail-texts.ts';
import { type LinkPayload, readLinkPayload } from './link-payload.ts';

/**
 * The name is typed by the visitor who registers an address, and both may belong to another person: a "name"
 * containing a web address would make us mail a stranger advertising.
 */
function isName(name: string | null): boolean {
  return (
    /^[\p{L}\p{M}]+(?:(?:[ '’-]|\. )[\p{L}\p{M}]+)*\.?$/u.test(name ?? '') &&
    (name?.length ?? 0) <= 60
  );
}

/** The mail with a one-time link. It contains only the link and its lifetime. */
export function composeLinkMail(link: LinkPayload, publicUrl: string): ComposedMail {
  const language = writtenLanguage(link.language);
  const texts = linkMailTexts[language];
  const { subject, intro, button, footer } = texts[link.purpose];
  const token = encodeURIComponent(link.token);
  const page = link.purpose === 'RESET_PASSWORD' ? 'reset-password' : 'magic-link/verification';
  const url = `${publicUrl}/v2/${language}/login/${page}?token=${token}`;
  const title = texts.greeting(isName(link.firstName) ? link.firstName : null);
  const html = mailLayout({
    language,
    subject,
    preview: intro,
    title,
    body: [
      mailParts.paragraph(intro),
      mailParts.button(button, url),
      mailParts.quiet(texts.expires),
      mailParts.plainLink(texts.plain, url),
    ],
    footer,
  });
  const text = [title, '', intro, '', `${button}:`, url, '', texts.expires, '', '--'];
  return { subject, html, text: [...text, footer, ''].join('\n') };
}

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
