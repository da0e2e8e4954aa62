-- Manager, owner, chair and deputy, partners: the roles that may represent the organisation. Others only work for it.
create or replace function app_hidden.leading_roles(entry app_public.register_entries) returns setof jsonb
language sql immutable
as $$
  select r from jsonb_array_elements(entry.roles) r
  where r ->> 'role' in ('DAGL', 'INNH', 'LEDE', 'NEST', 'DTPR', 'DTSO')
$$;
comment on function app_hidden.leading_roles(app_public.register_entries) is
  'Those of an organisation''s roles in the business register whose holder may have it verified.';
grant execute on function app_hidden.leading_roles(app_public.register_entries) to app_operator, app_worker;
