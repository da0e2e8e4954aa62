import { type WrittenLanguage, writtenLanguage } from '../../core/format/written-language.ts';
import type { ComposedMail } from '../../core/mail/composed-mail.ts';
import { mailLayout } from '../../core/mail/mail-layout.ts';
import { mailParts } from '../../core/mail/mail-parts.ts';
import { type VerificationStatus, verificationTexts } from './verification-texts.ts';

/** `app_private.verification_notice` returns it. */
export type VerificationNotice = {
  id: string;
  status: VerificationStatus;
  reason: string | null;
  profile: string;
  accountPath: string;
  email: string;
  language: 'NB' | 'EN';
};

/** The mail that says whether a payout profile is verified, and what that means. */
export function composeVerificationMail(
  notice: VerificationNotice,
  publicUrl: string,
): ComposedMail & { language: WrittenLanguage } {
  const language = writtenLanguage(notice.language);
  const { reason: what, see, footer, [notice.status]: texts } = verificationTexts[language];
  const subject = texts.title(notice.profile);
  const url = `${publicUrl}/v2/${language}/${notice.accountPath}/account/settings/payout-settings`;
  const html = mailLayout({
    language,
    subject,
    preview: notice.reason?.slice(0, 120) ?? texts.intro,
    title: subject,
    body: [
      mailParts.paragraph(texts.intro),
      ...(notice.reason ? [mailParts.quote(what, notice.reason)] : []),
      mailParts.paragraph(texts.next),
      mailParts.button(see, url),
    ],
    footer,
  });
  const said = notice.reason ? ['', `${what}:`, notice.reason] : [];
  const text = [
    subject,
    '',
    texts.intro,
    ...said,
    '',
    texts.next,
    '',
    `${see}:`,
    url,
    '',
    '--',
    footer,
  ];
  return { subject, html, text: [...text, ''].join('\n'), language };
}
