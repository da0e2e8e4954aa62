-- identity: who somebody is and how it is proven.
drop table if exists
  app_public.users, app_private.user_secrets, app_public.operators, app_private.operator_secrets,
  app_public.sessions, app_private.session_tokens, app_private.one_time_links, app_private.sign_in_attempts cascade;
drop type if exists
  app_public.operator_role, app_private.link_purpose, app_private.attempt_kind,
  app_public.issued_token, app_public.used_link cascade;

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
