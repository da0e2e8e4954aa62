import type { Email } from 'postal-mime';
import { html, type Markup } from '#shared/html.ts';
import { type SandboxLanguage, showTime } from '../core/route.ts';
import { mailTexts } from './mail-texts.ts';
import type { StoredMessage } from './read-message.ts';

/** One mail: sender, time, HTML, text, links and attachments. */
export function messagePage(message: StoredMessage, email: Email, language: SandboxLanguage) {
  const texts = mailTexts[language];
  const frame = `/sandbox/messages/${message.id}/html`;
  const from = message.from.name
    ? `${message.from.name} <${message.from.address}>`
    : message.from.address;
  const body = html`
<p class="back"><a href="/sandbox/">← ${texts.back}</a></p>
<h1>${message.subject}</h1>
<dl class="facts">
<div><dt>${texts.to}</dt><dd>${message.to.join(', ')}</dd></div>
<div><dt>${texts.from}</dt><dd>${from}</dd></div>
<div><dt>${texts.received}</dt><dd>${showTime(message.receivedAt, language)}</dd></div>
</dl>
${message.attachments.length > 0 && attachments(message, texts.attachments, language)}
${
  email.html &&
  html`<h2 class="hidden">${texts.written}</h2>
<iframe class="mail" src="${frame}" title="${texts.written}" sandbox="allow-top-navigation-by-user-activation allow-popups allow-same-origin"></iframe>`
}
<details${{ markup: email.html ? '' : ' open' }}><summary>${texts.plain}</summary><pre tabindex="0">${linked(email.text ?? '')}</pre></details>`;
  return { language, title: message.subject, path: `/sandbox/messages/${message.id}`, body };
}

function attachments(message: StoredMessage, label: string, language: SandboxLanguage): Markup {
  const size = (bytes: number) =>
    `${(bytes / 1000).toLocaleString(language === 'nb' ? 'nb-NO' : 'en-GB', { maximumFractionDigits: 0 })} kB`;
  return html`<h2 class="small">${label}</h2><ul class="files">${message.attachments.map(
    (one) =>
      html`<li><a href="/sandbox/messages/${message.id}/attachments/${one.index}" download>${one.filename}</a> <span class="quiet">${size(one.size)}</span></li>`,
  )}</ul>`;
}

/** Text with its addresses made into links. */
function linked(text: string): Markup[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}
