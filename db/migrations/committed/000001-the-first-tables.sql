--! Previous: -
--! Hash: sha1:150e1ff64551e29808d75d69f4d73fdd9f02788d
--! Message: the first tables

--! split: 1-current.sql
-- core: schemas by exposure, shared types, and the tables every other module leans on.

create schema app_public;  -- in the API
create schema app_hidden;  -- callable by policies, not in the API
create schema app_private; -- for the owner and the worker

-- Nothing is callable until a file grants it.
alter default privileges revoke execute on functions from public;
grant usage on schema app_public, app_hidden, app_private to app_visitor, app_user, app_operator, app_worker;
grant usage on schema app_private, app_hidden, app_public to app_authenticator;

create extension if not exists citext with schema public;
create extension if not exists pg_trgm with schema public;
create extension if not exists unaccent with schema public;
create extension if not exists btree_gist with schema public;
create extension if not exists pgcrypto with schema public;

create type app_public.error_code as enum (
  'ACCOUNT_BLOCKED',
  'ACCOUNT_NOT_FOUND',
  'ATTEMPTS_LIMIT_EXCEEDED',
  'AUTH_LEVEL_2_REQUIRED',
  'BANK_ID_VERIFICATION_REQUIRED',
  'BLANK',
  'BRREG_QUERY_FAILED',
  'CLIENT_EMAIL_MISSING',
  'CLIENT_INSOLVENT',
  'DELIVERY_FREQUENCY_EXCEEDED',
  'DOCUMENT_NOT_FOUND',
  'DOCUMENT_SIGNED',
  'FREELANCE_PROFILE_ARCHIVED',
  'IMMUTABLE',
  'IMPORT_ERROR',
  'INCLUSION',
  'INVALID',
  'INVALID_ACTION',
  'INVALID_INVOICED_ON',
  'INVALID_PASSWORD',
  'INVALID_PHONE_NUMBER',
  'INVALID_TOKEN',
  'INVALID_TRANSITION',
  'INVOICE_CALCULATION_FAILED',
  'INVOICE_NOT_CREDITED',
  'INVOICE_NOT_ORGANIZATION',
  'INVOICE_NOT_PUBLISHED',
  'INVOICE_NOT_SUBMITTED',
  'INVOICE_PUBLISHED',
  'INVOICE_SUBMITTED',
  'JOB_CHECK_PENDING',
  'JOB_CHECK_SUCCEEDED',
  'LINE_MISMATCH',
  'OCCUPATION_CODE_DISABLED',
  'ORGANIZATION_ROLE_CHECK_FAILED',
  'OTP_EXPIRED',
  'OTP_EXPIRED_AND_RESENT',
  'PARTNER_CALLBACK_ERROR',
  'PERSONAL_ACCOUNT_OWNS_TEAMS',
  'PERSONAL_NUMBER_MISMATCH',
  'PRESENT',
  'SENDER_EQUALS_RECEIVER',
  'SMS_SENDING_FAILED',
  'SUBSCRIPTION_LIMIT_EXCEEDED',
  'TAKEN',
  'TOKEN_EXPIRED',
  'TOO_BIG',
  'TOO_BIG_OR_EQUAL',
  'TOO_SHORT',
  'TOO_SMALL',
  'TOO_SMALL_OR_EQUAL',
  'TRANSITION_FAILED',
  'UNAUTHORIZED',
  'USER_ALREADY_CONFIRMED',
  'USER_BLOCKED',
  'USER_EXISTS',
  'USER_NOT_CONFIRMED',
  'USER_NOT_FOUND',
  'VALIDATION_FAILED',
  'VERIFICATION_FAILED'
);
create type app_public.language as enum ('EN', 'NB');
create type app_public.currency as enum ('CHF', 'CZK', 'DKK', 'EUR', 'GBP', 'ISK', 'NOK', 'PLN', 'SEK', 'UAH', 'USD');
create type app_public.actor_kind as enum ('USER', 'OPERATOR', 'WORKER');
create type app_public.audit_operation as enum ('INSERT', 'UPDATE', 'DELETE');
create type app_public.rate_unit as enum ('PERCENT', 'MINOR');
create type app_public.address as (
  line1 text,
  line2 text,
  postal_code text,
  city text,
  county text,
  country text,
  latitude float8,
  longitude float8
);

create table app_public.transitions (
  id uuid primary key default uuidv7(),
  entity text not null,
  action text not null,
  from_status text,
  to_status text not null,
  actors text[] not null check (cardinality(actors) > 0),
  condition text,
  refusal app_public.error_code not null default 'INVALID_TRANSITION',
  position int not null default 0,
  unique nulls not distinct (entity, action, from_status, actors)
);

create table app_public.events (
  id uuid primary key default uuidv7(),
  entity text not null,
  entity_id uuid not null,
  account_id uuid,
  event_type text not null,
  status text,
  actor text not null,
  actor_kind app_public.actor_kind not null,
  user_id uuid,
  administrator_id uuid,
  data jsonb not null default '{}',
  occurred_at timestamptz not null default clock_timestamp()
);
create index on app_public.events (entity_id, occurred_at);
create index on app_public.events (account_id, occurred_at);

create table app_public.audit_entries (
  id uuid primary key default uuidv7(),
  table_name text not null,
  row_id uuid,
  operation app_public.audit_operation not null,
  actor text not null,
  actor_kind app_public.actor_kind not null,
  user_id uuid,
  session_id uuid,
  administrator_id uuid,
  before jsonb,
  after jsonb,
  changed_at timestamptz not null default clock_timestamp()
);
create index on app_public.audit_entries (row_id, changed_at);
create index on app_public.audit_entries (table_name, changed_at);

create table app_public.rates (
  id uuid primary key default uuidv7(),
  rate_key text not null check (rate_key ~ '^[a-z0-9_]+$'),
  value numeric not null check (value >= 0),
  unit app_public.rate_unit not null,
  valid daterange not null check (not isempty(valid)),
  source text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Two values for one day would make a document's amount depend on luck.
  constraint rates_one_value_a_day exclude using gist (rate_key with =, valid with &&)
);

create table app_public.files (
  id uuid primary key default uuidv7(),
  account_id uuid,
  filename text not null check (length(filename) between 1 and 255),
  content_type text not null,
  byte_size bigint not null check (byte_size >= 0),
  sha256 bytea not null check (length(sha256) = 32),
  storage_key text not null,
  thumb_storage_key text,
  created_by uuid,
  created_at timestamptz not null default now()
);
create index on app_public.files (account_id);
create index on app_public.files (storage_key);
create index on app_public.files (thumb_storage_key) where thumb_storage_key is not null;

-- Generated columns of the other modules need it at once.
--! Included core/functions/search_text.sql
-- Declared immutable although unaccent's dictionary is only stable, because a generated column
-- needs it; the dictionary is named outright and never changed by the product.
create or replace function app_hidden.search_text(variadic words text[]) returns text
language sql immutable parallel safe
set search_path to pg_catalog, public, pg_temp
as $$
  select lower(public.unaccent('public.unaccent'::regdictionary, coalesce(array_to_string(words, ' '), '')))
$$;
comment on function app_hidden.search_text(text[]) is 'Words without case and accents, for search by substring.';
grant execute on function app_hidden.search_text(text[]) to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded core/functions/search_text.sql

-- worker: who is alive, so that the jobs of a killed process are not locked for four hours.

create table app_private.worker_heartbeats (
  id uuid primary key default uuidv7(),
  machine text not null check (length(machine) between 1 and 300),
  process_number int not null check (process_number > 0),
  worker_ids text[] not null default '{}',
  started_at timestamptz not null default now(),
  beat_at timestamptz not null default now()
);

-- identity: who somebody is and how it is proven.

create type app_public.operator_role as enum ('READ', 'REVIEW', 'FINANCE', 'ADMIN');
create type app_private.link_purpose as enum ('CHANGE_EMAIL', 'CONFIRM', 'RESET_PASSWORD', 'SIGN_IN');
create type app_private.attempt_kind as enum ('LINK', 'PASSWORD');
create type app_public.issued_token as (token text);
create type app_public.used_link as (token text, deep_link text);

comment on type app_public.issued_token is 'A new session''s token. It is shown this once.';
comment on type app_public.used_link is 'A new session''s token, and the path to open with it if the link had one.';

