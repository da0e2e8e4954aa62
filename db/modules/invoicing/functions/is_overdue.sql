-- Takes the day, since finding out today costs more than the comparison, and sums over many invoices find it out once.
create or replace function app_hidden.is_overdue(invoice app_public.invoices, today date) returns boolean
language sql immutable
as $$
  select coalesce(invoice.status = 'PUBLISHED' and invoice.due_on < today, false)
$$;
comment on function app_hidden.is_overdue(app_public.invoices, date) is 'Whether the client of an invoice should have paid it before a day.';
grant execute on function app_hidden.is_overdue(app_public.invoices, date) to app_user;
