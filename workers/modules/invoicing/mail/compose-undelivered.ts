import { encodeTypeId } from '../../../../ground/encode-type-id.ts';
import { writtenLanguage } from '../../../core/format/written-language.ts';
import type { ComposedMail } from '../../../core/mail/composed-mail.ts';
import { mailLayout } from '../../../core/mail/mail-layout.ts';
import { mailParts } from '../../../core/mail/mail-parts.ts';
import type { DeliveryPayload } from '../invoice-payload.ts';
import { noticeTexts } from './notice-texts.ts';

/** The mail to the freelancer about a sending that did not arrive: why, and what to do about it. */
export function composeUndelivered(
  { invoice, recipient, failure }: DeliveryPayload,
  publicUrl: string,
): ComposedMail {
  const language = writtenLanguage(invoice.freelancer.language);
  const { undelivered: texts, footer } = noticeTexts[language];
  const place = `${invoice.accountPath}/invoicemore/invoice/${encodeTypeId('inv', invoice.id)}`;
  const url = `${publicUrl}/v2/${language}/${place}`;
  const subject = texts.subject(invoice.documentNumber, invoice.client.name);
  const why = failure === 'REFUSED' ? texts.refused(recipient) : texts.givenUp(recipient);
  const html = mailLayout({
    language,
    subject,
    preview: why,
    title: texts.title,
    body: [
      mailParts.paragraph(why),
      mailParts.paragraph(texts.next(invoice.client.name)),
      mailParts.button(texts.see, url),
    ],
    footer,
  });
  const lines = [texts.title, '', why, '', texts.next(invoice.client.name), '', `${texts.see}:`];
  return { subject, html, text: [...lines, url, '', '--', footer, ''].join('\n') };
}
