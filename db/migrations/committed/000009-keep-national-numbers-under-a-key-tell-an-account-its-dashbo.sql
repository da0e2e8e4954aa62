--! Previous: sha1:9bf211e192283020ee9d55f974eab372c8a90eb0
--! Hash: sha1:63d8a85c155aa08d27fc2b66a7cc4158b62e52ef
--! Message: Keep national numbers under a key, tell an account its dashboard, forget webhooks, members and departments

--! split: 1-current.sql
-- Changes of tables and data since the newest committed migration.

-- What follows an event: rows that the modules' reactions/ state.
create table if not exists app_public.followers (
  id uuid primary key default uuidv7(),
  module text not null check (module ~ '^[a-z]+(_[a-z]+)*$' and length(module) <= 50),
  entity text not null check (length(entity) between 1 and 63),
  event_type text not null check (event_type ~ '^[A-Z][A-Z_]*$' and length(event_type) <= 63),
  task text not null check (task ~ '^[a-z_]+/[a-z_]+$' and length(task) <= 100),
  message text check (message ~ '^[a-z]+(_[a-z]+)*$' and length(message) <= 40),
  recipient text check (length(recipient) between 1 and 63),
  delay_minutes int not null default 0 check (delay_minutes between 0 and 525600),
  while_status text check (length(while_status) between 1 and 63),
  condition text check (length(condition) between 1 and 63),
  constraint followers_messages_have_a_recipient check (message is null or recipient is not null),
  unique nulls not distinct (entity, event_type, module, task, message, recipient)
);

-- A webhook has a recipient and no message.
alter table app_public.followers drop constraint if exists followers_messages_have_a_recipient;
alter table app_public.followers add constraint followers_messages_have_a_recipient check (message is null or recipient is not null);

-- What became of each call of a webhook.
create table if not exists app_public.webhook_calls (
  id uuid primary key default uuidv7(),
  event_id uuid not null references app_public.events,
  endpoint text not null check (endpoint ~ '^[a-z]+(_[a-z]+)*$' and length(endpoint) <= 63),
  attempts int not null default 0 check (attempts >= 0),
  answer int check (answer between 100 and 599),
  failure text check (length(failure) <= 500),
  delivered_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (event_id, endpoint)
);

