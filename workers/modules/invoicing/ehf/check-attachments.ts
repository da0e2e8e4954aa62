import type { Find } from './describe-findings.ts';
import type { EhfAttachment } from './ehf-document.ts';

/** Access points refuse larger messages; base64 makes files a third longer. */
export const ATTACHMENTS_MAX_BYTES = 10 * 1024 * 1024;

/** Code list of MIME types of Peppol. */
const accepted = new Set([
  'application/pdf',
  'image/png',
  'image/jpeg',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.spreadsheet',
]);

export function checkAttachments(attachments: readonly EhfAttachment[], find: Find): void {
  for (const [at, { contentType, filename, content }] of attachments.entries()) {
    if (!accepted.has(contentType)) find('PEPPOL-EN16931-CL001', `attachments.${at}`);
    if (!filename) find('UBL-DT-07', `attachments.${at}`);
    if (content.length === 0) find('BR-52', `attachments.${at}`);
  }
  const bytes = attachments.reduce((sum, { content }) => sum + content.length, 0);
  if (bytes > ATTACHMENTS_MAX_BYTES) find('ATTACHMENTS-SIZE', 'attachments');
}
