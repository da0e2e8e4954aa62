import { html, type Markup } from '#shared/html.ts';
import { PART_COLOR } from '#workers/core/format/part-color.ts';
import {
  formatMoney,
  formatNumber,
  splitMoney,
  type WrittenLanguage,
} from '#workers/core/format/written-values.ts';
import { MAIL_COLOR, MAIL_FONT, mailParts } from '#workers/core/mail/mail-layout.ts';
import type { Block } from '#workers/core/texts/block-of.ts';
import type { PartRenderer } from '#workers/core/texts/draw-parts.ts';
import type { InvoicePayload } from '../invoice-payload.ts';

type PerPart = Record<keyof typeof PART_COLOR, string>;

type Texts = { yours: string; ofTotal: (total: string) => string; part: PerPart; why: PerPart };

/** The names of the parts and why each is deducted, with the labels of the screens. */
const breakdownTexts: Record<WrittenLanguage, Texts> = {
  nb: {
    yours: 'Dette får du',
    ofTotal: (total) => `av ${total} som kunden betaler`,
    part: {
      vat: 'Mva.',
      fee: 'Honorars andel',
      employer: 'Arbeidsgiveravgift',
      tax: 'Skattetrekk',
      yours: 'Ditt',
    },
    why: {
      vat: 'Legges på prisen og går til staten.',
      fee: 'For fakturering, skatt og utbetaling.',
      employer: 'Avgiften en arbeidsgiver betaler av lønnen din.',
      tax: 'Forskudd på skatten din, etter skattekortet.',
      yours: 'Settes inn på kontoen din når kunden har betalt.',
    },
  },
  en: {
    yours: 'This is what you get',
    ofTotal: (total) => `of the ${total} the client pays`,
    part: {
      vat: 'VAT',
      fee: 'Honorar’s share',
      employer: 'Employer’s contribution',
      tax: 'Tax withheld',
      yours: 'Yours',
    },
    why: {
      vat: 'Added to the price and paid to the state.',
      fee: 'For invoicing, tax and payout.',
      employer: 'What an employer pays on top of your salary.',
      tax: 'Paid towards your tax, by your tax card.',
      yours: 'Paid into your account when the client has paid.',
    },
  },
};

type BreakdownPart = {
  name: keyof typeof PART_COLOR;
  amount: number;
  percent: number | null;
};

/** The parts in display order. The amounts are the database's own. */
function breakdownParts({ breakdown, seller }: InvoicePayload): BreakdownPart[] {
  const fee = {
    name: 'fee',
    amount: breakdown.platformFee,
    percent: breakdown.platformFeePercent,
  } as const;
  // A company reports its own VAT and pays its own taxes: to Honorar it is two parts.
  const yours = { name: 'yours', amount: breakdown.payout, percent: null } as const;
  if (seller.isFreelancer) return [fee, yours];
  return [
    { name: 'vat', amount: breakdown.vat, percent: null },
    fee,
    { name: 'employer', amount: breakdown.employerTax, percent: breakdown.employerTaxPercent },
    { name: 'tax', amount: breakdown.salaryTax, percent: breakdown.salaryTaxPercent },
    yours,
  ];
}

/** The split of an invoice for its freelancer: the payout, a bar, and each part with its reason. */
export const breakdown: PartRenderer = async (id, database) => {
  const invoice = (await database.call('invoice_payload', id)) as InvoicePayload | null;
  return invoice && ((language) => drawBreakdown(invoice, language));
};

export function drawBreakdown(invoice: InvoicePayload, language: WrittenLanguage): Block {
  const texts = breakdownTexts[language];
  const currency = invoice.currency === 'NOK' ? 'kr' : invoice.currency;
  const total = `${formatMoney(invoice.total, language)} ${currency}`;
  const yours = splitMoney(invoice.breakdown.payout, language);
  const parts = breakdownParts(invoice);
  return {
    html: html`${mailParts.amount(texts.yours, yours, currency, texts.ofTotal(total))}${bar(parts, language)}`,
    text: parts
      .map((part) => `${named(part, language)}: ${formatMoney(part.amount, language)}`)
      .join('\n'),
  };
}

function named({ name, percent }: BreakdownPart, language: WrittenLanguage): string {
  const rate = percent === null ? '' : ` ${formatNumber(percent, language)} %`;
  return breakdownTexts[language].part[name] + rate;
}

function bar(all: BreakdownPart[], language: WrittenLanguage): Markup {
  const parts = all.filter((part) => part.amount > 0);
  const total = parts.reduce((sum, part) => sum + part.amount, 0);
  const cells = parts.map(({ name, amount }) => {
    const width = Math.max(1, Math.round((amount / total) * 100));
    return html`<td class="${name}" width="${width}%" height="18" style="background-color:${PART_COLOR[name]};font-size:0;line-height:18px">&nbsp;</td>`;
  });
  const gap = html`<td width="2" style="font-size:0;line-height:18px">&nbsp;</td>`;
  const row = cells.flatMap((cell, index) => (index > 0 ? [gap, cell] : [cell]));
  return html`
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 10px"><tr>${row}</tr></table>
<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;border-collapse:collapse">
${parts.map((part) => line(part, language))}
</table>`;
}

function line(part: BreakdownPart, language: WrittenLanguage): Markup {
  const { name, amount } = part;
  const texts = breakdownTexts[language];
  const weight = name === 'yours' ? 600 : 400;
  const size = name === 'yours' ? 17 : 15;
  return html`<tr>
<td class="line" width="20" style="padding:11px 0 0;vertical-align:top;border-bottom:1px solid ${MAIL_COLOR.line}"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="${name}" width="12" height="12" style="background-color:${PART_COLOR[name]};border-radius:3px;font-size:0;line-height:12px">&nbsp;</td></tr></table></td>
<td class="line" style="padding:8px 12px 8px 0;border-bottom:1px solid ${MAIL_COLOR.line}"><div class="ink" style="font-family:${MAIL_FONT.text};color:${MAIL_COLOR.ink};font-size:15px;line-height:20px;font-weight:${weight}">${named(part, language)}</div><div class="muted" style="font-family:${MAIL_FONT.text};color:${MAIL_COLOR.muted};font-size:13px;line-height:18px">${texts.why[name]}</div></td>
<td align="right" class="ink line" style="font-family:${MAIL_FONT.text};color:${MAIL_COLOR.ink};padding:8px 0;border-bottom:1px solid ${MAIL_COLOR.line};font-size:${size}px;line-height:20px;font-weight:${weight};white-space:nowrap;vertical-align:top;font-variant-numeric:tabular-nums">${formatMoney(amount, language)}</td>
</tr>`;
}
