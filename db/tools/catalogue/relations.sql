-- Every foreign key: which table points to which and by what, whether a row may go without
-- and whether it is the only one to do so. The account column of a key is left out.
select
  k.conrelid::regclass::text as "from",
  k.confrelid::regclass::text as "to",
  string_agg(a.attname, ', ' order by a.attnum) filter (where f.attname <> 'account_id') as columns,
  bool_or(not a.attnotnull) as "isOptional",
  exists (
    select from pg_index i
    where i.indrelid = k.conrelid and i.indisunique and i.indpred is null and i.indkey::int2[] <@ k.conkey
  ) as "isOnly"
from pg_constraint k
cross join unnest(k.conkey, k.confkey) as pair (own, other)
join pg_attribute a on a.attrelid = k.conrelid and a.attnum = pair.own
join pg_attribute f on f.attrelid = k.confrelid and f.attnum = pair.other
where k.contype = 'f' and k.connamespace::regnamespace::text in ('app_public', 'app_private')
group by k.oid, k.conrelid, k.confrelid, k.conkey
order by 1, 2, 3
