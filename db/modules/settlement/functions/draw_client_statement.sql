-- The balances are sums of entries, so that nothing on the document has another source than its lines.
create or replace function app_private.draw_client_statement(client app_public.clients, starts_on date, ends_on date, created_by uuid)
returns jsonb
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  with entries as materialized (
    select e.*, e.day >= draw_client_statement.starts_on as is_within
    from app_private.client_statement_entries(client) e
    where e.day <= draw_client_statement.ends_on
  ), lines as (
    select e.*, sum(e.amount_minor) over (order by e.day, e.place, e.id) as balance_minor from entries e
  ), sums as (
    select
      coalesce(sum(e.amount_minor) filter (where not e.is_within), 0)::bigint as opening,
      coalesce(sum(e.amount_minor) filter (where e.is_within and e.kind = 'INVOICE'), 0)::bigint as invoiced,
      coalesce(-sum(e.amount_minor) filter (where e.is_within and e.kind = 'CREDIT_NOTE'), 0)::bigint as credited,
      coalesce(-sum(e.amount_minor) filter (where e.is_within and e.kind in ('PAYMENT', 'REVERSAL', 'PAID_OUTSIDE')), 0)::bigint as paid,
      coalesce(sum(e.amount_minor), 0)::bigint as closing
    from entries e
  ), open as (
    select i.document_number, i.kid, i.due_on, b.balance_minor, b.balance_minor > 0 and i.due_on < draw_client_statement.ends_on as is_overdue
    from (select e.invoice_id, sum(e.amount_minor)::bigint as balance_minor from entries e group by e.invoice_id) b
      join app_public.invoices i on i.id = b.invoice_id
    where b.balance_minor <> 0
  )
  select jsonb_build_object(
    'language', client.language, 'startsOn', draw_client_statement.starts_on, 'endsOn', draw_client_statement.ends_on,
    'payer', app_hidden.invoice_seller(client.freelance_profile_id),
    'receiver', jsonb_build_object('name', client.name, 'address', app_hidden.address_json(client.address)),
    'clientNumber', client.client_number, 'organizationNumber', client.org_number,
    'freelancer', app_private.draw_freelancer(client.account_id, draw_client_statement.created_by, client.freelance_profile_id) ->> 'name',
    'accountNumber', (select s.account_number from app_public.invoicing_settings s),
    'opening', s.opening, 'invoiced', s.invoiced, 'credited', s.credited, 'paid', s.paid, 'closing', s.closing,
    'overdue', coalesce((select sum(o.balance_minor) from open o where o.is_overdue), 0),
    'entries', coalesce((
      select jsonb_agg(jsonb_build_object(
        'day', l.day, 'kind', l.kind, 'number', l.document_number, 'kid', l.kid, 'amount', l.amount_minor, 'balance', l.balance_minor
      ) order by l.day, l.place, l.id)
      from lines l where l.is_within
    ), '[]'),
    'open', coalesce((
      select jsonb_agg(jsonb_build_object(
        'number', o.document_number, 'kid', o.kid, 'dueOn', o.due_on, 'remaining', o.balance_minor, 'isOverdue', o.is_overdue
      ) order by o.due_on, o.document_number)
      from open o
    ), '[]')
  )
  from sums s
$$;
comment on function app_private.draw_client_statement(app_public.clients, date, date, uuid) is
  'The contents of a client''s statement for a period: its entries with the balance after each, the balances before and after, and what is '
  'open and overdue at the end of the last day.';
