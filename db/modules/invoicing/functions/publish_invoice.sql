-- Definer because the worker has no grants on tables. Number, KID and public token are assigned together or not at all;
-- the content of the document was frozen at submission. The token is the only key to the public page, so it is as long
-- as a session's.
create or replace function app_private.publish_invoice(invoice_id uuid) returns app_public.invoice_status
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_invoice app_public.invoices;
  v_profile app_public.freelance_profiles;
  v_number int;
  v_to app_public.invoice_status;
begin
  select i.* into v_invoice from app_public.invoices i where i.id = invoice_id for no key update;
  if v_invoice.status is distinct from 'APPROVED' then
    return v_invoice.status;
  end if;
  v_to := app_private.require_transition('invoices', v_invoice.id, v_invoice.status::text, 'publish');
  perform app_private.stop_if_refused();
  select p.* into v_profile from app_public.freelance_profiles p where p.id = v_invoice.freelance_profile_id for share;
  v_number := app_private.take_invoice_number(v_profile, 'INVOICE', v_profile.invoice_starting_number);

  update app_public.invoices i
  set
    status = v_to, published_at = now(), invoice_number = v_number,
    document_number = case v_profile.freelance_type
      when 'INDIVIDUAL' then v_profile.profile_number || '-' || v_number
      else v_number::text
    end,
    kid = app_hidden.kid(v_profile.profile_number, v_number),
    public_token = app_private.make_token()
  where i.id = invoice_id
  returning i.* into v_invoice;
  perform app_private.enqueue(
    'invoicing/render_invoice', jsonb_build_object('id', v_invoice.id), 'render_invoice:' || v_invoice.id
  );
  return v_invoice.status;
end;
$$;
comment on function app_private.publish_invoice(uuid) is
  E'@task invoicing\nPublishes an approved invoice: next number of the profile, document number, KID, public token, '
  'and the job that draws the PDF. Returns the status. Safe to run twice.';
grant execute on function app_private.publish_invoice(uuid) to app_worker;
