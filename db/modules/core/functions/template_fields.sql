-- The values of a row that a text may contain: its columns, those of a referenced row, and functions of either that are
-- named after the table. Columns that operators may not read are excluded.
create or replace function app_private.template_fields(entity text) returns table (path text, kind text, expression text)
language sql stable
as $$
  with rows (oid, prefix, alias, source) as (
    select c.oid, '', 't', '%s'
    from pg_catalog.pg_class c where c.oid = to_regclass('app_public.' || quote_ident(template_fields.entity))
    union all
    select k.confrelid, app_hidden.camel_case(regexp_replace(a.attname, '_id$', '')) || '.', 'r',
      format('(select %%s from %s r where r.id = t.%I)', k.confrelid::regclass, a.attname)
    from pg_catalog.pg_constraint k
      join pg_catalog.pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
      join pg_catalog.pg_attribute f
        on f.attrelid = k.confrelid and f.attname = 'id' and f.attnum = k.confkey[array_position(k.conkey, a.attnum)]
    where k.contype = 'f' and k.conrelid = to_regclass('app_public.' || quote_ident(template_fields.entity))
  ), things as (
    select r.*, a.attname::text as name, a.atttypid as type, format('%s.%I', r.alias, a.attname) as value
    from rows r join pg_catalog.pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
    where has_column_privilege('app_operator', r.oid, a.attnum, 'select')
    union all
    select r.*, substring(p.proname from length(c.relname) + 2), p.prorettype,
      format('%s.%I(%s)', p.pronamespace::regnamespace, p.proname, r.alias)
    from rows r
      join pg_catalog.pg_class c on c.oid = r.oid
      join pg_catalog.pg_proc p on p.pronargs = 1 and p.proargtypes[0] = c.reltype and p.proname ~ ('^' || c.relname || '_.')
        and not p.proretset and p.pronamespace::regnamespace::text in ('app_public', 'app_private')
  ), described as (
    select x.*, t.typtype, t.typname::text,
      (select k.confrelid from pg_catalog.pg_constraint k
       where k.contype = 'f' and k.conrelid = x.oid and cardinality(k.conkey) = 1
         and k.conkey[1] = (select a.attnum from pg_catalog.pg_attribute a where a.attrelid = x.oid and a.attname = x.name)) as points,
      exists (select from pg_catalog.pg_attribute a where a.attrelid = x.oid and a.attname = 'currency') as has_currency
    from things x join pg_catalog.pg_type t on t.oid = x.type
  ), kinds as (
    select d.*, case
      when d.name = 'id' then 'id:' || substring(obj_description(d.oid, 'pg_class') from '@prefix (\w+)')
      when d.type = 'uuid'::regtype then 'row:' || (select c.relname from pg_catalog.pg_class c where c.oid = d.points)
      when d.name ~ '_minor$' then 'money'
      when d.typtype = 'e' then 'value:' || d.typname
      when d.type = 'date'::regtype then 'day'
      when d.type = 'timestamptz'::regtype then 'moment'
      when d.name ~ '(^|_)year$' then 'text'
      when d.type in ('int'::regtype, 'bigint'::regtype, 'numeric'::regtype) then 'number'
      when d.type in ('text'::regtype, 'citext'::regtype) then case
        when d.name = 'kid' then 'kid'
        when d.name ~ '^(org|organization)_number$' then 'organizationNumber'
        when d.name = 'account_number' then 'bankAccount'
        else 'text'
      end
    end as kind
    from described d
  )
  select distinct on (1) k.prefix || app_hidden.camel_case(regexp_replace(k.name, case k.type when 'uuid'::regtype then '_id$' else '_minor$' end, '')), k.kind,
    format(k.source, case
      when k.kind = 'money' and k.has_currency
        then format('jsonb_build_object(''minor'', %s, ''currency'', %s.currency)', k.value, k.alias)
      when k.kind = 'money' then format('jsonb_build_object(''minor'', %s, ''currency'', ''NOK'')', k.value)
      else format('to_jsonb(%s)', k.value)
    end)
  from kinds k
  where k.kind is not null
  order by 1, k.prefix
$$;
comment on function app_private.template_fields(text) is
  'The values of a table''s row that texts may contain: path as texts write it, kind of its value, and its expression '
  'on the row t, as jsonb.';
