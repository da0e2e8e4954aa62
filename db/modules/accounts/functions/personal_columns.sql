-- Declared in the comment of a column, so that the author of a new column decides; a column's own tag overrides its
-- table's. db/check/rules/personal-data-is-decided.sql reports columns without one.
create or replace function app_private.personal_columns()
returns table (table_name regclass, attname name, verdict text, replaced_by text)
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select c.oid::regclass, a.attname, coalesce(
      substring(col_description(c.oid, a.attnum) from '(?n)^@personal (\w+)'),
      substring(obj_description(c.oid, 'pg_class') from '(?n)^@personal (\w+)')
    ),
    case
      when not a.attnotnull then 'null'
      when a.atthasdef then pg_get_expr(d.adbin, d.adrelid)
      when a.atttypid = 'public.citext'::regtype then $sql$'slettet-' || id || '@slettet.invalid'$sql$
      when exists (select from pg_index i where i.indrelid = c.oid and i.indisunique and i.indkey[0] = a.attnum)
        then $sql$'slettet-' || id$sql$
      else $sql$'–'$sql$
    end
  from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace in ('app_public'::regnamespace, 'app_private'::regnamespace) and c.relkind = 'r'
    and a.atttypid in (
      'text'::regtype, 'public.citext'::regtype, 'jsonb'::regtype, 'bytea'::regtype, 'inet'::regtype,
      'app_public.address'::regtype
    )
$$;
comment on function app_private.personal_columns() is
  'Columns that may contain personal data, their fate on erasure (none, kept, passing, erased, removed; null when '
  'undecided), and the value that replaces them.';
