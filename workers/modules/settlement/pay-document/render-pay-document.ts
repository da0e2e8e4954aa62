import { numberOwner } from '#shared/numbers/number-owner.ts';
import { storeDocument } from '#workers/core/store-document.ts';
import { type OutsideTask, readPayload, withExternalService } from '#workers/core/worker-task.ts';

interface Kind<Document> {
  /** The functions that give its payload and take its file. */
  payload: string;
  record: string;
  draw: (document: Document, personalNumber: string | null) => Promise<Buffer>;
  /** Its file name without the ending. */
  name: (document: Document) => string;
  day: (document: Document) => string;
}

interface Payload<Document> {
  accountId: string;
  document: Document;
  /** In base64, as the server has encrypted it; null where none was given. */
  personalNumber: string | null;
  fileId: string | null;
}

/** A task that renders a salary slip or report, stores it and records its file in the database, once. */
export function renderPayDocument<Document>(kind: Kind<Document>): OutsideTask {
  return withExternalService('files', async (payload, { database, storage, numbers, log }) => {
    const { id } = readPayload(payload, 'id');
    const found = (await database.call(kind.payload, id)) as Payload<Document> | null;
    if (!found) throw new Error(`there is no document ${id} to draw`);
    if (found.fileId) return;
    const startedAt = performance.now();
    const { accountId, document, personalNumber } = found;
    const number =
      personalNumber &&
      numbers.open(Buffer.from(personalNumber, 'base64'), numberOwner.profile(accountId));
    const pdf = await kind.draw(document, number);
    const fileId = await storeDocument(
      { database, storage },
      {
        accountId,
        day: kind.day(document),
        content: pdf,
        filename: `${kind.name(document)}.pdf`,
      },
    );
    await database.call(kind.record, id, fileId);
    log.info({ ms: Math.round(performance.now() - startedAt), bytes: pdf.length }, 'PDF drawn');
  });
}
