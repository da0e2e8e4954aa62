import { serveThread } from '#plugins/core/threads/thread-pool.ts';
import { drawDraft } from '#workers/modules/invoicing/pdf/draw-invoice.ts';

serveThread(drawDraft);
