-- Numbers are given without gaps; this finds what would be one all the same before a receiver's accountant does.
create or replace function app_private.has_series_gap(document_id uuid) returns boolean
language sql stable
as $$
  with series as (
    select e.invoice_number - i.invoice_number as distance
    from app_public.invoices i join app_public.invoices e on e.freelance_profile_id = i.freelance_profile_id
    where i.id = $1 and e.invoice_number < i.invoice_number
    union all
    select e.credit_note_number - n.credit_note_number
    from app_public.credit_notes n join app_public.credit_notes e on e.freelance_profile_id = n.freelance_profile_id
    where n.id = $1 and e.credit_note_number < n.credit_note_number
  )
  select coalesce(max(distance) < -1, false) from series
$$;
comment on function app_private.has_series_gap(uuid) is
  'Whether the number before that of an invoice or a credit note is missing in its profile''s series. The first number follows none.';
