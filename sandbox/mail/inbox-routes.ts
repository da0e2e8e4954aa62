import { html, type Markup } from '#shared/html.ts';
import { json, page, type Route, redirect, type SandboxLanguage, showTime } from '../core/route.ts';
import type { InboundMail } from '../env.ts';
import type { SmsBox, StoredSms } from '../sms/open-sms-box.ts';
import { foundMail } from './mail-routes.ts';
import { mailTexts } from './mail-texts.ts';
import type { Mailbox } from './open-mailbox.ts';
import type { StoredMessage } from './read-message.ts';
import { readReceiptMail, sendReceiptMail } from './receipt-mail.ts';

/** As much as a mail server takes, encoded. */
const MAX_BYTES = 40_000_000;

/** Enough for a person to look through, and a phone renders it at once. */
const ON_A_PAGE = 100;

/** The inbox for people: mail, SMS, or both. */
export function inboxRoutes(
  mailbox: Mailbox | null,
  smsBox: SmsBox | null,
  inbound?: InboundMail,
): Route[] {
  const mailed = (url: URL) => (mailbox ? foundMail(mailbox, url) : []);
  const texted = (url: URL) => (smsBox ? textedTo(smsBox, url) : []);
  return [
    { method: 'GET', path: /^\/sandbox$/, handle: () => redirect('/sandbox/') },
    {
      method: 'GET',
      path: /^\/sandbox\/$/,
      handle({ language, url, parts }) {
        const form = inbound ? receiptMailForm(inbound, url, language) : null;
        return page(inboxPage(mailed(url), texted(url), language, url, form), parts);
      },
    },
    ...(inbound ? receiptMailRoutes(inbound) : []),
    {
      method: 'GET',
      path: /^\/sandbox\/api\/newest$/,
      handle({ url }) {
        const ids = [mailed(url)[0]?.id ?? '', texted(url)[0]?.id ?? ''];
        return json({ id: ids.sort()[1] });
      },
    },
  ];
}

function textedTo(box: SmsBox, url: URL): StoredSms[] {
  const search = url.searchParams.get('search')?.trim().toLowerCase() ?? '';
  const before = url.searchParams.get('before') ?? '';
  return box
    .list()
    .filter(
      ({ id, to, text }) =>
        (!before || id < before) && `${to} ${text}`.toLowerCase().includes(search),
    );
}

/** The list of mail and SMS, newest first. */
function inboxPage(
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

/**
 * `POST /sandbox/api/mail` sends receipts by mail: a form with `to`, `from`, `subject` and `file`, as on the inbox page. Tests get the answer of
 * the mail server as `{code, message}`, a browser the page with it.
 */
function receiptMailRoutes(inbound: InboundMail): Route[] {
  return [
    {
      method: 'POST',
      path: /^\/sandbox\/api\/mail$/,
      maxBytes: MAX_BYTES,
      async handle({ headers, body }) {
        const mail = await readReceiptMail(String(headers['content-type'] ?? ''), body);
        const answer = mail
          ? await sendReceiptMail(inbound, mail)
          : { code: 501, message: 'The form has no recipient.' };
        if (!String(headers.accept ?? '').includes('text/html')) {
          return json(answer, answer.code === 250 ? 200 : 400);
        }
        return redirect(`/sandbox/?mailed=${answer.code}#mail`);
      },
    },
  ];
}

/** The form to try receipts by mail, with the response to the last message. */
function receiptMailForm({ domain }: InboundMail, url: URL, language: SandboxLanguage): Markup {
  const texts = mailTexts[language].receipts;
  const code = url.searchParams.get('mailed');
  const answer = code && (new Map(Object.entries(texts.answers)).get(code) ?? texts.later);
  const field = (name: string, label: string, more: Markup) =>
    html`<label>${label}<input name="${name}"${more}></label>`;
  return html`<details id="mail" class="send"${answer && html` open`}><summary>${texts.title}</summary>
<p class="quiet">${texts.lead}</p>
${answer && html`<p role="status"><span class="badge ${code === '250' ? '' : 'rust'}">${answer}</span></p>`}
<form class="sheet" method="post" action="/sandbox/api/mail" enctype="multipart/form-data">
${field('to', texts.to, html` type="email" required placeholder="kvittering+…@${domain}"`)}
${field('from', texts.from, html` type="email" value="kari@eksempel.no"`)}
${field('subject', texts.subject, html` maxlength="200" value="${texts.example}"`)}
${field('file', texts.file, html` type="file" multiple`)}
<button>${texts.send}</button>
</form></details>`;
}
