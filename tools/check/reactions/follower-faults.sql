-- The names in the rows of followers that the catalogue does not have: the name, the offence and the cure.
with
statuses as materialized (
  select a.attrelid::regclass::text as entity, array_agg(e.enumlabel::text order by e.enumsortorder) as names
  from pg_attribute a join pg_enum e on e.enumtypid = a.atttypid
  where a.attname = 'status' and not a.attisdropped
  group by a.attrelid
),
-- Transitions write their own events; other events are recorded by functions.
happenings as (
  select t.entity, case when t.from_status is null then 'CREATED' else t.to_status end as name from app_public.transitions t
  union
  select m[1], m[2]
  from pg_proc p, regexp_matches(p.prosrc, '(?:record_events?|write_row_events)\(\s*''(\w+)''[^;]*?''([A-Z][A-Z_]+)''', 'g') m
  where p.pronamespace::regnamespace::text in ('app_public', 'app_private')
  union
  select document, m[1]
  from pg_proc p, regexp_matches(p.prosrc, 'record_document_event\([^;]*?''([A-Z][A-Z_]+)''', 'g') m, unnest(array['invoices', 'credit_notes']) document
  where p.pronamespace::regnamespace::text = 'app_private'
),
tasks as materialized (
  select task from app_private.function_tasks() t (task)
),
followers as (
  select f.*, to_regclass('app_public.' || quote_ident(f.entity)) is not null as is_table,
    (select s.names from statuses s where s.entity = 'app_public.' || f.entity) as statuses
  from app_public.followers f
)
select f.module, f.entity, f.event_type as near, x.word, x.what, x.cure
from followers f
cross join lateral (
  select f.entity as word, 'there is no such table' as what,
    'Write the name of a table of app_public.' as cure
  where not f.is_table
  union all
  select f.event_type, f.event_type || ' never happens',
    coalesce(
      'There are: ' || (select string_agg(h.name, ', ' order by h.name) from happenings h where h.entity = f.entity) || '.',
      'Write transitions for it, or tell of it by record_event.'
    )
  where f.is_table and not exists (select from happenings h where h.entity = f.entity and h.name = f.event_type)
  union all
  select f.while_status, f.while_status || ' is no status',
    coalesce('There are: ' || array_to_string(f.statuses, ', ') || '.', 'It has no status: leave while_status out.')
  where f.is_table and f.while_status is not null and f.while_status <> all (coalesce(f.statuses, '{}'))
  union all
  select f.condition, format('there is no app_hidden.%s(uuid)', f.condition),
    'Write a function of app_hidden that takes the id of the row and returns a boolean, or the message.'
  where to_regprocedure(format('app_hidden.%I(uuid)', f.condition)) is null and f.condition is not null
  union all
  select f.condition, format('app_hidden.%s never returns %s', f.condition, coalesce(f.message, 'a message')),
    'Write the message among its results, or a condition that returns a boolean.'
  from pg_proc p
  where p.oid = to_regprocedure('app_hidden.' || quote_ident(f.condition) || '(uuid)') and p.prorettype = 'text'::regtype
    and (f.message is null or strpos(p.prosrc, quote_literal(f.message)) = 0)
  union all
  select f.task, 'it does not say whom to call', 'Write the name of an endpoint as recipient, as port_authority.'
  where f.task = 'core/call_webhook' and coalesce(f.recipient, '') !~ '^[a-z]+(_[a-z]+)*$'
  union all
  select p.name, format('the worker may not execute app_private.%s', p.name),
    format('Write grant execute on function app_private.%s(uuid) to app_worker.', p.name)
  from (select split_part(f.task, '/', 2) as name) p
  where f.task in (select task from tasks)
    and not coalesce(has_function_privilege('app_worker', to_regprocedure(format('app_private.%I(uuid)', p.name)), 'execute'), false)
) x
order by 1, 2, 3, 4
