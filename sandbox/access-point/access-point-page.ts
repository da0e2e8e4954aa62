import { html } from '#shared/html.ts';
import { faultChoices } from '../core/fault-switch.ts';
import type { SandboxLanguage } from '../core/route.ts';
import { showTime } from '../core/show-time.ts';
import { organizations } from '../register/organization.ts';
import { accessPointTexts, statusBadge } from './access-point-texts.ts';
import type { SentMessage } from './message-book.ts';

/** The organisations of the sandbox's register that receive EHF; the others do not. */
const NUMBERS = ['310080616', '310793329', '311981218', '313010724'];

const participants = organizations.filter(({ number }) => NUMBERS.includes(number));

const SCHEME = '0192:';

/** Whether an address in the network, such as `0192:310793329`, is registered. */
export const isParticipant = (address: string): boolean =>
  address.startsWith(SCHEME) && NUMBERS.includes(address.slice(SCHEME.length));

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
export function showAmount(amount: string, language: SandboxLanguage): string {
  if (amount === '' || Number.isNaN(Number(amount))) return amount;
  return new Intl.NumberFormat(language === 'nb' ? 'nb-NO' : 'en-GB', {
    minimumFractionDigits: 2,
  }).format(Number(amount));
}
