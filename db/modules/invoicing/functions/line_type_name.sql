-- These words end up on a frozen document, so they are the database's and not a screen's.
create or replace function app_hidden.line_type_name(line_type app_public.line_type, in_language app_public.language) returns text
language sql stable
as $$
  select case in_language when 'NB' then r.name_nb else r.name_en end from app_hidden.line_rule(line_type) r
$$;
comment on function app_hidden.line_type_name(app_public.line_type, app_public.language) is 'The kind of a line in words, for a document.';
grant execute on function app_hidden.line_type_name(app_public.line_type, app_public.language) to app_user, app_operator, app_worker;
