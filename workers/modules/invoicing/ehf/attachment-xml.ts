import { type Xml, xmlElement } from '#ground/xml.ts';
import type { EhfAttachment } from './ehf-document.ts';

export const attachmentXml = (
  { description, filename, contentType, content }: EhfAttachment,
  at: number,
): Xml | null =>
  xmlElement('cac:AdditionalDocumentReference', [
    xmlElement('cbc:ID', at + 1),
    xmlElement('cbc:DocumentDescription', description),
    xmlElement('cac:Attachment', [
      xmlElement('cbc:EmbeddedDocumentBinaryObject', Buffer.from(content).toString('base64'), {
        mimeCode: contentType,
        filename,
      }),
    ]),
  ]);
