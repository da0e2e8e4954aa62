-- Finds rows by their account or user, else by the row they belong to: an e-ID's number through the e-ID. A row shared
-- by two accounts is removed with either.
create or replace function app_private.rows_of_account(table_name regclass, depth int default 0) returns text
language plpgsql stable
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_named text[] := array(
    select a.attname::text from pg_attribute a
    where a.attrelid = table_name and a.attname in ('account_id', 'partner_account_id', 'user_id') and not a.attisdropped
  );
  v_key record;
begin
  if table_name in ('app_public.accounts'::regclass, 'app_public.users'::regclass) then
    return case table_name when 'app_public.users'::regclass then 'id = $2' else 'id = $1' end;
  elsif v_named <> '{}' then
    return (
      select '(' || string_agg(format('%I = %s', n, case n when 'user_id' then '$2' else '$1' end), ' or ') || ')'
      from unnest(v_named) n
    );
  end if;
  for v_key in
    select k.confrelid::regclass as owner, (
      select a.attname from pg_attribute a where a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    ) as attname
    from pg_constraint k
    where k.conrelid = table_name and k.contype = 'f' and k.confrelid <> k.conrelid and depth < 3
    order by k.confdeltype = 'c' desc, k.conname
  loop
    if app_private.rows_of_account(v_key.owner, depth + 1) is not null then
      return format(
        '%I in (select id from %s where %s)', v_key.attname, v_key.owner,
        app_private.rows_of_account(v_key.owner, depth + 1)
      );
    end if;
  end loop;
  return null;
end;
$$;
comment on function app_private.rows_of_account(regclass, int) is
  'The condition by which rows of a table belong to an account, $1, or its person, $2; null when they have no owner.';
