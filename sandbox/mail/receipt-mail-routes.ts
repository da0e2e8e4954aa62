import { html, type Markup } from '#shared/html.ts';
import { json, type Route, redirect, type SandboxLanguage } from '../core/route.ts';
import type { InboundMail } from '../env.ts';
import { mailTexts } from './mail-texts.ts';
import { readReceiptMail, sendReceiptMail } from './receipt-mail.ts';

/** As much as a mail server takes, encoded. */
const MAX_BYTES = 40_000_000;

/**
 * `POST /sandbox/api/mail` sends receipts by mail: a form with `to`, `from`, `subject` and `file`, as on the inbox page. Tests get the answer of
 * the mail server as `{code, message}`, a browser the page with it.
 */
export function receiptMailRoutes(inbound: InboundMail): Route[] {
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

/** The form to try receipts by mail, with the answer to what was sent last. */
export function receiptMailForm(
  { domain }: InboundMail,
  url: URL,
  language: SandboxLanguage,
): Markup {
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
