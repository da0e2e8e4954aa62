create or replace function app_private.unlinked(name text) returns text
language sql immutable parallel safe
as $$
  select regexp_replace(regexp_replace(name, '[:/@\\]+', ' ', 'g'), '\.(?=\S)', '. ', 'g')
$$;
comment on function app_private.unlinked(text) is 'A name without what a mail program would make a link of.';
