-- Called by functions that have checked their caller: the client of an invoice, who has its link, is a visitor.
create or replace function app_hidden.awaits_booking(invoice_id uuid) returns boolean
language sql stable
as $$
  select exists (
    select from app_public.bank_exceptions e where e.invoice_id = $1 and e.status = 'WAITING' and e.waiting_minor > 0
  )
$$;
comment on function app_hidden.awaits_booking(uuid) is E'@awaitsBooking\nWhether money that names the invoice by its KID waits to be booked.';
