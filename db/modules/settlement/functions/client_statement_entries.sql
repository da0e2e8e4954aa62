-- Documents are dated by the day they bear, money by the day it moved. Money that is settled outside the service has no day but the one
-- on which its owner said so. All entries of a client sum to its open amount, less pending refunds.
create or replace function app_private.client_statement_entries(of_client app_public.clients)
returns table (day date, place int, kind text, invoice_id uuid, document_number text, kid text, amount_minor bigint, id uuid)
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  with published as (
    select i.*, s.credited_minor, s.paid_minor as settled_minor, s.refund_minor, (i.resolved_at at time zone 'Europe/Oslo')::date as settled_on
    from app_public.invoices i cross join lateral app_public.invoices_settlement(i) s
    where i.client_id = of_client.id and i.account_id = of_client.account_id and i.published_at is not null
  ), entries (day, place, kind, invoice_id, document_number, kid, amount_minor, id) as (
    select i.invoiced_on, 1, 'INVOICE', i.id, i.document_number, i.kid, i.total_minor, i.id from published i
    union all
    select n.credited_on, 2, 'CREDIT_NOTE', i.id, n.document_number, i.kid, -n.total_minor, n.id
    from published i join app_public.credit_notes n on n.invoice_id = i.id and n.status in ('PUBLISHED', 'RESOLVED')
    union all
    select p.paid_on, 3, case when p.source = 'REVERSAL' then 'REVERSAL' else 'PAYMENT' end, i.id, i.document_number, i.kid, -p.amount_minor, p.id
    from published i join app_public.payments p on p.invoice_id = i.id and p.account_id = i.account_id
    union all
    select i.settled_on, 4, 'PAID_OUTSIDE', i.id, i.document_number, i.kid, i.paid_minor - i.settled_minor, i.id
    from published i where i.resolution = 'PAID_OUTSIDE'
    union all
    select i.settled_on, 4, 'WRITTEN_OFF', i.id, i.document_number, i.kid, -(i.total_minor - i.credited_minor - i.settled_minor + i.refund_minor), i.id
    from published i where i.resolution = 'WRITTEN_OFF'
    union all
    select r.paid_on, 5, 'REFUND', i.id, coalesce(n.document_number, i.document_number), i.kid, r.amount_minor, r.id
    from published i
      join app_public.client_refunds r on r.invoice_id = i.id and r.status = 'PAID'
      left join app_public.credit_notes n on n.id = r.credit_note_id
    union all
    select (n.resolved_at at time zone 'Europe/Oslo')::date, 5, 'REFUND_OUTSIDE', i.id, n.document_number, i.kid,
      c.refund_minor - coalesce((
        select sum(r.amount_minor) from app_public.client_refunds r where r.credit_note_id = n.id and r.status = 'PAID'
      ), 0)::bigint, n.id
    from published p
      join app_public.invoices i on i.id = p.id
      cross join lateral app_private.credit_refunds(i) c
      join app_public.credit_notes n on n.id = c.credit_note_id and n.status = 'RESOLVED'
    where i.resolution = 'PAID_OUTSIDE'
  )
  select e.* from entries e where e.amount_minor <> 0
$$;
comment on function app_private.client_statement_entries(app_public.clients) is
  'Everything that has changed what a client owes, in øre: above 0 for what it owes more. Not in order.';
