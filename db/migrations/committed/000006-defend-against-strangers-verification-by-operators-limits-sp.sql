--! Previous: sha1:848b05e3306f29fa900a57848a8b9f083db3391f
--! Hash: sha1:87c95923a2897b7dd7a0a9f807cb378e35cfcc63
--! Message: Defend against strangers: verification by operators, limits, spent series, each message once

--! split: 1-current.sql
-- Changes of tables and data since the newest committed migration.

-- Idempotency: what was answered under a caller's key, for a day.
create table if not exists app_private.idempotency_keys (
  id uuid primary key default uuidv7(),
  user_id uuid not null,
  mutation text not null check (length(mutation) between 1 and 100),
  place int not null check (place >= 0),
  key text not null check (length(key) between 1 and 255),
  input_hash bytea not null check (length(input_hash) = 32),
  answered_id text,
  created_at timestamptz not null default now(),
  constraint idempotency_keys_user_id_mutation_place_key_key unique (user_id, mutation, place, key)
);
create index if not exists idempotency_keys_created_at_idx on app_private.idempotency_keys (created_at);

-- Uploads: what one user has brought in the last hour is summed before more is taken.
create index if not exists files_created_by_created_at_idx on app_public.files (created_by, created_at) where created_by is not null;

-- Mails and SMS that leave once: what was sent about what, and to whom.
create table if not exists app_private.sent_messages (
  id uuid primary key default uuidv7(),
  purpose text not null check (purpose ~ '^[a-z]+(-[a-z]+)*$' and length(purpose) <= 50),
  about_id uuid not null,
  recipient_sha256 bytea not null check (length(recipient_sha256) = 32),
  claimed_at timestamptz not null default now(),
  sent_at timestamptz,
  constraint sent_messages_purpose_about_id_recipient_sha256_key unique (purpose, about_id, recipient_sha256)
);
create index if not exists sent_messages_claimed_at_idx on app_private.sent_messages (claimed_at);
-- Who stands behind a profile is decided by people, and what the register says of an organisation is
-- kept once for everybody who invoices it. Types first.
do $$
begin
  if to_regtype('app_public.register_state') is null then
    create type app_public.register_state as enum (
      'SOUND', 'BANKRUPT', 'UNDER_LIQUIDATION', 'UNDER_FORCED_LIQUIDATION', 'DELETED', 'UNREGISTERED'
    );
  end if;
  if to_regtype('app_public.verification_status') is null then
    create type app_public.verification_status as enum ('UNVERIFIED', 'VERIFIED', 'REFUSED');
  end if;
end;
$$;

create table if not exists app_public.register_entries (
  id uuid primary key default uuidv7(),
  organization_number text not null unique check (organization_number ~ '^[0-9]{9}$'),
  name text check (length(name) between 1 and 500),
  address app_public.address,
  state app_public.register_state not null,
  is_insolvent boolean not null
    generated always as (state in ('BANKRUPT', 'UNDER_LIQUIDATION', 'UNDER_FORCED_LIQUIDATION', 'DELETED')) stored,
  is_vat_registered boolean not null default false,
  is_in_business_register boolean not null default false,
  roles jsonb not null default '[]' check (jsonb_typeof(roles) = 'array'),
  checked_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint register_entries_names_what_is_registered check ((state = 'UNREGISTERED') = (name is null))
);

-- What clients knew of the register moves there, the newest answer for each number.
do $$
begin
  if exists (
    select from pg_catalog.pg_attribute
    where attrelid = 'app_public.clients'::regclass and attname = 'register_checked_at' and not attisdropped
  ) then
    insert into app_public.register_entries (organization_number, name, address, state, checked_at)
    select distinct on (c.org_number) c.org_number, c.name, c.address, (case
        when c.is_bankrupt then 'BANKRUPT'
        when c.is_deleted_in_register then 'DELETED'
        when c.is_under_forced_liquidation then 'UNDER_FORCED_LIQUIDATION'
        when c.is_under_liquidation then 'UNDER_LIQUIDATION'
        else 'SOUND'
      end)::app_public.register_state, c.register_checked_at
    from app_public.clients c
    where c.register_checked_at is not null and c.org_number ~ '^[0-9]{9}$'
    order by c.org_number, c.register_checked_at desc
    on conflict (organization_number) do nothing;
  end if;
end;
$$;
alter table app_public.clients
  drop column if exists is_insolvent,
  drop column if exists is_bankrupt,
  drop column if exists is_under_liquidation,
  drop column if exists is_under_forced_liquidation,
  drop column if exists is_deleted_in_register,
  drop column if exists register_checked_at;

-- A hit in the register used to verify; it locks facts now, and an operator looks at those profiles
-- again. A person could only be verified by an operator and stays so.
alter table app_public.freelance_profiles
  add column if not exists status app_public.verification_status not null default 'UNVERIFIED',
  add column if not exists refusal_reason text check (length(refusal_reason) between 1 and 2000),
  add column if not exists verified_at timestamptz,
  add column if not exists national_register_check boolean not null default false;
do $$
begin
  if exists (
    select from pg_catalog.pg_attribute
    where attrelid = 'app_public.freelance_profiles'::regclass and attname = 'verified' and not attisdropped
      and attgenerated = ''
  ) then
    alter table app_public.freelance_profiles disable trigger user;
    update app_public.freelance_profiles set status = 'VERIFIED', verified_at = updated_at
    where verified and freelance_type = 'INDIVIDUAL';
    update app_public.freelance_profiles set national_register_check = true
    where verified and freelance_type = 'ORGANIZATION' and organization_number ~ '^[0-9]{9}$';
    alter table app_public.freelance_profiles enable trigger user;
    alter table app_public.freelance_profiles drop column verified;
  end if;
end;
$$;
alter table app_public.freelance_profiles
  add column if not exists verified boolean not null generated always as (status = 'VERIFIED') stored;
alter table app_public.freelance_profiles drop constraint if exists freelance_profiles_refused_with_a_reason;
alter table app_public.freelance_profiles
  add constraint freelance_profiles_refused_with_a_reason check ((status = 'REFUSED') = (refusal_reason is not null));
create index if not exists freelance_profiles_organization_number_idx on app_public.freelance_profiles (organization_number);
create index if not exists clients_org_number_idx on app_public.clients (org_number);

-- How much the rule may approve for one profile, and which invoices it did.
alter table app_public.invoicing_settings
  add column if not exists automatic_approval_total_minor bigint not null default 20000000
    check (automatic_approval_total_minor >= 0),
  add column if not exists automatic_approval_days int not null default 30
    check (automatic_approval_days between 1 and 366);
alter table app_public.invoices
  add column if not exists is_approved_automatically boolean not null default false;
alter table app_public.invoices drop constraint if exists invoices_only_approved_automatically_when_approved;
alter table app_public.invoices
  add constraint invoices_only_approved_automatically_when_approved
    check (not is_approved_automatically or approved_at is not null);
create index if not exists invoices_freelance_profile_id_approved_at_idx
  on app_public.invoices (freelance_profile_id, approved_at);

-- The document is written when an invoice is submitted. Those on their way get theirs now.
do $$
begin
  if to_regprocedure('app_private.draw_invoice(app_public.invoices)') is not null then
    insert into app_private.invoice_documents (account_id, invoice_id, payload)
    select i.account_id, i.id, app_private.draw_invoice(i)
    from app_public.invoices i
    where i.status in ('SUBMITTED', 'APPROVED', 'REJECTED')
      and not exists (select from app_private.invoice_documents d where d.invoice_id = i.id);
  end if;
end;
$$;

-- What another signature or the entry of the register took the place of.
drop function if exists app_private.record_registered_profile(uuid, jsonb);
drop function if exists app_private.check_agreement(jsonb);
drop function if exists app_private.insert_client(app_public.freelance_profiles, jsonb, jsonb);
drop function if exists app_private.session_settings(bytea);
drop function if exists app_private.take_register_answer(jsonb, text, boolean);


-- A sending says where it is, guarded by its transitions, and an invoice that was never sent is a row
-- as well: that its client wants none, or why it did not reach them.
do $$ begin
  create type app_public.delivery_status as enum ('PENDING', 'SENT', 'FAILED', 'SETTLED');
exception when duplicate_object then null;
end $$;
do $$ begin
  create type app_public.delivery_failure as enum ('NO_ADDRESS', 'REFUSED', 'GIVEN_UP');
exception when duplicate_object then null;
end $$;
alter type app_public.delivery_failure add value if not exists 'GIVEN_UP';
alter table app_public.deliveries add column if not exists failure app_public.delivery_failure;
alter table app_public.deliveries add column if not exists status app_public.delivery_status not null default 'PENDING';
alter table app_public.deliveries alter column recipient drop not null;
alter table app_public.deliveries disable trigger user;
alter table app_public.deliveries drop constraint if exists deliveries_channel_check;
alter table app_public.deliveries drop constraint if exists deliveries_sent_or_failed;
update app_public.deliveries
set
  status = case when sent_at is not null then 'SENT' else 'FAILED' end::app_public.delivery_status,
  failure = case when sent_at is null then 'REFUSED' end::app_public.delivery_failure
where status = 'PENDING' and (sent_at is not null or failed_at is not null);
-- A database that knows the state, but not yet its reason or its moment.
update app_public.deliveries d
set failed_at = coalesce(d.failed_at, d.attempted_at, d.updated_at), failure = coalesce(d.failure, 'REFUSED')
where d.status = 'FAILED' and (d.failed_at is null or d.failure is null);
-- Nobody waits for one that was followed by another, or whose invoice is no longer to be paid.
update app_public.deliveries d
set status = 'SETTLED'
where d.status = 'FAILED' and (
  exists (select from app_public.deliveries l where l.invoice_id = d.invoice_id and (l.created_at, l.id) > (d.created_at, d.id))
  or exists (select from app_public.invoices i where i.id = d.invoice_id and i.status <> 'PUBLISHED')
);
-- What was published and never sent: for want of an address when that was noted, or is so still, and
-- somebody waits for the money; else its freelancer gives it to the client.
insert into app_public.deliveries (account_id, invoice_id, channel, status, failed_at, failure, created_at)
select
  i.account_id, i.id, case when w.is_wanting then 'EMAIL' else 'NONE' end::app_public.delivery_method,
  case when w.is_wanting then 'FAILED' else 'SETTLED' end::app_public.delivery_status,
  case when w.is_wanting then coalesce(f.occurred_at, i.published_at) end,
  case when w.is_wanting then 'NO_ADDRESS' end::app_public.delivery_failure, i.published_at
from app_public.invoices i
  join app_public.clients c on c.id = i.client_id
  left join lateral (
    select e.occurred_at from app_public.events e
    where e.entity = 'invoices' and e.entity_id = i.id and e.event_type = 'SENDING_FAILED' order by e.occurred_at limit 1
  ) f on true
  cross join lateral (
    select i.status = 'PUBLISHED'
      and (f.occurred_at is not null or (c.preferred_delivery_method <> 'NONE' and c.email is null)) as is_wanting
  ) w
where i.pdf_document_id is not null and not exists (select from app_public.deliveries d where d.invoice_id = i.id);
alter table app_public.deliveries enable trigger user;
alter table app_public.deliveries drop constraint if exists deliveries_sent_to_somebody;
alter table app_public.deliveries add constraint deliveries_sent_to_somebody check (status <> 'SENT' or recipient is not null);
alter table app_public.deliveries drop constraint if exists deliveries_nothing_to_send;
alter table app_public.deliveries add constraint deliveries_nothing_to_send check (channel <> 'NONE' or status = 'SETTLED');
alter table app_public.deliveries drop constraint if exists deliveries_failed_for_a_reason;
alter table app_public.deliveries add constraint deliveries_failed_for_a_reason
  check (status <> 'FAILED' or (failed_at is not null and failure is not null));
-- It says why in a word of its own now.
drop function if exists app_private.record_delivery_failure(uuid, text);
-- Failed ones wait for somebody; the rest is history.
create index if not exists deliveries_failed_idx on app_public.deliveries (created_at) where status = 'FAILED';
-- A series ends at 9 999 999. One that begins near it is spent at once, and its profile with it.
alter table app_public.freelance_profiles drop constraint if exists freelance_profiles_starting_number_leaves_room;
alter table app_public.freelance_profiles
  add constraint freelance_profiles_starting_number_leaves_room check (invoice_starting_number <= 9000000) not valid;

-- Jobs that have used up their tries, for operators to see.
do $$
begin
  if to_regtype('app_public.failed_job_status') is null then
    create type app_public.failed_job_status as enum ('FAILED', 'RETRIED', 'DISMISSED');
  end if;
