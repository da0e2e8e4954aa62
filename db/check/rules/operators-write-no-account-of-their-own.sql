-- If operators may write rows that belong to an account, a restrictive policy excludes their own.
-- Cure: Begin the table's rules with app_private.begin_rules, which adds the policy.
select format('%s: %s', c.oid::regclass, w.command) as offence
from pg_class c
cross join (values ('INSERT', 'a'), ('UPDATE', 'w'), ('DELETE', 'd')) as w (command, letter)
where c.relnamespace = 'app_public'::regnamespace and c.relkind = 'r'
  and (
    c.oid = 'app_public.accounts'::regclass
    or exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'account_id' and not a.attisdropped)
  )
  and case w.command
    when 'DELETE' then has_table_privilege('app_operator', c.oid, 'DELETE')
    else has_any_column_privilege('app_operator', c.oid, w.command)
  end
  and not exists (
    select from pg_policy p
    where p.polrelid = c.oid and not p.polpermissive and p.polcmd::text in ('*', w.letter)
      and p.polroles @> array['app_operator'::regrole::oid]
      and concat(pg_get_expr(p.polqual, c.oid), pg_get_expr(p.polwithcheck, c.oid)) like '%current_own_account_ids%'
  )
