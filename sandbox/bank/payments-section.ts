import { html, type Markup } from '#shared/html.ts';
import type { SandboxLanguage } from '../core/route.ts';
import { showTime } from '../core/show-time.ts';
import { BANK_ANSWERS, type BankAnswer } from './answer-payments.ts';
import type { BankFolder, WrittenFile } from './bank-folder.ts';
import { bankTexts } from './bank-texts.ts';
import { type OrderedPayment, readPaymentFile } from './payment-file.ts';

export const showKroner = (minor: number, language: SandboxLanguage): string =>
  (minor / 100).toLocaleString(language === 'nb' ? 'nb-NO' : 'en-GB', { minimumFractionDigits: 2 });

const ON_A_PAGE = 20;
const MOST_CHOICES = 100;

export type ReceivedOrder = WrittenFile & { payments: OrderedPayment[] };

/** The payment files from the product, newest first, with their sums. */
export async function receivedOrders(folder: BankFolder): Promise<ReceivedOrder[]> {
  const files = (await folder.listOrders()).slice(0, ON_A_PAGE);
  const read = files.map(async (file): Promise<ReceivedOrder[]> => {
    const order = readPaymentFile((await folder.readOrder(file.name)) ?? '');
    if (!order) return [];
    return [{ ...file, payments: order.groups.flatMap((group) => group.payments) }];
  });
  return (await Promise.all(read)).flat();
}

/** The payments ordered by the product, each with the possible answers of the bank. */
export function paymentsSection(
  orders: readonly ReceivedOrder[],
  language: SandboxLanguage,
): Markup {
  const texts = bankTexts[language];
  const button = (answer: BankAnswer) =>
    html`<button class="choice" name="answer" value="${answer}">${texts.answers[answer]}</button>`;
  const option = ({ endToEndId, name, amountMinor }: OrderedPayment) =>
    html`<option value="${endToEndId}">${name}, ${showKroner(amountMinor, language)}</option>`;
  // A run has thousands of payments at most. Later ones can be answered through the API.
  const which = (payments: readonly OrderedPayment[]) =>
    html`<label>${texts.which} <select name="payment">${payments.slice(0, MOST_CHOICES).map(option)}</select></label>`;
  const row = ({ name, writtenAt, payments }: ReceivedOrder) => {
    const sum = payments.reduce((all, { amountMinor }) => all + amountMinor, 0);
    return html`<tr><th scope="row">${name}</th><td class="number">${payments.length}</td><td class="number">${showKroner(sum, language)}</td><td>${showTime(writtenAt, language)}</td><td><form class="choices" method="post" action="/sandbox/bank/answers" aria-label="${texts.answer} ${name}"><input type="hidden" name="file" value="${name}">${which(payments)}${BANK_ANSWERS.map(button)}</form></td></tr>`;
  };
  const table = html`<table><thead><tr><th scope="col">${texts.file}</th><th scope="col">${texts.payments}</th><th scope="col">${texts.sum}</th><th scope="col">${texts.when}</th><th scope="col">${texts.answer}</th></tr></thead>
<tbody>${orders.map(row)}</tbody></table>`;
  return html`<h2>${texts.orders}</h2><p>${texts.ordersLead}</p>
${orders.length === 0 ? html`<p class="quiet">${texts.noOrders}</p>` : table}`;
}