end;
$$;
create table if not exists app_public.failed_jobs (
  id uuid primary key default uuidv7(),
  job_id bigint not null check (job_id > 0),
  task text not null check (task ~ '^[a-z_]+/[a-z_]+$' and length(task) <= 100),
  subject text check (length(subject) between 1 and 100),
  error text check (length(error) <= 2000),
  attempts int not null check (attempts > 0),
  status app_public.failed_job_status not null default 'FAILED',
  failed_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index if not exists failed_jobs_one_open_per_job on app_public.failed_jobs (job_id) where status = 'FAILED';
create index if not exists failed_jobs_status_created_at_idx on app_public.failed_jobs (status, created_at);

-- A profile abroad keeps its account number as typed, so what is counted and compared is what is in it.
alter table app_public.bank_accounts
  drop constraint if exists bank_accounts_account_number_check,
  drop constraint if exists bank_accounts_nok_is_digits;
alter table app_public.bank_accounts
  add constraint bank_accounts_account_number_check
    check (length(regexp_replace(account_number, '[^A-Za-z0-9]', '', 'g')) between 11 and 34 and length(account_number) <= 100),
  add constraint bank_accounts_nok_is_digits
    check (currency <> 'NOK' or regexp_replace(account_number, '[^A-Za-z0-9]', '', 'g') ~ '^[0-9]+$');
drop index if exists app_public.bank_accounts_one_per_number;
create unique index bank_accounts_one_per_number on app_public.bank_accounts
  (freelance_profile_id, upper(regexp_replace(account_number, '[^A-Za-z0-9]', '', 'g'))) where (deleted_at is null);


-- The public page knows what is still to be paid and whether its day has passed.
do $$ begin
  alter type app_public.public_invoice add attribute remaining_minor bigint;
  alter type app_public.public_invoice add attribute is_overdue boolean;
exception when duplicate_column then null;
end $$;

-- What a line begins with is asked for, and stands nowhere else.
do $$ begin
  create type app_public.line_rates as (
    vat_rates numeric[], mileage_unit_price_minor bigint, diet_taxable_unit_price_minor bigint,
    diet_non_taxable_unit_price_minor bigint
  );
exception when duplicate_object then null;
end $$;
-- Names are one line that reads as it is written: what turns the direction of writing or controls a
-- terminal makes a name look like another one, in mails and in the review queue.
do $$
declare
  v_unclear constant text := '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]';
  v_column record;
  v_is_found boolean;
begin
  for v_column in
    select a.attrelid::regclass as table_name, a.attname as name
    from pg_catalog.pg_attribute a
    join pg_catalog.pg_class c on c.oid = a.attrelid and c.relkind = 'r'
    where c.relnamespace = 'app_public'::regnamespace and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and a.atttypid = 'text'::regtype and a.attname ~ '(^|_)name$'
      and not exists (
        select from pg_catalog.pg_constraint k
        where k.conrelid = a.attrelid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_catalog.pg_get_constraintdef(k.oid) like '%\\u202a%'
      )
    order by 1, 2
  loop
    execute format('select exists (select from %s where %I ~ %L)', v_column.table_name, v_column.name, v_unclear)
      into v_is_found;
    if v_is_found then
      execute format(
        'update %1$s set %2$I = btrim(regexp_replace(%2$I, %3$L, '' '', ''g'')) where %2$I ~ %3$L',
        v_column.table_name, v_column.name, v_unclear
      );
    end if;
    execute format('alter table %s add check (%I !~ %L)', v_column.table_name, v_column.name, v_unclear);
  end loop;
end;
$$;

-- What our server finds out for a mutation is sealed with a key that is made here and stays here.
create table if not exists app_private.sealing_keys (
  id uuid primary key default uuidv7(),
  key bytea not null check (length(key) = 32),
  created_at timestamptz not null default now()
);
insert into app_private.sealing_keys (key)
select public.gen_random_bytes(32) where not exists (select from app_private.sealing_keys);

--! split: 2-definitions.sql
-- Generated by `npm run db:stage`: the module files that no committed migration holds yet.
--! Included core/functions/actors_on.sql
-- Nobody decides as an operator on an account of their own, whatever the decision. What a row belongs to
-- is told by its column account_id, or by its id when it is an account.
create or replace function app_private.actors_on(thing jsonb) returns text[]
language sql stable
as $$
  select case
    when array[(thing ->> 'account_id')::uuid, (thing ->> 'id')::uuid] && app_hidden.current_own_account_ids() then '{}'
    else app_hidden.current_actors()
  end
$$;
comment on function app_private.actors_on(jsonb) is
  'The actors the caller may act as towards a row, given as its columns: none for an operator on an account of their own.';
grant execute on function app_private.actors_on(jsonb) to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded core/functions/actors_on.sql
--! Included core/functions/actors_on_row.sql
-- The row is looked at only for operators who have accounts of their own, and they read every row.
create or replace function app_private.actors_on_row(entity text, id uuid) returns text[]
language plpgsql stable
as $$
declare
  v_thing jsonb;
begin
  if app_hidden.current_own_account_ids() = '{}' then
    return app_hidden.current_actors();
  end if;
  execute format('select to_jsonb(t) from app_public.%I t where t.id = $1', entity) into v_thing using id;
  return app_private.actors_on(v_thing);
end;
$$;
comment on function app_private.actors_on_row(text, uuid) is 'The actors the caller may act as towards a row of a table.';
grant execute on function app_private.actors_on_row(text, uuid) to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded core/functions/actors_on_row.sql
--! Included core/functions/available_actions.sql
create or replace function app_hidden.available_actions(entity text, id uuid, status text) returns text[]
language sql stable
as $$
  select coalesce(array_agg(distinct t.action order by t.action), '{}')
  from app_public.transitions t
  where t.entity = $1
    and t.from_status = $3
    and t.actors && app_private.actors_on_row($1, $2)
    and app_private.transition_condition_holds(t.condition, $2)
$$;
comment on function app_hidden.available_actions(text, uuid, text) is
  'The actions the caller may take on a row in this status, from the transitions table. What a button may offer.';
grant execute on function app_hidden.available_actions(text, uuid, text) to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded core/functions/available_actions.sql
--! Included core/functions/claim_message.sql
-- Definer because the worker writes no table. A mail has 30 seconds, so who claimed it more than 60
-- ago is dead; until then two runs of one job, as after a lost connection, do not both send. Between
-- the server's yes and its record lies an instant in which a run can die: then it is sent again,
-- under the same Message-ID. To lose an invoice or a way in would be worse than a second copy, which
-- mail programs show once.
create or replace function app_private.claim_message(purpose text, about_id uuid, recipient text) returns text
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_hash bytea := app_private.recipient_hash(recipient);
begin
  insert into app_private.sent_messages as m (purpose, about_id, recipient_sha256)
  values (claim_message.purpose, claim_message.about_id, v_hash)
  on conflict on constraint sent_messages_purpose_about_id_recipient_sha256_key do update set claimed_at = now()
    where m.sent_at is null and m.claimed_at < now() - interval '60 seconds';
  if found then
    return 'SEND';
  end if;
  return (
    select case when m.sent_at is null then 'UNDER_WAY' else 'SENT' end
    from app_private.sent_messages m
    where m.purpose = claim_message.purpose and m.about_id = claim_message.about_id and m.recipient_sha256 = v_hash
  );
end;
$$;
comment on function app_private.claim_message(text, uuid, text) is
  'Whether a message is to be sent now: SEND, SENT before, or UNDER_WAY by somebody else. Who gets SEND reports by record_message or release_message.';
grant execute on function app_private.claim_message(text, uuid, text) to app_worker;
--! EndIncluded core/functions/claim_message.sql
--! Included core/functions/current_own_account_ids.sql
-- A plain SQL function without settings of its own, so that the planner inlines it and a policy asks
-- once. Only an operator's session says it: what a person may do in their own account, their role says.
create or replace function app_hidden.current_own_account_ids() returns uuid[]
language sql stable parallel safe
as $$
  select coalesce(nullif(current_setting('app.own_account_ids', true), '')::uuid[], '{}')
$$;
comment on function app_hidden.current_own_account_ids() is
  'The accounts in which the operator who acts is a member as a private person: nothing is decided there. Empty for everybody else.';
grant execute on function app_hidden.current_own_account_ids() to app_visitor, app_user, app_operator, app_worker, app_authenticator;
--! EndIncluded core/functions/current_own_account_ids.sql
--! Included core/functions/dismiss_failed_job.sql
create or replace function app_public.dismiss_failed_job(input jsonb) returns app_public.failed_jobs
language sql volatile
as $$
  select * from app_private.move_failed_job((input ->> 'id')::uuid, 'dismiss')
$$;
comment on function app_public.dismiss_failed_job(jsonb) is
  'Takes a job that was given up out of the queue: it is not to be done any more. Operators with ADMIN. Refuses INVALID_TRANSITION.';
grant execute on function app_public.dismiss_failed_job(jsonb) to app_operator;
--! EndIncluded core/functions/dismiss_failed_job.sql
--! Included core/functions/failed_jobs_waiting.sql
-- Definer because the server reads no table.
create or replace function app_private.failed_jobs_waiting() returns int
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select count(*)::int from app_public.failed_jobs f where f.status = 'FAILED'
$$;
comment on function app_private.failed_jobs_waiting() is 'How many jobs were given up and wait for an operator.';
grant execute on function app_private.failed_jobs_waiting() to app_authenticator;
--! EndIncluded core/functions/failed_jobs_waiting.sql
--! Included core/functions/forget_idempotency_keys.sql
-- Definer because the worker writes no table.
create or replace function app_private.forget_idempotency_keys() returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  delete from app_private.idempotency_keys where created_at < now() - interval '24 hours'
$$;
comment on function app_private.forget_idempotency_keys() is 'Removes keys that are worth nothing any more. For a nightly job.';
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
comment on function app_private.forget_sent_messages() is 'Removes what no job will ask after any more. For a nightly job.';
grant execute on function app_private.forget_sent_messages() to app_worker;
--! EndIncluded core/functions/forget_sent_messages.sql
--! Included core/functions/is_newer.sql
-- Rows are stamped to the microsecond, but the dates of JavaScript end at the millisecond. A reader
-- whose stamp has no more than those is taken to have cut the rest off.
create or replace function app_hidden.is_newer(updated_at timestamptz, as_read timestamptz) returns boolean
language sql immutable
as $$
  select updated_at > as_read
    and (date_trunc('milliseconds', as_read) <> as_read or date_trunc('milliseconds', updated_at) <> as_read)
$$;
comment on function app_hidden.is_newer(timestamptz, timestamptz) is
  'Whether a row has been changed since somebody read it with the given stamp. Null when nothing is said of it.';
grant execute on function app_hidden.is_newer(timestamptz, timestamptz) to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded core/functions/is_newer.sql
--! Included core/functions/keep_idempotent_answer.sql
-- Definer because the memory of keys is nobody's to write. Only what the same transaction has taken
-- can still be without an answer, and nobody else sees that row.
create or replace function app_private.keep_idempotent_answer(mutation text, place int, key text, answered_id text) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  update app_private.idempotency_keys k
  set answered_id = keep_idempotent_answer.answered_id
  where k.user_id = app_hidden.current_user_id() and k.mutation = keep_idempotent_answer.mutation
    and k.place = keep_idempotent_answer.place and k.key = keep_idempotent_answer.key and k.answered_id is null
$$;
comment on function app_private.keep_idempotent_answer(text, int, text, text) is
  'Remembers the id that a mutation answered under a key taken in this transaction.';
grant execute on function app_private.keep_idempotent_answer(text, int, text, text) to app_user, app_operator;
--! EndIncluded core/functions/keep_idempotent_answer.sql
--! Included core/functions/move_failed_job.sql
-- Definer because neither the queue nor the status is granted to anybody.
create or replace function app_private.move_failed_job(failed_job_id uuid, action text) returns app_public.failed_jobs
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_failed app_public.failed_jobs;
  v_to app_public.failed_job_status;
begin
  if app_hidden.current_operator_role() is null then
    perform app_private.refuse('UNAUTHORIZED');
    perform app_private.stop_if_refused();
  end if;
  select f.* into v_failed from app_public.failed_jobs f where f.id = failed_job_id for update;
  if not found then
    perform app_private.refuse('INVALID', 'id');
    perform app_private.stop_if_refused();
  end if;
  v_to := app_private.require_transition('failed_jobs', v_failed.id, v_failed.status::text, action);
  perform app_private.stop_if_refused();

  if action = 'dismiss' then
    perform graphile_worker.complete_jobs(array[v_failed.job_id]);
  elsif not exists (
    select from graphile_worker.reschedule_jobs(array[v_failed.job_id], run_at => now(), attempts => 0) r where r.id is not null
  ) then
    perform app_private.refuse('TRANSITION_FAILED');
    perform app_private.stop_if_refused();
  end if;
  update app_public.failed_jobs f set status = v_to where f.id = failed_job_id returning f.* into v_failed;
  perform app_private.record_event('failed_jobs', v_failed.id, null, v_to::text, v_to::text);
  return v_failed;
end;
$$;
comment on function app_private.move_failed_job(uuid, text) is
  'Has a failed job done again or takes it out of the queue, for an operator. Stops with UNAUTHORIZED, INVALID, INVALID_TRANSITION, or TRANSITION_FAILED when the queue has no such job any more.';
grant execute on function app_private.move_failed_job(uuid, text) to app_operator;
--! EndIncluded core/functions/move_failed_job.sql
--! Included core/functions/prepared.sql
-- Whoever speaks SQL can hand anything to a mutation, so what the server says it has found out (that a
-- password is right, what the register answered) is believed only with its seal, for the mutation and the
-- session it was found out for. Definer because the key is nobody's to read.
create or replace function app_private.prepared(input jsonb, mutation text) returns jsonb
language plpgsql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_given jsonb := input -> '$prepared';
  v_text text := v_given ->> 'text';
  v_letter jsonb;
begin
  if v_given is null then
    return null;
  end if;
  if exists (
    select from app_private.sealing_keys k
    where encode(public.hmac(convert_to(v_text, 'utf8'), k.key, 'sha256'), 'hex') = v_given ->> 'seal'
  ) then
    v_letter := v_text;
  end if;
  if v_letter is null or v_letter ->> 'mutation' <> prepared.mutation
    or (v_letter ->> 'session')::uuid is distinct from app_hidden.current_session_id()
    or (v_letter ->> 'until')::timestamptz < clock_timestamp() then
    raise exception '$prepared without a seal that holds here' using errcode = 'insufficient_privilege';
  end if;
  return v_letter -> 'answer';
end;
$$;
comment on function app_private.prepared(jsonb, text) is
  'What the server has found out for a mutation; null when nothing came. Fails when it was not the server who said it, or not for this.';
grant execute on function app_private.prepared(jsonb, text) to app_visitor, app_user, app_operator;
--! EndIncluded core/functions/prepared.sql
--! Included core/functions/recipient_hash.sql
create or replace function app_private.recipient_hash(recipient text) returns bytea
language sql immutable
as $$
  select sha256(convert_to(lower(btrim(recipient)), 'UTF8'))
$$;
comment on function app_private.recipient_hash(text) is 'An address or number, only to be compared.';
--! EndIncluded core/functions/recipient_hash.sql
--! Included core/functions/record_message.sql
-- Definer because the worker writes no table.
create or replace function app_private.record_message(purpose text, about_id uuid, recipient text) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  update app_private.sent_messages m set sent_at = now()
  where m.purpose = $1 and m.about_id = $2 and m.recipient_sha256 = app_private.recipient_hash($3) and m.sent_at is null
$$;
comment on function app_private.record_message(text, uuid, text) is 'Notes that a claimed message was taken. Safe to run twice.';
grant execute on function app_private.record_message(text, uuid, text) to app_worker;
--! EndIncluded core/functions/record_message.sql
--! Included core/functions/refuse_when_changed.sql
-- Two people, or one with two tabs, write on the same thing: who saves last must not undo the other
-- without knowing. Asked once the row is locked, so that nobody can come in between.
create or replace function app_private.refuse_when_changed(updated_at timestamptz, input jsonb) returns void
language plpgsql volatile
as $$
begin
  if app_hidden.is_newer(refuse_when_changed.updated_at, (input ->> 'updatedAt')::timestamptz) then
    perform app_private.refuse('INVALID_ACTION', 'updatedAt');
  end if;
end;
$$;
comment on function app_private.refuse_when_changed(timestamptz, jsonb) is
  'Refuses INVALID_ACTION at updatedAt when the row is newer than the caller has read it. Without updatedAt in the input nothing is refused.';
grant execute on function app_private.refuse_when_changed(timestamptz, jsonb) to app_user, app_operator;
--! EndIncluded core/functions/refuse_when_changed.sql
--! Included core/functions/register_file.sql
-- Definer because nobody writes files by hand: a row exists only for bytes the product has itself
-- sniffed and stored. The account is the caller's own; the worker says whose it is. A key that another
-- row names already would open that row's bytes to the caller, so only the worker, who stores the
-- same document under the same key, may name one twice. What a user brings in an hour is bounded here,
-- where every mutation with a file passes; one upload waits for the other, or they would not see each
-- other's bytes.
create or replace function app_private.register_file(
  account_id uuid, filename text, content_type text, byte_size bigint, sha256 bytea,
  storage_key text, thumb_storage_key text default null
) returns uuid
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_is_worker boolean := app_hidden.current_actor_kind() = 'WORKER';
  v_id uuid;
begin
  if not v_is_worker and exists (
    select from app_public.files f
    where f.storage_key in (register_file.storage_key, register_file.thumb_storage_key)
      or f.thumb_storage_key in (register_file.storage_key, register_file.thumb_storage_key)
  ) then
    raise exception 'these bytes have a row already' using errcode = 'insufficient_privilege';
  end if;
  if not v_is_worker then
    perform pg_advisory_xact_lock(hashtextextended('files of ' || app_hidden.current_user_id(), 0));
    if (
      select coalesce(sum(f.byte_size), 0) + register_file.byte_size > 100000000
      from app_public.files f
      where f.created_by = app_hidden.current_user_id() and f.created_at > now() - interval '1 hour'
    ) then
      perform app_private.refuse('ATTEMPTS_LIMIT_EXCEEDED');
      perform app_private.stop_if_refused();
    end if;
  end if;
  insert into app_public.files (account_id, filename, content_type, byte_size, sha256, storage_key, thumb_storage_key, created_by)
  values (
    case when v_is_worker then register_file.account_id else app_hidden.current_account_id() end,
    register_file.filename, register_file.content_type, register_file.byte_size, register_file.sha256,
    register_file.storage_key, register_file.thumb_storage_key, app_hidden.current_user_id()
  )
  returning id into v_id;
  return v_id;
end;
$$;
comment on function app_private.register_file(uuid, text, text, bigint, bytea, text, text) is
  'Records stored bytes and returns the file''s id. Size in bytes; the key is the place in the store. Stops with ATTEMPTS_LIMIT_EXCEEDED past 100 million bytes of a user in an hour.';
grant execute on function app_private.register_file(uuid, text, text, bigint, bytea, text, text) to app_user, app_operator, app_worker;
--! EndIncluded core/functions/register_file.sql
--! Included core/functions/release_message.sql
-- Definer because the worker writes no table.
create or replace function app_private.release_message(purpose text, about_id uuid, recipient text) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  delete from app_private.sent_messages m
  where m.purpose = $1 and m.about_id = $2 and m.recipient_sha256 = app_private.recipient_hash($3) and m.sent_at is null
$$;
comment on function app_private.release_message(text, uuid, text) is
  'Gives a claimed message back that was not taken, for the next try. What was sent stays sent.';
grant execute on function app_private.release_message(text, uuid, text) to app_worker;
--! EndIncluded core/functions/release_message.sql
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
      j.id, t.identifier, left(coalesce(j.payload ->> 'id', j.payload ->> 'deliveryId', j.payload ->> 'number'), 100),
      left(j.last_error, 2000), j.attempts, j.updated_at
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where j.attempts >= j.max_attempts and j.locked_at is null and t.identifier ~ '^[a-z_]+/[a-z_]+$'
    on conflict (job_id) where status = 'FAILED' do nothing
    returning *
  )
  select coalesce(array_agg(f), '{}') into v_new from found f;

  perform app_private.record_event('failed_jobs', f.id, null, 'FAILED', 'FAILED') from unnest(v_new) f;
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
  'Lists the jobs that have used up their tries and has operators told of new ones. Returns how many are new. Safe to run twice.';
grant execute on function app_private.report_failed_jobs() to app_worker;
--! EndIncluded core/functions/report_failed_jobs.sql
--! Included core/functions/require_transition.sql
-- A role that may never do the action, or not in this account, learns only that; somebody who may do it
-- in another state learns that the state is wrong.
create or replace function app_private.require_transition(entity text, id uuid, from_status text, action text) returns text
language plpgsql volatile
as $$
declare
  v_to_status text;
  v_refusal app_public.error_code;
  v_actors text[] := app_private.actors_on_row(entity, id);
begin
  select t.to_status into v_to_status
  from app_public.transitions t
  where t.entity = require_transition.entity
    and t.action = require_transition.action
    and t.from_status is not distinct from require_transition.from_status
    and t.actors && v_actors
    and app_private.transition_condition_holds(t.condition, require_transition.id)
  limit 1;
  if found then
    return v_to_status;
  end if;

  select t.refusal into v_refusal
  from app_public.transitions t
  where t.entity = require_transition.entity and t.action = require_transition.action and t.actors && v_actors
    and t.from_status is distinct from require_transition.from_status
  order by t.position
  limit 1;
  if exists (
    select from app_public.transitions t
    where t.entity = require_transition.entity and t.action = require_transition.action
      and t.from_status is not distinct from require_transition.from_status
  ) then
    v_refusal := null; -- The state is right, so the actor or the condition is not.
  end if;
  perform app_private.refuse(coalesce(v_refusal, 'UNAUTHORIZED'));
  return null;
end;
$$;
comment on function app_private.require_transition(text, uuid, text, text) is
  'The status the action leads to. Refuses UNAUTHORIZED for a wrong actor and the transition''s own code for a wrong state, and returns null.';
grant execute on function app_private.require_transition(text, uuid, text, text) to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded core/functions/require_transition.sql
--! Included core/functions/retry_failed_job.sql
create or replace function app_public.retry_failed_job(input jsonb) returns app_public.failed_jobs
language sql volatile
as $$
  select * from app_private.move_failed_job((input ->> 'id')::uuid, 'retry')
$$;
comment on function app_public.retry_failed_job(jsonb) is
  'Has a job that was given up done once more, with all its tries before it. Operators with ADMIN. Refuses INVALID_TRANSITION, and TRANSITION_FAILED when the queue has it no more.';
grant execute on function app_public.retry_failed_job(jsonb) to app_operator;
--! EndIncluded core/functions/retry_failed_job.sql
--! Included core/functions/seal.sql
-- Definer because the key is nobody's to read. Only who logs in as the server may call it: what is sealed
-- is believed. It holds for one mutation of one session, for as long as a request may take.
create or replace function app_private.seal(mutation text, session_id uuid, answer jsonb) returns jsonb
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  with letter as (
    select jsonb_build_object(
      'mutation', mutation, 'session', session_id, 'until', clock_timestamp() + interval '2 minutes', 'answer', answer
    )::text as text
  )
  select jsonb_build_object('text', l.text, 'seal', encode(public.hmac(convert_to(l.text, 'utf8'), k.key, 'sha256'), 'hex'))
  from letter l, (select s.key from app_private.sealing_keys s order by s.id desc limit 1) k
$$;
comment on function app_private.seal(text, uuid, jsonb) is
  'Seals what the server has found out for a mutation, to be handed to it as $prepared.';
grant execute on function app_private.seal(text, uuid, jsonb) to app_authenticator;
--! EndIncluded core/functions/seal.sql
--! Included core/functions/take_idempotency_key.sql
-- Definer because the memory of keys is nobody's to read. The key is taken in the mutation's own
-- transaction: a second call at the same moment waits here until the first is through, and then
-- finds its answer, or the key free again when the first was refused and so never was.
create or replace function app_private.take_idempotency_key(
  mutation text, place int, key text, input_hash bytea,
  out is_new boolean, out is_same boolean, out answered_id text
) returns record
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_user_id uuid := app_hidden.current_user_id();
begin
  insert into app_private.idempotency_keys as k (user_id, mutation, place, key, input_hash)
  values (
    v_user_id, take_idempotency_key.mutation, take_idempotency_key.place, take_idempotency_key.key,
    take_idempotency_key.input_hash
  )
  on conflict on constraint idempotency_keys_user_id_mutation_place_key_key do update
    set input_hash = excluded.input_hash, answered_id = null, created_at = excluded.created_at
    where k.created_at < now() - interval '24 hours';
  is_new := found;
  if not is_new then
    select k.input_hash = take_idempotency_key.input_hash, k.answered_id into is_same, answered_id
    from app_private.idempotency_keys k
    where k.user_id = v_user_id and k.mutation = take_idempotency_key.mutation
      and k.place = take_idempotency_key.place and k.key = take_idempotency_key.key;
  end if;
end;
$$;
comment on function app_private.take_idempotency_key(text, int, text, bytea) is
  'Takes a key of the caller''s for a mutation. When it was taken in the last 24 hours: whether with the same input, and the id that was answered.';
grant execute on function app_private.take_idempotency_key(text, int, text, bytea) to app_user, app_operator;
--! EndIncluded core/functions/take_idempotency_key.sql
--! Included core/functions/tg__guard_transition.sql
-- The last word on every status: whatever function or person writes it, only a row of the
-- transitions table lets it pass.
create or replace function app_private.tg__guard_transition() returns trigger
language plpgsql volatile
as $$
declare
  v_from text := case when tg_op = 'UPDATE' then to_jsonb(old) ->> 'status' end;
  v_to text := to_jsonb(new) ->> 'status';
begin
  if tg_op = 'UPDATE' and v_from is not distinct from v_to then
    return new;
  end if;
  if not exists (
    select from app_public.transitions t
    where t.entity = tg_table_name
      and t.from_status is not distinct from v_from
      and t.to_status = v_to
      and t.actors && app_private.actors_on(to_jsonb(new))
      and app_private.transition_condition_holds(t.condition, new.id)
  ) then
    perform app_private.refuse('INVALID_TRANSITION');
    perform app_private.stop_if_refused();
  end if;
  return new;
end;
$$;
comment on function app_private.tg__guard_transition() is
  'Refuses INVALID_TRANSITION for a change of status that no row of the transitions table allows this actor.';
grant execute on function app_private.tg__guard_transition() to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded core/functions/tg__guard_transition.sql
--! Included core/functions/tg__touch.sql
-- The stamp is taken when the row is locked, not when the transaction began, or a change that waited
-- would look older than the one it waited for. Who writes the stamp by hand tells how they read the
-- row: it is how an operator's screen says so, as refuse_when_changed() is for mutations.
create or replace function app_private.tg__touch() returns trigger
language plpgsql volatile
as $$
begin
  if app_hidden.is_newer(old.updated_at, new.updated_at) then
    perform app_private.refuse('INVALID_ACTION', 'updatedAt');
    perform app_private.stop_if_refused();
  end if;
  new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  return new;
end;
$$;
comment on function app_private.tg__touch() is
  'Keeps updated_at true. Stops with INVALID_ACTION at updatedAt when a stamp is written that is older than the row.';
grant execute on function app_private.tg__touch() to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded core/functions/tg__touch.sql
--! Included identity/functions/create_operator_session.sql
-- The API has verified password and code and says what it found; what it means is decided here.
-- Definer because a visitor reads no table.
create or replace function app_public.create_operator_session(input jsonb) returns app_public.issued_token
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_prepared jsonb := app_private.prepared(input, 'create_operator_session');
  v_step bigint := v_prepared ->> 'totpStep';
  v_user_id uuid := app_private.finish_sign_in(v_prepared);
  v_operator_id uuid;
begin
  if not coalesce((v_prepared ->> 'isLimited')::boolean, false) then
    select o.id into v_operator_id from app_public.operators o
    where o.user_id = (v_prepared ->> 'userId')::uuid and o.disabled_at is null;
    -- The row lock makes two uses of one code at the same moment wait for each other.
    update app_private.operator_secrets s set last_used_step = v_step
    where s.operator_id = v_operator_id and v_step > coalesce(s.last_used_step, 0);
    if not found then
      perform app_private.refuse('INVALID_TOKEN', 'code');
    end if;
  end if;
  perform app_private.stop_if_refused();
  return row (app_private.open_session(v_user_id, operator_id => v_operator_id))::app_public.issued_token;
end;
$$;
comment on function app_public.create_operator_session(jsonb) is
  E'@impersonated allowed\nSigns an operator in with password and TOTP code. INVALID_PASSWORD, USER_BLOCKED, ATTEMPTS_LIMIT_EXCEEDED; INVALID_TOKEN: the code is wrong, used before, or not an operator''s.';
grant execute on function app_public.create_operator_session(jsonb) to app_visitor, app_user, app_operator;
--! EndIncluded identity/functions/create_operator_session.sql
--! Included identity/functions/finish_sign_in.sql
-- What every sign-in by password shares: the refusals in their order. What a stranger may learn
-- comes first; that a user is blocked is told only to who knows the password.
create or replace function app_private.finish_sign_in(prepared jsonb) returns uuid
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_user_id uuid := prepared ->> 'userId';
begin
  if coalesce((prepared ->> 'isLimited')::boolean, false) then
    perform app_private.refuse('ATTEMPTS_LIMIT_EXCEEDED');
  elsif v_user_id is null or not coalesce((prepared ->> 'passwordMatches')::boolean, false) then
    perform app_private.refuse('INVALID_PASSWORD', 'password');
  elsif app_private.is_user_blocked(v_user_id) then
    perform app_private.refuse('USER_BLOCKED');
  end if;
  if app_private.has_refusals() then
    return null;
  end if;
  -- One try opens one session.
  update app_private.sign_in_attempts a set succeeded_at = now()
  where a.id = (prepared ->> 'attemptId')::uuid and a.succeeded_at is null;
  if not found then
    perform app_private.refuse('INVALID_PASSWORD', 'password');
    return null;
  end if;
  return v_user_id;