-- National e-ID: who a person has shown themselves to be.
create table if not exists app_public.identities (
  id uuid primary key default uuidv7(),
  user_id uuid not null references app_public.users on delete cascade,
  country text not null check (country in ('NO', 'SE', 'DK', 'FI')),
  identifier text not null check (identifier ~ '^.{6}\*+$'),
  first_name text not null check (length(first_name) between 1 and 100),
  last_name text not null check (length(last_name) between 1 and 100),
  born_on date,
  is_default boolean not null default false,
  identified_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index if not exists identities_user_id_idx on app_public.identities (user_id);
create unique index if not exists identities_one_default on app_public.identities (user_id) where is_default;

create table if not exists app_private.identity_numbers (
  id uuid primary key default uuidv7(),
  identity_id uuid not null unique references app_public.identities on delete cascade,
  number_encrypted bytea not null,
  fingerprint bytea not null unique check (length(fingerprint) = 32),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- What was tried before the server encrypted numbers opens no more.
do $$ begin
  if exists (
    select from pg_attribute a where a.attrelid = to_regclass('app_private.number_keys') and a.attname = 'key'
  ) then
    delete from app_public.identities;
    drop table app_private.number_keys;
  end if;
end $$;
drop function if exists app_private.number_fingerprint(text, text);
drop function if exists app_hidden.comparable_number(text, text);
drop function if exists app_private.contradicts_identity(text, text);

-- The key of national numbers, wrapped by one that is derived from SECRET: who starts the product makes it.
create table if not exists app_private.number_keys (
  id uuid primary key default uuidv7(),
  wrapped bytea not null check (length(wrapped) = 60),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Personal numbers are encrypted as well. Who starts the product encrypts those that are there.
alter table app_private.personal_numbers
  alter column personal_number drop not null,
  add column if not exists number_encrypted bytea,
  add column if not exists fingerprint bytea check (length(fingerprint) = 32);
alter table app_private.personal_numbers drop constraint if exists personal_numbers_kept_one_way;
alter table app_private.personal_numbers add constraint personal_numbers_kept_one_way check (
  num_nonnulls(personal_number, fingerprint) = 1 and (number_encrypted is null) = (fingerprint is null)
);
drop index if exists app_private.personal_numbers_one_per_account;
create unique index personal_numbers_one_per_account on app_private.personal_numbers (account_id, fingerprint);
drop function if exists app_private.record_personal_number(uuid, text);
drop function if exists app_private.is_personal_number_taken(text, uuid);
drop function if exists app_private.refuse_unfit_number(text, text, uuid);
drop function if exists app_private.check_person(jsonb, text);
drop function if exists app_private.check_new_profile(app_public.freelance_type, jsonb);
drop function if exists app_private.check_changed_profile(app_public.freelance_profiles, jsonb, text);

-- Who is paid as a person shows who they are before an invoice is sent in.
alter table app_public.invoicing_settings alter column require_identity set default true;
update app_public.invoicing_settings set require_identity = true where not require_identity;

-- A text that follows an event is told apart by its module and name.
alter table app_private.sent_messages drop constraint if exists sent_messages_purpose_check;
alter table app_private.sent_messages add constraint sent_messages_purpose_check
  check (purpose ~ '^[a-z]+(-[a-z]+)*$' and length(purpose) <= 100);

-- Notices that wait follow an event now, so each is given the one it tells of. The shadow has no queue.
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is null then
    return;
  end if;
  perform graphile_worker.add_job(
    case j.notice ->> 'event' when 'PUBLISHED' then 'invoicing/send_notice' else 'accounts/send_mail' end,
    payload => jsonb_strip_nulls(jsonb_build_object(
      'id', e.entity_id, 'eventId', e.id, 'module', 'invoicing', 'message', case
        when e.event_type = 'REJECTED' then 'invoice_rejected'
        when d.failure = 'REFUSED' then 'delivery_refused'
        when d.failure = 'GIVEN_UP' then 'delivery_given_up'
      end,
      'recipient', case e.event_type when 'REJECTED' then 'createdBy' when 'FAILED' then 'invoice.createdBy' end
    ))::json,
    run_at => j.run_at
  )
  from (
    select w.run_at, w.payload::jsonb as notice
    from graphile_worker._private_jobs w join graphile_worker._private_tasks t on t.id = w.task_id
    where t.identifier = 'invoicing/send_notice' and w.payload::jsonb ? 'event' and w.attempts < w.max_attempts
  ) j
    join lateral (
      select e.* from app_public.events e
      where e.entity_id = coalesce(j.notice ->> 'deliveryId', j.notice ->> 'id')::uuid
        and e.event_type = case j.notice ->> 'event' when 'PUBLISHED' then 'RENDERED' when 'UNDELIVERED' then 'FAILED' else 'REJECTED' end
      order by e.occurred_at desc limit 1
    ) e on true
    left join app_public.deliveries d on d.id = e.entity_id;
  perform graphile_worker.complete_jobs(array(
    select w.id from graphile_worker._private_jobs w join graphile_worker._private_tasks t on t.id = w.task_id
    where t.identifier = 'invoicing/send_notice' and w.payload::jsonb ? 'event'
  ));
end;
$$;

-- The pictures of an account: a person's or team's symbol, and a team's logo.
alter table app_public.accounts add column if not exists symbol_id uuid;
alter table app_public.accounts add column if not exists logo_id uuid;
create index if not exists accounts_symbol_id_idx on app_public.accounts (symbol_id, id) where symbol_id is not null;
create index if not exists accounts_logo_id_idx on app_public.accounts (logo_id, id) where logo_id is not null;
do $$ begin
  alter table app_public.accounts
    add constraint accounts_symbol_id_fkey foreign key (symbol_id, id) references app_public.files (id, account_id);
  alter table app_public.accounts
    add constraint accounts_logo_id_fkey foreign key (logo_id, id) references app_public.files (id, account_id);
exception when duplicate_object then null;
end $$;

-- Members of a team are invited. Whoever invites calls them by a name, which is theirs only once they have said it.
alter table app_public.memberships
  add column if not exists invited_first_name text check (length(invited_first_name) between 1 and 100),
  add column if not exists invited_last_name text check (length(invited_last_name) between 1 and 100),
  add column if not exists invited_by uuid references app_public.users on delete set null,
  add column if not exists invited_at timestamptz,
  add column if not exists welcomed_at timestamptz;
create index if not exists memberships_invited_by_idx on app_public.memberships (invited_by);

-- An account that is deleted keeps its row, without anything personal, for what bookkeeping law keeps.
alter table app_public.accounts add column if not exists deleted_at timestamptz;
create index if not exists accounts_deletion_scheduled_on_idx on app_public.accounts (deletion_scheduled_on)
  where deletion_scheduled_on is not null;

-- By what somebody knows again a session of theirs that is open somewhere else.
alter table app_public.sessions add column if not exists user_agent text;
alter table app_public.sessions add column if not exists network text;
do $$ begin
  alter table app_public.sessions add constraint sessions_user_agent_check check (length(user_agent) <= 500);
  alter table app_public.sessions add constraint sessions_network_check check (length(network) <= 50);
exception when duplicate_object then null;
end $$;

-- What a role may do, as the page that explains the roles reads it.
do $$ begin
  create type app_public.role_right as (action text, about text, roles text[]);
exception when duplicate_object then null;
end $$;

-- What a team has agreed on in writing, for its members to read.
create table if not exists app_public.policy_documents (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  file_id uuid not null,
  created_by uuid references app_public.users on delete set null,
  created_at timestamptz not null default now(),
  foreign key (file_id, account_id) references app_public.files (id, account_id)
);
create index if not exists policy_documents_account_id_created_at_idx on app_public.policy_documents (account_id, created_at);
create index if not exists policy_documents_file_id_idx on app_public.policy_documents (file_id);
create index if not exists policy_documents_created_by_idx on app_public.policy_documents (created_by);

-- What a team says of itself, and whether somebody has looked whose organisation number it is.
alter table app_public.accounts
  add column if not exists description text check (length(description) between 1 and 1000),
  add column if not exists industry_sector text check (length(industry_sector) between 1 and 100),
  add column if not exists shown_ids text[] not null default '{}' check (cardinality(shown_ids) <= 200),
  add column if not exists organization_verified_at timestamptz;
create unique index if not exists accounts_one_verified_team_per_organization on app_public.accounts (organization_number)
  where organization_verified_at is not null and deleted_at is null;
do $$ begin
  create type app_public.ui_flags as (shown_ids text[]);
exception when duplicate_object then null;
end $$;

-- What an account's dashboard is told in one call. The type goes with its function, which follows.
drop type if exists app_public.dashboard_invoice, app_public.dashboard_sum, app_public.dashboard_month, app_public.dashboard_event, app_public.dashboard cascade;
create type app_public.dashboard_invoice as (
  id uuid,
  status app_public.invoice_status,
  is_undelivered boolean,
  document_number text,
  client_name text,
  currency app_public.currency,
  total_minor bigint,
  payout_amount_minor bigint,
  due_on date,
  since_at timestamptz
);
create type app_public.dashboard_sum as (
  currency app_public.currency,
  with_clients_minor bigint,
  with_clients_count int,
  overdue_minor bigint,
  overdue_count int,
  in_review_minor bigint,
  in_review_count int,
  invoiced_minor bigint,
  settled_minor bigint,
  payout_amount_minor bigint
);
create type app_public.dashboard_month as (
  starts_on date,
  currency app_public.currency,
  invoiced_minor bigint,
  settled_minor bigint
);
create type app_public.dashboard_event as (
  id uuid,
  event_type text,
  status text,
  occurred_at timestamptz,
  actor text,
  document_number text,
  client_name text,
  currency app_public.currency,
  total_minor bigint
);
create type app_public.dashboard as (
  year int,
  drafts int,
  rejected int,
  undelivered int,
  waiting app_public.dashboard_invoice[],
  overdue app_public.dashboard_invoice[],
  next_payout app_public.dashboard_invoice,
  sums app_public.dashboard_sum[],
  months app_public.dashboard_month[],
  recent_events app_public.dashboard_event[],
  freelance_profiles int,
  clients int,
  has_submitted boolean,
  members int,
  invited int
);
-- The few sendings of an account that failed, among thousands that did not.
create index if not exists deliveries_account_id_failed_idx on app_public.deliveries (account_id) where status = 'FAILED';

--! split: 2-definitions.sql
-- Generated by `npm run db:stage`: the module files that no committed migration holds yet.
--! Included core/functions/begin_reactions.sql
-- A reactions file states all that its module does when something happens to a row of a table; what it does
-- not write is not done, neither what waits already.
create or replace function app_private.begin_reactions(module text, entity text) returns void
language sql volatile
as $$
  delete from app_public.followers f where f.module = begin_reactions.module and f.entity = begin_reactions.entity
$$;
comment on function app_private.begin_reactions(text, text) is
  'Clears what a module does when something happens to rows of a table, before its file states it anew.';
--! EndIncluded core/functions/begin_reactions.sql
--! Included core/functions/enqueue_followers.sql
-- Once for each event and follower: the event is new, and so is the key. A job carries what it follows, not
-- what it is to do; that is read from the row of the follower when its time has come.
create or replace function app_private.enqueue_followers(event app_public.events) returns void
language sql volatile
as $$
  select app_private.enqueue(
    f.task,
    jsonb_strip_nulls(jsonb_build_object(
      'id', event.entity_id, 'eventId', event.id, 'module', f.module, 'message', f.message, 'recipient', f.recipient
    )),
    concat_ws(':', 'follow', event.id, f.module, f.task, f.message, f.recipient),
    now() + make_interval(mins => f.delay_minutes)
  )
  from app_public.followers f
  where f.entity = event.entity and f.event_type = event.event_type
$$;
comment on function app_private.enqueue_followers(app_public.events) is
  'Enqueues the job of everybody who follows an event, in the transaction that writes it.';
--! EndIncluded core/functions/enqueue_followers.sql
--! Included core/functions/forget_file.sql
-- The row alone: bytes that no row names are removed at night, so a transaction that is rolled back has
-- lost nothing. What a row still points to stays, since its key is held.
create or replace function app_private.forget_file(file_id uuid) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  delete from app_public.files f where f.id = file_id
$$;
comment on function app_private.forget_file(uuid) is 'Deletes the row of a stored file; its bytes follow at night.';
--! EndIncluded core/functions/forget_file.sql
--! Included core/functions/forget_idempotency_keys.sql
-- Definer because the worker writes no table.
create or replace function app_private.forget_idempotency_keys() returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  delete from app_private.idempotency_keys where created_at < now() - interval '24 hours'
$$;
comment on function app_private.forget_idempotency_keys() is
  E'@task core\nRemoves keys that are worth nothing any more. For a nightly job.';
grant execute on function app_private.forget_idempotency_keys() to app_worker;
--! EndIncluded core/functions/forget_idempotency_keys.sql
--! Included core/functions/forget_sent_messages.sql
-- Definer because the worker writes no table. No job is tried for as long as that.
create or replace function app_private.forget_sent_messages() returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  delete from app_private.sent_messages where claimed_at < now() - interval '90 days'
$$;
comment on function app_private.forget_sent_messages() is
  E'@task core\nRemoves what no job will ask after any more. For a nightly job.';
grant execute on function app_private.forget_sent_messages() to app_worker;
--! EndIncluded core/functions/forget_sent_messages.sql
--! Included core/functions/forget_webhook_calls.sql
-- Definer because the worker writes no table. What was given up has long been a failed job of its own.
create or replace function app_private.forget_webhook_calls() returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  delete from app_public.webhook_calls where updated_at < now() - interval '90 days'
$$;
comment on function app_private.forget_webhook_calls() is
  E'@task core\nRemoves the calls of webhooks that were last tried 90 days ago. For a nightly job.';
grant execute on function app_private.forget_webhook_calls() to app_worker;
--! EndIncluded core/functions/forget_webhook_calls.sql
--! Included core/functions/function_tasks.sql
create or replace function app_private.function_tasks() returns setof text
language sql stable
as $$
  select t.module || '/' || p.proname
  from pg_catalog.pg_proc p
    cross join lateral (
      select substring(pg_catalog.obj_description(p.oid, 'pg_proc') from '(?n)^@task (\w+)$') as module
    ) t
  where p.pronamespace = 'app_private'::regnamespace and t.module is not null
$$;
comment on function app_private.function_tasks() is
  'The jobs that are nothing but a function, as module/function: those whose comment has @task with its module.';
grant execute on function app_private.function_tasks() to app_worker;
--! EndIncluded core/functions/function_tasks.sql
--! Included core/functions/is_follower_due.sql
-- Definer because the worker reads neither events nor rows. Asked when the job is done and not when it was
-- enqueued: days may lie between, and a reaction that was taken out of its file is not wanted any more.
create or replace function app_private.is_follower_due(task text, payload jsonb) returns boolean
language plpgsql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_event app_public.events;
  v_follower app_public.followers;
  v_status text;
begin
  select e.* into v_event from app_public.events e where e.id = (payload ->> 'eventId')::uuid;
  select f.* into v_follower
  from app_public.followers f
  where f.entity = v_event.entity and f.event_type = v_event.event_type and f.task = is_follower_due.task
    and f.module = payload ->> 'module' and f.message is not distinct from payload ->> 'message'
    and f.recipient is not distinct from payload ->> 'recipient';
  if v_follower.id is null then
    return false;
  end if;
  if v_follower.while_status is not null then
    execute format('select t.status::text from app_public.%I t where t.id = $1', v_event.entity)
      into v_status using v_event.entity_id;
    if v_status is distinct from v_follower.while_status then
      return false;
    end if;
  end if;
  return app_private.transition_condition_holds(v_follower.condition, v_event.entity_id);
end;
$$;
comment on function app_private.is_follower_due(text, jsonb) is
  'Whether what a job of a follower was enqueued for is still wanted: the follower is there, the row in its state, its condition holds.';
grant execute on function app_private.is_follower_due(text, jsonb) to app_worker;
--! EndIncluded core/functions/is_follower_due.sql
--! Included core/functions/is_own_row.sql
-- Whose a row is that belongs to a person and to no account. Called by definers that have not looked.
create or replace function app_private.is_own_row(entity text, id uuid) returns boolean
language plpgsql stable
as $$
declare
  v_row jsonb;
begin
  execute format('select to_jsonb(t) from app_public.%I t where t.id = $1', entity) into v_row using id;
  return coalesce(not v_row ? 'account_id' and (v_row ->> 'user_id')::uuid = app_hidden.current_user_id(), false);
end;
$$;
comment on function app_private.is_own_row(text, uuid) is
  'Whether a row of a table without accounts belongs to the user who acts.';
--! EndIncluded core/functions/is_own_row.sql
--! Included core/functions/masked_number.sql
create or replace function app_hidden.masked_number(number text) returns text
language sql immutable parallel safe
as $$
  select left(number, 6) || repeat('*', greatest(length(number) - 6, 0))
$$;
comment on function app_hidden.masked_number(text) is 'A number with all after its first six characters hidden.';
grant execute on function app_hidden.masked_number(text) to app_user, app_operator, app_worker;
--! EndIncluded core/functions/masked_number.sql
--! Included core/functions/record_event.sql
-- Definer because nobody may write an event by hand: history is what the transitions say it is.
-- Subscribers hear the id only, and read the row again under their own rules. Row ids and account
-- ids are both uuid v7 and never collide, so one channel name serves a row and a whole account.
create or replace function app_private.record_event(
  entity text, id uuid, account_id uuid, event_type text, status text, data jsonb default '{}'
) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_message text := jsonb_build_object('id', id, 'entity', entity, 'event', event_type, 'status', status);
  v_event app_public.events;
begin
  -- Who acts in an account writes its history and no other's, whatever row is named. What is a person's own,
  -- as an identity, is in no account.
  if not app_hidden.is_within_reach(account_id) and not (account_id is null and app_private.is_own_row(entity, id)) then
    raise exception 'an event of another account' using errcode = 'insufficient_privilege';
  end if;
  insert into app_public.events (entity, entity_id, account_id, event_type, status, actor, actor_kind, user_id, administrator_id, data)
  values (
    record_event.entity, record_event.id, record_event.account_id, record_event.event_type, record_event.status,
    app_hidden.current_actor_name(), app_hidden.current_actor_kind(), app_hidden.current_user_id(),
    app_hidden.current_administrator_id(), coalesce(record_event.data, '{}')
  )
  returning * into v_event;
  perform app_private.enqueue_followers(v_event);
  perform pg_notify(format('app:%s:%s', entity, id), v_message);
  if account_id is not null then
    perform pg_notify(format('app:%s:%s', entity, account_id), v_message);
  end if;
end;
$$;
comment on function app_private.record_event(text, uuid, uuid, text, text, jsonb) is
  'Writes an event with the acting person, enqueues what follows it, and notifies subscribers of the row and of its account once the transaction commits.';
grant execute on function app_private.record_event(text, uuid, uuid, text, text, jsonb) to app_user, app_operator, app_worker;
--! EndIncluded core/functions/record_event.sql
--! Included core/functions/record_webhook_call.sql
-- Definer because the worker writes no table. What was taken stays so, whatever another run says later.
create or replace function app_private.record_webhook_call(
  event_id uuid, endpoint text, answer int default null, failure text default null
) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  insert into app_public.webhook_calls as c (event_id, endpoint, attempts, answer, failure, delivered_at)
  values ($1, $2, 1, $3, left($4, 500), case when $4 is null then now() end)
  on conflict on constraint webhook_calls_event_id_endpoint_key do update set
    attempts = c.attempts + 1, answer = excluded.answer, failure = excluded.failure, delivered_at = excluded.delivered_at
  where c.delivered_at is null
$$;
comment on function app_private.record_webhook_call(uuid, text, int, text) is
  'Notes how a call of a webhook went; without a failure it was taken. Safe to run twice.';
grant execute on function app_private.record_webhook_call(uuid, text, int, text) to app_worker;
--! EndIncluded core/functions/record_webhook_call.sql
--! Included core/functions/refuse_blanks.sql
create or replace function app_private.refuse_blanks(attributes jsonb, fields text[], path text default 'attributes') returns void
language plpgsql volatile
as $$
declare
  v_field text;
begin
  foreach v_field in array fields loop
    if app_hidden.text_at(attributes, v_field) is null then
      perform app_private.refuse('BLANK', concat_ws('.', nullif(path, ''), v_field));
    end if;
  end loop;
end;
$$;
comment on function app_private.refuse_blanks(jsonb, text[], text) is 'Refuses BLANK at each of the dotted fields that has no words.';
grant execute on function app_private.refuse_blanks(jsonb, text[], text) to app_user;
--! EndIncluded core/functions/refuse_blanks.sql
--! Included core/functions/release_dead_workers.sql
-- Definer because neither the queue nor the heartbeats belong to the worker.
-- A worker killed outright leaves its jobs locked, and the queue library itself waits four hours.
-- A lock is dead when its holder is not among the living and took it more than 30 seconds ago:
-- this also frees the locks of a process that died before its first beat. A slow job is safe, for
-- its process goes on beating. Jobs bear to be run twice, so a rare mistake costs nothing.
create or replace function app_private.release_dead_workers(gone uuid[] default '{}') returns int
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_dead text[];
  v_known_dead text[];
begin
  with removed as (
    delete from app_private.worker_heartbeats h
    where h.id = any (gone) or h.beat_at < now() - interval '30 seconds'
    returning h.worker_ids
  )
  select coalesce(array_agg(w), '{}') into v_known_dead from removed, unnest(removed.worker_ids) w;

  select coalesce(array_agg(distinct l.locked_by), '{}') into v_dead
  from (
    select j.locked_by, j.locked_at from graphile_worker._private_jobs j where j.locked_by is not null
    union all
    select q.locked_by, q.locked_at from graphile_worker._private_job_queues q where q.locked_by is not null
  ) l
  where l.locked_by = any (v_known_dead)
    or (
      l.locked_at < now() - interval '30 seconds'
      and not exists (select from app_private.worker_heartbeats h where l.locked_by = any (h.worker_ids))
    );

  perform graphile_worker.force_unlock_workers(v_dead);
  return cardinality(v_dead);
end;
$$;
comment on function app_private.release_dead_workers(uuid[]) is
  E'@task core\nGives back the jobs of processes that are known to be gone or have been silent for 30 seconds. Returns how many workers lost their locks.';
grant execute on function app_private.release_dead_workers(uuid[]) to app_worker;
--! EndIncluded core/functions/release_dead_workers.sql
--! Included core/functions/report_failed_jobs.sql
-- Definer because neither the queue nor the list belongs to the worker. The queue keeps what it has given
-- up and tells nobody. Operators hear of it once; a message that could not be sent is not told by
-- another message. What the job leaves half done, its module's give_up_… of the task's name puts right.
create or replace function app_private.report_failed_jobs() returns int
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_new app_public.failed_jobs[];
  v_told text[];
  v_job record;
begin
  perform app_private.require_transition('failed_jobs', null, null, 'create');
  perform app_private.require_transition('failed_jobs', null, 'FAILED', 'retry');
  perform app_private.stop_if_refused();

  update app_public.failed_jobs f set status = 'RETRIED'
  where f.status = 'FAILED' and not exists (
    select from graphile_worker._private_jobs j where j.id = f.job_id and j.attempts >= j.max_attempts
  );
  with found as (
    insert into app_public.failed_jobs (job_id, task, subject, error, attempts, failed_at)
    select
      j.id, t.identifier,
      left(coalesce(
        j.payload ->> 'id', j.payload ->> 'deliveryId', j.payload ->> 'number', j.payload ->> 'phoneId', j.payload ->> 'userId'
      ), 100),
      left(j.last_error, 2000), j.attempts, j.updated_at
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where j.attempts >= j.max_attempts and j.locked_at is null and t.identifier ~ '^[a-z_]+/[a-z_]+$'
    on conflict (job_id) where status = 'FAILED' do nothing
    returning *
  )
  select coalesce(array_agg(f), '{}') into v_new from found f;

  for v_job in
    select j.payload, p.name
    from unnest(v_new) f
      join graphile_worker._private_jobs j on j.id = f.job_id
      cross join lateral (select 'app_private.give_up_' || split_part(f.task, '/', 2) as name) p
    where to_regprocedure(p.name || '(jsonb)') is not null
  loop
    execute format('select %s($1)', v_job.name) using v_job.payload::jsonb;
  end loop;
  select array_agg(distinct f.task order by f.task) into v_told from unnest(v_new) f where f.task <> 'identity/tell_operators';
  if v_told is not null then
    perform app_private.enqueue(
      'identity/tell_operators', jsonb_build_object('id', uuidv7(), 'count', cardinality(v_new), 'tasks', v_told)
    );
  end if;
  return cardinality(v_new);
end;
$$;
comment on function app_private.report_failed_jobs() is
  E'@task core\nLists the jobs that have used up their tries and has operators told of new ones. Returns how many are new. Safe to run twice.';
grant execute on function app_private.report_failed_jobs() to app_worker;
--! EndIncluded core/functions/report_failed_jobs.sql
--! Included core/functions/said.sql
-- What is not sayable is not read, whoever asks for it.
create or replace function app_private.said(entity text, id uuid, paths text[]) returns jsonb
language plpgsql stable
as $$
declare
  v_said jsonb;
  v_parts text := (
    select string_agg(
      format('jsonb_build_object(%L, jsonb_build_object(''kind'', %L::text, ''value'', %s))', s.path, s.kind, s.expression), ' || '
    )
    from app_private.sayable(said.entity) s where s.path = any (paths)
  );
begin
  execute format('select %s from app_public.%I t where t.id = $1', coalesce(v_parts, quote_literal('{}') || '::jsonb'), entity)
    into v_said using id;
  return v_said;
end;
$$;
comment on function app_private.said(text, uuid, text[]) is
  'What is sayable of a row at the paths: {path: {kind, value}}; null when there is no such row.';
--! EndIncluded core/functions/said.sql
--! Included core/functions/sayable.sql
-- What a text may say of a row: its columns, those of a row it points to, and what a function named after the
-- table computes of either. What operators may not read is not said to anybody.
create or replace function app_private.sayable(entity text) returns table (path text, kind text, expression text)
language sql stable
as $$
  with rows (oid, prefix, alias, source) as (
    select c.oid, '', 't', '%s'
    from pg_catalog.pg_class c where c.oid = to_regclass('app_public.' || quote_ident(sayable.entity))
    union all
    select k.confrelid, app_hidden.camel_case(regexp_replace(a.attname, '_id$', '')) || '.', 'r',
      format('(select %%s from %s r where r.id = t.%I)', k.confrelid::regclass, a.attname)
    from pg_catalog.pg_constraint k
      join pg_catalog.pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
      join pg_catalog.pg_attribute f
        on f.attrelid = k.confrelid and f.attname = 'id' and f.attnum = k.confkey[array_position(k.conkey, a.attnum)]
    where k.contype = 'f' and k.conrelid = to_regclass('app_public.' || quote_ident(sayable.entity))
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
  ), told as (
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
      when d.type in ('int'::regtype, 'bigint'::regtype, 'numeric'::regtype) then 'number'
      when d.type in ('text'::regtype, 'citext'::regtype) then case
        when d.name = 'kid' then 'kid'
        when d.name ~ '^(org|organization)_number$' then 'organizationNumber'
        when d.name = 'account_number' then 'bankAccount'
        else 'text'
      end
    end as kind
    from told d
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
comment on function app_private.sayable(text) is
  'What may be said of a row of a table: path as texts write it, kind of its value, and how it is read of the row t, as jsonb.';
--! EndIncluded core/functions/sayable.sql
--! Included core/functions/tg__append_only.sql
-- A person who goes takes their name along, also out of a history. The setting is made by the house's own
-- function, within its transaction; that nobody else may write here is said by the grants.
create or replace function app_private.tg__append_only() returns trigger
language plpgsql volatile
as $$
begin
  if tg_op = 'UPDATE' and current_setting('app.erasing', true) = 'on' then
    return null;
  end if;
  raise exception '% only grows: a row is never changed or removed', tg_table_name using errcode = 'integrity_constraint_violation';
end;
$$;
comment on function app_private.tg__append_only() is
  'Refuses every update, delete and truncate, for the owner too, but for the erasing of what is personal.';
--! EndIncluded core/functions/tg__append_only.sql
--! Included core/functions/webhook_payload.sql
-- Definer because the worker reads no table. Only what happened to which row: whoever needs more asks the API
-- for it, under their own rights.
create or replace function app_private.webhook_payload(payload jsonb) returns jsonb
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select jsonb_build_object(
    'type', e.entity || '.' || lower(e.event_type), 'timestamp', e.occurred_at,
    'prefix', (select substring(obj_description(to_regclass('app_public.' || quote_ident(e.entity))) from '@prefix (\w+)')),
    'id', e.entity_id, 'status', e.status,
    'isDelivered', exists (
      select from app_public.webhook_calls c
      where c.event_id = e.id and c.endpoint = payload ->> 'recipient' and c.delivered_at is not null
    )
  )
  from app_public.events e
    join app_public.followers f on f.entity = e.entity and f.event_type = e.event_type
  where e.id = (payload ->> 'eventId')::uuid and f.module = payload ->> 'module'
    and f.task = 'core/call_webhook' and f.recipient = payload ->> 'recipient'
$$;
comment on function app_private.webhook_payload(jsonb) is
  'What a webhook tells of its event: {type, timestamp, prefix, id, status}, and whether it was taken before; null when nobody follows so.';
grant execute on function app_private.webhook_payload(jsonb) to app_worker;
--! EndIncluded core/functions/webhook_payload.sql
--! Included identity/functions/check_user_changes.sql
-- A credential needs more than a name does: the second level, and the person themselves.
create or replace function app_private.check_user_changes(
  user_id uuid, new_email public.citext, attributes jsonb, changes_password boolean
) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform app_private.refuse_blanks(attributes, array(
    select name from unnest(array['firstName', 'lastName']) as name where attributes ? name
  ));
  -- What a state vouches for is not changed by hand; saying it again is no change.
  if app_hidden.has_identity(user_id) then
    perform app_private.refuse('IMMUTABLE', 'attributes.' || n.field)
    from app_public.users u, lateral (values ('firstName', u.first_name), ('lastName', u.last_name)) n (field, value)
    where u.id = check_user_changes.user_id and attributes ? n.field
      and app_hidden.text_at(attributes, n.field) is distinct from n.value;
  end if;
  if new_email is null and not changes_password then
    return;
  end if;
  if exists (select from app_public.users u where u.email = new_email and u.id <> check_user_changes.user_id) then
    perform app_private.refuse('TAKEN', 'attributes.email');
  end if;
  perform app_private.refuse_when_impersonating();
  perform app_private.require_second_level();
end;
$$;
comment on function app_private.check_user_changes(uuid, public.citext, jsonb, boolean) is 'Refuses all that is wrong with a change of a user. new_email is null when the address stays.';
--! EndIncluded identity/functions/check_user_changes.sql
--! Included identity/functions/contradicts_identity.sql
-- Definer because numbers are out of reach; it answers for the caller's own identities only, and says no
-- more than they know. Whose e-ID is of a country whose numbers are not asked for is contradicted by none.
create or replace function app_private.contradicts_identity(fingerprint bytea) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select count(*) > 0 and not coalesce(bool_or(n.fingerprint = $1), false)
  from app_public.identities i join app_private.identity_numbers n on n.identity_id = i.id
  where i.user_id = app_hidden.current_user_id() and i.country in ('NO', 'SE')
$$;
comment on function app_private.contradicts_identity(bytea) is
  'Whether the caller has shown a Norwegian or Swedish e-ID, and none with the number of this fingerprint.';
grant execute on function app_private.contradicts_identity(bytea) to app_user;
--! EndIncluded identity/functions/contradicts_identity.sql
--! Included identity/functions/criipto_verify.sql
-- The server has exchanged the code and looked at the answer; what it means is decided here. Definer because
-- no role of the API writes identities. People of one user queue up, so that one of two is the first.
create or replace function app_public.criipto_verify(input jsonb) returns app_public.identities
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_user_id uuid := app_hidden.current_user_id();
  v_prepared jsonb := app_private.prepared(input, 'criipto_verify');
  v_refusal app_public.error_code := v_prepared ->> 'refusal';
  v_identity app_public.identities;
begin
  perform app_private.refuse_when_impersonating();
  perform app_private.require_confirmed_user();
  if v_refusal is not null then
    perform app_private.refuse(v_refusal, coalesce(v_prepared ->> 'path', ''));
  elsif nullif(v_prepared -> 'identity', 'null') is null then
    perform app_private.refuse('PARTNER_CALLBACK_ERROR');
  end if;
  perform app_private.stop_if_refused();

  perform from app_public.users u where u.id = v_user_id for no key update;
  v_identity := app_private.record_identity(v_user_id, v_prepared -> 'identity');
  perform app_private.take_identity_names(v_user_id);
  perform app_private.record_event('identities', v_identity.id, null, 'IDENTIFIED', null);
  return v_identity;
end;
$$;
comment on function app_public.criipto_verify(jsonb) is
'@impersonated refused
Takes the answer of a national e-ID: who the person is. The first identity is the default, and its names are the person''s from then on. VERIFICATION_FAILED: the e-ID did not vouch for this; PARTNER_CALLBACK_ERROR: it is silent, or says what nobody understands; TAKEN: another person has the number; INVALID: a redirectUri that is not the portal''s; USER_NOT_CONFIRMED; INVALID_ACTION while impersonating.';
grant execute on function app_public.criipto_verify(jsonb) to app_user;
--! EndIncluded identity/functions/criipto_verify.sql
--! Included identity/functions/destroy_session.sql
-- Logging out when nobody is signed in changes nothing and is no fault. Definer because nobody may
-- write sessions by hand; of another session, only one's own is found.
create or replace function app_public.destroy_session(input jsonb) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_id uuid := coalesce((input ->> 'id')::uuid, app_hidden.current_session_id());
begin
  perform app_private.refuse_other_session(v_id);
  update app_public.sessions s set revoked_at = now()
  where s.id = v_id and s.revoked_at is null
    and (s.id = app_hidden.current_session_id() or s.user_id = app_hidden.current_user_id() and s.account_id is not null and s.administrator_id is null);
  if not found and input ->> 'id' is not null then
    perform app_private.refuse('INVALID', 'id');
    perform app_private.stop_if_refused();
  end if;
end;
$$;
comment on function app_public.destroy_session(jsonb) is
  E'@impersonated partly\nLogs out: the session''s token stops working at once. Other tabs have sessions of their own, of which id names one. INVALID: none of the user''s, or over. INVALID_ACTION: another than this one while impersonating.';
grant execute on function app_public.destroy_session(jsonb) to app_visitor, app_user, app_operator;
--! EndIncluded identity/functions/destroy_session.sql
--! Included identity/functions/forget_sign_in_traces.sql
-- Definer because the worker writes no table. What no limit looks at any more is personal data
-- without a purpose.
create or replace function app_private.forget_sign_in_traces() returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  delete from app_private.sign_in_attempts where attempted_at < now() - interval '1 day';
  delete from app_private.sms_codes where created_at < now() - interval '1 day';
  delete from app_public.phone_numbers where token_verified_at is null and last_used_at < now() - interval '30 days';
  delete from app_private.one_time_links where created_at < now() - interval '30 days';
  delete from app_public.sessions where coalesce(revoked_at, expires_at) < now() - interval '90 days'
$$;
comment on function app_private.forget_sign_in_traces() is
  E'@task identity\nRemoves attempts and codes after a day, numbers never proven after 30 days, links after 30 days and sessions 90 days after their end. For a nightly job.';
grant execute on function app_private.forget_sign_in_traces() to app_worker;
--! EndIncluded identity/functions/forget_sign_in_traces.sql
--! Included identity/functions/has_identity.sql
-- The one place that asks. As the caller: people see their own identities, the house everybody's.
create or replace function app_hidden.has_identity(user_id uuid) returns boolean
language sql stable
as $$
  select exists (select from app_public.identities i where i.user_id = has_identity.user_id)
$$;
comment on function app_hidden.has_identity(uuid) is 'Whether a national e-ID of the person is on file.';
grant execute on function app_hidden.has_identity(uuid) to app_user, app_operator, app_worker;
--! EndIncluded identity/functions/has_identity.sql
--! Included identity/functions/kept_numbers.sql
-- Definer because numbers are out of reach. Only who logs in as the server may ask, and opens them with the secret.
create or replace function app_private.kept_numbers(user_id uuid) returns table (country text, number_encrypted bytea)
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select i.country, n.number_encrypted
  from app_public.identities i join app_private.identity_numbers n on n.identity_id = i.id
  where i.user_id = $1
  order by i.is_default desc, i.id
$$;
comment on function app_private.kept_numbers(uuid) is
  'The encrypted numbers of a person''s identities, the default one''s first.';
grant execute on function app_private.kept_numbers(uuid) to app_authenticator;
--! EndIncluded identity/functions/kept_numbers.sql
--! Included identity/functions/network_of.sql
-- Enough to tell home from elsewhere, and not where somebody lives.
create or replace function app_private.network_of(ip text) returns text
language sql immutable parallel safe
set search_path to pg_catalog, public, pg_temp
as $$
  select network(set_masklen(s, case family(s) when 6 then 48 else 24 end))::text from app_private.source_of(ip) s
$$;
comment on function app_private.network_of(text) is
  'The network an address lies in, 198.51.100.0/24 or an IPv6 /48; null when it is no address.';
--! EndIncluded identity/functions/network_of.sql
--! Included identity/functions/open_session.sql
-- An operator who acts as somebody has a matter to look at, not a second home: that ends after two
-- hours, however often the account is switched in between. Definer because nobody may write sessions
-- by hand.
create or replace function app_private.open_session(
  user_id uuid, account_id uuid default null, operator_id uuid default null,
  administrator_id uuid default null, administrator_reason text default null
) returns text
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_token text := app_private.make_token();
  v_session_id uuid;
begin
  insert into app_public.sessions (user_id, account_id, operator_id, administrator_id, administrator_reason, expires_at, user_agent, network)
  values (
    open_session.user_id, open_session.account_id, open_session.operator_id,
    open_session.administrator_id, open_session.administrator_reason,
    case when open_session.administrator_id is null then now() + interval '90 days' else least(
      now() + interval '2 hours',
      (
        select s.expires_at from app_public.sessions s
        where s.id = app_hidden.current_session_id() and s.administrator_id is not null
      )
    ) end,
    nullif(left(current_setting('app.user_agent', true), 500), ''),
    app_private.network_of(current_setting('app.ip', true))
  )
  returning id into v_session_id;
  insert into app_private.session_tokens (session_id, token_sha256) values (v_session_id, app_private.token_sha256(v_token));
  return v_token;
end;
$$;
comment on function app_private.open_session(uuid, uuid, uuid, uuid, text) is
  'Opens a session in an account, or for an operator, and returns its token, which is shown this once.';
--! EndIncluded identity/functions/open_session.sql
--! Included identity/functions/own_identity_by_number.sql
-- Definer because numbers are out of reach; of the caller's own identities only.
create or replace function app_private.own_identity_by_number(fingerprint bytea) returns app_public.identities
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select i.*
  from app_public.identities i join app_private.identity_numbers n on n.identity_id = i.id
  where i.user_id = app_hidden.current_user_id() and n.fingerprint = $1
$$;
comment on function app_private.own_identity_by_number(bytea) is
  'The caller''s identity with the number of this fingerprint; null when there is none.';
grant execute on function app_private.own_identity_by_number(bytea) to app_user;
--! EndIncluded identity/functions/own_identity_by_number.sql
--! Included identity/functions/record_identity.sql
-- Whoever shows the same number again has the same identity, with the names of today. Two people who show
-- one number at the same moment meet at the unique index.
create or replace function app_private.record_identity(user_id uuid, vouched jsonb) returns app_public.identities
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_fingerprint bytea := decode(vouched ->> 'fingerprint', 'base64');
  v_identity app_public.identities;
begin
  select i.* into v_identity from app_public.identities i
  join app_private.identity_numbers n on n.identity_id = i.id and n.fingerprint = v_fingerprint;
  if v_identity.user_id <> record_identity.user_id then
    perform app_private.refuse('TAKEN');
    perform app_private.stop_if_refused();
  end if;
  if v_identity.id is not null then
    update app_public.identities i set
      first_name = vouched ->> 'firstName', last_name = vouched ->> 'lastName',
      born_on = coalesce((vouched ->> 'bornOn')::date, i.born_on), identified_at = now()
    where i.id = v_identity.id
    returning i.* into v_identity;
    return v_identity;
  end if;
  insert into app_public.identities (user_id, country, identifier, first_name, last_name, born_on, is_default)
  values (
    record_identity.user_id, vouched ->> 'country', vouched ->> 'identifier', vouched ->> 'firstName', vouched ->> 'lastName',
    (vouched ->> 'bornOn')::date, not app_hidden.has_identity(record_identity.user_id)
  ) returning * into v_identity;
  insert into app_private.identity_numbers (identity_id, number_encrypted, fingerprint)
  values (v_identity.id, decode(vouched ->> 'encrypted', 'base64'), v_fingerprint);
  return v_identity;
exception when unique_violation then
  perform app_private.refuse('TAKEN');
  perform app_private.stop_if_refused();
end;
$$;
comment on function app_private.record_identity(uuid, jsonb) is
  'Keeps the identity a broker has vouched for: country, masked identifier, the number encrypted and its fingerprint, firstName, lastName and bornOn. The first is the default. Stops with TAKEN when the number is another person''s.';
--! EndIncluded identity/functions/record_identity.sql
--! Included identity/functions/refuse_other_session.sql
create or replace function app_private.refuse_other_session(id uuid) returns void
language plpgsql volatile
as $$
begin
  if id <> app_hidden.current_session_id() then
    perform app_private.refuse_when_impersonating();
  end if;
end;
$$;
comment on function app_private.refuse_other_session(uuid) is
  'Stops with INVALID_ACTION when somebody who acts as the user means another session than their own.';
--! EndIncluded identity/functions/refuse_other_session.sql
--! Included identity/functions/sessions_is_current.sql
create or replace function app_public.sessions_is_current(session app_public.sessions) returns boolean
language sql stable
as $$
  select coalesce(session.id = app_hidden.current_session_id(), false)
$$;
comment on function app_public.sessions_is_current(app_public.sessions) is E'@notNull\nWhether it is the session that asks.';
grant execute on function app_public.sessions_is_current(app_public.sessions) to app_user;
--! EndIncluded identity/functions/sessions_is_current.sql
--! Included identity/functions/set_default_identity.sql
-- The person is called as it says from then on. Definer because no role of the API writes identities.
create or replace function app_public.set_default_identity(input jsonb) returns app_public.identities
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_user_id uuid := app_hidden.current_user_id();
  v_identity app_public.identities;
begin
  perform app_private.refuse_when_impersonating();
  perform from app_public.users u where u.id = v_user_id for no key update;
  select i.* into v_identity from app_public.identities i
  where i.id = (input ->> 'id')::uuid and i.user_id = v_user_id for update;
  if not found then
    perform app_private.refuse('INVALID', 'id');
  end if;
  perform app_private.stop_if_refused();

  update app_public.identities i set is_default = false
  where i.user_id = v_user_id and i.is_default and i.id <> v_identity.id;
  update app_public.identities i set is_default = true where i.id = v_identity.id returning i.* into v_identity;
  perform app_private.take_identity_names(v_user_id);
  return v_identity;
end;
$$;
comment on function app_public.set_default_identity(jsonb) is
'@impersonated refused
Makes an identity the one whose names the person has. INVALID for what is not theirs; INVALID_ACTION while impersonating.';
grant execute on function app_public.set_default_identity(jsonb) to app_user;
--! EndIncluded identity/functions/set_default_identity.sql
--! Included identity/functions/take_identity_names.sql
-- Who is known is called as they are known. Who has not been asked for a name yet is asked first, since
-- that also makes their account.
create or replace function app_private.take_identity_names(user_id uuid) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  update app_public.users u set first_name = i.first_name, last_name = i.last_name
  from app_public.identities i
  where u.id = take_identity_names.user_id and i.user_id = u.id and i.is_default
    and u.first_name is not null and u.last_name is not null
    and (u.first_name, u.last_name) is distinct from (i.first_name, i.last_name)
$$;
comment on function app_private.take_identity_names(uuid) is 'Gives a person the names of their default identity, if they have one.';
--! EndIncluded identity/functions/take_identity_names.sql
--! Included identity/functions/update_user.sql
-- Absent attributes stay as they are. A new address only counts once the link sent to it is used.
-- Definer because no role of the API writes passwords.
create or replace function app_public.update_user(input jsonb) returns app_public.users
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_attributes jsonb := input -> 'attributes';
  v_email public.citext := app_hidden.text_at(v_attributes, 'email');
  v_password_hash text := app_private.prepared(input, 'update_user') ->> 'passwordHash';
  v_user app_public.users;
begin
  select u.* into v_user from app_public.users u where u.id = app_hidden.current_user_id() for no key update;
  if not found then
    perform app_private.refuse('USER_NOT_FOUND');
    perform app_private.stop_if_refused();
  end if;
  if v_email = v_user.email then
    v_email := null;
  end if;
  perform app_private.refuse_when_changed(v_user.updated_at, input);
  perform app_private.check_user_changes(v_user.id, v_email, v_attributes, v_password_hash is not null);
  perform app_private.stop_if_refused();
  if v_email is not null and not app_private.take_link_request(v_email) then
    perform app_private.refuse('ATTEMPTS_LIMIT_EXCEEDED');
    perform app_private.stop_if_refused();
  end if;

  update app_public.users u set
    first_name = case when v_attributes ? 'firstName' then app_hidden.text_at(v_attributes, 'firstName') else u.first_name end,
    last_name = case when v_attributes ? 'lastName' then app_hidden.text_at(v_attributes, 'lastName') else u.last_name end,
    language = coalesce((v_attributes ->> 'language')::app_public.language, u.language),
    marketing_consent = coalesce((v_attributes ->> 'marketingConsent')::boolean, u.marketing_consent),
    necessary_cookies_consent = coalesce((v_attributes ->> 'necessaryCookiesConsent')::boolean, u.necessary_cookies_consent),
    occupation = case when v_attributes ? 'occupation' then v_attributes ->> 'occupation' else u.occupation end
  where u.id = v_user.id
  returning u.* into v_user;

  if v_password_hash is not null then
    perform app_private.change_password(v_user.id, v_password_hash, app_hidden.current_session_id());
  end if;
  if v_email is not null then
    perform app_private.mail_one_time_link(v_user.id, 'CHANGE_EMAIL', null, v_email);
  end if;
  return v_user;
end;
$$;
comment on function app_public.update_user(jsonb) is
  E'@impersonated partly\nChanges the signed-in user. A new password or e-mail address needs the second level (AUTH_LEVEL_2_REQUIRED) and is refused while impersonating (INVALID_ACTION); IMMUTABLE: a name of who has an identity; TAKEN: another user has the address; ATTEMPTS_LIMIT_EXCEEDED: too many links to the new address or from this place.';
grant execute on function app_public.update_user(jsonb) to app_user;
--! EndIncluded identity/functions/update_user.sql
--! Included identity/functions/use_one_time_link.sql
-- A change of address is completed by its own signed-in user only: a mistyped address must not
-- hand the account to the stranger who has it.
create or replace function app_private.use_one_time_link(token text, was_resent boolean) returns app_private.one_time_links
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_link app_private.one_time_links := app_private.lock_one_time_link(token, 'SIGN_IN', 'CONFIRM', 'CHANGE_EMAIL');
  v_state text := app_private.one_time_link_state(v_link);
begin
  if v_state = 'UNKNOWN' then
    perform app_private.refuse('INVALID_TOKEN', 'token');
  elsif was_resent then
    perform app_private.refuse('OTP_EXPIRED_AND_RESENT', 'token');
  elsif v_state <> 'LIVE' then
    perform app_private.refuse('OTP_EXPIRED', 'token');
  elsif app_private.is_user_blocked(v_link.user_id) then
    perform app_private.refuse('USER_BLOCKED');
  elsif v_link.purpose = 'CHANGE_EMAIL' and v_link.user_id is distinct from app_hidden.current_user_id() then
    perform app_private.refuse('UNAUTHORIZED');
  elsif exists (select from app_public.users u where u.email = v_link.email and u.id <> v_link.user_id) then
    perform app_private.refuse('TAKEN', 'token');
  end if;
  if app_private.has_refusals() then
    return null;
  end if;

  update app_private.one_time_links l set used_at = now() where l.id = v_link.id;
  if v_link.purpose = 'SIGN_IN' then
    perform app_private.disown_unproven(v_link.user_id);
  end if;
  if v_link.purpose = 'CHANGE_EMAIL' then
    perform app_private.change_email(v_link.user_id, v_link.email);
  end if;
  if v_link.purpose = 'SIGN_IN' then
    -- An invitation of another team is as good as this one was, for two weeks.
    perform app_private.retire_links(v_link.user_id, 'SIGN_IN');
  end if;
  perform app_private.confirm_user(v_link.user_id);
  return v_link;
end;
$$;
comment on function app_private.use_one_time_link(text, boolean) is
  'Spends a link and confirms its user. Refuses INVALID_TOKEN, OTP_EXPIRED_AND_RESENT, OTP_EXPIRED, USER_BLOCKED, UNAUTHORIZED or TAKEN and returns null.';
--! EndIncluded identity/functions/use_one_time_link.sql
--! Included identity/functions/wrapped_number_key.sql
-- Definer because the table is nobody's to read. Only who logs in as the server may ask, and has the secret
-- that opens what this gives.
create or replace function app_private.wrapped_number_key() returns app_private.number_keys
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select k.* from app_private.number_keys k order by k.id limit 1
$$;
comment on function app_private.wrapped_number_key() is 'The key of national numbers, as SECRET opens it; null before the product was started.';
grant execute on function app_private.wrapped_number_key() to app_authenticator;
--! EndIncluded identity/functions/wrapped_number_key.sql
--! Included accounts/functions/accounts_default_identity.sql
-- As the caller, who sees no identities but their own.
create or replace function app_public.accounts_default_identity(account app_public.accounts) returns app_public.identities
language sql stable
as $$
  select i.* from app_public.identities i where i.user_id = account.primary_user_id and i.is_default
$$;
comment on function app_public.accounts_default_identity(app_public.accounts) is
  'The identity whose names the owner has; for the owner alone.';
grant execute on function app_public.accounts_default_identity(app_public.accounts) to app_user;
--! EndIncluded accounts/functions/accounts_default_identity.sql
--! Included accounts/functions/accounts_identities.sql
-- As the caller, who sees no identities but their own.
create or replace function app_public.accounts_identities(account app_public.accounts) returns setof app_public.identities
language sql stable
as $$
  select i.* from app_public.identities i where i.user_id = account.primary_user_id order by i.is_default desc, i.id
$$;
comment on function app_public.accounts_identities(app_public.accounts) is
  E'@simpleCollections only\nThe identities of the owner, who alone sees them; the default one first.';
grant execute on function app_public.accounts_identities(app_public.accounts) to app_user;
--! EndIncluded accounts/functions/accounts_identities.sql
--! Included accounts/functions/accounts_ui_flags.sql
create or replace function app_public.accounts_ui_flags(account app_public.accounts) returns app_public.ui_flags
language sql stable
as $$
  select row (account.shown_ids)::app_public.ui_flags
$$;
comment on function app_public.accounts_ui_flags(app_public.accounts) is E'@notNull\nWhat its people have been shown.';
grant execute on function app_public.accounts_ui_flags(app_public.accounts) to app_user;

comment on type app_public.ui_flags is 'What the people of an account have been shown and need not be shown again.';
comment on column app_public.ui_flags.shown_ids is E'@notNull\nThe names of what was shown, as a front end calls it.';
--! EndIncluded accounts/functions/accounts_ui_flags.sql
--! Included accounts/functions/acts_in_team.sql
-- Definer because who acts need not be able to read the account's row, as an operator in a trigger.
create or replace function app_hidden.acts_in_team() returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_public.accounts a where a.id = app_hidden.current_account_id() and a.account_type = 'TEAM'
  )
$$;
comment on function app_hidden.acts_in_team() is 'Whether the current account is a team.';
grant execute on function app_hidden.acts_in_team() to app_user;
--! EndIncluded accounts/functions/acts_in_team.sql
--! Included accounts/functions/add_account_member.sql
-- Who is a member already is answered as they are: whoever asks goes on to change them. Definer because
-- nobody may write people and memberships by hand.
create or replace function app_public.add_account_member(input jsonb) returns app_public.members
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
  v_member app_public.members;
  v_membership app_public.memberships;
begin
  perform app_private.refuse_when_impersonating();
  v_account := app_private.require_own_team();
  perform app_private.require_manager();
  select m.* into v_member from app_public.members m where m.email = btrim(input ->> 'email')::public.citext;
  if found then
    return v_member;
  end if;
  perform app_private.check_new_member(v_account, input);
  perform app_private.stop_if_refused();

  v_membership := app_private.add_member(v_account, input);
  select m.* into v_member from app_public.members m where m.id = v_membership.id;
  return v_member;
end;
$$;
comment on function app_public.add_account_member(jsonb) is
'@actors OWNER ADMIN MANAGER
@impersonated refused
Invites somebody into the team; a member is answered unchanged. Owners and admins, and a MANAGER for MEMBERs of their departments. BLANK, INVALID, INCLUSION, TAKEN: a department twice. UNAUTHORIZED where only OWNER and ADMIN may. DELIVERY_FREQUENCY_EXCEEDED, ATTEMPTS_LIMIT_EXCEEDED, USER_NOT_CONFIRMED; INVALID_ACTION: no team, or while impersonating.';
grant execute on function app_public.add_account_member(jsonb) to app_user;
--! EndIncluded accounts/functions/add_account_member.sql
--! Included accounts/functions/add_member.sql
-- Who has an address that is somebody's already belongs to the team at once, and is told; who has not proven
-- theirs is invited. The name that is given is what the team calls them until they have said their own.
create or replace function app_private.add_member(account app_public.accounts, member jsonb) returns app_public.memberships
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_email public.citext := btrim(member ->> 'email');
  v_user app_public.users;
  v_membership app_public.memberships;
begin
  perform app_private.create_user(jsonb_build_object('email', v_email, 'language', account.language));
  select u.* into strict v_user from app_public.users u where u.email = v_email;
  insert into app_public.memberships (account_id, user_id, role, invited_first_name, invited_last_name, invited_by, invited_at)
  values (
    account.id, v_user.id, coalesce(member ->> 'role', 'MEMBER')::app_public.account_role,
    app_hidden.text_at(member, 'firstName'), app_hidden.text_at(member, 'lastName'), app_hidden.current_user_id(),
    case when not v_user.confirmed then now() end
  )
  returning * into v_membership;
  perform app_private.put_into_departments(v_membership, coalesce(nullif(member -> 'departmentMemberships', 'null'), '[]'));
  if v_user.confirmed then
    perform app_private.record_event('memberships', v_membership.id, account.id, 'ADDED', null);
  else
    perform app_private.record_event('memberships', v_membership.id, account.id, 'INVITED', null);
  end if;
  return v_membership;
end;
$$;
comment on function app_private.add_member(app_public.accounts, jsonb) is
  'Makes somebody a member of a team, once that is checked: email, firstName, lastName, role and departmentMemberships.';
--! EndIncluded accounts/functions/add_member.sql
--! Included accounts/functions/audited_names.sql
-- What a row computes of others says the same as they do, and the trail of changes keeps it beside them.
create or replace function app_private.audited_names(table_name regclass, columns text[]) returns text[]
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select audited_names.columns || array(
    select a.attname::text from pg_attribute a
    where a.attrelid = audited_names.table_name and not a.attisdropped and (a.attgenerated <> '' or a.attname = 'search_text')
  )
$$;
comment on function app_private.audited_names(regclass, text[]) is
  'The columns, and those that are computed of others of their table.';
--! EndIncluded accounts/functions/audited_names.sql
--! Included accounts/functions/cancel_account_deletion.sql
-- The row is locked as the deletion locks it, so of the two in the same minute one is first, and the other
-- finds what it has made. Definer because nobody may write accounts by hand.
create or replace function app_public.cancel_account_deletion(input jsonb) returns app_public.accounts
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
begin
  perform app_private.refuse_when_impersonating();
  v_account := app_private.lock_owned_account(input);
  perform app_private.refuse_when_changed(v_account.updated_at, input);
  if v_account.deletion_scheduled_on is null or v_account.deleted_at is not null then
    perform app_private.refuse('INVALID_ACTION');
  end if;
  perform app_private.stop_if_refused();

  update app_public.accounts a set deletion_scheduled_on = null where a.id = v_account.id returning a.* into v_account;
  perform app_private.record_event('accounts', v_account.id, v_account.id, 'DELETION_CANCELLED', null);
  return v_account;
end;
$$;
comment on function app_public.cancel_account_deletion(jsonb) is
  E'@impersonated refused\nKeeps the account acted in after all; owners only. INVALID_ACTION: nothing is scheduled, or it is done. UNAUTHORIZED.';
grant execute on function app_public.cancel_account_deletion(jsonb) to app_user;
--! EndIncluded accounts/functions/cancel_account_deletion.sql
--! Included accounts/functions/check_account_changes.sql
-- A personal account has no name of its own, so giving it one would hide whose it is.
create or replace function app_private.check_account_changes(account app_public.accounts, input jsonb) returns void
language plpgsql volatile
as $$
declare
  v_attributes jsonb := coalesce(nullif(input -> 'attributes', 'null'), '{}');
  v_is_personal boolean := account.account_type = 'PERSONAL';
  v_email text := app_hidden.text_at(v_attributes, 'email');
begin
  if (input ->> 'personal')::boolean <> v_is_personal then
    perform app_private.refuse('INVALID_ACTION', 'personal');
  end if;
  if v_attributes ? 'name' and v_is_personal then
    perform app_private.refuse('INVALID_ACTION', 'attributes.name');
  elsif v_attributes ? 'name' then
    perform app_private.refuse_blanks(v_attributes, array['name']);
  end if;
  if v_email is not null and not app_hidden.is_email_address(v_email) then
    perform app_private.refuse('INVALID', 'attributes.email');
  end if;
  if not app_hidden.is_phone_number(nullif(v_attributes ->> 'phoneNumber', '')) then
    perform app_private.refuse('INVALID_PHONE_NUMBER', 'attributes.phoneNumber');
  end if;
  if jsonb_typeof(v_attributes -> 'address') = 'object' then
    perform app_private.check_address(v_attributes, is_served_country => false);
  end if;
  perform app_private.refuse_picture(account.id, v_attributes, 'symbol');
  perform app_private.refuse_picture(account.id, v_attributes, 'logo');
  perform app_private.refuse_team_fields(account, v_attributes);
  -- How the house reaches an account is as good as a credential to who asks it for help.
  if v_attributes ->> 'email' is distinct from account.email::text and v_attributes ? 'email'
    or v_attributes ->> 'phoneNumber' is distinct from account.phone_number and v_attributes ? 'phoneNumber' then
    perform app_private.refuse_when_impersonating();
  end if;
end;
$$;
comment on function app_private.check_account_changes(app_public.accounts, jsonb) is
  'Refuses all that is wrong with a change of an account: another account than meant, a blank name, a wrong e-mail or phone number, an incomplete address, what is no picture, what only a team has for a person, an organisation number that is not the team''s, another address or number while impersonating.';
--! EndIncluded accounts/functions/check_account_changes.sql
--! Included accounts/functions/check_department.sql
-- Two of one name at the same moment wait for each other here.
create or replace function app_private.check_department(department jsonb, except_id uuid default null) returns void
language plpgsql volatile
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('departments of ' || app_hidden.current_account_id(), 0));
  perform app_private.refuse_blanks(department, array['name', 'description'], '');
  if length(app_hidden.text_at(department, 'name')) > 200 then
    perform app_private.refuse('TOO_BIG', 'name');
  end if;
  if length(app_hidden.text_at(department, 'description')) > 280 then
    perform app_private.refuse('TOO_BIG', 'description');
  end if;
  if exists (
    select from app_public.departments d
    where d.account_id = app_hidden.current_account_id() and lower(d.name) = lower(app_hidden.text_at(department, 'name'))
      and d.id is distinct from except_id
  ) then
    perform app_private.refuse('TAKEN', 'name');
  end if;
end;
$$;
comment on function app_private.check_department(jsonb, uuid) is
  'Refuses all that is wrong with a department as it would be: BLANK, TOO_BIG, a name that another one has.';
grant execute on function app_private.check_department(jsonb, uuid) to app_user;
--! EndIncluded accounts/functions/check_department.sql
--! Included accounts/functions/check_department_memberships.sql
-- What a member is to be in departments is compared with what they are. Who manages departments and not the
-- team puts people into those and takes them out, as MEMBERs; all else has to stay as it is.
create or replace function app_private.check_department_memberships(wanted jsonb, membership_id uuid default null) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_can_manage boolean := app_hidden.can_manage();
  v_managed uuid[] := app_hidden.managed_department_ids();
  v_row record;
begin
  for v_row in
    select format('departmentMemberships.%s.', w.place - 1) as path, w.row ->> 'role' as role, (w.row ->> 'departmentId')::uuid as department_id,
      row_number() over (partition by w.row ->> 'departmentId' order by w.place) as times,
      (w.row ->> 'accessToCRC')::boolean as record_access, (w.row ->> 'accessToIdentity')::boolean as identity_access,
      d.id is not null as is_known, n.role as now_role, coalesce(n.criminal_record_access, false) as now_record_access,
      coalesce(n.identity_access, false) as now_identity_access
    from jsonb_array_elements(coalesce(nullif(wanted, 'null'), '[]')) with ordinality as w (row, place)
    left join app_public.departments d
      on d.id = (w.row ->> 'departmentId')::uuid and d.account_id = app_hidden.current_account_id()
    left join app_public.department_memberships n
      on n.department_id = d.id and n.membership_id = check_department_memberships.membership_id
    order by w.place
  loop
    if v_row.department_id is null then
      perform app_private.refuse('BLANK', v_row.path || 'departmentId');
    elsif not v_row.is_known then
      perform app_private.refuse('INVALID', v_row.path || 'departmentId');
    elsif v_row.times > 1 then
      perform app_private.refuse('TAKEN', v_row.path || 'departmentId');
    end if;
    if v_row.role is null then
      perform app_private.refuse('BLANK', v_row.path || 'role');
    end if;
    if v_can_manage or not v_row.is_known then
      continue;
    end if;
    if v_row.department_id <> all (v_managed) and v_row.now_role is null then
      perform app_private.refuse('UNAUTHORIZED', v_row.path || 'departmentId');
    end if;
    if v_row.role <> coalesce(v_row.now_role::text, 'MEMBER') then
      perform app_private.refuse('UNAUTHORIZED', v_row.path || 'role');
    end if;
    if coalesce(v_row.record_access, v_row.now_record_access) <> v_row.now_record_access then
      perform app_private.refuse('UNAUTHORIZED', v_row.path || 'accessToCRC');
    end if;
    if coalesce(v_row.identity_access, v_row.now_identity_access) <> v_row.now_identity_access then
      perform app_private.refuse('UNAUTHORIZED', v_row.path || 'accessToIdentity');
    end if;
  end loop;
  if not v_can_manage and exists (
    select from app_public.department_memberships n
    where n.membership_id = check_department_memberships.membership_id and n.department_id = any (v_managed) and n.role = 'MANAGER'
      and not exists (select from jsonb_array_elements(wanted) w where (w ->> 'departmentId')::uuid = n.department_id)
  ) then
    perform app_private.refuse('UNAUTHORIZED', 'departmentMemberships');
  end if;
end;
$$;
comment on function app_private.check_department_memberships(jsonb, uuid) is
  'Refuses what cannot be wanted of departments: BLANK, INVALID, TAKEN for a department twice, UNAUTHORIZED for what only OWNER and ADMIN give.';
--! EndIncluded accounts/functions/check_department_memberships.sql
--! Included accounts/functions/check_member_role.sql
-- Nobody is made owner but by the owner, who gives it away; see set_account_owner().
create or replace function app_private.check_member_role(role text) returns void
language plpgsql volatile
as $$
begin
  if role = 'OWNER' then
    perform app_private.refuse('INCLUSION', 'role');
  elsif role = 'ADMIN' and not app_hidden.can_manage() then
    perform app_private.refuse('UNAUTHORIZED', 'role');
  end if;
end;
$$;
comment on function app_private.check_member_role(text) is
  'Refuses a role in the team that cannot be given: INCLUSION for OWNER, UNAUTHORIZED for ADMIN by a MANAGER.';
--! EndIncluded accounts/functions/check_member_role.sql
--! Included accounts/functions/check_new_member.sql
create or replace function app_private.check_new_member(account app_public.accounts, member jsonb) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_email text := app_hidden.text_at(member, 'email');
begin
  perform app_private.refuse_blanks(member, array['email', 'firstName', 'lastName'], '');
  if v_email is not null and not app_hidden.is_email_address(v_email) then
    perform app_private.refuse('INVALID', 'email');
  end if;
  perform app_private.check_member_role(member ->> 'role');
  perform app_private.check_department_memberships(member -> 'departmentMemberships');
  -- Who is put nowhere by who does not manage the team would be in it for nobody.
  if not app_hidden.can_manage() and coalesce(jsonb_array_length(nullif(member -> 'departmentMemberships', 'null')), 0) = 0 then
    perform app_private.refuse('BLANK', 'departmentMemberships');
  end if;
  if not app_private.has_refusals() then
    perform app_private.take_invitation(account.id, v_email::public.citext, 'email');
  end if;
end;
$$;
comment on function app_private.check_new_member(app_public.accounts, jsonb) is
  'Refuses all that is wrong with somebody who is to be a member: blanks, an address that is none, a role or department that cannot be given, too many mails.';
--! EndIncluded accounts/functions/check_new_member.sql
--! Included accounts/functions/close_account.sql
-- Nobody gets in from here on; what is personal goes an hour later, when the letter that says so has left. Who
-- has become a team's owner since keeps the account, or the team would be nobody's. A second run finds nothing
-- to do. Definer because the worker writes no table.
create or replace function app_private.close_account(id uuid) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
begin
  select a.* into v_account from app_public.accounts a
  where a.id = close_account.id and a.deleted_at is null
    and a.deletion_scheduled_on <= (now() at time zone 'Europe/Oslo')::date
  for no key update;
  if not found then
    return;
  end if;
  if v_account.account_type = 'PERSONAL' and app_private.owns_teams(v_account.primary_user_id, is_due => true) then
    update app_public.accounts a set deletion_scheduled_on = null where a.id = v_account.id;
    perform app_private.record_event('accounts', v_account.id, v_account.id, 'DELETION_STOPPED', null);
    return;
  end if;
  update app_public.accounts a set deleted_at = now(), blocked_at = coalesce(a.blocked_at, now()) where a.id = v_account.id;
  update app_public.sessions s set revoked_at = now() where s.account_id = v_account.id and s.revoked_at is null;
  if v_account.account_type = 'PERSONAL' then
    delete from app_public.memberships m where m.user_id = v_account.primary_user_id and m.account_id <> v_account.id;
    update app_public.users u set blocked_at = coalesce(u.blocked_at, now()) where u.id = v_account.primary_user_id;
  else
    delete from app_public.memberships m where m.account_id = v_account.id and m.user_id <> v_account.primary_user_id;
  end if;
  perform app_private.record_event('accounts', v_account.id, v_account.id, 'DELETED', null);
end;
$$;
comment on function app_private.close_account(uuid) is
  E'@task accounts\nDeletes an account whose day has come: nobody gets in any more, and what is personal goes soon after. Does nothing when it was cancelled or is done.';
grant execute on function app_private.close_account(uuid) to app_worker;
--! EndIncluded accounts/functions/close_account.sql
--! Included accounts/functions/create_department.sql
create or replace function app_public.create_department(input jsonb) returns app_public.departments
language plpgsql volatile
as $$
declare
  v_department app_public.departments;
begin
  if not app_hidden.acts_in_team() then
    perform app_private.refuse('INVALID_ACTION');
  elsif not app_hidden.can_manage() then
    perform app_private.refuse('UNAUTHORIZED');
  end if;
  perform app_private.stop_if_refused();
  perform app_private.check_department(input);
  perform app_private.stop_if_refused();

  insert into app_public.departments (account_id, name, description)
  values (app_hidden.current_account_id(), app_hidden.text_at(input, 'name'), app_hidden.text_at(input, 'description'))
  returning * into v_department;
  perform app_private.record_event('departments', v_department.id, v_department.account_id, 'CREATED', null);
  return v_department;
end;
$$;
comment on function app_public.create_department(jsonb) is
'@impersonated allowed
@actors OWNER ADMIN
Adds a department to the team. BLANK, TOO_BIG, TAKEN: another has the name, whatever the case. INVALID_ACTION: no team. UNAUTHORIZED.';
grant execute on function app_public.create_department(jsonb) to app_user;
--! EndIncluded accounts/functions/create_department.sql
--! Included accounts/functions/create_policy_document.sql
-- The file was looked into and stored on the way here; what arrives is its id. Row-level security shows files
-- of the caller's account alone.
create or replace function app_public.create_policy_document(input jsonb) returns app_public.policy_documents
language plpgsql volatile
as $$
declare
  v_file_id uuid := (input #>> '{attributes,file}')::uuid;
  v_document app_public.policy_documents;
begin
  if not app_hidden.can_manage() then
    perform app_private.refuse('UNAUTHORIZED');
    perform app_private.stop_if_refused();
  end if;
  if v_file_id is null then
    perform app_private.refuse('BLANK', 'attributes.file');
  elsif not exists (
    select from app_public.files f where f.id = v_file_id and f.account_id = app_hidden.current_account_id()
  ) then
    perform app_private.refuse('INVALID', 'attributes.file');
  elsif (
    select count(*) >= 100 from app_public.policy_documents d where d.account_id = app_hidden.current_account_id()
  ) then
    perform app_private.refuse('TOO_BIG', 'attributes.file');
  end if;
  perform app_private.stop_if_refused();

  insert into app_public.policy_documents (account_id, file_id, created_by)
  values (app_hidden.current_account_id(), v_file_id, app_hidden.current_user_id())
  returning * into v_document;
  perform app_private.record_event('policy_documents', v_document.id, v_document.account_id, 'ADDED', null);
  return v_document;
end;
$$;
comment on function app_public.create_policy_document(jsonb) is
'@impersonated allowed
@actors OWNER ADMIN
Adds a policy document to the account: PDF or Word, at most 10 000 000 bytes. TOO_BIG or INVALID for the file, TOO_BIG beyond a hundred of them; UNAUTHORIZED.';
grant execute on function app_public.create_policy_document(jsonb) to app_user;
--! EndIncluded accounts/functions/create_policy_document.sql
--! Included accounts/functions/current_user_account_ids.sql
-- Definer because the accounts one belongs to decide which rows one sees, also of memberships.
-- Returns one value, so that a policy asks once per statement and finds rows by their key.
create or replace function app_hidden.current_user_account_ids() returns uuid[]
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce(array_agg(m.account_id), '{}') from app_public.memberships m
  join app_public.accounts a on a.id = m.account_id and a.deleted_at is null
  where m.user_id = app_hidden.current_user_id()
$$;
comment on function app_hidden.current_user_account_ids() is 'The accounts the caller belongs to; none that was deleted.';
grant execute on function app_hidden.current_user_account_ids() to app_user;
--! EndIncluded accounts/functions/current_user_account_ids.sql
--! Included accounts/functions/delete_account.sql
-- Who asks for it has two weeks to think better of it. What stands in the way is told before a code is asked
-- for by SMS. Teams that will be gone by then stand in no way; whether they are is asked again that day.
-- Definer because nobody may write accounts by hand.
create or replace function app_public.delete_account(input jsonb) returns app_public.accounts
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
begin
  perform app_private.refuse_when_impersonating();
  v_account := app_private.lock_owned_account(input);
  perform app_private.refuse_when_changed(v_account.updated_at, input);
  if v_account.tag = 'VOLUNTEER' or v_account.deletion_scheduled_on is not null then
    perform app_private.refuse('INVALID_ACTION');
  elsif v_account.account_type = 'PERSONAL' and app_private.owns_teams(v_account.primary_user_id) then
    perform app_private.refuse('PERSONAL_ACCOUNT_OWNS_TEAMS');
  end if;
  perform app_private.stop_if_refused();
  perform app_private.require_second_level();
  perform app_private.stop_if_refused();

  update app_public.accounts a
  set deletion_scheduled_on = (now() at time zone 'Europe/Oslo')::date + 14
  where a.id = v_account.id
  returning a.* into v_account;
  perform app_private.record_event('accounts', v_account.id, v_account.id, 'DELETION_SCHEDULED', null);
  return v_account;
end;
$$;
comment on function app_public.delete_account(jsonb) is
  E'@impersonated refused\nHas the account acted in deleted in 14 days; owners only, with a code by SMS (AUTH_LEVEL_2_REQUIRED). PERSONAL_ACCOUNT_OWNS_TEAMS: hand them over or delete them first. INVALID_ACTION: scheduled already, or a voluntary organisation, which asks us. UNAUTHORIZED.';
grant execute on function app_public.delete_account(jsonb) to app_user;
--! EndIncluded accounts/functions/delete_account.sql
--! Included accounts/functions/destroy_account_logo.sql
-- Definer because nobody may write accounts by hand.
create or replace function app_public.destroy_account_logo(input jsonb) returns app_public.accounts
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_before app_public.accounts := app_private.lock_managed_account();
  v_account app_public.accounts;
begin
  perform app_private.refuse_when_changed(v_before.updated_at, input);
  perform app_private.check_account_changes(v_before, input - 'attributes');
  perform app_private.stop_if_refused();

  update app_public.accounts a set logo_id = null where a.id = v_before.id returning a.* into v_account;
  perform app_private.forget_pictures(v_before, v_account);
  return v_account;
end;
$$;
comment on function app_public.destroy_account_logo(jsonb) is
'@actors OWNER ADMIN
@impersonated allowed
Takes its logo from the account acted in; owners and admins. INVALID_ACTION: another kind of account than meant. UNAUTHORIZED.';
grant execute on function app_public.destroy_account_logo(jsonb) to app_user;
--! EndIncluded accounts/functions/destroy_account_logo.sql
--! Included accounts/functions/destroy_account_symbol.sql
-- Definer because nobody may write accounts by hand.
create or replace function app_public.destroy_account_symbol(input jsonb) returns app_public.accounts
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_before app_public.accounts := app_private.lock_managed_account();
  v_account app_public.accounts;
begin
  perform app_private.refuse_when_changed(v_before.updated_at, input);
  perform app_private.check_account_changes(v_before, input - 'attributes');
  perform app_private.stop_if_refused();

  update app_public.accounts a set symbol_id = null where a.id = v_before.id returning a.* into v_account;
  perform app_private.forget_pictures(v_before, v_account);
  return v_account;
end;
$$;
comment on function app_public.destroy_account_symbol(jsonb) is
'@actors OWNER ADMIN
@impersonated allowed
Takes the small picture it is known by from the account acted in; owners and admins. INVALID_ACTION: another kind of account than meant. UNAUTHORIZED.';
grant execute on function app_public.destroy_account_symbol(jsonb) to app_user;
--! EndIncluded accounts/functions/destroy_account_symbol.sql
--! Included accounts/functions/destroy_department.sql
-- Its members stay in the team; what they were in the department is over.
create or replace function app_public.destroy_department(input jsonb) returns app_public.departments
language plpgsql volatile
as $$
declare
  v_department app_public.departments := app_private.require_own_department((input ->> 'id')::uuid);
begin
  if v_department.is_default then
    perform app_private.refuse('INVALID_ACTION', 'id');
  end if;
  perform app_private.stop_if_refused();

  delete from app_public.departments d where d.id = v_department.id;
  perform app_private.record_event(
    'departments', v_department.id, v_department.account_id, 'REMOVED', null, jsonb_build_object('name', v_department.name)
  );
  return v_department;
end;
$$;
comment on function app_public.destroy_department(jsonb) is
'@actors OWNER ADMIN MANAGER
@impersonated allowed
@destroys
Removes a department; who manages it. INVALID_ACTION: the default one stays. INVALID id, UNAUTHORIZED.';
grant execute on function app_public.destroy_department(jsonb) to app_user;
--! EndIncluded accounts/functions/destroy_department.sql
--! Included accounts/functions/destroy_policy_document.sql
-- Its file goes with it. Definer because nobody may delete files by hand.
create or replace function app_public.destroy_policy_document(input jsonb) returns app_public.policy_documents
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_document app_public.policy_documents;
begin
  if not app_hidden.can_manage() then
    perform app_private.refuse('UNAUTHORIZED');
    perform app_private.stop_if_refused();
  end if;
  delete from app_public.policy_documents d
  where d.id = (input ->> 'id')::uuid and d.account_id = app_hidden.current_account_id()
  returning d.* into v_document;
  if not found then
    perform app_private.refuse('DOCUMENT_NOT_FOUND', 'id');
    perform app_private.stop_if_refused();
  end if;
  perform app_private.forget_file(v_document.file_id);
  perform app_private.record_event('policy_documents', v_document.id, v_document.account_id, 'REMOVED', null);
  return v_document;
end;
$$;
comment on function app_public.destroy_policy_document(jsonb) is
'@impersonated allowed
@actors OWNER ADMIN
Removes a policy document of the account. DOCUMENT_NOT_FOUND: there is none such; UNAUTHORIZED.';
grant execute on function app_public.destroy_policy_document(jsonb) to app_user;
--! EndIncluded accounts/functions/destroy_policy_document.sql
--! Included accounts/functions/end_sessions_in.sql
-- Their subscriptions hear of it at once; what their token may do is looked up with each request anyway.
create or replace function app_private.end_sessions_in(account_id uuid, user_id uuid) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  update app_public.sessions s set revoked_at = now() where s.account_id = $1 and s.user_id = $2 and s.revoked_at is null
$$;
comment on function app_private.end_sessions_in(uuid, uuid) is 'Ends every session of a user in an account.';
--! EndIncluded accounts/functions/end_sessions_in.sql
--! Included accounts/functions/erase_account.sql
-- What stays is what bookkeeping law keeps; which column is which stands in its comment. Definer because the
-- worker writes no table.
create or replace function app_private.erase_account(id uuid) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
  v_file_id uuid;
begin
  select a.* into v_account from app_public.accounts a
  where a.id = erase_account.id and a.deleted_at is not null for no key update;
  if not found then
    return;
  end if;
  update app_public.accounts a set symbol_id = null, logo_id = null where a.id = v_account.id;
  perform app_private.forget_file(v_account.symbol_id);
  perform app_private.forget_file(v_account.logo_id);
  for v_file_id in
    delete from app_public.policy_documents d where d.account_id = v_account.id returning d.file_id
  loop
    perform app_private.forget_file(v_file_id);
  end loop;
  perform app_private.erase_personal_data(
    v_account.id, case when v_account.account_type = 'PERSONAL' then v_account.primary_user_id end
  );
end;
$$;
comment on function app_private.erase_account(uuid) is
  E'@task accounts\nErases what is personal in a deleted account and of its person. Safe to run twice.';
grant execute on function app_private.erase_account(uuid) to app_worker;
--! EndIncluded accounts/functions/erase_account.sql
--! Included accounts/functions/erase_personal_data.sql
-- From the catalogue, so that a table somebody adds is not forgotten. The trail of changes has said the same
-- things over again; what is erased in the row is erased there, and only there may it be changed.
create or replace function app_private.erase_personal_data(account_id uuid, user_id uuid) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_table record;
  v_rows text;
  v_ids uuid[];
begin
  perform set_config('app.erasing', 'on', true);
  for v_table in
    select p.table_name, split_part(p.table_name::text, '.', 2) as name, bool_or(p.verdict = 'removed') as is_removed,
      app_private.audited_names(p.table_name, array_agg(p.attname::text)) as columns,
      string_agg(format('%I = %s', p.attname, p.replaced_by), ', ') as replaced
    from app_private.personal_columns() p
    where p.verdict in ('erased', 'removed')
    group by p.table_name
    -- What hangs on a row is found by it, so it goes first.
    order by (app_private.rows_of_account(p.table_name) like '% in (select %') desc, p.table_name::text
  loop
    v_rows := app_private.rows_of_account(v_table.table_name);
    continue when v_rows is null;
    -- Which rows they are is known only before they go; what their going tells the trail is taken out after it.
    execute format(
      'select array(
         select id from %s where %s union
         select o.row_id from app_public.audit_entries o
         where o.table_name = $3 and o.operation <> ''UPDATE''
           and (coalesce(o.after, o.before) ->> ''account_id'' = $1::text or coalesce(o.after, o.before) ->> ''user_id'' = $2::text)
       )', v_table.table_name, v_rows
    ) into v_ids using account_id, user_id, v_table.name;
    if v_table.is_removed then
      execute format('delete from %s where %s', v_table.table_name, v_rows) using account_id, user_id;
    else
      execute format('update %s set %s where %s', v_table.table_name, v_table.replaced, v_rows) using account_id, user_id;
    end if;
    update app_public.audit_entries e set before = e.before - v_table.columns, after = e.after - v_table.columns
    where e.table_name = v_table.name and e.row_id = any (v_ids);
  end loop;
  update app_public.audit_entries e set actor = '–' where e.user_id = erase_personal_data.user_id;
  perform set_config('app.erasing', 'off', true);
end;
$$;
comment on function app_private.erase_personal_data(uuid, uuid) is
  'Erases what is personal of an account, and of its person when there is one, in every table and in the trail of changes.';
--! EndIncluded accounts/functions/erase_personal_data.sql
--! Included accounts/functions/forget_pictures.sql
-- Nobody sees a picture that was replaced, so its row goes; the bytes have no row then and go at night.
create or replace function app_private.forget_pictures(before app_public.accounts, after app_public.accounts) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.forget_file(old.id)
  from (values (before.symbol_id, after.symbol_id), (before.logo_id, after.logo_id)) old (id, replaced_by)
  where old.id is not null and old.id is distinct from old.replaced_by
$$;
comment on function app_private.forget_pictures(app_public.accounts, app_public.accounts) is
  'Forgets the pictures that an account had before and has no more.';
--! EndIncluded accounts/functions/forget_pictures.sql
--! Included accounts/functions/is_open_invitation.sql
create or replace function app_hidden.is_open_invitation(membership_id uuid) returns boolean
language sql stable
as $$
  select exists (
    select from app_public.memberships m join app_public.users u on u.id = m.user_id
    where m.id = membership_id and not u.confirmed and u.blocked_at is null and m.invited_at > now() - interval '14 days'
  )
$$;
comment on function app_hidden.is_open_invitation(uuid) is
  'Condition of a reaction: who was invited has not come, and could still.';
--! EndIncluded accounts/functions/is_open_invitation.sql
--! Included accounts/functions/leave_no_person_behind.sql
-- Who was invited and never came is forgotten with their last team, or they could not register: their address
-- would be taken. Who came and has no account of their own yet is given it, or they could not sign in.
create or replace function app_private.leave_no_person_behind(user_id uuid) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_user app_public.users;
begin
  select u.* into v_user from app_public.users u
  where u.id = leave_no_person_behind.user_id
    and not exists (select from app_public.memberships m where m.user_id = u.id);
  if v_user.confirmed then
    perform app_private.create_personal_account(v_user.id);
  elsif v_user.id is not null then
    delete from app_public.users u where u.id = v_user.id;
  end if;
end;
$$;
comment on function app_private.leave_no_person_behind(uuid) is
  'What becomes of who belongs to no account any more: forgotten when their address was never proven, else an account of their own.';
--! EndIncluded accounts/functions/leave_no_person_behind.sql
--! Included accounts/functions/lock_managed_account.sql
create or replace function app_private.lock_managed_account() returns app_public.accounts
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
begin
  select a.* into v_account from app_public.accounts a where a.id = app_hidden.current_account_id() for no key update;
  if not found then
    perform app_private.refuse('ACCOUNT_NOT_FOUND');
  elsif not app_hidden.can_manage() then
    perform app_private.refuse('UNAUTHORIZED');
  end if;
  perform app_private.stop_if_refused();
  return v_account;
end;
$$;
comment on function app_private.lock_managed_account() is
  'The account acted in, locked for a change. Stops with ACCOUNT_NOT_FOUND, or UNAUTHORIZED for who is neither OWNER nor ADMIN.';
--! EndIncluded accounts/functions/lock_managed_account.sql
--! Included accounts/functions/lock_owned_account.sql
create or replace function app_private.lock_owned_account(input jsonb) returns app_public.accounts
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts := app_private.lock_managed_account();
begin
  if app_public.accounts_role(v_account) is distinct from 'OWNER' then
    perform app_private.refuse('UNAUTHORIZED');
  elsif (input ->> 'id')::uuid <> v_account.id then
    perform app_private.refuse('INVALID_ACTION', 'id');
  end if;
  perform app_private.stop_if_refused();
  return v_account;
end;
$$;
comment on function app_private.lock_owned_account(jsonb) is
  'The account acted in, locked for what only its owner does. Stops with UNAUTHORIZED, or INVALID_ACTION at id for another than was meant.';
--! EndIncluded accounts/functions/lock_owned_account.sql
--! Included accounts/functions/make_entrance.sql
-- Asked when the mail is written, so that the token is nowhere but in it: neither in the event it follows nor in
-- a job. Who writes it twice makes two links, of which one is never sent. Definer because the worker reads no table.
create or replace function app_private.make_entrance(payload jsonb, address text) returns text
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_token text := app_private.make_token();
begin
  insert into app_private.one_time_links (token_sha256, user_id, purpose, email, deep_link, expires_at)
  select app_private.token_sha256(v_token), u.id, 'SIGN_IN', u.email,
    format('/v2/%s/%s/account/dashboard', case u.language when 'EN' then 'en' else 'nb' end, app_private.draw_account_path(m.account_id)),
    m.invited_at + interval '14 days'
  from app_public.events e
    join app_public.memberships m on e.entity = 'memberships' and m.id = e.entity_id
    join app_public.users u on u.id = m.user_id and u.email = make_entrance.address::public.citext
  where e.id = (payload ->> 'eventId')::uuid and e.event_type = 'INVITED' and app_hidden.is_open_invitation(m.id);
  return case when found then v_token end;
end;
$$;
comment on function app_private.make_entrance(jsonb, text) is
  'The token of a link that lets in who was invited, for the mail that follows the invitation; null when it is over.';
grant execute on function app_private.make_entrance(jsonb, text) to app_worker;
--! EndIncluded accounts/functions/make_entrance.sql
--! Included accounts/functions/managed_department_ids.sql
-- Definer because policies of departments ask it, which would otherwise ask themselves. It answers about
-- the caller alone, with one value, so that a policy asks once per statement.
create or replace function app_hidden.managed_department_ids() returns uuid[]
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce(array_agg(d.id), '{}')
  from app_public.departments d
  where d.account_id = app_hidden.current_account_id()
    and (app_hidden.can_manage() or app_hidden.department_role_of_caller(d.account_id, d.id) = 'MANAGER')
$$;
comment on function app_hidden.managed_department_ids() is
  'The departments of the current account that the caller manages: all of them for OWNER and ADMIN.';
grant execute on function app_hidden.managed_department_ids() to app_user;
--! EndIncluded accounts/functions/managed_department_ids.sql
--! Included accounts/functions/may_edit_member.sql
-- Definer because it looks at the roles of others. It answers about the caller, in the current account.
create or replace function app_hidden.may_edit_member(membership_id uuid) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_public.memberships m
    where m.id = $1 and m.account_id = app_hidden.current_account_id() and m.role <> 'OWNER'
      and (app_hidden.can_manage() or m.role = 'MEMBER' and cardinality(app_hidden.managed_department_ids()) > 0)
  )
$$;
comment on function app_hidden.may_edit_member(uuid) is
  'Whether the caller may change a member''s departments: OWNER and ADMIN everybody''s but the owner''s, a MANAGER those of MEMBERs, as far as they are theirs.';
grant execute on function app_hidden.may_edit_member(uuid) to app_user;
--! EndIncluded accounts/functions/may_edit_member.sql
--! Included accounts/functions/may_manage_member.sql
-- Definer because it looks at the roles of others. It answers about the caller, in the current account.
-- Whoever manages departments manages those who are nothing but members of them.
create or replace function app_hidden.may_manage_member(membership_id uuid) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_public.memberships m
    where m.id = $1 and m.account_id = app_hidden.current_account_id() and m.role <> 'OWNER'
      and (
        app_hidden.can_manage()
        or m.role = 'MEMBER' and exists (
          select from app_public.department_memberships d
          where d.membership_id = m.id
          having bool_and(d.role = 'MEMBER' and d.department_id = any (app_hidden.managed_department_ids()))
        )
      )
  )
