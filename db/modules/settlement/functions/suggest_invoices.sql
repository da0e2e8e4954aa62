-- Invoices are looked for by index: by their open amount, by the KIDs that one slip makes of the one given, by clients whose name
-- has the payer's first word, and of the client whose invoice the KID names, that invoice first. A written-off invoice is suggested only if amount and
-- payer fit, after all that is still owed. Definer because what is left of an invoice is no
-- operator's to compute; it answers operators alone.
create or replace function app_hidden.suggest_invoices(exception app_public.bank_exceptions)
returns table (invoice_id uuid, reason app_public.bank_suggestion_reason, client_name text, remaining_minor bigint)
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  with found as (
    select i.id from app_public.invoices i
    where i.status = 'PUBLISHED' and i.total_minor - i.paid_minor = exception.waiting_minor
    union
    select i.id
    from app_public.credit_notes n join app_public.invoices i on i.id = n.invoice_id
    where n.status = 'PUBLISHED' and i.status = 'PUBLISHED'
    union
    select i.id
    from app_hidden.kids_one_slip_away(exception.kid) k (kid) join app_public.invoices i on i.kid = k.kid
    where i.status = 'PUBLISHED'
    union
    select i.id
    from app_public.clients c join app_public.invoices i on i.client_id = c.id
    where i.status = 'PUBLISHED' and length(exception.payer_name) > 2
      and c.search_text like '%' || split_part(app_hidden.search_text(exception.payer_name), ' ', 1) || '%'
    union
    select i.id
    from app_public.invoices n join app_public.invoices i on i.client_id = n.client_id
    where n.id = exception.invoice_id and i.status = 'PUBLISHED'
    union
    select i.id from app_public.invoices i
    where i.resolution = 'WRITTEN_OFF' and i.status = 'RESOLVED' and (
      i.total_minor - i.paid_minor = exception.waiting_minor
      or exists (select from app_public.credit_notes n where n.invoice_id = i.id and n.status in ('PUBLISHED', 'RESOLVED'))
    )
  ), judged as (
    select
      i.id, c.name, app_private.payment_limit(i) as remaining, i.status <> 'PUBLISHED' as is_written_off,
      case
        when c.id = (select n.client_id from app_public.invoices n where n.id = exception.invoice_id) then 1
        else coalesce(public.similarity(app_hidden.search_text(c.name), app_hidden.search_text(exception.payer_name)), 0)
      end as resemblance,
      i.kid in (select k.kid from app_hidden.kids_one_slip_away(exception.kid) k (kid)) as is_mistyped
    from found f join app_public.invoices i on i.id = f.id join app_public.clients c on c.id = i.client_id
  ), ranked as (
    select j.*,
      case
        when j.is_written_off then case when j.remaining = exception.waiting_minor and j.resemblance >= 0.5 then 'WRITTEN_OFF' end
        when j.remaining = exception.waiting_minor and j.resemblance >= 0.5 then 'AMOUNT_AND_PAYER'
        when j.id = exception.invoice_id then 'KID'
        when j.is_mistyped then 'KID_MISTYPED'
        when j.remaining = exception.waiting_minor then 'AMOUNT'
        when j.resemblance >= 0.5 then 'PAYER'
      end::app_public.bank_suggestion_reason as reason
    from judged j
  )
  select r.id, r.reason, r.name, r.remaining
  from ranked r
  where r.reason is not null and app_hidden.current_operator_role() is not null
  order by r.id is not distinct from exception.invoice_id desc, r.is_mistyped and r.remaining = exception.waiting_minor desc,
    r.reason, r.resemblance desc, r.id
  limit 10
$$;
comment on function app_hidden.suggest_invoices(app_public.bank_exceptions) is
  'At most ten published or written-off invoices that money which waits may be for, the likeliest first.';
grant execute on function app_hidden.suggest_invoices(app_public.bank_exceptions) to app_operator;
