-- Definer because the document belongs to the seller, as that of a purchase. Descriptions of lines come from the
-- invoice's document.
create or replace function app_public.refunds_document(refund app_public.refunds) returns app_public.refund_document
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select row(
    n.reason, app_private.draw_public_lines(app_private.credit_note_payload(n.id) -> 'lines'), n.pdf_document_id,
    app_private.delivered_ehf(n.id)
  )::app_public.refund_document
  from app_public.refunds r join app_public.credit_notes n on n.id = r.credit_note_id
  where r.id = refund.id and app_hidden.is_within_reach(r.account_id)
    and r.buyer_organization_number = app_hidden.buyer_number()
$$;
comment on function app_public.refunds_document(app_public.refunds) is
  'The document as the buyer sees it: the reason, and the credited quantities line by line.';
grant execute on function app_public.refunds_document(app_public.refunds) to app_user;

comment on type app_public.refund_document is 'A credit note as its client sees it.';
comment on column app_public.refund_document.reason is 'The reason, as printed on the document.';
comment on column app_public.refund_document.lines is E'@notNull\nThe credited lines.';
comment on column app_public.refund_document.pdf_document_id is 'The PDF.';
comment on column app_public.refund_document.ehf_document_id is 'The XML of the document, where it was delivered as EHF.';
