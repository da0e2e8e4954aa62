-- An amount of money is a bigint whose name ends in _minor, never a float or the type money.
-- Cure: Make it a bigint called …_minor, in øre.
select format('%s.%s %s', c.oid::regclass, a.attname, format_type(a.atttypid, a.atttypmod)) as offence
from pg_attribute a
join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p', 'v')
where c.relnamespace in ('app_public'::regnamespace, 'app_hidden'::regnamespace, 'app_private'::regnamespace)
  and a.attnum > 0 and not a.attisdropped
  and (
    (a.attname ~ '_minor$' and a.atttypid <> 'int8'::regtype)
    or (a.attname ~ '(^|_)(amount|price|vat|total|salary|fee|payout|tax)$'
      and a.atttypid in ('int2'::regtype, 'int4'::regtype, 'int8'::regtype, 'numeric'::regtype))
    or a.atttypid in ('money'::regtype, 'float4'::regtype, 'float8'::regtype)
  )
