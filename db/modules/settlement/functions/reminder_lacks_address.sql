create or replace function app_hidden.reminder_lacks_address(invoice_id uuid) returns boolean
language sql stable
as $$
  select coalesce((app_public.invoices_reminders(i)).hold = 'NO_ADDRESS', false) from app_public.invoices i where i.id = $1
$$;
comment on function app_hidden.reminder_lacks_address(uuid) is
  'Condition of a reaction: its client still owes something and has no e-mail address to be reminded at.';
