-- Adds the standard columns to tables that have just been created: key, tenant, free-text
-- search, moments, lengths, keys that carry the account along, and an index for each look-up.
do $$
declare
  v_table record;
  v_key record;
  v_column record;
  v_texts text;
begin
  for v_table in select oid, relname::text as name from pg_class
    where relnamespace = 'app_public'::regnamespace and relkind = 'r' and oid > current_setting('app.oldest')::oid order by oid
  loop
    for v_column in select attname::text as name from pg_attribute a
      where attrelid = v_table.oid and attnum > 0 and atttypid = 'text'::regtype and not exists (
        select from pg_constraint k where k.conrelid = v_table.oid and k.contype = 'c' and a.attnum = any (k.conkey))
    loop
      execute format('alter table app_public.%I add check (length(%I) between 1 and 200)', v_table.name, v_column.name);
    end loop;
    select string_agg(quote_ident(attname), ', ' order by attnum) into v_texts from pg_attribute
      where attrelid = v_table.oid and attnum > 0 and not attisdropped and atttypid = 'text'::regtype and attgenerated = '';
    if v_texts is not null then
      execute format('alter table app_public.%I add column if not exists search_text text not null
        generated always as (app_hidden.search_text(variadic array[%s])) stored', v_table.name, v_texts);
      execute format('create index on app_public.%I using gin (search_text gin_trgm_ops)', v_table.name);
    end if;
    execute format('alter table app_public.%I add column if not exists created_at timestamptz not null default now()', v_table.name);
    execute format('alter table app_public.%I add column if not exists updated_at timestamptz not null default now()', v_table.name);
    execute format('alter table app_public.%I add unique (id, account_id)', v_table.name);
    -- Unique keys hold within an account, or they would reveal rows of others; those of a row below an account
    -- hold by that row.
    for v_key in
      select k.conname, string_agg(quote_ident(a.attname), ', ' order by p.nth) as columns
      from pg_constraint k
      cross join unnest(k.conkey) with ordinality p (attnum, nth)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = p.attnum
      where k.conrelid = v_table.oid and k.contype = 'u'
      group by k.oid, k.conname
      having not bool_or(a.attname in ('id', 'account_id') or exists (
        select from pg_constraint f
        join pg_attribute t on t.attrelid = f.confrelid and t.attname = 'account_id'
        where f.conrelid = k.conrelid and f.contype = 'f' and p.attnum = any (f.conkey)
      ))
    loop
      execute format('alter table app_public.%I drop constraint %I, add unique (account_id, %s)', v_table.name, v_key.conname, v_key.columns);
    end loop;
    execute format('create index on app_public.%I (account_id)', v_table.name);
  end loop;
  for v_key in
    select k.conname, k.conrelid::regclass::text as name, k.confrelid::regclass::text as target, a.attname::text as attname
    from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.conrelid > current_setting('app.oldest')::oid and cardinality(k.conkey) = 1 and a.attname <> 'account_id'
  loop
    execute format('create index on %s (%I)', v_key.name, v_key.attname);
    if exists (select from pg_attribute where attrelid = v_key.target::regclass and attname = 'account_id') then
      execute format('alter table %s drop constraint %I', v_key.name, v_key.conname);
      execute format('alter table %s add constraint %I foreign key (%I, account_id) references %s (id, account_id)',
        v_key.name, v_key.conname, v_key.attname, v_key.target);
    end if;
  end loop;
end;
$$;
