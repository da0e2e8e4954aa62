import type { FileFault } from '../../../ground/files/file-fault.ts';
import { pdfFault } from './pdf/pdf-fault.ts';
import { wordFault } from './word/word-fault.ts';

/** Why a document is not taken although it is of a kind that is; null for one that is. */
export function documentFault(contentType: string, bytes: Buffer): FileFault | null {
  return contentType === 'application/pdf' ? pdfFault(bytes) : wordFault(bytes, contentType);
}
