import { encodeTypeId } from '../../../../ground/encode-type-id.ts';
import { formatDay } from '../../../core/format/format-day.ts';
import { formatMoney, splitMoney } from '../../../core/format/format-money.ts';
import { formatNumber } from '../../../core/format/format-number.ts';
import { type WrittenLanguage, writtenLanguage } from '../../../core/format/written-language.ts';
import type { ComposedMail } from '../../../core/mail/composed-mail.ts';
import { mailLayout } from '../../../core/mail/mail-layout.ts';
import { mailParts } from '../../../core/mail/mail-parts.ts';
import type { InvoicePayload } from '../invoice-payload.ts';
import { breakdownTexts } from './breakdown-texts.ts';
import { breakdownParts, mailBreakdown } from './mail-breakdown.ts';
import { noticeTexts } from './notice-texts.ts';

/** What has happened with the invoice that its freelancer should hear of. */
export type NoticeEvent = 'PUBLISHED' | 'REJECTED';

/** The mail to the freelancer: where the money goes, or what has to be mended. */
export function composeNotice(
  invoice: InvoicePayload,
  event: NoticeEvent,
  publicUrl: string,
): ComposedMail {
  const language = writtenLanguage(invoice.freelancer.language);
  const place = `${invoice.accountPath}/invoicemore/invoice/${encodeTypeId('inv', invoice.id)}`;
  const url = `${publicUrl}/v2/${language}/${place}`;
  return event === 'REJECTED'
    ? rejected(invoice, language, url)
    : published(invoice, language, url);
}

function published(invoice: InvoicePayload, language: WrittenLanguage, url: string): ComposedMail {
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
    footer: noticeTexts[language].footer,
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
  ];
  return { subject, html, text: sign(text, language) };
}

function rejected(invoice: InvoicePayload, language: WrittenLanguage, url: string): ComposedMail {
  const texts = noticeTexts[language].rejected;
  const subject = texts.subject(invoice.client.name);
  const reason = invoice.rejectionReason ?? texts.noReason;
  const html = mailLayout({
    language,
    subject,
    preview: reason.slice(0, 120),
    title: texts.title,
    body: [
      mailParts.paragraph(texts.intro(invoice.client.name)),
      mailParts.quote(texts.reason, reason),
      mailParts.paragraph(texts.next),
      mailParts.button(texts.see, url),
    ],
    footer: noticeTexts[language].footer,
  });
  const text = [
    texts.title,
    '',
    texts.intro(invoice.client.name),
    '',
    `${texts.reason}:`,
    reason,
    '',
    texts.next,
    '',
    `${texts.see}:`,
    url,
  ];
  return { subject, html, text: sign(text, language) };
}

function sign(lines: string[], language: WrittenLanguage): string {
  return [...lines, '', '--', noticeTexts[language].footer, ''].join('\n');
}
