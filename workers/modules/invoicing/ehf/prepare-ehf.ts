import { text } from 'node:stream/consumers';
import type { OutsideContext } from '../../../core/worker-task.ts';
import type { DeliveryPayload } from '../delivery-payload.ts';
import { storeDocument } from '../store-document.ts';
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
    document,
    {
      name: `EHF ${document.documentNumber}.xml`,
      ...{ contentType: 'application/xml', extension: 'xml', content: Buffer.from(xml) },
    },
    { database, storage },
  );
  await database.call('record_ehf_document', id, fileId);
  return { xml };
}
