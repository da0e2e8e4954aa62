-- Changes to every table are audited, unless the table is append-only or its comment states 'Not audited because'.
-- Cure: Begin the rules file with select app_private.begin_rules('app_public.<table>'), or write "Not audited because …" in the table's comment.
select c.oid::regclass::text as offence
from pg_class c
where c.relnamespace in ('app_public'::regnamespace, 'app_hidden'::regnamespace, 'app_private'::regnamespace)
  and c.relkind in ('r', 'p')
  and not exists (
    select from pg_trigger t
    where t.tgrelid = c.oid and t.tgenabled = 'O'
      and t.tgfoid in (to_regproc('app_private.tg__audit'), to_regproc('app_private.tg__audit_rows'), to_regproc('app_private.tg__append_only'))
  )
  and coalesce(obj_description(c.oid, 'pg_class'), '') !~ 'Not audited because'
