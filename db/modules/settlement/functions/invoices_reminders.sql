create or replace function app_public.invoices_reminders(invoice app_public.invoices) returns app_public.invoice_reminders
language sql stable
as $$
  select app_private.reminders_at(invoice, now())
$$;
comment on function app_public.invoices_reminders(app_public.invoices) is
  'The reminders to its client about the remaining amount; null when nothing remains.';
grant execute on function app_public.invoices_reminders(app_public.invoices) to app_user, app_operator;
comment on type app_public.invoice_reminders is 'The reminders to the client of an invoice.';
comment on column app_public.invoice_reminders.sent is
  E'@notNull\nThe number of reminders sent or on their way, automatic or by hand.';
comment on column app_public.invoice_reminders.next_on is
  'The day the next one is sent automatically, or would be if it were not on hold; null when there are no more.';
comment on column app_public.invoice_reminders.hold is 'Why no reminder leaves by itself; null when one will.';
comment on type app_public.reminder_hold is 'Why no reminder of an invoice leaves by itself.';
