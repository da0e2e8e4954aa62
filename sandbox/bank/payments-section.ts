import { html, type Markup } from '#shared/html.ts';
import { type SandboxLanguage, showTime } from '../core/route.ts';
import { BANK_ANSWERS, type BankAnswer } from './answer-payments.ts';
import type { BankFolder, WrittenFile } from './bank-folder.ts';
import { type OrderedPayment, readPaymentFile } from './payment-file.ts';

export const bankTexts = {
  nb: {
    title: 'Banken',
    lead: 'Velg fakturaer som kundene har fått, eller skriv KID og beløp. Banken legger en ekte fil i mappen den deler med Honorar, og filen leses og bokføres i løpet av noen sekunder.',
    invoices: 'Fakturaer hos kundene',
    kid: 'KID',
    amount: 'Beløp i kroner',
    day: 'Dag',
    payerName: 'Betaler',
    kind: 'Slik betales det',
    kinds: {
      RIGHT: 'Riktig',
      LATE: 'For sent (14 dager etter)',
      TWICE: 'To ganger',
      ONE_OERE_SHORT: 'Ett øre for lite',
      PARTIAL: 'Halvparten',
      WITHOUT_KID: 'Uten KID',
      KID_IN_TEXT: 'KID bare i teksten',
      SEVERAL_KIDS: 'Alle i én betaling',
      REVERSAL: 'Banken tar betalingen tilbake',
      FOREIGN_CURRENCY: 'I euro',
      OUTGOING: 'Honorar betaler selv, som skatt',
    },
    format: 'Fil',
    formats: { CAMT_054: 'camt.054', OCR_GIRO: 'OCR giro' },
    account: 'Til konto',
    pay: 'Betal',
    faults: {
      kid: 'KID er 2 til 25 siffer.',
      amount: 'Beløpet er et tall i kroner, større enn ett øre.',
      day: 'Dagen er en dato.',
      account: 'Kontoen har elleve siffer.',
    },
    written: 'Banken har skrevet',
    empty: 'Banken har ikke skrevet noen filer ennå.',
    file: 'Fil',
    when: 'Skrevet',
    statements: 'Kontoutskrift',
    statementsLead:
      'Alt som er bokført på kontoen en dag, med saldo før og etter (camt.053). Honorar holder sin bankkonto mot den.',
    statementAccount: 'Konto',
    opening: 'Saldo før dagen i kroner, tomt for det banken selv har bokført',
    writeStatement: 'Skriv kontoutskrift',
    orders: 'Betalingsfiler fra Honorar',
    ordersLead:
      'Det Honorar vil ha betalt ut. Svar som en bank gjør; uten svar venter utbetalingene.',
    noOrders: 'Honorar har ikke lagt ut noen betalingsfil ennå.',
    payments: 'Betalinger',
    which: 'Valgt betaling',
    sum: 'Kroner',
    answer: 'Svar',
    answers: {
      PAY: 'Betal alle',
      RECEIVE: 'Mottatt',
      REJECT_ONE: 'Avvis den valgte',
      REJECT_ALL: 'Avvis alle',
      RETURN_ONE: 'Den valgte kommer i retur to bankdager etter',
    },
  },
  en: {
    title: 'The bank',
    lead: 'Choose invoices that clients have received, or write KID and amount. The bank puts a real file into the folder that it shares with Honorar, which is read and booked within seconds.',
    invoices: 'Invoices that clients have received',
    kid: 'KID',
    amount: 'Amount in kroner',
    day: 'Day',
    payerName: 'Payer',
    kind: 'How it is paid',
    kinds: {
      RIGHT: 'Right',
      LATE: 'Late (14 days after)',
      TWICE: 'Twice',
      ONE_OERE_SHORT: 'One øre short',
      PARTIAL: 'Half of it',
      WITHOUT_KID: 'Without KID',
      KID_IN_TEXT: 'KID in the text only',
      SEVERAL_KIDS: 'All in one payment',
      REVERSAL: 'The bank takes the payment back',
      FOREIGN_CURRENCY: 'In euros',
      OUTGOING: 'Honorar itself pays, as tax',
    },
    format: 'File',
    formats: { CAMT_054: 'camt.054', OCR_GIRO: 'OCR giro' },
    account: 'To account',
    pay: 'Pay',
    faults: {
      kid: 'A KID has 2 to 25 digits.',
      amount: 'The amount is a number of kroner above one øre.',
      day: 'The day is a date.',
      account: 'The account has eleven digits.',
    },
    written: 'The bank has written',
    empty: 'The bank has not written any files yet.',
    file: 'File',
    when: 'Written',
    statements: 'Statement of the account',
    statementsLead:
      'All movements of a day on the account, with the balance before and after (camt.053). Honorar compares its bank account with it.',
    statementAccount: 'Account',
    opening: 'Balance before the day in kroner, empty for what the bank itself has booked',
    writeStatement: 'Write the statement',
    orders: 'Payment files from Honorar',
    ordersLead:
      'What Honorar wants paid out. Answer as a bank does; without an answer payouts wait.',
    noOrders: 'Honorar has not laid out a payment file yet.',
    payments: 'Payments',
    which: 'Chosen payment',
    sum: 'Kroner',
    answer: 'Answer',
    answers: {
      PAY: 'Pay all',
      RECEIVE: 'Received',
      REJECT_ONE: 'Reject the chosen one',
      REJECT_ALL: 'Reject all',
      RETURN_ONE: 'The chosen one comes back two bank days later',
    },
  },
} as const;

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
