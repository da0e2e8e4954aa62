import type { Email } from 'postal-mime';
import { html, type Markup } from '#shared/html.ts';
import { json, page, type Route, redirect, type SandboxLanguage, showTime } from '../core/route.ts';
import { mailTexts } from './mail-texts.ts';
import type { Mailbox } from './open-mailbox.ts';
import { attachmentBytes, parseMessage, type StoredMessage } from './read-message.ts';

const ID = '([a-z0-9]{10,40})';
const at = (pattern: string) => new RegExp(`^/sandbox${pattern}$`);

/** Each mail for people, and the same for tests under `/sandbox/api/messages`. */
export function mailRoutes(mailbox: Mailbox): Route[] {
  const opened = async (id = ''): Promise<{ message: StoredMessage; email: Email } | null> => {
    const message = mailbox.get(id);
    return message ? { message, email: await parseMessage(await mailbox.raw(id)) } : null;
  };
  return [
    {
      method: 'GET',
      path: at(`/messages/${ID}`),
      async handle({ params: [id], language, parts }) {
        const mail = await opened(id);
        if (!mail) return redirect('/sandbox/');
        return page(messagePage(mail.message, mail.email, language), parts);
      },
    },
    {
      method: 'GET',
      path: at(`/messages/${ID}/html`),
      handle: async ({ params: [id] }) => htmlOf(await opened(id)),
    },
    {
      method: 'GET',
      path: at(`(?:/api)?/messages/${ID}/attachments/(\\d{1,3})`),
      handle: async ({ params: [id, index] }) => attachmentOf(await opened(id), Number(index)),
    },
    {
      method: 'GET',
      path: at('/api/messages'),
      handle: ({ url }) => json(foundMail(mailbox, url)),
    },
    {
      method: 'DELETE',
      path: at('/api/messages'),
      handle: async () => {
        await mailbox.clear();
        return json([]);
      },
    },
    {
      method: 'GET',
      path: at(`/api/messages/${ID}`),
      async handle({ params: [id] }) {
        const mail = await opened(id);
        if (!mail) return json({ error: 'There is no such message.' }, 404);
        const { text = '', html = '' } = mail.email;
        const links = [...new Set(text.match(/https?:\/\/\S+/g) ?? [])];
        return json({ ...mail.message, text, html, links });
      },
    },
  ];
}

function htmlOf(mail: { email: Email } | null) {
  // Links open in the window around the frame; nothing in the mail may run or load.
  const base = '<base target="_top">';
  const body = mail?.email.html?.replace(/<head[^>]*>/i, (head) => head + base) ?? '';
  const policy =
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin allow-top-navigation-by-user-activation allow-popups";
  return {
    status: mail ? 200 : 404,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
    body,
  };
}

function attachmentOf(mail: { message: StoredMessage; email: Email } | null, index: number) {
  const attachment = mail?.email.attachments[index];
  const about = mail?.message.attachments[index];
  if (!attachment || !about) return json({ error: 'There is no such attachment.' }, 404);
  return {
    headers: {
      'content-type': about.contentType,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(about.filename)}`,
      'content-security-policy': "default-src 'none'; sandbox",
    },
    body: attachmentBytes(attachment.content),
  };
}

/**
 * The mails that the query of an address selects: by recipient, subject or any word, and before the given id.
 * Newest first.
 */
export function foundMail(mailbox: Mailbox, url: URL): StoredMessage[] {
  const param = (name: string) => url.searchParams.get(name)?.trim().toLowerCase() ?? '';
  const [to, subject, search] = [param('to'), param('subject'), param('search')];
  const before = url.searchParams.get('before') ?? '';
  const limit = Number(url.searchParams.get('limit') ?? 200);
  return mailbox
    .list()
    .filter(
      (one) =>
        (!before || one.id < before) &&
        (!to || one.to.some((address) => address.toLowerCase() === to)) &&
        one.subject.toLowerCase().includes(subject) &&
        `${one.to.join(' ')} ${one.subject} ${one.preview}`.toLowerCase().includes(search),
    )
    .slice(0, limit);
}

/** One mail: sender, time, HTML, text, links and attachments. */
function messagePage(message: StoredMessage, email: Email, language: SandboxLanguage) {
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
