create or replace function app_public.invoice_lines_remaining_vat(line app_public.invoice_lines) returns bigint
language sql stable
as $$
  select (line.vat_minor - coalesce(sum(l.vat_minor), 0))::bigint
  from app_public.credit_note_lines l join app_public.credit_notes n on n.id = l.credit_note_id
  where l.invoice_line_id = line.id and n.status <> 'REJECTED'
$$;
comment on function app_public.invoice_lines_remaining_vat(app_public.invoice_lines) is
'@notNull
@unlisted
@unit MINOR
VAT, in øre: the remainder after credit notes that are not rejected.';
grant execute on function app_public.invoice_lines_remaining_vat(app_public.invoice_lines) to app_user, app_operator;
