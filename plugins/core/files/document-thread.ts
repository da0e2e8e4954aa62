import type { FileFault } from '#shared/files/file-fault.ts';
import { serveThread } from '../threads/thread-pool.ts';
import type { DocumentQuestion } from './look-into-document.ts';
import { pdfFault } from './pdf/pdf-fault.ts';
import { wordFault } from './word/word-fault.ts';
import { docx } from './word/word-type.ts';

const WORD = [docx, 'application/msword'];

serveThread(({ contentType, bytes }: DocumentQuestion) =>
  documentFault(contentType, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
);

/** Why a document of an accepted type is refused; null if it is accepted. Plain text and XML contain no code. */
function documentFault(contentType: string, bytes: Buffer): FileFault | null {
  if (contentType === 'application/pdf') return pdfFault(bytes);
  return WORD.includes(contentType) ? wordFault(bytes, contentType) : null;
}
