-- Everything in the product's schemas as lines of text, in an order that does not depend on how
-- the database came to be. Two databases with the same lines behave alike.
with
own_schemas as (
  select oid, nspname, nspacl from pg_namespace
  where nspname in ('app_public', 'app_hidden', 'app_private')
),
relation as (
  select c.*, c.oid::regclass::text as label from pg_class c join own_schemas h on h.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm')
),
routine as (
  select p.*, p.oid::regprocedure::text as label from pg_proc p join own_schemas h on h.oid = p.pronamespace
),
named_type as (
  select t.*, t.oid::regtype::text as label from pg_type t join own_schemas h on h.oid = t.typnamespace
  where t.typtype in ('e', 'd', 'r')
    or (t.typtype = 'c' and (select relkind from pg_class where oid = t.typrelid) = 'c')
),
grants(label, acl) as (
  select 'schema ' || nspname, nspacl from own_schemas
  union all select 'table ' || label, relacl from relation
  union all select 'column ' || r.label || '.' || a.attname, a.attacl
    from relation r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
  union all select 'function ' || label, coalesce(proacl, acldefault('f', proowner)) from routine
  union all select 'type ' || label, typacl from named_type
  union all select format('default %s %s', defaclrole::regrole, defaclobjtype), defaclacl from pg_default_acl
),
lines(section, line) as (
  select 1, format('extension %s', extname) from pg_extension
  union all
  select 2, format('type %s: %s', t.label, coalesce(
    (select 'enum ' || string_agg(quote_literal(e.enumlabel), ', ' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid),
    (select 'composite ' || string_agg(a.attname || ' ' || format_type(a.atttypid, a.atttypmod), ', ' order by a.attnum)
      from pg_attribute a where a.attrelid = t.typrelid and a.attnum > 0 and not a.attisdropped),
    'domain ' || format_type(t.typbasetype, t.typtypmod))) from named_type t
  union all
  select 3, format('%s %s owner %s rls %s forced %s %s',
    case r.relkind when 'v' then 'view' when 'm' then 'materialized view' else 'table' end,
    r.label, r.relowner::regrole, r.relrowsecurity, r.relforcerowsecurity,
    case when r.relkind in ('v', 'm') then coalesce(r.reloptions::text, '') || pg_get_viewdef(r.oid) else '' end)
    from relation r
  union all
  select 4, format('column %s.%s %s%s%s%s', r.label, a.attname, format_type(a.atttypid, a.atttypmod),
    case when a.attnotnull then ' not null' else '' end,
    case a.attidentity when '' then '' else ' identity ' || a.attidentity::text end,
    coalesce(case a.attgenerated when '' then ' default ' else ' generated ' end || pg_get_expr(d.adbin, d.adrelid), ''))
    from relation r
    join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  union all
  select 5, format('constraint %s on %s: %s', k.conname, r.label, pg_get_constraintdef(k.oid))
    from pg_constraint k join relation r on r.oid = k.conrelid where k.contype <> 'n'
  union all
  select 6, pg_get_indexdef(i.indexrelid) from pg_index i join relation r on r.oid = i.indrelid
  union all
  select 7, format('policy on %s %s: "%s" for %s to %s using (%s) with check (%s)', r.label,
    case when p.polpermissive then 'permissive' else 'restrictive' end, p.polname, p.polcmd,
    (select string_agg(case role when 0 then 'public' else role::regrole::text end, ', ' order by role::regrole::text) from unnest(p.polroles) role),
    pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid))
    from pg_policy p join relation r on r.oid = p.polrelid
  union all
  select 8, pg_get_triggerdef(t.oid) from pg_trigger t join relation r on r.oid = t.tgrelid where not t.tgisinternal
  union all
  select 9, format('function %s owner %s', p.label, p.proowner::regrole) || E'\n' || pg_get_functiondef(p.oid)
    from routine p where p.prokind <> 'a'
  union all
  select 10, format('grant on %s to %s by %s: %s', g.label,
    case x.grantee when 0 then 'public' else x.grantee::regrole::text end, x.grantor::regrole,
    string_agg(x.privilege_type || case when x.is_grantable then ' with grant option' else '' end, ', ' order by x.privilege_type))
    from grants g, aclexplode(g.acl) x group by g.label, x.grantee, x.grantor
  union all
  select 11, format('comment on %s: %s', what.label, what.text) from (
    select 'schema ' || nspname, obj_description(oid, 'pg_namespace') from own_schemas
    union all select 'table ' || label, obj_description(oid, 'pg_class') from relation
    union all select 'column ' || r.label || '.' || a.attname, col_description(r.oid, a.attnum)
      from relation r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
    union all select 'function ' || label, obj_description(oid, 'pg_proc') from routine
    union all select 'type ' || label, obj_description(oid, 'pg_type') from named_type
    union all select 'constraint ' || k.conname || ' on ' || r.label, obj_description(k.oid, 'pg_constraint')
      from pg_constraint k join relation r on r.oid = k.conrelid
    union all select 'policy ' || p.polname || ' on ' || r.label, obj_description(p.oid, 'pg_policy')
      from pg_policy p join relation r on r.oid = p.polrelid
  ) what(label, text) where what.text is not null
)
select line from lines order by section, line collate "C"
