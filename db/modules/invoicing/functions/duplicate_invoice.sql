-- A duplicate is a new draft of the same work: no number, no dates, no receipts and no history.
create or replace function app_public.duplicate_invoice(input jsonb) returns app_public.invoices
language plpgsql volatile
as $$
declare
  v_source app_public.invoices := app_private.require_own_invoice((input ->> 'id')::uuid);
  v_copy app_public.invoices;
begin
  perform app_private.annotate_transition('invoices', null, null);
  v_copy := app_private.copy_invoice(v_source, app_hidden.current_user_id());
  perform app_private.refuse_many_drafts();

  select i.* into v_copy from app_public.invoices i where i.id = v_copy.id;
  return v_copy;
end;
$$;
comment on function app_public.duplicate_invoice(jsonb) is
'@impersonated allowed
@performs invoices create
Makes a draft with the same parties and lines as an invoice in any state, without number, dates, receipts and events.';
grant execute on function app_public.duplicate_invoice(jsonb) to app_user;