create table app_public.users (
  id uuid primary key default uuidv7(),
  email citext not null unique check (length(email) between 3 and 254 and email like '%_@_%'),
  first_name text check (length(first_name) between 1 and 100),
  last_name text check (length(last_name) between 1 and 100),
  language app_public.language not null default 'NB',
  confirmed_at timestamptz,
  confirmed boolean not null generated always as (confirmed_at is not null) stored,
  marketing_consent boolean not null default false,
  necessary_cookies_consent boolean not null default false,
  referrer text check (length(referrer) <= 255),
  occupation text check (length(occupation) <= 255),
  blocked_at timestamptz,
  search_text text generated always as (app_hidden.search_text(first_name, last_name, email::text)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on app_public.users using gin (search_text gin_trgm_ops);
create index on app_public.users (created_at);

create table app_private.user_secrets (
  id uuid primary key default uuidv7(),
  user_id uuid not null unique references app_public.users on delete cascade,
  password_hash text check (password_hash like '$argon2id$%'),
  password_set_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table app_public.operators (
  id uuid primary key default uuidv7(),
  user_id uuid not null unique references app_public.users on delete cascade,
  operator_role app_public.operator_role not null default 'READ',
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table app_private.operator_secrets (
  id uuid primary key default uuidv7(),
  operator_id uuid not null unique references app_public.operators on delete cascade,
  totp_secret text not null check (totp_secret ~ '^[A-Z2-7]{16,128}$'),
  last_used_step bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- account_id gets its foreign key from the accounts module, which this one does not know.
create table app_public.sessions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references app_public.users on delete cascade,
  account_id uuid,
  operator_id uuid references app_public.operators on delete cascade,
  administrator_id uuid references app_public.operators on delete cascade,
  administrator_reason text check (length(administrator_reason) between 1 and 500),
  second_level_at timestamptz,
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '90 days',
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  constraint sessions_act_in_an_account_or_for_the_house check (num_nonnulls(account_id, operator_id) = 1),
  constraint sessions_impersonate_with_a_reason
    check ((administrator_id is null) = (administrator_reason is null) and num_nonnulls(administrator_id, operator_id) < 2)
);
create index on app_public.sessions (user_id);
create index on app_public.sessions (account_id);
create index on app_public.sessions (operator_id);
create index on app_public.sessions (administrator_id);

create table app_private.session_tokens (
  id uuid primary key default uuidv7(),
  session_id uuid not null unique references app_public.sessions on delete cascade,
  token_sha256 bytea not null unique check (length(token_sha256) = 32),
  created_at timestamptz not null default now()
);

create table app_private.one_time_links (
  id uuid primary key default uuidv7(),
  token_sha256 bytea not null unique check (length(token_sha256) = 32),
  user_id uuid not null references app_public.users on delete cascade,
  purpose app_private.link_purpose not null,
  email citext not null,
  deep_link text check (deep_link ~ '^/([^/\\]|$)' and length(deep_link) <= 1000),
  expires_at timestamptz not null default now() + interval '30 minutes',
  used_at timestamptz,
  superseded_at timestamptz,
  created_at timestamptz not null default now()
);
create index on app_private.one_time_links (user_id, purpose);

create table app_private.sign_in_attempts (
  id uuid primary key default uuidv7(),
  kind app_private.attempt_kind not null,
  email citext not null,
  ip inet,
  succeeded_at timestamptz,
  attempted_at timestamptz not null default now()
);
create index on app_private.sign_in_attempts (email, attempted_at);
create index on app_private.sign_in_attempts (ip, attempted_at);

-- phones: the numbers people prove with a code, and the codes.

create table app_public.phone_numbers (
  id uuid primary key default uuidv7(),
  user_id uuid not null references app_public.users on delete cascade,
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  number text not null check (number ~ '^[0-9]{4,15}$'),
  e164 text not null check (e164 ~ '^\+[1-9][0-9]{6,14}$'),
  token_sent_at timestamptz,
  token_verified_at timestamptz,
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, e164)
);
create index on app_public.phone_numbers (e164);

create table app_private.sms_codes (
  id uuid primary key default uuidv7(),
  phone_number_id uuid not null references app_public.phone_numbers on delete cascade,
  code_hash text not null check (code_hash like '$2a$%'),
  ip inet,
  wrong_tries int not null default 0 check (wrong_tries >= 0),
  expires_at timestamptz not null default now() + interval '10 minutes',
  used_at timestamptz,
  superseded_at timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  created_at timestamptz not null default now()
);
create index on app_private.sms_codes (phone_number_id, created_at);
create index on app_private.sms_codes (ip, created_at);
-- At most one code of a number can be confirmed at any time.
create unique index on app_private.sms_codes (phone_number_id) where used_at is null and superseded_at is null;

-- accounts: the tenants, who belongs to them and in what role.

create type app_public.account_type as enum ('PERSONAL', 'TEAM');
create type app_public.account_role as enum ('ADMIN', 'MEMBER', 'OWNER');
create type app_public.account_tag as enum (
  'GENERIC', 'HEALTH_SERVICE_YOUTH', 'KINDERGARTEN', 'KINDERGARTEN_AND_SCHOOL', 'LANGUAGE_SERVICE', 'MARCHING_BAND',
  'PORTERBUDDY', 'RELIGIOUS', 'SPORTS', 'VOLUNTEER'
);
create type app_public.department_role as enum ('MANAGER', 'MEMBER');
create type app_public.account_features as (invoices boolean, payouts boolean, workflows boolean);

comment on type app_public.account_features is 'What an account can do.';
comment on column app_public.account_features.invoices is E'@notNull\nWrites invoices.';
comment on column app_public.account_features.payouts is E'@notNull\nSees what it is invoiced for and pays out.';
comment on column app_public.account_features.workflows is E'@notNull\nRecruits.';

create table app_public.accounts (
  id uuid primary key default uuidv7(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  account_type app_public.account_type not null,
  primary_user_id uuid not null references app_public.users,
  tag app_public.account_tag,
  name text check (length(name) between 1 and 200),
  email citext check (length(email) <= 254),
  phone_number text check (phone_number ~ '^\+?[0-9]{3,20}$'),
  address app_public.address,
  language app_public.language not null default 'NB',
  non_profit boolean not null default false,
  organization_name text check (length(organization_name) <= 200),
  organization_number text check (organization_number ~ '^[0-9]{9}$'),
  invoices_enabled boolean not null default true,
  payouts_enabled boolean not null default false,
  workflows_enabled boolean not null default false,
  blocked_at timestamptz,
  deletion_scheduled_on date,
  search_text text generated always as (app_hidden.search_text(name, slug, email::text, organization_name, organization_number)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint accounts_teams_have_a_name_and_tag
    check (account_type <> 'TEAM' or (name is not null and tag is not null))
);
create unique index accounts_one_personal_account_per_user on app_public.accounts (primary_user_id) where account_type = 'PERSONAL';
create index on app_public.accounts (primary_user_id, id);
create index on app_public.accounts (created_at);
create index on app_public.accounts using gin (search_text gin_trgm_ops);

create table app_public.memberships (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts on delete cascade,
  user_id uuid not null references app_public.users on delete cascade,
  role app_public.account_role not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (account_id, user_id),
  unique (id, account_id)
);
create index on app_public.memberships (user_id);
create unique index memberships_one_owner_per_account on app_public.memberships (account_id) where role = 'OWNER';

-- The primary user of an account is always one of its members; both rows are written in one
-- transaction, so the check waits for its end.
alter table app_public.accounts add constraint accounts_primary_user_is_a_member
  foreign key (id, primary_user_id) references app_public.memberships (account_id, user_id) deferrable initially deferred;

create table app_public.departments (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts on delete cascade,
  name text not null check (name = btrim(name) and length(name) between 1 and 200),
  description text check (length(description) <= 280),
  is_default boolean not null default false,
  search_text text generated always as (app_hidden.search_text(name, description)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, account_id)
);
create unique index departments_unique_name on app_public.departments (account_id, lower(name));
create unique index departments_one_default on app_public.departments (account_id) where is_default;
create index on app_public.departments using gin (search_text gin_trgm_ops);

create table app_public.department_memberships (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts on delete cascade,
  department_id uuid not null,
  membership_id uuid not null,
  role app_public.department_role not null default 'MEMBER',
  criminal_record_access boolean not null default false,
  identity_access boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (department_id, membership_id),
  -- With the account in both keys nobody can be put into a department of another account.
  foreign key (department_id, account_id) references app_public.departments (id, account_id) on delete cascade,
  foreign key (membership_id, account_id) references app_public.memberships (id, account_id) on delete cascade
);
create index on app_public.department_memberships (account_id);
create index on app_public.department_memberships (department_id, account_id);
create index on app_public.department_memberships (membership_id, account_id);

alter table app_public.sessions drop constraint if exists sessions_account_id_fkey;
alter table app_public.sessions add constraint sessions_account_id_fkey
  foreign key (account_id) references app_public.accounts on delete cascade;

-- payout: who is paid, and where the money goes.

create type app_public.freelance_type as enum ('INDIVIDUAL', 'ORGANIZATION');
create type app_private.number_series_kind as enum ('INVOICE', 'CREDIT_NOTE');

create table app_public.freelance_profiles (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  -- Six digits, because they open the KID of every invoice of this profile.
  profile_number int not null generated always as identity (start with 100001 minvalue 100001 maxvalue 999999) unique,
  freelance_type app_public.freelance_type not null,
  first_name text check (length(first_name) between 1 and 100),
  last_name text check (length(last_name) between 1 and 100),
  personal_number_masked text,
  organization_name text check (length(organization_name) between 1 and 200),
  organization_number text check (length(organization_number) between 1 and 20),
  invoice_starting_number int not null default 1 check (invoice_starting_number between 1 and 9999999),
  salary_tax_percent numeric not null check (salary_tax_percent between 0 and 100),
  is_vat_registered boolean not null default false,
  address app_public.address,
  verified boolean not null default false,
  archived_at timestamptz,
  display_name text not null generated always as (
    coalesce(organization_name, first_name || ' ' || last_name, '')
  ) stored,
  search_text text not null generated always as (
    app_hidden.search_text(organization_name, organization_number, first_name, last_name)
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint freelance_profiles_person_or_organization check (
    case freelance_type
      when 'INDIVIDUAL' then first_name is not null and last_name is not null
        and organization_name is null and organization_number is null
      else organization_name is not null and organization_number is not null
        and first_name is null and last_name is null
    end
  )
);
create index on app_public.freelance_profiles (account_id, created_at);
create unique index freelance_profiles_one_per_organization
  on app_public.freelance_profiles (account_id, organization_number) where organization_number is not null;
create index on app_public.freelance_profiles using gin (search_text gin_trgm_ops);

-- Apart from the profile, so that whoever reads a profile never reads the number.
create table app_private.personal_numbers (
  id uuid primary key default uuidv7(),
  freelance_profile_id uuid not null unique references app_public.freelance_profiles on delete cascade,
  account_id uuid not null references app_public.accounts,
  personal_number text not null check (length(personal_number) between 11 and 13),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index personal_numbers_one_per_account on app_private.personal_numbers (account_id, personal_number);

create table app_public.bank_accounts (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  freelance_profile_id uuid not null references app_public.freelance_profiles,
  account_number text not null check (account_number ~ '^[A-Za-z0-9]{11,34}$'),
  currency app_public.currency not null default 'NOK',
  swift_code text check (swift_code ~ '^[A-Z0-9]{8,11}$'),
  is_default boolean not null default false,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint bank_accounts_nok_is_digits check (currency <> 'NOK' or account_number ~ '^[0-9]+$'),
  constraint bank_accounts_deleted_is_no_default check (deleted_at is null or not is_default)
);
create index on app_public.bank_accounts (account_id);
create index on app_public.bank_accounts (freelance_profile_id);
create unique index bank_accounts_one_default
  on app_public.bank_accounts (freelance_profile_id) where is_default;
create unique index bank_accounts_one_per_number
  on app_public.bank_accounts (freelance_profile_id, account_number) where deleted_at is null;

-- A person a profile names as sender, or a client names as receiver. client_id gets its key in
-- the clients module, which payout does not know.
create table app_public.reference_people (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  freelance_profile_id uuid references app_public.freelance_profiles on delete cascade,
  client_id uuid,
  name text not null check (length(name) between 1 and 200),
  email citext not null check (length(email) between 3 and 254),
  phone text check (phone ~ '^[+0-9]{3,20}$'),
  reference_number text check (length(reference_number) between 1 and 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint reference_people_one_owner check (num_nonnulls(freelance_profile_id, client_id) = 1)
);
create index on app_public.reference_people (account_id);
create index on app_public.reference_people (freelance_profile_id);
create index on app_public.reference_people (client_id);
-- Deferred, so that two people may swap their names within one save.
alter table app_public.reference_people
  add constraint reference_people_unique_name
    exclude using btree (coalesce(client_id, freelance_profile_id) with =, lower(name) with =) deferrable initially deferred,
  add constraint reference_people_unique_email
    exclude using btree (coalesce(client_id, freelance_profile_id) with =, lower(email::text) with =) deferrable initially deferred;

create table app_private.invoice_number_series (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  freelance_profile_id uuid not null references app_public.freelance_profiles,
  kind app_private.number_series_kind not null,
  next_number int not null check (next_number between 1 and 10000000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (freelance_profile_id, kind)
);
create index on app_private.invoice_number_series (account_id);

-- clients: who is invoiced.

create type app_public.client_type as enum ('INDIVIDUAL', 'ORGANIZATION');
create type app_public.delivery_method as enum ('EHF', 'EMAIL', 'NONE');

create table app_public.clients (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  freelance_profile_id uuid not null references app_public.freelance_profiles,
  client_type app_public.client_type not null,
  client_number int not null check (client_number between 1 and 99999999),
  name text not null check (length(name) between 1 and 200),
  friendly_name text check (length(friendly_name) between 1 and 200),
  email citext check (length(email) between 3 and 254),
  phone text check (phone ~ '^[+0-9]{3,20}$'),
  org_number text check (length(org_number) between 1 and 20),
  address app_public.address not null,
  preferred_delivery_method app_public.delivery_method not null,
  national_register_check boolean not null default false,
  language app_public.language not null default 'NB',
  is_bankrupt boolean not null default false,
  is_under_liquidation boolean not null default false,
  is_under_forced_liquidation boolean not null default false,
  is_deleted_in_register boolean not null default false,
  is_insolvent boolean not null generated always as (
    is_bankrupt or is_under_liquidation or is_under_forced_liquidation or is_deleted_in_register
  ) stored,
  register_checked_at timestamptz,
  is_blocked boolean not null default false,
  archived_at timestamptz,
  search_text text not null generated always as (
    app_hidden.search_text(name, friendly_name, org_number, email::text, client_number::text)
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint clients_ehf_needs_organization check (client_type = 'ORGANIZATION' or preferred_delivery_method <> 'EHF'),
  constraint clients_organization_has_number check ((client_type = 'ORGANIZATION') = (org_number is not null))
);
create index on app_public.clients (account_id);
create unique index clients_one_per_number on app_public.clients (freelance_profile_id, client_number);
create unique index clients_one_per_organization
  on app_public.clients (freelance_profile_id, org_number) where org_number is not null and archived_at is null;
create index on app_public.clients (freelance_profile_id, created_at);
create index on app_public.clients using gin (search_text gin_trgm_ops);

alter table app_public.reference_people
  add constraint reference_people_client_id_fkey foreign key (client_id) references app_public.clients on delete cascade;

create type app_public.company as (
  name text,
  org_number text,
  address app_public.address,
  marked_as_bankruptcy boolean,
  under_liquidation boolean,
  under_forced_liquidation boolean,
  deleted boolean,
  account_exists boolean
);

-- invoicing: invoices, what is on them, and how they reach the client.

create type app_public.invoice_status as enum
  ('DRAFT', 'SUBMITTED', 'APPROVED', 'PUBLISHED', 'REJECTED', 'RESOLVED', 'NULLIFIED');
create type app_public.line_type as enum ('BENEFIT', 'DIET', 'EXPENSE', 'EXTRA', 'MILEAGE', 'WORK');
create type app_public.refund_status as enum ('FULL', 'PARTIAL', 'NO', 'PENDING');
create type app_public.unit_type as enum ('TASK', 'TIME');
create type app_public.work_report as (
  report_type app_public.unit_type,
  start_date date,
  end_date date,
  hours numeric,
  start_time time,
  end_time time
);

create table app_public.occupation_codes (
  id uuid primary key default uuidv7(),
  code text not null unique check (code ~ '^[0-9]{4}(\.[0-9]{1,3})?$'),
  name text not null,
  short_name text,
  notes text,
  parent_code text,
  tag_list text[] not null default '{}',
  is_enabled boolean not null default true,
  -- Kept by a trigger: array_to_string is not immutable, so a generated column cannot hold the tags.
  search_text text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on app_public.occupation_codes using gin (search_text gin_trgm_ops);

-- One row: the operating company, which is the seller for everybody without a company of their
-- own, and the operators' limits.
create table app_public.invoicing_settings (
  id uuid primary key default uuidv7(),
  is_only_row boolean not null default true unique check (is_only_row),
  company_name text not null,
  organization_number text not null check (organization_number ~ '^[0-9]{9}$'),
  is_vat_registered boolean not null,
  address app_public.address not null,
  account_number text not null check (account_number ~ '^[0-9]{11}$'),
  bic text check (bic ~ '^[A-Z0-9]{8,11}$'),
  automatic_approval_limit_minor bigint not null check (automatic_approval_limit_minor >= 0),
  require_identity boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table app_public.invoices (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  created_by uuid references app_public.users on delete set null,
  freelance_profile_id uuid references app_public.freelance_profiles,
  bank_account_id uuid references app_public.bank_accounts,
  client_id uuid references app_public.clients,
  sender_reference_person_id uuid references app_public.reference_people on delete set null,
  client_reference_person_id uuid references app_public.reference_people on delete set null,
  status app_public.invoice_status not null default 'DRAFT',
  currency app_public.currency not null default 'NOK' check (currency = 'NOK'),
  platform_fee_percent numeric check (platform_fee_percent between 0 and 100),
  employer_tax_percent numeric check (employer_tax_percent between 0 and 100),
  salary_tax_percent numeric check (salary_tax_percent between 0 and 100),
  amount_minor bigint not null default 0 check (amount_minor >= 0),
  vat_minor bigint not null default 0 check (vat_minor >= 0),
  total_minor bigint not null generated always as (amount_minor + vat_minor) stored,
  platform_fee_amount_minor bigint not null default 0 check (platform_fee_amount_minor >= 0),
  employer_tax_amount_minor bigint not null default 0 check (employer_tax_amount_minor >= 0),
  salary_tax_amount_minor bigint not null default 0 check (salary_tax_amount_minor >= 0),
  gross_salary_minor bigint not null default 0 check (gross_salary_minor >= 0),
  payout_amount_minor bigint not null default 0 check (payout_amount_minor >= 0),
  calculation_error app_public.error_code,
  invoice_number int check (invoice_number between 1 and 9999999),
  document_number text,
  kid text unique check (kid ~ '^[0-9]{14}$'),
  public_token text unique check (length(public_token) >= 40),
  buyer_reference text check (length(buyer_reference) between 1 and 200),
  order_reference text check (length(order_reference) between 1 and 200),
  invoiced_on date,
  due_on date,
  rejection_reason text check (length(rejection_reason) between 1 and 2000),
  refund_status app_public.refund_status not null default 'NO',
  pdf_document_id uuid references app_public.files,
  submitted_at timestamptz,
  approved_at timestamptz,
  published_at timestamptz,
  rejected_at timestamptz,
  resolved_at timestamptz,
  nullified_at timestamptz,
  search_text text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint invoices_unique_number unique (freelance_profile_id, invoice_number),
  -- Every krone goes somewhere. Without a profile, or when it cannot be computed, nothing is split.
  constraint invoices_parts_sum_up check (
    case
      when platform_fee_percent is null or calculation_error is not null
        then platform_fee_amount_minor + employer_tax_amount_minor + salary_tax_amount_minor
          + gross_salary_minor + payout_amount_minor = 0
      when employer_tax_percent is null
        then payout_amount_minor = amount_minor + vat_minor - platform_fee_amount_minor and gross_salary_minor = 0
      else amount_minor = platform_fee_amount_minor + employer_tax_amount_minor + salary_tax_amount_minor + payout_amount_minor
    end
  ),
  constraint invoices_only_drafts_are_incomplete check (
    status = 'DRAFT' or (
      num_nulls(freelance_profile_id, bank_account_id, client_id, invoiced_on, due_on, submitted_at, platform_fee_percent) = 0
      and calculation_error is null
    )
  ),
  constraint invoices_numbered_from_publication check (
    (status in ('PUBLISHED', 'RESOLVED', 'NULLIFIED'))
      = (num_nulls(invoice_number, document_number, kid, public_token, published_at) = 0)
  ),
  constraint invoices_drafts_have_no_number check (
    status in ('PUBLISHED', 'RESOLVED', 'NULLIFIED')
      or num_nonnulls(invoice_number, document_number, kid, public_token, published_at) = 0
  ),
  constraint invoices_due_after_invoiced check (due_on >= invoiced_on)
);
create index on app_public.invoices (account_id, created_at desc);
create index on app_public.invoices (account_id, status);
create index on app_public.invoices (client_id);
create index on app_public.invoices (bank_account_id);
create index on app_public.invoices (sender_reference_person_id);
create index on app_public.invoices (client_reference_person_id);
create index on app_public.invoices (pdf_document_id);
create index on app_public.invoices (created_by);
create index on app_public.invoices (status, submitted_at) where status = 'SUBMITTED';
create index on app_public.invoices using gin (search_text gin_trgm_ops);

create table app_public.invoice_lines (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  invoice_id uuid not null references app_public.invoices on delete cascade,
  position int not null check (position >= 0),
  line_type app_public.line_type not null,
  description text check (length(description) between 1 and 1000),
  occupation_code_id uuid references app_public.occupation_codes,
  quantity numeric check (quantity between 0 and 99999.99 and scale(trim_scale(quantity)) <= 2),
  remaining_quantity numeric check (remaining_quantity between 0 and quantity),
  unit_price_minor bigint check (unit_price_minor between 0 and 1000000000),
  diet_taxable_unit_price_minor bigint check (diet_taxable_unit_price_minor between 0 and 1000000000),
  diet_non_taxable_unit_price_minor bigint check (diet_non_taxable_unit_price_minor between 0 and 1000000000),
  address_from text check (length(address_from) between 1 and 300),
  address_to text check (length(address_to) between 1 and 300),
  vat_rate numeric check (vat_rate between 0 and 100),
  amount_minor bigint not null default 0 check (amount_minor >= 0),
  vat_minor bigint not null default 0 check (vat_minor >= 0),
  work_report app_public.work_report,
  dependent_on_position int check (dependent_on_position >= 0 and dependent_on_position <> position),
  collapsed boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint invoice_lines_unique_position unique (invoice_id, position)
);
create index on app_public.invoice_lines (account_id);
create index on app_public.invoice_lines (occupation_code_id);

create table app_public.receipts (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  invoice_id uuid not null references app_public.invoices on delete cascade,
  file_id uuid not null references app_public.files,
  created_at timestamptz not null default now()
);
create index on app_public.receipts (account_id);
create index on app_public.receipts (invoice_id);
create index on app_public.receipts (file_id);

create table app_public.deliveries (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  invoice_id uuid not null references app_public.invoices,
  channel app_public.delivery_method not null check (channel <> 'NONE'),
  recipient text not null,
  message_id text,
  attempted_at timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  failure_reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint deliveries_sent_or_failed check (sent_at is null or failed_at is null)
);
create index on app_public.deliveries (account_id);
create index on app_public.deliveries (invoice_id, created_at);

-- The document as it was published, so that a later change of an address or a name never changes
-- what the client has received.
create table app_private.invoice_documents (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  invoice_id uuid not null unique references app_public.invoices,
  payload jsonb not null,
  created_at timestamptz not null default now()
);
create index on app_private.invoice_documents (account_id);

create type app_public.public_invoice_line as (
  description text,
  line_type app_public.line_type,
  quantity numeric,
  unit_price_minor bigint,
  amount_minor bigint,
  vat_rate numeric,
  vat_minor bigint
);
create type app_public.public_invoice as (
  document_number text,
  status app_public.invoice_status,
  seller_name text,
  seller_organization_number text,
  freelancer_name text,
  client_name text,
  language app_public.language,
  invoiced_on date,
  due_on date,
  amount_minor bigint,
  vat_minor bigint,
  total_minor bigint,
  currency app_public.currency,
  kid text,
  bank_account_number text,
  iban text,
  lines app_public.public_invoice_line[],
  pdf_document_id uuid,
  paid boolean
);

--! split: 2-definitions.sql
-- Generated by `npm run db:stage`: the module files that no committed migration holds yet.
--! Included core/functions/available_actions.sql
create or replace function app_hidden.available_actions(entity text, id uuid, status text) returns text[]
language sql stable
as $$
  select coalesce(array_agg(distinct t.action order by t.action), '{}')
  from app_public.transitions t
  where t.entity = $1
    and t.from_status = $3
    and t.actors && app_hidden.current_actors()
    and app_private.transition_condition_holds(t.condition, $2)
$$;
comment on function app_hidden.available_actions(text, uuid, text) is
  'The actions the caller may take on a row in this status, from the transitions table. What a button may offer.';
grant execute on function app_hidden.available_actions(text, uuid, text) to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded core/functions/available_actions.sql
--! Included core/functions/begin_rules.sql
-- Every rules file opens with this: first everything is taken away, then the rules of the house
-- are put in place, so that what a file does not write is not allowed and no table can forget
-- row-level security, the audit or the owner's own access.
create or replace function app_private.begin_rules(
  table_name regclass, redacted_columns text[] default '{}', is_audited boolean default true
) returns void
language plpgsql volatile
as $$
declare
  v_name text := table_name::text;
  v_row record;
begin
  for v_row in select polname from pg_catalog.pg_policy where polrelid = table_name loop
    execute format('drop policy %I on %s', v_row.polname, v_name);
  end loop;
  for v_row in select tgname from pg_catalog.pg_trigger where tgrelid = table_name and not tgisinternal loop
    execute format('drop trigger %I on %s', v_row.tgname, v_name);
  end loop;
  execute format(
    'revoke all on %s from public, app_authenticator, app_visitor, app_user, app_operator, app_worker', v_name
  );

  execute format('alter table %s enable row level security', v_name);
  execute format('alter table %s force row level security', v_name);
  execute format(
    'create policy "the house''s own functions see every row" on %s to app_owner using (true) with check (true)', v_name
  );
  if (select relnamespace = 'app_public'::regnamespace from pg_catalog.pg_class where oid = table_name) then
    execute format('grant select on %s to app_operator', v_name);
    execute format(
      'create policy "operators read every row" on %s for select to app_operator using ((select app_hidden.current_operator_role()) is not null)',
      v_name
    );
  end if;

  if exists (select from pg_catalog.pg_attribute where attrelid = table_name and attname = 'updated_at' and not attisdropped) then
    execute format('create trigger _100_touch before update on %s for each row execute function app_private.tg__touch()', v_name);
  end if;
  if is_audited then
    execute format(
      'create trigger _900_audit after insert or update or delete on %s for each row execute function app_private.tg__audit(%s)',
      v_name, (select coalesce(string_agg(quote_literal(c), ', '), '') from unnest(redacted_columns) c)
    );
  else
    execute format(
      'create trigger _000_append_only before update or delete or truncate on %s for each statement execute function app_private.tg__append_only()',
      v_name
    );
  end if;
end;
$$;
comment on function app_private.begin_rules(regclass, text[], boolean) is
  'Clears a table''s policies, triggers and grants and puts the rules of the house in place. Secret columns are named for the audit; a table that is not audited is append-only.';
--! EndIncluded core/functions/begin_rules.sql
--! Included core/functions/begin_transitions.sql
-- A transitions file states all transitions of its entity; what it does not write is not allowed.
create or replace function app_private.begin_transitions(entity text) returns void
language sql volatile
as $$
  delete from app_public.transitions t where t.entity = begin_transitions.entity
$$;
comment on function app_private.begin_transitions(text) is 'Clears the transitions of an entity before its file states them anew.';
--! EndIncluded core/functions/begin_transitions.sql
--! Included core/functions/can_manage.sql
create or replace function app_hidden.can_manage() returns boolean
language sql stable parallel safe
as $$
  select coalesce(app_hidden.current_account_role() in ('OWNER', 'ADMIN'), false)
$$;
comment on function app_hidden.can_manage() is 'Whether the caller is OWNER or ADMIN of the current account.';
grant execute on function app_hidden.can_manage() to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded core/functions/can_manage.sql
--! Included core/functions/current_account_id.sql
-- A plain SQL function without settings of its own, so that the planner inlines it and a policy
-- compares an indexed column with one value instead of calling a function per row.
create or replace function app_hidden.current_account_id() returns uuid
language sql stable parallel safe
as $$
  select nullif(current_setting('app.account_id', true), '')::uuid
$$;
comment on function app_hidden.current_account_id() is 'The account (tenant) the session acts in. Null when nobody is signed in.';
grant execute on function app_hidden.current_account_id() to app_visitor, app_user, app_operator, app_worker, app_authenticator;
--! EndIncluded core/functions/current_account_id.sql
--! Included core/functions/current_account_role.sql
create or replace function app_hidden.current_account_role() returns text
language sql stable parallel safe
as $$
  select nullif(current_setting('app.account_role', true), '')
$$;
comment on function app_hidden.current_account_role() is 'The role in the current account: OWNER, ADMIN or MEMBER. Null for everybody else.';
grant execute on function app_hidden.current_account_role() to app_visitor, app_user, app_operator, app_worker, app_authenticator;
--! EndIncluded core/functions/current_account_role.sql
--! Included core/functions/current_actor_kind.sql
create or replace function app_hidden.current_actor_kind() returns app_public.actor_kind
language sql stable
as $$
  select case
    when session_user = 'app_worker' then 'WORKER'
    when app_hidden.current_operator_role() is not null then 'OPERATOR'
    else 'USER'
  end::app_public.actor_kind
$$;
comment on function app_hidden.current_actor_kind() is 'Whether a person, an operator or the worker acts.';
grant execute on function app_hidden.current_actor_kind() to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded core/functions/current_actor_kind.sql
--! Included core/functions/current_actor_name.sql
-- The name is written into events and the audit as it was at that moment, so that the history
-- still reads when the person has left.
create or replace function app_hidden.current_actor_name() returns text
language sql stable
as $$
  select coalesce(
    nullif(current_setting('app.actor_name', true), ''),
    case app_hidden.current_actor_kind() when 'WORKER' then 'Honorar' when 'OPERATOR' then 'Operator' else '–' end
  )
$$;
comment on function app_hidden.current_actor_name() is 'The name of who acts, as the history shows it; the product''s own name for the worker.';
grant execute on function app_hidden.current_actor_name() to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded core/functions/current_actor_name.sql
--! Included core/functions/current_actors.sql
-- Who acts, in the words of the transitions table. The worker is known by its log-in, which no
-- request can forge; people are known by the settings the API makes from their session.
create or replace function app_hidden.current_actors() returns text[]
language sql stable
as $$
  select case
    when session_user = 'app_worker' then array['WORKER']
    when app_hidden.current_operator_role() = 'ADMIN'
      then array['OPERATOR_READ', 'OPERATOR_REVIEW', 'OPERATOR_FINANCE', 'OPERATOR_ADMIN']
    when app_hidden.current_operator_role() is not null
      then array['OPERATOR_READ', 'OPERATOR_' || app_hidden.current_operator_role()]
    when app_hidden.current_account_role() is not null then array[app_hidden.current_account_role()]
    else array[]::text[]
  end
$$;
comment on function app_hidden.current_actors() is
  'The actors the caller may act as: WORKER, OPERATOR_…, or OWNER, ADMIN, MEMBER of the current account. An ADMIN operator acts as every operator.';
grant execute on function app_hidden.current_actors() to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded core/functions/current_actors.sql
--! Included core/functions/current_administrator_id.sql
-- A plain SQL function without settings of its own, so that the planner inlines it and a policy
-- compares an indexed column with one value instead of calling a function per row.
create or replace function app_hidden.current_administrator_id() returns uuid
language sql stable parallel safe
as $$
  select nullif(current_setting('app.administrator_id', true), '')::uuid
$$;
comment on function app_hidden.current_administrator_id() is 'The operator behind an impersonated session. Null when nobody is signed in.';
grant execute on function app_hidden.current_administrator_id() to app_visitor, app_user, app_operator, app_worker, app_authenticator;
--! EndIncluded core/functions/current_administrator_id.sql
--! Included core/functions/current_operator_role.sql
create or replace function app_hidden.current_operator_role() returns text
language sql stable parallel safe
as $$
  select nullif(current_setting('app.operator_role', true), '')
$$;
comment on function app_hidden.current_operator_role() is 'The role of the operator who acts: READ, REVIEW, FINANCE or ADMIN. Null for everybody else.';
grant execute on function app_hidden.current_operator_role() to app_visitor, app_user, app_operator, app_worker, app_authenticator;
--! EndIncluded core/functions/current_operator_role.sql
--! Included core/functions/current_session_id.sql
-- A plain SQL function without settings of its own, so that the planner inlines it and a policy
-- compares an indexed column with one value instead of calling a function per row.
create or replace function app_hidden.current_session_id() returns uuid
language sql stable parallel safe
as $$
  select nullif(current_setting('app.session_id', true), '')::uuid
$$;
comment on function app_hidden.current_session_id() is 'The session that acts, from the settings of the request. Null when nobody is signed in.';
grant execute on function app_hidden.current_session_id() to app_visitor, app_user, app_operator, app_worker, app_authenticator;
--! EndIncluded core/functions/current_session_id.sql
--! Included core/functions/current_user_id.sql
-- A plain SQL function without settings of its own, so that the planner inlines it and a policy
-- compares an indexed column with one value instead of calling a function per row.
create or replace function app_hidden.current_user_id() returns uuid
language sql stable parallel safe
as $$
  select nullif(current_setting('app.user_id', true), '')::uuid
$$;
comment on function app_hidden.current_user_id() is 'The user who acts. Null when nobody is signed in.';
grant execute on function app_hidden.current_user_id() to app_visitor, app_user, app_operator, app_worker, app_authenticator;
--! EndIncluded core/functions/current_user_id.sql
--! Included core/functions/enqueue.sql
-- Definer because the queue belongs to the owner, and a role under row-level security may not
-- write to it. The job is a row of the caller's transaction: rolled back, it never was.
create or replace function app_private.enqueue(
  task text, payload jsonb, job_key text default null, run_at timestamptz default null, max_attempts int default 25
) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  if task !~ '^[a-z_]+/[a-z_]+$' then
    raise exception 'a task is named module/verb_noun, not %', task;
  end if;
  perform graphile_worker.add_job(
    identifier => task, payload => payload::json, job_key => enqueue.job_key,
    run_at => enqueue.run_at, max_attempts => enqueue.max_attempts
  );
end;
$$;
comment on function app_private.enqueue(text, jsonb, text, timestamptz, int) is
  'Adds a job to the queue in this transaction. task is module/verb_noun; a job_key replaces a waiting job of the same key.';
grant execute on function app_private.enqueue(text, jsonb, text, timestamptz, int) to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded core/functions/enqueue.sql
--! Included core/functions/file_to_serve.sql
-- Definer because the HTTP server opens a file for whoever holds a signed link, and the link was
-- only given to somebody who could read the row: the server itself reads no table.
create or replace function app_private.file_to_serve(
  file_id uuid,
  out filename text,
  out content_type text,
  out byte_size bigint,
  out storage_key text,
  out thumb_storage_key text
) returns record
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select f.filename, f.content_type, f.byte_size, f.storage_key, f.thumb_storage_key
  from app_public.files f
  where f.id = file_id
$$;
comment on function app_private.file_to_serve(uuid) is
  'What the server needs to answer a signed link to a file; nulls when there is no such file.';
grant execute on function app_private.file_to_serve(uuid) to app_authenticator;
--! EndIncluded core/functions/file_to_serve.sql
--! Included core/functions/files_known.sql
-- Definer because the worker reads no table. It asks which stored objects have a row, and removes
-- the rest: bytes of a mutation that was refused after they were stored.
create or replace function app_private.files_known(storage_keys text[]) returns setof text
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select k from unnest(storage_keys) k
  where exists (select from app_public.files f where f.storage_key = k or f.thumb_storage_key = k)
$$;
comment on function app_private.files_known(text[]) is 'Those of the given storage keys that a file uses.';
grant execute on function app_private.files_known(text[]) to app_worker;
--! EndIncluded core/functions/files_known.sql
--! Included core/functions/has_refusals.sql
create or replace function app_private.has_refusals() returns boolean
language sql stable
as $$
  select coalesce(nullif(current_setting('app.refusals', true), ''), '[]') <> '[]'
$$;
comment on function app_private.has_refusals() is 'Whether a refusal has been collected in this transaction.';
grant execute on function app_private.has_refusals() to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded core/functions/has_refusals.sql
--! Included core/functions/rate.sql
create or replace function app_hidden.rate(rate_key text, on_day date) returns numeric
language sql stable
as $$
  select r.value from app_public.rates r where r.rate_key = $1 and r.valid @> $2
$$;
comment on function app_hidden.rate(text, date) is
  'The rate in force on a day: a percentage, or minor units per piece. Null when no row covers the day.';
grant execute on function app_hidden.rate(text, date) to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded core/functions/rate.sql
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
begin
  insert into app_public.events (entity, entity_id, account_id, event_type, status, actor, actor_kind, user_id, administrator_id, data)
  values (
    record_event.entity, record_event.id, record_event.account_id, record_event.event_type, record_event.status,
    app_hidden.current_actor_name(), app_hidden.current_actor_kind(), app_hidden.current_user_id(),
    app_hidden.current_administrator_id(), coalesce(record_event.data, '{}')
  );
  perform pg_notify(format('app:%s:%s', entity, id), v_message);
  if account_id is not null then
    perform pg_notify(format('app:%s:%s', entity, account_id), v_message);
  end if;
end;
$$;
comment on function app_private.record_event(text, uuid, uuid, text, text, jsonb) is
  'Writes an event with the acting person and notifies subscribers of the row and of its account once the transaction commits.';
grant execute on function app_private.record_event(text, uuid, uuid, text, text, jsonb) to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded core/functions/record_event.sql
--! Included core/functions/record_worker_heartbeat.sql
-- Definer because the worker has no right on any table of ours. The first beat of a process is its
-- birth. The answer names the other processes of the same machine, so that a worker that takes
-- over after a crash can see at once that its predecessor is gone, without waiting for silence.
create or replace function app_private.record_worker_heartbeat(
  id uuid, machine text, process_number int, worker_ids text[]
) returns jsonb
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  insert into app_private.worker_heartbeats as h (id, machine, process_number, worker_ids)
  values ($1, $2, $3, $4)
  on conflict (id) do update set worker_ids = excluded.worker_ids, beat_at = now();

  select coalesce(jsonb_agg(jsonb_build_object('id', h.id, 'processNumber', h.process_number)), '[]')
  from app_private.worker_heartbeats h
  where h.machine = $2 and h.id <> $1;
$$;
comment on function app_private.record_worker_heartbeat(uuid, text, int, text[]) is
  'Notes that this worker process is alive and under which names it locks jobs. Returns the other processes of its machine as [{id, processNumber}].';
grant execute on function app_private.record_worker_heartbeat(uuid, text, int, text[]) to app_worker;
--! EndIncluded core/functions/record_worker_heartbeat.sql
--! Included core/functions/refuse.sql
-- Refusals are collected, not raised, so that a person hears about every broken rule at once.
-- The list lives in a transaction-local setting: a savepoint that is rolled back takes its own
-- refusals with it.
create or replace function app_private.refuse(code app_public.error_code, path text default '') returns void
language plpgsql volatile
as $$
begin
  perform set_config(
    'app.refusals',
    (coalesce(nullif(current_setting('app.refusals', true), ''), '[]')::jsonb
      || jsonb_build_object('code', refuse.code, 'path', coalesce(refuse.path, '')))::text,
    true
  );
end;
$$;
comment on function app_private.refuse(app_public.error_code, text) is
  'Notes that a rule is broken: the code, and the camel-case path of the input field or empty for the whole. Nothing stops until stop_if_refused().';
grant execute on function app_private.refuse(app_public.error_code, text) to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded core/functions/refuse.sql
--! Included core/functions/register_file.sql
-- Definer because nobody writes files by hand: a row exists only for bytes the product has itself
-- sniffed and stored. The account is the caller's own; the worker says whose it is.
create or replace function app_private.register_file(
  account_id uuid, filename text, content_type text, byte_size bigint, sha256 bytea,
  storage_key text, thumb_storage_key text default null
) returns uuid
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  insert into app_public.files (account_id, filename, content_type, byte_size, sha256, storage_key, thumb_storage_key, created_by)
  values (
    case when app_hidden.current_actor_kind() = 'WORKER' then $1 else app_hidden.current_account_id() end,
    $2, $3, $4, $5, $6, $7, app_hidden.current_user_id()
  )
  returning id
$$;
comment on function app_private.register_file(uuid, text, text, bigint, bytea, text, text) is
  'Records stored bytes and returns the file''s id. Size in bytes; the key is the place in the store.';
grant execute on function app_private.register_file(uuid, text, text, bigint, bytea, text, text) to app_user, app_operator, app_worker;
--! EndIncluded core/functions/register_file.sql
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
  'Gives back the jobs of processes that are known to be gone or have been silent for 30 seconds. Returns how many workers lost their locks.';
grant execute on function app_private.release_dead_workers(uuid[]) to app_worker;
--! EndIncluded core/functions/release_dead_workers.sql
--! Included core/functions/require_transition.sql
-- A role that may never do the action learns only that; somebody who may do it in another state
-- learns that the state is wrong.
create or replace function app_private.require_transition(entity text, id uuid, from_status text, action text) returns text
language plpgsql volatile
as $$
declare
  v_to_status text;
  v_refusal app_public.error_code;
  v_actors text[] := app_hidden.current_actors();
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
--! Included core/functions/search_text.sql
-- Declared immutable although unaccent's dictionary is only stable, because a generated column
-- needs it; the dictionary is named outright and never changed by the product.
create or replace function app_hidden.search_text(variadic words text[]) returns text
language sql immutable parallel safe
set search_path to pg_catalog, public, pg_temp
as $$
  select lower(public.unaccent('public.unaccent'::regdictionary, coalesce(array_to_string(words, ' '), '')))
$$;
comment on function app_hidden.search_text(text[]) is 'Words without case and accents, for search by substring.';
grant execute on function app_hidden.search_text(text[]) to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded core/functions/search_text.sql
--! Included core/functions/stop_if_refused.sql
-- The one place that turns collected refusals into an error. A mutation calls it before its first
-- change; the API calls it once more before it commits.
create or replace function app_private.stop_if_refused() returns void
language plpgsql volatile
as $$
declare
  v_refusals jsonb := coalesce(nullif(current_setting('app.refusals', true), ''), '[]')::jsonb;
begin
  if v_refusals = '[]' then
    return;
  end if;
  perform set_config('app.refusals', '', true);
  raise exception 'refused: %', v_refusals using errcode = 'AP001', detail = v_refusals::text;
end;
$$;
comment on function app_private.stop_if_refused() is
  'Raises SQLSTATE AP001 when refusals were collected; the error''s detail is their JSON list [{"code", "path"}].';
grant execute on function app_private.stop_if_refused() to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded core/functions/stop_if_refused.sql
--! Included core/functions/tg__append_only.sql
create or replace function app_private.tg__append_only() returns trigger
language plpgsql volatile
as $$
begin
  raise exception '% only grows: a row is never changed or removed', tg_table_name using errcode = 'integrity_constraint_violation';
end;
$$;
comment on function app_private.tg__append_only() is 'Refuses every update, delete and truncate, for the owner too.';
--! EndIncluded core/functions/tg__append_only.sql
--! Included core/functions/tg__audit.sql
-- Definer because the audit is written for everybody and by nobody. An update keeps only what
-- changed; columns named as trigger arguments are secrets, of which it is only kept that they
-- changed.
create or replace function app_private.tg__audit() returns trigger
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  v_after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  v_row_id text := coalesce(v_after, v_before) ->> 'id';
  v_column text;
begin
  if tg_op = 'UPDATE' then
    select coalesce(jsonb_object_agg(b.key, b.value), '{}'), coalesce(jsonb_object_agg(b.key, v_after -> b.key), '{}')
    into v_before, v_after
    from jsonb_each(v_before) b
    where b.value is distinct from v_after -> b.key and b.key not in ('updated_at', 'search_text');
    if v_after = '{}' then
      return null;
    end if;
  end if;
  if tg_nargs > 0 then
    foreach v_column in array tg_argv loop
      if v_before ? v_column then v_before := v_before || jsonb_build_object(v_column, '•••'); end if;
      if v_after ? v_column then v_after := v_after || jsonb_build_object(v_column, '•••'); end if;
    end loop;
  end if;
  insert into app_public.audit_entries (
    table_name, row_id, operation, actor, actor_kind, user_id, session_id, administrator_id, before, after
  ) values (
    tg_table_name, case when pg_input_is_valid(v_row_id, 'uuid') then v_row_id::uuid end, tg_op::app_public.audit_operation,
    app_hidden.current_actor_name(), app_hidden.current_actor_kind(), app_hidden.current_user_id(),
    app_hidden.current_session_id(), app_hidden.current_administrator_id(), v_before, v_after
  );
  return null;
end;
$$;
comment on function app_private.tg__audit() is
  'Writes who changed a row, in which session, impersonated by whom, before and after. Arguments name secret columns.';
--! EndIncluded core/functions/tg__audit.sql
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
      and t.actors && app_hidden.current_actors()
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
create or replace function app_private.tg__touch() returns trigger
language plpgsql volatile
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;
comment on function app_private.tg__touch() is 'Keeps updated_at true.';
grant execute on function app_private.tg__touch() to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded core/functions/tg__touch.sql
--! Included core/functions/transition_condition_holds.sql
-- A transition may depend on more than state and actor. Its row then names a predicate of the
-- owning module, and only functions of app_hidden that take a row's id can be named.
create or replace function app_private.transition_condition_holds(condition text, row_id uuid) returns boolean
language plpgsql stable
as $$
declare
  v_holds boolean;
begin
  if condition is null then
    return true;
  end if;
  execute format('select app_hidden.%I($1)', condition) into v_holds using row_id;
  return coalesce(v_holds, false);
end;
$$;
comment on function app_private.transition_condition_holds(text, uuid) is
  'Whether the predicate a transition names holds for the row. True when it names none.';
grant execute on function app_private.transition_condition_holds(text, uuid) to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded core/functions/transition_condition_holds.sql
--! Included identity/functions/appoint_operator.sql
create or replace function app_private.appoint_operator(user_id uuid, operator_role app_public.operator_role, totp_secret text) returns uuid
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_operator_id uuid;
begin
  insert into app_public.operators (user_id, operator_role)
  values (appoint_operator.user_id, appoint_operator.operator_role)
  returning id into v_operator_id;
  insert into app_private.operator_secrets (operator_id, totp_secret) values (v_operator_id, appoint_operator.totp_secret);
  return v_operator_id;
end;
$$;
comment on function app_private.appoint_operator(uuid, app_public.operator_role, text) is
  'Makes a user an operator with a TOTP secret in base32. For the owner of the database only; returns the operator''s id.';
--! EndIncluded identity/functions/appoint_operator.sql
--! Included identity/functions/begin_sign_in.sql
-- Runs before the password is looked at, in a transaction of its own: the attempt is on record as
-- failed whatever happens afterwards, and the lock lets parallel tries at one address be counted
-- one after the other. Definer because the authenticator reads no table.
create or replace function app_private.begin_sign_in(
  email text, ip text default null,
  out attempt_id uuid, out is_limited boolean, out user_id uuid, out password_hash text, out totp_secret text
)
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_email public.citext := left(btrim(begin_sign_in.email), 254);
  v_ip inet := case when pg_input_is_valid(begin_sign_in.ip, 'inet') then begin_sign_in.ip::inet end;
begin
  perform pg_advisory_xact_lock(hashtextextended('sign in ' || lower(v_email::text), 0));
  is_limited := app_private.is_sign_in_limited(v_email, v_ip);
  if is_limited then
    return;
  end if;
  insert into app_private.sign_in_attempts (kind, email, ip) values ('PASSWORD', v_email, v_ip) returning id into attempt_id;
  select u.id, s.password_hash, os.totp_secret into user_id, password_hash, totp_secret
  from app_public.users u
  join app_private.user_secrets s on s.user_id = u.id
  left join app_public.operators o on o.user_id = u.id and o.disabled_at is null
  left join app_private.operator_secrets os on os.operator_id = o.id
  where u.email = v_email;
end;
$$;
comment on function app_private.begin_sign_in(text, text) is
  'Notes an attempt and returns what to compare with. All but is_limited is null past the limit, and all but attempt_id for an unknown address.';
grant execute on function app_private.begin_sign_in(text, text) to app_authenticator;
--! EndIncluded identity/functions/begin_sign_in.sql
--! Included identity/functions/change_email.sql
create or replace function app_private.change_email(user_id uuid, email public.citext) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  update app_public.users u set email = change_email.email where u.id = change_email.user_id;
  update app_private.one_time_links l set superseded_at = now()
  where l.user_id = change_email.user_id and l.used_at is null and l.superseded_at is null;
end;
$$;
comment on function app_private.change_email(uuid, public.citext) is 'Gives a user a proven address and retires every link that went to the old one.';
--! EndIncluded identity/functions/change_email.sql
--! Included identity/functions/change_password.sql
create or replace function app_private.change_password(user_id uuid, password_hash text, except_session_id uuid default null) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  update app_private.user_secrets s
  set password_hash = change_password.password_hash, password_set_at = now()
  where s.user_id = change_password.user_id;
  perform app_private.revoke_sessions(change_password.user_id, change_password.except_session_id);
  update app_private.one_time_links l set superseded_at = now()
  where l.user_id = change_password.user_id and l.used_at is null and l.superseded_at is null;
end;
$$;
comment on function app_private.change_password(uuid, text, uuid) is
  'Sets a password, ends the user''s sessions but the one named, and retires every link that was on its way.';
--! EndIncluded identity/functions/change_password.sql
--! Included identity/functions/confirm_user.sql
create or replace function app_private.confirm_user(user_id uuid) returns void
language sql volatile
as $$
  update app_public.users u set confirmed_at = now() where u.id = $1 and u.confirmed_at is null
$$;
comment on function app_private.confirm_user(uuid) is 'Notes that the user''s address is proven. Twice is the same as once.';
--! EndIncluded identity/functions/confirm_user.sql
--! Included identity/functions/create_operator_session.sql
-- The API has verified password and code and says what it found; what it means is decided here.
-- Definer because a visitor reads no table.
create or replace function app_public.create_operator_session(input jsonb) returns app_public.issued_token
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_prepared jsonb := input -> '$prepared';
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
  'Signs an operator in with password and TOTP code. INVALID_PASSWORD, USER_BLOCKED, ATTEMPTS_LIMIT_EXCEEDED; INVALID_TOKEN: the code is wrong, used before, or not an operator''s.';
grant execute on function app_public.create_operator_session(jsonb) to app_visitor, app_user, app_operator;
--! EndIncluded identity/functions/create_operator_session.sql
--! Included identity/functions/create_session_otp.sql
-- Always succeeds, and does the same work whether or not somebody has the address, so that nobody
-- learns who is a customer. More than five requests in a quarter of an hour are quietly not mailed.
-- Definer because a visitor reads no table.
create or replace function app_public.create_session_otp(input jsonb) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform app_private.mail_requested_link((input ->> 'email')::public.citext, 'SIGN_IN', input ->> 'deepLink');
end;
$$;
comment on function app_public.create_session_otp(jsonb) is
  'Mails a link that signs in, if somebody has the address. Always succeeds (document A, section 7).';
grant execute on function app_public.create_session_otp(jsonb) to app_visitor, app_user;
--! EndIncluded identity/functions/create_session_otp.sql
--! Included identity/functions/create_user.sql
-- Definer because a visitor who registers may write no table. Two registrations of one address at
-- the same moment meet at the unique index; the later one learns that the address is taken.
create or replace function app_private.create_user(attributes jsonb, password_hash text default null) returns uuid
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_user_id uuid;
begin
  insert into app_public.users (
    email, first_name, last_name, language, marketing_consent, necessary_cookies_consent, referrer, occupation
  ) values (
    btrim(attributes ->> 'email'), nullif(btrim(attributes ->> 'firstName'), ''), nullif(btrim(attributes ->> 'lastName'), ''),
    coalesce(attributes ->> 'language', 'NB')::app_public.language, coalesce((attributes ->> 'marketingConsent')::boolean, false),
    coalesce((attributes ->> 'necessaryCookiesConsent')::boolean, false), attributes ->> 'referrer', attributes ->> 'occupation'
  )
  on conflict (email) do nothing
  returning id into v_user_id;
  if v_user_id is null then
    return null;
  end if;
  insert into app_private.user_secrets (user_id, password_hash, password_set_at)
  values (v_user_id, create_user.password_hash, case when create_user.password_hash is not null then now() end);
  return v_user_id;
end;
$$;
comment on function app_private.create_user(jsonb, text) is
  'Writes an unconfirmed user from the attributes of a registration and returns the id, or null when the address is taken.';
--! EndIncluded identity/functions/create_user.sql
--! Included identity/functions/destroy_session.sql
-- Logging out when nobody is signed in changes nothing and is no fault. Definer because nobody may
-- write sessions by hand.
create or replace function app_public.destroy_session(input jsonb) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  update app_public.sessions s set revoked_at = now()
  where s.id = app_hidden.current_session_id() and s.revoked_at is null
$$;
comment on function app_public.destroy_session(jsonb) is 'Logs out: the session''s token stops working at once. Other tabs have sessions of their own.';
grant execute on function app_public.destroy_session(jsonb) to app_visitor, app_user, app_operator;
--! EndIncluded identity/functions/destroy_session.sql
--! Included identity/functions/enqueue_link_mail.sql
-- A link is worth nothing for long, so the job is given up after eight tries, about three hours.
create or replace function app_private.enqueue_link_mail(link app_private.one_time_links, link_token text) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.enqueue(
    case when link.purpose in ('CONFIRM', 'CHANGE_EMAIL') then 'identity/send_confirmation_link' else 'identity/send_magic_link' end,
    jsonb_build_object(
      'linkId', link.id, 'userId', u.id, 'email', link.email, 'firstName', u.first_name,
      'language', coalesce(u.language, 'NB'), 'purpose', link.purpose, 'token', link_token
    ),
    job_key => format('link:%s:%s', link.purpose, encode(sha256(convert_to(lower(link.email::text), 'UTF8')), 'hex')),
    max_attempts => 8
  )
  from (select) nobody
  left join app_public.users u on u.id = link.user_id
$$;
comment on function app_private.enqueue_link_mail(app_private.one_time_links, text) is
  'The mail job of a link: payload linkId, userId, email, firstName, language, purpose and token. It replaces one that still waits.';
--! EndIncluded identity/functions/enqueue_link_mail.sql
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
  elsif exists (select from app_public.users u where u.id = v_user_id and u.blocked_at is not null) then
    perform app_private.refuse('USER_BLOCKED');
  end if;
  if app_private.has_refusals() then
    return null;
  end if;
  update app_private.sign_in_attempts set succeeded_at = now() where id = (prepared ->> 'attemptId')::uuid;
  return v_user_id;
end;
$$;
comment on function app_private.finish_sign_in(jsonb) is
  'The user who has proven a password, or null with ATTEMPTS_LIMIT_EXCEEDED, INVALID_PASSWORD or USER_BLOCKED refused.';
--! EndIncluded identity/functions/finish_sign_in.sql
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
  'Removes attempts and codes after a day, numbers never proven after 30 days, links after 30 days and sessions 90 days after their end. For a nightly job.';
grant execute on function app_private.forget_sign_in_traces() to app_worker;
--! EndIncluded identity/functions/forget_sign_in_traces.sql
--! Included identity/functions/grant_second_level.sql
create or replace function app_private.grant_second_level(session_id uuid) returns void
language sql volatile
as $$
  update app_public.sessions s set second_level_at = now() where s.id = $1
$$;
comment on function app_private.grant_second_level(uuid) is 'Notes that an SMS code was confirmed in the session. Called by whatever has checked the code.';
--! EndIncluded identity/functions/grant_second_level.sql
--! Included identity/functions/has_second_level.sql
-- Definer because functions that run for a visitor ask too, who reads no session.
create or replace function app_hidden.has_second_level() returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_public.sessions s
    where s.id = app_hidden.current_session_id() and s.second_level_at > now() - interval '15 minutes'
  )
$$;
comment on function app_hidden.has_second_level() is 'Whether an SMS code was confirmed in this session in the last 15 minutes.';
grant execute on function app_hidden.has_second_level() to app_visitor, app_user, app_operator;
--! EndIncluded identity/functions/has_second_level.sql
--! Included identity/functions/is_sign_in_limited.sql
create or replace function app_private.is_sign_in_limited(email public.citext, ip inet) returns boolean
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select (
    select count(*) >= 10 from app_private.sign_in_attempts a
    where a.email = $1 and a.kind = 'PASSWORD' and a.succeeded_at is null
      and a.attempted_at > now() - interval '15 minutes'
  ) or (
    select count(*) >= 100 from app_private.sign_in_attempts a
    where a.ip = $2 and a.kind = 'PASSWORD' and a.succeeded_at is null
      and a.attempted_at > now() - interval '1 hour'
  )
$$;
comment on function app_private.is_sign_in_limited(public.citext, inet) is
  'Whether too many passwords were wrong: 10 in 15 minutes for the address, 100 in an hour for the IP.';
--! EndIncluded identity/functions/is_sign_in_limited.sql
--! Included identity/functions/last_used_phone_number.sql
-- A proven number first, since only that one opens the second level.
create or replace function app_public.last_used_phone_number() returns app_public.phone_numbers
language sql stable
as $$
  select p.* from app_public.phone_numbers p
  where p.user_id = (select app_hidden.current_user_id())
  order by p.token_verified_at is null, p.last_used_at desc nulls last limit 1
$$;
comment on function app_public.last_used_phone_number() is
  'The number to send a code to: the proven one last used, or, while none is proven, the one last tried.';
grant execute on function app_public.last_used_phone_number() to app_user;
--! EndIncluded identity/functions/last_used_phone_number.sql
--! Included identity/functions/lock_one_time_link.sql
-- Two uses of one link at the same moment wait for each other here, and the second one sees it used.
create or replace function app_private.lock_one_time_link(token text, variadic purposes app_private.link_purpose[])
returns app_private.one_time_links
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  select l.* from app_private.one_time_links l
  where l.token_sha256 = app_private.token_sha256($1) and l.purpose = any ($2)
  for update
$$;
comment on function app_private.lock_one_time_link(text, app_private.link_purpose[]) is 'The link of a token, if it serves one of the purposes, locked.';
--! EndIncluded identity/functions/lock_one_time_link.sql
--! Included identity/functions/lock_reset_link.sql
create or replace function app_private.lock_reset_link(token text) returns app_private.one_time_links
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_link app_private.one_time_links := app_private.lock_one_time_link(token, 'RESET_PASSWORD');
begin
  case app_private.one_time_link_state(v_link)
    when 'UNKNOWN' then perform app_private.refuse('INVALID_TOKEN', 'token');
    when 'LIVE' then null;
    else perform app_private.refuse('TOKEN_EXPIRED', 'token');
  end case;
  if exists (select from app_public.users u where u.id = v_link.user_id and u.blocked_at is not null) then
    perform app_private.refuse('USER_BLOCKED');
  end if;
  return v_link;
end;
$$;
comment on function app_private.lock_reset_link(text) is 'The reset link of a token, locked; refuses INVALID_TOKEN, TOKEN_EXPIRED or USER_BLOCKED.';
--! EndIncluded identity/functions/lock_reset_link.sql
--! Included identity/functions/mail_one_time_link.sql
-- The token goes into the job, for the link in the mail, and nowhere else; the queue deletes the
-- job once the mail has left. A job that still waits is replaced, so that nobody gets a dead link.
create or replace function app_private.mail_one_time_link(
  user_id uuid, purpose app_private.link_purpose, deep_link text default null, email public.citext default null
) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_token text := app_private.make_token();
  v_email public.citext;
  v_link app_private.one_time_links;
begin
  -- The lock keeps two requests at one moment from leaving two live links.
  select coalesce(mail_one_time_link.email, u.email) into v_email
  from app_public.users u where u.id = mail_one_time_link.user_id
  for no key update;

  update app_private.one_time_links l set superseded_at = now()
  where l.user_id = mail_one_time_link.user_id and l.purpose = mail_one_time_link.purpose
    and l.used_at is null and l.superseded_at is null;
  insert into app_private.one_time_links (token_sha256, user_id, purpose, email, deep_link)
  values (
    app_private.token_sha256(v_token), mail_one_time_link.user_id, mail_one_time_link.purpose, v_email,
    mail_one_time_link.deep_link
  )
  returning * into v_link;
  perform app_private.enqueue_link_mail(v_link, v_token);
end;
$$;
comment on function app_private.mail_one_time_link(uuid, app_private.link_purpose, text, public.citext) is
  'Makes a link, retires the earlier ones of its purpose, and has it mailed to the user''s address or the one given.';
--! EndIncluded identity/functions/mail_one_time_link.sql
--! Included identity/functions/mail_requested_link.sql
create or replace function app_private.mail_requested_link(
  email public.citext, purpose app_private.link_purpose, deep_link text default null
) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_email public.citext := btrim(mail_requested_link.email);
  v_user_id uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('link ' || lower(v_email::text), 0));
  if (
    select count(*) >= 5 from app_private.sign_in_attempts a
    where a.email = v_email and a.kind = 'LINK' and a.attempted_at > now() - interval '15 minutes'
  ) then
    return;
  end if;
  insert into app_private.sign_in_attempts (kind, email) values ('LINK', v_email);

  select u.id into v_user_id from app_public.users u where u.email = v_email and u.blocked_at is null;
  if v_user_id is null then
    perform app_private.pretend_link_mail(v_email, mail_requested_link.purpose);
  else
    perform app_private.mail_one_time_link(v_user_id, mail_requested_link.purpose, mail_requested_link.deep_link);
  end if;
end;
$$;
comment on function app_private.mail_requested_link(public.citext, app_private.link_purpose, text) is
  'Mails a link to whoever has the address, at most five in 15 minutes, and tells the caller nothing.';
--! EndIncluded identity/functions/mail_requested_link.sql
--! Included identity/functions/make_token.sql
-- Made here rather than in the API, so that a token never travels as a parameter of a statement
-- that an error could log.
create or replace function app_private.make_token() returns text
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  select rtrim(translate(encode(public.gen_random_bytes(32), 'base64'), '+/', '-_'), '=')
$$;
comment on function app_private.make_token() is 'A new secret: 32 random bytes in base64url, 43 characters.';
--! EndIncluded identity/functions/make_token.sql
--! Included identity/functions/one_time_link_state.sql
create or replace function app_private.one_time_link_state(link app_private.one_time_links) returns text
language sql stable
as $$
  select case
    when link.id is null then 'UNKNOWN'
    when link.used_at is not null or link.superseded_at is not null then 'SPENT'
    when link.expires_at <= now() then 'EXPIRED'
    else 'LIVE'
  end
$$;
comment on function app_private.one_time_link_state(app_private.one_time_links) is 'UNKNOWN, SPENT (used or superseded), EXPIRED or LIVE.';
--! EndIncluded identity/functions/one_time_link_state.sql
--! Included identity/functions/open_session.sql
-- Definer because nobody may write sessions by hand.
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
  insert into app_public.sessions (user_id, account_id, operator_id, administrator_id, administrator_reason)
  values (
    open_session.user_id, open_session.account_id, open_session.operator_id,
    open_session.administrator_id, open_session.administrator_reason
  )
  returning id into v_session_id;
  insert into app_private.session_tokens (session_id, token_sha256) values (v_session_id, app_private.token_sha256(v_token));
  return v_token;
end;
$$;
comment on function app_private.open_session(uuid, uuid, uuid, uuid, text) is
  'Opens a session in an account, or for an operator, and returns its token, which is shown this once.';
--! EndIncluded identity/functions/open_session.sql
--! Included identity/functions/pretend_link_mail.sql
-- The costly part of asking for a link is adding the job. For an address nobody has it is added too
-- and taken back, so that asking takes as long and no mail leaves.
create or replace function app_private.pretend_link_mail(email public.citext, purpose app_private.link_purpose) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_link app_private.one_time_links;
begin
  v_link.id := uuidv7();
  v_link.email := pretend_link_mail.email;
  v_link.purpose := pretend_link_mail.purpose;
  perform app_private.enqueue_link_mail(v_link, app_private.make_token());
  raise exception 'taken back' using errcode = 'AP002';
exception when sqlstate 'AP002' then
  null;
end;
$$;
comment on function app_private.pretend_link_mail(public.citext, app_private.link_purpose) is 'Does the work of mailing a link and leaves nothing behind.';
--! EndIncluded identity/functions/pretend_link_mail.sql
--! Included identity/functions/record_sms.sql
-- Definer because the worker holds no table.
create or replace function app_private.record_sms(code_id uuid) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  update app_private.sms_codes c set sent_at = now() where c.id = $1 and c.sent_at is null and c.failed_at is null
$$;
comment on function app_private.record_sms(uuid) is 'Notes that the gateway has taken a code. Safe to run twice.';
grant execute on function app_private.record_sms(uuid) to app_worker;
--! EndIncluded identity/functions/record_sms.sql
--! Included identity/functions/record_sms_failure.sql
-- For refusals that trying again cannot mend. Definer because the worker holds no table.
create or replace function app_private.record_sms_failure(code_id uuid) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  update app_private.sms_codes c set failed_at = now() where c.id = $1 and c.sent_at is null and c.failed_at is null
$$;
comment on function app_private.record_sms_failure(uuid) is 'Notes that a code can never arrive. Safe to run twice.';
grant execute on function app_private.record_sms_failure(uuid) to app_worker;
--! EndIncluded identity/functions/record_sms_failure.sql
--! Included identity/functions/refresh_session_otp.sql
-- Whoever holds an old link may ask for a new one: it goes to the address, not to the asker.
-- Definer because a visitor reads no table.
create or replace function app_public.refresh_session_otp(input jsonb) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_link app_private.one_time_links := app_private.lock_one_time_link(input ->> 'token', 'SIGN_IN', 'CONFIRM', 'CHANGE_EMAIL');
begin
  if v_link.id is null then
    perform app_private.refuse('INVALID_TOKEN', 'token');
  elsif exists (select from app_public.users u where u.id = v_link.user_id and u.blocked_at is not null) then
    perform app_private.refuse('USER_BLOCKED');
  elsif exists (
    select from app_private.one_time_links l
    where l.user_id = v_link.user_id and l.purpose = v_link.purpose and l.created_at > now() - interval '30 seconds'
  ) then
    perform app_private.refuse('DELIVERY_FREQUENCY_EXCEEDED');
  elsif v_link.purpose = 'CHANGE_EMAIL' and app_private.one_time_link_state(v_link) = 'SPENT' then
    -- Superseded by a change to another address, or done: the old wish is not taken up again.
    perform app_private.refuse('OTP_EXPIRED', 'token');
  end if;
  perform app_private.stop_if_refused();
  perform app_private.renew_one_time_link(v_link);
end;
$$;
comment on function app_public.refresh_session_otp(jsonb) is
  'Mails a fresh link in place of the given one. INVALID_TOKEN: unknown. OTP_EXPIRED: the change of address it stood for is done or withdrawn. USER_BLOCKED. DELIVERY_FREQUENCY_EXCEEDED: less than 30 seconds since the last.';
grant execute on function app_public.refresh_session_otp(jsonb) to app_visitor, app_user;
--! EndIncluded identity/functions/refresh_session_otp.sql
--! Included identity/functions/refuse_frequent_sms.sql
-- Each message costs money and disturbs somebody, perhaps somebody else. Besides the pause between
-- two codes there is a lid for a user, for a number whoever asks, and for an IP.
create or replace function app_private.refuse_frequent_sms(user_id uuid, e164 text, ip inet) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  if exists (
    select from app_private.sms_codes c join app_public.phone_numbers p on p.id = c.phone_number_id
    where p.user_id = $1 and p.e164 = $2 and c.created_at > now() - interval '30 seconds'
  ) then
    perform app_private.refuse('DELIVERY_FREQUENCY_EXCEEDED');
  elsif (
    select count(*) filter (where p.user_id = $1) >= 10 or count(*) filter (where p.e164 = $2) >= 10
    from app_private.sms_codes c join app_public.phone_numbers p on p.id = c.phone_number_id
    where (p.user_id = $1 or p.e164 = $2) and c.created_at > now() - interval '1 hour'
  ) or (
    select count(*) >= 100 from app_private.sms_codes c where c.ip = $3 and c.created_at > now() - interval '1 hour'
  ) then
    perform app_private.refuse('ATTEMPTS_LIMIT_EXCEEDED');
  end if;
end;
$$;
comment on function app_private.refuse_frequent_sms(uuid, text, inet) is
  'Refuses DELIVERY_FREQUENCY_EXCEEDED within 30 seconds of the number''s last code, ATTEMPTS_LIMIT_EXCEEDED after 10 codes in an hour for the user or the number, or 100 for the IP.';
--! EndIncluded identity/functions/refuse_frequent_sms.sql
--! Included identity/functions/refuse_update_of_user.sql
-- A credential needs more than a name does: the second level, and the person themselves.
create or replace function app_private.refuse_update_of_user(
  user_id uuid, new_email public.citext, attributes jsonb, changes_password boolean
) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  if attributes ? 'firstName' and coalesce(btrim(attributes ->> 'firstName'), '') = '' then
    perform app_private.refuse('BLANK', 'attributes.firstName');
  end if;
  if attributes ? 'lastName' and coalesce(btrim(attributes ->> 'lastName'), '') = '' then
    perform app_private.refuse('BLANK', 'attributes.lastName');
  end if;
  if new_email is null and not changes_password then
    return;
  end if;
  if exists (select from app_public.users u where u.email = new_email and u.id <> refuse_update_of_user.user_id) then
    perform app_private.refuse('TAKEN', 'attributes.email');
  end if;
  if app_hidden.current_administrator_id() is not null then
    perform app_private.refuse('INVALID_ACTION');
  else
    perform app_private.require_second_level();
  end if;
end;
$$;
comment on function app_private.refuse_update_of_user(uuid, public.citext, jsonb, boolean) is 'The refusals of updateUser. new_email is null when the address stays.';
--! EndIncluded identity/functions/refuse_update_of_user.sql
--! Included identity/functions/refuse_when_impersonating.sql
create or replace function app_private.refuse_when_impersonating() returns void
language plpgsql volatile
as $$
begin
  if app_hidden.current_administrator_id() is not null then
    perform app_private.refuse('INVALID_ACTION');
  end if;
end;
$$;
comment on function app_private.refuse_when_impersonating() is
  'Refuses INVALID_ACTION while an operator acts as the user. For whatever moves money or changes credentials.';
grant execute on function app_private.refuse_when_impersonating() to app_user;
--! EndIncluded identity/functions/refuse_when_impersonating.sql
--! Included identity/functions/renew_one_time_link.sql
-- Only a change of address is sent where the old link went. Everything else goes to the user's
-- address of today, or the holder of an address long given up could still sign in.
create or replace function app_private.renew_one_time_link(link app_private.one_time_links) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.mail_one_time_link(
    link.user_id, link.purpose, link.deep_link, case when link.purpose = 'CHANGE_EMAIL' then link.email end
  )
$$;
comment on function app_private.renew_one_time_link(app_private.one_time_links) is 'Mails a fresh link of the same purpose.';
--! EndIncluded identity/functions/renew_one_time_link.sql
--! Included identity/functions/request_password_reset.sql
-- Always succeeds, and does the same work for an address nobody has. Definer because a visitor
-- reads no table.
create or replace function app_public.request_password_reset(input jsonb) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform app_private.mail_requested_link((input ->> 'email')::public.citext, 'RESET_PASSWORD');
end;
$$;
comment on function app_public.request_password_reset(jsonb) is 'Mails a link that lets a new password be set, if somebody has the address. Always succeeds.';
grant execute on function app_public.request_password_reset(jsonb) to app_visitor, app_user;
--! EndIncluded identity/functions/request_password_reset.sql
--! Included identity/functions/require_confirmed_user.sql
create or replace function app_private.require_confirmed_user() returns void
language plpgsql volatile
as $$
begin
  if not exists (select from app_public.users u where u.id = app_hidden.current_user_id() and u.confirmed) then
    perform app_private.refuse('USER_NOT_CONFIRMED');
  end if;
end;
$$;
comment on function app_private.require_confirmed_user() is 'Refuses USER_NOT_CONFIRMED while the caller''s address is unproven.';
grant execute on function app_private.require_confirmed_user() to app_user;
--! EndIncluded identity/functions/require_confirmed_user.sql
--! Included identity/functions/require_second_level.sql
create or replace function app_private.require_second_level() returns void
language plpgsql volatile
as $$
begin
  if not app_hidden.has_second_level() then
    perform app_private.refuse('AUTH_LEVEL_2_REQUIRED');
  end if;
end;
$$;
comment on function app_private.require_second_level() is 'Refuses AUTH_LEVEL_2_REQUIRED unless an SMS code was confirmed in this session in the last 15 minutes.';
grant execute on function app_private.require_second_level() to app_user;
--! EndIncluded identity/functions/require_second_level.sql
--! Included identity/functions/require_trusted_phone.sql
-- The second level shall stop whoever has got hold of a session. So a phone of their own must not
-- help them: once a number is proven, another one can only be added from the second level, which
-- the proven one opens.
create or replace function app_private.require_trusted_phone(user_id uuid, e164 text) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  if app_hidden.has_second_level() then
    return;
  end if;
  if exists (
    select from app_public.phone_numbers p
    where p.user_id = require_trusted_phone.user_id and p.token_verified_at is not null
    having not bool_or(p.e164 = require_trusted_phone.e164)
  ) then
    perform app_private.refuse('AUTH_LEVEL_2_REQUIRED');
  end if;
end;
$$;
comment on function app_private.require_trusted_phone(uuid, text) is
  'Refuses AUTH_LEVEL_2_REQUIRED for a number that is new beside a proven one, unless the session is at the second level.';
--! EndIncluded identity/functions/require_trusted_phone.sql
--! Included identity/functions/resend_expired_link.sql
-- Runs before useSessionOtp in a transaction of its own, since the refusal that follows would undo
-- the new link. Definer because the authenticator reads no table.
create or replace function app_private.resend_expired_link(token_sha256 bytea) returns boolean
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_link app_private.one_time_links;
begin
  select l.* into v_link from app_private.one_time_links l
  join app_public.users u on u.id = l.user_id and u.blocked_at is null
  where l.token_sha256 = $1 and l.purpose <> 'RESET_PASSWORD'
  for update of l;
  if app_private.one_time_link_state(v_link) <> 'EXPIRED' then
    return false;
  end if;
  perform app_private.renew_one_time_link(v_link);
  return true;
end;
$$;
comment on function app_private.resend_expired_link(bytea) is
  'Mails a fresh link in place of one that has expired unused; says whether it did. The old one is then superseded, so a second try does not mail again.';
grant execute on function app_private.resend_expired_link(bytea) to app_authenticator;
--! EndIncluded identity/functions/resend_expired_link.sql
--! Included identity/functions/reset_password.sql
-- The mail has proven the address, so the user is confirmed by it too. Signing in comes after, with
-- the new password. Definer because no role of the API writes passwords.
create or replace function app_public.reset_password(input jsonb) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_link app_private.one_time_links := app_private.lock_reset_link(input ->> 'token');
begin
  perform app_private.stop_if_refused();
  update app_private.one_time_links l set used_at = now() where l.id = v_link.id;
  perform app_private.change_password(v_link.user_id, input -> '$prepared' ->> 'passwordHash');
  perform app_private.confirm_user(v_link.user_id);
end;
$$;
comment on function app_public.reset_password(jsonb) is
  'Sets a new password with the token of a reset link and ends every session of the user. INVALID_TOKEN, TOKEN_EXPIRED, USER_BLOCKED.';
grant execute on function app_public.reset_password(jsonb) to app_visitor, app_user;
--! EndIncluded identity/functions/reset_password.sql
--! Included identity/functions/revoke_sessions.sql
-- Definer because nobody may write sessions by hand.
create or replace function app_private.revoke_sessions(user_id uuid, except_session_id uuid default null) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  update app_public.sessions s set revoked_at = now()
  where s.user_id = $1 and s.revoked_at is null and s.id is distinct from $2
$$;
comment on function app_private.revoke_sessions(uuid, uuid) is 'Ends every session of a user, but one when it is named.';
--! EndIncluded identity/functions/revoke_sessions.sql
--! Included identity/functions/send_sms_confirmation.sql
-- What the API found in the number is in $prepared: its country, its digits and its form on the
-- network, or nothing when it is no number that can get an SMS. Definer because no role of the API
-- writes numbers and codes.
create or replace function app_public.send_sms_confirmation(input jsonb) returns app_public.phone_numbers
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_user_id uuid := app_hidden.current_user_id();
  v_given jsonb := nullif(input -> '$prepared' -> 'phoneNumber', 'null');
  v_ip_text text := input -> '$prepared' ->> 'ip';
  v_ip inet := case when pg_input_is_valid(v_ip_text, 'inet') then v_ip_text::inet end;
  v_phone app_public.phone_numbers;
begin
  perform app_private.refuse_when_impersonating();
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
  'Sends a code of five digits, good for 10 minutes (document A, section 7). INVALID_PHONE_NUMBER: none that gets SMS. DELIVERY_FREQUENCY_EXCEEDED: within 30 seconds of the last. ATTEMPTS_LIMIT_EXCEEDED: too many in an hour. AUTH_LEVEL_2_REQUIRED: another number is proven already, and is to be used first. INVALID_ACTION while impersonating.';
grant execute on function app_public.send_sms_confirmation(jsonb) to app_user;
--! EndIncluded identity/functions/send_sms_confirmation.sql
--! Included identity/functions/sessions_has_identity.sql
create or replace function app_public.sessions_has_identity(session app_public.sessions) returns boolean
language sql stable
as $$
  select false
$$;
comment on function app_public.sessions_has_identity(app_public.sessions) is E'@notNull\nWhether a national e-ID is on file. False as long as none can be.';
grant execute on function app_public.sessions_has_identity(app_public.sessions) to app_user;
--! EndIncluded identity/functions/sessions_has_identity.sql
--! Included identity/functions/sessions_has_second_level.sql
create or replace function app_public.sessions_has_second_level(session app_public.sessions) returns boolean
language sql stable
as $$
  select coalesce(session.second_level_at > now() - interval '15 minutes', false)
$$;
comment on function app_public.sessions_has_second_level(app_public.sessions) is E'@notNull\nWhether an SMS code was confirmed in it in the last 15 minutes.';
grant execute on function app_public.sessions_has_second_level(app_public.sessions) to app_user;
--! EndIncluded identity/functions/sessions_has_second_level.sql
--! Included identity/functions/sessions_needs_onboarding.sql
create or replace function app_public.sessions_needs_onboarding(session app_public.sessions) returns boolean
language sql stable
as $$
  select u.confirmed and (u.first_name is null or u.last_name is null) from app_public.users u where u.id = session.user_id
$$;
comment on function app_public.sessions_needs_onboarding(app_public.sessions) is E'@notNull\nConfirmed, but without a name yet: onboard comes next.';
grant execute on function app_public.sessions_needs_onboarding(app_public.sessions) to app_user;
--! EndIncluded identity/functions/sessions_needs_onboarding.sql
--! Included identity/functions/sessions_phone_number.sql
create or replace function app_public.sessions_phone_number(session app_public.sessions) returns app_public.phone_numbers
language sql stable
as $$
  select p.* from app_public.phone_numbers p
  where p.user_id = session.user_id and p.token_verified_at is not null
  order by p.last_used_at desc limit 1
$$;
comment on function app_public.sessions_phone_number(app_public.sessions) is 'The person''s proven number, the one last used.';
grant execute on function app_public.sessions_phone_number(app_public.sessions) to app_user;
--! EndIncluded identity/functions/sessions_phone_number.sql
--! Included identity/functions/sms_payload.sql
-- Asked right before sending: a code that would arrive dead only confuses, and one that has left
-- does not leave again. Definer because the worker holds no table.
create or replace function app_private.sms_payload(code_id uuid) returns jsonb
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select jsonb_build_object('to', p.e164, 'language', u.language)
  from app_private.sms_codes c
  join app_public.phone_numbers p on p.id = c.phone_number_id
  join app_public.users u on u.id = p.user_id
  where c.id = $1 and c.used_at is null and c.superseded_at is null and c.sent_at is null and c.failed_at is null
    and c.expires_at > now()
$$;
comment on function app_private.sms_payload(uuid) is 'Where a code goes and in what language; null when there is nothing to send any more.';
grant execute on function app_private.sms_payload(uuid) to app_worker;
--! EndIncluded identity/functions/sms_payload.sql
--! Included identity/functions/text_sms_code.sql
-- The code goes into the job, for the message, and nowhere else; the queue deletes the job once the
-- message has left. A job that still waits is replaced, so that nobody gets a dead code. After seven
-- tries, about ten minutes, the code is worth nothing, and the job is given up.
create or replace function app_private.text_sms_code(phone app_public.phone_numbers, ip inet) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_random bigint := ('x' || encode(public.gen_random_bytes(6), 'hex'))::bit(48)::bigint;
  v_code text := lpad((v_random % 100000)::text, 5, '0');
  v_code_id uuid;
begin
  update app_private.sms_codes c set superseded_at = now()
  where c.phone_number_id = phone.id and c.used_at is null and c.superseded_at is null;
  insert into app_private.sms_codes (phone_number_id, code_hash, ip)
  values (phone.id, public.crypt(v_code, public.gen_salt('bf', 8)), text_sms_code.ip)
  returning id into v_code_id;
  perform app_private.enqueue(
    'identity/send_sms', jsonb_build_object('codeId', v_code_id, 'code', v_code),
    job_key => format('sms:%s', phone.id), max_attempts => 7
  );
end;
$$;
comment on function app_private.text_sms_code(app_public.phone_numbers, inet) is
  'Makes a code for a number, retires the earlier one, and has it sent: payload codeId and code.';
--! EndIncluded identity/functions/text_sms_code.sql
--! Included identity/functions/tg_users__revoke_sessions.sql
-- Definer because the operator who blocks a person may not write sessions.
create or replace function app_private.tg_users__revoke_sessions() returns trigger
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform app_private.revoke_sessions(new.id);
  update app_private.one_time_links l set superseded_at = now()
  where l.user_id = new.id and l.used_at is null and l.superseded_at is null;
  return null;
end;
$$;
comment on function app_private.tg_users__revoke_sessions() is 'A blocked user''s sessions end and links die at once.';
--! EndIncluded identity/functions/tg_users__revoke_sessions.sql
--! Included identity/functions/token_sha256.sql
create or replace function app_private.token_sha256(token text) returns bytea
language sql immutable strict parallel safe
as $$
  select sha256(convert_to(token, 'UTF8'))
$$;
comment on function app_private.token_sha256(text) is 'What is kept of a token.';
--! EndIncluded identity/functions/token_sha256.sql
--! Included identity/functions/try_sms_code.sql
-- Runs before the mutation, in a transaction of its own: a wrong try is on record although the
-- mutation is refused and rolled back, and the lock lets parallel tries be counted one after the
-- other. The lid for a day is over all codes of the user, since a new code every half minute would
-- give five new tries each. Definer because the authenticator reads no table.
create or replace function app_private.try_sms_code(
  user_id uuid, e164 text, code text, out code_id uuid, out refusal app_public.error_code
)
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_code app_private.sms_codes;
begin
  perform pg_advisory_xact_lock(hashtextextended('sms ' || try_sms_code.user_id, 0));
  select c.* into v_code
  from app_private.sms_codes c join app_public.phone_numbers p on p.id = c.phone_number_id
  where p.user_id = try_sms_code.user_id and p.e164 = try_sms_code.e164
  order by c.created_at desc, c.id desc limit 1;
  refusal := case
    when v_code.id is null or v_code.used_at is not null then 'INVALID_TOKEN'
    when v_code.failed_at is not null then 'SMS_SENDING_FAILED'
    when v_code.wrong_tries >= 5 or app_private.wrong_sms_tries(try_sms_code.user_id) >= 20 then 'ATTEMPTS_LIMIT_EXCEEDED'
    when v_code.expires_at <= now() then 'TOKEN_EXPIRED'
  end;
  if refusal is not null then
    return;
  end if;
  if v_code.code_hash = public.crypt(try_sms_code.code, v_code.code_hash) then
    code_id := v_code.id;
  else
    update app_private.sms_codes c set wrong_tries = c.wrong_tries + 1 where c.id = v_code.id;
    refusal := 'INVALID_TOKEN';
  end if;
end;
$$;
comment on function app_private.try_sms_code(uuid, text, text) is
  'The code that was typed in rightly, or why not: INVALID_TOKEN, TOKEN_EXPIRED, ATTEMPTS_LIMIT_EXCEEDED after five wrong tries at a code or 20 in a day, SMS_SENDING_FAILED when it never left.';
grant execute on function app_private.try_sms_code(uuid, text, text) to app_authenticator;
--! EndIncluded identity/functions/try_sms_code.sql
--! Included identity/functions/update_user.sql
-- Absent attributes stay as they are. A new address only counts once the link sent to it is used.
-- Definer because no role of the API writes passwords.
create or replace function app_public.update_user(input jsonb) returns app_public.users
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_attributes jsonb := input -> 'attributes';
  v_email public.citext := btrim(v_attributes ->> 'email');
  v_password_hash text := input -> '$prepared' ->> 'passwordHash';
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
  perform app_private.refuse_update_of_user(v_user.id, v_email, v_attributes, v_password_hash is not null);
  perform app_private.stop_if_refused();

  update app_public.users u set
    first_name = case when v_attributes ? 'firstName' then nullif(btrim(v_attributes ->> 'firstName'), '') else u.first_name end,
    last_name = case when v_attributes ? 'lastName' then nullif(btrim(v_attributes ->> 'lastName'), '') else u.last_name end,
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
  'Changes the signed-in user. A new password or e-mail address needs the second level (AUTH_LEVEL_2_REQUIRED) and is refused while impersonating (INVALID_ACTION); TAKEN: another user has the address.';
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
  elsif exists (select from app_public.users u where u.id = v_link.user_id and u.blocked_at is not null) then
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
  if v_link.purpose = 'CHANGE_EMAIL' then
    perform app_private.change_email(v_link.user_id, v_link.email);
  end if;
  perform app_private.confirm_user(v_link.user_id);
  return v_link;
end;
$$;
comment on function app_private.use_one_time_link(text, boolean) is
  'Spends a link and confirms its user. Refuses INVALID_TOKEN, OTP_EXPIRED_AND_RESENT, OTP_EXPIRED, USER_BLOCKED, UNAUTHORIZED or TAKEN and returns null.';
--! EndIncluded identity/functions/use_one_time_link.sql
--! Included identity/functions/validate_password_reset_token.sql
-- Asked by the screen before it shows the form; the link stays unused. Definer because a visitor
-- reads no table.
create or replace function app_public.validate_password_reset_token(input jsonb) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform app_private.lock_reset_link(input ->> 'token');
  perform app_private.stop_if_refused();
end;
$$;
comment on function app_public.validate_password_reset_token(jsonb) is
  'Whether a reset link still works. INVALID_TOKEN: unknown. TOKEN_EXPIRED: used, superseded or too old. USER_BLOCKED.';
grant execute on function app_public.validate_password_reset_token(jsonb) to app_visitor, app_user;
--! EndIncluded identity/functions/validate_password_reset_token.sql
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
  v_prepared jsonb := input -> '$prepared';
  v_refusal app_public.error_code := v_prepared ->> 'refusal';
  v_phone app_public.phone_numbers;
begin
  perform app_private.refuse_when_impersonating();
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

  update app_public.phone_numbers p set token_verified_at = now(), last_used_at = now()
  where p.id = v_phone.id returning p.* into v_phone;
  perform app_private.grant_second_level(app_hidden.current_session_id());
  return v_phone;
end;
$$;
comment on function app_public.verify_phone_number(jsonb) is
  'Confirms the newest code sent to a number, which lifts this session to the second level for 15 minutes. INVALID_TOKEN: wrong, used or never sent. TOKEN_EXPIRED: older than 10 minutes. ATTEMPTS_LIMIT_EXCEEDED: five wrong tries. SMS_SENDING_FAILED: the network refused the number. INVALID_PHONE_NUMBER, AUTH_LEVEL_2_REQUIRED and INVALID_ACTION as when sending.';
grant execute on function app_public.verify_phone_number(jsonb) to app_user;
--! EndIncluded identity/functions/verify_phone_number.sql
--! Included identity/functions/wrong_sms_tries.sql
create or replace function app_private.wrong_sms_tries(user_id uuid) returns bigint
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce(sum(c.wrong_tries), 0)
  from app_private.sms_codes c join app_public.phone_numbers p on p.id = c.phone_number_id
  where p.user_id = $1 and c.created_at > now() - interval '1 day'
$$;
comment on function app_private.wrong_sms_tries(uuid) is 'How many wrong codes the user has typed in the last day.';
--! EndIncluded identity/functions/wrong_sms_tries.sql
--! Included accounts/functions/accounts_can_manage.sql
create or replace function app_public.accounts_can_manage(account app_public.accounts) returns boolean
language sql stable
as $$
  select coalesce(app_public.accounts_role(account) in ('OWNER', 'ADMIN'), false)
$$;
comment on function app_public.accounts_can_manage(app_public.accounts) is E'@notNull\nWhether the caller is OWNER or ADMIN of the account.';
grant execute on function app_public.accounts_can_manage(app_public.accounts) to app_user;
--! EndIncluded accounts/functions/accounts_can_manage.sql
--! Included accounts/functions/accounts_display_name.sql
-- Definer because members see no other person's row, but may know what their account is called.
create or replace function app_public.accounts_display_name(account app_public.accounts) returns text
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce(
    account.name,
    (select nullif(concat_ws(' ', u.first_name, u.last_name), '') from app_public.users u where u.id = account.primary_user_id),
    '-'
  )
$$;
comment on function app_public.accounts_display_name(app_public.accounts) is
  E'@notNull\nThe name if there is one, otherwise the primary user''s first and last name, otherwise "-" (document A, section 3).';
grant execute on function app_public.accounts_display_name(app_public.accounts) to app_user, app_operator;
--! EndIncluded accounts/functions/accounts_display_name.sql
--! Included accounts/functions/accounts_features.sql
create or replace function app_public.accounts_features(account app_public.accounts) returns app_public.account_features
language sql stable
as $$
  select row (account.invoices_enabled, account.payouts_enabled, account.workflows_enabled)::app_public.account_features
$$;
comment on function app_public.accounts_features(app_public.accounts) is E'@notNull\nWhat the account can do. Operators switch it.';
grant execute on function app_public.accounts_features(app_public.accounts) to app_user;
--! EndIncluded accounts/functions/accounts_features.sql
--! Included accounts/functions/accounts_primary_user.sql
-- Definer because members see no other person's row, but may know who owns their account. The
-- account comes as a row the caller was allowed to read.
create or replace function app_public.accounts_primary_user(account app_public.accounts) returns app_public.users
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select u from app_public.users u where u.id = account.primary_user_id
$$;
comment on function app_public.accounts_primary_user(app_public.accounts) is 'The owner.';
grant execute on function app_public.accounts_primary_user(app_public.accounts) to app_user, app_operator;
--! EndIncluded accounts/functions/accounts_primary_user.sql
--! Included accounts/functions/accounts_role.sql
create or replace function app_public.accounts_role(account app_public.accounts) returns app_public.account_role
language sql stable
as $$
  select m.role from app_public.memberships m where m.account_id = account.id and m.user_id = app_hidden.current_user_id()
$$;
comment on function app_public.accounts_role(app_public.accounts) is 'The caller''s role in the account.';
grant execute on function app_public.accounts_role(app_public.accounts) to app_user;
--! EndIncluded accounts/functions/accounts_role.sql
--! Included accounts/functions/create_personal_account.sql
create or replace function app_private.create_personal_account(user_id uuid) returns uuid
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account_id uuid;
begin
  insert into app_public.accounts (slug, account_type, primary_user_id, language, email)
  select app_private.free_slug(concat_ws(' ', u.first_name, u.last_name)), 'PERSONAL', u.id, u.language, u.email
  from app_public.users u where u.id = create_personal_account.user_id
  returning id into v_account_id;
  insert into app_public.memberships (account_id, user_id, role) values (v_account_id, create_personal_account.user_id, 'OWNER');
  return v_account_id;
end;
$$;
comment on function app_private.create_personal_account(uuid) is 'The account a person acts in alone: invoices only.';
--! EndIncluded accounts/functions/create_personal_account.sql
--! Included accounts/functions/create_session.sql
-- The API has verified the password and says what it found; what it means is decided here.
-- Definer because a visitor reads no table.
create or replace function app_public.create_session(input jsonb) returns app_public.issued_token
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_user_id uuid := app_private.finish_sign_in(input -> '$prepared');
begin
  perform app_private.stop_if_refused();
  return row (app_private.open_landing_session(v_user_id))::app_public.issued_token;
end;
$$;
comment on function app_public.create_session(jsonb) is
  'Signs in with a password. INVALID_PASSWORD: wrong, or nobody has the address. ATTEMPTS_LIMIT_EXCEEDED, USER_BLOCKED, ACCOUNT_BLOCKED.';
grant execute on function app_public.create_session(jsonb) to app_visitor, app_user;
--! EndIncluded accounts/functions/create_session.sql
--! Included accounts/functions/create_team.sql
create or replace function app_private.create_team(owner_id uuid, attributes jsonb) returns uuid
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account_id uuid;
  v_language app_public.language := (select u.language from app_public.users u where u.id = owner_id);
begin
  insert into app_public.accounts (
    slug, account_type, primary_user_id, tag, name, organization_number, language, email,
    invoices_enabled, payouts_enabled, workflows_enabled
  )
  select
    app_private.free_slug(attributes ->> 'name'), 'TEAM', u.id, coalesce(attributes ->> 'tag', 'GENERIC')::app_public.account_tag,
    btrim(attributes ->> 'name'), attributes ->> 'organizationNumber', u.language, u.email, true, true, true
  from app_public.users u where u.id = owner_id
  returning id into v_account_id;
  insert into app_public.memberships (account_id, user_id, role) values (v_account_id, owner_id, 'OWNER');
  insert into app_public.departments (account_id, name, is_default)
  values (v_account_id, case v_language when 'EN' then 'General' else 'Felles' end, true);
  return v_account_id;
end;
$$;
comment on function app_private.create_team(uuid, jsonb) is 'A team with its owner and default department; attributes name, tag (GENERIC when absent) and organizationNumber.';
--! EndIncluded accounts/functions/create_team.sql
--! Included accounts/functions/create_team_account.sql
-- Definer because nobody may write accounts by hand.
create or replace function app_public.create_team_account(input jsonb) returns app_public.accounts
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account_id uuid;
  v_account app_public.accounts;
begin
  perform app_private.require_confirmed_user();
  perform app_private.refuse_team(input -> 'attributes', 'attributes');
  perform app_private.stop_if_refused();
  v_account_id := app_private.create_team(app_hidden.current_user_id(), input -> 'attributes');
  select a.* into v_account from app_public.accounts a where a.id = v_account_id;
  return v_account;
end;
$$;
comment on function app_public.create_team_account(jsonb) is
  'Makes a team owned by the caller, with one default department. USER_NOT_CONFIRMED, BLANK name, INVALID organisation number.';
grant execute on function app_public.create_team_account(jsonb) to app_user;
--! EndIncluded accounts/functions/create_team_account.sql
--! Included accounts/functions/current_members.sql
-- Definer because people see no other person's row, and are to know their colleagues by name and
-- address.
create or replace function app_hidden.current_members()
returns table (
  id uuid, account_id uuid, user_id uuid, email public.citext, first_name text, last_name text,
  role app_public.account_role, confirmed boolean, search_text text, created_at timestamptz
)
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select m.id, m.account_id, m.user_id, u.email, u.first_name, u.last_name, m.role, u.confirmed, u.search_text, m.created_at
  from app_public.memberships m
  join app_public.users u on u.id = m.user_id
  where m.account_id = app_hidden.current_account_id()
$$;
comment on function app_hidden.current_members() is 'The people of the current account, as their colleagues see them.';
grant execute on function app_hidden.current_members() to app_user;
--! EndIncluded accounts/functions/current_members.sql
--! Included accounts/functions/current_user_account_ids.sql
-- Definer because the accounts one belongs to decide which rows one sees, also of memberships.
-- Returns one value, so that a policy asks once per statement and finds rows by their key.
create or replace function app_hidden.current_user_account_ids() returns uuid[]
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce(array_agg(m.account_id), '{}') from app_public.memberships m where m.user_id = app_hidden.current_user_id()
$$;
comment on function app_hidden.current_user_account_ids() is 'The accounts the caller belongs to.';
grant execute on function app_hidden.current_user_account_ids() to app_user;
--! EndIncluded accounts/functions/current_user_account_ids.sql
--! Included accounts/functions/free_slug.sql
-- The lock lets two accounts of one name at the same moment find different numbers.
create or replace function app_private.free_slug(name text) returns text
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_base text := app_private.slug_from(name);
  v_slug text := v_base;
  v_number int := 1;
begin
  perform pg_advisory_xact_lock(hashtextextended('slug ' || v_base, 0));
  while exists (select from app_public.accounts a where a.slug = v_slug) loop
    v_number := v_number + 1;
    v_slug := v_base || '-' || v_number;
  end loop;
  return v_slug;
end;
$$;
comment on function app_private.free_slug(text) is 'The slug of a name, numbered from 2 when it is taken.';
--! EndIncluded accounts/functions/free_slug.sql
--! Included accounts/functions/has_feature.sql
-- Definer because triggers and the worker ask too, and read no account.
create or replace function app_hidden.has_feature(feature text) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce((
    select case feature
      when 'invoices' then a.invoices_enabled
      when 'payouts' then a.payouts_enabled
      when 'workflows' then a.workflows_enabled
    end
    from app_public.accounts a where a.id = app_hidden.current_account_id()
  ), false)
$$;
comment on function app_hidden.has_feature(text) is 'Whether the current account has the feature invoices, payouts or workflows.';
grant execute on function app_hidden.has_feature(text) to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded accounts/functions/has_feature.sql
--! Included accounts/functions/impersonate_account.sql
-- The operator acts as the owner, in a session that names them and why; whatever is done in it is
-- logged under both. Definer because nobody may write sessions by hand.
create or replace function app_public.impersonate_account(input jsonb) returns app_public.issued_token
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
  v_operator_id uuid;
begin
  select s.operator_id into v_operator_id from app_public.sessions s where s.id = app_hidden.current_session_id();
  if v_operator_id is null or not 'OPERATOR_ADMIN' = any (app_hidden.current_actors()) then
    perform app_private.refuse('UNAUTHORIZED');
    perform app_private.stop_if_refused();
  end if;
  select a.* into v_account from app_public.accounts a where a.id = (input ->> 'id')::uuid;
  if v_account.id is null then
    perform app_private.refuse('ACCOUNT_NOT_FOUND', 'id');
  elsif v_account.blocked_at is not null then
    perform app_private.refuse('ACCOUNT_BLOCKED', 'id');
  elsif exists (select from app_public.users u where u.id = v_account.primary_user_id and u.blocked_at is not null) then
    perform app_private.refuse('USER_BLOCKED', 'id');
  end if;
  if coalesce(btrim(input ->> 'reason'), '') = '' then
    perform app_private.refuse('BLANK', 'reason');
  end if;
  perform app_private.stop_if_refused();
  return row (app_private.open_session(
    v_account.primary_user_id, v_account.id,
    administrator_id => v_operator_id, administrator_reason => btrim(input ->> 'reason')
  ))::app_public.issued_token;
end;
$$;
comment on function app_public.impersonate_account(jsonb) is
  'A portal session as the owner of an account, for an ADMIN operator with a reason. UNAUTHORIZED, ACCOUNT_NOT_FOUND, ACCOUNT_BLOCKED, USER_BLOCKED.';
grant execute on function app_public.impersonate_account(jsonb) to app_operator;
--! EndIncluded accounts/functions/impersonate_account.sql
--! Included accounts/functions/is_organization_number.sql
-- The scalar product with the weights 3 2 7 6 5 4 3 2 1 is a multiple of 11; a number whose check
-- digit would be 10 is never issued, and none such passes.
create or replace function app_hidden.is_organization_number(number text) returns boolean
language sql immutable parallel safe
as $$
  select coalesce(number ~ '^[0-9]{9}$' and number <> '000000000' and (
    select sum(d::int * w) % 11 = 0
    from unnest(string_to_array(number, null), array[3, 2, 7, 6, 5, 4, 3, 2, 1]) as t (d, w)
    where d ~ '^[0-9]$'
  ), false)
$$;
comment on function app_hidden.is_organization_number(text) is 'Whether it is nine digits with the right check digit (MOD11).';
grant execute on function app_hidden.is_organization_number(text) to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded accounts/functions/is_organization_number.sql
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
  perform app_private.refuse_blank_names(v_attributes);
  perform app_private.stop_if_refused();

  update app_public.users u set
    first_name = btrim(v_attributes ->> 'firstName'),
    last_name = btrim(v_attributes ->> 'lastName'),
    language = coalesce((v_attributes ->> 'language')::app_public.language, u.language),
    marketing_consent = coalesce((v_attributes ->> 'marketingConsent')::boolean, u.marketing_consent)
  where u.id = v_user.id
  returning u.* into v_user;
  if not exists (select from app_public.accounts a where a.primary_user_id = v_user.id and a.account_type = 'PERSONAL') then
    perform app_private.create_personal_account(v_user.id);
  end if;
  return v_user;
end;
$$;
comment on function app_public.onboard(jsonb) is
  'Completes an invited user: name, language, consent, and a personal account. USER_NOT_CONFIRMED; INVALID_ACTION: nothing is missing.';
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
  join app_public.accounts a on a.id = m.account_id
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
--! Included accounts/functions/refuse_blank_names.sql
create or replace function app_private.refuse_blank_names(attributes jsonb) returns void
language plpgsql volatile
as $$
begin
  if coalesce(btrim(attributes ->> 'firstName'), '') = '' then
    perform app_private.refuse('BLANK', 'attributes.firstName');
  end if;
  if coalesce(btrim(attributes ->> 'lastName'), '') = '' then
    perform app_private.refuse('BLANK', 'attributes.lastName');
  end if;
end;
$$;
comment on function app_private.refuse_blank_names(jsonb) is 'Refuses BLANK for a first or last name that is missing or only spaces.';
--! EndIncluded accounts/functions/refuse_blank_names.sql
--! Included accounts/functions/refuse_registration.sql
create or replace function app_private.refuse_registration(attributes jsonb) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform app_private.refuse_blank_names(attributes);
  if exists (select from app_public.users u where u.email = btrim(attributes ->> 'email')::public.citext) then
    perform app_private.refuse('USER_EXISTS', 'attributes.email');
  end if;
end;
$$;
comment on function app_private.refuse_registration(jsonb) is 'The refusals of a registration: a name of blanks, an address that is taken.';
--! EndIncluded accounts/functions/refuse_registration.sql
--! Included accounts/functions/refuse_team.sql
create or replace function app_private.refuse_team(attributes jsonb, path text) returns void
language plpgsql volatile
as $$
begin
  if coalesce(btrim(attributes ->> 'name'), '') = '' then
    perform app_private.refuse('BLANK', path || '.name');
  end if;
  if attributes ->> 'organizationNumber' is not null
    and not app_hidden.is_organization_number(attributes ->> 'organizationNumber') then
    perform app_private.refuse('INVALID', path || '.organizationNumber');
  end if;
end;
$$;
comment on function app_private.refuse_team(jsonb, text) is 'The refusals of a new team''s attributes: BLANK name, INVALID organisation number.';
--! EndIncluded accounts/functions/refuse_team.sql
--! Included accounts/functions/register.sql
create or replace function app_private.register(attributes jsonb, password_hash text) returns uuid
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_user_id uuid := app_private.create_user(attributes, password_hash);
begin
  if v_user_id is null then
    perform app_private.refuse('USER_EXISTS', 'attributes.email');
    return null;
  end if;
  perform app_private.create_personal_account(v_user_id);
  perform app_private.mail_one_time_link(v_user_id, 'CONFIRM');
  return v_user_id;
end;
$$;
comment on function app_private.register(jsonb, text) is
  'An unconfirmed user with a personal account and a confirmation link on its way. Refuses USER_EXISTS and returns null.';
--! EndIncluded accounts/functions/register.sql
--! Included accounts/functions/register_account.sql
-- Definer because a visitor may write no table.
create or replace function app_public.register_account(input jsonb) returns app_public.users
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_user_id uuid;
  v_user app_public.users;
begin
  perform app_private.refuse_registration(input -> 'attributes');
  perform app_private.stop_if_refused();
  v_user_id := app_private.register(input -> 'attributes', input -> '$prepared' ->> 'passwordHash');
  perform app_private.stop_if_refused();
  select u.* into v_user from app_public.users u where u.id = v_user_id;
  return v_user;
end;
$$;
comment on function app_public.register_account(jsonb) is
  'Registers a person with a personal account and mails a confirmation link. USER_EXISTS: the address is taken. A visitor may not read the user back.';
grant execute on function app_public.register_account(jsonb) to app_visitor, app_user;
--! EndIncluded accounts/functions/register_account.sql
--! Included accounts/functions/register_team_account.sql
-- Definer because a visitor may write no table.
create or replace function app_public.register_team_account(input jsonb) returns app_public.users
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_user_id uuid;
  v_user app_public.users;
begin
  perform app_private.refuse_registration(input -> 'attributes');
  perform app_private.refuse_team(input -> 'team', 'team');
  perform app_private.stop_if_refused();
  v_user_id := app_private.register(input -> 'attributes', input -> '$prepared' ->> 'passwordHash');
  perform app_private.stop_if_refused();
  perform app_private.create_team(v_user_id, input -> 'team');
  select u.* into v_user from app_public.users u where u.id = v_user_id;
  return v_user;
end;
$$;
comment on function app_public.register_team_account(jsonb) is
  'Registers a person with a personal account and a team they own, and mails a confirmation link. USER_EXISTS, INVALID organisation number.';
grant execute on function app_public.register_team_account(jsonb) to app_visitor, app_user;
--! EndIncluded accounts/functions/register_team_account.sql
--! Included accounts/functions/require_feature.sql
create or replace function app_private.require_feature(feature text) returns void
language plpgsql volatile
as $$
begin
  if not app_hidden.has_feature(feature) then
    perform app_private.refuse('UNAUTHORIZED');
  end if;
end;
$$;
comment on function app_private.require_feature(text) is 'Refuses UNAUTHORIZED unless the current account has the feature.';
grant execute on function app_private.require_feature(text) to app_user;
--! EndIncluded accounts/functions/require_feature.sql
--! Included accounts/functions/session_settings.sql
-- Called once at the start of every request and subscription event, before anybody is anybody.
-- Definer because the authenticator reads no table. Everything that can end a session is looked up
-- anew: revocation, age, idleness, the block of user or account, the membership, the operator.
create or replace function app_private.session_settings(token_sha256 bytea)
returns table (
  role text, session_id uuid, user_id uuid, account_id uuid, account_role text, operator_role text,
  administrator_id uuid, actor_name text
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
    coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.email::text)
      || coalesce(' (' || coalesce(nullif(concat_ws(' ', au.first_name, au.last_name), ''), au.email::text) || ')', '')
  from app_private.session_tokens t
  join app_public.sessions s on s.id = t.session_id
  join app_public.users u on u.id = s.user_id and u.blocked_at is null
  left join app_public.accounts a on a.id = s.account_id and a.blocked_at is null
  left join app_public.memberships m on m.account_id = a.id and m.user_id = s.user_id
  left join app_public.operators o on o.id = s.operator_id and o.disabled_at is null
  left join app_public.operators ad on ad.id = s.administrator_id and ad.disabled_at is null
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
--! Included accounts/functions/sessions_accounts.sql
create or replace function app_public.sessions_accounts(session app_public.sessions) returns setof app_public.accounts
language sql stable
as $$
  select a.* from app_public.accounts a
  where a.id = any ((select app_hidden.current_user_account_ids())::uuid[])
  order by a.account_type, a.name, a.id
$$;
comment on function app_public.sessions_accounts(app_public.sessions) is
  E'@simpleCollections only\nThe accounts the user can switch to: the personal one first, then teams by name.';
grant execute on function app_public.sessions_accounts(app_public.sessions) to app_user;
--! EndIncluded accounts/functions/sessions_accounts.sql
--! Included accounts/functions/sessions_administrator.sql
-- Definer because people see no other person's row, and are to know who acts in their name.
create or replace function app_public.sessions_administrator(session app_public.sessions) returns app_public.users
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select u from app_public.operators o join app_public.users u on u.id = o.user_id
  where o.id = session.administrator_id and session.id = app_hidden.current_session_id()
$$;
comment on function app_public.sessions_administrator(app_public.sessions) is 'The operator who acts as the user, if one does.';
grant execute on function app_public.sessions_administrator(app_public.sessions) to app_user;
--! EndIncluded accounts/functions/sessions_administrator.sql
--! Included accounts/functions/sessions_role.sql
create or replace function app_public.sessions_role(session app_public.sessions) returns app_public.account_role
language sql stable
as $$
  select m.role from app_public.memberships m where m.account_id = session.account_id and m.user_id = session.user_id
$$;
comment on function app_public.sessions_role(app_public.sessions) is E'@notNull\nThe user''s role in the account.';
grant execute on function app_public.sessions_role(app_public.sessions) to app_user;
--! EndIncluded accounts/functions/sessions_role.sql
--! Included accounts/functions/slug_from.sql
create or replace function app_private.slug_from(name text) returns text
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce(
    nullif(
      btrim(
        left(
          btrim(
            regexp_replace(
              lower(public.unaccent('public.unaccent'::regdictionary, replace(replace(replace(lower(coalesce(name, '')), 'æ', 'ae'), 'ø', 'o'), 'å', 'a'))),
              '[^a-z0-9]+', '-', 'g'
            ),
            '-'
          ),
          48
        ),
        '-'
      ),
      ''
    ),
    'konto'
  )
$$;
comment on function app_private.slug_from(text) is 'A name in a to z, 0 to 9 and hyphens, at most 48 characters; æ, ø and å become ae, o and a. "konto" when nothing is left.';
--! EndIncluded accounts/functions/slug_from.sql
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
  join app_public.accounts a on a.id = m.account_id
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
  'A token for another account the caller belongs to. ACCOUNT_NOT_FOUND: not a member, or no such account. ACCOUNT_BLOCKED.';
grant execute on function app_public.switch_account(jsonb) to app_user;
--! EndIncluded accounts/functions/switch_account.sql
--! Included accounts/functions/use_session_otp.sql
-- Definer because a visitor reads no table.
create or replace function app_public.use_session_otp(input jsonb) returns app_public.used_link
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_link app_private.one_time_links := app_private.use_one_time_link(
    input ->> 'token', coalesce((input -> '$prepared' ->> 'wasResent')::boolean, false)
  );
begin
  perform app_private.stop_if_refused();
  return row (app_private.open_landing_session(v_link.user_id), v_link.deep_link)::app_public.used_link;
end;
$$;
comment on function app_public.use_session_otp(jsonb) is
  'Signs in with a link from a mail and confirms the user. OTP_EXPIRED_AND_RESENT: too old, a fresh one is on its way. OTP_EXPIRED: used or superseded. INVALID_TOKEN: unknown.';
grant execute on function app_public.use_session_otp(jsonb) to app_visitor, app_user;
--! EndIncluded accounts/functions/use_session_otp.sql
--! Included payout/functions/accounts_has_freelance_profiles.sql
-- Definer because a session lists all accounts of a person, and sees the profiles of the current one
-- only. It answers for accounts the caller belongs to.
create or replace function app_public.accounts_has_freelance_profiles(account app_public.accounts) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_public.freelance_profiles p
    where p.account_id = account.id and (
      app_hidden.current_operator_role() is not null
      or account.id in (select m.account_id from app_public.memberships m where m.user_id = app_hidden.current_user_id())
    )
  )
$$;
comment on function app_public.accounts_has_freelance_profiles(app_public.accounts) is
  E'@notNull\nWhether the account has a payout profile.';
grant execute on function app_public.accounts_has_freelance_profiles(app_public.accounts) to app_user, app_operator;
--! EndIncluded payout/functions/accounts_has_freelance_profiles.sql
--! Included payout/functions/address_from.sql
create or replace function app_hidden.address_from(input jsonb) returns app_public.address
language sql immutable
as $$
  select case when jsonb_typeof(input) = 'object' then row(
    nullif(btrim(input ->> 'line1'), ''), nullif(btrim(input ->> 'line2'), ''), nullif(btrim(input ->> 'postalCode'), ''),
    nullif(btrim(input ->> 'city'), ''), nullif(btrim(input ->> 'county'), ''), nullif(btrim(input ->> 'country'), ''),
    (input ->> 'latitude')::float8, (input ->> 'longitude')::float8
  )::app_public.address end
$$;
comment on function app_hidden.address_from(jsonb) is 'An address from AddressInput; null when there is none. Blank parts are null.';
grant execute on function app_hidden.address_from(jsonb) to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded payout/functions/address_from.sql
--! Included payout/functions/address_input.sql
create or replace function app_hidden.address_input(address app_public.address) returns jsonb
language sql immutable parallel safe
as $$
  select case when not address is null then jsonb_build_object(
    'line1', address.line1, 'line2', address.line2, 'postalCode', address.postal_code, 'city', address.city,
    'county', address.county, 'country', address.country, 'latitude', address.latitude, 'longitude', address.longitude
  ) end
$$;
comment on function app_hidden.address_input(app_public.address) is 'An address as AddressInput has it; null when there is none.';
grant execute on function app_hidden.address_input(app_public.address) to app_user, app_operator, app_worker;
--! EndIncluded payout/functions/address_input.sql
--! Included payout/functions/address_json.sql
create or replace function app_hidden.address_json(address app_public.address) returns jsonb
language sql immutable parallel safe
as $$
  select case when not address is null then jsonb_build_object(
    'line1', address.line1, 'line2', address.line2, 'postalCode', address.postal_code, 'city', address.city,
    'country', address.country
  ) end
$$;
comment on function app_hidden.address_json(app_public.address) is 'A postal address for a document: {line1, line2, postalCode, city, country}, or null.';
grant execute on function app_hidden.address_json(app_public.address) to app_user, app_operator, app_worker;
--! EndIncluded payout/functions/address_json.sql
--! Included payout/functions/archive_freelance_profile.sql
create or replace function app_public.archive_freelance_profile(input jsonb) returns app_public.freelance_profiles
language plpgsql volatile
as $$
declare
  v_profile app_public.freelance_profiles := app_private.require_own_profile((input ->> 'id')::uuid);
begin
  perform app_private.refuse_archived_profile(v_profile);
  perform app_private.stop_if_refused();

  update app_public.freelance_profiles p set archived_at = now() where p.id = v_profile.id returning p.* into v_profile;
  return v_profile;
end;
$$;
comment on function app_public.archive_freelance_profile(jsonb) is
  'Puts a payout profile aside; invoices already sent in go their way. Refuses FREELANCE_PROFILE_ARCHIVED when it is aside already.';
grant execute on function app_public.archive_freelance_profile(jsonb) to app_user;
--! EndIncluded payout/functions/archive_freelance_profile.sql
--! Included payout/functions/check_address.sql
-- The countries the product serves; elsewhere nobody can be paid or billed by it.
create or replace function app_private.check_address(
  attributes jsonb, is_served_country boolean, path text default 'attributes'
) returns void
language plpgsql volatile
as $$
declare
  v_country text := app_hidden.text_at(attributes, 'address.country');
begin
  perform app_private.refuse_blanks(
    attributes, array['address.line1', 'address.postalCode', 'address.city', 'address.country'], path
  );
  if v_country !~ '^[A-Z]{2}$' then
    perform app_private.refuse('INVALID', path || '.address.country');
  elsif is_served_country and v_country not in ('NO', 'SE', 'DK', 'FI') then
    perform app_private.refuse('INCLUSION', path || '.address.country');
  end if;
end;
$$;
comment on function app_private.check_address(jsonb, boolean, text) is
  'Refuses an incomplete address, a country that is no 2-letter code, and, for organisations, one that is not served.';
grant execute on function app_private.check_address(jsonb, boolean, text) to app_user;
--! EndIncluded payout/functions/check_address.sql
--! Included payout/functions/check_bank_account.sql
-- A Norwegian profile's account in kroner is a Norwegian account: eleven digits that pass mod 11. A
-- profile abroad may be paid kroner to an account its own bank numbers as it likes.
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
  elsif length(v_number) > 34 then
    perform app_private.refuse('TOO_BIG', path || '.accountNumber');
  elsif v_currency = 'NOK' and v_number !~ '^[0-9]+$' then
    perform app_private.refuse('INVALID', path || '.accountNumber');
  elsif v_currency = 'NOK' and coalesce(country, 'NO') = 'NO' and not app_hidden.is_bank_account_number(v_number) then
    perform app_private.refuse('INVALID', path || '.accountNumber');
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
  'Refuses an account number that is blank, too short (11), too long (34) or wrong for its currency, a currency the profile cannot have, and a wrong SWIFT code.';
grant execute on function app_private.check_bank_account(jsonb, app_public.freelance_type, text, text) to app_user;
--! EndIncluded payout/functions/check_bank_account.sql
--! Included payout/functions/check_changed_profile.sql
create or replace function app_private.check_changed_profile(
  profile app_public.freelance_profiles, next jsonb, personal_number text
) returns void
language plpgsql volatile
as $$
begin
  if profile.freelance_type = 'INDIVIDUAL' then
    perform app_private.refuse_blanks(next, array['firstName', 'lastName']);
    if personal_number is not null and not app_hidden.is_personal_number(personal_number)
      and not app_hidden.is_swedish_personal_number(personal_number) then
      perform app_private.refuse('INVALID', 'attributes.personalNumber');
    elsif app_private.is_personal_number_taken(personal_number, profile.id) then
      perform app_private.refuse('TAKEN', 'attributes.personalNumber');
    end if;
  else
    perform app_private.check_organization(next, 'attributes', profile.id);
  end if;
  perform app_private.check_profile_numbers(next);
end;
$$;
comment on function app_private.check_changed_profile(app_public.freelance_profiles, jsonb, text) is
  'Refuses all that is wrong with a profile as a change would leave it.';
grant execute on function app_private.check_changed_profile(app_public.freelance_profiles, jsonb, text) to app_user;
--! EndIncluded payout/functions/check_changed_profile.sql
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
  if type = 'INDIVIDUAL' then
    perform app_private.check_person(attributes);
  elsif type = 'ORGANIZATION' then
    perform app_private.check_organization(attributes);
  else
    perform app_private.refuse('BLANK', 'attributes.freelanceType');
  end if;
  perform app_private.check_profile_numbers(attributes);
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
end;
$$;
comment on function app_private.check_organization(jsonb, text, uuid) is
  'Refuses an organisation without name, number or address, with a wrong number, or that the account has already.';
grant execute on function app_private.check_organization(jsonb, text, uuid) to app_user;
--! EndIncluded payout/functions/check_organization.sql
--! Included payout/functions/check_organization_number.sql
create or replace function app_private.check_organization_number(number text, country text, path text) returns void
language plpgsql volatile
as $$
begin
  if number is null then
    perform app_private.refuse('BLANK', path);
  elsif length(number) > 20 then
    perform app_private.refuse('TOO_BIG', path);
  elsif coalesce(country, 'NO') = 'NO' and not app_hidden.is_organization_number(number) then
    perform app_private.refuse('INVALID', path);
  end if;
end;
$$;
comment on function app_private.check_organization_number(text, text, text) is
  'Refuses a missing organisation number, and in Norway one that fails mod 11. Other countries'' numbers are taken as typed.';
grant execute on function app_private.check_organization_number(text, text, text) to app_user;
--! EndIncluded payout/functions/check_organization_number.sql
--! Included payout/functions/check_person.sql
create or replace function app_private.check_person(attributes jsonb, path text default 'attributes') returns void
language plpgsql volatile
as $$
declare
  v_number text := app_hidden.text_at(attributes, 'personalNumber');
begin
  perform app_private.refuse_blanks(attributes, array['firstName', 'lastName'], path);
  if v_number is null then
    perform app_private.refuse('BLANK', path || '.personalNumber');
  elsif not app_hidden.is_personal_number(v_number) and not app_hidden.is_swedish_personal_number(v_number) then
    perform app_private.refuse('INVALID', path || '.personalNumber');
  elsif app_private.is_personal_number_taken(v_number) then
    perform app_private.refuse('TAKEN', path || '.personalNumber');
  end if;
end;
$$;
comment on function app_private.check_person(jsonb, text) is
  'Refuses a person without name, or without a Norwegian or Swedish personal number that is right and new to the account.';
grant execute on function app_private.check_person(jsonb, text) to app_user;
--! EndIncluded payout/functions/check_person.sql
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
    when not profile.verified then '{}'
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
create or replace function app_private.check_profile_numbers(attributes jsonb, path text default 'attributes') returns void
language plpgsql volatile
as $$
begin
  if (attributes ->> 'invoiceStartingNumber')::numeric < 1 then
    perform app_private.refuse('TOO_SMALL', path || '.invoiceStartingNumber');
  elsif (attributes ->> 'invoiceStartingNumber')::numeric > 9999999 then
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
  'Refuses a starting number outside 1 to 9 999 999 and a tax percentage outside 0 to 100.';
grant execute on function app_private.check_profile_numbers(jsonb, text) to app_user;
--! EndIncluded payout/functions/check_profile_numbers.sql
--! Included payout/functions/check_reference_people.sql
-- Names and e-mails are compared within the list that is sent, because that list is all there will be.
create or replace function app_private.check_reference_people(
  people jsonb, owner_id uuid default null, path text default 'attributes.referencePeople'
) returns void
language plpgsql volatile
as $$
declare
  v_person jsonb;
  v_place int;
  v_name text;
  v_email text;
  v_names text[] := '{}';
  v_emails text[] := '{}';
begin
  for v_person, v_place in
    select t.person, t.place - 1
    from jsonb_array_elements(coalesce(nullif(people, 'null'), '[]')) with ordinality as t (person, place)
  loop
    v_name := lower(app_hidden.text_at(v_person, 'name'));
    v_email := lower(app_hidden.text_at(v_person, 'email'));
    perform app_private.refuse_blanks(v_person, array['name', 'email'], path || '.' || v_place);
    if v_email !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' then
      perform app_private.refuse('INVALID', format('%s.%s.email', path, v_place));
    end if;
    if app_hidden.text_at(v_person, 'phone') !~ '^[+0-9]{3,20}$' then
      perform app_private.refuse('INVALID_PHONE_NUMBER', format('%s.%s.phone', path, v_place));
    end if;
    if v_name = any (v_names) then
      perform app_private.refuse('TAKEN', format('%s.%s.name', path, v_place));
    end if;
    if v_email = any (v_emails) then
      perform app_private.refuse('TAKEN', format('%s.%s.email', path, v_place));
    end if;
    if v_person ->> 'id' is not null and not exists (
      select from app_public.reference_people r
      where r.id = (v_person ->> 'id')::uuid and owner_id in (r.client_id, r.freelance_profile_id)
    ) then
      perform app_private.refuse('INVALID', format('%s.%s.id', path, v_place));
    end if;
    v_names := v_names || v_name;
    v_emails := v_emails || v_email;
  end loop;
end;
$$;
comment on function app_private.check_reference_people(jsonb, uuid, text) is
  'Refuses people without name or e-mail, with a wrong phone, with a name or e-mail used twice, or with an id that is not the owner''s.';
grant execute on function app_private.check_reference_people(jsonb, uuid, text) to app_user;
--! EndIncluded payout/functions/check_reference_people.sql
--! Included payout/functions/create_bank_account.sql
-- Money can be led astray here, so an operator in somebody's name may not, and the person must prove
-- once more that it is them.
create or replace function app_public.create_bank_account(input jsonb) returns app_public.bank_accounts
language plpgsql volatile
as $$
declare
  v_attributes jsonb := input -> 'attributes';
  v_profile app_public.freelance_profiles;
begin
  perform app_private.require_invoicing();
  perform app_private.refuse_when_impersonating();
  perform app_private.stop_if_refused();
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
      and b.account_number = app_hidden.normal_account_number(v_attributes ->> 'accountNumber')
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
  'Adds a bank account to a payout profile. Refuses AUTH_LEVEL_2_REQUIRED; FREELANCE_PROFILE_ARCHIVED; TOO_SHORT, TOO_BIG, INVALID or TAKEN for the number; INCLUSION for the currency.';
grant execute on function app_public.create_bank_account(jsonb) to app_user;
--! EndIncluded payout/functions/create_bank_account.sql
--! Included payout/functions/create_freelance_profile.sql
-- What the register knows of an organisation comes from $prepared and beats what was typed: then the
-- profile is verified. The first bank account is part of the profile and needs no second level;
-- every later one does. An operator in somebody's name does not say where that person is paid. Two
-- calls at once queue up, so that neither overlooks what the other makes.
create or replace function app_public.create_freelance_profile(input jsonb) returns app_public.freelance_profiles
language plpgsql volatile
as $$
declare
  v_given jsonb := app_hidden.without_spaces(input -> 'attributes');
  v_company jsonb := nullif(input #> '{$prepared,company}', 'null');
  v_attributes jsonb := v_given || case when v_company is null then '{}' else jsonb_build_object(
    'organizationName', v_company -> 'name', 'organizationNumber', v_company -> 'orgNumber', 'address', v_company -> 'address'
  ) end;
  v_type app_public.freelance_type := v_given ->> 'freelanceType';
  v_profile app_public.freelance_profiles;
begin
  perform app_private.require_invoicing();
  perform app_private.refuse_when_impersonating();
  perform app_private.stop_if_refused();
  perform pg_advisory_xact_lock(hashtextextended('freelance_profiles:' || app_hidden.current_account_id(), 0));
  perform app_private.check_new_profile(v_type, v_attributes);
  perform app_private.stop_if_refused();

  insert into app_public.freelance_profiles (
    account_id, freelance_type, first_name, last_name, personal_number_masked, organization_name, organization_number,
    invoice_starting_number, salary_tax_percent, is_vat_registered, address, verified
  ) values (
    app_hidden.current_account_id(), v_type,
    case when v_type = 'INDIVIDUAL' then app_hidden.text_at(v_attributes, 'firstName') end,
    case when v_type = 'INDIVIDUAL' then app_hidden.text_at(v_attributes, 'lastName') end,
    case when v_type = 'INDIVIDUAL' then app_hidden.masked_number(app_hidden.text_at(v_attributes, 'personalNumber')) end,
    case when v_type = 'ORGANIZATION' then app_hidden.text_at(v_attributes, 'organizationName') end,
    case when v_type = 'ORGANIZATION' then app_hidden.text_at(v_attributes, 'organizationNumber') end,
    coalesce((v_attributes ->> 'invoiceStartingNumber')::int, 1),
    coalesce((v_attributes ->> 'salaryTaxPercent')::numeric, app_hidden.rate('withholding_without_card', app_hidden.today())),
    coalesce((v_company ->> 'vatRegistered')::boolean, false), app_hidden.address_from(v_attributes -> 'address'),
    v_type = 'ORGANIZATION' and v_company is not null
  ) returning * into v_profile;
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
  'Makes a payout profile with its first bank account. Refuses INVALID_ACTION for another profile beside an individual one in a personal account; BLANK, INVALID or TAKEN for names and numbers.';
grant execute on function app_public.create_freelance_profile(jsonb) to app_user;
--! EndIncluded payout/functions/create_freelance_profile.sql
--! Included payout/functions/destroy_bank_account.sql
-- The row stays: paid invoices name it. The newest of the others becomes the default, if there is one.
create or replace function app_public.destroy_bank_account(input jsonb) returns app_public.bank_accounts
language plpgsql volatile
as $$
declare
  v_account app_public.bank_accounts := app_private.require_own_bank_account((input ->> 'id')::uuid);
begin
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
  'Puts a bank account out of use. Refuses AUTH_LEVEL_2_REQUIRED, FREELANCE_PROFILE_ARCHIVED.';
grant execute on function app_public.destroy_bank_account(jsonb) to app_user;
--! EndIncluded payout/functions/destroy_bank_account.sql
--! Included payout/functions/freelance_profiles_default_bank_account.sql
create or replace function app_public.freelance_profiles_default_bank_account(profile app_public.freelance_profiles)
returns app_public.bank_accounts
language sql stable
as $$
  select b.* from app_public.bank_accounts b where b.freelance_profile_id = profile.id and b.is_default
$$;
comment on function app_public.freelance_profiles_default_bank_account(app_public.freelance_profiles) is
  'The account invoices of the profile are paid to when they name none.';
grant execute on function app_public.freelance_profiles_default_bank_account(app_public.freelance_profiles) to app_user, app_operator;
--! EndIncluded payout/functions/freelance_profiles_default_bank_account.sql
--! Included payout/functions/has_begun_series.sql
-- Definer because the series are out of reach of every request.
create or replace function app_private.has_begun_series(profile_id uuid) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_private.invoice_number_series s where s.freelance_profile_id = profile_id and s.kind = 'INVOICE'
  )
$$;
comment on function app_private.has_begun_series(uuid) is 'Whether an invoice of the profile has been published.';
grant execute on function app_private.has_begun_series(uuid) to app_user;
--! EndIncluded payout/functions/has_begun_series.sql
--! Included payout/functions/iban.sql
create or replace function app_hidden.iban(account_number text) returns text
language sql immutable parallel safe
as $$
  select case when app_hidden.is_bank_account_number(account_number) then
    -- 232400 is NO00 with letters as numbers, moved behind the account.
    'NO' || lpad((98 - (account_number || '232400')::numeric % 97)::text, 2, '0') || account_number
  end
$$;
comment on function app_hidden.iban(text) is 'The IBAN of a Norwegian bank account number; null when it is not one.';
grant execute on function app_hidden.iban(text) to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded payout/functions/iban.sql
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
    profile.account_id, profile.id, app_hidden.normal_account_number(attributes ->> 'accountNumber'),
    (attributes ->> 'currency')::app_public.currency,
    upper(app_hidden.normal_account_number(attributes ->> 'swiftCode')), v_is_default
  ) returning * into v_account;
  return v_account;
end;
$$;
comment on function app_private.insert_bank_account(app_public.freelance_profiles, jsonb) is
  'Adds a checked bank account to a profile and makes it the default if asked, or if it is the first.';
grant execute on function app_private.insert_bank_account(app_public.freelance_profiles, jsonb) to app_user;
--! EndIncluded payout/functions/insert_bank_account.sql
--! Included payout/functions/is_bank_account_number.sql
-- Eleven digits with a mod 11 check digit. Where digits five and six are 00 the digit was made
-- by the bank over the last four digits before it only.
create or replace function app_hidden.is_bank_account_number(number text) returns boolean
language sql immutable parallel safe
as $$
  select coalesce(
    number ~ '^[0-9]{11}$'
      and (11 - case
        when substr(number, 5, 2) = '00' then app_hidden.weighted_digit_sum(substr(number, 7, 4), '{5,4,3,2}')
        else app_hidden.weighted_digit_sum(number, '{5,4,3,2,7,6,5,4,3,2}')
      end % 11) % 11 = right(number, 1)::int,
    false
  )
$$;
comment on function app_hidden.is_bank_account_number(text) is 'Whether it is a Norwegian bank account number: eleven digits, mod 11.';
grant execute on function app_hidden.is_bank_account_number(text) to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded payout/functions/is_bank_account_number.sql
--! Included payout/functions/is_day_of_birth.sql
create or replace function app_hidden.is_day_of_birth(day int, month int, year_of_century int) returns boolean
language sql immutable parallel safe
as $$
  select exists (
    select from unnest(array[1900, 2000]) as century
    where pg_catalog.pg_input_is_valid(
      format('%s-%s-%s', century + year_of_century, lpad(month::text, 2, '0'), lpad(day::text, 2, '0')), 'date'
    )
  )
$$;
comment on function app_hidden.is_day_of_birth(int, int, int) is 'Whether the day exists in the year of either century a personal number may mean.';
grant execute on function app_hidden.is_day_of_birth(int, int, int) to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded payout/functions/is_day_of_birth.sql
--! Included payout/functions/is_iban.sql
create or replace function app_hidden.is_iban(number text) returns boolean
language sql immutable parallel safe
as $$
  select coalesce(
    number ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$' and (
      select string_agg(case when c ~ '[A-Z]' then (ascii(c) - 55)::text else c end, '' order by i)::numeric % 97 = 1
      from unnest(string_to_array(substr(number, 5) || left(number, 4), null)) with ordinality as t (c, i)
    ),
    false
  )
$$;
comment on function app_hidden.is_iban(text) is 'Whether the check digits of an IBAN are right (mod 97).';
grant execute on function app_hidden.is_iban(text) to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded payout/functions/is_iban.sql
--! Included payout/functions/is_personal_number.sql
-- Birth numbers, D-numbers (day + 40) and the authorities' test persons (month + 40 or + 80).
-- From 2032 the first check digit may leave a rest of 0 to 3; both are accepted already, since a
-- child's number of that kind must not be refused the day it is issued. The century cannot be told
-- for sure, so 29 February counts if either century had it.
create or replace function app_hidden.is_personal_number(number text) returns boolean
language sql immutable parallel safe
as $$
  select coalesce(
    number ~ '^[0-9]{11}$'
      and (app_hidden.weighted_digit_sum(number, '{3,7,6,1,8,9,4,5,2,1}')) % 11 in (0, 1, 2, 3)
      and (app_hidden.weighted_digit_sum(number, '{5,4,3,2,7,6,5,4,3,2,1}')) % 11 = 0
      and app_hidden.is_day_of_birth(
        substr(number, 1, 2)::int - case when substr(number, 1, 1)::int >= 4 then 40 else 0 end,
        substr(number, 3, 2)::int - case when substr(number, 3, 1)::int >= 8 then 80 when substr(number, 3, 1)::int >= 4 then 40 else 0 end,
        substr(number, 5, 2)::int
      ),
    false
  )
$$;
comment on function app_hidden.is_personal_number(text) is 'Whether it is a Norwegian personal number: birth number, D-number or a test person''s.';
grant execute on function app_hidden.is_personal_number(text) to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded payout/functions/is_personal_number.sql
--! Included payout/functions/is_personal_number_taken.sql
-- Definer because personal numbers are out of reach; it answers for the caller's own account only.
create or replace function app_private.is_personal_number_taken(number text, except_profile_id uuid default null) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_private.personal_numbers n
    where n.account_id = app_hidden.current_account_id() and n.personal_number = number
      and n.freelance_profile_id is distinct from except_profile_id
  )
$$;
comment on function app_private.is_personal_number_taken(text, uuid) is 'Whether another profile of the caller''s account has this personal number.';
grant execute on function app_private.is_personal_number_taken(text, uuid) to app_user;
--! EndIncluded payout/functions/is_personal_number_taken.sql
--! Included payout/functions/is_swedish_personal_number.sql
-- Six or eight digits of birth, a dash (a plus from the hundredth year), four digits; Luhn over the
-- last ten. A coordination number has 60 added to the day.
create or replace function app_hidden.is_swedish_personal_number(number text) returns boolean
language sql immutable parallel safe
as $$
  select coalesce(
    number ~ '^([0-9]{2})?[0-9]{6}[-+][0-9]{4}$'
      and app_hidden.mod10_check_digit(left(ten, 9)) = right(ten, 1)::int
      and app_hidden.is_day_of_birth(
        substr(ten, 5, 2)::int - case when substr(ten, 5, 2)::int > 60 then 60 else 0 end,
        substr(ten, 3, 2)::int, left(ten, 2)::int
      ),
    false
  )
  from (select right(regexp_replace(number, '[-+]', ''), 10) as ten) as last_ten
$$;
comment on function app_hidden.is_swedish_personal_number(text) is 'Whether it is a Swedish personal or coordination number, written with dash or plus.';
grant execute on function app_hidden.is_swedish_personal_number(text) to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded payout/functions/is_swedish_personal_number.sql
--! Included payout/functions/masked_number.sql
create or replace function app_hidden.masked_number(number text) returns text
language sql immutable parallel safe
as $$
  select left(number, 6) || repeat('*', greatest(length(number) - 6, 0))
$$;
comment on function app_hidden.masked_number(text) is 'A number with all after its first six characters hidden.';
grant execute on function app_hidden.masked_number(text) to app_user, app_operator, app_worker;
--! EndIncluded payout/functions/masked_number.sql
--! Included payout/functions/mod10_check_digit.sql
-- Luhn: from the right every other digit counts double, and a double of two digits counts as
-- their sum.
create or replace function app_hidden.mod10_check_digit(digits text) returns int
language sql immutable strict parallel safe
as $$
  select ((10 - sum(case when place % 2 = 1 then digit when digit > 4 then 2 * digit - 9 else 2 * digit end) % 10) % 10)::int
  from (
    select length(digits) - i as place, d::int as digit
    from unnest(string_to_array(digits, null)) with ordinality as t (d, i)
  ) as from_the_right
$$;
comment on function app_hidden.mod10_check_digit(text) is 'The MOD10 (Luhn) check digit to put after the given digits, as the KID has it.';
grant execute on function app_hidden.mod10_check_digit(text) to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded payout/functions/mod10_check_digit.sql
--! Included payout/functions/next_profile_attributes.sql
-- Attributes of the other kind of profile are left out: a person has no organisation's name.
create or replace function app_private.next_profile_attributes(profile app_public.freelance_profiles, given jsonb) returns jsonb
language sql stable
as $$
  select app_private.profile_attributes(profile)
    || (given - array['freelanceType', 'bankAccount', 'referencePeople', 'personalNumber', 'address']
      - case profile.freelance_type
        when 'INDIVIDUAL' then '{organizationName,organizationNumber}'::text[]
        else '{firstName,lastName}'
      end)
    || case when given ? 'address'
      then jsonb_build_object('address', app_hidden.address_input(app_hidden.address_from(given -> 'address'))) else '{}' end
    || case when given -> 'invoiceStartingNumber' = 'null'
      then jsonb_build_object('invoiceStartingNumber', profile.invoice_starting_number) else '{}' end
    || case when given -> 'salaryTaxPercent' = 'null' then jsonb_build_object(
      'salaryTaxPercent', app_hidden.rate('withholding_without_card', app_hidden.today())) else '{}' end
$$;
comment on function app_private.next_profile_attributes(app_public.freelance_profiles, jsonb) is
  'The attributes of a profile with the given ones laid over. A tax percentage of null means no tax card.';
grant execute on function app_private.next_profile_attributes(app_public.freelance_profiles, jsonb) to app_user;
--! EndIncluded payout/functions/next_profile_attributes.sql
--! Included payout/functions/normal_account_number.sql
create or replace function app_hidden.normal_account_number(number text) returns text
language sql immutable parallel safe
as $$
  select nullif(regexp_replace(number, '[^A-Za-z0-9]', '', 'g'), '')
$$;
comment on function app_hidden.normal_account_number(text) is 'An account number with everything but letters and digits taken out.';
grant execute on function app_hidden.normal_account_number(text) to app_user, app_operator, app_worker;
--! EndIncluded payout/functions/normal_account_number.sql
--! Included payout/functions/profile_attributes.sql
create or replace function app_private.profile_attributes(profile app_public.freelance_profiles) returns jsonb
language sql stable
as $$
  select jsonb_build_object(
    'firstName', profile.first_name, 'lastName', profile.last_name, 'organizationName', profile.organization_name,
    'organizationNumber', profile.organization_number, 'invoiceStartingNumber', profile.invoice_starting_number,
    'salaryTaxPercent', profile.salary_tax_percent,
    'address', app_hidden.address_input(profile.address)
  )
$$;
comment on function app_private.profile_attributes(app_public.freelance_profiles) is
  'A profile as attributes of the form, to lay the changed ones over.';
grant execute on function app_private.profile_attributes(app_public.freelance_profiles) to app_user;
--! EndIncluded payout/functions/profile_attributes.sql
--! Included payout/functions/record_personal_number.sql
-- Definer because personal numbers are out of reach. Only for profiles of the caller's own account.
create or replace function app_private.record_personal_number(profile_id uuid, number text) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  insert into app_private.personal_numbers as n (account_id, freelance_profile_id, personal_number)
  select p.account_id, p.id, number from app_public.freelance_profiles p
  where p.id = profile_id and p.account_id = app_hidden.current_account_id() and app_hidden.can_manage()
  on conflict (freelance_profile_id) do update set personal_number = excluded.personal_number;
  if not found then
    raise exception 'no such profile in this account';
  end if;
end;
$$;
comment on function app_private.record_personal_number(uuid, text) is 'Keeps the personal number of a profile of the caller''s account.';
grant execute on function app_private.record_personal_number(uuid, text) to app_user;
--! EndIncluded payout/functions/record_personal_number.sql
--! Included payout/functions/refuse_archived_profile.sql
create or replace function app_private.refuse_archived_profile(profile app_public.freelance_profiles, path text default '') returns void
language plpgsql volatile
as $$
begin
  if profile.archived_at is not null then
    perform app_private.refuse('FREELANCE_PROFILE_ARCHIVED', path);
  end if;
end;
$$;
comment on function app_private.refuse_archived_profile(app_public.freelance_profiles, text) is 'Refuses FREELANCE_PROFILE_ARCHIVED for a profile that is put aside.';
grant execute on function app_private.refuse_archived_profile(app_public.freelance_profiles, text) to app_user;
--! EndIncluded payout/functions/refuse_archived_profile.sql
--! Included payout/functions/refuse_blanks.sql
create or replace function app_private.refuse_blanks(attributes jsonb, fields text[], path text default 'attributes') returns void
language plpgsql volatile
as $$
declare
  v_field text;
begin
  foreach v_field in array fields loop
    if app_hidden.text_at(attributes, v_field) is null then
      perform app_private.refuse('BLANK', path || '.' || v_field);
    end if;
  end loop;
end;
$$;
comment on function app_private.refuse_blanks(jsonb, text[], text) is 'Refuses BLANK at each of the dotted fields that has no words.';
grant execute on function app_private.refuse_blanks(jsonb, text[], text) to app_user;
--! EndIncluded payout/functions/refuse_blanks.sql
--! Included payout/functions/replace_reference_people.sql
-- The list that is sent is the list that there is: who is left out is removed. Published documents
-- keep the names they were drawn with.
create or replace function app_private.replace_reference_people(
  account_id uuid, profile_id uuid, client_id uuid, people jsonb
) returns void
language plpgsql volatile
as $$
begin
  if people is null then
    return; -- Not sent: nothing changes.
  end if;
  people := coalesce(nullif(people, 'null'), '[]');
  delete from app_public.reference_people r
  where coalesce(r.client_id, r.freelance_profile_id) = coalesce(replace_reference_people.client_id, profile_id)
    and r.id not in (select (p ->> 'id')::uuid from jsonb_array_elements(people) p where p ->> 'id' is not null);
  update app_public.reference_people r
  set
    name = app_hidden.text_at(p, 'name'), email = app_hidden.text_at(p, 'email'), phone = app_hidden.text_at(p, 'phone'),
    reference_number = app_hidden.text_at(p, 'referenceNumber')
  from jsonb_array_elements(people) p
  where r.id = (p ->> 'id')::uuid;
  insert into app_public.reference_people (account_id, freelance_profile_id, client_id, name, email, phone, reference_number)
  select
    replace_reference_people.account_id, profile_id, replace_reference_people.client_id, app_hidden.text_at(p, 'name'),
    app_hidden.text_at(p, 'email'), app_hidden.text_at(p, 'phone'), app_hidden.text_at(p, 'referenceNumber')
  from jsonb_array_elements(people) p
  where p ->> 'id' is null;
end;
$$;
comment on function app_private.replace_reference_people(uuid, uuid, uuid, jsonb) is
  'Makes the reference people of a profile or a client those of the list; null leaves them as they are.';
grant execute on function app_private.replace_reference_people(uuid, uuid, uuid, jsonb) to app_user;
--! EndIncluded payout/functions/replace_reference_people.sql
--! Included payout/functions/require_invoicing.sql
-- Who may not write here at all learns nothing else about the call, so this stops at once instead
-- of collecting.
create or replace function app_private.require_invoicing() returns void
language plpgsql volatile
as $$
begin
  if not app_hidden.can_manage() or not app_hidden.has_feature('invoices') then
    perform app_private.refuse('UNAUTHORIZED');
    perform app_private.stop_if_refused();
  end if;
end;
$$;
comment on function app_private.require_invoicing() is
  'Stops with UNAUTHORIZED unless the caller is OWNER or ADMIN of an account with the invoices feature.';
grant execute on function app_private.require_invoicing() to app_user;
--! EndIncluded payout/functions/require_invoicing.sql
--! Included payout/functions/require_own_bank_account.sql
create or replace function app_private.require_own_bank_account(bank_account_id uuid) returns app_public.bank_accounts
language plpgsql volatile
as $$
declare
  v_account app_public.bank_accounts;
  v_profile app_public.freelance_profiles;
begin
  perform app_private.require_invoicing();
  perform app_private.refuse_when_impersonating();
  perform app_private.stop_if_refused();
  select b.* into v_account from app_public.bank_accounts b where b.id = bank_account_id and b.deleted_at is null for update;
  if not found then
    perform app_private.refuse('INVALID', 'id');
    perform app_private.stop_if_refused();
  end if;
  v_profile := app_private.require_own_profile(v_account.freelance_profile_id);
  perform app_private.refuse_archived_profile(v_profile);
  perform app_private.stop_if_refused();
  perform app_private.require_second_level();
  perform app_private.stop_if_refused();
  return v_account;
end;
$$;
comment on function app_private.require_own_bank_account(uuid) is
  'The caller''s own bank account in use, locked. Stops with UNAUTHORIZED, INVALID at id, FREELANCE_PROFILE_ARCHIVED or AUTH_LEVEL_2_REQUIRED.';
grant execute on function app_private.require_own_bank_account(uuid) to app_user;
--! EndIncluded payout/functions/require_own_bank_account.sql
--! Included payout/functions/require_own_profile.sql
create or replace function app_private.require_own_profile(profile_id uuid, path text default 'id') returns app_public.freelance_profiles
language plpgsql volatile
as $$
declare
  v_profile app_public.freelance_profiles;
begin
  perform app_private.require_invoicing();
  select p.* into v_profile from app_public.freelance_profiles p where p.id = profile_id for update;
  if not found then
    perform app_private.refuse('INVALID', path);
    perform app_private.stop_if_refused();
  end if;
  return v_profile;
end;
$$;
comment on function app_private.require_own_profile(uuid, text) is
  'The caller''s own profile, locked. Stops with UNAUTHORIZED, or INVALID at the path when there is no such profile.';
grant execute on function app_private.require_own_profile(uuid, text) to app_user;
--! EndIncluded payout/functions/require_own_profile.sql
--! Included payout/functions/sessions_has_freelance_profiles.sql
create or replace function app_public.sessions_has_freelance_profiles(session app_public.sessions) returns boolean
language sql stable
as $$
  select exists (select from app_public.freelance_profiles p where p.account_id = session.account_id)
$$;
comment on function app_public.sessions_has_freelance_profiles(app_public.sessions) is
  E'@notNull\nWhether the session''s account has a payout profile.';
grant execute on function app_public.sessions_has_freelance_profiles(app_public.sessions) to app_user, app_operator;
--! EndIncluded payout/functions/sessions_has_freelance_profiles.sql
--! Included payout/functions/sessions_has_individual_freelance_profile.sql
create or replace function app_public.sessions_has_individual_freelance_profile(session app_public.sessions) returns boolean
language sql stable
as $$
  select exists (
    select from app_public.freelance_profiles p
    where p.account_id = session.account_id and p.freelance_type = 'INDIVIDUAL'
  )
$$;
comment on function app_public.sessions_has_individual_freelance_profile(app_public.sessions) is
  E'@notNull\nWhether the session''s account has a payout profile of a person.';
grant execute on function app_public.sessions_has_individual_freelance_profile(app_public.sessions) to app_user, app_operator;
--! EndIncluded payout/functions/sessions_has_individual_freelance_profile.sql
--! Included payout/functions/set_default_bank_account.sql
create or replace function app_public.set_default_bank_account(input jsonb) returns app_public.bank_accounts
language plpgsql volatile
as $$
declare
  v_account app_public.bank_accounts := app_private.require_own_bank_account((input ->> 'id')::uuid);
begin
  update app_public.bank_accounts b set is_default = false
  where b.freelance_profile_id = v_account.freelance_profile_id and b.is_default and b.id <> v_account.id;
  update app_public.bank_accounts b set is_default = true where b.id = v_account.id returning b.* into v_account;
  return v_account;
end;
$$;
comment on function app_public.set_default_bank_account(jsonb) is
  'Makes an account the one its profile is paid to. Refuses AUTH_LEVEL_2_REQUIRED, FREELANCE_PROFILE_ARCHIVED.';
grant execute on function app_public.set_default_bank_account(jsonb) to app_user;
--! EndIncluded payout/functions/set_default_bank_account.sql
--! Included payout/functions/take_invoice_number.sql
-- The row of the series is locked until the transaction ends, so that the next publication of the
-- profile waits, and a publication that fails gives its number back: the series has no gaps.
create or replace function app_private.take_invoice_number(
  profile app_public.freelance_profiles, kind app_private.number_series_kind, first_number int
) returns int
language sql volatile
as $$
  insert into app_private.invoice_number_series as s (account_id, freelance_profile_id, kind, next_number)
  values (profile.account_id, profile.id, $2, first_number + 1)
  on conflict (freelance_profile_id, kind) do update set next_number = s.next_number + 1
  returning s.next_number - 1
$$;
comment on function app_private.take_invoice_number(app_public.freelance_profiles, app_private.number_series_kind, int) is
  'The profile''s next number of a series, gapless; the first one is first_number.';
--! EndIncluded payout/functions/take_invoice_number.sql
--! Included payout/functions/text_at.sql
create or replace function app_hidden.text_at(input jsonb, path text) returns text
language sql immutable parallel safe
as $$
  select nullif(btrim(input #>> string_to_array(path, '.')), '')
$$;
comment on function app_hidden.text_at(jsonb, text) is 'The words at a dotted path of the input, trimmed; null when blank or absent.';
grant execute on function app_hidden.text_at(jsonb, text) to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded payout/functions/text_at.sql
--! Included payout/functions/today.sql
-- A document's dates are days in Norway, wherever the server stands.
create or replace function app_hidden.today() returns date
language sql stable parallel safe
as $$
  select (now() at time zone 'Europe/Oslo')::date
$$;
comment on function app_hidden.today() is 'The present day in Norway.';
grant execute on function app_hidden.today() to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded payout/functions/today.sql
--! Included payout/functions/unarchive_freelance_profile.sql
create or replace function app_public.unarchive_freelance_profile(input jsonb) returns app_public.freelance_profiles
language plpgsql volatile
as $$
declare
  v_profile app_public.freelance_profiles := app_private.require_own_profile((input ->> 'id')::uuid);
begin
  update app_public.freelance_profiles p set archived_at = null where p.id = v_profile.id returning p.* into v_profile;
  return v_profile;
end;
$$;
comment on function app_public.unarchive_freelance_profile(jsonb) is 'Takes a payout profile up again. Changes nothing for one that is in use.';
grant execute on function app_public.unarchive_freelance_profile(jsonb) to app_user;
--! EndIncluded payout/functions/unarchive_freelance_profile.sql
--! Included payout/functions/update_freelance_profile.sql
-- Absent attributes stay. The whole profile is checked as it would be, so that a change cannot leave
-- it incomplete.
create or replace function app_public.update_freelance_profile(input jsonb) returns app_public.freelance_profiles
language plpgsql volatile
as $$
declare
  v_given jsonb := app_hidden.without_spaces(coalesce(nullif(input -> 'attributes', 'null'), '{}'));
  v_profile app_public.freelance_profiles := app_private.require_own_profile((input ->> 'id')::uuid);
  v_next jsonb := app_private.next_profile_attributes(v_profile, v_given);
  v_number text := app_hidden.text_at(v_given, 'personalNumber');
begin
  perform app_private.refuse_archived_profile(v_profile);
  perform app_private.check_profile_changes(v_profile, v_given, v_next);
  perform app_private.check_changed_profile(v_profile, v_next, v_number);
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
    personal_number_masked = coalesce(app_hidden.masked_number(v_number), p.personal_number_masked)
  where p.id = v_profile.id
  returning p.* into v_profile;
  if v_number is not null then
    perform app_private.record_personal_number(v_profile.id, v_number);
  end if;
  perform app_private.replace_reference_people(v_profile.account_id, v_profile.id, null, v_given -> 'referencePeople');
  return v_profile;
end;
$$;
comment on function app_public.update_freelance_profile(jsonb) is
  'Changes a payout profile; reference people, when sent, replace all of them. Refuses FREELANCE_PROFILE_ARCHIVED; IMMUTABLE for registered facts and for a starting number in use; BLANK, INVALID or TAKEN.';
grant execute on function app_public.update_freelance_profile(jsonb) to app_user;
--! EndIncluded payout/functions/update_freelance_profile.sql
--! Included payout/functions/weighted_digit_sum.sql
-- The Norwegian check digits are all weighted sums; this is the one place that adds them up.
create or replace function app_hidden.weighted_digit_sum(digits text, weights int[]) returns int
language sql immutable strict parallel safe
as $$
  select coalesce(sum(d::int * weights[i]), 0)::int
  from unnest(string_to_array(digits, null)) with ordinality as t (d, i)
  where i <= cardinality(weights)
$$;
comment on function app_hidden.weighted_digit_sum(text, int[]) is 'The sum of the digits, each times its weight. Digits beyond the weights do not count.';
grant execute on function app_hidden.weighted_digit_sum(text, int[]) to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded payout/functions/weighted_digit_sum.sql
--! Included payout/functions/without_spaces.sql
-- People type numbers in groups, as they read them.
create or replace function app_hidden.without_spaces(attributes jsonb) returns jsonb
language sql immutable parallel safe
as $$
  select attributes || coalesce((
    select jsonb_object_agg(key, regexp_replace(attributes ->> key, '\s', '', 'g'))
    from unnest(array['organizationNumber', 'orgNumber', 'personalNumber', 'phone']) as key
    where attributes ->> key is not null
  ), '{}')
$$;
comment on function app_hidden.without_spaces(jsonb) is 'The attributes of a form with the spaces taken out of numbers.';
grant execute on function app_hidden.without_spaces(jsonb) to app_user;
--! EndIncluded payout/functions/without_spaces.sql
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
  'Puts a client aside: it cannot be invoiced any more, and its organisation number is free again. Changes nothing when it is aside already.';
grant execute on function app_public.archive_client(jsonb) to app_user;
--! EndIncluded clients/functions/archive_client.sql
--! Included clients/functions/check_client.sql
-- attributes is the client as it would be; profile_id whose client it is; except_id itself.
create or replace function app_private.check_client(attributes jsonb, profile_id uuid, except_id uuid default null) returns void
language plpgsql volatile
as $$
declare
  v_type text := attributes ->> 'clientType';
  v_email text := app_hidden.text_at(attributes, 'email');
  v_org_number text := app_hidden.text_at(attributes, 'orgNumber');
begin
  perform app_private.refuse_blanks(attributes, array['name']);
  perform app_private.check_address(attributes, v_type = 'ORGANIZATION');
  if v_type = 'INDIVIDUAL' then
    perform app_private.refuse_blanks(attributes, array['email', 'phone']);
    if attributes ->> 'preferredDeliveryMethod' = 'EHF' then
      perform app_private.refuse('INVOICE_NOT_ORGANIZATION', 'attributes.preferredDeliveryMethod');
    end if;
  elsif v_type = 'ORGANIZATION' then
    perform app_private.check_organization_number(
      v_org_number, app_hidden.text_at(attributes, 'address.country'), 'attributes.orgNumber'
    );
    if exists (
      select from app_public.clients c
      where c.freelance_profile_id = profile_id and c.org_number = v_org_number and c.archived_at is null
        and c.id is distinct from except_id
    ) then
      perform app_private.refuse('TAKEN', 'attributes.orgNumber');
    end if;
  else
    perform app_private.refuse('BLANK', 'attributes.clientType');
  end if;
  if v_email !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' then
    perform app_private.refuse('INVALID', 'attributes.email');
  end if;
  if app_hidden.text_at(attributes, 'phone') !~ '^[+0-9]{3,20}$' then
    perform app_private.refuse('INVALID_PHONE_NUMBER', 'attributes.phone');
  end if;
  perform app_private.check_client_number((attributes ->> 'clientNumber')::numeric, profile_id, except_id);
end;
$$;
comment on function app_private.check_client(jsonb, uuid, uuid) is
  'Refuses all that is wrong with a client as it would be: blanks, a wrong or taken number, EHF to a person.';
grant execute on function app_private.check_client(jsonb, uuid, uuid) to app_user;
--! EndIncluded clients/functions/check_client.sql
--! Included clients/functions/check_client_changes.sql
create or replace function app_private.check_client_changes(client app_public.clients, given jsonb, next jsonb) returns void
language plpgsql volatile
as $$
declare
  v_now jsonb := app_private.client_attributes(client);
  v_locked text;
begin
  if given ->> 'clientType' <> client.client_type::text then
    perform app_private.refuse('IMMUTABLE', 'attributes.clientType');
  end if;
  if given ->> 'freelanceProfileId' <> client.freelance_profile_id::text then
    perform app_private.refuse('IMMUTABLE', 'attributes.freelanceProfileId');
  end if;
  if (given ->> 'nationalRegisterCheck')::boolean <> client.national_register_check then
    perform app_private.refuse('IMMUTABLE', 'attributes.nationalRegisterCheck');
  end if;
  if client.national_register_check then
    foreach v_locked in array array['name', 'orgNumber', 'address'] loop
      if next -> v_locked is distinct from v_now -> v_locked then
        perform app_private.refuse('IMMUTABLE', 'attributes.' || v_locked);
      end if;
    end loop;
  end if;
end;
$$;
comment on function app_private.check_client_changes(app_public.clients, jsonb, jsonb) is
  'Refuses IMMUTABLE for the type, the profile, and what the register says: name, number and address.';
grant execute on function app_private.check_client_changes(app_public.clients, jsonb, jsonb) to app_user;
--! EndIncluded clients/functions/check_client_changes.sql
--! Included clients/functions/check_client_number.sql
create or replace function app_private.check_client_number(number numeric, profile_id uuid, except_id uuid) returns void
language plpgsql volatile
as $$
begin
  if number < 1 then
    perform app_private.refuse('TOO_SMALL', 'attributes.clientNumber');
  elsif number > 99999999 then
    perform app_private.refuse('TOO_BIG', 'attributes.clientNumber');
  elsif number <> trunc(number) then
    perform app_private.refuse('INVALID', 'attributes.clientNumber');
  elsif exists (
    select from app_public.clients c
    where c.freelance_profile_id = profile_id and c.client_number = number and c.id is distinct from except_id
  ) then
    perform app_private.refuse('TAKEN', 'attributes.clientNumber');
  end if;
end;
$$;
comment on function app_private.check_client_number(numeric, uuid, uuid) is
  'Refuses a client number that has more than 8 digits, is no whole number, or is used by another client of the profile.';
grant execute on function app_private.check_client_number(numeric, uuid, uuid) to app_user;
--! EndIncluded clients/functions/check_client_number.sql
--! Included clients/functions/client_attributes.sql
create or replace function app_private.client_attributes(client app_public.clients) returns jsonb
language sql stable
as $$
  select jsonb_build_object(
    'clientType', client.client_type, 'clientNumber', client.client_number, 'name', client.name,
    'friendlyName', client.friendly_name, 'email', client.email, 'phone', client.phone, 'orgNumber', client.org_number,
    'address', app_hidden.address_input(client.address), 'preferredDeliveryMethod', client.preferred_delivery_method,
    'language', client.language
  )
$$;
comment on function app_private.client_attributes(app_public.clients) is 'A client as attributes of the form, to lay the changed ones over.';
grant execute on function app_private.client_attributes(app_public.clients) to app_user;
--! EndIncluded clients/functions/client_attributes.sql
--! Included clients/functions/clients_of_profile.sql
create or replace function app_public.clients_of_profile(freelance_profile_id uuid) returns setof app_public.clients
language sql stable
as $$
  select c.* from app_public.clients c where c.freelance_profile_id = $1
$$;
comment on function app_public.clients_of_profile(uuid) is
  E'@list clients\nThe clients of a payout profile.';
grant execute on function app_public.clients_of_profile(uuid) to app_user;
--! EndIncluded clients/functions/clients_of_profile.sql
--! Included clients/functions/create_client.sql
-- With nationalRegisterCheck the register was asked on the way here, and what it answered
-- ($prepared) beats what was typed. Without its answer nothing may claim to be registered. The profile
-- is locked, so that two calls at once cannot take the same number.
create or replace function app_public.create_client(input jsonb) returns app_public.clients
language plpgsql volatile
as $$
declare
  v_company jsonb := nullif(input #> '{$prepared,company}', 'null');
  v_given jsonb := app_hidden.without_spaces(coalesce(nullif(input -> 'attributes', 'null'), '{}'));
  v_attributes jsonb := v_given || case when v_company is null then '{}' else jsonb_build_object(
    'name', v_company -> 'name', 'orgNumber', v_company -> 'orgNumber', 'address', v_company -> 'address'
  ) end;
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
  if (v_given ->> 'nationalRegisterCheck')::boolean and v_company is null then
    perform app_private.refuse('BRREG_QUERY_FAILED', 'attributes.orgNumber');
  end if;
  perform app_private.check_client(v_attributes, v_profile.id);
  perform app_private.check_reference_people(v_given -> 'referencePeople');
  perform app_private.stop_if_refused();

  v_client := app_private.insert_client(v_profile, v_attributes, v_company);
  perform app_private.replace_reference_people(v_client.account_id, null, v_client.id, v_given -> 'referencePeople');
  return v_client;
end;
$$;
comment on function app_public.create_client(jsonb) is
  'Adds a client to a payout profile. With nationalRegisterCheck name, number and address are the register''s. Refuses BLANK, INVALID, INCLUSION, TAKEN, INVOICE_NOT_ORGANIZATION, FREELANCE_PROFILE_ARCHIVED, BRREG_QUERY_FAILED.';
grant execute on function app_public.create_client(jsonb) to app_user;
--! EndIncluded clients/functions/create_client.sql
--! Included clients/functions/free_client_number.sql
create or replace function app_private.free_client_number(profile_id uuid) returns int
language plpgsql volatile
as $$
declare
  v_number int;
begin
  loop
    v_number := 1 + floor(random() * 99999999)::int;
    exit when not exists (
      select from app_public.clients c where c.freelance_profile_id = profile_id and c.client_number = v_number
    );
  end loop;
  return v_number;
end;
$$;
comment on function app_private.free_client_number(uuid) is 'A random number of up to 8 digits that no client of the profile has.';
grant execute on function app_private.free_client_number(uuid) to app_user;
--! EndIncluded clients/functions/free_client_number.sql
--! Included clients/functions/insert_client.sql
-- Organisations are sent EHF unless somebody says otherwise, as the specification's form proposes.
create or replace function app_private.insert_client(
  profile app_public.freelance_profiles, attributes jsonb, company jsonb
) returns app_public.clients
language sql volatile
as $$
  insert into app_public.clients (
    account_id, freelance_profile_id, client_type, client_number, name, friendly_name, email, phone, org_number, address,
    preferred_delivery_method, national_register_check, language, is_bankrupt, is_under_liquidation,
    is_under_forced_liquidation, is_deleted_in_register, register_checked_at
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
    company is not null, coalesce((attributes ->> 'language')::app_public.language, 'NB'),
    coalesce((company ->> 'markedAsBankruptcy')::boolean, false), coalesce((company ->> 'underLiquidation')::boolean, false),
    coalesce((company ->> 'underForcedLiquidation')::boolean, false), coalesce((company ->> 'deleted')::boolean, false),
    case when company is not null then now() end
  )
  returning *
$$;
comment on function app_private.insert_client(app_public.freelance_profiles, jsonb, jsonb) is
  'Adds a checked client; company is what the register answered, or null.';
grant execute on function app_private.insert_client(app_public.freelance_profiles, jsonb, jsonb) to app_user;
--! EndIncluded clients/functions/insert_client.sql
--! Included clients/functions/registered_companies.sql
-- Definer because whether an organisation has an account here is asked of all accounts; only yes or no
-- comes out. The query companies calls it with the register's answer.
create or replace function app_public.registered_companies(answers jsonb) returns setof app_public.company
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select
    c ->> 'name', c ->> 'orgNumber', app_hidden.address_from(c -> 'address'), (c ->> 'markedAsBankruptcy')::boolean,
    (c ->> 'underLiquidation')::boolean, (c ->> 'underForcedLiquidation')::boolean, (c ->> 'deleted')::boolean,
    exists (select from app_public.accounts a where a.organization_number = c ->> 'orgNumber')
  from jsonb_array_elements(answers) with ordinality as t (c, place)
  order by t.place
$$;
comment on function app_public.registered_companies(jsonb) is
  E'@behavior -*\nOrganisations as the register answered, with whether they have an account here.';
grant execute on function app_public.registered_companies(jsonb) to app_user;

comment on type app_public.company is 'An organisation of the national business register.';
comment on column app_public.company.name is E'@notNull\nRegistered name.';
comment on column app_public.company.org_number is E'@notNull\nNine digits, mod 11.';
comment on column app_public.company.address is 'Business address.';
comment on column app_public.company.marked_as_bankruptcy is E'@notNull\nBankrupt.';
comment on column app_public.company.under_liquidation is E'@notNull\nBeing wound up.';
comment on column app_public.company.under_forced_liquidation is E'@notNull\nBeing wound up by force.';
comment on column app_public.company.deleted is E'@notNull\nNo longer in the register.';
comment on column app_public.company.account_exists is E'@notNull\nWhether it has an account here.';
--! EndIncluded clients/functions/registered_companies.sql
--! Included clients/functions/require_own_client.sql
create or replace function app_private.require_own_client(client_id uuid) returns app_public.clients
language plpgsql volatile
as $$
declare
  v_client app_public.clients;
begin
  perform app_private.require_invoicing();
  select c.* into v_client from app_public.clients c where c.id = client_id for update;
  if not found then
    perform app_private.refuse('INVALID', 'id');
    perform app_private.stop_if_refused();
  end if;
  return v_client;
end;
$$;
comment on function app_private.require_own_client(uuid) is
  'The caller''s own client, locked. Stops with UNAUTHORIZED, or INVALID at id when there is no such client.';
grant execute on function app_private.require_own_client(uuid) to app_user;
--! EndIncluded clients/functions/require_own_client.sql
--! Included clients/functions/update_client.sql
-- Absent attributes stay. The client is checked as it would be, as a new one is.
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
  'Changes a client; reference people, when sent, replace all of them. Refuses as createClient does, and IMMUTABLE for type, profile and registered facts.';
grant execute on function app_public.update_client(jsonb) to app_user;
--! EndIncluded clients/functions/update_client.sql
--! Included invoicing/functions/apply_invoice_input.sql
-- Absent keys leave what is there, null clears it. A draft that gets a profile but no account is
-- paid to the profile's default account; what belonged to another profile or client is let go.
create or replace function app_private.apply_invoice_input(invoice app_public.invoices, input jsonb) returns app_public.invoices
language plpgsql stable
as $$
declare
  v_next app_public.invoices := invoice;
begin
  if input ? 'freelanceProfileId' then v_next.freelance_profile_id := input ->> 'freelanceProfileId'; end if;
  if input ? 'bankAccountId' then
    v_next.bank_account_id := input ->> 'bankAccountId';
  elsif invoice.bank_account_id is null or v_next.freelance_profile_id is distinct from invoice.freelance_profile_id then
    v_next.bank_account_id := (
      select b.id from app_public.bank_accounts b
      where b.freelance_profile_id = v_next.freelance_profile_id and b.is_default
    );
  end if;
  if input ? 'clientId' then
    v_next.client_id := input ->> 'clientId';
  elsif v_next.freelance_profile_id is distinct from invoice.freelance_profile_id then
    v_next.client_id := null;
  end if;
  if input ? 'senderReferencePersonId' then
    v_next.sender_reference_person_id := input ->> 'senderReferencePersonId';
  elsif v_next.freelance_profile_id is distinct from invoice.freelance_profile_id then
    v_next.sender_reference_person_id := null;
  end if;
  if input ? 'clientReferencePersonId' then
    v_next.client_reference_person_id := input ->> 'clientReferencePersonId';
  elsif v_next.client_id is distinct from invoice.client_id then
    v_next.client_reference_person_id := null;
  end if;
  if input ? 'buyerReference' then v_next.buyer_reference := nullif(btrim(input ->> 'buyerReference'), ''); end if;
  if input ? 'orderReference' then v_next.order_reference := nullif(btrim(input ->> 'orderReference'), ''); end if;
  if input ? 'invoicedOn' then v_next.invoiced_on := input ->> 'invoicedOn'; end if;
  if input ? 'dueOn' then v_next.due_on := input ->> 'dueOn'; end if;
  return v_next;
end;
$$;
comment on function app_private.apply_invoice_input(app_public.invoices, jsonb) is
  'The draft as it would be with the input of createInvoice or updateInvoice. Changes nothing.';
grant execute on function app_private.apply_invoice_input(app_public.invoices, jsonb) to app_user;
--! EndIncluded invoicing/functions/apply_invoice_input.sql
--! Included invoicing/functions/approve_invoice.sql
create or replace function app_public.approve_invoice(input jsonb) returns app_public.invoices
language plpgsql volatile
as $$
declare
  v_invoice app_public.invoices := app_private.require_invoice_for_operator((input ->> 'id')::uuid);
begin
  return app_private.move_invoice(v_invoice.id, 'approve');
end;
$$;
comment on function app_public.approve_invoice(jsonb) is
  'Approves a submitted invoice; it is published right after. Operators with REVIEW. Refuses INVOICE_NOT_SUBMITTED.';
grant execute on function app_public.approve_invoice(jsonb) to app_operator;
--! EndIncluded invoicing/functions/approve_invoice.sql
--! Included invoicing/functions/approves_itself.sql
create or replace function app_hidden.approves_itself(invoice app_public.invoices) returns boolean
language sql stable
as $$
  select coalesce((
    select p.verified and p.archived_at is null and not c.is_insolvent and not c.is_blocked
      and invoice.amount_minor <= s.automatic_approval_limit_minor
    from app_public.freelance_profiles p, app_public.clients c, app_public.invoicing_settings s
    where p.id = invoice.freelance_profile_id and c.id = invoice.client_id
  ), false)
$$;
comment on function app_hidden.approves_itself(app_public.invoices) is
  'Whether an invoice is approved without an operator: verified profile, sound client, amount without VAT within the limit.';
--! EndIncluded invoicing/functions/approves_itself.sql
--! Included invoicing/functions/check_invoice_dates.sql
create or replace function app_private.check_invoice_dates(invoice app_public.invoices) returns void
language plpgsql volatile
as $$
declare
  v_invoiced_on date := coalesce(invoice.invoiced_on, app_hidden.today());
begin
  if v_invoiced_on not between app_hidden.today() - 90 and app_hidden.today() + 30 then
    perform app_private.refuse('INVALID_INVOICED_ON', 'invoicedOn');
  end if;
  if invoice.due_on not between v_invoiced_on and v_invoiced_on + 90 then
    perform app_private.refuse('INVALID', 'dueOn');
  end if;
end;
$$;
comment on function app_private.check_invoice_dates(app_public.invoices) is
  'invoicedOn from 90 days back to 30 days ahead, else INVALID_INVOICED_ON; dueOn from invoicedOn to 90 days after, else INVALID.';
grant execute on function app_private.check_invoice_dates(app_public.invoices) to app_user;
--! EndIncluded invoicing/functions/check_invoice_dates.sql
--! Included invoicing/functions/check_invoice_input.sql
create or replace function app_private.check_invoice_input(invoice app_public.invoices, input jsonb) returns void
language plpgsql volatile
as $$
begin
  perform app_private.check_invoice_parties(invoice);
  -- Only dates that are being set: a draft left lying keeps its date, and submitting it refuses.
  if input ? 'invoicedOn' or input ? 'dueOn' then
    perform app_private.check_invoice_dates(invoice);
  end if;
  if jsonb_typeof(input -> 'lines') = 'array' then
    perform app_private.check_invoice_lines(input -> 'lines', coalesce(invoice.invoiced_on, app_hidden.today()));
  end if;
end;
$$;
comment on function app_private.check_invoice_input(app_public.invoices, jsonb) is
  'Refuses all that is wrong with a draft as the input would make it.';
grant execute on function app_private.check_invoice_input(app_public.invoices, jsonb) to app_user;
--! EndIncluded invoicing/functions/check_invoice_input.sql
--! Included invoicing/functions/check_invoice_lines.sql
-- What is wrong with a line even in a draft. Positions count from 0, as the paths do.
create or replace function app_private.check_invoice_lines(lines jsonb, on_day date) returns void
language plpgsql volatile
as $$
declare
  v_line jsonb;
  v_position int;
  v_path text;
  v_field text;
  v_vat_rates numeric[] := app_hidden.vat_rates(on_day);
begin
  for v_line, v_position in
    select t.line, t.place - 1 from jsonb_array_elements(lines) with ordinality as t (line, place)
  loop
    v_path := 'lines.' || v_position || '.';
    if v_line ->> 'lineType' is null then
      perform app_private.refuse('BLANK', v_path || 'lineType');
    end if;
    if (v_line ->> 'quantity')::numeric < 0 then
      perform app_private.refuse('TOO_SMALL', v_path || 'quantity');
    elsif scale(trim_scale((v_line ->> 'quantity')::numeric)) > 2 then
      perform app_private.refuse('INVALID', v_path || 'quantity');
    elsif (v_line ->> 'quantity')::numeric > 99999.99 then
      perform app_private.refuse('TOO_BIG', v_path || 'quantity');
    end if;
    foreach v_field in array array['unitPrice', 'dietTaxableUnitPrice', 'dietNonTaxableUnitPrice'] loop
      if (v_line ->> v_field)::numeric < 0 then
        perform app_private.refuse('TOO_SMALL', v_path || v_field);
      elsif (v_line ->> v_field)::numeric > 1000000000 then
        perform app_private.refuse('TOO_BIG', v_path || v_field);
      end if;
    end loop;
    if (v_line #>> '{workReport,hours}')::numeric < 0 then
      perform app_private.refuse('TOO_SMALL', v_path || 'workReport.hours');
    elsif (v_line #>> '{workReport,hours}')::numeric > 99999.99 then
      perform app_private.refuse('TOO_BIG', v_path || 'workReport.hours');
    end if;
    if not (v_line ->> 'vatRate')::numeric = any (v_vat_rates) then
      perform app_private.refuse('INCLUSION', v_path || 'vatRate');
    end if;
    if v_line ->> 'occupationCodeId' is not null and not exists (
      select from app_public.occupation_codes o where o.id = (v_line ->> 'occupationCodeId')::uuid
    ) then
      perform app_private.refuse('INVALID', v_path || 'occupationCodeId');
    end if;
    if v_line #>> '{workReport,endDate}' < v_line #>> '{workReport,startDate}' then
      perform app_private.refuse('INVALID', v_path || 'workReport.endDate');
    end if;
    if v_line ->> 'dependentOnPosition' is not null and (
      v_line ->> 'lineType' not in ('DIET', 'MILEAGE')
      or lines -> (v_line ->> 'dependentOnPosition')::int ->> 'lineType' is distinct from 'WORK'
      or (v_line ->> 'dependentOnPosition')::int < 0
    ) then
      perform app_private.refuse('INVALID', v_path || 'dependentOnPosition');
    end if;
  end loop;
end;
$$;
comment on function app_private.check_invoice_lines(jsonb, date) is
  'Refuses what is wrong with a line even in a draft: an unknown VAT rate or occupation code, a report that ends before it starts, a dependence on what is not work.';
grant execute on function app_private.check_invoice_lines(jsonb, date) to app_user;
--! EndIncluded invoicing/functions/check_invoice_lines.sql
--! Included invoicing/functions/check_invoice_parties.sql
-- Whatever an id points to must be seen by the caller and belong together. Another account's row
-- is answered as one that does not exist: INVALID.
create or replace function app_private.check_invoice_parties(invoice app_public.invoices) returns void
language plpgsql volatile
as $$
declare
  v_archived_at timestamptz;
begin
  if invoice.freelance_profile_id is not null then
    select p.archived_at into v_archived_at from app_public.freelance_profiles p where p.id = invoice.freelance_profile_id;
    if not found then
      perform app_private.refuse('INVALID', 'freelanceProfileId');
    elsif v_archived_at is not null then
      perform app_private.refuse('FREELANCE_PROFILE_ARCHIVED', 'freelanceProfileId');
    end if;
  end if;
  if invoice.bank_account_id is not null and not exists (
    select from app_public.bank_accounts b
    where b.id = invoice.bank_account_id and b.freelance_profile_id = invoice.freelance_profile_id and b.deleted_at is null
  ) then
    perform app_private.refuse('INVALID', 'bankAccountId');
  end if;
  if invoice.client_id is not null and not exists (
    select from app_public.clients c
    where c.id = invoice.client_id and c.freelance_profile_id = invoice.freelance_profile_id and c.archived_at is null
  ) then
    perform app_private.refuse('INVALID', 'clientId');
  end if;
  if invoice.sender_reference_person_id is not null and not exists (
    select from app_public.reference_people r
    where r.id = invoice.sender_reference_person_id and r.freelance_profile_id = invoice.freelance_profile_id
  ) then
    perform app_private.refuse('INVALID', 'senderReferencePersonId');
  end if;
  if invoice.client_reference_person_id is not null and not exists (
    select from app_public.reference_people r
    where r.id = invoice.client_reference_person_id and r.client_id = invoice.client_id
  ) then
    perform app_private.refuse('INVALID', 'clientReferencePersonId');
  end if;
end;
$$;
comment on function app_private.check_invoice_parties(app_public.invoices) is
  'Refuses a profile, account, client or reference person that is not there or belongs to somebody else.';
grant execute on function app_private.check_invoice_parties(app_public.invoices) to app_user;
--! EndIncluded invoicing/functions/check_invoice_parties.sql
--! Included invoicing/functions/check_submission_lines.sql
-- Every fault of every line is told at once, so that nobody mends one only to meet the next.
create or replace function app_private.check_submission_lines(invoice app_public.invoices) returns void
language plpgsql volatile
as $$
declare
  v_vat_rates numeric[] := app_hidden.vat_rates(invoice.invoiced_on);
  v_seller jsonb := app_hidden.invoice_seller(invoice.freelance_profile_id);
  v_line app_public.invoice_lines;
  v_fault record;
begin
  if not exists (select from app_public.invoice_lines l where l.invoice_id = invoice.id) then
    perform app_private.refuse('BLANK', 'lines');
    return;
  end if;
  for v_line in select l.* from app_public.invoice_lines l where l.invoice_id = invoice.id order by l.position loop
    for v_fault in select f.* from app_hidden.line_faults(v_line) f loop
      perform app_private.refuse(v_fault.code, format('lines.%s.%s', v_line.position, v_fault.field));
    end loop;
    -- A seller outside VAT may not charge it, and a rate may have ended since the line was written.
    if not v_line.vat_rate = any (v_vat_rates) or (v_line.vat_rate > 0 and not (v_seller ->> 'vatRegistered')::boolean) then
      perform app_private.refuse('INCLUSION', format('lines.%s.vatRate', v_line.position));
    end if;
  end loop;
  if exists (select from app_public.invoice_lines l where l.invoice_id = invoice.id and l.line_type = 'EXPENSE')
    and not exists (select from app_public.receipts r where r.invoice_id = invoice.id) then
    perform app_private.refuse('BLANK', 'receipts');
  end if;
  if invoice.calculation_error is not null then
    perform app_private.refuse(invoice.calculation_error, 'lines');
  elsif invoice.amount_minor = 0 and not app_private.has_refusals() then
    perform app_private.refuse('TOO_SMALL_OR_EQUAL', 'lines');
  end if;
end;
$$;
comment on function app_private.check_submission_lines(app_public.invoices) is
  'Refuses an invoice without lines, with incomplete lines, without receipts for its expenses, of nothing, or that cannot be computed.';
grant execute on function app_private.check_submission_lines(app_public.invoices) to app_user;
--! EndIncluded invoicing/functions/check_submission_lines.sql
--! Included invoicing/functions/check_submission_parties.sql
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

  select c.* into v_client from app_public.clients c where c.id = invoice.client_id;
  if v_client.is_insolvent then
    perform app_private.refuse('CLIENT_INSOLVENT', 'clientId');
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
  'Refuses missing or unfit parties: an archived profile, an insolvent client, seller and buyer being one, a person not identified.';
grant execute on function app_private.check_submission_parties(app_public.invoices) to app_user;
--! EndIncluded invoicing/functions/check_submission_parties.sql
--! Included invoicing/functions/compute_invoice.sql
-- The arithmetic of an invoice, whole. It reads nothing but the rates in force, and those only where
-- the input names none, so that a stored invoice is computed again to the same øre. A sum beyond
-- what a JSON number carries exactly is refused rather than rounded on its way to the browser.
create or replace function app_hidden.compute_invoice(input jsonb) returns jsonb
language plpgsql stable
as $$
declare
  v_given jsonb := coalesce(input -> 'rates', '{}') || input;
  v_day date := coalesce((input ->> 'invoicedOn')::date, app_hidden.today());
  v_amounts numeric[];
  v_vat_rates numeric[];
  v_taxable numeric;
  v_amount numeric;
  v_line_vat numeric[];
  v_vat numeric;
  v_parts jsonb;
begin
  select
    coalesce(array_agg(l.amount order by l.place), '{}'), coalesce(array_agg(l.vat_rate order by l.place), '{}'),
    coalesce(sum(l.taxable), 0), coalesce(sum(l.amount), 0)
  into v_amounts, v_vat_rates, v_taxable, v_amount
  from app_hidden.compute_lines(
    coalesce(nullif(input -> 'lines', 'null'), '[]'),
    coalesce((v_given ->> 'mileageTaxFreeUnitPrice')::numeric, app_hidden.rate('mileage_tax_free', v_day))
  ) as l;
  v_line_vat := app_hidden.share_vat(v_amounts, v_vat_rates);
  select coalesce(sum(v), 0) into v_vat from unnest(v_line_vat) as v;
  if 0 > any (v_amounts) or 0 > any (v_vat_rates) or v_amount + v_vat > 9007199254740991 then
    return jsonb_build_object('error', 'INVOICE_CALCULATION_FAILED');
  end if;

  v_parts := app_hidden.compute_parts(
    input ->> 'profile', v_amount, v_vat, v_taxable,
    coalesce((v_given ->> 'platformFeePercent')::numeric, app_hidden.rate('platform_fee', v_day)),
    coalesce((v_given ->> 'employerTaxPercent')::numeric, app_hidden.rate('employer_tax', v_day)),
    coalesce((v_given ->> 'salaryTaxPercent')::numeric, app_hidden.rate('withholding_without_card', v_day))
  );
  if v_parts ? 'error' then
    return v_parts;
  end if;
  return v_parts || jsonb_build_object(
    'amount', v_amount, 'vat', v_vat, 'lineVat', to_jsonb(v_line_vat), 'lineAmount', to_jsonb(v_amounts)
  );
end;
$$;
comment on function app_hidden.compute_invoice(jsonb) is
  'Computes an invoice: {profile, salaryTaxPercent, mileageTaxFreeUnitPrice, lines, rates?, invoicedOn?} gives amount, vat, the parts, lineVat and lineAmount in minor units, or {"error": "INVOICE_CALCULATION_FAILED"}.';
grant execute on function app_hidden.compute_invoice(jsonb) to app_user, app_operator, app_worker;
--! EndIncluded invoicing/functions/compute_invoice.sql
--! Included invoicing/functions/compute_lines.sql
-- What each line comes to. A line that lacks what it is computed from counts as 0, so that a draft
-- has totals from its first line on.
create or replace function app_hidden.compute_lines(lines jsonb, mileage_tax_free_unit_price numeric)
returns table (place bigint, vat_rate numeric, amount numeric, taxable numeric)
language sql immutable
as $$
  select
    l.place,
    coalesce(l.vat_rate, 0),
    coalesce(round(l.quantity * l.unit_price), 0),
    coalesce(case l.line_type
      when 'EXPENSE' then 0
      when 'DIET' then round(l.quantity * l.diet_taxable)
      when 'MILEAGE' then round(l.quantity * l.unit_price) - round(l.quantity * least(l.unit_price, mileage_tax_free_unit_price))
      else round(l.quantity * l.unit_price)
    end, 0)
  from (
    select
      t.place,
      t.line ->> 'lineType' as line_type,
      (t.line ->> 'quantity')::numeric as quantity,
      (t.line ->> 'vatRate')::numeric as vat_rate,
      coalesce((t.line ->> 'dietTaxableUnitPrice')::numeric, 0) as diet_taxable,
      case t.line ->> 'lineType'
        when 'DIET' then
          coalesce((t.line ->> 'dietTaxableUnitPrice')::numeric, 0) + coalesce((t.line ->> 'dietNonTaxableUnitPrice')::numeric, 0)
        else (t.line ->> 'unitPrice')::numeric
      end as unit_price
    from jsonb_array_elements(lines) with ordinality as t (line, place)
  ) as l
$$;
comment on function app_hidden.compute_lines(jsonb, numeric) is
  'Amount and taxable part of each line in minor units, by its place counted from 1. Incomplete lines count as 0.';
grant execute on function app_hidden.compute_lines(jsonb, numeric) to app_user, app_operator, app_worker;
--! EndIncluded invoicing/functions/compute_lines.sql
--! Included invoicing/functions/compute_parts.sql
-- Where each krone goes. An individual is employed: from what is taxable, after the fee, come the
-- employer's contribution, the salary and its tax; what is not taxable is paid out as it is.
create or replace function app_hidden.compute_parts(
  profile text, amount numeric, vat numeric, taxable numeric,
  platform_fee_percent numeric, employer_tax_percent numeric, salary_tax_percent numeric
) returns jsonb
language plpgsql immutable
as $$
declare
  v_fee numeric := app_hidden.round_ratio(amount * platform_fee_percent, 100);
  v_base numeric := taxable - v_fee;
  v_gross numeric := 0;
  v_tax numeric := 0;
begin
  if profile = 'ORGANIZATION' then
    return jsonb_build_object(
      'platformFeeAmount', v_fee, 'grossSalary', 0, 'employerTaxAmount', 0, 'salaryTaxAmount', 0,
      'payoutAmount', amount + vat - v_fee
    );
  end if;
  if v_base < 0 then
    return jsonb_build_object('error', 'INVOICE_CALCULATION_FAILED');
  end if;
  v_gross := app_hidden.round_ratio(v_base * 100, 100 + employer_tax_percent);
  v_tax := app_hidden.round_ratio(v_gross * salary_tax_percent, 100);
  return jsonb_build_object(
    'platformFeeAmount', v_fee, 'grossSalary', v_gross, 'employerTaxAmount', v_base - v_gross,
    'salaryTaxAmount', v_tax, 'payoutAmount', v_gross - v_tax + (amount - taxable)
  );
end;
$$;
comment on function app_hidden.compute_parts(text, numeric, numeric, numeric, numeric, numeric, numeric) is
  'How an amount is split between fee, employer''s contribution, tax and payout, in minor units. {"error"} when the fee exceeds the taxable part.';
grant execute on function app_hidden.compute_parts(text, numeric, numeric, numeric, numeric, numeric, numeric) to app_user, app_operator, app_worker;
--! EndIncluded invoicing/functions/compute_parts.sql
--! Included invoicing/functions/create_delivery.sql
-- Definer because a delivery is only ever made together with the job that carries it out.
create or replace function app_private.create_delivery(
  invoice app_public.invoices, channel app_public.delivery_method, recipient text
) returns uuid
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_id uuid;
begin
  insert into app_public.deliveries (account_id, invoice_id, channel, recipient)
  values (invoice.account_id, invoice.id, create_delivery.channel, create_delivery.recipient)
  returning id into v_id;
  perform app_private.enqueue(
    'invoicing/deliver_invoice', jsonb_build_object('deliveryId', v_id), 'deliver_invoice:' || v_id
  );
  return v_id;
end;
$$;
comment on function app_private.create_delivery(app_public.invoices, app_public.delivery_method, text) is
  'Notes that an invoice is to be sent to somebody and enqueues the sending.';
grant execute on function app_private.create_delivery(app_public.invoices, app_public.delivery_method, text) to app_user;
--! EndIncluded invoicing/functions/create_delivery.sql
--! Included invoicing/functions/create_invoice.sql
-- A draft may lack anything. What it has must be the caller's own and well formed.
create or replace function app_public.create_invoice(input jsonb) returns app_public.invoices
language plpgsql volatile
as $$
declare
  v_invoice app_public.invoices;
begin
  perform app_private.require_invoicing();
  v_invoice := app_private.apply_invoice_input(null::app_public.invoices, input);
  perform app_private.check_invoice_input(v_invoice, input);
  perform app_private.stop_if_refused();

  insert into app_public.invoices (
    account_id, created_by, freelance_profile_id, bank_account_id, client_id, sender_reference_person_id,
    client_reference_person_id, buyer_reference, order_reference, invoiced_on, due_on
  ) values (
    app_hidden.current_account_id(), app_hidden.current_user_id(), v_invoice.freelance_profile_id,
    v_invoice.bank_account_id, v_invoice.client_id, v_invoice.sender_reference_person_id,
    v_invoice.client_reference_person_id, v_invoice.buyer_reference, v_invoice.order_reference,
    v_invoice.invoiced_on, v_invoice.due_on
  ) returning * into v_invoice;
  perform app_private.write_invoice_lines(v_invoice, input -> 'lines');
  perform app_private.recompute_invoice(v_invoice.id);
  perform app_private.record_event('invoices', v_invoice.id, v_invoice.account_id, 'CREATED', 'DRAFT');

  select i.* into v_invoice from app_public.invoices i where i.id = v_invoice.id;
  return v_invoice;
end;
$$;
comment on function app_public.create_invoice(jsonb) is
  'Makes a draft, which may be incomplete. Its amounts are computed here. Refuses UNAUTHORIZED; INVALID for what belongs to somebody else; FREELANCE_PROFILE_ARCHIVED; INVALID_INVOICED_ON; INCLUSION for an unknown VAT rate.';
grant execute on function app_public.create_invoice(jsonb) to app_user;
--! EndIncluded invoicing/functions/create_invoice.sql
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
  end if;
  perform app_private.stop_if_refused();

  insert into app_public.receipts (account_id, invoice_id, file_id) values (v_invoice.account_id, v_invoice.id, v_file_id)
  returning * into v_receipt;
  return v_receipt;
end;
$$;
comment on function app_public.create_receipt(jsonb) is
  'Attaches a receipt to a draft: PDF, PNG or JPEG, at most 10 000 000 bytes. Refuses INVOICE_SUBMITTED or INVOICE_PUBLISHED; TOO_BIG or INVALID for the file.';
grant execute on function app_public.create_receipt(jsonb) to app_user;
--! EndIncluded invoicing/functions/create_receipt.sql
--! Included invoicing/functions/delivery_payload.sql
-- Definer because the worker holds no table.
create or replace function app_private.delivery_payload(delivery_id uuid) returns jsonb
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select jsonb_build_object(
    'id', d.id, 'channel', d.channel, 'recipient', d.recipient, 'sentAt', d.sent_at, 'failedAt', d.failed_at,
    'attemptedAt', d.attempted_at, 'messageId', d.message_id, 'invoice', app_private.invoice_payload(d.invoice_id)
  )
  from app_public.deliveries d
  where d.id = $1
$$;
comment on function app_private.delivery_payload(uuid) is 'One sending of an invoice with what its message needs; null when there is none.';
grant execute on function app_private.delivery_payload(uuid) to app_worker;
--! EndIncluded invoicing/functions/delivery_payload.sql
--! Included invoicing/functions/destroy_invoice.sql
create or replace function app_public.destroy_invoice(input jsonb) returns app_public.invoices
language plpgsql volatile
as $$
declare
  v_invoice app_public.invoices := app_private.require_own_invoice((input ->> 'id')::uuid);
begin
  perform app_private.refuse_unless_draft(v_invoice);
  perform app_private.stop_if_refused();

  delete from app_public.invoices i where i.id = v_invoice.id;
  perform app_private.record_event('invoices', v_invoice.id, v_invoice.account_id, 'DESTROYED', null);
  return v_invoice;
end;
$$;
comment on function app_public.destroy_invoice(jsonb) is
  E'@destroys\nDeletes a draft with its lines and receipts. Refuses INVOICE_SUBMITTED or INVOICE_PUBLISHED for what is no draft.';
grant execute on function app_public.destroy_invoice(jsonb) to app_user;
--! EndIncluded invoicing/functions/destroy_invoice.sql
--! Included invoicing/functions/destroy_receipt.sql
create or replace function app_public.destroy_receipt(input jsonb) returns app_public.receipts
language plpgsql volatile
as $$
declare
  v_receipt app_public.receipts;
begin
  perform app_private.require_invoicing();
  select r.* into v_receipt from app_public.receipts r where r.id = (input ->> 'id')::uuid;
  if not found then
    perform app_private.refuse('INVALID', 'id');
    perform app_private.stop_if_refused();
  end if;
  perform app_private.refuse_unless_draft(app_private.require_own_invoice(v_receipt.invoice_id));
  perform app_private.stop_if_refused();

  delete from app_public.receipts r where r.id = v_receipt.id;
  return v_receipt;
end;
$$;
comment on function app_public.destroy_receipt(jsonb) is
  E'@destroys\nRemoves a receipt from a draft. Refuses INVOICE_SUBMITTED or INVOICE_PUBLISHED.';
grant execute on function app_public.destroy_receipt(jsonb) to app_user;
--! EndIncluded invoicing/functions/destroy_receipt.sql
--! Included invoicing/functions/draw_account_path.sql
create or replace function app_private.draw_account_path(account_id uuid) returns text
language sql stable
as $$
  select case a.account_type when 'PERSONAL' then 'personal/' else 'business/' end || a.slug
  from app_public.accounts a where a.id = $1
$$;
comment on function app_private.draw_account_path(uuid) is 'The account''s part of a portal address, for links in mails.';
--! EndIncluded invoicing/functions/draw_account_path.sql
--! Included invoicing/functions/draw_breakdown.sql
create or replace function app_private.draw_breakdown(invoice app_public.invoices) returns jsonb
language sql immutable
as $$
  select jsonb_build_object(
    'vat', invoice.vat_minor, 'platformFee', invoice.platform_fee_amount_minor,
    'employerTax', invoice.employer_tax_amount_minor, 'salaryTax', invoice.salary_tax_amount_minor,
    'payout', invoice.payout_amount_minor, 'platformFeePercent', coalesce(invoice.platform_fee_percent, 0),
    'employerTaxPercent', coalesce(invoice.employer_tax_percent, 0),
    'salaryTaxPercent', coalesce(invoice.salary_tax_percent, 0)
  )
$$;
comment on function app_private.draw_breakdown(app_public.invoices) is 'Where the money of an invoice goes, for its freelancer.';
--! EndIncluded invoicing/functions/draw_breakdown.sql
--! Included invoicing/functions/draw_freelancer.sql
-- Whoever wrote the invoice hears of it; when that person is gone, the account's first one does.
create or replace function app_private.draw_freelancer(invoice app_public.invoices) returns jsonb
language sql stable
as $$
  select jsonb_build_object(
    'name', case
      when p.freelance_type = 'INDIVIDUAL' then p.display_name
      else coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), p.display_name)
    end,
    'email', u.email, 'language', u.language
  )
  from app_public.accounts a
    join app_public.users u on u.id = coalesce(invoice.created_by, a.primary_user_id)
    left join app_public.freelance_profiles p on p.id = invoice.freelance_profile_id
  where a.id = invoice.account_id
$$;
comment on function app_private.draw_freelancer(app_public.invoices) is
  'Who did the work and is told about the invoice: {name, email, language}.';
--! EndIncluded invoicing/functions/draw_freelancer.sql
--! Included invoicing/functions/draw_invoice.sql
-- Everything a document or a mail shows of an invoice, in one object. Keys are always there; what
-- is unknown is null. Published invoices keep the object they were published with.
create or replace function app_private.draw_invoice(invoice app_public.invoices) returns jsonb
language plpgsql stable
as $$
declare
  v_client app_public.clients;
  v_profile app_public.freelance_profiles;
  v_settings app_public.invoicing_settings;
  v_receiver app_public.reference_people;
  v_language app_public.language;
  v_seller jsonb := app_hidden.invoice_seller(invoice.freelance_profile_id);
  v_freelancer jsonb := app_private.draw_freelancer(invoice);
begin
  select c.* into v_client from app_public.clients c where c.id = invoice.client_id;
  select p.* into v_profile from app_public.freelance_profiles p where p.id = invoice.freelance_profile_id;
  select s.* into v_settings from app_public.invoicing_settings s;
  select r.* into v_receiver from app_public.reference_people r where r.id = invoice.client_reference_person_id;
  v_language := coalesce(v_client.language, 'NB');

  return jsonb_build_object(
    'id', invoice.id, 'accountId', invoice.account_id, 'accountPath', app_private.draw_account_path(invoice.account_id),
    'language', v_language, 'documentNumber', invoice.document_number,
    'invoicedOn', invoice.invoiced_on, 'dueOn', invoice.due_on, 'currency', invoice.currency,
    'seller', v_seller, 'freelancer', v_freelancer,
    'client', jsonb_build_object(
      'name', v_client.name, 'organizationNumber', v_client.org_number, 'email', v_client.email,
      'address', app_hidden.address_json(v_client.address), 'reference', v_receiver.name
    ),
    'lines', app_private.draw_lines(invoice.id, v_language),
    'vatGroups', app_private.draw_vat_groups(invoice.id),
    'amount', invoice.amount_minor, 'vat', invoice.vat_minor, 'total', invoice.total_minor,
    'kid', invoice.kid, 'accountNumber', v_settings.account_number,
    'iban', app_hidden.iban(v_settings.account_number), 'bic', v_settings.bic,
    'buyerReference', coalesce(invoice.buyer_reference, v_receiver.reference_number),
    'orderReference', invoice.order_reference,
    'note', app_hidden.invoice_note(v_seller, v_freelancer ->> 'name', v_settings.company_name, v_language),
    'publicPath', app_public.invoices_public_path(invoice)
  ) || app_private.draw_period(invoice) || jsonb_build_object('breakdown', app_private.draw_breakdown(invoice));
end;
$$;
comment on function app_private.draw_invoice(app_public.invoices) is
  'What a document shows of an invoice, from the rows as they are now.';
--! EndIncluded invoicing/functions/draw_invoice.sql
--! Included invoicing/functions/draw_lines.sql
-- The law wants each line's kind of service in words, so a line that has none gets them here.
create or replace function app_private.draw_lines(invoice_id uuid, in_language app_public.language) returns jsonb
language sql stable
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'position', l.position,
    'lineType', l.line_type,
    'description', coalesce(l.description, o.name, app_hidden.line_type_name(l.line_type, in_language)),
    'quantity', coalesce(l.quantity, 0),
    'unit', case
      when l.line_type = 'DIET' then 'DAY'
      when l.line_type = 'MILEAGE' then 'KM'
      when (l.work_report).report_type = 'TIME' then 'HOUR'
      else 'PIECE'
    end,
    'unitPrice', case l.line_type
      when 'DIET' then coalesce(l.diet_taxable_unit_price_minor, 0) + coalesce(l.diet_non_taxable_unit_price_minor, 0)
      else coalesce(l.unit_price_minor, 0)
    end,
    'amount', l.amount_minor,
    'vatRate', coalesce(l.vat_rate, 0),
    'vat', l.vat_minor,
    'period', case when (l.work_report).start_date is not null then
      jsonb_build_object('from', (l.work_report).start_date, 'to', coalesce((l.work_report).end_date, (l.work_report).start_date))
    end,
    'addressFrom', l.address_from,
    'addressTo', l.address_to
  ) order by l.position), '[]')
  from app_public.invoice_lines l left join app_public.occupation_codes o on o.id = l.occupation_code_id
  where l.invoice_id = $1
$$;
comment on function app_private.draw_lines(uuid, app_public.language) is
  'The lines of an invoice as a document shows them. A line without words is named by its occupation, else by its type.';
--! EndIncluded invoicing/functions/draw_lines.sql
--! Included invoicing/functions/draw_period.sql
create or replace function app_private.draw_period(invoice app_public.invoices) returns jsonb
language sql stable
as $$
  select jsonb_build_object(
    'deliveredOn', coalesce(max((l.work_report).end_date), invoice.invoiced_on),
    'period', case when min((l.work_report).start_date) is not null then jsonb_build_object(
      'from', min((l.work_report).start_date), 'to', max(coalesce((l.work_report).end_date, (l.work_report).start_date))
    ) end
  )
  from app_public.invoice_lines l
  where l.invoice_id = invoice.id
$$;
comment on function app_private.draw_period(app_public.invoices) is
  'When the service was delivered: the days the work reports cover, else the invoice date.';
--! EndIncluded invoicing/functions/draw_period.sql
--! Included invoicing/functions/draw_vat_groups.sql
create or replace function app_private.draw_vat_groups(invoice_id uuid) returns jsonb
language sql stable
as $$
  select coalesce(jsonb_agg(jsonb_build_object('rate', g.rate, 'base', g.base, 'vat', g.vat) order by g.rate desc), '[]')
  from (
    select coalesce(l.vat_rate, 0) as rate, sum(l.amount_minor) as base, sum(l.vat_minor) as vat
    from app_public.invoice_lines l where l.invoice_id = $1 group by 1
  ) as g
$$;
comment on function app_private.draw_vat_groups(uuid) is 'The sums of an invoice by VAT rate, highest first.';
--! EndIncluded invoicing/functions/draw_vat_groups.sql
--! Included invoicing/functions/duplicate_invoice.sql
-- A duplicate is a new draft of the same work: no number, no dates, no receipts and no history. A
-- bank account or client that is gone since is left out, so that the copy can be completed.
create or replace function app_public.duplicate_invoice(input jsonb) returns app_public.invoices
language plpgsql volatile
as $$
declare
  v_source app_public.invoices := app_private.require_own_invoice((input ->> 'id')::uuid);
  v_copy app_public.invoices;
begin
  insert into app_public.invoices (
    account_id, created_by, freelance_profile_id, bank_account_id, client_id, sender_reference_person_id,
    client_reference_person_id, buyer_reference, order_reference
  ) values (
    v_source.account_id, app_hidden.current_user_id(), v_source.freelance_profile_id,
    coalesce(
      (select b.id from app_public.bank_accounts b where b.id = v_source.bank_account_id and b.deleted_at is null),
      (select b.id from app_public.bank_accounts b where b.freelance_profile_id = v_source.freelance_profile_id and b.is_default)
    ),
    (select c.id from app_public.clients c where c.id = v_source.client_id and c.archived_at is null),
    v_source.sender_reference_person_id, v_source.client_reference_person_id,
    v_source.buyer_reference, v_source.order_reference
  ) returning * into v_copy;
  insert into app_public.invoice_lines (
    account_id, invoice_id, position, line_type, description, occupation_code_id, quantity, remaining_quantity,
    unit_price_minor, diet_taxable_unit_price_minor, diet_non_taxable_unit_price_minor, address_from, address_to,
    vat_rate, work_report, dependent_on_position, collapsed
  )
  select
    v_copy.account_id, v_copy.id, l.position, l.line_type, l.description, l.occupation_code_id, l.quantity, l.quantity,
    l.unit_price_minor, l.diet_taxable_unit_price_minor, l.diet_non_taxable_unit_price_minor, l.address_from,
    l.address_to, l.vat_rate, l.work_report, l.dependent_on_position, l.collapsed
  from app_public.invoice_lines l
  where l.invoice_id = v_source.id;
  perform app_private.recompute_invoice(v_copy.id);

  select i.* into v_copy from app_public.invoices i where i.id = v_copy.id;
  return v_copy;
end;
$$;
comment on function app_public.duplicate_invoice(jsonb) is
  'Makes a draft with the same parties and lines as an invoice in any state, without number, dates, receipts and events.';
grant execute on function app_public.duplicate_invoice(jsonb) to app_user;
--! EndIncluded invoicing/functions/duplicate_invoice.sql
--! Included invoicing/functions/invoice_is_of_organization.sql
create or replace function app_hidden.invoice_is_of_organization(invoice_id uuid) returns boolean
language sql stable
as $$
  select exists (
    select from app_public.invoices i join app_public.freelance_profiles p on p.id = i.freelance_profile_id
    where i.id = invoice_id and p.freelance_type = 'ORGANIZATION'
  )
$$;
comment on function app_hidden.invoice_is_of_organization(uuid) is
  'Condition of a transition: the invoice is an organisation''s own, and it knows best whether it was paid.';
grant execute on function app_hidden.invoice_is_of_organization(uuid) to app_user, app_operator, app_worker;
--! EndIncluded invoicing/functions/invoice_is_of_organization.sql
--! Included invoicing/functions/invoice_lines_input.sql
create or replace function app_hidden.invoice_lines_input(invoice_id uuid) returns jsonb
language sql stable
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'lineType', l.line_type, 'quantity', l.quantity, 'unitPrice', l.unit_price_minor, 'vatRate', l.vat_rate,
    'dietTaxableUnitPrice', l.diet_taxable_unit_price_minor,
    'dietNonTaxableUnitPrice', l.diet_non_taxable_unit_price_minor
  ) order by l.position), '[]')
  from app_public.invoice_lines l
  where l.invoice_id = $1
$$;
comment on function app_hidden.invoice_lines_input(uuid) is 'The lines of an invoice as compute_invoice() takes them, in order.';
grant execute on function app_hidden.invoice_lines_input(uuid) to app_user, app_operator, app_worker;
--! EndIncluded invoicing/functions/invoice_lines_input.sql
--! Included invoicing/functions/invoice_note.sql
-- The law wants to know who did the work when the seller is somebody else. One note, since an
-- electronic invoice has room for one.
create or replace function app_hidden.invoice_note(
  seller jsonb, freelancer_name text, company_name text, in_language app_public.language
) returns text
language sql immutable
as $$
  select case
    when (seller ->> 'isFreelancer')::boolean and in_language = 'NB' then
      format('Beløpet betales til klientkontoen til %s, som sender det videre til %s.', company_name, seller ->> 'name')
    when (seller ->> 'isFreelancer')::boolean then
      format('Please pay to the client account of %s, which passes it on to %s.', company_name, seller ->> 'name')
    when in_language = 'NB' then format('Arbeidet er utført av %s.', freelancer_name)
    else format('The work was done by %s.', freelancer_name)
  end
$$;
comment on function app_hidden.invoice_note(jsonb, text, text, app_public.language) is 'The one note on a document, in the client''s language.';
grant execute on function app_hidden.invoice_note(jsonb, text, text, app_public.language) to app_user, app_operator, app_worker;
--! EndIncluded invoicing/functions/invoice_note.sql
--! Included invoicing/functions/invoice_payload.sql
-- Definer because the worker holds no table. The document is the one that was published; only what
-- happens to it afterwards is read fresh.
create or replace function app_private.invoice_payload(invoice_id uuid) returns jsonb
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce(d.payload, app_private.draw_invoice(i)) || jsonb_build_object(
    'status', i.status,
    'rejectionReason', i.rejection_reason,
    'pdf', case when f.id is not null then
      jsonb_build_object('fileId', f.id, 'filename', f.filename, 'storageKey', f.storage_key)
    end
  )
  from app_public.invoices i
    left join app_private.invoice_documents d on d.invoice_id = i.id
    left join app_public.files f on f.id = i.pdf_document_id
  where i.id = $1
$$;
comment on function app_private.invoice_payload(uuid) is
  'Everything the PDF and the mails need of an invoice; null when there is none. Amounts in minor units, percentages as numbers.';
grant execute on function app_private.invoice_payload(uuid) to app_worker;
--! EndIncluded invoicing/functions/invoice_payload.sql
--! Included invoicing/functions/invoice_seller.sql
-- Definer because the operating company's row is the operators'. Who has no company cannot be the
-- seller of an invoice: for an individual the operating company sells, for an organisation it sells
-- itself.
create or replace function app_hidden.invoice_seller(freelance_profile_id uuid) returns jsonb
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select case p.freelance_type
    when 'INDIVIDUAL' then jsonb_build_object(
      'name', s.company_name, 'organizationNumber', s.organization_number, 'vatRegistered', s.is_vat_registered,
      'isFreelancer', false, 'address', app_hidden.address_json(s.address)
    )
    else jsonb_build_object(
      'name', p.organization_name, 'organizationNumber', p.organization_number, 'vatRegistered', p.is_vat_registered,
      'isFreelancer', true, 'address', app_hidden.address_json(p.address)
    )
  end
  from app_public.freelance_profiles p cross join app_public.invoicing_settings s
  where p.id = $1
$$;
comment on function app_hidden.invoice_seller(uuid) is
  'The legal seller on a profile''s invoices: {name, organizationNumber, vatRegistered, isFreelancer, address}.';
grant execute on function app_hidden.invoice_seller(uuid) to app_user, app_operator, app_worker;
--! EndIncluded invoicing/functions/invoice_seller.sql
--! Included invoicing/functions/invoices_available_actions.sql
create or replace function app_public.invoices_available_actions(invoice app_public.invoices) returns text[]
language sql stable
as $$
  select app_hidden.available_actions('invoices', invoice.id, invoice.status::text)
$$;
comment on function app_public.invoices_available_actions(app_public.invoices) is
  E'@notNull\nThe actions the caller may take now, from the transitions table.';
grant execute on function app_public.invoices_available_actions(app_public.invoices) to app_user, app_operator;
--! EndIncluded invoicing/functions/invoices_available_actions.sql
--! Included invoicing/functions/invoices_events.sql
create or replace function app_public.invoices_events(invoice app_public.invoices) returns setof app_public.events
language sql stable
as $$
  select e.* from app_public.events e where e.entity_id = invoice.id and e.entity = 'invoices' order by e.occurred_at, e.id
$$;
comment on function app_public.invoices_events(app_public.invoices) is 'What has happened to the invoice, oldest first.';
grant execute on function app_public.invoices_events(app_public.invoices) to app_user, app_operator;
--! EndIncluded invoicing/functions/invoices_events.sql
--! Included invoicing/functions/invoices_public_path.sql
create or replace function app_public.invoices_public_path(invoice app_public.invoices) returns text
language sql stable
as $$
  select '/v2/' || lower(coalesce((select c.language from app_public.clients c where c.id = invoice.client_id), 'NB')::text)
    || '/invoicemore/public-invoice/' || invoice.public_token
$$;
comment on function app_public.invoices_public_path(app_public.invoices) is
  'Path of the page the client sees, in the client''s language. Null until the invoice is published.';
grant execute on function app_public.invoices_public_path(app_public.invoices) to app_user, app_operator;
--! EndIncluded invoicing/functions/invoices_public_path.sql
--! Included invoicing/functions/kid.sql
create or replace function app_hidden.kid(profile_number int, invoice_number int) returns text
language sql immutable strict parallel safe
as $$
  select base || app_hidden.mod10_check_digit(base)
  from (select lpad(profile_number::text, 6, '0') || lpad(invoice_number::text, 7, '0') as base) as digits
$$;
comment on function app_hidden.kid(int, int) is
  'The payment identification: profile number in 6 digits, invoice number in 7, and a MOD10 check digit.';
grant execute on function app_hidden.kid(int, int) to app_user, app_operator, app_worker;
--! EndIncluded invoicing/functions/kid.sql
--! Included invoicing/functions/lacks_identity.sql
-- Definer because the operators' settings say whether it is demanded. Until national e-ID exists the
-- setting is off, and a verified profile stands for an identified person.
create or replace function app_hidden.lacks_identity(freelance_profile_id uuid) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce((
    select s.require_identity and p.freelance_type = 'INDIVIDUAL' and not p.verified
    from app_public.freelance_profiles p cross join app_public.invoicing_settings s
    where p.id = $1
  ), false)
$$;
comment on function app_hidden.lacks_identity(uuid) is
  'Whether the person behind an individual''s profile must identify before submitting.';
grant execute on function app_hidden.lacks_identity(uuid) to app_user, app_operator, app_worker;
--! EndIncluded invoicing/functions/lacks_identity.sql
--! Included invoicing/functions/line_faults.sql
-- What a line must have before anybody else sees it, as pairs of code and field. The law wants the
-- kind and amount of the service: for work the occupation says the kind, for diet and mileage the
-- type does, everything else needs words.
create or replace function app_hidden.line_faults(line app_public.invoice_lines)
returns table (code app_public.error_code, field text)
language sql stable
as $$
  select 'BLANK'::app_public.error_code, f.field
  from (values
    ('quantity', (line).quantity is null),
    ('vatRate', (line).vat_rate is null),
    ('unitPrice', (line).line_type <> 'DIET' and (line).unit_price_minor is null),
    ('dietTaxableUnitPrice', (line).line_type = 'DIET'
      and num_nonnulls((line).diet_taxable_unit_price_minor, (line).diet_non_taxable_unit_price_minor) = 0),
    ('description', (line).line_type in ('BENEFIT', 'EXPENSE', 'EXTRA') and (line).description is null),
    ('addressFrom', (line).line_type = 'MILEAGE' and (line).address_from is null),
    ('addressTo', (line).line_type = 'MILEAGE' and (line).address_to is null),
    ('occupationCodeId', (line).line_type = 'WORK' and (line).occupation_code_id is null),
    ('workReport', (line).line_type = 'WORK' and (line).work_report is null)
  ) as f (field, is_blank)
  where f.is_blank
  union all
  select 'BLANK', 'workReport.' || f.field
  from (values
    ('reportType', ((line).work_report).report_type is null),
    ('startDate', ((line).work_report).start_date is null),
    ('endDate', ((line).work_report).end_date is null),
    ('hours', ((line).work_report).report_type = 'TASK' and ((line).work_report).hours is null),
    ('startTime', ((line).work_report).report_type = 'TIME' and ((line).work_report).start_time is null),
    ('endTime', ((line).work_report).report_type = 'TIME' and ((line).work_report).end_time is null)
  ) as f (field, is_blank)
  where (line).line_type = 'WORK' and not (line).work_report is null and f.is_blank
  union all
  select 'TOO_SMALL_OR_EQUAL', 'quantity' where (line).quantity = 0
  union all
  select 'OCCUPATION_CODE_DISABLED', 'occupationCodeId'
  from app_public.occupation_codes o where o.id = (line).occupation_code_id and not o.is_enabled
$$;
comment on function app_hidden.line_faults(app_public.invoice_lines) is
  'What keeps a line from being submitted: error code and field.';
grant execute on function app_hidden.line_faults(app_public.invoice_lines) to app_user, app_operator, app_worker;
--! EndIncluded invoicing/functions/line_faults.sql
--! Included invoicing/functions/line_type_name.sql
-- These words end up on a frozen document, so they are the database's and not a screen's.
create or replace function app_hidden.line_type_name(line_type app_public.line_type, in_language app_public.language) returns text
language sql immutable parallel safe
as $$
  select case in_language
    when 'NB' then case line_type
      when 'BENEFIT' then 'Naturalytelse' when 'DIET' then 'Diett' when 'EXPENSE' then 'Utlegg'
      when 'EXTRA' then 'Tillegg' when 'MILEAGE' then 'Kjøregodtgjørelse' else 'Arbeid'
    end
    else case line_type
      when 'BENEFIT' then 'Benefit in kind' when 'DIET' then 'Subsistence' when 'EXPENSE' then 'Expense'
      when 'EXTRA' then 'Extra' when 'MILEAGE' then 'Mileage' else 'Work'
    end
  end
$$;
comment on function app_hidden.line_type_name(app_public.line_type, app_public.language) is 'The kind of a line in words, for a document.';
grant execute on function app_hidden.line_type_name(app_public.line_type, app_public.language) to app_user, app_operator, app_worker;
--! EndIncluded invoicing/functions/line_type_name.sql
--! Included invoicing/functions/move_invoice.sql
-- Definer because nobody is granted the status: it changes together with its time, its event and the
-- job that comes next, or not at all. The actor is still the caller; the transitions decide.
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
    rejected_at = case v_to when 'REJECTED' then now() else i.rejected_at end,
    resolved_at = case v_to when 'RESOLVED' then now() else i.resolved_at end,
    rejection_reason = coalesce(reason, i.rejection_reason)
  where i.id = invoice_id
  returning i.* into v_invoice;
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
--! Included invoicing/functions/occupation_codes_matching.sql
-- position() instead of like, so that a percent sign somebody types is just a percent sign.
create or replace function app_public.occupation_codes_matching(keyword text default null) returns setof app_public.occupation_codes
language sql stable
as $$
  select o.* from app_public.occupation_codes o
  where o.is_enabled and position(app_hidden.search_text(btrim(coalesce(keyword, ''))) in o.search_text) > 0
$$;
comment on function app_public.occupation_codes_matching(text) is
  E'@list occupationCodes\nThe occupation codes that may be used, by words of their name, code or tags.';
grant execute on function app_public.occupation_codes_matching(text) to app_user;
--! EndIncluded invoicing/functions/occupation_codes_matching.sql
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
    i.pdf_document_id, i.status = 'RESOLVED'
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
comment on column app_public.public_invoice.total_minor is E'@notNull\nWhat is to be paid, in øre.';
comment on column app_public.public_invoice.currency is E'@notNull\nAlways NOK.';
comment on column app_public.public_invoice.kid is E'@notNull\nPayment identification.';
comment on column app_public.public_invoice.bank_account_number is E'@notNull\nThe account to pay to.';
comment on column app_public.public_invoice.iban is 'The same account for payments from abroad.';
comment on column app_public.public_invoice.lines is E'@notNull\nWhat is billed.';
comment on column app_public.public_invoice.pdf_document_id is 'The PDF.';
comment on column app_public.public_invoice.paid is E'@notNull\nWhether it is paid in full.';
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
-- Definer because the worker holds no table. Number, KID, public token and the frozen document come
-- into being together or not at all. The token is the only key to the public page, so it is as long
-- as a session's.
create or replace function app_private.publish_invoice(invoice_id uuid) returns app_public.invoice_status
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_invoice app_public.invoices;
  v_profile app_public.freelance_profiles;
  v_number int;
begin
  select i.* into v_invoice from app_public.invoices i where i.id = invoice_id for update;
  if v_invoice.status is distinct from 'APPROVED' then
    return v_invoice.status;
  end if;
  select p.* into v_profile from app_public.freelance_profiles p where p.id = v_invoice.freelance_profile_id for share;
  v_number := app_private.take_invoice_number(v_profile, 'INVOICE', v_profile.invoice_starting_number);

  update app_public.invoices i
  set
    status = 'PUBLISHED', published_at = now(), invoice_number = v_number,
    document_number = case v_profile.freelance_type
      when 'INDIVIDUAL' then v_profile.profile_number || '-' || v_number
      else v_number::text
    end,
    kid = app_hidden.kid(v_profile.profile_number, v_number),
    public_token = translate(encode(gen_random_bytes(33), 'base64'), '+/', '-_')
  where i.id = invoice_id
  returning i.* into v_invoice;
  insert into app_private.invoice_documents (account_id, invoice_id, payload)
  values (v_invoice.account_id, v_invoice.id, app_private.draw_invoice(v_invoice));
  perform app_private.record_event('invoices', v_invoice.id, v_invoice.account_id, 'PUBLISHED', 'PUBLISHED');
  perform app_private.enqueue(
    'invoicing/render_invoice', jsonb_build_object('id', v_invoice.id), 'render_invoice:' || v_invoice.id
  );
  return v_invoice.status;
end;
$$;
comment on function app_private.publish_invoice(uuid) is
  'Publishes an approved invoice: next number of the profile, document number, KID, public token, frozen document, and the job that draws the PDF. Returns the status. Safe to run twice.';
grant execute on function app_private.publish_invoice(uuid) to app_worker;
--! EndIncluded invoicing/functions/publish_invoice.sql
--! Included invoicing/functions/recompute_invoice.sql
-- Definer because nobody writes an amount: amounts follow from the lines, and only this function
-- sets them. It works on drafts; from submission on, what was computed stays.
create or replace function app_private.recompute_invoice(invoice_id uuid) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_profile app_public.freelance_profiles;
  v_day date;
  v_input jsonb;
  v_result jsonb;
begin
  select coalesce(i.invoiced_on, app_hidden.today()) into v_day
  from app_public.invoices i where i.id = invoice_id and i.status = 'DRAFT';
  if not found then
    return;
  end if;
  select p.* into v_profile
  from app_public.invoices i join app_public.freelance_profiles p on p.id = i.freelance_profile_id
  where i.id = invoice_id;

  v_input := jsonb_build_object(
    -- Without a profile nothing is split; computed like an organisation's, which never fails.
    'profile', coalesce(v_profile.freelance_type, 'ORGANIZATION'),
    'salaryTaxPercent', v_profile.salary_tax_percent,
    'platformFeePercent', app_hidden.rate('platform_fee', v_day),
    'employerTaxPercent', app_hidden.rate('employer_tax', v_day),
    'mileageTaxFreeUnitPrice', app_hidden.rate('mileage_tax_free', v_day),
    'lines', app_hidden.invoice_lines_input(invoice_id)
  );
  v_result := app_hidden.compute_invoice(v_input);
  if v_result ? 'error' then
    -- The sums of the lines still help whoever writes; only the split is not to be had.
    v_result := app_hidden.compute_invoice(v_input || '{"profile": "ORGANIZATION"}') || v_result;
  end if;
  perform app_private.store_computed(invoice_id, v_profile, v_input, v_result);
end;
$$;
comment on function app_private.recompute_invoice(uuid) is
  'Computes a draft from its lines and stores amounts and the percentages used. What cannot be computed gets calculation_error and parts of 0.';
grant execute on function app_private.recompute_invoice(uuid) to app_user;
--! EndIncluded invoicing/functions/recompute_invoice.sql
--! Included invoicing/functions/record_delivery.sql
-- Definer because the worker holds no table.
create or replace function app_private.record_delivery(delivery_id uuid, message_id text default null) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_delivery app_public.deliveries;
begin
  update app_public.deliveries d set sent_at = now(), message_id = coalesce($2, d.message_id)
  where d.id = $1 and d.sent_at is null and d.failed_at is null
  returning d.* into v_delivery;
  if found then
    perform app_private.record_event(
      'invoices', v_delivery.invoice_id, v_delivery.account_id, 'SENT',
      (select i.status::text from app_public.invoices i where i.id = v_delivery.invoice_id),
      jsonb_build_object('channel', v_delivery.channel, 'recipient', v_delivery.recipient)
    );
  end if;
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
  where d.id = $1 and d.sent_at is null and d.failed_at is null
$$;
comment on function app_private.record_delivery_attempt(uuid, text) is 'Notes that a sending begins, with the id its message carries.';
grant execute on function app_private.record_delivery_attempt(uuid, text) to app_worker;
--! EndIncluded invoicing/functions/record_delivery_attempt.sql
--! Included invoicing/functions/record_delivery_failure.sql
-- Definer because the worker holds no table. For failures that trying again cannot mend.
create or replace function app_private.record_delivery_failure(delivery_id uuid, reason text) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_delivery app_public.deliveries;
begin
  update app_public.deliveries d set failed_at = now(), failure_reason = left($2, 1000)
  where d.id = $1 and d.sent_at is null and d.failed_at is null
  returning d.* into v_delivery;
  if found then
    perform app_private.record_event(
      'invoices', v_delivery.invoice_id, v_delivery.account_id, 'SENDING_FAILED',
      (select i.status::text from app_public.invoices i where i.id = v_delivery.invoice_id),
      jsonb_build_object('channel', v_delivery.channel, 'recipient', v_delivery.recipient)
    );
  end if;
end;
$$;
comment on function app_private.record_delivery_failure(uuid, text) is 'Notes that a sending can never arrive, and why. Safe to run twice.';
grant execute on function app_private.record_delivery_failure(uuid, text) to app_worker;
--! EndIncluded invoicing/functions/record_delivery_failure.sql
--! Included invoicing/functions/record_invoice_pdf.sql
-- Definer because the worker holds no table. The first PDF stays: the client's copy and ours are
-- the same bytes. Until EHF exists, who prefers it gets e-mail.
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
--! Included invoicing/functions/refuse_unless_draft.sql
create or replace function app_private.refuse_unless_draft(invoice app_public.invoices) returns void
language plpgsql volatile
as $$
begin
  if invoice.status in ('PUBLISHED', 'RESOLVED', 'NULLIFIED') then
    perform app_private.refuse('INVOICE_PUBLISHED');
  elsif invoice.status <> 'DRAFT' then
    perform app_private.refuse('INVOICE_SUBMITTED');
  end if;
end;
$$;
comment on function app_private.refuse_unless_draft(app_public.invoices) is
  'Refuses INVOICE_SUBMITTED, or INVOICE_PUBLISHED from publication on.';
grant execute on function app_private.refuse_unless_draft(app_public.invoices) to app_user;
--! EndIncluded invoicing/functions/refuse_unless_draft.sql
--! Included invoicing/functions/reject_invoice.sql
-- The reason goes to the freelancer word for word; a rejection without one helps nobody.
create or replace function app_public.reject_invoice(input jsonb) returns app_public.invoices
language plpgsql volatile
as $$
declare
  v_invoice app_public.invoices := app_private.require_invoice_for_operator((input ->> 'id')::uuid);
  v_reason text := nullif(btrim(input ->> 'reason'), '');
begin
  perform app_private.require_transition('invoices', v_invoice.id, v_invoice.status::text, 'reject');
  if v_reason is null then
    perform app_private.refuse('BLANK', 'reason');
  elsif length(v_reason) > 2000 then
    perform app_private.refuse('TOO_BIG', 'reason');
  end if;
  perform app_private.stop_if_refused();

  return app_private.move_invoice(v_invoice.id, 'reject', v_reason);
end;
$$;
comment on function app_public.reject_invoice(jsonb) is
  'Rejects a submitted invoice with a reason the freelancer reads. Operators with REVIEW. Refuses INVOICE_NOT_SUBMITTED, BLANK without a reason.';
grant execute on function app_public.reject_invoice(jsonb) to app_operator;
--! EndIncluded invoicing/functions/reject_invoice.sql
--! Included invoicing/functions/require_invoice_for_operator.sql
-- Definer because a lock needs a grant, and operators hold none on invoices. Whether the role may do
-- what comes next is for the transition to say.
create or replace function app_private.require_invoice_for_operator(invoice_id uuid) returns app_public.invoices
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_invoice app_public.invoices;
begin
  if app_hidden.current_operator_role() is null then
    perform app_private.refuse('UNAUTHORIZED');
    perform app_private.stop_if_refused();
  end if;
  select i.* into v_invoice from app_public.invoices i where i.id = invoice_id for update;
  if not found then
    perform app_private.refuse('INVALID', 'id');
    perform app_private.stop_if_refused();
  end if;
  return v_invoice;
end;
$$;
comment on function app_private.require_invoice_for_operator(uuid) is
  'An invoice for an operator, locked. Stops with INVALID when there is none, UNAUTHORIZED for who is no operator.';
grant execute on function app_private.require_invoice_for_operator(uuid) to app_user, app_operator;
--! EndIncluded invoicing/functions/require_invoice_for_operator.sql
--! Included invoicing/functions/require_own_invoice.sql
-- The opening of every mutation of one invoice: who may not write learns that, an invoice that the
-- caller cannot see does not exist, and the row is locked so that two calls at once queue up.
create or replace function app_private.require_own_invoice(invoice_id uuid, path text default 'id') returns app_public.invoices
language plpgsql volatile
as $$
declare
  v_invoice app_public.invoices;
begin
  perform app_private.require_invoicing();
  select i.* into v_invoice from app_public.invoices i where i.id = invoice_id for update;
  if not found then
    perform app_private.refuse('INVALID', path);
    perform app_private.stop_if_refused();
  end if;
  return v_invoice;
end;
$$;
comment on function app_private.require_own_invoice(uuid, text) is
  'The caller''s own invoice, locked. Stops with UNAUTHORIZED, or INVALID at the path when there is no such invoice.';
grant execute on function app_private.require_own_invoice(uuid, text) to app_user;
--! EndIncluded invoicing/functions/require_own_invoice.sql
--! Included invoicing/functions/resolve_invoice.sql
create or replace function app_public.resolve_invoice(input jsonb) returns app_public.invoices
language plpgsql volatile
as $$
declare
  v_id uuid := (input ->> 'id')::uuid;
  v_invoice app_public.invoices;
begin
  if app_hidden.current_actor_kind() = 'OPERATOR' then
    v_invoice := app_private.require_invoice_for_operator(v_id);
  else
    v_invoice := app_private.require_own_invoice(v_id);
    perform app_private.refuse_when_impersonating();
  end if;
  return app_private.move_invoice(v_id, 'resolve');
end;
$$;
comment on function app_public.resolve_invoice(jsonb) is
  'Marks a published invoice as paid in full. Operators with FINANCE, or the owner of an organisation''s profile. Refuses INVOICE_NOT_PUBLISHED.';
grant execute on function app_public.resolve_invoice(jsonb) to app_user, app_operator;
--! EndIncluded invoicing/functions/resolve_invoice.sql
--! Included invoicing/functions/review_invoice.sql
-- Definer because the worker holds no table. What the rule does not approve stays where it is: the
-- operators' queue is nothing but the submitted invoices.
create or replace function app_private.review_invoice(invoice_id uuid) returns app_public.invoice_status
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_invoice app_public.invoices;
begin
  select i.* into v_invoice from app_public.invoices i where i.id = invoice_id for update;
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
--! Included invoicing/functions/round_ratio.sql
-- numeric division keeps some twenty digits and would round twice; div() is exact.
create or replace function app_hidden.round_ratio(numerator numeric, denominator numeric) returns numeric
language sql immutable strict parallel safe
as $$
  select sign(numerator) * div(2 * abs(numerator) + denominator, 2 * denominator)
$$;
comment on function app_hidden.round_ratio(numeric, numeric) is
  'numerator / denominator as a whole number, half rounded away from zero. The denominator is positive.';
grant execute on function app_hidden.round_ratio(numeric, numeric) to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded invoicing/functions/round_ratio.sql
--! Included invoicing/functions/send_invoice_via_email.sql
-- The row of the invoice is locked, so that two clicks at once find one another.
create or replace function app_public.send_invoice_via_email(input jsonb) returns app_public.invoices
language plpgsql volatile
as $$
declare
  v_invoice app_public.invoices := app_private.require_own_invoice((input ->> 'id')::uuid);
  v_recipient text := (select c.email from app_public.clients c where c.id = v_invoice.client_id);
begin
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
  'Sends a published invoice to the client by e-mail again. Refuses INVOICE_NOT_PUBLISHED, CLIENT_EMAIL_MISSING, and DELIVERY_FREQUENCY_EXCEEDED within 5 minutes of the last one.';
grant execute on function app_public.send_invoice_via_email(jsonb) to app_user;
--! EndIncluded invoicing/functions/send_invoice_via_email.sql
--! Included invoicing/functions/share_vat.sql
-- The VAT of a rate is rounded once, over the sum of its lines, and then shared out by largest
-- remainder, so that the lines add up to the document to the øre.
create or replace function app_hidden.share_vat(amounts numeric[], vat_rates numeric[]) returns numeric[]
language sql immutable
as $$
  with lines as (
    select place, vat_rate, amount * vat_rate * 0.01 as exact, floor(amount * vat_rate * 0.01) as share
    from unnest(amounts, vat_rates) with ordinality as t (amount, vat_rate, place)
  ), ranked as (
    select
      place, share,
      row_number() over (partition by vat_rate order by exact - share desc, place) as turn,
      round(sum(exact) over (partition by vat_rate)) - sum(share) over (partition by vat_rate) as left_over
    from lines
  )
  select coalesce(array_agg(share + case when turn <= left_over then 1 else 0 end order by place), '{}') from ranked
$$;
comment on function app_hidden.share_vat(numeric[], numeric[]) is
  'The VAT of each line in minor units: each rate''s VAT is rounded over its sum and shared out by largest remainder, ties by line order.';
grant execute on function app_hidden.share_vat(numeric[], numeric[]) to app_user, app_operator, app_worker;
--! EndIncluded invoicing/functions/share_vat.sql
--! Included invoicing/functions/store_computed.sql
-- The percentages are kept with the amounts, so that a document can be explained years later.
create or replace function app_private.store_computed(
  invoice_id uuid, profile app_public.freelance_profiles, input jsonb, result jsonb
) returns void
language sql volatile
as $$
  update app_public.invoice_lines l
  set
    amount_minor = coalesce((result -> 'lineAmount' ->> l.position)::bigint, 0),
    vat_minor = coalesce((result -> 'lineVat' ->> l.position)::bigint, 0)
  where l.invoice_id = $1;

  update app_public.invoices i
  set
    amount_minor = coalesce((result ->> 'amount')::bigint, 0),
    vat_minor = coalesce((result ->> 'vat')::bigint, 0),
    platform_fee_percent = case when profile.id is not null then (input ->> 'platformFeePercent')::numeric end,
    employer_tax_percent =
      case when profile.freelance_type = 'INDIVIDUAL' then (input ->> 'employerTaxPercent')::numeric end,
    salary_tax_percent =
      case when profile.freelance_type = 'INDIVIDUAL' then (input ->> 'salaryTaxPercent')::numeric end,
    platform_fee_amount_minor = parts.share * coalesce((result ->> 'platformFeeAmount')::bigint, 0),
    employer_tax_amount_minor = parts.share * coalesce((result ->> 'employerTaxAmount')::bigint, 0),
    salary_tax_amount_minor = parts.share * coalesce((result ->> 'salaryTaxAmount')::bigint, 0),
    gross_salary_minor = parts.share * coalesce((result ->> 'grossSalary')::bigint, 0),
    payout_amount_minor = parts.share * coalesce((result ->> 'payoutAmount')::bigint, 0),
    calculation_error = (result ->> 'error')::app_public.error_code
  from (select case when profile.id is null or result ? 'error' then 0 else 1 end as share) as parts
  where i.id = $1
$$;
comment on function app_private.store_computed(uuid, app_public.freelance_profiles, jsonb, jsonb) is
  'Writes what compute_invoice() gave to the invoice and its lines. Parts are 0 without a profile or when it could not be computed.';
--! EndIncluded invoicing/functions/store_computed.sql
--! Included invoicing/functions/submit_invoice.sql
-- Dates left open are filled in here, so that a draft that lay for a week is dated the day it goes
-- out, and the amounts are computed once more at the rates of that day. A refusal undoes it all.
create or replace function app_public.submit_invoice(input jsonb) returns app_public.invoices
language plpgsql volatile
as $$
declare
  v_invoice app_public.invoices := app_private.require_own_invoice((input ->> 'id')::uuid);
begin
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
  'Sends a complete draft in for approval. Refuses INVALID_TRANSITION for what is no draft, FREELANCE_PROFILE_ARCHIVED, CLIENT_INSOLVENT, SENDER_EQUALS_RECEIVER, OCCUPATION_CODE_DISABLED, INVALID_INVOICED_ON, INVOICE_CALCULATION_FAILED, BANK_ID_VERIFICATION_REQUIRED, and BLANK at whatever is missing.';
grant execute on function app_public.submit_invoice(jsonb) to app_user;
--! EndIncluded invoicing/functions/submit_invoice.sql
--! Included invoicing/functions/tg_invoice_parts__freeze.sql
-- Definer because the parent may be out of the caller's sight, and out of sight is not a draft.
-- Lines and receipts of a deleted draft go with it: then there is no parent any more.
create or replace function app_private.tg_invoice_parts__freeze() returns trigger
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_new jsonb := to_jsonb(new) - array['remaining_quantity', 'updated_at', 'collapsed'];
  v_old jsonb := to_jsonb(old) - array['remaining_quantity', 'updated_at', 'collapsed'];
begin
  if (tg_op <> 'UPDATE' or v_new is distinct from v_old) and exists (
    select from app_public.invoices i
    where i.id = (coalesce(v_old, v_new) ->> 'invoice_id')::uuid and i.status <> 'DRAFT'
  ) then
    raise exception 'a submitted invoice keeps its %', tg_table_name using errcode = 'integrity_constraint_violation';
  end if;
  return coalesce(new, old);
end;
$$;
comment on function app_private.tg_invoice_parts__freeze() is 'Refuses to add, change or remove a line or receipt of an invoice that is no draft.';
grant execute on function app_private.tg_invoice_parts__freeze() to app_user, app_operator, app_worker;
--! EndIncluded invoicing/functions/tg_invoice_parts__freeze.sql
--! Included invoicing/functions/tg_invoices__freeze.sql
-- A submitted invoice is somebody's document: what it says never changes again, whatever function
-- tries. Status, times, number, file and refund status follow their own rules.
create or replace function app_private.tg_invoices__freeze() returns trigger
language plpgsql volatile
as $$
begin
  if old.status = 'DRAFT' then
    return new;
  end if;
  if (
    new.account_id, new.freelance_profile_id, new.bank_account_id, new.client_id, new.currency,
    new.platform_fee_percent, new.employer_tax_percent, new.salary_tax_percent, new.amount_minor, new.vat_minor,
    new.platform_fee_amount_minor, new.employer_tax_amount_minor, new.salary_tax_amount_minor, new.gross_salary_minor,
    new.payout_amount_minor, new.buyer_reference, new.order_reference, new.invoiced_on, new.due_on, new.submitted_at
  ) is distinct from (
    old.account_id, old.freelance_profile_id, old.bank_account_id, old.client_id, old.currency,
    old.platform_fee_percent, old.employer_tax_percent, old.salary_tax_percent, old.amount_minor, old.vat_minor,
    old.platform_fee_amount_minor, old.employer_tax_amount_minor, old.salary_tax_amount_minor, old.gross_salary_minor,
    old.payout_amount_minor, old.buyer_reference, old.order_reference, old.invoiced_on, old.due_on, old.submitted_at
  ) or (
    old.invoice_number is not null and (new.invoice_number, new.document_number, new.kid, new.public_token)
      is distinct from (old.invoice_number, old.document_number, old.kid, old.public_token)
  ) then
    raise exception 'a submitted invoice keeps what it says' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end;
$$;
comment on function app_private.tg_invoices__freeze() is 'Refuses every change of what a submitted invoice says.';
grant execute on function app_private.tg_invoices__freeze() to app_user, app_operator, app_worker;
--! EndIncluded invoicing/functions/tg_invoices__freeze.sql
--! Included invoicing/functions/tg_invoices__keep_search_text.sql
create or replace function app_private.tg_invoices__keep_search_text() returns trigger
language plpgsql volatile
as $$
begin
  new.search_text := app_hidden.search_text(
    new.document_number, new.kid, new.buyer_reference, new.order_reference,
    (select c.name from app_public.clients c where c.id = new.client_id)
  );
  return new;
end;
$$;
comment on function app_private.tg_invoices__keep_search_text() is 'Keeps the words an invoice is found by, the client''s name among them.';
grant execute on function app_private.tg_invoices__keep_search_text() to app_user, app_operator, app_worker;
--! EndIncluded invoicing/functions/tg_invoices__keep_search_text.sql
--! Included invoicing/functions/tg_invoicing_settings__check.sql
-- Wrong digits here would be printed on every invoice, so the table itself refuses them. It is a
-- trigger and no constraint because tables are made before functions.
create or replace function app_private.tg_invoicing_settings__check() returns trigger
language plpgsql volatile
as $$
begin
  if not app_hidden.is_organization_number(new.organization_number) then
    raise exception 'the organisation number fails its check digit' using errcode = 'check_violation';
  end if;
  if not app_hidden.is_bank_account_number(new.account_number) then
    raise exception 'the account number fails its check digit' using errcode = 'check_violation';
  end if;
  return new;
end;
$$;
comment on function app_private.tg_invoicing_settings__check() is 'Refuses an organisation or account number that fails mod 11.';
grant execute on function app_private.tg_invoicing_settings__check() to app_operator;
--! EndIncluded invoicing/functions/tg_invoicing_settings__check.sql
--! Included invoicing/functions/tg_occupation_codes__keep_search_text.sql
create or replace function app_private.tg_occupation_codes__keep_search_text() returns trigger
language plpgsql volatile
as $$
begin
  new.search_text := app_hidden.search_text(variadic array[new.code, new.name, new.short_name] || new.tag_list);
  return new;
end;
$$;
comment on function app_private.tg_occupation_codes__keep_search_text() is 'Keeps the words an occupation code is found by.';
grant execute on function app_private.tg_occupation_codes__keep_search_text() to app_user, app_operator, app_worker;
--! EndIncluded invoicing/functions/tg_occupation_codes__keep_search_text.sql
--! Included invoicing/functions/update_invoice.sql
-- Absent fields stay as they are; lines, when sent, replace all lines of the draft.
create or replace function app_public.update_invoice(input jsonb) returns app_public.invoices
language plpgsql volatile
as $$
declare
  v_invoice app_public.invoices := app_private.require_own_invoice((input ->> 'id')::uuid);
begin
  perform app_private.refuse_unless_draft(v_invoice);
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
  'Changes a draft; lines, when sent, replace all of its lines. Refuses as createInvoice does, and INVOICE_SUBMITTED or INVOICE_PUBLISHED for what is no draft.';
grant execute on function app_public.update_invoice(jsonb) to app_user;
--! EndIncluded invoicing/functions/update_invoice.sql
--! Included invoicing/functions/vat_rates.sql
create or replace function app_hidden.vat_rates(on_day date) returns numeric[]
language sql stable
as $$
  select array_agg(r.value) from app_public.rates r where r.rate_key like 'vat\_%' and r.valid @> on_day
$$;
comment on function app_hidden.vat_rates(date) is 'The VAT percentages in force on a day.';
grant execute on function app_hidden.vat_rates(date) to app_user, app_operator, app_worker;
--! EndIncluded invoicing/functions/vat_rates.sql
--! Included invoicing/functions/work_report.sql
create or replace function app_hidden.work_report(input jsonb) returns app_public.work_report
language sql immutable
as $$
  select case when jsonb_typeof(input) = 'object' then row(
    (input ->> 'reportType')::app_public.unit_type, (input ->> 'startDate')::date, (input ->> 'endDate')::date,
    trim_scale((input ->> 'hours')::numeric), (input ->> 'startTime')::time, (input ->> 'endTime')::time
  )::app_public.work_report end
$$;
comment on function app_hidden.work_report(jsonb) is 'A work report from the input of a line; null when there is none.';
grant execute on function app_hidden.work_report(jsonb) to app_user, app_operator, app_worker;
--! EndIncluded invoicing/functions/work_report.sql
--! Included invoicing/functions/write_invoice_lines.sql
-- Lines are replaced as a whole: the browser holds the draft, and a draft's lines have no history
-- that anybody could refer to.
create or replace function app_private.write_invoice_lines(invoice app_public.invoices, lines jsonb) returns void
language sql volatile
as $$
  delete from app_public.invoice_lines l where l.invoice_id = invoice.id;

  insert into app_public.invoice_lines (
    account_id, invoice_id, position, line_type, description, occupation_code_id, quantity, remaining_quantity,
    unit_price_minor, diet_taxable_unit_price_minor, diet_non_taxable_unit_price_minor, address_from, address_to,
    vat_rate, work_report, dependent_on_position, collapsed
  )
  select
    invoice.account_id, invoice.id, t.place - 1, (t.line ->> 'lineType')::app_public.line_type,
    nullif(btrim(t.line ->> 'description'), ''), (t.line ->> 'occupationCodeId')::uuid,
    trim_scale((t.line ->> 'quantity')::numeric), trim_scale((t.line ->> 'quantity')::numeric),
    (t.line ->> 'unitPrice')::bigint, (t.line ->> 'dietTaxableUnitPrice')::bigint,
    (t.line ->> 'dietNonTaxableUnitPrice')::bigint,
    nullif(btrim(t.line ->> 'addressFrom'), ''), nullif(btrim(t.line ->> 'addressTo'), ''),
    trim_scale((t.line ->> 'vatRate')::numeric), app_hidden.work_report(t.line -> 'workReport'),
    (t.line ->> 'dependentOnPosition')::int, coalesce((t.line ->> 'collapsed')::boolean, false)
  from jsonb_array_elements(coalesce(nullif(lines, 'null'), '[]')) with ordinality as t (line, place)
$$;
comment on function app_private.write_invoice_lines(app_public.invoices, jsonb) is
  'Replaces the lines of a draft by those of the input. The caller recomputes afterwards.';
grant execute on function app_private.write_invoice_lines(app_public.invoices, jsonb) to app_user;
--! EndIncluded invoicing/functions/write_invoice_lines.sql
--! Included accounts/views/members.sql
-- The people of the current account, as their colleagues see them: name and address, not the rest
-- of the person.
create or replace view app_public.members with (security_invoker = true) as
  select m.id, m.account_id, m.user_id, m.email, m.first_name, m.last_name, m.role, m.confirmed, m.search_text, m.created_at
  from app_hidden.current_members() m;

revoke all on app_public.members from public, app_authenticator, app_visitor, app_user, app_operator, app_worker;
grant select on app_public.members to app_user;

comment on view app_public.members is E'@prefix mem\n@primaryKey id\n@foreignKey (account_id) references app_public.accounts (id)|@fieldName account\n@list\n@search search_text\n@label email\nA member of the current account (document A, section 3, Member).';
comment on column app_public.members.id is E'@notNull\nKey of the membership.';
comment on column app_public.members.account_id is E'@notNull\nThe account.';
comment on column app_public.members.user_id is E'@behavior -*\nThe person.';
comment on column app_public.members.email is E'@notNull\n@sort\nThe person''s address.';
comment on column app_public.members.first_name is 'Given name; null until an invited person has said it.';
comment on column app_public.members.last_name is E'@sort\nFamily name; null until an invited person has said it.';
comment on column app_public.members.role is E'@notNull\n@filter\nOWNER, ADMIN or MEMBER.';
comment on column app_public.members.confirmed is E'@notNull\n@filter\nInvited until confirmed, then active.';
comment on column app_public.members.search_text is E'@behavior -*\nNames and address without case and accents.';
comment on column app_public.members.created_at is E'@notNull\n@sort\nWhen the person became a member, UTC.';
--! EndIncluded accounts/views/members.sql
--! Included core/tables/audit_entries.rules.sql
-- The database's own diary of every change to every audited table. Operators read it, nobody
-- writes it but the audit trigger, and it only grows.
select app_private.begin_rules('app_public.audit_entries', is_audited => false);

comment on table app_public.audit_entries is E'@prefix aud\n@auditTrail\n@section system\n@label table_name\n@name.nb Endringslogg\n@name.en Audit trail\nEvery change to every row: who, when, before and after. Only grows.';
comment on column app_public.audit_entries.table_name is 'The table that changed.';
comment on column app_public.audit_entries.row_id is 'The row that changed.';
comment on column app_public.audit_entries.operation is 'INSERT, UPDATE or DELETE.';
comment on column app_public.audit_entries.actor is 'The name of who did it, as it was then.';
comment on column app_public.audit_entries.actor_kind is 'A person, an operator or the worker.';
comment on column app_public.audit_entries.user_id is 'The user in whose name it was done.';
comment on column app_public.audit_entries.session_id is 'The session in which it was done.';
comment on column app_public.audit_entries.administrator_id is 'The operator who impersonated the user.';
comment on column app_public.audit_entries.before is 'The columns before; for an update those that changed. Secrets are shown as dots.';
comment on column app_public.audit_entries.after is 'The columns after; for an update those that changed. Secrets are shown as dots.';
comment on column app_public.audit_entries.changed_at is 'When, UTC.';
--! EndIncluded core/tables/audit_entries.rules.sql
--! Included core/tables/events.rules.sql
-- What has happened to a thing, in the order it happened. Written by record_event() alone.
select app_private.begin_rules('app_public.events', is_audited => false);

create policy "members read what happened in their account" on app_public.events for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
grant select on app_public.events to app_user;

comment on table app_public.events is E'@prefix evt\n@eventLog\n@section system\n@label event_type\n@name.nb Hendelser\n@name.en Events\nWhat has happened to a thing: who, when, and the status it then had. Only grows.';
comment on column app_public.events.entity is 'The table the thing is in.';
comment on column app_public.events.entity_id is 'The thing.';
comment on column app_public.events.account_id is 'The account it belongs to.';
comment on column app_public.events.event_type is 'What happened, in the past tense.';
comment on column app_public.events.status is 'The status after.';
comment on column app_public.events.actor is 'The name of who did it, as it was then.';
comment on column app_public.events.actor_kind is 'A person, an operator or the worker.';
comment on column app_public.events.user_id is 'The user who did it; null for the worker.';
comment on column app_public.events.administrator_id is 'The operator who acted in the user''s name.';
comment on column app_public.events.data is 'What else is worth knowing about this kind of event.';
comment on column app_public.events.occurred_at is 'When, UTC.';
--! EndIncluded core/tables/events.rules.sql
--! Included core/tables/files.rules.sql
-- Stored bytes: receipts, documents, pictures. A row is made by register_file() only.
select app_private.begin_rules('app_public.files');

create policy "members read their account's files" on app_public.files for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
grant select on app_public.files to app_user;

comment on table app_public.files is E'@name Attachment\n@prefix fil\n@section system\n@label filename\n@name.nb Filer\n@name.en Files\nA stored file. Its paths are signed links that work for ten minutes.';
comment on column app_public.files.account_id is 'The account it belongs to; null for the product''s own.';
comment on column app_public.files.filename is 'The name it was given, at most 255 characters.';
comment on column app_public.files.content_type is 'The media type, sniffed from the bytes.';
comment on column app_public.files.byte_size is 'Size in bytes.';
comment on column app_public.files.sha256 is E'@behavior -*\nHash of the bytes.';
comment on column app_public.files.storage_key is E'@behavior -*\nWhere the bytes are kept.';
comment on column app_public.files.thumb_storage_key is E'@behavior -*\nWhere the small picture is kept.';
comment on column app_public.files.created_by is 'The user who uploaded it.';
comment on column app_public.files.created_at is 'When, UTC.';
--! EndIncluded core/tables/files.rules.sql
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
grant update (valid, source) on app_public.rates to app_operator;

comment on table app_public.rates is E'@prefix rat\n@section settings\n@label rate_key\n@name.nb Satser\n@name.en Rates\nRates with the days they are valid. Documents keep the rates they were computed with.';
comment on column app_public.rates.rate_key is 'Which rate, for example employer_tax.';
comment on column app_public.rates.value is 'A percentage, or minor units (øre) per piece.';
comment on column app_public.rates.unit is 'PERCENT or MINOR.';
comment on column app_public.rates.valid is 'The days it holds, from and including, to and excluding.';
comment on column app_public.rates.source is 'Where the figure was looked up.';
comment on column app_public.rates.created_at is 'When the row was written.';
comment on column app_public.rates.updated_at is 'When the row was last changed.';
--! EndIncluded core/tables/rates.rules.sql
--! Included core/tables/transitions.rules.sql
-- The state machines of the product as rows. Everybody may read them: buttons, diagrams and the
-- exhaustive test come from here. Nobody writes them but a transitions file.
select app_private.begin_rules('app_public.transitions');

create policy "everybody reads which transitions exist" on app_public.transitions for select
  to app_visitor, app_user, app_operator, app_worker using (true);
grant select on app_public.transitions to app_visitor, app_user, app_worker;

comment on table app_public.transitions is E'@prefix trn\n@section system\n@label action\n@name.nb Overganger\n@name.en Transitions\nA row for each change of status that is possible; the guard refuses every other.';
comment on column app_public.transitions.entity is 'The table whose status changes.';
comment on column app_public.transitions.action is 'The verb, as in the mutation''s name.';
comment on column app_public.transitions.from_status is 'The status before; null for a row that is made.';
comment on column app_public.transitions.to_status is 'The status after.';
comment on column app_public.transitions.actors is 'Who may: OWNER, ADMIN, MEMBER, WORKER, OPERATOR_READ, OPERATOR_REVIEW, OPERATOR_FINANCE, OPERATOR_ADMIN.';
comment on column app_public.transitions.condition is 'A predicate of app_hidden that must hold for the row as well.';
comment on column app_public.transitions.refusal is 'The code answered when the action is asked for in another status.';
comment on column app_public.transitions.position is 'The order in which actions are shown.';
--! EndIncluded core/tables/transitions.rules.sql
--! Included core/tables/worker_heartbeats.rules.sql
select app_private.begin_rules('app_private.worker_heartbeats');

drop trigger _900_audit on app_private.worker_heartbeats;

comment on table app_private.worker_heartbeats is
  'One row per running worker process. A process that has not been heard of for 30 seconds is dead and loses its locks. Not audited because a beat every few seconds would drown the trail.';
comment on column app_private.worker_heartbeats.machine is
  'Host, boot and process namespace: two processes with the same value can see each other''s process numbers.';
comment on column app_private.worker_heartbeats.worker_ids is
  'The names under which this process locks jobs in the queue.';
--! EndIncluded core/tables/worker_heartbeats.rules.sql
--! Included identity/tables/one_time_links.rules.sql
-- Links sent by mail. Whoever holds one has read the mail; each is worth something once.
select app_private.begin_rules('app_private.one_time_links', array['token_sha256']);

comment on table app_private.one_time_links is 'Links sent by mail that prove an address: live, then used, superseded or expired.';
comment on column app_private.one_time_links.id is 'Key.';
comment on column app_private.one_time_links.token_sha256 is 'SHA-256 of the token in the link.';
comment on column app_private.one_time_links.user_id is 'Whose link.';
comment on column app_private.one_time_links.purpose is 'CONFIRM and SIGN_IN open a session, CHANGE_EMAIL also makes its address the user''s, RESET_PASSWORD lets a password be set.';
comment on column app_private.one_time_links.email is 'The address it was sent to, which its use proves.';
comment on column app_private.one_time_links.deep_link is 'The path in the portal to open afterwards. Begins with one slash, so that it cannot lead elsewhere.';
comment on column app_private.one_time_links.expires_at is 'When it stops working, 30 minutes after it was made, UTC.';
comment on column app_private.one_time_links.used_at is 'When it was used, UTC.';
comment on column app_private.one_time_links.superseded_at is 'When a newer link of the same purpose took its place, UTC.';
comment on column app_private.one_time_links.created_at is 'When it was made, UTC.';
--! EndIncluded identity/tables/one_time_links.rules.sql
--! Included identity/tables/operator_secrets.rules.sql
-- The second half of an operator's sign-in. The secret itself must be kept, since TOTP is symmetric.
select app_private.begin_rules('app_private.operator_secrets', array['totp_secret']);

comment on table app_private.operator_secrets is 'What makes an operator''s one-time codes.';
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
grant update (operator_role, disabled_at) on app_public.operators to app_operator;

comment on table app_public.operators is E'@prefix opr\n@section system\n@name.nb Operatører\n@name.en Operators\nThose who work for the house and sign in to the admin console.';
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
select app_private.begin_rules('app_public.phone_numbers');

create policy "people see their own phone numbers" on app_public.phone_numbers for select to app_user
  using (user_id = (select app_hidden.current_user_id()));
grant select on app_public.phone_numbers to app_user;

-- The way out for who has lost their phone: without a proven number the next one is trusted again.
create policy "administrating operators remove a lost phone" on app_public.phone_numbers for delete to app_operator
  using ((select app_hidden.current_operator_role()) = 'ADMIN');
grant delete on app_public.phone_numbers to app_operator;

comment on table app_public.phone_numbers is E'@prefix pho\n@list\n@defaultSort created_at desc\n@section people\n@label number\n@icon smartphone\n@name.nb Telefonnumre\n@name.en Phone numbers\nA number somebody has proven, or begun to prove, with a code by SMS (document A, section 3, Phone number).';
comment on constraint phone_numbers_user_id_fkey on app_public.phone_numbers is E'@notNull';
comment on column app_public.phone_numbers.id is 'Key.';
comment on column app_public.phone_numbers.user_id is E'@filter\nWhose number.';
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

comment on table app_private.session_tokens is 'The hashes of the tokens of sessions.';
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

-- The audit is told when a session begins, ends or is raised, not each minute it is used.
drop trigger _900_audit on app_public.sessions;
create trigger _900_audit
  after insert or delete or update of revoked_at, second_level_at, account_id, operator_id, user_id, administrator_id
  on app_public.sessions for each row execute function app_private.tg__audit();

comment on table app_public.sessions is E'@prefix ses\n@section people\n@label created_at\n@name.nb Økter\n@name.en Sessions\nA session acts in exactly one account, or for the house when an operator''s (document A, section 3, Session).';
comment on constraint sessions_user_id_fkey on app_public.sessions is E'@notNull';
comment on constraint sessions_administrator_id_fkey on app_public.sessions is E'@fieldName administrator';
comment on column app_public.sessions.id is 'Key.';
comment on column app_public.sessions.user_id is E'@filter\nWho acts, or is acted as.';
comment on column app_public.sessions.account_id is E'@filter\nThe account it acts in; null for an operator''s session.';
comment on column app_public.sessions.operator_id is 'The operator whose session in the admin console it is.';
comment on column app_public.sessions.administrator_id is 'The operator who acts as the user.';
comment on column app_public.sessions.administrator_reason is 'Why an operator acts as the user, as typed in, at most 500 characters.';
comment on column app_public.sessions.second_level_at is 'When an SMS code was last confirmed in it, UTC. Counts for 15 minutes.';
comment on column app_public.sessions.last_used_at is E'@sort\nWhen it was last used, to the minute, UTC. After 14 idle days it is over.';
comment on column app_public.sessions.expires_at is 'When it is over in any case, 90 days after its start, UTC.';
comment on column app_public.sessions.revoked_at is 'When it was ended: log out, password change, blocking. UTC.';
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

comment on table app_private.sign_in_attempts is 'Tries at passwords and requests for links, by address and IP.';
comment on column app_private.sign_in_attempts.id is 'Key.';
comment on column app_private.sign_in_attempts.kind is 'PASSWORD: a try at a password, an operator''s too. LINK: a request for a link.';
comment on column app_private.sign_in_attempts.email is 'The address typed in, whether or not anybody has it.';
comment on column app_private.sign_in_attempts.ip is 'Where it came from; null when not known.';
comment on column app_private.sign_in_attempts.succeeded_at is 'When it turned out right, UTC; null counts as failed.';
comment on column app_private.sign_in_attempts.attempted_at is 'When it began, UTC.';
--! EndIncluded identity/tables/sign_in_attempts.rules.sql
--! Included identity/tables/sms_codes.rules.sql
-- Codes sent by SMS, and the memory behind the limits on guessing and on sending.
select app_private.begin_rules('app_private.sms_codes', array['code_hash', 'ip']);

comment on table app_private.sms_codes is 'Codes sent by SMS that prove a number: live, then used, superseded or expired.';
comment on column app_private.sms_codes.id is 'Key. The gateway gets it too, so that a message sent twice is one.';
comment on column app_private.sms_codes.phone_number_id is 'The number it was made for.';
comment on column app_private.sms_codes.code_hash is 'The code''s bcrypt hash: slow to make, so that whoever reads the table does not know the code at once.';
comment on column app_private.sms_codes.ip is 'Where it was asked for; null when not known.';
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

comment on table app_private.user_secrets is 'What only the person knows, as hashes.';
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
-- A visitor who registers is answered with no row instead of a fault: no policy shows them one.
grant select on app_public.users to app_visitor;

create policy "administrating operators block and unblock people" on app_public.users for update to app_operator
  using ((select app_hidden.current_operator_role()) = 'ADMIN');
grant update (blocked_at) on app_public.users to app_operator;

create trigger _500_revoke_sessions after update of blocked_at on app_public.users for each row
  when (old.blocked_at is null and new.blocked_at is not null)
  execute function app_private.tg_users__revoke_sessions();

comment on table app_public.users is E'@prefix usr\n@search search_text\n@section people\n@label email\n@name.nb Personer\n@name.en People\nA person who can sign in (document A, section 3, User).';
comment on column app_public.users.id is 'Key.';
comment on column app_public.users.email is E'@sort\nThe address one-time links go to. Unique whatever the case; a change takes effect when the link sent to the new address is used.';
comment on column app_public.users.first_name is 'Given name, at most 100 characters; null until an invited person has said it.';
comment on column app_public.users.last_name is E'@sort\nFamily name, at most 100 characters; null until an invited person has said it.';
comment on column app_public.users.language is E'@filter\nThe language of the interface and of mail: NB or EN.';
comment on column app_public.users.confirmed_at is 'When a link sent to the address was first used, UTC.';
comment on column app_public.users.confirmed is E'@filter\nWhether a link sent to the address has been used. Until then the person stays at the gate.';
comment on column app_public.users.marketing_consent is 'Whether news may be mailed.';
comment on column app_public.users.necessary_cookies_consent is 'Whether necessary cookies were accepted at registration.';
comment on column app_public.users.referrer is 'Where the person came from, as said at registration.';
comment on column app_public.users.occupation is 'What the person does, as said at registration.';
comment on column app_public.users.blocked_at is E'@filter\nWhen an operator blocked the person, UTC. Signing in is then refused with USER_BLOCKED.';
comment on column app_public.users.search_text is E'@behavior -*\nNames and address without case and accents.';
comment on column app_public.users.created_at is E'@sort\n@filter\nWhen the person was registered, UTC.';
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
grant update (invoices_enabled, payouts_enabled, workflows_enabled, blocked_at) on app_public.accounts to app_operator;

comment on table app_public.accounts is E'@prefix acc\n@search search_text\n@section people\n@label slug\n@name.nb Kontoer\n@name.en Accounts\nA tenant: a person''s own account or a team''s (document A, section 3, Account).';
comment on constraint accounts_primary_user_is_a_member on app_public.accounts is E'@behavior -*\nThe primary user is a member.';
comment on constraint accounts_primary_user_id_fkey on app_public.accounts is E'@fieldName owner';
-- Sessions are identity's, but this constraint was added by this module.
comment on constraint sessions_account_id_fkey on app_public.sessions is E'@notNull';
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
comment on column app_public.accounts.organization_number is 'Nine digits with a check digit (MOD11).';
comment on column app_public.accounts.invoices_enabled is 'Feature: invoicing.';
comment on column app_public.accounts.payouts_enabled is 'Feature: purchases and payouts.';
comment on column app_public.accounts.workflows_enabled is 'Feature: recruitment.';
comment on column app_public.accounts.blocked_at is E'@filter\nWhen an operator blocked the account, UTC. Signing in to it is refused with ACCOUNT_BLOCKED.';
comment on column app_public.accounts.deletion_scheduled_on is 'The day deletion was asked for; it completes within 14 days and can be cancelled until then.';
comment on column app_public.accounts.search_text is E'@behavior -*\nNames, numbers and addresses without case and accents.';
comment on column app_public.accounts.created_at is E'@sort\n@filter\nWhen it was made, UTC.';
comment on column app_public.accounts.updated_at is 'When the row was last changed, UTC.';
--! EndIncluded accounts/tables/accounts.rules.sql
--! Included accounts/tables/department_memberships.rules.sql
-- Who belongs to which department. Owners and admins have every department and need no row.
select app_private.begin_rules('app_public.department_memberships');

create policy "members see who belongs to their account's departments" on app_public.department_memberships for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
grant select on app_public.department_memberships to app_user;

comment on table app_public.department_memberships is E'@prefix dmb\n@section people\n@label role\n@name.nb Avdelingsmedlemskap\n@name.en Department memberships\nA member''s role in a department (document A, section 3, Department membership).';
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
grant select on app_public.departments to app_user;

comment on table app_public.departments is E'@prefix dep\n@list\n@search search_text\n@section people\n@label name\n@name.nb Avdelinger\n@name.en Departments\nA part of a team (document A, section 3, Department).';
comment on column app_public.departments.id is 'Key.';
comment on column app_public.departments.account_id is E'@filter\nThe team.';
comment on column app_public.departments.name is E'@sort\nUnique within the team whatever the case.';
comment on column app_public.departments.description is 'What it does, at most 280 characters.';
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

comment on table app_public.memberships is E'@prefix mbs\n@section people\n@label role\n@name.nb Medlemskap\n@name.en Memberships\nA user''s role in an account (document A, section 6).';
comment on column app_public.memberships.id is 'Key.';
comment on column app_public.memberships.account_id is E'@filter\nThe account.';
comment on column app_public.memberships.user_id is E'@filter\nThe person.';
comment on column app_public.memberships.role is E'@filter\nOWNER: everything, one per account. ADMIN: everything but deleting the account and choosing its owner. MEMBER: reads.';
comment on column app_public.memberships.created_at is E'@sort\nWhen the person became a member, UTC.';
comment on column app_public.memberships.updated_at is 'When the row was last changed, UTC.';
--! EndIncluded accounts/tables/memberships.rules.sql
--! Included payout/tables/bank_accounts.rules.sql
-- Where the money goes. Never deleted, only put out of use, since paid invoices name them; and never
-- changed, since a changed number is another account.
select app_private.begin_rules('app_public.bank_accounts');

create policy "members read their account's bank accounts" on app_public.bank_accounts for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "owners and admins add bank accounts" on app_public.bank_accounts for insert to app_user
  with check (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
create policy "owners and admins choose and remove bank accounts" on app_public.bank_accounts for update to app_user
  using (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
grant select on app_public.bank_accounts to app_user;
grant insert (account_id, freelance_profile_id, account_number, currency, swift_code, is_default) on app_public.bank_accounts to app_user;
grant update (is_default, deleted_at) on app_public.bank_accounts to app_user;

comment on table app_public.bank_accounts is E'@prefix bac\n@order created_at\n@section payout\n@label account_number\n@icon account_balance\n@name.nb Bankkontoer\n@name.en Bank accounts\nAn account a profile is paid to.';
comment on constraint bank_accounts_freelance_profile_id_fkey on app_public.bank_accounts is E'@foreignFieldName bankAccounts';
comment on column app_public.bank_accounts.account_id is 'The account (tenant) it belongs to.';
comment on column app_public.bank_accounts.freelance_profile_id is 'The profile paid to it.';
comment on column app_public.bank_accounts.account_number is 'Letters and digits only; for NOK eleven digits, mod 11.';
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
select app_private.begin_rules('app_public.freelance_profiles');

create policy "members read their account's payout profiles" on app_public.freelance_profiles for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "owners and admins make payout profiles" on app_public.freelance_profiles for insert to app_user
  with check (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
create policy "owners and admins change their account's payout profiles" on app_public.freelance_profiles for update to app_user
  using (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
create policy "operators with review verify payout profiles" on app_public.freelance_profiles for update to app_operator
  using ((select app_hidden.current_operator_role()) in ('REVIEW', 'ADMIN'));
grant select on app_public.freelance_profiles to app_user;
grant insert (
  account_id, freelance_type, first_name, last_name, personal_number_masked, organization_name, organization_number,
  invoice_starting_number, salary_tax_percent, is_vat_registered, address, verified
) on app_public.freelance_profiles to app_user;
grant update (
  first_name, last_name, personal_number_masked, organization_name, organization_number, invoice_starting_number,
  salary_tax_percent, address, archived_at
) on app_public.freelance_profiles to app_user;
grant update (verified, is_vat_registered) on app_public.freelance_profiles to app_operator;

comment on table app_public.freelance_profiles is E'@prefix frp\n@list\n@defaultSort created_at desc\n@search search_text\n@section payout\n@label display_name\n@icon badge\n@name.nb Utbetalingsprofiler\n@name.en Payout profiles\nWho is paid: a person, or an organisation that invoices in its own name.';
comment on column app_public.freelance_profiles.account_id is 'The account it belongs to.';
comment on column app_public.freelance_profiles.profile_number is 'Six digits, unique in the product. Opens the KID and the document number.';
comment on column app_public.freelance_profiles.freelance_type is E'@filter\nINDIVIDUAL is employed and taxed for each invoice; ORGANIZATION invoices itself.';
comment on column app_public.freelance_profiles.first_name is 'First name of an individual.';
comment on column app_public.freelance_profiles.last_name is 'Last name of an individual.';
comment on column app_public.freelance_profiles.personal_number_masked is 'The personal number with all after the first six characters hidden.';
comment on column app_public.freelance_profiles.organization_name is 'Name of an organisation.';
comment on column app_public.freelance_profiles.organization_number is 'Registration number of an organisation; nine digits, mod 11, in Norway.';
comment on column app_public.freelance_profiles.invoice_starting_number is 'The number of the first invoice. Fixed once one is published.';
comment on column app_public.freelance_profiles.salary_tax_percent is 'Per cent withheld from salary by the tax card; 50 without one.';
comment on column app_public.freelance_profiles.is_vat_registered is 'Whether an organisation may charge VAT, as the register says. Without it only 0 % is allowed.';
comment on column app_public.freelance_profiles.address is 'Postal address; the seller''s on an organisation''s invoices.';
comment on column app_public.freelance_profiles.verified is 'Found in the business register, identified, or confirmed by an operator. Demanded for automatic approval.';
comment on column app_public.freelance_profiles.archived_at is E'@filter archived\nWhen it was put aside; it cannot be used until taken up again.';
comment on column app_public.freelance_profiles.display_name is 'The organisation''s name, or the person''s.';
comment on column app_public.freelance_profiles.search_text is E'@behavior -*\nWhat search looks in.';
comment on column app_public.freelance_profiles.created_at is E'@sort\nWhen it was made, UTC.';
comment on column app_public.freelance_profiles.updated_at is 'When it was last changed, UTC.';
--! EndIncluded payout/tables/freelance_profiles.rules.sql
--! Included payout/tables/invoice_number_series.rules.sql
-- The next number of each profile's series. Its row is the lock that keeps the series gapless.
select app_private.begin_rules('app_private.invoice_number_series');

comment on table app_private.invoice_number_series is 'The next number of a profile''s invoices, and of its credit notes. A row exists from the first publication on.';
comment on column app_private.invoice_number_series.account_id is 'The account it belongs to.';
comment on column app_private.invoice_number_series.freelance_profile_id is 'The profile.';
comment on column app_private.invoice_number_series.kind is 'Invoices and credit notes count apart.';
comment on column app_private.invoice_number_series.next_number is 'The number the next publication takes.';
comment on column app_private.invoice_number_series.created_at is 'When the first was published, UTC.';
comment on column app_private.invoice_number_series.updated_at is 'When the last was published, UTC.';
--! EndIncluded payout/tables/invoice_number_series.rules.sql
--! Included payout/tables/personal_numbers.rules.sql
-- Personal numbers, out of reach of every API. The audit keeps that one changed, never the number.
select app_private.begin_rules('app_private.personal_numbers', array['personal_number']);

comment on table app_private.personal_numbers is 'The personal number behind an individual''s payout profile. In no API.';
comment on column app_private.personal_numbers.freelance_profile_id is 'Whose number it is.';
comment on column app_private.personal_numbers.account_id is 'The account the profile belongs to.';
comment on column app_private.personal_numbers.personal_number is 'The number: eleven digits in Norway, with dash or plus in Sweden.';
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

comment on table app_public.reference_people is E'@prefix ref\n@order name\n@section clients\n@label name\n@icon contacts\n@name.nb Referansepersoner\n@name.en Reference people\nA person an invoice names, of the freelancer or of the client.';
comment on constraint reference_people_freelance_profile_id_fkey on app_public.reference_people is E'@foreignFieldName referencePeople';
comment on column app_public.reference_people.account_id is 'The account it belongs to.';
comment on column app_public.reference_people.freelance_profile_id is 'The profile whose sender this is, or null.';
comment on column app_public.reference_people.client_id is 'The client whose receiver this is, or null.';
comment on column app_public.reference_people.name is 'Unique among those of one profile or client, without regard to case.';
comment on column app_public.reference_people.email is 'Unique among those of one profile or client.';
comment on column app_public.reference_people.phone is 'Digits, with or without a plus.';
comment on column app_public.reference_people.reference_number is 'What the client wants to read on the invoice.';
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
  preferred_delivery_method, national_register_check, language, is_bankrupt, is_under_liquidation,
  is_under_forced_liquidation, is_deleted_in_register, register_checked_at
) on app_public.clients to app_user;
grant update (
  client_number, name, friendly_name, email, phone, org_number, address, preferred_delivery_method, language, archived_at
) on app_public.clients to app_user;
grant update (is_blocked) on app_public.clients to app_operator;

comment on table app_public.clients is E'@prefix cli\n@defaultSort name\n@search search_text\n@section clients\n@label name\n@icon business\n@name.nb Kunder\n@name.en Clients\nSomebody a payout profile sends invoices to.';
comment on constraint reference_people_client_id_fkey on app_public.reference_people is E'@foreignFieldName referencePeople';
comment on column app_public.clients.account_id is 'The account it belongs to.';
comment on column app_public.clients.freelance_profile_id is 'The payout profile it is a client of.';
comment on column app_public.clients.client_type is E'@filter\nA person or an organisation. Never changes.';
comment on column app_public.clients.client_number is E'@sort\nAt most 8 digits, unique for the profile; random when none is given.';
comment on column app_public.clients.name is E'@sort\nFull name; as registered when it comes from the register.';
comment on column app_public.clients.friendly_name is 'What the freelancer calls it.';
comment on column app_public.clients.email is 'Where invoices are sent.';
comment on column app_public.clients.phone is 'Digits, with or without a plus.';
comment on column app_public.clients.org_number is 'Registration number; nine digits, mod 11, in Norway. Organisations only.';
comment on column app_public.clients.address is 'Postal address; as registered when it comes from the register.';
comment on column app_public.clients.preferred_delivery_method is 'How invoices reach it: EHF for organisations only.';
comment on column app_public.clients.national_register_check is 'Whether name, number and address come from the national business register, and are locked.';
comment on column app_public.clients.language is 'The language of its documents and mails.';
comment on column app_public.clients.is_bankrupt is 'The register says bankrupt.';
comment on column app_public.clients.is_under_liquidation is 'The register says it is being wound up.';
comment on column app_public.clients.is_under_forced_liquidation is 'The register says it is being wound up by force.';
comment on column app_public.clients.is_deleted_in_register is 'The register has deleted it.';
comment on column app_public.clients.is_insolvent is 'Any of these: no invoice can be submitted.';
comment on column app_public.clients.register_checked_at is 'When the register was last asked, UTC.';
comment on column app_public.clients.is_blocked is 'Set by an operator: invoices wait for review.';
comment on column app_public.clients.archived_at is E'@filter archived\nWhen it was put aside.';
comment on column app_public.clients.search_text is E'@behavior -*\nWhat search looks in.';
comment on column app_public.clients.created_at is E'@sort\nWhen it was added, UTC.';
comment on column app_public.clients.updated_at is 'When it was last changed, UTC.';
--! EndIncluded clients/tables/clients.rules.sql
--! Included invoicing/tables/deliveries.rules.sql
-- Each sending of an invoice. Made and updated by the house's own functions only.
select app_private.begin_rules('app_public.deliveries');

create policy "members read their account's deliveries" on app_public.deliveries for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
grant select on app_public.deliveries to app_user;

comment on table app_public.deliveries is E'@prefix del\n@order created_at\n@section invoicing\n@label recipient\n@icon outgoing_mail\n@name.nb Utsendinger\n@name.en Deliveries\nOne sending of an invoice to its client.';
comment on constraint deliveries_invoice_id_fkey on app_public.deliveries is E'@foreignFieldName deliveries';
comment on column app_public.deliveries.account_id is 'The account it belongs to.';
comment on column app_public.deliveries.invoice_id is 'The invoice.';
comment on column app_public.deliveries.channel is 'EMAIL or EHF.';
comment on column app_public.deliveries.recipient is 'The address it was sent to.';
comment on column app_public.deliveries.message_id is 'The id the message carries.';
comment on column app_public.deliveries.attempted_at is 'When the last attempt began, UTC.';
comment on column app_public.deliveries.sent_at is 'When the receiving side took it, UTC.';
comment on column app_public.deliveries.failed_at is 'When it was given up, UTC.';
comment on column app_public.deliveries.failure_reason is 'Why it was given up.';
comment on column app_public.deliveries.created_at is 'When it was asked for, UTC.';
comment on column app_public.deliveries.updated_at is 'When it was last changed, UTC.';
--! EndIncluded invoicing/tables/deliveries.rules.sql
--! Included invoicing/tables/invoice_documents.rules.sql
-- What was published, word for word. It only grows.
select app_private.begin_rules('app_private.invoice_documents', is_audited => false);

comment on table app_private.invoice_documents is 'The document of each published invoice as it was drawn. Only grows.';
comment on column app_private.invoice_documents.account_id is 'The account it belongs to.';
comment on column app_private.invoice_documents.invoice_id is 'The invoice.';
comment on column app_private.invoice_documents.payload is 'What the PDF, the public page and the mails show.';
comment on column app_private.invoice_documents.created_at is 'When it was published, UTC.';
--! EndIncluded invoicing/tables/invoice_documents.rules.sql
--! Included invoicing/tables/invoice_lines.rules.sql
-- What is billed. Amounts are never granted: they are computed.
select app_private.begin_rules('app_public.invoice_lines');

create policy "members read their account's invoice lines" on app_public.invoice_lines for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "owners and admins write lines of their account's invoices" on app_public.invoice_lines for insert to app_user
  with check (
    account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices'))
    and exists (select from app_public.invoices i where i.id = invoice_id)
  );
create policy "owners and admins remove lines of their account's invoices" on app_public.invoice_lines for delete to app_user
  using (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
grant select, delete on app_public.invoice_lines to app_user;
grant insert (
  account_id, invoice_id, position, line_type, description, occupation_code_id, quantity, remaining_quantity,
  unit_price_minor, diet_taxable_unit_price_minor, diet_non_taxable_unit_price_minor, address_from, address_to,
  vat_rate, work_report, dependent_on_position, collapsed
) on app_public.invoice_lines to app_user;

create trigger _400_freeze before insert or update or delete on app_public.invoice_lines
  for each row execute function app_private.tg_invoice_parts__freeze();

comment on table app_public.invoice_lines is E'@prefix lin\n@order position\n@section invoicing\n@hide\n@label description\n@name.nb Fakturalinjer\n@name.en Invoice lines\nOne thing billed.';
comment on constraint invoice_lines_invoice_id_fkey on app_public.invoice_lines is E'@foreignFieldName lines';
comment on column app_public.invoice_lines.account_id is 'The account it belongs to.';
comment on column app_public.invoice_lines.invoice_id is 'The invoice it is on.';
comment on column app_public.invoice_lines.position is 'Its place, counted from 0 as in error paths.';
comment on column app_public.invoice_lines.line_type is 'Decides how it is taxed: WORK, EXTRA and BENEFIT in full, EXPENSE not, DIET and MILEAGE above the tax-free rate.';
comment on column app_public.invoice_lines.description is 'What was done, in words.';
comment on column app_public.invoice_lines.occupation_code_id is 'The occupation; demanded for WORK.';
comment on column app_public.invoice_lines.quantity is 'Hours, days, kilometres or pieces, two decimals.';
comment on column app_public.invoice_lines.remaining_quantity is 'What credit notes have left of the quantity.';
comment on column app_public.invoice_lines.unit_price_minor is 'Price of one in øre, without VAT. Not for DIET.';
comment on column app_public.invoice_lines.diet_taxable_unit_price_minor is 'DIET: the taxable part of a day''s rate, in øre.';
comment on column app_public.invoice_lines.diet_non_taxable_unit_price_minor is 'DIET: the tax-free part of a day''s rate, in øre.';
comment on column app_public.invoice_lines.address_from is 'MILEAGE: where the drive began.';
comment on column app_public.invoice_lines.address_to is 'MILEAGE: where it ended.';
comment on column app_public.invoice_lines.vat_rate is 'VAT, per cent: one of the rates in force.';
comment on column app_public.invoice_lines.amount_minor is 'Without VAT, in øre. Computed.';
comment on column app_public.invoice_lines.vat_minor is 'Its share of the rate''s VAT, in øre. Computed.';
comment on column app_public.invoice_lines.work_report is 'When the work was done, by task or by time; demanded for WORK.';
comment on column app_public.invoice_lines.dependent_on_position is 'DIET and MILEAGE: the position of the work they belong to.';
comment on column app_public.invoice_lines.collapsed is 'Whether the editor shows it folded.';
comment on column app_public.invoice_lines.created_at is 'When it was written, UTC.';
comment on column app_public.invoice_lines.updated_at is 'When it was last changed, UTC.';
--! EndIncluded invoicing/tables/invoice_lines.rules.sql
--! Included invoicing/tables/invoices.rules.sql
-- A bill on its way from draft to paid. Status, amounts, numbers and keys are never granted: they
-- are computed and given by the house's own functions. Deletion is granted and the policy lets only
-- drafts go.
select app_private.begin_rules('app_public.invoices', array['public_token']);

create policy "members read their account's invoices" on app_public.invoices for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "owners and admins write drafts" on app_public.invoices for insert to app_user
  with check (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
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

comment on table app_public.invoices is E'@prefix inv\n@list\n@defaultSort created_at desc\n@search search_text\n@sort client.name\n@statusSubscription invoiceStatusChanged\n@section invoicing\n@label document_number\n@icon receipt_long\n@name.nb Fakturaer\n@name.en Invoices\nA bill to a client, from draft to paid. Amounts in minor units (øre), computed in the database.';
comment on constraint invoices_created_by_fkey on app_public.invoices is E'@fieldName author';
comment on column app_public.invoices.account_id is 'The account it belongs to.';
comment on column app_public.invoices.created_by is E'@behavior -*\nThe user who wrote it and is told about it.';
comment on column app_public.invoices.freelance_profile_id is E'@filter\nWho is paid.';
comment on column app_public.invoices.bank_account_id is 'The account the payout goes to.';
comment on column app_public.invoices.client_id is E'@filter\nWho pays.';
comment on column app_public.invoices.sender_reference_person_id is 'The freelancer''s person named on it.';
comment on column app_public.invoices.client_reference_person_id is 'The client''s person named on it.';
comment on column app_public.invoices.status is E'@filter\nHow far it has come. Changes only as the transitions allow.';
comment on column app_public.invoices.currency is 'Always NOK.';
comment on column app_public.invoices.platform_fee_percent is 'The fee it was computed with, per cent.';
comment on column app_public.invoices.employer_tax_percent is 'The employer''s contribution it was computed with, per cent; null for an organisation.';
comment on column app_public.invoices.salary_tax_percent is 'The withholding it was computed with, per cent; null for an organisation.';
comment on column app_public.invoices.amount_minor is E'@sort\nWithout VAT, in øre.';
comment on column app_public.invoices.vat_minor is 'VAT in øre.';
comment on column app_public.invoices.total_minor is 'What the client pays, in øre.';
comment on column app_public.invoices.platform_fee_amount_minor is 'The platform''s fee in øre.';
comment on column app_public.invoices.employer_tax_amount_minor is 'Employer''s contribution in øre; 0 for an organisation.';
comment on column app_public.invoices.salary_tax_amount_minor is 'Withheld tax in øre; 0 for an organisation.';
comment on column app_public.invoices.gross_salary_minor is 'Salary before tax in øre; 0 for an organisation.';
comment on column app_public.invoices.payout_amount_minor is 'What reaches the freelancer''s account, in øre.';
comment on column app_public.invoices.calculation_error is 'INVOICE_CALCULATION_FAILED while a draft cannot be split; its parts are 0 then.';
comment on column app_public.invoices.invoice_number is E'@sort\nGapless for each profile; given at publication.';
comment on column app_public.invoices.document_number is 'The number on the document: profile number and invoice number for an individual.';
comment on column app_public.invoices.kid is 'Payment identification, 14 digits with MOD10; unique in the product.';
comment on column app_public.invoices.public_token is E'@behavior -*\nThe key of the public page.';
comment on column app_public.invoices.buyer_reference is 'What the client wants to read on it.';
comment on column app_public.invoices.order_reference is 'The client''s order number.';
comment on column app_public.invoices.invoiced_on is E'@filter\nThe day it is dated; the day of submission when left open.';
comment on column app_public.invoices.due_on is E'@filter\nThe last day to pay; 14 days after the date when left open.';
comment on column app_public.invoices.rejection_reason is E'@longText\nWhy an operator rejected it.';
comment on column app_public.invoices.refund_status is 'How much of it credit notes have taken back.';
comment on column app_public.invoices.pdf_document_id is E'@file\nThe PDF the client got.';
comment on column app_public.invoices.submitted_at is E'@sort\nWhen it was sent in, UTC.';
comment on column app_public.invoices.approved_at is 'When it was approved, UTC.';
comment on column app_public.invoices.published_at is 'When it got its number, UTC.';
comment on column app_public.invoices.rejected_at is 'When it was rejected, UTC.';
comment on column app_public.invoices.resolved_at is 'When it was paid in full, UTC.';
comment on column app_public.invoices.nullified_at is 'When credit notes had taken back all of it, UTC.';
comment on column app_public.invoices.search_text is E'@behavior -*\nWhat search looks in.';
comment on column app_public.invoices.created_at is E'@filter\n@sort\nWhen the draft was made, UTC.';
comment on column app_public.invoices.updated_at is 'When it was last changed, UTC.';
--! EndIncluded invoicing/tables/invoices.rules.sql
--! Included invoicing/tables/invoicing_settings.rules.sql
-- The operating company and the operators' limits. One row, made by a seed.
select app_private.begin_rules('app_public.invoicing_settings');

create policy "finance operators change the invoicing settings" on app_public.invoicing_settings for update to app_operator
  using ((select app_hidden.current_operator_role()) in ('FINANCE', 'ADMIN'));
grant update (
  company_name, organization_number, is_vat_registered, address, account_number, bic, automatic_approval_limit_minor,
  require_identity
) on app_public.invoicing_settings to app_operator;

create trigger _200_check before insert or update on app_public.invoicing_settings
  for each row execute function app_private.tg_invoicing_settings__check();

comment on table app_public.invoicing_settings is E'@prefix ise\n@section settings\n@label company_name\n@icon tune\n@name.nb Fakturainnstillinger\n@name.en Invoicing settings\nThe operating company, which is the seller for individuals, and the limits of automatic approval.';
comment on column app_public.invoicing_settings.is_only_row is E'@behavior -*\nKeeps it to one row.';
comment on column app_public.invoicing_settings.company_name is 'The operating company.';
comment on column app_public.invoicing_settings.organization_number is 'Its organisation number, mod 11.';
comment on column app_public.invoicing_settings.is_vat_registered is 'Whether it charges VAT.';
comment on column app_public.invoicing_settings.address is 'Its postal address.';
comment on column app_public.invoicing_settings.account_number is 'The client account all invoices are paid to, mod 11.';
comment on column app_public.invoicing_settings.bic is 'BIC of the bank.';
comment on column app_public.invoicing_settings.automatic_approval_limit_minor is 'Invoices up to this amount without VAT, in øre, may be approved without an operator.';
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
grant update (name, short_name, notes, parent_code, tag_list, is_enabled) on app_public.occupation_codes to app_operator;

create trigger _300_keep_search_text before insert or update on app_public.occupation_codes
  for each row execute function app_private.tg_occupation_codes__keep_search_text();

comment on table app_public.occupation_codes is E'@prefix occ\n@defaultSort code\n@search search_text\n@section settings\n@label name\n@icon work\n@name.nb Yrkeskoder\n@name.en Occupation codes\nKinds of work by the classification STYRK-08.';
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
--! Included invoicing/tables/receipts.rules.sql
-- The paper behind an expense. Added to and removed from drafts only.
select app_private.begin_rules('app_public.receipts');

create policy "members read their account's receipts" on app_public.receipts for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "owners and admins attach receipts to their account's invoices" on app_public.receipts for insert to app_user
  with check (
    account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices'))
    and exists (select from app_public.invoices i where i.id = invoice_id)
  );
create policy "owners and admins remove receipts of their account's invoices" on app_public.receipts for delete to app_user
  using (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
grant select, delete on app_public.receipts to app_user;
grant insert (account_id, invoice_id, file_id) on app_public.receipts to app_user;

create trigger _400_freeze before insert or update or delete on app_public.receipts
  for each row execute function app_private.tg_invoice_parts__freeze();

comment on table app_public.receipts is E'@prefix rec\n@order created_at\n@section invoicing\n@hide\n@label created_at\n@name.nb Kvitteringer\n@name.en Receipts\nThe paper behind an expense: PDF, PNG or JPEG.';
comment on constraint receipts_invoice_id_fkey on app_public.receipts is E'@foreignFieldName receipts';
comment on column app_public.receipts.account_id is 'The account it belongs to.';
comment on column app_public.receipts.invoice_id is 'The invoice it is for.';
comment on column app_public.receipts.file_id is E'@file\nThe picture or PDF.';
comment on column app_public.receipts.created_at is 'When it was attached, UTC.';
--! EndIncluded invoicing/tables/receipts.rules.sql
--! Included invoicing/transitions/invoices.sql
-- The states of an invoice, and who moves it along.
select app_private.begin_transitions('invoices');

insert into app_public.transitions (entity, action, from_status, to_status, actors, condition, refusal, position) values
  ('invoices', 'create', null, 'DRAFT', '{OWNER,ADMIN}', null, 'INVALID_TRANSITION', 0),
  ('invoices', 'submit', 'DRAFT', 'SUBMITTED', '{OWNER,ADMIN}', null, 'INVALID_TRANSITION', 1),
  ('invoices', 'approve', 'SUBMITTED', 'APPROVED', '{OPERATOR_REVIEW,WORKER}', null, 'INVOICE_NOT_SUBMITTED', 2),
  ('invoices', 'reject', 'SUBMITTED', 'REJECTED', '{OPERATOR_REVIEW}', null, 'INVOICE_NOT_SUBMITTED', 3),
  ('invoices', 'publish', 'APPROVED', 'PUBLISHED', '{WORKER}', null, 'INVALID_TRANSITION', 4),
  ('invoices', 'resolve', 'PUBLISHED', 'RESOLVED', '{OPERATOR_FINANCE,WORKER}', null, 'INVOICE_NOT_PUBLISHED', 5),
  ('invoices', 'resolve', 'PUBLISHED', 'RESOLVED', '{OWNER}', 'invoice_is_of_organization', 'INVOICE_NOT_PUBLISHED', 6),
  ('invoices', 'nullify', 'PUBLISHED', 'NULLIFIED', '{WORKER}', null, 'INVOICE_NOT_PUBLISHED', 7),
  ('invoices', 'nullify', 'RESOLVED', 'NULLIFIED', '{WORKER}', null, 'INVOICE_NOT_PUBLISHED', 8);
--! EndIncluded invoicing/transitions/invoices.sql
--! Included core/seeds/rates.sql
-- Rates as they were looked up in November 2026. A row that is there already is left alone, since
-- operators may have ended it.
insert into app_public.rates (rate_key, value, unit, valid, source)
select rate_key, value, unit::app_public.rate_unit, valid::daterange, source
from (values
  ('platform_fee', 5, 'PERCENT', '[2018-01-01,)', 'Freelance agreement'),
  ('employer_tax', 14.1, 'PERCENT', '[2018-01-01,)', 'Skatteetaten, employer''s contribution zone I'),
  ('vat_standard', 25, 'PERCENT', '[2018-01-01,)', 'Skatteetaten, VAT'),
  ('vat_middle', 15, 'PERCENT', '[2018-01-01,)', 'Skatteetaten, VAT on food'),
  ('vat_low', 12, 'PERCENT', '[2018-01-01,)', 'Skatteetaten, VAT on transport, cinema, lodging'),
  ('vat_zero', 0, 'PERCENT', '[2018-01-01,)', 'Skatteetaten, VAT'),
  ('withholding_without_card', 50, 'PERCENT', '[2018-01-01,)', 'Skatteetaten, withholding without tax card'),
  ('mileage_state', 500, 'MINOR', '[2025-01-01,2026-01-01)', 'State travel agreement 2025'),
  ('mileage_state', 530, 'MINOR', '[2026-01-01,)', 'State travel agreement 2026'),
  ('mileage_tax_free', 350, 'MINOR', '[2018-01-01,)', 'Skatteetaten, advance rates'),
  ('diet_state_6_12', 38400, 'MINOR', '[2025-01-01,2026-01-01)', 'State travel agreement 2025'),
  ('diet_state_6_12', 39700, 'MINOR', '[2026-01-01,)', 'State travel agreement 2026'),
  ('diet_state_over_12', 71300, 'MINOR', '[2025-01-01,2026-01-01)', 'State travel agreement 2025'),
  ('diet_state_over_12', 73600, 'MINOR', '[2026-01-01,)', 'State travel agreement 2026'),
  ('diet_state_overnight', 97700, 'MINOR', '[2025-01-01,2026-01-01)', 'State travel agreement 2025'),
  ('diet_state_overnight', 101200, 'MINOR', '[2026-01-01,)', 'State travel agreement 2026'),
  ('diet_tax_free_6_12', 20000, 'MINOR', '[2025-01-01,)', 'Skatteetaten, advance rates (2026: one source only)'),
  ('diet_tax_free_over_12', 40000, 'MINOR', '[2025-01-01,)', 'Skatteetaten, advance rates (2026: one source only)'),
  ('diet_tax_free_hotel', 67800, 'MINOR', '[2025-01-01,2026-01-01)', 'Skatteetaten, advance rates'),
  ('diet_tax_free_hotel', 69300, 'MINOR', '[2026-01-01,)', 'Skatteetaten, advance rates (one source only)'),
  ('diet_tax_free_lodging', 40000, 'MINOR', '[2025-01-01,)', 'Skatteetaten, advance rates (2026: one source only)'),
  ('diet_tax_free_cooking', 10500, 'MINOR', '[2025-01-01,2026-01-01)', 'Skatteetaten, advance rates'),
  ('diet_tax_free_cooking', 10700, 'MINOR', '[2026-01-01,)', 'Skatteetaten, advance rates (one source only)')
) as seed (rate_key, value, unit, valid, source)
where not exists (
  select from app_public.rates r where r.rate_key = seed.rate_key and r.valid && seed.valid::daterange
);
--! EndIncluded core/seeds/rates.sql
--! Included invoicing/seeds/invoicing_settings.sql
-- The operating company of a new installation. Made up; the numbers pass their check digits. A row
-- that is there already is the operators' own.
insert into app_public.invoicing_settings (
  company_name, organization_number, is_vat_registered, address, account_number, bic, automatic_approval_limit_minor
)
select
  'Honorar Drift AS', '310001422', true,
  row('Møllergata 12', null, '0179', 'Oslo', null, 'NO', null, null)::app_public.address, '15034567899', 'DNBANOKK', 5000000
where not exists (select from app_public.invoicing_settings);
--! EndIncluded invoicing/seeds/invoicing_settings.sql
--! Included invoicing/seeds/occupation_codes.sql
-- A first choice of the Norwegian classification of occupations, STYRK-08. Operators add the rest;
-- a code that is there already is left alone.
insert into app_public.occupation_codes (code, name, short_name, parent_code, tag_list, notes)
values
  ('2166', 'Grafiske- og multimediadesignere', 'Grafisk designer', '216', '{design,illustrasjon,logo,graphic design}', 'Utforming av trykk, nett og visuell identitet.'),
  ('2161', 'Sivilarkitekter', 'Arkitekt', '216', '{arkitektur,architect}', null),
  ('2310', 'Universitets- og høyskolelektorer/-lærere', 'Foreleser', '231', '{undervisning,gjesteforelesning,lecturer}', null),
  ('2320', 'Yrkesfaglærere', 'Yrkesfaglærer', '232', '{undervisning,teacher}', null),
  ('2341', 'Grunnskolelærere', 'Lærer', '234', '{undervisning,vikar,teacher}', null),
  ('2342', 'Førskolelærere', 'Barnehagelærer', '234', '{barnehage,vikar,kindergarten}', null),
  ('2353', 'Språklærere', 'Språklærer', '235', '{norskkurs,undervisning,language teacher}', null),
  ('2354', 'Musikklærere', 'Musikklærer', '235', '{korps,instrument,dirigent,music teacher}', null),
  ('2355', 'Kunstlærere', 'Kunstlærer', '235', '{dans,teater,tegning,art teacher}', null),
  ('2356', 'IT-lærere', 'IT-lærer', '235', '{kurs,it training}', null),
  ('2431', 'Reklame- og markedsføringsrådgivere', 'Markedsrådgiver', '243', '{reklame,some,marketing}', null),
  ('2432', 'Informasjonsrådgivere', 'Kommunikasjonsrådgiver', '243', '{kommunikasjon,pr,communication}', null),
  ('2511', 'Systemanalytikere/-arkitekter', 'Systemarkitekt', '251', '{it,systems analyst}', null),
  ('2512', 'Programvareutviklere', 'Utvikler', '251', '{programmering,it,software developer}', null),
  ('2513', 'Nett- og multimediautviklere', 'Nettutvikler', '251', '{frontend,nettside,web developer}', null),
  ('2641', 'Forfattere mv.', 'Forfatter', '264', '{tekst,manus,writer}', null),
  ('2642', 'Journalister', 'Journalist', '264', '{artikkel,reportasje,journalist}', null),
  ('2643', 'Oversettere, tolker mv.', 'Oversetter og tolk', '264', '{språk,tolking,translator,interpreter}', null),
  ('2651', 'Bildende kunstnere', 'Kunstner', '265', '{maleri,skulptur,artist}', null),
  ('2652', 'Musikere, sangere og komponister', 'Musiker', '265', '{konsert,dirigent,korps,musician}', null),
  ('2653', 'Koreografer og dansere', 'Danser', '265', '{koreografi,dance}', null),
  ('2654', 'Regissører', 'Regissør', '265', '{film,teater,director}', null),
  ('2655', 'Skuespillere', 'Skuespiller', '265', '{teater,film,actor}', null),
  ('3422', 'Trenere og idrettsdommere', 'Trener', '342', '{idrett,dommer,coach,referee}', null),
  ('3423', 'Sportsinstruktører', 'Instruktør', '342', '{trening,idrett,instructor}', null),
  ('3431', 'Fotografer', 'Fotograf', '343', '{foto,bilder,photographer}', null),
  ('3521', 'Teknikere innen kringkasting og audiovisuelle medier', 'Lyd- og bildetekniker', '352', '{lyd,video,klipp,sound}', null),
  ('5311', 'Barnehage- og skolefritidsassistenter mv.', 'Barnehageassistent', '531', '{barnehage,sfo,vikar}', null)
on conflict (code) do nothing;
--! EndIncluded invoicing/seeds/occupation_codes.sql
