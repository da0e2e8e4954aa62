-- core: schemas by exposure, shared types, and the tables every other module leans on.
drop schema if exists app_public cascade;
drop schema if exists app_hidden cascade;
drop schema if exists app_private cascade;

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
--!include core/functions/search_text.sql
