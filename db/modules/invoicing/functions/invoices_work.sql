-- Approvers read it in the queue, so the text of a long invoice ends with the number of further lines.
create or replace function app_public.invoices_work(invoice app_public.invoices) returns text
language sql stable
as $$
  select left(string_agg(l.text, ', ' order by l.place) filter (where l.place <= 3), 300) ||
    case when count(*) > 3 then format(' (+ %s)', count(*) - 3) else '' end
  from (
    select coalesce(l.description, o.name, app_hidden.line_type_name(l.line_type, 'NB')) as text,
      row_number() over (order by l.position) as place
    from app_public.invoice_lines l left join app_public.occupation_codes o on o.id = l.occupation_code_id
    where l.invoice_id = invoice.id
  ) as l
$$;
comment on function app_public.invoices_work(app_public.invoices) is
'@decides
@unlisted
The descriptions of its first lines, and the number of further ones.';
grant execute on function app_public.invoices_work(app_public.invoices) to app_operator;
