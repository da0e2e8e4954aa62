-- Definer because the worker holds no table. The first PDF stays: the client's copy and ours are the same bytes. A
-- note that gives nothing back is settled with that.
create or replace function app_private.record_credit_note_pdf(credit_note_id uuid, file_id uuid) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_note app_public.credit_notes;
begin
  -- Its invoice first, as every step of a note locks it: two that wait for each other would never end.
  perform from app_public.invoices i join app_public.credit_notes n on n.invoice_id = i.id where n.id = credit_note_id for no key update of i;
  select n.* into v_note from app_public.credit_notes n where n.id = credit_note_id for no key update;
  if v_note.pdf_document_id is not null or v_note.published_at is null then
    return;
  end if;
  update app_public.credit_notes n set pdf_document_id = file_id where n.id = credit_note_id;
  perform app_private.deliver_as_preferred(v_note.id);
  perform app_private.record_event('credit_notes', v_note.id, v_note.account_id, 'RENDERED', v_note.status::text);
  if v_note.status = 'PUBLISHED' and not exists (
    select from app_public.invoices i cross join lateral app_private.credit_refunds(i) r
    where i.id = v_note.invoice_id and r.credit_note_id = v_note.id and r.refund_minor > 0
  ) then
    perform app_private.move_credit_note(v_note.id, 'resolve');
  end if;
end;
$$;
comment on function app_private.record_credit_note_pdf(uuid, uuid) is
  'Attaches the rendered PDF to a published credit note, enqueues its delivery to the client, and settles it when it '
  'refunds nothing. Safe to run twice: the first PDF stays.';
grant execute on function app_private.record_credit_note_pdf(uuid, uuid) to app_worker;
