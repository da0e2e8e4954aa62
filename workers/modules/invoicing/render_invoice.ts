import { withExternalService } from '../../core/worker-task.ts';
import { drawInvoice } from './pdf/draw-invoice.ts';
import { renderDocument } from './render-document.ts';

/** Renders the PDF of a published invoice. */
export const renderInvoice = withExternalService(
  'files',
  renderDocument({
    payload: 'invoice_payload',
    draw: drawInvoice,
    noun: 'invoice',
  }),
);
