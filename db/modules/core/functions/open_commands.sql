-- The tables and views the caller may read or write at all, from grants and policies, so that the console offers
-- nothing that would be refused. A policy that depends only on the caller is evaluated; one that depends on the row
-- counts as open, because its result differs from row to row.
create or replace function app_hidden.open_commands() returns table (table_name text, commands text[])
language plpgsql stable
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_rules text[];
  v_rule text[];
  v_is_open boolean;
begin
  for table_name, commands, v_rules in
    select c.relname, '{}'::text[], array_agg(array[wanted.command, asked.condition])
    from pg_class c
    cross join (values ('SELECT', 'r'), ('INSERT', 'a'), ('UPDATE', 'w'), ('DELETE', 'd')) as wanted (command, letter)
    cross join lateral (
      select case when not c.relrowsecurity then 'true' else string_agg(
        case
          when exists (
            select from pg_depend d
            where d.classid = 'pg_policy'::regclass and d.objid = p.oid
              and d.refclassid = 'pg_class'::regclass and d.refobjid = c.oid and d.refobjsubid > 0
          ) then 'true'
          when wanted.letter = 'a' then pg_get_expr(coalesce(p.polwithcheck, p.polqual), c.oid)
          else pg_get_expr(p.polqual, c.oid)
        end, ' or ') end
      from pg_policy p
      where p.polrelid = c.oid and p.polpermissive and p.polcmd::text in ('*', wanted.letter)
        and exists (select from unnest(p.polroles) r where r = 0 or pg_has_role(r, 'USAGE'))
    ) as asked (condition)
    where c.relnamespace = 'app_public'::regnamespace and c.relkind in ('r', 'v') and asked.condition is not null
      and case wanted.command
        when 'DELETE' then has_table_privilege(c.oid, 'DELETE')
        else has_any_column_privilege(c.oid, wanted.command)
      end
    group by c.relname
  loop
    foreach v_rule slice 1 in array v_rules loop
      execute 'select ' || v_rule[2] into v_is_open;
      if v_is_open then commands := commands || v_rule[1]; end if;
    end loop;
    return next;
  end loop;
end;
$$;
comment on function app_hidden.open_commands() is
  'The commands that grants and policies leave open to the caller, table by table.';
grant execute on function app_hidden.open_commands() to app_operator;