end;
$$;
comment on function app_private.finish_sign_in(jsonb) is
  'The user who has proven a password, or null with ATTEMPTS_LIMIT_EXCEEDED, INVALID_PASSWORD or USER_BLOCKED refused.';
--! EndIncluded identity/functions/finish_sign_in.sql
--! Included identity/functions/has_identity.sql
-- The one place that asks, so that e-ID is felt everywhere at once when it comes.
create or replace function app_hidden.has_identity(user_id uuid) returns boolean
language sql stable
as $$
  select false
$$;
comment on function app_hidden.has_identity(uuid) is 'Whether a national e-ID of the person is on file. False as long as none can be.';
grant execute on function app_hidden.has_identity(uuid) to app_user, app_operator, app_worker;
--! EndIncluded identity/functions/has_identity.sql
--! Included identity/functions/is_link_live.sql
-- Asked right before sending: a link that is over would only lead to an error. Definer because the
-- worker holds no table.
create or replace function app_private.is_link_live(link_id uuid) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_private.one_time_links l
    where l.id = $1 and app_private.one_time_link_state(l) = 'LIVE'
  )
$$;
comment on function app_private.is_link_live(uuid) is 'Whether a link can still be used, so that its mail is worth sending.';
grant execute on function app_private.is_link_live(uuid) to app_worker;
--! EndIncluded identity/functions/is_link_live.sql
--! Included identity/functions/operators_to_tell.sql
-- Definer because the worker holds no table.
create or replace function app_private.operators_to_tell() returns jsonb
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce(jsonb_agg(jsonb_build_object('email', u.email, 'language', u.language) order by o.id), '[]')
  from app_public.operators o join app_public.users u on u.id = o.user_id
  where o.operator_role = 'ADMIN' and o.disabled_at is null and u.blocked_at is null
$$;
comment on function app_private.operators_to_tell() is
  'Whom the house writes to when something needs an operator: those with ADMIN, as [{email, language}].';
grant execute on function app_private.operators_to_tell() to app_worker;
--! EndIncluded identity/functions/operators_to_tell.sql
--! Included identity/functions/reset_password.sql
-- The mail has proven the address, so the user is confirmed by it too. Signing in comes after, with
-- the new password. Definer because no role of the API writes passwords.
create or replace function app_public.reset_password(input jsonb) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_password_hash text := app_private.prepared(input, 'reset_password') ->> 'passwordHash';
  v_link app_private.one_time_links := app_private.lock_reset_link(input ->> 'token');
begin
  perform app_private.stop_if_refused();
  update app_private.one_time_links l set used_at = now() where l.id = v_link.id;
  perform app_private.disown_unproven(v_link.user_id);
  perform app_private.change_password(v_link.user_id, v_password_hash);
  perform app_private.confirm_user(v_link.user_id);
end;
$$;
comment on function app_public.reset_password(jsonb) is
  E'@impersonated allowed\nSets a new password with the token of a reset link and ends every session of the user. INVALID_TOKEN, TOKEN_EXPIRED, USER_BLOCKED.';
grant execute on function app_public.reset_password(jsonb) to app_visitor, app_user;
--! EndIncluded identity/functions/reset_password.sql
--! Included identity/functions/send_sms_confirmation.sql
-- A number is taken on trust from who has proven the address, and from nobody before.
-- The API has looked at the number and says what it found: its country, its digits and its form on the
-- network, or nothing when it is no number that can get an SMS. Definer because no role of the API
-- writes numbers and codes.
create or replace function app_public.send_sms_confirmation(input jsonb) returns app_public.phone_numbers
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_user_id uuid := app_hidden.current_user_id();
  v_prepared jsonb := app_private.prepared(input, 'send_sms_confirmation');
  v_given jsonb := nullif(v_prepared -> 'phoneNumber', 'null');
  v_ip inet := app_private.source_of(v_prepared ->> 'ip');
  v_phone app_public.phone_numbers;
begin
  perform app_private.refuse_when_impersonating();
  perform app_private.require_confirmed_user();
  if v_given is null then
    perform app_private.refuse('INVALID_PHONE_NUMBER', 'number');
  end if;
  perform app_private.stop_if_refused();
  -- Requests of one moment are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended('sms ' || v_user_id, 0));
  perform app_private.require_trusted_phone(v_user_id, v_given ->> 'e164');
  perform app_private.refuse_frequent_sms(v_user_id, v_given ->> 'e164', v_ip);
  perform app_private.stop_if_refused();

  insert into app_public.phone_numbers as p (user_id, country_code, number, e164, token_sent_at, last_used_at)
  values (v_user_id, v_given ->> 'countryCode', v_given ->> 'number', v_given ->> 'e164', now(), now())
  on conflict (user_id, e164) do update set token_sent_at = now(), last_used_at = now()
  returning p.* into v_phone;
  perform app_private.text_sms_code(v_phone, v_ip);
  return v_phone;
end;
$$;
comment on function app_public.send_sms_confirmation(jsonb) is
  E'@impersonated refused\nSends a code of five digits, good for 10 minutes (document A, section 7). INVALID_PHONE_NUMBER: none that gets SMS. DELIVERY_FREQUENCY_EXCEEDED: within 30 seconds of the last. ATTEMPTS_LIMIT_EXCEEDED: too many in an hour. AUTH_LEVEL_2_REQUIRED: another number is proven already, and is to be used first. INVALID_ACTION while impersonating. USER_NOT_CONFIRMED: the address is not proven yet.';
grant execute on function app_public.send_sms_confirmation(jsonb) to app_user;
--! EndIncluded identity/functions/send_sms_confirmation.sql
--! Included identity/functions/sessions_has_identity.sql
create or replace function app_public.sessions_has_identity(session app_public.sessions) returns boolean
language sql stable
as $$
  select app_hidden.has_identity(session.user_id)
$$;
comment on function app_public.sessions_has_identity(app_public.sessions) is E'@notNull\nWhether a national e-ID is on file.';
grant execute on function app_public.sessions_has_identity(app_public.sessions) to app_user;
--! EndIncluded identity/functions/sessions_has_identity.sql
--! Included identity/functions/tell_proven_phone.sql
-- A stolen session may prove the first number of a user. Whoever owns the address hears of each new one,
-- of its last digits only, and can still act.
create or replace function app_private.tell_proven_phone(phone app_public.phone_numbers) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.enqueue(
    'identity/send_phone_notice',
    jsonb_build_object(
      'phoneId', phone.id, 'email', u.email, 'language', u.language, 'digits', right(phone.e164, 4)
    )
  )
  from app_public.users u
  where u.id = phone.user_id
$$;
comment on function app_private.tell_proven_phone(app_public.phone_numbers) is
  'Has a mail sent to the user of a number that was just proven: payload phoneId, email, language and digits.';
--! EndIncluded identity/functions/tell_proven_phone.sql
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
  E'@impersonated partly\nChanges the signed-in user. A new password or e-mail address needs the second level (AUTH_LEVEL_2_REQUIRED) and is refused while impersonating (INVALID_ACTION); TAKEN: another user has the address; ATTEMPTS_LIMIT_EXCEEDED: too many links to the new address or from this place.';
grant execute on function app_public.update_user(jsonb) to app_user;
--! EndIncluded identity/functions/update_user.sql
--! Included identity/functions/verify_phone_number.sql
-- The API has looked at the number and the code in a transaction of their own and says what it
-- found; what it means is decided here. A code counts once, also when it is sent twice at the same
-- moment. Definer because no role of the API writes numbers and codes.
create or replace function app_public.verify_phone_number(input jsonb) returns app_public.phone_numbers
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_user_id uuid := app_hidden.current_user_id();
  v_prepared jsonb := app_private.prepared(input, 'verify_phone_number');
  v_refusal app_public.error_code := v_prepared ->> 'refusal';
  v_phone app_public.phone_numbers;
begin
  perform app_private.refuse_when_impersonating();
  perform app_private.require_confirmed_user();
  if nullif(v_prepared -> 'phoneNumber', 'null') is null then
    perform app_private.refuse('INVALID_PHONE_NUMBER', 'number');
  elsif v_refusal is not null then
    perform app_private.refuse(v_refusal, 'token');
  end if;
  perform app_private.stop_if_refused();
  perform pg_advisory_xact_lock(hashtextextended('sms ' || v_user_id, 0));
  update app_private.sms_codes c set used_at = now()
  from app_public.phone_numbers p
  where p.id = c.phone_number_id and p.user_id = v_user_id and c.id = (v_prepared ->> 'codeId')::uuid
    and c.used_at is null and c.superseded_at is null
  returning p.* into v_phone;
  if v_phone.id is null then
    perform app_private.refuse('INVALID_TOKEN', 'token');
  else
    perform app_private.require_trusted_phone(v_user_id, v_phone.e164);
  end if;
  perform app_private.stop_if_refused();

  if v_phone.token_verified_at is null then
    perform app_private.tell_proven_phone(v_phone);
  end if;
  update app_public.phone_numbers p set token_verified_at = now(), last_used_at = now()
  where p.id = v_phone.id returning p.* into v_phone;
  perform app_private.grant_second_level(app_hidden.current_session_id());
  return v_phone;
end;
$$;
comment on function app_public.verify_phone_number(jsonb) is
  E'@impersonated refused\nConfirms the newest code sent to a number, which lifts this session to the second level for 15 minutes. INVALID_TOKEN: wrong, used or never sent. TOKEN_EXPIRED: older than 10 minutes. ATTEMPTS_LIMIT_EXCEEDED: five wrong tries. SMS_SENDING_FAILED: the network refused the number. INVALID_PHONE_NUMBER, AUTH_LEVEL_2_REQUIRED, INVALID_ACTION and USER_NOT_CONFIRMED as when sending.';
grant execute on function app_public.verify_phone_number(jsonb) to app_user;
--! EndIncluded identity/functions/verify_phone_number.sql
--! Included accounts/functions/create_session.sql
-- The API has verified the password and says what it found; what it means is decided here.
-- Definer because a visitor reads no table.
create or replace function app_public.create_session(input jsonb) returns app_public.issued_token
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_user_id uuid := app_private.finish_sign_in(app_private.prepared(input, 'create_session'));
begin
  perform app_private.stop_if_refused();
  return row (app_private.open_landing_session(v_user_id))::app_public.issued_token;
end;
$$;
comment on function app_public.create_session(jsonb) is
  E'@impersonated allowed\nSigns in with a password. INVALID_PASSWORD: wrong, or nobody has the address. ATTEMPTS_LIMIT_EXCEEDED, USER_BLOCKED, ACCOUNT_BLOCKED.';
grant execute on function app_public.create_session(jsonb) to app_visitor, app_user;
--! EndIncluded accounts/functions/create_session.sql
--! Included accounts/functions/draw_account_path.sql
create or replace function app_private.draw_account_path(account_id uuid) returns text
language sql stable
as $$
  select case a.account_type when 'PERSONAL' then 'personal/' else 'business/' end || a.slug
  from app_public.accounts a where a.id = $1
$$;
comment on function app_private.draw_account_path(uuid) is 'The account''s part of a portal address, for links in mails.';
--! EndIncluded accounts/functions/draw_account_path.sql
--! Included accounts/functions/record_register_answer.sql
-- Definer because an entry belongs to nobody's account. Called with what the register answered, by the
-- worker and, behind its seal, by mutations whose way in asked it. An answer without roles leaves those that are known.
create or replace function app_private.record_register_answer(number text, company jsonb) returns app_public.register_entries
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_company jsonb := nullif(company, 'null');
  v_entry app_public.register_entries;
begin
  if not app_hidden.is_organization_number(number) or v_company ->> 'orgNumber' <> number then
    raise exception 'not an answer about %', number;
  end if;
  insert into app_public.register_entries as e (
    organization_number, name, address, state, is_vat_registered, is_in_business_register, roles, checked_at
  ) values (
    number, v_company ->> 'name', app_hidden.address_from(v_company -> 'address'), app_hidden.register_state(v_company),
    coalesce((v_company ->> 'vatRegistered')::boolean, false),
    coalesce((v_company ->> 'inBusinessRegister')::boolean, false), coalesce(v_company -> 'roles', '[]'), now()
  )
  on conflict (organization_number) do update set
    name = excluded.name, address = excluded.address, state = excluded.state,
    is_vat_registered = excluded.is_vat_registered, is_in_business_register = excluded.is_in_business_register,
    roles = case when v_company ? 'roles' then excluded.roles else e.roles end, checked_at = excluded.checked_at
  returning e.* into v_entry;
  return v_entry;
end;
$$;
comment on function app_private.record_register_answer(text, jsonb) is
  'Keeps what the register answered about an organisation number; a company of null says that there is none.';
grant execute on function app_private.record_register_answer(text, jsonb) to app_worker;
--! EndIncluded accounts/functions/record_register_answer.sql
--! Included accounts/functions/register_account.sql
-- Definer because a visitor may write no table.
create or replace function app_public.register_account(input jsonb) returns app_public.users
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_password_hash text := app_private.prepared(input, 'register_account') ->> 'passwordHash';
  v_user_id uuid;
  v_user app_public.users;
begin
  perform app_private.check_registration(input -> 'attributes');
  perform app_private.stop_if_refused();
  v_user_id := app_private.register(input -> 'attributes', v_password_hash);
  perform app_private.stop_if_refused();
  select u.* into v_user from app_public.users u where u.id = v_user_id;
  return v_user;
end;
$$;
comment on function app_public.register_account(jsonb) is
'@impersonated allowed
@introduces
Registers a person with a personal account and mails a confirmation link. USER_EXISTS: the address is taken. A visitor reads the user back in the same request.';
grant execute on function app_public.register_account(jsonb) to app_visitor, app_user;
--! EndIncluded accounts/functions/register_account.sql
--! Included accounts/functions/register_entries_people.sql
create or replace function app_public.register_entries_people(entry app_public.register_entries) returns text
language sql stable
as $$
  select app_hidden.register_roles(entry)
$$;
comment on function app_public.register_entries_people(app_public.register_entries) is
  E'@longText\nWho has a role in it, and when they were born.';
grant execute on function app_public.register_entries_people(app_public.register_entries) to app_operator;
--! EndIncluded accounts/functions/register_entries_people.sql
--! Included accounts/functions/register_entry.sql
-- Definer because people read no entry themselves: roles are not for them. Whoever is signed in, the
-- worker and operators may know how an organisation stands, which the register tells everybody.
create or replace function app_hidden.register_entry(organization_number text) returns app_public.register_entries
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select e.* from app_public.register_entries e
  where e.organization_number = $1
    and (app_hidden.current_actor_kind() <> 'USER' or app_hidden.current_account_id() is not null)
$$;
comment on function app_hidden.register_entry(text) is
  'What the register last answered about an organisation number; null when it was not asked.';
grant execute on function app_hidden.register_entry(text) to app_user, app_operator, app_worker;
--! EndIncluded accounts/functions/register_entry.sql
--! Included accounts/functions/register_roles.sql
-- In the register's own words, which are Norwegian, one role a line.
create or replace function app_hidden.register_roles(entry app_public.register_entries) returns text
language sql immutable
as $$
  select string_agg(
    format('%s: %s', r ->> 'title', concat_ws(', ', r ->> 'name', r ->> 'bornOn')), E'\n' order by place
  )
  from jsonb_array_elements(entry.roles) with ordinality as t (r, place)
$$;
comment on function app_hidden.register_roles(app_public.register_entries) is 'Who has a role in an organisation, a line each.';
grant execute on function app_hidden.register_roles(app_public.register_entries) to app_operator;
--! EndIncluded accounts/functions/register_roles.sql
--! Included accounts/functions/register_state.sql
-- Bankruptcy weighs most: it is what is said of an organisation that has several of these.
create or replace function app_hidden.register_state(company jsonb) returns app_public.register_state
language sql immutable parallel safe
as $$
  select (case
    when company is null then 'UNREGISTERED'
    when (company ->> 'markedAsBankruptcy')::boolean then 'BANKRUPT'
    when (company ->> 'deleted')::boolean then 'DELETED'
    when (company ->> 'underForcedLiquidation')::boolean then 'UNDER_FORCED_LIQUIDATION'
    when (company ->> 'underLiquidation')::boolean then 'UNDER_LIQUIDATION'
    else 'SOUND'
  end)::app_public.register_state
$$;
comment on function app_hidden.register_state(jsonb) is
  'How an organisation stands by an answer of the register; null is the answer that there is none.';
grant execute on function app_hidden.register_state(jsonb) to app_user, app_worker;
--! EndIncluded accounts/functions/register_state.sql
--! Included accounts/functions/register_team_account.sql
-- Definer because a visitor may write no table.
create or replace function app_public.register_team_account(input jsonb) returns app_public.users
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_password_hash text := app_private.prepared(input, 'register_team_account') ->> 'passwordHash';
  v_user_id uuid;
  v_user app_public.users;
begin
  perform app_private.check_registration(input -> 'attributes');
  perform app_private.check_team(input -> 'team', 'team');
  perform app_private.stop_if_refused();
  v_user_id := app_private.register(input -> 'attributes', v_password_hash);
  perform app_private.stop_if_refused();
  perform app_private.create_team(v_user_id, input -> 'team');
  select u.* into v_user from app_public.users u where u.id = v_user_id;
  return v_user;
end;
$$;
comment on function app_public.register_team_account(jsonb) is
'@impersonated allowed
@introduces
Registers a person with a personal account and a team they own, and mails a confirmation link. USER_EXISTS, INVALID organisation number.';
grant execute on function app_public.register_team_account(jsonb) to app_visitor, app_user;
--! EndIncluded accounts/functions/register_team_account.sql
--! Included accounts/functions/session_settings.sql
-- Called once at the start of every request and subscription event, before anybody is anybody.
-- Definer because the authenticator reads no table. Everything that can end a session is looked up
-- anew: revocation, age, idleness, the block of user or account, the membership, the operator, and
-- for who acts as somebody that their role still lets them.
create or replace function app_private.session_settings(token_sha256 bytea)
returns table (
  role text, session_id uuid, user_id uuid, account_id uuid, account_role text, operator_role text,
  administrator_id uuid, actor_name text, own_account_ids text
)
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
#variable_conflict use_column
begin
  return query
  select
    case when s.operator_id is null then 'app_user' else 'app_operator' end,
    s.id, s.user_id, s.account_id, m.role::text, o.operator_role::text, s.administrator_id,
    app_public.users_display_name(u) || coalesce(' (' || app_public.users_display_name(au) || ')', ''),
    case when o.id is not null then (
      select array_agg(om.account_id)::text from app_public.memberships om where om.user_id = s.user_id
    ) end
  from app_private.session_tokens t
  join app_public.sessions s on s.id = t.session_id
  join app_public.users u on u.id = s.user_id and u.blocked_at is null
  left join app_public.accounts a on a.id = s.account_id and a.blocked_at is null
  left join app_public.memberships m on m.account_id = a.id and m.user_id = s.user_id
  left join app_public.operators o on o.id = s.operator_id and o.disabled_at is null
  left join app_public.operators ad
    on ad.id = s.administrator_id and ad.disabled_at is null and ad.operator_role = 'ADMIN'
  left join app_public.users au on au.id = ad.user_id and au.blocked_at is null
  where t.token_sha256 = session_settings.token_sha256
    and s.revoked_at is null and s.expires_at > now() and s.last_used_at > now() - interval '14 days'
    and (m.id is not null or o.id is not null)
    and (s.administrator_id is null or au.id is not null);
  if not found then
    return;
  end if;
  -- To the minute is enough for 14 days, and spares a write per request. A second node doing the
  -- same at this moment is not waited for.
  update app_public.sessions s set last_used_at = now()
  where s.id = (
    select l.id from app_private.session_tokens t
    join app_public.sessions l on l.id = t.session_id
    where t.token_sha256 = session_settings.token_sha256 and l.last_used_at < now() - interval '1 minute'
    for no key update of l skip locked
  );
end;
$$;
comment on function app_private.session_settings(bytea) is
  'What a token stands for: the database role and the app.… settings of the request. No row when the token is unknown or its session over.';
grant execute on function app_private.session_settings(bytea) to app_authenticator;
--! EndIncluded accounts/functions/session_settings.sql
--! Included accounts/functions/update_account.sql
-- Absent attributes stay, null clears. Definer because nobody may write accounts by hand.
create or replace function app_public.update_account(input jsonb) returns app_public.accounts
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_attributes jsonb := coalesce(nullif(input -> 'attributes', 'null'), '{}');
  v_account app_public.accounts;
begin
  select a.* into v_account from app_public.accounts a where a.id = app_hidden.current_account_id() for no key update;
  if not found then
    perform app_private.refuse('ACCOUNT_NOT_FOUND');
    perform app_private.stop_if_refused();
  end if;
  if not app_hidden.can_manage() then
    perform app_private.refuse('UNAUTHORIZED');
    perform app_private.stop_if_refused();
  end if;
  perform app_private.refuse_when_changed(v_account.updated_at, input);
  perform app_private.check_account_changes(v_account, input);
  perform app_private.stop_if_refused();

  update app_public.accounts a set
    name = case when v_attributes ? 'name' then app_hidden.text_at(v_attributes, 'name') else a.name end,
    email = case when v_attributes ? 'email' then app_hidden.text_at(v_attributes, 'email') else a.email end,
    phone_number = case when v_attributes ? 'phoneNumber' then nullif(v_attributes ->> 'phoneNumber', '') else a.phone_number end,
    language = coalesce((v_attributes ->> 'language')::app_public.language, a.language),
    address = case when v_attributes ? 'address' then app_hidden.address_from(v_attributes -> 'address') else a.address end
  where a.id = v_account.id
  returning a.* into v_account;
  return v_account;
