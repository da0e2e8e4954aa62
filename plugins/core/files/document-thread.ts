import { serveThread } from '../threads/serve-thread.ts';
import { documentFault } from './document-fault.ts';
import type { DocumentQuestion } from './look-into-document.ts';

serveThread(({ contentType, bytes }: DocumentQuestion) =>
  documentFault(contentType, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
);
