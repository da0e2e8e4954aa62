import { page } from '../core/page.ts';
import { json, type Route } from '../core/route.ts';
import { documentPage } from './document-page.ts';
import type { MessageBook } from './message-book.ts';

const notThere = () => json({ error: 'Nothing is here.' }, 404);

/**
 * Shows a received message as a readable document, and its files. Files are never shown inline: their content
 * comes from the sender.
 */
export function documentRoutes(book: MessageBook): Route[] {
  const file = (content: Buffer | string, type: string, filename: string) => ({
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
    },
    body: content,
  });
  return [
    {
      method: 'GET',
      path: /^\/sandbox\/access-point\/documents\/([^/]+)$/,
      handle({ params: [id = ''], language, parts }) {
        const message = book.find(id);
        return message ? page(documentPage(message, language), parts) : notThere();
      },
    },
    {
      method: 'GET',
      path: /^\/sandbox\/access-point\/documents\/([^/]+)\/xml$/,
      handle({ params: [id = ''] }) {
        const message = book.find(id);
        if (!message) return notThere();
        return file(message.xml, 'application/xml', `${message.document.id}.xml`);
      },
    },
    {
      method: 'GET',
      path: /^\/sandbox\/access-point\/documents\/([^/]+)\/attachments\/(\d{1,3})$/,
      handle({ params: [id = '', at = ''] }) {
        const attachment = book.find(id)?.document.attachments[Number(at)];
        if (!attachment) return notThere();
        return file(attachment.content, 'application/octet-stream', attachment.filename);
      },
    },
  ];
}
