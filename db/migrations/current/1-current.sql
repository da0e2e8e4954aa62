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
