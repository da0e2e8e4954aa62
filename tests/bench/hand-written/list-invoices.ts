import type { Work } from './server.ts';

const text = `
select json_build_object('data', json_build_object('invoices', json_build_object(
  'total', (select count(*) from app_public.invoices),
  'items', (
    select coalesce(json_agg(json_build_object(
      'id', i.id, 'status', i.status, 'documentNumber', i.document_number, 'invoicedOn', i.invoiced_on,
      'dueOn', i.due_on, 'total', i.total_minor,
      'client', (select json_build_object('id', c.id, 'name', c.name) from app_public.clients c where c.id = i.client_id),
      'lines', (
        select coalesce(json_agg(json_build_object(
          'id', l.id, 'position', l.position, 'lineType', l.line_type, 'description', l.description,
          'quantity', l.quantity::text, 'unitPrice', l.unit_price_minor, 'amount', l.amount_minor, 'vat', l.vat_minor
        ) order by l.position), '[]')
        from app_public.invoice_lines l where l.invoice_id = i.id
      )
    )), '[]')
    from (select * from app_public.invoices order by created_at desc, id limit 25) i
  )
)))::text as answer`;

/** A page of invoices with client, lines and total as one JSON statement. */
export const listInvoices: Work = async (client) => {
  const { rows } = await client.query<{ answer: string }>({ name: 'list', text });
  return rows[0]?.answer ?? '';
};
