import type { FileFault } from '#ground/files/file-fault.ts';
import { pdfFault } from './pdf/pdf-fault.ts';
import { wordFault } from './word/word-fault.ts';
import { docx } from './word/word-type.ts';

const WORD = [docx, 'application/msword'];

/** Why a document is not taken although it is of a kind that is; null for one that is. Plain text and XML run nothing. */
export function documentFault(contentType: string, bytes: Buffer): FileFault | null {
  if (contentType === 'application/pdf') return pdfFault(bytes);
  return WORD.includes(contentType) ? wordFault(bytes, contentType) : null;
}