$$;
comment on function app_hidden.may_manage_member(uuid) is
  'Whether the caller may take the member out of the team: OWNER and ADMIN all but the owner, a MANAGER those who belong to no department but theirs, and are MEMBERs there.';
grant execute on function app_hidden.may_manage_member(uuid) to app_user;
--! EndIncluded accounts/functions/may_manage_member.sql
--! Included accounts/functions/members_can_edit.sql
create or replace function app_public.members_can_edit(member app_public.members) returns boolean
language sql stable
as $$
  select app_hidden.may_edit_member(member.id)
$$;
comment on function app_public.members_can_edit(app_public.members) is
  E'@notNull\nWhether the caller may change what the member is in departments they manage.';
grant execute on function app_public.members_can_edit(app_public.members) to app_user;
--! EndIncluded accounts/functions/members_can_edit.sql
--! Included accounts/functions/members_can_remove.sql
create or replace function app_public.members_can_remove(member app_public.members) returns boolean
language sql stable
as $$
  select app_hidden.may_manage_member(member.id)
    or member.role <> 'OWNER' and member.user_id = app_hidden.current_user_id()
$$;
comment on function app_public.members_can_remove(app_public.members) is
  E'@notNull\nWhether the caller may take the member out of the team, or leave it themselves.';
grant execute on function app_public.members_can_remove(app_public.members) to app_user;
--! EndIncluded accounts/functions/members_can_remove.sql
--! Included accounts/functions/members_symbol_id.sql
-- Definer because people see no personal account but their own, and are to know their colleagues' faces.
create or replace function app_public.members_symbol_id(member app_public.members) returns uuid
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select a.symbol_id
  from app_public.memberships m
  join app_public.accounts a on a.primary_user_id = m.user_id and a.account_type = 'PERSONAL'
  where m.id = member.id and m.account_id = app_hidden.current_account_id()
$$;
comment on function app_public.members_symbol_id(app_public.members) is E'@behavior -*\nThe picture of a colleague.';
grant execute on function app_public.members_symbol_id(app_public.members) to app_user;
--! EndIncluded accounts/functions/members_symbol_id.sql
--! Included accounts/functions/memberships_inviter.sql
create or replace function app_private.memberships_inviter(membership app_public.memberships) returns text
language sql stable
as $$
  select coalesce(
    (
      select app_private.unlinked(nullif(concat_ws(' ', u.first_name, u.last_name), ''))
      from app_public.users u where u.id = membership.invited_by
    ),
    app_private.memberships_team_name(membership)
  )
$$;
comment on function app_private.memberships_inviter(app_public.memberships) is 'The name of who invited the member, for mails; the team''s when they are gone.';
--! EndIncluded accounts/functions/memberships_inviter.sql
--! Included accounts/functions/memberships_team_name.sql
-- Somebody who was not asked is written to, in words that a stranger may have chosen: what mail programs would
-- make a link of is taken apart.
create or replace function app_private.memberships_team_name(membership app_public.memberships) returns text
language sql stable
as $$
  select app_private.unlinked(app_public.accounts_display_name(a)) from app_public.accounts a where a.id = membership.account_id
$$;
comment on function app_private.memberships_team_name(app_public.memberships) is 'The name of the team, for mails to who was invited.';
--! EndIncluded accounts/functions/memberships_team_name.sql
--! Included accounts/functions/message_payload.sql
-- Definer because the worker holds no table. Told is only what follows an event that happened, to whom the
-- reaction names: the worker cannot ask for any row it likes.
create or replace function app_private.message_payload(payload jsonb, paths text[]) returns jsonb
language plpgsql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_event app_public.events;
  v_said jsonb;
begin
  select e.* into v_event
  from app_public.events e
    join app_public.followers f on f.entity = e.entity and f.event_type = e.event_type
  where e.id = (payload ->> 'eventId')::uuid and f.module = payload ->> 'module'
    and f.message = payload ->> 'message' and f.recipient = payload ->> 'recipient';
  if v_event.id is null then
    return null;
  end if;
  v_said := app_private.said(v_event.entity, v_event.entity_id, paths);
  if v_said is null then
    return null;
  end if;
  return jsonb_build_object(
    'said', v_said, 'accountPath', app_private.draw_account_path(v_event.account_id),
    'recipients', app_private.recipients(v_event.entity, v_event.entity_id, v_event.account_id, payload ->> 'recipient')
  );
end;
$$;
comment on function app_private.message_payload(jsonb, text[]) is
  'What a text that follows an event says, at the paths, and who gets it: {said, accountPath, recipients}; null when the row is gone or nobody follows so.';
grant execute on function app_private.message_payload(jsonb, text[]) to app_worker;
--! EndIncluded accounts/functions/message_payload.sql
--! Included accounts/functions/onboard.sql
-- Definer because an invited person may have no personal account yet, and nobody may write one by
-- hand.
create or replace function app_public.onboard(input jsonb) returns app_public.users
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_attributes jsonb := input -> 'attributes';
  v_user app_public.users;
begin
  select u.* into v_user from app_public.users u where u.id = app_hidden.current_user_id() for no key update;
  if v_user.id is null then
    perform app_private.refuse('USER_NOT_FOUND');
  elsif not v_user.confirmed then
    perform app_private.refuse('USER_NOT_CONFIRMED');
  elsif v_user.first_name is not null and v_user.last_name is not null then
    perform app_private.refuse('INVALID_ACTION');
  end if;
  perform app_private.refuse_blanks(v_attributes, array['firstName', 'lastName']);
  perform app_private.stop_if_refused();

  update app_public.users u set
    first_name = btrim(v_attributes ->> 'firstName'),
    last_name = btrim(v_attributes ->> 'lastName'),
    language = coalesce((v_attributes ->> 'language')::app_public.language, u.language),
    marketing_consent = coalesce((v_attributes ->> 'marketingConsent')::boolean, u.marketing_consent)
  where u.id = v_user.id
  returning u.* into v_user;
  perform app_private.take_identity_names(v_user.id);
  select u.* into v_user from app_public.users u where u.id = v_user.id;
  if not exists (select from app_public.accounts a where a.primary_user_id = v_user.id and a.account_type = 'PERSONAL') then
    perform app_private.create_personal_account(v_user.id);
  end if;
  return v_user;
end;
$$;
comment on function app_public.onboard(jsonb) is
  E'@impersonated allowed\nCompletes an invited user: name, language, consent, and a personal account. USER_NOT_CONFIRMED; INVALID_ACTION: nothing is missing.';
grant execute on function app_public.onboard(jsonb) to app_user;
--! EndIncluded accounts/functions/onboard.sql
--! Included accounts/functions/open_landing_session.sql
-- One's own account first, then the team one has belonged to longest.
create or replace function app_private.open_landing_session(user_id uuid) returns text
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
begin
  select a.* into v_account
  from app_public.memberships m
  join app_public.accounts a on a.id = m.account_id and a.deleted_at is null
  where m.user_id = open_landing_session.user_id
  order by (a.blocked_at is not null), (a.account_type <> 'PERSONAL'), m.created_at, m.id
  limit 1;
  if v_account.id is null then
    perform app_private.refuse('ACCOUNT_NOT_FOUND');
  elsif v_account.blocked_at is not null then
    perform app_private.refuse('ACCOUNT_BLOCKED');
  end if;
  perform app_private.stop_if_refused();
  return app_private.open_session(open_landing_session.user_id, v_account.id);
end;
$$;
comment on function app_private.open_landing_session(uuid) is
  'A session in the account a user lands in, and its token. ACCOUNT_NOT_FOUND: belongs to none. ACCOUNT_BLOCKED: to none that is open.';
--! EndIncluded accounts/functions/open_landing_session.sql
--! Included accounts/functions/owns_teams.sql
create or replace function app_private.owns_teams(user_id uuid, is_due boolean default false) returns boolean
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_public.accounts a
    where a.primary_user_id = user_id and a.account_type = 'TEAM' and a.deleted_at is null
      and (is_due or a.deletion_scheduled_on is null)
  )
$$;
comment on function app_private.owns_teams(uuid, boolean) is
  'Whether somebody owns a team that stays; when the day has come, one that is not deleted yet.';
--! EndIncluded accounts/functions/owns_teams.sql
--! Included accounts/functions/personal_columns.sql
-- Decided where a column is described, so that whoever adds one decides; a column's own word wins over its
-- table's. db/check/rules/personal-data-is-decided.sql tells of those that nobody has decided about.
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
  'What may say something of a person, what becomes of it when they go (none, kept, passing, erased, removed; null when nobody has decided), and what stands there then.';
--! EndIncluded accounts/functions/personal_columns.sql
--! Included accounts/functions/put_into_departments.sql
-- Of who does not manage the team the departments of others stay as they are, whatever is wanted.
create or replace function app_private.put_into_departments(membership app_public.memberships, wanted jsonb) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  delete from app_public.department_memberships d
  where d.membership_id = membership.id and d.department_id = any (app_hidden.managed_department_ids())
    and (membership.role <> 'MEMBER' or not exists (
      select from jsonb_array_elements(wanted) w where (w ->> 'departmentId')::uuid = d.department_id
    ));
  insert into app_public.department_memberships (
    account_id, department_id, membership_id, role, criminal_record_access, identity_access
  )
  select membership.account_id, (w ->> 'departmentId')::uuid, membership.id, (w ->> 'role')::app_public.department_role,
    coalesce((w ->> 'accessToCRC')::boolean, n.criminal_record_access, false),
    coalesce((w ->> 'accessToIdentity')::boolean, n.identity_access, false)
  from jsonb_array_elements(wanted) w
  left join app_public.department_memberships n
    on n.membership_id = membership.id and n.department_id = (w ->> 'departmentId')::uuid
  where membership.role = 'MEMBER'
  on conflict (department_id, membership_id) do update
  set role = excluded.role, criminal_record_access = excluded.criminal_record_access, identity_access = excluded.identity_access;
end;
$$;
comment on function app_private.put_into_departments(app_public.memberships, jsonb) is
  'Makes a member''s departments those that are wanted, once that is checked. Owners and admins have all of them and need none.';
--! EndIncluded accounts/functions/put_into_departments.sql
--! Included accounts/functions/recipients.sql
-- Whom a reaction names: people of the row's account or operators by their role, or what the row holds, a user
-- or an address. A user who is gone is stood in for by the account's first one.
create or replace function app_private.recipients(entity text, id uuid, account_id uuid, recipient text) returns jsonb
language plpgsql stable
as $$
declare
  v_users uuid[];
  v_said jsonb;
begin
  if recipient ~ '^OPERATOR_' then
    v_users := array(
      select o.user_id from app_public.operators o join app_public.users u on u.id = o.user_id
      where o.operator_role::text = substring(recipient from 10) and o.disabled_at is null and u.blocked_at is null
    );
  elsif recipient = any (enum_range(null::app_public.account_role)::text[]) then
    v_users := array(
      select m.user_id from app_public.memberships m join app_public.users u on u.id = m.user_id
      where m.account_id = recipients.account_id and m.role::text = recipient and u.blocked_at is null
    );
  else
    v_said := app_private.said(entity, id, array[recipient]) -> recipient;
    if v_said ->> 'kind' <> 'row:users' then
      return (
        select coalesce(jsonb_agg(jsonb_build_object('address', v_said ->> 'value', 'language', coalesce(a.language, 'NB'))), '[]')
        from (values (1)) one left join app_public.accounts a on a.id = account_id
        where v_said ->> 'value' is not null
      );
    end if;
    v_users := array[coalesce(
      (v_said ->> 'value')::uuid, (select a.primary_user_id from app_public.accounts a where a.id = account_id)
    )];
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('address', u.email, 'number', p.e164, 'language', u.language) order by u.id), '[]')
    from app_public.users u
      left join lateral (
        select n.e164 from app_public.phone_numbers n
        where n.user_id = u.id and n.token_verified_at is not null
        order by n.last_used_at desc nulls last, n.id limit 1
      ) p on true
    where u.id = any (v_users)
  );
end;
$$;
comment on function app_private.recipients(text, uuid, uuid, text) is
  'Who gets a text about a row: [{address, number, language}]; what stands in a column is its address, a number too.';
--! EndIncluded accounts/functions/recipients.sql
--! Included accounts/functions/refuse_organization.sql
-- A number is a claim until somebody has looked. What was looked at stays, and what another team has shown to be
-- its own is nobody else's.
create or replace function app_private.refuse_organization(account app_public.accounts, number text, path text) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  if account.organization_verified_at is not null and number is distinct from account.organization_number then
    perform app_private.refuse('IMMUTABLE', path);
  elsif number is not null and not app_hidden.is_organization_number(number) then
    perform app_private.refuse('INVALID', path);
  elsif exists (
    select from app_public.accounts a
    where a.organization_number = number and a.organization_verified_at is not null and a.deleted_at is null
      and a.id <> account.id
  ) then
    perform app_private.refuse('TAKEN', path);
  end if;
end;
$$;
comment on function app_private.refuse_organization(app_public.accounts, text, text) is
  'Refuses a number that a team cannot have: IMMUTABLE once it is verified, INVALID, TAKEN by a verified team.';
--! EndIncluded accounts/functions/refuse_organization.sql
--! Included accounts/functions/refuse_picture.sql
-- What arrives is the id of a file that was looked into and stored on the way here. It is asked again
-- what the server has asked, because any file of the account could be named in its place.
create or replace function app_private.refuse_picture(account_id uuid, attributes jsonb, field text) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_file_id uuid := attributes ->> field;
  v_file app_public.files;
begin
  if v_file_id is null then
    return;
  end if;
  select f.* into v_file from app_public.files f where f.id = v_file_id and f.account_id = refuse_picture.account_id;
  if not found or v_file.content_type not in ('image/png', 'image/jpeg', 'image/webp') then
    perform app_private.refuse('INVALID', 'attributes.' || field);
  end if;
end;
$$;
comment on function app_private.refuse_picture(uuid, jsonb, text) is
  'Refuses INVALID at the field unless it names a picture of the account, or nothing.';
--! EndIncluded accounts/functions/refuse_picture.sql
--! Included accounts/functions/refuse_team_fields.sql
create or replace function app_private.refuse_team_fields(account app_public.accounts, attributes jsonb) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_field text;
begin
  foreach v_field in array array['nonProfit', 'industrySector', 'organizationNumber', 'logo'] loop
    if attributes ? v_field and account.account_type = 'PERSONAL' then
      perform app_private.refuse('INVALID_ACTION', 'attributes.' || v_field);
    end if;
  end loop;
  if attributes ? 'organizationNumber' and account.account_type = 'TEAM' then
    perform app_private.refuse_organization(
      account, app_hidden.text_at(attributes, 'organizationNumber'), 'attributes.organizationNumber'
    );
  end if;
end;
$$;
comment on function app_private.refuse_team_fields(app_public.accounts, jsonb) is
  'Refuses INVALID_ACTION for what only a team has, and an organisation number that is not for it.';
--! EndIncluded accounts/functions/refuse_team_fields.sql
--! Included accounts/functions/remove_account_member.sql
-- Anybody but the owner may leave. Definer because nobody may write memberships by hand.
create or replace function app_public.remove_account_member(input jsonb) returns app_public.members
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
  v_membership app_public.memberships;
  v_member app_public.members;
begin
  perform app_private.refuse_when_impersonating();
  v_account := app_private.require_own_team();
  v_membership := app_private.require_own_member((input ->> 'memberId')::uuid);
  select m.* into v_member from app_public.members m where m.id = v_membership.id;
  if v_member.role = 'OWNER' and app_hidden.can_manage() then
    perform app_private.refuse('INVALID_ACTION', 'memberId');
  elsif not app_public.members_can_remove(v_member) then
    perform app_private.refuse('UNAUTHORIZED');
  end if;
  perform app_private.stop_if_refused();

  delete from app_public.memberships m where m.id = v_membership.id;
  perform app_private.end_sessions_in(v_account.id, v_membership.user_id);
  perform app_private.record_event('memberships', v_membership.id, v_account.id, 'REMOVED', null);
  perform app_private.leave_no_person_behind(v_membership.user_id);
  return v_member;
end;
$$;
comment on function app_public.remove_account_member(jsonb) is
'@actors OWNER ADMIN MANAGER
@impersonated refused
@destroys
Takes somebody out of the team; their sessions in it are over. INVALID_ACTION: the owner stays, and gives the team away first; no team, or while impersonating. INVALID, UNAUTHORIZED.';
grant execute on function app_public.remove_account_member(jsonb) to app_user;
--! EndIncluded accounts/functions/remove_account_member.sql
--! Included accounts/functions/require_manager.sql
create or replace function app_private.require_manager() returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  if not app_hidden.can_manage() and cardinality(app_hidden.managed_department_ids()) = 0 then
    perform app_private.refuse('UNAUTHORIZED');
    perform app_private.stop_if_refused();
  end if;
end;
$$;
comment on function app_private.require_manager() is
  'Stops with UNAUTHORIZED for who manages neither the team nor a department of it.';
--! EndIncluded accounts/functions/require_manager.sql
--! Included accounts/functions/require_own_department.sql
create or replace function app_private.require_own_department(department_id uuid) returns app_public.departments
language plpgsql volatile
as $$
declare
  v_department app_public.departments;
begin
  select d.* into v_department from app_public.departments d where d.id = department_id;
  if v_department.id is null then
    perform app_private.refuse('INVALID', 'id');
  elsif not app_public.departments_can_manage(v_department) then
    perform app_private.refuse('UNAUTHORIZED');
  end if;
  perform app_private.stop_if_refused();
  -- Read again once it is locked: it may have been changed or removed meanwhile.
  select d.* into v_department from app_public.departments d where d.id = department_id for update;
  if not found then
    perform app_private.refuse('INVALID', 'id');
    perform app_private.stop_if_refused();
  end if;
  return v_department;
end;
$$;
comment on function app_private.require_own_department(uuid) is
  'A department that the caller manages, locked. Stops with INVALID at id when there is none, UNAUTHORIZED when others manage it.';
grant execute on function app_private.require_own_department(uuid) to app_user;
--! EndIncluded accounts/functions/require_own_department.sql
--! Included accounts/functions/require_own_member.sql
create or replace function app_private.require_own_member(membership_id uuid) returns app_public.memberships
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_membership app_public.memberships;
begin
  select m.* into v_membership from app_public.memberships m
  where m.id = membership_id and m.account_id = app_hidden.current_account_id() for update;
  if not found then
    perform app_private.refuse('INVALID', 'memberId');
    perform app_private.stop_if_refused();
  end if;
  return v_membership;
end;
$$;
comment on function app_private.require_own_member(uuid) is
  'A member of the current account, locked. Stops with INVALID at memberId when there is none.';
--! EndIncluded accounts/functions/require_own_member.sql
--! Included accounts/functions/require_own_team.sql
-- The row is locked, so that changes of a team's people come one after the other: two owners, or the same
-- person twice, could otherwise come of two changes at one moment. Definer because people may not lock it.
create or replace function app_private.require_own_team() returns app_public.accounts
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
begin
  select a.* into v_account from app_public.accounts a where a.id = app_hidden.current_account_id() for no key update;
  if v_account.account_type is distinct from 'TEAM' then
    perform app_private.refuse('INVALID_ACTION');
  end if;
  perform app_private.require_confirmed_user();
  perform app_private.stop_if_refused();
  return v_account;
end;
$$;
comment on function app_private.require_own_team() is
  'The team that is acted in, locked. Stops with INVALID_ACTION when it is none, USER_NOT_CONFIRMED while the caller''s address is unproven.';
grant execute on function app_private.require_own_team() to app_user;
--! EndIncluded accounts/functions/require_own_team.sql
--! Included accounts/functions/resend_invitation.sql
-- Definer because nobody may write memberships by hand.
create or replace function app_public.resend_invitation(input jsonb) returns app_public.members
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
  v_membership app_public.memberships;
  v_member app_public.members;
begin
  perform app_private.refuse_when_impersonating();
  v_account := app_private.require_own_team();
  v_membership := app_private.require_own_member((input ->> 'memberId')::uuid);
  select m.* into v_member from app_public.members m where m.id = v_membership.id;
  if not app_hidden.may_edit_member(v_membership.id) then
    perform app_private.refuse('UNAUTHORIZED');
  elsif v_member.confirmed then
    perform app_private.refuse('USER_ALREADY_CONFIRMED', 'memberId');
  elsif v_membership.invited_at > now() - interval '5 minutes' then
    perform app_private.refuse('DELIVERY_FREQUENCY_EXCEEDED', 'memberId');
  else
    perform app_private.take_invitation(v_account.id, v_member.email, 'memberId');
  end if;
  perform app_private.stop_if_refused();

  update app_public.memberships m set invited_at = now(), invited_by = app_hidden.current_user_id() where m.id = v_membership.id;
  perform app_private.record_event('memberships', v_membership.id, v_account.id, 'INVITED', null);
  select m.* into v_member from app_public.members m where m.id = v_membership.id;
  return v_member;
