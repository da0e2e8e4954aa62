import { writtenLanguage } from '../../core/format/written-values.ts';
import { storeDocument } from '../../core/store-document.ts';
import { type OutsideContext, readPayload } from '../../core/worker-task.ts';
import type { DocumentPayload } from './document-payload.ts';
import { documentWords } from './document-words.ts';

interface Kind<Payload extends DocumentPayload> {
  /** The function that returns its payload. */
  payload: string;
  draw: (document: Payload, publicUrl: string) => Promise<Buffer>;
  noun: 'invoice' | 'creditNote';
}

/**
 * Renders a document, stores it and records its file in the database. It is rendered once: a second run finds
 * the file recorded and leaves it, so that the client's document never changes.
 */
export function renderDocument<Payload extends DocumentPayload>(kind: Kind<Payload>) {
  return async (payload: unknown, { database, storage, publicUrl, log }: OutsideContext) => {
    const { id } = readPayload(payload, 'id');
    const document = (await database.call(kind.payload, id)) as Payload | null;
    if (!document) throw new Error(`there is no published document ${id}`);
    if (document.pdf) {
      await database.call('record_document_pdf', id, document.pdf.fileId);
      return;
    }
    const startedAt = performance.now();
    const pdf = await kind.draw(document, publicUrl);
    const words = documentWords(writtenLanguage(document.language));
    const fileId = await storeDocument(
      { database, storage },
      {
        accountId: document.accountId,
        day: document.invoicedOn,
        content: pdf,
        filename: `${words[kind.noun]} ${document.documentNumber}.pdf`,
      },
    );
    await database.call('record_document_pdf', id, fileId);
    log.info({ ms: Math.round(performance.now() - startedAt), bytes: pdf.length }, 'PDF drawn');
  };
}
