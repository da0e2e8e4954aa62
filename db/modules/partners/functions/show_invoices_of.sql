-- Shows invoices published while the approval was under way. Definer because the worker has no grants on tables. Safe
-- to run twice.
create or replace function app_private.show_invoices_of(id uuid) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.show_invoices(e.freelance_profile_id) from app_public.enrollments e where e.id = show_invoices_of.id;
  select app_private.show_credit_notes(e.freelance_profile_id) from app_public.enrollments e where e.id = show_invoices_of.id;
$$;
comment on function app_private.show_invoices_of(uuid) is
  E'@task partners\nShows the documents published since an enrolment was approved.';
grant execute on function app_private.show_invoices_of(uuid) to app_worker;