end;
$$;
comment on function app_public.update_account(jsonb) is
  E'@impersonated partly\nChanges the account acted in; owners and admins. INVALID_ACTION: a name for a personal account, another kind of account than meant, or another e-mail or phone while impersonating. BLANK, INVALID, INVALID_PHONE_NUMBER, UNAUTHORIZED.';
grant execute on function app_public.update_account(jsonb) to app_user;
--! EndIncluded accounts/functions/update_account.sql
--! Included accounts/functions/use_session_otp.sql
-- Definer because a visitor reads no table.
create or replace function app_public.use_session_otp(input jsonb) returns app_public.used_link
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_link app_private.one_time_links := app_private.use_one_time_link(
    input ->> 'token', coalesce((app_private.prepared(input, 'use_session_otp') ->> 'wasResent')::boolean, false)
  );
begin
  perform app_private.stop_if_refused();
  return row (app_private.open_landing_session(v_link.user_id), v_link.deep_link)::app_public.used_link;
end;
$$;
comment on function app_public.use_session_otp(jsonb) is
  E'@impersonated allowed\nSigns in with a link from a mail and confirms the user. OTP_EXPIRED_AND_RESENT: too old, a fresh one is on its way. OTP_EXPIRED: used or superseded. INVALID_TOKEN: unknown.';
grant execute on function app_public.use_session_otp(jsonb) to app_visitor, app_user;
--! EndIncluded accounts/functions/use_session_otp.sql
--! Included payout/functions/check_agreement.sql
-- Whoever read an older wording has not agreed to this one.
create or replace function app_private.check_agreement(attributes jsonb, is_required boolean default false) returns void
language plpgsql volatile
as $$
declare
  v_version text := app_hidden.text_at(attributes, 'agreementVersion');
begin
  if v_version is null and is_required then
    perform app_private.refuse('BLANK', 'attributes.agreementVersion');
  elsif v_version <> (app_public.freelance_agreement()).version then
    perform app_private.refuse('DOCUMENT_NOT_FOUND', 'attributes.agreementVersion');
  end if;
end;
$$;
comment on function app_private.check_agreement(jsonb, boolean) is
  'Refuses DOCUMENT_NOT_FOUND for a version of the agreement that is not the present one, and BLANK where one is demanded.';
grant execute on function app_private.check_agreement(jsonb, boolean) to app_user;
--! EndIncluded payout/functions/check_agreement.sql
--! Included payout/functions/check_bank_account.sql
-- A Norwegian profile's account in kroner is a Norwegian account: eleven digits that pass mod 11. A
-- profile abroad may be paid kroner to an account its own bank numbers as it likes. What looks like
-- an IBAN of a country the product serves must be one: money sent to a mistyped one comes back late.
-- INVALID is kept for letters in an account in kroner, since its text says so; VERIFICATION_FAILED is
-- a number whose check digits do not hold.
create or replace function app_private.check_bank_account(
  attributes jsonb, type app_public.freelance_type, country text, path text default 'attributes'
) returns void
language plpgsql volatile
as $$
declare
  v_number text := app_hidden.normal_account_number(attributes ->> 'accountNumber');
  v_swift text := app_hidden.normal_account_number(attributes ->> 'swiftCode');
  v_currency text := app_hidden.text_at(attributes, 'currency');
begin
  if v_number is null then
    perform app_private.refuse('BLANK', path || '.accountNumber');
  elsif length(v_number) < 11 then
    perform app_private.refuse('TOO_SHORT', path || '.accountNumber');
  elsif length(v_number) > 34 or length(btrim(attributes ->> 'accountNumber')) > 100 then
    perform app_private.refuse('TOO_BIG', path || '.accountNumber');
  elsif v_currency = 'NOK' and v_number !~ '^[0-9]+$' then
    perform app_private.refuse('INVALID', path || '.accountNumber');
  elsif v_currency = 'NOK' and coalesce(country, 'NO') = 'NO' and not app_hidden.is_bank_account_number(v_number) then
    perform app_private.refuse('VERIFICATION_FAILED', path || '.accountNumber');
  elsif v_number ~ '^(NO[0-9]{13}|SE[0-9]{22}|DK[0-9]{16}|FI[0-9]{16})$' and not app_hidden.is_iban(v_number) then
    perform app_private.refuse('VERIFICATION_FAILED', path || '.accountNumber');
  end if;
  if v_currency is null then
    perform app_private.refuse('BLANK', path || '.currency');
  elsif v_currency <> 'NOK' and type = 'INDIVIDUAL' then
    perform app_private.refuse('INCLUSION', path || '.currency');
  end if;
  if length(v_swift) < 8 then
    perform app_private.refuse('TOO_SHORT', path || '.swiftCode');
  elsif length(v_swift) > 11 then
    perform app_private.refuse('TOO_BIG', path || '.swiftCode');
  end if;
end;
$$;
comment on function app_private.check_bank_account(jsonb, app_public.freelance_type, text, text) is
  'Refuses an account number that is blank, too short (11), too long (34), not of digits for NOK (INVALID) or mistyped (VERIFICATION_FAILED), a currency the profile cannot have, and a wrong SWIFT code.';
grant execute on function app_private.check_bank_account(jsonb, app_public.freelance_type, text, text) to app_user;
--! EndIncluded payout/functions/check_bank_account.sql
--! Included payout/functions/check_new_profile.sql
-- All that is checked of a profile before it is made, so that create_freelance_profile() only writes.
create or replace function app_private.check_new_profile(type app_public.freelance_type, attributes jsonb) returns void
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
    perform app_private.check_person(attributes);
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
comment on function app_private.check_new_profile(app_public.freelance_type, jsonb) is
  'Refuses all that is wrong with a profile to be made. An individual must say where to be paid.';
grant execute on function app_private.check_new_profile(app_public.freelance_type, jsonb) to app_user;
--! EndIncluded payout/functions/check_new_profile.sql
--! Included payout/functions/check_organization.sql
-- Who has the organisation already keeps it when it ends; the others cannot get it any more.
create or replace function app_private.check_organization(
  attributes jsonb, path text default 'attributes', except_profile_id uuid default null
) returns void
language plpgsql volatile
as $$
declare
  v_number text := app_hidden.text_at(attributes, 'organizationNumber');
begin
  perform app_private.refuse_blanks(attributes, array['organizationName'], path);
  perform app_private.check_address(attributes, true, path);
  perform app_private.check_organization_number(
    v_number, app_hidden.text_at(attributes, 'address.country'), path || '.organizationNumber'
  );
  if exists (
    select from app_public.freelance_profiles p
    where p.account_id = app_hidden.current_account_id() and p.organization_number = v_number
      and p.id is distinct from except_profile_id
  ) then
    perform app_private.refuse('TAKEN', path || '.organizationNumber');
  end if;
  if (app_hidden.register_entry(v_number)).is_insolvent and not exists (
    select from app_public.freelance_profiles p where p.id = except_profile_id and p.organization_number = v_number
  ) then
    perform app_private.refuse('INVALID', path || '.organizationNumber');
  end if;
end;
$$;
comment on function app_private.check_organization(jsonb, text, uuid) is
  'Refuses an organisation without name, number or address, with a wrong number, that the account has already, or that is bankrupt, wound up or deleted.';
grant execute on function app_private.check_organization(jsonb, text, uuid) to app_user;
--! EndIncluded payout/functions/check_organization.sql
--! Included payout/functions/check_profile_changes.sql
-- given is what was sent, next the profile as it would be. What the register or an identity vouches
-- for does not change by hand, and the series keeps the number it began with.
create or replace function app_private.check_profile_changes(
  profile app_public.freelance_profiles, given jsonb, next jsonb
) returns void
language plpgsql volatile
as $$
declare
  v_now jsonb := app_private.profile_attributes(profile);
  v_locked text;
begin
  if given ? 'freelanceType' and given ->> 'freelanceType' is distinct from profile.freelance_type::text then
    perform app_private.refuse('IMMUTABLE', 'attributes.freelanceType');
  end if;
  if jsonb_typeof(given -> 'bankAccount') = 'object' then
    perform app_private.refuse('PRESENT', 'attributes.bankAccount');
  end if;
  foreach v_locked in array case
    when not (profile.verified or profile.national_register_check) then '{}'
    when profile.freelance_type = 'ORGANIZATION' then '{organizationName,organizationNumber,address}'::text[]
    else '{firstName,lastName}'
  end loop
    if next -> v_locked is distinct from v_now -> v_locked then
      perform app_private.refuse('IMMUTABLE', 'attributes.' || v_locked);
    end if;
  end loop;
  if profile.verified and app_hidden.text_at(given, 'personalNumber') is not null then
    perform app_private.refuse('IMMUTABLE', 'attributes.personalNumber');
  end if;
  if (next ->> 'invoiceStartingNumber')::numeric is distinct from profile.invoice_starting_number
    and app_private.has_begun_series(profile.id) then
    perform app_private.refuse('IMMUTABLE', 'attributes.invoiceStartingNumber');
  end if;
end;
$$;
comment on function app_private.check_profile_changes(app_public.freelance_profiles, jsonb, jsonb) is
  'Refuses IMMUTABLE for what cannot change: the type, registered facts, an identified person, a starting number in use. A bank account is added by createBankAccount.';
grant execute on function app_private.check_profile_changes(app_public.freelance_profiles, jsonb, jsonb) to app_user;
--! EndIncluded payout/functions/check_profile_changes.sql
--! Included payout/functions/check_profile_numbers.sql
-- Numbers end at 9 999 999, where KID has no more digits. Who begins at 9 000 000 has a million left.
create or replace function app_private.check_profile_numbers(attributes jsonb, path text default 'attributes') returns void
language plpgsql volatile
as $$
begin
  if (attributes ->> 'invoiceStartingNumber')::numeric < 1 then
    perform app_private.refuse('TOO_SMALL', path || '.invoiceStartingNumber');
  elsif (attributes ->> 'invoiceStartingNumber')::numeric > 9000000 then
    perform app_private.refuse('TOO_BIG', path || '.invoiceStartingNumber');
  end if;
  if (attributes ->> 'salaryTaxPercent')::numeric < 0 then
    perform app_private.refuse('TOO_SMALL', path || '.salaryTaxPercent');
  elsif (attributes ->> 'salaryTaxPercent')::numeric > 100 then
    perform app_private.refuse('TOO_BIG', path || '.salaryTaxPercent');
  end if;
end;
$$;
comment on function app_private.check_profile_numbers(jsonb, text) is
  'Refuses a starting number outside 1 to 9 000 000 and a tax percentage outside 0 to 100.';
grant execute on function app_private.check_profile_numbers(jsonb, text) to app_user;
--! EndIncluded payout/functions/check_profile_numbers.sql
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
  E'@impersonated refused\nAdds a bank account to a payout profile. Refuses INVALID_ACTION while impersonating; AUTH_LEVEL_2_REQUIRED; FREELANCE_PROFILE_ARCHIVED; TOO_SHORT, TOO_BIG, INVALID or TAKEN for the number; INCLUSION for the currency.';
