import { html, type Markup } from '../core/html.ts';
import type { SandboxLanguage } from '../core/route.ts';
import { showTime } from '../core/show-time.ts';
import { mailTexts } from './mail-texts.ts';
import type { StoredMessage } from './read-message.ts';

/** The list of mail, newest first. */
export function inboxPage(messages: StoredMessage[], language: SandboxLanguage, url: URL) {
  const texts = mailTexts[language];
  const search = url.searchParams.get('search') ?? '';
  const newest = messages[0]?.id ?? '';
  const body = html`
<div class="heading"><div><h1>${texts.inbox}</h1><p class="lead">${texts.lead}</p></div>
<form class="search" role="search" action="/sandbox/">
<label><span class="hidden">${texts.search}</span><input type="search" name="search" value="${search}" placeholder="${texts.search}"></label>
<button>${texts.find}</button>
</form></div>
${
  messages.length > 0
    ? html`<ol class="list" data-newest="${newest}">${messages.map((one) => row(one, language))}</ol>`
    : empty(search ? texts.nothing : texts.empty, search ? null : texts.emptyTitle)
}`;
  return { language, title: texts.inbox, path: '/sandbox/', body };
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

function empty(text: string, title: string | null): Markup {
  return html`<div class="empty" data-newest="">${title && html`<h2>${title}</h2>`}<p>${text}</p></div>`;
}
