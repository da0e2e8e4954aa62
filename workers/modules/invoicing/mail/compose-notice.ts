import { encodeTypeId } from '../../../../ground/encode-type-id.ts';
import { formatDay } from '../../../core/format/format-day.ts';
import { formatMoney, splitMoney } from '../../../core/format/format-money.ts';
import { formatNumber } from '../../../core/format/format-number.ts';
import { writtenLanguage } from '../../../core/format/written-language.ts';
import type { ComposedMail } from '../../../core/mail/composed-mail.ts';
import { mailLayout } from '../../../core/mail/mail-layout.ts';
import { mailParts } from '../../../core/mail/mail-parts.ts';
import type { InvoicePayload } from '../invoice-payload.ts';
import { breakdownTexts } from './breakdown-texts.ts';
import { breakdownParts, mailBreakdown } from './mail-breakdown.ts';
import { noticeTexts } from './notice-texts.ts';

/** The mail to the freelancer of an invoice that is published: where the money goes. */
export function composeNotice(invoice: InvoicePayload, publicUrl: string): ComposedMail {
  const language = writtenLanguage(invoice.freelancer.language);
  const place = `${invoice.accountPath}/invoicemore/invoice/${encodeTypeId('inv', invoice.id)}`;
  const url = `${publicUrl}/v2/${language}/${place}`;
  const all = noticeTexts[language];
  const texts = { ...all.published, ...(invoice.isSent ? all.sent : all.unsent) };
  const yours = splitMoney(invoice.breakdown.payout, language);
  const due = formatDay(invoice.dueOn, language);
  const subject = texts.subject(invoice.documentNumber, invoice.client.name);
  const intro = texts.intro(invoice.client.name, due);
  const currency = invoice.currency === 'NOK' ? 'kr' : invoice.currency;
  const total = `${formatMoney(invoice.total, language)} ${currency}`;
  const html = mailLayout({
    language,
    subject,
    preview: texts.preview(`${yours.join('')} ${currency}`),
    title: texts.title(invoice.client.name),
    body: [
      mailParts.paragraph(intro),
      mailParts.amount(texts.yours, yours, currency, texts.ofTotal(total)),
      mailBreakdown(invoice, language),
      mailParts.button(texts.see, url),
    ],
    footer: all.footer,
  });
  const parts = breakdownParts(invoice).map(({ name, amount, percent }) => {
    const rate = percent === null ? '' : ` ${formatNumber(percent, language)} %`;
    return `${breakdownTexts[language].part[name]}${rate}: ${formatMoney(amount, language)}`;
  });
  const text = [
    texts.title(invoice.client.name),
    '',
    intro,
    '',
    ...parts,
    '',
    `${texts.see}:`,
    url,
    '',
    '--',
    all.footer,
    '',
  ];
  return { subject, html, text: text.join('\n') };
}
