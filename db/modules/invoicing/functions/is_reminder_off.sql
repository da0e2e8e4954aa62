-- Checked when a reminder is about to be sent: it may have waited for hours for a mail server. A reminder that was sent
-- is reported as sent, even if the invoice was paid before that report.
create or replace function app_private.is_reminder_off(delivery app_public.deliveries) returns boolean
language sql stable
as $$
  select delivery.is_reminder
    and not exists (select from app_private.sent_messages m where m.about_id = delivery.id and m.sent_at is not null)
    and (
      not exists (
        select from app_public.invoices i
        where i.id = delivery.invoice_id and app_public.invoices_is_overdue(i) and (app_public.invoices_settlement(i)).remaining_minor > 0
          and coalesce(i.reminders_paused_at <= delivery.created_at, true)
      )
      or app_private.tagged_predicate_holds('stopsReminder', delivery.invoice_id)
    )
$$;
comment on function app_private.is_reminder_off(app_public.deliveries) is
  'Whether a sending is a reminder that must not leave any more: paid, credited, paused since it was prepared, or a payment waits to be booked.';
