import type { Email } from 'postal-mime';
import { json, page, type Route, redirect } from '../core/route.ts';
import { messagePage } from './message-page.ts';
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
