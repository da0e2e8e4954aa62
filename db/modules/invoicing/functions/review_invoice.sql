-- Definer because the worker has no grants on tables. The profile is locked, so that two reviews at once cannot both
-- use what remains of the rule's limits. An invoice that the rule does not approve keeps its state: the operators'
-- queue consists of the submitted invoices. Reasons that are null, without profile or client, approve nothing.
create or replace function app_private.review_invoice(invoice_id uuid) returns app_public.invoice_status
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_invoice app_public.invoices;
begin
  select i.* into v_invoice from app_public.invoices i where i.id = invoice_id for no key update;
  perform from app_public.freelance_profiles p where p.id = v_invoice.freelance_profile_id for no key update;
  if v_invoice.status = 'SUBMITTED' and app_hidden.review_reasons(v_invoice) = '{}' then
    v_invoice := app_private.move_invoice(invoice_id, 'approve');
  end if;
  return v_invoice.status;
end;
$$;
comment on function app_private.review_invoice(uuid) is
  'Approves a submitted invoice that needs no operator, else leaves it in the review queue. Returns its status. Safe to run twice.';
grant execute on function app_private.review_invoice(uuid) to app_worker;
