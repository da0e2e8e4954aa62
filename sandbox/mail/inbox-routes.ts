import { page } from '../core/page.ts';
import { json, type Route, redirect } from '../core/route.ts';
import type { InboundMail } from '../env.ts';
import type { SmsBox, StoredSms } from '../sms/open-sms-box.ts';
import { foundMail } from './found-mail.ts';
import { inboxPage } from './inbox-page.ts';
import type { Mailbox } from './open-mailbox.ts';
import { receiptMailForm, receiptMailRoutes } from './receipt-mail-routes.ts';

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
