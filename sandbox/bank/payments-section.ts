import { html, type Markup } from '#ground/html.ts';
import type { SandboxLanguage } from '../core/route.ts';
import { showTime } from '../core/show-time.ts';
import { BANK_ANSWERS, type BankAnswer } from './answer-payments.ts';
import type { BankFolder, WrittenFile } from './bank-folder.ts';
import { bankTexts } from './bank-texts.ts';
import { readPaymentFile } from './payment-file.ts';

const ON_A_PAGE = 20;

export type ReceivedOrder = WrittenFile & { count: number; sumMinor: number };

/** The payment files from the product, newest first, with their sums. */
export async function receivedOrders(folder: BankFolder): Promise<ReceivedOrder[]> {
  const files = (await folder.listOrders()).slice(0, ON_A_PAGE);
  const read = files.map(async (file): Promise<ReceivedOrder[]> => {
    const order = readPaymentFile((await folder.readOrder(file.name)) ?? '');
    if (!order) return [];
    const payments = order.groups.flatMap((group) => group.payments);
    const sumMinor = payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    return [{ ...file, count: payments.length, sumMinor }];
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
  const kroner = (minor: number) =>
    (minor / 100).toLocaleString(language === 'nb' ? 'nb-NO' : 'en-GB', {
      minimumFractionDigits: 2,
    });
  const row = ({ name, writtenAt, count, sumMinor }: ReceivedOrder) =>
    html`<tr><th scope="row">${name}</th><td class="number">${count}</td><td class="number">${kroner(sumMinor)}</td><td>${showTime(writtenAt, language)}</td><td><form class="choices" method="post" action="/sandbox/bank/answers" aria-label="${texts.answer}"><input type="hidden" name="file" value="${name}">${BANK_ANSWERS.map(button)}</form></td></tr>`;
  const table = html`<table><thead><tr><th scope="col">${texts.file}</th><th scope="col">${texts.payments}</th><th scope="col">${texts.sum}</th><th scope="col">${texts.when}</th><th scope="col">${texts.answer}</th></tr></thead>
<tbody>${orders.map(row)}</tbody></table>`;
  return html`<h2>${texts.orders}</h2><p>${texts.ordersLead}</p>
${orders.length === 0 ? html`<p class="quiet">${texts.noOrders}</p>` : table}`;
}
