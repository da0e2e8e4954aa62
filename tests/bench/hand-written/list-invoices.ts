import type { Work } from './server.ts';

const invoice = `json_build_object(
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
)`;

const page = (where: string) => `
select json_build_object('data', json_build_object('invoices', json_build_object(
  'total', (select count(*) from app_public.invoices ${where}),
  'items', (
    select coalesce(json_agg(${invoice}), '[]')
    from (select * from app_public.invoices ${where} order by created_at desc, id limit 25) i
  )
)))::text as answer`;

const statements = {
  list: page(''),
  search: page(
    `where search_text like '%' || app_hidden.search_text($1::text) || '%' and status = any($2::app_public.invoice_status[])`,
  ),
  detail: `
select json_build_object('data', json_build_object('node', ${invoice}))::text as answer
from app_public.invoices i where i.id = $1`,
};

const ask = async (
  client: Parameters<Work>[0],
  name: keyof typeof statements,
  values: unknown[],
): Promise<string> => {
  const text = statements[name];
  const { rows } = await client.query<{ answer: string }>({ name, text, values });
  return rows[0]?.answer ?? '';
};

/** A page of invoices with client, lines and total as one JSON statement. */
export const listInvoices: Work = (client) => ask(client, 'list', []);

/** The same of those that hold a text and have a status. */
export const searchInvoices: Work = (client, body) => {
  const { text, status } = body as { text: string; status: string[] };
  return ask(client, 'search', [text, status]);
};

/** One invoice with client and lines. */
export const showInvoice: Work = (client, body) =>
  ask(client, 'detail', [(body as { id: string }).id]);
