-- Policies read the actor in a scalar sub-select, which runs once for each statement instead of once for each row.
-- Cure: Write (select app_hidden.current_account_id()) instead of the bare call.
with expressions as (
  select p.polrelid, p.polname,
    coalesce(pg_get_expr(p.polqual, p.polrelid), '') || ' ' || coalesce(pg_get_expr(p.polwithcheck, p.polrelid), '') as text
  from pg_policy p
  join pg_class c on c.oid = p.polrelid
  where c.relnamespace in ('app_public'::regnamespace, 'app_hidden'::regnamespace, 'app_private'::regnamespace)
)
select format('%s: "%s"', polrelid::regclass, polname) as offence
from expressions
where regexp_replace(text, '\( ?SELECT app_(hidden|private|public)\.\w+\([^()]*\)( AS \w+)?\)', '', 'g')
  ~ 'app_(hidden|private|public)\.\w+\('
  and regexp_replace(text, 'SELECT app_(hidden|private|public)\.\w+\([^()]*\)( AS \w+)?', '', 'g')
  ~ 'app_(hidden|private|public)\.\w+\('
