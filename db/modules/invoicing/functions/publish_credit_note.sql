-- Definer because the worker has no grants on tables. The number is assigned with the publication or not at all; an
-- invoice with nothing remaining is no longer claimed. Individuals share a seller, so their profile comes before the
-- number.
create or replace function app_private.publish_credit_note(credit_note_id uuid) returns app_public.credit_note_status
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_invoice app_public.invoices;
  v_note app_public.credit_notes;
  v_profile app_public.freelance_profiles;
  v_number int;
  v_to app_public.credit_note_status;
begin
  select i.* into v_invoice
  from app_public.invoices i join app_public.credit_notes n on n.invoice_id = i.id where n.id = $1 for no key update of i;
  select n.* into v_note from app_public.credit_notes n where n.id = $1 for no key update;
  if v_note.status is distinct from 'APPROVED' then
    return v_note.status;
  end if;
  v_to := app_private.require_transition('credit_notes', v_note.id, v_note.status::text, 'publish');
  perform app_private.stop_if_refused();
  select p.* into v_profile from app_public.freelance_profiles p where p.id = v_note.freelance_profile_id for share;
  v_number := app_private.take_invoice_number(v_profile, 'CREDIT_NOTE', 1);

  update app_public.credit_notes n
  set
    status = v_to, published_at = clock_timestamp(), credit_note_number = v_number,
    document_number = case v_profile.freelance_type when 'INDIVIDUAL' then v_profile.profile_number || '-K' else 'K' end || v_number
  where n.id = v_note.id
  returning n.* into v_note;
  perform app_private.update_refund_status(v_invoice.id);
  perform app_private.record_event(
    'invoices', v_invoice.id, v_invoice.account_id, 'CREDITED', v_invoice.status::text,
    jsonb_build_object('documentNumber', v_note.document_number, 'total', v_note.total_minor)
  );
  if exists (select from app_public.invoices i where i.id = v_invoice.id and i.refund_status = 'FULL') then
    perform app_private.move_invoice(v_invoice.id, 'nullify');
  end if;
  perform app_private.settle_claim(v_invoice.id, v_note.id);
  perform app_private.enqueue(
    'invoicing/render_credit_note', jsonb_build_object('id', v_note.id), 'render_credit_note:' || v_note.id
  );
  return v_note.status;
end;
$$;
comment on function app_private.publish_credit_note(uuid) is
  E'@task invoicing\nPublishes an approved credit note: next number of its own series, the invoice nullified when nothing of it is left, '
  'and the job that draws the PDF. Returns the status. Safe to run twice.';
grant execute on function app_private.publish_credit_note(uuid) to app_worker;
