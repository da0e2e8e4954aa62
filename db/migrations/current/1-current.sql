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
