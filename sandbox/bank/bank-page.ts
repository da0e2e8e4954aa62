import { html, type Markup } from '#shared/html.ts';
import { todayInNorway } from '../core/now-in-norway.ts';
import { type SandboxLanguage, showTime } from '../core/route.ts';
import type { WrittenFile } from './bank-folder.ts';
import { BANK_FORMATS, BANK_KINDS, type BankFault, DEMO_ACCOUNT } from './bank-order.ts';
import type { InvoiceToPay } from './invoices-to-pay.ts';
import { bankTexts, paymentsSection, type ReceivedOrder, showKroner } from './payments-section.ts';

const ON_A_PAGE = 20;

type Shown = {
  invoices: readonly InvoiceToPay[];
  files: readonly WrittenFile[];
  orders: readonly ReceivedOrder[];
  /** The submitted values, for correction; empty at first. */
  given: URLSearchParams;
  faults: readonly BankFault[];
};

/** The form by which a client pays, and the files that the bank has written of it. */
export function bankPage(
  { invoices, files, orders, given, faults }: Shown,
  language: SandboxLanguage,
) {
  const texts = bankTexts[language];
  const today = todayInNorway();
  const input = (name: keyof typeof texts & string, begin: string, more: Markup) => {
    const fault = faults.find((one) => one === name);
    return html`<label>${String(texts[name])}<input name="${name}" value="${given.get(name) ?? begin}"${more}${
      fault && html` aria-invalid="true" aria-describedby="fault-${fault}"`
    }>${fault && html`<span class="fault" id="fault-${fault}">${texts.faults[fault]}</span>`}</label>`;
  };
  const numeric = html` inputmode="numeric" autocomplete="off"`;
  const body = html`<h1>${texts.title}</h1><p class="lead">${texts.lead}</p>
<form class="sheet" method="post" action="/sandbox/bank">
${invoices.length > 0 && choices(invoices, given, language)}
${input('kid', '', numeric)}
${input('amount', '', html` inputmode="decimal" autocomplete="off"`)}
${input('day', today, html` required type="date"`)}
${input('payerName', 'Fjell og Fjord AS', html` maxlength="70" autocomplete="off"`)}
${choice('kind', texts.kind, BANK_KINDS, texts.kinds, given)}
${choice('format', texts.format, BANK_FORMATS, texts.formats, given)}
${input('account', DEMO_ACCOUNT, html` required${numeric}`)}
<p><button>${texts.pay}</button></p>
</form>
${paymentsSection(orders, language)}
<h2>${texts.statements}</h2><p>${texts.statementsLead}</p>
<form class="sheet" method="post" action="/sandbox/bank/statements">
<label>${texts.day}<input name="day" type="date" required value="${today}"></label>
<label>${texts.statementAccount}<input name="account" required pattern="[0-9 .]{11,13}" value="${DEMO_ACCOUNT}"${numeric}></label>
<label>${texts.opening}<input name="opening" inputmode="decimal" autocomplete="off"></label>
<p><button>${texts.writeStatement}</button></p>
</form>
<h2>${texts.written}</h2>
${written(files.slice(0, ON_A_PAGE), language)}`;
  return { language, title: texts.title, path: '/sandbox/bank', body };
}

/** Invoices in the inboxes of clients, to be chosen. */
function choices(
  invoices: readonly InvoiceToPay[],
  given: URLSearchParams,
  language: SandboxLanguage,
): Markup {
  const row = ({ kid, title, payerName, amountMinor }: InvoiceToPay) =>
    html`<label><input type="checkbox" name="invoice" value="${kid}"${
      given.getAll('invoice').includes(kid) && html` checked`
    }><span>${title}<br><span class="quiet">${payerName} · ${showKroner(amountMinor, language)} kr</span></span></label>`;
  return html`<fieldset><legend>${bankTexts[language].invoices}</legend>${invoices.map(row)}</fieldset>`;
}

function choice<Value extends string>(
  name: string,
  label: string,
  values: readonly Value[],
  labels: Record<Value, string>,
  given: URLSearchParams,
): Markup {
  const option = (value: Value) =>
    html`<option value="${value}"${value === given.get(name) && html` selected`}>${labels[value]}</option>`;
  return html`<label>${label}<select name="${name}">${values.map(option)}</select></label>`;
}

function written(files: readonly WrittenFile[], language: SandboxLanguage): Markup {
  const texts = bankTexts[language];
  if (files.length === 0) return html`<p class="quiet">${texts.empty}</p>`;
  const row = ({ name, writtenAt }: WrittenFile) =>
    html`<tr><th scope="row">${name}</th><td>${showTime(writtenAt, language)}</td></tr>`;
  return html`<table><thead><tr><th scope="col">${texts.file}</th><th scope="col">${texts.when}</th></tr></thead>
<tbody>${files.map(row)}</tbody></table>`;
}
