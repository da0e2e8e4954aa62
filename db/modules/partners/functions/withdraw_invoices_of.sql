-- The team has had no access since the end; now the copies are deleted too. Definer because the worker has no grants on
-- tables. Safe to run twice.
create or replace function app_private.withdraw_invoices_of(id uuid) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  delete from app_public.partnered_invoices i
  using app_public.enrollments e
  where e.id = withdraw_invoices_of.id and e.status = 'ENDED' and i.enrollment_id = e.id;

  delete from app_public.partnered_credit_notes n
  using app_public.enrollments e
  where e.id = withdraw_invoices_of.id and e.status = 'ENDED' and n.enrollment_id = e.id
$$;
comment on function app_private.withdraw_invoices_of(uuid) is
  E'@task partners\nTakes away the copies of documents of an enrolment that has ended.';
grant execute on function app_private.withdraw_invoices_of(uuid) to app_worker;
