import { text } from 'node:stream/consumers';
import { storeDocument } from '../../../core/store-document.ts';
import type { OutsideContext } from '../../../core/worker-task.ts';
import type { DeliveryPayload } from '../delivery-payload.ts';
import { checkEhf } from './check-ehf.ts';
import type { EhfFinding } from './ehf-finding.ts';
import { readAttachments } from './read-attachments.ts';
import { writeEhf } from './write-ehf.ts';

/**
 * The XML of a sending, or what keeps it from being sent. It is written and stored once: a sending that is repeated hands
 * over the same bytes, which the file on the delivery shows.
 */
export async function prepareEhf(
  delivery: DeliveryPayload,
  { database, storage, log }: Pick<OutsideContext, 'database' | 'storage' | 'log'>,
): Promise<{ xml: string } | { findings: EhfFinding[] }> {
  const { id, document, ehfKey } = delivery;
  if (ehfKey) return { xml: await text(await storage.get(ehfKey)) };
  const { attachments, leftOut } = await readAttachments(delivery, storage);
  if (leftOut > 0) log.warn({ deliveryId: id, leftOut }, 'receipts are too large to be attached');
  const findings = checkEhf({ document, attachments });
  if (findings.length > 0) return { findings };
  const xml = writeEhf({ document, attachments });
  const fileId = await storeDocument(
    { database, storage },
    {
      ...{ accountId: document.accountId, day: document.invoicedOn, content: Buffer.from(xml) },
      filename: `EHF ${document.documentNumber}.xml`,
    },
  );
  await database.call('record_ehf_document', id, fileId);
  return { xml };
}
