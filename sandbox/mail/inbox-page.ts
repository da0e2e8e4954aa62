import { html, type Markup } from '#shared/html.ts';
import type { SandboxLanguage } from '../core/route.ts';
import { showTime } from '../core/show-time.ts';
import type { StoredSms } from '../sms/open-sms-box.ts';
import { mailTexts } from './mail-texts.ts';
import type { StoredMessage } from './read-message.ts';

/** Enough for a person to look through, and a phone renders it at once. */
const ON_A_PAGE = 100;

/** The list of mail and SMS, newest first. */
export function inboxPage(
  messages: StoredMessage[],
  texted: StoredSms[],
  language: SandboxLanguage,
  url: URL,
  form: Markup | null = null,
) {
  const texts = mailTexts[language];
  const search = url.searchParams.get('search') ?? '';
  // Both kinds of id begin with the time.
  const rows = [
    ...messages.map((one) => ({ id: one.id, row: row(one, language) })),
    ...texted.map((one) => ({ id: one.id, row: smsRow(one, language) })),
  ].sort((a, b) => (a.id < b.id ? 1 : -1));
  const shown = rows.slice(0, ON_A_PAGE);
  // Only the newest page updates itself; older pages stay still.
  const newest = url.searchParams.has('before') ? null : html` data-newest="${rows[0]?.id}"`;
  const body = html`
<div class="heading"><div><h1>${texts.inbox}</h1><p class="lead">${texts.lead}</p></div>
<form class="search" role="search" action="/sandbox/">
<label><span class="hidden">${texts.search}</span><input type="search" name="search" value="${search}" placeholder="${texts.search}"></label>
<button>${texts.find}</button>
</form></div>
${form}
${
  rows.length > 0
    ? html`<ol class="list"${newest}>${shown.map((one) => one.row)}</ol>${rows.length > shown.length && older(shown.at(-1)?.id ?? '', search, language)}`
    : empty(search ? texts.nothing : texts.empty, search ? null : texts.emptyTitle)
}`;
  return { language, title: texts.inbox, path: '/sandbox/', body };
}

function older(before: string, search: string, language: SandboxLanguage): Markup {
  const address = `/sandbox/?${new URLSearchParams({ before, ...(search && { search }) })}`;
  return html`<p><a href="${address}">${mailTexts[language].older}</a></p>`;
}

function row(message: StoredMessage, language: SandboxLanguage): Markup {
  const texts = mailTexts[language];
  const count = message.attachments.length;
  return html`<li><a class="row" href="/sandbox/messages/${message.id}">
<span class="who">${message.to.join(', ')}</span>
<span class="what"><strong>${message.subject}</strong> <span class="quiet">${message.preview}</span></span>
<span class="when">${count > 0 && html`<span class="badge">${texts.attached(count)}</span> `}${showTime(message.receivedAt, language)}</span>
</a></li>`;
}

/** All of an SMS: it is one line anyway. */
function smsRow(sms: StoredSms, language: SandboxLanguage): Markup {
  return html`<li class="row sms">
<span class="who">${sms.to}</span>
<span class="what">${sms.text}</span>
<span class="when"><span class="badge">SMS</span> ${showTime(sms.receivedAt, language)}</span>
</li>`;
}

function empty(text: string, title: string | null): Markup {
  return html`<div class="empty" data-newest="">${title && html`<h2>${title}</h2>`}<p>${text}</p></div>`;
}
