import { html } from '#shared/html.ts';
import { faultChoices } from '../core/fault-switch.ts';
import { json, page, type Route, type SandboxLanguage, showTime } from '../core/route.ts';
import { organizations } from '../register/organization.ts';
import { accessPointTexts, statusBadge } from './access-point-texts.ts';
import type { MessageBook, SentMessage } from './message-book.ts';

/** The organisations of the sandbox's register that receive EHF; the others do not. */
const NUMBERS = ['310080616', '310793329', '311981218', '313010724'];

const participants = organizations.filter(({ number }) => NUMBERS.includes(number));

const SCHEME = '0192:';

/** Whether an address in the network, such as `0192:310793329`, is registered. */
export const isParticipant = (address: string): boolean =>
  address.startsWith(SCHEME) && NUMBERS.includes(address.slice(SCHEME.length));

const notThere = () => json({ error: 'Nothing is here.' }, 404);

/**
 * Shows a received message as a readable document, and its files. Files are never shown inline: their content
 * comes from the sender.
 */
export function documentRoutes(book: MessageBook): Route[] {
  const file = (content: Buffer | string, type: string, filename: string) => ({
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
    },
    body: content,
  });
  return [
    {
      method: 'GET',
      path: /^\/sandbox\/access-point\/documents\/([^/]+)$/,
      handle({ params: [id = ''], language, parts }) {
        const message = book.find(id);
        return message ? page(documentPage(message, language), parts) : notThere();
      },
    },
    {
      method: 'GET',
      path: /^\/sandbox\/access-point\/documents\/([^/]+)\/xml$/,
      handle({ params: [id = ''] }) {
        const message = book.find(id);
        if (!message) return notThere();
        return file(message.xml, 'application/xml', `${message.document.id}.xml`);
      },
    },
    {
      method: 'GET',
      path: /^\/sandbox\/access-point\/documents\/([^/]+)\/attachments\/(\d{1,3})$/,
      handle({ params: [id = '', at = ''] }) {
        const attachment = book.find(id)?.document.attachments[Number(at)];
        if (!attachment) return notThere();
        return file(attachment.content, 'application/octet-stream', attachment.filename);
      },
    },
  ];
}

/** One document as its receiver reads it: parties, lines, amounts and attachments. */
function documentPage(message: SentMessage, language: SandboxLanguage) {
  const texts = accessPointTexts[language];
  const { id, document } = message;
  const title = `${texts.kinds[document.kind]} ${document.id}`;
  const place = `/sandbox/access-point/documents/${id}`;
  const fact = (label: string, value: string) =>
    value && html`<div><dt>${label}</dt><dd>${value}</dd></div>`;
  const amount = (value: string) => showAmount(value, language);
  const line = (one: (typeof document.lines)[number]) =>
    html`<tr><th scope="row">${one.name}</th><td class="number">${one.quantity}</td><td class="number">${amount(one.price)}</td><td class="number">${one.vatRate && `${one.vatRate} %`}</td><td class="number">${amount(one.amount)}</td></tr>`;
  const sum = (label: string, value: string) =>
    html`<tr><th scope="row" colspan="4">${label}</th><td class="number">${amount(value)}</td></tr>`;
  const file = (one: (typeof document.attachments)[number], at: number) =>
    html`<li><a href="${place}/attachments/${at}" download>${one.filename}</a> <span class="quiet">${one.description} · ${Math.ceil(one.content.length / 1000)} kB</span></li>`;
  const body = html`<p class="back"><a href="/sandbox/access-point">← ${texts.back}</a></p>
<h1>${title}</h1>
${statusBadge(message, language)}
<dl class="facts">
${fact(texts.from, `${document.seller.name} (${document.seller.endpoint})`)}
${fact(texts.to, `${document.buyer.name} (${document.buyer.endpoint})`)}
${fact(texts.issuedOn, document.issuedOn)}
${fact(texts.dueOn, document.dueOn)}
${fact(texts.credits, document.creditedId)}
${fact(texts.buyerReference, document.buyerReference)}
${fact(texts.orderReference, document.orderReference)}
${fact('KID', document.kid)}
${fact(texts.account, document.accountNumber)}
</dl>
<table><thead><tr><th scope="col">${texts.line}</th><th scope="col">${texts.quantity}</th><th scope="col">${texts.price}</th><th scope="col">${texts.vatRate}</th><th scope="col">${texts.amount}</th></tr></thead>
<tbody>${document.lines.map(line)}</tbody>
<tfoot>${sum(texts.withoutVat, document.withoutVat)}${sum(texts.vat, document.vat)}${sum(document.kind === 'Invoice' ? texts.payable : texts.credited, document.payable)}</tfoot></table>
${document.note && html`<p>${document.note}</p>`}
<h2 class="small">${texts.attachments}</h2>
<ul class="files">${document.attachments.map(file)}<li><a href="${place}/xml" download>${texts.xml}</a></li></ul>`;
  return { language, title, path: place, body };
}

/**
 * Lists the messages sent with their states, buttons to answer them, and the switch that makes the access
 * point fail.
 */
export function accessPointPage(
  messages: readonly SentMessage[],
  fault: string,
  language: SandboxLanguage,
) {
  const texts = accessPointTexts[language];
  const row = (message: SentMessage) => {
    const { id, reference, document, receivedAt } = message;
    return html`<tr><th scope="row"><a href="/sandbox/access-point/documents/${id}">${texts.kinds[document.kind]} ${document.id}</a><br><span class="quiet">${showAmount(document.payable, language)} ${document.currency}</span></th><td>${document.seller.name}<br><span class="quiet">→ ${document.buyer.name}</span></td><td>${showTime(receivedAt, language)}</td><td>${statusBadge(message, language)}<form class="choices" method="post" action="/sandbox/access-point/statuses" aria-label="${texts.say}"><input type="hidden" name="reference" value="${reference}"><button class="choice" name="status" value="DELIVERED">${texts.deliver}</button><button class="choice" name="status" value="REJECTED">${texts.reject}</button></form></td></tr>`;
  };
  const table = html`<table><thead><tr><th scope="col">${texts.document}</th><th scope="col">${texts.from} → ${texts.to}</th><th scope="col">${texts.when}</th><th scope="col">${texts.status}</th></tr></thead>
<tbody>${messages.map(row)}</tbody></table>`;
  const receivers = participants.map(
    ({ number, name }) => html`<li>${name} <span class="quiet">${number}</span></li>`,
  );
  const body = html`<h1>${texts.title}</h1><p class="lead">${texts.lead}</p>
<ul class="files">${receivers}</ul>
${faultChoices('access-point', fault, texts)}
${messages.length === 0 ? html`<p class="quiet">${texts.empty}</p>` : table}`;
  return { language, title: texts.title, path: '/sandbox/access-point', body };
}

/** A decimal amount in local notation. Text that is no number is shown unchanged. */
function showAmount(amount: string, language: SandboxLanguage): string {
  if (amount === '' || Number.isNaN(Number(amount))) return amount;
  return new Intl.NumberFormat(language === 'nb' ? 'nb-NO' : 'en-GB', {
    minimumFractionDigits: 2,
  }).format(Number(amount));
}