end;
$$;
comment on function app_public.resend_invitation(jsonb) is
'@actors OWNER ADMIN MANAGER
@impersonated refused
Mails an invitation anew, good for 14 days from now. USER_ALREADY_CONFIRMED: it was used. DELIVERY_FREQUENCY_EXCEEDED: less than 5 minutes since the last, or too many to the address. INVALID, UNAUTHORIZED, ATTEMPTS_LIMIT_EXCEEDED; INVALID_ACTION: no team, or while impersonating.';
grant execute on function app_public.resend_invitation(jsonb) to app_user;
--! EndIncluded accounts/functions/resend_invitation.sql
--! Included accounts/functions/rows_of_account.sql
-- By the account or the user a row names, else by the row it hangs on: an e-ID's number on the e-ID.
create or replace function app_private.rows_of_account(table_name regclass, depth int default 0) returns text
language plpgsql stable
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_named text[] := array(
    select a.attname::text from pg_attribute a
    where a.attrelid = table_name and a.attname in ('account_id', 'user_id') and not a.attisdropped
  );
  v_key record;
begin
  if table_name in ('app_public.accounts'::regclass, 'app_public.users'::regclass) then
    return case table_name when 'app_public.users'::regclass then 'id = $2' else 'id = $1' end;
  elsif v_named <> '{}' then
    return (
      select '(' || string_agg(format('%I = %s', n, case n when 'user_id' then '$2' else '$1' end), ' or ') || ')'
      from unnest(v_named) n
    );
  end if;
  for v_key in
    select k.confrelid::regclass as owner, (
      select a.attname from pg_attribute a where a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    ) as attname
    from pg_constraint k
    where k.conrelid = table_name and k.contype = 'f' and k.confrelid <> k.conrelid and depth < 3
    order by k.confdeltype = 'c' desc, k.conname
  loop
    if app_private.rows_of_account(v_key.owner, depth + 1) is not null then
      return format(
        '%I in (select id from %s where %s)', v_key.attname, v_key.owner,
        app_private.rows_of_account(v_key.owner, depth + 1)
      );
    end if;
  end loop;
  return null;
end;
$$;
comment on function app_private.rows_of_account(regclass, int) is
  'The condition by which rows of a table are an account''s, $1, or its person''s, $2; null when they are nobody''s.';
--! EndIncluded accounts/functions/rows_of_account.sql
--! Included accounts/functions/send_team_welcome.sql
-- Who was welcomed is not welcomed again, however often it is asked. Definer because nobody may write
-- memberships by hand.
create or replace function app_public.send_team_welcome(input jsonb) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
  v_row record;
begin
  perform app_private.refuse_when_impersonating();
  v_account := app_private.require_own_team();
  perform app_private.require_manager();
  if coalesce(jsonb_array_length(nullif(input -> 'memberIds', 'null')), 0) = 0 then
    perform app_private.refuse('BLANK', 'memberIds');
  end if;
  for v_row in
    select 'memberIds.' || (w.place - 1) as path, m.id, m.confirmed
    from jsonb_array_elements_text(coalesce(nullif(input -> 'memberIds', 'null'), '[]')) with ordinality as w (id, place)
    left join app_public.members m on m.id = w.id::uuid
    order by w.place
  loop
    if v_row.id is null then
      perform app_private.refuse('INVALID', v_row.path);
    elsif not app_hidden.may_edit_member(v_row.id) then
      perform app_private.refuse('UNAUTHORIZED', v_row.path);
    elsif not v_row.confirmed then
      perform app_private.refuse('USER_NOT_CONFIRMED', v_row.path);
    end if;
  end loop;
  perform app_private.stop_if_refused();

  for v_row in
    update app_public.memberships m set welcomed_at = now()
    where m.account_id = v_account.id and m.welcomed_at is null
      and m.id in (select id::uuid from jsonb_array_elements_text(input -> 'memberIds') as w (id))
    returning m.id
  loop
    perform app_private.record_event('memberships', v_row.id, v_account.id, 'WELCOMED', null);
  end loop;
end;
$$;
comment on function app_public.send_team_welcome(jsonb) is
'@actors OWNER ADMIN MANAGER
@impersonated refused
Mails members what the team does here, each of them once. USER_NOT_CONFIRMED: has not come yet. BLANK, INVALID, UNAUTHORIZED; INVALID_ACTION: no team, or while impersonating.';
grant execute on function app_public.send_team_welcome(jsonb) to app_user;
--! EndIncluded accounts/functions/send_team_welcome.sql
--! Included accounts/functions/sessions_open_sessions.sql
-- Definer because people see no session but the one they act in. An operator who acts as somebody sees none: where
-- a person is, and on what, is no matter of theirs.
create or replace function app_public.sessions_open_sessions(session app_public.sessions) returns setof app_public.sessions
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select s.* from app_public.sessions s
  where s.user_id = app_hidden.current_user_id() and app_hidden.current_administrator_id() is null
    and s.account_id = any (app_hidden.current_user_account_ids()) and s.administrator_id is null
    and s.revoked_at is null and s.expires_at > now() and s.last_used_at > now() - interval '14 days'
  order by s.id = app_hidden.current_session_id() desc, s.last_used_at desc, s.id desc
  limit 100
$$;
comment on function app_public.sessions_open_sessions(app_public.sessions) is
  E'@simpleCollections only\nWhere the person is signed in now: this session first, then the others by when they were last used; a hundred at most.';
grant execute on function app_public.sessions_open_sessions(app_public.sessions) to app_user;
--! EndIncluded accounts/functions/sessions_open_sessions.sql
--! Included accounts/functions/sessions_role_rights.sql
-- What is told is read where it is decided: the steps that transitions allow, and of all else whom a function says
-- it is for. So the page that explains the roles cannot say what is not so.
create or replace function app_public.sessions_role_rights(session app_public.sessions) returns setof app_public.role_right
language sql stable
as $$
  with mutations as (
    select p.proname::text as action, coalesce(performed[1], t.relname::text) as about,
      coalesce(
        string_to_array(said, ' '),
        array(
          select distinct a from app_public.transitions s, unnest(s.actors) a
          where s.entity = performed[1] and s.action = performed[2]
        )
      ) as roles
    from pg_catalog.pg_proc p
      join pg_catalog.pg_type r on r.oid = p.prorettype
      left join pg_catalog.pg_class t on t.oid = r.typrelid
      cross join lateral (
        select substring(obj_description(p.oid, 'pg_proc') from '(?n)^@actors (.*)$') as said,
          regexp_match(obj_description(p.oid, 'pg_proc'), '(?n)^@performs (\w+) (\w+)$') as performed
      ) told
    where p.pronamespace = 'app_public'::regnamespace and has_function_privilege('app_user', p.oid, 'execute')
  )
  select row (m.action, m.about, m.roles)::app_public.role_right
  from mutations m
  where m.about is not null and m.roles && '{OWNER,ADMIN,MANAGER,MEMBER}'
  order by m.about, m.action
$$;
comment on function app_public.sessions_role_rights(app_public.sessions) is
  E'@simpleCollections only\nWhat each role of a team may do, from the transitions and from whom the mutations are for.';
grant execute on function app_public.sessions_role_rights(app_public.sessions) to app_user;

comment on type app_public.role_right is 'Something that may be done, and who may.';
comment on column app_public.role_right.action is E'@notNull\nThe mutation, as verb_noun.';
comment on column app_public.role_right.about is E'@notNull\nThe table it is about.';
comment on column app_public.role_right.roles is
  E'@notNull\nOWNER, ADMIN, MEMBER, and MANAGER for who leads a department and is neither of the first two.';
--! EndIncluded accounts/functions/sessions_role_rights.sql
--! Included accounts/functions/set_account_owner.sql
-- Cannot be taken back but by the new owner, so it asks for the second level. Definer because nobody may write
-- memberships and accounts by hand.
create or replace function app_public.set_account_owner(input jsonb) returns app_public.members
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
  v_membership app_public.memberships;
  v_user app_public.users;
  v_member app_public.members;
begin
  perform app_private.refuse_when_impersonating();
  v_account := app_private.require_own_team();
  v_membership := app_private.require_own_member((input ->> 'memberId')::uuid);
  if app_hidden.current_account_role() is distinct from 'OWNER' or v_account.primary_user_id is distinct from app_hidden.current_user_id() then
    perform app_private.refuse('UNAUTHORIZED');
    perform app_private.stop_if_refused();
  end if;
  select u.* into strict v_user from app_public.users u where u.id = v_membership.user_id;
  if v_membership.role = 'OWNER' then
    perform app_private.refuse('INVALID_ACTION', 'memberId');
  elsif not v_user.confirmed then
    perform app_private.refuse('USER_NOT_CONFIRMED', 'memberId');
  elsif v_user.blocked_at is not null then
    perform app_private.refuse('USER_BLOCKED', 'memberId');
  end if;
  perform app_private.require_second_level();
  perform app_private.stop_if_refused();

  update app_public.memberships m set role = 'ADMIN' where m.account_id = v_account.id and m.role = 'OWNER';
  update app_public.memberships m set role = 'OWNER' where m.id = v_membership.id returning m.* into v_membership;
  update app_public.accounts a set primary_user_id = v_user.id where a.id = v_account.id;
  delete from app_public.department_memberships d where d.membership_id = v_membership.id;
  perform app_private.record_event('memberships', v_membership.id, v_account.id, 'MADE_OWNER', null);
  select m.* into v_member from app_public.members m where m.id = v_membership.id;
  return v_member;
end;
$$;
comment on function app_public.set_account_owner(jsonb) is
'@impersonated refused
@actors OWNER
Gives the team to another member for good; who had it becomes ADMIN. AUTH_LEVEL_2_REQUIRED; USER_NOT_CONFIRMED: has not come yet; USER_BLOCKED; INVALID_ACTION: is the owner, no team, or while impersonating; INVALID, UNAUTHORIZED.';
grant execute on function app_public.set_account_owner(jsonb) to app_user;
--! EndIncluded accounts/functions/set_account_owner.sql
--! Included accounts/functions/switch_account.sql
-- A new session for the other account; the old one lives on, another tab may use it. An
-- impersonation goes along, a second level does not: it was reached in the other session.
-- Definer because nobody may write sessions by hand.
create or replace function app_public.switch_account(input jsonb) returns app_public.issued_token
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
  v_session app_public.sessions;
begin
  select a.* into v_account
  from app_public.memberships m
  join app_public.accounts a on a.id = m.account_id and a.deleted_at is null
  where m.user_id = app_hidden.current_user_id() and m.account_id = (input ->> 'id')::uuid;
  if v_account.id is null then
    perform app_private.refuse('ACCOUNT_NOT_FOUND', 'id');
  elsif v_account.blocked_at is not null then
    perform app_private.refuse('ACCOUNT_BLOCKED', 'id');
  end if;
  perform app_private.stop_if_refused();
  select s.* into strict v_session from app_public.sessions s where s.id = app_hidden.current_session_id();
  return row (app_private.open_session(
    v_session.user_id, v_account.id,
    administrator_id => v_session.administrator_id, administrator_reason => v_session.administrator_reason
  ))::app_public.issued_token;
end;
$$;
comment on function app_public.switch_account(jsonb) is
  E'@impersonated allowed\nA token for another account the caller belongs to. ACCOUNT_NOT_FOUND: not a member, or no such account. ACCOUNT_BLOCKED.';
grant execute on function app_public.switch_account(jsonb) to app_user;
--! EndIncluded accounts/functions/switch_account.sql
--! Included accounts/functions/take_invitation.sql
-- An invitation is a mail to somebody who has not asked for it, and says what its sender has called the team. So it
-- counts as a link to the address, whoever sends it, and a team sends some thousand in a day: an import and a bit.
create or replace function app_private.take_invitation(account_id uuid, email public.citext, path text) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  if (
    select count(*) >= 2500 from app_public.events e
    where e.account_id = take_invitation.account_id and e.entity = 'memberships' and e.event_type in ('INVITED', 'ADDED')
      and e.occurred_at > now() - interval '1 day'
  ) then
    perform app_private.refuse('ATTEMPTS_LIMIT_EXCEEDED');
  elsif (
    select count(*) >= 30 or count(*) filter (where a.attempted_at > now() - interval '15 minutes') >= 5
    from app_private.sign_in_attempts a
    where a.email = take_invitation.email and a.kind = 'LINK' and a.attempted_at > now() - interval '1 day'
  ) then
    perform app_private.refuse('DELIVERY_FREQUENCY_EXCEEDED', path);
  else
    insert into app_private.sign_in_attempts (kind, email, ip)
    values ('LINK', take_invitation.email, app_private.source_of(current_setting('app.ip', true)));
  end if;
end;
$$;
comment on function app_private.take_invitation(uuid, public.citext, text) is
  'Notes an invitation. Refuses DELIVERY_FREQUENCY_EXCEEDED after 5 mails with a link to the address in 15 minutes or 30 in a day, ATTEMPTS_LIMIT_EXCEEDED after 2 500 of the team in a day.';
--! EndIncluded accounts/functions/take_invitation.sql
--! Included accounts/functions/unlinked.sql
create or replace function app_private.unlinked(name text) returns text
language sql immutable parallel safe
as $$
  select regexp_replace(regexp_replace(name, '[:/@\\]+', ' ', 'g'), '\.(?=\S)', '. ', 'g')
$$;
comment on function app_private.unlinked(text) is 'A name without what a mail program would make a link of.';
--! EndIncluded accounts/functions/unlinked.sql
--! Included accounts/functions/update_account.sql
-- Absent attributes stay, null clears. Definer because nobody may write accounts by hand.
create or replace function app_public.update_account(input jsonb) returns app_public.accounts
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_attributes jsonb := coalesce(nullif(input -> 'attributes', 'null'), '{}');
  v_account app_public.accounts;
  v_before app_public.accounts;
