import { writtenLanguage } from '../../core/format/written-values.ts';
import { storeDocument } from '../../core/store-document.ts';
import { readPayload, withExternalService } from '../../core/worker-task.ts';
import type { ClientStatementPayload } from './client-statement/client-statement.ts';
import { drawClientStatement } from './client-statement/draw-client-statement.ts';
import { statementTexts } from './client-statement/statement-texts.ts';

/** Draws the PDF of a client's statement, once. */
export const renderClientStatement = withExternalService('files', async (payload, context) => {
  const { database, storage, log } = context;
  const { id } = readPayload(payload, 'id');
  const found = await database.call('client_statement_payload', id);
  const statement = found as ClientStatementPayload | null;
  if (!statement) throw new Error(`there is no statement ${id}`);
  if (statement.pdf) return;
  const startedAt = performance.now();
  const { accountId, document } = statement;
  const content = await drawClientStatement(document);
  const { title } = statementTexts[writtenLanguage(document.language)];
  const fileId = await storeDocument(
    { database, storage },
    {
      accountId,
      day: document.endsOn,
      content,
      filename: `${title} ${document.clientNumber} ${document.endsOn}.pdf`,
    },
  );
  await database.call('record_client_statement_pdf', id, fileId);
  log.info({ ms: Math.round(performance.now() - startedAt), bytes: content.length }, 'PDF drawn');
});
