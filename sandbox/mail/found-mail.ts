import type { Mailbox } from './open-mailbox.ts';
import type { StoredMessage } from './read-message.ts';

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
