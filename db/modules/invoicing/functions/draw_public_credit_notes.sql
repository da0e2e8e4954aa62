create or replace function app_private.draw_public_credit_notes(invoice_id uuid) returns app_public.public_credit_note[]
language sql stable
as $$
  select array(
    select row(n.document_number, n.credited_on, n.total_minor)::app_public.public_credit_note
    from app_public.credit_notes n
    where n.invoice_id = draw_public_credit_notes.invoice_id and n.status in ('PUBLISHED', 'RESOLVED')
    order by n.published_at, n.id
  )
$$;
comment on function app_private.draw_public_credit_notes(uuid) is 'The published credit notes of an invoice as the client sees them.';