grant execute on function app_public.create_bank_account(jsonb) to app_user;
--! EndIncluded payout/functions/create_bank_account.sql
--! Included payout/functions/create_freelance_profile.sql
-- What the register knows of an organisation beats what was typed, and is locked. It says nothing of who
-- made the profile: that waits for an operator. The first bank account is part of the profile and needs no second level;
-- every later one does. Two calls at once queue up, so that neither overlooks what the other makes.
create or replace function app_public.create_freelance_profile(input jsonb) returns app_public.freelance_profiles
language plpgsql volatile
as $$
declare
  v_given jsonb := app_hidden.without_spaces(input -> 'attributes');
  v_attributes jsonb := v_given;
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
  end if;
  perform app_private.require_transition('freelance_profiles', null, null, 'create');
  perform app_private.check_new_profile(v_type, v_attributes);
  perform app_private.stop_if_refused();

  insert into app_public.freelance_profiles (
    account_id, freelance_type, first_name, last_name, personal_number_masked, organization_name, organization_number,
    invoice_starting_number, salary_tax_percent, address, agreement_version, agreement_accepted_at
  ) values (
    app_hidden.current_account_id(), v_type,
    case when v_type = 'INDIVIDUAL' then app_hidden.text_at(v_attributes, 'firstName') end,
    case when v_type = 'INDIVIDUAL' then app_hidden.text_at(v_attributes, 'lastName') end,
    case when v_type = 'INDIVIDUAL' then app_hidden.masked_number(app_hidden.text_at(v_attributes, 'personalNumber')) end,
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
    perform app_private.record_personal_number(v_profile.id, app_hidden.text_at(v_attributes, 'personalNumber'));
  end if;
  if jsonb_typeof(v_attributes -> 'bankAccount') = 'object' then
    perform app_private.insert_bank_account(v_profile, v_attributes -> 'bankAccount');
  end if;
  perform app_private.replace_reference_people(v_profile.account_id, v_profile.id, null, v_attributes -> 'referencePeople');
  return v_profile;
end;
$$;
comment on function app_public.create_freelance_profile(jsonb) is
  E'@impersonated refused\nMakes a payout profile with its first bank account. Refuses INVALID_ACTION while impersonating and for another profile beside an individual one in a personal account; BLANK, INVALID or TAKEN for names and numbers, INVALID for an organisation that has ended; INCLUSION for an individual in a team; BLANK or DOCUMENT_NOT_FOUND for the agreement''s version.';
grant execute on function app_public.create_freelance_profile(jsonb) to app_user;
--! EndIncluded payout/functions/create_freelance_profile.sql
--! Included payout/functions/enqueue_look_up.sql
-- Definer because the queue belongs to the owner. The task asks the register, and a register that is
-- down is asked again later; several wishes for one number are one job.
create or replace function app_private.enqueue_look_up(number text, run_at timestamptz default null) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  if app_hidden.current_actor_kind() = 'USER' and not app_hidden.can_manage() then
    raise exception 'a look-up by somebody who may not ask' using errcode = 'insufficient_privilege';
  end if;
  if app_hidden.is_organization_number(number) then
    perform app_private.enqueue(
      'payout/look_up_organization', jsonb_build_object('number', number), 'look_up_organization:' || number,
      enqueue_look_up.run_at
    );
  end if;
end;
$$;
comment on function app_private.enqueue_look_up(text, timestamptz) is
  'Has the worker ask the register about a Norwegian organisation number, with its roles. Does nothing for a number of another country.';
grant execute on function app_private.enqueue_look_up(text, timestamptz) to app_user, app_worker;
--! EndIncluded payout/functions/enqueue_look_up.sql
--! Included payout/functions/freelance_profiles_account_people.sql
create or replace function app_public.freelance_profiles_account_people(profile app_public.freelance_profiles) returns text
language sql stable
as $$
  select string_agg(format('%s, %s', concat_ws(' ', u.first_name, u.last_name), u.email), E'\n' order by u.id)
  from app_public.memberships m join app_public.users u on u.id = m.user_id
  where m.account_id = profile.account_id and m.role in ('OWNER', 'ADMIN')
$$;
comment on function app_public.freelance_profiles_account_people(app_public.freelance_profiles) is
  '@longText
@decides
Who acts for the account: its owner and its administrators.';
grant execute on function app_public.freelance_profiles_account_people(app_public.freelance_profiles) to app_operator;
--! EndIncluded payout/functions/freelance_profiles_account_people.sql
--! Included payout/functions/freelance_profiles_available_actions.sql
create or replace function app_public.freelance_profiles_available_actions(profile app_public.freelance_profiles) returns text[]
language sql stable
as $$
  select app_hidden.available_actions('freelance_profiles', profile.id, profile.status::text)
$$;
comment on function app_public.freelance_profiles_available_actions(app_public.freelance_profiles) is
  E'@notNull\nThe actions the caller may take now, from the transitions table.';
grant execute on function app_public.freelance_profiles_available_actions(app_public.freelance_profiles) to app_user, app_operator;
--! EndIncluded payout/functions/freelance_profiles_available_actions.sql
--! Included payout/functions/freelance_profiles_other_claims.sql
-- Two who say that they are the same organisation cannot both be right, unless they are colleagues.
create or replace function app_public.freelance_profiles_other_claims(profile app_public.freelance_profiles) returns text
language sql stable
as $$
  select string_agg(format('%s, %s', o.display_name, o.who), E'\n' order by o.who)
  from (
    select p.display_name, p.profile_number || coalesce(' ' || u.email, '') as who
    from app_public.freelance_profiles p
    join app_public.accounts a on a.id = p.account_id
    left join app_public.users u on u.id = a.primary_user_id
    where p.organization_number = profile.organization_number and p.id <> profile.id
    union all
    select coalesce(a.name, a.slug), coalesce(u.email::text, '')
    from app_public.accounts a left join app_public.users u on u.id = a.primary_user_id
    where a.organization_number = profile.organization_number and a.id <> profile.account_id
  ) as o
$$;
comment on function app_public.freelance_profiles_other_claims(app_public.freelance_profiles) is
  '@longText
@decides
Who else says to be this organisation: other profiles and teams with its number.';
grant execute on function app_public.freelance_profiles_other_claims(app_public.freelance_profiles) to app_operator;
--! EndIncluded payout/functions/freelance_profiles_other_claims.sql
--! Included payout/functions/freelance_profiles_register_name.sql
create or replace function app_public.freelance_profiles_register_name(profile app_public.freelance_profiles) returns text
language sql stable
as $$
  select (app_hidden.register_entry(profile.organization_number)).name
$$;
comment on function app_public.freelance_profiles_register_name(app_public.freelance_profiles) is
  E'@decides\nWhat the organisation is called in the business register.';
grant execute on function app_public.freelance_profiles_register_name(app_public.freelance_profiles) to app_operator;
--! EndIncluded payout/functions/freelance_profiles_register_name.sql
--! Included payout/functions/freelance_profiles_register_roles.sql
create or replace function app_public.freelance_profiles_register_roles(profile app_public.freelance_profiles) returns text
language sql stable
as $$
  select app_hidden.register_roles(app_hidden.register_entry(profile.organization_number))
$$;
comment on function app_public.freelance_profiles_register_roles(app_public.freelance_profiles) is
  '@longText
@decides
Who has a role in the organisation by the business register, to be compared with who made the profile.';
grant execute on function app_public.freelance_profiles_register_roles(app_public.freelance_profiles) to app_operator;
--! EndIncluded payout/functions/freelance_profiles_register_roles.sql
--! Included payout/functions/freelance_profiles_register_state.sql
create or replace function app_public.freelance_profiles_register_state(profile app_public.freelance_profiles)
returns app_public.register_state
language sql stable
as $$
  select (app_hidden.register_entry(profile.organization_number)).state
$$;
comment on function app_public.freelance_profiles_register_state(app_public.freelance_profiles) is
  '@listed
@decides
How the organisation stands in the business register; null when the register was not reached yet.';
grant execute on function app_public.freelance_profiles_register_state(app_public.freelance_profiles) to app_operator;
--! EndIncluded payout/functions/freelance_profiles_register_state.sql
--! Included payout/functions/insert_bank_account.sql
-- The first account of a profile is its default whatever is asked for: somebody has to be paid
-- somewhere.
create or replace function app_private.insert_bank_account(profile app_public.freelance_profiles, attributes jsonb)
returns app_public.bank_accounts
language plpgsql volatile
as $$
declare
  v_account app_public.bank_accounts;
  v_is_default boolean := coalesce((attributes ->> 'default')::boolean, true) or not exists (
    select from app_public.bank_accounts b where b.freelance_profile_id = profile.id and b.is_default
  );
begin
  if v_is_default then
    update app_public.bank_accounts b set is_default = false where b.freelance_profile_id = profile.id and b.is_default;
  end if;
  insert into app_public.bank_accounts (account_id, freelance_profile_id, account_number, currency, swift_code, is_default)
  values (
    profile.account_id, profile.id, app_hidden.kept_account_number(attributes ->> 'accountNumber', (profile.address).country),
    (attributes ->> 'currency')::app_public.currency,
    app_hidden.normal_account_number(attributes ->> 'swiftCode'), v_is_default
  ) returning * into v_account;
  return v_account;
end;
$$;
comment on function app_private.insert_bank_account(app_public.freelance_profiles, jsonb) is
  'Adds a checked bank account to a profile and makes it the default if asked, or if it is the first.';
grant execute on function app_private.insert_bank_account(app_public.freelance_profiles, jsonb) to app_user;
--! EndIncluded payout/functions/insert_bank_account.sql
--! Included payout/functions/kept_account_number.sql
-- A bank abroad may set its numbers as it likes, and those who read them there know them so.
create or replace function app_hidden.kept_account_number(number text, country text) returns text
language sql immutable parallel safe
as $$
  select case when coalesce(country, 'NO') = 'NO' then app_hidden.normal_account_number(number) else btrim(number) end
$$;
comment on function app_hidden.kept_account_number(text, text) is
  'An account number as a profile of a country keeps it: as typed abroad, letters and digits alone in Norway.';
grant execute on function app_hidden.kept_account_number(text, text) to app_user;
--! EndIncluded payout/functions/kept_account_number.sql
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
  v_to app_public.verification_status;
begin
  select p.* into v_profile from app_public.freelance_profiles p
  where p.id = profile_id and app_hidden.is_within_reach(p.account_id)
  for update;
  if not found then
    perform app_private.refuse('INVALID', 'id');
    perform app_private.stop_if_refused();
  end if;
  v_to := app_private.require_transition('freelance_profiles', profile_id, v_profile.status::text, action);
  if action = 'verify' and (app_hidden.register_entry(v_profile.organization_number)).is_insolvent then
    perform app_private.refuse('INVALID_ACTION');
  end if;
  perform app_private.stop_if_refused();

  update app_public.freelance_profiles p
  set status = v_to, refusal_reason = reason, verified_at = case v_to when 'VERIFIED' then now() end
  where p.id = profile_id
  returning p.* into v_profile;
  perform app_private.record_event(
    'freelance_profiles', profile_id, v_profile.account_id, v_to::text, v_to::text,
    jsonb_strip_nulls(jsonb_build_object('reason', reason))
  );
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
--! Included payout/functions/note_register_answer.sql
-- Definer because the worker holds no table. A profile made while the register was down gets its facts
-- now. A verified organisation that has ended waits for an operator again.
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
  end loop;
end;
$$;
comment on function app_private.note_register_answer(text, jsonb) is
  'Keeps an answer of the register and lets the profiles of that organisation follow it. Safe to run twice.';
grant execute on function app_private.note_register_answer(text, jsonb) to app_worker;
--! EndIncluded payout/functions/note_register_answer.sql
--! Included payout/functions/profile_numbers_left.sql
-- Definer because the server reads no table. Numbers that a failed creation used up are gone, too.
create or replace function app_private.profile_numbers_left() returns int
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select 999999 - coalesce(pg_sequence_last_value(s.seqrelid), s.seqstart - 1)::int
  from pg_sequence s
  where s.seqrelid = pg_get_serial_sequence('app_public.freelance_profiles', 'profile_number')::regclass
$$;
comment on function app_private.profile_numbers_left() is 'How many payout profiles can still be made: KID has six digits for them.';
grant execute on function app_private.profile_numbers_left() to app_authenticator;
--! EndIncluded payout/functions/profile_numbers_left.sql
--! Included payout/functions/record_registered_facts.sql
-- Definer because nobody in an account may say of itself what the register says. Called where a number
-- was given and the register had it, and by the worker when the register was down then. It
-- verifies nobody: a number is public. A profile that waits keeps what its submitted invoices said.
create or replace function app_private.record_registered_facts(profile_id uuid) returns app_public.freelance_profiles
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_profile app_public.freelance_profiles;
begin
  update app_public.freelance_profiles p
  set
    national_register_check = true, organization_name = left(e.name, 200), address = coalesce(e.address, p.address),
    is_vat_registered = e.is_vat_registered, is_in_business_register = e.is_in_business_register
  from app_public.register_entries e
  where p.id = profile_id and app_hidden.is_within_reach(p.account_id)
    and p.freelance_type = 'ORGANIZATION' and e.organization_number = p.organization_number and e.state <> 'UNREGISTERED'
  returning p.* into v_profile;
  if not found then
    select p.* into v_profile from app_public.freelance_profiles p
    where p.id = profile_id and app_hidden.is_within_reach(p.account_id);
  end if;
  return v_profile;
end;
$$;
comment on function app_private.record_registered_facts(uuid) is
  'Gives an organisation''s profile the name, address and VAT status the register has, and locks them; changes nothing when the register has no such number.';
grant execute on function app_private.record_registered_facts(uuid) to app_user;
--! EndIncluded payout/functions/record_registered_facts.sql
--! Included payout/functions/refuse_freelance_profile.sql
-- The reason goes to the freelancer word for word.
create or replace function app_public.refuse_freelance_profile(input jsonb) returns app_public.freelance_profiles
language plpgsql volatile
as $$
declare
  v_reason text := app_hidden.text_at(input, 'reason');
begin
  if v_reason is null then
    perform app_private.refuse('BLANK', 'reason');
  elsif length(v_reason) > 2000 then
    perform app_private.refuse('TOO_BIG', 'reason');
  end if;
  return app_private.move_freelance_profile((input ->> 'id')::uuid, 'refuse', v_reason);
end;
$$;
comment on function app_public.refuse_freelance_profile(jsonb) is
  'Says why a payout profile is not verified; the freelancer reads it, mends it and sends it in again. Operators with REVIEW. Refuses INVALID_TRANSITION, BLANK without a reason, UNAUTHORIZED on one''s own account.';
grant execute on function app_public.refuse_freelance_profile(jsonb) to app_operator;
--! EndIncluded payout/functions/refuse_freelance_profile.sql
--! Included payout/functions/registered_attributes.sql
create or replace function app_private.registered_attributes(attributes jsonb, entry app_public.register_entries) returns jsonb
language sql immutable
as $$
  select attributes || case when entry.name is null then '{}' else jsonb_build_object(
    'organizationName', left(entry.name, 200),
    'address', coalesce(app_hidden.address_input(entry.address), attributes -> 'address')
  ) end
$$;
comment on function app_private.registered_attributes(jsonb, app_public.register_entries) is
  'The attributes of a profile with what the register says of the organisation laid over.';
grant execute on function app_private.registered_attributes(jsonb, app_public.register_entries) to app_user;
--! EndIncluded payout/functions/registered_attributes.sql
--! Included payout/functions/take_register_answer.sql
-- What the register answered on the way here comes sealed. Without it the register was down, or was
-- not asked: the last answer is what is known then, and the worker asks again. Roles take a question of
-- their own, which nobody waits for. Definer because nobody else may say what the register answered.
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
  if not v_is_answered or wants_roles then
    perform app_private.enqueue_look_up(number);
  end if;
  return app_hidden.register_entry(number);
end;
$$;
comment on function app_private.take_register_answer(jsonb, text, text, boolean) is
  'What the register says of an organisation number as far as is known now; null when nothing is, and for numbers of other countries.';
grant execute on function app_private.take_register_answer(jsonb, text, text, boolean) to app_user;
--! EndIncluded payout/functions/take_register_answer.sql
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
  v_agreement text := app_hidden.text_at(v_given, 'agreementVersion');
begin
  perform app_private.refuse_when_impersonating();
  v_profile := app_private.require_own_profile((input ->> 'id')::uuid);
  v_next := app_private.next_profile_attributes(v_profile, v_given);
  if v_profile.freelance_type = 'ORGANIZATION' and v_given ? 'organizationNumber'
    and not v_profile.verified and not v_profile.national_register_check then
    v_entry := app_private.take_register_answer(input, 'update_freelance_profile', app_hidden.text_at(v_given, 'organizationNumber'), wants_roles => true);
    v_next := app_private.registered_attributes(v_next, v_entry);
  end if;
  perform app_private.refuse_archived_profile(v_profile);
  perform app_private.refuse_when_changed(v_profile.updated_at, input);
  perform app_private.check_profile_changes(v_profile, v_given, v_next);
  perform app_private.check_changed_profile(v_profile, v_next, v_number);
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
    perform app_private.record_personal_number(v_profile.id, v_number);
  end if;
  perform app_private.replace_reference_people(v_profile.account_id, v_profile.id, null, v_given -> 'referencePeople');
  return v_profile;
end;
$$;
comment on function app_public.update_freelance_profile(jsonb) is
  E'@impersonated refused\nChanges a payout profile; reference people, when sent, replace all of them. Refuses INVALID_ACTION while impersonating; FREELANCE_PROFILE_ARCHIVED; INVALID for an organisation that has ended; DOCUMENT_NOT_FOUND for an unknown agreement; IMMUTABLE for registered facts and for a starting number in use; BLANK, INVALID or TAKEN.';
grant execute on function app_public.update_freelance_profile(jsonb) to app_user;
--! EndIncluded payout/functions/update_freelance_profile.sql
--! Included payout/functions/verification_notice.sql
-- Definer because the worker holds no table. It goes to whoever owns the account.
create or replace function app_private.verification_notice(profile_id uuid) returns jsonb
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select jsonb_build_object(
    'id', p.id, 'status', p.status, 'reason', p.refusal_reason, 'profile', p.display_name,
    'accountPath', app_private.draw_account_path(p.account_id), 'email', u.email, 'language', u.language
  )
  from app_public.freelance_profiles p
    join app_public.accounts a on a.id = p.account_id
    join app_public.users u on u.id = a.primary_user_id
  where p.id = $1
$$;
comment on function app_private.verification_notice(uuid) is
  'What the owner of a payout profile is told of its verification: {id, status, reason, profile, accountPath, email, language}; null when there is none.';
grant execute on function app_private.verification_notice(uuid) to app_worker;
--! EndIncluded payout/functions/verification_notice.sql
--! Included payout/functions/verify_freelance_profile.sql
create or replace function app_public.verify_freelance_profile(input jsonb) returns app_public.freelance_profiles
language sql volatile
as $$
  select * from app_private.move_freelance_profile((input ->> 'id')::uuid, 'verify')
$$;
comment on function app_public.verify_freelance_profile(jsonb) is
  'Says that the house knows who a payout profile is: its small invoices approve themselves from the second on. Operators with REVIEW. Refuses INVALID_TRANSITION, INVALID_ACTION for an organisation that has ended, UNAUTHORIZED on one''s own account.';
grant execute on function app_public.verify_freelance_profile(jsonb) to app_operator;
--! EndIncluded payout/functions/verify_freelance_profile.sql
--! Included payout/functions/withdraw_freelance_profile.sql
create or replace function app_public.withdraw_freelance_profile(input jsonb) returns app_public.freelance_profiles
language sql volatile
as $$
  select * from app_private.move_freelance_profile((input ->> 'id')::uuid, 'withdraw')
$$;
comment on function app_public.withdraw_freelance_profile(jsonb) is
  'Takes a verification back: the profile waits for an operator again. Operators with REVIEW. Refuses INVALID_TRANSITION, UNAUTHORIZED on one''s own account.';
grant execute on function app_public.withdraw_freelance_profile(jsonb) to app_operator;
--! EndIncluded payout/functions/withdraw_freelance_profile.sql
--! Included clients/functions/clients_is_insolvent.sql
create or replace function app_public.clients_is_insolvent(client app_public.clients) returns boolean
language sql stable
as $$
  select coalesce((app_hidden.register_entry(client.org_number)).is_insolvent, false)
$$;
comment on function app_public.clients_is_insolvent(app_public.clients) is
  E'@notNull\nThe register says that it is bankrupt, being wound up, or deleted: no invoice can be submitted.';
grant execute on function app_public.clients_is_insolvent(app_public.clients) to app_user, app_operator, app_worker;
--! EndIncluded clients/functions/clients_is_insolvent.sql
--! Included clients/functions/clients_register_checked_at.sql
create or replace function app_public.clients_register_checked_at(client app_public.clients) returns timestamptz
language sql stable
as $$
  select (app_hidden.register_entry(client.org_number)).checked_at
$$;
comment on function app_public.clients_register_checked_at(app_public.clients) is
  'When the register last answered about it, UTC.';
grant execute on function app_public.clients_register_checked_at(app_public.clients) to app_user, app_operator, app_worker;
--! EndIncluded clients/functions/clients_register_checked_at.sql
--! Included clients/functions/clients_register_state.sql
create or replace function app_public.clients_register_state(client app_public.clients) returns app_public.register_state
language sql stable
as $$
  select (app_hidden.register_entry(client.org_number)).state
$$;
comment on function app_public.clients_register_state(app_public.clients) is
  'How it stands in the national business register; null when it was not asked.';
grant execute on function app_public.clients_register_state(app_public.clients) to app_user, app_operator, app_worker;
--! EndIncluded clients/functions/clients_register_state.sql
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
  E'@impersonated allowed\nAdds a client to a payout profile. With nationalRegisterCheck name, number and address are the register''s. Refuses BLANK, INVALID, INCLUSION, TAKEN, INVOICE_NOT_ORGANIZATION, FREELANCE_PROFILE_ARCHIVED, BRREG_QUERY_FAILED.';
grant execute on function app_public.create_client(jsonb) to app_user;
--! EndIncluded clients/functions/create_client.sql
--! Included clients/functions/insert_client.sql
-- Organisations are sent EHF unless somebody says otherwise, as the specification's form proposes.
create or replace function app_private.insert_client(
  profile app_public.freelance_profiles, attributes jsonb, is_registered boolean
) returns app_public.clients
language sql volatile
as $$
  insert into app_public.clients (
    account_id, freelance_profile_id, client_type, client_number, name, friendly_name, email, phone, org_number, address,
    preferred_delivery_method, national_register_check, language
  ) values (
    profile.account_id, profile.id, (attributes ->> 'clientType')::app_public.client_type,
    coalesce((attributes ->> 'clientNumber')::int, app_private.free_client_number(profile.id)),
    app_hidden.text_at(attributes, 'name'), app_hidden.text_at(attributes, 'friendlyName'),
    app_hidden.text_at(attributes, 'email'), app_hidden.text_at(attributes, 'phone'),
    case when attributes ->> 'clientType' = 'ORGANIZATION' then app_hidden.text_at(attributes, 'orgNumber') end,
    app_hidden.address_from(attributes -> 'address'),
    coalesce(
      (attributes ->> 'preferredDeliveryMethod')::app_public.delivery_method,
      case attributes ->> 'clientType' when 'ORGANIZATION' then 'EHF' else 'EMAIL' end::app_public.delivery_method
    ),
    is_registered, coalesce((attributes ->> 'language')::app_public.language, 'NB')
  )
  returning *
$$;
comment on function app_private.insert_client(app_public.freelance_profiles, jsonb, boolean) is
  'Adds a checked client; is_registered when its name and address are the register''s.';
grant execute on function app_private.insert_client(app_public.freelance_profiles, jsonb, boolean) to app_user;
--! EndIncluded clients/functions/insert_client.sql
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
  E'@impersonated allowed\nChanges a client; reference people, when sent, replace all of them. Refuses as createClient does, and IMMUTABLE for type, profile and registered facts.';
grant execute on function app_public.update_client(jsonb) to app_user;
--! EndIncluded clients/functions/update_client.sql
--! Included invoicing/functions/approves_itself.sql
-- A client that an operator wants to see every invoice to is the same client when it is put aside and
-- added again, or added to another profile of the account: by its organisation number or its address.
-- The sum of what the rule has approved holds under two reviews at once because the caller has locked
-- the profile.
create or replace function app_hidden.approves_itself(invoice app_public.invoices) returns boolean
language sql stable
as $$
  select coalesce((
    select p.verified and p.archived_at is null
      and app_hidden.is_sound_client(c)
      and not exists (
        select from app_public.clients o
        where o.account_id = c.account_id and o.is_blocked
          and (o.id = c.id or o.org_number = c.org_number or o.email = c.email)
      )
      and exists (
        select from app_public.invoices e
        where e.freelance_profile_id = p.id and e.id <> invoice.id and e.approved_at is not null
      )
      and invoice.amount_minor <= s.automatic_approval_limit_minor
      and invoice.amount_minor + (
        select coalesce(sum(e.amount_minor), 0) from app_public.invoices e
        where e.freelance_profile_id = p.id and e.is_approved_automatically
          and e.approved_at > now() - make_interval(days => s.automatic_approval_days)
      ) <= s.automatic_approval_total_minor
    from app_public.freelance_profiles p, app_public.clients c, app_public.invoicing_settings s
    where p.id = invoice.freelance_profile_id and c.id = invoice.client_id
  ), false)
$$;
comment on function app_hidden.approves_itself(app_public.invoices) is
  'Whether an invoice is approved without an operator: verified profile, not its first invoice, a client known to be sound today, and amounts without VAT within the limits for one invoice and for the profile.';
--! EndIncluded invoicing/functions/approves_itself.sql
--! Included invoicing/functions/are_receipts_full.sql
-- They all go to the client with the invoice, and mail servers take no more.
create or replace function app_private.are_receipts_full(invoice_id uuid, file_id uuid) returns boolean
language sql stable
as $$
  select count(*) >= 20 or coalesce(sum(f.byte_size), 0) + (
    select n.byte_size from app_public.files n where n.id = $2
  ) > 25000000
  from app_public.receipts r join app_public.files f on f.id = r.file_id
  where r.invoice_id = $1
$$;
comment on function app_private.are_receipts_full(uuid, uuid) is
  'Whether an invoice that the caller has locked would have more than 20 receipts, or 25 000 000 bytes of them, with one more file.';
grant execute on function app_private.are_receipts_full(uuid, uuid) to app_user;
--! EndIncluded invoicing/functions/are_receipts_full.sql
--! Included invoicing/functions/check_invoice_line.sql
-- lines are all lines of the invoice as they would be, since a line may depend on another.
create or replace function app_private.check_invoice_line(line jsonb, lines jsonb, vat_rates numeric[], path text) returns void
language plpgsql volatile
as $$
declare
  v_field text;
begin
  if line ->> 'lineType' is null then
    perform app_private.refuse('BLANK', path || '.lineType');
  end if;
  if (line ->> 'quantity')::numeric < 0 then
    perform app_private.refuse('TOO_SMALL', path || '.quantity');
  elsif scale(trim_scale((line ->> 'quantity')::numeric)) > 2 then
    perform app_private.refuse('INVALID', path || '.quantity');
  elsif (line ->> 'quantity')::numeric > 99999.99 then
    perform app_private.refuse('TOO_BIG', path || '.quantity');
  end if;
  foreach v_field in array array['unitPrice', 'dietTaxableUnitPrice', 'dietNonTaxableUnitPrice'] loop
    if (line ->> v_field)::numeric < 0 then
      perform app_private.refuse('TOO_SMALL', path || '.' || v_field);
    elsif (line ->> v_field)::numeric > 1000000000 then
      perform app_private.refuse('TOO_BIG', path || '.' || v_field);
    end if;
  end loop;
  if (line #>> '{workReport,hours}')::numeric < 0 then
    perform app_private.refuse('TOO_SMALL', path || '.workReport.hours');
  elsif (line #>> '{workReport,hours}')::numeric > 99999.99 then
    perform app_private.refuse('TOO_BIG', path || '.workReport.hours');
  end if;
  foreach v_field in array array['startTime', 'endTime'] loop
    if extract(second from (line #>> array['workReport', v_field])::time) > 0 then
      perform app_private.refuse('INVALID', path || '.workReport.' || v_field);
    end if;
  end loop;
  if not (line ->> 'vatRate')::numeric = any (vat_rates) then
    perform app_private.refuse('INCLUSION', path || '.vatRate');
  end if;
  if line ->> 'occupationCodeId' is not null and not exists (
    select from app_public.occupation_codes o where o.id = (line ->> 'occupationCodeId')::uuid
  ) then
    perform app_private.refuse('INVALID', path || '.occupationCodeId');
  end if;
  if line #>> '{workReport,endDate}' < line #>> '{workReport,startDate}' then
    perform app_private.refuse('INVALID', path || '.workReport.endDate');
  elsif line #>> '{workReport,type}' = 'TIME' and line #>> '{workReport,endDate}' = line #>> '{workReport,startDate}'
    and (line #>> '{workReport,endTime}')::time <= (line #>> '{workReport,startTime}')::time then
    perform app_private.refuse('INVALID', path || '.workReport.endTime');
  end if;
  if line ->> 'dependentOnPosition' is not null and (
    (line ->> 'lineType' in ('DIET', 'MILEAGE')) is not true
    or lines -> (line ->> 'dependentOnPosition')::int ->> 'lineType' is distinct from 'WORK'
    or (line ->> 'dependentOnPosition')::int < 0
  ) then
    perform app_private.refuse('INVALID', path || '.dependentOnPosition');
  end if;
end;
$$;
comment on function app_private.check_invoice_line(jsonb, jsonb, numeric[], text) is
  'Refuses what is wrong with a line even in a draft: an unknown VAT rate or occupation code, seconds, a report that ends before it starts, by day or on one day by the clock, a dependence on what is not work.';
grant execute on function app_private.check_invoice_line(jsonb, jsonb, numeric[], text) to app_user;
--! EndIncluded invoicing/functions/check_invoice_line.sql
--! Included invoicing/functions/check_invoice_lines.sql
-- Positions count from 0, as the paths do.
create or replace function app_private.check_invoice_lines(lines jsonb, on_day date) returns void
language plpgsql volatile
as $$
declare
  v_vat_rates numeric[] := app_hidden.vat_rates(on_day);
begin
  if jsonb_array_length(lines) > 200 then
    perform app_private.refuse('TOO_BIG', 'lines');
    return;
  end if;
  perform app_private.check_invoice_line(t.line, lines, v_vat_rates, 'lines.' || t.place - 1)
  from jsonb_array_elements(lines) with ordinality as t (line, place);
end;
$$;
comment on function app_private.check_invoice_lines(jsonb, date) is 'Refuses what is wrong with any line even in a draft, and more than 200 of them.';
grant execute on function app_private.check_invoice_lines(jsonb, date) to app_user;
--! EndIncluded invoicing/functions/check_invoice_lines.sql
--! Included invoicing/functions/check_submission_parties.sql
-- All that stands in the way is refused at once, each at the field that mends it.
-- The profile is locked, so that two submissions at once do not both take its last number.
create or replace function app_private.check_submission_parties(invoice app_public.invoices) returns void
language plpgsql volatile
as $$
declare
  v_client app_public.clients;
  v_seller jsonb := app_hidden.invoice_seller(invoice.freelance_profile_id);
begin
  if invoice.freelance_profile_id is null then perform app_private.refuse('BLANK', 'freelanceProfileId'); end if;
  if invoice.bank_account_id is null then perform app_private.refuse('BLANK', 'bankAccountId'); end if;
  if invoice.client_id is null then perform app_private.refuse('BLANK', 'clientId'); end if;
  perform app_private.check_invoice_parties(invoice);
  perform from app_public.freelance_profiles p where p.id = invoice.freelance_profile_id for no key update;
  if app_hidden.is_series_spent(invoice.freelance_profile_id) then
    perform app_private.refuse('TOO_BIG', 'freelanceProfileId');
  end if;

  select c.* into v_client from app_public.clients c where c.id = invoice.client_id;
  if app_public.clients_is_insolvent(v_client) then
    perform app_private.refuse('CLIENT_INSOLVENT', 'clientId');
  end if;
  -- Until EHF is there it goes by e-mail too. Who wants to send it themselves says so on the client.
  if v_client.preferred_delivery_method <> 'NONE' and v_client.email is null then
    perform app_private.refuse('CLIENT_EMAIL_MISSING', 'clientId');
  end if;
  if v_client.org_number = v_seller ->> 'organizationNumber' then
    perform app_private.refuse('SENDER_EQUALS_RECEIVER', 'clientId');
  end if;
  if app_hidden.lacks_identity(invoice.freelance_profile_id) then
    perform app_private.refuse('BANK_ID_VERIFICATION_REQUIRED');
  end if;
end;
$$;
comment on function app_private.check_submission_parties(app_public.invoices) is
  'Refuses missing or unfit parties: an archived profile, TOO_BIG for one whose numbers are spent, an insolvent client, one that cannot be reached, seller and buyer being one, a person not identified.';
grant execute on function app_private.check_submission_parties(app_public.invoices) to app_user;
--! EndIncluded invoicing/functions/check_submission_parties.sql
--! Included invoicing/functions/close_delivery.sql
-- Definer because nobody is granted the status. People reach their own account's sendings, operators
-- all; the actor is still the caller and the transitions decide.
create or replace function app_private.close_delivery(delivery_id uuid, action text) returns app_public.deliveries
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_delivery app_public.deliveries;
  v_to app_public.delivery_status;
begin
  select d.* into v_delivery from app_public.deliveries d
  where d.id = delivery_id and app_hidden.is_within_reach(d.account_id) for update;
  if not found then
    perform app_private.refuse('INVALID', 'id');
    perform app_private.stop_if_refused();
  end if;
  v_to := app_private.require_transition('deliveries', v_delivery.id, v_delivery.status::text, action);
  perform app_private.stop_if_refused();
  update app_public.deliveries d set status = v_to where d.id = v_delivery.id returning d.* into v_delivery;
  perform app_private.record_event(
    'invoices', v_delivery.invoice_id, v_delivery.account_id, 'SENDING_SETTLED',
    (select i.status::text from app_public.invoices i where i.id = v_delivery.invoice_id),
    jsonb_build_object('action', action)
  );
  return v_delivery;
end;
$$;
comment on function app_private.close_delivery(uuid, text) is
  'Takes a failed sending off the desks by an action of its transitions, with an event on its invoice. INVALID for what is out of reach.';
grant execute on function app_private.close_delivery(uuid, text) to app_user, app_operator;
--! EndIncluded invoicing/functions/close_delivery.sql
--! Included invoicing/functions/create_delivery.sql
-- Definer because a delivery is only ever made together with the job that carries it out. The worker
-- sends whatever the job names, so it is looked here that the invoice is the caller's, and that it goes
-- to its client and nobody else. What failed before needs nobody's care once it is sent anew.
create or replace function app_private.create_delivery(
  invoice app_public.invoices, channel app_public.delivery_method, recipient text
) returns uuid
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_id uuid;
  v_status app_public.delivery_status;
  v_settled app_public.delivery_status;
begin
  if not exists (
    select from app_public.invoices i join app_public.clients c on c.id = i.client_id
    where i.id = invoice.id and i.account_id = invoice.account_id and app_hidden.is_within_reach(i.account_id)
      and i.status in ('PUBLISHED', 'RESOLVED') and c.email = create_delivery.recipient::public.citext
  ) then
    raise exception 'not an invoice to send there' using errcode = 'insufficient_privilege';
  end if;
  if exists (select from app_public.deliveries d where d.invoice_id = invoice.id and d.status = 'FAILED') then
    v_settled := app_private.require_transition('deliveries', null, 'FAILED', 'replace');
  end if;
  v_status := app_private.require_transition('deliveries', null, null, 'create');
  perform app_private.stop_if_refused();

  update app_public.deliveries d set status = v_settled where d.invoice_id = invoice.id and d.status = 'FAILED';
  insert into app_public.deliveries (account_id, invoice_id, channel, recipient, status)
  values (invoice.account_id, invoice.id, create_delivery.channel, create_delivery.recipient, v_status)
  returning id into v_id;
  perform app_private.enqueue(
    'invoicing/deliver_invoice', jsonb_build_object('deliveryId', v_id), 'deliver_invoice:' || v_id
  );
  return v_id;
end;
$$;
comment on function app_private.create_delivery(app_public.invoices, app_public.delivery_method, text) is
  'Notes that an invoice is to be sent to somebody, settles what failed before, and enqueues the sending.';
grant execute on function app_private.create_delivery(app_public.invoices, app_public.delivery_method, text) to app_user, app_operator;
--! EndIncluded invoicing/functions/create_delivery.sql
--! Included invoicing/functions/create_receipt.sql
-- The file was sniffed and stored on the way here; what arrives is its id. RLS shows only files of
-- the caller's account.
create or replace function app_public.create_receipt(input jsonb) returns app_public.receipts
language plpgsql volatile
as $$
declare
  v_invoice app_public.invoices := app_private.require_own_invoice((input ->> 'invoiceId')::uuid, 'invoiceId');
  v_file_id uuid := (input #>> '{attributes,file}')::uuid;
  v_receipt app_public.receipts;
begin
  perform app_private.refuse_unless_draft(v_invoice);
  if v_file_id is null then
    perform app_private.refuse('BLANK', 'attributes.file');
  elsif not exists (select from app_public.files f where f.id = v_file_id and f.account_id = v_invoice.account_id) then
    perform app_private.refuse('INVALID', 'attributes.file');
  elsif app_private.are_receipts_full(v_invoice.id, v_file_id) then
    perform app_private.refuse('TOO_BIG', 'attributes.file');
  end if;
  perform app_private.stop_if_refused();

  insert into app_public.receipts (account_id, invoice_id, file_id) values (v_invoice.account_id, v_invoice.id, v_file_id)
  returning * into v_receipt;
  return v_receipt;
end;
$$;
comment on function app_public.create_receipt(jsonb) is
  E'@impersonated allowed\nAttaches a receipt to a draft: PDF, PNG or JPEG, at most 10 000 000 bytes. Refuses INVOICE_SUBMITTED or INVOICE_PUBLISHED; TOO_BIG or INVALID for the file, TOO_BIG beyond 20 receipts or 25 000 000 bytes of them.';
grant execute on function app_public.create_receipt(jsonb) to app_user;
--! EndIncluded invoicing/functions/create_receipt.sql
--! Included invoicing/functions/delivery_payload.sql
-- Definer because the worker holds no table.
create or replace function app_private.delivery_payload(delivery_id uuid) returns jsonb
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select jsonb_build_object(
    'id', d.id, 'channel', d.channel, 'recipient', d.recipient, 'status', d.status,
    'isToBeDelivered', app_private.is_to_be_delivered(d), 'failure', d.failure,
    'attemptedAt', d.attempted_at, 'messageId', d.message_id, 'invoice', app_private.invoice_payload(d.invoice_id)
  )
  from app_public.deliveries d
  where d.id = $1
$$;
comment on function app_private.delivery_payload(uuid) is 'One sending of an invoice with what its message needs; null when there is none.';
grant execute on function app_private.delivery_payload(uuid) to app_worker;
--! EndIncluded invoicing/functions/delivery_payload.sql
--! Included invoicing/functions/draw_invoice.sql
-- What a document says of an invoice, in one object, drawn once at submission. Keys are always there;
-- what is unknown is null. Numbers, keys and addresses for sending are read beside it.
create or replace function app_private.draw_invoice(invoice app_public.invoices) returns jsonb
language plpgsql stable
as $$
declare
  v_client app_public.clients;
  v_profile app_public.freelance_profiles;
  v_settings app_public.invoicing_settings;
  v_receiver app_public.reference_people;
  v_sender app_public.reference_people;
  v_language app_public.language;
  v_seller jsonb := app_hidden.invoice_seller(invoice.freelance_profile_id);
  v_freelancer jsonb := app_private.draw_freelancer(invoice);
begin
  select c.* into v_client from app_public.clients c where c.id = invoice.client_id;
  select p.* into v_profile from app_public.freelance_profiles p where p.id = invoice.freelance_profile_id;
  select s.* into v_settings from app_public.invoicing_settings s;
  select r.* into v_receiver from app_public.reference_people r where r.id = invoice.client_reference_person_id;
  select r.* into v_sender from app_public.reference_people r where r.id = invoice.sender_reference_person_id;
  v_language := coalesce(v_client.language, 'NB');

  return jsonb_build_object(
    'id', invoice.id, 'accountId', invoice.account_id, 'language', v_language,
    'invoicedOn', invoice.invoiced_on, 'dueOn', invoice.due_on, 'currency', invoice.currency,
    'seller', v_seller, 'freelancer', v_freelancer - array['email', 'language'],
    'client', jsonb_build_object(
      'name', v_client.name, 'organizationNumber', v_client.org_number,
      'address', app_hidden.address_json(v_client.address), 'reference', v_receiver.name
    ),
    'lines', app_private.draw_lines(invoice.id, v_language),
    'vatGroups', app_private.draw_vat_groups(invoice.id),
    'amount', invoice.amount_minor, 'vat', invoice.vat_minor, 'total', invoice.total_minor,
    'accountNumber', v_settings.account_number,
    'iban', app_hidden.iban(v_settings.account_number), 'bic', v_settings.bic,
    'buyerReference', coalesce(invoice.buyer_reference, v_receiver.reference_number),
    'senderReference', v_sender.name, 'orderReference', invoice.order_reference,
    'note', app_hidden.invoice_note(v_seller, v_freelancer ->> 'name', v_settings.company_name, v_language)
  ) || app_private.draw_period(invoice) || jsonb_build_object('breakdown', app_private.draw_breakdown(invoice));
end;
$$;
comment on function app_private.draw_invoice(app_public.invoices) is
  'What the document of an invoice says, from the rows as they are now; without number, KID and link.';
--! EndIncluded invoicing/functions/draw_invoice.sql
--! Included invoicing/functions/freelance_profiles_line_rates.sql
-- The rates in force today, so that a screen holds none. The state pays for a day trip of more than
-- twelve hours what the tax rules leave untaxed and something above it; both begin a diet line.
create or replace function app_public.freelance_profiles_line_rates(profile app_public.freelance_profiles)
returns app_public.line_rates
language sql stable
as $$
  with rates as (
    select
      app_hidden.rate('diet_state_over_12', today)::bigint as diet,
      app_hidden.rate('diet_tax_free_over_12', today)::bigint as diet_tax_free,
      app_hidden.rate('mileage_state', today)::bigint as mileage,
      array(
        select v from unnest(app_hidden.vat_rates(today)) v
        where v = 0 or (app_hidden.invoice_seller(profile.id) ->> 'vatRegistered')::boolean
        order by v desc
      ) as vat
    from app_hidden.today() today
  )
  select row(vat, mileage, greatest(diet - diet_tax_free, 0), least(diet_tax_free, diet))::app_public.line_rates from rates
$$;
comment on function app_public.freelance_profiles_line_rates(app_public.freelance_profiles) is
  'What a new line of an invoice from this profile begins with, by the rates in force today.';
grant execute on function app_public.freelance_profiles_line_rates(app_public.freelance_profiles) to app_user;
comment on type app_public.line_rates is 'What a new line begins with, by the rates in force.';
comment on column app_public.line_rates.vat_rates is E'@notNull\nThe VAT percentages the seller may charge, the highest first; only 0 for one outside VAT.';
comment on column app_public.line_rates.mileage_unit_price_minor is 'The state''s rate for a kilometre in one''s own car, in øre.';
comment on column app_public.line_rates.diet_taxable_unit_price_minor is 'The taxed part of the state''s rate for a day trip of more than twelve hours, in øre.';
comment on column app_public.line_rates.diet_non_taxable_unit_price_minor is 'The untaxed part of it, in øre.';
--! EndIncluded invoicing/functions/freelance_profiles_line_rates.sql
--! Included invoicing/functions/give_up_deliver_invoice.sql
-- Called by report_failed_jobs. What a mail server has said while it was tried is for operators, and
-- stands with the job; the job tried again by one of them still sends, unless it was mended meanwhile.
create or replace function app_private.give_up_deliver_invoice(payload jsonb) returns void
language sql volatile
as $$
  select app_private.record_delivery_failure(d.id, null, 'GIVEN_UP')
  from app_public.deliveries d
  where d.id::text = payload ->> 'deliveryId'
$$;
comment on function app_private.give_up_deliver_invoice(jsonb) is
  'Notes that a sending whose job has used up its tries did not arrive. Safe to run twice.';
--! EndIncluded invoicing/functions/give_up_deliver_invoice.sql
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
    'rejectionReason', i.rejection_reason,
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
--! Included invoicing/functions/invoices_last_delivery.sql
create or replace function app_public.invoices_last_delivery(invoice app_public.invoices) returns app_public.deliveries
language sql stable
as $$
  select d.* from app_public.deliveries d where d.invoice_id = invoice.id order by d.created_at desc, d.id desc limit 1
$$;
comment on function app_public.invoices_last_delivery(app_public.invoices) is
  'The newest sending to the client, which says whether they have it; null before publication and while the document is drawn.';
grant execute on function app_public.invoices_last_delivery(app_public.invoices) to app_user, app_operator;
--! EndIncluded invoicing/functions/invoices_last_delivery.sql
--! Included invoicing/functions/is_series_spent.sql
-- Definer because the series are out of reach of every request. What is on its way to be published
-- has its number coming.
create or replace function app_hidden.is_series_spent(freelance_profile_id uuid) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce((
    select coalesce(s.next_number, p.invoice_starting_number) + (
      select count(*) from app_public.invoices i
      where i.freelance_profile_id = p.id and i.status in ('SUBMITTED', 'APPROVED')
    ) > 9999999
    from app_public.freelance_profiles p
    left join app_private.invoice_number_series s on s.freelance_profile_id = p.id and s.kind = 'INVOICE'
    where p.id = $1 and app_hidden.is_within_reach(p.account_id)
  ), false)
$$;
comment on function app_hidden.is_series_spent(uuid) is 'Whether a profile has no number left for one more invoice.';
grant execute on function app_hidden.is_series_spent(uuid) to app_user;
--! EndIncluded invoicing/functions/is_series_spent.sql
--! Included invoicing/functions/is_sound_client.sql
-- A day-old answer may be wrong by now, and no answer says nothing at all.
create or replace function app_hidden.is_sound_client(client app_public.clients) returns boolean
language sql stable
as $$
  select not app_hidden.is_organization_number(client.org_number) or coalesce((
    select e.state = 'SOUND' and e.checked_at > now() - interval '24 hours'
    from app_hidden.register_entry(client.org_number) e
  ), false)
$$;
comment on function app_hidden.is_sound_client(app_public.clients) is
  'Whether the register has said within 24 hours that a Norwegian organisation is sound; true for people and for other countries.';
--! EndIncluded invoicing/functions/is_sound_client.sql
--! Included invoicing/functions/is_to_be_delivered.sql
create or replace function app_private.is_to_be_delivered(delivery app_public.deliveries) returns boolean
language sql immutable
as $$
  select delivery.status = 'PENDING' or (delivery.status = 'FAILED' and delivery.failure = 'GIVEN_UP')
$$;
comment on function app_private.is_to_be_delivered(app_public.deliveries) is
  'Whether its job may still send it: it waits, or was given up and nobody has mended it.';
--! EndIncluded invoicing/functions/is_to_be_delivered.sql
--! Included invoicing/functions/lacks_identity.sql
-- Definer because the operators' settings say whether it is demanded. It asks for an identity of the
-- person, not for a verified profile: an operator's word does not replace it. Identities come with
-- national e-ID; until then nobody has one, and the setting stays off.
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
  'Has the register asked about every organisation with an open invoice, and about every verified seller. Returns how many.';
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
  v_to app_public.invoice_status;
  v_task text;
  v_payload jsonb := jsonb_build_object('id', invoice_id);
begin
  select i.* into strict v_invoice from app_public.invoices i
  where i.id = invoice_id
    and (app_hidden.current_actor_kind() <> 'USER' or i.account_id = app_hidden.current_account_id())
  for update;
  v_to := app_private.require_transition('invoices', invoice_id, v_invoice.status::text, action);
  perform app_private.stop_if_refused();

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
  perform app_private.record_event(
    'invoices', invoice_id, v_invoice.account_id, v_to::text, v_to::text,
    jsonb_strip_nulls(jsonb_build_object('reason', reason))
  );
  v_task := case v_to when 'SUBMITTED' then 'review_invoice' when 'APPROVED' then 'publish_invoice' when 'REJECTED' then 'send_notice' end;
  if v_to = 'REJECTED' then
    v_payload := v_payload || '{"event": "REJECTED"}';
  end if;
  if v_task is not null then
    perform app_private.enqueue('invoicing/' || v_task, v_payload, v_task || ':' || invoice_id);
  end if;
  return v_invoice;
end;
$$;
comment on function app_private.move_invoice(uuid, text, text) is
  'Takes an invoice a step as the transitions allow the caller: status, time, event and the next job. Stops with the transition''s refusal.';
grant execute on function app_private.move_invoice(uuid, text, text) to app_user, app_operator;
--! EndIncluded invoicing/functions/move_invoice.sql
--! Included invoicing/functions/note_undelivered.sql
-- Definer because the worker holds no table. That nothing is sent is a fact like a sending: chosen by the
-- freelancer, or a failure somebody has to mend.
create or replace function app_private.note_undelivered(
  invoice app_public.invoices, preferred app_public.delivery_method
) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_id uuid;
  v_is_chosen boolean := preferred = 'NONE';
  v_status app_public.delivery_status;
begin
  v_status := app_private.require_transition('deliveries', null, null, case when v_is_chosen then 'skip' else 'create' end);
  perform app_private.stop_if_refused();
  insert into app_public.deliveries (account_id, invoice_id, channel, status)
  values (
    invoice.account_id, invoice.id,
    case when v_is_chosen then 'NONE' else 'EMAIL' end::app_public.delivery_method, v_status
  )
  returning id into v_id;
  if not v_is_chosen then
    perform app_private.record_delivery_failure(v_id, null, 'NO_ADDRESS');
  end if;
end;
$$;
comment on function app_private.note_undelivered(app_public.invoices, app_public.delivery_method) is
  'Notes that a published invoice is not sent: SETTLED when the client wants none, else FAILED for want of an address.';
grant execute on function app_private.note_undelivered(app_public.invoices, app_public.delivery_method) to app_worker;
--! EndIncluded invoicing/functions/note_undelivered.sql
--! Included invoicing/functions/number_to_look_up.sql
-- Definer because the worker holds no table.
create or replace function app_private.number_to_look_up(invoice_id uuid) returns text
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select c.org_number
  from app_public.invoices i join app_public.clients c on c.id = i.client_id
  where i.id = $1 and i.status = 'SUBMITTED' and app_hidden.is_organization_number(c.org_number)
    and coalesce((app_hidden.register_entry(c.org_number)).checked_at < now() - interval '24 hours', true)
$$;
comment on function app_private.number_to_look_up(uuid) is
  'The Norwegian organisation number to ask the register about before an invoice is reviewed; null when there is none, or it has answered within 24 hours.';
grant execute on function app_private.number_to_look_up(uuid) to app_worker;
--! EndIncluded invoicing/functions/number_to_look_up.sql
--! Included invoicing/functions/public_invoice.sql
-- Definer because the reader is nobody: the token in the link is the key. Only what the client has
-- on paper is shown, from the document as it was published, never where the money goes.
create or replace function app_public.public_invoice(token text) returns app_public.public_invoice
language sql stable strict security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select
    i.document_number, i.status, d.payload #>> '{seller,name}', d.payload #>> '{seller,organizationNumber}',
    d.payload #>> '{freelancer,name}', d.payload #>> '{client,name}', (d.payload ->> 'language')::app_public.language,
    i.invoiced_on, i.due_on, i.amount_minor, i.vat_minor, i.total_minor, i.currency, i.kid,
    d.payload ->> 'accountNumber', d.payload ->> 'iban',
    array(
      select row(
        l ->> 'description', (l ->> 'lineType')::app_public.line_type, (l ->> 'quantity')::numeric,
        (l ->> 'unitPrice')::bigint, (l ->> 'amount')::bigint, (l ->> 'vatRate')::numeric, (l ->> 'vat')::bigint
      )::app_public.public_invoice_line
      from jsonb_array_elements(d.payload -> 'lines') as l
    ),
    i.pdf_document_id, i.status = 'RESOLVED',
    case i.status when 'PUBLISHED' then i.remaining_amount_minor + i.remaining_vat_minor else 0 end,
    i.status = 'PUBLISHED' and i.due_on < app_hidden.today()
  from app_public.invoices i join app_private.invoice_documents d on d.invoice_id = i.id
  where i.public_token = token and i.status in ('PUBLISHED', 'RESOLVED', 'NULLIFIED')
$$;
comment on function app_public.public_invoice(text) is
  'The invoice behind a public link, as the client sees it. Null for an unknown token.';
grant execute on function app_public.public_invoice(text) to app_visitor, app_user;

comment on type app_public.public_invoice is 'An invoice as its client sees it.';
comment on column app_public.public_invoice.document_number is E'@notNull\nThe number on the document.';
comment on column app_public.public_invoice.status is E'@notNull\nPUBLISHED, RESOLVED or NULLIFIED.';
comment on column app_public.public_invoice.seller_name is E'@notNull\nThe legal seller.';
comment on column app_public.public_invoice.seller_organization_number is 'The seller''s organisation number.';
comment on column app_public.public_invoice.freelancer_name is E'@notNull\nWho did the work.';
comment on column app_public.public_invoice.client_name is E'@notNull\nWho pays.';
comment on column app_public.public_invoice.language is E'@notNull\nThe client''s language.';
comment on column app_public.public_invoice.invoiced_on is E'@notNull\nThe date of the invoice.';
comment on column app_public.public_invoice.due_on is E'@notNull\nThe last day to pay.';
comment on column app_public.public_invoice.amount_minor is E'@notNull\nWithout VAT, in øre.';
comment on column app_public.public_invoice.vat_minor is E'@notNull\nVAT in øre.';
comment on column app_public.public_invoice.total_minor is E'@notNull\nWhat the document came to, in øre.';
comment on column app_public.public_invoice.currency is E'@notNull\nAlways NOK.';
comment on column app_public.public_invoice.kid is E'@notNull\nPayment identification.';
comment on column app_public.public_invoice.bank_account_number is E'@notNull\nThe account to pay to.';
comment on column app_public.public_invoice.iban is 'The same account for payments from abroad.';
comment on column app_public.public_invoice.lines is E'@notNull\nWhat is billed.';
comment on column app_public.public_invoice.pdf_document_id is 'The PDF.';
comment on column app_public.public_invoice.paid is E'@notNull\nWhether it is paid in full.';
comment on column app_public.public_invoice.remaining_minor is E'@notNull\nWhat is still to be paid, in øre: nothing once it is paid or credited.';
comment on column app_public.public_invoice.is_overdue is E'@notNull\nWhether it should have been paid before today.';
comment on type app_public.public_invoice_line is 'One thing billed, as the client sees it.';
comment on column app_public.public_invoice_line.description is 'What was done.';
comment on column app_public.public_invoice_line.line_type is E'@notNull\nWhat kind of line.';
comment on column app_public.public_invoice_line.quantity is 'Hours, days, kilometres or pieces.';
comment on column app_public.public_invoice_line.unit_price_minor is 'Price of one in øre, without VAT.';
comment on column app_public.public_invoice_line.amount_minor is E'@notNull\nWithout VAT, in øre.';
comment on column app_public.public_invoice_line.vat_rate is E'@notNull\nVAT, per cent.';
comment on column app_public.public_invoice_line.vat_minor is E'@notNull\nVAT in øre.';
--! EndIncluded invoicing/functions/public_invoice.sql
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
  perform app_private.record_event('invoices', v_invoice.id, v_invoice.account_id, 'PUBLISHED', 'PUBLISHED');
  perform app_private.enqueue(
    'invoicing/render_invoice', jsonb_build_object('id', v_invoice.id), 'render_invoice:' || v_invoice.id
  );
  return v_invoice.status;
end;
$$;
comment on function app_private.publish_invoice(uuid) is
  'Publishes an approved invoice: next number of the profile, document number, KID, public token, and the job that draws the PDF. Returns the status. Safe to run twice.';
grant execute on function app_private.publish_invoice(uuid) to app_worker;
--! EndIncluded invoicing/functions/publish_invoice.sql
--! Included invoicing/functions/record_delivery.sql
-- Definer because the worker holds no table. One that was given up may be tried again by an operator.
create or replace function app_private.record_delivery(delivery_id uuid, message_id text default null) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_delivery app_public.deliveries;
  v_to app_public.delivery_status;
begin
  select d.* into v_delivery from app_public.deliveries d where d.id = $1 for update;
  if not app_private.is_to_be_delivered(v_delivery) then
    return;
  end if;
  v_to := app_private.require_transition('deliveries', v_delivery.id, v_delivery.status::text, 'accept');
  perform app_private.stop_if_refused();
  update app_public.deliveries d set status = v_to, sent_at = now(), failed_at = null, failure = null, message_id = coalesce($2, d.message_id)
  where d.id = v_delivery.id;
  perform app_private.record_event(
    'invoices', v_delivery.invoice_id, v_delivery.account_id, 'SENT',
    (select i.status::text from app_public.invoices i where i.id = v_delivery.invoice_id),
    jsonb_build_object('channel', v_delivery.channel, 'recipient', v_delivery.recipient)
  );
end;
$$;
comment on function app_private.record_delivery(uuid, text) is 'Notes that a sending was accepted by the receiving side. Safe to run twice.';
grant execute on function app_private.record_delivery(uuid, text) to app_worker;
--! EndIncluded invoicing/functions/record_delivery.sql
--! Included invoicing/functions/record_delivery_attempt.sql
-- Definer because the worker holds no table. Told before the message leaves: a worker that dies
-- between sending and telling leaves a trace, and the next run knows that it may have left.
create or replace function app_private.record_delivery_attempt(delivery_id uuid, message_id text) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  update app_public.deliveries d set attempted_at = now(), message_id = $2
  where d.id = $1 and app_private.is_to_be_delivered(d)
$$;
comment on function app_private.record_delivery_attempt(uuid, text) is 'Notes that a sending begins, with the id its message carries.';
grant execute on function app_private.record_delivery_attempt(uuid, text) to app_worker;
--! EndIncluded invoicing/functions/record_delivery_attempt.sql
--! Included invoicing/functions/record_delivery_failure.sql
-- Definer because the worker holds no table. For failures that trying again by itself cannot mend. The
-- freelancer is written to, unless the notice of publication says it.
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
  if $3 <> 'NO_ADDRESS' then
    perform app_private.enqueue(
      'invoicing/send_notice',
      jsonb_build_object('id', v_delivery.invoice_id, 'event', 'UNDELIVERED', 'deliveryId', v_delivery.id),
      'send_notice:UNDELIVERED:' || v_delivery.id
    );
  end if;
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
  perform app_private.record_event('invoices', invoice_id, v_invoice.account_id, 'RENDERED', v_invoice.status::text);

  select c.* into v_client from app_public.clients c where c.id = v_invoice.client_id;
  if v_client.preferred_delivery_method <> 'NONE' and v_client.email is not null then
    perform app_private.create_delivery(v_invoice, 'EMAIL', v_client.email::text);
  else
    perform app_private.note_undelivered(v_invoice, v_client.preferred_delivery_method);
  end if;
  perform app_private.enqueue(
    'invoicing/send_notice', jsonb_build_object('id', invoice_id, 'event', 'PUBLISHED'), 'send_notice:PUBLISHED:' || invoice_id
  );
end;
$$;
comment on function app_private.record_invoice_pdf(uuid, uuid) is
  'Attaches the drawn PDF to a published invoice and enqueues its delivery to the client and the notice to the freelancer. Safe to run twice: the first PDF stays.';
grant execute on function app_private.record_invoice_pdf(uuid, uuid) to app_worker;
--! EndIncluded invoicing/functions/record_invoice_pdf.sql
--! Included invoicing/functions/retry_delivery.sql
-- Sends to the address the client has now: the one that failed is either mended or still wrong.
create or replace function app_public.retry_delivery(input jsonb) returns app_public.deliveries
language plpgsql volatile
as $$
declare
  v_delivery app_public.deliveries := app_private.close_delivery((input ->> 'id')::uuid, 'retry');
  v_invoice app_public.invoices;
  v_recipient text;
begin
  select i.* into v_invoice from app_public.invoices i where i.id = v_delivery.invoice_id;
  v_recipient := (select c.email from app_public.clients c where c.id = v_invoice.client_id);
  if v_recipient is null then
    perform app_private.refuse('CLIENT_EMAIL_MISSING');
    perform app_private.stop_if_refused();
  end if;
  perform app_private.create_delivery(v_invoice, 'EMAIL', v_recipient);
  return v_delivery;
end;
$$;
comment on function app_public.retry_delivery(jsonb) is
  'Sends an invoice again after a sending that failed, to the address its client has now. Operators with REVIEW. Refuses INVALID_TRANSITION for what has not failed, CLIENT_EMAIL_MISSING.';
grant execute on function app_public.retry_delivery(jsonb) to app_operator;
--! EndIncluded invoicing/functions/retry_delivery.sql
--! Included invoicing/functions/review_invoice.sql
-- Definer because the worker holds no table. The profile is locked, so that two reviews at once cannot
-- both find room in what the rule may approve for it. What the rule does not approve stays where it is: the
-- operators' queue is nothing but the submitted invoices.
create or replace function app_private.review_invoice(invoice_id uuid) returns app_public.invoice_status
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_invoice app_public.invoices;
begin
  select i.* into v_invoice from app_public.invoices i where i.id = invoice_id for update;
  perform from app_public.freelance_profiles p where p.id = v_invoice.freelance_profile_id for no key update;
  if v_invoice.status = 'SUBMITTED' and app_hidden.approves_itself(v_invoice) then
    v_invoice := app_private.move_invoice(invoice_id, 'approve');
  end if;
  return v_invoice.status;
end;
$$;
comment on function app_private.review_invoice(uuid) is
  'Approves a submitted invoice that needs no operator, else leaves it in the review queue. Returns its status. Safe to run twice.';
grant execute on function app_private.review_invoice(uuid) to app_worker;
--! EndIncluded invoicing/functions/review_invoice.sql
--! Included invoicing/functions/settle_delivery.sql
create or replace function app_public.settle_delivery(input jsonb) returns app_public.deliveries
language plpgsql volatile
as $$
begin
  return app_private.close_delivery((input ->> 'id')::uuid, 'settle');
end;
$$;
comment on function app_public.settle_delivery(jsonb) is
  E'@impersonated allowed\nNotes that the client has got the invoice in another way, after a sending that failed. Refuses INVALID_TRANSITION for what has not failed.';
grant execute on function app_public.settle_delivery(jsonb) to app_user, app_operator;
--! EndIncluded invoicing/functions/settle_delivery.sql
--! Included invoicing/functions/submit_invoice.sql
-- Dates left open are filled in here, so that a draft that lay for a week is dated the day it goes
-- out, and the amounts are computed once more at the rates of that day. A refusal undoes it all.
create or replace function app_public.submit_invoice(input jsonb) returns app_public.invoices
language plpgsql volatile
as $$
declare
  v_invoice app_public.invoices;
begin
  perform app_private.refuse_when_impersonating();
  v_invoice := app_private.require_own_invoice((input ->> 'id')::uuid);
  perform app_private.require_transition('invoices', v_invoice.id, v_invoice.status::text, 'submit');
  perform app_private.stop_if_refused();

  update app_public.invoices i
  set
    invoiced_on = coalesce(i.invoiced_on, app_hidden.today()),
    due_on = coalesce(i.due_on, coalesce(i.invoiced_on, app_hidden.today()) + 14)
  -- A due date that has passed meanwhile stays, and is refused below.
  where i.id = v_invoice.id and (i.due_on < coalesce(i.invoiced_on, app_hidden.today())) is not true;
  perform app_private.recompute_invoice(v_invoice.id);
  select i.* into v_invoice from app_public.invoices i where i.id = v_invoice.id;
  perform app_private.check_submission_parties(v_invoice);
  perform app_private.check_submission_lines(v_invoice);
  perform app_private.check_invoice_dates(v_invoice);
  perform app_private.stop_if_refused();

  return app_private.move_invoice(v_invoice.id, 'submit');
end;
$$;
comment on function app_public.submit_invoice(jsonb) is
  E'@impersonated refused\nSends a complete draft in for approval. Refuses INVALID_ACTION while impersonating, INVALID_TRANSITION for what is no draft, FREELANCE_PROFILE_ARCHIVED, CLIENT_INSOLVENT, CLIENT_EMAIL_MISSING for a client that is to be sent something and has no address, SENDER_EQUALS_RECEIVER, OCCUPATION_CODE_DISABLED, INVALID_INVOICED_ON, INVOICE_CALCULATION_FAILED, BANK_ID_VERIFICATION_REQUIRED, and BLANK at whatever is missing.';
grant execute on function app_public.submit_invoice(jsonb) to app_user;
--! EndIncluded invoicing/functions/submit_invoice.sql
--! Included invoicing/functions/update_invoice.sql
-- Absent fields stay as they are; lines, when sent, replace all lines of the draft.
create or replace function app_public.update_invoice(input jsonb) returns app_public.invoices
language plpgsql volatile
as $$
declare
  v_invoice app_public.invoices := app_private.require_own_invoice((input ->> 'id')::uuid);
begin
  perform app_private.refuse_unless_draft(v_invoice);
  perform app_private.refuse_when_changed(v_invoice.updated_at, input);
  v_invoice := app_private.apply_invoice_input(v_invoice, input);
  perform app_private.check_invoice_input(v_invoice, input);
  perform app_private.stop_if_refused();

  update app_public.invoices i
  set
    freelance_profile_id = v_invoice.freelance_profile_id, bank_account_id = v_invoice.bank_account_id,
    client_id = v_invoice.client_id, sender_reference_person_id = v_invoice.sender_reference_person_id,
    client_reference_person_id = v_invoice.client_reference_person_id, buyer_reference = v_invoice.buyer_reference,
    order_reference = v_invoice.order_reference, invoiced_on = v_invoice.invoiced_on, due_on = v_invoice.due_on
  where i.id = v_invoice.id;
  if input ? 'lines' then
    perform app_private.write_invoice_lines(v_invoice, input -> 'lines');
  end if;
  perform app_private.recompute_invoice(v_invoice.id);

  select i.* into v_invoice from app_public.invoices i where i.id = v_invoice.id;
  return v_invoice;
end;
$$;
comment on function app_public.update_invoice(jsonb) is
  E'@impersonated partly\nChanges a draft; lines, when sent, replace all of its lines. Refuses as createInvoice does, INVALID_ACTION for another profile or bank account while impersonating, and INVOICE_SUBMITTED or INVOICE_PUBLISHED for what is no draft.';
grant execute on function app_public.update_invoice(jsonb) to app_user;
--! EndIncluded invoicing/functions/update_invoice.sql
--! Included invoicing/functions/update_invoice_line.sql
-- Absent fields stay, null clears. What depended on work that is no work any more depends on nothing.
create or replace function app_public.update_invoice_line(input jsonb) returns app_public.invoice_lines
language plpgsql volatile
as $$
declare
  v_line app_public.invoice_lines := app_private.require_own_line((input ->> 'id')::uuid);
  v_next jsonb := app_hidden.invoice_line_input(v_line) || (input -> 'attributes');
  v_invoice app_public.invoices;
begin
  select i.* into v_invoice from app_public.invoices i where i.id = v_line.invoice_id;
  perform app_private.refuse_unless_draft(v_invoice);
  perform app_private.refuse_when_changed(v_line.updated_at, input);
  perform app_private.check_invoice_line(
    v_next, jsonb_set(app_hidden.invoice_lines_input(v_invoice.id), array[v_line.position::text], v_next),
    app_hidden.vat_rates(coalesce(v_invoice.invoiced_on, app_hidden.today())), 'attributes'
  );
  perform app_private.stop_if_refused();

  update app_public.invoice_lines l
  set
    line_type = (v_next ->> 'lineType')::app_public.line_type, description = app_hidden.text_at(v_next, 'description'),
    occupation_code_id = (v_next ->> 'occupationCodeId')::uuid, quantity = trim_scale((v_next ->> 'quantity')::numeric),
    remaining_quantity = trim_scale((v_next ->> 'quantity')::numeric), unit_price_minor = (v_next ->> 'unitPrice')::bigint,
    diet_taxable_unit_price_minor = (v_next ->> 'dietTaxableUnitPrice')::bigint,
    diet_non_taxable_unit_price_minor = (v_next ->> 'dietNonTaxableUnitPrice')::bigint,
    address_from = app_hidden.text_at(v_next, 'addressFrom'), address_to = app_hidden.text_at(v_next, 'addressTo'),
    vat_rate = trim_scale((v_next ->> 'vatRate')::numeric), work_report = app_hidden.work_report(v_next -> 'workReport'),
    dependent_on_position = (v_next ->> 'dependentOnPosition')::int,
    collapsed = coalesce((v_next ->> 'collapsed')::boolean, false)
  where l.id = v_line.id;
  update app_public.invoice_lines l set dependent_on_position = null
  where l.invoice_id = v_invoice.id and l.dependent_on_position = v_line.position and v_next ->> 'lineType' <> 'WORK';
  perform app_private.recompute_invoice(v_invoice.id);
  select l.* into v_line from app_public.invoice_lines l where l.id = v_line.id;
  return v_line;
end;
$$;
comment on function app_public.update_invoice_line(jsonb) is
  E'@impersonated allowed\nChanges a line of a draft, which is computed anew. Refuses as createInvoiceLine does.';
grant execute on function app_public.update_invoice_line(jsonb) to app_user;
--! EndIncluded invoicing/functions/update_invoice_line.sql
--! Included invoicing/functions/work_report.sql
create or replace function app_hidden.work_report(input jsonb) returns app_public.work_report
language sql immutable
as $$
  select case when jsonb_typeof(input) = 'object' then row(
    (input ->> 'type')::app_public.unit_type, (input ->> 'startDate')::date, (input ->> 'endDate')::date,
    trim_scale((input ->> 'hours')::numeric), (input ->> 'startTime')::time, (input ->> 'endTime')::time
  )::app_public.work_report end
$$;
comment on function app_hidden.work_report(jsonb) is 'A work report from the input of a line; null when there is none.';
grant execute on function app_hidden.work_report(jsonb) to app_user, app_operator, app_worker;

comment on type app_public.work_report is 'When work was done: as a task of so many hours, or by the clock.';
comment on column app_public.work_report.report_type is E'@name type\nTASK or TIME.';
comment on column app_public.work_report.start_date is 'The first day.';
comment on column app_public.work_report.end_date is 'The last day.';
comment on column app_public.work_report.hours is 'TASK: hours worked.';
comment on column app_public.work_report.start_time is 'TIME: when it began, HH:MM.';
comment on column app_public.work_report.end_time is 'TIME: when it ended, HH:MM.';
--! EndIncluded invoicing/functions/work_report.sql
--! Included accounts/views/members.sql
-- The people of the current account, as their colleagues see them: name and address, not the rest
-- of the person.
create or replace view app_public.members with (security_invoker = true) as
  select m.id, m.account_id, m.user_id, m.email, m.first_name, m.last_name, m.role, m.confirmed, m.search_text, m.created_at,
    array(select d.department_id from app_public.department_memberships d where d.membership_id = m.id) as department_ids
  from app_hidden.current_members() m;

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
comment on column app_public.members.first_name is 'Given name; null until an invited person has said it.';
comment on column app_public.members.last_name is E'@sort\nFamily name; null until an invited person has said it.';
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
The departments the person was put in.';
--! EndIncluded accounts/views/members.sql
--! Included core/tables/failed_jobs.rules.sql
-- What the worker could not do for good, whatever the task. Found by a look at the queue, not by the
-- process that failed, which may have died of it. What a job carries is not copied: it may hold a link.
select app_private.begin_rules('app_public.failed_jobs');

create trigger _200_guard_transition before insert or update of status on app_public.failed_jobs
  for each row execute function app_private.tg__guard_transition();

comment on table app_public.failed_jobs is
'@prefix fjb
@defaultSort created_at desc
@section system
@label task
@icon report
@name.nb Jobber som har feilet
@name.en Failed jobs
@one.nb Jobb som har feilet
@one.en Failed job
A job that was tried as often as it may be, and given up.';
comment on column app_public.failed_jobs.job_id is E'@unlisted\nThe job in the queue.';
comment on column app_public.failed_jobs.task is 'What was to be done, as module/verb_noun.';
comment on column app_public.failed_jobs.subject is E'@listed\nThe id of what it was about, or another word that says so.';
comment on column app_public.failed_jobs.error is E'@longText\nWhat it failed of, the last time.';
comment on column app_public.failed_jobs.attempts is 'How often it was tried.';
comment on column app_public.failed_jobs.status is 'Whether somebody has seen to it. Changes only as the transitions allow.';
comment on column app_public.failed_jobs.failed_at is E'@listed\nWhen it was tried last, UTC.';
comment on column app_public.failed_jobs.created_at is 'When it was found, UTC.';
comment on column app_public.failed_jobs.updated_at is E'@unlisted\nWhen the row was last changed, UTC.';
comment on type app_public.failed_job_status is
'@label.nb.FAILED Gitt opp
@label.en.FAILED Given up
@label.nb.RETRIED Prøvd på nytt
@label.en.RETRIED Tried again
@label.nb.DISMISSED Lagt bort
@label.en.DISMISSED Put aside
@tone.FAILED rust
@tone.RETRIED pine
@tone.DISMISSED neutral
Whether somebody has seen to a failed job.';
--! EndIncluded core/tables/failed_jobs.rules.sql
--! Included core/tables/idempotency_keys.rules.sql
-- The memory that makes a mutation which comes twice one. It holds no answer, only the id of the row
-- that the answer is read from again under the caller's rules, so nothing secret lies here.
select app_private.begin_rules('app_private.idempotency_keys');

drop trigger _900_audit on app_private.idempotency_keys;

comment on table app_private.idempotency_keys is
  'Mutations that were done under a key of their caller''s, for 24 hours. Not audited because the change itself is, and each key would be told twice.';
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
'@prefix rat
@defaultSort rate_key
@defaultSort valid desc
@section settings
@icon percent
@label rate_key
@name.nb Satser
@name.en Rates
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

comment on table app_private.sealing_keys is
  'Keys of seals: the newest seals, all of them are known. Not audited because the trail would tell the key.';
comment on column app_private.sealing_keys.id is 'Key.';
comment on column app_private.sealing_keys.key is '32 random bytes.';
comment on column app_private.sealing_keys.created_at is 'When it was made, UTC.';
--! EndIncluded core/tables/sealing_keys.rules.sql
--! Included core/tables/sent_messages.rules.sql
-- The memory that makes a mail one mail however often its job is run. Whom it went to is kept as a
-- hash: it is only ever compared.
select app_private.begin_rules('app_private.sent_messages');

drop trigger _900_audit on app_private.sent_messages;

comment on table app_private.sent_messages is
  'Mails and SMS on their way or gone, one row for what they tell and to whom. Forgotten after 90 days. Not audited because deliveries, links and codes have rows of their own that are.';
comment on column app_private.sent_messages.id is 'Key.';
comment on column app_private.sent_messages.purpose is 'What it tells, such as notice-published.';
comment on column app_private.sent_messages.about_id is 'The row it tells of.';
comment on column app_private.sent_messages.recipient_sha256 is 'Of the address or number in lower case.';
comment on column app_private.sent_messages.claimed_at is 'When a run last set out to send it.';
comment on column app_private.sent_messages.sent_at is 'When it was taken; from then on it is never sent again.';
--! EndIncluded core/tables/sent_messages.rules.sql
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
@icon support_agent
@name.nb Operatører
@name.en Operators
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
'@prefix pho
@list
@defaultSort created_at desc
@section people
@label number
@icon smartphone
@name.nb Telefonnumre
@name.en Phone numbers
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
--! Included identity/tables/sessions.rules.sql
-- Signed-in browser tabs. What opens one, its token, lies in session_tokens.
select app_private.begin_rules('app_public.sessions');

create policy "people see the session they act in" on app_public.sessions for select to app_user
  using (id = (select app_hidden.current_session_id()));
grant select on app_public.sessions to app_user;

create policy "administrating operators end sessions" on app_public.sessions for update to app_operator
  using ((select app_hidden.current_operator_role()) = 'ADMIN');
create policy "operators do not update in their own accounts" on app_public.sessions as restrictive for update to app_operator
  using ((account_id = any ((select app_hidden.current_own_account_ids())::uuid[])) is not true);
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
'@prefix ses
@section people
@icon login
@label created_at
@name.nb Økter
@name.en Sessions
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
comment on column app_public.sessions.created_at is E'@sort\nWhen it was opened, UTC.';
--! EndIncluded identity/tables/sessions.rules.sql
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
@section people
@icon person
@label display_name
@name.nb Personer
@name.en People
A person who can sign in (document A, section 3, User).';
comment on column app_public.users.id is 'Key.';
comment on column app_public.users.email is E'@sort\nThe address one-time links go to. Unique whatever the case; a change takes effect when the link sent to the new address is used.';
comment on column app_public.users.first_name is E'@unlisted\nGiven name, at most 100 characters; null until an invited person has said it.';
comment on column app_public.users.last_name is
'@unlisted
@sort
Family name, at most 100 characters; null until an invited person has said it.';
comment on column app_public.users.language is E'@filter\nThe language of the interface and of mail: NB or EN.';
comment on column app_public.users.confirmed_at is 'When a link sent to the address was first used, UTC.';
comment on column app_public.users.confirmed is E'@filter\nWhether a link sent to the address has been used. Until then the person stays at the gate.';
comment on column app_public.users.marketing_consent is E'@unlisted\nWhether news may be mailed.';
comment on column app_public.users.necessary_cookies_consent is 'Whether necessary cookies were accepted at registration.';
comment on column app_public.users.referrer is E'@unlisted\nWhere the person came from, as said at registration.';
comment on column app_public.users.occupation is 'What the person does, as said at registration.';
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
create policy "operators do not update their own accounts" on app_public.accounts as restrictive for update to app_operator
  using (id <> all ((select app_hidden.current_own_account_ids())::uuid[]));
grant update (invoices_enabled, payouts_enabled, workflows_enabled, blocked_at, updated_at) on app_public.accounts to app_operator;

comment on table app_public.accounts is
'@prefix acc
@search search_text
@search owner.search_text
@section people
@label display_name
@icon apartment
@name.nb Kontoer
@name.en Accounts
A tenant: a person''s own account or a team''s (document A, section 3, Account).';
comment on constraint accounts_primary_user_is_a_member on app_public.accounts is E'@behavior -*\nThe primary user is a member.';
comment on constraint accounts_primary_user_id_fkey on app_public.accounts is '@fieldName owner';
-- Sessions are identity's, but this constraint was added by this module.
comment on constraint sessions_account_id_fkey on app_public.sessions is '@notNull';
comment on column app_public.accounts.id is 'Key.';
comment on column app_public.accounts.slug is E'@sort\nThe account in addresses: unique, a to z, 0 to 9 and hyphens, at most 60 characters.';
comment on column app_public.accounts.account_type is E'@filter\nPERSONAL or TEAM.';
comment on column app_public.accounts.primary_user_id is 'The owner.';
comment on column app_public.accounts.tag is E'@filter\nWhat kind of team; null for a personal account.';
comment on column app_public.accounts.name is E'@sort\nThe team''s name, at most 200 characters; null for a personal account, which goes by its user''s name.';
comment on column app_public.accounts.email is 'Where the account wants to be written to.';
comment on column app_public.accounts.phone_number is 'Digits, with + in front when international.';
comment on column app_public.accounts.address is 'Postal address.';
comment on column app_public.accounts.language is E'@filter\nThe language of mail to the account: NB or EN.';
comment on column app_public.accounts.non_profit is 'Whether the team is a voluntary organisation.';
comment on column app_public.accounts.organization_name is 'The name in the business register.';
comment on column app_public.accounts.organization_number is E'@groups 3 3 3\nNine digits with a check digit (MOD11).';
comment on column app_public.accounts.invoices_enabled is 'Feature: invoicing.';
comment on column app_public.accounts.payouts_enabled is 'Feature: purchases and payouts.';
comment on column app_public.accounts.workflows_enabled is 'Feature: recruitment.';
comment on column app_public.accounts.blocked_at is E'@filter\nWhen an operator blocked the account, UTC. Signing in to it is refused with ACCOUNT_BLOCKED.';
comment on column app_public.accounts.deletion_scheduled_on is 'The day deletion was asked for; it completes within 14 days and can be cancelled until then.';
comment on column app_public.accounts.search_text is E'@behavior -*\nNames, numbers and addresses without case and accents.';
comment on column app_public.accounts.created_at is
'@sort
@filter
When it was made, UTC.';
comment on column app_public.accounts.updated_at is 'When the row was last changed, UTC.';
--! EndIncluded accounts/tables/accounts.rules.sql
--! Included accounts/tables/departments.rules.sql
-- The parts of a team. Every team has a default one.
select app_private.begin_rules('app_public.departments');

create policy "members see their account's departments" on app_public.departments for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
grant select on app_public.departments to app_user;

comment on table app_public.departments is
'@prefix dep
@list
@search search_text
@section people
@icon account_tree
@label name
@name.nb Avdelinger
@name.en Departments
A part of a team (document A, section 3, Department).';
comment on column app_public.departments.id is 'Key.';
comment on column app_public.departments.account_id is 'The team.';
comment on column app_public.departments.name is E'@sort\nUnique within the team whatever the case.';
comment on column app_public.departments.description is 'What it does, at most 280 characters.';
comment on column app_public.departments.is_default is E'@name default\nThe one every team begins with; it cannot be removed.';
comment on column app_public.departments.search_text is E'@behavior -*\nName and description without case and accents.';
comment on column app_public.departments.created_at is E'@sort\nWhen it was made, UTC.';
comment on column app_public.departments.updated_at is 'When the row was last changed, UTC.';
--! EndIncluded accounts/tables/departments.rules.sql
--! Included accounts/tables/register_entries.rules.sql
-- What the national business register last said of an organisation, kept once for whoever has it as
-- seller, client or team. People see what follows from it at their own rows; who has which role is for
-- operators, who compare it with who says to be the organisation.
select app_private.begin_rules('app_public.register_entries');

drop trigger _900_audit on app_public.register_entries;

comment on table app_public.register_entries is
'@prefix reg
@defaultSort name
@section clients
@label name
@icon domain_verification
@name.nb Registersvar
@name.en Register answers
@one.nb Registersvar
@one.en Register answer
What the national business register last answered about an organisation. Not audited because the word is the register''s and is asked for every day.';
comment on column app_public.register_entries.organization_number is E'@groups 3 3 3\nNine digits, mod 11.';
comment on column app_public.register_entries.name is E'@sort\nRegistered name; null when the register has no such number.';
comment on column app_public.register_entries.address is 'Business address.';
comment on column app_public.register_entries.state is 'Whether it is sound; UNREGISTERED when the register has no such number.';
comment on column app_public.register_entries.is_insolvent is E'@unlisted\nBankrupt, being wound up, or deleted.';
comment on column app_public.register_entries.is_vat_registered is 'In the register of those who charge VAT.';
comment on column app_public.register_entries.is_in_business_register is 'In Foretaksregisteret, which its sales documents must say.';
comment on column app_public.register_entries.roles is E'@unlisted\nWho has a role in it, as [{role, title, name, bornOn}].';
comment on column app_public.register_entries.checked_at is E'@listed\nWhen the register answered, UTC.';
comment on column app_public.register_entries.created_at is E'@unlisted\nWhen it was first asked about, UTC.';
comment on column app_public.register_entries.updated_at is E'@unlisted\nWhen the row was last changed, UTC.';
comment on type app_public.register_state is
'@label.nb.SOUND Uten anmerkning
@label.en.SOUND Sound
@label.nb.BANKRUPT Konkurs
@label.en.BANKRUPT Bankrupt
@label.nb.UNDER_LIQUIDATION Under avvikling
@label.en.UNDER_LIQUIDATION Being wound up
@label.nb.UNDER_FORCED_LIQUIDATION Under tvangsavvikling
@label.en.UNDER_FORCED_LIQUIDATION Being wound up by force
@label.nb.DELETED Slettet
@label.en.DELETED Deleted
@label.nb.UNREGISTERED Finnes ikke i registeret
@label.en.UNREGISTERED Not in the register
@tone.SOUND pine
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
'@prefix bac
@order created_at
@section payout
@label account_number
@icon account_balance
@name.nb Bankkontoer
@name.en Bank accounts
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
create policy "operators do not update in their own accounts" on app_public.freelance_profiles as restrictive for update
  to app_operator using (account_id <> all ((select app_hidden.current_own_account_ids())::uuid[]));
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

create trigger _200_guard_transition before insert or update of status on app_public.freelance_profiles
  for each row execute function app_private.tg__guard_transition();

comment on table app_public.freelance_profiles is
'@prefix frp
@list
@defaultSort created_at desc
@search search_text
@section payout
@label display_name
@icon badge
@name.nb Utbetalingsprofiler
@name.en Payout profiles
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
'@label.nb.UNVERIFIED Venter på kontroll
@label.en.UNVERIFIED Waiting to be checked
@label.nb.VERIFIED Bekreftet
@label.en.VERIFIED Verified
@label.nb.REFUSED Ikke bekreftet
@label.en.REFUSED Not verified
@tone.UNVERIFIED amber
@tone.VERIFIED pine
@tone.REFUSED rust
Whether the house knows who a payout profile is.';
--! EndIncluded payout/tables/freelance_profiles.rules.sql
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
create policy "operators do not update in their own accounts" on app_public.clients as restrictive for update to app_operator
  using (account_id <> all ((select app_hidden.current_own_account_ids())::uuid[]));
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
@section clients
@label name
@icon business
@name.nb Kunder
@name.en Clients
Somebody a payout profile sends invoices to.';
comment on constraint reference_people_client_id_fkey on app_public.reference_people is '@foreignFieldName referencePeople';
comment on column app_public.clients.account_id is 'The account it belongs to.';
comment on column app_public.clients.freelance_profile_id is 'The payout profile it is a client of.';
comment on column app_public.clients.client_type is E'@filter\nA person or an organisation. Never changes.';
comment on column app_public.clients.client_number is E'@sort\nAt most 8 digits, unique for the profile; random when none is given.';
comment on column app_public.clients.name is E'@sort\nFull name; as registered when it comes from the register.';
comment on column app_public.clients.friendly_name is 'What the freelancer calls it.';
comment on column app_public.clients.email is 'Where invoices are sent.';
comment on column app_public.clients.phone is 'Digits, with or without a plus.';
comment on column app_public.clients.org_number is E'@groups 3 3 3\nRegistration number; nine digits, mod 11, in Norway. Organisations only.';
comment on column app_public.clients.address is 'Postal address; as registered when it comes from the register.';
comment on column app_public.clients.preferred_delivery_method is 'How invoices reach it: EHF for organisations only.';
comment on column app_public.clients.national_register_check is E'@unlisted\nWhether name, number and address come from the national business register, and are locked.';
comment on column app_public.clients.language is 'The language of its documents and mails.';
comment on column app_public.clients.is_blocked is 'Set by an operator: invoices wait for review.';
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
'@prefix hlp
@defaultSort name
@section clients
@label name
@icon help
@name.nb Hjelpeartikler
@name.en Help articles
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

create trigger _200_guard_transition before insert or update of status on app_public.deliveries
  for each row execute function app_private.tg__guard_transition();

comment on table app_public.deliveries is
'@prefix del
@order created_at
@defaultSort created_at desc
@section invoicing
@label invoice_id
@icon outgoing_mail
@name.nb Utsendinger
@name.en Deliveries
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
comment on column app_public.deliveries.failure is 'Why it was given up: the client has no address, the receiving side refused it, or it could not be sent however often it was tried.';
comment on column app_public.deliveries.failure_reason is 'What the receiving side said.';
comment on column app_public.deliveries.created_at is E'@sort\nWhen it was asked for, UTC.';
comment on column app_public.deliveries.updated_at is 'When it was last changed, UTC.';
--! EndIncluded invoicing/tables/deliveries.rules.sql
--! Included invoicing/tables/invoice_documents.rules.sql
-- What was submitted, word for word. It only grows.
select app_private.begin_rules('app_private.invoice_documents', is_audited => false);

comment on table app_private.invoice_documents is 'The document of each invoice as it was submitted. Only grows.';
comment on column app_private.invoice_documents.account_id is 'The account it belongs to.';
comment on column app_private.invoice_documents.invoice_id is 'The invoice.';
comment on column app_private.invoice_documents.payload is 'What the PDF, the public page and the mails say, but for number, KID and link.';
comment on column app_private.invoice_documents.created_at is 'When it was submitted, UTC.';
--! EndIncluded invoicing/tables/invoice_documents.rules.sql
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

create trigger _200_guard_transition before insert or update of status on app_public.invoices
  for each row execute function app_private.tg__guard_transition();
create trigger _300_keep_search_text
  before insert or update of client_id, document_number, kid, buyer_reference, order_reference on app_public.invoices
  for each row execute function app_private.tg_invoices__keep_search_text();
create trigger _400_freeze before update on app_public.invoices
  for each row execute function app_private.tg_invoices__freeze();

comment on table app_public.invoices is
'@prefix inv
@list
@defaultSort created_at desc
@search search_text
@sort client.name
@statusSubscription invoiceStatusChanged
@section invoicing
@label document_number
@icon receipt_long
@name.nb Fakturaer
@name.en Invoices
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
comment on column app_public.invoices.mileage_tax_free_unit_price_minor is 'The tax-free rate per kilometre it was computed with, in øre; null for an organisation.';
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
--! EndIncluded invoicing/tables/invoices.rules.sql
--! Included invoicing/tables/invoicing_settings.rules.sql
-- The operating company and the operators' limits. One row, made by a seed.
select app_private.begin_rules('app_public.invoicing_settings');

-- require_identity is granted to nobody: switched on before there is national e-ID, nobody could submit.

create policy "finance operators change the invoicing settings" on app_public.invoicing_settings for update to app_operator
  using ((select app_hidden.current_operator_role()) in ('FINANCE', 'ADMIN'));
grant update (
  company_name, organization_number, is_vat_registered, is_in_business_register, address, account_number, bic,
  automatic_approval_limit_minor, automatic_approval_total_minor, automatic_approval_days, updated_at
) on app_public.invoicing_settings to app_operator;

create trigger _200_check before insert or update on app_public.invoicing_settings
  for each row execute function app_private.tg_invoicing_settings__check();

comment on table app_public.invoicing_settings is
'@prefix ise
@section settings
@label company_name
@icon tune
@name.nb Fakturainnstillinger
@name.en Invoicing settings
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
comment on column app_public.invoicing_settings.require_identity is 'Whether an individual must have identified before submitting. Off until national e-ID exists.';
comment on column app_public.invoicing_settings.created_at is 'When the row was made, UTC.';
comment on column app_public.invoicing_settings.updated_at is 'When it was last changed, UTC.';
--! EndIncluded invoicing/tables/invoicing_settings.rules.sql
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
'@prefix occ
@defaultSort code
@search search_text
@section settings
@label name
@icon work
@name.nb Yrkeskoder
@name.en Occupation codes
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
--! Included core/transitions/failed_jobs.sql
-- What becomes of a job that was given up. One that goes on by itself, since its like was asked for again,
-- leaves the queue as one that was tried again.
select app_private.begin_transitions('failed_jobs');

insert into app_public.transitions (entity, action, from_status, to_status, actors, condition, refusal, position) values
  ('failed_jobs', 'create', null, 'FAILED', '{WORKER}', null, 'INVALID_TRANSITION', 0),
  ('failed_jobs', 'retry', 'FAILED', 'RETRIED', '{OPERATOR_ADMIN,WORKER}', null, 'INVALID_TRANSITION', 1),
  ('failed_jobs', 'dismiss', 'FAILED', 'DISMISSED', '{OPERATOR_ADMIN}', null, 'INVALID_TRANSITION', 2);
--! EndIncluded core/transitions/failed_jobs.sql
--! Included payout/transitions/freelance_profiles.sql
-- Whether the house knows who a payout profile is. The worker takes it back when the register says that
-- the organisation has ended.
select app_private.begin_transitions('freelance_profiles');

insert into app_public.transitions (entity, action, from_status, to_status, actors, condition, refusal, position) values
  ('freelance_profiles', 'create', null, 'UNVERIFIED', '{OWNER,ADMIN}', null, 'INVALID_TRANSITION', 0),
  ('freelance_profiles', 'verify', 'UNVERIFIED', 'VERIFIED', '{OPERATOR_REVIEW}', null, 'INVALID_TRANSITION', 1),
  ('freelance_profiles', 'refuse', 'UNVERIFIED', 'REFUSED', '{OPERATOR_REVIEW}', null, 'INVALID_TRANSITION', 2),
  ('freelance_profiles', 'renew', 'REFUSED', 'UNVERIFIED', '{OWNER,ADMIN}', null, 'INVALID_TRANSITION', 3),
  ('freelance_profiles', 'withdraw', 'VERIFIED', 'UNVERIFIED', '{OPERATOR_REVIEW,WORKER}', null, 'INVALID_TRANSITION', 4);
--! EndIncluded payout/transitions/freelance_profiles.sql
--! Included invoicing/transitions/deliveries.sql
-- Where a sending is. A failed one waits for an operator, unless its owner mends it first; SETTLED is
-- what nobody waits for any more: sent anew, seen to by hand, or never to be sent by us.
select app_private.begin_transitions('deliveries');

insert into app_public.transitions (entity, action, from_status, to_status, actors, condition, refusal, position) values
  ('deliveries', 'create', null, 'PENDING', '{OWNER,ADMIN,WORKER,OPERATOR_REVIEW}', null, 'INVALID_TRANSITION', 0),
  ('deliveries', 'skip', null, 'SETTLED', '{WORKER}', null, 'INVALID_TRANSITION', 1),
  ('deliveries', 'accept', 'PENDING', 'SENT', '{WORKER}', null, 'INVALID_TRANSITION', 2),
  ('deliveries', 'accept', 'FAILED', 'SENT', '{WORKER}', null, 'INVALID_TRANSITION', 2),
  ('deliveries', 'fail', 'PENDING', 'FAILED', '{WORKER}', null, 'INVALID_TRANSITION', 3),
  ('deliveries', 'replace', 'FAILED', 'SETTLED', '{OWNER,ADMIN,OPERATOR_REVIEW}', null, 'INVALID_TRANSITION', 4),
  ('deliveries', 'retry', 'FAILED', 'SETTLED', '{OPERATOR_REVIEW}', null, 'INVALID_TRANSITION', 5),
  ('deliveries', 'settle', 'FAILED', 'SETTLED', '{OWNER,ADMIN,OPERATOR_REVIEW}', null, 'INVALID_TRANSITION', 6);
--! EndIncluded invoicing/transitions/deliveries.sql
