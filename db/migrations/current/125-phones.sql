-- phones: the numbers people prove with a code, and the codes.
drop table if exists app_public.phone_numbers, app_private.sms_codes cascade;

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
