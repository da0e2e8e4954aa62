import { buffer } from 'node:stream/consumers';
import type { FileStorage } from '#shared/storage/file-storage.ts';
import { writtenLanguage } from '#workers/core/format/written-language.ts';
import type { DeliveryPayload } from '../delivery-payload.ts';
import { documentWords } from '../document-words.ts';
import { ATTACHMENTS_MAX_BYTES } from './check-attachments.ts';
import type { EhfAttachment } from './ehf-document.ts';

/**
 * The PDF of a document and as many receipts of an invoice as fit, in their order. A receipt that is too
 * large is left out: its amount is on the document.
 */
export async function readAttachments(
  { document, receipts }: Pick<DeliveryPayload, 'document' | 'receipts'>,
  storage: FileStorage,
): Promise<{ attachments: EhfAttachment[]; leftOut: number }> {
  const words = documentWords(writtenLanguage(document.language));
  const { pdf } = document;
  if (!pdf) throw new Error('the document is not drawn yet');
  const attachments: EhfAttachment[] = [
    {
      description: 'credits' in document ? words.creditNote : words.invoice,
      ...{ filename: pdf.filename, contentType: 'application/pdf' },
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
