import type { Work } from './server.ts';

const call = `
select set_config('app.answer_id', i.id::text, true) from app_public.create_invoice($1) i`;

const readBack = `
select json_build_object('data', json_build_object('createInvoice', json_build_object('errors', '[]'::json,
  'invoice', json_build_object('id', i.id, 'status', i.status, 'total', i.total_minor, 'lines', (
    select json_agg(json_build_object('id', l.id, 'amount', l.amount_minor, 'vat', l.vat_minor) order by l.position)
    from app_public.invoice_lines l where l.invoice_id = i.id
  )))))::text as answer
from app_public.invoices i where i.id = current_setting('app.answer_id')::uuid`;

/** A draft with its lines by the product's own function, then read back as JSON. */
export const createInvoice: Work = (body) => [
  { name: 'create', text: call, values: [JSON.stringify(body)] },
  { name: 'created', text: readBack, values: [] },
];
