import type { Work } from './server.ts';

const readBack = `
select json_build_object('data', json_build_object('createInvoice', json_build_object('errors', '[]'::json,
  'invoice', json_build_object('id', i.id, 'status', i.status, 'total', i.total_minor, 'lines', (
    select json_agg(json_build_object('id', l.id, 'amount', l.amount_minor, 'vat', l.vat_minor) order by l.position)
    from app_public.invoice_lines l where l.invoice_id = i.id
  )))))::text as answer
from app_public.invoices i where i.id = $1`;

/** A draft with its lines by the product's own function, then read back as one JSON statement. */
export const createInvoice: Work = async (client, body) => {
  const made = await client.query<{ id: string }>({
    name: 'create',
    text: 'select id from app_public.create_invoice($1)',
    values: [JSON.stringify(body)],
  });
  const { rows } = await client.query<{ answer: string }>({
    name: 'created',
    text: readBack,
    values: [made.rows[0]?.id],
  });
  return rows[0]?.answer ?? '';
};
