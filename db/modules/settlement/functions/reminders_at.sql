-- The first reminder leaves three bank days after the client should have paid: a payment of the due day is on the account by then.
-- The days count from when the client got the invoice, where that was later. By hand or by itself, a reminder is one of two, and the
-- next one comes 14 days after it. One that did not arrive, or was called off, counts for nothing.
create or replace function app_private.reminders_at(invoice app_public.invoices, at timestamptz) returns app_public.invoice_reminders
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select row(
    d.sent,
    case d.sent
      when 0 then app_private.next_reminder_run(app_hidden.bank_days_after(
        greatest(invoice.due_on, (coalesce(d.arrived_at, invoice.published_at) at time zone 'Europe/Oslo')::date), 3
      ), at)
      when 1 then app_private.next_reminder_run((d.reminded_at at time zone 'Europe/Oslo')::date + 14, at)
    end,
    case
      when d.sent >= 2 then 'ALL_SENT'
      when a.blocked_at is not null then 'ACCOUNT_BLOCKED'
      when not p.reminders_enabled then 'PROFILE_OFF'
      when not c.reminders_enabled then 'CLIENT_OFF'
      when invoice.reminders_paused_at is not null then 'PAUSED'
      when app_private.tagged_predicate_holds('stopsReminder', invoice.id) then 'PAYMENT_WAITS'
      when c.preferred_delivery_method = 'NONE' then 'SENT_BY_HAND'
      when coalesce(l.status in ('PENDING', 'FAILED'), true) then 'UNDELIVERED'
      when c.email is null then 'NO_ADDRESS'
    end
  )::app_public.invoice_reminders
  from app_public.clients c
    join app_public.freelance_profiles p on p.id = invoice.freelance_profile_id
    join app_public.accounts a on a.id = invoice.account_id
    cross join lateral (
      select
        count(*) filter (where r.is_reminder and r.status in ('PENDING', 'SENT'))::int as sent,
        max(r.created_at) filter (where r.is_reminder and r.status in ('PENDING', 'SENT')) as reminded_at,
        min(r.sent_at) filter (where r.status = 'SENT') as arrived_at
      from app_public.deliveries r where r.invoice_id = invoice.id
    ) d
    left join lateral app_public.invoices_last_delivery(invoice) l on true
  where c.id = invoice.client_id and invoice.status = 'PUBLISHED' and (app_public.invoices_settlement(invoice)).remaining_minor > 0
$$;
comment on function app_private.reminders_at(app_public.invoices, timestamptz) is
  'The reminders to the client of an invoice about the remaining amount, as of a time; null when nothing remains.';
grant execute on function app_private.reminders_at(app_public.invoices, timestamptz) to app_user, app_operator;
