import { answerInThread } from '../../../ground/threads/answer-in-thread.ts';
import { documentFault } from './document-fault.ts';
import type { DocumentQuestion } from './look-into-document.ts';

answerInThread(async ({ contentType, bytes }: DocumentQuestion) =>
  documentFault(contentType, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
);
