import type { Work } from './server.ts';

const invoice = `
  i.id, i.status, i.document_number as "documentNumber", i.invoiced_on as "invoicedOn", i.due_on as "dueOn", i.total_minor as total,
  (select row_to_json(c) from (select c.id, c.name from app_public.clients c where c.id = i.client_id) c) as client,
  (select coalesce(json_agg(row_to_json(l)), '[]') from (
    select l.id, l.position, l.line_type as "lineType", l.description, l.quantity::text, l.unit_price_minor as "unitPrice",
      l.amount_minor as amount, l.vat_minor as vat
    from app_public.invoice_lines l where l.invoice_id = i.id order by l.position
  ) l) as lines`;

const page = (where: string) => `
select json_build_object('data', json_build_object('invoices', json_build_object(
  'total', (select count(*) from app_public.invoices ${where}),
  'items', (
    select coalesce(json_agg(row_to_json(i)), '[]')
    from (select ${invoice} from app_public.invoices i ${where} order by i.created_at desc, i.id limit 25) i
  )
)))::text as answer`;

const statements = {
  list: page(''),
  search: page(
    `where search_text like '%' || app_hidden.search_text($1::text) || '%' and status = any($2::app_public.invoice_status[])`,
  ),
  detail: `
select json_build_object('data', json_build_object('node', row_to_json(i)))::text as answer
from (select ${invoice} from app_public.invoices i where i.id = $1) i`,
};

const ask = (name: keyof typeof statements, values: unknown[]) => [
  { name, text: statements[name], values },
];

/** A page of invoices with client, lines and total as one JSON statement. */
export const listInvoices: Work = () => ask('list', []);

/** The same of invoices that contain a text and have a status. */
export const searchInvoices: Work = (body) => {
  const { text, status } = body as { text: string; status: string[] };
  return ask('search', [text, status]);
};

/** One invoice with client and lines. */
export const showInvoice: Work = (body) => ask('detail', [(body as { id: string }).id]);
