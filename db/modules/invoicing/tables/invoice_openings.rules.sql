-- Openings of invoices by their clients. Counted by open_public_invoice() only.
select app_private.begin_rules('app_public.invoice_openings');

create policy "members read the openings of their account's invoices" on app_public.invoice_openings for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
grant select on app_public.invoice_openings to app_user;

comment on table app_public.invoice_openings is
'@personal none
@prefix iop
@hide
@section invoicing
@icon eye
@label last_opened_at
The openings of an invoice by its client, without anything of the opener.';
comment on column app_public.invoice_openings.invoice_id is E'@listed\nThe invoice.';
comment on constraint invoice_openings_invoice_id_account_id_fkey on app_public.invoice_openings is '@foreignSingleFieldName opening';
comment on column app_public.invoice_openings.opening_count is E'@listed\nThe number of times it was opened, at least half an hour apart.';
comment on column app_public.invoice_openings.first_opened_at is E'@listed\nWhen it was opened first, UTC.';
comment on column app_public.invoice_openings.last_opened_at is E'@listed\nWhen it was opened last, UTC.';
