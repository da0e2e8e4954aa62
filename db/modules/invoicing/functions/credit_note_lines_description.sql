create or replace function app_public.credit_note_lines_description(line app_public.credit_note_lines) returns text
language sql stable
as $$
  select coalesce(l.description, o.name, app_hidden.line_type_name(l.line_type, 'NB'))
  from app_public.invoice_lines l left join app_public.occupation_codes o on o.id = l.occupation_code_id
  where l.id = line.invoice_line_id
$$;
comment on function app_public.credit_note_lines_description(app_public.credit_note_lines) is
  'The description of the billed line.';
grant execute on function app_public.credit_note_lines_description(app_public.credit_note_lines) to app_user, app_operator;
