import { buffer, text } from 'node:stream/consumers';
import type { FileStorage } from '#shared/storage/file-storage.ts';
import { writtenLanguage } from '#workers/core/format/written-values.ts';
import { storeDocument } from '#workers/core/store-document.ts';
import { AccessPointRefusedError, UnknownReceiverError } from '../../core/create-access-point.ts';
import { type OutsideContext, readPayload, withExternalService } from '../../core/worker-task.ts';
import type { DeliveryPayload } from './delivery-payload.ts';
import { documentWords } from './document-words.ts';
import { ATTACHMENTS_MAX_BYTES } from './ehf/check-attachments.ts';
import { checkEhf } from './ehf/check-ehf.ts';
import { describeFindings, describeOfficialFindings } from './ehf/describe-findings.ts';
import type { EhfAttachment } from './ehf/ehf-document.ts';
import { writeEhf } from './ehf/write-ehf.ts';

type Context = Pick<OutsideContext, 'database' | 'storage' | 'ehfRules' | 'log'>;

/**
 * Hands a document to the access point as EHF. Its outcome comes later, by a callback or a query. Only
 * documents that pass all rules are sent; if a receiver is not registered any more, the document goes by
 * e-mail.
 */
export const deliverEhf = withExternalService('ehf', async (payload, context) => {
  const { database, accessPoint, log } = context;
  const { deliveryId } = readPayload(payload, 'deliveryId');
  const delivery = (await database.call('delivery_payload', deliveryId)) as DeliveryPayload | null;
  if (!delivery) throw new Error(`there is no delivery ${deliveryId}`);
  if (!delivery.isToBeDelivered || delivery.handedOverAt) return;
  const prepared = await prepareEhf(delivery, context);
  if ('reason' in prepared) {
    await database.call('record_delivery_failure', deliveryId, prepared.reason, 'UNFIT');
    return;
  }
  const { document, recipient } = delivery;
  // Recorded before it leaves: the answer may come before the access point is done with taking it.
  await database.call('record_delivery_attempt', deliveryId, deliveryId);
  try {
    const messageId = await accessPoint.send({
      reference: deliveryId,
      sender: `0192:${document.seller.organizationNumber}`,
      receiver: recipient,
      kind: 'credits' in document ? 'CREDIT_NOTE' : 'INVOICE',
      document: prepared.xml,
    });
    await database.call('record_ehf_handed_over', deliveryId, messageId);
  } catch (error) {
    if (error instanceof UnknownReceiverError) {
      await database.call('record_unknown_receiver', deliveryId);
      log.info({ deliveryId }, 'the receiver is not registered');
    } else if (error instanceof AccessPointRefusedError) {
      await database.call('record_delivery_failure', deliveryId, error.message.slice(0, 500));
      log.warn({ deliveryId }, 'the access point refused the document');
    } else throw error;
  }
});

/**
 * The XML of a delivery, or the reason it cannot be sent, in the freelancer's language. It is written and
 * stored once: a repeated delivery hands over the same bytes, which the file on the delivery shows.
 */
async function prepareEhf(
  delivery: DeliveryPayload,
  { database, storage, ehfRules, log }: Context,
): Promise<{ xml: string } | { reason: string }> {
  const { id, document, ehfKey, hasSeriesGap, vatRates } = delivery;
  if (ehfKey) return { xml: await text(await storage.get(ehfKey)) };
  const { attachments, leftOut } = await readAttachments(delivery, storage);
  if (leftOut > 0) log.warn({ deliveryId: id, leftOut }, 'receipts are too large to attach');
  const language = writtenLanguage(document.freelancer.language);
  const findings = checkEhf({ document, attachments, hasSeriesGap, vatRates });
  if (findings.length > 0) {
    log.warn({ deliveryId: id, findings }, 'the document violates rules of EHF');
    return { reason: describeFindings(findings, language) };
  }
  const xml = writeEhf({ document, attachments });
  const verdict = await ehfRules?.judge(xml);
  if (verdict && verdict.warnings.length + verdict.findings.length > 0) {
    log.warn({ deliveryId: id, ...verdict }, 'the document violates the official EHF rules');
  }
  if (verdict && verdict.findings.length > 0) {
    return { reason: describeOfficialFindings(verdict.findings, language) };
  }
  const fileId = await storeDocument(
    { database, storage },
    {
      accountId: document.accountId,
      day: document.invoicedOn,
      content: Buffer.from(xml),
      filename: `EHF ${document.documentNumber}.xml`,
    },
  );
  await database.call('record_ehf_document', id, fileId);
  return { xml };
}

/**
 * The PDF of a document and as many receipts of an invoice as fit, in their order. A receipt that is too
 * large is left out: its amount is on the document.
 */
async function readAttachments(
  { document, receipts }: Pick<DeliveryPayload, 'document' | 'receipts'>,
  storage: FileStorage,
): Promise<{ attachments: EhfAttachment[]; leftOut: number }> {
  const words = documentWords(writtenLanguage(document.language));
  const { pdf } = document;
  if (!pdf) throw new Error('the document is not drawn yet');
  const attachments: EhfAttachment[] = [
    {
      description: 'credits' in document ? words.creditNote : words.invoice,
      filename: pdf.filename,
      contentType: 'application/pdf',
      content: await buffer(await storage.get(pdf.storageKey)),
    },
  ];
  let bytesLeft = ATTACHMENTS_MAX_BYTES - (attachments[0]?.content.length ?? 0);
  let leftOut = 0;
  for (const { filename, contentType, byteSize, storageKey } of receipts) {
    if (byteSize > bytesLeft) {
      leftOut += 1;
      continue;
    }
    const content = await buffer(await storage.get(storageKey));
    attachments.push({ description: words.receipt, filename, contentType, content });
    bytesLeft -= content.length;
  }
  return { attachments, leftOut };
}