begin
  v_account := app_private.lock_managed_account();
  perform app_private.refuse_when_changed(v_account.updated_at, input);
  perform app_private.check_account_changes(v_account, input);
  perform app_private.stop_if_refused();
  v_before := v_account;

  update app_public.accounts a set
    name = case when v_attributes ? 'name' then app_hidden.text_at(v_attributes, 'name') else a.name end,
    email = case when v_attributes ? 'email' then app_hidden.text_at(v_attributes, 'email') else a.email end,
    phone_number = case when v_attributes ? 'phoneNumber' then nullif(v_attributes ->> 'phoneNumber', '') else a.phone_number end,
    language = coalesce((v_attributes ->> 'language')::app_public.language, a.language),
    address = case when v_attributes ? 'address' then app_hidden.address_from(v_attributes -> 'address') else a.address end,
    description = case when v_attributes ? 'description' then app_hidden.text_at(v_attributes, 'description') else a.description end,
    industry_sector = case when v_attributes ? 'industrySector' then app_hidden.text_at(v_attributes, 'industrySector') else a.industry_sector end,
    non_profit = coalesce((v_attributes ->> 'nonProfit')::boolean, a.non_profit),
    organization_number = case when v_attributes ? 'organizationNumber' then app_hidden.text_at(v_attributes, 'organizationNumber') else a.organization_number end,
    shown_ids = case when jsonb_typeof(v_attributes #> '{uiFlags,shownIds}') = 'array'
      then array(select distinct jsonb_array_elements_text(v_attributes #> '{uiFlags,shownIds}')) else a.shown_ids end,
    symbol_id = case when v_attributes ? 'symbol' then (v_attributes ->> 'symbol')::uuid else a.symbol_id end,
    logo_id = case when v_attributes ? 'logo' then (v_attributes ->> 'logo')::uuid else a.logo_id end
  where a.id = v_account.id
  returning a.* into v_account;
  perform app_private.forget_pictures(v_before, v_account);
  return v_account;
end;
$$;
comment on function app_public.update_account(jsonb) is
'@actors OWNER ADMIN
@impersonated partly
Changes the account acted in; owners and admins. INVALID_ACTION: a name or what else only a team has for a personal account, another kind of account than meant, or another e-mail or phone while impersonating. IMMUTABLE: a verified organisation number; TAKEN: one that another team has shown to be its own. BLANK, INVALID, INVALID_PHONE_NUMBER, UNAUTHORIZED.';
grant execute on function app_public.update_account(jsonb) to app_user;
--! EndIncluded accounts/functions/update_account.sql
--! Included accounts/functions/update_account_member.sql
-- What is absent stays; departments, when sent, replace all that the caller may give. Definer because nobody
-- may write memberships by hand.
create or replace function app_public.update_account_member(input jsonb) returns app_public.members
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
  v_membership app_public.memberships;
  v_wanted jsonb := nullif(input -> 'departmentMemberships', 'null');
  v_role app_public.account_role;
  v_member app_public.members;
begin
  perform app_private.refuse_when_impersonating();
  v_account := app_private.require_own_team();
  v_membership := app_private.require_own_member((input ->> 'memberId')::uuid);
  v_role := coalesce(input ->> 'role', v_membership.role::text);
  perform app_private.require_manager();
  if v_membership.role = 'OWNER' then
    perform app_private.refuse('IMMUTABLE', 'memberId');
  elsif not app_hidden.may_edit_member(v_membership.id) then
    perform app_private.refuse('UNAUTHORIZED', 'memberId');
  end if;
  perform app_private.stop_if_refused();
  perform app_private.refuse_when_changed(v_membership.updated_at, input);
  if v_role <> v_membership.role then
    perform app_private.check_member_role(v_role::text);
  end if;
  if v_wanted is not null then
    perform app_private.check_department_memberships(v_wanted, v_membership.id);
  end if;
  perform app_private.stop_if_refused();

  update app_public.memberships m set role = v_role where m.id = v_membership.id returning m.* into v_membership;
  if v_wanted is not null or v_role <> 'MEMBER' then
    perform app_private.put_into_departments(v_membership, coalesce(v_wanted, '[]'));
  end if;
  perform app_private.record_event('memberships', v_membership.id, v_account.id, 'CHANGED', null);
  select m.* into v_member from app_public.members m where m.id = v_membership.id;
  return v_member;
end;
$$;
comment on function app_public.update_account_member(jsonb) is
'@actors OWNER ADMIN MANAGER
@impersonated refused
Changes what a member may do. IMMUTABLE: the owner may do everything. INVALID, INCLUSION, TAKEN: a department twice. UNAUTHORIZED where only OWNER and ADMIN may. INVALID_ACTION: no team, while impersonating, or at updatedAt.';
grant execute on function app_public.update_account_member(jsonb) to app_user;
--! EndIncluded accounts/functions/update_account_member.sql
--! Included accounts/functions/update_department.sql
-- What is absent stays.
create or replace function app_public.update_department(input jsonb) returns app_public.departments
language plpgsql volatile
as $$
declare
  v_department app_public.departments := app_private.require_own_department((input ->> 'id')::uuid);
  v_next jsonb := jsonb_build_object('name', v_department.name, 'description', v_department.description) || input;
begin
  perform app_private.refuse_when_changed(v_department.updated_at, input);
  perform app_private.check_department(v_next, v_department.id);
  perform app_private.stop_if_refused();

  update app_public.departments d
  set name = app_hidden.text_at(v_next, 'name'), description = app_hidden.text_at(v_next, 'description')
  where d.id = v_department.id
  returning d.* into v_department;
  perform app_private.record_event('departments', v_department.id, v_department.account_id, 'CHANGED', null);
  return v_department;
end;
$$;
comment on function app_public.update_department(jsonb) is
'@actors OWNER ADMIN MANAGER
@impersonated allowed
Changes name and description of a department; who manages it. BLANK, TOO_BIG, TAKEN, INVALID id, UNAUTHORIZED.';
grant execute on function app_public.update_department(jsonb) to app_user;
--! EndIncluded accounts/functions/update_department.sql
--! Included accounts/functions/verify_account_organization.sql
-- Somebody of the house has looked whose number it is. Nobody decides on an account of their own. Definer because a
-- grant on the columns would be one by hand, without what is asked here.
create or replace function app_public.verify_account_organization(input jsonb) returns app_public.accounts
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
  v_entry app_public.register_entries;
begin
  if app_hidden.current_operator_role() not in ('REVIEW', 'ADMIN') is not false
    or (input ->> 'id')::uuid = any (app_hidden.current_own_account_ids()) then
    perform app_private.refuse('UNAUTHORIZED');
    perform app_private.stop_if_refused();
  end if;
  select a.* into v_account from app_public.accounts a
  where a.id = (input ->> 'id')::uuid and a.account_type = 'TEAM' and a.deleted_at is null for no key update;
  if not found then
    perform app_private.refuse('ACCOUNT_NOT_FOUND', 'id');
    perform app_private.stop_if_refused();
  end if;
  perform app_private.refuse_when_changed(v_account.updated_at, input);
  select e.* into v_entry from app_public.register_entries e where e.organization_number = v_account.organization_number;
  if v_account.organization_number is null then
    perform app_private.refuse('BLANK', 'id');
  elsif v_entry.is_insolvent or v_entry.state = 'UNREGISTERED' or v_account.organization_verified_at is not null then
    perform app_private.refuse('INVALID_ACTION');
  else
    perform app_private.refuse_organization(v_account, v_account.organization_number, 'id');
  end if;
  perform app_private.stop_if_refused();

  update app_public.accounts a
  set organization_verified_at = now(), organization_name = coalesce(left(v_entry.name, 200), a.organization_name)
  where a.id = v_account.id
  returning a.* into v_account;
  perform app_private.record_event('accounts', v_account.id, v_account.id, 'ORGANIZATION_VERIFIED', null);
  return v_account;
end;
$$;
comment on function app_public.verify_account_organization(jsonb) is
'@actors OPERATOR_REVIEW OPERATOR_ADMIN
Says that a team''s organisation number is its own. BLANK: it has said none; TAKEN: another team has shown it; INVALID_ACTION: verified already, or the register says that the organisation is no more; ACCOUNT_NOT_FOUND, UNAUTHORIZED on one''s own account.';
grant execute on function app_public.verify_account_organization(jsonb) to app_operator;
--! EndIncluded accounts/functions/verify_account_organization.sql
--! Included payout/functions/archive_freelance_profile.sql
create or replace function app_public.archive_freelance_profile(input jsonb) returns app_public.freelance_profiles
language plpgsql volatile
as $$
declare
  v_profile app_public.freelance_profiles;
begin
  perform app_private.refuse_when_impersonating();
  v_profile := app_private.require_own_profile((input ->> 'id')::uuid);
  perform app_private.refuse_archived_profile(v_profile);
  perform app_private.stop_if_refused();

  update app_public.freelance_profiles p set archived_at = now() where p.id = v_profile.id returning p.* into v_profile;
  return v_profile;
end;
$$;
comment on function app_public.archive_freelance_profile(jsonb) is
'@actors OWNER ADMIN
@impersonated refused
Puts a payout profile aside; invoices already sent in go their way. Refuses INVALID_ACTION while impersonating, FREELANCE_PROFILE_ARCHIVED when it is aside already.';
grant execute on function app_public.archive_freelance_profile(jsonb) to app_user;
--! EndIncluded payout/functions/archive_freelance_profile.sql
--! Included payout/functions/check_changed_profile.sql
create or replace function app_private.check_changed_profile(
  profile app_public.freelance_profiles, next jsonb, personal_number text, number_fingerprint bytea
) returns void
language plpgsql volatile
as $$
begin
  if profile.freelance_type = 'INDIVIDUAL' then
    perform app_private.refuse_blanks(next, array['firstName', 'lastName']);
    if personal_number is not null then
      perform app_private.refuse_unfit_number(personal_number, number_fingerprint, 'attributes.personalNumber', profile.id);
    end if;
  else
    perform app_private.check_organization(next, 'attributes', profile.id);
  end if;
  perform app_private.check_profile_numbers(next);
end;
$$;
comment on function app_private.check_changed_profile(app_public.freelance_profiles, jsonb, text, bytea) is
  'Refuses all that is wrong with a profile as a change would leave it.';
grant execute on function app_private.check_changed_profile(app_public.freelance_profiles, jsonb, text, bytea) to app_user;
--! EndIncluded payout/functions/check_changed_profile.sql
--! Included payout/functions/check_new_profile.sql
-- All that is checked of a profile before it is made, so that create_freelance_profile() only writes.
create or replace function app_private.check_new_profile(
  type app_public.freelance_type, attributes jsonb, number_fingerprint bytea
) returns void
language plpgsql volatile
as $$
begin
  -- A person has one profile as a person; a second would split their salary between two tax cards.
  if exists (
    select from app_public.freelance_profiles p join app_public.accounts a on a.id = p.account_id
    where p.account_id = app_hidden.current_account_id() and p.freelance_type = 'INDIVIDUAL' and a.account_type = 'PERSONAL'
  ) then
    perform app_private.refuse('INVALID_ACTION', 'attributes.freelanceType');
  end if;
  if type = 'INDIVIDUAL' and exists (
    select from app_public.accounts a where a.id = app_hidden.current_account_id() and a.account_type = 'TEAM'
  ) then
    perform app_private.refuse('INCLUSION', 'attributes.freelanceType');
  end if;
  if type = 'INDIVIDUAL' then
    perform app_private.check_person(attributes, number_fingerprint);
  elsif type = 'ORGANIZATION' then
    perform app_private.check_organization(attributes);
  else
    perform app_private.refuse('BLANK', 'attributes.freelanceType');
  end if;
  perform app_private.check_profile_numbers(attributes);
  perform app_private.check_agreement(attributes, is_required => true);
  perform app_private.check_reference_people(attributes -> 'referencePeople');
  if type = 'INDIVIDUAL' or jsonb_typeof(attributes -> 'bankAccount') = 'object' then
    perform app_private.check_bank_account(
      attributes -> 'bankAccount', type, app_hidden.text_at(attributes, 'address.country'), 'attributes.bankAccount'
    );
  end if;
end;
$$;
comment on function app_private.check_new_profile(app_public.freelance_type, jsonb, bytea) is
  'Refuses all that is wrong with a profile to be made. An individual must say where to be paid.';
grant execute on function app_private.check_new_profile(app_public.freelance_type, jsonb, bytea) to app_user;
--! EndIncluded payout/functions/check_new_profile.sql
--! Included payout/functions/check_person.sql
create or replace function app_private.check_person(
  attributes jsonb, number_fingerprint bytea, path text default 'attributes'
) returns void
language plpgsql volatile
as $$
declare
  v_number text := app_hidden.text_at(attributes, 'personalNumber');
begin
  perform app_private.refuse_blanks(attributes, array['firstName', 'lastName'], path);
  if v_number is null and number_fingerprint is null then
    perform app_private.refuse('BLANK', path || '.personalNumber');
  else
    perform app_private.refuse_unfit_number(v_number, number_fingerprint, path || '.personalNumber');
  end if;
end;
$$;
comment on function app_private.check_person(jsonb, bytea, text) is
  'Refuses a person without name, or without a Norwegian or Swedish personal number that is right, new to the account and no other than their e-ID says. A number that is not written is the e-ID''s.';
grant execute on function app_private.check_person(jsonb, bytea, text) to app_user;
--! EndIncluded payout/functions/check_person.sql
--! Included payout/functions/create_bank_account.sql
-- Money can be led astray here, so the person must prove once more that it is them.
create or replace function app_public.create_bank_account(input jsonb) returns app_public.bank_accounts
language plpgsql volatile
as $$
declare
  v_attributes jsonb := input -> 'attributes';
  v_profile app_public.freelance_profiles;
begin
  perform app_private.refuse_when_impersonating();
  perform app_private.require_invoicing();
  if input ->> 'freelanceProfileId' is null then
    perform app_private.refuse('BLANK', 'freelanceProfileId');
    perform app_private.stop_if_refused();
  end if;
  v_profile := app_private.require_own_profile((input ->> 'freelanceProfileId')::uuid, 'freelanceProfileId');
  perform app_private.refuse_archived_profile(v_profile, 'freelanceProfileId');
  perform app_private.check_bank_account(v_attributes, v_profile.freelance_type, (v_profile.address).country);
  if exists (
    select from app_public.bank_accounts b
    where b.freelance_profile_id = v_profile.id and b.deleted_at is null
      and app_hidden.normal_account_number(b.account_number) = app_hidden.normal_account_number(v_attributes ->> 'accountNumber')
  ) then
    perform app_private.refuse('TAKEN', 'attributes.accountNumber');
  end if;
  perform app_private.stop_if_refused();
  -- Asked last, so that nobody is sent a code for an account that would be refused anyway.
  perform app_private.require_second_level();
  perform app_private.stop_if_refused();
  return app_private.insert_bank_account(v_profile, v_attributes);
end;
$$;
comment on function app_public.create_bank_account(jsonb) is
'@actors OWNER ADMIN
@impersonated refused
Adds a bank account to a payout profile. Refuses INVALID_ACTION while impersonating; AUTH_LEVEL_2_REQUIRED; FREELANCE_PROFILE_ARCHIVED; TOO_SHORT, TOO_BIG, INVALID or TAKEN for the number; INCLUSION for the currency.';
grant execute on function app_public.create_bank_account(jsonb) to app_user;
--! EndIncluded payout/functions/create_bank_account.sql
--! Included payout/functions/create_freelance_profile.sql
-- What the register knows of an organisation beats what was typed, and is locked. Who made the profile is told
-- by their e-ID: the worker looks, and what it cannot tell waits for an operator. The first bank account is part of the profile and needs no second level;
-- every later one does. Two calls at once queue up, so that neither overlooks what the other makes.
create or replace function app_public.create_freelance_profile(input jsonb) returns app_public.freelance_profiles
language plpgsql volatile
as $$
declare
  v_given jsonb := app_hidden.without_spaces(input -> 'attributes');
  v_attributes jsonb := v_given;
  v_number jsonb := app_private.prepared(input, 'create_freelance_profile') -> 'number';
  v_fingerprint bytea := decode(v_number ->> 'fingerprint', 'base64');
  v_entry app_public.register_entries;
  v_type app_public.freelance_type := v_given ->> 'freelanceType';
  v_profile app_public.freelance_profiles;
begin
  perform app_private.refuse_when_impersonating();
  perform app_private.require_invoicing();
  perform pg_advisory_xact_lock(hashtextextended('freelance_profiles:' || app_hidden.current_account_id(), 0));
  if v_type = 'ORGANIZATION' then
    v_entry := app_private.take_register_answer(input, 'create_freelance_profile', app_hidden.text_at(v_given, 'organizationNumber'), wants_roles => true);
    v_attributes := app_private.registered_attributes(v_given, v_entry);
  elsif v_type = 'INDIVIDUAL' then
    v_attributes := app_private.identified_attributes(v_given, v_fingerprint);
  end if;
  perform app_private.require_transition('freelance_profiles', null, null, 'create');
  perform app_private.check_new_profile(v_type, v_attributes, v_fingerprint);
  if v_type = 'ORGANIZATION' then
    perform app_private.refuse_without_role(input, 'create_freelance_profile', app_hidden.text_at(v_given, 'organizationNumber'));
  end if;
  perform app_private.stop_if_refused();

  insert into app_public.freelance_profiles (
    account_id, freelance_type, first_name, last_name, personal_number_masked, organization_name, organization_number,
    invoice_starting_number, salary_tax_percent, address, agreement_version, agreement_accepted_at
  ) values (
    app_hidden.current_account_id(), v_type,
    case when v_type = 'INDIVIDUAL' then app_hidden.text_at(v_attributes, 'firstName') end,
    case when v_type = 'INDIVIDUAL' then app_hidden.text_at(v_attributes, 'lastName') end,
    case when v_type = 'INDIVIDUAL' then coalesce(
      app_hidden.masked_number(app_hidden.text_at(v_attributes, 'personalNumber')), v_number ->> 'masked'
    ) end,
    case when v_type = 'ORGANIZATION' then app_hidden.text_at(v_attributes, 'organizationName') end,
    case when v_type = 'ORGANIZATION' then app_hidden.text_at(v_attributes, 'organizationNumber') end,
    coalesce((v_attributes ->> 'invoiceStartingNumber')::int, 1),
    coalesce((v_attributes ->> 'salaryTaxPercent')::numeric, app_hidden.rate('withholding_without_card', app_hidden.today())),
    app_hidden.address_from(v_attributes -> 'address'), app_hidden.text_at(v_attributes, 'agreementVersion'),
    case when app_hidden.text_at(v_attributes, 'agreementVersion') is not null then now() end
  ) returning * into v_profile;
  if v_type = 'ORGANIZATION' then
    v_profile := app_private.record_registered_facts(v_profile.id);
  end if;
  if v_type = 'INDIVIDUAL' then
    perform app_private.record_personal_number(v_profile.id, input, 'create_freelance_profile');
  end if;
  if jsonb_typeof(v_attributes -> 'bankAccount') = 'object' then
    perform app_private.insert_bank_account(v_profile, v_attributes -> 'bankAccount');
  end if;
  perform app_private.replace_reference_people(v_profile.account_id, v_profile.id, null, v_attributes -> 'referencePeople');
  return v_profile;
end;
$$;
comment on function app_public.create_freelance_profile(jsonb) is
'@impersonated refused
@performs freelance_profiles create
Makes a payout profile with its first bank account. Who has shown a Norwegian or Swedish e-ID writes neither number nor name. Refuses INVALID_ACTION while impersonating and for another profile beside an individual one in a personal account; BLANK, INVALID or TAKEN for names and numbers, PERSONAL_NUMBER_MISMATCH for another number than the e-ID says, IMMUTABLE for another name, INVALID for an organisation that has ended, ORGANIZATION_ROLE_CHECK_FAILED for one that others lead; INCLUSION for an individual in a team; BLANK or DOCUMENT_NOT_FOUND for the agreement''s version.';
grant execute on function app_public.create_freelance_profile(jsonb) to app_user;
--! EndIncluded payout/functions/create_freelance_profile.sql
--! Included payout/functions/destroy_bank_account.sql
-- The row stays: paid invoices name it. The newest of the others becomes the default, if there is one.
create or replace function app_public.destroy_bank_account(input jsonb) returns app_public.bank_accounts
language plpgsql volatile
as $$
declare
  v_account app_public.bank_accounts;
begin
  perform app_private.refuse_when_impersonating();
  v_account := app_private.require_own_bank_account((input ->> 'id')::uuid);
  update app_public.bank_accounts b set is_default = false, deleted_at = now() where b.id = v_account.id;
  if v_account.is_default then
    update app_public.bank_accounts b set is_default = true
    where b.id = (
      select o.id from app_public.bank_accounts o
      where o.freelance_profile_id = v_account.freelance_profile_id and o.deleted_at is null
      order by o.created_at desc limit 1
    );
  end if;
  select b.* into v_account from app_public.bank_accounts b where b.id = v_account.id;
  return v_account;
end;
$$;
comment on function app_public.destroy_bank_account(jsonb) is
'@actors OWNER ADMIN
@impersonated refused
Puts a bank account out of use. Refuses INVALID_ACTION while impersonating, AUTH_LEVEL_2_REQUIRED, FREELANCE_PROFILE_ARCHIVED.';
grant execute on function app_public.destroy_bank_account(jsonb) to app_user;
--! EndIncluded payout/functions/destroy_bank_account.sql
--! Included payout/functions/enqueue_identification.sql
-- Definer because the queue belongs to the owner.
create or replace function app_private.enqueue_identification(profile app_public.freelance_profiles) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  if profile.status = 'UNVERIFIED' and app_hidden.is_within_reach(profile.account_id) then
    perform app_private.enqueue(
      'payout/identify_profile', jsonb_build_object('id', profile.id), 'identify_profile:' || profile.id
    );
  end if;
end;
$$;
comment on function app_private.enqueue_identification(app_public.freelance_profiles) is
  'Has the worker see whether an e-ID has shown who a changed profile is.';
grant execute on function app_private.enqueue_identification(app_public.freelance_profiles) to app_user;
--! EndIncluded payout/functions/enqueue_identification.sql
--! Included payout/functions/identified_attributes.sql
-- Who is known is paid by the name they are known by, and need not write it.
create or replace function app_private.identified_attributes(attributes jsonb, fingerprint bytea) returns jsonb
language plpgsql volatile
as $$
declare
  v_identity app_public.identities := app_private.own_identity_by_number(fingerprint);
  v_names jsonb := jsonb_build_object('firstName', v_identity.first_name, 'lastName', v_identity.last_name);
  v_name text;
begin
  if v_identity.id is null then
    return attributes;
  end if;
  foreach v_name in array array['firstName', 'lastName'] loop
    if app_hidden.text_at(attributes, v_name) <> v_names ->> v_name then
      perform app_private.refuse('IMMUTABLE', 'attributes.' || v_name);
    end if;
  end loop;
  return attributes || v_names;
end;
$$;
comment on function app_private.identified_attributes(jsonb, bytea) is
  'The attributes of a person''s profile with the names of the e-ID that has its number. Refuses IMMUTABLE for other names.';
grant execute on function app_private.identified_attributes(jsonb, bytea) to app_user;
--! EndIncluded payout/functions/identified_attributes.sql
--! Included payout/functions/identify_profile.sql
-- What an operator has refused or taken back is an operator's to verify, whatever an e-ID says. A person is
-- called as the e-ID says from then on. Definer because the worker holds no table.
create or replace function app_private.identify_profile(id uuid) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_profile app_public.freelance_profiles;
  v_identity app_public.identities;
begin
  select p.* into v_profile from app_public.freelance_profiles p where p.id = identify_profile.id for update;
  if v_profile.status is distinct from 'UNVERIFIED' or v_profile.archived_at is not null
    or (app_hidden.register_entry(v_profile.organization_number)).is_insolvent
    or exists (
      select from app_public.events e
      where e.entity = 'freelance_profiles' and e.entity_id = v_profile.id and e.actor_kind = 'OPERATOR'
        and e.status in ('REFUSED', 'UNVERIFIED')
    ) then
    return;
  end if;
  v_identity := app_private.identity_of_profile(v_profile);
  if v_identity.id is null then
    return;
  end if;
  if v_profile.freelance_type = 'INDIVIDUAL' then
    update app_public.freelance_profiles p set first_name = v_identity.first_name, last_name = v_identity.last_name
    where p.id = v_profile.id;
  end if;
  perform app_private.move_freelance_profile(v_profile.id, 'identify');
end;
$$;
comment on function app_private.identify_profile(uuid) is
'@task payout
Verifies a payout profile that waits, if an e-ID has shown who it is: a person with its number, or one who leads the organisation. Safe to run twice.';
grant execute on function app_private.identify_profile(uuid) to app_worker;
--! EndIncluded payout/functions/identify_profile.sql
--! Included payout/functions/identify_profiles_of.sql
-- Definer because the worker holds no table.
create or replace function app_private.identify_profiles_of(id uuid) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.identify_profile(p.id)
  from app_public.identities i
    join app_public.memberships m on m.user_id = i.user_id and m.role in ('OWNER', 'ADMIN')
    join app_public.freelance_profiles p on p.account_id = m.account_id and p.status = 'UNVERIFIED'
  where i.id = $1
$$;
comment on function app_private.identify_profiles_of(uuid) is
'@task payout
Looks at the payout profiles that wait where the person of an identity manages the account.';
grant execute on function app_private.identify_profiles_of(uuid) to app_worker;
--! EndIncluded payout/functions/identify_profiles_of.sql
--! Included payout/functions/identity_of_profile.sql
-- A person is who has the number. An organisation is who leads it by the register, if they own the account or
-- have made the profile and still manage it: being let into somebody's account verifies nothing of theirs.
create or replace function app_private.identity_of_profile(profile app_public.freelance_profiles) returns app_public.identities
language sql stable
as $$
  select i.* from app_public.identities i
  where i.user_id in (
      select a.primary_user_id from app_public.accounts a where a.id = profile.account_id
      union
      select m.user_id
      from app_public.events e join app_public.memberships m on m.user_id = e.user_id and m.account_id = e.account_id
      where e.entity = 'freelance_profiles' and e.entity_id = profile.id and e.event_type = 'CREATED'
        and m.role in ('OWNER', 'ADMIN')
    )
    and case profile.freelance_type
      when 'INDIVIDUAL' then exists (
        select from app_private.identity_numbers n join app_private.personal_numbers p on p.fingerprint = n.fingerprint
        where n.identity_id = i.id and p.freelance_profile_id = profile.id
      )
      else exists (
        select from app_public.register_entries e, app_hidden.leading_roles(e) r
        where e.organization_number = profile.organization_number and app_private.is_holder_of_role(i, r)
      )
    end
  order by i.is_default desc, i.id
  limit 1
$$;
comment on function app_private.identity_of_profile(app_public.freelance_profiles) is
  'The identity by which the house knows who a payout profile is; null when none says so.';
--! EndIncluded payout/functions/identity_of_profile.sql
--! Included payout/functions/is_holder_of_role.sql
-- The register writes all names, an e-ID those that people use, or the other way round. So born the same day,
-- and no name of the one that has fewer is missing in the other.
create or replace function app_private.is_holder_of_role(identity app_public.identities, role jsonb) returns boolean
language sql stable
as $$
  select coalesce(
    role ->> 'bornOn' = identity.born_on::text and cardinality(register.words) > 1
      and (register.words <@ eid.words or eid.words <@ register.words),
    false
  )
  from
    (select app_hidden.name_words(role ->> 'name') as words) register,
    (select app_hidden.name_words(concat_ws(' ', identity.first_name, identity.last_name)) as words) eid
$$;
comment on function app_private.is_holder_of_role(app_public.identities, jsonb) is
  'Whether an identity is the person of a role in the business register, by name and date of birth.';
--! EndIncluded payout/functions/is_holder_of_role.sql
--! Included payout/functions/is_personal_number_taken.sql
-- Definer because personal numbers are out of reach; it answers for the caller's own account only.
create or replace function app_private.is_personal_number_taken(fingerprint bytea, except_profile_id uuid default null) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_private.personal_numbers n
    where n.account_id = app_hidden.current_account_id() and n.fingerprint = $1
      and n.freelance_profile_id is distinct from except_profile_id
  )
$$;
comment on function app_private.is_personal_number_taken(bytea, uuid) is 'Whether another profile of the caller''s account has the personal number of this fingerprint.';
grant execute on function app_private.is_personal_number_taken(bytea, uuid) to app_user;
--! EndIncluded payout/functions/is_personal_number_taken.sql
--! Included payout/functions/leading_roles.sql
-- Manager, owner, chair and deputy, partners: who may say to be the organisation. The others only work for it.
create or replace function app_hidden.leading_roles(entry app_public.register_entries) returns setof jsonb
language sql immutable
as $$
  select r from jsonb_array_elements(entry.roles) r
  where r ->> 'role' in ('DAGL', 'INNH', 'LEDE', 'NEST', 'DTPR', 'DTSO')
$$;
comment on function app_hidden.leading_roles(app_public.register_entries) is
  'Those of an organisation''s roles in the business register whose holder may have it verified.';
grant execute on function app_hidden.leading_roles(app_public.register_entries) to app_operator, app_worker;
--! EndIncluded payout/functions/leading_roles.sql
--! Included payout/functions/move_freelance_profile.sql
-- Definer because nobody is granted the status: it changes together with its reason, its time and its
-- event. The actor is still the caller; the transitions decide.
create or replace function app_private.move_freelance_profile(profile_id uuid, action text, reason text default null)
returns app_public.freelance_profiles
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_profile app_public.freelance_profiles;
  v_to app_public.verification_status := app_private.require_row_transition('freelance_profiles', profile_id, action);
begin
  select p.* into v_profile from app_public.freelance_profiles p where p.id = profile_id;
  if v_to = 'VERIFIED' and (app_hidden.register_entry(v_profile.organization_number)).is_insolvent then
    perform app_private.refuse('INVALID_ACTION');
  end if;
  perform app_private.stop_if_refused();

  perform app_private.tell_of_transition('freelance_profiles', profile_id, jsonb_strip_nulls(jsonb_build_object('reason', reason)));
  update app_public.freelance_profiles p
  set status = v_to, refusal_reason = reason, verified_at = case v_to when 'VERIFIED' then now() end
  where p.id = profile_id
  returning p.* into v_profile;
  if action <> 'renew' then
    perform app_private.enqueue(
      'payout/send_verification_notice', jsonb_build_object('id', profile_id, 'noticeId', uuidv7()),
      'send_verification_notice:' || profile_id
    );
  end if;
  return v_profile;
end;
$$;
comment on function app_private.move_freelance_profile(uuid, text, text) is
  'Takes the verification of a profile a step as the transitions allow the caller. Stops with INVALID, the transition''s refusal, or INVALID_ACTION for an organisation that has ended.';
grant execute on function app_private.move_freelance_profile(uuid, text, text) to app_user, app_operator;
--! EndIncluded payout/functions/move_freelance_profile.sql
--! Included payout/functions/name_words.sql
create or replace function app_hidden.name_words(name text) returns text[]
language sql immutable parallel safe
set search_path to pg_catalog, public, pg_temp
as $$
  select array_remove(regexp_split_to_array(app_hidden.search_text(name), '[^[:alnum:]]+'), '')
$$;
comment on function app_hidden.name_words(text) is 'The words of a name, without case, accents and hyphens, to be compared.';
grant execute on function app_hidden.name_words(text) to app_operator, app_worker;
--! EndIncluded payout/functions/name_words.sql
--! Included payout/functions/note_register_answer.sql
-- Definer because the worker holds no table. A profile made while the register was down gets its facts
-- now, and one that waited for its roles is looked at again. A verified organisation that has ended waits for
-- an operator.
create or replace function app_private.note_register_answer(number text, company jsonb) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_entry app_public.register_entries := app_private.record_register_answer(number, company);
  v_profile app_public.freelance_profiles;
begin
  for v_profile in
    select p.* from app_public.freelance_profiles p
    where p.organization_number = number and p.archived_at is null
    order by p.id
  loop
    if v_profile.status <> 'VERIFIED' and not v_profile.national_register_check then
      perform app_private.record_registered_facts(v_profile.id);
    elsif v_profile.status = 'VERIFIED' and v_entry.is_insolvent then
      perform app_private.move_freelance_profile(v_profile.id, 'withdraw');
    end if;
    perform app_private.identify_profile(v_profile.id);
  end loop;
end;
$$;
comment on function app_private.note_register_answer(text, jsonb) is
  'Keeps an answer of the register and lets the profiles of that organisation follow it. Safe to run twice.';
grant execute on function app_private.note_register_answer(text, jsonb) to app_worker;
--! EndIncluded payout/functions/note_register_answer.sql
--! Included payout/functions/record_personal_number.sql
-- Definer because personal numbers are out of reach. Only for profiles of the caller's own account, and only
-- as the server has encrypted it. Two profiles that are given one number at the same moment meet at the
-- unique index.
create or replace function app_private.record_personal_number(profile_id uuid, input jsonb, mutation text) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_number jsonb := app_private.prepared(input, mutation) -> 'number';
begin
  insert into app_private.personal_numbers as n (account_id, freelance_profile_id, number_encrypted, fingerprint)
  select p.account_id, p.id, decode(v_number ->> 'encrypted', 'base64'), decode(v_number ->> 'fingerprint', 'base64')
  from app_public.freelance_profiles p
  where p.id = profile_id and p.account_id = app_hidden.current_account_id() and app_hidden.can_manage()
  on conflict (freelance_profile_id) do update set
    personal_number = null, number_encrypted = excluded.number_encrypted, fingerprint = excluded.fingerprint;
  if not found then
    raise exception 'no such profile in this account';
  end if;
exception when unique_violation then
  perform app_private.refuse('TAKEN', 'attributes.personalNumber');
  perform app_private.stop_if_refused();
end;
$$;
comment on function app_private.record_personal_number(uuid, jsonb, text) is 'Keeps the personal number that the server has encrypted for a profile of the caller''s account. Refuses TAKEN when another one has it.';
grant execute on function app_private.record_personal_number(uuid, jsonb, text) to app_user;
--! EndIncluded payout/functions/record_personal_number.sql
--! Included payout/functions/refuse_unfit_number.sql
-- One rule for a profile that is made and one that is changed. The number itself is only looked at; what it
-- is compared by is the fingerprint that the server made of it, of each that looks like one.
create or replace function app_private.refuse_unfit_number(
  number text, fingerprint bytea, path text, profile_id uuid default null
) returns void
language plpgsql volatile
as $$
begin
  if fingerprint is null
    or not (number is null or app_hidden.is_personal_number(number) or app_hidden.is_swedish_personal_number(number)) then
    perform app_private.refuse('INVALID', path);
  elsif app_private.is_personal_number_taken(fingerprint, profile_id) then
    perform app_private.refuse('TAKEN', path);
  elsif app_private.contradicts_identity(fingerprint) then
    perform app_private.refuse('PERSONAL_NUMBER_MISMATCH', path);
  end if;
end;
$$;
comment on function app_private.refuse_unfit_number(text, bytea, text, uuid) is
  'Refuses a personal number that is neither Norwegian nor Swedish (INVALID), another profile''s (TAKEN), or none of those the caller has shown by e-ID (PERSONAL_NUMBER_MISMATCH).';
grant execute on function app_private.refuse_unfit_number(text, bytea, text, uuid) to app_user;
--! EndIncluded payout/functions/refuse_unfit_number.sql
--! Included payout/functions/refuse_without_role.sql
-- Who has shown who they are, and is none of those who lead the organisation, cannot be paid as it. Where the
-- register did not answer, says of nobody or not of all when they were born, and where the e-ID does not say
-- it, nothing is known: an operator looks. Definer because neither roles nor others' identities are the caller's
-- to read; it tells no more than yes or no to whoever manages this account.
create or replace function app_private.refuse_without_role(input jsonb, mutation text, number text) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_user_id uuid := app_hidden.current_user_id();
  v_entry app_public.register_entries := app_hidden.register_entry(number);
begin
  if coalesce(jsonb_typeof(app_private.prepared(input, mutation) #> '{company,roles}'), 'null') <> 'array'
    or v_entry.is_insolvent
    or not exists (select from app_hidden.leading_roles(v_entry))
    or exists (select from app_hidden.leading_roles(v_entry) r where r ->> 'bornOn' is null)
    or coalesce((select bool_or(i.born_on is null) from app_public.identities i where i.user_id = v_user_id), true) then
    return;
  end if;
  if not exists (
    select from app_public.identities i, app_hidden.leading_roles(v_entry) r
    where app_private.is_holder_of_role(i, r) and (
      i.user_id = v_user_id
      or i.user_id = (select a.primary_user_id from app_public.accounts a where a.id = app_hidden.current_account_id())
    )
  ) then
    perform app_private.refuse('ORGANIZATION_ROLE_CHECK_FAILED', 'attributes.organizationNumber');
  end if;
end;
$$;
comment on function app_private.refuse_without_role(jsonb, text, text) is
  'Refuses ORGANIZATION_ROLE_CHECK_FAILED for a Norwegian organisation whose leading people, by the register''s answer of now, are neither the identified caller nor the account''s owner.';
grant execute on function app_private.refuse_without_role(jsonb, text, text) to app_user;
--! EndIncluded payout/functions/refuse_without_role.sql
--! Included payout/functions/set_default_bank_account.sql
create or replace function app_public.set_default_bank_account(input jsonb) returns app_public.bank_accounts
language plpgsql volatile
as $$
declare
  v_account app_public.bank_accounts;
begin
  perform app_private.refuse_when_impersonating();
  v_account := app_private.require_own_bank_account((input ->> 'id')::uuid);
  update app_public.bank_accounts b set is_default = false
  where b.freelance_profile_id = v_account.freelance_profile_id and b.is_default and b.id <> v_account.id;
  update app_public.bank_accounts b set is_default = true where b.id = v_account.id returning b.* into v_account;
  return v_account;
end;
$$;
comment on function app_public.set_default_bank_account(jsonb) is
'@actors OWNER ADMIN
@impersonated refused
Makes an account the one its profile is paid to. Refuses INVALID_ACTION while impersonating, AUTH_LEVEL_2_REQUIRED, FREELANCE_PROFILE_ARCHIVED.';
grant execute on function app_public.set_default_bank_account(jsonb) to app_user;
--! EndIncluded payout/functions/set_default_bank_account.sql
--! Included payout/functions/take_register_answer.sql
-- What the register answered on the way here comes sealed. Without it the register was down, or was
-- not asked: the last answer is what is known then, and the worker asks again. Roles take a question of
-- their own, which may have failed alone. Definer because nobody else may say what the register answered.
create or replace function app_private.take_register_answer(
  input jsonb, mutation text, number text, wants_roles boolean default false
) returns app_public.register_entries
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_prepared jsonb := app_private.prepared(input, mutation);
  v_is_answered boolean := coalesce(v_prepared ? 'company', false);
begin
  if not app_hidden.is_organization_number(number) then
    return null;
  end if;
  if app_hidden.current_actor_kind() = 'USER' and not app_hidden.can_manage() then
    raise exception 'the register''s answer of somebody who may not ask' using errcode = 'insufficient_privilege';
  end if;
  if v_is_answered then
    perform app_private.record_register_answer(number, v_prepared -> 'company');
  end if;
  if not v_is_answered or (wants_roles and not v_prepared -> 'company' ? 'roles') then
    perform app_private.enqueue_look_up(number);
  end if;
  return app_hidden.register_entry(number);
end;
$$;
comment on function app_private.take_register_answer(jsonb, text, text, boolean) is
  'What the register says of an organisation number as far as is known now; null when nothing is, and for numbers of other countries.';
grant execute on function app_private.take_register_answer(jsonb, text, text, boolean) to app_user;
--! EndIncluded payout/functions/take_register_answer.sql
--! Included payout/functions/unarchive_freelance_profile.sql
create or replace function app_public.unarchive_freelance_profile(input jsonb) returns app_public.freelance_profiles
language plpgsql volatile
as $$
declare
  v_profile app_public.freelance_profiles;
begin
  perform app_private.refuse_when_impersonating();
  v_profile := app_private.require_own_profile((input ->> 'id')::uuid);
  update app_public.freelance_profiles p set archived_at = null where p.id = v_profile.id returning p.* into v_profile;
  return v_profile;
end;
$$;
comment on function app_public.unarchive_freelance_profile(jsonb) is
'@actors OWNER ADMIN
@impersonated refused
Takes a payout profile up again. Changes nothing for one that is in use. Refuses INVALID_ACTION while impersonating.';
grant execute on function app_public.unarchive_freelance_profile(jsonb) to app_user;
--! EndIncluded payout/functions/unarchive_freelance_profile.sql
--! Included payout/functions/update_freelance_profile.sql
-- Absent attributes stay; a number the register knows brings its facts, as for a new profile. The whole profile is checked as it would be, so that a change cannot leave
-- it incomplete.
create or replace function app_public.update_freelance_profile(input jsonb) returns app_public.freelance_profiles
language plpgsql volatile
as $$
declare
  v_given jsonb := app_hidden.without_spaces(coalesce(nullif(input -> 'attributes', 'null'), '{}'));
  v_profile app_public.freelance_profiles;
  v_next jsonb;
  v_entry app_public.register_entries;
  v_number text := app_hidden.text_at(v_given, 'personalNumber');
  v_fingerprint bytea := decode(app_private.prepared(input, 'update_freelance_profile') #>> '{number,fingerprint}', 'base64');
  v_agreement text := app_hidden.text_at(v_given, 'agreementVersion');
begin
  perform app_private.refuse_when_impersonating();
  v_profile := app_private.require_own_profile((input ->> 'id')::uuid);
  v_next := app_private.next_profile_attributes(v_profile, v_given);
  if v_profile.freelance_type = 'ORGANIZATION' and v_given ? 'organizationNumber'
    and not v_profile.verified and not v_profile.national_register_check then
    v_entry := app_private.take_register_answer(input, 'update_freelance_profile', app_hidden.text_at(v_given, 'organizationNumber'), wants_roles => true);
    v_next := app_private.registered_attributes(v_next, v_entry);
    perform app_private.refuse_without_role(input, 'update_freelance_profile', app_hidden.text_at(v_given, 'organizationNumber'));
  end if;
  perform app_private.refuse_archived_profile(v_profile);
  perform app_private.refuse_when_changed(v_profile.updated_at, input);
  perform app_private.check_profile_changes(v_profile, v_given, v_next);
  perform app_private.check_changed_profile(v_profile, v_next, v_number, v_fingerprint);
  perform app_private.check_agreement(v_given);
  perform app_private.check_reference_people(v_given -> 'referencePeople', v_profile.id);
  perform app_private.stop_if_refused();

  update app_public.freelance_profiles p
  set
    first_name = app_hidden.text_at(v_next, 'firstName'), last_name = app_hidden.text_at(v_next, 'lastName'),
    organization_name = app_hidden.text_at(v_next, 'organizationName'),
    organization_number = app_hidden.text_at(v_next, 'organizationNumber'),
    invoice_starting_number = (v_next ->> 'invoiceStartingNumber')::int,
    salary_tax_percent = (v_next ->> 'salaryTaxPercent')::numeric,
    address = app_hidden.address_from(v_next -> 'address'),
    personal_number_masked = coalesce(app_hidden.masked_number(v_number), p.personal_number_masked),
    -- Agreeing again to the same wording does not make the agreement younger.
    agreement_version = coalesce(v_agreement, p.agreement_version),
    agreement_accepted_at = case when v_agreement is distinct from p.agreement_version and v_agreement is not null
      then now() else p.agreement_accepted_at end
  where p.id = v_profile.id
  returning p.* into v_profile;
  if v_entry.name is not null then
    v_profile := app_private.record_registered_facts(v_profile.id);
  end if;
  -- Who mends what an operator refused sends it in again by it.
  if v_profile.status = 'REFUSED' then
    v_profile := app_private.move_freelance_profile(v_profile.id, 'renew');
  end if;
  if v_number is not null then
    perform app_private.record_personal_number(v_profile.id, input, 'update_freelance_profile');
  end if;
  perform app_private.enqueue_identification(v_profile);
  perform app_private.replace_reference_people(v_profile.account_id, v_profile.id, null, v_given -> 'referencePeople');
  return v_profile;
end;
$$;
comment on function app_public.update_freelance_profile(jsonb) is
'@impersonated refused
@performs freelance_profiles renew
Changes a payout profile; reference people, when sent, replace all of them. Refuses INVALID_ACTION while impersonating; FREELANCE_PROFILE_ARCHIVED; INVALID for an organisation that has ended, ORGANIZATION_ROLE_CHECK_FAILED for one that others lead; DOCUMENT_NOT_FOUND for an unknown agreement; IMMUTABLE for registered facts and for a starting number in use; BLANK, INVALID or TAKEN; PERSONAL_NUMBER_MISMATCH for another number than the e-ID says.';
grant execute on function app_public.update_freelance_profile(jsonb) to app_user;
--! EndIncluded payout/functions/update_freelance_profile.sql
--! Included clients/functions/archive_client.sql
create or replace function app_public.archive_client(input jsonb) returns app_public.clients
language plpgsql volatile
as $$
declare
  v_client app_public.clients := app_private.require_own_client((input ->> 'id')::uuid);
begin
  update app_public.clients c set archived_at = coalesce(c.archived_at, now()) where c.id = v_client.id
  returning c.* into v_client;
  return v_client;
end;
$$;
comment on function app_public.archive_client(jsonb) is
'@actors OWNER ADMIN
@impersonated allowed
Puts a client aside: it cannot be invoiced any more, and its organisation number is free again. Changes nothing when it is aside already.';
grant execute on function app_public.archive_client(jsonb) to app_user;
--! EndIncluded clients/functions/archive_client.sql
--! Included clients/functions/create_client.sql
-- Every Norwegian number is looked up, picked or typed. With nationalRegisterCheck what the register
-- says beats what was typed; without an answer nothing may claim to be registered. The profile
-- is locked, so that two calls at once cannot take the same number.
create or replace function app_public.create_client(input jsonb) returns app_public.clients
language plpgsql volatile
as $$
declare
  v_given jsonb := app_hidden.without_spaces(coalesce(nullif(input -> 'attributes', 'null'), '{}'));
  v_attributes jsonb := v_given;
  v_entry app_public.register_entries;
  v_is_registered boolean := coalesce((v_given ->> 'nationalRegisterCheck')::boolean, false);
  v_profile app_public.freelance_profiles;
  v_client app_public.clients;
begin
  perform app_private.require_invoicing();
  select p.* into v_profile from app_public.freelance_profiles p where p.id = (v_given ->> 'freelanceProfileId')::uuid for update;
  if v_given ->> 'freelanceProfileId' is null then
    perform app_private.refuse('BLANK', 'attributes.freelanceProfileId');
  elsif v_profile.id is null then
    perform app_private.refuse('INVALID', 'attributes.freelanceProfileId');
  end if;
  perform app_private.refuse_archived_profile(v_profile, 'attributes.freelanceProfileId');
  if v_given ->> 'clientType' = 'ORGANIZATION' then
    v_entry := app_private.take_register_answer(input, 'create_client', app_hidden.text_at(v_given, 'orgNumber'));
  end if;
  if v_is_registered and v_entry.name is not null then
    v_attributes := v_attributes || jsonb_build_object(
      'name', left(v_entry.name, 200), 'address', coalesce(app_hidden.address_input(v_entry.address), v_given -> 'address')
    );
  elsif v_is_registered then
    perform app_private.refuse(
      case v_entry.state when 'UNREGISTERED' then 'INVALID' else 'BRREG_QUERY_FAILED' end::app_public.error_code,
      'attributes.orgNumber'
    );
    -- The rest of the client is not there to be checked.
    perform app_private.stop_if_refused();
  end if;
  perform app_private.check_client(v_attributes, v_profile.id);
  perform app_private.check_reference_people(v_given -> 'referencePeople');
  perform app_private.stop_if_refused();

  v_client := app_private.insert_client(v_profile, v_attributes, v_is_registered);
  perform app_private.replace_reference_people(v_client.account_id, null, v_client.id, v_given -> 'referencePeople');
  return v_client;
end;
$$;
comment on function app_public.create_client(jsonb) is
'@actors OWNER ADMIN
@impersonated allowed
Adds a client to a payout profile. With nationalRegisterCheck name, number and address are the register''s. Refuses BLANK, INVALID, INCLUSION, TAKEN, INVOICE_NOT_ORGANIZATION, FREELANCE_PROFILE_ARCHIVED, BRREG_QUERY_FAILED.';
grant execute on function app_public.create_client(jsonb) to app_user;
--! EndIncluded clients/functions/create_client.sql
--! Included clients/functions/send_support_message.sql
-- The message goes to whom the article names, by mail, and stays as an event of the client. Who is
-- written to is the organisation, so the pause counts for it and not for a row: a client put aside and
-- added anew would begin it again.
create or replace function app_public.send_support_message(input jsonb) returns void
language plpgsql volatile
as $$
declare
  v_client app_public.clients;
  v_article app_public.help_articles;
  v_profile app_public.freelance_profiles;
  v_message text := app_hidden.text_at(input, 'message');
begin
  perform app_private.require_invoicing();
  -- Locked, so that two clicks at once find one another.
  select c.* into v_client from app_public.clients c where c.id = (input ->> 'clientId')::uuid for update;
  select p.* into v_profile from app_public.freelance_profiles p where p.id = (input ->> 'freelanceProfileId')::uuid;
  if v_client.id is null then
    perform app_private.refuse('INVALID', 'clientId');
  end if;
  if v_profile.id is null or v_profile.id is distinct from coalesce(v_client.freelance_profile_id, v_profile.id) then
    perform app_private.refuse('INVALID', 'freelanceProfileId');
  end if;
  if v_message is null then
    perform app_private.refuse('BLANK', 'message');
  end if;
  v_article := app_public.clients_help_article(v_client);
  perform pg_advisory_xact_lock(hashtextextended(format('support %s %s', v_client.account_id, v_client.org_number), 0));
  if v_client.id is not null and v_article.support_email is null then
    perform app_private.refuse('INVALID_ACTION', 'clientId');
  elsif exists (
    select from app_public.events e join app_public.clients c on c.id = e.entity_id
    where e.account_id = v_client.account_id and c.org_number = v_client.org_number
      and e.event_type = 'SUPPORT_MESSAGE' and e.occurred_at > now() - interval '5 minutes'
  ) then
    perform app_private.refuse('DELIVERY_FREQUENCY_EXCEEDED');
  end if;
  perform app_private.stop_if_refused();

  perform app_private.record_event(
    'clients', v_client.id, v_client.account_id, 'SUPPORT_MESSAGE', null, jsonb_build_object('message', v_message)
  );
  perform app_private.enqueue_support_message(v_client.id, v_profile.id, v_message);
end;
$$;
comment on function app_public.send_support_message(jsonb) is
'@actors OWNER ADMIN
@impersonated allowed
Sends a message about invoicing a client to whom its help article names. Refuses BLANK without a message; INVALID_ACTION when there is nobody to ask; DELIVERY_FREQUENCY_EXCEEDED within 5 minutes of the last one to the same organisation.';
grant execute on function app_public.send_support_message(jsonb) to app_user;
--! EndIncluded clients/functions/send_support_message.sql
--! Included clients/functions/update_client.sql
-- Absent attributes stay. The client is checked as it would be, as a new one is, and a new number is
-- looked up as a new client's.
create or replace function app_public.update_client(input jsonb) returns app_public.clients
language plpgsql volatile
as $$
declare
  v_given jsonb := app_hidden.without_spaces(coalesce(nullif(input -> 'attributes', 'null'), '{}'));
  v_client app_public.clients := app_private.require_own_client((input ->> 'id')::uuid);
  v_next jsonb := app_private.client_attributes(v_client) || (v_given - 'address' - 'clientType') || case when v_given ? 'address'
    then jsonb_build_object('address', app_hidden.address_input(app_hidden.address_from(v_given -> 'address'))) else '{}' end;
begin
  -- Numbers are unique within the profile, so its row is what two changes at once meet at.
  perform from app_public.freelance_profiles p where p.id = v_client.freelance_profile_id for update;
  perform app_private.refuse_when_changed(v_client.updated_at, input);
  if v_client.client_type = 'ORGANIZATION' and app_hidden.text_at(v_next, 'orgNumber') <> v_client.org_number then
    perform app_private.take_register_answer(input, 'update_client', app_hidden.text_at(v_next, 'orgNumber'));
  end if;
  perform app_private.check_client_changes(v_client, v_given, v_next);
  perform app_private.check_client(v_next, v_client.freelance_profile_id, v_client.id);
  perform app_private.check_reference_people(v_given -> 'referencePeople', v_client.id);
  perform app_private.stop_if_refused();

  update app_public.clients c
  set
    client_number = coalesce((v_next ->> 'clientNumber')::int, c.client_number),
    name = app_hidden.text_at(v_next, 'name'), friendly_name = app_hidden.text_at(v_next, 'friendlyName'),
    email = app_hidden.text_at(v_next, 'email'), phone = app_hidden.text_at(v_next, 'phone'),
    org_number = case when c.client_type = 'ORGANIZATION' then app_hidden.text_at(v_next, 'orgNumber') end,
    address = app_hidden.address_from(v_next -> 'address'),
    preferred_delivery_method =
      coalesce((v_next ->> 'preferredDeliveryMethod')::app_public.delivery_method, c.preferred_delivery_method),
    language = coalesce((v_next ->> 'language')::app_public.language, c.language)
  where c.id = v_client.id
  returning c.* into v_client;
  perform app_private.replace_reference_people(v_client.account_id, null, v_client.id, v_given -> 'referencePeople');
  return v_client;
end;
$$;
comment on function app_public.update_client(jsonb) is
'@actors OWNER ADMIN
@impersonated allowed
Changes a client; reference people, when sent, replace all of them. Refuses as createClient does, and IMMUTABLE for type, profile and registered facts.';
grant execute on function app_public.update_client(jsonb) to app_user;
--! EndIncluded clients/functions/update_client.sql
--! Included invoicing/functions/dashboard.sql
-- Everything an account's dashboard shows in one call: what waits for its people, what clients owe,
-- the next payout, the year by month, and what happened last. It runs as the caller, so it counts what
-- the caller may read. The invoices of an account are read once, by its index, and all figures are told
-- from what that found. Sums are for each currency; what credit notes took back is not counted.
--
-- A refused invoice waits for a month: by then it was either written anew or given up. Payouts are not
-- recorded yet, so the next one is what the next client to pay will bring, and says whose it is.
create or replace function app_public.dashboard() returns app_public.dashboard
language sql stable
as $$
  with this as materialized (
    select app_hidden.today() as day, date_trunc('year', app_hidden.today()::timestamp)::date as year_begins
  ),
  failed as materialized (
    select d.invoice_id, max(d.failed_at) as failed_at
    from app_public.deliveries d where d.status = 'FAILED' group by d.invoice_id
  ),
  -- What was settled in other years is most of it, and nothing here tells of it.
  own as materialized (
    select
      i.id, i.status, i.currency, i.document_number, i.client_id, i.due_on, i.invoiced_on, i.total_minor,
      i.remaining_amount_minor as amount_left, i.remaining_amount_minor + i.remaining_vat_minor as total_left,
      i.remaining_payout_amount_minor as payout_left,
      i.status in ('PUBLISHED', 'RESOLVED') and i.invoiced_on >= (select t.year_begins from this t) as is_of_this_year,
      i.status = 'PUBLISHED' and i.due_on < (select t.day from this t) as is_overdue,
      case
        when i.status = 'DRAFT' then i.updated_at
        when i.status = 'REJECTED' and i.rejected_at > now() - interval '30 days' then i.rejected_at
      end as waits_since
    from app_public.invoices i
    where i.status <> 'RESOLVED' or i.invoiced_on >= (select t.year_begins from this t)
  ),
  undelivered as materialized (
    select o.*, f.failed_at from failed f join own o on o.id = f.invoice_id where o.status = 'PUBLISHED'
  ),
  counts as (
    select
      count(*) filter (where o.status = 'DRAFT')::int as drafts,
      count(*) filter (where o.status = 'REJECTED')::int as rejected
    from own o where o.waits_since is not null
  ),
  sums as (
    select row (
      o.currency,
      coalesce(sum(o.total_left) filter (where o.status = 'PUBLISHED'), 0), count(*) filter (where o.status = 'PUBLISHED'),
      coalesce(sum(o.total_left) filter (where o.is_overdue), 0), count(*) filter (where o.is_overdue),
      coalesce(sum(o.total_minor) filter (where o.status in ('SUBMITTED', 'APPROVED')), 0),
      count(*) filter (where o.status in ('SUBMITTED', 'APPROVED')),
      coalesce(sum(o.amount_left) filter (where o.is_of_this_year), 0),
      coalesce(sum(o.amount_left) filter (where o.is_of_this_year and o.status = 'RESOLVED'), 0),
      coalesce(sum(o.payout_left) filter (where o.is_of_this_year), 0)
    )::app_public.dashboard_sum as sum
    from own o where o.status not in ('DRAFT', 'REJECTED') group by o.currency order by o.currency
  ),
  months as (
    select row (m.starts_on, m.currency, m.invoiced, m.settled)::app_public.dashboard_month as month
    from (
      select
        date_trunc('month', o.invoiced_on::timestamp)::date as starts_on, o.currency, sum(o.amount_left) as invoiced,
        coalesce(sum(o.amount_left) filter (where o.status = 'RESOLVED'), 0) as settled
      from own o where o.is_of_this_year group by 1, 2
    ) m order by m.starts_on, m.currency
  ),
  named as (
    select 'overdue' as list, o.id, false as is_undelivered, null::timestamptz as since_at, row_number() over () as position
    from (select * from own where is_overdue order by due_on, id limit 5) o
    union all
    select 'next_payout', o.id, false, null, 1
    from (select * from own where status = 'PUBLISHED' and not is_overdue order by due_on, id limit 1) o
    union all
    select 'waiting', w.id, w.is_undelivered, w.since_at, row_number() over ()
    from (
      (select id, false as is_undelivered, waits_since as since_at from own where waits_since is not null
        order by waits_since desc, id limit 5)
      union all (select id, true, failed_at from undelivered order by failed_at desc, id limit 5)
      order by since_at desc, id limit 5
    ) w
  ),
  shown as materialized (
    select
      n.list, n.position,
      row (
        o.id, o.status, n.is_undelivered, o.document_number, c.name, o.currency,
        case o.status when 'PUBLISHED' then o.total_left else o.total_minor end, o.payout_left, o.due_on, n.since_at
      )::app_public.dashboard_invoice as invoice
    from named n join own o on o.id = n.id left join app_public.clients c on c.id = o.client_id
  ),
  happened as (
    select e.* from app_public.events e
    where e.entity = 'invoices' and e.event_type in (
      'SUBMITTED', 'APPROVED', 'REJECTED', 'SENT', 'SENDING_FAILED', 'RESOLVED', 'NULLIFIED'
    )
    order by e.occurred_at desc, e.id desc limit 8
  )
  select
    extract(year from this.day)::int,
    counts.drafts, counts.rejected, (select count(*) from undelivered)::int,
    array(select s.invoice from shown s where s.list = 'waiting' order by s.position),
    array(select s.invoice from shown s where s.list = 'overdue' order by s.position),
    (select s.invoice from shown s where s.list = 'next_payout'),
    array(select s.sum from sums s),
    array(select m.month from months m),
    array(
      select row (
        i.id, h.event_type, h.status, h.occurred_at, h.actor, i.document_number, c.name, i.currency, i.total_minor
      )::app_public.dashboard_event
      from happened h
      join app_public.invoices i on i.id = h.entity_id
      left join app_public.clients c on c.id = i.client_id
      order by h.occurred_at desc, h.id desc
    ),
    (select count(*) from app_public.freelance_profiles p where p.archived_at is null)::int,
    (select count(*) from app_public.clients)::int,
    exists (select from app_public.invoices i where i.submitted_at is not null),
    members.all_of_them, members.invited
  from this, counts, (
    select count(*)::int as all_of_them, count(*) filter (where not m.confirmed)::int as invited
    from app_hidden.current_members() m
  ) members
$$;
comment on function app_public.dashboard() is
  'Where the money of the account acted in is, and what needs its people: all that a dashboard shows, in one call.';
grant execute on function app_public.dashboard() to app_user;

comment on type app_public.dashboard is 'What an account''s dashboard shows.';
comment on column app_public.dashboard.year is E'@notNull\nThe year that sums and months are of, by the calendar of Norway.';
comment on column app_public.dashboard.drafts is E'@notNull\nHow many drafts there are.';
comment on column app_public.dashboard.rejected is E'@notNull\nHow many were rejected in the last 30 days.';
comment on column app_public.dashboard.undelivered is E'@notNull\nHow many did not reach their client.';
comment on column app_public.dashboard.waiting is E'@notNull\nThe five newest drafts, rejected and undelivered invoices.';
comment on column app_public.dashboard.overdue is E'@notNull\nThe five that should have been paid longest ago.';
comment on column app_public.dashboard.next_payout is 'The open invoice that is due next, whose payment brings the next payout.';
comment on column app_public.dashboard.sums is E'@notNull\nWhere the money is, for each currency.';
comment on column app_public.dashboard.months is E'@notNull\nThe months of the year with invoices, for each currency, by the day on the invoice.';
comment on column app_public.dashboard.recent_events is E'@notNull\nThe eight last things that happened to invoices, newest first.';
comment on column app_public.dashboard.freelance_profiles is E'@notNull\nHow many payout profiles are in use.';
comment on column app_public.dashboard.clients is E'@notNull\nHow many clients there are.';
comment on column app_public.dashboard.has_submitted is E'@notNull\nWhether any invoice was ever sent in.';
comment on column app_public.dashboard.members is E'@notNull\nHow many people the account has.';
comment on column app_public.dashboard.invited is E'@notNull\nHow many of them have not come in yet.';

comment on type app_public.dashboard_invoice is E'@prefix inv\nAn invoice as a dashboard names it.';
comment on column app_public.dashboard_invoice.id is 'The invoice.';
comment on column app_public.dashboard_invoice.status is E'@notNull\nHow far it has come.';
comment on column app_public.dashboard_invoice.is_undelivered is E'@notNull\nWhether it did not reach its client.';
comment on column app_public.dashboard_invoice.document_number is 'The number on the document; null before publication.';
comment on column app_public.dashboard_invoice.client_name is 'Who pays; null while a draft does not say.';
comment on column app_public.dashboard_invoice.currency is E'@notNull\nOf its amounts.';
comment on column app_public.dashboard_invoice.total_minor is E'@notNull\nWhat is to be paid, with VAT, in minor units.';
comment on column app_public.dashboard_invoice.payout_amount_minor is E'@notNull\nWhat of it reaches the freelancer, in minor units.';
comment on column app_public.dashboard_invoice.due_on is 'The last day to pay.';
comment on column app_public.dashboard_invoice.since_at is 'Since when it waits, UTC; null when it does not.';

comment on type app_public.dashboard_sum is 'Where the money in one currency is.';
comment on column app_public.dashboard_sum.currency is E'@notNull\nThe currency.';
comment on column app_public.dashboard_sum.with_clients_minor is E'@notNull\nWhat clients have still to pay, with VAT, in minor units.';
comment on column app_public.dashboard_sum.with_clients_count is E'@notNull\nHow many invoices that is.';
comment on column app_public.dashboard_sum.overdue_minor is E'@notNull\nWhat of it is overdue, in minor units.';
comment on column app_public.dashboard_sum.overdue_count is E'@notNull\nHow many invoices are overdue.';
comment on column app_public.dashboard_sum.in_review_minor is E'@notNull\nWhat is sent in and not with the client yet, with VAT, in minor units.';
comment on column app_public.dashboard_sum.in_review_count is E'@notNull\nHow many invoices that is.';
comment on column app_public.dashboard_sum.invoiced_minor is E'@notNull\nWhat was invoiced this year, without VAT, in minor units.';
comment on column app_public.dashboard_sum.settled_minor is E'@notNull\nWhat of it is settled, paid or written off, without VAT, in minor units.';
comment on column app_public.dashboard_sum.payout_amount_minor is E'@notNull\nWhat of it is the freelancer''s own, settled or not, in minor units.';

comment on type app_public.dashboard_month is 'What was invoiced in a month, in one currency.';
comment on column app_public.dashboard_month.starts_on is E'@notNull\nIts first day.';
comment on column app_public.dashboard_month.currency is E'@notNull\nThe currency.';
comment on column app_public.dashboard_month.invoiced_minor is E'@notNull\nWhat was invoiced, without VAT, in minor units.';
comment on column app_public.dashboard_month.settled_minor is E'@notNull\nWhat of it is settled, paid or written off, without VAT, in minor units.';

comment on type app_public.dashboard_event is E'@prefix inv\nSomething that happened to an invoice.';
comment on column app_public.dashboard_event.id is 'The invoice.';
comment on column app_public.dashboard_event.event_type is E'@notNull\nWhat happened.';
comment on column app_public.dashboard_event.status is 'The status after.';
comment on column app_public.dashboard_event.occurred_at is E'@notNull\nWhen, UTC.';
comment on column app_public.dashboard_event.actor is E'@notNull\nThe name of who did it, as it was then.';
comment on column app_public.dashboard_event.document_number is 'The number on the document; null before publication.';
comment on column app_public.dashboard_event.client_name is 'Who pays.';
comment on column app_public.dashboard_event.currency is E'@notNull\nOf the total.';
comment on column app_public.dashboard_event.total_minor is E'@notNull\nWhat it came to, with VAT, in minor units.';
--! EndIncluded invoicing/functions/dashboard.sql
--! Included invoicing/functions/delivery_payload.sql
-- Definer because the worker holds no table.
create or replace function app_private.delivery_payload(delivery_id uuid) returns jsonb
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select jsonb_build_object(
    'id', d.id, 'channel', d.channel, 'recipient', d.recipient, 'status', d.status,
    'isToBeDelivered', app_private.is_to_be_delivered(d),
    'attemptedAt', d.attempted_at, 'messageId', d.message_id, 'invoice', app_private.invoice_payload(d.invoice_id)
  )
  from app_public.deliveries d
  where d.id = $1
$$;
comment on function app_private.delivery_payload(uuid) is 'One sending of an invoice with what its message needs; null when there is none.';
grant execute on function app_private.delivery_payload(uuid) to app_worker;
--! EndIncluded invoicing/functions/delivery_payload.sql
--! Included invoicing/functions/delivery_was_given_up.sql
create or replace function app_hidden.delivery_was_given_up(delivery_id uuid) returns boolean
language sql stable
as $$
  select exists (select from app_public.deliveries d where d.id = delivery_id and d.failure = 'GIVEN_UP')
$$;
comment on function app_hidden.delivery_was_given_up(uuid) is
  'Condition of a reaction: all tries were used up.';
--! EndIncluded invoicing/functions/delivery_was_given_up.sql
--! Included invoicing/functions/delivery_was_refused.sql
create or replace function app_hidden.delivery_was_refused(delivery_id uuid) returns boolean
language sql stable
as $$
  select exists (select from app_public.deliveries d where d.id = delivery_id and d.failure = 'REFUSED')
$$;
comment on function app_hidden.delivery_was_refused(uuid) is
  'Condition of a reaction: the receiving side refused it for good.';
--! EndIncluded invoicing/functions/delivery_was_refused.sql
--! Included invoicing/functions/invoice_payload.sql
-- Definer because the worker holds no table. The document says what it said at submission. What it was
-- given at publication is beside it; what becomes of it, and where people are reached, is read fresh.
create or replace function app_private.invoice_payload(invoice_id uuid) returns jsonb
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select d.payload || jsonb_build_object(
    'freelancer', app_private.draw_freelancer(i) || jsonb_build_object('name', d.payload #> '{freelancer,name}'),
    'documentNumber', i.document_number, 'kid', i.kid, 'publicPath', app_public.invoices_public_path(i),
    'accountPath', app_private.draw_account_path(i.account_id),
    'status', i.status,
    'isSent', exists (select from app_public.deliveries s where s.invoice_id = i.id and s.status in ('PENDING', 'SENT')),
    'pdf', case when f.id is not null then
      jsonb_build_object('fileId', f.id, 'filename', f.filename, 'storageKey', f.storage_key)
    end
  )
  from app_public.invoices i
    join app_private.invoice_documents d on d.invoice_id = i.id
    left join app_public.files f on f.id = i.pdf_document_id
  where i.id = $1
$$;
comment on function app_private.invoice_payload(uuid) is
  'Everything the PDF and the mails need of an invoice; null for a draft. Amounts in minor units, percentages as numbers.';
grant execute on function app_private.invoice_payload(uuid) to app_worker;
--! EndIncluded invoicing/functions/invoice_payload.sql
--! Included invoicing/functions/invoice_was_not_refused.sql
create or replace function app_hidden.invoice_was_not_refused(invoice_id uuid) returns boolean
language sql stable
as $$
  select not exists (
    select from app_public.invoices i, app_public.invoices_last_delivery(i) d
    where i.id = $1 and d.status = 'FAILED' and d.failure <> 'NO_ADDRESS'
  )
$$;
comment on function app_hidden.invoice_was_not_refused(uuid) is
  'Condition of a reaction: its newest sending did not go out in vain, which has a notice of its own.';
--! EndIncluded invoicing/functions/invoice_was_not_refused.sql
--! Included invoicing/functions/invoices_client_name.sql
create or replace function app_private.invoices_client_name(invoice app_public.invoices) returns text
language sql stable
as $$
  select d.payload #>> '{client,name}' from app_private.invoice_documents d where d.invoice_id = invoice.id
$$;
comment on function app_private.invoices_client_name(app_public.invoices) is
  'Its client, as the document names it; null for a draft.';
--! EndIncluded invoicing/functions/invoices_client_name.sql
--! Included invoicing/functions/lacks_identity.sql
-- Definer because the operators' settings say whether it is demanded. It asks for an identity of the
-- person, not for a verified profile: an operator's word does not replace it.
create or replace function app_hidden.lacks_identity(freelance_profile_id uuid) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce((
    select s.require_identity and p.freelance_type = 'INDIVIDUAL' and not app_hidden.has_identity(a.primary_user_id)
    from app_public.freelance_profiles p join app_public.accounts a on a.id = p.account_id cross join app_public.invoicing_settings s
    where p.id = $1 and app_hidden.is_within_reach(p.account_id)
  ), false)
$$;
comment on function app_hidden.lacks_identity(uuid) is
  'Whether the person behind an individual''s profile must identify before submitting.';
grant execute on function app_hidden.lacks_identity(uuid) to app_user, app_operator, app_worker;
--! EndIncluded invoicing/functions/lacks_identity.sql
--! Included invoicing/functions/look_up_debtors.sql
-- Definer because the worker holds no table. A second between two questions, so that the register is
-- not flooded.
create or replace function app_private.look_up_debtors() returns int
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_number text;
  v_asked int := 0;
begin
  for v_number in
    select distinct c.org_number
    from app_public.invoices i join app_public.clients c on c.id = i.client_id
    where i.status in ('SUBMITTED', 'APPROVED', 'PUBLISHED') and app_hidden.is_organization_number(c.org_number)
    union
    select p.organization_number from app_public.freelance_profiles p
    where p.verified and p.archived_at is null and app_hidden.is_organization_number(p.organization_number)
  loop
    perform app_private.enqueue_look_up(v_number, now() + make_interval(secs => v_asked));
    v_asked := v_asked + 1;
  end loop;
  return v_asked;
end;
$$;
comment on function app_private.look_up_debtors() is
  E'@task invoicing\nHas the register asked about every organisation with an open invoice, and about every verified seller. Returns how many.';
grant execute on function app_private.look_up_debtors() to app_worker;
--! EndIncluded invoicing/functions/look_up_debtors.sql
--! Included invoicing/functions/move_invoice.sql
-- Definer because nobody is granted the status: it changes together with its time, its event and the
-- job that comes next, or not at all. What is submitted says from then on what it said that day. The actor is still the caller; the transitions decide.
create or replace function app_private.move_invoice(invoice_id uuid, action text, reason text default null) returns app_public.invoices
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_invoice app_public.invoices;
  v_to app_public.invoice_status := app_private.require_row_transition('invoices', invoice_id, action);
  v_task text;
begin
  perform app_private.stop_if_refused();
  perform app_private.tell_of_transition('invoices', invoice_id, jsonb_strip_nulls(jsonb_build_object('reason', reason)));
  update app_public.invoices i
  set
    status = v_to,
    submitted_at = case v_to when 'SUBMITTED' then now() else i.submitted_at end,
    approved_at = case v_to when 'APPROVED' then now() else i.approved_at end,
    is_approved_automatically = case v_to
      when 'APPROVED' then app_hidden.current_actor_kind() = 'WORKER'
      else i.is_approved_automatically
    end,
    rejected_at = case v_to when 'REJECTED' then now() else i.rejected_at end,
    resolved_at = case v_to when 'RESOLVED' then now() else i.resolved_at end,
    rejection_reason = coalesce(reason, i.rejection_reason)
  where i.id = invoice_id
  returning i.* into v_invoice;
  if v_to = 'SUBMITTED' then
    insert into app_private.invoice_documents (account_id, invoice_id, payload)
    values (v_invoice.account_id, invoice_id, app_private.draw_invoice(v_invoice));
  end if;
  perform app_private.outlive_deliveries(v_invoice);
  v_task := case v_to when 'SUBMITTED' then 'review_invoice' when 'APPROVED' then 'publish_invoice' end;
  if v_task is not null then
    perform app_private.enqueue('invoicing/' || v_task, jsonb_build_object('id', invoice_id), v_task || ':' || invoice_id);
  end if;
  return v_invoice;
end;
$$;
comment on function app_private.move_invoice(uuid, text, text) is
  'Takes an invoice a step as the transitions allow the caller: status, time, event and the next job. Stops with INVALID for what is out of reach, or the transition''s refusal.';
grant execute on function app_private.move_invoice(uuid, text, text) to app_user, app_operator;
--! EndIncluded invoicing/functions/move_invoice.sql
--! Included invoicing/functions/publish_invoice.sql
-- Definer because the worker holds no table. Number, KID and public token come into being together or
-- not at all; what the document says was frozen at submission. The token is the only key to the public page, so it is
-- made as a session's is.
create or replace function app_private.publish_invoice(invoice_id uuid) returns app_public.invoice_status
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_invoice app_public.invoices;
  v_profile app_public.freelance_profiles;
  v_number int;
  v_to app_public.invoice_status;
begin
  select i.* into v_invoice from app_public.invoices i where i.id = invoice_id for update;
  if v_invoice.status is distinct from 'APPROVED' then
    return v_invoice.status;
  end if;
  v_to := app_private.require_transition('invoices', v_invoice.id, v_invoice.status::text, 'publish');
  perform app_private.stop_if_refused();
  select p.* into v_profile from app_public.freelance_profiles p where p.id = v_invoice.freelance_profile_id for share;
  v_number := app_private.take_invoice_number(v_profile, 'INVOICE', v_profile.invoice_starting_number);

  update app_public.invoices i
  set
    status = v_to, published_at = now(), invoice_number = v_number,
    document_number = case v_profile.freelance_type
      when 'INDIVIDUAL' then v_profile.profile_number || '-' || v_number
      else v_number::text
    end,
    kid = app_hidden.kid(v_profile.profile_number, v_number),
    public_token = app_private.make_token()
  where i.id = invoice_id
  returning i.* into v_invoice;
  perform app_private.enqueue(
    'invoicing/render_invoice', jsonb_build_object('id', v_invoice.id), 'render_invoice:' || v_invoice.id
  );
  return v_invoice.status;
end;
$$;
comment on function app_private.publish_invoice(uuid) is
  E'@task invoicing\nPublishes an approved invoice: next number of the profile, document number, KID, public token, and the job that draws the PDF. Returns the status. Safe to run twice.';
grant execute on function app_private.publish_invoice(uuid) to app_worker;
--! EndIncluded invoicing/functions/publish_invoice.sql
--! Included invoicing/functions/record_delivery_failure.sql
-- Definer because the worker holds no table. For failures that trying again by itself cannot mend.
create or replace function app_private.record_delivery_failure(
  delivery_id uuid, reason text, failure app_public.delivery_failure default 'REFUSED'
) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_delivery app_public.deliveries;
  v_to app_public.delivery_status;
begin
  select d.* into v_delivery from app_public.deliveries d where d.id = $1 for update;
  if v_delivery.status is distinct from 'PENDING' then
    return;
  end if;
  v_to := app_private.require_transition('deliveries', v_delivery.id, v_delivery.status::text, 'fail');
  perform app_private.stop_if_refused();
  update app_public.deliveries d set status = v_to, failed_at = now(), failure = $3, failure_reason = left($2, 1000)
  where d.id = v_delivery.id;
  perform app_private.record_event(
    'invoices', v_delivery.invoice_id, v_delivery.account_id, 'SENDING_FAILED',
    (select i.status::text from app_public.invoices i where i.id = v_delivery.invoice_id),
    jsonb_build_object('channel', v_delivery.channel, 'recipient', v_delivery.recipient, 'failure', $3)
  );
end;
$$;
comment on function app_private.record_delivery_failure(uuid, text, app_public.delivery_failure) is 'Notes that a sending can never arrive, and why. Safe to run twice.';
grant execute on function app_private.record_delivery_failure(uuid, text, app_public.delivery_failure) to app_worker;
--! EndIncluded invoicing/functions/record_delivery_failure.sql
--! Included invoicing/functions/record_invoice_pdf.sql
-- Definer because the worker holds no table. The first PDF stays: the client's copy and ours are
-- the same bytes. Until EHF exists, who prefers it gets e-mail; who has no address for it, or
-- wants none, gets nothing, and that is a row and not a silence.
create or replace function app_private.record_invoice_pdf(invoice_id uuid, file_id uuid) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_invoice app_public.invoices;
  v_client app_public.clients;
begin
  select i.* into v_invoice from app_public.invoices i where i.id = invoice_id for update;
  if v_invoice.pdf_document_id is not null or v_invoice.status not in ('PUBLISHED', 'RESOLVED', 'NULLIFIED') then
    return;
  end if;
  update app_public.invoices i set pdf_document_id = file_id where i.id = invoice_id returning i.* into v_invoice;

  select c.* into v_client from app_public.clients c where c.id = v_invoice.client_id;
  if v_client.preferred_delivery_method <> 'NONE' and v_client.email is not null then
    perform app_private.create_delivery(v_invoice, 'EMAIL', v_client.email::text);
  else
    perform app_private.note_undelivered(v_invoice, v_client.preferred_delivery_method);
  end if;
  -- The mail to the client comes first: if it is refused, its freelancer hears of that instead.
  perform app_private.record_event('invoices', invoice_id, v_invoice.account_id, 'RENDERED', v_invoice.status::text);
end;
$$;
comment on function app_private.record_invoice_pdf(uuid, uuid) is
  'Attaches the drawn PDF to a published invoice and enqueues its delivery to the client. Safe to run twice: the first PDF stays.';
grant execute on function app_private.record_invoice_pdf(uuid, uuid) to app_worker;
--! EndIncluded invoicing/functions/record_invoice_pdf.sql
--! Included invoicing/functions/send_invoice_via_email.sql
-- The row of the invoice is locked, so that two clicks at once find one another.
create or replace function app_public.send_invoice_via_email(input jsonb) returns app_public.invoices
language plpgsql volatile
as $$
declare
  v_invoice app_public.invoices;
  v_recipient text;
begin
  perform app_private.refuse_when_impersonating();
  v_invoice := app_private.require_own_invoice((input ->> 'id')::uuid);
  v_recipient := (select c.email from app_public.clients c where c.id = v_invoice.client_id);
  if v_invoice.status not in ('PUBLISHED', 'RESOLVED') then
    perform app_private.refuse('INVOICE_NOT_PUBLISHED');
  end if;
  if v_invoice.client_id is not null and v_recipient is null then
    perform app_private.refuse('CLIENT_EMAIL_MISSING');
  end if;
  if exists (
    select from app_public.deliveries d
    where d.invoice_id = v_invoice.id and d.channel = 'EMAIL' and d.failed_at is null
      and d.created_at > now() - interval '5 minutes'
  ) then
    perform app_private.refuse('DELIVERY_FREQUENCY_EXCEEDED');
  end if;
  perform app_private.stop_if_refused();

  perform app_private.create_delivery(v_invoice, 'EMAIL', v_recipient);
  perform app_private.record_event(
    'invoices', v_invoice.id, v_invoice.account_id, 'SENDING', v_invoice.status::text,
    jsonb_build_object('channel', 'EMAIL', 'recipient', v_recipient)
  );
  return v_invoice;
end;
$$;
comment on function app_public.send_invoice_via_email(jsonb) is
'@actors OWNER ADMIN
@impersonated refused
Sends a published invoice to the client by e-mail again. Refuses INVALID_ACTION while impersonating, INVOICE_NOT_PUBLISHED, CLIENT_EMAIL_MISSING, and DELIVERY_FREQUENCY_EXCEEDED within 5 minutes of the last one.';
grant execute on function app_public.send_invoice_via_email(jsonb) to app_user;
--! EndIncluded invoicing/functions/send_invoice_via_email.sql
--! Included accounts/views/members.sql
-- The people of the current account, as their colleagues see them: name and address, not the rest
-- of the person. Who has not come yet is called as they were when they were invited.
create or replace view app_public.members with (security_invoker = true) as
  select m.id, m.account_id, m.user_id, m.email, coalesce(m.first_name, s.invited_first_name) as first_name,
    coalesce(m.last_name, s.invited_last_name) as last_name, m.role, m.confirmed,
    case when m.last_name is null
      then app_hidden.search_text(s.invited_first_name, s.invited_last_name, m.email::text) else m.search_text
    end as search_text,
    m.created_at,
    case when m.role = 'MEMBER'
      then array(select d.department_id from app_public.department_memberships d where d.membership_id = m.id)
      else array(select d.id from app_public.departments d where d.account_id = m.account_id)
    end as department_ids,
    case when not m.confirmed then s.invited_at + interval '14 days' end as invitation_expires_at, s.welcomed_at, s.updated_at
  from app_hidden.current_members() m
  join app_public.memberships s on s.id = m.id;

revoke all on app_public.members from public, app_authenticator, app_visitor, app_user, app_operator, app_worker;
grant select on app_public.members to app_user;

comment on view app_public.members is
'@prefix mem
@primaryKey id
@foreignKey (account_id) references app_public.accounts (id)|@fieldName account
@list
@largestPage 10000
@search search_text
@label email
A member of the current account (document A, section 3, Member).';
comment on column app_public.members.id is E'@notNull\nKey of the membership.';
comment on column app_public.members.account_id is E'@notNull\nThe account.';
comment on column app_public.members.user_id is E'@behavior -*\nThe person.';
comment on column app_public.members.email is
'@notNull
@sort
The person''s address.';
comment on column app_public.members.first_name is 'Given name; until an invited person has said it what they were invited by.';
comment on column app_public.members.last_name is E'@sort\nFamily name; until an invited person has said it what they were invited by.';
comment on column app_public.members.role is
'@notNull
@filter
OWNER, ADMIN or MEMBER.';
comment on column app_public.members.confirmed is
'@notNull
@filter
Invited until confirmed, then active.';
comment on column app_public.members.search_text is E'@behavior -*\nNames and address without case and accents.';
comment on column app_public.members.created_at is
'@notNull
@sort
When the person became a member, UTC.';
comment on column app_public.members.department_ids is
'@behavior -*
@filter departmentId dep
The departments the person was put in; all of them for OWNER and ADMIN.';
comment on column app_public.members.invitation_expires_at is 'When the link of the last invitation stops working, UTC; null for who has come.';
comment on column app_public.members.welcomed_at is
'@filter welcomed
When the person was sent the team''s welcome, UTC.';
comment on column app_public.members.updated_at is E'@notNull\nWhen what the person may do was last changed, UTC.';
--! EndIncluded accounts/views/members.sql
--! Included core/tables/audit_entries.rules.sql
-- The database's own diary of every change to every audited table. Operators read it, nobody
-- writes it but the audit trigger, and it only grows.
select app_private.begin_rules('app_public.audit_entries', is_audited => false);

comment on table app_public.audit_entries is
'@personal kept
@prefix aud
@auditTrail
@icon history
@section system 90
@label table_name
Every change to every row: who, when, before and after. Only grows.';
comment on column app_public.audit_entries.table_name is E'@holds table\nThe table that changed.';
comment on column app_public.audit_entries.row_id is
'@holds row
@listed
The row that changed.';
comment on column app_public.audit_entries.operation is 'INSERT, UPDATE or DELETE.';
comment on column app_public.audit_entries.actor is 'The name of who did it, as it was then.';
comment on column app_public.audit_entries.actor_kind is 'A person, an operator or the worker.';
comment on column app_public.audit_entries.user_id is
'@points users
@unlisted
The user in whose name it was done.';
comment on column app_public.audit_entries.session_id is
'@points sessions
@unlisted
The session in which it was done.';
comment on column app_public.audit_entries.administrator_id is
'@points operators
@unlisted
The operator who impersonated the user.';
comment on column app_public.audit_entries.before is 'The columns before; for an update those that changed. Secrets are shown as dots.';
comment on column app_public.audit_entries.after is 'The columns after; for an update those that changed. Secrets are shown as dots.';
comment on column app_public.audit_entries.changed_at is 'When, UTC.';
--! EndIncluded core/tables/audit_entries.rules.sql
--! Included core/tables/events.rules.sql
-- What has happened to a thing, in the order it happened. Steps write theirs themselves; of what else happens record_event() tells.
select app_private.begin_rules('app_public.events', is_audited => false);

create policy "members read what happened in their account" on app_public.events for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
grant select on app_public.events to app_user;

comment on table app_public.events is
'@prefix evt
@eventLog
@icon activity
@section system
@label event_type
What has happened to a thing: who, when, and the status it then had. Only grows.';
comment on column app_public.events.entity is
'@personal none
@holds table
The table the thing is in.';
comment on column app_public.events.entity_id is
'@holds row
@listed
The thing.';
comment on column app_public.events.account_id is E'@points accounts\nThe account it belongs to.';
comment on column app_public.events.event_type is
'@personal none
@holds word
What happened, in the past tense.';
comment on column app_public.events.status is
'@personal none
@holds state
The status after.';
comment on column app_public.events.actor is E'@personal erased\nThe name of who did it, as it was then.';
comment on column app_public.events.actor_kind is 'A person, an operator or the worker.';
comment on column app_public.events.user_id is
'@points users
@unlisted
The user who did it; null for the worker.';
comment on column app_public.events.administrator_id is
'@points operators
@unlisted
The operator who acted in the user''s name.';
comment on column app_public.events.data is E'@personal kept\nWhat else is worth knowing about this kind of event.';
comment on column app_public.events.occurred_at is 'When, UTC.';
--! EndIncluded core/tables/events.rules.sql
--! Included core/tables/failed_jobs.rules.sql
-- What the worker could not do for good, whatever the task. Found by a look at the queue, not by the
-- process that failed, which may have died of it. What a job carries is not copied: it may hold a link.
select app_private.begin_rules('app_public.failed_jobs');

comment on table app_public.failed_jobs is
'@personal passing
@prefix fjb
@defaultSort created_at desc
@section system
@label task
@icon alert-octagon
A job that was tried as often as it may be, and given up.';
comment on column app_public.failed_jobs.job_id is E'@unlisted\nThe job in the queue.';
comment on column app_public.failed_jobs.task is E'@holds word\nWhat was to be done, as module/verb_noun.';
comment on column app_public.failed_jobs.subject is 
'@holds row
@listed
The id of what it was about, or another word that says so.';
comment on column app_public.failed_jobs.error is
'@decides
@longText
What made it fail, the last time.';
comment on column app_public.failed_jobs.attempts is 'How often it was tried.';
comment on column app_public.failed_jobs.status is 'Whether somebody has seen to it. Changes only as the transitions allow.';
comment on column app_public.failed_jobs.failed_at is
'@listed
When it was tried last, UTC.';
comment on column app_public.failed_jobs.created_at is 'When it was found, UTC.';
comment on column app_public.failed_jobs.updated_at is E'@unlisted\nWhen the row was last changed, UTC.';
comment on type app_public.failed_job_status is
'Whether somebody has seen to a failed job.';
--! EndIncluded core/tables/failed_jobs.rules.sql
--! Included core/tables/files.rules.sql
-- Stored bytes: receipts, documents, pictures. A row is made by register_file() only.
select app_private.begin_rules('app_public.files');

create policy "members read their account's files" on app_public.files for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
grant select on app_public.files to app_user;

comment on table app_public.files is
'@personal kept
@name Attachment
@prefix fil
@section system
@icon folder
@label filename
A stored file. Its paths are signed links that work for ten minutes.';
comment on column app_public.files.account_id is E'@points accounts\nThe account it belongs to; null for the product''s own.';
comment on column app_public.files.filename is 'The name it was given, at most 255 characters.';
comment on column app_public.files.content_type is 'The media type, sniffed from the bytes.';
comment on column app_public.files.byte_size is E'@holds bytes\nSize in bytes.';
comment on column app_public.files.sha256 is E'@behavior -*\nHash of the bytes.';
comment on column app_public.files.storage_key is E'@behavior -*\nWhere the bytes are kept.';
comment on column app_public.files.thumb_storage_key is E'@behavior -*\nWhere the small picture is kept.';
comment on column app_public.files.created_by is E'@points users\nThe user who uploaded it.';
comment on column app_public.files.created_at is 'When, UTC.';
--! EndIncluded core/tables/files.rules.sql
--! Included core/tables/followers.rules.sql
-- What follows when something has happened, as rows. Operators read them; nobody writes them but a file in
-- reactions/ of the module that follows.
select app_private.begin_rules('app_public.followers');

comment on table app_public.followers is
'@personal none
@prefix fol
@defaultSort entity
@defaultSort event_type
@section system
@icon bolt
@label task
A row for each job that an event brings about, in the transaction that writes the event.';
comment on column app_public.followers.module is
'@holds word
@unlisted
The module that follows, whose file says so.';
comment on column app_public.followers.entity is
'@holds table
@listed
The table to whose row it happens.';
comment on column app_public.followers.event_type is
'@holds word
@listed
What has happened.';
comment on column app_public.followers.task is
'@holds word
@listed
The job, as module/verb_noun.';
comment on column app_public.followers.message is
  E'@listed\nThe text that is sent, a Markdown file of each language beside the file of the reactions.';
comment on column app_public.followers.recipient is
'@listed
Who gets the text: OWNER, ADMIN or MEMBER of the row''s account, OPERATOR_READ and so on, or a column of the row that holds an address, a number or a user. Of a webhook, the name of its endpoint.';
comment on column app_public.followers.delay_minutes is E'@listed\nHow many minutes after the event.';
comment on column app_public.followers.while_status is
'@holds state
@listed
The status the row must still have when the time has come; null for any.';
comment on column app_public.followers.condition is
  E'@holds word\nA predicate of app_hidden that must hold for the row when the time has come.';
--! EndIncluded core/tables/followers.rules.sql
--! Included core/tables/idempotency_keys.rules.sql
-- The memory that makes a mutation which comes twice one. It holds no answer, only the id of the row
-- that the answer is read from again under the caller's rules, so nothing secret lies here.
select app_private.begin_rules('app_private.idempotency_keys');

drop trigger _900_audit on app_private.idempotency_keys;

comment on table app_private.idempotency_keys is E'@personal passing\nMutations that were done under a key of their caller''s, for 24 hours. Not audited because the change itself is, and each key would be told twice.';
comment on column app_private.idempotency_keys.id is 'Key.';
comment on column app_private.idempotency_keys.user_id is 'Whose key.';
comment on column app_private.idempotency_keys.mutation is 'What was done.';
comment on column app_private.idempotency_keys.place is 'Which of the mutations of its document it was, from 0.';
comment on column app_private.idempotency_keys.key is 'The caller''s Idempotency-Key.';
comment on column app_private.idempotency_keys.input_hash is 'Keyed hash of the input, the account and who impersonated: without the server''s secret nobody can try passwords on it.';
comment on column app_private.idempotency_keys.answered_id is 'The row that was answered; null for a mutation that answers none.';
comment on column app_private.idempotency_keys.created_at is 'When it was done, UTC.';
--! EndIncluded core/tables/idempotency_keys.rules.sql
--! Included core/tables/rates.rules.sql
-- Percentages and amounts the law or the product sets, each with the days it holds. A new year is
-- a new row, never an edit of an old one that documents were computed with.
select app_private.begin_rules('app_public.rates');

create policy "everybody reads the rates" on app_public.rates for select to app_visitor, app_user, app_worker using (true);
grant select on app_public.rates to app_visitor, app_user, app_worker;

create policy "finance operators add rates" on app_public.rates for insert to app_operator
  with check ((select app_hidden.current_operator_role()) in ('FINANCE', 'ADMIN'));
create policy "finance operators end rates" on app_public.rates for update to app_operator
  using ((select app_hidden.current_operator_role()) in ('FINANCE', 'ADMIN'));
grant insert (rate_key, value, unit, valid, source) on app_public.rates to app_operator;
grant update (valid, source, updated_at) on app_public.rates to app_operator;

comment on table app_public.rates is
'@personal none
@prefix rat
@defaultSort rate_key
@defaultSort valid desc
@section settings 80
@icon percentage
@label rate_key
Rates with the days they are valid. Documents keep the rates they were computed with.';
comment on column app_public.rates.rate_key is E'@holds word\nWhich rate, for example employer_tax.';
comment on column app_public.rates.value is
'@unit unit
@sum
A percentage, or minor units (øre) per piece.';
comment on column app_public.rates.unit is E'@unlisted\nPERCENT or MINOR.';
comment on column app_public.rates.valid is E'@behavior +attribute:orderBy\nThe days it holds, from and including, to and excluding.';
comment on column app_public.rates.source is 'Where the figure was looked up.';
comment on column app_public.rates.created_at is 'When the row was written.';
comment on column app_public.rates.updated_at is 'When the row was last changed.';
--! EndIncluded core/tables/rates.rules.sql
--! Included core/tables/sealing_keys.rules.sql
-- What seals the things our server finds out for a mutation, so that nobody else can say them. The key
-- never leaves the database: who may seal asks a function to.
select app_private.begin_rules('app_private.sealing_keys');

drop trigger _900_audit on app_private.sealing_keys;

comment on table app_private.sealing_keys is E'@personal none\nKeys of seals: the newest seals, all of them are known. Not audited because the trail would tell the key.';
comment on column app_private.sealing_keys.id is 'Key.';
comment on column app_private.sealing_keys.key is '32 random bytes.';
comment on column app_private.sealing_keys.created_at is 'When it was made, UTC.';
--! EndIncluded core/tables/sealing_keys.rules.sql
--! Included core/tables/sent_messages.rules.sql
-- The memory that makes a mail one mail however often its job is run. Whom it went to is kept as a
-- hash: it is only ever compared.
select app_private.begin_rules('app_private.sent_messages');

drop trigger _900_audit on app_private.sent_messages;

comment on table app_private.sent_messages is E'@personal passing\nMails and SMS on their way or gone, one row for what they tell and to whom. Forgotten after 90 days. Not audited because deliveries, links and codes have rows of their own that are.';
comment on column app_private.sent_messages.id is 'Key.';
comment on column app_private.sent_messages.purpose is 'What it tells, such as notice-published.';
comment on column app_private.sent_messages.about_id is 'The row it tells of.';
comment on column app_private.sent_messages.recipient_sha256 is 'Of the address or number in lower case.';
comment on column app_private.sent_messages.claimed_at is 'When a run last set out to send it.';
comment on column app_private.sent_messages.sent_at is 'When it was taken; from then on it is never sent again.';
--! EndIncluded core/tables/sent_messages.rules.sql
--! Included core/tables/transitions.rules.sql
-- The state machines of the product as rows. Everybody may read them: buttons, diagrams and the
-- exhaustive test come from here. Nobody writes them but a transitions file.
select app_private.begin_rules('app_public.transitions');

create policy "everybody reads which transitions exist" on app_public.transitions for select
  to app_visitor, app_user, app_operator, app_worker using (true);
grant select on app_public.transitions to app_visitor, app_user, app_worker;

comment on table app_public.transitions is
'@personal none
@prefix trn
@defaultSort entity
@defaultSort position
@section system
@icon route
@label action
A row for each change of status that is possible; the guard refuses every other.';
comment on column app_public.transitions.entity is E'@holds table\nThe table whose status changes.';
comment on column app_public.transitions.action is E'@holds word\nThe verb, as in the mutation''s name.';
comment on column app_public.transitions.from_status is E'@holds state\nThe status before; null for a row that is made.';
comment on column app_public.transitions.to_status is E'@holds state\nThe status after.';
comment on column app_public.transitions.outcome is
  'What the status after means for people: it waits for those whose row it is (MEMBERS), for OPERATORS or for OTHERS, such as the client or the worker, or it is a GOOD_END or a BAD_END.';
comment on column app_public.transitions.actors is E'@holds word\nWho may: OWNER, ADMIN, MEMBER, WORKER, OPERATOR_READ, OPERATOR_REVIEW, OPERATOR_FINANCE, OPERATOR_ADMIN.';
comment on column app_public.transitions.condition is E'@holds word\nA predicate of app_hidden that must hold for the row as well.';
comment on column app_public.transitions.refusal is E'@holds errorCode\nThe code answered when the action is asked for in another status.';
comment on column app_public.transitions.position is 'The order in which actions are shown.';
comment on type app_public.state_outcome is 'What a state means for people: whom it waits for, or how it ended.';
--! EndIncluded core/tables/transitions.rules.sql
--! Included core/tables/webhook_calls.rules.sql
-- What we have told other programs, and whether they took it. Operators read it; what was given up they have
-- tried again among the failed jobs.
select app_private.begin_rules('app_public.webhook_calls');

comment on table app_public.webhook_calls is
'@personal none
@prefix whc
@defaultSort created_at desc
@section system
@label endpoint
@icon webhook
A call of another program about an event, with how it went the last time.';
comment on column app_public.webhook_calls.event_id is E'@listed\nWhat it tells of.';
comment on column app_public.webhook_calls.endpoint is 'Whom it tells, by the name that reactions and the surroundings give it.';
comment on column app_public.webhook_calls.attempts is E'@listed\nHow often it was tried.';
comment on column app_public.webhook_calls.answer is E'@listed\nThe HTTP status of the last answer; null for none.';
comment on column app_public.webhook_calls.failure is E'@listed\nWhy the last try failed; null once it was taken.';
comment on column app_public.webhook_calls.delivered_at is E'@listed\nWhen it was taken, UTC; null until then.';
comment on column app_public.webhook_calls.created_at is 'When it was first tried, UTC.';
comment on column app_public.webhook_calls.updated_at is E'@unlisted\nWhen the row was last changed, UTC.';
--! EndIncluded core/tables/webhook_calls.rules.sql
--! Included core/tables/worker_heartbeats.rules.sql
select app_private.begin_rules('app_private.worker_heartbeats');

drop trigger _900_audit on app_private.worker_heartbeats;

comment on table app_private.worker_heartbeats is E'@personal none\nOne row per running worker process. A process that has not been heard of for 30 seconds is dead and loses its locks. Not audited because a beat every few seconds would drown the trail.';
comment on column app_private.worker_heartbeats.machine is
  'Host, boot and process namespace: two processes with the same value can see each other''s process numbers.';
comment on column app_private.worker_heartbeats.worker_ids is
  'The names under which this process locks jobs in the queue.';
--! EndIncluded core/tables/worker_heartbeats.rules.sql
--! Included identity/tables/identities.rules.sql
-- Who a person has shown themselves to be, with the e-ID of a country. Theirs, whatever account they act
-- in; only what a broker has vouched for writes here. The number itself is out of reach of every API.
select app_private.begin_rules('app_public.identities');

create policy "people see their own identities" on app_public.identities for select to app_user
  using (user_id = (select app_hidden.current_user_id()));
grant select on app_public.identities to app_user;

comment on table app_public.identities is
'@personal removed
@prefix idn
@list
@defaultSort identified_at desc
@section people
@label identifier
@icon id-badge-2
Who a person has shown themselves to be, with a national e-ID (document A, section 3, Identity).';
comment on constraint identities_user_id_fkey on app_public.identities is '@notNull';
comment on column app_public.identities.id is 'Key.';
comment on column app_public.identities.user_id is 'Whose identity.';
comment on column app_public.identities.country is
'@filter
@holds country
The country whose e-ID it is: NO, SE, DK or FI.';
comment on column app_public.identities.identifier is 'The national number, masked after its first six characters.';
comment on column app_public.identities.first_name is 'Given name, as the e-ID says it.';
comment on column app_public.identities.last_name is 'Family name, as the e-ID says it.';
comment on column app_public.identities.born_on is 'Day of birth, as the e-ID says it.';
comment on column app_public.identities.is_default is E'@name default\nWhether the person is called as it says.';
comment on column app_public.identities.identified_at is E'@sort\nWhen it was last shown, UTC.';
comment on column app_public.identities.created_at is 'When it was first shown, UTC.';
comment on column app_public.identities.updated_at is 'When the row was last changed, UTC.';
--! EndIncluded identity/tables/identities.rules.sql
--! Included identity/tables/identity_numbers.rules.sql
-- The numbers behind identities, out of reach of every API and closed to the database itself: the server
-- encrypts them. A fingerprint finds one without opening it.
select app_private.begin_rules('app_private.identity_numbers', array['number_encrypted', 'fingerprint']);

comment on table app_private.identity_numbers is E'@personal removed\nThe national number behind an identity, encrypted. In no API.';
comment on column app_private.identity_numbers.id is 'Key.';
comment on column app_private.identity_numbers.identity_id is 'The identity it is the number of.';
comment on column app_private.identity_numbers.number_encrypted is 'The number as the country''s broker writes it: AES-256-GCM, bound to the user.';
comment on column app_private.identity_numbers.fingerprint is 'HMAC-SHA-256 of country and number, without dash and century: one number, one person.';
comment on column app_private.identity_numbers.created_at is 'When it was given, UTC.';
comment on column app_private.identity_numbers.updated_at is 'When it was last changed, UTC.';
--! EndIncluded identity/tables/identity_numbers.rules.sql
--! Included identity/tables/number_keys.rules.sql
-- What national numbers are encrypted and fingerprinted with, itself encrypted by a key that is derived
-- from SECRET. Who starts the product makes it and wraps it anew; the server asks a function for it.
select app_private.begin_rules('app_private.number_keys');

drop trigger _900_audit on app_private.number_keys;

comment on table app_private.number_keys is E'@personal none\nThe wrapped key of national numbers, one row. Not audited because the trail would keep what an earlier secret opens.';
comment on column app_private.number_keys.id is 'Key; the wrapping is bound to it.';
comment on column app_private.number_keys.wrapped is 'The key of 32 random bytes in AES-256-GCM: nonce, key, proof.';
comment on column app_private.number_keys.created_at is 'When it was made, UTC.';
comment on column app_private.number_keys.updated_at is 'When it was last wrapped anew, UTC.';
--! EndIncluded identity/tables/number_keys.rules.sql
--! Included identity/tables/one_time_links.rules.sql
-- Links sent by mail. Whoever holds one has read the mail; each is worth something once.
select app_private.begin_rules('app_private.one_time_links', array['token_sha256']);

comment on table app_private.one_time_links is E'@personal removed\nLinks sent by mail that prove an address: live, then used, superseded or expired.';
comment on column app_private.one_time_links.id is 'Key.';
comment on column app_private.one_time_links.token_sha256 is 'SHA-256 of the token in the link.';
comment on column app_private.one_time_links.user_id is 'Whose link.';
comment on column app_private.one_time_links.purpose is 'CONFIRM and SIGN_IN open a session, CHANGE_EMAIL also makes its address the user''s, RESET_PASSWORD lets a password be set.';
comment on column app_private.one_time_links.email is 'The address it was sent to, which its use proves.';
comment on column app_private.one_time_links.deep_link is 'The path in the portal to open afterwards. Begins with one slash, so that it cannot lead elsewhere.';
comment on column app_private.one_time_links.expires_at is 'When it stops working, UTC: 30 minutes after it was made, an invitation''s after 14 days.';
comment on column app_private.one_time_links.used_at is 'When it was used, UTC.';
comment on column app_private.one_time_links.superseded_at is 'When a newer link of the same purpose took its place, UTC.';
comment on column app_private.one_time_links.created_at is 'When it was made, UTC.';
--! EndIncluded identity/tables/one_time_links.rules.sql
--! Included identity/tables/operator_secrets.rules.sql
-- The second half of an operator's sign-in. The secret itself must be kept, since TOTP is symmetric.
select app_private.begin_rules('app_private.operator_secrets', array['totp_secret']);

comment on table app_private.operator_secrets is E'@personal none\nWhat makes an operator''s one-time codes.';
comment on column app_private.operator_secrets.id is 'Key.';
comment on column app_private.operator_secrets.operator_id is 'Whose secret.';
comment on column app_private.operator_secrets.totp_secret is 'Base32; SHA-1, 6 digits, steps of 30 seconds, as authenticator apps expect.';
comment on column app_private.operator_secrets.last_used_step is 'The 30-second step (Unix time / 30) of the last code used. A code of this step or an earlier one is refused, so that a code seen over a shoulder is worth nothing.';
comment on column app_private.operator_secrets.created_at is 'When the row was written, UTC.';
comment on column app_private.operator_secrets.updated_at is 'When the row was last changed, UTC.';
--! EndIncluded identity/tables/operator_secrets.rules.sql
--! Included identity/tables/operators.rules.sql
-- The people of the house. An operator is a user like any other, with the same password, and in
-- addition a role here and a TOTP secret.
select app_private.begin_rules('app_public.operators');

create policy "administrating operators change roles" on app_public.operators for update to app_operator
  using ((select app_hidden.current_operator_role()) = 'ADMIN');
grant update (operator_role, disabled_at, updated_at) on app_public.operators to app_operator;

comment on table app_public.operators is
'@prefix opr
@section system
@icon headset
Those who work for the house and sign in to the admin console.';
comment on column app_public.operators.id is 'Key.';
comment on column app_public.operators.user_id is E'@filter\nThe person.';
comment on column app_public.operators.operator_role is E'@filter\nREAD sees, REVIEW decides on documents, FINANCE on money, ADMIN on everything.';
comment on column app_public.operators.disabled_at is 'When the person stopped being an operator, UTC. Ends every session at once.';
comment on column app_public.operators.created_at is E'@sort\nWhen appointed, UTC.';
comment on column app_public.operators.updated_at is 'When the row was last changed, UTC.';
--! EndIncluded identity/tables/operators.rules.sql
--! Included identity/tables/phone_numbers.rules.sql
-- The numbers a person has proven, or begun to prove. They are the person's, whatever account they
-- act in; only the house's own functions write them, since a number that counts opens the second level.
select app_private.begin_rules('app_public.phone_numbers', array['masked:number', 'masked:e164']);

create policy "people see their own phone numbers" on app_public.phone_numbers for select to app_user
  using (user_id = (select app_hidden.current_user_id()));
grant select on app_public.phone_numbers to app_user;

-- The way out for who has lost their phone: without a proven number the next one is trusted again.
create policy "administrating operators remove a lost phone" on app_public.phone_numbers for delete to app_operator
  using ((select app_hidden.current_operator_role()) = 'ADMIN');
grant delete on app_public.phone_numbers to app_operator;

comment on table app_public.phone_numbers is
'@personal removed
@prefix pho
@list
@defaultSort created_at desc
@section people
@label number
@icon device-mobile
A number somebody has proven, or begun to prove, with a code by SMS (document A, section 3, Phone number).';
comment on constraint phone_numbers_user_id_fkey on app_public.phone_numbers is '@notNull';
comment on column app_public.phone_numbers.id is 'Key.';
comment on column app_public.phone_numbers.user_id is 'Whose number.';
comment on column app_public.phone_numbers.country_code is 'The country of the number, two letters (ISO 3166-1).';
comment on column app_public.phone_numbers.number is 'The number without its country prefix, digits only.';
comment on column app_public.phone_numbers.e164 is E'@behavior -*\nThe number as the network knows it, +4791234567.';
comment on column app_public.phone_numbers.token_sent_at is 'When a code was last sent to it, UTC.';
comment on column app_public.phone_numbers.token_verified_at is 'When a code sent to it was last confirmed, UTC; null until it is proven.';
comment on column app_public.phone_numbers.last_used_at is E'@sort\nWhen it was last sent a code or confirmed one, UTC.';
comment on column app_public.phone_numbers.created_at is E'@sort\nWhen it was first given, UTC.';
comment on column app_public.phone_numbers.updated_at is 'When the row was last changed, UTC.';
--! EndIncluded identity/tables/phone_numbers.rules.sql
--! Included identity/tables/session_tokens.rules.sql
-- What opens a session. A table of its own, so that no grant on sessions can ever reach it.
select app_private.begin_rules('app_private.session_tokens', array['token_sha256']);

comment on table app_private.session_tokens is E'@personal removed\nThe hashes of the tokens of sessions.';
comment on column app_private.session_tokens.id is 'Key.';
comment on column app_private.session_tokens.session_id is 'Whose token.';
comment on column app_private.session_tokens.token_sha256 is 'SHA-256 of the token. The token is 32 random bytes in base64url, known to its holder only.';
comment on column app_private.session_tokens.created_at is 'When it was made, UTC.';
--! EndIncluded identity/tables/session_tokens.rules.sql
--! Included identity/tables/sessions.rules.sql
-- Signed-in browser tabs. What opens one, its token, lies in session_tokens.
select app_private.begin_rules('app_public.sessions');

create policy "people see the session they act in" on app_public.sessions for select to app_user
  using (id = (select app_hidden.current_session_id()));
grant select on app_public.sessions to app_user;

create policy "administrating operators end sessions" on app_public.sessions for update to app_operator
  using ((select app_hidden.current_operator_role()) = 'ADMIN');
grant update (revoked_at) on app_public.sessions to app_operator;

create trigger _200_stay_ended before update of revoked_at on app_public.sessions for each row
  when (old.revoked_at is not null) execute function app_private.tg_sessions__stay_ended();

create trigger _300_tell_end after update of revoked_at on app_public.sessions for each row
  when (old.revoked_at is null and new.revoked_at is not null) execute function app_private.tg_sessions__tell_end();

-- The audit is told when a session begins, ends or is raised, not each minute it is used.
drop trigger _900_audit on app_public.sessions;
create trigger _900_audit
  after insert or delete or update of revoked_at, second_level_at, account_id, operator_id, user_id, administrator_id
  on app_public.sessions for each row execute function app_private.tg__audit();

comment on table app_public.sessions is
'@personal removed
@prefix ses
@section people
@icon login-2
@label created_at
A session acts in exactly one account, or for the house when an operator''s (document A, section 3, Session).';
comment on constraint sessions_user_id_fkey on app_public.sessions is '@notNull';
comment on constraint sessions_administrator_id_fkey on app_public.sessions is '@fieldName administrator';
comment on column app_public.sessions.id is 'Key.';
comment on column app_public.sessions.user_id is E'@filter\nWho acts, or is acted as.';
comment on column app_public.sessions.account_id is E'@filter\nThe account it acts in; null for an operator''s session.';
comment on column app_public.sessions.operator_id is 'The operator whose session in the admin console it is.';
comment on column app_public.sessions.administrator_id is 'The operator who acts as the user.';
comment on column app_public.sessions.administrator_reason is 'Why an operator acts as the user, as typed in, at most 500 characters.';
comment on column app_public.sessions.second_level_at is 'When an SMS code was last confirmed in it, UTC. Counts for 15 minutes.';
comment on column app_public.sessions.last_used_at is E'@sort\nWhen it was last used, to the minute, UTC. After 14 idle days it is over.';
comment on column app_public.sessions.expires_at is 'When it is over in any case, UTC: 90 days after its start, two hours when an operator acts as the user.';
comment on column app_public.sessions.revoked_at is 'When it was ended: log out, password change, blocking. UTC.';
comment on column app_public.sessions.user_agent is E'@unlisted\nWhat the browser or program called itself, at most 500 characters.';
comment on column app_public.sessions.network is 'Where it was opened from: the network''s part of the address, never the whole.';
comment on column app_public.sessions.created_at is E'@sort\nWhen it was opened, UTC.';
--! EndIncluded identity/tables/sessions.rules.sql
--! Included identity/tables/sign_in_attempts.rules.sql
-- The memory behind the limits on guessing. In the database, so that all API nodes share it.
select app_private.begin_rules('app_private.sign_in_attempts', array['email', 'ip']);

-- It is a log of its own, and addresses and IPs are to be forgotten after a day; so the audit is
-- told only if somebody rewrites it.
drop trigger _900_audit on app_private.sign_in_attempts;
create trigger _900_audit after update of kind, email, ip, attempted_at on app_private.sign_in_attempts
  for each row execute function app_private.tg__audit('email', 'ip');

comment on table app_private.sign_in_attempts is E'@personal passing\nTries at passwords and at registering, and requests for links, by address and IP.';
comment on column app_private.sign_in_attempts.id is 'Key.';
comment on column app_private.sign_in_attempts.kind is 'PASSWORD: a try at a password, an operator''s too. LINK: a request for a link. REGISTRATION: a try at registering.';
comment on column app_private.sign_in_attempts.email is 'The address typed in, whether or not anybody has it.';
comment on column app_private.sign_in_attempts.ip is 'Where it came from, for IPv6 the /64 around it; null when not known.';
comment on column app_private.sign_in_attempts.succeeded_at is 'When it turned out right, UTC; null counts as failed.';
comment on column app_private.sign_in_attempts.attempted_at is 'When it began, UTC.';
--! EndIncluded identity/tables/sign_in_attempts.rules.sql
--! Included identity/tables/sms_codes.rules.sql
-- Codes sent by SMS, and the memory behind the limits on guessing and on sending.
select app_private.begin_rules('app_private.sms_codes', array['code_hash', 'ip']);

comment on table app_private.sms_codes is E'@personal passing\nCodes sent by SMS that prove a number: live, then used, superseded or expired.';
comment on column app_private.sms_codes.id is 'Key. The gateway gets it too, so that a message sent twice is one.';
comment on column app_private.sms_codes.phone_number_id is 'The number it was made for.';
comment on column app_private.sms_codes.code_hash is 'The code''s bcrypt hash: slow to make, so that whoever reads the table does not know the code at once.';
comment on column app_private.sms_codes.ip is 'Where it was asked for, for IPv6 the /64 around it; null when not known.';
comment on column app_private.sms_codes.wrong_tries is 'How often a wrong code was typed. After five it is worth nothing.';
comment on column app_private.sms_codes.expires_at is 'When it stops working, 10 minutes after it was made, UTC.';
comment on column app_private.sms_codes.used_at is 'When it was confirmed, UTC.';
comment on column app_private.sms_codes.superseded_at is 'When a newer code for the number took its place, UTC.';
comment on column app_private.sms_codes.sent_at is 'When the gateway took it, UTC.';
comment on column app_private.sms_codes.failed_at is 'When the gateway refused the number for good, UTC.';
comment on column app_private.sms_codes.created_at is 'When it was made, UTC.';
--! EndIncluded identity/tables/sms_codes.rules.sql
--! Included identity/tables/user_secrets.rules.sql
-- What proves a person. A table of its own, so that no grant on users can ever reach it.
select app_private.begin_rules('app_private.user_secrets', array['password_hash']);

comment on table app_private.user_secrets is E'@personal removed\nWhat only the person knows, as hashes.';
comment on column app_private.user_secrets.id is 'Key.';
comment on column app_private.user_secrets.user_id is 'Whose secrets.';
comment on column app_private.user_secrets.password_hash is 'argon2id in its own notation; null when the person signs in by link only.';
comment on column app_private.user_secrets.password_set_at is 'When the password was last set, UTC.';
comment on column app_private.user_secrets.created_at is 'When the row was written, UTC.';
comment on column app_private.user_secrets.updated_at is 'When the row was last changed, UTC.';
--! EndIncluded identity/tables/user_secrets.rules.sql
--! Included identity/tables/users.rules.sql
-- A person. Colleagues are met as members of an account, never here, so that this table has one
-- simple rule. What proves a person lives in user_secrets.
select app_private.begin_rules('app_public.users');

create policy "people see themselves" on app_public.users for select to app_user
  using (id = (select app_hidden.current_user_id()));
grant select on app_public.users to app_user;
-- Nobody else is shown to a visitor. The API names this one for the rest of the request that registered.
create policy "who has just registered sees the person they have become" on app_public.users for select to app_visitor
  using (id = (select app_hidden.current_user_id()));
grant select on app_public.users to app_visitor;

create policy "administrating operators block and unblock people" on app_public.users for update to app_operator
  using ((select app_hidden.current_operator_role()) = 'ADMIN');
grant update (blocked_at, updated_at) on app_public.users to app_operator;

create trigger _500_revoke_sessions after update of blocked_at on app_public.users for each row
  when (old.blocked_at is null and new.blocked_at is not null)
  execute function app_private.tg_users__revoke_sessions();

comment on table app_public.users is
'@prefix usr
@search search_text
@section people 40
@icon user
@label display_name
A person who can sign in (document A, section 3, User).';
comment on column app_public.users.id is 'Key.';
comment on column app_public.users.email is
'@personal erased
@sort
The address one-time links go to. Unique whatever the case; a change takes effect when the link sent to the new address is used.';
comment on column app_public.users.first_name is
'@personal erased
@unlisted
Given name, at most 100 characters; null until an invited person has said it.';
comment on column app_public.users.last_name is
'@personal erased
@unlisted
@sort
Family name, at most 100 characters; null until an invited person has said it.';
comment on column app_public.users.language is E'@filter\nThe language of the interface and of mail: NB or EN.';
comment on column app_public.users.confirmed_at is 'When a link sent to the address was first used, UTC.';
comment on column app_public.users.confirmed is E'@filter\nWhether a link sent to the address has been used. Until then the person stays at the gate.';
comment on column app_public.users.marketing_consent is E'@unlisted\nWhether news may be mailed.';
comment on column app_public.users.necessary_cookies_consent is 'Whether necessary cookies were accepted at registration.';
comment on column app_public.users.referrer is
'@personal erased
@unlisted
Where the person came from, as said at registration.';
comment on column app_public.users.occupation is E'@personal erased\nWhat the person does, as said at registration.';
comment on column app_public.users.blocked_at is E'@filter\nWhen an operator blocked the person, UTC. Signing in is then refused with USER_BLOCKED.';
comment on column app_public.users.search_text is E'@behavior -*\nNames and address without case and accents.';
comment on column app_public.users.created_at is
'@sort
@filter
When the person was registered, UTC.';
comment on column app_public.users.updated_at is 'When the row was last changed, UTC.';
--! EndIncluded identity/tables/users.rules.sql
--! Included accounts/tables/accounts.rules.sql
-- The tenants. Accounts are made by registering and by creating a team, never by hand.
select app_private.begin_rules('app_public.accounts');

create policy "people see the accounts they belong to" on app_public.accounts for select to app_user
  using (id = any ((select app_hidden.current_user_account_ids())::uuid[]));
grant select on app_public.accounts to app_user;

create policy "administrating operators switch features and block accounts" on app_public.accounts for update to app_operator
  using ((select app_hidden.current_operator_role()) = 'ADMIN');
grant update (invoices_enabled, payouts_enabled, workflows_enabled, blocked_at, updated_at) on app_public.accounts to app_operator;

comment on table app_public.accounts is
'@prefix acc
@search search_text
@search owner.search_text
@section people
@label display_name
@icon building
A tenant: a person''s own account or a team''s (document A, section 3, Account).';
comment on constraint accounts_primary_user_is_a_member on app_public.accounts is E'@behavior -*\nThe primary user is a member.';
comment on constraint accounts_primary_user_id_fkey on app_public.accounts is '@fieldName owner';
-- Sessions are identity's, but this constraint was added by this module.
comment on constraint sessions_account_id_fkey on app_public.sessions is '@notNull';
comment on constraint accounts_symbol_id_fkey on app_public.accounts is
'@fieldName symbol
@backwardBehavior -*
The small picture.';
comment on constraint accounts_logo_id_fkey on app_public.accounts is
'@fieldName logo
@backwardBehavior -*
The logo.';
comment on column app_public.accounts.id is 'Key.';
comment on column app_public.accounts.slug is
'@personal erased
@sort
The account in addresses: unique, a to z, 0 to 9 and hyphens, at most 60 characters.';
comment on column app_public.accounts.account_type is E'@filter\nPERSONAL or TEAM.';
comment on column app_public.accounts.primary_user_id is 'The owner.';
comment on column app_public.accounts.tag is E'@filter\nWhat kind of team; null for a personal account.';
comment on column app_public.accounts.name is
'@personal kept
@sort
The team''s name, at most 200 characters; null for a personal account, which goes by its user''s name.';
comment on column app_public.accounts.email is E'@personal erased\nWhere the account wants to be written to.';
comment on column app_public.accounts.phone_number is E'@personal erased\nDigits, with + in front when international.';
comment on column app_public.accounts.address is E'@personal erased\nPostal address.';
comment on column app_public.accounts.language is E'@filter\nThe language of mail to the account: NB or EN.';
comment on column app_public.accounts.non_profit is 'Whether the team is a voluntary organisation.';
comment on column app_public.accounts.organization_name is E'@personal kept\nThe name in the business register.';
comment on column app_public.accounts.organization_number is
'@personal kept
@groups 3 3 3
Nine digits with a check digit (MOD11).';
comment on column app_public.accounts.invoices_enabled is 'Feature: invoicing.';
comment on column app_public.accounts.payouts_enabled is 'Feature: purchases and payouts.';
comment on column app_public.accounts.workflows_enabled is 'Feature: recruitment.';
comment on column app_public.accounts.blocked_at is E'@filter\nWhen an operator blocked the account, UTC. Signing in to it is refused with ACCOUNT_BLOCKED.';
comment on column app_public.accounts.deletion_scheduled_on is 'The day it is deleted, 14 days after its owner asked; can be cancelled until then.';
comment on column app_public.accounts.deleted_at is 'When it was deleted, UTC: nobody gets in any more, and what was personal is gone.';
comment on column app_public.accounts.description is
'@personal erased
@longText
What it says of itself, at most 1000 characters.';
comment on column app_public.accounts.industry_sector is E'@personal none\nWhat the team works with, in its own words, at most 100 characters.';
comment on column app_public.accounts.shown_ids is E'@behavior -*\nWhat its people have been shown.';
comment on column app_public.accounts.organization_verified_at is
'@filter isOrganizationVerified
When somebody looked and found that the organisation number is the team''s own, UTC; null while it is a claim.';
comment on column app_public.accounts.symbol_id is E'@file\nThe small picture the account is known by.';
comment on column app_public.accounts.logo_id is E'@file\nThe team''s logo.';
comment on column app_public.accounts.search_text is E'@behavior -*\nNames, numbers and addresses without case and accents.';
comment on column app_public.accounts.created_at is
'@sort
@filter
When it was made, UTC.';
comment on column app_public.accounts.updated_at is 'When the row was last changed, UTC.';
--! EndIncluded accounts/tables/accounts.rules.sql
--! Included accounts/tables/department_memberships.rules.sql
-- Who belongs to which department. Owners and admins have every department and need no row.
select app_private.begin_rules('app_public.department_memberships');

create policy "members see who belongs to their account's departments" on app_public.department_memberships for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
grant select on app_public.department_memberships to app_user;

comment on table app_public.department_memberships is
'@prefix dmb
@section people
@icon user-pin
@label membership_id
A member''s role in a department (document A, section 3, Department membership).';
comment on constraint department_memberships_department_id_account_id_fkey on app_public.department_memberships is '@foreignFieldName departmentMemberships';
comment on column app_public.department_memberships.id is 'Key.';
comment on column app_public.department_memberships.account_id is 'The team.';
comment on column app_public.department_memberships.department_id is E'@filter\nThe department.';
comment on column app_public.department_memberships.membership_id is 'The member.';
comment on column app_public.department_memberships.role is E'@filter\nMANAGER or MEMBER.';
comment on column app_public.department_memberships.criminal_record_access is 'Whether the member sees criminal-record certificates.';
comment on column app_public.department_memberships.identity_access is 'Whether the member sees identity documents.';
comment on column app_public.department_memberships.created_at is 'When the member joined, UTC.';
comment on column app_public.department_memberships.updated_at is 'When the row was last changed, UTC.';
--! EndIncluded accounts/tables/department_memberships.rules.sql
--! Included accounts/tables/departments.rules.sql
-- The parts of a team. Every team has a default one.
select app_private.begin_rules('app_public.departments');

create policy "members see their account's departments" on app_public.departments for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "owners and admins add departments to their team" on app_public.departments for insert to app_user
  with check (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.acts_in_team()));
create policy "who manages a department changes it" on app_public.departments for update to app_user
  using (account_id = (select app_hidden.current_account_id()) and id = any ((select app_hidden.managed_department_ids())::uuid[]));
create policy "who manages a department removes it, but for the default one" on app_public.departments for delete to app_user
  using (account_id = (select app_hidden.current_account_id()) and not is_default and id = any ((select app_hidden.managed_department_ids())::uuid[]));
grant select, insert (account_id, name, description), update (name, description), delete on app_public.departments to app_user;

comment on table app_public.departments is
'@prefix dep
@list
@search search_text
@section people
@icon sitemap
@label name
A part of a team (document A, section 3, Department).';
comment on column app_public.departments.id is 'Key.';
comment on column app_public.departments.account_id is 'The team.';
comment on column app_public.departments.name is
'@personal none
@sort
Unique within the team whatever the case.';
comment on column app_public.departments.description is E'@personal erased\nWhat it does, at most 280 characters.';
comment on column app_public.departments.is_default is E'@name default\nThe one every team begins with; it cannot be removed.';
comment on column app_public.departments.search_text is E'@behavior -*\nName and description without case and accents.';
comment on column app_public.departments.created_at is E'@sort\nWhen it was made, UTC.';
comment on column app_public.departments.updated_at is 'When the row was last changed, UTC.';
--! EndIncluded accounts/tables/departments.rules.sql
--! Included accounts/tables/memberships.rules.sql
-- Who belongs to which account, and in what role.
select app_private.begin_rules('app_public.memberships');

create policy "members see who belongs to their account" on app_public.memberships for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "people see where they belong" on app_public.memberships for select to app_user
  using (user_id = (select app_hidden.current_user_id()));
grant select on app_public.memberships to app_user;

comment on table app_public.memberships is
'@prefix mbs
@section people
@icon users-group
@label user_id
A user''s role in an account (document A, section 6).';
comment on column app_public.memberships.id is 'Key.';
comment on column app_public.memberships.account_id is E'@filter\nThe account.';
comment on column app_public.memberships.user_id is E'@filter\nThe person.';
comment on column app_public.memberships.role is E'@filter\nOWNER: everything, one per account. ADMIN: everything but deleting the account and choosing its owner. MEMBER: reads.';
comment on column app_public.memberships.created_at is E'@sort\nWhen the person became a member, UTC.';
comment on column app_public.memberships.updated_at is 'When the row was last changed, UTC.';
comment on column app_public.memberships.invited_first_name is
'@personal erased
@unlisted
What the team called the person when it added them.';
comment on column app_public.memberships.invited_last_name is
'@personal erased
@unlisted
What the team called the person when it added them.';
comment on column app_public.memberships.invited_by is E'@points users\nWho added the person.';
comment on constraint memberships_invited_by_fkey on app_public.memberships is '@behavior -*';
comment on column app_public.memberships.invited_at is 'When the last invitation was sent, UTC; it is good for 14 days. Null for who needed none.';
comment on column app_public.memberships.welcomed_at is 'When the person was sent the team''s welcome, UTC.';
--! EndIncluded accounts/tables/memberships.rules.sql
--! Included accounts/tables/policy_documents.rules.sql
-- What a team has agreed on in writing. Its members read it; owners and admins add and remove.
select app_private.begin_rules('app_public.policy_documents');

create policy "members read their account's policy documents" on app_public.policy_documents for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "owners and admins add policy documents to their account" on app_public.policy_documents for insert to app_user
  with check (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()));
grant select on app_public.policy_documents to app_user;
grant insert (account_id, file_id, created_by) on app_public.policy_documents to app_user;

comment on table app_public.policy_documents is
'@prefix pol
@order created_at desc
@section people
@icon file-certificate
@hide
@label created_at
What a team has agreed on in writing: PDF or Word.';
comment on constraint policy_documents_account_id_fkey on app_public.policy_documents is
'@foreignFieldName policyDocuments
What the account has agreed on in writing.';
comment on constraint policy_documents_created_by_fkey on app_public.policy_documents is '@behavior -*';
comment on column app_public.policy_documents.account_id is 'The team.';
comment on column app_public.policy_documents.file_id is E'@file\nThe PDF or Word document.';
comment on column app_public.policy_documents.created_by is E'@points users\nWho added it.';
comment on column app_public.policy_documents.created_at is 'When it was added, UTC.';
--! EndIncluded accounts/tables/policy_documents.rules.sql
--! Included accounts/tables/register_entries.rules.sql
-- What the national business register last said of an organisation, kept once for whoever has it as
-- seller, client or team. People see what follows from it at their own rows; who has which role is for
-- operators, who compare it with who says to be the organisation.
select app_private.begin_rules('app_public.register_entries');

drop trigger _900_audit on app_public.register_entries;

comment on table app_public.register_entries is
'@personal kept
@prefix reg
@defaultSort name
@section clients
@label name
@icon rosette-discount-check
What the national business register last answered about an organisation. Not audited because the word is the register''s and is asked for every day.';
comment on column app_public.register_entries.organization_number is E'@groups 3 3 3\nNine digits, mod 11.';
comment on column app_public.register_entries.name is E'@sort\nRegistered name; null when the register has no such number.';
comment on column app_public.register_entries.address is 'Business address.';
comment on column app_public.register_entries.state is 'Whether it is sound; UNREGISTERED when the register has no such number.';
comment on column app_public.register_entries.is_insolvent is E'@unlisted\nBankrupt, being wound up, or deleted.';
comment on column app_public.register_entries.is_vat_registered is 'In the register of those who charge VAT.';
comment on column app_public.register_entries.is_in_business_register is 'In Foretaksregisteret, which its sales documents must say.';
comment on column app_public.register_entries.roles is E'@behavior -*\nWho has a role in it, as [{role, title, name, bornOn}].';
comment on column app_public.register_entries.checked_at is E'@listed\nWhen the register answered, UTC.';
comment on column app_public.register_entries.created_at is E'@unlisted\nWhen it was first asked about, UTC.';
comment on column app_public.register_entries.updated_at is E'@unlisted\nWhen the row was last changed, UTC.';
comment on type app_public.register_state is
'@tone.SOUND pine
@tone.BANKRUPT rust
@tone.UNDER_LIQUIDATION rust
@tone.UNDER_FORCED_LIQUIDATION rust
@tone.DELETED rust
@tone.UNREGISTERED amber
How an organisation stands in the national business register.';
--! EndIncluded accounts/tables/register_entries.rules.sql
--! Included payout/tables/bank_accounts.rules.sql
-- Where the money goes. Never deleted, only put out of use, since paid invoices name them; and never
-- changed, since a changed number is another account.
select app_private.begin_rules('app_public.bank_accounts', array['masked:account_number']);

create policy "members read their account's bank accounts" on app_public.bank_accounts for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "owners and admins add bank accounts" on app_public.bank_accounts for insert to app_user
  with check (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
create policy "owners and admins choose and remove bank accounts" on app_public.bank_accounts for update to app_user
  using (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
grant select on app_public.bank_accounts to app_user;
grant insert (account_id, freelance_profile_id, account_number, currency, swift_code, is_default) on app_public.bank_accounts to app_user;
grant update (is_default, deleted_at) on app_public.bank_accounts to app_user;

comment on table app_public.bank_accounts is
'@personal kept
@prefix bac
@order created_at
@section payout
@label account_number
@icon building-bank
An account a profile is paid to.';
comment on constraint bank_accounts_freelance_profile_id_fkey on app_public.bank_accounts is '@foreignFieldName bankAccounts';
comment on column app_public.bank_accounts.account_id is 'The account (tenant) it belongs to.';
comment on column app_public.bank_accounts.freelance_profile_id is 'The profile paid to it.';
comment on column app_public.bank_accounts.account_number is E'@groups 4 2 5\nLetters and digits only; for NOK eleven digits, mod 11. As typed for a profile abroad.';
comment on column app_public.bank_accounts.currency is 'NOK, or any for an organisation.';
comment on column app_public.bank_accounts.swift_code is 'BIC of the bank, 8 to 11 characters.';
comment on column app_public.bank_accounts.is_default is E'@name default\nWhether invoices of the profile are paid to it when they name none.';
comment on column app_public.bank_accounts.deleted_at is 'When it was put out of use.';
comment on column app_public.bank_accounts.created_at is 'When it was added, UTC.';
comment on column app_public.bank_accounts.updated_at is 'When it was last changed, UTC.';
--! EndIncluded payout/tables/bank_accounts.rules.sql
--! Included payout/tables/freelance_profiles.rules.sql
-- Who is paid: a person who is employed for each invoice, or an organisation that invoices itself.
-- There is no grant to delete: a profile that is not used any more is archived.
select app_private.begin_rules('app_public.freelance_profiles', array['personal_number_masked']);

create policy "members read their account's payout profiles" on app_public.freelance_profiles for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "owners and admins make payout profiles" on app_public.freelance_profiles for insert to app_user
  with check (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
create policy "owners and admins change their account's payout profiles" on app_public.freelance_profiles for update to app_user
  using (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
create policy "operators with review say who charges VAT" on app_public.freelance_profiles for update to app_operator
  using ((select app_hidden.current_operator_role()) in ('REVIEW', 'ADMIN'));
grant select on app_public.freelance_profiles to app_user;
grant insert (
  account_id, freelance_type, first_name, last_name, personal_number_masked, organization_name, organization_number,
  invoice_starting_number, salary_tax_percent, address, agreement_version, agreement_accepted_at
) on app_public.freelance_profiles to app_user;
grant update (
  first_name, last_name, personal_number_masked, organization_name, organization_number, invoice_starting_number,
  salary_tax_percent, address, archived_at, agreement_version, agreement_accepted_at
) on app_public.freelance_profiles to app_user;
grant update (is_vat_registered, is_in_business_register, updated_at) on app_public.freelance_profiles to app_operator;

comment on table app_public.freelance_profiles is
'@personal kept
@prefix frp
@list
@defaultSort created_at desc
@search search_text
@section payout 30
@label display_name
@icon id
Who is paid: a person, or an organisation that invoices in its own name.';
comment on column app_public.freelance_profiles.account_id is 'The account it belongs to.';
comment on column app_public.freelance_profiles.profile_number is 'Six digits, unique in the product. Opens the KID and the document number.';
comment on column app_public.freelance_profiles.freelance_type is E'@filter\nINDIVIDUAL is employed and taxed for each invoice; ORGANIZATION invoices itself.';
comment on column app_public.freelance_profiles.first_name is 'First name of an individual.';
comment on column app_public.freelance_profiles.last_name is 'Last name of an individual.';
comment on column app_public.freelance_profiles.personal_number_masked is E'@name personalNumber\nThe personal number with all after the first six characters hidden.';
comment on column app_public.freelance_profiles.organization_name is 'Name of an organisation.';
comment on column app_public.freelance_profiles.organization_number is '@groups 3 3 3
@decides
Registration number of an organisation; nine digits, mod 11, in Norway.';
comment on column app_public.freelance_profiles.invoice_starting_number is E'@unlisted\nThe number of the first invoice. Fixed once one is published.';
comment on column app_public.freelance_profiles.salary_tax_percent is 'Per cent withheld from salary by the tax card; 50 without one.';
comment on column app_public.freelance_profiles.is_vat_registered is 'Whether an organisation may charge VAT, as the register says. Without it only 0 % is allowed.';
comment on column app_public.freelance_profiles.is_in_business_register is 'Whether an organisation is in Foretaksregisteret, which its invoices must say.';
comment on column app_public.freelance_profiles.address is 'Postal address; the seller''s on an organisation''s invoices.';
comment on column app_public.freelance_profiles.status is E'@filter\nWhether the house knows who it is. Changes only as the transitions allow.';
comment on column app_public.freelance_profiles.verified is E'@unlisted\nWhether the house knows who it is: an identity, a role in the organisation, or an operator says so. What is not verified never approves itself, and nothing is paid out to it.';
comment on column app_public.freelance_profiles.verified_at is 'When an operator verified it, UTC.';
comment on column app_public.freelance_profiles.refusal_reason is E'@longText\nWhy an operator did not verify it.';
comment on column app_public.freelance_profiles.national_register_check is E'@unlisted\nWhether name, number and address are the national business register''s, and are locked. It says nothing of who made the profile.';
comment on column app_public.freelance_profiles.archived_at is E'@filter archived\nWhen it was put aside; it cannot be used until taken up again.';
comment on column app_public.freelance_profiles.agreement_version is 'The version of the agreement its owner has accepted; null when it was made before there was one.';
comment on column app_public.freelance_profiles.agreement_accepted_at is 'When the agreement was accepted, UTC.';
comment on column app_public.freelance_profiles.display_name is 'The organisation''s name, or the person''s.';
comment on column app_public.freelance_profiles.search_text is E'@behavior -*\nWhat search looks in.';
comment on column app_public.freelance_profiles.created_at is E'@sort\nWhen it was made, UTC.';
comment on column app_public.freelance_profiles.updated_at is 'When it was last changed, UTC.';
comment on type app_public.verification_status is
'Whether the house knows who a payout profile is.';
--! EndIncluded payout/tables/freelance_profiles.rules.sql
--! Included payout/tables/personal_numbers.rules.sql
-- Personal numbers, out of reach of every API and closed to the database itself: the server encrypts them.
-- The audit keeps that one changed, never the number.
select app_private.begin_rules('app_private.personal_numbers', array['personal_number', 'number_encrypted', 'fingerprint']);

comment on table app_private.personal_numbers is E'@personal kept\nThe personal number behind an individual''s payout profile. In no API.';
comment on column app_private.personal_numbers.freelance_profile_id is 'Whose number it is.';
comment on column app_private.personal_numbers.account_id is 'The account the profile belongs to.';
comment on column app_private.personal_numbers.personal_number is 'The number as it was kept once; empty since the first start that encrypted it.';
comment on column app_private.personal_numbers.number_encrypted is 'The number, eleven digits in Norway, with dash or plus in Sweden: AES-256-GCM, bound to the account.';
comment on column app_private.personal_numbers.fingerprint is 'HMAC-SHA-256 of country and number, without dash and century.';
comment on column app_private.personal_numbers.created_at is 'When it was given, UTC.';
comment on column app_private.personal_numbers.updated_at is 'When it was last changed, UTC.';
--! EndIncluded payout/tables/personal_numbers.rules.sql
--! Included payout/tables/reference_people.rules.sql
-- People named on invoices. Both profiles and clients have them, so they live in the lower of the
-- two modules.
select app_private.begin_rules('app_public.reference_people');

create policy "members read their account's reference people" on app_public.reference_people for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "owners and admins add reference people" on app_public.reference_people for insert to app_user
  with check (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
create policy "owners and admins change their account's reference people" on app_public.reference_people for update to app_user
  using (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
create policy "owners and admins remove their account's reference people" on app_public.reference_people for delete to app_user
  using (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
grant select, delete on app_public.reference_people to app_user;
grant insert (account_id, freelance_profile_id, client_id, name, email, phone, reference_number) on app_public.reference_people to app_user;
grant update (name, email, phone, reference_number) on app_public.reference_people to app_user;

comment on table app_public.reference_people is
'@prefix ref
@order name
@section clients
@label name
@icon address-book
A person an invoice names, of the freelancer or of the client.';
comment on constraint reference_people_freelance_profile_id_fkey on app_public.reference_people is '@foreignFieldName referencePeople';
comment on column app_public.reference_people.account_id is 'The account it belongs to.';
comment on column app_public.reference_people.freelance_profile_id is 'The profile whose sender this is, or null.';
comment on column app_public.reference_people.client_id is 'The client whose receiver this is, or null.';
comment on column app_public.reference_people.name is E'@personal erased\nUnique among those of one profile or client, without regard to case.';
comment on column app_public.reference_people.email is E'@personal erased\nUnique among those of one profile or client.';
comment on column app_public.reference_people.phone is E'@personal erased\nDigits, with or without a plus.';
comment on column app_public.reference_people.reference_number is E'@personal erased\nWhat the client wants to read on the invoice.';
comment on column app_public.reference_people.created_at is 'When it was added, UTC.';
comment on column app_public.reference_people.updated_at is 'When it was last changed, UTC.';
--! EndIncluded payout/tables/reference_people.rules.sql
--! Included clients/tables/clients.rules.sql
-- Whom invoices go to. What the register says of an organisation is written by the product; only an
-- operator may block.
select app_private.begin_rules('app_public.clients');

create policy "members read their account's clients" on app_public.clients for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "owners and admins add clients" on app_public.clients for insert to app_user
  with check (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
create policy "owners and admins change their account's clients" on app_public.clients for update to app_user
  using (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
create policy "operators with review block clients" on app_public.clients for update to app_operator
  using ((select app_hidden.current_operator_role()) in ('REVIEW', 'ADMIN'));
grant select on app_public.clients to app_user;
grant insert (
  account_id, freelance_profile_id, client_type, client_number, name, friendly_name, email, phone, org_number, address,
  preferred_delivery_method, national_register_check, language
) on app_public.clients to app_user;
grant update (
  client_number, name, friendly_name, email, phone, org_number, address, preferred_delivery_method, language, archived_at
) on app_public.clients to app_user;
grant update (is_blocked, updated_at) on app_public.clients to app_operator;

comment on table app_public.clients is
'@prefix cli
@defaultSort name
@search search_text
@section clients 20
@label name
@icon building-store
Somebody a payout profile sends invoices to.';
comment on constraint reference_people_client_id_fkey on app_public.reference_people is '@foreignFieldName referencePeople';
comment on column app_public.clients.account_id is 'The account it belongs to.';
comment on column app_public.clients.freelance_profile_id is 'The payout profile it is a client of.';
comment on column app_public.clients.client_type is E'@filter\nA person or an organisation. Never changes.';
comment on column app_public.clients.client_number is E'@sort\nAt most 8 digits, unique for the profile; random when none is given.';
comment on column app_public.clients.name is
'@personal kept
@sort
Full name; as registered when it comes from the register.';
comment on column app_public.clients.friendly_name is E'@personal erased\nWhat the freelancer calls it.';
comment on column app_public.clients.email is E'@personal erased\nWhere invoices are sent.';
comment on column app_public.clients.phone is E'@personal erased\nDigits, with or without a plus.';
comment on column app_public.clients.org_number is
'@personal kept
@groups 3 3 3
Registration number; nine digits, mod 11, in Norway. Organisations only.';
comment on column app_public.clients.address is E'@personal kept\nPostal address; as registered when it comes from the register.';
comment on column app_public.clients.preferred_delivery_method is 'How invoices reach it: EHF for organisations only.';
comment on column app_public.clients.national_register_check is E'@unlisted\nWhether name, number and address come from the national business register, and are locked.';
comment on column app_public.clients.language is 'The language of its documents and mails.';
comment on column app_public.clients.is_blocked is
'Set by an operator: invoices wait for review.';
comment on column app_public.clients.archived_at is E'@filter archived\nWhen it was put aside.';
comment on column app_public.clients.search_text is E'@behavior -*\nWhat search looks in.';
comment on column app_public.clients.created_at is E'@sort\nWhen it was added, UTC.';
comment on column app_public.clients.updated_at is 'When it was last changed, UTC.';
--! EndIncluded clients/tables/clients.rules.sql
--! Included clients/tables/help_articles.rules.sql
-- Some organisations take invoices only by ways of their own. Operators write down which, once for
-- all who invoice them.
select app_private.begin_rules('app_public.help_articles');

create policy "everybody signed in reads help articles" on app_public.help_articles for select to app_user using (true);
create policy "operators with review write help articles" on app_public.help_articles for insert to app_operator
  with check ((select app_hidden.current_operator_role()) in ('REVIEW', 'ADMIN'));
create policy "operators with review change help articles" on app_public.help_articles for update to app_operator
  using ((select app_hidden.current_operator_role()) in ('REVIEW', 'ADMIN'));
create policy "operators with review remove help articles" on app_public.help_articles for delete to app_operator
  using ((select app_hidden.current_operator_role()) in ('REVIEW', 'ADMIN'));
grant select on app_public.help_articles to app_user;
grant delete on app_public.help_articles to app_operator;
grant insert (
  org_number, name, block_manual_invoicing, show_attachment_warning, support_email, norwegian_article_url,
  english_article_url, norwegian_message, english_message
) on app_public.help_articles to app_operator;
grant update (
  org_number, name, block_manual_invoicing, show_attachment_warning, support_email, norwegian_article_url,
  english_article_url, norwegian_message, english_message, updated_at
) on app_public.help_articles to app_operator;

comment on table app_public.help_articles is
'@personal none
@prefix hlp
@defaultSort name
@section clients
@label name
@icon help
What to know before invoicing an organisation (document B, section 3, Client).';
comment on column app_public.help_articles.org_number is E'@groups 3 3 3\nWhom it is about: every client with this organisation number.';
comment on column app_public.help_articles.name is E'@sort\nIts title, as people read it.';
comment on column app_public.help_articles.block_manual_invoicing is 'Whether the portal stops and shows it before an invoice is written.';
comment on column app_public.help_articles.show_attachment_warning is 'Whether attachments are lost on their way, and the portal says so.';
comment on column app_public.help_articles.support_email is 'Where messages about it are sent; without one nobody can be asked.';
comment on column app_public.help_articles.norwegian_article_url is 'Where to read more, in Norwegian.';
comment on column app_public.help_articles.english_article_url is 'Where to read more, in English.';
comment on column app_public.help_articles.norwegian_message is E'@longText\nWhat to do instead, in Norwegian.';
comment on column app_public.help_articles.english_message is E'@longText\nWhat to do instead, in English.';
comment on column app_public.help_articles.created_at is 'When it was written, UTC.';
comment on column app_public.help_articles.updated_at is 'When it was last changed, UTC.';
--! EndIncluded clients/tables/help_articles.rules.sql
--! Included invoicing/tables/deliveries.rules.sql
-- Each sending of an invoice, and that there is none. Made and updated by the house's own functions only.
select app_private.begin_rules('app_public.deliveries');

create policy "members read their account's deliveries" on app_public.deliveries for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
grant select on app_public.deliveries to app_user;

comment on table app_public.deliveries is
'@personal kept
@prefix del
@order created_at
@defaultSort created_at desc
@section invoicing
@label invoice_id
@icon mail-forward
One sending of an invoice to its client, or that it is not sent.';
comment on constraint deliveries_invoice_id_fkey on app_public.deliveries is '@foreignFieldName deliveries';
comment on column app_public.deliveries.account_id is 'The account it belongs to.';
comment on column app_public.deliveries.invoice_id is 'The invoice.';
comment on column app_public.deliveries.channel is 'EMAIL or EHF; NONE when the client wants nothing sent.';
comment on column app_public.deliveries.status is E'@filter\nWhere it is. Changes only as the transitions allow.';
comment on column app_public.deliveries.recipient is 'The address it is sent to; null when there is none.';
comment on column app_public.deliveries.message_id is E'@unlisted\nThe id the message carries.';
comment on column app_public.deliveries.attempted_at is 'When the last attempt began, UTC.';
comment on column app_public.deliveries.sent_at is 'When the receiving side took it, UTC.';
comment on column app_public.deliveries.failed_at is 'When it was given up, UTC.';
comment on column app_public.deliveries.failure is E'@decides\nWhy it was given up: the client has no address, the receiving side refused it, or it could not be sent however often it was tried.';
comment on column app_public.deliveries.failure_reason is E'@decides\nWhat the receiving side said.';
comment on column app_public.deliveries.created_at is E'@sort\nWhen it was asked for, UTC.';
comment on column app_public.deliveries.updated_at is 'When it was last changed, UTC.';
--! EndIncluded invoicing/tables/deliveries.rules.sql
--! Included invoicing/tables/invoice_documents.rules.sql
-- What was submitted, word for word. It only grows.
select app_private.begin_rules('app_private.invoice_documents', is_audited => false);

comment on table app_private.invoice_documents is E'@personal kept\nThe document of each invoice as it was submitted. Only grows.';
comment on column app_private.invoice_documents.account_id is 'The account it belongs to.';
comment on column app_private.invoice_documents.invoice_id is 'The invoice.';
comment on column app_private.invoice_documents.payload is 'What the PDF, the public page and the mails say, but for number, KID and link.';
comment on column app_private.invoice_documents.created_at is 'When it was submitted, UTC.';
--! EndIncluded invoicing/tables/invoice_documents.rules.sql
--! Included invoicing/tables/invoice_lines.rules.sql
-- What is billed. Amounts are never granted: they are computed.
select app_private.begin_rules('app_public.invoice_lines');

create policy "members read their account's invoice lines" on app_public.invoice_lines for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "owners and admins write lines of their account's invoices" on app_public.invoice_lines for insert to app_user
  with check (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
create policy "owners and admins change lines of their account's invoices" on app_public.invoice_lines for update to app_user
  using (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
create policy "owners and admins remove lines of their account's invoices" on app_public.invoice_lines for delete to app_user
  using (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
grant select, delete on app_public.invoice_lines to app_user;
grant insert (
  account_id, invoice_id, position, line_type, description, occupation_code_id, quantity, remaining_quantity,
  unit_price_minor, diet_taxable_unit_price_minor, diet_non_taxable_unit_price_minor, address_from, address_to,
  vat_rate, work_report, dependent_on_position, collapsed
) on app_public.invoice_lines to app_user;
grant update (
  position, line_type, description, occupation_code_id, quantity, remaining_quantity, unit_price_minor,
  diet_taxable_unit_price_minor, diet_non_taxable_unit_price_minor, address_from, address_to, vat_rate, work_report,
  dependent_on_position, collapsed
) on app_public.invoice_lines to app_user;

create trigger _400_freeze before insert or update or delete on app_public.invoice_lines
  for each row execute function app_private.tg__freeze_with_invoice();

comment on table app_public.invoice_lines is
'@personal kept
@prefix lin
@order position
@section invoicing
@hide
@label description
One thing billed.';
comment on constraint invoice_lines_invoice_id_fkey on app_public.invoice_lines is '@foreignFieldName lines';
comment on constraint invoice_lines_line_type_fkey on app_public.invoice_lines is 
'@fieldName rule
@notNull';
comment on column app_public.invoice_lines.account_id is 'The account it belongs to.';
comment on column app_public.invoice_lines.invoice_id is 'The invoice it is on.';
comment on column app_public.invoice_lines.position is 'Its place, counted from 0 as in error paths.';
comment on column app_public.invoice_lines.line_type is 'Decides how it is taxed, what it counts and what it must say: see LineRule.';
comment on column app_public.invoice_lines.description is 'What was done, in words.';
comment on column app_public.invoice_lines.occupation_code_id is 'The occupation, where its kind has one.';
comment on column app_public.invoice_lines.quantity is 'Hours, days, kilometres or pieces, two decimals.';
comment on column app_public.invoice_lines.remaining_quantity is 'What credit notes have left of the quantity.';
comment on column app_public.invoice_lines.unit_price_minor is 'Price of one in øre, without VAT. Not for a kind whose price has a taxable part.';
comment on column app_public.invoice_lines.diet_taxable_unit_price_minor is 'The taxable part of its price, in øre, where its kind has one.';
comment on column app_public.invoice_lines.diet_non_taxable_unit_price_minor is 'The tax-free part of its price, in øre, where its kind has one.';
comment on column app_public.invoice_lines.address_from is 'Where a drive began.';
comment on column app_public.invoice_lines.address_to is 'Where it ended.';
comment on column app_public.invoice_lines.tax_free_unit_price_minor is 'The rate up to which its price is not salary, in øre, as it was computed; null for an organisation.';
comment on column app_public.invoice_lines.vat_rate is
'@rateOf vat_minor
@unit PERCENT
VAT, per cent: one of the rates in force.';
comment on column app_public.invoice_lines.amount_minor is E'@sum\nWithout VAT, in øre. Computed.';
comment on column app_public.invoice_lines.vat_minor is 'Its share of the rate''s VAT, in øre. Computed.';
comment on column app_public.invoice_lines.work_report is 'When the work was done, by task or by time, where its kind has a report.';
comment on column app_public.invoice_lines.dependent_on_position is 'The position of the line it belongs to, where its kind belongs to another.';
comment on column app_public.invoice_lines.collapsed is 'Whether the editor shows it folded.';
comment on column app_public.invoice_lines.created_at is 'When it was written, UTC.';
comment on column app_public.invoice_lines.updated_at is 'When it was last changed, UTC.';
--! EndIncluded invoicing/tables/invoice_lines.rules.sql
--! Included invoicing/tables/invoices.rules.sql
-- A bill on its way from draft to paid. Status, amounts, numbers and keys are never granted: they
-- are computed and given by the house's own functions. Deletion is granted and the policy lets only
-- drafts go. Its foreign keys carry the account, so a mutation that forgot to look cannot take a
-- number from another account's series.
select app_private.begin_rules('app_public.invoices', array['public_token']);

create policy "members read their account's invoices" on app_public.invoices for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "owners and admins write drafts" on app_public.invoices for insert to app_user
  with check (
    account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices'))
    and (created_by is null or created_by = (select app_hidden.current_user_id()))
  );
create policy "owners and admins edit their account's drafts" on app_public.invoices for update to app_user
  using (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
create policy "owners and admins delete drafts" on app_public.invoices for delete to app_user
  using (status = 'DRAFT' and account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
grant select, delete on app_public.invoices to app_user;
grant insert (
  account_id, created_by, freelance_profile_id, bank_account_id, client_id, sender_reference_person_id,
  client_reference_person_id, buyer_reference, order_reference, invoiced_on, due_on
) on app_public.invoices to app_user;
grant update (
  freelance_profile_id, bank_account_id, client_id, sender_reference_person_id, client_reference_person_id,
  buyer_reference, order_reference, invoiced_on, due_on
) on app_public.invoices to app_user;

create trigger _300_keep_search_text
  before insert or update of client_id, document_number, kid, buyer_reference, order_reference on app_public.invoices
  for each row execute function app_private.tg_invoices__keep_search_text();
create trigger _400_freeze before update on app_public.invoices
  for each row execute function app_private.tg_invoices__freeze();

comment on table app_public.invoices is
'@personal kept
@prefix inv
@list
@defaultSort created_at desc
@search search_text
@sort client.name
@statusSubscription invoiceStatusChanged
@section invoicing 10
@label document_number
@icon file-invoice
A bill to a client, from draft to paid. Amounts in minor units (øre), computed in the database.';
comment on constraint invoices_created_by_fkey on app_public.invoices is '@fieldName author';
comment on column app_public.invoices.account_id is 'The account it belongs to.';
comment on column app_public.invoices.created_by is E'@unlisted\nThe user who wrote it and is told about it.';
comment on column app_public.invoices.freelance_profile_id is E'@filter\nWho is paid.';
comment on column app_public.invoices.bank_account_id is 'The account the payout goes to.';
comment on column app_public.invoices.client_id is E'@filter\nWho pays.';
comment on column app_public.invoices.sender_reference_person_id is 'The freelancer''s person named on it.';
comment on column app_public.invoices.client_reference_person_id is 'The client''s person named on it.';
comment on column app_public.invoices.status is E'@filter\nHow far it has come. Changes only as the transitions allow.';
comment on column app_public.invoices.currency is 'Always NOK.';
comment on column app_public.invoices.platform_fee_percent is
'@rateOf platform_fee_amount_minor
@name platformFee
The fee it was computed with, per cent.';
comment on column app_public.invoices.employer_tax_percent is
'@rateOf employer_tax_amount_minor
@name employerTax
The employer''s contribution it was computed with, per cent; null for an organisation.';
comment on column app_public.invoices.salary_tax_percent is
'@rateOf salary_tax_amount_minor
@name salaryTax
The withholding it was computed with, per cent; null for an organisation.';
comment on column app_public.invoices.amount_minor is E'@sort\nWithout VAT, in øre.';
comment on column app_public.invoices.vat_minor is 'VAT in øre.';
comment on column app_public.invoices.total_minor is E'@sum\nWhat the client pays, in øre.';
comment on column app_public.invoices.platform_fee_amount_minor is 'The platform''s fee in øre.';
comment on column app_public.invoices.employer_tax_amount_minor is 'Employer''s contribution in øre; 0 for an organisation.';
comment on column app_public.invoices.salary_tax_amount_minor is 'Withheld tax in øre; 0 for an organisation.';
comment on column app_public.invoices.gross_salary_minor is 'Salary before tax in øre; 0 for an organisation.';
comment on column app_public.invoices.payout_amount_minor is 'What reaches the freelancer''s account, in øre.';
comment on column app_public.invoices.remaining_amount_minor is E'@restOf amount_minor\nWhat credit notes have left of the amount, in øre.';
comment on column app_public.invoices.remaining_vat_minor is E'@restOf vat_minor\nWhat credit notes have left of the VAT, in øre.';
comment on column app_public.invoices.remaining_platform_fee_amount_minor is E'@restOf platform_fee_amount_minor\nWhat credit notes have left of the fee, in øre.';
comment on column app_public.invoices.remaining_employer_tax_amount_minor is E'@restOf employer_tax_amount_minor\nWhat credit notes have left of the employer''s contribution, in øre.';
comment on column app_public.invoices.remaining_salary_tax_amount_minor is E'@restOf salary_tax_amount_minor\nWhat credit notes have left of the withheld tax, in øre.';
comment on column app_public.invoices.remaining_gross_salary_minor is E'@restOf gross_salary_minor\nWhat credit notes have left of the salary before tax, in øre.';
comment on column app_public.invoices.remaining_payout_amount_minor is E'@restOf payout_amount_minor\nWhat credit notes have left of the payout, in øre.';
comment on column app_public.invoices.calculation_error is E'@holds errorCode\nINVOICE_CALCULATION_FAILED while a draft cannot be split; its parts are 0 then.';
comment on column app_public.invoices.invoice_number is E'@sort\nGapless for each profile; given at publication.';
comment on column app_public.invoices.document_number is 'The number on the document: profile number and invoice number for an individual.';
comment on column app_public.invoices.kid is E'@groups 4\nPayment identification, 14 digits with MOD10; unique in the product.';
comment on column app_public.invoices.public_token is E'@behavior -*\nThe key of the public page.';
comment on column app_public.invoices.buyer_reference is 'What the client wants to read on it.';
comment on column app_public.invoices.order_reference is 'The client''s order number.';
comment on column app_public.invoices.invoiced_on is E'@filter\nThe day it is dated; the day of submission when left open.';
comment on column app_public.invoices.due_on is E'@filter\nThe last day to pay; 14 days after the date when left open.';
comment on column app_public.invoices.rejection_reason is E'@longText\nWhy an operator rejected it.';
comment on column app_public.invoices.refund_status is 'How much of it credit notes have taken back.';
comment on column app_public.invoices.pdf_document_id is E'@file\nThe PDF the client got.';
comment on column app_public.invoices.submitted_at is E'@sort\nWhen it was sent in, UTC.';
comment on column app_public.invoices.is_approved_automatically is E'@unlisted\nWhether the rule approved it and no operator.';
comment on column app_public.invoices.approved_at is 'When it was approved, UTC.';
comment on column app_public.invoices.published_at is 'When it got its number, UTC.';
comment on column app_public.invoices.rejected_at is 'When it was rejected, UTC.';
comment on column app_public.invoices.resolved_at is 'When it was paid in full, UTC.';
comment on column app_public.invoices.nullified_at is 'When credit notes had taken back all of it, UTC.';
comment on column app_public.invoices.search_text is E'@behavior -*\nWhat search looks in.';
comment on column app_public.invoices.created_at is
'@filter
@sort
When the draft was made, UTC.';
comment on column app_public.invoices.updated_at is 'When it was last changed, UTC.';
comment on type app_public.refund_status is
'@tone.PENDING fjord
@tone.PARTIAL fjord
@tone.FULL pine
How much of an invoice credit notes have taken back.';
--! EndIncluded invoicing/tables/invoices.rules.sql
--! Included invoicing/tables/invoicing_settings.rules.sql
-- The operating company and the operators' limits. One row, made by a seed.
select app_private.begin_rules('app_public.invoicing_settings');

-- require_identity is granted to nobody: it is a rule, and off only where there is no national e-ID to be had.

create policy "finance operators change the invoicing settings" on app_public.invoicing_settings for update to app_operator
  using ((select app_hidden.current_operator_role()) in ('FINANCE', 'ADMIN'));
grant update (
  company_name, organization_number, is_vat_registered, is_in_business_register, address, account_number, bic,
  automatic_approval_limit_minor, automatic_approval_total_minor, automatic_approval_days, updated_at
) on app_public.invoicing_settings to app_operator;

create trigger _200_check before insert or update on app_public.invoicing_settings
  for each row execute function app_private.tg_invoicing_settings__check();

comment on table app_public.invoicing_settings is
'@personal none
@prefix ise
@section settings
@label company_name
@icon adjustments
The operating company, which is the seller for individuals, and the limits of automatic approval.';
comment on column app_public.invoicing_settings.is_only_row is E'@behavior -*\nKeeps it to one row.';
comment on column app_public.invoicing_settings.company_name is 'The operating company.';
comment on column app_public.invoicing_settings.organization_number is E'@groups 3 3 3\nIts organisation number, mod 11.';
comment on column app_public.invoicing_settings.is_vat_registered is 'Whether it charges VAT.';
comment on column app_public.invoicing_settings.is_in_business_register is 'Whether it is in Foretaksregisteret, which its invoices must say.';
comment on column app_public.invoicing_settings.address is 'Its postal address.';
comment on column app_public.invoicing_settings.account_number is E'@groups 4 2 5\nThe client account all invoices are paid to, mod 11.';
comment on column app_public.invoicing_settings.bic is 'BIC of the bank.';
comment on column app_public.invoicing_settings.automatic_approval_limit_minor is 'Invoices up to this amount without VAT, in øre, may be approved without an operator.';
comment on column app_public.invoicing_settings.automatic_approval_total_minor is 'What may be approved without an operator for one profile within automaticApprovalDays, without VAT, in øre.';
comment on column app_public.invoicing_settings.automatic_approval_days is 'How many days back that sum is counted.';
comment on column app_public.invoicing_settings.require_identity is 'Whether an individual must have identified before submitting.';
comment on column app_public.invoicing_settings.created_at is 'When the row was made, UTC.';
comment on column app_public.invoicing_settings.updated_at is 'When it was last changed, UTC.';
--! EndIncluded invoicing/tables/invoicing_settings.rules.sql
--! Included invoicing/tables/line_rules.rules.sql
-- What each kind of line is: how it is taxed, what it counts, what it must say, where its price begins. The
-- rows are ours and come with a version (seeds/line_rules.sql), since the law says most of them.
select app_private.begin_rules('app_public.line_rules');

create policy "everybody reads what kinds of lines there are" on app_public.line_rules
  for select to app_visitor, app_user, app_worker using (true);
grant select on app_public.line_rules to app_visitor, app_user, app_worker;

comment on table app_public.line_rules is
'@personal none
@prefix lru
@list
@order position
@section settings
@icon list-check
@label line_type
What a kind of line on an invoice is: how it is taxed, what it counts and what it must say.';
comment on column app_public.line_rules.line_type is 'Which kind.';
comment on column app_public.line_rules.position is E'@unlisted\nIts place where one chooses, counted from 0.';
comment on column app_public.line_rules.tax is
  'What of it is salary: all of it (WHOLE), nothing (NONE), the taxable part of its price (TAXABLE_PART), or what its price is above the tax-free rate (ABOVE_RATE).';
comment on column app_public.line_rules.unit is E'@listed\nWhat its quantity counts; null where the work report says it.';
comment on column app_public.line_rules.required_fields is
'@holds word
What it must say before it is submitted, besides quantity, price and VAT: fields of InvoiceLineInput.';
comment on column app_public.line_rules.needs_receipt is 'Whether an invoice with such a line needs a receipt.';
comment on column app_public.line_rules.belongs_to is 'The kind of line it may belong to.';
comment on column app_public.line_rules.starting_rate is E'@holds word\nThe rate its price begins with.';
comment on column app_public.line_rules.tax_free_rate is E'@holds word\nThe rate up to which it is not salary.';
comment on column app_public.line_rules.name_nb is E'@unlisted\nWhat a document in Norwegian calls it.';
comment on column app_public.line_rules.name_en is E'@unlisted\nWhat a document in English calls it.';
comment on column app_public.line_rules.created_at is E'@unlisted\nWhen the row was written, UTC.';
comment on column app_public.line_rules.updated_at is E'@unlisted\nWhen it was last changed, UTC.';
comment on type app_public.line_tax is 'What of a line''s amount is salary.';
--! EndIncluded invoicing/tables/line_rules.rules.sql
--! Included invoicing/tables/occupation_codes.rules.sql
-- What kind of work was done, by the national classification. Codes are put out of use, not deleted:
-- invoices name them.
select app_private.begin_rules('app_public.occupation_codes');

create policy "everybody signed in reads occupation codes" on app_public.occupation_codes for select to app_user using (true);
create policy "administrating operators add occupation codes" on app_public.occupation_codes for insert to app_operator
  with check ((select app_hidden.current_operator_role()) = 'ADMIN');
create policy "administrating operators change occupation codes" on app_public.occupation_codes for update to app_operator
  using ((select app_hidden.current_operator_role()) = 'ADMIN');
grant select on app_public.occupation_codes to app_user;
grant insert (code, name, short_name, notes, parent_code, tag_list, is_enabled) on app_public.occupation_codes to app_operator;
grant update (name, short_name, notes, parent_code, tag_list, is_enabled, updated_at) on app_public.occupation_codes to app_operator;

create trigger _300_keep_search_text before insert or update on app_public.occupation_codes
  for each row execute function app_private.tg_occupation_codes__keep_search_text();

comment on table app_public.occupation_codes is
'@personal none
@prefix occ
@defaultSort code
@search search_text
@section settings
@label name
@icon briefcase
Kinds of work by the classification STYRK-08.';
comment on column app_public.occupation_codes.code is E'@sort\nThe code, four digits.';
comment on column app_public.occupation_codes.name is E'@sort\nIts name in Norwegian.';
comment on column app_public.occupation_codes.short_name is 'A shorter name for narrow places.';
comment on column app_public.occupation_codes.notes is 'What belongs to it.';
comment on column app_public.occupation_codes.parent_code is 'The group it is in, three digits.';
comment on column app_public.occupation_codes.tag_list is 'Other words it is found by.';
comment on column app_public.occupation_codes.is_enabled is 'Whether new invoices may use it.';
comment on column app_public.occupation_codes.search_text is E'@behavior -*\nWhat search looks in.';
comment on column app_public.occupation_codes.created_at is 'When it was added, UTC.';
comment on column app_public.occupation_codes.updated_at is 'When it was last changed, UTC.';
--! EndIncluded invoicing/tables/occupation_codes.rules.sql
--! Included payout/transitions/freelance_profiles.sql
-- Whether the house knows who a payout profile is. The worker takes it back when the register says that
-- the organisation has ended, and says itself who somebody is whom their e-ID has shown.
select app_private.begin_transitions('freelance_profiles');

insert into app_public.transitions (entity, action, from_status, to_status, outcome, actors, condition, refusal, position) values
  ('freelance_profiles', 'create', null, 'UNVERIFIED', 'OPERATORS', '{OWNER,ADMIN}', null, 'INVALID_TRANSITION', 0),
  ('freelance_profiles', 'verify', 'UNVERIFIED', 'VERIFIED', 'GOOD_END', '{OPERATOR_REVIEW}', null, 'INVALID_TRANSITION', 1),
  ('freelance_profiles', 'refuse', 'UNVERIFIED', 'REFUSED', 'BAD_END', '{OPERATOR_REVIEW}', null, 'INVALID_TRANSITION', 2),
  ('freelance_profiles', 'renew', 'REFUSED', 'UNVERIFIED', 'OPERATORS', '{OWNER,ADMIN}', null, 'INVALID_TRANSITION', 3),
  ('freelance_profiles', 'withdraw', 'VERIFIED', 'UNVERIFIED', 'OPERATORS', '{OPERATOR_REVIEW,WORKER}', null, 'INVALID_TRANSITION', 4),
  ('freelance_profiles', 'identify', 'UNVERIFIED', 'VERIFIED', 'GOOD_END', '{WORKER}', null, 'INVALID_TRANSITION', 5);
--! EndIncluded payout/transitions/freelance_profiles.sql
--! Included accounts/reactions/accounts.sql
-- Who asks for a deletion is told, and so is that it is done; what is personal goes when that letter has had an
-- hour to leave. The day of the deletion is two weeks later, and whether it is still wanted is asked then.
select app_private.begin_reactions('accounts', 'accounts');
insert into app_public.followers (module, entity, event_type, task, message, recipient, delay_minutes) values
  ('accounts', 'accounts', 'DELETION_SCHEDULED', 'accounts/send_mail', 'deletion_scheduled', 'primaryUser', 0),
  ('accounts', 'accounts', 'DELETION_SCHEDULED', 'accounts/close_account', null, null, 20160),
  ('accounts', 'accounts', 'DELETION_CANCELLED', 'accounts/send_mail', 'deletion_cancelled', 'primaryUser', 0),
  ('accounts', 'accounts', 'DELETION_STOPPED', 'accounts/send_mail', 'deletion_stopped', 'primaryUser', 0),
  ('accounts', 'accounts', 'DELETED', 'accounts/send_mail', 'account_deleted', 'primaryUser', 0),
  ('accounts', 'accounts', 'DELETED', 'accounts/erase_account', null, null, 60);
--! EndIncluded accounts/reactions/accounts.sql
--! Included accounts/reactions/memberships.sql
-- What somebody hears of belonging to a team: that they are invited or in, what it is for, that it is theirs now.
select app_private.begin_reactions('accounts', 'memberships');

insert into app_public.followers (module, entity, event_type, task, message, recipient, condition) values
  ('accounts', 'memberships', 'INVITED', 'accounts/send_mail', 'team_invitation', 'user', 'is_open_invitation'),
  ('accounts', 'memberships', 'ADDED', 'accounts/send_mail', 'team_addition', 'user', null),
  ('accounts', 'memberships', 'WELCOMED', 'accounts/send_mail', 'team_welcome', 'user', null),
  ('accounts', 'memberships', 'MADE_OWNER', 'accounts/send_mail', 'team_ownership', 'user', null);
--! EndIncluded accounts/reactions/memberships.sql
--! Included payout/reactions/freelance_profiles.sql
-- Who was known before they made a profile need not wait for an operator.
select app_private.begin_reactions('payout', 'freelance_profiles');

insert into app_public.followers (module, entity, event_type, task) values
  ('payout', 'freelance_profiles', 'CREATED', 'payout/identify_profile');
--! EndIncluded payout/reactions/freelance_profiles.sql
--! Included payout/reactions/identities.sql
-- Who shows who they are after they made a profile has it looked at.
select app_private.begin_reactions('payout', 'identities');

insert into app_public.followers (module, entity, event_type, task) values
  ('payout', 'identities', 'IDENTIFIED', 'payout/identify_profiles_of');
--! EndIncluded payout/reactions/identities.sql
--! Included invoicing/reactions/deliveries.sql
-- A sending that failed is told whoever wrote the invoice, unless it was mended while the mail waited. That there
-- was no address they know: the page says so.
select app_private.begin_reactions('invoicing', 'deliveries');

insert into app_public.followers (module, entity, event_type, task, message, recipient, while_status, condition) values
  ('invoicing', 'deliveries', 'FAILED', 'accounts/send_mail', 'delivery_refused', 'invoice.createdBy', 'FAILED', 'delivery_was_refused'),
  ('invoicing', 'deliveries', 'FAILED', 'accounts/send_mail', 'delivery_given_up', 'invoice.createdBy', 'FAILED', 'delivery_was_given_up');
--! EndIncluded invoicing/reactions/deliveries.sql
--! Included invoicing/reactions/invoices.sql
-- What its freelancer hears of an invoice: that it goes to its client, with where the money goes, or what has to
-- be mended. That it did not arrive says that it was approved, so the first is not sent then.
select app_private.begin_reactions('invoicing', 'invoices');

insert into app_public.followers (module, entity, event_type, task, message, recipient, condition) values
  ('invoicing', 'invoices', 'RENDERED', 'invoicing/send_notice', null, null, 'invoice_was_not_refused'),
  ('invoicing', 'invoices', 'REJECTED', 'accounts/send_mail', 'invoice_rejected', 'createdBy', null);
--! EndIncluded invoicing/reactions/invoices.sql
