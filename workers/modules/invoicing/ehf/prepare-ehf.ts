import { text } from 'node:stream/consumers';
import { writtenLanguage } from '#workers/core/format/written-language.ts';
import { storeDocument } from '#workers/core/store-document.ts';
import type { OutsideContext } from '#workers/core/worker-task.ts';
import type { DeliveryPayload } from '../delivery-payload.ts';
import { checkEhf } from './check-ehf.ts';
import { describeFindings, describeOfficialFindings } from './describe-findings.ts';
import { readAttachments } from './read-attachments.ts';
import { writeEhf } from './write-ehf.ts';

type Context = Pick<OutsideContext, 'database' | 'storage' | 'ehfRules' | 'log'>;

/**
 * The XML of a delivery, or the reason it cannot be sent, in the freelancer's language. It is written and
 * stored once: a repeated delivery hands over the same bytes, which the file on the delivery shows.
 */
export async function prepareEhf(
  delivery: DeliveryPayload,
  { database, storage, ehfRules, log }: Context,
): Promise<{ xml: string } | { reason: string }> {
  const { id, document, ehfKey, hasSeriesGap, vatRates } = delivery;
  if (ehfKey) return { xml: await text(await storage.get(ehfKey)) };
  const { attachments, leftOut } = await readAttachments(delivery, storage);
  if (leftOut > 0) log.warn({ deliveryId: id, leftOut }, 'receipts are too large to be attached');
  const language = writtenLanguage(document.freelancer.language);
  const findings = checkEhf({ document, attachments, hasSeriesGap, vatRates });
  if (findings.length > 0) {
    log.warn({ deliveryId: id, findings }, 'the document breaks a rule of EHF');
    return { reason: describeFindings(findings, language) };
  }
  const xml = writeEhf({ document, attachments });
  const verdict = await ehfRules?.judge(xml);
  if (verdict && verdict.warnings.length + verdict.findings.length > 0) {
    log.warn({ deliveryId: id, ...verdict }, 'the official rules of EHF find something');
  }
  if (verdict && verdict.findings.length > 0) {
    return { reason: describeOfficialFindings(verdict.findings, language) };
  }
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
