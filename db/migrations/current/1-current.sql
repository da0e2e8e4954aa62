-- Changes of tables and data since the newest committed migration.

-- What follows an event: rows that the modules' reactions/ state.
create table if not exists app_public.followers (
  id uuid primary key default uuidv7(),
  module text not null check (module ~ '^[a-z_]+$' and length(module) <= 50),
  entity text not null check (length(entity) between 1 and 63),
  event_type text not null check (event_type ~ '^[A-Z][A-Z_]*$' and length(event_type) <= 63),
  task text not null check (task ~ '^[a-z_]+/[a-z_]+$' and length(task) <= 100),
  message text check (message ~ '^[a-z_]+$' and length(message) <= 40),
  recipient text check (length(recipient) between 1 and 63),
  delay_minutes int not null default 0 check (delay_minutes between 0 and 525600),
  while_status text check (length(while_status) between 1 and 63),
  condition text check (length(condition) between 1 and 63),
  constraint followers_messages_have_a_recipient check ((message is null) = (recipient is null)),
  unique nulls not distinct (entity, event_type, module, task, message, recipient)
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

create table if not exists app_private.number_keys (
  id uuid primary key default uuidv7(),
  key bytea not null check (length(key) = 32),
  created_at timestamptz not null default now()
);
insert into app_private.number_keys (key)
select public.gen_random_bytes(32) where not exists (select from app_private.number_keys);
