-- Definer because the worker has no grants on tables. The first PDF is final: the client's copy and ours are the same bytes. The mail
-- to the client comes before the event: if it is refused, the freelancer is notified of that instead. A note that gives
-- nothing back is settled with that.
create or replace function app_private.record_document_pdf(document_id uuid, file_id uuid) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_document app_private.documents;
begin
  -- The invoice first, as every step of a note locks it: two that wait for each other would never end.
  perform from app_public.invoices i where i.id = (select o.invoice_id from app_private.documents o where o.id = $1) for no key update;
  select o.* into v_document from app_private.documents o where o.id = $1;
  if v_document.pdf_document_id is not null or coalesce(v_document.status not in ('PUBLISHED', 'RESOLVED', 'NULLIFIED'), true) then
    return;
  end if;
  if v_document.entity = 'invoices' then
    update app_public.invoices i set pdf_document_id = file_id where i.id = v_document.id;
  else
    update app_public.credit_notes n set pdf_document_id = file_id where n.id = v_document.id;
  end if;
  perform app_private.deliver_as_preferred(v_document.id);
  perform app_private.record_document_event(v_document.id, 'RENDERED', '{}');
  if v_document.entity = 'credit_notes' and v_document.status = 'PUBLISHED' and not exists (
    select from app_public.invoices i cross join lateral app_private.credit_refunds(i) r
    where i.id = v_document.invoice_id and r.credit_note_id = v_document.id and r.refund_minor > 0
  ) then
    perform app_private.move_credit_note(v_document.id, 'resolve');
  end if;
end;
$$;
comment on function app_private.record_document_pdf(uuid, uuid) is
  'Attaches the rendered PDF to a published invoice or credit note, enqueues its delivery to the client, and settles a '
  'note that refunds nothing. Safe to run twice: the first PDF stays.';
grant execute on function app_private.record_document_pdf(uuid, uuid) to app_worker;
