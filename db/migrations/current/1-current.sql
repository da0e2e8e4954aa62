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
