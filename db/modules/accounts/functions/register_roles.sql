-- In the register's own words, which are Norwegian, one role a line, with the day of birth as in the register.
create or replace function app_hidden.register_roles(entry app_public.register_entries) returns text
language sql immutable
as $$
  select string_agg(
    format('%s: %s', r ->> 'title', concat_ws(
      ', ', r ->> 'name', regexp_replace(r ->> 'bornOn', '^(\d{4})-(\d\d)-(\d\d)$', '\3.\2.\1')
    )), E'\n' order by place
  )
  from jsonb_array_elements(entry.roles) with ordinality as t (r, place)
$$;
comment on function app_hidden.register_roles(app_public.register_entries) is
  'The role holders of an organisation, a line each.';
grant execute on function app_hidden.register_roles(app_public.register_entries) to app_operator;
