-- Changes of tables and data since the newest committed migration.

-- What a team may pay for, and what it has agreed on.
create table if not exists app_public.price_plans (
  id uuid primary key default uuidv7(),
  plan_key text not null unique check (plan_key ~ '^[a-z]+(_[a-z]+)*$' and length(plan_key) <= 63),
  tags app_public.account_tag[] not null check (cardinality(tags) > 0),
  position int not null check (position >= 0),
  name text not null check (length(name) between 1 and 40),
  price_minor bigint check (price_minor >= 0),
  candidates int check (candidates > 0),
  team_users int check (team_users > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create table if not exists app_public.plan_subscriptions (
  id uuid primary key default uuidv7(),
  account_id uuid not null unique references app_public.accounts,
  price_plan_id uuid not null references app_public.price_plans,
  price_minor bigint check (price_minor >= 0),
  candidates int check (candidates > 0),
  team_users int check (team_users > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index if not exists plan_subscriptions_price_plan_id_idx on app_public.plan_subscriptions (price_plan_id);

-- Every text of the portal as its files say it, and what operators say instead.
create table if not exists app_public.texts (
  id uuid primary key default uuidv7(),
  language app_public.language not null,
  module text not null check (module ~ '^[a-z][a-z0-9-]{0,62}$'),
  namespace text not null check (namespace ~ '^[a-z][a-z0-9/-]{0,100}$'),
  key text not null check (length(key) <= 200 and key ~ '^[A-Za-z0-9_*.~-]+(/[A-Za-z0-9_*.~-]+)*$' and key !~ '(^|/)(__proto__|constructor|prototype)(/|$)'),
  text text check (length(text) <= 10000),
  override_text text check (length(override_text) between 1 and 2000),
  overridden_at timestamptz,
  reported_at timestamptz,
  search_text text not null generated always as (app_hidden.search_text(key, text, override_text)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (language, module, namespace, key),
  constraint texts_are_said_or_missed check (text is not null or reported_at is not null)
);
create index if not exists texts_search_text_idx on app_public.texts using gin (search_text gin_trgm_ops);
create index if not exists texts_overridden_at_idx on app_public.texts (overridden_at) where overridden_at is not null;
-- What shows who somebody is, where no e-ID does, and is seen by nobody without a trace.
alter table app_public.files add column if not exists is_private boolean not null default false;
do $$ begin
  create type app_public.identity_verification_status as enum ('PENDING', 'APPROVED', 'REJECTED');
exception when duplicate_object then null;
end $$;
do $$ begin
  create type app_public.identity_document as enum ('PASSPORT', 'DRIVERS_LICENSE');
exception when duplicate_object then null;
end $$;
create table if not exists app_public.identity_verifications (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  user_id uuid not null references app_public.users,
  status app_public.identity_verification_status not null default 'PENDING',
  document app_public.identity_document not null,
  front_file_id uuid,
  back_file_id uuid,
  rejection_reason text check (length(rejection_reason) between 1 and 2000),
  decided_at timestamptz,
  pictures_erased_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint identity_verifications_front_fkey foreign key (front_file_id, account_id) references app_public.files (id, account_id),
  constraint identity_verifications_back_fkey foreign key (back_file_id, account_id) references app_public.files (id, account_id),
  constraint identity_verifications_have_a_front_until_erased check ((front_file_id is null) = (pictures_erased_at is not null)),
  constraint identity_verifications_are_erased_when_decided check (pictures_erased_at is null or status <> 'PENDING')
);
create index if not exists identity_verifications_account_id_created_at_idx
  on app_public.identity_verifications (account_id, created_at);
create index if not exists identity_verifications_user_id_idx on app_public.identity_verifications (user_id);
create index if not exists identity_verifications_front_file_id_idx
  on app_public.identity_verifications (front_file_id, account_id) where front_file_id is not null;
create index if not exists identity_verifications_back_file_id_idx
  on app_public.identity_verifications (back_file_id, account_id) where back_file_id is not null;
create unique index if not exists identity_verifications_one_at_a_time
  on app_public.identity_verifications (account_id) where status = 'PENDING';
-- Many people at once: what is wrong with one is told at their row.
drop function if exists app_private.enqueue_followers(app_public.events);
drop function if exists app_private.check_new_member(app_public.accounts, jsonb);
drop function if exists app_private.check_member_role(text);
drop function if exists app_private.check_department_memberships(jsonb, uuid);
drop function if exists app_private.check_team_users(app_public.accounts, text);
drop function if exists app_private.take_invitation(uuid, public.citext, text);
do $$ begin
  create type app_public.member_import_column as enum ('EMAIL', 'FIRST_NAME', 'LAST_NAME', 'ROLE', 'DEPARTMENTS', 'SKIPPED');
exception when duplicate_object then null;
end $$;
do $$ begin
  create type app_public.member_import as (
    added int, known int, headings text[], columns app_public.member_import_column[], sample text[]
  );
exception when duplicate_object then null;
end $$;
-- The colours and letters of a team's own pages.
do $$ begin
  create type app_public.theme_font as enum (
    'INTER', 'SOURCE_SANS_3', 'OPEN_SANS', 'NUNITO', 'FIGTREE', 'MONTSERRAT', 'LORA', 'NEWSREADER'
  );
exception when duplicate_object then null;
end $$;
do $$ begin
  create type app_public.account_font as (name text, url text, face app_public.theme_font);
  create type app_public.account_theme as (
    primary_color text, primary_contrast text, primary_hover text, font app_public.account_font
  );
  alter type app_public.public_invoice add attribute theme app_public.account_theme;
exception when duplicate_object then null;
end $$;
alter table app_public.accounts add column if not exists theme_primary text check (theme_primary ~ '^#[0-9A-F]{6}$');
alter table app_public.accounts add column if not exists theme_contrast text check (theme_contrast ~ '^#[0-9A-F]{6}$');
alter table app_public.accounts add column if not exists theme_hover text check (theme_hover ~ '^#[0-9A-F]{6}$');
alter table app_public.accounts add column if not exists theme_font app_public.theme_font;
alter table app_public.accounts drop constraint if exists accounts_theme_is_whole;
alter table app_public.accounts add constraint accounts_theme_is_whole
  check (num_nonnulls(theme_primary, theme_contrast, theme_hover, theme_font) in (0, 4));
