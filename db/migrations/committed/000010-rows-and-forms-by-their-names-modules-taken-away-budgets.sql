--! Previous: sha1:63d8a85c155aa08d27fc2b66a7cc4158b62e52ef
--! Hash: sha1:575ffb8c36bb3771b9833146c32aa3d05484e415
--! Message: rows and forms by their names, modules taken away, budgets

--! split: 1-current.sql
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
-- What happens to a row that two accounts share is shared by both.
alter table app_public.events add column if not exists partner_account_id uuid;
drop function if exists app_private.record_event(text, uuid, uuid, text, text, jsonb);
drop function if exists app_private.record_events(text, uuid[], uuid, text, text, jsonb);
-- What a team looks for people for, the form they fill in, and who has.
do $$ begin
  create type app_public.job_status as enum ('DRAFT', 'PUBLISHED', 'CLOSED');
exception when duplicate_object then null;
end $$;
do $$ begin
  create type app_public.job_application_status as enum (
    'PENDING', 'SUBMITTED', 'QUALIFIED', 'APPROVED', 'ENROLLED', 'REJECTED'
  );
exception when duplicate_object then null;
end $$;
do $$ begin
  create type app_public.job_colors as (default_color text, hover_color text, contrast_color text);
  create type app_public.job_counts as (submitted int, qualified int, rejected int, approved int, enrolled int);
  create type app_public.application_form_answer as (question_id text, value text, "values" text[]);
exception when duplicate_object then null;
end $$;
create unique index if not exists departments_id_account_id_key on app_public.departments (id, account_id);
create table if not exists app_public.jobs (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  department_id uuid not null,
  created_by uuid references app_public.users,
  status app_public.job_status not null default 'DRAFT',
  title text not null check (length(title) between 1 and 120),
  tagline text not null check (length(tagline) between 1 and 200),
  description text not null check (length(description) between 1 and 10000),
  application_limit int not null default 45 check (application_limit between 1 and 100000),
  application_deadline_on date,
  privacy_link text not null check (privacy_link ~ '^https?://[^\s]+$' and length(privacy_link) <= 2000),
  terms_link text not null check (terms_link ~ '^https?://[^\s]+$' and length(terms_link) <= 2000),
  color_default text check (color_default ~ '^#[0-9A-F]{6}$'),
  color_hover text check (color_hover ~ '^#[0-9A-F]{6}$'),
  color_contrast text check (color_contrast ~ '^#[0-9A-F]{6}$'),
  logo_id uuid,
  address app_public.address,
  compensation text check (length(compensation) between 1 and 500),
  job_type text check (length(job_type) between 1 and 100),
  language_requirements text check (length(language_requirements) between 1 and 500),
  payout text check (length(payout) between 1 and 500),
  published_at timestamptz,
  closed_at timestamptz,
  search_text text not null generated always as (app_hidden.search_text(title, tagline, job_type)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint jobs_id_account_id_key unique (id, account_id),
  constraint jobs_department_id_fkey foreign key (department_id, account_id) references app_public.departments (id, account_id),
  constraint jobs_logo_id_fkey foreign key (logo_id, account_id) references app_public.files (id, account_id),
  constraint jobs_colors_are_whole check (num_nonnulls(color_default, color_hover, color_contrast) in (0, 3))
);
create index if not exists jobs_account_id_created_at_idx on app_public.jobs (account_id, created_at);
create index if not exists jobs_department_id_idx on app_public.jobs (department_id, account_id);
create index if not exists jobs_created_by_idx on app_public.jobs (created_by);
create index if not exists jobs_logo_id_idx on app_public.jobs (logo_id, account_id) where logo_id is not null;
create index if not exists jobs_search_text_idx on app_public.jobs using gin (search_text gin_trgm_ops);
-- A form as applicants have it before them: one that somebody has begun to fill in stays as it is.
create table if not exists app_public.job_form_versions (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  job_id uuid not null,
  version int not null check (version > 0),
  application_form jsonb not null check (jsonb_typeof(application_form) = 'object' and octet_length(application_form::text) <= 300000),
  job_checks jsonb not null default '[]' check (jsonb_typeof(job_checks) = 'array' and octet_length(job_checks::text) <= 20000),
  created_by uuid references app_public.users,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint job_form_versions_job_id_fkey foreign key (job_id, account_id) references app_public.jobs (id, account_id) on delete cascade,
  constraint job_form_versions_job_id_version_key unique (job_id, version),
  constraint job_form_versions_id_job_id_account_id_key unique (id, job_id, account_id)
);
create index if not exists job_form_versions_job_id_account_id_idx on app_public.job_form_versions (job_id, account_id);
create index if not exists job_form_versions_account_id_idx on app_public.job_form_versions (account_id);
create index if not exists job_form_versions_created_by_idx on app_public.job_form_versions (created_by);
-- An application is its applicant's and is shared with the team: two accounts, one row.
create table if not exists app_public.job_applications (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  partner_account_id uuid not null references app_public.accounts,
  job_id uuid not null,
  form_version_id uuid not null,
  user_id uuid not null references app_public.users,
  status app_public.job_application_status not null default 'PENDING',
  name text check (length(name) between 1 and 200),
  email public.citext not null check (length(email::text) <= 254),
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object' and octet_length(answers::text) <= 400000),
  rejection_reason text check (length(rejection_reason) between 1 and 2000),
  submitted_at timestamptz,
  qualified_at timestamptz,
  decided_at timestamptz,
  enrolled_at timestamptz,
  search_text text not null generated always as (app_hidden.search_text(name, email::text)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint job_applications_job_id_fkey foreign key (job_id, partner_account_id) references app_public.jobs (id, account_id),
  constraint job_applications_form_version_id_fkey foreign key (form_version_id, job_id, partner_account_id)
    references app_public.job_form_versions (id, job_id, account_id),
  constraint job_applications_id_account_id_key unique (id, account_id),
  constraint job_applications_id_partner_account_id_key unique (id, partner_account_id),
  constraint job_applications_one_each unique (job_id, user_id),
  constraint job_applications_are_submitted_once check ((submitted_at is null) = (status = 'PENDING'))
);
create index if not exists job_applications_account_id_created_at_idx on app_public.job_applications (account_id, created_at);
create index if not exists job_applications_partner_account_id_submitted_at_idx on app_public.job_applications (partner_account_id, submitted_at);
create index if not exists job_applications_job_id_status_idx on app_public.job_applications (job_id, partner_account_id, status);
create index if not exists job_applications_form_version_id_idx on app_public.job_applications (form_version_id, job_id, partner_account_id);
create index if not exists job_applications_user_id_idx on app_public.job_applications (user_id);
create index if not exists job_applications_search_text_idx on app_public.job_applications using gin (search_text gin_trgm_ops);
-- What a stranger reads of a job.
do $$ begin
  create type app_public.job_opening as enum ('OPEN', 'FULL', 'PAST', 'CLOSED');
exception when duplicate_object then null;
end $$;
do $$ begin
  create type app_public.public_job as (
    title text, tagline text, description text, team_name text, theme app_public.account_theme,
    colors app_public.job_colors, opening app_public.job_opening, application_deadline date, privacy_link text,
    terms_link text, address app_public.address, compensation text, job_type text, language_requirements text, payout text
  );
exception when duplicate_object then null;
end $$;
-- What a version's form is, said in so few letters that a browser can ask for its validator by them and keep it.
alter table app_public.job_form_versions add column if not exists digest text not null
  generated always as (encode(sha256(replace(application_form::text, '\', '\\')::bytea), 'hex')) stored;
create index if not exists job_form_versions_digest_idx on app_public.job_form_versions (digest);
drop function if exists app_private.application_to_judge(uuid, uuid);

-- Notices that programs of their own sent are reactions now: those that wait follow their event. The shadow has no queue.
do $$ begin
  if to_regclass('graphile_worker._private_jobs') is null then
    return;
  end if;
  create temporary table waiting_notices on commit drop as
    select w.id, w.run_at, w.payload::jsonb as notice, t.identifier as task
    from graphile_worker._private_jobs w join graphile_worker._private_tasks t on t.id = w.task_id
    where t.identifier in ('invoicing/send_notice', 'payout/send_verification_notice', 'identity/send_phone_notice');
  insert into app_public.events (entity, entity_id, event_type, actor, actor_kind, user_id)
  select 'phone_numbers', p.id, 'PROVEN', concat_ws(' ', u.first_name, u.last_name), 'USER', u.id
  from waiting_notices n
    join app_public.phone_numbers p on p.id = (n.notice ->> 'phoneId')::uuid
    join app_public.users u on u.id = p.user_id
  where n.task = 'identity/send_phone_notice';
  perform graphile_worker.add_job(
    'accounts/send_mail',
    payload => jsonb_build_object(
      'id', e.entity_id, 'eventId', e.id, 'module', split_part(n.task, '/', 1), 'message', m.message, 'recipient', m.recipient
    )::json,
    run_at => n.run_at
  )
  from waiting_notices n
    join lateral (
      select e.* from app_public.events e
      where case n.task
        when 'invoicing/send_notice' then e.id = (n.notice ->> 'eventId')::uuid
        when 'payout/send_verification_notice' then e.entity_id = (n.notice ->> 'id')::uuid and e.status is not null
        else e.entity_id = (n.notice ->> 'phoneId')::uuid and e.event_type = 'PROVEN'
      end
      order by e.occurred_at desc, e.id desc limit 1
    ) e on true
    join (values
      ('RENDERED', 'invoice_sent', 'createdBy'), ('RENDERED', 'invoice_unsent', 'createdBy'),
      ('VERIFIED', 'profile_verified', 'account.primaryUser'), ('REFUSED', 'profile_refused', 'account.primaryUser'),
      ('UNVERIFIED', 'profile_withdrawn', 'account.primaryUser'), ('PROVEN', 'phone_proven', 'user')
    ) m (event_type, message, recipient) on m.event_type = e.event_type;
  perform graphile_worker.complete_jobs(array(select n.id from waiting_notices n));
  drop table waiting_notices;
end $$;
drop function if exists app_private.verification_notice(uuid);
drop function if exists app_private.tell_proven_phone(app_public.phone_numbers);
drop function if exists app_hidden.invoice_was_not_refused(uuid);
-- What an applicant agrees to, word for word, and for how long a team keeps what it was sent.
create table if not exists app_public.consent_texts (
  id uuid primary key default uuidv7(),
  version text not null unique check (length(version) between 1 and 20),
  text_nb text not null check (length(text_nb) between 1 and 4000),
  text_en text not null check (length(text_en) between 1 and 4000),
  created_at timestamptz not null default now()
);
alter table app_public.jobs add column if not exists retention_months int not null default 6
  check (retention_months between 1 and 24);
alter table app_public.job_applications add column if not exists consent_id uuid references app_public.consent_texts;
alter table app_public.job_applications add column if not exists consented_at timestamptz;
alter table app_public.job_applications add column if not exists retention_months int check (retention_months between 1 and 24);
alter table app_public.job_applications add column if not exists privacy_link text check (length(privacy_link) <= 2000);
alter table app_public.job_applications add column if not exists terms_link text check (length(terms_link) <= 2000);
alter table app_public.job_applications add column if not exists asked_to_extend_at timestamptz;
alter table app_public.job_applications add column if not exists last_step_at timestamptz not null default now();
alter table app_public.job_applications drop constraint if exists job_applications_consent_is_whole;
alter table app_public.job_applications add constraint job_applications_consent_is_whole
  check (num_nonnulls(consent_id, consented_at, retention_months, privacy_link, terms_link) in (0, 5));
create index if not exists job_applications_consent_id_idx on app_public.job_applications (consent_id) where consent_id is not null;
do $$ begin
  create type app_public.application_consent as (
    version text, text_nb text, text_en text, retention_months int, privacy_link text, terms_link text, given_at timestamptz
  );
exception when duplicate_object then null;
end $$;
do $$ begin
  alter type app_public.public_job add attribute consent app_public.application_consent;
exception when duplicate_column then null;
end $$;
-- What is left of applications that were erased: how many there were.
create table if not exists app_private.erased_applications (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  job_id uuid not null,
  status app_public.job_application_status not null,
  submitted_in int not null,
  applications int not null check (applications > 0),
  constraint erased_applications_of_a_year unique (job_id, status, submitted_in),
  constraint erased_applications_job_id_fkey foreign key (job_id, account_id) references app_public.jobs (id, account_id) on delete cascade
);
create index if not exists erased_applications_job_id_account_id_idx on app_private.erased_applications (job_id, account_id);
create index if not exists erased_applications_account_id_idx on app_private.erased_applications (account_id, submitted_in);
-- What was erased, why and how much of it, and nothing of what it said.
do $$ begin
  create type app_public.erasure_reason as enum ('ACCOUNT_DELETED', 'MONTHS_OVER', 'ASKED_FOR', 'BOOKKEEPING_OVER');
exception when duplicate_object then null;
end $$;
create table if not exists app_public.erasures (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  entity text not null,
  entity_id uuid not null,
  reason app_public.erasure_reason not null,
  rows_erased int not null default 0,
  files_erased int not null default 0,
  erased_at timestamptz not null default now(),
  constraint erasures_id_account_id_key unique (id, account_id)
);
create index if not exists erasures_account_id_idx on app_public.erasures (account_id, erased_at);
create index if not exists erasures_entity_id_idx on app_public.erasures (entity_id);
create table if not exists app_public.erased_rows (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  erasure_id uuid not null,
  table_name text not null,
  rows_erased int not null check (rows_erased > 0),
  constraint erased_rows_erasure_id_fkey foreign key (erasure_id, account_id) references app_public.erasures (id, account_id) on delete cascade,
  constraint erased_rows_of_a_table unique (erasure_id, table_name)
);
create index if not exists erased_rows_account_id_idx on app_public.erased_rows (account_id);
create index if not exists erased_rows_erasure_id_account_id_idx on app_public.erased_rows (erasure_id, account_id);
-- A freelancer who works for a team: agreed to by them, approved by the team, ended by either.
do $$ begin
  create type app_public.enrollment_status as enum ('PENDING', 'APPROVED', 'ENDED');
exception when duplicate_object then null;
end $$;
create table if not exists app_public.enrollments (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  partner_account_id uuid not null references app_public.accounts,
  freelance_profile_id uuid not null,
  status app_public.enrollment_status not null default 'PENDING',
  approved boolean not null generated always as (status = 'APPROVED') stored,
  freelance_type app_public.freelance_type not null,
  first_name text check (length(first_name) between 1 and 100),
  last_name text check (length(last_name) between 1 and 100),
  organization_name text check (length(organization_name) between 1 and 200),
  organization_number text check (length(organization_number) between 1 and 20),
  display_name text not null generated always as (coalesce(organization_name, first_name || ' ' || last_name, '')) stored,
  consent_version text not null check (length(consent_version) between 1 and 20),
  consented_at timestamptz not null default now(),
  consented_by uuid references app_public.users,
  approved_at timestamptz,
  ended_at timestamptz,
  search_text text not null generated always as (
    app_hidden.search_text(organization_name, organization_number, first_name, last_name)
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint enrollments_freelance_profile_id_fkey foreign key (freelance_profile_id, account_id)
    references app_public.freelance_profiles (id, account_id),
  constraint enrollments_id_account_id_partner_account_id_key unique (id, account_id, partner_account_id),
  constraint enrollments_tie_two_accounts check (account_id <> partner_account_id),
  constraint enrollments_are_approved_at_a_moment check (status = 'ENDED' or (status = 'APPROVED') = (approved_at is not null)),
  constraint enrollments_end_at_a_moment check ((status = 'ENDED') = (ended_at is not null))
);
create index if not exists enrollments_account_id_created_at_idx on app_public.enrollments (account_id, created_at);
create index if not exists enrollments_partner_account_id_status_idx on app_public.enrollments (partner_account_id, status);
create unique index if not exists enrollments_one_at_a_time on app_public.enrollments (freelance_profile_id, partner_account_id)
  where status <> 'ENDED';
create index if not exists enrollments_freelance_profile_id_idx on app_public.enrollments (freelance_profile_id, account_id);
create index if not exists enrollments_consented_by_idx on app_public.enrollments (consented_by);
create index if not exists enrollments_search_text_idx on app_public.enrollments using gin (search_text gin_trgm_ops);
-- What is checked of who applies: one check of a kind for each application, and what was handed in for it.
do $$ begin
  create type app_public.job_check_type as enum (
    'BANK_ACCOUNT', 'CREDIT', 'CRIMINAL_RECORD', 'DRIVERS_LICENSE', 'HEALTH_PERSONNEL_REGISTER', 'HSE_CARD', 'IDENTITY', 'RIGHT_TO_WORK'
  );
exception when duplicate_object then null;
end $$;
do $$ begin
  create type app_public.job_check_status as enum ('PENDING', 'IN_REVIEW', 'SUCCEEDED', 'FAILED');
exception when duplicate_object then null;
end $$;
do $$ begin
  create type app_public.check_outcome as enum ('CLEAR', 'NOT_CLEAR', 'UNDECIDED');
exception when duplicate_object then null;
end $$;
create table if not exists app_public.job_checks (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  partner_account_id uuid not null references app_public.accounts,
  job_application_id uuid not null,
  job_id uuid not null,
  user_id uuid not null references app_public.users,
  job_check_type app_public.job_check_type not null,
  status app_public.job_check_status not null default 'PENDING',
  is_required boolean not null default true,
  name text check (length(name) between 1 and 200),
  consented_at timestamptz,
  sent_at timestamptz,
  shared_at timestamptz,
  order_reference text check (length(order_reference) between 1 and 100),
  ordered_at timestamptz,
  answered_at timestamptz,
  outcome app_public.check_outcome,
  expires_on date,
  rejection_reason text check (length(rejection_reason) between 1 and 2000),
  decided_by uuid references app_public.users,
  decided_at timestamptz,
  search_text text not null generated always as (app_hidden.search_text(name)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint job_checks_job_application_id_fkey foreign key (job_application_id, account_id)
    references app_public.job_applications (id, account_id) on delete cascade,
  constraint job_checks_job_id_fkey foreign key (job_id, partner_account_id) references app_public.jobs (id, account_id),
  constraint job_checks_id_account_id_key unique (id, account_id),
  constraint job_checks_one_of_a_kind unique (job_application_id, job_check_type),
  constraint job_checks_order_reference_key unique (order_reference),
  constraint job_checks_ask_for_credit_with_consent check (
    job_check_type <> 'CREDIT' or consented_at is not null or (status = 'PENDING' and sent_at is null)
  ),
  constraint job_checks_say_nothing_of_a_record check (job_check_type <> 'CRIMINAL_RECORD' or rejection_reason is null),
  constraint job_checks_are_answered_with_an_outcome check ((answered_at is null) = (outcome is null)),
  constraint job_checks_are_decided_once check ((decided_at is not null) = (status in ('SUCCEEDED', 'FAILED')))
);
create index if not exists job_checks_account_id_created_at_idx on app_public.job_checks (account_id, created_at);
create index if not exists job_checks_partner_account_id_shared_at_idx on app_public.job_checks (partner_account_id, shared_at);
create index if not exists job_checks_job_application_id_idx on app_public.job_checks (job_application_id, account_id);
create index if not exists job_checks_job_id_idx on app_public.job_checks (job_id, partner_account_id, status);
create index if not exists job_checks_user_id_idx on app_public.job_checks (user_id);
create index if not exists job_checks_decided_by_idx on app_public.job_checks (decided_by) where decided_by is not null;
create index if not exists job_checks_waiting_idx on app_public.job_checks (status, sent_at) where status in ('PENDING', 'IN_REVIEW');
create index if not exists job_checks_search_text_idx on app_public.job_checks using gin (search_text gin_trgm_ops);
create table if not exists app_public.job_check_papers (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  job_check_id uuid not null,
  content text check (length(content) between 1 and 100),
  first_file_id uuid,
  second_file_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint job_check_papers_job_check_id_fkey foreign key (job_check_id, account_id)
    references app_public.job_checks (id, account_id) on delete cascade,
  constraint job_check_papers_first_file_id_fkey foreign key (first_file_id, account_id) references app_public.files (id, account_id),
  constraint job_check_papers_second_file_id_fkey foreign key (second_file_id, account_id) references app_public.files (id, account_id),
  constraint job_check_papers_one_of_a_check unique (job_check_id),
  constraint job_check_papers_hold_something check (num_nonnulls(content, first_file_id) > 0),
  constraint job_check_papers_begin_with_the_first check (first_file_id is not null or second_file_id is null)
);
create index if not exists job_check_papers_account_id_idx on app_public.job_check_papers (account_id);
create index if not exists job_check_papers_job_check_id_idx on app_public.job_check_papers (job_check_id, account_id);
create index if not exists job_check_papers_first_file_id_idx on app_public.job_check_papers (first_file_id, account_id) where first_file_id is not null;
create index if not exists job_check_papers_second_file_id_idx on app_public.job_check_papers (second_file_id, account_id) where second_file_id is not null;
create index if not exists job_check_papers_created_at_idx on app_public.job_check_papers (created_at);
drop function if exists app_private.open_private_file(uuid);
-- What a team sees of the documents of who is enrolled with it, and nothing else of them.
create table if not exists app_public.partnered_invoices (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  partner_account_id uuid not null references app_public.accounts,
  enrollment_id uuid not null,
  invoice_id uuid not null,
  invoice_status app_public.invoice_status not null,
  invoice_number int not null,
  document_number text not null check (length(document_number) between 1 and 40),
  client_name text not null check (length(client_name) between 1 and 300),
  invoiced_on date not null,
  due_on date not null,
  published_at timestamptz not null,
  currency app_public.currency not null,
  amount_minor bigint not null,
  vat_minor bigint not null,
  total_minor bigint not null generated always as (amount_minor + vat_minor) stored,
  search_text text not null generated always as (app_hidden.search_text(document_number, client_name)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint partnered_invoices_enrollment_id_fkey foreign key (enrollment_id, account_id, partner_account_id)
    references app_public.enrollments (id, account_id, partner_account_id) on delete cascade,
  constraint partnered_invoices_invoice_id_fkey foreign key (invoice_id, account_id)
    references app_public.invoices (id, account_id) on delete cascade,
  constraint partnered_invoices_enrollment_id_invoice_id_key unique (enrollment_id, invoice_id),
  constraint partnered_invoices_were_published check (invoice_status in ('PUBLISHED', 'RESOLVED', 'NULLIFIED'))
);
create index if not exists partnered_invoices_account_id_published_at_idx on app_public.partnered_invoices (account_id, published_at);
create index if not exists partnered_invoices_partner_account_id_published_at_idx
  on app_public.partnered_invoices (partner_account_id, published_at);
create index if not exists partnered_invoices_enrollment_id_idx
  on app_public.partnered_invoices (enrollment_id, partner_account_id);
create index if not exists partnered_invoices_invoice_id_idx on app_public.partnered_invoices (invoice_id, account_id);
create index if not exists partnered_invoices_search_text_idx on app_public.partnered_invoices using gin (search_text gin_trgm_ops);
-- What a team writes down about an application, for itself: it hangs on the row of both.
do $$ begin
  alter table app_public.job_applications
    add constraint job_applications_id_account_id_partner_account_id_key unique (id, account_id, partner_account_id);
exception when duplicate_table or duplicate_object then null;
end $$;
create table if not exists app_public.job_application_notes (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  partner_account_id uuid not null references app_public.accounts,
  job_application_id uuid not null,
  created_by uuid references app_public.users,
  body text not null check (length(body) between 1 and 4000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint job_application_notes_job_application_id_fkey foreign key (job_application_id, account_id, partner_account_id)
    references app_public.job_applications (id, account_id, partner_account_id) on delete cascade
);
create index if not exists job_application_notes_job_application_id_idx
  on app_public.job_application_notes (job_application_id, partner_account_id);
create index if not exists job_application_notes_partner_account_id_idx on app_public.job_application_notes (partner_account_id);
create index if not exists job_application_notes_account_id_idx on app_public.job_application_notes (account_id);
create index if not exists job_application_notes_created_by_idx on app_public.job_application_notes (created_by);
-- Who a team has asked to apply, and who has asked for a way in to a job themselves. The link goes to an address,
-- which may be nobody's yet.
alter type app_private.link_purpose add value if not exists 'INVITATION';
alter table app_private.one_time_links alter column user_id drop not null;
alter table app_private.one_time_links add column if not exists event_id uuid references app_public.events on delete cascade;
alter table app_private.one_time_links drop constraint if exists one_time_links_are_somebodys;
alter table app_private.one_time_links add constraint one_time_links_are_somebodys check (user_id is not null or event_id is not null);
create index if not exists one_time_links_event_id_idx on app_private.one_time_links (event_id);
create index if not exists one_time_links_email_idx on app_private.one_time_links (email) where user_id is null;
create table if not exists app_public.job_invitations (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  job_id uuid not null,
  email public.citext not null check (length(email) between 3 and 254),
  language app_public.language not null default 'NB',
  invited_by uuid references app_public.users,
  invited_at timestamptz,
  requested_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint job_invitations_job_id_fkey foreign key (job_id, account_id) references app_public.jobs (id, account_id) on delete cascade,
  constraint job_invitations_one_each unique (job_id, email)
);
create index if not exists job_invitations_account_id_idx on app_public.job_invitations (account_id);
create index if not exists job_invitations_job_id_account_id_idx on app_public.job_invitations (job_id, account_id);
create index if not exists job_invitations_invited_by_idx on app_public.job_invitations (invited_by);
drop function if exists app_private.check_enrolling_partner(uuid);
drop function if exists app_private.record_check_order(uuid, boolean);
drop function if exists app_private.keep_check_result(uuid, app_public.check_outcome, date, timestamptz);
drop function if exists app_public.freelance_profile_lookup(uuid, text);
-- Everything a person has here, as a file for them.
create table if not exists app_public.data_exports (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  user_id uuid not null references app_public.users,
  file_id uuid,
  ready_at timestamptz,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint data_exports_id_account_id_key unique (id, account_id),
  constraint data_exports_file_id_fkey foreign key (file_id, account_id) references app_public.files (id, account_id),
  constraint data_exports_expire_once_ready check ((ready_at is null) = (expires_at is null)),
  constraint data_exports_hold_a_file_once_ready check (file_id is null or ready_at is not null)
);
create index if not exists data_exports_account_id_created_at_idx on app_public.data_exports (account_id, created_at);
create index if not exists data_exports_user_id_idx on app_public.data_exports (user_id);
create index if not exists data_exports_file_id_idx on app_public.data_exports (file_id, account_id) where file_id is not null;
-- A team's applications in the order of their names, a page of them without reading all.
create index if not exists job_applications_partner_account_id_name_idx on app_public.job_applications
  (partner_account_id, name collate "nb-NO-x-icu", id);
-- Its columns are others now. The view of members stands on it, and comes back with the definitions.
create or replace view app_public.members with (security_invoker = true) as
  select null::uuid as id, null::uuid as account_id, null::uuid as user_id, null::public.citext as email, null::text as first_name,
    null::text as last_name, null::app_public.account_role as role, null::boolean as confirmed, null::text as search_text,
    null::timestamptz as created_at, null::uuid[] as department_ids, null::timestamptz as invitation_expires_at,
    null::timestamptz as welcomed_at, null::timestamptz as updated_at;
drop function if exists app_hidden.current_members();
-- The picture of a job, for everybody with its link.
do $$ begin
  create type app_public.public_picture as (download_path text);
exception when duplicate_object then null;
end $$;
do $$ begin
  alter type app_public.public_job add attribute logo app_public.public_picture;
exception when duplicate_column then null;
end $$;
-- Many a list of people has their names in one column.
alter type app_public.member_import_column add value if not exists 'FULL_NAME' before 'FIRST_NAME';
-- What is taken back of an invoice, line by line, as a document of its own.
do $$ begin
  create type app_public.credit_note_status as enum ('SUBMITTED', 'APPROVED', 'PUBLISHED', 'RESOLVED', 'REJECTED');
exception when duplicate_object then null;
end $$;
create table if not exists app_public.credit_notes (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  created_by uuid references app_public.users on delete set null,
  invoice_id uuid not null,
  freelance_profile_id uuid not null,
  client_id uuid not null,
  status app_public.credit_note_status not null default 'SUBMITTED',
  reason text check (length(reason) between 1 and 1000),
  credited_on date not null,
  currency app_public.currency not null default 'NOK',
  amount_minor bigint not null check (amount_minor >= 0),
  vat_minor bigint not null check (vat_minor >= 0),
  total_minor bigint not null generated always as (amount_minor + vat_minor) stored,
  platform_fee_amount_minor bigint not null check (platform_fee_amount_minor >= 0),
  employer_tax_amount_minor bigint not null check (employer_tax_amount_minor >= 0),
  salary_tax_amount_minor bigint not null check (salary_tax_amount_minor >= 0),
  gross_salary_minor bigint not null check (gross_salary_minor >= 0),
  payout_amount_minor bigint not null check (payout_amount_minor >= 0),
  credit_note_number int check (credit_note_number between 1 and 9999999),
  document_number text,
  pdf_document_id uuid,
  rejection_reason text check (length(rejection_reason) between 1 and 2000),
  is_approved_automatically boolean not null default false,
  approved_at timestamptz,
  published_at timestamptz,
  rejected_at timestamptz,
  resolved_at timestamptz,
  search_text text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint credit_notes_id_account_id_key unique (id, account_id),
  constraint credit_notes_unique_number unique (freelance_profile_id, credit_note_number),
  constraint credit_notes_invoice_id_fkey foreign key (invoice_id, account_id) references app_public.invoices (id, account_id),
  constraint credit_notes_freelance_profile_id_fkey
    foreign key (freelance_profile_id, account_id) references app_public.freelance_profiles (id, account_id),
  constraint credit_notes_client_id_fkey foreign key (client_id, account_id) references app_public.clients (id, account_id),
  constraint credit_notes_pdf_document_id_fkey foreign key (pdf_document_id, account_id) references app_public.files (id, account_id),
  constraint credit_notes_numbered_from_publication check (
    (status in ('PUBLISHED', 'RESOLVED')) = (num_nulls(credit_note_number, document_number, published_at) = 0)
    and num_nulls(credit_note_number, document_number, published_at) in (0, 3)
  ),
  constraint credit_notes_rejected_for_a_reason check ((status = 'REJECTED') = (rejection_reason is not null)),
  constraint credit_notes_only_approved_automatically_when_approved check (not is_approved_automatically or approved_at is not null)
);
create index if not exists credit_notes_account_id_created_at_idx on app_public.credit_notes (account_id, created_at desc);
create index if not exists credit_notes_account_id_status_idx on app_public.credit_notes (account_id, status);
create index if not exists credit_notes_invoice_id_idx on app_public.credit_notes (invoice_id, created_at);
create index if not exists credit_notes_client_id_idx on app_public.credit_notes (client_id);
create index if not exists credit_notes_created_by_idx on app_public.credit_notes (created_by);
create index if not exists credit_notes_pdf_document_id_idx on app_public.credit_notes (pdf_document_id);
create index if not exists credit_notes_submitted_idx on app_public.credit_notes (created_at) where status = 'SUBMITTED';
create index if not exists credit_notes_search_text_idx on app_public.credit_notes using gin (search_text gin_trgm_ops);
do $$ begin
  alter table app_public.invoice_lines add constraint invoice_lines_id_account_id_key unique (id, account_id);
exception when duplicate_table then null;
end $$;
create table if not exists app_public.credit_note_lines (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  credit_note_id uuid not null,
  invoice_line_id uuid not null,
  position int not null check (position >= 0),
  quantity numeric not null check (quantity > 0 and scale(trim_scale(quantity)) <= 2),
  amount_minor bigint not null check (amount_minor >= 0),
  vat_minor bigint not null check (vat_minor >= 0),
  platform_fee_amount_minor bigint not null check (platform_fee_amount_minor >= 0),
  employer_tax_amount_minor bigint not null check (employer_tax_amount_minor >= 0),
  salary_tax_amount_minor bigint not null check (salary_tax_amount_minor >= 0),
  gross_salary_minor bigint not null check (gross_salary_minor >= 0),
  payout_amount_minor bigint not null check (payout_amount_minor >= 0),
  created_at timestamptz not null default now(),
  constraint credit_note_lines_one_each unique (credit_note_id, invoice_line_id),
  constraint credit_note_lines_credit_note_id_fkey
    foreign key (credit_note_id, account_id) references app_public.credit_notes (id, account_id),
  constraint credit_note_lines_invoice_line_id_fkey
    foreign key (invoice_line_id, account_id) references app_public.invoice_lines (id, account_id)
);
create index if not exists credit_note_lines_account_id_idx on app_public.credit_note_lines (account_id);
create index if not exists credit_note_lines_invoice_line_id_idx on app_public.credit_note_lines (invoice_line_id);
-- A sending is of an invoice or of a credit note.
alter table app_public.deliveries alter column invoice_id drop not null;
alter table app_public.deliveries add column if not exists credit_note_id uuid;
do $$ begin
  alter table app_public.deliveries add constraint deliveries_credit_note_id_fkey
    foreign key (credit_note_id, account_id) references app_public.credit_notes (id, account_id);
  alter table app_public.deliveries add constraint deliveries_of_one_document check (num_nonnulls(invoice_id, credit_note_id) = 1);
exception when duplicate_object then null;
end $$;
create index if not exists deliveries_credit_note_id_created_at_idx on app_public.deliveries (credit_note_id, created_at);
drop function if exists app_private.create_delivery(app_public.invoices, app_public.delivery_method, text);
drop function if exists app_private.note_undelivered(app_public.invoices, app_public.delivery_method);
do $$ begin
  alter type app_public.public_invoice add attribute credited_minor bigint;
exception when duplicate_column then null;
end $$;
-- What a team sees of credit notes to invoices that it sees.
create table if not exists app_public.partnered_credit_notes (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  partner_account_id uuid not null references app_public.accounts,
  enrollment_id uuid not null,
  credit_note_id uuid not null,
  credit_note_status app_public.credit_note_status not null,
  credit_note_number int not null,
  document_number text not null check (length(document_number) between 1 and 40),
  invoice_document_number text not null check (length(invoice_document_number) between 1 and 40),
  client_name text not null check (length(client_name) between 1 and 300)
    constraint partnered_credit_notes_client_name_reads_as_written
    check (client_name !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]'),
  credited_on date not null,
  published_at timestamptz not null,
  currency app_public.currency not null,
  amount_minor bigint not null,
  vat_minor bigint not null,
  total_minor bigint not null generated always as (amount_minor + vat_minor) stored,
  search_text text not null generated always as (
    app_hidden.search_text(document_number, invoice_document_number, client_name)
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint partnered_credit_notes_one_each unique (enrollment_id, credit_note_id),
  constraint partnered_credit_notes_enrollment_id_fkey foreign key (enrollment_id, account_id, partner_account_id)
    references app_public.enrollments (id, account_id, partner_account_id) on delete cascade,
  constraint partnered_credit_notes_credit_note_id_fkey foreign key (credit_note_id, account_id)
    references app_public.credit_notes (id, account_id) on delete cascade,
  constraint partnered_credit_notes_were_published check (credit_note_status in ('PUBLISHED', 'RESOLVED'))
);
create index if not exists partnered_credit_notes_account_id_published_at_idx
  on app_public.partnered_credit_notes (account_id, published_at);
create index if not exists partnered_credit_notes_partner_account_id_published_at_idx
  on app_public.partnered_credit_notes (partner_account_id, published_at);
create index if not exists partnered_credit_notes_enrollment_id_idx
  on app_public.partnered_credit_notes (enrollment_id, partner_account_id);
create index if not exists partnered_credit_notes_credit_note_id_idx
  on app_public.partnered_credit_notes (credit_note_id, account_id);
create index if not exists partnered_credit_notes_search_text_idx
  on app_public.partnered_credit_notes using gin (search_text gin_trgm_ops);
drop function if exists app_private.show_invoices(uuid);
-- What crediting would come to is reckoned where it is done.
do $$ begin
  create type app_public.credit_sums as (amount_minor bigint, vat_minor bigint, total_minor bigint, line_amounts bigint[]);
exception when duplicate_object then null;
end $$;

--! split: 2-definitions.sql
-- Generated by `npm run db:stage`: what no committed migration holds yet of module files and of the codes in their words.
--! Included core/functions/actors_on.sql
-- Nobody decides as an operator on an account of their own, whatever the decision. What a row belongs to
-- is told by its columns account_id and partner_account_id, or by its id when it is an account.
create or replace function app_private.actors_on(thing jsonb) returns text[]
language sql stable
as $$
  select case
    when array[(thing ->> 'account_id')::uuid, (thing ->> 'partner_account_id')::uuid, (thing ->> 'id')::uuid]
      && app_hidden.current_own_account_ids() then '{}'
    else app_hidden.current_actors()
  end
$$;
comment on function app_private.actors_on(jsonb) is
  'The actors the caller may act as towards a row, given as its columns: none for an operator on an account of their own.';
grant execute on function app_private.actors_on(jsonb) to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded core/functions/actors_on.sql
--! Included core/functions/attributes_of.sql
create or replace function app_hidden.attributes_of(row_type regtype, table_row jsonb) returns jsonb
language sql stable
as $$
  select coalesce(jsonb_object_agg(app_hidden.camel_case(a.attname), case
    when jsonb_typeof(value) = 'object' and t.typtype = 'c' then app_hidden.attributes_of(t.oid::regtype, value) else value
  end), '{}')
  from pg_catalog.pg_type r
  join pg_catalog.pg_attribute a on a.attrelid = r.typrelid and a.attnum > 0 and not a.attisdropped
  join pg_catalog.pg_type t on t.oid = a.atttypid
  join jsonb_each(table_row) on key = a.attname
  where r.oid = row_type
$$;
comment on function app_hidden.attributes_of(regtype, jsonb) is
  'A row, as to_jsonb tells it, with its columns called as in a form, to lay over it what is changed.';
grant execute on function app_hidden.attributes_of(regtype, jsonb) to app_user;
--! EndIncluded core/functions/attributes_of.sql
--! Included core/functions/begin_rules.sql
-- Every rules file opens with this: first everything is taken away, then the rules of the house
-- are put in place, so that what a file does not write is not allowed and no table can forget
-- row-level security, the audit, the owner's own access, that operators keep out of their own accounts,
-- that names read as they are written and that a status changes only as its transitions allow.
create or replace function app_private.begin_rules(
  table_name regclass, redacted_columns text[] default '{}', is_audited boolean default true
) returns void
language plpgsql volatile
as $$
declare
  v_name text := table_name::text;
  v_is_public boolean := (select relnamespace = 'app_public'::regnamespace from pg_catalog.pg_class where oid = table_name);
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
  if v_is_public then
    execute format('grant select on %s to app_operator', v_name);
    execute format(
      'create policy "operators read every row" on %s for select to app_operator using ((select app_hidden.current_operator_role()) is not null)',
      v_name
    );
    perform app_private.begin_rules_for_house_columns(table_name);
    perform app_private.begin_rules_for_operators(table_name);
    perform app_private.begin_rules_for_names(table_name);
    perform app_private.begin_rules_for_states(table_name);
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
  'Clears a table''s policies, triggers and grants and puts the rules of the house in place. Secret columns are named '
  'for the audit, those of which the last digits stay as masked:column; a table that is not audited is append-only.';
--! EndIncluded core/functions/begin_rules.sql
--! Included core/functions/begin_rules_for_house_columns.sql
-- What is the same of every table is said once. A rules file says more of such a column where there is more.
create or replace function app_private.begin_rules_for_house_columns(table_name regclass) returns void
language plpgsql volatile
as $$
declare
  v_column record;
begin
  for v_column in
    select a.attname, said.comment
    from (values
      ('account_id', 'The account it belongs to.'),
      ('search_text', E'@behavior -*\nWhat the search looks in.'),
      ('created_at', 'When it was made, UTC.'),
      ('updated_at', 'When it was last changed, UTC.')
    ) said (name, comment)
    join pg_catalog.pg_attribute a on a.attrelid = table_name and a.attname = said.name and not a.attisdropped
  loop
    execute format('comment on column %s.%I is %L', table_name, v_column.attname, v_column.comment);
  end loop;
end;
$$;
comment on function app_private.begin_rules_for_house_columns(regclass) is
  'Describes the columns that mean the same on every table: whose row it is, what search looks in, when it was made and changed.';
--! EndIncluded core/functions/begin_rules_for_house_columns.sql
--! Included core/functions/begin_rules_for_operators.sql
-- Restrictive, so that whatever a rules file opens to operators stays closed in accounts where they are
-- members themselves. What a row belongs to is told by its columns account_id and partner_account_id, or by its
-- id when it is an account. A row of no account, as an operator's session, is nobody's own.
create or replace function app_private.begin_rules_for_operators(table_name regclass) returns void
language plpgsql volatile
as $$
declare
  v_elsewhere text := (
    select string_agg(format('(%I = any ((select app_hidden.current_own_account_ids())::uuid[])) is not true', a.attname), ' and ')
    from pg_catalog.pg_attribute a
    where a.attrelid = table_name and not a.attisdropped and a.attname = any (case
      when exists (
        select from pg_catalog.pg_attribute k where k.attrelid = table_name and k.attname = 'account_id' and not k.attisdropped
      ) then array['account_id', 'partner_account_id']
      else array['id']
    end)
  );
  v_command text;
begin
  foreach v_command in array array['insert', 'update', 'delete'] loop
    execute format(
      'create policy "operators do not %1$s in their own accounts" on %2$s as restrictive for %1$s to app_operator %3$s (%4$s)',
      v_command, table_name, case v_command when 'insert' then 'with check' else 'using' end, v_elsewhere
    );
  end loop;
end;
$$;
comment on function app_private.begin_rules_for_operators(regclass) is
  'Lets no operator write rows of an account of their own, whatever the table opens to operators.';
--! EndIncluded core/functions/begin_rules_for_operators.sql
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
  -- What stands in the place of an address that was erased.
  if recipient ilike '%@slettet.invalid' then
    return 'NOBODY';
  end if;
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
  'Whether a message is to be sent now: SEND, SENT before, UNDER_WAY by somebody else, or to NOBODY whose address is '
  'there any more. Who gets SEND reports by record_message or release_message.';
grant execute on function app_private.claim_message(text, uuid, text) to app_worker;
--! EndIncluded core/functions/claim_message.sql
--! Included core/functions/column_values.sql
-- A form calls its fields as its columns are called, and the parts of an address alike; money without its unit, a day
-- without saying that it is one, an upload as what it shows. What is jsonb is kept as it is given.
create or replace function app_hidden.column_values(row_type regtype, attributes jsonb) returns jsonb
language sql stable
as $$
  select coalesce(jsonb_object_agg(a.attname, case
    when jsonb_typeof(given.value) = 'object' and t.typtype = 'c' then app_hidden.column_values(t.oid::regtype, given.value)
    when jsonb_typeof(given.value) = 'string' then to_jsonb(nullif(btrim(given.value #>> '{}'), ''))
    else given.value
  end order by given.key = app_hidden.camel_case(a.attname)), '{}')
  from pg_catalog.pg_type r
  join pg_catalog.pg_attribute a on a.attrelid = r.typrelid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  join pg_catalog.pg_type t on t.oid = a.atttypid
  join jsonb_each(nullif(attributes, 'null')) given on given.key = app_hidden.camel_case(a.attname)
    or given.key = app_hidden.camel_case(regexp_replace(a.attname, '(_minor|_on|(_file)?_id)$', ''))
  where r.oid = row_type
$$;
comment on function app_hidden.column_values(regtype, jsonb) is
  'Of the attributes of a form those that are columns, by their names there: price or priceMinor for price_minor, the '
  'latter where both are given. Texts are trimmed, and null when blank.';
grant execute on function app_hidden.column_values(regtype, jsonb) to app_user, app_operator;
--! EndIncluded core/functions/column_values.sql
--! Included core/functions/delete_row.sql
-- The whole of a mutation that removes one row: what the caller may neither see nor remove does not exist.
create or replace function app_private.delete_row(of_table anyelement, id uuid) returns anyelement
language plpgsql volatile
as $$
declare
  v_row of_table%type;
begin
  execute format('delete from %s t where t.id = $1 returning t.*', pg_typeof(of_table)) into v_row using id;
  return app_private.require_found(v_row, 'id');
end;
$$;
comment on function app_private.delete_row(anyelement, uuid) is
  'The row of the table of the (null) row given, which is gone. Stops with INVALID at id when the caller has no such row to remove.';
grant execute on function app_private.delete_row(anyelement, uuid) to app_user, app_operator;
--! EndIncluded core/functions/delete_row.sql
--! Included core/functions/dismiss_failed_job.sql
create or replace function app_public.dismiss_failed_job(input jsonb) returns app_public.failed_jobs
language sql volatile
as $$
  select * from app_private.move_failed_job((input ->> 'id')::uuid, 'dismiss')
$$;
comment on function app_public.dismiss_failed_job(jsonb) is
  E'@performs failed_jobs dismiss\nTakes a job that was given up out of the queue: it is not to be done any more. '
  'Operators with ADMIN. Refuses INVALID_TRANSITION.';
grant execute on function app_public.dismiss_failed_job(jsonb) to app_operator;
--! EndIncluded core/functions/dismiss_failed_job.sql
--! Included core/functions/enqueue_followers.sql
-- Once for each event and follower: the event is new, and so is the key. A job carries what it follows, not
-- what it is to do; that is read from the row of the follower when its time has come. What follows from many
-- events at once waits for what somebody waits for.
create or replace function app_private.enqueue_followers(events app_public.events[]) returns void
language sql volatile
as $$
  select count(*)
  from (
    select array_agg(
      row (
        f.task,
        jsonb_strip_nulls(jsonb_build_object(
          'id', e.entity_id, 'eventId', e.id, 'module', f.module, 'message', f.message, 'recipient', f.recipient
        ))::json,
        null, now() + make_interval(mins => f.delay_minutes), null,
        concat_ws(':', 'follow', e.id, f.module, f.task, f.message, f.recipient),
        case when cardinality(events) > 100 then 10 end, null
      )::graphile_worker.job_spec
    ) as specs
    from unnest(events) e join app_public.followers f on f.entity = e.entity and f.event_type = e.event_type
  ) jobs, graphile_worker.add_jobs(jobs.specs)
  where jobs.specs is not null
$$;
comment on function app_private.enqueue_followers(app_public.events[]) is
  'Enqueues the jobs of everybody who follows events, in the transaction that writes them.';
--! EndIncluded core/functions/enqueue_followers.sql
--! Included core/functions/give_refusals.sql
create or replace function app_private.give_refusals(told text[]) returns void
language sql volatile
as $$
  select set_config(
    'app.refusals', concat_ws(',', nullif(current_setting('app.refusals', true), ''), nullif(array_to_string(told, ','), '')), true
  )
$$;
comment on function app_private.give_refusals(text[]) is 'Refuses again what take_refusals() took.';
--! EndIncluded core/functions/give_refusals.sql
--! Included core/functions/grant_forms.sql
-- Which columns people fill in is said where the column is described. This closes a rules file, behind its comments.
create or replace function app_private.grant_forms(table_name regclass) returns void
language plpgsql volatile
as $$
declare
  v_row record;
begin
  for v_row in
    select a.attname, d.description ~ '(^|\n)@form create(\n|$)' as is_for_good
    from pg_catalog.pg_attribute a
    join pg_catalog.pg_description d on d.objoid = a.attrelid and d.objsubid = a.attnum and d.classoid = 'pg_catalog.pg_class'::regclass
    where a.attrelid = table_name and a.attnum > 0 and not a.attisdropped and d.description ~ '(^|\n)@form( create)?(\n|$)'
    order by a.attnum
  loop
    execute format('grant insert (%I) on %s to app_user', v_row.attname, table_name);
    if not v_row.is_for_good then
      execute format('grant update (%I) on %s to app_user', v_row.attname, table_name);
    end if;
  end loop;
end;
$$;
comment on function app_private.grant_forms(regclass) is
  'Grants the people of an account the columns whose comment says @form: to fill in and to change, or with create only to fill in.';
--! EndIncluded core/functions/grant_forms.sql
--! Included core/functions/has_refusals.sql
create or replace function app_private.has_refusals() returns boolean
language sql stable
as $$
  select coalesce(current_setting('app.refusals', true), '') <> ''
$$;
comment on function app_private.has_refusals() is 'Whether a refusal has been collected in this transaction.';
grant execute on function app_private.has_refusals() to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded core/functions/has_refusals.sql
--! Included core/functions/insert_row.sql
-- Writes exactly what it is given, as the caller, whose grants say which columns that may be: a field more needs
-- no line here. What is null is left to the column's default. Whose it is goes without saying where it is the account's
-- one acts in.
create or replace function app_private.insert_row(of_table anyelement, attributes jsonb) returns anyelement
language plpgsql volatile
as $$
declare
  v_owned jsonb := jsonb_build_object('accountId', app_hidden.current_account_id()) || coalesce(nullif(attributes, 'null'), '{}');
  v_values jsonb := jsonb_strip_nulls(app_hidden.column_values(pg_typeof(of_table), v_owned));
  v_columns text := (select string_agg(quote_ident(key), ', ') from jsonb_object_keys(v_values) key);
  v_row of_table%type;
begin
  execute format(
    'insert into %1$s as t (%2$s) select %2$s from jsonb_populate_record(null::%1$s, $1) returning t.*', pg_typeof(of_table), v_columns
  ) into v_row using v_values;
  return v_row;
end;
$$;
comment on function app_private.insert_row(anyelement, jsonb) is
  'Adds a row to the table of the (null) row given, from the checked attributes of a form and what else is said by its '
  'name there. It is the current account''s where they name none.';
grant execute on function app_private.insert_row(anyelement, jsonb) to app_user, app_operator;
--! EndIncluded core/functions/insert_row.sql
--! Included core/functions/is_erasing.sql
-- Asked by what else refuses every change. A setting anybody can make; that it is the house's own function which removes
-- cannot be pretended.
create or replace function app_private.is_erasing() returns boolean
language sql stable
as $$
  select current_setting('app.erasing', true) = 'on' and current_user = 'app_owner'
$$;
comment on function app_private.is_erasing() is 'Whether the house itself is erasing in this transaction.';
grant execute on function app_private.is_erasing() to app_user, app_operator, app_worker;
--! EndIncluded core/functions/is_erasing.sql
--! Included core/functions/is_phone_number.sql
-- Short numbers and those of other countries are numbers too; only what gets an SMS is looked at closely.
create or replace function app_hidden.is_phone_number(number text) returns boolean
language sql immutable parallel safe
as $$
  select number ~ '^\+?[0-9]{3,20}$'
$$;
comment on function app_hidden.is_phone_number(text) is
  'Whether it looks like a phone number: 3 to 20 digits without spaces, perhaps a plus before them; null for null.';
grant execute on function app_hidden.is_phone_number(text) to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded core/functions/is_phone_number.sql
--! Included core/functions/keep_texts.sql
-- Called by whoever brings the database up to date, with all there are: what is no longer said goes, with what was
-- said instead of it. What programs miss stays until a file has it.
create or replace function app_private.keep_texts(texts jsonb) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  with said as (
    select t.language, t.module, t.namespace, t.key, t.text
    from jsonb_to_recordset(texts) t (language app_public.language, module text, namespace text, key text, text text)
  ),
  gone as (
    delete from app_public.texts t
    where t.text is not null and not exists (
      select from said s where (s.language, s.module, s.namespace, s.key) = (t.language, t.module, t.namespace, t.key)
    )
  )
  insert into app_public.texts as t (language, module, namespace, key, text)
  -- What is said already is left out before it is an insert, whose triggers take half a second for all of them.
  select s.* from said s
  where not exists (
    select from app_public.texts t
    where (t.language, t.module, t.namespace, t.key) = (s.language, s.module, s.namespace, s.key) and t.text = s.text
  )
  on conflict (language, module, namespace, key) do update set text = excluded.text, reported_at = null
  where t.text is distinct from excluded.text
$$;
comment on function app_private.keep_texts(jsonb) is
  'Keeps what the files say, [{language, module, namespace, key, text}], in place of what they said before.';
--! EndIncluded core/functions/keep_texts.sql
--! Included core/functions/key_of.sql
-- What the API calls a row, read where a function of strangers takes an id: lists and mutations have theirs decoded
-- on the way. Only what could have been written is read, as ground/decode-type-id.ts does.
create or replace function app_hidden.key_of(type_id text, prefix text) returns uuid
language plpgsql immutable strict
as $$
declare
  v_letters constant text := '0123456789abcdefghjkmnpqrstvwxyz';
  v_bits text := '';
  v_at int;
begin
  if type_id !~ ('^' || prefix || '_[0-7][0-9a-hjkmnp-tv-z]{25}$') then
    return null;
  end if;
  for v_at in length(prefix) + 2 .. length(type_id) loop
    v_bits := v_bits || (strpos(v_letters, substr(type_id, v_at, 1)) - 1)::bit(5)::text;
  end loop;
  -- 26 letters are 130 bits, of which the first two are nothing.
  return (
    select string_agg(lpad(to_hex(substr(v_bits, 3 + 8 * n, 8)::bit(8)::int), 2, '0'), '' order by n)::uuid
    from generate_series(0, 15) n
  );
end;
$$;
comment on function app_hidden.key_of(text, text) is 'The key in a global id such as job_01k…; null for an id of something else or of nothing.';
grant execute on function app_hidden.key_of(text, text) to app_visitor, app_user;
--! EndIncluded core/functions/key_of.sql
--! Included core/functions/make_file_private.sql
-- From then on members of the account may not see it in somebody's name, and operators only once they have said
-- that they do.
create or replace function app_private.make_file_private(file_id uuid) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  update app_public.files f set is_private = true where f.id = file_id
$$;
comment on function app_private.make_file_private(uuid) is 'Has a stored file seen by who acts as themselves and, on record, by operators.';
--! EndIncluded core/functions/make_file_private.sql
--! Included core/functions/move_failed_job.sql
-- Definer because neither the queue nor the status is granted to anybody.
create or replace function app_private.move_failed_job(failed_job_id uuid, action text) returns app_public.failed_jobs
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_failed app_public.failed_jobs;
  v_to app_public.failed_job_status := app_private.require_row_transition('failed_jobs', failed_job_id, action);
begin
  perform app_private.stop_if_refused();
  select f.* into v_failed from app_public.failed_jobs f where f.id = failed_job_id;
  if action = 'dismiss' then
    perform graphile_worker.complete_jobs(array[v_failed.job_id]);
  elsif not exists (
    select from graphile_worker.reschedule_jobs(array[v_failed.job_id], run_at => now(), attempts => 0) r where r.id is not null
  ) then
    perform app_private.refuse('TRANSITION_FAILED');
    perform app_private.stop_if_refused();
  end if;
  update app_public.failed_jobs f set status = v_to where f.id = failed_job_id returning f.* into v_failed;
  return v_failed;
end;
$$;
comment on function app_private.move_failed_job(uuid, text) is
  'Has a failed job done again or takes it out of the queue, for an operator. Stops with UNAUTHORIZED, INVALID, '
  'INVALID_TRANSITION, or TRANSITION_FAILED when the queue has no such job any more.';
grant execute on function app_private.move_failed_job(uuid, text) to app_operator;
--! EndIncluded core/functions/move_failed_job.sql
--! Included core/functions/open_private_file.sql
-- The event is what lets whoever opens it see it, so there is no looking without one.
create or replace function app_private.open_private_file(file_id uuid, partner_account_id uuid default null) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.record_event('files', f.id, f.account_id, 'OPENED', null, '{}', open_private_file.partner_account_id)
  from app_public.files f where f.id = file_id and f.is_private
$$;
comment on function app_private.open_private_file(uuid, uuid) is
  'Puts on record that the operator who acts, or somebody of a partner account, looks at a private file, which they may for ten minutes.';
--! EndIncluded core/functions/open_private_file.sql
--! Included core/functions/record_event.sql
create or replace function app_private.record_event(
  entity text, id uuid, account_id uuid, event_type text, status text, data jsonb default '{}', partner_account_id uuid default null
) returns void
language sql volatile
as $$
  select app_private.record_events(entity, array[id], account_id, event_type, status, data, partner_account_id)
$$;
comment on function app_private.record_event(text, uuid, uuid, text, text, jsonb, uuid) is
  'Writes an event with the acting person, enqueues what follows it, and notifies subscribers of the row and of its accounts once the transaction commits.';
grant execute on function app_private.record_event(text, uuid, uuid, text, text, jsonb, uuid) to app_user, app_operator, app_worker;
--! EndIncluded core/functions/record_event.sql
--! Included core/functions/record_events.sql
-- Definer because nobody may write an event by hand: history is what the transitions say it is.
-- Subscribers hear the id only, and read the row again under their own rules. Row ids and account
-- ids are both uuid v7 and never collide, so one channel name serves a row and a whole account.
create or replace function app_private.record_events(
  entity text, ids uuid[], account_id uuid, event_type text, status text, data jsonb default '{}', partner_account_id uuid default null
) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_events app_public.events[];
begin
  -- Who acts in an account writes its history and no other's, whatever row is named. What is a person's own,
  -- as an identity, is in no account.
  if not app_hidden.is_within_reach(account_id) and not app_hidden.is_within_reach(partner_account_id)
    and (account_id is not null or exists (select from unnest(ids) i (id) where not app_private.is_own_row(entity, i.id))) then
    raise exception 'an event of another account' using errcode = 'insufficient_privilege';
  end if;
  with written as (
    insert into app_public.events (entity, entity_id, account_id, partner_account_id, event_type, status, actor, actor_kind, user_id, administrator_id, data)
    select
      record_events.entity, i.id, record_events.account_id, record_events.partner_account_id, record_events.event_type, record_events.status,
      app_hidden.current_actor_name(), app_hidden.current_actor_kind(), app_hidden.current_user_id(),
      app_hidden.current_administrator_id(), coalesce(record_events.data, '{}')
    from unnest(ids) i (id)
    returning events.*
  )
  select array_agg(w) into v_events from (select * from written) w;
  perform app_private.enqueue_followers(v_events);
  perform
    pg_notify(format('app:%s:%s', entity, told.about), jsonb_build_object('id', i.id, 'entity', entity, 'event', event_type, 'status', status)::text)
  from unnest(ids) i (id), unnest(array[i.id, account_id, partner_account_id]) told (about)
  where told.about is not null;
end;
$$;
comment on function app_private.record_events(text, uuid[], uuid, text, text, jsonb, uuid) is
  'Writes that the same happened to several rows, enqueues what follows, and notifies subscribers of each row and of '
  'its accounts once the transaction commits.';
grant execute on function app_private.record_events(text, uuid[], uuid, text, text, jsonb, uuid) to app_user, app_operator, app_worker;
--! EndIncluded core/functions/record_events.sql
--! Included core/functions/refuse.sql
-- Refusals are collected, not raised, so that a person hears about every broken rule at once.
-- The list lives in a transaction-local setting: a savepoint that is rolled back takes its own
-- refusals with it. Who checks thousands of rows takes what each has broken out of it, since all of it is copied each time.
create or replace function app_private.refuse(code app_public.error_code, path text default '') returns void
language plpgsql volatile
as $$
begin
  perform set_config(
    'app.refusals',
    concat_ws(
      ',', nullif(current_setting('app.refusals', true), ''), jsonb_build_object('code', refuse.code, 'path', coalesce(refuse.path, ''))
    ),
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
  'Records stored bytes and returns the file''s id. Size in bytes; the key is the place in the store. Stops with '
  'ATTEMPTS_LIMIT_EXCEEDED past 100 million bytes of a user in an hour.';
grant execute on function app_private.register_file(uuid, text, text, bigint, bytea, text, text) to app_user, app_operator, app_worker;
--! EndIncluded core/functions/register_file.sql
--! Included core/functions/report_missing_texts.sql
-- Definer because the program that asks has a key and no session. Whoever has the key could fill the table, so a
-- thousand are kept at most, and what nobody has asked for in 90 days goes.
create or replace function app_private.report_missing_texts(asked_in app_public.language, keys text[]) returns int
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  with forgotten as (
    delete from app_public.texts t
    where t.text is null and t.override_text is null and t.reported_at < now() - interval '90 days'
  ),
  asked as (
    select distinct split_part(k, '.', 1) as module, replace(substr(k, length(split_part(k, '.', 1)) + 2), '.', '/') as key
    from unnest(keys) k
  ),
  reported as (
    insert into app_public.texts as t (language, module, namespace, key, reported_at)
    select asked_in, a.module, a.module, a.key, now()
    from asked a
    where a.module ~ '^[a-z][a-z0-9-]{0,62}$' and length(a.key) <= 200
      and a.key ~ '^[A-Za-z0-9_*-]+(/[A-Za-z0-9_*-]+)*$' and a.key !~ '(^|/)(__proto__|constructor|prototype)(/|$)'
      and not exists (
        select from app_public.texts t
        where t.language = asked_in and t.module = a.module
          and a.key in (t.key, concat_ws('/', nullif(substr(t.namespace, length(t.module) + 2), ''), t.key), 'words/' || t.key)
          and t.text is not null
      )
    order by a.key
    limit (select greatest(0, 1000 - count(*)) from app_public.texts t where t.text is null)
    on conflict (language, module, namespace, key) do update set reported_at = now()
    returning 1
  )
  select count(*)::int from reported
$$;
comment on function app_private.report_missing_texts(app_public.language, text[]) is
  'Notes what a program has asked for in vain, by keys as it knows them, invoicing.list.title; answers how many are missing.';
grant execute on function app_private.report_missing_texts(app_public.language, text[]) to app_authenticator;
--! EndIncluded core/functions/report_missing_texts.sql
--! Included core/functions/require_found.sql
create or replace function app_private.require_found(table_row anyelement, path text) returns anyelement
language plpgsql volatile
as $$
begin
  if table_row is null then
    perform app_private.refuse('INVALID', path);
    perform app_private.stop_if_refused();
  end if;
  return table_row;
end;
$$;
comment on function app_private.require_found(anyelement, text) is
  'The row given. Stops with INVALID at the path when there is none: of a row that is, its id is never null.';
grant execute on function app_private.require_found(anyelement, text) to app_user, app_operator;
--! EndIncluded core/functions/require_found.sql
--! Included core/functions/require_owner_or_admin.sql
create or replace function app_private.require_owner_or_admin() returns void
language plpgsql volatile
as $$
begin
  if not app_hidden.can_manage() then
    perform app_private.refuse('UNAUTHORIZED');
    perform app_private.stop_if_refused();
  end if;
end;
$$;
comment on function app_private.require_owner_or_admin() is
  'Stops with UNAUTHORIZED unless the caller is OWNER or ADMIN of the account they act in.';
grant execute on function app_private.require_owner_or_admin() to app_user;
--! EndIncluded core/functions/require_owner_or_admin.sql
--! Included core/functions/require_reason.sql
-- Who rejects says why, since whoever reads it has nothing else to go by.
create or replace function app_private.require_reason(input jsonb) returns text
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
  return v_reason;
end;
$$;
comment on function app_private.require_reason(jsonb) is
  'The reason an input gives, word for word. Refuses BLANK without one, TOO_BIG above 2000 characters, both at reason.';
grant execute on function app_private.require_reason(jsonb) to app_operator;
--! EndIncluded core/functions/require_reason.sql
--! Included core/functions/require_row.sql
-- The opening of every mutation of one row: what the caller may neither see nor change does not exist, and the row
-- is locked, so that two calls at once queue up. As the caller, whose policies say which rows those are.
create or replace function app_private.require_row(of_table anyelement, id uuid, path text default 'id') returns anyelement
language plpgsql volatile
as $$
declare
  v_row of_table%type;
begin
  execute format('select t.* from %s t where t.id = $1 for update', pg_typeof(of_table)) into v_row using id;
  return app_private.require_found(v_row, path);
end;
$$;
comment on function app_private.require_row(anyelement, uuid, text) is
  'The row of the table of the (null) row given, locked. Stops with INVALID at the path when the caller has no such row to change.';
grant execute on function app_private.require_row(anyelement, uuid, text) to app_user, app_operator;
--! EndIncluded core/functions/require_row.sql
--! Included core/functions/require_row_transition.sql
-- The opening of every step of a row that stands in nobody's grants: it is locked, so that two steps at
-- once queue up, and what is out of the caller's reach does not exist. Definer because a lock needs a grant.
create or replace function app_private.require_row_transition(entity text, id uuid, action text) returns text
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_row jsonb;
begin
  execute format('select to_jsonb(t) from app_public.%I t where t.id = $1 for update', entity) into v_row using id;
  if v_row is null or not (
    app_hidden.is_within_reach((v_row ->> 'account_id')::uuid) or app_hidden.is_within_reach((v_row ->> 'partner_account_id')::uuid)
  ) then
    perform app_private.refuse('INVALID', 'id');
    perform app_private.stop_if_refused();
  end if;
  return app_private.require_transition(entity, id, v_row ->> 'status', action);
end;
$$;
comment on function app_private.require_row_transition(text, uuid, text) is
  'Locks a row and gives the status the action leads to. Stops with INVALID for what is out of the caller''s reach; '
  'refuses as require_transition does, and returns null.';
grant execute on function app_private.require_row_transition(text, uuid, text) to app_operator;
--! EndIncluded core/functions/require_row_transition.sql
--! Included core/functions/retry_failed_job.sql
create or replace function app_public.retry_failed_job(input jsonb) returns app_public.failed_jobs
language sql volatile
as $$
  select * from app_private.move_failed_job((input ->> 'id')::uuid, 'retry')
$$;
comment on function app_public.retry_failed_job(jsonb) is
  E'@performs failed_jobs retry\nHas a job that was given up done once more, with all its tries before it. Operators '
  'with ADMIN. Refuses INVALID_TRANSITION, and TRANSITION_FAILED when the queue has it no more.';
grant execute on function app_public.retry_failed_job(jsonb) to app_operator;
--! EndIncluded core/functions/retry_failed_job.sql
--! Included core/functions/said_texts.sql
-- Definer because programs read texts with a key of their own, and the server itself reads no table.
create or replace function app_private.said_texts(
  said_in app_public.language, is_override boolean default null,
  out module text, out namespace text, out key text, out said text
) returns setof record
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select t.module, t.namespace, t.key, coalesce(t.override_text, t.text)
  from app_public.texts t
  where t.language = said_in and coalesce(t.override_text, t.text) is not null
    and (is_override is null or (t.override_text is not null) = is_override)
  order by t.module, t.namespace, t.key
$$;
comment on function app_private.said_texts(app_public.language, boolean) is
  'All texts of a language as they are said now; with is_override only those that are said otherwise than in the files.';
grant execute on function app_private.said_texts(app_public.language, boolean) to app_authenticator;
--! EndIncluded core/functions/said_texts.sql
--! Included core/functions/stop_if_refused.sql
-- The one place that turns collected refusals into an error. A mutation calls it before its first
-- change; the API calls it once more before it commits. What two rules say alike is told once.
create or replace function app_private.stop_if_refused() returns void
language plpgsql volatile
as $$
declare
  v_refusals jsonb;
begin
  if not app_private.has_refusals() then
    return;
  end if;
  select jsonb_agg(told.refusal order by told.place) into v_refusals
  from (
    select r.refusal, min(r.place) as place
    from jsonb_array_elements(format('[%s]', current_setting('app.refusals'))::jsonb) with ordinality r (refusal, place)
    group by r.refusal
  ) told;
  perform set_config('app.refusals', '', true);
  raise exception 'refused: %', left(v_refusals::text, 1000) using errcode = 'AP001', detail = v_refusals::text;
end;
$$;
comment on function app_private.stop_if_refused() is
  'Raises SQLSTATE AP001 when refusals were collected; the error''s detail is their JSON list [{"code", "path"}].';
grant execute on function app_private.stop_if_refused() to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded core/functions/stop_if_refused.sql
--! Included core/functions/take_refusals.sql
-- Adding to a long list costs as much as the list is long: whoever checks thousands of rows takes what each
-- has broken, and gives all of it back in the end.
create or replace function app_private.take_refusals() returns text
language plpgsql volatile
as $$
declare
  v_told text := nullif(current_setting('app.refusals', true), '');
begin
  perform set_config('app.refusals', '', true);
  return v_told;
end;
$$;
comment on function app_private.take_refusals() is 'What was refused so far, for give_refusals(); nothing is refused then. Null when nothing was.';
--! EndIncluded core/functions/take_refusals.sql
--! Included core/functions/tell_of_transition.sql
-- The step itself writes its event. What else is worth knowing of it is said before, and is forgotten with the
-- transaction if the step is not taken.
create or replace function app_private.tell_of_transition(entity text, id uuid, data jsonb) returns void
language sql volatile
as $$
  select set_config('app.told_of_transition', jsonb_build_object('entity', entity, 'id', id, 'data', data)::text, true)
$$;
comment on function app_private.tell_of_transition(text, uuid, jsonb) is
  'Says what the event of a row''s next step holds besides; without an id, of the next row that is made or moved. '
  'With null as its data the step has no event, as a copy that begins without a history.';
grant execute on function app_private.tell_of_transition(text, uuid, jsonb) to app_user, app_operator, app_worker;
--! EndIncluded core/functions/tell_of_transition.sql
--! Included core/functions/text_variables.sql
create or replace function app_hidden.text_variables(said text) returns text[]
language sql immutable parallel safe
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce(array_agg(distinct coalesce(v[1], '$t ' || v[2])), '{}')
  from regexp_matches(said, '\{\{\s*-?\s*([^{},\s]+)[^{}]*\}\}|\$t\(([^)]*)\)', 'g') v
$$;
comment on function app_hidden.text_variables(text) is 'What a text puts in when it is said, {{count}} for example; none for null.';
grant execute on function app_hidden.text_variables(text) to app_operator;
--! EndIncluded core/functions/text_variables.sql
--! Included core/functions/tg__append_only.sql
-- A person who goes takes their name along, also out of a history. The setting is made by the house's own
-- function, within its transaction; that nobody else may write here is said by the grants.
create or replace function app_private.tg__append_only() returns trigger
language plpgsql volatile
as $$
begin
  if tg_op in ('UPDATE', 'DELETE') and app_private.is_erasing() then
    return null;
  end if;
  raise exception '% only grows: a row is never changed or removed', tg_table_name using errcode = 'integrity_constraint_violation';
end;
$$;
comment on function app_private.tg__append_only() is
  'Refuses every update, delete and truncate, for the owner too, but for the erasing of what is personal.';
--! EndIncluded core/functions/tg__append_only.sql
--! Included core/functions/tg__record_transition.sql
-- Every step is an event, whoever took it and however it was written. It is written after the row, since what
-- is inserted may yet turn out to be there already.
create or replace function app_private.tg__record_transition() returns trigger
language plpgsql volatile
as $$
declare
  v_row jsonb := to_jsonb(new);
  v_status text := v_row ->> 'status';
  v_told jsonb := nullif(current_setting('app.told_of_transition', true), '');
begin
  if tg_op = 'UPDATE' and to_jsonb(old) ->> 'status' is not distinct from v_status then
    return null;
  end if;
  if v_told ->> 'entity' = tg_table_name and coalesce(v_told ->> 'id', v_row ->> 'id') = v_row ->> 'id' then
    perform set_config('app.told_of_transition', '', true);
  else
    v_told := '{"data": {}}';
  end if;
  if jsonb_typeof(v_told -> 'data') = 'object' then
    perform app_private.record_event(
      tg_table_name, new.id, (v_row ->> 'account_id')::uuid, case tg_op when 'INSERT' then 'CREATED' else v_status end,
      v_status, v_told -> 'data', (v_row ->> 'partner_account_id')::uuid
    );
  end if;
  return null;
end;
$$;
comment on function app_private.tg__record_transition() is
  'Writes an event for a row that is made, CREATED, and for each change of its status, called by the status it then has.';
grant execute on function app_private.tg__record_transition() to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded core/functions/tg__record_transition.sql
--! Included core/functions/tg_texts__check.sql
-- An override stands in pages beside what we have written: it brings no markup, no direction of its own and no
-- variable that nobody fills. When the file's text has changed its variables the override goes, for it could
-- no longer say what the text is for.
create or replace function app_private.tg_texts__check() returns trigger
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_is_same boolean := new.text is null or app_hidden.text_variables(new.override_text) = app_hidden.text_variables(new.text);
begin
  new.override_text := nullif(btrim(new.override_text), '');
  if tg_op = 'UPDATE' and new.text is distinct from old.text and new.override_text is not null and not v_is_same then
    new.override_text := null;
  end if;
  if new.override_text ~ '[<>\u0001-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]'
    or new.override_text is not null and not v_is_same
    or new.text is null and app_hidden.text_variables(new.override_text) <> '{}'
  then
    raise exception 'the override has other variables than the text, or characters no text has'
      using errcode = 'check_violation', column = 'override_text';
  end if;
  new.overridden_at := case
    when new.override_text is null then null
    when tg_op = 'UPDATE' and new.override_text is not distinct from old.override_text then old.overridden_at
    else now()
  end;
  return new;
end;
$$;
comment on function app_private.tg_texts__check() is
  'Refuses an override with markup, control characters or other variables than the text, and notes when it was said.';
grant execute on function app_private.tg_texts__check() to app_operator;
--! EndIncluded core/functions/tg_texts__check.sql
--! Included core/functions/type_id.sql
-- What key_of reads, written: for the few places where the database makes an address of its own.
create or replace function app_hidden.type_id(key uuid, prefix text) returns text
language sql immutable strict
as $$
  select prefix || '_' || string_agg(
    substr('0123456789abcdefghjkmnpqrstvwxyz', substr(k.bits, 1 + 5 * n, 5)::bit(5)::int + 1, 1), '' order by n
  )
  from (select '00' || ('x' || replace(key::text, '-', ''))::bit(128)::text) k (bits), generate_series(0, 25) n
$$;
comment on function app_hidden.type_id(uuid, text) is 'The global id of a row, such as job_01k…, as key_of reads it.';
--! EndIncluded core/functions/type_id.sql
--! Included core/functions/update_row.sql
-- Writes as the caller, and of the attributes only the columns that the caller is granted: whatever else a form shows
-- stays as it is. A column that cannot be empty stays as well where nothing is given for it.
create or replace function app_private.update_row(table_row anyelement, attributes jsonb) returns anyelement
language plpgsql volatile
as $$
declare
  v_table constant regtype := pg_typeof(table_row);
  v_values constant jsonb := app_hidden.column_values(v_table, attributes);
  v_columns constant text := (
    select string_agg(quote_ident(a.attname), ', ')
    from pg_catalog.pg_attribute a
    where a.attrelid = (select typrelid from pg_catalog.pg_type where oid = v_table) and a.attnum > 0 and v_values ? a.attname
      and not (a.attnotnull and v_values -> a.attname = 'null')
      and has_column_privilege(a.attrelid, a.attnum, 'UPDATE')
  );
  v_row table_row%type := table_row;
begin
  if v_columns is not null then
    execute format(
      'update %1$s t set (%2$s) = (select %2$s from jsonb_populate_record(null::%1$s, $1)) where t.id = $2 returning t.*', v_table, v_columns
    ) into v_row using v_values, (to_jsonb(table_row) ->> 'id')::uuid;
  end if;
  return v_row;
end;
$$;
comment on function app_private.update_row(anyelement, jsonb) is
  'Changes a row by the attributes of a form, those columns that the caller may change.';
grant execute on function app_private.update_row(anyelement, jsonb) to app_user, app_operator;
--! EndIncluded core/functions/update_row.sql
--! Included identity/functions/begin_operator_code.sql
-- Definer because the log-in of the API reads no table. Counted as a try to sign in, since it tells as much: what is
-- limited there is limited here.
create or replace function app_private.begin_operator_code(
  user_id uuid, ip text default null, out attempt_id uuid, out is_limited boolean, out totp_secret text
)
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select b.attempt_id, b.is_limited, b.totp_secret
  from app_public.users u, app_private.begin_sign_in(u.email, begin_operator_code.ip) b
  where u.id = begin_operator_code.user_id
$$;
comment on function app_private.begin_operator_code(uuid, text) is
  'Notes that an operator who is signed in tries a one-time code, and returns what to compare it with; nothing past the limit.';
grant execute on function app_private.begin_operator_code(uuid, text) to app_authenticator;
--! EndIncluded identity/functions/begin_operator_code.sql
--! Included identity/functions/check_user_changes.sql
-- A credential needs more than a name does: the second level, and the person themselves.
create or replace function app_private.check_user_changes(
  user_id uuid, new_email public.citext, attributes jsonb, changes_password boolean
) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform app_private.refuse_blanks(attributes, array(
    select name from unnest(array['firstName', 'lastName']) as name where attributes ? name
  ));
  -- What a state vouches for is not changed by hand; saying it again is no change.
  if app_hidden.has_identity(user_id) then
    perform app_private.refuse('IMMUTABLE', 'attributes.' || n.field)
    from app_public.users u, lateral (values ('firstName', u.first_name), ('lastName', u.last_name)) n (field, value)
    where u.id = check_user_changes.user_id and attributes ? n.field
      and app_hidden.text_at(attributes, n.field) is distinct from n.value;
  end if;
  if new_email is null and not changes_password then
    return;
  end if;
  if exists (select from app_public.users u where u.email = new_email and u.id <> check_user_changes.user_id) then
    perform app_private.refuse('TAKEN', 'attributes.email');
  end if;
  perform app_private.refuse_when_impersonating();
  perform app_private.require_second_level();
end;
$$;
comment on function app_private.check_user_changes(uuid, public.citext, jsonb, boolean) is
  'Refuses all that is wrong with a change of a user. new_email is null when the address stays.';
--! EndIncluded identity/functions/check_user_changes.sql
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
    if not app_private.use_operator_code(v_operator_id, v_step) then
      perform app_private.refuse('INVALID_TOKEN', 'code');
    end if;
  end if;
  perform app_private.stop_if_refused();
  return row (app_private.open_session(v_user_id, operator_id => v_operator_id))::app_public.issued_token;
end;
$$;
comment on function app_public.create_operator_session(jsonb) is
  E'@impersonated allowed\nSigns an operator in with password and TOTP code. INVALID_PASSWORD, USER_BLOCKED, '
  'ATTEMPTS_LIMIT_EXCEEDED; INVALID_TOKEN: the code is wrong, used before, or not an operator''s.';
grant execute on function app_public.create_operator_session(jsonb) to app_visitor, app_user, app_operator;
--! EndIncluded identity/functions/create_operator_session.sql
--! Included identity/functions/create_session_otp.sql
-- Answers the same and does the same work whether or not somebody has the address, so that nobody
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
  E'@impersonated allowed\nMails a link that signs in, if somebody has the address; succeeds whether or not (document '
  'A, section 7). Who waits to be confirmed and asks for themselves gets the link that confirms. '
  'ATTEMPTS_LIMIT_EXCEEDED: too many from this place in an hour.';
grant execute on function app_public.create_session_otp(jsonb) to app_visitor, app_user;
--! EndIncluded identity/functions/create_session_otp.sql
--! Included identity/functions/criipto_verify.sql
-- The server has exchanged the code and looked at the answer; what it means is decided here. Definer because
-- no role of the API writes identities. People of one user queue up, so that one of two is the first.
create or replace function app_public.criipto_verify(input jsonb) returns app_public.identities
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_user_id uuid := app_hidden.current_user_id();
  v_prepared jsonb := app_private.prepared(input, 'criipto_verify');
  v_refusal app_public.error_code := v_prepared ->> 'refusal';
  v_identity app_public.identities;
begin
  perform app_private.refuse_when_impersonating();
  perform app_private.require_confirmed_user();
  if v_refusal is not null then
    perform app_private.refuse(v_refusal, coalesce(v_prepared ->> 'path', ''));
  elsif nullif(v_prepared -> 'identity', 'null') is null then
    perform app_private.refuse('PARTNER_CALLBACK_ERROR');
  end if;
  perform app_private.stop_if_refused();

  perform from app_public.users u where u.id = v_user_id for no key update;
  v_identity := app_private.record_identity(v_user_id, v_prepared -> 'identity');
  perform app_private.take_identity_names(v_user_id);
  perform app_private.record_event('identities', v_identity.id, null, 'IDENTIFIED', null);
  return v_identity;
end;
$$;
comment on function app_public.criipto_verify(jsonb) is
'@impersonated refused
Takes the answer of a national e-ID: who the person is. The first identity is the default, and its names are the '
  'person''s from then on. VERIFICATION_FAILED: the e-ID did not vouch for this; PARTNER_CALLBACK_ERROR: it is '
  'silent, or says what nobody understands; TAKEN: another person has the number; INVALID: a redirectUri that is not '
  'the portal''s; USER_NOT_CONFIRMED; INVALID_ACTION while impersonating.';
grant execute on function app_public.criipto_verify(jsonb) to app_user;
--! EndIncluded identity/functions/criipto_verify.sql
--! Included identity/functions/destroy_session.sql
-- Logging out when nobody is signed in changes nothing and is no fault. Definer because nobody may
-- write sessions by hand; of another session, only one's own is found.
create or replace function app_public.destroy_session(input jsonb) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_id uuid := coalesce((input ->> 'id')::uuid, app_hidden.current_session_id());
begin
  perform app_private.refuse_other_session(v_id);
  update app_public.sessions s set revoked_at = now()
  where s.id = v_id and s.revoked_at is null
    and (s.id = app_hidden.current_session_id() or s.user_id = app_hidden.current_user_id() and s.account_id is not null and s.administrator_id is null);
  if not found and input ->> 'id' is not null then
    perform app_private.refuse('INVALID', 'id');
    perform app_private.stop_if_refused();
  end if;
end;
$$;
comment on function app_public.destroy_session(jsonb) is
  E'@impersonated partly\nLogs out: the session''s token stops working at once. Other tabs have sessions of their '
  'own, of which id names one. INVALID: none of the user''s, or over. INVALID_ACTION: another than this one while '
  'impersonating.';
grant execute on function app_public.destroy_session(jsonb) to app_visitor, app_user, app_operator;
--! EndIncluded identity/functions/destroy_session.sql
--! Included identity/functions/disown_unproven.sql
-- Anybody can register a stranger's address with a password of their own and wait. When the stranger
-- comes, asks for a link and proves the address, what was there before them must not stay: not the
-- password, no session, no telephone. A link that confirms is different: it goes to who has registered,
-- says so, and keeps what they chose.
create or replace function app_private.disown_unproven(user_id uuid) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform from app_public.users u where u.id = disown_unproven.user_id and not u.confirmed for no key update;
  if not found then
    return;
  end if;
  update app_private.user_secrets s set password_hash = null, password_set_at = null
  where s.user_id = disown_unproven.user_id;
  delete from app_public.phone_numbers p where p.user_id = disown_unproven.user_id;
  perform app_private.revoke_sessions(disown_unproven.user_id);
end;
$$;
comment on function app_private.disown_unproven(uuid) is
  'Takes password, sessions and telephones from a user whose address nobody had proven. Called when somebody proves '
  'it who has not said that they registered. Changes nothing for a confirmed user.';
--! EndIncluded identity/functions/disown_unproven.sql
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
  E'@task identity\nRemoves attempts and codes after a day, numbers never proven after 30 days, links after 30 days '
  'and sessions 90 days after their end. For a nightly job.';
grant execute on function app_private.forget_sign_in_traces() to app_worker;
--! EndIncluded identity/functions/forget_sign_in_traces.sql
--! Included identity/functions/grant_second_level.sql
create or replace function app_private.grant_second_level(session_id uuid) returns void
language sql volatile
as $$
  update app_public.sessions s set second_level_at = now() where s.id = $1
$$;
comment on function app_private.grant_second_level(uuid) is
  'Notes that a code was confirmed in the session, by SMS or an operator''s own. Called by whatever has checked it.';
--! EndIncluded identity/functions/grant_second_level.sql
--! Included identity/functions/make_invitation.sql
-- The token is the id of what it leads to and a one-time password, `jobId:otp`, kept as a whole: with another id
-- before it, it is no token.
create or replace function app_private.make_invitation(event app_public.events, email public.citext, deep_link text) returns text
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_token text := regexp_replace(make_invitation.deep_link, '^.*/', '') || ':' || app_private.make_token();
begin
  insert into app_private.one_time_links (token_sha256, purpose, email, deep_link, event_id, expires_at)
  values (
    app_private.token_sha256(v_token), 'INVITATION', make_invitation.email, make_invitation.deep_link, event.id,
    -- Who has been invited is given time; who has asked waits for it.
    event.occurred_at + case event.event_type when 'INVITED' then interval '14 days' else interval '30 minutes' end
  );
  return v_token;
end;
$$;
comment on function app_private.make_invitation(app_public.events, public.citext, text) is
  'The token of a link for whoever reads an address: good for 14 days after they were invited, half an hour after they asked.';
--! EndIncluded identity/functions/make_invitation.sql
--! Included identity/functions/open_session.sql
-- An operator who acts as somebody has a matter to look at, not a second home: that ends after two
-- hours, however often the account is switched in between. Definer because nobody may write sessions
-- by hand.
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
  insert into app_public.sessions (user_id, account_id, operator_id, administrator_id, administrator_reason, expires_at, second_level_at, user_agent, network)
  values (
    open_session.user_id, open_session.account_id, open_session.operator_id,
    open_session.administrator_id, open_session.administrator_reason,
    case when open_session.administrator_id is null then now() + interval '90 days' else least(
      now() + interval '2 hours',
      (
        select s.expires_at from app_public.sessions s
        where s.id = app_hidden.current_session_id() and s.administrator_id is not null
      )
    ) end,
    -- An operator has just given a code, without which no session of theirs is opened.
    case when open_session.operator_id is not null then now() end,
    nullif(left(current_setting('app.user_agent', true), 500), ''),
    app_private.network_of(current_setting('app.ip', true))
  )
  returning id into v_session_id;
  insert into app_private.session_tokens (session_id, token_sha256) values (v_session_id, app_private.token_sha256(v_token));
  return v_token;
end;
$$;
comment on function app_private.open_session(uuid, uuid, uuid, uuid, text) is
  'Opens a session in an account, or for an operator, and returns its token, which is shown this once.';
--! EndIncluded identity/functions/open_session.sql
--! Included identity/functions/phone_numbers_last_digits.sql
create or replace function app_private.phone_numbers_last_digits(phone app_public.phone_numbers) returns text
language sql immutable
as $$
  select right(phone.e164, 4)
$$;
comment on function app_private.phone_numbers_last_digits(app_public.phone_numbers) is
  'By what its owner knows it, without saying it.';
--! EndIncluded identity/functions/phone_numbers_last_digits.sql
--! Included identity/functions/prove_operator.sql
-- The second level of an operator is a one-time code of the last 15 minutes (decisions.md, section 1): the one they
-- signed in with, or one that comes along.
create or replace function app_private.prove_operator(operator_id uuid, prepared jsonb) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  if not coalesce(prepared ? 'tried', false) then
    if not app_hidden.has_second_level() then
      perform app_private.refuse('AUTH_LEVEL_2_REQUIRED', 'code');
    end if;
    return;
  end if;
  if coalesce((prepared ->> 'isLimited')::boolean, false) then
    perform app_private.refuse('ATTEMPTS_LIMIT_EXCEEDED', 'code');
  elsif not app_private.use_operator_code(prove_operator.operator_id, (prepared ->> 'totpStep')::bigint) then
    perform app_private.refuse('INVALID_TOKEN', 'code');
  else
    update app_private.sign_in_attempts a set succeeded_at = now() where a.id = (prepared ->> 'attemptId')::uuid;
    perform app_private.grant_second_level(app_hidden.current_session_id());
  end if;
end;
$$;
comment on function app_private.prove_operator(uuid, jsonb) is
  'Refuses at code unless an operator has given a one-time code in this session in the last 15 minutes, or gives one '
  'now: AUTH_LEVEL_2_REQUIRED, INVALID_TOKEN, ATTEMPTS_LIMIT_EXCEEDED. What was prepared says whether one was '
  'tried.';
--! EndIncluded identity/functions/prove_operator.sql
--! Included identity/functions/record_identity.sql
-- Whoever shows the same number again has the same identity, with the names of today. Two people who show
-- one number at the same moment meet at the unique index.
create or replace function app_private.record_identity(user_id uuid, vouched jsonb) returns app_public.identities
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_fingerprint bytea := decode(vouched ->> 'fingerprint', 'base64');
  v_identity app_public.identities;
begin
  select i.* into v_identity from app_public.identities i
  join app_private.identity_numbers n on n.identity_id = i.id and n.fingerprint = v_fingerprint;
  if v_identity.user_id <> record_identity.user_id then
    perform app_private.refuse('TAKEN');
    perform app_private.stop_if_refused();
  end if;
  if v_identity.id is not null then
    update app_public.identities i set
      first_name = vouched ->> 'firstName', last_name = vouched ->> 'lastName',
      born_on = coalesce((vouched ->> 'bornOn')::date, i.born_on), identified_at = now()
    where i.id = v_identity.id
    returning i.* into v_identity;
    return v_identity;
  end if;
  insert into app_public.identities (user_id, country, identifier, first_name, last_name, born_on, is_default)
  values (
    record_identity.user_id, vouched ->> 'country', vouched ->> 'identifier', vouched ->> 'firstName', vouched ->> 'lastName',
    (vouched ->> 'bornOn')::date, not app_hidden.has_identity(record_identity.user_id)
  ) returning * into v_identity;
  insert into app_private.identity_numbers (identity_id, number_encrypted, fingerprint)
  values (v_identity.id, decode(vouched ->> 'encrypted', 'base64'), v_fingerprint);
  return v_identity;
exception when unique_violation then
  perform app_private.refuse('TAKEN');
  perform app_private.stop_if_refused();
end;
$$;
comment on function app_private.record_identity(uuid, jsonb) is
  'Keeps the identity a broker has vouched for: country, masked identifier, the number encrypted and its fingerprint, '
  'firstName, lastName and bornOn. The first is the default. Stops with TAKEN when the number is another person''s.';
--! EndIncluded identity/functions/record_identity.sql
--! Included identity/functions/refresh_session_otp.sql
-- Whoever holds an old link may ask for a new one: it goes to the address, not to the asker.
-- Definer because a visitor reads no table.
create or replace function app_public.refresh_session_otp(input jsonb) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_link app_private.one_time_links := app_private.lock_one_time_link(input ->> 'token', 'SIGN_IN', 'CONFIRM', 'CHANGE_EMAIL');
  v_email public.citext := case v_link.purpose
    when 'CHANGE_EMAIL' then v_link.email
    else (select u.email from app_public.users u where u.id = v_link.user_id)
  end;
begin
  if v_link.id is null then
    perform app_private.refuse('INVALID_TOKEN', 'token');
  elsif app_private.is_user_blocked(v_link.user_id) then
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
  if not app_private.take_link_request(v_email) then
    perform app_private.refuse('ATTEMPTS_LIMIT_EXCEEDED');
    perform app_private.stop_if_refused();
  end if;
  perform app_private.renew_one_time_link(v_link);
end;
$$;
comment on function app_public.refresh_session_otp(jsonb) is
  E'@impersonated allowed\nMails a fresh link in place of the given one. INVALID_TOKEN: unknown. OTP_EXPIRED: the '
  'change of address it stood for is done or withdrawn. USER_BLOCKED. DELIVERY_FREQUENCY_EXCEEDED: less than 30 '
  'seconds since the last. ATTEMPTS_LIMIT_EXCEEDED: too many to the address or from this place.';
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
  'Refuses DELIVERY_FREQUENCY_EXCEEDED within 30 seconds of the number''s last code, ATTEMPTS_LIMIT_EXCEEDED after 10 '
  'codes in an hour for the user or the number, or 100 for the IP.';
--! EndIncluded identity/functions/refuse_frequent_sms.sql
--! Included identity/functions/refuse_when_impersonating.sql
-- Who may not do it at all learns nothing else about the call, so this stops at once. A mutation says in
-- its tag `@impersonated` whether it asks here; docs/decisions/impersonation.md has the list.
create or replace function app_private.refuse_when_impersonating() returns void
language plpgsql volatile
as $$
begin
  if app_hidden.current_administrator_id() is not null then
    perform app_private.refuse('INVALID_ACTION');
    perform app_private.stop_if_refused();
  end if;
end;
$$;
comment on function app_private.refuse_when_impersonating() is
  'Stops with INVALID_ACTION while an operator acts as the user. For whatever moves money or changes credentials.';
grant execute on function app_private.refuse_when_impersonating() to app_user, app_operator;
--! EndIncluded identity/functions/refuse_when_impersonating.sql
--! Included identity/functions/renew_invitation.sql
-- By the worker, since whoever comes with an old link writes nothing in the history of who has invited them. The mail
-- follows the event as it did the first time. Definer because the worker reads no table.
create or replace function app_private.renew_invitation(id uuid) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.record_event(e.entity, e.entity_id, e.account_id, e.event_type, e.status)
  from app_private.one_time_links l join app_public.events e on e.id = l.event_id
  where l.id = renew_invitation.id and l.purpose = 'INVITATION' and l.used_at is null
$$;
comment on function app_private.renew_invitation(uuid) is
  E'@task identity\nInvites anew whom a link did not let in that had expired: what it followed happens again.';
grant execute on function app_private.renew_invitation(uuid) to app_worker;
--! EndIncluded identity/functions/renew_invitation.sql
--! Included identity/functions/request_password_reset.sql
-- Answers the same and does the same work for an address nobody has. Definer because a visitor
-- reads no table.
create or replace function app_public.request_password_reset(input jsonb) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform app_private.mail_requested_link((input ->> 'email')::public.citext, 'RESET_PASSWORD');
end;
$$;
comment on function app_public.request_password_reset(jsonb) is
  E'@impersonated allowed\nMails a link that lets a new password be set, if somebody has the address; succeeds '
  'whether or not. ATTEMPTS_LIMIT_EXCEEDED: too many from this place in an hour.';
grant execute on function app_public.request_password_reset(jsonb) to app_visitor, app_user;
--! EndIncluded identity/functions/request_password_reset.sql
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
comment on function app_private.require_second_level() is
  'Refuses AUTH_LEVEL_2_REQUIRED unless an SMS code was confirmed in this session in the last 15 minutes.';
grant execute on function app_private.require_second_level() to app_user;
--! EndIncluded identity/functions/require_second_level.sql
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
  where l.token_sha256 = $1 and l.purpose <> 'RESET_PASSWORD'
  for update of l;
  if app_private.one_time_link_state(v_link) <> 'EXPIRED' or app_private.is_user_blocked(app_private.user_of_link(v_link)) then
    return false;
  end if;
  if v_link.purpose = 'INVITATION' then
    perform app_private.retire_invitations(v_link);
    perform app_private.enqueue('identity/renew_invitation', jsonb_build_object('id', v_link.id), 'renew:' || v_link.id);
  else
    perform app_private.renew_one_time_link(v_link);
  end if;
  return true;
end;
$$;
comment on function app_private.resend_expired_link(bytea) is
  'Mails a fresh link in place of one that has expired unused; says whether it did. The old one is then superseded, so a second try does not mail again.';
grant execute on function app_private.resend_expired_link(bytea) to app_authenticator;
--! EndIncluded identity/functions/resend_expired_link.sql
--! Included identity/functions/retire_invitations.sql
create or replace function app_private.retire_invitations(link app_private.one_time_links) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  update app_private.one_time_links l set superseded_at = now()
  where l.email = link.email and l.purpose = 'INVITATION' and l.deep_link is not distinct from link.deep_link
    and l.used_at is null and l.superseded_at is null
$$;
comment on function app_private.retire_invitations(app_private.one_time_links) is
  'Supersedes what else has been sent to the address of an invitation to lead to the same.';
--! EndIncluded identity/functions/retire_invitations.sql
--! Included identity/functions/retire_links.sql
-- A link on its way is as good as a password to whoever gets the mail. What makes it worth nothing,
-- a newer link, a new address or password, a block, is told here.
create or replace function app_private.retire_links(user_id uuid, purpose app_private.link_purpose default null) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  update app_private.one_time_links l set superseded_at = now()
  where (
      l.user_id = $1
      or (l.user_id is null and l.email = (select u.email from app_public.users u where u.id = $1))
    )
    and ($2 is null or l.purpose = $2) and l.used_at is null and l.superseded_at is null
$$;
comment on function app_private.retire_links(uuid, app_private.link_purpose) is
  'Supersedes a user''s links that are on their way: those of one purpose, or all.';
--! EndIncluded identity/functions/retire_links.sql
--! Included identity/functions/revoke_sessions.sql
-- What a person who is an operator has opened as somebody else is theirs too: whoever took their
-- session and acts as a customer is out with it. Definer because nobody may write sessions by hand.
create or replace function app_private.revoke_sessions(user_id uuid, except_session_id uuid default null) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  update app_public.sessions s set revoked_at = now()
  where (s.user_id = $1 or s.administrator_id in (select o.id from app_public.operators o where o.user_id = $1))
    and s.revoked_at is null and s.id is distinct from $2
$$;
comment on function app_private.revoke_sessions(uuid, uuid) is
  'Ends every session of a user, those in which they act as somebody else too, but one when it is named.';
--! EndIncluded identity/functions/revoke_sessions.sql
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
  E'@impersonated refused\nSends a code of five digits, good for 10 minutes (document A, section 7). '
  'INVALID_PHONE_NUMBER: none that gets SMS. DELIVERY_FREQUENCY_EXCEEDED: within 30 seconds of the last. '
  'ATTEMPTS_LIMIT_EXCEEDED: too many in an hour. AUTH_LEVEL_2_REQUIRED: another number is proven already, and is to '
  'be used first. INVALID_ACTION while impersonating. USER_NOT_CONFIRMED: the address is not proven yet.';
grant execute on function app_public.send_sms_confirmation(jsonb) to app_user;
--! EndIncluded identity/functions/send_sms_confirmation.sql
--! Included identity/functions/sessions_has_second_level.sql
create or replace function app_public.sessions_has_second_level(session app_public.sessions) returns boolean
language sql stable
as $$
  select coalesce(session.second_level_at > now() - interval '15 minutes', false)
$$;
comment on function app_public.sessions_has_second_level(app_public.sessions) is
  E'@notNull\nWhether a code was confirmed in it in the last 15 minutes: one by SMS, of an operator a one-time '
  'code.';
grant execute on function app_public.sessions_has_second_level(app_public.sessions) to app_user;
--! EndIncluded identity/functions/sessions_has_second_level.sql
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
  'The code that was typed in rightly, or why not: INVALID_TOKEN, TOKEN_EXPIRED, ATTEMPTS_LIMIT_EXCEEDED after five '
  'wrong tries at a code or 20 in a day, SMS_SENDING_FAILED when it never left.';
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
  E'@impersonated partly\nChanges the signed-in user. A new password or e-mail address needs the second level '
  '(AUTH_LEVEL_2_REQUIRED) and is refused while impersonating (INVALID_ACTION); IMMUTABLE: a name of who has an '
  'identity; TAKEN: another user has the address; ATTEMPTS_LIMIT_EXCEEDED: too many links to the new address or from '
  'this place.';
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
  v_link app_private.one_time_links := app_private.lock_one_time_link(
    token, 'SIGN_IN', 'CONFIRM', 'CHANGE_EMAIL', 'INVITATION'
  );
  v_state text := app_private.one_time_link_state(v_link);
  v_user_id uuid := app_private.user_of_link(v_link);
begin
  if v_state = 'UNKNOWN' then
    perform app_private.refuse('INVALID_TOKEN', 'token');
  elsif was_resent then
    perform app_private.refuse('OTP_EXPIRED_AND_RESENT', 'token');
  elsif v_state <> 'LIVE' then
    perform app_private.refuse('OTP_EXPIRED', 'token');
  elsif app_private.is_user_blocked(v_user_id) then
    perform app_private.refuse('USER_BLOCKED');
  elsif v_link.purpose = 'CHANGE_EMAIL' and v_link.user_id is distinct from app_hidden.current_user_id() then
    perform app_private.refuse('UNAUTHORIZED');
  elsif exists (select from app_public.users u where u.email = v_link.email and u.id <> v_user_id) then
    perform app_private.refuse('TAKEN', 'token');
  end if;
  if app_private.has_refusals() then
    return null;
  end if;

  -- Whose address is nobody's yet becomes somebody by coming, and not before.
  if v_user_id is null then
    perform app_private.create_user(jsonb_build_object(
      'email', v_link.email, 'language', upper(substring(v_link.deep_link from '^/v2/(nb|en)/'))
    ));
    v_user_id := app_private.user_of_link(v_link);
  end if;
  v_link.user_id := v_user_id;
  update app_private.one_time_links l set used_at = now(), user_id = v_link.user_id where l.id = v_link.id;
  if v_link.purpose in ('SIGN_IN', 'INVITATION') then
    perform app_private.disown_unproven(v_link.user_id);
  end if;
  if v_link.purpose = 'CHANGE_EMAIL' then
    perform app_private.change_email(v_link.user_id, v_link.email);
  end if;
  if v_link.purpose = 'SIGN_IN' then
    -- An invitation of another team is as good as this one was, for two weeks.
    perform app_private.retire_links(v_link.user_id, 'SIGN_IN');
  elsif v_link.purpose = 'INVITATION' then
    perform app_private.retire_invitations(v_link);
  end if;
  perform app_private.confirm_user(v_link.user_id);
  return v_link;
end;
$$;
comment on function app_private.use_one_time_link(text, boolean) is
  'Spends a link and confirms its user. Refuses INVALID_TOKEN, OTP_EXPIRED_AND_RESENT, OTP_EXPIRED, USER_BLOCKED, UNAUTHORIZED or TAKEN and returns null.';
--! EndIncluded identity/functions/use_one_time_link.sql
--! Included identity/functions/use_operator_code.sql
-- The API has compared the code with the secret and says which step it is of. The row lock makes two uses of one code
-- at the same moment wait for each other.
create or replace function app_private.use_operator_code(operator_id uuid, totp_step bigint) returns boolean
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  update app_private.operator_secrets s set last_used_step = totp_step
  where s.operator_id = use_operator_code.operator_id and totp_step > coalesce(s.last_used_step, 0);
  return found;
end;
$$;
comment on function app_private.use_operator_code(uuid, bigint) is
  'Uses up an operator''s one-time code; false for a wrong one (its step is null) and for one that was used, or is older than one that was.';
--! EndIncluded identity/functions/use_operator_code.sql
--! Included identity/functions/user_of_link.sql
create or replace function app_private.user_of_link(link app_private.one_time_links) returns uuid
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce(link.user_id, (select u.id from app_public.users u where u.email = link.email))
$$;
comment on function app_private.user_of_link(app_private.one_time_links) is
  'Whom a link lets in: its user, or of an invitation who has its address by now; null while nobody has.';
--! EndIncluded identity/functions/user_of_link.sql
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
    perform app_private.record_event('phone_numbers', v_phone.id, null, 'PROVEN', null);
  end if;
  update app_public.phone_numbers p set token_verified_at = now(), last_used_at = now()
  where p.id = v_phone.id returning p.* into v_phone;
  perform app_private.grant_second_level(app_hidden.current_session_id());
  return v_phone;
end;
$$;
comment on function app_public.verify_phone_number(jsonb) is
  E'@impersonated refused\nConfirms the newest code sent to a number, which lifts this session to the second level '
  'for 15 minutes. INVALID_TOKEN: wrong, used or never sent. TOKEN_EXPIRED: older than 10 minutes. '
  'ATTEMPTS_LIMIT_EXCEEDED: five wrong tries. SMS_SENDING_FAILED: the network refused the number. '
  'INVALID_PHONE_NUMBER, AUTH_LEVEL_2_REQUIRED, INVALID_ACTION and USER_NOT_CONFIRMED as when sending.';
grant execute on function app_public.verify_phone_number(jsonb) to app_user;
--! EndIncluded identity/functions/verify_phone_number.sql
--! Included accounts/functions/accounts_department_memberships.sql
create or replace function app_public.accounts_department_memberships(account app_public.accounts)
returns setof app_public.department_memberships
language sql stable
as $$
  select d.*
  from app_public.department_memberships d
  join app_public.memberships m on m.id = d.membership_id
  where d.account_id = account.id and m.user_id = (select app_hidden.current_user_id())
  order by d.created_at, d.id
$$;
comment on function app_public.accounts_department_memberships(app_public.accounts) is
  E'@simpleCollections only\nWhat the caller is in the departments of the team they act in; none where they act in '
  'another. Owners and admins have every department and need none.';
grant execute on function app_public.accounts_department_memberships(app_public.accounts) to app_user;
--! EndIncluded accounts/functions/accounts_department_memberships.sql
--! Included accounts/functions/accounts_price_plan.sql
create or replace function app_public.accounts_price_plan(account app_public.accounts) returns app_public.price_plans
language sql stable
as $$
  select p.* from app_public.plan_subscriptions s join app_public.price_plans p on p.id = s.price_plan_id where s.account_id = account.id
$$;
comment on function app_public.accounts_price_plan(app_public.accounts) is
  'The plan the team has; for its owner and admins. Null while nothing is agreed on.';
grant execute on function app_public.accounts_price_plan(app_public.accounts) to app_user;
--! EndIncluded accounts/functions/accounts_price_plan.sql
--! Included accounts/functions/accounts_price_plans.sql
create or replace function app_public.accounts_price_plans(account app_public.accounts) returns setof app_public.price_plans
language sql stable
as $$
  select p.* from app_public.price_plans p where account.tag = any (p.tags) order by p.position
$$;
comment on function app_public.accounts_price_plans(app_public.accounts) is
  E'@simpleCollections only\nThe plans for teams of its category, the smallest first.';
grant execute on function app_public.accounts_price_plans(app_public.accounts) to app_user;
--! EndIncluded accounts/functions/accounts_price_plans.sql
--! Included accounts/functions/accounts_theme.sql
create or replace function app_public.accounts_theme(account app_public.accounts) returns app_public.account_theme
language sql stable
as $$
  select row (
    account.theme_primary, account.theme_contrast, account.theme_hover, app_hidden.theme_font(account.theme_font)
  )::app_public.account_theme
  where account.theme_font is not null
$$;
comment on function app_public.accounts_theme(app_public.accounts) is
  'The colours and letters of the team''s own pages; null where it has chosen none.';
grant execute on function app_public.accounts_theme(app_public.accounts) to app_user;

comment on type app_public.account_theme is 'The colours and letters of a team''s own pages (document A, section 3, Account).';
comment on column app_public.account_theme.primary_color is
'@name primary
@notNull
The colour of what one presses, as #RRGGBB.';
comment on column app_public.account_theme.primary_contrast is E'@notNull\nWhat is written on it.';
comment on column app_public.account_theme.primary_hover is E'@notNull\nThe colour of what one points at.';
comment on column app_public.account_theme.font is E'@notNull\nThe letters.';
--! EndIncluded accounts/functions/accounts_theme.sql
--! Included accounts/functions/add_account_member.sql
-- Who is a member already is answered as they are: whoever asks goes on to change them. Definer because
-- nobody may write people and memberships by hand.
create or replace function app_public.add_account_member(input jsonb) returns app_public.members
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
  v_member app_public.members;
  v_membership app_public.memberships;
begin
  perform app_private.refuse_when_impersonating();
  v_account := app_private.require_own_team();
  perform app_private.require_manager();
  select m.* into v_member from app_public.members m where m.email = btrim(input ->> 'email')::public.citext;
  if found then
    return v_member;
  end if;
  perform app_private.check_new_member(v_account, input);
  perform app_private.refuse_many_invitations(v_account.id);
  perform app_private.stop_if_refused();

  v_membership := app_private.add_member(v_account, input);
  perform app_private.tell_of_members(v_account.id, array[v_membership]);
  select m.* into v_member from app_public.members m where m.id = v_membership.id;
  return v_member;
end;
$$;
comment on function app_public.add_account_member(jsonb) is
'@actors OWNER ADMIN MANAGER
@impersonated refused
Invites somebody into the team; a member is answered unchanged. Owners and admins, and a MANAGER for MEMBERs of their '
  'departments. BLANK, INVALID, INCLUSION, TAKEN: a department twice. UNAUTHORIZED where only OWNER and ADMIN may. '
  'SUBSCRIPTION_LIMIT_EXCEEDED: the plan has no room for one more who runs things. DELIVERY_FREQUENCY_EXCEEDED, '
  'ATTEMPTS_LIMIT_EXCEEDED, USER_NOT_CONFIRMED; INVALID_ACTION: no team, or while impersonating.';
grant execute on function app_public.add_account_member(jsonb) to app_user;
--! EndIncluded accounts/functions/add_account_member.sql
--! Included accounts/functions/add_member.sql
-- Who has an address that is somebody's already belongs to the team at once; who has not proven theirs is invited.
-- The name that is given is what the team calls them until they have said their own.
create or replace function app_private.add_member(account app_public.accounts, member jsonb) returns app_public.memberships
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_email public.citext := btrim(member ->> 'email');
  v_user app_public.users;
  v_membership app_public.memberships;
  v_team_user_path text := app_private.team_user_path(coalesce(member ->> 'role', 'MEMBER'), member -> 'departmentMemberships');
begin
  -- Asked again, because of several who were checked together the first may have taken the last place.
  perform app_private.check_team_users(account, v_team_user_path);
  perform app_private.stop_if_refused();
  perform app_private.create_user(jsonb_build_object('email', v_email, 'language', account.language));
  select u.* into strict v_user from app_public.users u where u.email = v_email;
  insert into app_public.memberships (account_id, user_id, role, invited_first_name, invited_last_name, invited_by, invited_at)
  values (
    account.id, v_user.id, coalesce(member ->> 'role', 'MEMBER')::app_public.account_role,
    app_hidden.text_at(member, 'firstName'), app_hidden.text_at(member, 'lastName'), app_hidden.current_user_id(),
    case when not v_user.confirmed then now() end
  )
  returning * into v_membership;
  if jsonb_array_length(nullif(member -> 'departmentMemberships', 'null')) > 0 then
    perform app_private.put_into_departments(v_membership, member -> 'departmentMemberships');
  end if;
  if v_team_user_path is not null then
    perform app_private.tell_team_users(account);
  end if;
  return v_membership;
end;
$$;
comment on function app_private.add_member(app_public.accounts, jsonb) is
  'Makes somebody a member of a team, once that is checked: email, firstName, lastName, role and departmentMemberships. tell_of_members() is called after it.';
--! EndIncluded accounts/functions/add_member.sql
--! Included accounts/functions/approve_identity_verification.sql
create or replace function app_public.approve_identity_verification(input jsonb) returns app_public.identity_verifications
language sql volatile
as $$
  select * from app_private.move_identity_verification((input ->> 'id')::uuid, 'approve')
$$;
comment on function app_public.approve_identity_verification(jsonb) is
  E'@performs identity_verifications approve\nSays that a document shows who the person is: enough to be enrolled, '
  'not to invoice as a person. Operators with REVIEW who have opened its pictures. Refuses INVALID_TRANSITION, '
  'UNAUTHORIZED on one''s own account and before looking.';
grant execute on function app_public.approve_identity_verification(jsonb) to app_operator;
--! EndIncluded accounts/functions/approve_identity_verification.sql
--! Included accounts/functions/audited_names.sql
-- What a row computes of others says the same as they do, and the trail of changes keeps it beside them.
create or replace function app_private.audited_names(table_name regclass, columns text[]) returns text[]
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce(audited_names.columns, '{}') || array(
    select a.attname::text from pg_attribute a
    where a.attrelid = audited_names.table_name and not a.attisdropped and (a.attgenerated <> '' or a.attname = 'search_text')
  )
$$;
comment on function app_private.audited_names(regclass, text[]) is
  'The columns, and those that are computed of others of their table.';
--! EndIncluded accounts/functions/audited_names.sql
--! Included accounts/functions/begin_erasure.sql
-- The trail and the events may be changed from here to the end of the erasing, by the house's own functions alone.
create or replace function app_private.begin_erasure(
  account_id uuid, entity text, entity_id uuid, reason app_public.erasure_reason
) returns uuid
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  select set_config('app.erasing', 'on', true);
  insert into app_public.erasures (account_id, entity, entity_id, reason) values (account_id, entity, entity_id, reason) returning id
$$;
comment on function app_private.begin_erasure(uuid, text, uuid, app_public.erasure_reason) is
  'Begins an erasure and its proof; end_erasure() ends it.';
--! EndIncluded accounts/functions/begin_erasure.sql
--! Included accounts/functions/check_account_changes.sql
-- A personal account has no name of its own, so giving it one would hide whose it is.
create or replace function app_private.check_account_changes(account app_public.accounts, input jsonb) returns void
language plpgsql volatile
as $$
declare
  v_attributes jsonb := coalesce(nullif(input -> 'attributes', 'null'), '{}');
  v_is_personal boolean := account.account_type = 'PERSONAL';
  v_email text := app_hidden.text_at(v_attributes, 'email');
begin
  if (input ->> 'personal')::boolean <> v_is_personal then
    perform app_private.refuse('INVALID_ACTION', 'personal');
  end if;
  if v_attributes ? 'name' and v_is_personal then
    perform app_private.refuse('INVALID_ACTION', 'attributes.name');
  elsif v_attributes ? 'name' then
    perform app_private.refuse_blanks(v_attributes, array['name']);
  end if;
  if v_email is not null and not app_hidden.is_email_address(v_email) then
    perform app_private.refuse('INVALID', 'attributes.email');
  end if;
  if not app_hidden.is_phone_number(nullif(v_attributes ->> 'phoneNumber', '')) then
    perform app_private.refuse('INVALID_PHONE_NUMBER', 'attributes.phoneNumber');
  end if;
  if jsonb_typeof(v_attributes -> 'address') = 'object' then
    perform app_private.check_address(v_attributes, is_served_country => false);
  end if;
  perform app_private.refuse_picture(account.id, v_attributes, 'symbol');
  perform app_private.refuse_picture(account.id, v_attributes, 'logo');
  perform app_private.refuse_team_fields(account, v_attributes);
  -- How the house reaches an account is as good as a credential to who asks it for help.
  if v_attributes ->> 'email' is distinct from account.email::text and v_attributes ? 'email'
    or v_attributes ->> 'phoneNumber' is distinct from account.phone_number and v_attributes ? 'phoneNumber' then
    perform app_private.refuse_when_impersonating();
  end if;
end;
$$;
comment on function app_private.check_account_changes(app_public.accounts, jsonb) is
  'Refuses all that is wrong with a change of an account: another account than meant, a blank name, a wrong e-mail or '
  'phone number, an incomplete address, what is no picture, what only a team has for a person, an organisation number '
  'that is not the team''s, another address or number while impersonating.';
--! EndIncluded accounts/functions/check_account_changes.sql
--! Included accounts/functions/check_department_memberships.sql
-- What a member is to be in departments is compared with what they are. Who manages departments and not the
-- team puts people into those and takes them out, as MEMBERs; all else has to stay as it is.
create or replace function app_private.check_department_memberships(wanted jsonb, membership_id uuid default null, path text default '') returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_can_manage boolean := app_hidden.can_manage();
  v_managed uuid[];
  v_row record;
begin
  if membership_id is null and jsonb_array_length(nullif(wanted, 'null')) = 0 then
    return;
  end if;
  v_managed := app_hidden.managed_department_ids();
  for v_row in
    select format('%sdepartmentMemberships.%s.', check_department_memberships.path, w.place - 1) as path,
      w.row ->> 'role' as role, (w.row ->> 'departmentId')::uuid as department_id,
      row_number() over (partition by w.row ->> 'departmentId' order by w.place) as times,
      (w.row ->> 'accessToCRC')::boolean as record_access, (w.row ->> 'accessToIdentity')::boolean as identity_access,
      d.id is not null as is_known, n.role as now_role, coalesce(n.criminal_record_access, false) as now_record_access,
      coalesce(n.identity_access, false) as now_identity_access
    from jsonb_array_elements(coalesce(nullif(wanted, 'null'), '[]')) with ordinality as w (row, place)
    left join app_public.departments d
      on d.id = (w.row ->> 'departmentId')::uuid and d.account_id = app_hidden.current_account_id()
    left join app_public.department_memberships n
      on n.department_id = d.id and n.membership_id = check_department_memberships.membership_id
    order by w.place
  loop
    if v_row.department_id is null then
      perform app_private.refuse('BLANK', v_row.path || 'departmentId');
    elsif not v_row.is_known then
      perform app_private.refuse('INVALID', v_row.path || 'departmentId');
    elsif v_row.times > 1 then
      perform app_private.refuse('TAKEN', v_row.path || 'departmentId');
    end if;
    if v_row.role is null then
      perform app_private.refuse('BLANK', v_row.path || 'role');
    end if;
    if v_can_manage or not v_row.is_known then
      continue;
    end if;
    if v_row.department_id <> all (v_managed) and v_row.now_role is null then
      perform app_private.refuse('UNAUTHORIZED', v_row.path || 'departmentId');
    end if;
    if v_row.role <> coalesce(v_row.now_role::text, 'MEMBER') then
      perform app_private.refuse('UNAUTHORIZED', v_row.path || 'role');
    end if;
    if coalesce(v_row.record_access, v_row.now_record_access) <> v_row.now_record_access then
      perform app_private.refuse('UNAUTHORIZED', v_row.path || 'accessToCRC');
    end if;
    if coalesce(v_row.identity_access, v_row.now_identity_access) <> v_row.now_identity_access then
      perform app_private.refuse('UNAUTHORIZED', v_row.path || 'accessToIdentity');
    end if;
  end loop;
  if not v_can_manage and exists (
    select from app_public.department_memberships n
    where n.membership_id = check_department_memberships.membership_id and n.department_id = any (v_managed) and n.role = 'MANAGER'
      and not exists (select from jsonb_array_elements(wanted) w where (w ->> 'departmentId')::uuid = n.department_id)
  ) then
    perform app_private.refuse('UNAUTHORIZED', path || 'departmentMemberships');
  end if;
end;
$$;
comment on function app_private.check_department_memberships(jsonb, uuid, text) is
  'Refuses what cannot be wanted of departments: BLANK, INVALID, TAKEN for a department twice, UNAUTHORIZED for what only OWNER and ADMIN give.';
--! EndIncluded accounts/functions/check_department_memberships.sql
--! Included accounts/functions/check_identity_verification.sql
-- Whose account it is comes first: what is not needed is not taken, whatever the pictures are.
create or replace function app_private.check_identity_verification(account app_public.accounts, attributes jsonb) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_side text;
begin
  if account.account_type <> 'PERSONAL' or app_hidden.has_identity(account.primary_user_id) or exists (
    select from app_public.identity_verifications v where v.account_id = account.id and v.status in ('PENDING', 'APPROVED')
  ) then
    perform app_private.refuse('INVALID_ACTION');
  elsif (
    select count(*) >= 3 from app_public.identity_verifications v
    where v.account_id = account.id and v.created_at > now() - interval '1 day'
  ) then
    perform app_private.refuse('ATTEMPTS_LIMIT_EXCEEDED');
  end if;
  foreach v_side in array array['front', 'back'] loop
    if attributes ->> v_side is not null and not exists (
      select from app_public.files f
      where f.id = (attributes ->> v_side)::uuid and f.account_id = account.id and not f.is_private
    ) then
      perform app_private.refuse('INVALID', 'attributes.' || v_side);
    end if;
  end loop;
  if attributes ->> 'front' is null then
    perform app_private.refuse('BLANK', 'attributes.front');
  end if;
  if attributes ->> 'document' = 'DRIVERS_LICENSE' and attributes ->> 'back' is null then
    perform app_private.refuse('BLANK', 'attributes.back');
  elsif attributes ->> 'document' = 'PASSPORT' and attributes ->> 'back' is not null then
    perform app_private.refuse('PRESENT', 'attributes.back');
  end if;
end;
$$;
comment on function app_private.check_identity_verification(app_public.accounts, jsonb) is
  'Refuses all that is wrong with a document that is sent in: whose account it is, one that is not needed, too many '
  'in a day, what is no picture of theirs, a side that is missing or that there is none of.';
--! EndIncluded accounts/functions/check_identity_verification.sql
--! Included accounts/functions/check_imported_members.sql
-- What a row must be as the input of addAccountMember the server has found out with that form's own schema, in
-- broken; what the database alone knows is added. A text that a sheet program would run is nobody's name.
create or replace function app_private.check_imported_members(account app_public.accounts, columns jsonb, rows jsonb) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_row record;
  v_path text;
  v_told text[] := '{}';
  v_team_users int := 0;
begin
  if not (columns @> '["EMAIL", "FIRST_NAME", "LAST_NAME"]' or columns @> '["EMAIL", "FULL_NAME"]') then
    perform app_private.refuse('BLANK', 'columns');
    return;
  end if;
  perform app_private.refuse_many_invitations(account.id, jsonb_array_length(rows));
  for v_row in
    select r.member, row_number() over (partition by lower(r.member ->> 'email') order by r.place) as times
    from jsonb_array_elements(rows) with ordinality r (member, place)
    order by r.place
  loop
    v_path := format('rows.%s.', v_row.member ->> 'row');
    perform app_private.refuse((b ->> 'code')::app_public.error_code, v_path || (b ->> 'path'))
    from jsonb_array_elements(v_row.member -> 'broken') b;
    if v_row.times > 1 and v_row.member ->> 'email' is not null then
      perform app_private.refuse('TAKEN', v_path || 'email');
    end if;
    perform app_private.refuse('INVALID', v_path || f.name)
    from unnest(array['firstName', 'lastName']) f (name) where v_row.member ->> f.name ~ '^[=+@-]';
    perform app_private.check_imported_place(account, v_row.member, v_path, v_team_users);
    if app_private.team_user_path(v_row.member ->> 'role', v_row.member -> 'departmentMemberships') is not null then
      v_team_users := v_team_users + 1;
    end if;
    v_told := v_told || app_private.take_refusals();
  end loop;
  perform app_private.give_refusals(v_told);
end;
$$;
comment on function app_private.check_imported_members(app_public.accounts, jsonb, jsonb) is
  'Refuses all that is wrong with all rows of an import, each at its rows.12.email.';
--! EndIncluded accounts/functions/check_imported_members.sql
--! Included accounts/functions/check_imported_place.sql
-- A role that is none is no reason to be silent about the departments.
create or replace function app_private.check_imported_place(
  account app_public.accounts, member jsonb, path text, team_users_before int
) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_departments jsonb := member -> 'departmentMemberships';
begin
  if member ->> 'given' <> all (array['OWNER', 'ADMIN', 'MANAGER', 'MEMBER']) then
    perform app_private.refuse('INCLUSION', path || 'role');
  end if;
  if v_departments @> '[{"departmentId": "-"}]' then
    perform app_private.refuse('INVALID', path || 'departmentMemberships');
    v_departments := jsonb_path_query_array(v_departments, '$[*] ? (@.departmentId != "-")');
  elsif member ->> 'given' = 'MANAGER' and v_departments = '[]' then
    perform app_private.refuse('BLANK', path || 'departmentMemberships');
  end if;
  perform app_private.check_new_member(
    account, member || jsonb_build_object('departmentMemberships', v_departments), path, team_users_before
  );
end;
$$;
comment on function app_private.check_imported_place(app_public.accounts, jsonb, text, int) is
  'Refuses what is wrong with a row of an import as a new member, and with the role and departments it names.';
--! EndIncluded accounts/functions/check_imported_place.sql
--! Included accounts/functions/check_member_role.sql
-- Nobody is made owner but by the owner, who gives it away; see set_account_owner().
create or replace function app_private.check_member_role(role text, path text default '') returns void
language plpgsql volatile
as $$
begin
  if role = 'OWNER' then
    perform app_private.refuse('INCLUSION', path || 'role');
  elsif role = 'ADMIN' and not app_hidden.can_manage() then
    perform app_private.refuse('UNAUTHORIZED', path || 'role');
  end if;
end;
$$;
comment on function app_private.check_member_role(text, text) is
  'Refuses a role in the team that cannot be given: INCLUSION for OWNER, UNAUTHORIZED for ADMIN by a MANAGER.';
--! EndIncluded accounts/functions/check_member_role.sql
--! Included accounts/functions/check_new_member.sql
-- The address is counted even where something else is wrong: all of it is undone then.
create or replace function app_private.check_new_member(
  account app_public.accounts, member jsonb, path text default '', team_users_before int default 0
) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_email text := app_hidden.text_at(member, 'email');
begin
  perform app_private.refuse_blanks(member, array['email', 'firstName', 'lastName'], rtrim(path, '.'));
  if v_email is not null and not app_hidden.is_email_address(v_email) then
    perform app_private.refuse('INVALID', path || 'email');
  elsif v_email is not null then
    perform app_private.take_invitation(v_email::public.citext, path || 'email');
  end if;
  perform app_private.check_member_role(member ->> 'role', path);
  perform app_private.check_department_memberships(member -> 'departmentMemberships', null, path);
  -- Who is put nowhere by who does not manage the team would be in it for nobody.
  if not app_hidden.can_manage() and coalesce(jsonb_array_length(nullif(member -> 'departmentMemberships', 'null')), 0) = 0 then
    perform app_private.refuse('BLANK', path || 'departmentMemberships');
  end if;
  perform app_private.check_team_users(
    account, path || app_private.team_user_path(coalesce(member ->> 'role', 'MEMBER'), member -> 'departmentMemberships'), team_users_before
  );
end;
$$;
comment on function app_private.check_new_member(app_public.accounts, jsonb, text, int) is
  'Refuses all that is wrong with somebody who is to be a member: blanks, an address that is none, a role or '
  'department that cannot be given, one more who runs things than the plan has room for, too many mails.';
--! EndIncluded accounts/functions/check_new_member.sql
--! Included accounts/functions/check_team.sql
-- A team that is not there yet cannot have a number either that another has shown to be its own.
create or replace function app_private.check_team(attributes jsonb, path text) returns void
language plpgsql volatile
as $$
begin
  perform app_private.refuse_blanks(attributes, array['name'], path);
  perform app_private.refuse_organization(null, attributes ->> 'organizationNumber', path || '.organizationNumber');
end;
$$;
comment on function app_private.check_team(jsonb, text) is
  'Refuses all that is wrong with a new team: BLANK name, INVALID organisation number, TAKEN when a verified team has it.';
--! EndIncluded accounts/functions/check_team.sql
--! Included accounts/functions/check_team_users.sql
-- The team is locked by who asks, so of two who are added at one moment the second sees the first.
create or replace function app_private.check_team_users(account app_public.accounts, path text, before int default 0) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  if path is not null and exists (
    select from app_public.plan_subscriptions s
    where s.account_id = account.id and app_public.plan_subscriptions_team_users_used(s) + before >= s.team_users
  ) then
    perform app_private.refuse('SUBSCRIPTION_LIMIT_EXCEEDED', path);
  end if;
end;
$$;
comment on function app_private.check_team_users(app_public.accounts, text, int) is
  'Refuses SUBSCRIPTION_LIMIT_EXCEEDED at the path that makes one more person run things, when the team''s plan has '
  'no room. A null path makes nobody; before is how many are made already, though not written.';
--! EndIncluded accounts/functions/check_team_users.sql
--! Included accounts/functions/check_theme.sql
-- What stands on a team's colour is read by people who see badly, too, and so is what they point at.
create or replace function app_private.check_theme(theme jsonb, path text) returns void
language plpgsql volatile
as $$
declare
  v_field text;
begin
  if jsonb_typeof(theme) is distinct from 'object' then
    return;
  end if;
  perform app_private.refuse_blanks(theme, array['primary', 'primaryContrast', 'primaryHover', 'font'], path);
  foreach v_field in array array['primary', 'primaryContrast', 'primaryHover'] loop
    if theme ->> v_field !~* '^#[0-9a-f]{6}$' then
      perform app_private.refuse('INVALID', path || '.' || v_field);
    end if;
  end loop;
  if app_private.has_refusals() then
    return;
  end if;
  if app_hidden.color_contrast(theme ->> 'primary', theme ->> 'primaryContrast') < 4.5 then
    perform app_private.refuse('INVALID', path || '.primaryContrast');
  end if;
  if app_hidden.color_contrast(theme ->> 'primaryHover', theme ->> 'primaryContrast') < 4.5 then
    perform app_private.refuse('INVALID', path || '.primaryHover');
  end if;
end;
$$;
comment on function app_private.check_theme(jsonb, text) is
  'Refuses all that is wrong with a theme: BLANK for what is missing, INVALID for what is no colour and for colours '
  'on which the contrast cannot be read (4.5).';
--! EndIncluded accounts/functions/check_theme.sql
--! Included accounts/functions/close_account.sql
-- Nobody gets in from here on; what is personal goes an hour later, when the letter that says so has left. Who
-- has become a team's owner since keeps the account, or the team would be nobody's. A second run finds nothing
-- to do. Definer because the worker writes no table.
create or replace function app_private.close_account(id uuid) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
begin
  select a.* into v_account from app_public.accounts a
  where a.id = close_account.id and a.deleted_at is null
    and a.deletion_scheduled_on <= (now() at time zone 'Europe/Oslo')::date
  for no key update;
  if not found then
    return;
  end if;
  if v_account.account_type = 'PERSONAL' and app_private.owns_teams(v_account.primary_user_id, is_due => true) then
    update app_public.accounts a set deletion_scheduled_on = null where a.id = v_account.id;
    perform app_private.record_event('accounts', v_account.id, v_account.id, 'DELETION_STOPPED', null);
    return;
  end if;
  update app_public.accounts a set deleted_at = now(), blocked_at = coalesce(a.blocked_at, now()) where a.id = v_account.id;
  update app_public.sessions s set revoked_at = now() where s.account_id = v_account.id and s.revoked_at is null;
  if v_account.account_type = 'PERSONAL' then
    delete from app_public.memberships m where m.user_id = v_account.primary_user_id and m.account_id <> v_account.id;
    update app_public.users u set blocked_at = coalesce(u.blocked_at, now()) where u.id = v_account.primary_user_id;
  else
    delete from app_public.memberships m where m.account_id = v_account.id and m.user_id <> v_account.primary_user_id;
  end if;
  perform app_private.record_event('accounts', v_account.id, v_account.id, 'DELETED', null);
end;
$$;
comment on function app_private.close_account(uuid) is
  E'@task accounts\nDeletes an account whose day has come: nobody gets in any more, and what is personal goes soon '
  'after. Does nothing when it was cancelled or is done.';
grant execute on function app_private.close_account(uuid) to app_worker;
--! EndIncluded accounts/functions/close_account.sql
--! Included accounts/functions/color_contrast.sql
create or replace function app_hidden.color_contrast(one text, other text) returns numeric
language sql immutable strict
as $$
  select (greatest(l.one, l.other) + 0.05) / (least(l.one, l.other) + 0.05)
  from (select app_hidden.luminance(color_contrast.one) as one, app_hidden.luminance(color_contrast.other) as other) l
$$;
comment on function app_hidden.color_contrast(text, text) is 'The contrast of two colours as WCAG 2 defines it, from 1 to 21. Text needs 4.5.';
grant execute on function app_hidden.color_contrast(text, text) to app_user;
--! EndIncluded accounts/functions/color_contrast.sql
--! Included accounts/functions/count_erased.sql
create or replace function app_private.count_erased(erasure_id uuid, table_name text, n bigint) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  insert into app_public.erased_rows as r (account_id, erasure_id, table_name, rows_erased)
  select e.account_id, e.id, count_erased.table_name, n from app_public.erasures e where e.id = count_erased.erasure_id and n > 0
  on conflict on constraint erased_rows_of_a_table do update set rows_erased = r.rows_erased + n
$$;
comment on function app_private.count_erased(uuid, text, bigint) is 'Adds to the proof of an erasure how many rows of a table it took.';
--! EndIncluded accounts/functions/count_erased.sql
--! Included accounts/functions/create_data_export.sql
-- Once a day, since it reads everything there is; of two tabs the second finds the first. Definer because nobody may write
-- an export by hand.
create or replace function app_public.create_data_export(input jsonb) returns app_public.data_exports
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
  v_export app_public.data_exports;
begin
  perform app_private.refuse_when_impersonating();
  select a.* into v_account from app_public.accounts a where a.id = app_hidden.current_account_id() for no key update;
  if v_account.account_type <> 'PERSONAL' or v_account.primary_user_id <> app_hidden.current_user_id() then
    perform app_private.refuse('INVALID_ACTION');
  elsif exists (
    select from app_public.data_exports e where e.user_id = app_hidden.current_user_id() and e.created_at > now() - interval '1 day'
  ) then
    perform app_private.refuse('ATTEMPTS_LIMIT_EXCEEDED');
  end if;
  perform app_private.stop_if_refused();

  insert into app_public.data_exports (account_id, user_id) values (v_account.id, app_hidden.current_user_id()) returning * into v_export;
  perform app_private.enqueue('accounts/build_data_export', jsonb_build_object('id', v_export.id));
  return v_export;
end;
$$;
comment on function app_public.create_data_export(jsonb) is
'@impersonated refused
Has everything the caller has here put into a file; a mail tells when it is made. ATTEMPTS_LIMIT_EXCEEDED: one was '
  'asked for in the last 24 hours. INVALID_ACTION: in a team.';
grant execute on function app_public.create_data_export(jsonb) to app_user;
--! EndIncluded accounts/functions/create_data_export.sql
--! Included accounts/functions/create_identity_verification.sql
-- The pictures were looked into and stored on the way here; what arrives are their ids. Whose telephone it is was
-- shown in this session, so that the document and the number are one person's. What is not needed is not taken: of
-- who has an e-ID on file, or a document that waits or is approved. Two at once queue up at the account.
-- Definer because nobody may write these by hand, nor make a file private.
create or replace function app_public.create_identity_verification(input jsonb) returns app_public.identity_verifications
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_attributes jsonb := input -> 'attributes';
  v_account app_public.accounts;
  v_verification app_public.identity_verifications;
begin
  perform app_private.refuse_when_impersonating();
  perform app_private.require_confirmed_user();
  perform app_private.require_transition('identity_verifications', null, null, 'create');
  select a.* into v_account from app_public.accounts a where a.id = app_hidden.current_account_id() for no key update;
  perform app_private.check_identity_verification(v_account, v_attributes);
  perform app_private.stop_if_refused();
  perform app_private.require_second_level();
  perform app_private.stop_if_refused();

  insert into app_public.identity_verifications (account_id, user_id, document, front_file_id, back_file_id)
  values (
    v_account.id, v_account.primary_user_id, (v_attributes ->> 'document')::app_public.identity_document,
    (v_attributes ->> 'front')::uuid, (v_attributes ->> 'back')::uuid
  )
  returning * into v_verification;
  perform app_private.make_file_private(v_verification.front_file_id);
  perform app_private.make_file_private(v_verification.back_file_id);
  return v_verification;
end;
$$;
comment on function app_public.create_identity_verification(jsonb) is
'@impersonated refused
@ownAccount
@performs identity_verifications create
Sends in pictures of a passport or driving licence for an operator to look at, in the person''s own account, with a '
  'code by SMS (AUTH_LEVEL_2_REQUIRED). BLANK without a picture, or without the back of a driving licence; PRESENT: a '
  'passport has no back; INVALID or TOO_BIG for what is no picture. INVALID_ACTION: in a team, with an e-ID on file, '
  'or with another that waits or is approved; ATTEMPTS_LIMIT_EXCEEDED after three in a day; USER_NOT_CONFIRMED, '
  'UNAUTHORIZED.';
grant execute on function app_public.create_identity_verification(jsonb) to app_user;
--! EndIncluded accounts/functions/create_identity_verification.sql
--! Included accounts/functions/create_policy_document.sql
-- The file was looked into and stored on the way here; what arrives is its id. Row-level security shows files
-- of the caller's account alone.
create or replace function app_public.create_policy_document(input jsonb) returns app_public.policy_documents
language plpgsql volatile
as $$
declare
  v_file_id uuid := (input #>> '{attributes,file}')::uuid;
  v_document app_public.policy_documents;
begin
  perform app_private.require_owner_or_admin();
  if v_file_id is null then
    perform app_private.refuse('BLANK', 'attributes.file');
  elsif not exists (
    select from app_public.files f where f.id = v_file_id and f.account_id = app_hidden.current_account_id()
  ) then
    perform app_private.refuse('INVALID', 'attributes.file');
  elsif (
    select count(*) >= 100 from app_public.policy_documents d where d.account_id = app_hidden.current_account_id()
  ) then
    perform app_private.refuse('TOO_BIG', 'attributes.file');
  end if;
  perform app_private.stop_if_refused();

  insert into app_public.policy_documents (account_id, file_id, created_by)
  values (app_hidden.current_account_id(), v_file_id, app_hidden.current_user_id())
  returning * into v_document;
  perform app_private.record_event('policy_documents', v_document.id, v_document.account_id, 'ADDED', null);
  return v_document;
end;
$$;
comment on function app_public.create_policy_document(jsonb) is
'@impersonated allowed
@actors OWNER ADMIN
Adds a policy document to the account: PDF or Word, at most 10 000 000 bytes. TOO_BIG or INVALID for the file, TOO_BIG beyond a hundred of them; UNAUTHORIZED.';
grant execute on function app_public.create_policy_document(jsonb) to app_user;
--! EndIncluded accounts/functions/create_policy_document.sql
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
  E'@impersonated allowed\nSigns in with a password. INVALID_PASSWORD: wrong, or nobody has the address. '
  'ATTEMPTS_LIMIT_EXCEEDED, USER_BLOCKED, ACCOUNT_BLOCKED.';
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
comment on function app_private.create_team(uuid, jsonb) is
  'A team with its owner and default department; attributes name, tag (GENERIC when absent) and organizationNumber.';
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
  perform app_private.refuse_when_impersonating();
  perform app_private.require_confirmed_user();
  perform app_private.check_team(input -> 'attributes', 'attributes');
  perform app_private.stop_if_refused();
  v_account_id := app_private.create_team(app_hidden.current_user_id(), input -> 'attributes');
  select a.* into v_account from app_public.accounts a where a.id = v_account_id;
  return v_account;
end;
$$;
comment on function app_public.create_team_account(jsonb) is
  E'@impersonated refused\nMakes a team owned by the caller, with one default department. INVALID_ACTION while '
  'impersonating, USER_NOT_CONFIRMED, BLANK name, INVALID organisation number, TAKEN by a verified team.';
grant execute on function app_public.create_team_account(jsonb) to app_user;
--! EndIncluded accounts/functions/create_team_account.sql
--! Included accounts/functions/current_members.sql
-- Definer because people see no other person's row, and are to know their colleagues by name and
-- address. All of a member in one look: what is searched in is read for every one of them.
create or replace function app_hidden.current_members()
returns table (
  id uuid, account_id uuid, user_id uuid, email public.citext, first_name text, last_name text,
  role app_public.account_role, confirmed boolean, search_text text, created_at timestamptz,
  invited_at timestamptz, welcomed_at timestamptz, updated_at timestamptz
)
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select m.id, m.account_id, m.user_id, u.email, coalesce(u.first_name, m.invited_first_name), coalesce(u.last_name, m.invited_last_name),
    m.role, u.confirmed,
    case when u.last_name is null
      then app_hidden.search_text(m.invited_first_name, m.invited_last_name, u.email::text) else u.search_text
    end,
    m.created_at, m.invited_at, m.welcomed_at, m.updated_at
  from app_public.memberships m
  join app_public.users u on u.id = m.user_id
  where m.account_id = app_hidden.current_account_id()
$$;
comment on function app_hidden.current_members() is
  'The people of the current account, as their colleagues see them; who has not come yet by the name they were invited by.';
grant execute on function app_hidden.current_members() to app_user;
--! EndIncluded accounts/functions/current_members.sql
--! Included accounts/functions/data_export_payload.sql
-- Definer because the worker reads no table.
create or replace function app_private.data_export_payload(id uuid) returns jsonb
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select jsonb_build_object(
    'data', app_private.personal_export(e.account_id, e.user_id), 'files', app_private.files_to_export(e.account_id, e.user_id),
    'language', u.language
  )
  from app_public.data_exports e join app_public.accounts a on a.id = e.account_id join app_public.users u on u.id = e.user_id
  where e.id = data_export_payload.id and e.ready_at is null and a.deleted_at is null
$$;
comment on function app_private.data_export_payload(uuid) is
  'What an export is made of: {data, files, language}; null when it is made already or its account is gone.';
grant execute on function app_private.data_export_payload(uuid) to app_worker;
--! EndIncluded accounts/functions/data_export_payload.sql
--! Included accounts/functions/delete_account.sql
-- Who asks for it has two weeks to think better of it. What stands in the way is told before a code is asked
-- for by SMS. Teams that will be gone by then stand in no way; whether they are is asked again that day.
-- Definer because nobody may write accounts by hand.
create or replace function app_public.delete_account(input jsonb) returns app_public.accounts
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
begin
  perform app_private.refuse_when_impersonating();
  v_account := app_private.lock_owned_account(input);
  perform app_private.refuse_when_changed(v_account.updated_at, input);
  if v_account.tag = 'VOLUNTEER' or v_account.deletion_scheduled_on is not null then
    perform app_private.refuse('INVALID_ACTION');
  elsif v_account.account_type = 'PERSONAL' and app_private.owns_teams(v_account.primary_user_id) then
    perform app_private.refuse('PERSONAL_ACCOUNT_OWNS_TEAMS');
  end if;
  perform app_private.stop_if_refused();
  perform app_private.require_second_level();
  perform app_private.stop_if_refused();

  update app_public.accounts a
  set deletion_scheduled_on = (now() at time zone 'Europe/Oslo')::date + 14
  where a.id = v_account.id
  returning a.* into v_account;
  perform app_private.record_event('accounts', v_account.id, v_account.id, 'DELETION_SCHEDULED', null);
  return v_account;
end;
$$;
comment on function app_public.delete_account(jsonb) is
'@actors OWNER
@impersonated refused
Has the account acted in deleted in 14 days; owners only, with a code by SMS (AUTH_LEVEL_2_REQUIRED). '
  'PERSONAL_ACCOUNT_OWNS_TEAMS: hand them over or delete them first. INVALID_ACTION: scheduled already, or a '
  'voluntary organisation, which asks us. UNAUTHORIZED.';
grant execute on function app_public.delete_account(jsonb) to app_user;
--! EndIncluded accounts/functions/delete_account.sql
--! Included accounts/functions/destroy_policy_document.sql
-- Its file goes with it. Definer because nobody may delete files by hand.
create or replace function app_public.destroy_policy_document(input jsonb) returns app_public.policy_documents
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_document app_public.policy_documents;
begin
  perform app_private.require_owner_or_admin();
  delete from app_public.policy_documents d
  where d.id = (input ->> 'id')::uuid and d.account_id = app_hidden.current_account_id()
  returning d.* into v_document;
  if not found then
    perform app_private.refuse('DOCUMENT_NOT_FOUND', 'id');
    perform app_private.stop_if_refused();
  end if;
  perform app_private.forget_file(v_document.file_id);
  perform app_private.record_event('policy_documents', v_document.id, v_document.account_id, 'REMOVED', null);
  return v_document;
end;
$$;
comment on function app_public.destroy_policy_document(jsonb) is
'@impersonated allowed
@actors OWNER ADMIN
Removes a policy document of the account. DOCUMENT_NOT_FOUND: there is none such; UNAUTHORIZED.';
grant execute on function app_public.destroy_policy_document(jsonb) to app_user;
--! EndIncluded accounts/functions/destroy_policy_document.sql
--! Included accounts/functions/end_account_plan.sql
-- An act of its own: a dialog of the plan that is sent as it opened takes nothing away. Definer because a grant on the
-- table would be one by hand.
create or replace function app_public.end_account_plan(input jsonb) returns app_public.accounts
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts := app_private.lock_customer(input, '{FINANCE,ADMIN}', is_team => true);
begin
  delete from app_public.plan_subscriptions s where s.account_id = v_account.id;
  if not found then
    perform app_private.refuse('INVALID_ACTION', 'id');
  end if;
  perform app_private.stop_if_refused();

  perform app_private.record_event('accounts', v_account.id, v_account.id, 'PLAN_ENDED', null);
  update app_public.accounts a set tag = a.tag where a.id = v_account.id returning a.* into v_account;
  return v_account;
end;
$$;
comment on function app_public.end_account_plan(jsonb) is
'@actors OPERATOR_FINANCE OPERATOR_ADMIN
Takes a team''s plan away; then nothing is limited and nothing is paid for. INVALID_ACTION at id: it has none; '
  'ACCOUNT_NOT_FOUND, UNAUTHORIZED on one''s own account; INVALID_ACTION at updatedAt.';
grant execute on function app_public.end_account_plan(jsonb) to app_operator;
--! EndIncluded accounts/functions/end_account_plan.sql
--! Included accounts/functions/end_erasure.sql
create or replace function app_private.end_erasure(erasure_id uuid) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  update app_public.erasures e
  set
    rows_erased = (select coalesce(sum(r.rows_erased), 0) from app_public.erased_rows r where r.erasure_id = e.id),
    files_erased = (
      select coalesce(sum(r.rows_erased), 0) from app_public.erased_rows r where r.erasure_id = e.id and r.table_name = 'files'
    )
  where e.id = end_erasure.erasure_id;
  select set_config('app.erasing', 'off', true)
$$;
comment on function app_private.end_erasure(uuid) is 'Ends an erasure: sums up its proof, and the trail only grows again.';
--! EndIncluded accounts/functions/end_erasure.sql
--! Included accounts/functions/erase_account.sql
-- What stays is what bookkeeping law keeps; which column is which stands in its comment. Files that nothing points to
-- any more go, too. Definer because the worker writes no table.
create or replace function app_private.erase_account(id uuid) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
  v_erasure_id uuid;
begin
  select a.* into v_account from app_public.accounts a
  where a.id = erase_account.id and a.deleted_at is not null for no key update;
  if not found or exists (
    select from app_public.erasures e where e.entity_id = v_account.id and e.reason = 'ACCOUNT_DELETED'
  ) then
    return;
  end if;
  v_erasure_id := app_private.begin_erasure(v_account.id, 'accounts', v_account.id, 'ACCOUNT_DELETED');
  update app_public.accounts a set symbol_id = null, logo_id = null where a.id = v_account.id;
  perform app_private.erase_personal_data(
    v_erasure_id, v_account.id, case when v_account.account_type = 'PERSONAL' then v_account.primary_user_id end
  );
  perform app_private.remove_rows(v_erasure_id, 'app_public.files', app_private.unheld_files(array(
    select f.id from app_public.files f where f.account_id = v_account.id
  )));
  perform app_private.end_erasure(v_erasure_id);
end;
$$;
comment on function app_private.erase_account(uuid) is
  E'@task accounts\nErases what is personal in a deleted account and of its person. Safe to run twice.';
grant execute on function app_private.erase_account(uuid) to app_worker;
--! EndIncluded accounts/functions/erase_account.sql
--! Included accounts/functions/erase_bookkeeping.sql
-- From the catalogue, as erase_personal_data(): a table with something kept is one whose rows have served.
create or replace function app_private.erase_bookkeeping(account app_public.accounts) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_user_id uuid := case when account.account_type = 'PERSONAL' then account.primary_user_id end;
  v_erasure_id uuid := app_private.begin_erasure(account.id, 'accounts', account.id, 'BOOKKEEPING_OVER');
  v_table record;
  v_ids uuid[];
begin
  for v_table in
    select p.table_name, split_part(p.table_name::text, '.', 2) as name,
      app_private.audited_names(p.table_name, array_agg(p.attname::text)) as columns,
      string_agg(format('%I = %s', p.attname, p.replaced_by), ', ') as replaced
    from app_private.personal_columns() p
    where p.verdict = 'kept' and p.table_name not in ('app_public.files'::regclass, 'app_public.events'::regclass, 'app_public.audit_entries'::regclass)
    group by p.table_name
    -- What points goes before what it points to, which it may not be without.
    order by app_private.longest_way_to(p.table_name), p.table_name::text
  loop
    v_ids := app_private.ids_of_account(v_table.table_name, account.id, v_user_id);
    continue when v_ids is null;
    if v_table.table_name in ('app_public.accounts'::regclass, 'app_public.users'::regclass) then
      execute format('update %s set %s where id = any ($1)', v_table.table_name, v_table.replaced) using v_ids;
      perform app_private.count_erased(v_erasure_id, v_table.name, cardinality(v_ids));
      update app_public.audit_entries e set before = e.before - v_table.columns, after = e.after - v_table.columns
      where e.table_name = v_table.name and e.row_id = any (v_ids);
    else
      perform app_private.remove_rows(v_erasure_id, v_table.table_name, v_ids);
    end if;
  end loop;
  update app_public.events e set actor = '–', data = '{}' where e.account_id = account.id;
  perform app_private.remove_rows(v_erasure_id, 'app_public.files', app_private.unheld_files(array(
    select f.id from app_public.files f where f.account_id = account.id
  )));
  perform app_private.end_erasure(v_erasure_id);
end;
$$;
comment on function app_private.erase_bookkeeping(app_public.accounts) is
  'Erases what bookkeeping law kept of a deleted account, with its documents.';
--! EndIncluded accounts/functions/erase_bookkeeping.sql
--! Included accounts/functions/erase_identity_pictures.sql
-- What was decided stays; what it was decided by is nobody's business any more. Definer because the worker writes no table.
create or replace function app_private.erase_identity_pictures(id uuid) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_verification app_public.identity_verifications;
begin
  select v.* into v_verification from app_public.identity_verifications v
  where v.id = erase_identity_pictures.id and v.status <> 'PENDING' and v.pictures_erased_at is null
  for no key update;
  if not found then
    return;
  end if;
  update app_public.identity_verifications v
  set front_file_id = null, back_file_id = null, pictures_erased_at = now()
  where v.id = v_verification.id;
  perform app_private.forget_file(v_verification.front_file_id);
  perform app_private.forget_file(v_verification.back_file_id);
end;
$$;
comment on function app_private.erase_identity_pictures(uuid) is
  E'@task accounts\nErases the pictures of an identity verification that is decided. Safe to run twice.';
grant execute on function app_private.erase_identity_pictures(uuid) to app_worker;
--! EndIncluded accounts/functions/erase_identity_pictures.sql
--! Included accounts/functions/erase_old_bookkeeping.sql
-- Five years after the end of the year in which the last thing happened in an account that is deleted, what was kept of it
-- goes, too: rows that stand for themselves are removed, of the account and its person the words. Definer because the
-- worker writes no table.
create or replace function app_private.erase_old_bookkeeping() returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
begin
  for v_account in
    select a.* from app_public.accounts a
    where a.deleted_at < date_trunc('year', now() at time zone 'Europe/Oslo') at time zone 'Europe/Oslo' - interval '5 years'
      and not exists (
        select from app_public.events e
        where e.account_id = a.id
          and e.occurred_at >= date_trunc('year', now() at time zone 'Europe/Oslo') at time zone 'Europe/Oslo' - interval '5 years'
      )
      and not exists (select from app_public.erasures e where e.entity_id = a.id and e.reason = 'BOOKKEEPING_OVER')
    order by a.id limit 100 for no key update skip locked
  loop
    perform app_private.erase_bookkeeping(v_account);
  end loop;
end;
$$;
comment on function app_private.erase_old_bookkeeping() is
  E'@task accounts\nErases what bookkeeping law kept of accounts that were deleted more than five years ago. For a nightly job.';
grant execute on function app_private.erase_old_bookkeeping() to app_worker;
--! EndIncluded accounts/functions/erase_old_bookkeeping.sql
--! Included accounts/functions/erase_personal_data.sql
-- From the catalogue, so that a table somebody adds is not forgotten. The trail of changes has said the same
-- things over again; what is erased in the row is erased there, and only there may it be changed.
create or replace function app_private.erase_personal_data(erasure_id uuid, account_id uuid, user_id uuid) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_table record;
  v_ids uuid[];
  v_told uuid[];
begin
  for v_table in
    select p.table_name, split_part(p.table_name::text, '.', 2) as name, bool_or(p.verdict = 'removed') as is_removed,
      app_private.audited_names(p.table_name, array_agg(p.attname::text) filter (where p.attname is not null)) as columns,
      string_agg(format('%I = %s', p.attname, p.replaced_by), ', ') filter (where p.attname is not null) as replaced
    from (
      select * from app_private.personal_columns()
      union all
      -- Of some tables nothing is text, and they go as well.
      select c.oid::regclass, null, 'removed', null from pg_class c
      where c.relkind = 'r' and obj_description(c.oid, 'pg_class') ~ '(?n)^@personal removed'
    ) p
    where p.verdict in ('erased', 'removed')
    group by p.table_name
    order by p.table_name::text
  loop
    v_ids := app_private.ids_of_account(v_table.table_name, account_id, user_id);
    continue when v_ids is null;
    -- What was there before and is gone already is in the trail all the same.
    v_told := v_ids || app_private.former_ids(v_table.name, account_id, user_id);
    if v_table.is_removed then
      perform app_private.remove_rows(erasure_id, v_table.table_name, v_ids);
    else
      execute format('update %s set %s where id = any ($1)', v_table.table_name, v_table.replaced) using v_ids;
      perform app_private.count_erased(erasure_id, v_table.name, cardinality(v_ids));
    end if;
    update app_public.audit_entries e set before = e.before - v_table.columns, after = e.after - v_table.columns
    where e.table_name = v_table.name and e.row_id = any (v_told);
  end loop;
  update app_public.audit_entries e set actor = '–' where e.user_id = erase_personal_data.user_id;
end;
$$;
comment on function app_private.erase_personal_data(uuid, uuid, uuid) is
  'Erases what is personal of an account, and of its person when there is one, in every table and in the trail of changes.';
--! EndIncluded accounts/functions/erase_personal_data.sql
--! Included accounts/functions/expire_data_exports.sql
-- Definer because the worker writes no table.
create or replace function app_private.expire_data_exports() returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_export app_public.data_exports;
begin
  for v_export in
    select e.* from app_public.data_exports e where e.expires_at < now() and e.file_id is not null for no key update skip locked
  loop
    update app_public.data_exports e set file_id = null where e.id = v_export.id;
    perform app_private.forget_file(v_export.file_id);
  end loop;
end;
$$;
comment on function app_private.expire_data_exports() is
  E'@task accounts\nTakes away the files of exports whose week is over. For a nightly job.';
grant execute on function app_private.expire_data_exports() to app_worker;
--! EndIncluded accounts/functions/expire_data_exports.sql
--! Included accounts/functions/files_of_rows.sql
-- Those they point to, and those of the same account that they only name, as an answer does that is a file.
create or replace function app_private.files_of_rows(table_name regclass, ids uuid[]) returns uuid[]
language plpgsql stable
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_pointed text := (
    select string_agg(format('t.%I', k.attname), ', ') from app_private.keys_to('app_public.files') k
    where k.table_name = files_of_rows.table_name
  );
  v_names boolean := exists (
    select from pg_attribute a
    where a.attrelid = files_of_rows.table_name and a.attname = 'account_id'
      and exists (select from pg_attribute j where j.attrelid = a.attrelid and j.atttypid = 'jsonb'::regtype)
  );
  v_files uuid[] := '{}';
  v_named uuid[] := '{}';
begin
  if v_pointed is not null then
    execute format(
      'select array(select distinct f from %s t, unnest(array[%s]) f where t.id = any ($1) and f is not null)', table_name, v_pointed
    ) into v_files using ids;
  end if;
  if v_names then
    execute format(
      'select array(
         select distinct f.id from %s t, regexp_matches(t::text, ''fil_[0-9a-z]{26}'', ''g'') m
           join app_public.files f on f.id = app_hidden.key_of(m[1], ''fil'')
         where t.id = any ($1) and f.account_id = t.account_id
       )', table_name
    ) into v_named using ids;
  end if;
  return v_files || v_named;
end;
$$;
comment on function app_private.files_of_rows(regclass, uuid[]) is 'The files that rows of a table hold.';
--! EndIncluded accounts/functions/files_of_rows.sql
--! Included accounts/functions/files_to_export.sql
create or replace function app_private.files_to_export(account_id uuid, user_id uuid) returns jsonb
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'filename', f.filename, 'storageKey', f.storage_key) order by f.id), '[]')
  from app_public.files f
  where f.account_id = files_to_export.account_id
    and f.id <> all (app_private.withheld_rows(files_to_export.account_id, files_to_export.user_id))
$$;
comment on function app_private.files_to_export(uuid, uuid) is
  'The files of a person''s own account, [{id, filename, storageKey}], but those of what is withheld.';
--! EndIncluded accounts/functions/files_to_export.sql
--! Included accounts/functions/former_ids.sql
create or replace function app_private.former_ids(table_name text, account_id uuid, user_id uuid) returns uuid[]
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select array(
    select e.row_id from app_public.audit_entries e
    where e.table_name = former_ids.table_name and e.operation <> 'UPDATE' and (
      former_ids.account_id::text in (coalesce(e.after, e.before) ->> 'account_id', coalesce(e.after, e.before) ->> 'partner_account_id')
      or coalesce(e.after, e.before) ->> 'user_id' = former_ids.user_id::text
    )
  )
$$;
comment on function app_private.former_ids(text, uuid, uuid) is
  'The rows of a table that are or were an account''s or its person''s, as the trail of changes tells.';
--! EndIncluded accounts/functions/former_ids.sql
--! Included accounts/functions/give_personal_account.sql
-- Who was a member of a team alone, or nobody, has had no reason to own an account.
create or replace function app_private.give_personal_account(user_id uuid) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform from app_public.users u where u.id = give_personal_account.user_id for no key update;
  if not exists (
    select from app_public.accounts a where a.primary_user_id = give_personal_account.user_id and a.account_type = 'PERSONAL'
  ) then
    perform app_private.create_personal_account(give_personal_account.user_id);
  end if;
end;
$$;
comment on function app_private.give_personal_account(uuid) is 'Makes the account a person acts in alone, where there is none.';
--! EndIncluded accounts/functions/give_personal_account.sql
--! Included accounts/functions/has_opened_identity_pictures.sql
-- Nobody decides on a document they have not looked at. As the caller, who reads all that has happened.
create or replace function app_hidden.has_opened_identity_pictures(verification_id uuid) returns boolean
language sql stable
as $$
  select exists (
    select from app_public.events e
    where e.entity = 'identity_verifications' and e.entity_id = verification_id and e.event_type = 'OPENED'
      and e.user_id = app_hidden.current_user_id()
  )
$$;
comment on function app_hidden.has_opened_identity_pictures(uuid) is
  'Whether the operator who acts has opened the pictures of an identity verification.';
grant execute on function app_hidden.has_opened_identity_pictures(uuid) to app_operator;
--! EndIncluded accounts/functions/has_opened_identity_pictures.sql
--! Included accounts/functions/has_proofed_identity.sql
-- Identity proofing: by an e-ID, or by a document that somebody of the house has looked at. The weaker of the two is
-- enough for being enrolled; who invoices as a person is asked has_identity(). Definer because a person's own account
-- is out of sight while they act in a team; people ask about themselves.
create or replace function app_hidden.has_proofed_identity(user_id uuid) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select (app_hidden.current_actor_kind() <> 'USER' or has_proofed_identity.user_id = app_hidden.current_user_id()) and (
    app_hidden.has_identity(has_proofed_identity.user_id) or exists (
      select from app_public.identity_verifications v
      where v.user_id = has_proofed_identity.user_id and v.status = 'APPROVED'
    )
  )
$$;
comment on function app_hidden.has_proofed_identity(uuid) is
  'Whether a person has shown who they are, by a national e-ID or an approved identity document.';
grant execute on function app_hidden.has_proofed_identity(uuid) to app_user, app_operator, app_worker;
--! EndIncluded accounts/functions/has_proofed_identity.sql
--! Included accounts/functions/identity_verifications_available_actions.sql
create or replace function app_public.identity_verifications_available_actions(verification app_public.identity_verifications) returns text[]
language sql stable
as $$
  select app_hidden.available_actions('identity_verifications', verification.id, verification.status::text)
$$;
comment on function app_public.identity_verifications_available_actions(app_public.identity_verifications) is
  E'@notNull\nThe actions the caller may take now, from the transitions table.';
grant execute on function app_public.identity_verifications_available_actions(app_public.identity_verifications) to app_operator;
--! EndIncluded accounts/functions/identity_verifications_available_actions.sql
--! Included accounts/functions/identity_verifications_person_name.sql
create or replace function app_public.identity_verifications_person_name(verification app_public.identity_verifications) returns text
language sql stable
as $$
  select app_public.users_display_name(u) from app_public.users u where u.id = verification.user_id
$$;
comment on function app_public.identity_verifications_person_name(app_public.identity_verifications) is
  E'@decides\nWhat the person is called here, to be compared with the document.';
grant execute on function app_public.identity_verifications_person_name(app_public.identity_verifications) to app_operator;
--! EndIncluded accounts/functions/identity_verifications_person_name.sql
--! Included accounts/functions/ids_of_account.sql
create or replace function app_private.ids_of_account(table_name regclass, account_id uuid, user_id uuid) returns uuid[]
language plpgsql stable
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_rows text := app_private.rows_of_account(table_name);
  v_ids uuid[];
begin
  if v_rows is not null then
    execute format('select array(select id from %s where %s)', table_name, v_rows) into v_ids using account_id, user_id;
  end if;
  return v_ids;
end;
$$;
comment on function app_private.ids_of_account(regclass, uuid, uuid) is
  'The rows of a table that are an account''s, or its person''s; null when its rows are nobody''s.';
--! EndIncluded accounts/functions/ids_of_account.sql
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
  v_reason text := app_hidden.text_at(input, 'reason');
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
  elsif app_private.is_user_blocked(v_account.primary_user_id) then
    perform app_private.refuse('USER_BLOCKED', 'id');
  end if;
  if v_reason is null then
    perform app_private.refuse('BLANK', 'reason');
  end if;
  perform app_private.prove_operator(v_operator_id, app_private.prepared(input, 'impersonate_account'));
  perform app_private.stop_if_refused();
  return row (app_private.open_session(
    v_account.primary_user_id, v_account.id,
    administrator_id => v_operator_id, administrator_reason => v_reason
  ))::app_public.issued_token;
end;
$$;
comment on function app_public.impersonate_account(jsonb) is
  E'@actors OPERATOR_ADMIN\nA portal session as the owner of an account, for an ADMIN operator with a reason. '
  'UNAUTHORIZED, ACCOUNT_NOT_FOUND, ACCOUNT_BLOCKED, USER_BLOCKED; at code AUTH_LEVEL_2_REQUIRED: the last one-time '
  'code is older than 15 minutes; INVALID_TOKEN: it is wrong or was used; ATTEMPTS_LIMIT_EXCEEDED.';
grant execute on function app_public.impersonate_account(jsonb) to app_operator;
--! EndIncluded accounts/functions/impersonate_account.sql
--! Included accounts/functions/import_account_members.sql
-- All or none, and twice changes nothing: who is a member already stays as they are. Definer because nobody may
-- write people and memberships by hand.
create or replace function app_public.import_account_members(input jsonb) returns app_public.member_import
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
  v_sheet jsonb := app_private.prepared(input, 'import_account_members');
  v_new jsonb;
begin
  perform app_private.refuse_when_impersonating();
  v_account := app_private.require_own_team();
  perform app_private.require_manager();
  if v_sheet ? 'refusal' then
    perform app_private.refuse((v_sheet ->> 'refusal')::app_public.error_code, v_sheet ->> 'path');
  end if;
  perform app_private.stop_if_refused();
  v_new := app_private.rows_without_members(v_account.id, v_sheet -> 'rows');
  if (input ->> 'preview')::boolean is not true then
    perform app_private.check_imported_members(v_account, v_sheet -> 'columns', v_new);
    perform app_private.stop_if_refused();
    perform app_private.tell_of_members(v_account.id, array(
      select app_private.add_member(v_account, r) from jsonb_array_elements(v_new) r
    ));
  end if;
  return row (
    jsonb_array_length(v_new), jsonb_array_length(v_sheet -> 'rows') - jsonb_array_length(v_new),
    array(select jsonb_array_elements_text(v_sheet -> 'headings')),
    array(select jsonb_array_elements_text(v_sheet -> 'columns'))::app_public.member_import_column[],
    array(select jsonb_array_elements_text(v_sheet -> 'sample'))
  );
end;
$$;
comment on function app_public.import_account_members(jsonb) is
'@actors OWNER ADMIN MANAGER
@impersonated refused
Invites the people of a CSV or XLSX file; who is a member already stays as they are. Owners and admins, and a MANAGER '
  'for MEMBERs of their departments. IMPORT_ERROR: the file cannot be read. TOO_BIG: more than 2 000 rows, 50 columns '
  'or 5 000 000 bytes. BLANK at columns: which column is what. BLANK, INVALID, INCLUSION, TOO_BIG, TAKEN: an address '
  'twice, UNAUTHORIZED, SUBSCRIPTION_LIMIT_EXCEEDED and DELIVERY_FREQUENCY_EXCEEDED at rows.12.email and the like, '
  'where 12 is the row as sheet programs count. ATTEMPTS_LIMIT_EXCEEDED, USER_NOT_CONFIRMED; INVALID_ACTION: no team, '
  'or while impersonating.';
grant execute on function app_public.import_account_members(jsonb) to app_user;

comment on type app_public.member_import is 'What a file of people holds, and what came of it.';
comment on column app_public.member_import.added is
  E'@notNull\nThose who were invited or added; in a preview those who would be, if nothing is wrong with them.';
comment on column app_public.member_import.known is E'@notNull\nThose who were members already, and stay as they are.';
comment on column app_public.member_import.headings is E'@notNull\nWhat the columns are called in the file; empty where its first row is somebody.';
comment on column app_public.member_import.columns is E'@notNull\nWhat each column was read as, in their order.';
comment on column app_public.member_import.sample is E'@notNull\nThe cells of the first five rows, one row after the other, each as long as columns.';
comment on type app_public.member_import_column is 'What a column of a file of people is.';
--! EndIncluded accounts/functions/import_account_members.sql
--! Included accounts/functions/imported_member.sql
-- A sheet has a role in one cell and names of departments in another. Who leads departments is a MEMBER of the
-- team. A department whose name holds what parts names is found by its whole name.
create or replace function app_private.imported_member(account_id uuid, given jsonb) returns jsonb
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select given || jsonb_build_object(
    'given', given ->> 'role',
    'role', case when given ->> 'role' in ('ADMIN', 'OWNER') then given ->> 'role' else 'MEMBER' end,
    'departmentMemberships', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'departmentId', coalesce(d.id::text, '-'), 'role', case when given ->> 'role' = 'MANAGER' then 'MANAGER' else 'MEMBER' end
      )), '[]')
      from (
        select distinct lower(btrim(n.name)) as name
        from unnest(
          case when exists (
            select from app_public.departments w
            where w.account_id = imported_member.account_id and lower(w.name) = lower(btrim(given ->> 'departments'))
          ) then array[given ->> 'departments'] else regexp_split_to_array(given ->> 'departments', '[,;|\n]') end
        ) n (name)
        where btrim(n.name) <> ''
      ) named
      left join app_public.departments d on d.account_id = imported_member.account_id and lower(d.name) = named.name
    )
  )
$$;
comment on function app_private.imported_member(uuid, jsonb) is
  'A row of an import as add_member() takes it; a department that there is not has - for its id, and the role as it was given is in given.';
--! EndIncluded accounts/functions/imported_member.sql
--! Included accounts/functions/is_holder_of_role.sql
-- The register writes all names, an e-ID those that people use, or the other way round. So born the same day,
-- and no name of the one that has fewer is missing in the other.
create or replace function app_private.is_holder_of_role(identity app_public.identities, role jsonb) returns boolean
language sql stable
as $$
  select coalesce(
    role ->> 'bornOn' = identity.born_on::text and cardinality(register.words) > 1
      and (register.words <@ eid.words or eid.words <@ register.words),
    false
  )
  from
    (select app_hidden.name_words(role ->> 'name') as words) register,
    (select app_hidden.name_words(concat_ws(' ', identity.first_name, identity.last_name)) as words) eid
$$;
comment on function app_private.is_holder_of_role(app_public.identities, jsonb) is
  'Whether an identity is the person of a role in the business register, by name and date of birth.';
--! EndIncluded accounts/functions/is_holder_of_role.sql
--! Included accounts/functions/is_team_user.sql
-- A plan counts who runs things. Who is a member of a team and no more reads, and a band may have hundreds of them.
create or replace function app_hidden.is_team_user(membership app_public.memberships) returns boolean
language sql stable
as $$
  select membership.role <> 'MEMBER' or exists (
    select from app_public.department_memberships d where d.membership_id = membership.id and d.role = 'MANAGER'
  )
$$;
comment on function app_hidden.is_team_user(app_public.memberships) is
  'Whether somebody counts as a user of the team''s plan: OWNER, ADMIN or MANAGER of a department.';
grant execute on function app_hidden.is_team_user(app_public.memberships) to app_user, app_operator;
--! EndIncluded accounts/functions/is_team_user.sql
--! Included accounts/functions/keys_to.sql
create or replace function app_private.keys_to(table_name regclass)
returns table (table_name regclass, attname name, is_optional boolean)
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select k.conrelid::regclass, a.attname, not a.attnotnull
  from pg_constraint k
    join pg_attribute f on f.attrelid = k.confrelid and f.attname = 'id' and f.attnum = any (k.confkey)
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[array_position(k.confkey, f.attnum)]
  where k.contype = 'f' and k.confrelid = keys_to.table_name
  order by k.conrelid::regclass::text, a.attname
$$;
comment on function app_private.keys_to(regclass) is
  'The columns by which rows of other tables point to rows of a table, and whether they may point to none.';
--! EndIncluded accounts/functions/keys_to.sql
--! Included accounts/functions/leading_roles.sql
-- Manager, owner, chair and deputy, partners: who may say to be the organisation. The others only work for it.
create or replace function app_hidden.leading_roles(entry app_public.register_entries) returns setof jsonb
language sql immutable
as $$
  select r from jsonb_array_elements(entry.roles) r
  where r ->> 'role' in ('DAGL', 'INNH', 'LEDE', 'NEST', 'DTPR', 'DTSO')
$$;
comment on function app_hidden.leading_roles(app_public.register_entries) is
  'Those of an organisation''s roles in the business register whose holder may have it verified.';
grant execute on function app_hidden.leading_roles(app_public.register_entries) to app_operator, app_worker;
--! EndIncluded accounts/functions/leading_roles.sql
--! Included accounts/functions/leads_organization.sql
-- Where the register says of nobody or not of all when they were born, and where the e-ID does not say it, nothing is
-- known. Definer because neither roles nor others' identities are the caller's to read. Only the house's own functions ask.
create or replace function app_private.leads_organization(user_id uuid, organization_number text) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select case
    when exists (
      select from app_public.identities i, app_hidden.leading_roles(e) r
      where i.user_id = leads_organization.user_id and app_private.is_holder_of_role(i, r)
    ) then true
    when not exists (select from app_hidden.leading_roles(e))
      or exists (select from app_hidden.leading_roles(e) r where r ->> 'bornOn' is null)
      or coalesce((select bool_or(i.born_on is null) from app_public.identities i where i.user_id = leads_organization.user_id), true)
      then null
    else false
  end
  from app_public.register_entries e
  where e.organization_number = leads_organization.organization_number and not e.is_insolvent
$$;
comment on function app_private.leads_organization(uuid, text) is
  'Whether an e-ID of a person is one of those who lead an organisation by the register; null when it cannot be told, or it has ended.';
--! EndIncluded accounts/functions/leads_organization.sql
--! Included accounts/functions/lock_customer.sql
-- What somebody of the house decides about an account, they decide of none of their own.
create or replace function app_private.lock_customer(input jsonb, roles text[], is_team boolean default false) returns app_public.accounts
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
begin
  if app_hidden.current_operator_role() = any (roles) is not true
    or (input ->> 'id')::uuid = any (app_hidden.current_own_account_ids()) then
    perform app_private.refuse('UNAUTHORIZED');
    perform app_private.stop_if_refused();
  end if;
  select a.* into v_account from app_public.accounts a
  where a.id = (input ->> 'id')::uuid and a.deleted_at is null and (a.account_type = 'TEAM' or not is_team) for no key update;
  if not found then
    perform app_private.refuse('ACCOUNT_NOT_FOUND', 'id');
    perform app_private.stop_if_refused();
  end if;
  perform app_private.refuse_when_changed(v_account.updated_at, input);
  return v_account;
end;
$$;
comment on function app_private.lock_customer(jsonb, text[], boolean) is
  'The account an operator decides about, locked. Stops with UNAUTHORIZED for another role than these and on an '
  'account of their own, ACCOUNT_NOT_FOUND when there is none or no team; refuses INVALID_ACTION at updatedAt.';
--! EndIncluded accounts/functions/lock_customer.sql
--! Included accounts/functions/longest_way_to.sql
create or replace function app_private.longest_way_to(table_name regclass) returns int
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  with recursive pointing (table_name, steps) as (
    select longest_way_to.table_name, 0
    union
    select k.conrelid::regclass, p.steps + 1
    from pointing p join pg_constraint k on k.confrelid = p.table_name and k.contype = 'f' and k.conrelid <> k.confrelid
    where p.steps < 8
  )
  select max(p.steps) from pointing p
$$;
comment on function app_private.longest_way_to(regclass) is
  'Over how many tables at most a row of a table is pointed to: 0 where none points to it, 8 at most.';
--! EndIncluded accounts/functions/longest_way_to.sql
--! Included accounts/functions/luminance.sql
-- As WCAG 2 defines it. The browser measures the same for the preview (ground/tokens/contrast.ts); this one decides.
create or replace function app_hidden.luminance(color text) returns numeric
language sql immutable strict
as $$
  select sum(weight * case when part <= 0.04045 then part / 12.92 else power((part + 0.055) / 1.055, 2.4) end)
  from (
    select weight, get_byte(decode(substring(color from 2), 'hex'), place) / 255.0 as part
    from (values (0, 0.2126), (1, 0.7152), (2, 0.0722)) as parts (place, weight)
  ) measured
$$;
comment on function app_hidden.luminance(text) is 'How bright a colour is, written as #RRGGBB: from 0, black, to 1, white.';
grant execute on function app_hidden.luminance(text) to app_user;
--! EndIncluded accounts/functions/luminance.sql
--! Included accounts/functions/make_entrance.sql
-- Asked when the mail is written, so that the token is nowhere but in it: neither in the event it follows nor in
-- a job. Who writes it twice makes two links, of which one is never sent. Definer because the worker reads no table.
create or replace function app_private.make_entrance(payload jsonb, address text) returns text
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_token text := app_private.make_token();
  v_event app_public.events;
  v_said jsonb;
begin
  select e.* into v_event from app_public.events e where e.id = (payload ->> 'eventId')::uuid;
  if v_event.event_type in ('INVITED', 'REQUESTED') and v_event.entity <> 'memberships' then
    v_said := app_private.said(v_event.entity, v_event.entity_id, array['email', 'deepLink']);
    if v_said #>> '{email,value}' = address and v_said #>> '{deepLink,value}' is not null
      and not exists (select from app_public.users u where u.email = address::public.citext and u.blocked_at is not null) then
      return app_private.make_invitation(v_event, address::public.citext, v_said #>> '{deepLink,value}');
    end if;
    return null;
  end if;
  insert into app_private.one_time_links (token_sha256, user_id, purpose, email, deep_link, expires_at)
  select app_private.token_sha256(v_token), u.id, 'SIGN_IN', u.email,
    format('/v2/%s/%s/account/dashboard', case u.language when 'EN' then 'en' else 'nb' end, app_private.draw_account_path(m.account_id)),
    m.invited_at + interval '14 days'
  from app_public.memberships m
    join app_public.users u on u.id = m.user_id and u.email = make_entrance.address::public.citext
  where v_event.entity = 'memberships' and v_event.event_type = 'INVITED' and m.id = v_event.entity_id and app_hidden.is_open_invitation(m.id);
  return case when found then v_token end;
end;
$$;
comment on function app_private.make_entrance(jsonb, text) is
  'The token of a link that lets in who was invited, for the mail that follows the invitation; null when it is over. '
  'To a team, or to where the row of the event says, which has an email and a deep_link.';
grant execute on function app_private.make_entrance(jsonb, text) to app_worker;
--! EndIncluded accounts/functions/make_entrance.sql
--! Included accounts/functions/mark_organization_verified.sql
-- Two teams that are verified with one number at the same moment meet at the unique index.
create or replace function app_private.mark_organization_verified(account app_public.accounts, number text, path text)
returns app_public.accounts
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
begin
  update app_public.accounts a
  set organization_number = number, organization_verified_at = now(),
    organization_name = coalesce(left((app_hidden.register_entry(number)).name, 200), a.organization_name)
  where a.id = account.id
  returning a.* into v_account;
  perform app_private.record_event('accounts', v_account.id, v_account.id, 'ORGANIZATION_VERIFIED', null);
  return v_account;
exception when unique_violation then
  perform app_private.refuse('TAKEN', path);
  perform app_private.stop_if_refused();
end;
$$;
comment on function app_private.mark_organization_verified(app_public.accounts, text, text) is
  'Says that an organisation number is the team''s own, and calls it as the register does. Stops with TAKEN when another team was faster.';
--! EndIncluded accounts/functions/mark_organization_verified.sql
--! Included accounts/functions/may_edit_member.sql
-- Definer because it looks at the roles of others. It answers about the caller, in the current account.
create or replace function app_hidden.may_edit_member(membership_id uuid) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_public.memberships m
    where m.id = $1 and m.account_id = app_hidden.current_account_id() and m.role <> 'OWNER'
      and (app_hidden.can_manage() or m.role = 'MEMBER' and cardinality(app_hidden.managed_department_ids()) > 0)
  )
$$;
comment on function app_hidden.may_edit_member(uuid) is
  'Whether the caller may change a member''s departments: OWNER and ADMIN everybody''s but the owner''s, a MANAGER '
  'those of MEMBERs, as far as they are theirs.';
grant execute on function app_hidden.may_edit_member(uuid) to app_user;
--! EndIncluded accounts/functions/may_edit_member.sql
--! Included accounts/functions/may_manage_member.sql
-- Definer because it looks at the roles of others. It answers about the caller, in the current account.
-- Whoever manages departments manages those who are nothing but members of them.
create or replace function app_hidden.may_manage_member(membership_id uuid) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_public.memberships m
    where m.id = $1 and m.account_id = app_hidden.current_account_id() and m.role <> 'OWNER'
      and (
        app_hidden.can_manage()
        or m.role = 'MEMBER' and exists (
          select from app_public.department_memberships d
          where d.membership_id = m.id
          having bool_and(d.role = 'MEMBER' and d.department_id = any (app_hidden.managed_department_ids()))
        )
      )
  )
$$;
comment on function app_hidden.may_manage_member(uuid) is
  'Whether the caller may take the member out of the team: OWNER and ADMIN all but the owner, a MANAGER those who '
  'belong to no department but theirs, and are MEMBERs there.';
grant execute on function app_hidden.may_manage_member(uuid) to app_user;
--! EndIncluded accounts/functions/may_manage_member.sql
--! Included accounts/functions/move_identity_verification.sql
-- Definer because nobody is granted the status: it changes together with its reason, its time and its event. The
-- actor is still the caller; the transitions decide.
create or replace function app_private.move_identity_verification(verification_id uuid, action text, reason text default null)
returns app_public.identity_verifications
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_verification app_public.identity_verifications;
  v_to app_public.identity_verification_status := app_private.require_row_transition('identity_verifications', verification_id, action);
begin
  perform app_private.stop_if_refused();
  perform app_private.tell_of_transition('identity_verifications', verification_id, jsonb_strip_nulls(jsonb_build_object('reason', reason)));
  update app_public.identity_verifications v set status = v_to, rejection_reason = reason, decided_at = now()
  where v.id = verification_id
  returning v.* into v_verification;
  return v_verification;
end;
$$;
comment on function app_private.move_identity_verification(uuid, text, text) is
  'Takes an identity verification a step as the transitions allow the caller. Stops with INVALID, or the transition''s refusal.';
grant execute on function app_private.move_identity_verification(uuid, text, text) to app_operator;
--! EndIncluded accounts/functions/move_identity_verification.sql
--! Included accounts/functions/name_words.sql
create or replace function app_hidden.name_words(name text) returns text[]
language sql immutable parallel safe
set search_path to pg_catalog, public, pg_temp
as $$
  select array_remove(regexp_split_to_array(app_hidden.search_text(name), '[^[:alnum:]]+'), '')
$$;
comment on function app_hidden.name_words(text) is 'The words of a name, without case, accents and hyphens, to be compared.';
grant execute on function app_hidden.name_words(text) to app_operator, app_worker;
--! EndIncluded accounts/functions/name_words.sql
--! Included accounts/functions/open_identity_pictures.sql
-- Whoever looks at a person's document says so first. Definer because nobody writes events by hand; which operators
-- may, and of whom, is asked here.
create or replace function app_public.open_identity_pictures(input jsonb) returns app_public.identity_verifications
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_verification app_public.identity_verifications;
begin
  select v.* into v_verification from app_public.identity_verifications v where v.id = (input ->> 'id')::uuid;
  if not 'OPERATOR_REVIEW' = any (app_private.actors_on(to_jsonb(v_verification))) then
    perform app_private.refuse('UNAUTHORIZED');
  elsif v_verification.id is null then
    perform app_private.refuse('INVALID', 'id');
  elsif v_verification.pictures_erased_at is not null then
    perform app_private.refuse('INVALID_ACTION');
  end if;
  perform app_private.stop_if_refused();

  perform app_private.open_private_file(v_verification.front_file_id);
  perform app_private.open_private_file(v_verification.back_file_id);
  perform app_private.record_event(
    'identity_verifications', v_verification.id, v_verification.account_id, 'OPENED', v_verification.status::text
  );
  return v_verification;
end;
$$;
comment on function app_public.open_identity_pictures(jsonb) is
'@actors OPERATOR_REVIEW
Opens the pictures of somebody''s document for ten minutes, which is put on record. Operators with REVIEW. INVALID: '
  'there is none such; INVALID_ACTION: the pictures are erased; UNAUTHORIZED, also on one''s own account.';
grant execute on function app_public.open_identity_pictures(jsonb) to app_operator;
--! EndIncluded accounts/functions/open_identity_pictures.sql
--! Included accounts/functions/personal_columns.sql
-- Decided where a column is described, so that whoever adds one decides; a column's own word wins over its
-- table's. db/check/rules/personal-data-is-decided.sql tells of those that nobody has decided about.
create or replace function app_private.personal_columns()
returns table (table_name regclass, attname name, verdict text, replaced_by text)
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select c.oid::regclass, a.attname, coalesce(
      substring(col_description(c.oid, a.attnum) from '(?n)^@personal (\w+)'),
      substring(obj_description(c.oid, 'pg_class') from '(?n)^@personal (\w+)')
    ),
    case
      when not a.attnotnull then 'null'
      when a.atthasdef then pg_get_expr(d.adbin, d.adrelid)
      when a.atttypid = 'public.citext'::regtype then $sql$'slettet-' || id || '@slettet.invalid'$sql$
      when exists (select from pg_index i where i.indrelid = c.oid and i.indisunique and i.indkey[0] = a.attnum)
        then $sql$'slettet-' || id$sql$
      else $sql$'–'$sql$
    end
  from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace in ('app_public'::regnamespace, 'app_private'::regnamespace) and c.relkind = 'r'
    and a.atttypid in (
      'text'::regtype, 'public.citext'::regtype, 'jsonb'::regtype, 'bytea'::regtype, 'inet'::regtype,
      'app_public.address'::regtype
    )
$$;
comment on function app_private.personal_columns() is
  'What may say something of a person, what becomes of it when they go (none, kept, passing, erased, removed; null '
  'when nobody has decided), and what stands there then.';
--! EndIncluded accounts/functions/personal_columns.sql
--! Included accounts/functions/personal_export.sql
-- From the catalogue, so that a table somebody adds is in it: whose a row is as for erasing, and of it what the person may
-- read anyway. Nothing of other accounts, nothing that @withheld keeps out, and no event of what that keeps out.
create or replace function app_private.personal_export(account_id uuid, user_id uuid) returns jsonb
language plpgsql stable
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_withheld uuid[] := app_private.withheld_rows(account_id, user_id);
  v_table record;
  v_rows jsonb;
  v_all jsonb := '{}';
begin
  for v_table in
    select c.oid::regclass as name, c.relname, app_private.rows_of_account(c.oid::regclass) as rows,
      exists (select from pg_attribute e where e.attrelid = c.oid and e.attname = 'entity_id') as tells_of_rows,
      string_agg(format('%L, t.%I', app_hidden.camel_case(a.attname), a.attname), ', ' order by a.attnum) as said
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'app_public'::regnamespace
      and has_column_privilege('app_user', c.oid, a.attnum, 'select') and a.attname not in ('search_text', 'storage_key', 'thumb_storage_key')
    group by c.oid, c.relname order by c.relname
  loop
    continue when v_table.rows is null;
    execute format(
      'select jsonb_agg(jsonb_build_object(%s) order by t.id) from %s t where (%s) and t.id <> all ($3) %s',
      v_table.said, v_table.name, v_table.rows, case when v_table.tells_of_rows then 'and t.entity_id <> all ($3)' end
    ) into v_rows using account_id, user_id, v_withheld;
    if v_rows is not null then
      v_all := v_all || jsonb_build_object(app_hidden.camel_case(v_table.relname), v_rows);
    end if;
  end loop;
  return v_all;
end;
$$;
comment on function app_private.personal_export(uuid, uuid) is
  'Everything a person has here, {table: [row]}, by the names of the API.';
--! EndIncluded accounts/functions/personal_export.sql
--! Included accounts/functions/plan_subscriptions_team_users_used.sql
create or replace function app_public.plan_subscriptions_team_users_used(subscription app_public.plan_subscriptions) returns int
language sql stable
as $$
  select count(*)::int from app_public.memberships m where m.account_id = subscription.account_id and app_hidden.is_team_user(m)
$$;
comment on function app_public.plan_subscriptions_team_users_used(app_public.plan_subscriptions) is
  E'@notNull\nHow many people run things in the team: owner, administrators and who leads a department, those invited too.';
grant execute on function app_public.plan_subscriptions_team_users_used(app_public.plan_subscriptions) to app_user, app_operator;
--! EndIncluded accounts/functions/plan_subscriptions_team_users_used.sql
--! Included accounts/functions/price_plans_full_name.sql
-- Plans of several categories are called alike, and their price tells them apart.
create or replace function app_public.price_plans_full_name(plan app_public.price_plans) returns text
language sql stable
as $$
  select concat_ws(' ', plan.name, plan.price_minor / 100)
$$;
comment on function app_public.price_plans_full_name(app_public.price_plans) is
  E'@notNull\nIts name, with its price in kroner where the price list says one.';
grant execute on function app_public.price_plans_full_name(app_public.price_plans) to app_operator;
--! EndIncluded accounts/functions/price_plans_full_name.sql
--! Included accounts/functions/recipients.sql
-- Whom a reaction names: people of the row's account or operators by their role, or what the row holds, a user
-- or an address. A user who is gone is stood in for by the account's first one.
create or replace function app_private.recipients(entity text, id uuid, account_id uuid, recipient text) returns jsonb
language plpgsql stable
as $$
declare
  v_users uuid[];
  v_said jsonb;
  v_language text;
begin
  if recipient ~ '^OPERATOR_' then
    v_users := array(
      select o.user_id from app_public.operators o join app_public.users u on u.id = o.user_id
      where o.operator_role::text = substring(recipient from 10) and o.disabled_at is null and u.blocked_at is null
    );
  elsif recipient = any (enum_range(null::app_public.account_role)::text[]) then
    v_users := array(
      select m.user_id from app_public.memberships m join app_public.users u on u.id = m.user_id
      where m.account_id = recipients.account_id and m.role::text = recipient and u.blocked_at is null
    );
  else
    v_said := app_private.said(entity, id, array[recipient, 'language']);
    v_language := v_said #>> '{language,value}';
    v_said := v_said -> recipient;
    if v_said ->> 'kind' <> 'row:users' then
      return (
        select coalesce(jsonb_agg(jsonb_build_object('address', v_said ->> 'value', 'language', coalesce(v_language, a.language::text, 'NB'))), '[]')
        from (values (1)) one left join app_public.accounts a on a.id = account_id
        where v_said ->> 'value' is not null
      );
    end if;
    v_users := array[coalesce(
      (v_said ->> 'value')::uuid, (select a.primary_user_id from app_public.accounts a where a.id = account_id)
    )];
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('address', u.email, 'number', p.e164, 'language', u.language) order by u.id), '[]')
    from app_public.users u
      left join lateral (
        select n.e164 from app_public.phone_numbers n
        where n.user_id = u.id and n.token_verified_at is not null
        order by n.last_used_at desc nulls last, n.id limit 1
      ) p on true
    where u.id = any (v_users)
  );
end;
$$;
comment on function app_private.recipients(text, uuid, uuid, text) is
  'Who gets a text about a row: [{address, number, language}]; what stands in a column is its address, a number too.';
--! EndIncluded accounts/functions/recipients.sql
--! Included accounts/functions/record_data_export.sql
-- A second run finds it made. Definer because the worker writes no table.
create or replace function app_private.record_data_export(id uuid, byte_size bigint, sha256 bytea, storage_key text) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_export app_public.data_exports;
  v_file_id uuid;
begin
  select e.* into v_export from app_public.data_exports e where e.id = record_data_export.id and e.ready_at is null for no key update;
  if not found then
    return;
  end if;
  v_file_id := app_private.register_file(
    v_export.account_id, 'honorar-' || app_hidden.today() || '.zip', 'application/zip', byte_size, sha256, storage_key
  );
  perform app_private.make_file_private(v_file_id);
  update app_public.data_exports e set file_id = v_file_id, ready_at = now(), expires_at = now() + interval '7 days'
  where e.id = v_export.id;
  perform app_private.record_event('data_exports', v_export.id, v_export.account_id, 'READY', null);
end;
$$;
comment on function app_private.record_data_export(uuid, bigint, bytea, text) is
  'Records the file of an export, which its person has for seven days.';
grant execute on function app_private.record_data_export(uuid, bigint, bytea, text) to app_worker;
--! EndIncluded accounts/functions/record_data_export.sql
--! Included accounts/functions/refuse_many_invitations.sql
-- A team writes to some thousand people in a day: an import and a bit.
create or replace function app_private.refuse_many_invitations(account_id uuid, wanted int default 1) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  if (
    select count(*) + wanted > 2500 from app_public.events e
    where e.account_id = refuse_many_invitations.account_id
      and e.event_type in ('INVITED', 'ADDED') and e.occurred_at > now() - interval '1 day'
  ) then
    perform app_private.refuse('ATTEMPTS_LIMIT_EXCEEDED');
  end if;
end;
$$;
comment on function app_private.refuse_many_invitations(uuid, int) is
  'Refuses ATTEMPTS_LIMIT_EXCEEDED where a team would have invited more than 2 500 people in a day.';
--! EndIncluded accounts/functions/refuse_many_invitations.sql
--! Included accounts/functions/refuse_organization.sql
-- A number is a claim until somebody has looked. What was looked at stays, and what another team has shown to be
-- its own is nobody else's.
create or replace function app_private.refuse_organization(account app_public.accounts, number text, path text) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  if account.organization_verified_at is not null and number is distinct from account.organization_number then
    perform app_private.refuse('IMMUTABLE', path);
  elsif number is not null and not app_hidden.is_organization_number(number) then
    perform app_private.refuse('INVALID', path);
  elsif exists (
    select from app_public.accounts a
    where a.organization_number = number and a.organization_verified_at is not null and a.deleted_at is null
      and a.id is distinct from account.id
  ) then
    perform app_private.refuse('TAKEN', path);
  end if;
end;
$$;
comment on function app_private.refuse_organization(app_public.accounts, text, text) is
  'Refuses a number that a team cannot have: IMMUTABLE once it is verified, INVALID, TAKEN by a verified team.';
--! EndIncluded accounts/functions/refuse_organization.sql
--! Included accounts/functions/refuse_team_fields.sql
create or replace function app_private.refuse_team_fields(account app_public.accounts, attributes jsonb) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_field text;
begin
  foreach v_field in array array['nonProfit', 'industrySector', 'organizationNumber', 'logo', 'theme'] loop
    if attributes ? v_field and account.account_type = 'PERSONAL' then
      perform app_private.refuse('INVALID_ACTION', 'attributes.' || v_field);
    end if;
  end loop;
  perform app_private.check_theme(attributes -> 'theme', 'attributes.theme');
  if attributes ? 'organizationNumber' and account.account_type = 'TEAM' then
    perform app_private.refuse_organization(
      account, app_hidden.text_at(attributes, 'organizationNumber'), 'attributes.organizationNumber'
    );
  end if;
end;
$$;
comment on function app_private.refuse_team_fields(app_public.accounts, jsonb) is
  'Refuses INVALID_ACTION for what only a team has, a theme that cannot be read, and an organisation number that is not for it.';
--! EndIncluded accounts/functions/refuse_team_fields.sql
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
Registers a person with a personal account and mails a confirmation link. USER_EXISTS: the address is taken. A '
  'visitor reads the user back in the same request.';
grant execute on function app_public.register_account(jsonb) to app_visitor, app_user;
--! EndIncluded accounts/functions/register_account.sql
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
Registers a person with a personal account and a team they own, and mails a confirmation link. USER_EXISTS, INVALID '
  'organisation number, TAKEN by a verified team.';
grant execute on function app_public.register_team_account(jsonb) to app_visitor, app_user;
--! EndIncluded accounts/functions/register_team_account.sql
--! Included accounts/functions/reject_identity_verification.sql
-- The reason goes to the person word for word.
create or replace function app_public.reject_identity_verification(input jsonb) returns app_public.identity_verifications
language plpgsql volatile
as $$
declare
  v_reason text := app_private.require_reason(input);
begin
  return app_private.move_identity_verification((input ->> 'id')::uuid, 'reject', v_reason);
end;
$$;
comment on function app_public.reject_identity_verification(jsonb) is
  E'@performs identity_verifications reject\nSays why a document does not show who the person is; they read it and '
  'send another. Operators with REVIEW who have opened its pictures. Refuses INVALID_TRANSITION, BLANK without a '
  'reason, UNAUTHORIZED on one''s own account and before looking.';
grant execute on function app_public.reject_identity_verification(jsonb) to app_operator;
--! EndIncluded accounts/functions/reject_identity_verification.sql
--! Included accounts/functions/remove_account_member.sql
-- Anybody but the owner may leave. Definer because nobody may write memberships by hand.
create or replace function app_public.remove_account_member(input jsonb) returns app_public.members
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
  v_membership app_public.memberships;
  v_member app_public.members;
begin
  perform app_private.refuse_when_impersonating();
  v_account := app_private.require_own_team();
  v_membership := app_private.require_own_member((input ->> 'memberId')::uuid);
  select m.* into v_member from app_public.members m where m.id = v_membership.id;
  if v_member.role = 'OWNER' and app_hidden.can_manage() then
    perform app_private.refuse('INVALID_ACTION', 'memberId');
  elsif not app_public.members_can_remove(v_member) then
    perform app_private.refuse('UNAUTHORIZED');
  end if;
  perform app_private.stop_if_refused();

  delete from app_public.memberships m where m.id = v_membership.id;
  perform app_private.end_sessions_in(v_account.id, v_membership.user_id);
  perform app_private.record_event('memberships', v_membership.id, v_account.id, 'REMOVED', null);
  perform app_private.leave_no_person_behind(v_membership.user_id);
  return v_member;
end;
$$;
comment on function app_public.remove_account_member(jsonb) is
'@actors OWNER ADMIN MANAGER
@impersonated refused
@destroys
Takes somebody out of the team; their sessions in it are over. INVALID_ACTION: the owner stays, and gives the team '
  'away first; no team, or while impersonating. INVALID, UNAUTHORIZED.';
grant execute on function app_public.remove_account_member(jsonb) to app_user;
--! EndIncluded accounts/functions/remove_account_member.sql
--! Included accounts/functions/remove_rows.sql
-- From the catalogue, so that a table somebody adds is not forgotten: what cannot stand without the row goes with it, what
-- can lets go of it. The trail and the events keep that there was something and when; what it said, and who did it, is
-- taken out of them.
create or replace function app_private.remove_rows(erasure_id uuid, table_name regclass, ids uuid[]) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_name text := (select c.relname from pg_class c where c.oid = remove_rows.table_name);
  v_files uuid[] := app_private.files_of_rows(table_name, ids);
  v_key record;
  v_hanging uuid[];
begin
  if cardinality(ids) = 0 then
    return;
  end if;
  for v_key in select k.* from app_private.keys_to(remove_rows.table_name) k loop
    if v_key.is_optional then
      execute format('update %s set %I = null where %2$I = any ($1)', v_key.table_name, v_key.attname) using ids;
    else
      execute format('select array(select id from %s where %I = any ($1))', v_key.table_name, v_key.attname)
        into v_hanging using ids;
      perform app_private.remove_rows(erasure_id, v_key.table_name, v_hanging);
    end if;
  end loop;
  execute format('delete from %s where id = any ($1)', table_name) using ids;
  perform app_private.count_erased(erasure_id, v_name, cardinality(ids));
  update app_public.audit_entries e set before = null, after = null where e.table_name = v_name and e.row_id = any (ids);
  update app_public.events e set actor = '–', user_id = null, account_id = null, data = '{}'
  where e.entity = v_name and e.entity_id = any (ids);
  perform app_private.remove_rows(erasure_id, 'app_public.files', app_private.unheld_files(v_files));
end;
$$;
comment on function app_private.remove_rows(uuid, regclass, uuid[]) is
  'Removes rows with all that hangs on them, their files, and what the trail of changes and the events say of them.';
--! EndIncluded accounts/functions/remove_rows.sql
--! Included accounts/functions/require_manager.sql
create or replace function app_private.require_manager() returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  if not app_hidden.can_manage() and cardinality(app_hidden.managed_department_ids()) = 0 then
    perform app_private.refuse('UNAUTHORIZED');
    perform app_private.stop_if_refused();
  end if;
end;
$$;
comment on function app_private.require_manager() is
  'Stops with UNAUTHORIZED for who manages neither the team nor a department of it.';
grant execute on function app_private.require_manager() to app_user;
--! EndIncluded accounts/functions/require_manager.sql
--! Included accounts/functions/require_own_department.sql
create or replace function app_private.require_own_department(department_id uuid) returns app_public.departments
language plpgsql volatile
as $$
declare
  v_department app_public.departments;
begin
  select d.* into v_department from app_public.departments d where d.id = department_id;
  if v_department.id is null then
    perform app_private.refuse('INVALID', 'id');
  elsif not app_public.departments_can_manage(v_department) then
    perform app_private.refuse('UNAUTHORIZED');
  end if;
  perform app_private.stop_if_refused();
  -- Read again once it is locked: it may have been changed or removed meanwhile.
  return app_private.require_row(v_department, department_id);
end;
$$;
comment on function app_private.require_own_department(uuid) is
  'A department that the caller manages, locked. Stops with INVALID at id when there is none, UNAUTHORIZED when others manage it.';
grant execute on function app_private.require_own_department(uuid) to app_user;
--! EndIncluded accounts/functions/require_own_department.sql
--! Included accounts/functions/resend_invitation.sql
-- Definer because nobody may write memberships by hand.
create or replace function app_public.resend_invitation(input jsonb) returns app_public.members
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
  v_membership app_public.memberships;
  v_member app_public.members;
begin
  perform app_private.refuse_when_impersonating();
  v_account := app_private.require_own_team();
  v_membership := app_private.require_own_member((input ->> 'memberId')::uuid);
  select m.* into v_member from app_public.members m where m.id = v_membership.id;
  if not app_hidden.may_edit_member(v_membership.id) then
    perform app_private.refuse('UNAUTHORIZED');
  elsif v_member.confirmed then
    perform app_private.refuse('USER_ALREADY_CONFIRMED', 'memberId');
  elsif v_membership.invited_at > now() - interval '5 minutes' then
    perform app_private.refuse('DELIVERY_FREQUENCY_EXCEEDED', 'memberId');
  else
    perform app_private.take_invitation(v_member.email, 'memberId');
    perform app_private.refuse_many_invitations(v_account.id);
  end if;
  perform app_private.stop_if_refused();

  update app_public.memberships m set invited_at = now(), invited_by = app_hidden.current_user_id() where m.id = v_membership.id;
  perform app_private.record_event('memberships', v_membership.id, v_account.id, 'INVITED', null);
  select m.* into v_member from app_public.members m where m.id = v_membership.id;
  return v_member;
end;
$$;
comment on function app_public.resend_invitation(jsonb) is
'@actors OWNER ADMIN MANAGER
@impersonated refused
Mails an invitation anew, good for 14 days from now. USER_ALREADY_CONFIRMED: it was used. '
  'DELIVERY_FREQUENCY_EXCEEDED: less than 5 minutes since the last, or too many to the address. INVALID, '
  'UNAUTHORIZED, ATTEMPTS_LIMIT_EXCEEDED; INVALID_ACTION: no team, or while impersonating.';
grant execute on function app_public.resend_invitation(jsonb) to app_user;
--! EndIncluded accounts/functions/resend_invitation.sql
--! Included accounts/functions/rows_of_account.sql
-- By the account or the user a row names, else by the row it hangs on: an e-ID's number on the e-ID. What two accounts
-- share is gone with either.
create or replace function app_private.rows_of_account(table_name regclass, depth int default 0) returns text
language plpgsql stable
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_named text[] := array(
    select a.attname::text from pg_attribute a
    where a.attrelid = table_name and a.attname in ('account_id', 'partner_account_id', 'user_id') and not a.attisdropped
  );
  v_key record;
begin
  if table_name in ('app_public.accounts'::regclass, 'app_public.users'::regclass) then
    return case table_name when 'app_public.users'::regclass then 'id = $2' else 'id = $1' end;
  elsif v_named <> '{}' then
    return (
      select '(' || string_agg(format('%I = %s', n, case n when 'user_id' then '$2' else '$1' end), ' or ') || ')'
      from unnest(v_named) n
    );
  end if;
  for v_key in
    select k.confrelid::regclass as owner, (
      select a.attname from pg_attribute a where a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    ) as attname
    from pg_constraint k
    where k.conrelid = table_name and k.contype = 'f' and k.confrelid <> k.conrelid and depth < 3
    order by k.confdeltype = 'c' desc, k.conname
  loop
    if app_private.rows_of_account(v_key.owner, depth + 1) is not null then
      return format(
        '%I in (select id from %s where %s)', v_key.attname, v_key.owner,
        app_private.rows_of_account(v_key.owner, depth + 1)
      );
    end if;
  end loop;
  return null;
end;
$$;
comment on function app_private.rows_of_account(regclass, int) is
  'The condition by which rows of a table are an account''s, $1, or its person''s, $2; null when they are nobody''s.';
--! EndIncluded accounts/functions/rows_of_account.sql
--! Included accounts/functions/rows_without_members.sql
create or replace function app_private.rows_without_members(account_id uuid, rows jsonb) returns jsonb
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce(jsonb_agg(app_private.imported_member(rows_without_members.account_id, r.row) order by r.place), '[]')
  from jsonb_array_elements(rows) with ordinality r (row, place)
  where not exists (
    select from app_public.users u join app_public.memberships m on m.user_id = u.id
    where u.email = (r.row ->> 'email')::public.citext and m.account_id = rows_without_members.account_id
  )
$$;
comment on function app_private.rows_without_members(uuid, jsonb) is 'The rows of an import whose address is no member''s, as add_member() takes them.';
--! EndIncluded accounts/functions/rows_without_members.sql
--! Included accounts/functions/send_team_welcome.sql
-- Who was welcomed is not welcomed again, however often it is asked. Definer because nobody may write
-- memberships by hand.
create or replace function app_public.send_team_welcome(input jsonb) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
  v_row record;
begin
  perform app_private.refuse_when_impersonating();
  v_account := app_private.require_own_team();
  perform app_private.require_manager();
  if coalesce(jsonb_array_length(nullif(input -> 'memberIds', 'null')), 0) = 0 then
    perform app_private.refuse('BLANK', 'memberIds');
  end if;
  for v_row in
    select 'memberIds.' || (w.place - 1) as path, m.id, m.confirmed
    from jsonb_array_elements_text(coalesce(nullif(input -> 'memberIds', 'null'), '[]')) with ordinality as w (id, place)
    left join app_public.members m on m.id = w.id::uuid
    order by w.place
  loop
    if v_row.id is null then
      perform app_private.refuse('INVALID', v_row.path);
    elsif not app_hidden.may_edit_member(v_row.id) then
      perform app_private.refuse('UNAUTHORIZED', v_row.path);
    elsif not v_row.confirmed then
      perform app_private.refuse('USER_NOT_CONFIRMED', v_row.path);
    end if;
  end loop;
  perform app_private.stop_if_refused();

  for v_row in
    update app_public.memberships m set welcomed_at = now()
    where m.account_id = v_account.id and m.welcomed_at is null
      and m.id in (select id::uuid from jsonb_array_elements_text(input -> 'memberIds') as w (id))
    returning m.id
  loop
    perform app_private.record_event('memberships', v_row.id, v_account.id, 'WELCOMED', null);
  end loop;
end;
$$;
comment on function app_public.send_team_welcome(jsonb) is
'@actors OWNER ADMIN MANAGER
@impersonated refused
Mails members what the team does here, each of them once. USER_NOT_CONFIRMED: has not come yet. BLANK, INVALID, '
  'UNAUTHORIZED; INVALID_ACTION: no team, or while impersonating.';
grant execute on function app_public.send_team_welcome(jsonb) to app_user;
--! EndIncluded accounts/functions/send_team_welcome.sql
--! Included accounts/functions/sessions_role_rights.sql
-- What is told is read where it is decided: the steps that transitions allow, and of all else whom a function says
-- it is for. So the page that explains the roles cannot say what is not so.
create or replace function app_public.sessions_role_rights(session app_public.sessions) returns setof app_public.role_right
language sql stable
as $$
  with mutations as (
    select p.proname::text as action, coalesce(performed[1], t.relname::text) as about,
      coalesce(
        string_to_array(said, ' '),
        array(
          select distinct a from app_public.transitions s, unnest(s.actors) a
          where s.entity = performed[1] and s.action = performed[2]
        )
      ) as roles
    from pg_catalog.pg_proc p
      join pg_catalog.pg_type r on r.oid = p.prorettype
      left join pg_catalog.pg_class t on t.oid = r.typrelid and t.relkind in ('r', 'v')
      cross join lateral (
        select substring(obj_description(p.oid, 'pg_proc') from '(?n)^@actors (.*)$') as said,
          regexp_match(obj_description(p.oid, 'pg_proc'), '(?n)^@performs (\w+) (\w+)$') as performed
      ) told
    where p.pronamespace = 'app_public'::regnamespace
      and obj_description(p.oid, 'pg_proc') !~ '(?n)^@ownAccount$'
      and has_function_privilege('app_user', p.oid, 'execute')
  )
  select row (m.action, m.about, m.roles)::app_public.role_right
  from mutations m
  where m.about is not null and m.roles && '{OWNER,ADMIN,MANAGER,MEMBER}'
  order by m.about, m.action
$$;
comment on function app_public.sessions_role_rights(app_public.sessions) is
  E'@simpleCollections only\nWhat each role of a team may do, from the transitions and from whom the mutations are for.';
grant execute on function app_public.sessions_role_rights(app_public.sessions) to app_user;

comment on type app_public.role_right is 'Something that may be done, and who may.';
comment on column app_public.role_right.action is E'@notNull\nThe mutation, as verb_noun.';
comment on column app_public.role_right.about is E'@notNull\nThe table it is about.';
comment on column app_public.role_right.roles is
  E'@notNull\nOWNER, ADMIN, MEMBER, and MANAGER for who leads a department and is neither of the first two.';
--! EndIncluded accounts/functions/sessions_role_rights.sql
--! Included accounts/functions/set_account_features.sql
-- What is off answers UNAUTHORIZED from the next call on; what was made with it stays. Definer because a grant on the
-- columns would leave no event.
create or replace function app_public.set_account_features(input jsonb) returns app_public.accounts
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts := app_private.lock_customer(input, '{ADMIN}');
  v_attributes jsonb := coalesce(nullif(input -> 'attributes', 'null'), '{}');
  v_feature text;
begin
  foreach v_feature in array array['payoutsEnabled', 'workflowsEnabled'] loop
    if v_account.account_type = 'PERSONAL' and (v_attributes ->> v_feature)::boolean then
      perform app_private.refuse('INVALID_ACTION', 'attributes.' || v_feature);
    end if;
  end loop;
  perform app_private.stop_if_refused();

  update app_public.accounts a set
    invoices_enabled = coalesce((v_attributes ->> 'invoicesEnabled')::boolean, a.invoices_enabled),
    payouts_enabled = coalesce((v_attributes ->> 'payoutsEnabled')::boolean, a.payouts_enabled),
    workflows_enabled = coalesce((v_attributes ->> 'workflowsEnabled')::boolean, a.workflows_enabled)
  where a.id = v_account.id
  returning a.* into v_account;
  perform app_private.record_event(
    'accounts', v_account.id, v_account.id, 'FEATURES_SET', null, to_jsonb(app_public.accounts_features(v_account))
  );
  return v_account;
end;
$$;
comment on function app_public.set_account_features(jsonb) is
'@actors OPERATOR_ADMIN
Switches what an account can do. INVALID_ACTION: a person has invoices alone, or at updatedAt; ACCOUNT_NOT_FOUND, UNAUTHORIZED on one''s own account.';
grant execute on function app_public.set_account_features(jsonb) to app_operator;
--! EndIncluded accounts/functions/set_account_features.sql
--! Included accounts/functions/set_account_owner.sql
-- Cannot be taken back but by the new owner, so it asks for the second level. Definer because nobody may write
-- memberships and accounts by hand.
create or replace function app_public.set_account_owner(input jsonb) returns app_public.members
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
  v_membership app_public.memberships;
  v_user app_public.users;
  v_member app_public.members;
begin
  perform app_private.refuse_when_impersonating();
  v_account := app_private.require_own_team();
  v_membership := app_private.require_own_member((input ->> 'memberId')::uuid);
  if app_hidden.current_account_role() is distinct from 'OWNER' or v_account.primary_user_id is distinct from app_hidden.current_user_id() then
    perform app_private.refuse('UNAUTHORIZED');
    perform app_private.stop_if_refused();
  end if;
  select u.* into strict v_user from app_public.users u where u.id = v_membership.user_id;
  if v_membership.role = 'OWNER' then
    perform app_private.refuse('INVALID_ACTION', 'memberId');
  elsif not v_user.confirmed then
    perform app_private.refuse('USER_NOT_CONFIRMED', 'memberId');
  elsif v_user.blocked_at is not null then
    perform app_private.refuse('USER_BLOCKED', 'memberId');
  end if;
  perform app_private.require_second_level();
  perform app_private.stop_if_refused();

  update app_public.memberships m set role = 'ADMIN' where m.account_id = v_account.id and m.role = 'OWNER';
  update app_public.memberships m set role = 'OWNER' where m.id = v_membership.id returning m.* into v_membership;
  update app_public.accounts a set primary_user_id = v_user.id where a.id = v_account.id;
  delete from app_public.department_memberships d where d.membership_id = v_membership.id;
  perform app_private.record_event('memberships', v_membership.id, v_account.id, 'MADE_OWNER', null);
  select m.* into v_member from app_public.members m where m.id = v_membership.id;
  return v_member;
end;
$$;
comment on function app_public.set_account_owner(jsonb) is
'@impersonated refused
@actors OWNER
Gives the team to another member for good; who had it becomes ADMIN. AUTH_LEVEL_2_REQUIRED; USER_NOT_CONFIRMED: has '
  'not come yet; USER_BLOCKED; INVALID_ACTION: is the owner, no team, or while impersonating; INVALID, '
  'UNAUTHORIZED.';
grant execute on function app_public.set_account_owner(jsonb) to app_user;
--! EndIncluded accounts/functions/set_account_owner.sql
--! Included accounts/functions/set_account_plan.sql
-- Sales has agreed with a team on a plan, as the price list has it or otherwise. Nobody is put out by a smaller one:
-- who runs things goes on, and one more is refused. What is not said stays as agreed where the plan stays, so that
-- one figure is changed without the others. The team's row is newer with it, so that of two who agree at one moment
-- the second is told. Definer because a grant on the table would be one by hand.
create or replace function app_public.set_account_plan(input jsonb) returns app_public.accounts
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts := app_private.lock_customer(input, '{FINANCE,ADMIN}', is_team => true);
  v_plan app_public.price_plans;
  v_agreed app_public.plan_subscriptions;
begin
  select p.* into v_plan from app_public.price_plans p where p.id = (input ->> 'pricePlanId')::uuid;
  if input ->> 'pricePlanId' is null then
    perform app_private.refuse('BLANK', 'pricePlanId');
  elsif v_account.tag = any (v_plan.tags) is not true then
    perform app_private.refuse('INCLUSION', 'pricePlanId');
  end if;
  perform app_private.stop_if_refused();

  select s.* into v_agreed from app_public.plan_subscriptions s where s.account_id = v_account.id and s.price_plan_id = v_plan.id;
  insert into app_public.plan_subscriptions (account_id, price_plan_id, price_minor, candidates, team_users) values (
    v_account.id, v_plan.id, coalesce((input ->> 'price')::bigint, v_agreed.price_minor, v_plan.price_minor),
    coalesce((input ->> 'candidates')::int, v_agreed.candidates, v_plan.candidates),
    coalesce((input ->> 'teamUsers')::int, v_agreed.team_users, v_plan.team_users)
  )
  on conflict (account_id) do update set
    price_plan_id = excluded.price_plan_id, price_minor = excluded.price_minor,
    candidates = excluded.candidates, team_users = excluded.team_users;
  perform app_private.record_event(
    'accounts', v_account.id, v_account.id, 'PLAN_SET', null, jsonb_build_object('plan', v_plan.name)
  );
  update app_public.accounts a set tag = a.tag where a.id = v_account.id returning a.* into v_account;
  return v_account;
end;
$$;
comment on function app_public.set_account_plan(jsonb) is
'@actors OPERATOR_FINANCE OPERATOR_ADMIN
Gives a team the plan that was agreed on. BLANK; INCLUSION: a plan for teams of another category; ACCOUNT_NOT_FOUND, '
  'UNAUTHORIZED on one''s own account; INVALID_ACTION at updatedAt.';
grant execute on function app_public.set_account_plan(jsonb) to app_operator;
--! EndIncluded accounts/functions/set_account_plan.sql
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
comment on function app_private.slug_from(text) is
  'A name in a to z, 0 to 9 and hyphens, at most 48 characters; æ, ø and å become ae, o and a. "konto" when nothing '
  'is left.';
--! EndIncluded accounts/functions/slug_from.sql
--! Included accounts/functions/take_invitation.sql
-- An invitation is a mail to somebody who has not asked for it, and says what its sender has called the team. So it
-- counts as a link to the address, whoever sends it.
create or replace function app_private.take_invitation(email public.citext, path text) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  if (
    select count(*) >= 30 or count(*) filter (where a.attempted_at > now() - interval '15 minutes') >= 5
    from app_private.sign_in_attempts a
    where a.email = take_invitation.email and a.kind = 'LINK' and a.attempted_at > now() - interval '1 day'
  ) then
    perform app_private.refuse('DELIVERY_FREQUENCY_EXCEEDED', path);
  else
    insert into app_private.sign_in_attempts (kind, email, ip)
    values ('LINK', take_invitation.email, app_private.source_of(current_setting('app.ip', true)));
  end if;
end;
$$;
comment on function app_private.take_invitation(public.citext, text) is
  'Notes an invitation. Refuses DELIVERY_FREQUENCY_EXCEEDED after 5 mails with a link to the address in 15 minutes or 30 in a day.';
--! EndIncluded accounts/functions/take_invitation.sql
--! Included accounts/functions/team_user_path.sql
-- What makes somebody a user of the plan is what would have to be wanted otherwise, so that is where it is refused.
create or replace function app_private.team_user_path(role text, departments jsonb) returns text
language sql immutable
as $$
  select case when role = 'ADMIN' then 'role' else (
    select format('departmentMemberships.%s.role', w.place - 1)
    from jsonb_array_elements(coalesce(nullif(departments, 'null'), '[]')) with ordinality as w (row, place)
    where w.row ->> 'role' = 'MANAGER' order by w.place limit 1
  ) end
$$;
comment on function app_private.team_user_path(text, jsonb) is
  'Where a member''s role and departments say that they run things, the path of it; null when nowhere.';
--! EndIncluded accounts/functions/team_user_path.sql
--! Included accounts/functions/tell_of_members.sql
-- Who needed no invitation was added. All at once, since there may be thousands.
create or replace function app_private.tell_of_members(account_id uuid, added app_public.memberships[]) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_added uuid[] := array(select m.id from unnest(added) m where m.invited_at is null);
  v_invited uuid[] := array(select m.id from unnest(added) m where m.invited_at is not null);
begin
  perform app_private.record_events('memberships', v_added, account_id, 'ADDED', null);
  perform app_private.record_events('memberships', v_invited, account_id, 'INVITED', null);
end;
$$;
comment on function app_private.tell_of_members(uuid, app_public.memberships[]) is
  'Writes that members were invited, or added where their address was proven already; the mail to each follows.';
--! EndIncluded accounts/functions/tell_of_members.sql
--! Included accounts/functions/tell_team_users.sql
-- Told when the last place is taken, since a refusal leaves no trace to follow. Whoever takes somebody out and puts
-- another one in is not told again within a day.
create or replace function app_private.tell_team_users(account app_public.accounts) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_subscription app_public.plan_subscriptions;
begin
  select s.* into v_subscription from app_public.plan_subscriptions s where s.account_id = account.id;
  if app_public.plan_subscriptions_team_users_used(v_subscription) >= v_subscription.team_users and not exists (
    select from app_public.events e
    where e.entity = 'plan_subscriptions' and e.entity_id = v_subscription.id and e.event_type = 'TEAM_USERS_REACHED'
      and e.occurred_at > now() - interval '1 day'
  ) then
    perform app_private.record_event('plan_subscriptions', v_subscription.id, account.id, 'TEAM_USERS_REACHED', null);
  end if;
end;
$$;
comment on function app_private.tell_team_users(app_public.accounts) is
  'Records TEAM_USERS_REACHED of a team''s subscription when its plan has no room for one more who runs things.';
--! EndIncluded accounts/functions/tell_team_users.sql
--! Included accounts/functions/tg_identity_verifications__forget_pictures.sql
-- However the row goes, nothing points to its pictures any more.
create or replace function app_private.tg_identity_verifications__forget_pictures() returns trigger
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform app_private.forget_file(old.front_file_id);
  perform app_private.forget_file(old.back_file_id);
  return null;
end;
$$;
comment on function app_private.tg_identity_verifications__forget_pictures() is
  'Forgets the pictures of a document with the row that held them.';
--! EndIncluded accounts/functions/tg_identity_verifications__forget_pictures.sql
--! Included accounts/functions/theme_font.sql
-- A font is called and found as its package is; server/routes/fonts.ts serves it.
create or replace function app_hidden.theme_font(face app_public.theme_font) returns app_public.account_font
language sql immutable
as $$
  select row (
    initcap(replace(face::text, '_', ' ')), format('/fonts/%s.woff2', lower(replace(face::text, '_', '-'))), face
  )::app_public.account_font
$$;
comment on function app_hidden.theme_font(app_public.theme_font) is 'A font that a team may choose: its name, and where its file is.';
grant execute on function app_hidden.theme_font(app_public.theme_font) to app_user;

comment on type app_public.account_font is 'The letters of a theme.';
comment on column app_public.account_font.name is E'@notNull\nWhat the font is called.';
comment on column app_public.account_font.url is E'@notNull\nWhere its file is, on this host.';
comment on column app_public.account_font.face is E'@notNull\nWhich of the eight it is.';
--! EndIncluded accounts/functions/theme_font.sql
--! Included accounts/functions/theme_fonts.sql
create or replace function app_public.theme_fonts() returns setof app_public.account_font
language sql immutable
as $$
  select f.* from unnest(enum_range(null::app_public.theme_font)) face, app_hidden.theme_font(face) f
$$;
comment on function app_public.theme_fonts() is E'@simpleCollections only\nThe fonts a team may choose among.';
grant execute on function app_public.theme_fonts() to app_user;
--! EndIncluded accounts/functions/theme_fonts.sql
--! Included accounts/functions/unheld_files.sql
create or replace function app_private.unheld_files(file_ids uuid[]) returns uuid[]
language plpgsql stable
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_key record;
  v_files uuid[] := file_ids;
begin
  for v_key in select k.* from app_private.keys_to('app_public.files') k loop
    exit when cardinality(v_files) = 0;
    execute format(
      'select array(select f from unnest($1) f where not exists (select from %s t where t.%I = f))', v_key.table_name, v_key.attname
    ) into v_files using v_files;
  end loop;
  return v_files;
end;
$$;
comment on function app_private.unheld_files(uuid[]) is 'Those of the files that no row points to.';
--! EndIncluded accounts/functions/unheld_files.sql
--! Included accounts/functions/update_account.sql
-- Absent attributes stay, null clears. Definer because nobody may write accounts by hand.
create or replace function app_public.update_account(input jsonb) returns app_public.accounts
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_attributes jsonb := coalesce(nullif(input -> 'attributes', 'null'), '{}');
  v_account app_public.accounts;
  v_before app_public.accounts;
begin
  v_account := app_private.lock_managed_account();
  perform app_private.refuse_when_changed(v_account.updated_at, input);
  perform app_private.check_account_changes(v_account, input);
  perform app_private.stop_if_refused();
  v_before := v_account;

  update app_public.accounts a set
    name = case when v_attributes ? 'name' then app_hidden.text_at(v_attributes, 'name') else a.name end,
    email = case when v_attributes ? 'email' then app_hidden.text_at(v_attributes, 'email') else a.email end,
    phone_number = case when v_attributes ? 'phoneNumber' then nullif(v_attributes ->> 'phoneNumber', '') else a.phone_number end,
    language = coalesce((v_attributes ->> 'language')::app_public.language, a.language),
    address = case when v_attributes ? 'address' then app_hidden.address_from(v_attributes -> 'address') else a.address end,
    description = case when v_attributes ? 'description' then app_hidden.text_at(v_attributes, 'description') else a.description end,
    industry_sector = case when v_attributes ? 'industrySector' then app_hidden.text_at(v_attributes, 'industrySector') else a.industry_sector end,
    non_profit = coalesce((v_attributes ->> 'nonProfit')::boolean, a.non_profit),
    organization_number = case when v_attributes ? 'organizationNumber'
      then app_hidden.text_at(v_attributes, 'organizationNumber') else a.organization_number end,
    shown_ids = case when jsonb_typeof(v_attributes #> '{uiFlags,shownIds}') = 'array'
      then array(select distinct jsonb_array_elements_text(v_attributes #> '{uiFlags,shownIds}')) else a.shown_ids end,
    symbol_id = case when v_attributes ? 'symbol' then (v_attributes ->> 'symbol')::uuid else a.symbol_id end,
    theme_primary = case when v_attributes ? 'theme' then upper(v_attributes #>> '{theme,primary}') else a.theme_primary end,
    theme_contrast = case when v_attributes ? 'theme' then upper(v_attributes #>> '{theme,primaryContrast}') else a.theme_contrast end,
    theme_hover = case when v_attributes ? 'theme' then upper(v_attributes #>> '{theme,primaryHover}') else a.theme_hover end,
    theme_font = case when v_attributes ? 'theme' then (v_attributes #>> '{theme,font}')::app_public.theme_font else a.theme_font end,
    logo_id = case when v_attributes ? 'logo' then (v_attributes ->> 'logo')::uuid else a.logo_id end
  where a.id = v_account.id
  returning a.* into v_account;
  perform app_private.forget_pictures(v_before, v_account);
  return v_account;
end;
$$;
comment on function app_public.update_account(jsonb) is
'@actors OWNER ADMIN
@impersonated partly
Changes the account acted in; owners and admins. INVALID_ACTION: a name or what else only a team has for a personal '
  'account, another kind of account than meant, or another e-mail or phone while impersonating. IMMUTABLE: a verified '
  'organisation number; TAKEN: one that another team has shown to be its own. BLANK, INVALID, as for colours that '
  'cannot be read, INVALID_PHONE_NUMBER, UNAUTHORIZED.';
grant execute on function app_public.update_account(jsonb) to app_user;
--! EndIncluded accounts/functions/update_account.sql
--! Included accounts/functions/update_account_member.sql
-- What is absent stays; departments, when sent, replace all that the caller may give. Definer because nobody
-- may write memberships by hand.
create or replace function app_public.update_account_member(input jsonb) returns app_public.members
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
  v_membership app_public.memberships;
  v_wanted jsonb := nullif(input -> 'departmentMemberships', 'null');
  v_role app_public.account_role;
  v_member app_public.members;
  v_team_user_path text;
begin
  perform app_private.refuse_when_impersonating();
  v_account := app_private.require_own_team();
  v_membership := app_private.require_own_member((input ->> 'memberId')::uuid);
  v_role := coalesce(input ->> 'role', v_membership.role::text);
  perform app_private.require_manager();
  if v_membership.role = 'OWNER' then
    perform app_private.refuse('IMMUTABLE', 'memberId');
  elsif not app_hidden.may_edit_member(v_membership.id) then
    perform app_private.refuse('UNAUTHORIZED', 'memberId');
  end if;
  perform app_private.stop_if_refused();
  perform app_private.refuse_when_changed(v_membership.updated_at, input);
  if v_role <> v_membership.role then
    perform app_private.check_member_role(v_role::text);
  end if;
  if v_wanted is not null then
    perform app_private.check_department_memberships(v_wanted, v_membership.id);
  end if;
  if not app_hidden.is_team_user(v_membership) then
    v_team_user_path := app_private.team_user_path(v_role::text, v_wanted);
    perform app_private.check_team_users(v_account, v_team_user_path);
  end if;
  perform app_private.stop_if_refused();

  update app_public.memberships m set role = v_role where m.id = v_membership.id returning m.* into v_membership;
  if v_wanted is not null or v_role <> 'MEMBER' then
    perform app_private.put_into_departments(v_membership, coalesce(v_wanted, '[]'));
  end if;
  perform app_private.record_event('memberships', v_membership.id, v_account.id, 'CHANGED', null);
  if v_team_user_path is not null then
    perform app_private.tell_team_users(v_account);
  end if;
  select m.* into v_member from app_public.members m where m.id = v_membership.id;
  return v_member;
end;
$$;
comment on function app_public.update_account_member(jsonb) is
'@actors OWNER ADMIN MANAGER
@impersonated refused
Changes what a member may do. IMMUTABLE: the owner may do everything. INVALID, INCLUSION, TAKEN: a department twice. '
  'UNAUTHORIZED where only OWNER and ADMIN may. SUBSCRIPTION_LIMIT_EXCEEDED: the plan has no room for one more who '
  'runs things. INVALID_ACTION: no team, while impersonating, or at updatedAt.';
grant execute on function app_public.update_account_member(jsonb) to app_user;
--! EndIncluded accounts/functions/update_account_member.sql
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
  if v_link.purpose = 'INVITATION' then
    perform app_private.give_personal_account(v_link.user_id);
  end if;
  return row (app_private.open_landing_session(v_link.user_id), v_link.deep_link)::app_public.used_link;
end;
$$;
comment on function app_public.use_session_otp(jsonb) is
  E'@impersonated allowed\nSigns in with a link from a mail and confirms the user. OTP_EXPIRED_AND_RESENT: too old, a '
  'fresh one is on its way. OTP_EXPIRED: used or superseded. INVALID_TOKEN: unknown.';
grant execute on function app_public.use_session_otp(jsonb) to app_visitor, app_user;
--! EndIncluded accounts/functions/use_session_otp.sql
--! Included accounts/functions/verify_account_organization.sql
-- Somebody of the house has looked whose number it is. Definer because a grant on the columns would be one by hand,
-- without what is asked here.
create or replace function app_public.verify_account_organization(input jsonb) returns app_public.accounts
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
  v_entry app_public.register_entries;
begin
  v_account := app_private.lock_customer(input, '{REVIEW,ADMIN}', is_team => true);
  select e.* into v_entry from app_public.register_entries e where e.organization_number = v_account.organization_number;
  if v_account.organization_number is null then
    perform app_private.refuse('BLANK', 'id');
  elsif v_entry.is_insolvent or v_entry.state = 'UNREGISTERED' or v_account.organization_verified_at is not null then
    perform app_private.refuse('INVALID_ACTION');
  else
    perform app_private.refuse_organization(v_account, v_account.organization_number, 'id');
  end if;
  perform app_private.stop_if_refused();

  return app_private.mark_organization_verified(v_account, v_account.organization_number, 'id');
end;
$$;
comment on function app_public.verify_account_organization(jsonb) is
'@actors OPERATOR_REVIEW OPERATOR_ADMIN
Says that a team''s organisation number is its own. BLANK: it has said none; TAKEN: another team has shown it; '
  'INVALID_ACTION: verified already, or the register says that the organisation is no more; ACCOUNT_NOT_FOUND, '
  'UNAUTHORIZED on one''s own account.';
grant execute on function app_public.verify_account_organization(jsonb) to app_operator;
--! EndIncluded accounts/functions/verify_account_organization.sql
--! Included accounts/functions/verify_own_organization.sql
-- Who leads the organisation by the register, and has shown who they are, need not wait for somebody of the house. What
-- the register answers now decides, so without an answer nothing is verified. Definer because nobody may write accounts
-- by hand.
create or replace function app_public.verify_own_organization(input jsonb) returns app_public.accounts
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_path constant text := 'attributes.organizationNumber';
  v_number text := app_hidden.text_at(input -> 'attributes', 'organizationNumber');
  v_company jsonb := app_private.prepared(input, 'verify_own_organization') -> 'company';
  v_account app_public.accounts;
begin
  perform app_private.refuse_when_impersonating();
  v_account := app_private.lock_managed_account();
  perform app_private.refuse_when_changed(v_account.updated_at, input);
  if v_account.account_type <> 'TEAM' or v_account.organization_verified_at is not null then
    perform app_private.refuse('INVALID_ACTION');
  elsif v_number is null then
    perform app_private.refuse('BLANK', v_path);
  else
    perform app_private.refuse_organization(v_account, v_number, v_path);
  end if;
  if not app_hidden.has_identity(app_hidden.current_user_id()) then
    perform app_private.refuse('BANK_ID_VERIFICATION_REQUIRED');
  end if;
  perform app_private.stop_if_refused();

  if v_company is null or (jsonb_typeof(v_company) = 'object' and not v_company ? 'roles') then
    perform app_private.refuse('BRREG_QUERY_FAILED', v_path);
  elsif (app_private.record_register_answer(v_number, v_company)).state <> 'SOUND' then
    perform app_private.refuse('INVALID', v_path);
  elsif app_private.leads_organization(app_hidden.current_user_id(), v_number) is not true then
    perform app_private.refuse('ORGANIZATION_ROLE_CHECK_FAILED', v_path);
  end if;
  perform app_private.stop_if_refused();
  return app_private.mark_organization_verified(v_account, v_number, v_path);
end;
$$;
comment on function app_public.verify_own_organization(jsonb) is
'@actors OWNER ADMIN
@impersonated refused
Gives the team its organisation number and says that it is its own, when the caller''s e-ID is one of those who lead '
  'the organisation by the business register; owners and admins. BANK_ID_VERIFICATION_REQUIRED without an e-ID; '
  'ORGANIZATION_ROLE_CHECK_FAILED: others lead it, or the register does not say; TAKEN by another team; INVALID: no '
  'such number, or an organisation that has ended; BRREG_QUERY_FAILED: the register does not answer; INVALID_ACTION: '
  'verified already, or no team; UNAUTHORIZED.';
grant execute on function app_public.verify_own_organization(jsonb) to app_user;
--! EndIncluded accounts/functions/verify_own_organization.sql
--! Included accounts/functions/withheld_rows.sql
-- What a table's comment keeps out of a person's own export, $1 their account, $2 they, and the files that it holds.
create or replace function app_private.withheld_rows(account_id uuid, user_id uuid) returns uuid[]
language plpgsql stable
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_table record;
  v_ids uuid[];
  v_all uuid[] := '{}';
begin
  for v_table in
    select c.oid::regclass as name, substring(obj_description(c.oid, 'pg_class') from '(?n)^@withheld (.+)$') as condition,
      app_private.rows_of_account(c.oid::regclass) as rows
    from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'app_public'::regnamespace and obj_description(c.oid, 'pg_class') ~ '(?n)^@withheld '
  loop
    execute format('select array(select id from %s where (%s) and (%s))', v_table.name, v_table.rows, v_table.condition)
      into v_ids using account_id, user_id;
    v_all := v_all || v_ids || app_private.files_of_rows(v_table.name, v_ids);
  end loop;
  return v_all;
end;
$$;
comment on function app_private.withheld_rows(uuid, uuid) is
  'The rows and files of a person that are in no export of theirs, as @withheld says.';
--! EndIncluded accounts/functions/withheld_rows.sql
--! Included payout/functions/archive_freelance_profile.sql
create or replace function app_public.archive_freelance_profile(input jsonb) returns app_public.freelance_profiles
language plpgsql volatile
as $$
declare
  v_profile app_public.freelance_profiles;
begin
  perform app_private.refuse_when_impersonating();
  v_profile := app_private.require_own_profile((input ->> 'id')::uuid);
  perform app_private.refuse_archived_profile(v_profile);
  perform app_private.stop_if_refused();

  update app_public.freelance_profiles p set archived_at = now() where p.id = v_profile.id returning p.* into v_profile;
  return v_profile;
end;
$$;
comment on function app_public.archive_freelance_profile(jsonb) is
'@actors OWNER ADMIN
@impersonated refused
Puts a payout profile aside; invoices already sent in go their way. Refuses INVALID_ACTION while impersonating, '
  'FREELANCE_PROFILE_ARCHIVED when it is aside already.';
grant execute on function app_public.archive_freelance_profile(jsonb) to app_user;
--! EndIncluded payout/functions/archive_freelance_profile.sql
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
  'Refuses an account number that is blank, too short (11), too long (34), not of digits for NOK (INVALID) or '
  'mistyped (VERIFICATION_FAILED), a currency the profile cannot have, and a wrong SWIFT code.';
grant execute on function app_private.check_bank_account(jsonb, app_public.freelance_type, text, text) to app_user;
--! EndIncluded payout/functions/check_bank_account.sql
--! Included payout/functions/check_person.sql
create or replace function app_private.check_person(
  attributes jsonb, number_fingerprint bytea, path text default 'attributes'
) returns void
language plpgsql volatile
as $$
declare
  v_number text := app_hidden.text_at(attributes, 'personalNumber');
begin
  perform app_private.refuse_blanks(attributes, array['firstName', 'lastName'], path);
  if v_number is null and number_fingerprint is null then
    perform app_private.refuse('BLANK', path || '.personalNumber');
  else
    perform app_private.refuse_unfit_number(v_number, number_fingerprint, path || '.personalNumber');
  end if;
end;
$$;
comment on function app_private.check_person(jsonb, bytea, text) is
  'Refuses a person without name, or without a Norwegian or Swedish personal number that is right, new to the account '
  'and no other than their e-ID says. A number that is not written is the e-ID''s.';
grant execute on function app_private.check_person(jsonb, bytea, text) to app_user;
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
  'Refuses IMMUTABLE for what cannot change: the type, registered facts, an identified person, a starting number in '
  'use. A bank account is added by createBankAccount.';
grant execute on function app_private.check_profile_changes(app_public.freelance_profiles, jsonb, jsonb) to app_user;
--! EndIncluded payout/functions/check_profile_changes.sql
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
'@actors OWNER ADMIN
@impersonated refused
Adds a bank account to a payout profile. Refuses INVALID_ACTION while impersonating; AUTH_LEVEL_2_REQUIRED; '
  'FREELANCE_PROFILE_ARCHIVED; TOO_SHORT, TOO_BIG, INVALID or TAKEN for the number; INCLUSION for the currency.';
grant execute on function app_public.create_bank_account(jsonb) to app_user;
--! EndIncluded payout/functions/create_bank_account.sql
--! Included payout/functions/create_freelance_profile.sql
-- What the register knows of an organisation beats what was typed, and is locked. Who made the profile is told
-- by their e-ID: the worker looks, and what it cannot tell waits for an operator. The first bank account is part of the profile and needs no second level;
-- every later one does. Two calls at once queue up, so that neither overlooks what the other makes.
create or replace function app_public.create_freelance_profile(input jsonb) returns app_public.freelance_profiles
language plpgsql volatile
as $$
declare
  v_given jsonb := app_hidden.without_spaces(input -> 'attributes');
  v_attributes jsonb := v_given;
  v_number jsonb := app_private.prepared(input, 'create_freelance_profile') -> 'number';
  v_fingerprint bytea := decode(v_number ->> 'fingerprint', 'base64');
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
  elsif v_type = 'INDIVIDUAL' then
    v_attributes := app_private.identified_attributes(v_given, v_fingerprint);
  end if;
  perform app_private.require_transition('freelance_profiles', null, null, 'create');
  perform app_private.check_new_profile(v_type, v_attributes, v_fingerprint);
  if v_type = 'ORGANIZATION' then
    perform app_private.refuse_without_role(input, 'create_freelance_profile', app_hidden.text_at(v_given, 'organizationNumber'));
  end if;
  perform app_private.stop_if_refused();

  insert into app_public.freelance_profiles (
    account_id, freelance_type, first_name, last_name, personal_number_masked, organization_name, organization_number,
    invoice_starting_number, salary_tax_percent, address, agreement_version, agreement_accepted_at
  ) values (
    app_hidden.current_account_id(), v_type,
    case when v_type = 'INDIVIDUAL' then app_hidden.text_at(v_attributes, 'firstName') end,
    case when v_type = 'INDIVIDUAL' then app_hidden.text_at(v_attributes, 'lastName') end,
    case when v_type = 'INDIVIDUAL' then coalesce(
      app_hidden.masked_number(app_hidden.text_at(v_attributes, 'personalNumber')), v_number ->> 'masked'
    ) end,
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
    perform app_private.record_personal_number(v_profile.id, input, 'create_freelance_profile');
  end if;
  if jsonb_typeof(v_attributes -> 'bankAccount') = 'object' then
    perform app_private.insert_bank_account(v_profile, v_attributes -> 'bankAccount');
  end if;
  perform app_private.replace_reference_people(v_profile.account_id, v_profile.id, null, v_attributes -> 'referencePeople');
  return v_profile;
end;
$$;
comment on function app_public.create_freelance_profile(jsonb) is
'@impersonated refused
@performs freelance_profiles create
Makes a payout profile with its first bank account. Who has shown a Norwegian or Swedish e-ID writes neither number '
  'nor name. Refuses INVALID_ACTION while impersonating and for another profile beside an individual one in a '
  'personal account; BLANK, INVALID or TAKEN for names and numbers, PERSONAL_NUMBER_MISMATCH for another number than '
  'the e-ID says, IMMUTABLE for another name, INVALID for an organisation that has ended, '
  'ORGANIZATION_ROLE_CHECK_FAILED for one that others lead; INCLUSION for an individual in a team; BLANK or '
  'DOCUMENT_NOT_FOUND for the agreement''s version.';
grant execute on function app_public.create_freelance_profile(jsonb) to app_user;
--! EndIncluded payout/functions/create_freelance_profile.sql
--! Included payout/functions/has_begun_series.sql
-- Definer because the series are out of reach of every request.
create or replace function app_private.has_begun_series(profile_id uuid) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_private.invoice_number_series s
    where s.freelance_profile_id = profile_id and s.kind = 'INVOICE' and app_hidden.is_within_reach(s.account_id)
  )
$$;
comment on function app_private.has_begun_series(uuid) is 'Whether an invoice of the profile has been published.';
grant execute on function app_private.has_begun_series(uuid) to app_user;
--! EndIncluded payout/functions/has_begun_series.sql
--! Included payout/functions/is_personal_number_taken.sql
-- Definer because personal numbers are out of reach; it answers for the caller's own account only.
create or replace function app_private.is_personal_number_taken(fingerprint bytea, except_profile_id uuid default null) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_private.personal_numbers n
    where n.account_id = app_hidden.current_account_id() and n.fingerprint = $1
      and n.freelance_profile_id is distinct from except_profile_id
  )
$$;
comment on function app_private.is_personal_number_taken(bytea, uuid) is
  'Whether another profile of the caller''s account has the personal number of this fingerprint.';
grant execute on function app_private.is_personal_number_taken(bytea, uuid) to app_user;
--! EndIncluded payout/functions/is_personal_number_taken.sql
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
  v_to app_public.verification_status := app_private.require_row_transition('freelance_profiles', profile_id, action);
begin
  select p.* into v_profile from app_public.freelance_profiles p where p.id = profile_id;
  if v_to = 'VERIFIED' and (app_hidden.register_entry(v_profile.organization_number)).is_insolvent then
    perform app_private.refuse('INVALID_ACTION');
  end if;
  perform app_private.stop_if_refused();

  perform app_private.tell_of_transition('freelance_profiles', profile_id, jsonb_strip_nulls(jsonb_build_object('reason', reason)));
  update app_public.freelance_profiles p
  set status = v_to, refusal_reason = reason, verified_at = case v_to when 'VERIFIED' then now() end
  where p.id = profile_id
  returning p.* into v_profile;
  return v_profile;
end;
$$;
comment on function app_private.move_freelance_profile(uuid, text, text) is
  'Takes the verification of a profile a step as the transitions allow the caller. Stops with INVALID, the '
  'transition''s refusal, or INVALID_ACTION for an organisation that has ended.';
grant execute on function app_private.move_freelance_profile(uuid, text, text) to app_user, app_operator;
--! EndIncluded payout/functions/move_freelance_profile.sql
--! Included payout/functions/profile_was_withdrawn.sql
create or replace function app_hidden.profile_was_withdrawn(profile_id uuid) returns boolean
language sql stable
as $$
  select coalesce((
    select e.status = 'VERIFIED' from app_public.events e
    where e.entity = 'freelance_profiles' and e.entity_id = $1 and e.status <> 'UNVERIFIED'
    order by e.occurred_at desc, e.id desc limit 1
  ), false)
$$;
comment on function app_hidden.profile_was_withdrawn(uuid) is
  'Condition of a reaction: it was verified before, and is not sent in anew after a refusal.';
--! EndIncluded payout/functions/profile_was_withdrawn.sql
--! Included payout/functions/record_personal_number.sql
-- Definer because personal numbers are out of reach. Only for profiles of the caller's own account, and only
-- as the server has encrypted it. Two profiles that are given one number at the same moment meet at the
-- unique index.
create or replace function app_private.record_personal_number(profile_id uuid, input jsonb, mutation text) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_number jsonb := app_private.prepared(input, mutation) -> 'number';
begin
  insert into app_private.personal_numbers as n (account_id, freelance_profile_id, number_encrypted, fingerprint)
  select p.account_id, p.id, decode(v_number ->> 'encrypted', 'base64'), decode(v_number ->> 'fingerprint', 'base64')
  from app_public.freelance_profiles p
  where p.id = profile_id and p.account_id = app_hidden.current_account_id() and app_hidden.can_manage()
  on conflict (freelance_profile_id) do update set
    personal_number = null, number_encrypted = excluded.number_encrypted, fingerprint = excluded.fingerprint;
  if not found then
    raise exception 'no such profile in this account';
  end if;
exception when unique_violation then
  perform app_private.refuse('TAKEN', 'attributes.personalNumber');
  perform app_private.stop_if_refused();
end;
$$;
comment on function app_private.record_personal_number(uuid, jsonb, text) is
  'Keeps the personal number that the server has encrypted for a profile of the caller''s account. Refuses TAKEN when '
  'another one has it.';
grant execute on function app_private.record_personal_number(uuid, jsonb, text) to app_user;
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
comment on function app_private.refuse_archived_profile(app_public.freelance_profiles, text) is
  'Refuses FREELANCE_PROFILE_ARCHIVED for a profile that is put aside.';
grant execute on function app_private.refuse_archived_profile(app_public.freelance_profiles, text) to app_user;
--! EndIncluded payout/functions/refuse_archived_profile.sql
--! Included payout/functions/refuse_freelance_profile.sql
-- The reason goes to the freelancer word for word.
create or replace function app_public.refuse_freelance_profile(input jsonb) returns app_public.freelance_profiles
language plpgsql volatile
as $$
declare
  v_reason text := app_private.require_reason(input);
begin
  return app_private.move_freelance_profile((input ->> 'id')::uuid, 'refuse', v_reason);
end;
$$;
comment on function app_public.refuse_freelance_profile(jsonb) is
  E'@performs freelance_profiles refuse\nSays why a payout profile is not verified; the freelancer reads it, mends it '
  'and sends it in again. Operators with REVIEW. Refuses INVALID_TRANSITION, BLANK without a reason, UNAUTHORIZED on '
  'one''s own account.';
grant execute on function app_public.refuse_freelance_profile(jsonb) to app_operator;
--! EndIncluded payout/functions/refuse_freelance_profile.sql
--! Included payout/functions/refuse_unfit_number.sql
-- One rule for a profile that is made and one that is changed. The number itself is only looked at; what it
-- is compared by is the fingerprint that the server made of it, of each that looks like one.
create or replace function app_private.refuse_unfit_number(
  number text, fingerprint bytea, path text, profile_id uuid default null
) returns void
language plpgsql volatile
as $$
begin
  if fingerprint is null
    or not (number is null or app_hidden.is_personal_number(number) or app_hidden.is_swedish_personal_number(number)) then
    perform app_private.refuse('INVALID', path);
  elsif app_private.is_personal_number_taken(fingerprint, profile_id) then
    perform app_private.refuse('TAKEN', path);
  elsif app_private.contradicts_identity(fingerprint) then
    perform app_private.refuse('PERSONAL_NUMBER_MISMATCH', path);
  end if;
end;
$$;
comment on function app_private.refuse_unfit_number(text, bytea, text, uuid) is
  'Refuses a personal number that is neither Norwegian nor Swedish (INVALID), another profile''s (TAKEN), or none of '
  'those the caller has shown by e-ID (PERSONAL_NUMBER_MISMATCH).';
grant execute on function app_private.refuse_unfit_number(text, bytea, text, uuid) to app_user;
--! EndIncluded payout/functions/refuse_unfit_number.sql
--! Included payout/functions/refuse_without_role.sql
-- Who has shown who they are, and is none of those who lead the organisation, cannot be paid as it. Where nothing is
-- known, an operator looks. Definer because neither roles nor others' identities are the caller's to read; it tells no
-- more than yes or no to whoever manages this account.
create or replace function app_private.refuse_without_role(input jsonb, mutation text, number text) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  if jsonb_typeof(app_private.prepared(input, mutation) #> '{company,roles}') = 'array'
    and app_private.leads_organization(app_hidden.current_user_id(), number) is false
    and app_private.leads_organization(
      (select a.primary_user_id from app_public.accounts a where a.id = app_hidden.current_account_id()), number
    ) is not true then
    perform app_private.refuse('ORGANIZATION_ROLE_CHECK_FAILED', 'attributes.organizationNumber');
  end if;
end;
$$;
comment on function app_private.refuse_without_role(jsonb, text, text) is
  'Refuses ORGANIZATION_ROLE_CHECK_FAILED for a Norwegian organisation whose leading people, by the register''s '
  'answer of now, are neither the identified caller nor the account''s owner.';
grant execute on function app_private.refuse_without_role(jsonb, text, text) to app_user;
--! EndIncluded payout/functions/refuse_without_role.sql
--! Included payout/functions/require_invoicing.sql
-- Who may not write here at all learns nothing else about the call, so this stops at once instead
-- of collecting. Who has not proven their address could be anybody, and would invoice in the name of
-- whoever has it; an operator who acts as the person has been let past that gate (document A, section 2).
create or replace function app_private.require_invoicing() returns void
language plpgsql volatile
as $$
begin
  if not app_hidden.can_manage() or not app_hidden.has_feature('invoices') then
    perform app_private.refuse('UNAUTHORIZED');
  elsif app_hidden.current_administrator_id() is null then
    perform app_private.require_confirmed_user();
  end if;
  perform app_private.stop_if_refused();
end;
$$;
comment on function app_private.require_invoicing() is
  'Stops with UNAUTHORIZED unless the caller is OWNER or ADMIN of an account with the invoices feature, and with '
  'USER_NOT_CONFIRMED while their address is unproven.';
grant execute on function app_private.require_invoicing() to app_user;
--! EndIncluded payout/functions/require_invoicing.sql
--! Included payout/functions/require_own_profile.sql
create or replace function app_private.require_own_profile(profile_id uuid, path text default 'id') returns app_public.freelance_profiles
language plpgsql volatile
as $$
begin
  perform app_private.require_invoicing();
  return app_private.require_row(null::app_public.freelance_profiles, profile_id, path);
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
'@notNull
@unlisted
Whether the session''s account has a payout profile.';
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
'@notNull
@unlisted
Whether the session''s account has a payout profile of a person.';
grant execute on function app_public.sessions_has_individual_freelance_profile(app_public.sessions) to app_user, app_operator;
--! EndIncluded payout/functions/sessions_has_individual_freelance_profile.sql
--! Included payout/functions/update_freelance_profile.sql
-- Absent attributes stay; a number the register knows brings its facts, as for a new profile. The whole profile
-- is checked as it would be, so that a change cannot leave it incomplete.
create or replace function app_public.update_freelance_profile(input jsonb) returns app_public.freelance_profiles
language plpgsql volatile
as $$
declare
  v_given jsonb := app_hidden.without_spaces(coalesce(nullif(input -> 'attributes', 'null'), '{}'));
  v_profile app_public.freelance_profiles;
  v_next jsonb;
  v_entry app_public.register_entries;
  v_number text := app_hidden.text_at(v_given, 'personalNumber');
  v_fingerprint bytea := decode(app_private.prepared(input, 'update_freelance_profile') #>> '{number,fingerprint}', 'base64');
  v_agreement text := app_hidden.text_at(v_given, 'agreementVersion');
begin
  perform app_private.refuse_when_impersonating();
  v_profile := app_private.require_own_profile((input ->> 'id')::uuid);
  v_next := app_private.next_profile_attributes(v_profile, v_given);
  if v_profile.freelance_type = 'ORGANIZATION' and v_given ? 'organizationNumber'
    and not v_profile.verified and not v_profile.national_register_check then
    v_entry := app_private.take_register_answer(input, 'update_freelance_profile', app_hidden.text_at(v_given, 'organizationNumber'), wants_roles => true);
    v_next := app_private.registered_attributes(v_next, v_entry);
    perform app_private.refuse_without_role(input, 'update_freelance_profile', app_hidden.text_at(v_given, 'organizationNumber'));
  end if;
  perform app_private.refuse_archived_profile(v_profile);
  perform app_private.refuse_when_changed(v_profile.updated_at, input);
  perform app_private.check_profile_changes(v_profile, v_given, v_next);
  perform app_private.check_changed_profile(v_profile, v_next, v_number, v_fingerprint);
  -- One agrees to a wording once: again would make the agreement younger than it is.
  if v_agreement = v_profile.agreement_version then
    perform app_private.refuse('DOCUMENT_SIGNED', 'attributes.agreementVersion');
  else
    perform app_private.check_agreement(v_given);
  end if;
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
    agreement_version = coalesce(v_agreement, p.agreement_version),
    agreement_accepted_at = case when v_agreement is null then p.agreement_accepted_at else now() end
  where p.id = v_profile.id
  returning p.* into v_profile;
  if v_entry.name is not null then
    v_profile := app_private.record_registered_facts(v_profile.id);
  end if;
  -- Who mends what an operator refused sends it in again by it.
  if v_profile.status = 'REFUSED' and v_given - 'agreementVersion' <> '{}' then
    v_profile := app_private.move_freelance_profile(v_profile.id, 'renew');
  end if;
  if v_number is not null then
    perform app_private.record_personal_number(v_profile.id, input, 'update_freelance_profile');
  end if;
  perform app_private.enqueue_identification(v_profile);
  perform app_private.replace_reference_people(v_profile.account_id, v_profile.id, null, v_given -> 'referencePeople');
  return v_profile;
end;
$$;
comment on function app_public.update_freelance_profile(jsonb) is
'@impersonated refused
@performs freelance_profiles renew
Changes a payout profile; reference people, when sent, replace all of them. Refuses INVALID_ACTION while '
  'impersonating; FREELANCE_PROFILE_ARCHIVED; INVALID for an organisation that has ended, '
  'ORGANIZATION_ROLE_CHECK_FAILED for one that others lead; DOCUMENT_NOT_FOUND for an unknown agreement, '
  'DOCUMENT_SIGNED for the one agreed to already; IMMUTABLE for registered facts and for a starting number in use; '
  'BLANK, INVALID or TAKEN; PERSONAL_NUMBER_MISMATCH for another number than the e-ID says.';
grant execute on function app_public.update_freelance_profile(jsonb) to app_user;
--! EndIncluded payout/functions/update_freelance_profile.sql
--! Included payout/functions/verify_freelance_profile.sql
create or replace function app_public.verify_freelance_profile(input jsonb) returns app_public.freelance_profiles
language sql volatile
as $$
  select * from app_private.move_freelance_profile((input ->> 'id')::uuid, 'verify')
$$;
comment on function app_public.verify_freelance_profile(jsonb) is
  E'@performs freelance_profiles verify\nSays that the house knows who a payout profile is: its small invoices '
  'approve themselves from the second on. Operators with REVIEW. Refuses INVALID_TRANSITION, INVALID_ACTION for an '
  'organisation that has ended, UNAUTHORIZED on one''s own account.';
grant execute on function app_public.verify_freelance_profile(jsonb) to app_operator;
--! EndIncluded payout/functions/verify_freelance_profile.sql
--! Included payout/functions/withdraw_freelance_profile.sql
create or replace function app_public.withdraw_freelance_profile(input jsonb) returns app_public.freelance_profiles
language sql volatile
as $$
  select * from app_private.move_freelance_profile((input ->> 'id')::uuid, 'withdraw')
$$;
comment on function app_public.withdraw_freelance_profile(jsonb) is
  E'@performs freelance_profiles withdraw\nTakes a verification back: the profile waits for an operator again. '
  'Operators with REVIEW. Refuses INVALID_TRANSITION, UNAUTHORIZED on one''s own account.';
grant execute on function app_public.withdraw_freelance_profile(jsonb) to app_operator;
--! EndIncluded payout/functions/withdraw_freelance_profile.sql
--! Included clients/functions/client_attributes.sql
create or replace function app_private.client_attributes(client app_public.clients) returns jsonb
language sql stable
as $$
  select app_hidden.attributes_of('app_public.clients', to_jsonb(client))
$$;
comment on function app_private.client_attributes(app_public.clients) is 'A client as attributes of the form, to lay the changed ones over.';
grant execute on function app_private.client_attributes(app_public.clients) to app_user;
--! EndIncluded clients/functions/client_attributes.sql
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
'@actors OWNER ADMIN
@impersonated allowed
Adds a client to a payout profile. With nationalRegisterCheck name, number and address are the register''s. Refuses '
  'BLANK, INVALID, INCLUSION, TAKEN, INVOICE_NOT_ORGANIZATION, FREELANCE_PROFILE_ARCHIVED, BRREG_QUERY_FAILED.';
grant execute on function app_public.create_client(jsonb) to app_user;
--! EndIncluded clients/functions/create_client.sql
--! Included clients/functions/insert_client.sql
-- Organisations are sent EHF unless somebody says otherwise, as the specification's form proposes.
create or replace function app_private.insert_client(
  profile app_public.freelance_profiles, attributes jsonb, is_registered boolean
) returns app_public.clients
language sql volatile
as $$
  select app_private.insert_row(null::app_public.clients, attributes || jsonb_build_object(
    'accountId', profile.account_id, 'freelanceProfileId', profile.id,
    'clientNumber', coalesce((attributes ->> 'clientNumber')::int, app_private.free_client_number(profile.id)),
    'orgNumber', case when attributes ->> 'clientType' = 'ORGANIZATION' then attributes ->> 'orgNumber' end,
    'preferredDeliveryMethod', coalesce(
      attributes ->> 'preferredDeliveryMethod', case attributes ->> 'clientType' when 'ORGANIZATION' then 'EHF' else 'EMAIL' end
    ),
    'nationalRegisterCheck', is_registered
  ))
$$;
comment on function app_private.insert_client(app_public.freelance_profiles, jsonb, boolean) is
  'Adds a checked client; is_registered when its name and address are the register''s.';
grant execute on function app_private.insert_client(app_public.freelance_profiles, jsonb, boolean) to app_user;
--! EndIncluded clients/functions/insert_client.sql
--! Included clients/functions/require_own_client.sql
create or replace function app_private.require_own_client(client_id uuid) returns app_public.clients
language plpgsql volatile
as $$
begin
  perform app_private.require_invoicing();
  return app_private.require_row(null::app_public.clients, client_id);
end;
$$;
comment on function app_private.require_own_client(uuid) is
  'The caller''s own client, locked. Stops with UNAUTHORIZED, or INVALID at id when there is no such client.';
grant execute on function app_private.require_own_client(uuid) to app_user;
--! EndIncluded clients/functions/require_own_client.sql
--! Included clients/functions/send_support_message.sql
-- The message goes to whom the article names, by mail, and stays as an event of the client. Who is
-- written to is the organisation, so the pause counts for it and not for a row: a client put aside and
-- added anew would begin it again.
create or replace function app_public.send_support_message(input jsonb) returns void
language plpgsql volatile
as $$
declare
  v_client app_public.clients;
  v_article app_public.help_articles;
  v_profile app_public.freelance_profiles;
  v_message text := app_hidden.text_at(input, 'message');
begin
  perform app_private.require_invoicing();
  -- Locked, so that two clicks at once find one another.
  select c.* into v_client from app_public.clients c where c.id = (input ->> 'clientId')::uuid for update;
  select p.* into v_profile from app_public.freelance_profiles p where p.id = (input ->> 'freelanceProfileId')::uuid;
  if v_client.id is null then
    perform app_private.refuse('INVALID', 'clientId');
  end if;
  if v_profile.id is null or v_profile.id is distinct from coalesce(v_client.freelance_profile_id, v_profile.id) then
    perform app_private.refuse('INVALID', 'freelanceProfileId');
  end if;
  if v_message is null then
    perform app_private.refuse('BLANK', 'message');
  end if;
  v_article := app_public.clients_help_article(v_client);
  perform pg_advisory_xact_lock(hashtextextended(format('support %s %s', v_client.account_id, v_client.org_number), 0));
  if v_client.id is not null and v_article.support_email is null then
    perform app_private.refuse('INVALID_ACTION', 'clientId');
  elsif exists (
    select from app_public.events e join app_public.clients c on c.id = e.entity_id
    where e.account_id = v_client.account_id and c.org_number = v_client.org_number
      and e.event_type = 'SUPPORT_MESSAGE' and e.occurred_at > now() - interval '5 minutes'
  ) then
    perform app_private.refuse('DELIVERY_FREQUENCY_EXCEEDED');
  end if;
  perform app_private.stop_if_refused();

  perform app_private.record_event(
    'clients', v_client.id, v_client.account_id, 'SUPPORT_MESSAGE', null, jsonb_build_object('message', v_message)
  );
  perform app_private.enqueue_support_message(v_client.id, v_profile.id, v_message);
end;
$$;
comment on function app_public.send_support_message(jsonb) is
'@actors OWNER ADMIN
@impersonated allowed
Sends a message about invoicing a client to whom its help article names. Refuses BLANK without a message; '
  'INVALID_ACTION when there is nobody to ask; DELIVERY_FREQUENCY_EXCEEDED within 5 minutes of the last one to the '
  'same organisation.';
grant execute on function app_public.send_support_message(jsonb) to app_user;
--! EndIncluded clients/functions/send_support_message.sql
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

  if v_client.client_type = 'INDIVIDUAL' then
    v_next := v_next - 'orgNumber';
  end if;
  v_client := app_private.update_row(v_client, v_next);
  perform app_private.replace_reference_people(v_client.account_id, null, v_client.id, v_given -> 'referencePeople');
  return v_client;
end;
$$;
comment on function app_public.update_client(jsonb) is
'@actors OWNER ADMIN
@impersonated allowed
Changes a client; reference people, when sent, replace all of them. Refuses as createClient does, and IMMUTABLE for type, profile and registered facts.';
grant execute on function app_public.update_client(jsonb) to app_user;
--! EndIncluded clients/functions/update_client.sql
--! Included invoicing/functions/apportion.sql
create or replace function app_hidden.apportion(total numeric, weights numeric[]) returns numeric[]
language sql immutable
as $$
  with shares as (
    select
      place, coalesce(div(total * weight, nullif(sum(weight) over (), 0)), 0) as share,
      coalesce(mod(total * weight, nullif(sum(weight) over (), 0)), 0) as remainder
    from unnest(weights) with ordinality as t (weight, place)
  ), ranked as (
    select place, share, row_number() over (order by remainder desc, place) as turn, total - sum(share) over () as left_over from shares
  )
  select coalesce(array_agg(share + case when turn <= left_over then 1 else 0 end order by place), '{}') from ranked
$$;
comment on function app_hidden.apportion(numeric, numeric[]) is
  'A whole number shared out by weights, by largest remainder, ties by order: the shares are whole and add up to it.';
grant execute on function app_hidden.apportion(numeric, numeric[]) to app_user;
--! EndIncluded invoicing/functions/apportion.sql
--! Included invoicing/functions/approve_credit_note.sql
create or replace function app_public.approve_credit_note(input jsonb) returns app_public.credit_notes
language sql volatile
as $$
  select * from app_private.move_credit_note((input ->> 'id')::uuid, 'approve')
$$;
comment on function app_public.approve_credit_note(jsonb) is
  E'@performs credit_notes approve\nApproves a submitted credit note; it is published right after. Operators with REVIEW. Refuses INVALID_TRANSITION.';
grant execute on function app_public.approve_credit_note(jsonb) to app_operator;
--! EndIncluded invoicing/functions/approve_credit_note.sql
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
  'Whether an invoice is approved without an operator: verified profile, not its first invoice, a client known to be '
  'sound today, and amounts without VAT within the limits for one invoice and for the profile.';
--! EndIncluded invoicing/functions/approves_itself.sql
--! Included invoicing/functions/check_credit_lines.sql
-- Definer's helper: which lines and how much of them can be credited. What another note has taken is not there any more.
create or replace function app_private.check_credit_lines(invoice_id uuid, lines jsonb) returns void
language plpgsql volatile
as $$
declare
  v_line jsonb;
  v_place int := -1;
  v_quantity numeric;
  v_remaining numeric;
  v_seen uuid[] := '{}';
begin
  if jsonb_array_length(coalesce(lines, '[]')) = 0 then
    perform app_private.refuse('BLANK', 'lines');
  end if;
  for v_line in select * from jsonb_array_elements(coalesce(lines, '[]')) loop
    v_place := v_place + 1;
    v_quantity := (v_line ->> 'quantity')::numeric;
    v_remaining := (
      select l.remaining_quantity from app_public.invoice_lines l
      where l.invoice_id = $1 and l.id = (v_line ->> 'invoiceLineId')::uuid
    );
    if v_remaining is null or (v_line ->> 'invoiceLineId')::uuid = any (v_seen) then
      perform app_private.refuse('LINE_MISMATCH', format('lines.%s.invoiceLineId', v_place));
    elsif v_quantity is null then
      perform app_private.refuse('BLANK', format('lines.%s.quantity', v_place));
    elsif v_quantity <= 0 then
      perform app_private.refuse('TOO_SMALL_OR_EQUAL', format('lines.%s.quantity', v_place));
    elsif scale(trim_scale(v_quantity)) > 2 then
      perform app_private.refuse('INVALID', format('lines.%s.quantity', v_place));
    elsif v_quantity > v_remaining then
      perform app_private.refuse('LINE_MISMATCH', format('lines.%s.quantity', v_place));
    end if;
    v_seen := v_seen || (v_line ->> 'invoiceLineId')::uuid;
  end loop;
end;
$$;
comment on function app_private.check_credit_lines(uuid, jsonb) is
  'Refuses lines to credit: BLANK when there are none, LINE_MISMATCH for one that is not on the invoice, is named twice or has less left, '
  'TOO_SMALL_OR_EQUAL for a quantity that is not above 0, INVALID for one with more than two decimals.';
--! EndIncluded invoicing/functions/check_credit_lines.sql
--! Included invoicing/functions/check_invoice_line.sql
-- lines are all lines of the invoice as they would be, since a line may depend on another.
create or replace function app_private.check_invoice_line(line jsonb, lines jsonb, vat_rates numeric[], path text) returns void
language plpgsql volatile
as $$
declare
  v_field text;
  v_rule app_public.line_rules;
begin
  select r.* into v_rule from app_public.line_rules r where r.line_type = (line ->> 'lineType')::app_public.line_type;
  if line ->> 'lineType' is null then
    perform app_private.refuse('BLANK', path || '.lineType');
  elsif v_rule.id is null then
    perform app_private.refuse('INCLUSION', path || '.lineType');
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
    v_rule.belongs_to is null
    or lines -> (line ->> 'dependentOnPosition')::int ->> 'lineType' is distinct from v_rule.belongs_to::text
    or (line ->> 'dependentOnPosition')::int < 0
  ) then
    perform app_private.refuse('INVALID', path || '.dependentOnPosition');
  end if;
end;
$$;
comment on function app_private.check_invoice_line(jsonb, jsonb, numeric[], text) is
  'Refuses what is wrong with a line even in a draft: a kind that has no rule, an unknown VAT rate or occupation '
  'code, seconds, a report that ends before it starts, by day or on one day by the clock, a dependence on what its '
  'kind does not belong to.';
grant execute on function app_private.check_invoice_line(jsonb, jsonb, numeric[], text) to app_user;
--! EndIncluded invoicing/functions/check_invoice_line.sql
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
  'Refuses missing or unfit parties: an archived profile, TOO_BIG for one whose numbers are spent, an insolvent '
  'client, one that cannot be reached, seller and buyer being one, a person not identified.';
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
  v_to app_public.delivery_status := app_private.require_row_transition('deliveries', delivery_id, action);
begin
  perform app_private.stop_if_refused();
  update app_public.deliveries d set status = v_to where d.id = delivery_id returning d.* into v_delivery;
  perform app_private.record_event(
    'invoices', v_delivery.invoice_id, v_delivery.account_id, 'SENDING_SETTLED', app_private.delivery_document_status(v_delivery),
    jsonb_build_object('action', action)
  ) where v_delivery.invoice_id is not null;
  perform app_private.record_event(
    'credit_notes', v_delivery.credit_note_id, v_delivery.account_id, 'SENDING_SETTLED', app_private.delivery_document_status(v_delivery),
    jsonb_build_object('action', action)
  ) where v_delivery.credit_note_id is not null;
  return v_delivery;
end;
$$;
comment on function app_private.close_delivery(uuid, text) is
  'Takes a failed sending off the desks by an action of its transitions, with an event on its document. INVALID for what is out of reach.';
grant execute on function app_private.close_delivery(uuid, text) to app_user, app_operator;
--! EndIncluded invoicing/functions/close_delivery.sql
--! Included invoicing/functions/compute_credit.sql
-- Lines by quantity, VAT by rate, everything else by the credited share of the amount. An organisation is paid the VAT as
-- well, so its payout goes with the VAT of the lines that are credited and not with that of all. What notes that are not
-- rejected have taken is gone, also before they are published: two at once never take the same øre.
create or replace function app_private.compute_credit(invoice app_public.invoices, lines jsonb) returns jsonb
language sql stable
as $$
  with shared as materialized (
    select
      l.id, l.position, coalesce(l.vat_rate, 0) as vat_rate, l.amount_minor as whole, l.vat_minor as whole_vat,
      o.remaining, app_public.invoice_lines_remaining_vat(l) as remaining_vat, w.quantity,
      case when w.quantity is null then 0 else app_hidden.credit_share(
        l.amount_minor, o.remaining, w.quantity, l.quantity, w.quantity = l.remaining_quantity
      ) end as amount
    from app_public.invoice_lines l
      cross join lateral (select app_public.invoice_lines_remaining_amount(l) as remaining) o
      left join jsonb_to_recordset(lines) as w ("invoiceLineId" uuid, quantity numeric) on w."invoiceLineId" = l.id
    where l.invoice_id = invoice.id
  ),
  rates as materialized (
    select
      s.vat_rate, sum(s.amount) as amount, sum(s.whole) as whole, sum(s.whole_vat) as whole_vat,
      app_hidden.credit_share(sum(s.whole_vat), sum(s.remaining_vat), sum(s.amount), sum(s.whole), sum(s.amount) = sum(s.remaining)) as vat
    from shared s group by s.vat_rate
  ),
  document as materialized (
    select
      sum(r.amount) as amount, sum(r.vat) as vat, sum(r.amount) = invoice.remaining_amount_minor as takes_rest,
      sum(r.whole_vat * r.amount * invoice.amount_minor / nullif(r.whole, 0)) as vat_by_amount
    from rates r
  ),
  parts as materialized (
    select
      d.amount, d.vat,
      app_hidden.credit_share(
        invoice.platform_fee_amount_minor, invoice.remaining_platform_fee_amount_minor, d.amount, invoice.amount_minor, d.takes_rest
      ) as platform_fee,
      app_hidden.credit_share(
        invoice.employer_tax_amount_minor, invoice.remaining_employer_tax_amount_minor, d.amount, invoice.amount_minor, d.takes_rest
      ) as employer_tax,
      app_hidden.credit_share(
        invoice.salary_tax_amount_minor, invoice.remaining_salary_tax_amount_minor, d.amount, invoice.amount_minor, d.takes_rest
      ) as salary_tax,
      app_hidden.credit_share(
        invoice.gross_salary_minor, invoice.remaining_gross_salary_minor, d.amount, invoice.amount_minor, d.takes_rest
      ) as gross_salary,
      case when invoice.employer_tax_percent is null and not d.takes_rest then least(
        invoice.remaining_payout_amount_minor,
        app_hidden.round_ratio(
          coalesce(d.vat_by_amount, 0) + (invoice.amount_minor - invoice.platform_fee_amount_minor) * d.amount, invoice.amount_minor
        )
      ) else app_hidden.credit_share(
        invoice.payout_amount_minor, invoice.remaining_payout_amount_minor, d.amount, invoice.amount_minor, d.takes_rest
      ) end as payout
    from document d
  ),
  vats as (
    select g.id, g.vat from rates r, lateral (
      select unnest(array_agg(s.id order by s.position)) as id,
        unnest(app_hidden.apportion(r.vat, array_agg(s.amount order by s.position))) as vat
      from shared s where s.vat_rate = r.vat_rate and s.quantity is not null
    ) g
  ),
  shares as (
    select unnest(array_agg(s.id order by s.position)) as id,
      unnest(app_hidden.apportion(p.platform_fee, array_agg(s.amount order by s.position))) as platform_fee,
      unnest(app_hidden.apportion(p.employer_tax, array_agg(s.amount order by s.position))) as employer_tax,
      unnest(app_hidden.apportion(p.salary_tax, array_agg(s.amount order by s.position))) as salary_tax,
      unnest(app_hidden.apportion(p.gross_salary, array_agg(s.amount order by s.position))) as gross_salary,
      unnest(app_hidden.apportion(p.payout, array_agg(s.amount order by s.position))) as payout
    from shared s, parts p where s.quantity is not null
    group by p.platform_fee, p.employer_tax, p.salary_tax, p.gross_salary, p.payout
  )
  select to_jsonb(p) || jsonb_build_object('lines', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'invoice_line_id', s.id, 'position', s.position, 'quantity', s.quantity, 'amount', s.amount, 'vat', coalesce(v.vat, 0),
      'platform_fee', h.platform_fee, 'employer_tax', h.employer_tax, 'salary_tax', h.salary_tax,
      'gross_salary', h.gross_salary, 'payout', h.payout
    ) order by s.position), '[]')
    from shared s join shares h on h.id = s.id left join vats v on v.id = s.id
  ))
  from parts p
$$;
comment on function app_private.compute_credit(app_public.invoices, jsonb) is
  'What crediting quantities of lines, [{invoiceLineId, quantity}], takes back of an invoice: amount, vat, platform_fee, employer_tax, '
  'salary_tax, gross_salary, payout and the same of each line, in minor units.';
grant execute on function app_private.compute_credit(app_public.invoices, jsonb) to app_user;
--! EndIncluded invoicing/functions/compute_credit.sql
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
    app_hidden.with_tax_free_prices(coalesce(nullif(input -> 'lines', 'null'), '[]'), v_given, v_day)
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
  'Computes an invoice: {profile, salaryTaxPercent, lines, rates?, invoicedOn?} gives amount, vat, the parts, lineVat '
  'and lineAmount in minor units, or {"error": "INVOICE_CALCULATION_FAILED"}.';
grant execute on function app_hidden.compute_invoice(jsonb) to app_user, app_operator, app_worker;
--! EndIncluded invoicing/functions/compute_invoice.sql
--! Included invoicing/functions/compute_lines.sql
-- What each line comes to. A line that lacks what it is computed from counts as 0, so that a draft
-- has totals from its first line on.
create or replace function app_hidden.compute_lines(lines jsonb)
returns table (place bigint, vat_rate numeric, amount numeric, taxable numeric)
language sql stable
as $$
  select
    l.place,
    coalesce(l.vat_rate, 0),
    coalesce(round(l.quantity * l.unit_price), 0),
    coalesce(case l.tax
      when 'WHOLE' then round(l.quantity * l.unit_price)
      when 'NONE' then 0
      when 'TAXABLE_PART' then round(l.quantity * l.taxable_price)
      when 'ABOVE_RATE' then round(l.quantity * l.unit_price) - round(l.quantity * least(l.unit_price, l.tax_free_price))
    end, 0)
  from (
    select
      t.place,
      r.tax,
      (t.line ->> 'quantity')::numeric as quantity,
      (t.line ->> 'vatRate')::numeric as vat_rate,
      (t.line ->> 'taxFreeUnitPrice')::numeric as tax_free_price,
      parts.taxable as taxable_price,
      case r.tax when 'TAXABLE_PART' then parts.taxable + parts.tax_free else (t.line ->> 'unitPrice')::numeric end as unit_price
    from jsonb_array_elements(lines) with ordinality as t (line, place)
    cross join lateral app_hidden.line_rule((t.line ->> 'lineType')::app_public.line_type) as r
    cross join lateral (select
      coalesce((t.line ->> 'dietTaxableUnitPrice')::numeric, 0) as taxable,
      coalesce((t.line ->> 'dietNonTaxableUnitPrice')::numeric, 0) as tax_free
    ) as parts
  ) as l
$$;
comment on function app_hidden.compute_lines(jsonb) is
  'Amount and taxable part of each line in minor units, by its place counted from 1. Incomplete lines count as 0. '
  'What is salary above a rate says that rate in taxFreeUnitPrice.';
grant execute on function app_hidden.compute_lines(jsonb) to app_user, app_operator, app_worker;
--! EndIncluded invoicing/functions/compute_lines.sql
--! Included invoicing/functions/create_credit_note.sql
create or replace function app_public.create_credit_note(input jsonb) returns app_public.credit_notes
language plpgsql volatile
as $$
declare
  v_invoice app_public.invoices;
begin
  perform app_private.refuse_when_impersonating();
  v_invoice := app_private.require_own_invoice((input ->> 'invoiceId')::uuid, 'invoiceId');
  return app_private.credit_invoice(v_invoice.id, input -> 'lines', app_hidden.text_at(input, 'reason'));
end;
$$;
comment on function app_public.create_credit_note(jsonb) is
'@impersonated refused
@performs credit_notes create
Takes back quantities of lines of a published invoice; it is reviewed as an invoice is. Refuses INVALID_ACTION while impersonating, '
  'INVALID invoiceId, INVOICE_NOT_PUBLISHED, BLANK lines, LINE_MISMATCH for more than remains, TOO_SMALL_OR_EQUAL, TOO_BIG reason.';
grant execute on function app_public.create_credit_note(jsonb) to app_user;
--! EndIncluded invoicing/functions/create_credit_note.sql
--! Included invoicing/functions/create_delivery.sql
-- Definer because a delivery is only ever made together with the job that carries it out. The worker
-- sends whatever the job names, so it is looked here that the document is the caller's, and that it goes
-- to its client and nobody else. What failed before needs nobody's care once it is sent anew.
create or replace function app_private.create_delivery(
  invoice_id uuid, credit_note_id uuid, channel app_public.delivery_method, recipient text
) returns uuid
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account_id uuid;
  v_id uuid;
  v_status app_public.delivery_status;
  v_settled app_public.delivery_status;
begin
  select o.account_id into v_account_id
  from (
    select i.account_id, i.client_id from app_public.invoices i where i.id = $1 and i.status in ('PUBLISHED', 'RESOLVED')
    union all
    select n.account_id, n.client_id from app_public.credit_notes n where n.id = $2 and n.status in ('PUBLISHED', 'RESOLVED')
  ) o join app_public.clients c on c.id = o.client_id
  where app_hidden.is_within_reach(o.account_id) and c.email = $4::public.citext;
  if v_account_id is null then
    raise exception 'not a document to send there' using errcode = 'insufficient_privilege';
  end if;
  if exists (select from app_public.deliveries d where (d.invoice_id = $1 or d.credit_note_id = $2) and d.status = 'FAILED') then
    v_settled := app_private.require_transition('deliveries', null, 'FAILED', 'replace');
  end if;
  v_status := app_private.require_transition('deliveries', null, null, 'create');
  perform app_private.stop_if_refused();

  update app_public.deliveries d set status = v_settled where (d.invoice_id = $1 or d.credit_note_id = $2) and d.status = 'FAILED';
  insert into app_public.deliveries (account_id, invoice_id, credit_note_id, channel, recipient, status)
  values (v_account_id, $1, $2, $3, $4, v_status)
  returning id into v_id;
  perform app_private.enqueue(
    'invoicing/deliver_invoice', jsonb_build_object('deliveryId', v_id), 'deliver_invoice:' || v_id
  );
  return v_id;
end;
$$;
comment on function app_private.create_delivery(uuid, uuid, app_public.delivery_method, text) is
'@performs deliveries create
@performs deliveries replace
Notes that an invoice or a credit note is to be sent to its client, settles what failed before, and enqueues the sending.';
grant execute on function app_private.create_delivery(uuid, uuid, app_public.delivery_method, text) to app_user, app_operator;
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
  perform app_private.require_transition('invoices', null, null, 'create');
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

  select i.* into v_invoice from app_public.invoices i where i.id = v_invoice.id;
  return v_invoice;
end;
$$;
comment on function app_public.create_invoice(jsonb) is
'@impersonated partly
@performs invoices create
Makes a draft, which may be incomplete. Its amounts are computed here. Refuses UNAUTHORIZED; INVALID_ACTION for a '
  'bank account other than the default while impersonating; INVALID for what belongs to somebody else; '
  'FREELANCE_PROFILE_ARCHIVED; INVALID_INVOICED_ON; INCLUSION for an unknown VAT rate.';
grant execute on function app_public.create_invoice(jsonb) to app_user;
--! EndIncluded invoicing/functions/create_invoice.sql
--! Included invoicing/functions/create_invoice_line.sql
-- A line is checked among those that are there: what some kinds ask depends on the other lines.
create or replace function app_public.create_invoice_line(input jsonb) returns app_public.invoice_lines
language plpgsql volatile
as $$
declare
  v_invoice app_public.invoices := app_private.require_own_invoice((input ->> 'invoiceId')::uuid, 'invoiceId');
  v_lines jsonb := app_hidden.invoice_lines_input(v_invoice.id);
  v_position int := jsonb_array_length(v_lines);
  v_line app_public.invoice_lines;
begin
  perform app_private.refuse_unless_draft(v_invoice);
  if v_position >= 200 then
    perform app_private.refuse('TOO_BIG', 'invoiceId');
  end if;
  v_lines := v_lines || jsonb_build_array(input -> 'attributes');
  perform app_private.check_invoice_line(
    input -> 'attributes', v_lines, app_hidden.vat_rates(coalesce(v_invoice.invoiced_on, app_hidden.today())), 'attributes'
  );
  perform app_private.stop_if_refused();

  perform app_private.insert_invoice_lines(v_invoice, jsonb_build_array(input -> 'attributes'), v_position);
  perform app_private.recompute_invoice(v_invoice.id);
  select l.* into v_line from app_public.invoice_lines l where l.invoice_id = v_invoice.id and l.position = v_position;
  return v_line;
end;
$$;
comment on function app_public.create_invoice_line(jsonb) is
  E'@impersonated allowed\nAdds a line at the end of a draft, which is computed anew. Refuses INVOICE_SUBMITTED or '
  'INVOICE_PUBLISHED for what is no draft; TOO_BIG beyond 200 lines; BLANK, INVALID, INCLUSION, TOO_SMALL or TOO_BIG '
  'for what the line says.';
grant execute on function app_public.create_invoice_line(jsonb) to app_user;
--! EndIncluded invoicing/functions/create_invoice_line.sql
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
  E'@impersonated allowed\nAttaches a receipt to a draft: PDF, PNG or JPEG, at most 10 000 000 bytes. Refuses '
  'INVOICE_SUBMITTED or INVOICE_PUBLISHED; TOO_BIG or INVALID for the file, TOO_BIG beyond 20 receipts or 25 000 000 '
  'bytes of them.';
grant execute on function app_public.create_receipt(jsonb) to app_user;
--! EndIncluded invoicing/functions/create_receipt.sql
--! Included invoicing/functions/credit_approves_itself.sql
-- What nobody has paid is only claimed less: no money moves. What was paid is refunded, and somebody looks before.
create or replace function app_hidden.credit_approves_itself(note app_public.credit_notes) returns boolean
language sql stable
as $$
  select exists (
    select from app_public.invoices i, app_public.invoicing_settings s
    where i.id = note.invoice_id and i.status = 'PUBLISHED' and note.amount_minor <= s.automatic_approval_limit_minor
  )
$$;
comment on function app_hidden.credit_approves_itself(app_public.credit_notes) is
  'Whether a credit note is approved without an operator: its invoice is not paid, and its amount without VAT is within the limit for one invoice.';
--! EndIncluded invoicing/functions/credit_approves_itself.sql
--! Included invoicing/functions/credit_invoice.sql
-- Definer because nobody is granted what remains of an invoice: it becomes less in the transaction in which the note is
-- made, so that two notes at once cannot take the same. Who may is asked of the transitions, whose invoice of the caller's reach.
create or replace function app_private.credit_invoice(invoice_id uuid, lines jsonb, reason text) returns app_public.credit_notes
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_invoice app_public.invoices;
  v_note app_public.credit_notes;
  v_status app_public.credit_note_status;
  v_credit jsonb;
begin
  select i.* into v_invoice from app_public.invoices i
  where i.id = $1 and app_hidden.is_within_reach(i.account_id)
  for update;
  v_status := app_private.require_transition('credit_notes', null, null, 'create');
  if v_invoice.status is null or v_invoice.status not in ('PUBLISHED', 'RESOLVED') then
    perform app_private.refuse('INVOICE_NOT_PUBLISHED');
  else
    perform app_private.check_credit_lines(v_invoice.id, lines);
  end if;
  if length(reason) > 1000 then
    perform app_private.refuse('TOO_BIG', 'reason');
  end if;
  perform app_private.stop_if_refused();

  v_credit := app_private.compute_credit(v_invoice, lines);
  insert into app_public.credit_notes (
    account_id, created_by, invoice_id, freelance_profile_id, client_id, status, reason, credited_on, currency, amount_minor, vat_minor,
    platform_fee_amount_minor, employer_tax_amount_minor, salary_tax_amount_minor, gross_salary_minor, payout_amount_minor
  )
  select
    v_invoice.account_id, app_hidden.current_user_id(), v_invoice.id, v_invoice.freelance_profile_id, v_invoice.client_id, v_status,
    credit_invoice.reason, app_hidden.today(), v_invoice.currency, c.amount, c.vat, c.platform_fee, c.employer_tax, c.salary_tax,
    c.gross_salary, c.payout
  from jsonb_to_record(v_credit) as c (
    amount bigint, vat bigint, platform_fee bigint, employer_tax bigint, salary_tax bigint, gross_salary bigint, payout bigint
  )
  returning * into v_note;
  insert into app_public.credit_note_lines (
    account_id, credit_note_id, invoice_line_id, position, quantity, amount_minor, vat_minor, platform_fee_amount_minor,
    employer_tax_amount_minor, salary_tax_amount_minor, gross_salary_minor, payout_amount_minor
  )
  select
    v_note.account_id, v_note.id, l.invoice_line_id, l.position, l.quantity, l.amount, l.vat, l.platform_fee, l.employer_tax,
    l.salary_tax, l.gross_salary, l.payout
  from jsonb_to_recordset(v_credit -> 'lines') as l (
    invoice_line_id uuid, position int, quantity numeric, amount bigint, vat bigint, platform_fee bigint, employer_tax bigint,
    salary_tax bigint, gross_salary bigint, payout bigint
  );
  perform app_private.take_off_invoice(v_note, 1);
  perform app_private.enqueue('invoicing/review_credit_note', jsonb_build_object('id', v_note.id), 'review_credit_note:' || v_note.id);
  return v_note;
end;
$$;
comment on function app_private.credit_invoice(uuid, jsonb, text) is
'@performs credit_notes create
Makes a credit note of quantities of lines, takes it off what remains of the invoice, and enqueues its review. Refuses what create_credit_note tells.';
grant execute on function app_private.credit_invoice(uuid, jsonb, text) to app_user;
--! EndIncluded invoicing/functions/credit_invoice.sql
--! Included invoicing/functions/credit_note_came_back.sql
create or replace function app_hidden.credit_note_came_back(delivery_id uuid) returns boolean
language sql stable
as $$
  select exists (
    select from app_public.deliveries d where d.id = delivery_id and d.credit_note_id is not null and d.failure <> 'NO_ADDRESS'
  )
$$;
comment on function app_hidden.credit_note_came_back(uuid) is
  'Condition of a reaction: it is of a credit note, and went out in vain.';
--! EndIncluded invoicing/functions/credit_note_came_back.sql
--! Included invoicing/functions/credit_note_is_of_organization.sql
create or replace function app_hidden.credit_note_is_of_organization(credit_note_id uuid) returns boolean
language sql stable
as $$
  select exists (select from app_public.credit_notes n where n.id = $1 and app_hidden.invoice_is_of_organization(n.invoice_id))
$$;
comment on function app_hidden.credit_note_is_of_organization(uuid) is
  'Condition of a transition: the invoice was an organisation''s own, and it knows best whether its client was refunded.';
grant execute on function app_hidden.credit_note_is_of_organization(uuid) to app_user, app_operator, app_worker;
--! EndIncluded invoicing/functions/credit_note_is_of_organization.sql
--! Included invoicing/functions/credit_note_lines_description.sql
create or replace function app_public.credit_note_lines_description(line app_public.credit_note_lines) returns text
language sql stable
as $$
  select coalesce(l.description, o.name, app_hidden.line_type_name(l.line_type, 'NB'))
  from app_public.invoice_lines l left join app_public.occupation_codes o on o.id = l.occupation_code_id
  where l.id = line.invoice_line_id
$$;
comment on function app_public.credit_note_lines_description(app_public.credit_note_lines) is 'What was billed, as its line says.';
grant execute on function app_public.credit_note_lines_description(app_public.credit_note_lines) to app_user, app_operator;
--! EndIncluded invoicing/functions/credit_note_lines_description.sql
--! Included invoicing/functions/credit_note_payload.sql
-- Definer because the worker holds no table. What it says of seller, client and lines is what the invoice's document says:
-- it takes back from that document and from no later row.
create or replace function app_private.credit_note_payload(credit_note_id uuid) returns jsonb
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.invoice_payload(n.invoice_id) - array['dueOn', 'kid', 'accountNumber', 'iban', 'bic', 'note', 'breakdown'] || jsonb_build_object(
    'id', n.id, 'documentNumber', n.document_number, 'invoicedOn', n.credited_on, 'status', n.status, 'note', n.reason,
    'credits', jsonb_build_object('documentNumber', i.document_number, 'invoicedOn', i.invoiced_on, 'isPaid', i.resolved_at is not null),
    'lines', (
      select jsonb_agg(
        p.line || jsonb_build_object('quantity', l.quantity, 'amount', l.amount_minor, 'vat', l.vat_minor) order by l.position
      )
      from app_public.credit_note_lines l
        join jsonb_array_elements(d.payload -> 'lines') as p (line) on (p.line ->> 'position')::int = l.position
      where l.credit_note_id = n.id
    ),
    'vatGroups', (
      select jsonb_agg(jsonb_build_object('rate', g.rate, 'base', g.base, 'vat', g.vat) order by g.rate desc)
      from (
        select coalesce(o.vat_rate, 0) as rate, sum(l.amount_minor) as base, sum(l.vat_minor) as vat
        from app_public.credit_note_lines l join app_public.invoice_lines o on o.id = l.invoice_line_id
        where l.credit_note_id = n.id group by 1
      ) as g
    ),
    'amount', n.amount_minor, 'vat', n.vat_minor, 'total', n.total_minor,
    'pdf', case when f.id is not null then
      jsonb_build_object('fileId', f.id, 'filename', f.filename, 'storageKey', f.storage_key)
    end
  )
  from app_public.credit_notes n
    join app_public.invoices i on i.id = n.invoice_id
    join app_private.invoice_documents d on d.invoice_id = n.invoice_id
    left join app_public.files f on f.id = n.pdf_document_id
  where n.id = $1 and n.published_at is not null
$$;
comment on function app_private.credit_note_payload(uuid) is
  'Everything the PDF and the mail need of a published credit note: as an invoice''s, and what it takes back from. Amounts in minor units.';
grant execute on function app_private.credit_note_payload(uuid) to app_worker;
--! EndIncluded invoicing/functions/credit_note_payload.sql
--! Included invoicing/functions/credit_notes_ehf_sent_at.sql
create or replace function app_public.credit_notes_ehf_sent_at(note app_public.credit_notes) returns timestamptz
language sql stable
as $$
  select max(d.sent_at) from app_public.deliveries d where d.credit_note_id = note.id and d.channel = 'EHF'
$$;
comment on function app_public.credit_notes_ehf_sent_at(app_public.credit_notes) is 'When it last went out as EHF, UTC.';
grant execute on function app_public.credit_notes_ehf_sent_at(app_public.credit_notes) to app_user, app_operator;
--! EndIncluded invoicing/functions/credit_notes_ehf_sent_at.sql
--! Included invoicing/functions/credit_notes_email_sent_at.sql
create or replace function app_public.credit_notes_email_sent_at(note app_public.credit_notes) returns timestamptz
language sql stable
as $$
  select max(d.sent_at) from app_public.deliveries d where d.credit_note_id = note.id and d.channel = 'EMAIL'
$$;
comment on function app_public.credit_notes_email_sent_at(app_public.credit_notes) is 'When the client''s mail server last took it, UTC.';
grant execute on function app_public.credit_notes_email_sent_at(app_public.credit_notes) to app_user, app_operator;
--! EndIncluded invoicing/functions/credit_notes_email_sent_at.sql
--! Included invoicing/functions/credit_notes_last_delivery.sql
create or replace function app_public.credit_notes_last_delivery(note app_public.credit_notes) returns app_public.deliveries
language sql stable
as $$
  select d.* from app_public.deliveries d where d.credit_note_id = note.id order by d.created_at desc, d.id desc limit 1
$$;
comment on function app_public.credit_notes_last_delivery(app_public.credit_notes) is
  'The newest sending to the client, which says whether they have it; null before publication and while the document is drawn.';
grant execute on function app_public.credit_notes_last_delivery(app_public.credit_notes) to app_user, app_operator;
--! EndIncluded invoicing/functions/credit_notes_last_delivery.sql
--! Included invoicing/functions/credit_notes_outcome.sql
create or replace function app_public.credit_notes_outcome(note app_public.credit_notes) returns app_public.state_outcome
language sql stable
as $$
  select t.outcome from app_public.transitions t where t.entity = 'credit_notes' and t.to_status = note.status::text limit 1
$$;
comment on function app_public.credit_notes_outcome(app_public.credit_notes) is
'@notNull
@unlisted
What its status means for people: whom it waits for, or how it ended.';
grant execute on function app_public.credit_notes_outcome(app_public.credit_notes) to app_user;
--! EndIncluded invoicing/functions/credit_notes_outcome.sql
--! Included invoicing/functions/credit_share.sql
-- What is last takes what is there, so that nothing is left over however often it was rounded before.
create or replace function app_hidden.credit_share(whole numeric, remaining numeric, part numeric, of_all numeric, takes_rest boolean) returns numeric
language sql immutable parallel safe
as $$
  select case when takes_rest then remaining when of_all = 0 then 0 else least(remaining, app_hidden.round_ratio(whole * part, of_all)) end
$$;
comment on function app_hidden.credit_share(numeric, numeric, numeric, numeric, boolean) is
  'What crediting part of_all takes of a whole in minor units: its rounded share, never more than remains, and all that remains when the rest is taken.';
grant execute on function app_hidden.credit_share(numeric, numeric, numeric, numeric, boolean) to app_user;
--! EndIncluded invoicing/functions/credit_share.sql
--! Included invoicing/functions/dashboard.sql
-- Everything an account's dashboard shows in one call: what waits for its people, what clients owe,
-- the next payout, the year by month, and what happened last. It runs as the caller, so it counts what
-- the caller may read. The invoices of an account are read once, by its index, and all figures are told
-- from what that found. Sums are for each currency; what credit notes took back is not counted.
--
-- What is one's own of a year is told without VAT, as what was invoiced is: an organisation is paid the VAT as
-- well, which is not its own, and the part would be more than the whole.
--
-- A refused invoice waits for a month: by then it was either written anew or given up. Payouts are not
-- recorded yet, so the next one is what the next client to pay will bring, and says whose it is.
create or replace function app_public.dashboard() returns app_public.dashboard
language sql stable
as $$
  with this as materialized (
    select app_hidden.today() as day, date_trunc('year', app_hidden.today()::timestamp)::date as year_begins
  ),
  failed as materialized (
    select d.invoice_id, max(d.failed_at) as failed_at
    from app_public.deliveries d where d.status = 'FAILED' group by d.invoice_id
  ),
  -- What is to be credited and not yet published the client knows nothing of, and owes.
  pending as materialized (
    select n.invoice_id, sum(n.total_minor) as total from app_public.credit_notes n
    where n.status in ('SUBMITTED', 'APPROVED') group by n.invoice_id
  ),
  -- What was settled in other years is most of it, and nothing here tells of it.
  own as materialized (
    select
      i.id, i.status, i.currency, i.document_number, i.client_id, i.due_on, i.invoiced_on, i.total_minor,
      i.remaining_amount_minor as amount_left,
      i.remaining_amount_minor + i.remaining_vat_minor + coalesce(p.total, 0) as total_left,
      i.remaining_payout_amount_minor as payout_left,
      i.remaining_amount_minor - i.remaining_platform_fee_amount_minor - i.remaining_employer_tax_amount_minor
        - i.remaining_salary_tax_amount_minor as own_left,
      i.status in ('PUBLISHED', 'RESOLVED') and i.invoiced_on >= (select t.year_begins from this t) as is_of_this_year,
      i.status = 'PUBLISHED' and i.due_on < (select t.day from this t) as is_overdue,
      case
        when i.status = 'DRAFT' then i.updated_at
        when i.status = 'REJECTED' and i.rejected_at > now() - interval '30 days' then i.rejected_at
      end as waits_since
    from app_public.invoices i left join pending p on p.invoice_id = i.id
    where i.status <> 'RESOLVED' or i.invoiced_on >= (select t.year_begins from this t)
  ),
  undelivered as materialized (
    select o.*, f.failed_at from failed f join own o on o.id = f.invoice_id where o.status = 'PUBLISHED'
  ),
  counts as (
    select
      count(*) filter (where o.status = 'DRAFT')::int as drafts,
      count(*) filter (where o.status = 'REJECTED')::int as rejected
    from own o where o.waits_since is not null
  ),
  sums as (
    select row (
      o.currency,
      coalesce(sum(o.total_left) filter (where o.status = 'PUBLISHED'), 0), count(*) filter (where o.status = 'PUBLISHED'),
      coalesce(sum(o.total_left) filter (where o.is_overdue), 0), count(*) filter (where o.is_overdue),
      coalesce(sum(o.total_minor) filter (where o.status in ('SUBMITTED', 'APPROVED')), 0),
      count(*) filter (where o.status in ('SUBMITTED', 'APPROVED')),
      coalesce(sum(o.amount_left) filter (where o.is_of_this_year), 0),
      coalesce(sum(o.amount_left) filter (where o.is_of_this_year and o.status = 'RESOLVED'), 0),
      coalesce(sum(o.own_left) filter (where o.is_of_this_year), 0)
    )::app_public.dashboard_sum as sum
    from own o where o.status not in ('DRAFT', 'REJECTED') group by o.currency order by o.currency
  ),
  months as (
    select row (m.starts_on, m.currency, m.invoiced, m.settled)::app_public.dashboard_month as month
    from (
      select
        date_trunc('month', o.invoiced_on::timestamp)::date as starts_on, o.currency, sum(o.amount_left) as invoiced,
        coalesce(sum(o.amount_left) filter (where o.status = 'RESOLVED'), 0) as settled
      from own o where o.is_of_this_year group by 1, 2
    ) m order by m.starts_on, m.currency
  ),
  named as (
    select 'overdue' as list, o.id, false as is_undelivered, null::timestamptz as since_at, row_number() over () as position
    from (select * from own where is_overdue order by due_on, id limit 5) o
    union all
    select 'next_payout', o.id, false, null, 1
    from (select * from own where status = 'PUBLISHED' and not is_overdue order by due_on, id limit 1) o
    union all
    select 'waiting', w.id, w.is_undelivered, w.since_at, row_number() over ()
    from (
      (select id, false as is_undelivered, waits_since as since_at from own where waits_since is not null
        order by waits_since desc, id limit 5)
      union all (select id, true, failed_at from undelivered order by failed_at desc, id limit 5)
      order by since_at desc, id limit 5
    ) w
  ),
  shown as materialized (
    select
      n.list, n.position,
      row (
        o.id, o.status, n.is_undelivered, o.document_number, c.name, o.currency,
        case o.status when 'PUBLISHED' then o.total_left else o.total_minor end, o.payout_left, o.due_on, n.since_at
      )::app_public.dashboard_invoice as invoice
    from named n join own o on o.id = n.id left join app_public.clients c on c.id = o.client_id
  ),
  happened as (
    select e.* from app_public.events e
    where e.entity = 'invoices' and e.event_type in (
      'SUBMITTED', 'APPROVED', 'REJECTED', 'SENT', 'SENDING_FAILED', 'RESOLVED', 'NULLIFIED'
    )
    order by e.occurred_at desc, e.id desc limit 8
  )
  select
    extract(year from this.day)::int,
    counts.drafts, counts.rejected, (select count(*) from undelivered)::int,
    array(select s.invoice from shown s where s.list = 'waiting' order by s.position),
    array(select s.invoice from shown s where s.list = 'overdue' order by s.position),
    (select s.invoice from shown s where s.list = 'next_payout'),
    array(select s.sum from sums s),
    array(select m.month from months m),
    array(
      select row (
        i.id, h.event_type, h.status, h.occurred_at, h.actor, i.document_number, c.name, i.currency, i.total_minor
      )::app_public.dashboard_event
      from happened h
      join app_public.invoices i on i.id = h.entity_id
      left join app_public.clients c on c.id = i.client_id
      order by h.occurred_at desc, h.id desc
    ),
    (select count(*) from app_public.freelance_profiles p where p.archived_at is null)::int,
    (select count(*) from app_public.clients)::int,
    exists (select from app_public.invoices i where i.submitted_at is not null),
    members.all_of_them, members.invited
  from this, counts, (
    select count(*)::int as all_of_them, count(*) filter (where not m.confirmed)::int as invited
    from app_hidden.current_members() m
  ) members
$$;
comment on function app_public.dashboard() is
  'Where the money of the account acted in is, and what needs its people: all that a dashboard shows, in one call.';
grant execute on function app_public.dashboard() to app_user;

comment on type app_public.dashboard is 'What an account''s dashboard shows.';
comment on column app_public.dashboard.year is E'@notNull\nThe year that sums and months are of, by the calendar of Norway.';
comment on column app_public.dashboard.drafts is E'@notNull\nHow many drafts there are.';
comment on column app_public.dashboard.rejected is E'@notNull\nHow many were rejected in the last 30 days.';
comment on column app_public.dashboard.undelivered is E'@notNull\nHow many did not reach their client.';
comment on column app_public.dashboard.waiting is E'@notNull\nThe five newest drafts, rejected and undelivered invoices.';
comment on column app_public.dashboard.overdue is E'@notNull\nThe five that should have been paid longest ago.';
comment on column app_public.dashboard.next_payout is 'The open invoice that is due next, whose payment brings the next payout.';
comment on column app_public.dashboard.sums is E'@notNull\nWhere the money is, for each currency.';
comment on column app_public.dashboard.months is E'@notNull\nThe months of the year with invoices, for each currency, by the day on the invoice.';
comment on column app_public.dashboard.recent_events is E'@notNull\nThe eight last things that happened to invoices, newest first.';
comment on column app_public.dashboard.freelance_profiles is E'@notNull\nHow many payout profiles are in use.';
comment on column app_public.dashboard.clients is E'@notNull\nHow many clients there are.';
comment on column app_public.dashboard.has_submitted is E'@notNull\nWhether any invoice was ever sent in.';
comment on column app_public.dashboard.members is E'@notNull\nHow many people the account has.';
comment on column app_public.dashboard.invited is E'@notNull\nHow many of them have not come in yet.';

comment on type app_public.dashboard_invoice is E'@prefix inv\nAn invoice as a dashboard names it.';
comment on column app_public.dashboard_invoice.id is 'The invoice.';
comment on column app_public.dashboard_invoice.status is E'@notNull\nHow far it has come.';
comment on column app_public.dashboard_invoice.is_undelivered is E'@notNull\nWhether it did not reach its client.';
comment on column app_public.dashboard_invoice.document_number is 'The number on the document; null before publication.';
comment on column app_public.dashboard_invoice.client_name is 'Who pays; null while a draft does not say.';
comment on column app_public.dashboard_invoice.currency is E'@notNull\nOf its amounts.';
comment on column app_public.dashboard_invoice.total_minor is E'@notNull\nWhat is to be paid, with VAT, in minor units.';
comment on column app_public.dashboard_invoice.payout_amount_minor is E'@notNull\nWhat of it reaches the freelancer, in minor units.';
comment on column app_public.dashboard_invoice.due_on is 'The last day to pay.';
comment on column app_public.dashboard_invoice.since_at is 'Since when it waits, UTC; null when it does not.';

comment on type app_public.dashboard_sum is 'Where the money in one currency is.';
comment on column app_public.dashboard_sum.currency is E'@notNull\nThe currency.';
comment on column app_public.dashboard_sum.with_clients_minor is E'@notNull\nWhat clients have still to pay, with VAT, in minor units.';
comment on column app_public.dashboard_sum.with_clients_count is E'@notNull\nHow many invoices that is.';
comment on column app_public.dashboard_sum.overdue_minor is E'@notNull\nWhat of it is overdue, in minor units.';
comment on column app_public.dashboard_sum.overdue_count is E'@notNull\nHow many invoices are overdue.';
comment on column app_public.dashboard_sum.in_review_minor is E'@notNull\nWhat is sent in and not with the client yet, with VAT, in minor units.';
comment on column app_public.dashboard_sum.in_review_count is E'@notNull\nHow many invoices that is.';
comment on column app_public.dashboard_sum.invoiced_minor is E'@notNull\nWhat was invoiced this year, without VAT, in minor units.';
comment on column app_public.dashboard_sum.settled_minor is E'@notNull\nWhat of it is settled, paid or written off, without VAT, in minor units.';
comment on column app_public.dashboard_sum.payout_amount_minor is
  E'@notNull\nWhat of it is the freelancer''s own, settled or not, without VAT, in minor units.';

comment on type app_public.dashboard_month is 'What was invoiced in a month, in one currency.';
comment on column app_public.dashboard_month.starts_on is E'@notNull\nIts first day.';
comment on column app_public.dashboard_month.currency is E'@notNull\nThe currency.';
comment on column app_public.dashboard_month.invoiced_minor is E'@notNull\nWhat was invoiced, without VAT, in minor units.';
comment on column app_public.dashboard_month.settled_minor is E'@notNull\nWhat of it is settled, paid or written off, without VAT, in minor units.';

comment on type app_public.dashboard_event is E'@prefix inv\nSomething that happened to an invoice.';
comment on column app_public.dashboard_event.id is 'The invoice.';
comment on column app_public.dashboard_event.event_type is E'@notNull\nWhat happened.';
comment on column app_public.dashboard_event.status is 'The status after.';
comment on column app_public.dashboard_event.occurred_at is E'@notNull\nWhen, UTC.';
comment on column app_public.dashboard_event.actor is E'@notNull\nThe name of who did it, as it was then.';
comment on column app_public.dashboard_event.document_number is 'The number on the document; null before publication.';
comment on column app_public.dashboard_event.client_name is 'Who pays.';
comment on column app_public.dashboard_event.currency is E'@notNull\nOf the total.';
comment on column app_public.dashboard_event.total_minor is E'@notNull\nWhat it came to, with VAT, in minor units.';
--! EndIncluded invoicing/functions/dashboard.sql
--! Included invoicing/functions/deliver_as_preferred.sql
-- Until EHF exists, who prefers it gets e-mail; who has no address for it, or wants none, gets nothing, and that is a row
-- and not a silence.
create or replace function app_private.deliver_as_preferred(client_id uuid, invoice_id uuid, credit_note_id uuid) returns void
language plpgsql volatile
as $$
declare
  v_client app_public.clients;
begin
  select c.* into v_client from app_public.clients c where c.id = client_id;
  if v_client.preferred_delivery_method <> 'NONE' and v_client.email is not null then
    perform app_private.create_delivery(invoice_id, credit_note_id, 'EMAIL', v_client.email::text);
  else
    perform app_private.note_undelivered(v_client.account_id, invoice_id, credit_note_id, v_client.preferred_delivery_method);
  end if;
end;
$$;
comment on function app_private.deliver_as_preferred(uuid, uuid, uuid) is
  'Sends a new document to its client as the client prefers, or notes that it is not sent.';
--! EndIncluded invoicing/functions/deliver_as_preferred.sql
--! Included invoicing/functions/delivery_client.sql
create or replace function app_private.delivery_client(delivery app_public.deliveries) returns app_public.clients
language sql stable
as $$
  select c.* from app_public.clients c
  where c.id = coalesce(
    (select i.client_id from app_public.invoices i where i.id = delivery.invoice_id),
    (select n.client_id from app_public.credit_notes n where n.id = delivery.credit_note_id)
  )
$$;
comment on function app_private.delivery_client(app_public.deliveries) is 'Whom the document of a sending is for.';
grant execute on function app_private.delivery_client(app_public.deliveries) to app_operator;
--! EndIncluded invoicing/functions/delivery_client.sql
--! Included invoicing/functions/delivery_document_status.sql
create or replace function app_private.delivery_document_status(delivery app_public.deliveries) returns text
language sql stable
as $$
  select coalesce(
    (select i.status::text from app_public.invoices i where i.id = delivery.invoice_id),
    (select n.status::text from app_public.credit_notes n where n.id = delivery.credit_note_id)
  )
$$;
comment on function app_private.delivery_document_status(app_public.deliveries) is 'How far the invoice or credit note of a sending has come.';
--! EndIncluded invoicing/functions/delivery_document_status.sql
--! Included invoicing/functions/delivery_payload.sql
-- Definer because the worker holds no table.
create or replace function app_private.delivery_payload(delivery_id uuid) returns jsonb
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select jsonb_build_object(
    'id', d.id, 'channel', d.channel, 'recipient', d.recipient, 'status', d.status,
    'isToBeDelivered', app_private.is_to_be_delivered(d),
    'attemptedAt', d.attempted_at, 'messageId', d.message_id,
    'document', coalesce(app_private.invoice_payload(d.invoice_id), app_private.credit_note_payload(d.credit_note_id))
  )
  from app_public.deliveries d
  where d.id = $1
$$;
comment on function app_private.delivery_payload(uuid) is 'One sending of an invoice or a credit note with what its message needs; null when there is none.';
grant execute on function app_private.delivery_payload(uuid) to app_worker;
--! EndIncluded invoicing/functions/delivery_payload.sql
--! Included invoicing/functions/delivery_was_given_up.sql
create or replace function app_hidden.delivery_was_given_up(delivery_id uuid) returns boolean
language sql stable
as $$
  select exists (select from app_public.deliveries d where d.id = delivery_id and d.invoice_id is not null and d.failure = 'GIVEN_UP')
$$;
comment on function app_hidden.delivery_was_given_up(uuid) is
  'Condition of a reaction: it is of an invoice, and all tries were used up.';
--! EndIncluded invoicing/functions/delivery_was_given_up.sql
--! Included invoicing/functions/delivery_was_refused.sql
create or replace function app_hidden.delivery_was_refused(delivery_id uuid) returns boolean
language sql stable
as $$
  select exists (select from app_public.deliveries d where d.id = delivery_id and d.invoice_id is not null and d.failure = 'REFUSED')
$$;
comment on function app_hidden.delivery_was_refused(uuid) is
  'Condition of a reaction: it is of an invoice, and the receiving side refused it for good.';
--! EndIncluded invoicing/functions/delivery_was_refused.sql
--! Included invoicing/functions/invoice_came_back.sql
create or replace function app_hidden.invoice_came_back(invoice_id uuid) returns boolean
language sql stable
as $$
  select exists (
    select from app_public.invoices i, app_public.invoices_last_delivery(i) d
    where i.id = $1 and d.status = 'FAILED' and d.failure <> 'NO_ADDRESS'
  )
$$;
comment on function app_hidden.invoice_came_back(uuid) is
  'Whether its newest sending went out in vain, which has a notice of its own.';
--! EndIncluded invoicing/functions/invoice_came_back.sql
--! Included invoicing/functions/invoice_is_left_to_its_sender.sql
create or replace function app_hidden.invoice_is_left_to_its_sender(invoice_id uuid) returns boolean
language sql stable
as $$
  select not exists (select from app_public.deliveries d where d.invoice_id = $1 and d.status in ('PENDING', 'SENT'))
    and not app_hidden.invoice_came_back(invoice_id)
$$;
comment on function app_hidden.invoice_is_left_to_its_sender(uuid) is
  'Condition of a reaction: nothing of it was ever sent, or tried to be.';
--! EndIncluded invoicing/functions/invoice_is_left_to_its_sender.sql
--! Included invoicing/functions/invoice_is_on_its_way.sql
create or replace function app_hidden.invoice_is_on_its_way(invoice_id uuid) returns boolean
language sql stable
as $$
  select exists (select from app_public.deliveries d where d.invoice_id = $1 and d.status in ('PENDING', 'SENT'))
    and not app_hidden.invoice_came_back(invoice_id)
$$;
comment on function app_hidden.invoice_is_on_its_way(uuid) is
  'Condition of a reaction: it goes to its client by itself, or went, and its newest sending was not in vain.';
--! EndIncluded invoicing/functions/invoice_is_on_its_way.sql
--! Included invoicing/functions/invoice_lines_remaining_amount.sql
create or replace function app_public.invoice_lines_remaining_amount(line app_public.invoice_lines) returns bigint
language sql stable
as $$
  select (line.amount_minor - coalesce(sum(l.amount_minor), 0))::bigint
  from app_public.credit_note_lines l join app_public.credit_notes n on n.id = l.credit_note_id
  where l.invoice_line_id = line.id and n.status <> 'REJECTED'
$$;
comment on function app_public.invoice_lines_remaining_amount(app_public.invoice_lines) is
'@notNull
@unlisted
@unit MINOR
Without VAT, in øre: what credit notes that are not rejected have left of it.';
grant execute on function app_public.invoice_lines_remaining_amount(app_public.invoice_lines) to app_user, app_operator;
--! EndIncluded invoicing/functions/invoice_lines_remaining_amount.sql
--! Included invoicing/functions/invoice_lines_remaining_vat.sql
create or replace function app_public.invoice_lines_remaining_vat(line app_public.invoice_lines) returns bigint
language sql stable
as $$
  select (line.vat_minor - coalesce(sum(l.vat_minor), 0))::bigint
  from app_public.credit_note_lines l join app_public.credit_notes n on n.id = l.credit_note_id
  where l.invoice_line_id = line.id and n.status <> 'REJECTED'
$$;
comment on function app_public.invoice_lines_remaining_vat(app_public.invoice_lines) is
'@notNull
@unlisted
@unit MINOR
VAT, in øre: what credit notes that are not rejected have left of it.';
grant execute on function app_public.invoice_lines_remaining_vat(app_public.invoice_lines) to app_user, app_operator;
--! EndIncluded invoicing/functions/invoice_lines_remaining_vat.sql
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
--! Included invoicing/functions/invoices_credit.sql
-- The arithmetic of createCreditNote before it is called, so that no screen has one of its own. Lines are named by their
-- places, as in the paths of refusals; a quantity that would be refused counts as none.
create or replace function app_public.invoices_credit(invoice app_public.invoices, positions int[], quantities numeric[]) returns app_public.credit_sums
language sql stable
as $$
  select row (
    (c.sums ->> 'amount')::bigint, (c.sums ->> 'vat')::bigint, (c.sums ->> 'amount')::bigint + (c.sums ->> 'vat')::bigint,
    array(
      select coalesce((l.value ->> 'amount')::bigint, 0)
      from unnest(positions) with ordinality as p (place, turn)
        left join jsonb_array_elements(c.sums -> 'lines') l on (l.value ->> 'position')::int = p.place
      order by p.turn
    )
  )::app_public.credit_sums
  from app_private.compute_credit(invoice, (
    select coalesce(jsonb_agg(jsonb_build_object('invoiceLineId', l.id, 'quantity', w.quantity)), '[]')
    from (
      select place, max(quantity) as quantity from unnest(positions, quantities) as t (place, quantity) group by place
    ) w
      join app_public.invoice_lines l on l.invoice_id = invoice.id and l.position = w.place
    where w.quantity > 0 and w.quantity <= l.remaining_quantity
  )) as c (sums)
$$;
comment on function app_public.invoices_credit(app_public.invoices, int[], numeric[]) is
  'What crediting quantities of lines would come to now: positions of lines, counted from 0, and as many quantities.';
grant execute on function app_public.invoices_credit(app_public.invoices, int[], numeric[]) to app_user;

comment on type app_public.credit_sums is 'What crediting would come to.';
comment on column app_public.credit_sums.amount_minor is E'@notNull\nWithout VAT, in øre.';
comment on column app_public.credit_sums.vat_minor is E'@notNull\nVAT in øre.';
comment on column app_public.credit_sums.total_minor is E'@notNull\nWhat the client would be credited, in øre.';
comment on column app_public.credit_sums.line_amounts is E'@notNull\nOf each line that was named, in that order, without VAT, in øre.';
--! EndIncluded invoicing/functions/invoices_credit.sql
--! Included invoicing/functions/keep_refund_status.sql
create or replace function app_private.keep_refund_status(invoice_id uuid) returns void
language sql volatile
as $$
  update app_public.invoices i
  set refund_status = case
    when n.is_pending then 'PENDING'
    when not n.is_published then 'NO'
    when i.remaining_amount_minor + i.remaining_vat_minor = 0 then 'FULL'
    else 'PARTIAL'
  end::app_public.refund_status
  from (
    select
      coalesce(bool_or(c.status in ('SUBMITTED', 'APPROVED')), false) as is_pending,
      coalesce(bool_or(c.status in ('PUBLISHED', 'RESOLVED')), false) as is_published
    from app_public.credit_notes c where c.invoice_id = $1
  ) n
  where i.id = $1
$$;
comment on function app_private.keep_refund_status(uuid) is
  'Writes how much of an invoice credit notes have taken back: PENDING while one is not yet published, FULL when nothing remains.';
--! EndIncluded invoicing/functions/keep_refund_status.sql
--! Included invoicing/functions/move_credit_note.sql
-- Definer because nobody is granted the status: it changes together with its time, its event, what remains of the invoice and
-- the job that comes next, or not at all. The actor is still the caller; the transitions decide.
create or replace function app_private.move_credit_note(credit_note_id uuid, action text, reason text default null) returns app_public.credit_notes
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_note app_public.credit_notes;
  v_to app_public.credit_note_status;
begin
  -- Its invoice first, as whoever makes a note locks it: two that wait for each other would never end.
  perform from app_public.invoices i join app_public.credit_notes n on n.invoice_id = i.id where n.id = $1 and app_hidden.is_within_reach(n.account_id)
  for update of i;
  v_to := app_private.require_row_transition('credit_notes', credit_note_id, action);
  perform app_private.stop_if_refused();
  perform app_private.tell_of_transition('credit_notes', credit_note_id, jsonb_strip_nulls(jsonb_build_object('reason', move_credit_note.reason)));
  update app_public.credit_notes n
  set
    status = v_to,
    approved_at = case v_to when 'APPROVED' then now() else n.approved_at end,
    is_approved_automatically = case v_to
      when 'APPROVED' then app_hidden.current_actor_kind() = 'WORKER'
      else n.is_approved_automatically
    end,
    rejected_at = case v_to when 'REJECTED' then now() else n.rejected_at end,
    resolved_at = case v_to when 'RESOLVED' then now() else n.resolved_at end,
    rejection_reason = coalesce(move_credit_note.reason, n.rejection_reason)
  where n.id = credit_note_id
  returning n.* into v_note;
  if v_to = 'REJECTED' then
    perform app_private.take_off_invoice(v_note, -1);
  elsif v_to = 'APPROVED' then
    perform app_private.enqueue(
      'invoicing/publish_credit_note', jsonb_build_object('id', v_note.id), 'publish_credit_note:' || v_note.id
    );
  end if;
  return v_note;
end;
$$;
comment on function app_private.move_credit_note(uuid, text, text) is
  'Takes a credit note a step as the transitions allow the caller: status, time, event, what remains of the invoice and the next job. '
  'Stops with INVALID for what is out of reach, or the transition''s refusal.';
grant execute on function app_private.move_credit_note(uuid, text, text) to app_user, app_operator;
--! EndIncluded invoicing/functions/move_credit_note.sql
--! Included invoicing/functions/move_invoice.sql
-- Definer because nobody is granted the status: it changes together with its time, its event and the
-- job that comes next, or not at all. What is submitted says from then on what it said that day. The actor is still the caller; the transitions decide.
create or replace function app_private.move_invoice(invoice_id uuid, action text, reason text default null) returns app_public.invoices
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_invoice app_public.invoices;
  v_to app_public.invoice_status := app_private.require_row_transition('invoices', invoice_id, action);
  v_task text;
begin
  perform app_private.stop_if_refused();
  perform app_private.tell_of_transition('invoices', invoice_id, jsonb_strip_nulls(jsonb_build_object('reason', reason)));
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
    nullified_at = case v_to when 'NULLIFIED' then now() else i.nullified_at end,
    rejection_reason = coalesce(reason, i.rejection_reason)
  where i.id = invoice_id
  returning i.* into v_invoice;
  if v_to = 'SUBMITTED' then
    insert into app_private.invoice_documents (account_id, invoice_id, payload)
    values (v_invoice.account_id, invoice_id, app_private.draw_invoice(v_invoice));
  end if;
  perform app_private.outlive_deliveries(v_invoice);
  v_task := case v_to when 'SUBMITTED' then 'review_invoice' when 'APPROVED' then 'publish_invoice' end;
  if v_task is not null then
    perform app_private.enqueue('invoicing/' || v_task, jsonb_build_object('id', invoice_id), v_task || ':' || invoice_id);
  end if;
  return v_invoice;
end;
$$;
comment on function app_private.move_invoice(uuid, text, text) is
  'Takes an invoice a step as the transitions allow the caller: status, time, event and the next job. Stops with '
  'INVALID for what is out of reach, or the transition''s refusal.';
grant execute on function app_private.move_invoice(uuid, text, text) to app_user, app_operator;
--! EndIncluded invoicing/functions/move_invoice.sql
--! Included invoicing/functions/note_undelivered.sql
-- That nothing is sent is a fact like a sending: chosen by the freelancer, or a failure somebody has to mend.
create or replace function app_private.note_undelivered(
  account_id uuid, invoice_id uuid, credit_note_id uuid, preferred app_public.delivery_method
) returns void
language plpgsql volatile
as $$
declare
  v_id uuid;
  v_is_chosen boolean := preferred = 'NONE';
  v_status app_public.delivery_status;
begin
  v_status := app_private.require_transition('deliveries', null, null, case when v_is_chosen then 'skip' else 'create' end);
  perform app_private.stop_if_refused();
  insert into app_public.deliveries (account_id, invoice_id, credit_note_id, channel, status)
  values ($1, $2, $3, case when v_is_chosen then 'NONE' else 'EMAIL' end::app_public.delivery_method, v_status)
  returning id into v_id;
  if not v_is_chosen then
    perform app_private.record_delivery_failure(v_id, null, 'NO_ADDRESS');
  end if;
end;
$$;
comment on function app_private.note_undelivered(uuid, uuid, uuid, app_public.delivery_method) is
  'Notes that a published document is not sent: SETTLED when the client wants none, else FAILED for want of an address.';
--! EndIncluded invoicing/functions/note_undelivered.sql
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
        (l ->> 'unitPrice')::bigint, (l ->> 'amount')::bigint, (l ->> 'vatRate')::numeric, (l ->> 'vat')::bigint,
        (l ->> 'unit')::app_public.line_unit, (l #>> '{period,from}')::date, (l #>> '{period,to}')::date,
        l ->> 'addressFrom', l ->> 'addressTo'
      )::app_public.public_invoice_line
      from jsonb_array_elements(d.payload -> 'lines') as l
    ),
    i.pdf_document_id, i.status = 'RESOLVED',
    case i.status when 'PUBLISHED' then i.total_minor - n.credited else 0 end,
    i.status = 'PUBLISHED' and i.due_on < app_hidden.today(), app_public.accounts_theme(a), n.credited
  from app_public.invoices i
    cross join lateral (
      select coalesce(sum(c.total_minor), 0)::bigint as credited from app_public.credit_notes c
      where c.invoice_id = i.id and c.status in ('PUBLISHED', 'RESOLVED')
    ) n
    join app_private.invoice_documents d on d.invoice_id = i.id
    join app_public.accounts a on a.id = i.account_id
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
comment on column app_public.public_invoice.credited_minor is E'@notNull\nWhat published credit notes have taken back of it, with VAT, in øre.';
comment on column app_public.public_invoice.is_overdue is E'@notNull\nWhether it should have been paid before today.';
comment on column app_public.public_invoice.theme is 'The colours and letters of the team that invoices; null for a person, and where none was chosen.';
comment on type app_public.public_invoice_line is 'One thing billed, as the client sees it.';
comment on column app_public.public_invoice_line.description is 'What was done.';
comment on column app_public.public_invoice_line.line_type is E'@notNull\nWhat kind of line.';
comment on column app_public.public_invoice_line.quantity is 'How many of its unit.';
comment on column app_public.public_invoice_line.unit_price_minor is 'Price of one in øre, without VAT.';
comment on column app_public.public_invoice_line.amount_minor is E'@notNull\nWithout VAT, in øre.';
comment on column app_public.public_invoice_line.vat_rate is E'@notNull\nVAT, per cent.';
comment on column app_public.public_invoice_line.vat_minor is E'@notNull\nVAT in øre.';
comment on column app_public.public_invoice_line.unit is E'@notNull\nWhat the quantity counts.';
comment on column app_public.public_invoice_line.start_date is 'The first day of the work.';
comment on column app_public.public_invoice_line.end_date is 'The last day of the work.';
comment on column app_public.public_invoice_line.address_from is 'Where the drive began.';
comment on column app_public.public_invoice_line.address_to is 'Where the drive ended.';
--! EndIncluded invoicing/functions/public_invoice.sql
--! Included invoicing/functions/publish_credit_note.sql
-- Definer because the worker holds no table. The number comes into being with the publication or not at all; an invoice of
-- which nothing is left is asked of nobody from then on. Individuals share a seller, so their profile stands before the number.
create or replace function app_private.publish_credit_note(credit_note_id uuid) returns app_public.credit_note_status
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_invoice app_public.invoices;
  v_note app_public.credit_notes;
  v_profile app_public.freelance_profiles;
  v_number int;
  v_to app_public.credit_note_status;
begin
  select i.* into v_invoice
  from app_public.invoices i join app_public.credit_notes n on n.invoice_id = i.id where n.id = $1 for update of i;
  select n.* into v_note from app_public.credit_notes n where n.id = $1 for update;
  if v_note.status is distinct from 'APPROVED' then
    return v_note.status;
  end if;
  v_to := app_private.require_transition('credit_notes', v_note.id, v_note.status::text, 'publish');
  perform app_private.stop_if_refused();
  select p.* into v_profile from app_public.freelance_profiles p where p.id = v_note.freelance_profile_id for share;
  v_number := app_private.take_invoice_number(v_profile, 'CREDIT_NOTE', 1);

  update app_public.credit_notes n
  set
    status = v_to, published_at = now(), credit_note_number = v_number,
    document_number = case v_profile.freelance_type when 'INDIVIDUAL' then v_profile.profile_number || '-K' else 'K' end || v_number
  where n.id = v_note.id
  returning n.* into v_note;
  perform app_private.keep_refund_status(v_invoice.id);
  perform app_private.record_event(
    'invoices', v_invoice.id, v_invoice.account_id, 'CREDITED', v_invoice.status::text,
    jsonb_build_object('documentNumber', v_note.document_number, 'total', v_note.total_minor)
  );
  if exists (select from app_public.invoices i where i.id = v_invoice.id and i.refund_status = 'FULL') then
    perform app_private.move_invoice(v_invoice.id, 'nullify');
  end if;
  perform app_private.enqueue(
    'invoicing/render_credit_note', jsonb_build_object('id', v_note.id), 'render_credit_note:' || v_note.id
  );
  return v_note.status;
end;
$$;
comment on function app_private.publish_credit_note(uuid) is
  E'@task invoicing\nPublishes an approved credit note: next number of its own series, the invoice nullified when nothing of it is left, '
  'and the job that draws the PDF. Returns the status. Safe to run twice.';
grant execute on function app_private.publish_credit_note(uuid) to app_worker;
--! EndIncluded invoicing/functions/publish_credit_note.sql
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
  perform app_private.enqueue(
    'invoicing/render_invoice', jsonb_build_object('id', v_invoice.id), 'render_invoice:' || v_invoice.id
  );
  return v_invoice.status;
end;
$$;
comment on function app_private.publish_invoice(uuid) is
  E'@task invoicing\nPublishes an approved invoice: next number of the profile, document number, KID, public token, '
  'and the job that draws the PDF. Returns the status. Safe to run twice.';
grant execute on function app_private.publish_invoice(uuid) to app_worker;
--! EndIncluded invoicing/functions/publish_invoice.sql
--! Included invoicing/functions/record_credit_note_pdf.sql
-- Definer because the worker holds no table. The first PDF stays: the client's copy and ours are the same bytes. What
-- nobody has paid is refunded to nobody, so the note of it is settled with that.
create or replace function app_private.record_credit_note_pdf(credit_note_id uuid, file_id uuid) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_note app_public.credit_notes;
begin
  select n.* into v_note from app_public.credit_notes n where n.id = credit_note_id for update;
  if v_note.pdf_document_id is not null or v_note.published_at is null then
    return;
  end if;
  update app_public.credit_notes n set pdf_document_id = file_id where n.id = credit_note_id;
  perform app_private.deliver_as_preferred(v_note.client_id, null, v_note.id);
  perform app_private.record_event('credit_notes', v_note.id, v_note.account_id, 'RENDERED', v_note.status::text);
  if exists (select from app_public.invoices i where i.id = v_note.invoice_id and i.resolved_at is null) then
    perform app_private.move_credit_note(v_note.id, 'resolve');
  end if;
end;
$$;
comment on function app_private.record_credit_note_pdf(uuid, uuid) is
  'Attaches the drawn PDF to a published credit note, enqueues its delivery to the client, and settles it when its invoice was not paid. '
  'Safe to run twice: the first PDF stays.';
grant execute on function app_private.record_credit_note_pdf(uuid, uuid) to app_worker;
--! EndIncluded invoicing/functions/record_credit_note_pdf.sql
--! Included invoicing/functions/record_delivery.sql
-- Definer because the worker holds no table. One that was given up may be tried again by an operator.
create or replace function app_private.record_delivery(delivery_id uuid, message_id text default null) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_delivery app_public.deliveries;
  v_to app_public.delivery_status;
  v_data jsonb;
begin
  select d.* into v_delivery from app_public.deliveries d where d.id = $1 for update;
  if not app_private.is_to_be_delivered(v_delivery) then
    return;
  end if;
  v_to := app_private.require_transition('deliveries', v_delivery.id, v_delivery.status::text, 'accept');
  perform app_private.stop_if_refused();
  update app_public.deliveries d set status = v_to, sent_at = now(), failed_at = null, failure = null, message_id = coalesce($2, d.message_id)
  where d.id = v_delivery.id;
  v_data := jsonb_build_object('channel', v_delivery.channel, 'recipient', v_delivery.recipient);
  perform app_private.record_event(
    'invoices', v_delivery.invoice_id, v_delivery.account_id, 'SENT', app_private.delivery_document_status(v_delivery), v_data
  ) where v_delivery.invoice_id is not null;
  perform app_private.record_event(
    'credit_notes', v_delivery.credit_note_id, v_delivery.account_id, 'SENT', app_private.delivery_document_status(v_delivery), v_data
  ) where v_delivery.credit_note_id is not null;
end;
$$;
comment on function app_private.record_delivery(uuid, text) is 'Notes that a sending was accepted by the receiving side. Safe to run twice.';
grant execute on function app_private.record_delivery(uuid, text) to app_worker;
--! EndIncluded invoicing/functions/record_delivery.sql
--! Included invoicing/functions/record_delivery_failure.sql
-- Definer because the worker holds no table. For failures that trying again by itself cannot mend.
create or replace function app_private.record_delivery_failure(
  delivery_id uuid, reason text, failure app_public.delivery_failure default 'REFUSED'
) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_delivery app_public.deliveries;
  v_to app_public.delivery_status;
  v_data jsonb;
begin
  select d.* into v_delivery from app_public.deliveries d where d.id = $1 for update;
  if v_delivery.status is distinct from 'PENDING' then
    return;
  end if;
  v_to := app_private.require_transition('deliveries', v_delivery.id, v_delivery.status::text, 'fail');
  perform app_private.stop_if_refused();
  update app_public.deliveries d set status = v_to, failed_at = now(), failure = $3, failure_reason = left($2, 1000)
  where d.id = v_delivery.id;
  v_data := jsonb_build_object('channel', v_delivery.channel, 'recipient', v_delivery.recipient, 'failure', $3);
  perform app_private.record_event(
    'invoices', v_delivery.invoice_id, v_delivery.account_id, 'SENDING_FAILED', app_private.delivery_document_status(v_delivery), v_data
  ) where v_delivery.invoice_id is not null;
  perform app_private.record_event(
    'credit_notes', v_delivery.credit_note_id, v_delivery.account_id, 'SENDING_FAILED', app_private.delivery_document_status(v_delivery), v_data
  ) where v_delivery.credit_note_id is not null;
end;
$$;
comment on function app_private.record_delivery_failure(uuid, text, app_public.delivery_failure) is
  'Notes that a sending can never arrive, and why. Safe to run twice.';
grant execute on function app_private.record_delivery_failure(uuid, text, app_public.delivery_failure) to app_worker;
--! EndIncluded invoicing/functions/record_delivery_failure.sql
--! Included invoicing/functions/record_invoice_pdf.sql
-- Definer because the worker holds no table. The first PDF stays: the client's copy and ours are
-- the same bytes.
create or replace function app_private.record_invoice_pdf(invoice_id uuid, file_id uuid) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_invoice app_public.invoices;
begin
  select i.* into v_invoice from app_public.invoices i where i.id = invoice_id for update;
  if v_invoice.pdf_document_id is not null or v_invoice.status not in ('PUBLISHED', 'RESOLVED', 'NULLIFIED') then
    return;
  end if;
  update app_public.invoices i set pdf_document_id = file_id where i.id = invoice_id returning i.* into v_invoice;

  perform app_private.deliver_as_preferred(v_invoice.client_id, v_invoice.id, null);
  -- The mail to the client comes first: if it is refused, its freelancer hears of that instead.
  perform app_private.record_event('invoices', invoice_id, v_invoice.account_id, 'RENDERED', v_invoice.status::text);
end;
$$;
comment on function app_private.record_invoice_pdf(uuid, uuid) is
  'Attaches the drawn PDF to a published invoice and enqueues its delivery to the client. Safe to run twice: the first PDF stays.';
grant execute on function app_private.record_invoice_pdf(uuid, uuid) to app_worker;
--! EndIncluded invoicing/functions/record_invoice_pdf.sql
--! Included invoicing/functions/refuse_other_payee.sql
-- An operator in somebody's name helps with a draft's words, not with who is paid: what the person has
-- chosen stays, and where nothing is chosen only the profile's own default is filled in.
create or replace function app_private.refuse_other_payee(invoice app_public.invoices) returns void
language plpgsql volatile
as $$
declare
  v_before app_public.invoices;
begin
  if app_hidden.current_administrator_id() is null then
    return;
  end if;
  select i.* into v_before from app_public.invoices i where i.id = invoice.id;
  if v_before.freelance_profile_id is not null
    and invoice.freelance_profile_id is distinct from v_before.freelance_profile_id then
    perform app_private.refuse('INVALID_ACTION', 'freelanceProfileId');
  end if;
  if invoice.bank_account_id is distinct from v_before.bank_account_id and (
    v_before.bank_account_id is not null
    or not exists (
      select from app_public.bank_accounts b
      where b.id = invoice.bank_account_id and b.freelance_profile_id = invoice.freelance_profile_id and b.is_default
    )
  ) then
    perform app_private.refuse('INVALID_ACTION', 'bankAccountId');
  end if;
end;
$$;
comment on function app_private.refuse_other_payee(app_public.invoices) is
  'Refuses INVALID_ACTION at freelanceProfileId or bankAccountId when an operator who acts as the user would change '
  'who is paid. The argument is the draft as it would be.';
grant execute on function app_private.refuse_other_payee(app_public.invoices) to app_user;
--! EndIncluded invoicing/functions/refuse_other_payee.sql
--! Included invoicing/functions/reject_credit_note.sql
-- The reason goes to the freelancer word for word, and what it would have taken remains to be credited.
create or replace function app_public.reject_credit_note(input jsonb) returns app_public.credit_notes
language plpgsql volatile
as $$
declare
  v_id uuid := (input ->> 'id')::uuid;
  v_reason text;
begin
  perform app_private.require_row_transition('credit_notes', v_id, 'reject');
  v_reason := app_private.require_reason(input);
  perform app_private.stop_if_refused();

  return app_private.move_credit_note(v_id, 'reject', v_reason);
end;
$$;
comment on function app_public.reject_credit_note(jsonb) is
  E'@performs credit_notes reject\nRejects a submitted credit note with a reason the freelancer reads. Operators with REVIEW. '
  'Refuses INVALID_TRANSITION, BLANK without a reason.';
grant execute on function app_public.reject_credit_note(jsonb) to app_operator;
--! EndIncluded invoicing/functions/reject_credit_note.sql
--! Included invoicing/functions/reject_invoice.sql
-- The reason goes to the freelancer word for word; a rejection without one helps nobody.
create or replace function app_public.reject_invoice(input jsonb) returns app_public.invoices
language plpgsql volatile
as $$
declare
  v_id uuid := (input ->> 'id')::uuid;
  v_reason text;
begin
  perform app_private.require_row_transition('invoices', v_id, 'reject');
  v_reason := app_private.require_reason(input);
  perform app_private.stop_if_refused();

  return app_private.move_invoice(v_id, 'reject', v_reason);
end;
$$;
comment on function app_public.reject_invoice(jsonb) is
  E'@performs invoices reject\nRejects a submitted invoice with a reason the freelancer reads. Operators with REVIEW. '
  'Refuses INVOICE_NOT_SUBMITTED, BLANK without a reason.';
grant execute on function app_public.reject_invoice(jsonb) to app_operator;
--! EndIncluded invoicing/functions/reject_invoice.sql
--! Included invoicing/functions/require_own_invoice.sql
-- The opening of every mutation of one invoice: who may not write learns that, an invoice that the
-- caller cannot see does not exist, and the row is locked so that two calls at once queue up.
create or replace function app_private.require_own_invoice(invoice_id uuid, path text default 'id') returns app_public.invoices
language plpgsql volatile
as $$
begin
  perform app_private.require_invoicing();
  return app_private.require_row(null::app_public.invoices, invoice_id, path);
end;
$$;
comment on function app_private.require_own_invoice(uuid, text) is
  'The caller''s own invoice, locked. Stops with UNAUTHORIZED, or INVALID at the path when there is no such invoice.';
grant execute on function app_private.require_own_invoice(uuid, text) to app_user;
--! EndIncluded invoicing/functions/require_own_invoice.sql
--! Included invoicing/functions/require_recipient.sql
-- Two clicks at once find one another because the caller has locked the document.
create or replace function app_private.require_recipient(client_id uuid, invoice_id uuid, credit_note_id uuid) returns text
language plpgsql volatile
as $$
declare
  v_recipient text := (select c.email from app_public.clients c where c.id = $1);
begin
  if $1 is not null and v_recipient is null then
    perform app_private.refuse('CLIENT_EMAIL_MISSING');
  end if;
  if exists (
    select from app_public.deliveries d
    where (d.invoice_id = $2 or d.credit_note_id = $3) and d.channel = 'EMAIL' and d.failed_at is null
      and d.created_at > now() - interval '5 minutes'
  ) then
    perform app_private.refuse('DELIVERY_FREQUENCY_EXCEEDED');
  end if;
  return v_recipient;
end;
$$;
comment on function app_private.require_recipient(uuid, uuid, uuid) is
  'The address a document is mailed to again. Refuses CLIENT_EMAIL_MISSING, and DELIVERY_FREQUENCY_EXCEEDED within 5 minutes of a '
  'sending that did not fail.';
grant execute on function app_private.require_recipient(uuid, uuid, uuid) to app_user;
--! EndIncluded invoicing/functions/require_recipient.sql
--! Included invoicing/functions/resolve_credit_note.sql
create or replace function app_public.resolve_credit_note(input jsonb) returns app_public.credit_notes
language plpgsql volatile
as $$
begin
  if app_hidden.current_actor_kind() <> 'OPERATOR' then
    perform app_private.refuse_when_impersonating();
    perform app_private.require_invoicing();
    perform app_private.stop_if_refused();
  end if;
  return app_private.move_credit_note((input ->> 'id')::uuid, 'resolve');
end;
$$;
comment on function app_public.resolve_credit_note(jsonb) is
'@impersonated refused
@performs credit_notes resolve
Notes that the client has been refunded. Operators with FINANCE, or the owner of an organisation''s profile. '
  'Refuses INVALID_ACTION while impersonating, INVALID_TRANSITION.';
grant execute on function app_public.resolve_credit_note(jsonb) to app_user, app_operator;
--! EndIncluded invoicing/functions/resolve_credit_note.sql
--! Included invoicing/functions/resolve_invoice.sql
create or replace function app_public.resolve_invoice(input jsonb) returns app_public.invoices
language plpgsql volatile
as $$
declare
  v_id uuid := (input ->> 'id')::uuid;
begin
  if app_hidden.current_actor_kind() <> 'OPERATOR' then
    perform app_private.refuse_when_impersonating();
    perform app_private.require_own_invoice(v_id);
  end if;
  return app_private.move_invoice(v_id, 'resolve');
end;
$$;
comment on function app_public.resolve_invoice(jsonb) is
'@impersonated refused
@performs invoices resolve
Marks a published invoice as paid in full. Operators with FINANCE, or the owner of an organisation''s profile. '
  'Refuses INVALID_ACTION while impersonating, INVOICE_NOT_PUBLISHED.';
grant execute on function app_public.resolve_invoice(jsonb) to app_user, app_operator;
--! EndIncluded invoicing/functions/resolve_invoice.sql
--! Included invoicing/functions/retry_delivery.sql
-- Sends to the address the client has now: the one that failed is either mended or still wrong.
create or replace function app_public.retry_delivery(input jsonb) returns app_public.deliveries
language plpgsql volatile
as $$
declare
  v_delivery app_public.deliveries := app_private.close_delivery((input ->> 'id')::uuid, 'retry');
  v_recipient text := (app_private.delivery_client(v_delivery)).email;
begin
  if v_recipient is null then
    perform app_private.refuse('CLIENT_EMAIL_MISSING');
    perform app_private.stop_if_refused();
  end if;
  perform app_private.create_delivery(v_delivery.invoice_id, v_delivery.credit_note_id, 'EMAIL', v_recipient);
  return v_delivery;
end;
$$;
comment on function app_public.retry_delivery(jsonb) is
  E'@performs deliveries retry\nSends an invoice or a credit note again after a sending that failed, to the address its client has '
  'now. Operators with REVIEW. Refuses INVALID_TRANSITION for what has not failed, CLIENT_EMAIL_MISSING.';
grant execute on function app_public.retry_delivery(jsonb) to app_operator;
--! EndIncluded invoicing/functions/retry_delivery.sql
--! Included invoicing/functions/review_credit_note.sql
-- Definer because the worker holds no table. What the rule does not approve stays where it is: the operators' queue is
-- nothing but the submitted credit notes.
create or replace function app_private.review_credit_note(id uuid) returns app_public.credit_note_status
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_note app_public.credit_notes;
begin
  select n.* into v_note from app_public.credit_notes n where n.id = review_credit_note.id;
  if v_note.status = 'SUBMITTED' and app_hidden.credit_approves_itself(v_note) then
    v_note := app_private.move_credit_note(v_note.id, 'approve');
  end if;
  return v_note.status;
end;
$$;
comment on function app_private.review_credit_note(uuid) is
  E'@task invoicing\nApproves a submitted credit note that needs no operator, else leaves it in the queue. Returns its status. Safe to run twice.';
grant execute on function app_private.review_credit_note(uuid) to app_worker;
--! EndIncluded invoicing/functions/review_credit_note.sql
--! Included invoicing/functions/send_credit_note_via_email.sql
-- The row is locked by its invoice, so that two clicks at once find one another.
create or replace function app_public.send_credit_note_via_email(input jsonb) returns app_public.credit_notes
language plpgsql volatile
as $$
declare
  v_note app_public.credit_notes;
  v_recipient text;
begin
  perform app_private.refuse_when_impersonating();
  select n.* into v_note from app_public.credit_notes n where n.id = (input ->> 'id')::uuid;
  perform app_private.require_own_invoice(v_note.invoice_id);
  if v_note.status not in ('PUBLISHED', 'RESOLVED') then
    perform app_private.refuse('INVOICE_NOT_CREDITED');
  end if;
  v_recipient := app_private.require_recipient(v_note.client_id, null, v_note.id);
  perform app_private.stop_if_refused();

  perform app_private.create_delivery(null, v_note.id, 'EMAIL', v_recipient);
  perform app_private.record_event(
    'credit_notes', v_note.id, v_note.account_id, 'SENDING', v_note.status::text,
    jsonb_build_object('channel', 'EMAIL', 'recipient', v_recipient)
  );
  return v_note;
end;
$$;
comment on function app_public.send_credit_note_via_email(jsonb) is
'@actors OWNER ADMIN
@impersonated refused
Sends a published credit note to the client by e-mail again. Refuses INVALID_ACTION while impersonating, '
  'INVOICE_NOT_CREDITED for what is not published, CLIENT_EMAIL_MISSING, and DELIVERY_FREQUENCY_EXCEEDED within 5 minutes of the last one.';
grant execute on function app_public.send_credit_note_via_email(jsonb) to app_user;
--! EndIncluded invoicing/functions/send_credit_note_via_email.sql
--! Included invoicing/functions/send_invoice_via_email.sql
-- The row of the invoice is locked, so that two clicks at once find one another.
create or replace function app_public.send_invoice_via_email(input jsonb) returns app_public.invoices
language plpgsql volatile
as $$
declare
  v_invoice app_public.invoices;
  v_recipient text;
begin
  perform app_private.refuse_when_impersonating();
  v_invoice := app_private.require_own_invoice((input ->> 'id')::uuid);
  if v_invoice.status not in ('PUBLISHED', 'RESOLVED') then
    perform app_private.refuse('INVOICE_NOT_PUBLISHED');
  end if;
  v_recipient := app_private.require_recipient(v_invoice.client_id, v_invoice.id, null);
  perform app_private.stop_if_refused();

  perform app_private.create_delivery(v_invoice.id, null, 'EMAIL', v_recipient);
  perform app_private.record_event(
    'invoices', v_invoice.id, v_invoice.account_id, 'SENDING', v_invoice.status::text,
    jsonb_build_object('channel', 'EMAIL', 'recipient', v_recipient)
  );
  return v_invoice;
end;
$$;
comment on function app_public.send_invoice_via_email(jsonb) is
'@actors OWNER ADMIN
@impersonated refused
Sends a published invoice to the client by e-mail again. Refuses INVALID_ACTION while impersonating, '
  'INVOICE_NOT_PUBLISHED, CLIENT_EMAIL_MISSING, and DELIVERY_FREQUENCY_EXCEEDED within 5 minutes of the last one.';
grant execute on function app_public.send_invoice_via_email(jsonb) to app_user;
--! EndIncluded invoicing/functions/send_invoice_via_email.sql
--! Included invoicing/functions/settle_delivery.sql
create or replace function app_public.settle_delivery(input jsonb) returns app_public.deliveries
language plpgsql volatile
as $$
begin
  return app_private.close_delivery((input ->> 'id')::uuid, 'settle');
end;
$$;
comment on function app_public.settle_delivery(jsonb) is
'@impersonated allowed
@performs deliveries settle
Notes that the client has got the document in another way, after a sending that failed. Refuses INVALID_TRANSITION for what has not failed.';
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
'@impersonated refused
@performs invoices submit
Sends a complete draft in for approval. Refuses INVALID_ACTION while impersonating, INVALID_TRANSITION for what is no '
  'draft, FREELANCE_PROFILE_ARCHIVED, CLIENT_INSOLVENT, CLIENT_EMAIL_MISSING for a client that is to be sent '
  'something and has no address, SENDER_EQUALS_RECEIVER, OCCUPATION_CODE_DISABLED, INVALID_INVOICED_ON, '
  'INVOICE_CALCULATION_FAILED, BANK_ID_VERIFICATION_REQUIRED, and BLANK at whatever is missing.';
grant execute on function app_public.submit_invoice(jsonb) to app_user;
--! EndIncluded invoicing/functions/submit_invoice.sql
--! Included invoicing/functions/take_off_invoice.sql
-- The one place where what remains of an invoice changes; a rejected note gives back exactly what it took.
create or replace function app_private.take_off_invoice(note app_public.credit_notes, times int) returns void
language sql volatile
as $$
  update app_public.invoice_lines l set remaining_quantity = l.remaining_quantity - times * n.quantity
  from app_public.credit_note_lines n where n.credit_note_id = note.id and l.id = n.invoice_line_id;

  update app_public.invoices i
  set
    remaining_amount_minor = i.remaining_amount_minor - times * note.amount_minor,
    remaining_vat_minor = i.remaining_vat_minor - times * note.vat_minor,
    remaining_platform_fee_amount_minor = i.remaining_platform_fee_amount_minor - times * note.platform_fee_amount_minor,
    remaining_employer_tax_amount_minor = i.remaining_employer_tax_amount_minor - times * note.employer_tax_amount_minor,
    remaining_salary_tax_amount_minor = i.remaining_salary_tax_amount_minor - times * note.salary_tax_amount_minor,
    remaining_gross_salary_minor = i.remaining_gross_salary_minor - times * note.gross_salary_minor,
    remaining_payout_amount_minor = i.remaining_payout_amount_minor - times * note.payout_amount_minor
  where i.id = note.invoice_id;

  select app_private.keep_refund_status(note.invoice_id);
$$;
comment on function app_private.take_off_invoice(app_public.credit_notes, int) is
  'Takes what a credit note says off what remains of its invoice and lines (1), or gives it back (-1).';
--! EndIncluded invoicing/functions/take_off_invoice.sql
--! Included invoicing/functions/tg__freeze_with_invoice.sql
-- Definer because the parent may be out of the caller's sight, and out of sight is not a draft.
-- Lines and receipts of a deleted draft go with it: then there is no parent any more.
create or replace function app_private.tg__freeze_with_invoice() returns trigger
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_new jsonb := to_jsonb(new) - array['remaining_quantity', 'updated_at', 'collapsed'];
  v_old jsonb := to_jsonb(old) - array['remaining_quantity', 'updated_at', 'collapsed'];
begin
  -- The worker holds no grant here but those of functions, so nobody can pretend.
  if app_private.is_erasing() and app_hidden.current_actor_kind() = 'WORKER' then
    return coalesce(new, old);
  end if;
  if (tg_op <> 'UPDATE' or v_new is distinct from v_old) and exists (
    select from app_public.invoices i
    where i.id = (coalesce(v_old, v_new) ->> 'invoice_id')::uuid and i.status <> 'DRAFT'
  ) then
    raise exception 'a submitted invoice keeps its %', tg_table_name using errcode = 'integrity_constraint_violation';
  end if;
  return coalesce(new, old);
end;
$$;
comment on function app_private.tg__freeze_with_invoice() is 'Refuses to add, change or remove a line or receipt of an invoice that is no draft.';
grant execute on function app_private.tg__freeze_with_invoice() to app_user, app_operator, app_worker;
--! EndIncluded invoicing/functions/tg__freeze_with_invoice.sql
--! Included invoicing/functions/tg_credit_notes__freeze.sql
-- A credit note is somebody's document from the moment it is made. Status, times, number and file follow their own rules.
create or replace function app_private.tg_credit_notes__freeze() returns trigger
language plpgsql volatile
as $$
declare
  v_moving text[] := array[
    'status', 'approved_at', 'is_approved_automatically', 'published_at', 'rejected_at', 'rejection_reason', 'resolved_at',
    'credit_note_number', 'document_number', 'pdf_document_id', 'total_minor', 'search_text', 'updated_at', 'created_by'
  ];
begin
  if to_jsonb(new) - v_moving is distinct from to_jsonb(old) - v_moving or (
    old.document_number is not null and (new.credit_note_number, new.document_number)
      is distinct from (old.credit_note_number, old.document_number)
  ) then
    raise exception 'a credit note keeps what it says' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end;
$$;
comment on function app_private.tg_credit_notes__freeze() is 'Refuses every change of what a credit note says.';
--! EndIncluded invoicing/functions/tg_credit_notes__freeze.sql
--! Included invoicing/functions/tg_credit_notes__keep_search_text.sql
create or replace function app_private.tg_credit_notes__keep_search_text() returns trigger
language plpgsql volatile
as $$
begin
  new.search_text := app_hidden.search_text(
    new.document_number, (select i.document_number from app_public.invoices i where i.id = new.invoice_id),
    (select c.name from app_public.clients c where c.id = new.client_id)
  );
  return new;
end;
$$;
comment on function app_private.tg_credit_notes__keep_search_text() is
  'Keeps the words a credit note is found by: its number, its invoice''s and the client''s name.';
--! EndIncluded invoicing/functions/tg_credit_notes__keep_search_text.sql
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
  E'@impersonated partly\nChanges a draft; lines, when sent, replace all of its lines. Refuses as createInvoice does, '
  'INVALID_ACTION for another profile or bank account while impersonating, and INVOICE_SUBMITTED or INVOICE_PUBLISHED '
  'for what is no draft.';
grant execute on function app_public.update_invoice(jsonb) to app_user;
--! EndIncluded invoicing/functions/update_invoice.sql
--! Included recruitment/functions/accounts_has_applied.sql
create or replace function app_public.accounts_has_applied(account app_public.accounts) returns boolean
language sql stable
as $$
  select exists (select from app_public.job_applications a where a.account_id = account.id)
$$;
comment on function app_public.accounts_has_applied(app_public.accounts) is
  '@notNull
@unlisted
Whether the account has applied for a job, or begun to, as far as the caller may know.';
grant execute on function app_public.accounts_has_applied(app_public.accounts) to app_user;
--! EndIncluded recruitment/functions/accounts_has_applied.sql
--! Included recruitment/functions/answer_file_ids.sql
-- An answer that is a file is the id of one, which holds what nothing points to: whoever erases the application finds it by
-- the same words (`files_of_rows`).
create or replace function app_hidden.answer_file_ids(answers jsonb) returns uuid[]
language sql immutable
as $$
  select array(
    select app_hidden.key_of(one ->> 'value', 'fil') from jsonb_each(answers) q (id, one)
    where one ->> 'value' ~ '^fil_[0-9a-z]{26}$' and app_hidden.key_of(one ->> 'value', 'fil') is not null
  )
$$;
comment on function app_hidden.answer_file_ids(jsonb) is 'The files that an application''s answers name.';
grant execute on function app_hidden.answer_file_ids(jsonb) to app_user;
--! EndIncluded recruitment/functions/answer_file_ids.sql
--! Included recruitment/functions/answers_of.sql
-- An answer that holds nothing is none.
create or replace function app_hidden.answers_of(answers jsonb) returns jsonb
language sql immutable
as $$
  select coalesce(jsonb_object_agg(g ->> 'questionId', case
    when jsonb_typeof(g -> 'values') = 'array' and g -> 'values' <> '[]' then jsonb_build_object('values', g -> 'values')
    when coalesce(g ->> 'value', '') <> '' then jsonb_build_object('value', g ->> 'value')
  end), '{}')
  from jsonb_array_elements(answers) g
$$;
comment on function app_hidden.answers_of(jsonb) is
  'Answers as they come, a list of questionId with value or values, by the question''s id; null for a question whose answer is taken back.';
grant execute on function app_hidden.answers_of(jsonb) to app_user;
--! EndIncluded recruitment/functions/answers_of.sql
--! Included recruitment/functions/application_is_enrolled.sql
-- Definer because the guard asks as whoever writes, and the worker reads no table.
create or replace function app_hidden.application_is_enrolled(id uuid) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_public.job_applications a
      join app_public.enrollments e on e.account_id = a.account_id and e.partner_account_id = a.partner_account_id
    where a.id = application_is_enrolled.id and e.status = 'APPROVED' and app_hidden.is_within_reach(a.partner_account_id)
  )
$$;
comment on function app_hidden.application_is_enrolled(uuid) is
  'Whether an enrolment of the applicant with the team holds; asked by the team or the worker.';
grant execute on function app_hidden.application_is_enrolled(uuid) to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded recruitment/functions/application_is_enrolled.sql
--! Included recruitment/functions/application_is_handled.sql
-- Definer because the guard asks as whoever writes, the house's own functions too.
create or replace function app_hidden.application_is_handled(id uuid) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_public.job_applications a
    where a.id = application_is_handled.id and a.partner_account_id = app_hidden.current_account_id()
      and a.job_id = any (app_hidden.handled_job_ids())
  )
$$;
comment on function app_hidden.application_is_handled(uuid) is
  'Whether the application came to a job whose applications the caller handles.';
grant execute on function app_hidden.application_is_handled(uuid) to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded recruitment/functions/application_is_handled.sql
--! Included recruitment/functions/application_is_own.sql
-- Definer because the guard asks as whoever writes, the house's own functions too.
create or replace function app_hidden.application_is_own(id uuid) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_public.job_applications a
    where a.id = application_is_own.id and a.account_id = app_hidden.current_account_id() and a.user_id = app_hidden.current_user_id()
  )
$$;
comment on function app_hidden.application_is_own(uuid) is 'Whether the application is the caller''s, acting in their own account.';
grant execute on function app_hidden.application_is_own(uuid) to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded recruitment/functions/application_is_own.sql
--! Included recruitment/functions/application_to_judge.sql
-- Asked by the server before it judges an application. Definer because it logs in as nobody, and tells no more than
-- the user of the session may read.
create or replace function app_private.application_to_judge(user_id uuid, application_id uuid)
returns table (form jsonb, digest text, job_checks jsonb, answers jsonb, updated_at timestamptz)
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select f.application_form, f.digest, f.job_checks, a.answers, a.updated_at
  from app_public.job_applications a join app_public.job_form_versions f on f.id = a.form_version_id
  where a.id = application_to_judge.application_id and a.user_id = application_to_judge.user_id
$$;
comment on function app_private.application_to_judge(uuid, uuid) is
  'The form, the checks and the answers of a user''s own application, and when it was last changed.';
grant execute on function app_private.application_to_judge(uuid, uuid) to app_authenticator;
--! EndIncluded recruitment/functions/application_to_judge.sql
--! Included recruitment/functions/applied_form_version_ids.sql
-- Definer because the policy of forms asks it, as that of jobs asks applied_job_ids.
create or replace function app_hidden.applied_form_version_ids() returns uuid[]
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce(array_agg(a.form_version_id), '{}')
  from app_public.job_applications a
  where a.account_id = app_hidden.current_account_id() and a.user_id = app_hidden.current_user_id()
$$;
comment on function app_hidden.applied_form_version_ids() is 'The forms that the caller fills in or has filled in, in the current account.';
grant execute on function app_hidden.applied_form_version_ids() to app_user;
--! EndIncluded recruitment/functions/applied_form_version_ids.sql
--! Included recruitment/functions/applied_job_ids.sql
-- Definer because the policy of jobs asks it, which the policy of applications asks in turn. It answers about the
-- caller alone, with one value, so that a policy asks once per statement.
create or replace function app_hidden.applied_job_ids() returns uuid[]
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce(array_agg(a.job_id), '{}')
  from app_public.job_applications a
  where a.account_id = app_hidden.current_account_id() and a.user_id = app_hidden.current_user_id()
$$;
comment on function app_hidden.applied_job_ids() is 'The jobs to which the caller has an application in the current account.';
grant execute on function app_hidden.applied_job_ids() to app_user;
--! EndIncluded recruitment/functions/applied_job_ids.sql
--! Included recruitment/functions/approve_enrollment.sql
create or replace function app_public.approve_enrollment(input jsonb) returns app_public.enrollments
language plpgsql volatile
as $$
declare
  v_enrollment app_public.enrollments;
begin
  perform app_private.refuse_when_impersonating();
  perform app_private.require_feature('workflows');
  perform app_private.stop_if_refused();
  v_enrollment := app_private.move_enrollment((input ->> 'id')::uuid, 'approve', input);
  perform app_private.enrol_applications(v_enrollment);
  return v_enrollment;
end;
$$;
comment on function app_public.approve_enrollment(jsonb) is
'@impersonated refused
@performs enrollments approve
Enrols a freelancer who has agreed to it, and with it their approved applications; OWNER and ADMIN of the team. '
  'INVALID id, INVALID_TRANSITION, UNAUTHORIZED, INVALID_ACTION at updatedAt.';
grant execute on function app_public.approve_enrollment(jsonb) to app_user;
--! EndIncluded recruitment/functions/approve_enrollment.sql
--! Included recruitment/functions/approve_job_application.sql
create or replace function app_public.approve_job_application(input jsonb) returns app_public.job_applications
language plpgsql volatile
as $$
declare
  v_application app_public.job_applications := app_private.require_handled_application((input ->> 'id')::uuid);
begin
  perform app_private.refuse_when_changed(v_application.updated_at, input);
  -- Not qualified means that a check is open; one that was in order when it was qualified may have expired since.
  if v_application.status = 'SUBMITTED' or v_application.status = 'QUALIFIED' and exists (
    select from app_public.job_checks c where c.job_application_id = v_application.id and c.is_required and c.status <> 'SUCCEEDED'
  ) then
    perform app_private.refuse('JOB_CHECK_PENDING');
  end if;
  perform app_private.stop_if_refused();
  return app_private.move_job_application(v_application.id, 'approve');
end;
$$;
comment on function app_public.approve_job_application(jsonb) is
'@impersonated allowed
@performs job_applications approve
Takes an applicant on; who handles the job''s applications. JOB_CHECK_PENDING: a check is still open, or has expired. INVALID id, '
  'INVALID_TRANSITION, UNAUTHORIZED.';
grant execute on function app_public.approve_job_application(jsonb) to app_user;
--! EndIncluded recruitment/functions/approve_job_application.sql
--! Included recruitment/functions/approve_job_check.sql
create or replace function app_public.approve_job_check(input jsonb) returns app_public.job_checks
language plpgsql volatile
as $$
declare
  v_check app_public.job_checks;
begin
  perform app_private.refuse_when_impersonating();
  v_check := app_private.require_seen_check((input ->> 'id')::uuid);
  perform app_private.refuse_when_changed(v_check.updated_at, input);
  perform app_private.stop_if_refused();
  return app_private.move_job_check(v_check.id, 'approve');
end;
$$;
comment on function app_public.approve_job_check(jsonb) is
'@impersonated refused
@performs job_checks approve
Says that a check is in order; who has the access its kind takes and has opened what was handed in, and operators '
  'with REVIEW, but for criminal records. INVALID id, INVALID_TRANSITION, UNAUTHORIZED, INVALID_ACTION at '
  'updatedAt.';
grant execute on function app_public.approve_job_check(jsonb) to app_user, app_operator;
--! EndIncluded recruitment/functions/approve_job_check.sql
--! Included recruitment/functions/ask_to_extend_applications.sql
-- Two weeks before an application's months are over its applicant is asked whether it is to be kept. Asked once; a step in
-- it or a yes begins the months anew. Definer because the worker writes no table.
create or replace function app_private.ask_to_extend_applications() returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_application app_public.job_applications;
begin
  for v_application in
    select a.* from app_public.job_applications a
    where a.asked_to_extend_at is null and app_public.job_applications_kept_until(a) <= app_hidden.today() + 14
    order by a.id limit 1000 for no key update skip locked
  loop
    update app_public.job_applications a set asked_to_extend_at = now() where a.id = v_application.id;
    perform app_private.record_event(
      'job_applications', v_application.id, v_application.account_id, 'ENDING', v_application.status::text, '{}',
      v_application.partner_account_id
    );
  end loop;
end;
$$;
comment on function app_private.ask_to_extend_applications() is
  E'@task recruitment\nAsks applicants whether applications whose months are nearly over are to be kept. For a nightly job.';
grant execute on function app_private.ask_to_extend_applications() to app_worker;
--! EndIncluded recruitment/functions/ask_to_extend_applications.sql
--! Included recruitment/functions/asked_questions.sql
-- A page asks by its questions, and before them by the properties of a schema of its own, which may stand elsewhere in
-- the form: as forms/applications/read-pages.ts reads it.
create or replace function app_hidden.asked_questions(form_version_id uuid)
returns table (id text, schema jsonb, document jsonb, place bigint)
language sql stable
as $$
  with recursive form as (
    select f.application_form as document from app_public.job_form_versions f where f.id = asked_questions.form_version_id
  ), pages as (
    select f.document, p.page, p.at from form f, jsonb_array_elements(f.document -> 'pages') with ordinality p (page, at)
  ), schemas (document, at, schema, steps) as (
    select p.document, p.at, p.page -> 'schema', 0 from pages p
    union all
    select s.document, s.at, app_hidden.named_schema(s.document, s.schema), s.steps + 1
    from schemas s
    where not s.schema ? 'properties' and s.schema ->> '$ref' like '#/%' and s.steps < 20
  ), asked (id, schema, document, page, part, at) as (
    select k.id, k.schema, s.document, s.at, 0, k.at
    from schemas s, jsonb_each(s.schema -> 'properties') with ordinality k (id, schema, at)
    where jsonb_typeof(s.schema -> 'properties') = 'object'
    union all
    select q.question ->> 'id', q.question -> 'schema', p.document, p.at, 1, q.at
    from pages p, jsonb_array_elements(p.page -> 'questions') with ordinality q (question, at)
    where jsonb_typeof(p.page -> 'questions') = 'array'
  )
  select a.id, a.schema, a.document, row_number() over (order by a.page, a.part, a.at) from asked a
$$;
comment on function app_hidden.asked_questions(uuid) is
  'The questions of a form that the caller may read, with their own schemas and the form that these may point into.';
grant execute on function app_hidden.asked_questions(uuid) to app_user;
--! EndIncluded recruitment/functions/asked_questions.sql
--! Included recruitment/functions/begin_application.sql
-- The job is locked as long as an edit of its form would be, so that a form that is begun with stays as it was read.
-- Definer because an applicant reads no job before they have applied.
create or replace function app_private.begin_application(job_id uuid, must_be_new boolean) returns app_public.job_applications
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_application app_public.job_applications;
  v_job app_public.jobs;
  v_user app_public.users;
begin
  perform app_private.require_transition('job_applications', null, null, 'create');
  perform app_private.require_confirmed_user();
  if app_hidden.acts_in_team() then
    perform app_private.refuse('INVALID_ACTION');
  end if;
  perform app_private.stop_if_refused();
  select a.* into v_application from app_public.job_applications a
  where a.job_id = begin_application.job_id and a.user_id = app_hidden.current_user_id();
  if found and not must_be_new then
    return v_application;
  elsif found then
    perform app_private.refuse('TAKEN', 'jobId');
  end if;
  select j.* into v_job from app_public.jobs j where j.id = begin_application.job_id and j.status <> 'DRAFT' for no key update;
  if not found then
    perform app_private.refuse('INVALID', 'jobId');
  elsif app_hidden.job_opening(v_job) <> 'OPEN' then
    perform app_private.refuse('INVALID_ACTION', 'jobId');
  end if;
  perform app_private.stop_if_refused();

  select u.* into v_user from app_public.users u where u.id = app_hidden.current_user_id();
  insert into app_public.job_applications (
    account_id, partner_account_id, job_id, form_version_id, user_id, name, email
  ) values (
    app_hidden.current_account_id(), v_job.account_id, v_job.id, (app_hidden.newest_job_form(v_job.id)).id, v_user.id,
    app_public.users_display_name(v_user), v_user.email
  )
  on conflict on constraint job_applications_one_each do nothing
  returning * into v_application;
  if not found then
    if must_be_new then
      perform app_private.refuse('TAKEN', 'jobId');
      perform app_private.stop_if_refused();
    end if;
    select a.* into v_application from app_public.job_applications a
    where a.job_id = v_job.id and a.user_id = v_user.id;
  end if;
  return v_application;
end;
$$;
comment on function app_private.begin_application(uuid, boolean) is
  'The caller''s application to a job, begun now where there is none. Stops with INVALID at jobId for no published '
  'job, INVALID_ACTION at jobId for one that takes none, TAKEN at jobId where it must be new, INVALID_ACTION in a '
  'team, USER_NOT_CONFIRMED.';
grant execute on function app_private.begin_application(uuid, boolean) to app_user;
--! EndIncluded recruitment/functions/begin_application.sql
--! Included recruitment/functions/begin_check_order.sql
-- The reference is made once for each time a check is sent, so that an order that is repeated is one order, and an answer
-- belongs to the one that is out. Definer because the worker reads no table.
create or replace function app_private.begin_check_order(id uuid) returns jsonb
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_check app_public.job_checks;
begin
  update app_public.job_checks c set order_reference = coalesce(c.order_reference, gen_random_uuid()::text)
  where c.id = begin_check_order.id and c.status = 'IN_REVIEW' and c.answered_at is null
    and app_hidden.job_check_source(c.job_check_type) = 'PROVIDER'
  returning c.* into v_check;
  return (
    select jsonb_build_object(
      'reference', v_check.order_reference, 'kind', v_check.job_check_type, 'name', a.name, 'email', a.email,
      'content', p.content, 'consentedAt', v_check.consented_at,
      'bornOn', (select i.born_on from app_public.identities i where i.user_id = a.user_id and i.is_default)
    )
    from app_public.job_applications a left join app_public.job_check_papers p on p.job_check_id = v_check.id
    where a.id = v_check.job_application_id
  );
end;
$$;
comment on function app_private.begin_check_order(uuid) is
  'What a provider is asked about a check: {reference, kind, name, email, bornOn, content, consentedAt}; null where it is not waited for.';
grant execute on function app_private.begin_check_order(uuid) to app_worker;
--! EndIncluded recruitment/functions/begin_check_order.sql
--! Included recruitment/functions/can_recruit.sql
create or replace function app_hidden.can_recruit() returns boolean
language sql stable
as $$
  select app_hidden.can_manage() and app_hidden.has_feature('workflows')
$$;
comment on function app_hidden.can_recruit() is 'Whether the caller writes jobs of the current account: OWNER or ADMIN, with the feature workflows.';
grant execute on function app_hidden.can_recruit() to app_user;
--! EndIncluded recruitment/functions/can_recruit.sql
--! Included recruitment/functions/candidates_this_year.sql
create or replace function app_private.candidates_this_year(account_id uuid) returns int
language sql stable
as $$
  select (
    select count(*) from app_public.job_applications a
    where a.partner_account_id = candidates_this_year.account_id
      and a.submitted_at >= date_trunc('year', now() at time zone 'Europe/Oslo') at time zone 'Europe/Oslo'
  )::int + (
    select coalesce(sum(e.applications), 0) from app_private.erased_applications e
    where e.account_id = candidates_this_year.account_id
      and e.submitted_in = extract(year from now() at time zone 'Europe/Oslo')
  )::int
$$;
comment on function app_private.candidates_this_year(uuid) is 'How many applications were sent in to a team in the running year, as the clock is in Norway.';
--! EndIncluded recruitment/functions/candidates_this_year.sql
--! Included recruitment/functions/check_candidates.sql
-- The subscription is locked, so that of two who apply to two jobs at one moment the second sees the first.
create or replace function app_private.check_candidates(account_id uuid) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_candidates int;
begin
  select s.candidates into v_candidates from app_public.plan_subscriptions s
  where s.account_id = check_candidates.account_id for update;
  if app_private.candidates_this_year(check_candidates.account_id) >= v_candidates then
    perform app_private.refuse('SUBSCRIPTION_LIMIT_EXCEEDED');
  end if;
end;
$$;
comment on function app_private.check_candidates(uuid) is
  'Refuses SUBSCRIPTION_LIMIT_EXCEEDED when a team''s plan takes no more applications this year.';
--! EndIncluded recruitment/functions/check_candidates.sql
--! Included recruitment/functions/check_consent.sql
-- Whoever read another wording, or was told of fewer months, has not agreed to this one.
create or replace function app_private.check_consent(job app_public.jobs, input jsonb) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_version text := app_hidden.text_at(input, 'consentVersion');
begin
  if v_version is null then
    perform app_private.refuse('BLANK', 'consentVersion');
  elsif v_version <> (app_private.consent_to_job(job)).version then
    perform app_private.refuse('INVALID', 'consentVersion');
  end if;
end;
$$;
comment on function app_private.check_consent(app_public.jobs, jsonb) is
  'Refuses who does not agree to what applicants to the job agree to now: BLANK or INVALID at consentVersion.';
--! EndIncluded recruitment/functions/check_consent.sql
--! Included recruitment/functions/check_enrolling_partner.sql
-- Who applies does not read the team's account, and so may name it by the application.
create or replace function app_private.check_enrolling_partner(partner_account_id uuid, job_application_id uuid) returns uuid
language plpgsql volatile
as $$
declare
  v_path text := case when $1 is null and $2 is not null then 'jobApplicationId' else 'partnerAccountId' end;
  v_partner_id uuid;
  v_statuses app_public.job_application_status[];
begin
  select (array_agg(a.partner_account_id))[1], array_agg(a.status) into v_partner_id, v_statuses
  from app_public.job_applications a
  where a.account_id = app_hidden.current_account_id() and a.user_id = app_hidden.current_user_id()
    and case when $1 is null then a.id = $2 else a.partner_account_id = $1 and ($2 is null or a.id = $2) end;
  if $1 is null and $2 is null then
    perform app_private.refuse('BLANK', v_path);
  elsif v_partner_id is null then
    perform app_private.refuse('INVALID', v_path);
  elsif not v_statuses && '{APPROVED,ENROLLED}' then
    perform app_private.refuse('INVALID_ACTION', v_path);
  end if;
  return v_partner_id;
end;
$$;
comment on function app_private.check_enrolling_partner(uuid, uuid) is
  'The team, by its id or an application to it. Refuses BLANK when neither is said, INVALID for a team the caller has '
  'not applied to or an application that is not theirs, INVALID_ACTION where nothing of theirs is approved.';
grant execute on function app_private.check_enrolling_partner(uuid, uuid) to app_user;
--! EndIncluded recruitment/functions/check_enrolling_partner.sql
--! Included recruitment/functions/check_enrollment_consent.sql
create or replace function app_private.check_enrollment_consent(version text) returns void
language plpgsql volatile
as $$
begin
  if coalesce(btrim(version), '') = '' then
    perform app_private.refuse('BLANK', 'consentVersion');
  elsif version <> app_public.enrollment_consent_version() then
    perform app_private.refuse('DOCUMENT_NOT_FOUND', 'consentVersion');
  end if;
end;
$$;
comment on function app_private.check_enrollment_consent(text) is
  'Refuses BLANK at consentVersion when nothing was agreed to, DOCUMENT_NOT_FOUND for another wording than the present one.';
grant execute on function app_private.check_enrollment_consent(text) to app_user;
--! EndIncluded recruitment/functions/check_enrollment_consent.sql
--! Included recruitment/functions/check_invited_addresses.sql
-- Nothing is asked of users, so that nothing is told of them. An address is counted even where another is wrong: all
-- of it is undone then.
create or replace function app_private.check_invited_addresses(job app_public.jobs, emails jsonb) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_row record;
  v_path text;
  v_told text[] := '{}';
begin
  if jsonb_array_length(emails) > 200 then
    perform app_private.refuse('TOO_BIG', 'emails');
    return;
  end if;
  perform app_private.refuse_many_invitations(job.account_id, jsonb_array_length(emails));
  for v_row in
    select e.address, e.place - 1 as place, row_number() over (partition by lower(e.address) order by e.place) as times,
      i.invited_at > now() - interval '1 day' as is_invited
    from (select btrim(a.address), a.place from jsonb_array_elements_text(emails) with ordinality a (address, place)) e (address, place)
      left join app_public.job_invitations i on i.job_id = job.id and i.email = e.address::public.citext
    order by e.place
  loop
    v_path := 'emails.' || v_row.place;
    if not app_hidden.is_email_address(v_row.address) then
      perform app_private.refuse('INVALID', v_path);
    elsif v_row.times > 1 then
      perform app_private.refuse('TAKEN', v_path);
    elsif v_row.is_invited then
      perform app_private.refuse('DELIVERY_FREQUENCY_EXCEEDED', v_path);
    else
      perform app_private.take_invitation(v_row.address::public.citext, v_path);
    end if;
    v_told := v_told || app_private.take_refusals();
  end loop;
  perform app_private.give_refusals(v_told);
end;
$$;
comment on function app_private.check_invited_addresses(app_public.jobs, jsonb) is
  'Refuses all that is wrong with the addresses somebody invites to a job, each at its emails.3: INVALID, TAKEN for '
  'one that stands there before, DELIVERY_FREQUENCY_EXCEEDED for one that was invited within a day or gets too many '
  'mails; TOO_BIG for more than 200, ATTEMPTS_LIMIT_EXCEEDED for too many in a day.';
--! EndIncluded recruitment/functions/check_invited_addresses.sql
--! Included recruitment/functions/check_job.sql
-- A job is checked as it would be, whether it is new or changed.
create or replace function app_private.check_job(attributes jsonb) returns void
language plpgsql volatile
as $$
declare
  v_colors jsonb := nullif(attributes -> 'colors', 'null');
  v_field text;
begin
  perform app_private.refuse_blanks(attributes, array['title', 'tagline', 'description', 'privacyLink', 'termsLink']);
  foreach v_field in array array['privacyLink', 'termsLink'] loop
    if app_hidden.text_at(attributes, v_field) !~ '^https?://[^\s]+$' then
      perform app_private.refuse('INVALID', 'attributes.' || v_field);
    end if;
  end loop;
  if (attributes ->> 'applicationLimit')::int < 1 then
    perform app_private.refuse('TOO_SMALL_OR_EQUAL', 'attributes.applicationLimit');
  end if;
  if (attributes ->> 'retentionMonths')::int < 1 then
    perform app_private.refuse('TOO_SMALL_OR_EQUAL', 'attributes.retentionMonths');
  elsif (attributes ->> 'retentionMonths')::int > 24 then
    perform app_private.refuse('TOO_BIG', 'attributes.retentionMonths');
  end if;
  if attributes ->> 'departmentId' is not null and not exists (
    select from app_public.departments d
    where d.id = (attributes ->> 'departmentId')::uuid and d.account_id = app_hidden.current_account_id()
  ) then
    perform app_private.refuse('INVALID', 'attributes.departmentId');
  end if;
  perform app_private.check_job_colors(v_colors);
  if jsonb_typeof(attributes -> 'address') = 'object' then
    perform app_private.check_address(attributes, true);
  end if;
end;
$$;
comment on function app_private.check_job(jsonb) is
  'Refuses all that is wrong with a job as it would be: BLANK, INVALID for links, colours, an address or another '
  'team''s department, TOO_SMALL_OR_EQUAL for a limit or months below one, TOO_BIG for more than 24 months.';
grant execute on function app_private.check_job(jsonb) to app_user;
--! EndIncluded recruitment/functions/check_job.sql
--! Included recruitment/functions/check_job_application_note.sql
create or replace function app_private.check_job_application_note(note jsonb) returns void
language plpgsql volatile
as $$
begin
  perform app_private.refuse_blanks(note, array['body'], '');
  if length(app_hidden.text_at(note, 'body')) > 4000 then
    perform app_private.refuse('TOO_BIG', 'body');
  end if;
end;
$$;
comment on function app_private.check_job_application_note(jsonb) is
  'Refuses all that is wrong with a note as it would be: BLANK, TOO_BIG.';
grant execute on function app_private.check_job_application_note(jsonb) to app_user;
--! EndIncluded recruitment/functions/check_job_application_note.sql
--! Included recruitment/functions/check_job_colors.sql
-- What stands on a job's colours is read by people who see badly, too: the rule of a team's theme.
create or replace function app_private.check_job_colors(colors jsonb) returns void
language plpgsql volatile
as $$
declare
  v_field text;
begin
  if colors is null then
    return;
  end if;
  foreach v_field in array array['default', 'hover', 'contrast'] loop
    if app_hidden.text_at(colors, v_field) is null then
      perform app_private.refuse('BLANK', 'attributes.colors.' || v_field);
    elsif colors ->> v_field !~* '^#[0-9a-f]{6}$' then
      perform app_private.refuse('INVALID', 'attributes.colors.' || v_field);
    end if;
  end loop;
  if app_private.has_refusals() then
    return;
  end if;
  foreach v_field in array array['default', 'hover'] loop
    if app_hidden.color_contrast(colors ->> v_field, colors ->> 'contrast') < 4.5 then
      perform app_private.refuse('INVALID', 'attributes.colors.' || case v_field when 'default' then 'contrast' else v_field end);
    end if;
  end loop;
end;
$$;
comment on function app_private.check_job_colors(jsonb) is
  'Refuses all that is wrong with a job''s colours: BLANK for what is missing, INVALID for what is no colour and for '
  'colours on which the contrast cannot be read (4.5).';
grant execute on function app_private.check_job_colors(jsonb) to app_user;
--! EndIncluded recruitment/functions/check_job_colors.sql
--! Included recruitment/functions/close_job.sql
create or replace function app_public.close_job(input jsonb) returns app_public.jobs
language plpgsql volatile
as $$
declare
  v_job app_public.jobs := app_private.require_own_job((input ->> 'id')::uuid);
begin
  perform app_private.require_transition('jobs', v_job.id, v_job.status::text, 'close');
  perform app_private.refuse_when_changed(v_job.updated_at, input);
  perform app_private.stop_if_refused();
  return app_private.move_job(v_job.id, 'close');
end;
$$;
comment on function app_public.close_job(jsonb) is
'@impersonated allowed
@performs jobs close
Takes no more applications; those there are go on. INVALID id, INVALID_TRANSITION, UNAUTHORIZED.';
grant execute on function app_public.close_job(jsonb) to app_user;
--! EndIncluded recruitment/functions/close_job.sql
--! Included recruitment/functions/consent_to_job.sql
create or replace function app_private.consent_to_job(job app_public.jobs) returns app_public.application_consent
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.filled_consent(app_private.present_consent(), job, job.retention_months, job.privacy_link, job.terms_link, null)
$$;
comment on function app_private.consent_to_job(app_public.jobs) is 'What who sends in an application to a job now agrees to.';
--! EndIncluded recruitment/functions/consent_to_job.sql
--! Included recruitment/functions/create_job.sql
-- A draft may be empty but for its texts: the form is made next, and asked for when it is published.
create or replace function app_public.create_job(input jsonb) returns app_public.jobs
language plpgsql volatile
as $$
declare
  v_verdict jsonb := app_private.prepared(input, 'create_job');
  v_attributes jsonb := coalesce(nullif(input -> 'attributes', 'null'), '{}');
  v_job app_public.jobs;
begin
  perform app_private.require_recruiter();
  perform app_private.require_transition('jobs', null, null, 'create');
  perform app_private.stop_if_refused();
  perform app_private.check_job(v_attributes);
  perform app_private.refuse_form_faults(v_attributes, v_verdict);
  perform app_private.stop_if_refused();

  v_job := app_private.insert_row(null::app_public.jobs, app_hidden.job_columns(v_attributes) || jsonb_build_object(
    'createdBy', app_hidden.current_user_id(),
    'departmentId', coalesce(v_attributes ->> 'departmentId', (
      select d.id::text from app_public.departments d where d.account_id = app_hidden.current_account_id() and d.is_default
    ))
  ));
  perform app_private.save_job_form(
    v_job.id, coalesce(nullif(v_attributes -> 'applicationForm', 'null'), '{"pages": []}'),
    coalesce(nullif(v_attributes -> 'jobChecks', 'null'), '[]')
  );
  return v_job;
end;
$$;
comment on function app_public.create_job(jsonb) is
'@impersonated allowed
@performs jobs create
Makes a draft of a job, in the default department where none is named. BLANK, INVALID also for a form or checks that '
  'are not what docs/application-forms.md says, TOO_BIG, TOO_SMALL_OR_EQUAL. UNAUTHORIZED: others than OWNER and '
  'ADMIN, or without the feature workflows; INVALID_ACTION: no team.';
grant execute on function app_public.create_job(jsonb) to app_user;
--! EndIncluded recruitment/functions/create_job.sql
--! Included recruitment/functions/create_job_application.sql
create or replace function app_public.create_job_application(input jsonb) returns app_public.job_applications
language plpgsql volatile
as $$
begin
  perform app_private.refuse_when_impersonating();
  return app_private.begin_application((input ->> 'jobId')::uuid, must_be_new => true);
end;
$$;
comment on function app_public.create_job_application(jsonb) is
'@impersonated refused
@ownAccount
@performs job_applications create
Begins an application to a job. TAKEN at jobId: one is begun already. Else as findOrCreateJobApplication.';
grant execute on function app_public.create_job_application(jsonb) to app_user;
--! EndIncluded recruitment/functions/create_job_application.sql
--! Included recruitment/functions/create_job_application_note.sql
-- Whoever handles an application writes for the others who do; row-level security says which they see.
create or replace function app_public.create_job_application_note(input jsonb) returns app_public.job_application_notes
language plpgsql volatile
as $$
declare
  v_application app_public.job_applications;
  v_note app_public.job_application_notes;
begin
  -- Nobody writes what they think of somebody in another's name.
  perform app_private.refuse_when_impersonating();
  perform app_private.require_feature('workflows');
  perform app_private.stop_if_refused();
  perform app_private.require_manager();
  select a.* into v_application from app_public.job_applications a
  where a.id = (input ->> 'jobApplicationId')::uuid and a.partner_account_id = app_hidden.current_account_id();
  if not found then
    perform app_private.refuse('INVALID', 'jobApplicationId');
  elsif (
    select count(*) >= 200 from app_public.job_application_notes n where n.job_application_id = v_application.id
  ) then
    perform app_private.refuse('TOO_BIG', 'jobApplicationId');
  end if;
  perform app_private.check_job_application_note(input);
  perform app_private.stop_if_refused();

  insert into app_public.job_application_notes (account_id, partner_account_id, job_application_id, created_by, body)
  values (v_application.account_id, v_application.partner_account_id, v_application.id, app_hidden.current_user_id(), app_hidden.text_at(input, 'body'))
  returning * into v_note;
  perform app_private.record_event('job_application_notes', v_note.id, v_note.partner_account_id, 'ADDED', null);
  return v_note;
end;
$$;
comment on function app_public.create_job_application_note(jsonb) is
'@impersonated refused
Writes a note on an application for the others who handle it; the applicant never reads it. INVALID jobApplicationId, '
  'BLANK or TOO_BIG body, TOO_BIG jobApplicationId beyond two hundred of them, UNAUTHORIZED.';
grant execute on function app_public.create_job_application_note(jsonb) to app_user;
--! EndIncluded recruitment/functions/create_job_application_note.sql
--! Included recruitment/functions/create_job_check.sql
-- What is handed in before the application is sent in waits for that: nobody is asked about who may never apply. Afterwards it
-- goes out at once. Whether the job asks for it, by the answers there are, the server has found out. Definer because nobody may
-- write a check by hand, nor make a file private.
create or replace function app_public.create_job_check(input jsonb) returns app_public.job_checks
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_application app_public.job_applications;
  v_demanded jsonb := app_private.prepared(input, 'create_job_check') -> 'demanded';
  v_type app_public.job_check_type := input ->> 'jobCheckType';
  v_attributes jsonb := coalesce(nullif(input -> 'attributes', 'null'), '{}');
  v_check app_public.job_checks;
begin
  perform app_private.refuse_when_impersonating();
  select a.* into v_application from app_public.job_applications a
  where a.id = (input ->> 'jobApplicationId')::uuid and a.user_id = app_hidden.current_user_id()
    and a.account_id = app_hidden.current_account_id()
  for update;
  if not found then
    perform app_private.refuse('INVALID', 'jobApplicationId');
    perform app_private.stop_if_refused();
  end if;
  select c.* into v_check from app_public.job_checks c
  where c.job_application_id = v_application.id and c.job_check_type = v_type for update;
  -- Of who was taken on only what they had is asked for anew.
  if v_application.status = 'REJECTED' or v_application.status in ('APPROVED', 'ENROLLED') and coalesce(v_check.status = 'PENDING', true) then
    perform app_private.refuse('INVALID_ACTION', 'jobApplicationId');
  elsif not coalesce(v_demanded ? v_type::text, false) then
    perform app_private.refuse('INCLUSION', 'jobCheckType');
  end if;
  if v_check.status = 'SUCCEEDED' then
    perform app_private.refuse('JOB_CHECK_SUCCEEDED', 'jobCheckType');
  elsif v_check.status = 'IN_REVIEW' then
    perform app_private.refuse('JOB_CHECK_PENDING', 'jobCheckType');
  end if;
  perform app_private.refuse_check_attributes(v_type, v_attributes);
  perform app_private.stop_if_refused();

  if v_check.id is null then
    v_check := app_private.demand_job_check(v_application, v_type, true);
  elsif v_check.status = 'FAILED' then
    v_check := app_private.move_job_check(v_check.id, 'renew');
  end if;
  return app_private.hand_in_check(v_check, v_attributes);
end;
$$;
comment on function app_public.create_job_check(jsonb) is
'@impersonated refused
@ownAccount
@performs job_checks create
@performs job_checks send
@performs job_checks renew
Hands in what a check of one''s own application takes, or hands it in again after it failed or expired. JOB_CHECK_PENDING: it is '
  'being looked into; JOB_CHECK_SUCCEEDED: it is in order already; INCLUSION at jobCheckType: the job does not ask '
  'for it. BLANK, PRESENT or INVALID at attributes.content, .documents and .hasConsented, as the kind has it; INVALID '
  'at jobApplicationId; INVALID_ACTION: it is decided on, and this is not to be renewed.';
grant execute on function app_public.create_job_check(jsonb) to app_user;
--! EndIncluded recruitment/functions/create_job_check.sql
--! Included recruitment/functions/demand_job_check.sql
create or replace function app_private.demand_job_check(
  application app_public.job_applications, job_check_type app_public.job_check_type, is_required boolean
) returns app_public.job_checks
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_check app_public.job_checks;
begin
  perform app_private.require_transition('job_checks', null, null, 'create');
  perform app_private.stop_if_refused();
  insert into app_public.job_checks (
    account_id, partner_account_id, job_application_id, job_id, user_id, job_check_type, is_required, name, shared_at
  ) values (
    application.account_id, application.partner_account_id, application.id, application.job_id, application.user_id,
    demand_job_check.job_check_type, demand_job_check.is_required, application.name, application.submitted_at
  )
  returning * into v_check;
  return v_check;
end;
$$;
comment on function app_private.demand_job_check(app_public.job_applications, app_public.job_check_type, boolean) is
  'Makes a check of an application that has none of its kind.';
--! EndIncluded recruitment/functions/demand_job_check.sql
--! Included recruitment/functions/demand_job_checks.sql
-- What the answers ask for no longer is forgotten with what was handed in for it.
create or replace function app_private.demand_job_checks(application app_public.job_applications, checks jsonb) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_demand record;
  v_id uuid;
begin
  delete from app_public.job_checks c
  where c.job_application_id = application.id and not exists (
    select from jsonb_array_elements(checks) d where d ->> 'jobCheckType' = c.job_check_type::text
  );
  for v_demand in
    select (d ->> 'jobCheckType')::app_public.job_check_type as kind, (d ->> 'required')::boolean as is_required
    from jsonb_array_elements(checks) d
  loop
    update app_public.job_checks c
    set is_required = v_demand.is_required, name = application.name, shared_at = application.submitted_at
    where c.job_application_id = application.id and c.job_check_type = v_demand.kind;
    if not found then
      perform app_private.demand_job_check(application, v_demand.kind, v_demand.is_required);
    end if;
  end loop;
  for v_id in
    select c.id from app_public.job_checks c
    where c.job_application_id = application.id and c.status = 'PENDING' and c.sent_at is not null
  loop
    perform app_private.move_job_check(v_id, 'send');
  end loop;
end;
$$;
comment on function app_private.demand_job_checks(app_public.job_applications, jsonb) is
  'Has an application that was just sent in checked for what its answers demand, [{jobCheckType, required}], and sends what was handed in already.';
--! EndIncluded recruitment/functions/demand_job_checks.sql
--! Included recruitment/functions/destroy_job.sql
create or replace function app_public.destroy_job(input jsonb) returns app_public.jobs
language plpgsql volatile
as $$
declare
  v_job app_public.jobs := app_private.require_own_job((input ->> 'id')::uuid);
begin
  if v_job.status <> 'DRAFT' then
    perform app_private.refuse('INVALID_ACTION', 'id');
  end if;
  perform app_private.stop_if_refused();
  delete from app_public.jobs j where j.id = v_job.id;
  return v_job;
end;
$$;
comment on function app_public.destroy_job(jsonb) is
'@actors OWNER ADMIN
@impersonated allowed
@destroys
Removes a draft of a job. INVALID_ACTION: it has been published. INVALID id, UNAUTHORIZED.';
grant execute on function app_public.destroy_job(jsonb) to app_user;
--! EndIncluded recruitment/functions/destroy_job.sql
--! Included recruitment/functions/destroy_job_application.sql
-- Whoever agreed can think better of it at any time but while they are enrolled: then there is an agreement behind it.
-- Definer because nobody may remove an application by hand.
create or replace function app_public.destroy_job_application(input jsonb) returns app_public.job_applications
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_application app_public.job_applications;
begin
  perform app_private.refuse_when_impersonating();
  v_application := app_private.require_own_application((input ->> 'id')::uuid);
  if app_public.job_applications_kept_until(v_application) is null then
    perform app_private.refuse('INVALID_ACTION', 'id');
  end if;
  perform app_private.stop_if_refused();
  perform app_private.erase_job_application(v_application, 'ASKED_FOR');
  return v_application;
end;
$$;
comment on function app_public.destroy_job_application(jsonb) is
'@impersonated refused
@destroys
Erases one''s own application, also at the team, with all that hangs on it. INVALID_ACTION at id: one is enrolled. INVALID id.';
grant execute on function app_public.destroy_job_application(jsonb) to app_user;
--! EndIncluded recruitment/functions/destroy_job_application.sql
--! Included recruitment/functions/destroy_job_application_note.sql
create or replace function app_public.destroy_job_application_note(input jsonb) returns app_public.job_application_notes
language plpgsql volatile
as $$
declare
  v_note app_public.job_application_notes := app_private.require_job_application_note((input ->> 'id')::uuid, may_manage => true);
begin
  delete from app_public.job_application_notes n where n.id = v_note.id;
  perform app_private.record_event('job_application_notes', v_note.id, v_note.partner_account_id, 'REMOVED', null);
  return v_note;
end;
$$;
comment on function app_public.destroy_job_application_note(jsonb) is
'@impersonated allowed
@destroys
Takes a note away; who wrote it, OWNER and ADMIN. INVALID id, UNAUTHORIZED.';
grant execute on function app_public.destroy_job_application_note(jsonb) to app_user;
--! EndIncluded recruitment/functions/destroy_job_application_note.sql
--! Included recruitment/functions/end_enrollment.sql
create or replace function app_public.end_enrollment(input jsonb) returns app_public.enrollments
language plpgsql volatile
as $$
begin
  return app_private.move_enrollment((input ->> 'id')::uuid, 'end', input);
end;
$$;
comment on function app_public.end_enrollment(jsonb) is
'@impersonated allowed
@performs enrollments end
Ends an enrolment, at once and for both; OWNER and ADMIN of either account. The team sees the freelancer''s documents '
  'no longer. INVALID id, INVALID_TRANSITION, UNAUTHORIZED, INVALID_ACTION at updatedAt.';
grant execute on function app_public.end_enrollment(jsonb) to app_user;
--! EndIncluded recruitment/functions/end_enrollment.sql
--! Included recruitment/functions/enrol_application.sql
-- What is approved while an enrolment holds needs no second approval. Safe to run twice. Definer because the worker
-- reads no table.
create or replace function app_private.enrol_application(id uuid) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_status app_public.job_application_status;
begin
  select a.status into v_status from app_public.job_applications a where a.id = enrol_application.id for update;
  if v_status = 'APPROVED' and app_hidden.application_is_enrolled(enrol_application.id) then
    perform app_private.move_job_application(enrol_application.id, 'enrol');
  end if;
end;
$$;
comment on function app_private.enrol_application(uuid) is
  E'@task recruitment\nEnrols an approved application of somebody who is enrolled with the team already.';
grant execute on function app_private.enrol_application(uuid) to app_worker;
--! EndIncluded recruitment/functions/enrol_application.sql
--! Included recruitment/functions/enrol_applications.sql
-- The transitions ask whether the enrolment holds, so it is approved before.
create or replace function app_private.enrol_applications(enrollment app_public.enrollments) returns bigint
language sql volatile
as $$
  select count(app_private.move_job_application(a.id, 'enrol'))
  from (
    select a.id from app_public.job_applications a
    where a.account_id = enrollment.account_id and a.partner_account_id = enrollment.partner_account_id and a.status = 'APPROVED'
    order by a.id
  ) a
$$;
comment on function app_private.enrol_applications(app_public.enrollments) is
'@performs job_applications enrol
Makes ENROLLED of the approved applications of who is enrolled.';
grant execute on function app_private.enrol_applications(app_public.enrollments) to app_user;
--! EndIncluded recruitment/functions/enrol_applications.sql
--! Included recruitment/functions/enrolled_freelance_profiles.sql
create or replace function app_public.enrolled_freelance_profiles() returns setof app_public.enrollments
language sql stable
as $$
  select e.* from app_public.enrollments e where e.partner_account_id = app_hidden.current_account_id() and e.status = 'APPROVED'
$$;
comment on function app_public.enrolled_freelance_profiles() is
'@list enrolledFreelanceProfiles
The freelancers enrolled with the current team now, as they agreed to be shown; for OWNER and ADMIN.';
grant execute on function app_public.enrolled_freelance_profiles() to app_user;
--! EndIncluded recruitment/functions/enrolled_freelance_profiles.sql
--! Included recruitment/functions/enrollment_consent_version.sql
-- The wording lies with the portal's texts, under this version; a row names the one that was agreed to.
create or replace function app_public.enrollment_consent_version() returns text
language sql stable
as $$
  select '2026-11/2'
$$;
comment on function app_public.enrollment_consent_version() is
  E'@notNull\nThe wording a freelancer agrees to when they are enrolled, to be sent back as consentVersion.';
grant execute on function app_public.enrollment_consent_version() to app_user;
--! EndIncluded recruitment/functions/enrollment_consent_version.sql
--! Included recruitment/functions/enrollment_is_ours.sql
-- Definer because the guard asks as whoever writes, the house's own functions too.
create or replace function app_hidden.enrollment_is_ours(id uuid) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_public.enrollments e
    where e.id = enrollment_is_ours.id and app_hidden.current_account_id() in (e.account_id, e.partner_account_id)
  )
$$;
comment on function app_hidden.enrollment_is_ours(uuid) is 'Whether the caller acts in either of the accounts of the enrolment.';
grant execute on function app_hidden.enrollment_is_ours(uuid) to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded recruitment/functions/enrollment_is_ours.sql
--! Included recruitment/functions/enrollment_is_to_us.sql
-- Definer because the guard asks as whoever writes, the house's own functions too.
create or replace function app_hidden.enrollment_is_to_us(id uuid) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_public.enrollments e
    where e.id = enrollment_is_to_us.id and e.partner_account_id = app_hidden.current_account_id()
  )
$$;
comment on function app_hidden.enrollment_is_to_us(uuid) is 'Whether the caller acts in the team that the enrolment is with.';
grant execute on function app_hidden.enrollment_is_to_us(uuid) to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded recruitment/functions/enrollment_is_to_us.sql
--! Included recruitment/functions/enrollments_team_name.sql
-- Definer because who is enrolled with a team does not read its account.
create or replace function app_public.enrollments_team_name(enrollment app_public.enrollments) returns text
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_public.accounts_display_name(a)
  from app_public.enrollments e join app_public.accounts a on a.id = e.partner_account_id
  where e.id = enrollment.id and (app_hidden.is_within_reach(e.account_id) or app_hidden.is_within_reach(e.partner_account_id))
$$;
comment on function app_public.enrollments_team_name(app_public.enrollments) is
  E'@unlisted\nWhat the team is called.';
grant execute on function app_public.enrollments_team_name(app_public.enrollments) to app_user, app_operator;
--! EndIncluded recruitment/functions/enrollments_team_name.sql
--! Included recruitment/functions/erase_ended_applications.sql
-- No answer is a no. Nobody's application goes who was not asked two weeks before, also after the worker has stood still.
-- Definer because the worker writes no table.
create or replace function app_private.erase_ended_applications() returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_application app_public.job_applications;
begin
  for v_application in
    select a.* from app_public.job_applications a
    where a.asked_to_extend_at < now() - interval '14 days' and app_public.job_applications_kept_until(a) < app_hidden.today()
    order by a.id limit 1000 for update skip locked
  loop
    perform app_private.erase_job_application(v_application, 'MONTHS_OVER');
  end loop;
end;
$$;
comment on function app_private.erase_ended_applications() is
  E'@task recruitment\nErases applications whose months are over and whose applicants were asked and did not want them kept. For a nightly job.';
grant execute on function app_private.erase_ended_applications() to app_worker;
--! EndIncluded recruitment/functions/erase_ended_applications.sql
--! Included recruitment/functions/erase_job_application.sql
-- The proof stands with the team that had it: whose it was is what is erased.
create or replace function app_private.erase_job_application(
  application app_public.job_applications, reason app_public.erasure_reason
) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_erasure_id uuid := app_private.begin_erasure(application.partner_account_id, 'job_applications', application.id, reason);
begin
  perform app_private.remove_rows(v_erasure_id, 'app_public.job_applications', array[application.id]);
  perform app_private.end_erasure(v_erasure_id);
end;
$$;
comment on function app_private.erase_job_application(app_public.job_applications, app_public.erasure_reason) is
  'Erases an application with all that hangs on it; that there was one is still counted.';
--! EndIncluded recruitment/functions/erase_job_application.sql
--! Included recruitment/functions/expire_job_checks.sql
-- What nobody has decided on in 30 days failed, as did what was in order until a day that is over, and both can be sent again; what
-- was handed in for it goes, as that of who never sent their application in. Who was rejected is asked for nothing newer. Definer
-- because the worker writes no table.
create or replace function app_private.expire_job_checks() returns int
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_check record;
  v_expired int := 0;
begin
  for v_check in
    select c.id, case c.status when 'SUCCEEDED' then 'expire' else 'reject' end as action
    from app_public.job_checks c join app_public.job_applications a on a.id = c.job_application_id
    where c.status = 'IN_REVIEW' and c.sent_at < now() - interval '30 days'
      or c.status = 'SUCCEEDED' and c.expires_on < app_hidden.today() and a.status <> 'REJECTED'
        and app_hidden.job_check_has_expired(c.id)
    for update of c skip locked
  loop
    perform app_private.move_job_check(v_check.id, v_check.action);
    v_expired := v_expired + 1;
  end loop;
  update app_public.job_checks c set sent_at = null, consented_at = null
  where c.status = 'PENDING' and c.sent_at < now() - interval '30 days';
  delete from app_public.job_check_papers p where p.created_at < now() - interval '30 days';
  return v_expired;
end;
$$;
comment on function app_private.expire_job_checks() is
'@task recruitment
Ends the checks that nobody has decided on in 30 days and those that held until yesterday, and erases what was handed in longer '
  'than 30 days ago. How many ended.';
grant execute on function app_private.expire_job_checks() to app_worker;
--! EndIncluded recruitment/functions/expire_job_checks.sql
--! Included recruitment/functions/extend_job_application.sql
-- A yes to what was asked, and to nothing else: the months begin anew. Definer because nobody may write an application
-- by hand.
create or replace function app_public.extend_job_application(input jsonb) returns app_public.job_applications
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_application app_public.job_applications;
begin
  perform app_private.refuse_when_impersonating();
  v_application := app_private.require_own_application((input ->> 'id')::uuid);
  if v_application.asked_to_extend_at is null then
    perform app_private.refuse('INVALID_ACTION', 'id');
  end if;
  perform app_private.stop_if_refused();

  update app_public.job_applications a set asked_to_extend_at = null, last_step_at = now()
  where a.id = v_application.id returning a.* into v_application;
  perform app_private.record_event(
    'job_applications', v_application.id, v_application.account_id, 'EXTENDED', v_application.status::text, '{}',
    v_application.partner_account_id
  );
  return v_application;
end;
$$;
comment on function app_public.extend_job_application(jsonb) is
'@impersonated refused
Has one''s own application kept for as many months again, when one was asked. INVALID_ACTION at id: nobody has asked. INVALID id.';
grant execute on function app_public.extend_job_application(jsonb) to app_user;
--! EndIncluded recruitment/functions/extend_job_application.sql
--! Included recruitment/functions/file_question_ids.sql
-- What a schema says itself goes before what it names, as in forms/applications/resolve-fragment.ts.
create or replace function app_hidden.file_question_ids(form_version_id uuid) returns text[]
language sql stable
as $$
  with recursive schemas (id, document, schema, steps) as (
    select q.id, q.document, q.schema, 0 from app_hidden.asked_questions(file_question_ids.form_version_id) q
    union all
    select s.id, s.document, app_hidden.named_schema(s.document, s.schema), s.steps + 1
    from schemas s
    where not s.schema ? 'format' and s.schema ->> '$ref' like '#/%' and s.steps < 20
  )
  select coalesce(array_agg(s.id), '{}') from schemas s where s.schema ->> 'format' = 'file'
$$;
comment on function app_hidden.file_question_ids(uuid) is 'The ids of the questions of a form that ask for a file.';
grant execute on function app_hidden.file_question_ids(uuid) to app_user;
--! EndIncluded recruitment/functions/file_question_ids.sql
--! Included recruitment/functions/filled_consent.sql
-- One wording for every team, filled in with who asks and for how long. The months are part of the version, so that
-- nobody agrees to six by sending back what they read and is kept for twelve.
create or replace function app_private.filled_consent(
  consent app_public.consent_texts, job app_public.jobs, months int, privacy_link text, terms_link text, given_at timestamptz
) returns app_public.application_consent
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select row (
    consent.version || '/' || months, filled.nb, filled.en, months, filled_consent.privacy_link, filled_consent.terms_link, given_at
  )::app_public.application_consent
  from app_public.accounts a
    cross join lateral (
      select array_agg(
        replace(replace(replace(t.wording, '{months}', months::text), '{job}', job.title), '{team}', a.name) order by t.at
      ) as texts
      from unnest(array[consent.text_nb, consent.text_en]) with ordinality t (wording, at)
    ) worded
    cross join lateral (select worded.texts[1] as nb, worded.texts[2] as en) filled
  where a.id = job.account_id and consent.id is not null
$$;
comment on function app_private.filled_consent(app_public.consent_texts, app_public.jobs, int, text, text, timestamptz) is
  'What an applicant to a job agrees to, in words.';
--! EndIncluded recruitment/functions/filled_consent.sql
--! Included recruitment/functions/find_or_create_job_application.sql
create or replace function app_public.find_or_create_job_application(input jsonb) returns app_public.job_applications
language plpgsql volatile
as $$
begin
  perform app_private.refuse_when_impersonating();
  return app_private.begin_application((input ->> 'jobId')::uuid, must_be_new => false);
end;
$$;
comment on function app_public.find_or_create_job_application(jsonb) is
'@impersonated refused
@ownAccount
@performs job_applications create
The caller''s application to a job, begun now where there is none. INVALID jobId; INVALID_ACTION at jobId: it is '
  'closed, full or past its deadline; INVALID_ACTION in a team: one applies from one''s own account; '
  'USER_NOT_CONFIRMED.';
grant execute on function app_public.find_or_create_job_application(jsonb) to app_user;
--! EndIncluded recruitment/functions/find_or_create_job_application.sql
--! Included recruitment/functions/forget_job_invitations.sql
-- As long as their links live. Definer because the worker writes no table.
create or replace function app_private.forget_job_invitations() returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  delete from app_public.job_invitations where greatest(invited_at, requested_at) < now() - interval '30 days'
$$;
comment on function app_private.forget_job_invitations() is
  E'@task recruitment\nForgets the addresses of who was invited to a job, or has asked, 30 days after the last mail. For a nightly job.';
grant execute on function app_private.forget_job_invitations() to app_worker;
--! EndIncluded recruitment/functions/forget_job_invitations.sql
--! Included recruitment/functions/form_of_digest.sql
-- Definer because the HTTP server answers whoever knows the digest, and only who could read the form knows it: the
-- server itself reads no table.
create or replace function app_private.form_of_digest(digest text) returns jsonb
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select v.application_form from app_public.job_form_versions v where v.digest = form_of_digest.digest limit 1
$$;
comment on function app_private.form_of_digest(text) is
  'The form of this SHA-256, whichever job asks for it; null when no job does.';
grant execute on function app_private.form_of_digest(text) to app_authenticator;
--! EndIncluded recruitment/functions/form_of_digest.sql
--! Included recruitment/functions/freelance_profile_lookup.sql
-- The applicant's own: an organisation by its number, else the person. The team learns nothing by asking.
create or replace function app_public.freelance_profile_lookup(job_application_id text, organization_number text default null)
returns app_public.freelance_profiles
language sql stable
as $$
  select p.*
  from app_public.job_applications a join app_public.freelance_profiles p on p.account_id = a.account_id
  where a.id = app_hidden.key_of($1, 'app') and a.account_id = app_hidden.current_account_id() and p.archived_at is null
    and case when $2 is null then p.freelance_type = 'INDIVIDUAL' else p.organization_number = regexp_replace($2, '\s', '', 'g') end
  order by p.created_at
  limit 1
$$;
comment on function app_public.freelance_profile_lookup(text, text) is
  'The caller''s payout profile to be enrolled with after an application of theirs: that of an organisation''s '
  'number, else the person''s own; null where there is none.';
grant execute on function app_public.freelance_profile_lookup(text, text) to app_user;
--! EndIncluded recruitment/functions/freelance_profile_lookup.sql
--! Included recruitment/functions/freelance_profiles_job_checks.sql
create or replace function app_public.freelance_profiles_job_checks(profile app_public.freelance_profiles)
returns setof app_public.job_checks
language sql stable
as $$
  select c.* from app_public.job_checks c where c.account_id = profile.account_id order by c.created_at desc, c.id
$$;
comment on function app_public.freelance_profiles_job_checks(app_public.freelance_profiles) is
  E'@simpleCollections only\nWhat was checked of who is paid, as far as the caller sees it: by themselves all of it, by a team what it asked for.';
grant execute on function app_public.freelance_profiles_job_checks(app_public.freelance_profiles) to app_user;
--! EndIncluded recruitment/functions/freelance_profiles_job_checks.sql
--! Included recruitment/functions/hand_in_check.sql
-- What we know ourselves nobody hands in: we look again.
create or replace function app_private.hand_in_check(job_check app_public.job_checks, attributes jsonb) returns app_public.job_checks
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_content text := app_hidden.text_at(attributes, 'content');
  v_first uuid := attributes #>> '{documents,0}';
  v_second uuid := attributes #>> '{documents,1}';
  v_check app_public.job_checks;
begin
  if app_hidden.job_check_source(job_check.job_check_type) = 'OURSELVES' then
    perform app_private.enqueue('recruitment/settle_checks_of_application', jsonb_build_object('id', job_check.job_application_id));
    return job_check;
  end if;
  delete from app_public.job_check_papers p where p.job_check_id = job_check.id;
  if num_nonnulls(v_content, v_first) > 0 then
    insert into app_public.job_check_papers (account_id, job_check_id, content, first_file_id, second_file_id)
    values (job_check.account_id, job_check.id, v_content, v_first, v_second);
    perform app_private.make_file_private(v_first);
    perform app_private.make_file_private(v_second);
  end if;
  update app_public.job_checks c set sent_at = now(), consented_at = case when c.job_check_type = 'CREDIT' then now() end
  where c.id = job_check.id returning c.* into v_check;
  return case when v_check.shared_at is null then v_check else app_private.move_job_check(v_check.id, 'send') end;
end;
$$;
comment on function app_private.hand_in_check(app_public.job_checks, jsonb) is
  'Keeps what was handed in for a check in place of what was before, and sends it where the application is sent in.';
--! EndIncluded recruitment/functions/hand_in_check.sql
--! Included recruitment/functions/handled_job_ids.sql
-- Definer because the policy of applications asks it, and jobs ask applications. It answers about the caller alone.
create or replace function app_hidden.handled_job_ids() returns uuid[]
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce(array_agg(j.id), '{}')
  from app_public.jobs j
  where j.account_id = app_hidden.current_account_id() and j.department_id = any (app_hidden.managed_department_ids())
$$;
comment on function app_hidden.handled_job_ids() is
  'The jobs of the current account whose applications the caller handles: all for OWNER and ADMIN, those of their departments for a MANAGER.';
grant execute on function app_hidden.handled_job_ids() to app_user;
--! EndIncluded recruitment/functions/handled_job_ids.sql
--! Included recruitment/functions/inspected_check_ids.sql
-- Who compares a record with who somebody is sees both, so where the identity is checked as well, both accesses are needed. Of
-- one's own check one is never the judge. Definer because policies and the guard ask it; it answers about the caller alone.
create or replace function app_hidden.inspected_check_ids() returns uuid[]
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  with mine as (
    select app_hidden.inspected_job_ids('CRIMINAL_RECORD') as of_records, app_hidden.inspected_job_ids('IDENTITY') as of_identity,
      app_hidden.handled_job_ids() as handled
  )
  select coalesce(array_agg(c.id), '{}')
  from app_public.job_checks c, mine
  where c.partner_account_id = app_hidden.current_account_id() and c.shared_at is not null and c.status = 'IN_REVIEW'
    and c.user_id is distinct from app_hidden.current_user_id()
    and case app_hidden.job_check_access(c.job_check_type)
      when 'CRIMINAL_RECORD' then c.job_id = any (mine.of_records) and (c.job_id = any (mine.of_identity) or not exists (
        select from app_public.job_checks i where i.job_application_id = c.job_application_id and i.job_check_type = 'IDENTITY'
      ))
      when 'IDENTITY' then c.job_id = any (mine.of_identity)
      else c.job_id = any (mine.handled)
    end
$$;
comment on function app_hidden.inspected_check_ids() is
  'The checks in review of the current team whose papers the caller may see and on which they may decide.';
grant execute on function app_hidden.inspected_check_ids() to app_user;
--! EndIncluded recruitment/functions/inspected_check_ids.sql
--! Included recruitment/functions/inspected_job_ids.sql
-- Definer because the policy of checks asks it, and a member without jobs to handle reads no department but their own. It
-- answers about the caller alone, with one value, so that a policy asks once per statement.
create or replace function app_hidden.inspected_job_ids(access text) returns uuid[]
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce(array_agg(j.id), '{}')
  from app_public.jobs j
  where j.account_id = app_hidden.current_account_id() and app_hidden.has_feature('workflows') and (
    app_hidden.can_manage() or exists (
      select from app_public.department_memberships d join app_public.memberships m on m.id = d.membership_id
      where d.department_id = j.department_id and m.user_id = app_hidden.current_user_id()
        and case inspected_job_ids.access when 'CRIMINAL_RECORD' then d.criminal_record_access when 'IDENTITY' then d.identity_access end
    )
  )
$$;
comment on function app_hidden.inspected_job_ids(text) is
  'The jobs of the current team for which the caller has an access, CRIMINAL_RECORD or IDENTITY: all for OWNER and ADMIN.';
grant execute on function app_hidden.inspected_job_ids(text) to app_user;
--! EndIncluded recruitment/functions/inspected_job_ids.sql
--! Included recruitment/functions/invite_applicants.sql
-- Definer because nobody may write an invitation by hand.
create or replace function app_public.invite_applicants(input jsonb) returns app_public.jobs
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_job app_public.jobs;
  v_ids uuid[];
begin
  perform app_private.refuse_when_impersonating();
  v_job := app_private.require_handled_job((input ->> 'jobId')::uuid);
  if app_hidden.job_opening(v_job) <> 'OPEN' then
    perform app_private.refuse('INVALID_ACTION', 'jobId');
  end if;
  if jsonb_array_length(input -> 'emails') = 0 then
    perform app_private.refuse('BLANK', 'emails');
  end if;
  -- Of two who invite at once the second sees whom the first has written to.
  perform pg_advisory_xact_lock(hashtextextended('invite ' || v_job.account_id, 0));
  perform app_private.check_invited_addresses(v_job, input -> 'emails');
  perform app_private.stop_if_refused();

  with written as (
    insert into app_public.job_invitations (account_id, job_id, email, language, invited_by, invited_at)
    select v_job.account_id, v_job.id, btrim(e.address), a.language, app_hidden.current_user_id(), now()
    from jsonb_array_elements_text(input -> 'emails') e (address), app_public.accounts a where a.id = v_job.account_id
    on conflict on constraint job_invitations_one_each do update
      set invited_by = excluded.invited_by, invited_at = excluded.invited_at, language = excluded.language
    returning job_invitations.id
  )
  select array_agg(w.id) into v_ids from written w;
  perform app_private.record_events('job_invitations', v_ids, v_job.account_id, 'INVITED', null);
  return v_job;
end;
$$;
comment on function app_public.invite_applicants(jsonb) is
'@actors OWNER ADMIN MANAGER
@impersonated refused
Mails people a link by which they apply for a job, good for 14 days and once; it tells nothing of who is a user. '
  'BLANK emails; INVALID at emails.3: no address; TAKEN there: it stands before; DELIVERY_FREQUENCY_EXCEEDED there: '
  'invited within a day, or too many mails to it; TOO_BIG emails: more than 200; ATTEMPTS_LIMIT_EXCEEDED: too many in '
  'a day. INVALID jobId; INVALID_ACTION at jobId: it takes no applications; UNAUTHORIZED.';
grant execute on function app_public.invite_applicants(jsonb) to app_user;
--! EndIncluded recruitment/functions/invite_applicants.sql
--! Included recruitment/functions/is_job_open.sql
create or replace function app_hidden.is_job_open(job_invitation_id uuid) returns boolean
language sql stable
as $$
  select exists (
    select from app_public.job_invitations i join app_public.jobs j on j.id = i.job_id
    where i.id = job_invitation_id and app_hidden.job_opening(j) = 'OPEN'
  )
$$;
comment on function app_hidden.is_job_open(uuid) is 'Condition of a reaction: the job that somebody is invited to takes applications.';
--! EndIncluded recruitment/functions/is_job_open.sql
--! Included recruitment/functions/job_applications_answer_files.sql
create or replace function app_public.job_applications_answer_files(application app_public.job_applications) returns setof app_public.files
language sql stable
as $$
  select f.*
  from app_public.files f
  where f.id = any (app_hidden.answer_file_ids(application.answers)) and f.account_id = application.account_id
  order by f.id
$$;
comment on function app_public.job_applications_answer_files(app_public.job_applications) is
  E'@simpleCollections only\nThe files among the answers, each named by the answer that is its id: seen by the applicant, '
  'and by who handles the application for ten minutes after they opened them.';
grant execute on function app_public.job_applications_answer_files(app_public.job_applications) to app_user;
--! EndIncluded recruitment/functions/job_applications_answer_files.sql
--! Included recruitment/functions/job_applications_application_form_answers.sql
create or replace function app_public.job_applications_application_form_answers(application app_public.job_applications)
returns setof app_public.application_form_answer
language sql stable
as $$
  select q.id, application.answers #>> array[q.id, 'value'],
    case when application.answers #> array[q.id, 'values'] is not null
      then array(select jsonb_array_elements_text(application.answers #> array[q.id, 'values'])) end
  from unnest(app_hidden.question_ids(application.form_version_id)) with ordinality q (id, at)
  where application.answers ? q.id
  order by q.at
$$;
comment on function app_public.job_applications_application_form_answers(app_public.job_applications) is
  E'@simpleCollections only\nWhat was answered, in the order of the form.';
grant execute on function app_public.job_applications_application_form_answers(app_public.job_applications) to app_user;

comment on type app_public.application_form_answer is 'The answer to one question (document B, section 3, Job application).';
comment on column app_public.application_form_answer.question_id is E'@notNull\nThe question''s id in the form.';
comment on column app_public.application_form_answer.value is 'What was written or chosen.';
comment on column app_public.application_form_answer.values is 'What was chosen, where several may be.';
--! EndIncluded recruitment/functions/job_applications_application_form_answers.sql
--! Included recruitment/functions/job_applications_available_actions.sql
-- Not for operators: a function of a row reads all of it, and they may not read the answers.
create or replace function app_public.job_applications_available_actions(application app_public.job_applications) returns text[]
language sql stable
as $$
  select app_hidden.available_actions('job_applications', application.id, application.status::text)
$$;
comment on function app_public.job_applications_available_actions(app_public.job_applications) is
  E'@notNull\nThe actions the caller may take now, from the transitions table.';
grant execute on function app_public.job_applications_available_actions(app_public.job_applications) to app_user;
--! EndIncluded recruitment/functions/job_applications_available_actions.sql
--! Included recruitment/functions/job_applications_consent.sql
-- Definer because both sides read it, and neither has to be able to read the other.
create or replace function app_public.job_applications_consent(application app_public.job_applications)
returns app_public.application_consent
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.filled_consent(
    c, j, application.retention_months, application.privacy_link, application.terms_link, application.consented_at
  )
  from app_public.consent_texts c, app_public.jobs j
  where c.id = application.consent_id and application.status <> 'PENDING' and j.id = application.job_id
    and (app_hidden.is_within_reach(application.account_id) or app_hidden.is_within_reach(application.partner_account_id))
$$;
comment on function app_public.job_applications_consent(app_public.job_applications) is
  'What the applicant agreed to when it was last sent in; null before.';
grant execute on function app_public.job_applications_consent(app_public.job_applications) to app_user;

comment on type app_public.application_consent is 'What an applicant agrees to, in words, and when they did.';
comment on column app_public.application_consent.version is E'@notNull\nThe wording and the months, to be sent back as consentVersion.';
comment on column app_public.application_consent.text_nb is E'@notNull\nThe wording in Norwegian.';
comment on column app_public.application_consent.text_en is E'@notNull\nThe wording in English.';
comment on column app_public.application_consent.retention_months is E'@notNull\nFor how many months after its last step the application is kept.';
comment on column app_public.application_consent.privacy_link is E'@notNull\nWhere the team said what it does with what it is told.';
comment on column app_public.application_consent.terms_link is E'@notNull\nWhere the team said what one agrees to.';
comment on column app_public.application_consent.given_at is 'When it was given, UTC; null for what one is asked.';
--! EndIncluded recruitment/functions/job_applications_consent.sql
--! Included recruitment/functions/job_applications_enrollment.sql
create or replace function app_public.job_applications_enrollment(application app_public.job_applications)
returns app_public.enrollments
language sql stable
as $$
  select e.* from app_public.enrollments e
  where e.account_id = application.account_id and e.partner_account_id = application.partner_account_id
  order by e.status = 'ENDED', e.created_at desc
  limit 1
$$;
comment on function app_public.job_applications_enrollment(app_public.job_applications) is
  E'@unlisted\nThe enrolment of the applicant with the team: the one that holds or waits, else the last that has ended.';
grant execute on function app_public.job_applications_enrollment(app_public.job_applications) to app_user;
--! EndIncluded recruitment/functions/job_applications_enrollment.sql
--! Included recruitment/functions/job_applications_kept_until.sql
-- From the last step in it, or the last answer of what is not sent in. Whoever is enrolled has an application as long as
-- they are, and its months begin when the enrolment ends. What the applicant agreed to holds, also when the job asks for
-- longer since. Definer because the months of what is not sent in yet are the job's.
create or replace function app_public.job_applications_kept_until(application app_public.job_applications) returns date
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select (
    (greatest(application.last_step_at, enrolment.ended_at) at time zone 'Europe/Oslo')::date
    + make_interval(months => coalesce(application.retention_months, j.retention_months))
  )::date
  from app_public.jobs j
    left join lateral (
      select case when bool_and(e.status = 'ENDED') then max(e.ended_at) end as ended_at from app_public.enrollments e
      where e.account_id = application.account_id and e.partner_account_id = application.partner_account_id
        and application.status = 'ENROLLED'
    ) enrolment on true
  where j.id = application.job_id and (application.status <> 'ENROLLED' or enrolment.ended_at is not null)
    and (app_hidden.is_within_reach(application.account_id) or app_hidden.is_within_reach(application.partner_account_id))
$$;
comment on function app_public.job_applications_kept_until(app_public.job_applications) is
  'The day after which it is erased, unless the applicant wants it kept; null while they are enrolled.';
grant execute on function app_public.job_applications_kept_until(app_public.job_applications) to app_user;
--! EndIncluded recruitment/functions/job_applications_kept_until.sql
--! Included recruitment/functions/job_applications_outcome.sql
create or replace function app_public.job_applications_outcome(application app_public.job_applications) returns app_public.state_outcome
language sql stable
as $$
  select t.outcome from app_public.transitions t
  where t.entity = 'job_applications' and t.to_status = application.status::text limit 1
$$;
comment on function app_public.job_applications_outcome(app_public.job_applications) is
'@notNull
@unlisted
What its status means for people: whom it waits for, or how it ended.';
grant execute on function app_public.job_applications_outcome(app_public.job_applications) to app_user;
--! EndIncluded recruitment/functions/job_applications_outcome.sql
--! Included recruitment/functions/job_applications_submitted_job_checks.sql
create or replace function app_public.job_applications_submitted_job_checks(application app_public.job_applications)
returns setof app_public.job_checks
language sql stable
as $$
  select c.* from app_public.job_checks c where c.job_application_id = application.id order by c.job_check_type
$$;
comment on function app_public.job_applications_submitted_job_checks(app_public.job_applications) is
  E'@simpleCollections only\nWhat is checked of the applicant, and how far that has come.';
grant execute on function app_public.job_applications_submitted_job_checks(app_public.job_applications) to app_user;
--! EndIncluded recruitment/functions/job_applications_submitted_job_checks.sql
--! Included recruitment/functions/job_applications_team_name.sql
-- Definer because an applicant does not read the team's account.
create or replace function app_public.job_applications_team_name(application app_public.job_applications) returns text
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_public.accounts_display_name(t)
  from app_public.job_applications a join app_public.accounts t on t.id = a.partner_account_id
  where a.id = application.id and (app_hidden.is_within_reach(a.account_id) or app_hidden.is_within_reach(a.partner_account_id))
$$;
comment on function app_public.job_applications_team_name(app_public.job_applications) is
  E'@unlisted\nWhat the team is called.';
grant execute on function app_public.job_applications_team_name(app_public.job_applications) to app_user;
--! EndIncluded recruitment/functions/job_applications_team_name.sql
--! Included recruitment/functions/job_attributes.sql
create or replace function app_private.job_attributes(job app_public.jobs) returns jsonb
language sql stable
as $$
  select jsonb_build_object(
    'departmentId', job.department_id, 'title', job.title, 'tagline', job.tagline, 'description', job.description,
    'applicationLimit', job.application_limit, 'retentionMonths', job.retention_months, 'applicationDeadline', job.application_deadline_on,
    'privacyLink', job.privacy_link, 'termsLink', job.terms_link, 'logo', job.logo_id,
    'colors', case when job.color_default is not null then jsonb_build_object(
      'default', job.color_default, 'hover', job.color_hover, 'contrast', job.color_contrast
    ) end,
    'address', app_hidden.address_input(job.address), 'compensation', job.compensation, 'jobType', job.job_type,
    'languageRequirements', job.language_requirements, 'payout', job.payout
  )
$$;
comment on function app_private.job_attributes(app_public.jobs) is 'A job as attributes of the form, to lay the changed ones over.';
grant execute on function app_private.job_attributes(app_public.jobs) to app_user;
--! EndIncluded recruitment/functions/job_attributes.sql
--! Included recruitment/functions/job_check_access.sql
create or replace function app_hidden.job_check_access(job_check_type app_public.job_check_type) returns text
language sql immutable parallel safe
as $$
  select case
    when job_check_type = 'CRIMINAL_RECORD' then 'CRIMINAL_RECORD'
    when job_check_type in ('IDENTITY', 'RIGHT_TO_WORK', 'DRIVERS_LICENSE') then 'IDENTITY'
  end
$$;
comment on function app_hidden.job_check_access(app_public.job_check_type) is
  'Which access of a department one needs to see what was handed in for a check; null where who handles the applications sees it.';
grant execute on function app_hidden.job_check_access(app_public.job_check_type) to app_user, app_operator, app_worker;
--! EndIncluded recruitment/functions/job_check_access.sql
--! Included recruitment/functions/job_check_has_expired.sql
-- Somebody who approves what has expired already has approved it all the same, and is not overruled at night. Definer because the
-- guard asks as whoever writes, and the worker reads no table.
create or replace function app_hidden.job_check_has_expired(id uuid) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_public.job_checks c
    where c.id = job_check_has_expired.id and c.expires_on < app_hidden.today()
      and c.expires_on >= (c.decided_at at time zone 'Europe/Oslo')::date
      and (app_hidden.is_within_reach(c.account_id) or app_hidden.is_within_reach(c.partner_account_id))
  )
$$;
comment on function app_hidden.job_check_has_expired(uuid) is
  'Whether a check was in order when it was decided on, and the day until which that held is over.';
grant execute on function app_hidden.job_check_has_expired(uuid) to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded recruitment/functions/job_check_has_expired.sql
--! Included recruitment/functions/job_check_is_inspected.sql
-- Nobody decides on papers they have not looked at. A criminal record is the team's to look at, never the house's. Definer
-- because the guard asks as whoever writes, and nobody reads who else has opened a file.
create or replace function app_hidden.job_check_is_inspected(id uuid) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_public.job_checks c left join app_public.job_check_papers p on p.job_check_id = c.id
    where c.id = job_check_is_inspected.id
      and case when app_hidden.current_operator_role() is not null
        then c.job_check_type <> 'CRIMINAL_RECORD' else c.id = any (app_hidden.inspected_check_ids()) end
      and (p.first_file_id is null or exists (
        select from app_public.events e
        where e.entity = 'files' and e.entity_id = p.first_file_id and e.event_type = 'OPENED'
          and e.user_id = app_hidden.current_user_id()
      ))
  )
$$;
comment on function app_hidden.job_check_is_inspected(uuid) is
  'Whether the caller may decide on a check: with the access its kind takes, having opened what was handed in.';
grant execute on function app_hidden.job_check_is_inspected(uuid) to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded recruitment/functions/job_check_is_inspected.sql
--! Included recruitment/functions/job_check_is_ordered.sql
-- Definer because the worker asks, which reads no table.
create or replace function app_hidden.job_check_is_ordered(id uuid) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_public.job_checks c
    where c.id = job_check_is_ordered.id and app_hidden.job_check_source(c.job_check_type) = 'PROVIDER'
      and app_hidden.is_within_reach(c.account_id)
  )
$$;
comment on function app_hidden.job_check_is_ordered(uuid) is 'Whether a check is one that a provider is asked about.';
grant execute on function app_hidden.job_check_is_ordered(uuid) to app_worker;
--! EndIncluded recruitment/functions/job_check_is_ordered.sql
--! Included recruitment/functions/job_check_is_own.sql
-- Definer because the guard asks as whoever writes, the house's own functions too.
create or replace function app_hidden.job_check_is_own(id uuid) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_public.job_checks c
    where c.id = job_check_is_own.id and c.account_id = app_hidden.current_account_id() and c.user_id = app_hidden.current_user_id()
  )
$$;
comment on function app_hidden.job_check_is_own(uuid) is 'Whether a check is about the caller, acting in their own account.';
grant execute on function app_hidden.job_check_is_own(uuid) to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded recruitment/functions/job_check_is_own.sql
--! Included recruitment/functions/job_check_reviewers.sql
-- Whom the policies would let decide, asked of all at once, since nobody is calling. Definer because the worker reads no table.
create or replace function app_private.job_check_reviewers(check_id uuid) returns setof uuid
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select m.id
  from app_public.job_checks c
    join app_public.jobs j on j.id = c.job_id
    join app_public.memberships m on m.account_id = c.partner_account_id
    left join app_public.department_memberships d on d.membership_id = m.id and d.department_id = j.department_id
  where c.id = check_id and m.user_id is distinct from c.user_id and (m.role in ('OWNER', 'ADMIN') or coalesce(
    case app_hidden.job_check_access(c.job_check_type)
      when 'CRIMINAL_RECORD' then d.criminal_record_access and (d.identity_access or not exists (
        select from app_public.job_checks i where i.job_application_id = c.job_application_id and i.job_check_type = 'IDENTITY'
      ))
      when 'IDENTITY' then d.identity_access
      else d.role = 'MANAGER'
    end, false))
$$;
comment on function app_private.job_check_reviewers(uuid) is
  'The memberships of those who may decide on a check: OWNER and ADMIN, and who has in the job''s department the access its kind takes.';
--! EndIncluded recruitment/functions/job_check_reviewers.sql
--! Included recruitment/functions/job_check_source.sql
-- A criminal record is never fetched: the law lets the applicant show it and nobody else ask for it.
create or replace function app_hidden.job_check_source(job_check_type app_public.job_check_type) returns text
language sql immutable parallel safe
as $$
  select case
    when job_check_type in ('BANK_ACCOUNT', 'IDENTITY') then 'OURSELVES'
    when job_check_type = 'CRIMINAL_RECORD' then 'PEOPLE'
    else 'PROVIDER'
  end
$$;
comment on function app_hidden.job_check_source(app_public.job_check_type) is
  'Who can tell how a check ends: OURSELVES by what we know, a PROVIDER who is asked, or PEOPLE of the team by what they are shown.';
grant execute on function app_hidden.job_check_source(app_public.job_check_type) to app_user, app_operator, app_worker;
--! EndIncluded recruitment/functions/job_check_source.sql
--! Included recruitment/functions/job_check_was_refused.sql
create or replace function app_hidden.job_check_was_refused(id uuid) returns boolean
language sql stable
as $$
  select not app_hidden.job_check_has_expired(id)
$$;
comment on function app_hidden.job_check_was_refused(uuid) is
  'Condition of a reaction: a check that failed was never in order, or not any more when it was looked at.';
grant execute on function app_hidden.job_check_was_refused(uuid) to app_worker;
--! EndIncluded recruitment/functions/job_check_was_refused.sql
--! Included recruitment/functions/job_checks_available_actions.sql
create or replace function app_public.job_checks_available_actions(job_check app_public.job_checks) returns text[]
language sql stable
as $$
  select app_hidden.available_actions('job_checks', job_check.id, job_check.status::text)
$$;
comment on function app_public.job_checks_available_actions(app_public.job_checks) is
  E'@notNull\nThe actions the caller may take now, from the transitions table.';
grant execute on function app_public.job_checks_available_actions(app_public.job_checks) to app_user, app_operator;
--! EndIncluded recruitment/functions/job_checks_available_actions.sql
--! Included recruitment/functions/job_checks_content.sql
create or replace function app_public.job_checks_content(job_check app_public.job_checks) returns text
language sql stable
as $$
  select p.content from app_public.job_check_papers p where p.job_check_id = job_check.id
$$;
comment on function app_public.job_checks_content(app_public.job_checks) is
  E'@unlisted\nThe number that was handed in for it, such as that of a licence, until it is decided on: seen with the access its kind takes.';
grant execute on function app_public.job_checks_content(app_public.job_checks) to app_user;
--! EndIncluded recruitment/functions/job_checks_content.sql
--! Included recruitment/functions/job_checks_documents.sql
create or replace function app_public.job_checks_documents(job_check app_public.job_checks) returns setof app_public.files
language sql stable
as $$
  select f.*
  from app_public.job_check_papers p join app_public.files f on f.id in (p.first_file_id, p.second_file_id)
  where p.job_check_id = job_check.id
  order by f.id <> p.first_file_id
$$;
comment on function app_public.job_checks_documents(app_public.job_checks) is
  E'@simpleCollections only\nWhat was handed in for it, until it is decided on: seen by the applicant, and by who has '
  'the access its kind takes for ten minutes after they opened it.';
grant execute on function app_public.job_checks_documents(app_public.job_checks) to app_user, app_operator;
--! EndIncluded recruitment/functions/job_checks_documents.sql
--! Included recruitment/functions/job_checks_has_documents.sql
create or replace function app_public.job_checks_has_documents(job_check app_public.job_checks) returns boolean
language sql stable
as $$
  select exists (
    select from app_public.job_check_papers p where p.job_check_id = job_check.id and p.first_file_id is not null
  )
$$;
comment on function app_public.job_checks_has_documents(app_public.job_checks) is
  '@notNull
@unlisted
Whether there is something to open that the caller may open.';
grant execute on function app_public.job_checks_has_documents(app_public.job_checks) to app_user, app_operator;
--! EndIncluded recruitment/functions/job_checks_has_documents.sql
--! Included recruitment/functions/job_checks_of_type.sql
create or replace function app_public.job_checks_of_type(job_check_type app_public.job_check_type default null)
returns setof app_public.job_checks
language sql stable
as $$
  select c.* from app_public.job_checks c
  where job_checks_of_type.job_check_type is null or c.job_check_type = job_checks_of_type.job_check_type
$$;
comment on function app_public.job_checks_of_type(app_public.job_check_type) is
'@list jobChecks
@portal
@readers OWNER ADMIN MANAGER MEMBER
The checks the caller sees, all or of one kind: in a team of who has applied, in one''s own account of oneself.';
grant execute on function app_public.job_checks_of_type(app_public.job_check_type) to app_user;
--! EndIncluded recruitment/functions/job_checks_of_type.sql
--! Included recruitment/functions/job_columns.sql
create or replace function app_hidden.job_columns(attributes jsonb) returns jsonb
language sql stable
as $$
  select attributes
    || case when attributes ? 'address'
      then jsonb_build_object('address', app_hidden.address_input(app_hidden.address_from(attributes -> 'address'))) else '{}' end
    || case when attributes ? 'colors' then jsonb_build_object(
      'colorDefault', upper(attributes #>> '{colors,default}'), 'colorHover', upper(attributes #>> '{colors,hover}'),
      'colorContrast', upper(attributes #>> '{colors,contrast}')
    ) else '{}' end
$$;
comment on function app_hidden.job_columns(jsonb) is
  'The attributes of a job with those that its form calls otherwise than its columns as the columns.';
grant execute on function app_hidden.job_columns(jsonb) to app_user;
--! EndIncluded recruitment/functions/job_columns.sql
--! Included recruitment/functions/job_form_to_judge.sql
-- Asked by the server before it judges an edit. Definer because it logs in as nobody, and tells no more than the
-- account of the session may read.
create or replace function app_private.job_form_to_judge(account_id uuid, job_id uuid) returns app_public.job_form_versions
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select f.* from app_public.job_form_versions f
  where f.job_id = job_form_to_judge.job_id and f.account_id = job_form_to_judge.account_id
  order by f.version desc limit 1
$$;
comment on function app_private.job_form_to_judge(uuid, uuid) is 'The newest version of the form of a job of an account.';
grant execute on function app_private.job_form_to_judge(uuid, uuid) to app_authenticator;
--! EndIncluded recruitment/functions/job_form_to_judge.sql
--! Included recruitment/functions/job_invitations_deep_link.sql
create or replace function app_private.job_invitations_deep_link(invitation app_public.job_invitations) returns text
language sql stable
as $$
  select format(
    '/v2/%s/recruitmore/enrolment-wizard/%s', lower(invitation.language::text), app_hidden.type_id(invitation.job_id, 'job')
  )
$$;
comment on function app_private.job_invitations_deep_link(app_public.job_invitations) is 'Where the link in the mail leads: into the job.';
--! EndIncluded recruitment/functions/job_invitations_deep_link.sql
--! Included recruitment/functions/job_invitations_inviter.sql
create or replace function app_private.job_invitations_inviter(invitation app_public.job_invitations) returns text
language sql stable
as $$
  select coalesce(
    (
      select app_private.unlinked(nullif(concat_ws(' ', u.first_name, u.last_name), ''))
      from app_public.users u where u.id = invitation.invited_by
    ),
    app_private.job_invitations_team_name(invitation)
  )
$$;
comment on function app_private.job_invitations_inviter(app_public.job_invitations) is
  'The name of who has invited somebody, for mails; the team''s when they are gone.';
--! EndIncluded recruitment/functions/job_invitations_inviter.sql
--! Included recruitment/functions/job_invitations_job_title.sql
-- What mail programs would make a link of is taken apart, since somebody who was not asked is written to.
create or replace function app_private.job_invitations_job_title(invitation app_public.job_invitations) returns text
language sql stable
as $$
  select app_private.unlinked(j.title) from app_public.jobs j where j.id = invitation.job_id
$$;
comment on function app_private.job_invitations_job_title(app_public.job_invitations) is 'What the job is called, for mails to who was invited.';
--! EndIncluded recruitment/functions/job_invitations_job_title.sql
--! Included recruitment/functions/job_invitations_team_name.sql
-- What mail programs would make a link of is taken apart, since somebody who was not asked is written to.
create or replace function app_private.job_invitations_team_name(invitation app_public.job_invitations) returns text
language sql stable
as $$
  select app_private.unlinked(app_public.accounts_display_name(a)) from app_public.accounts a where a.id = invitation.account_id
$$;
comment on function app_private.job_invitations_team_name(app_public.job_invitations) is 'The name of the team, for mails to who was invited.';
--! EndIncluded recruitment/functions/job_invitations_team_name.sql
--! Included recruitment/functions/job_logo_to_serve.sql
-- Definer because the reader is nobody, as of the job itself: a picture is shown wherever the job is, and no longer.
create or replace function app_private.job_logo_to_serve(logo_id uuid, out content_type text, out storage_key text)
returns record
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select f.content_type, f.storage_key
  from app_public.jobs j
    join app_public.files f on f.id = j.logo_id
    join app_public.accounts a on a.id = j.account_id
  where j.logo_id = job_logo_to_serve.logo_id and j.status <> 'DRAFT' and a.deleted_at is null and a.blocked_at is null
  limit 1
$$;
comment on function app_private.job_logo_to_serve(uuid) is
  'The picture of a job that anybody may read; nulls for any other file.';
grant execute on function app_private.job_logo_to_serve(uuid) to app_authenticator;
--! EndIncluded recruitment/functions/job_logo_to_serve.sql
--! Included recruitment/functions/job_opening.sql
-- Definer because whoever asks counts only their own applications. It tells no number.
create or replace function app_hidden.job_opening(job app_public.jobs) returns app_public.job_opening
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select case
    when job.status <> 'PUBLISHED' or exists (
      select from app_public.accounts a where a.id = job.account_id and a.deleted_at is not null
    ) then 'CLOSED'
    when job.application_deadline_on < app_hidden.today() then 'PAST'
    when (
      select sum(s.applications) from app_private.sent_in_to_job(job.id) s
    ) >= job.application_limit then 'FULL'
    else 'OPEN'
  end::app_public.job_opening
$$;
comment on function app_hidden.job_opening(app_public.jobs) is
  'Whether one more application may be sent in to a job, and why not: it is closed, its deadline has passed, or it is full.';

comment on type app_public.job_opening is
'@tone.OPEN pine
@tone.FULL amber
@tone.PAST neutral
@tone.CLOSED neutral
Whether a job takes one more application, and why not.';
--! EndIncluded recruitment/functions/job_opening.sql
--! Included recruitment/functions/jobs_application_form.sql
create or replace function app_public.jobs_application_form(job app_public.jobs) returns jsonb
language sql stable
as $$
  select (app_hidden.newest_job_form(job.id)).application_form
$$;
comment on function app_public.jobs_application_form(app_public.jobs) is
  E'@unlisted\nIts pages and questions, in the newest version: docs/application-forms.md. For an applicant those of their own.';
grant execute on function app_public.jobs_application_form(app_public.jobs) to app_user;
--! EndIncluded recruitment/functions/jobs_application_form.sql
--! Included recruitment/functions/jobs_available_actions.sql
create or replace function app_public.jobs_available_actions(job app_public.jobs) returns text[]
language sql stable
as $$
  select app_hidden.available_actions('jobs', job.id, job.status::text)
$$;
comment on function app_public.jobs_available_actions(app_public.jobs) is
  E'@notNull\nThe actions the caller may take now, from the transitions table.';
grant execute on function app_public.jobs_available_actions(app_public.jobs) to app_user, app_operator;
--! EndIncluded recruitment/functions/jobs_available_actions.sql
--! Included recruitment/functions/jobs_colors.sql
create or replace function app_public.jobs_colors(job app_public.jobs) returns app_public.job_colors
language sql stable
as $$
  select row (job.color_default, job.color_hover, job.color_contrast)::app_public.job_colors where job.color_default is not null
$$;
comment on function app_public.jobs_colors(app_public.jobs) is 'The colours of its pages; null where the team''s own hold.';
grant execute on function app_public.jobs_colors(app_public.jobs) to app_user;

comment on type app_public.job_colors is 'The colours of a job''s pages (document B, section 3, Job).';
comment on column app_public.job_colors.default_color is
'@name default
@notNull
The colour of what one presses, as #RRGGBB.';
comment on column app_public.job_colors.hover_color is
'@name hover
@notNull
The colour of what one points at.';
comment on column app_public.job_colors.contrast_color is
'@name contrast
@notNull
What is written on either.';
--! EndIncluded recruitment/functions/jobs_colors.sql
--! Included recruitment/functions/jobs_counts.sql
-- Definer because a member of the team counts what only its managers read. It counts for the job's own team.
create or replace function app_public.jobs_counts(job app_public.jobs) returns app_public.job_counts
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select row (
    coalesce(sum(s.applications) filter (where s.status = 'SUBMITTED'), 0),
    coalesce(sum(s.applications) filter (where s.status = 'QUALIFIED'), 0),
    coalesce(sum(s.applications) filter (where s.status = 'REJECTED'), 0),
    coalesce(sum(s.applications) filter (where s.status = 'APPROVED'), 0),
    coalesce(sum(s.applications) filter (where s.status = 'ENROLLED'), 0)
  )::app_public.job_counts
  from app_private.sent_in_to_job(job.id) s
  having app_hidden.is_within_reach(job.account_id)
$$;
comment on function app_public.jobs_counts(app_public.jobs) is 'How many applications to it have come how far; null for an applicant.';
grant execute on function app_public.jobs_counts(app_public.jobs) to app_user, app_operator;

comment on type app_public.job_counts is 'How many applications to a job have come how far (document B, section 3, Job).';
comment on column app_public.job_counts.submitted is E'@notNull\nSent in, with a check still open.';
comment on column app_public.job_counts.qualified is E'@notNull\nReady to be decided on.';
comment on column app_public.job_counts.rejected is E'@notNull\nTurned down.';
comment on column app_public.job_counts.approved is E'@notNull\nTaken on.';
comment on column app_public.job_counts.enrolled is E'@notNull\nEnrolled.';
--! EndIncluded recruitment/functions/jobs_counts.sql
--! Included recruitment/functions/jobs_form_version.sql
create or replace function app_public.jobs_form_version(job app_public.jobs) returns int
language sql stable
as $$
  select (app_hidden.newest_job_form(job.id)).version
$$;
comment on function app_public.jobs_form_version(app_public.jobs) is E'@unlisted\nThe number of the newest version of its form.';
grant execute on function app_public.jobs_form_version(app_public.jobs) to app_user;
--! EndIncluded recruitment/functions/jobs_form_version.sql
--! Included recruitment/functions/jobs_is_handled.sql
create or replace function app_public.jobs_is_handled(job app_public.jobs) returns boolean
language sql stable
as $$
  select job.id = any (app_hidden.handled_job_ids())
$$;
comment on function app_public.jobs_is_handled(app_public.jobs) is
'@notNull
@unlisted
Whether the caller handles its applications: decides on them, and invites to it.';
grant execute on function app_public.jobs_is_handled(app_public.jobs) to app_user;
--! EndIncluded recruitment/functions/jobs_is_handled.sql
--! Included recruitment/functions/jobs_job_checks.sql
create or replace function app_public.jobs_job_checks(job app_public.jobs) returns jsonb
language sql stable
as $$
  select (app_hidden.newest_job_form(job.id)).job_checks
$$;
comment on function app_public.jobs_job_checks(app_public.jobs) is
  E'@unlisted\nWhat is checked of who applies, and when, in the newest version.';
grant execute on function app_public.jobs_job_checks(app_public.jobs) to app_user;
--! EndIncluded recruitment/functions/jobs_job_checks.sql
--! Included recruitment/functions/jobs_opening.sql
-- Definer because who has applied counts only their own applications. Whoever reads the job reads this of it.
create or replace function app_public.jobs_opening(job app_public.jobs) returns app_public.job_opening
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_hidden.job_opening(job)
  where app_hidden.is_within_reach(job.account_id) or job.id = any (app_hidden.applied_job_ids())
$$;
comment on function app_public.jobs_opening(app_public.jobs) is
'@notNull
@unlisted
Whether it takes one more application, and why not.';
grant execute on function app_public.jobs_opening(app_public.jobs) to app_user;
--! EndIncluded recruitment/functions/jobs_opening.sql
--! Included recruitment/functions/jobs_outcome.sql
create or replace function app_public.jobs_outcome(job app_public.jobs) returns app_public.state_outcome
language sql stable
as $$
  select t.outcome from app_public.transitions t where t.entity = 'jobs' and t.to_status = job.status::text limit 1
$$;
comment on function app_public.jobs_outcome(app_public.jobs) is
'@notNull
@unlisted
What its status means for people: whom it waits for, or how it ended.';
grant execute on function app_public.jobs_outcome(app_public.jobs) to app_user;
--! EndIncluded recruitment/functions/jobs_outcome.sql
--! Included recruitment/functions/keep_check_result.sql
-- The server has seen that the provider signed it and when. It counts once, for the order that is out; what it changes is the
-- worker's to do. Definer because the server logs in as nobody.
create or replace function app_private.keep_check_result(
  reference text, outcome app_public.check_outcome, expires_on date, signed_at timestamptz
) returns boolean
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_id uuid;
begin
  if abs(extract(epoch from now() - signed_at)) > 300 then
    return false;
  end if;
  update app_public.job_checks c
  set outcome = keep_check_result.outcome, expires_on = keep_check_result.expires_on, answered_at = now(),
    ordered_at = coalesce(c.ordered_at, now())
  where c.order_reference = reference and c.status = 'IN_REVIEW' and c.answered_at is null
  returning c.id into v_id;
  if v_id is null then
    return false;
  end if;
  perform app_private.enqueue('recruitment/settle_answered_check', jsonb_build_object('id', v_id));
  return true;
end;
$$;
comment on function app_private.keep_check_result(text, app_public.check_outcome, date, timestamptz) is
  'Keeps what a provider has answered, signed at a moment; false for what is older than five minutes, answered already or not waited for.';
grant execute on function app_private.keep_check_result(text, app_public.check_outcome, date, timestamptz) to app_authenticator;
--! EndIncluded recruitment/functions/keep_check_result.sql
--! Included recruitment/functions/live_enrollment_ids.sql
-- What a policy asks before a freelancer's documents are shown to a team. A team whose organisation number is only a
-- claim sees none. Definer because the policy of documents asks for each row once and needs no more than the ids.
create or replace function app_hidden.live_enrollment_ids() returns uuid[]
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce(array_agg(e.id), '{}')
  from app_public.enrollments e join app_public.accounts a on a.id = e.partner_account_id
  where e.partner_account_id = app_hidden.current_account_id() and e.status = 'APPROVED'
    and a.organization_verified_at is not null and app_hidden.can_recruit()
$$;
comment on function app_hidden.live_enrollment_ids() is
  'The enrolments that hold with the current team, when the caller is its OWNER or ADMIN and its organisation number is verified.';
grant execute on function app_hidden.live_enrollment_ids() to app_user;
--! EndIncluded recruitment/functions/live_enrollment_ids.sql
--! Included recruitment/functions/move_enrollment.sql
-- Definer because nobody is granted the status: it changes together with its moment. The transitions decide.
create or replace function app_private.move_enrollment(enrollment_id uuid, action text, input jsonb) returns app_public.enrollments
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_enrollment app_public.enrollments;
  v_to app_public.enrollment_status := app_private.require_row_transition('enrollments', enrollment_id, action);
begin
  select e.* into v_enrollment from app_public.enrollments e where e.id = enrollment_id;
  perform app_private.refuse_when_changed(v_enrollment.updated_at, input);
  perform app_private.stop_if_refused();
  update app_public.enrollments e set
    status = v_to,
    approved_at = case v_to when 'APPROVED' then now() else e.approved_at end,
    ended_at = case v_to when 'ENDED' then now() end
  where e.id = enrollment_id
  returning e.* into v_enrollment;
  return v_enrollment;
end;
$$;
comment on function app_private.move_enrollment(uuid, text, jsonb) is
  'Takes an enrolment a step as the transitions allow the caller. Stops with INVALID at id for what is out of reach, '
  'the transition''s refusal, or INVALID_ACTION at updatedAt.';
grant execute on function app_private.move_enrollment(uuid, text, jsonb) to app_user;
--! EndIncluded recruitment/functions/move_enrollment.sql
--! Included recruitment/functions/move_job.sql
-- Definer because nobody is granted the status: it changes together with its time and its event. The actor is still
-- the caller; the transitions decide.
create or replace function app_private.move_job(job_id uuid, action text) returns app_public.jobs
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_job app_public.jobs;
  v_to app_public.job_status := app_private.require_row_transition('jobs', job_id, action);
begin
  perform app_private.stop_if_refused();
  update app_public.jobs j set
    status = v_to,
    published_at = case v_to when 'PUBLISHED' then now() else j.published_at end,
    closed_at = case v_to when 'CLOSED' then now() else j.closed_at end
  where j.id = job_id
  returning j.* into v_job;
  return v_job;
end;
$$;
comment on function app_private.move_job(uuid, text) is
  'Takes a job a step as the transitions allow the caller. Stops with INVALID for what is out of reach, or the transition''s refusal.';
grant execute on function app_private.move_job(uuid, text) to app_user;
--! EndIncluded recruitment/functions/move_job.sql
--! Included recruitment/functions/move_job_application.sql
-- Definer because nobody is granted the status: it changes together with its time, its reason and its event. The
-- actor is still the caller; the transitions decide.
create or replace function app_private.move_job_application(application_id uuid, action text, reason text default null)
returns app_public.job_applications
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_application app_public.job_applications;
  v_to app_public.job_application_status := app_private.require_row_transition('job_applications', application_id, action);
begin
  perform app_private.stop_if_refused();
  perform app_private.tell_of_transition('job_applications', application_id, jsonb_strip_nulls(jsonb_build_object('reason', reason)));
  update app_public.job_applications a set
    status = v_to,
    submitted_at = case v_to when 'SUBMITTED' then now() when 'PENDING' then null else a.submitted_at end,
    qualified_at = case v_to when 'QUALIFIED' then now() when 'PENDING' then null else a.qualified_at end,
    decided_at = case when v_to in ('APPROVED', 'REJECTED') then now() else a.decided_at end,
    enrolled_at = case v_to when 'ENROLLED' then now() else a.enrolled_at end,
    last_step_at = now(), asked_to_extend_at = null,
    rejection_reason = coalesce(reason, a.rejection_reason)
  where a.id = application_id
  returning a.* into v_application;
  if v_to = 'PENDING' then
    update app_public.job_checks c set shared_at = null where c.job_application_id = application_id;
  elsif v_to in ('APPROVED', 'REJECTED') then
    -- Nobody looks at what was handed in any more.
    delete from app_public.job_check_papers p using app_public.job_checks c
    where c.id = p.job_check_id and c.job_application_id = application_id;
  end if;
  return v_application;
end;
$$;
comment on function app_private.move_job_application(uuid, text, text) is
  'Takes an application a step as the transitions allow the caller. Stops with INVALID for what is out of reach, or the transition''s refusal.';
grant execute on function app_private.move_job_application(uuid, text, text) to app_user, app_worker;
--! EndIncluded recruitment/functions/move_job_application.sql
--! Included recruitment/functions/move_job_check.sql
-- Definer because nobody is granted the status: it changes together with its times, and what was handed in goes with the
-- decision. The actor is still the caller; the transitions decide.
create or replace function app_private.move_job_check(check_id uuid, action text, reason text default null) returns app_public.job_checks
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_check app_public.job_checks;
  v_to app_public.job_check_status := app_private.require_row_transition('job_checks', check_id, action);
begin
  perform app_private.stop_if_refused();
  update app_public.job_checks c set
    status = v_to,
    -- What expires was decided on when it was in order.
    decided_at = case when action = 'expire' then c.decided_at when v_to in ('SUCCEEDED', 'FAILED') then now() end,
    decided_by = case when action = 'expire' then c.decided_by when v_to in ('SUCCEEDED', 'FAILED') then app_hidden.current_user_id() end,
    rejection_reason = case when v_to = 'FAILED' then reason end,
    -- What a provider answers of an earlier order is not waited for any more.
    order_reference = case when v_to <> 'PENDING' then c.order_reference end,
    ordered_at = case when v_to <> 'PENDING' then c.ordered_at end,
    answered_at = case when v_to <> 'PENDING' then c.answered_at end,
    outcome = case when v_to <> 'PENDING' then c.outcome end,
    expires_on = case when v_to <> 'PENDING' then c.expires_on end
  where c.id = check_id
  returning c.* into v_check;
  if v_to in ('SUCCEEDED', 'FAILED') then
    delete from app_public.job_check_papers p where p.job_check_id = check_id;
  end if;
  return v_check;
end;
$$;
comment on function app_private.move_job_check(uuid, text, text) is
  'Takes a check a step as the transitions allow the caller. Stops with INVALID for what is out of reach, or the transition''s refusal.';
grant execute on function app_private.move_job_check(uuid, text, text) to app_user, app_operator, app_worker;
--! EndIncluded recruitment/functions/move_job_check.sql
--! Included recruitment/functions/named_schema.sql
create or replace function app_hidden.named_schema(document jsonb, schema jsonb) returns jsonb
language sql immutable
as $$
  select document #> array(
    select replace(replace(part, '~1', '/'), '~0', '~') from string_to_table(substr(schema ->> '$ref', 3), '/') part
  )
$$;
comment on function app_hidden.named_schema(jsonb, jsonb) is 'What a schema names by $ref in its document; null where it leads nowhere.';
grant execute on function app_hidden.named_schema(jsonb, jsonb) to app_user;
--! EndIncluded recruitment/functions/named_schema.sql
--! Included recruitment/functions/newest_job_form.sql
create or replace function app_hidden.newest_job_form(job_id uuid) returns app_public.job_form_versions
language sql stable
as $$
  select f.* from app_public.job_form_versions f where f.job_id = newest_job_form.job_id order by f.version desc limit 1
$$;
comment on function app_hidden.newest_job_form(uuid) is 'The newest version of a job''s form that the caller may read.';
grant execute on function app_hidden.newest_job_form(uuid) to app_user;
--! EndIncluded recruitment/functions/newest_job_form.sql
--! Included recruitment/functions/open_job_application_files.sql
-- As with what is handed in for a check, whoever looks says so first. Definer because nobody writes events by hand; what the
-- caller handles is asked here.
create or replace function app_public.open_job_application_files(input jsonb) returns app_public.job_applications
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_application app_public.job_applications;
begin
  perform app_private.refuse_when_impersonating();
  perform app_private.require_feature('workflows');
  perform app_private.stop_if_refused();
  perform app_private.require_manager();
  select a.* into v_application from app_public.job_applications a
  where a.id = (input ->> 'id')::uuid and a.status <> 'PENDING' and app_hidden.application_is_handled(a.id);
  if not found then
    perform app_private.refuse('INVALID', 'id');
  elsif app_hidden.answer_file_ids(v_application.answers) = '{}' then
    perform app_private.refuse('INVALID_ACTION');
  end if;
  perform app_private.stop_if_refused();

  perform app_private.open_private_file(f.id, v_application.partner_account_id)
  from app_public.files f
  where f.id = any (app_hidden.answer_file_ids(v_application.answers)) and f.account_id = v_application.account_id;
  return v_application;
end;
$$;
comment on function app_public.open_job_application_files(jsonb) is
'@impersonated refused
Opens the files among the answers of an application for ten minutes, which is put on record. INVALID id: the caller handles none '
  'such; INVALID_ACTION: no answer is a file; UNAUTHORIZED.';
grant execute on function app_public.open_job_application_files(jsonb) to app_user;
--! EndIncluded recruitment/functions/open_job_application_files.sql
--! Included recruitment/functions/open_job_check_documents.sql
-- Whoever looks at somebody's papers says so first. Definer because nobody writes events by hand; who may, and of whom, is
-- asked here.
create or replace function app_public.open_job_check_documents(input jsonb) returns app_public.job_checks
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_check app_public.job_checks;
  v_papers app_public.job_check_papers;
  v_is_operator boolean := app_hidden.current_operator_role() is not null;
  v_may_look boolean;
begin
  perform app_private.refuse_when_impersonating();
  perform app_private.require_inspector();
  select c.* into v_check from app_public.job_checks c
  where c.id = (input ->> 'id')::uuid and (v_is_operator or c.partner_account_id = app_hidden.current_account_id());
  v_may_look := case when v_is_operator
    then v_check.job_check_type <> 'CRIMINAL_RECORD' and 'OPERATOR_REVIEW' = any (app_private.actors_on(to_jsonb(v_check)))
    else v_check.id = any (app_hidden.inspected_check_ids())
  end;
  if v_check.id is null then
    perform app_private.refuse('INVALID', 'id');
  elsif v_check.status <> 'IN_REVIEW' then
    perform app_private.refuse('INVALID_ACTION');
  elsif not v_may_look then
    perform app_private.refuse('UNAUTHORIZED');
  end if;
  perform app_private.stop_if_refused();
  select p.* into v_papers from app_public.job_check_papers p where p.job_check_id = v_check.id;
  if v_papers.first_file_id is null then
    perform app_private.refuse('INVALID_ACTION');
    perform app_private.stop_if_refused();
  end if;

  perform app_private.open_private_file(v_papers.first_file_id, v_check.partner_account_id);
  perform app_private.open_private_file(v_papers.second_file_id, v_check.partner_account_id);
  perform app_private.record_event(
    'job_checks', v_check.id, v_check.account_id, 'OPENED', v_check.status::text, '{}', v_check.partner_account_id
  );
  return v_check;
end;
$$;
comment on function app_public.open_job_check_documents(jsonb) is
'@impersonated refused
@actors OPERATOR_REVIEW
Opens what was handed in for a check for ten minutes, which is put on record. Who has the access its kind takes, and '
  'operators with REVIEW, but for criminal records. INVALID id; INVALID_ACTION: there is nothing to see, or no '
  'longer; UNAUTHORIZED.';
grant execute on function app_public.open_job_check_documents(jsonb) to app_user, app_operator;
--! EndIncluded recruitment/functions/open_job_check_documents.sql
--! Included recruitment/functions/own_enrollments.sql
create or replace function app_public.own_enrollments() returns setof app_public.enrollments
language sql stable
as $$
  select e.* from app_public.enrollments e where e.account_id = app_hidden.current_account_id()
$$;
comment on function app_public.own_enrollments() is
'@list enrollments
The teams the current account is enrolled with, was, or waits for.';
grant execute on function app_public.own_enrollments() to app_user;
--! EndIncluded recruitment/functions/own_enrollments.sql
--! Included recruitment/functions/own_job_applications.sql
create or replace function app_public.own_job_applications() returns setof app_public.job_applications
language sql stable
as $$
  select a.* from app_public.job_applications a where a.account_id = app_hidden.current_account_id()
$$;
comment on function app_public.own_job_applications() is
'@list jobApplications
The caller''s own applications.';
grant execute on function app_public.own_job_applications() to app_user;
--! EndIncluded recruitment/functions/own_job_applications.sql
--! Included recruitment/functions/partner_enrollments.sql
create or replace function app_public.partner_enrollments() returns setof app_public.enrollments
language sql stable
as $$
  select e.* from app_public.enrollments e where e.partner_account_id = app_hidden.current_account_id()
$$;
comment on function app_public.partner_enrollments() is
'@list partnerEnrollments
@portal
@readers OWNER ADMIN
Who is enrolled with the current team, was, or waits for it; for OWNER and ADMIN.';
grant execute on function app_public.partner_enrollments() to app_user;
--! EndIncluded recruitment/functions/partner_enrollments.sql
--! Included recruitment/functions/partner_job_applications.sql
create or replace function app_public.partner_job_applications() returns setof app_public.job_applications
language sql stable
as $$
  select a.* from app_public.job_applications a where a.partner_account_id = (select app_hidden.current_account_id())
$$;
comment on function app_public.partner_job_applications() is
'@list partnerJobApplications
@portal
@readers OWNER ADMIN MANAGER
What was sent in to the jobs of the current team, as far as the caller handles them.';
grant execute on function app_public.partner_job_applications() to app_user;
--! EndIncluded recruitment/functions/partner_job_applications.sql
--! Included recruitment/functions/partner_jobs.sql
create or replace function app_public.partner_jobs() returns setof app_public.jobs
language sql stable
as $$
  select j.* from app_public.jobs j where j.account_id = app_hidden.current_account_id()
$$;
comment on function app_public.partner_jobs() is
'@list partnerJobs
The jobs of the current team, drafts too.';
grant execute on function app_public.partner_jobs() to app_user;
--! EndIncluded recruitment/functions/partner_jobs.sql
--! Included recruitment/functions/plan_subscriptions_candidates_used.sql
-- Definer because a team's reader counts what was sent in to every department.
create or replace function app_public.plan_subscriptions_candidates_used(subscription app_public.plan_subscriptions) returns int
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.candidates_this_year(subscription.account_id) where app_hidden.is_within_reach(subscription.account_id)
$$;
comment on function app_public.plan_subscriptions_candidates_used(app_public.plan_subscriptions) is
  E'@notNull\nHow many applications were sent in to the team this year.';
grant execute on function app_public.plan_subscriptions_candidates_used(app_public.plan_subscriptions) to app_user, app_operator;
--! EndIncluded recruitment/functions/plan_subscriptions_candidates_used.sql
--! Included recruitment/functions/present_consent.sql
create or replace function app_private.present_consent() returns app_public.consent_texts
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select c from app_public.consent_texts c order by c.version desc limit 1
$$;
comment on function app_private.present_consent() is 'The wording that applicants agree to now.';
--! EndIncluded recruitment/functions/present_consent.sql
--! Included recruitment/functions/public_job.sql
-- Definer because the reader is nobody: whoever has the link may read what the team has published, also after it is
-- closed, so that who comes late reads why they cannot apply.
create or replace function app_public.public_job(id text) returns app_public.public_job
language sql stable strict security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select
    j.title, j.tagline, j.description, a.name, app_public.accounts_theme(a), app_public.jobs_colors(j),
    app_hidden.job_opening(j), j.application_deadline_on, j.privacy_link, j.terms_link, j.address, j.compensation,
    j.job_type, j.language_requirements, j.payout, app_private.consent_to_job(j),
    case when j.logo_id is not null then row('/job-logos/' || j.logo_id)::app_public.public_picture end
  from app_public.jobs j join app_public.accounts a on a.id = j.account_id
  where j.id = app_hidden.key_of(public_job.id, 'job') and j.status <> 'DRAFT' and a.deleted_at is null and a.blocked_at is null
$$;
comment on function app_public.public_job(text) is
  'A job as everybody with its link reads it. Null for a draft and for what there is not.';
-- The server writes it into the page's head, for programs that show what a link leads to.
grant execute on function app_public.public_job(text) to app_visitor, app_user, app_authenticator;

comment on type app_public.public_job is 'A job as everybody with its link reads it (document B, section 3, Job).';
comment on column app_public.public_job.title is E'@notNull\nWhat it is called.';
comment on column app_public.public_job.tagline is E'@notNull\nWhat it is about in one sentence.';
comment on column app_public.public_job.description is E'@notNull\nWhat an applicant reads before anything else.';
comment on column app_public.public_job.team_name is E'@notNull\nWho looks for somebody.';
comment on column app_public.public_job.theme is 'The team''s colours and letters; null where it has chosen none.';
comment on column app_public.public_job.colors is 'The job''s own colours; null where the team''s hold.';
comment on column app_public.public_job.opening is E'@notNull\nWhether it takes one more application, and why not.';
comment on column app_public.public_job.application_deadline is 'The last day applications are taken, in Norway; null without one.';
comment on column app_public.public_job.privacy_link is E'@notNull\nWhere the team says what it does with what it is told.';
comment on column app_public.public_job.terms_link is E'@notNull\nWhere the team says what one agrees to.';
comment on column app_public.public_job.address is 'Where it is.';
comment on column app_public.public_job.compensation is 'What one gets for it.';
comment on column app_public.public_job.job_type is 'What kind of job.';
comment on column app_public.public_job.language_requirements is 'Which languages one has to speak.';
comment on column app_public.public_job.consent is E'@notNull\nWhat one agrees to by sending in.';
comment on column app_public.public_job.payout is 'How and when one is paid.';
comment on column app_public.public_job.logo is 'The picture on its pages; null where there is none.';

comment on type app_public.public_picture is 'A picture that everybody with the page may see.';
comment on column app_public.public_picture.download_path is E'@notNull\nWhere its bytes are, without a session and for as long as the page shows it.';
--! EndIncluded recruitment/functions/public_job.sql
--! Included recruitment/functions/publish_job.sql
-- What nobody could fill in, or nobody in time, is not published.
create or replace function app_public.publish_job(input jsonb) returns app_public.jobs
language plpgsql volatile
as $$
declare
  v_job app_public.jobs := app_private.require_own_job((input ->> 'id')::uuid);
begin
  perform app_private.require_transition('jobs', v_job.id, v_job.status::text, 'publish');
  perform app_private.refuse_when_changed(v_job.updated_at, input);
  if coalesce(jsonb_array_length(nullif((app_hidden.newest_job_form(v_job.id)).application_form -> 'pages', 'null')), 0) = 0 then
    perform app_private.refuse('BLANK');
  end if;
  if v_job.application_deadline_on < app_hidden.today() then
    perform app_private.refuse('INVALID');
  end if;
  perform app_private.stop_if_refused();
  return app_private.move_job(v_job.id, 'publish');
end;
$$;
comment on function app_public.publish_job(jsonb) is
'@impersonated allowed
@performs jobs publish
Lets people apply, also to a job that was closed. BLANK: its form has no page; INVALID: its deadline has passed. INVALID id, INVALID_TRANSITION, UNAUTHORIZED.';
grant execute on function app_public.publish_job(jsonb) to app_user;
--! EndIncluded recruitment/functions/publish_job.sql
--! Included recruitment/functions/qualify_checked_application.sql
-- Definer because the worker reads no table.
create or replace function app_private.qualify_checked_application(id uuid) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.qualify_job_application(c.job_application_id) from app_public.job_checks c where c.id = qualify_checked_application.id
$$;
comment on function app_private.qualify_checked_application(uuid) is
  E'@task recruitment\nLooks at the application of a check that has ended well.';
grant execute on function app_private.qualify_checked_application(uuid) to app_worker;
--! EndIncluded recruitment/functions/qualify_checked_application.sql
--! Included recruitment/functions/qualify_job_application.sql
-- The worker's look at an application that was sent in: every check that is demanded has succeeded, also when there is
-- none. Asked after submission and whenever a check has ended; safe to run twice. Definer because the worker reads
-- no table.
create or replace function app_private.qualify_job_application(id uuid) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_status app_public.job_application_status;
begin
  select a.status into v_status from app_public.job_applications a where a.id = qualify_job_application.id for update;
  if v_status = 'SUBMITTED' and not exists (
    select from app_public.job_checks c
    where c.job_application_id = qualify_job_application.id and c.is_required and c.status <> 'SUCCEEDED'
  ) then
    perform app_private.move_job_application(qualify_job_application.id, 'qualify');
  end if;
end;
$$;
comment on function app_private.qualify_job_application(uuid) is
  E'@task recruitment\nSays that an application is ready to be decided on, once nothing is open any more.';
grant execute on function app_private.qualify_job_application(uuid) to app_worker;
--! EndIncluded recruitment/functions/qualify_job_application.sql
--! Included recruitment/functions/question_ids.sql
create or replace function app_hidden.question_ids(form_version_id uuid) returns text[]
language sql stable
as $$
  select coalesce(array_agg(q.id order by q.place), '{}') from app_hidden.asked_questions(question_ids.form_version_id) q
$$;
comment on function app_hidden.question_ids(uuid) is 'The ids of the questions of a form that the caller may read, in their order.';
grant execute on function app_hidden.question_ids(uuid) to app_user;
--! EndIncluded recruitment/functions/question_ids.sql
--! Included recruitment/functions/record_check_order.sql
-- What a provider cannot look into is for people. Definer because the worker writes no table.
create or replace function app_private.record_check_order(reference text, is_taken boolean) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  update app_public.job_checks c set
    ordered_at = coalesce(c.ordered_at, now()),
    answered_at = case when is_taken then c.answered_at else now() end,
    outcome = case when is_taken then c.outcome else 'UNDECIDED' end
  where c.order_reference = reference and (is_taken or c.answered_at is null)
$$;
comment on function app_private.record_check_order(text, boolean) is
  'Notes that a provider has taken an order, or will not look into it, which leaves it to people.';
grant execute on function app_private.record_check_order(text, boolean) to app_worker;
--! EndIncluded recruitment/functions/record_check_order.sql
--! Included recruitment/functions/refuse_check_attributes.sql
-- What a kind takes: a number that a provider looks up, a paper that people look at, or a yes. What is not needed is not taken.
create or replace function app_private.refuse_check_attributes(job_check_type app_public.job_check_type, attributes jsonb) returns void
language plpgsql volatile
as $$
declare
  v_content text := app_hidden.text_at(attributes, 'content');
  v_documents jsonb := coalesce(nullif(attributes -> 'documents', 'null'), '[]');
  v_pattern text := case job_check_type
    when 'HEALTH_PERSONNEL_REGISTER' then '^[0-9]{7,9}$' else '^[A-Za-z0-9 -]{4,40}$'
  end;
  v_at int;
begin
  if job_check_type in ('DRIVERS_LICENSE', 'HEALTH_PERSONNEL_REGISTER', 'HSE_CARD') then
    if v_content is null then
      perform app_private.refuse('BLANK', 'attributes.content');
    elsif v_content !~ v_pattern then
      perform app_private.refuse('INVALID', 'attributes.content');
    end if;
  elsif v_content is not null then
    perform app_private.refuse('PRESENT', 'attributes.content');
  end if;
  if job_check_type = 'RIGHT_TO_WORK' and jsonb_array_length(v_documents) = 0 then
    perform app_private.refuse('BLANK', 'attributes.documents');
  elsif job_check_type in ('BANK_ACCOUNT', 'CREDIT', 'IDENTITY') and jsonb_array_length(v_documents) > 0 then
    perform app_private.refuse('PRESENT', 'attributes.documents');
  end if;
  for v_at in
    select (d.at - 1)::int from jsonb_array_elements_text(v_documents) with ordinality d (id, at)
    where not exists (
      select from app_public.files f
      where f.id = d.id::uuid and f.account_id = app_hidden.current_account_id() and not f.is_private
    )
  loop
    perform app_private.refuse('INVALID', format('attributes.documents.%s', v_at));
  end loop;
  if job_check_type = 'CREDIT' and (attributes ->> 'hasConsented')::boolean is not true then
    perform app_private.refuse('BLANK', 'attributes.hasConsented');
  end if;
end;
$$;
comment on function app_private.refuse_check_attributes(app_public.job_check_type, jsonb) is
  'Refuses all that is wrong with what is handed in for a check: BLANK for what its kind takes, PRESENT for what it '
  'does not, INVALID for a number or a file that is none.';
--! EndIncluded recruitment/functions/refuse_check_attributes.sql
--! Included recruitment/functions/refuse_form_faults.sql
-- Whether a form makes sense the server finds out, by the code that the designer shows it with; a form that nobody
-- has judged is none.
create or replace function app_private.refuse_form_faults(attributes jsonb, verdict jsonb) returns void
language plpgsql volatile
as $$
declare
  v_fault jsonb;
begin
  if verdict is null and (attributes ->> 'applicationForm' is not null or attributes ->> 'jobChecks' is not null) then
    raise exception 'a form that nobody has judged' using errcode = 'insufficient_privilege';
  end if;
  for v_fault in select jsonb_array_elements(verdict -> 'faults') loop
    perform app_private.refuse((v_fault ->> 'code')::app_public.error_code, v_fault ->> 'path');
  end loop;
end;
$$;
comment on function app_private.refuse_form_faults(jsonb, jsonb) is
  'Refuses what the server has found wrong with a job''s form and checks, each at its path.';
grant execute on function app_private.refuse_form_faults(jsonb, jsonb) to app_user;
--! EndIncluded recruitment/functions/refuse_form_faults.sql
--! Included recruitment/functions/reject_job_application.sql
create or replace function app_public.reject_job_application(input jsonb) returns app_public.job_applications
language plpgsql volatile
as $$
declare
  v_application app_public.job_applications := app_private.require_handled_application((input ->> 'id')::uuid);
begin
  perform app_private.refuse_when_changed(v_application.updated_at, input);
  perform app_private.stop_if_refused();
  return app_private.move_job_application(v_application.id, 'reject', app_hidden.text_at(input, 'reason'));
end;
$$;
comment on function app_public.reject_job_application(jsonb) is
'@impersonated allowed
@performs job_applications reject
Turns an applicant down, who is told so with the reason, if one is given; who handles the job''s applications. INVALID id, INVALID_TRANSITION, UNAUTHORIZED.';
grant execute on function app_public.reject_job_application(jsonb) to app_user;
--! EndIncluded recruitment/functions/reject_job_application.sql
--! Included recruitment/functions/reject_job_check.sql
-- The reason goes to the applicant word for word. What stood in a criminal record is written down nowhere.
create or replace function app_public.reject_job_check(input jsonb) returns app_public.job_checks
language plpgsql volatile
as $$
declare
  v_check app_public.job_checks;
  v_reason text := app_hidden.text_at(input, 'reason');
begin
  perform app_private.refuse_when_impersonating();
  v_check := app_private.require_seen_check((input ->> 'id')::uuid);
  perform app_private.refuse_when_changed(v_check.updated_at, input);
  if v_check.job_check_type = 'CRIMINAL_RECORD' and v_reason is not null then
    perform app_private.refuse('PRESENT', 'reason');
  end if;
  perform app_private.stop_if_refused();
  return app_private.move_job_check(v_check.id, 'reject', v_reason);
end;
$$;
comment on function app_public.reject_job_check(jsonb) is
'@impersonated refused
@performs job_checks reject
Says that a check is not in order; the applicant reads the reason, if one is given, and can send anew. PRESENT at '
  'reason: of a criminal record none is kept. Who may is who may approve. INVALID id, INVALID_TRANSITION, '
  'UNAUTHORIZED, INVALID_ACTION at updatedAt.';
grant execute on function app_public.reject_job_check(jsonb) to app_user, app_operator;
--! EndIncluded recruitment/functions/reject_job_check.sql
--! Included recruitment/functions/request_application_link.sql
-- Does the same whether or not somebody has the address: no user is looked at, and none is made before the link is
-- used. Too many requests for an address are quietly not mailed. Definer because a visitor writes nothing.
create or replace function app_public.request_application_link(input jsonb) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_email public.citext := btrim(input ->> 'email');
  v_job app_public.jobs;
  v_id uuid;
begin
  select j.* into v_job from app_public.jobs j join app_public.accounts a on a.id = j.account_id
  where j.id = (input ->> 'jobId')::uuid and j.status <> 'DRAFT' and a.deleted_at is null and a.blocked_at is null;
  if not found then
    perform app_private.refuse('INVALID', 'jobId');
  elsif app_hidden.job_opening(v_job) <> 'OPEN' then
    perform app_private.refuse('INVALID_ACTION', 'jobId');
  end if;
  if not app_hidden.is_email_address(v_email::text) then
    perform app_private.refuse('INVALID', 'email');
  end if;
  perform app_private.stop_if_refused();
  if not app_private.take_link_request(v_email) then
    return;
  end if;

  insert into app_public.job_invitations (account_id, job_id, email, language, requested_at)
  values (v_job.account_id, v_job.id, v_email, coalesce(input ->> 'language', 'NB')::app_public.language, now())
  on conflict on constraint job_invitations_one_each do update
    set requested_at = excluded.requested_at, language = excluded.language
  returning id into v_id;
  perform app_private.enqueue('recruitment/tell_requested_link', jsonb_build_object('id', v_id), 'requested:' || v_id);
end;
$$;
comment on function app_public.request_application_link(jsonb) is
'@impersonated allowed
Mails whoever gives their address a link that leads into a job, good for half an hour, and makes a user of who is '
  'none; succeeds whether or not somebody has the address. INVALID email; INVALID jobId; INVALID_ACTION at jobId: it '
  'takes no applications; ATTEMPTS_LIMIT_EXCEEDED: too many from this place in an hour.';
grant execute on function app_public.request_application_link(jsonb) to app_visitor, app_user;
--! EndIncluded recruitment/functions/request_application_link.sql
--! Included recruitment/functions/require_enrolling_profile.sql
-- Definer because its caller is; it looks in the caller's account alone. The profile is locked, so that it is not put
-- aside meanwhile.
create or replace function app_private.require_enrolling_profile(profile_id uuid) returns app_public.freelance_profiles
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_profile app_public.freelance_profiles;
begin
  perform app_private.require_invoicing();
  select p.* into v_profile from app_public.freelance_profiles p
  where p.id = profile_id and p.account_id = app_hidden.current_account_id()
  for share;
  if not found then
    perform app_private.refuse('INVALID', 'freelanceProfileId');
  elsif v_profile.archived_at is not null then
    perform app_private.refuse('FREELANCE_PROFILE_ARCHIVED');
  end if;
  return v_profile;
end;
$$;
comment on function app_private.require_enrolling_profile(uuid) is
  'The caller''s own profile, held as it is. Refuses INVALID at freelanceProfileId, FREELANCE_PROFILE_ARCHIVED; stops with UNAUTHORIZED.';
grant execute on function app_private.require_enrolling_profile(uuid) to app_user;
--! EndIncluded recruitment/functions/require_enrolling_profile.sql
--! Included recruitment/functions/require_handled_application.sql
-- The opening of every decision of the team. What it does not see does not exist; what others of the team handle it
-- sees no more of.
create or replace function app_private.require_handled_application(application_id uuid) returns app_public.job_applications
language plpgsql volatile
as $$
declare
  v_application app_public.job_applications;
begin
  perform app_private.require_feature('workflows');
  perform app_private.stop_if_refused();
  perform app_private.require_manager();
  select a.* into v_application from app_public.job_applications a
  where a.id = application_id and a.partner_account_id = app_hidden.current_account_id();
  if not found then
    perform app_private.refuse('INVALID', 'id');
    perform app_private.stop_if_refused();
  end if;
  return v_application;
end;
$$;
comment on function app_private.require_handled_application(uuid) is
  'An application that came to a job whose applications the caller handles. Stops with INVALID at id when there is '
  'none, UNAUTHORIZED for who handles none, or without the feature.';
grant execute on function app_private.require_handled_application(uuid) to app_user;
--! EndIncluded recruitment/functions/require_handled_application.sql
--! Included recruitment/functions/require_handled_job.sql
create or replace function app_private.require_handled_job(job_id uuid) returns app_public.jobs
language plpgsql volatile
as $$
declare
  v_job app_public.jobs;
begin
  perform app_private.require_feature('workflows');
  perform app_private.stop_if_refused();
  perform app_private.require_manager();
  select j.* into v_job from app_public.jobs j
  where j.id = job_id and j.account_id = app_hidden.current_account_id() and j.id = any (app_hidden.handled_job_ids());
  if not found then
    perform app_private.refuse('INVALID', 'jobId');
    perform app_private.stop_if_refused();
  end if;
  return v_job;
end;
$$;
comment on function app_private.require_handled_job(uuid) is
  'A job whose applications the caller handles. Stops with INVALID at jobId when there is none, UNAUTHORIZED for who handles none, or without the feature.';
grant execute on function app_private.require_handled_job(uuid) to app_user;
--! EndIncluded recruitment/functions/require_handled_job.sql
--! Included recruitment/functions/require_inspector.sql
create or replace function app_private.require_inspector() returns void
language plpgsql volatile
as $$
begin
  if app_hidden.current_operator_role() is not null then
    return;
  end if;
  perform app_private.require_feature('workflows');
  if app_hidden.handled_job_ids() || app_hidden.inspected_job_ids('CRIMINAL_RECORD') || app_hidden.inspected_job_ids('IDENTITY') = '{}' then
    perform app_private.refuse('UNAUTHORIZED');
  end if;
  perform app_private.stop_if_refused();
end;
$$;
comment on function app_private.require_inspector() is
  'Stops with UNAUTHORIZED for who looks into nobody in the current team: they handle no applications and have no access, or it is without the feature.';
grant execute on function app_private.require_inspector() to app_user, app_operator;
--! EndIncluded recruitment/functions/require_inspector.sql
--! Included recruitment/functions/require_job_application_note.sql
-- The opening of every change of a note. What one does not read does not exist.
create or replace function app_private.require_job_application_note(note_id uuid, may_manage boolean)
returns app_public.job_application_notes
language plpgsql volatile
as $$
declare
  v_note app_public.job_application_notes;
begin
  perform app_private.require_feature('workflows');
  perform app_private.stop_if_refused();
  perform app_private.require_manager();
  select n.* into v_note from app_public.job_application_notes n where n.id = note_id;
  if not found then
    perform app_private.refuse('INVALID', 'id');
  elsif v_note.created_by is distinct from app_hidden.current_user_id() and not (may_manage and app_hidden.can_manage()) then
    perform app_private.refuse('UNAUTHORIZED');
  end if;
  perform app_private.stop_if_refused();
  return v_note;
end;
$$;
comment on function app_private.require_job_application_note(uuid, boolean) is
  'A note that the caller has written, or, where they may, manages. Stops with INVALID at id for what they do not '
  'read, UNAUTHORIZED for a note of somebody else and for who handles none.';
grant execute on function app_private.require_job_application_note(uuid, boolean) to app_user;
--! EndIncluded recruitment/functions/require_job_application_note.sql
--! Included recruitment/functions/require_own_application.sql
-- The opening of every mutation of one's own application. Definer because a lock needs a grant, and an application
-- is written by nobody by hand.
create or replace function app_private.require_own_application(application_id uuid) returns app_public.job_applications
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_application app_public.job_applications;
begin
  select a.* into v_application from app_public.job_applications a
  where a.id = application_id and a.user_id = app_hidden.current_user_id() and a.account_id = app_hidden.current_account_id()
  for update;
  if not found then
    perform app_private.refuse('INVALID', 'id');
  end if;
  perform app_private.stop_if_refused();
  return v_application;
end;
$$;
comment on function app_private.require_own_application(uuid) is
  'The caller''s own application, locked. Stops with INVALID at id when there is none.';
grant execute on function app_private.require_own_application(uuid) to app_user;
--! EndIncluded recruitment/functions/require_own_application.sql
--! Included recruitment/functions/require_own_job.sql
-- The opening of every mutation of one job: who may not write learns that, a job that the caller's team does not
-- have does not exist, and the row is locked so that two calls at once queue up.
create or replace function app_private.require_own_job(job_id uuid) returns app_public.jobs
language plpgsql volatile
as $$
declare
  v_job app_public.jobs;
begin
  perform app_private.require_recruiter();
  perform app_private.stop_if_refused();
  select j.* into v_job from app_public.jobs j where j.id = job_id and j.account_id = app_hidden.current_account_id() for update;
  if not found then
    perform app_private.refuse('INVALID', 'id');
    perform app_private.stop_if_refused();
  end if;
  return v_job;
end;
$$;
comment on function app_private.require_own_job(uuid) is
  'A job of the caller''s team, locked. Stops with UNAUTHORIZED, or INVALID at id when there is no such job.';
grant execute on function app_private.require_own_job(uuid) to app_user;
--! EndIncluded recruitment/functions/require_own_job.sql
--! Included recruitment/functions/require_recruiter.sql
create or replace function app_private.require_recruiter() returns void
language plpgsql volatile
as $$
begin
  if not app_hidden.can_recruit() then
    perform app_private.refuse('UNAUTHORIZED');
  elsif not app_hidden.acts_in_team() then
    perform app_private.refuse('INVALID_ACTION');
  end if;
end;
$$;
comment on function app_private.require_recruiter() is
  'Refuses UNAUTHORIZED for who does not write jobs of the current account, INVALID_ACTION where it is no team.';
grant execute on function app_private.require_recruiter() to app_user;
--! EndIncluded recruitment/functions/require_recruiter.sql
--! Included recruitment/functions/require_seen_check.sql
-- The opening of every decision on a check. What the caller does not see does not exist; whether they may decide, the
-- transitions say.
create or replace function app_private.require_seen_check(check_id uuid) returns app_public.job_checks
language plpgsql volatile
as $$
declare
  v_check app_public.job_checks;
begin
  perform app_private.require_inspector();
  select c.* into v_check from app_public.job_checks c where c.id = check_id;
  if not found then
    perform app_private.refuse('INVALID', 'id');
    perform app_private.stop_if_refused();
  end if;
  return v_check;
end;
$$;
comment on function app_private.require_seen_check(uuid) is
  'A check that the caller may read. Stops with INVALID at id when there is none, UNAUTHORIZED for who looks into '
  'nobody.';
grant execute on function app_private.require_seen_check(uuid) to app_user, app_operator;
--! EndIncluded recruitment/functions/require_seen_check.sql
--! Included recruitment/functions/save_job_form.sql
-- A version that somebody has begun to fill in stays as it is, and the next one takes its place for who begins
-- from now on. The job's row is locked by the caller, so that nobody begins in between. Definer because nobody
-- may write a version by hand. The job is newer then: whoever read the form before is told so when they save.
create or replace function app_private.save_job_form(job_id uuid, application_form jsonb, job_checks jsonb) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_job app_public.jobs;
  v_newest app_public.job_form_versions;
begin
  select j.* into v_job from app_public.jobs j where j.id = save_job_form.job_id and app_hidden.is_within_reach(j.account_id) for update;
  if not found then
    raise exception 'a form of another team' using errcode = 'insufficient_privilege';
  end if;
  select f.* into v_newest from app_public.job_form_versions f where f.job_id = v_job.id order by f.version desc limit 1;
  if (save_job_form.application_form, save_job_form.job_checks) is not distinct from (v_newest.application_form, v_newest.job_checks) then
    return;
  end if;
  if v_newest.id is null or exists (select from app_public.job_applications a where a.form_version_id = v_newest.id) then
    insert into app_public.job_form_versions (account_id, job_id, version, application_form, job_checks, created_by)
    values (
      v_job.account_id, v_job.id, coalesce(v_newest.version, 0) + 1, save_job_form.application_form,
      save_job_form.job_checks, app_hidden.current_user_id()
    );
  else
    update app_public.job_form_versions f
    set application_form = save_job_form.application_form, job_checks = save_job_form.job_checks
    where f.id = v_newest.id;
  end if;
  update app_public.jobs j set updated_at = j.updated_at where j.id = v_job.id and v_newest.id is not null;
end;
$$;
comment on function app_private.save_job_form(uuid, jsonb, jsonb) is
  'Keeps a job''s form and checks: in its newest version while nobody has begun to fill that in, else as the next one.';
grant execute on function app_private.save_job_form(uuid, jsonb, jsonb) to app_user;
--! EndIncluded recruitment/functions/save_job_form.sql
--! Included recruitment/functions/sent_in_to_job.sql
create or replace function app_private.sent_in_to_job(job_id uuid) returns table (status app_public.job_application_status, applications int)
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select a.status, count(*)::int from app_public.job_applications a
  where a.job_id = sent_in_to_job.job_id and a.status <> 'PENDING' group by a.status
  union all
  select e.status, e.applications from app_private.erased_applications e where e.job_id = sent_in_to_job.job_id
$$;
comment on function app_private.sent_in_to_job(uuid) is
  'How many applications were sent in to a job and how far they came, those that are erased included.';
--! EndIncluded recruitment/functions/sent_in_to_job.sql
--! Included recruitment/functions/set_enrollment.sql
-- One agrees when one knows that one is wanted: the team has approved an application of the caller. What it will see
-- of the profile is written down with the agreement. Definer because nobody may write an enrolment by hand.
create or replace function app_public.set_enrollment(input jsonb) returns app_public.enrollments
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_profile app_public.freelance_profiles;
  v_partner_id uuid;
  v_enrollment app_public.enrollments;
begin
  perform app_private.refuse_when_impersonating();
  perform app_private.require_transition('enrollments', null, null, 'create');
  v_profile := app_private.require_enrolling_profile((input ->> 'freelanceProfileId')::uuid);
  v_partner_id := app_private.check_enrolling_partner((input ->> 'partnerAccountId')::uuid, (input ->> 'jobApplicationId')::uuid);
  perform app_private.check_enrollment_consent(input ->> 'consentVersion');
  if not app_hidden.has_proofed_identity(app_hidden.current_user_id()) then
    perform app_private.refuse('BANK_ID_VERIFICATION_REQUIRED');
  end if;
  perform app_private.stop_if_refused();

  insert into app_public.enrollments (
    account_id, partner_account_id, freelance_profile_id, freelance_type, first_name, last_name, organization_name,
    organization_number, consent_version, consented_by
  ) values (
    v_profile.account_id, v_partner_id, v_profile.id, v_profile.freelance_type, v_profile.first_name,
    v_profile.last_name, v_profile.organization_name, v_profile.organization_number, input ->> 'consentVersion',
    app_hidden.current_user_id()
  )
  on conflict do nothing
  returning * into v_enrollment;
  if not found then
    perform app_private.refuse('TAKEN', 'freelanceProfileId');
    perform app_private.stop_if_refused();
  end if;
  return v_enrollment;
end;
$$;
comment on function app_public.set_enrollment(jsonb) is
'@impersonated refused
@performs enrollments create
Agrees to be enrolled with a team that has approved an application of the caller; the team is named, or the '
  'application. BLANK at consentVersion: nothing was agreed to; DOCUMENT_NOT_FOUND there: another wording than the '
  'present one. BANK_ID_VERIFICATION_REQUIRED: the caller has not shown who they are. FREELANCE_PROFILE_ARCHIVED; '
  'TAKEN at freelanceProfileId: it is enrolled there, or waits. INVALID freelanceProfileId, partnerAccountId, '
  'jobApplicationId; INVALID_ACTION there: the application is not approved. UNAUTHORIZED.';
grant execute on function app_public.set_enrollment(jsonb) to app_user;
--! EndIncluded recruitment/functions/set_enrollment.sql
--! Included recruitment/functions/settle_answered_check.sql
-- What the provider could not decide waits for people; what was in order and is not any more is not in order. Definer because the worker reads no table.
create or replace function app_private.settle_answered_check(id uuid) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.move_job_check(
    c.id, case when c.outcome = 'CLEAR' and coalesce(c.expires_on >= app_hidden.today(), true) then 'approve' else 'reject' end
  )
  from app_public.job_checks c
  where c.id = settle_answered_check.id and c.status = 'IN_REVIEW' and c.outcome in ('CLEAR', 'NOT_CLEAR')
$$;
comment on function app_private.settle_answered_check(uuid) is E'@task recruitment\nEnds a check as its provider has answered. Safe to run twice.';
grant execute on function app_private.settle_answered_check(uuid) to app_worker;
--! EndIncluded recruitment/functions/settle_answered_check.sql
--! Included recruitment/functions/settle_checks.sql
-- Of whom we know who they are, by an e-ID or a document that was looked at, nobody asks again; and an account counts that is
-- paid to by a verified profile.
create or replace function app_private.settle_checks(user_id uuid) returns int
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_id uuid;
  v_settled int := 0;
begin
  for v_id in
    select c.id from app_public.job_checks c
    where c.status = 'PENDING' and c.shared_at is not null and (settle_checks.user_id is null or c.user_id = settle_checks.user_id)
      and case c.job_check_type
        when 'IDENTITY' then app_hidden.has_proofed_identity(c.user_id)
        when 'BANK_ACCOUNT' then exists (
          select from app_public.bank_accounts b join app_public.freelance_profiles p on p.id = b.freelance_profile_id
          where b.account_id = c.account_id and b.deleted_at is null and p.verified and p.archived_at is null
        )
        else false
      end
    order by c.id for update skip locked
  loop
    perform app_private.move_job_check(v_id, 'settle');
    perform app_private.move_job_check(v_id, 'approve');
    v_settled := v_settled + 1;
  end loop;
  return v_settled;
end;
$$;
comment on function app_private.settle_checks(uuid) is
  'Ends the checks of a person, or of everybody, that wait for what we know ourselves: a shown identity, a bank account of a verified profile. How many.';
--! EndIncluded recruitment/functions/settle_checks.sql
--! Included recruitment/functions/settle_checks_of_application.sql
-- Definer because the worker reads no table.
create or replace function app_private.settle_checks_of_application(id uuid) returns int
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.settle_checks(a.user_id) from app_public.job_applications a where a.id = settle_checks_of_application.id
$$;
comment on function app_private.settle_checks_of_application(uuid) is
  E'@task recruitment\nEnds what an applicant\'\'s checks ask for and we know already.';
grant execute on function app_private.settle_checks_of_application(uuid) to app_worker;
--! EndIncluded recruitment/functions/settle_checks_of_application.sql
--! Included recruitment/functions/settle_checks_of_identity.sql
-- Definer because the worker reads no table.
create or replace function app_private.settle_checks_of_identity(id uuid) returns int
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.settle_checks(i.user_id) from app_public.identities i where i.id = settle_checks_of_identity.id
$$;
comment on function app_private.settle_checks_of_identity(uuid) is
  E'@task recruitment\nEnds the checks that waited for who somebody is.';
grant execute on function app_private.settle_checks_of_identity(uuid) to app_worker;
--! EndIncluded recruitment/functions/settle_checks_of_identity.sql
--! Included recruitment/functions/settle_checks_of_profile.sql
-- Definer because the worker reads no table.
create or replace function app_private.settle_checks_of_profile(id uuid) returns int
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.settle_checks(a.primary_user_id)
  from app_public.freelance_profiles p join app_public.accounts a on a.id = p.account_id
  where p.id = settle_checks_of_profile.id
$$;
comment on function app_private.settle_checks_of_profile(uuid) is
  E'@task recruitment\nEnds the checks that waited for a verified payout profile.';
grant execute on function app_private.settle_checks_of_profile(uuid) to app_worker;
--! EndIncluded recruitment/functions/settle_checks_of_profile.sql
--! Included recruitment/functions/settle_waiting_checks.sql
-- A bank account that is added tells nobody, nor does a document that an operator approves: so now and then all are
-- looked at. Definer because the worker reads no table.
create or replace function app_private.settle_waiting_checks() returns int
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.settle_checks(null)
$$;
comment on function app_private.settle_waiting_checks() is
  E'@task recruitment\nEnds all checks whose answer we know meanwhile.';
grant execute on function app_private.settle_waiting_checks() to app_worker;
--! EndIncluded recruitment/functions/settle_waiting_checks.sql
--! Included recruitment/functions/submit_job_application.sql
-- The server has judged the answers by the form the applicant had, as their browser did; what it read is named by the
-- moment the row was last changed. The job is locked, so that of many who send in at once exactly as many get in as
-- there are places. Definer because nobody may write an application by hand, and an applicant counts only their own.
create or replace function app_public.submit_job_application(input jsonb) returns app_public.job_applications
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_application app_public.job_applications;
  v_verdict jsonb := app_private.prepared(input, 'submit_job_application');
  v_job app_public.jobs;
  v_fault jsonb;
begin
  perform app_private.refuse_when_impersonating();
  v_application := app_private.require_own_application((input ->> 'id')::uuid);
  perform app_private.require_transition('job_applications', v_application.id, v_application.status::text, 'submit');
  perform app_private.refuse_when_changed(v_application.updated_at, input);
  if (v_verdict ->> 'updatedAt')::timestamptz is distinct from v_application.updated_at then
    perform app_private.refuse('INVALID_ACTION', 'updatedAt');
  end if;
  for v_fault in select jsonb_array_elements(v_verdict -> 'faults') loop
    perform app_private.refuse((v_fault ->> 'code')::app_public.error_code, v_fault ->> 'path');
  end loop;
  select j.* into v_job from app_public.jobs j where j.id = v_application.job_id for update;
  if app_hidden.job_opening(v_job) <> 'OPEN' then
    perform app_private.refuse('INVALID_ACTION', 'id');
  end if;
  perform app_private.check_candidates(v_job.account_id);
  perform app_private.check_consent(v_job, input);
  perform app_private.stop_if_refused();

  update app_public.job_applications a
  set
    answers = v_verdict -> 'kept', name = app_public.users_display_name(u), email = u.email,
    consent_id = (app_private.present_consent()).id, consented_at = now(), retention_months = v_job.retention_months,
    privacy_link = v_job.privacy_link, terms_link = v_job.terms_link
  from app_public.users u where a.id = v_application.id and u.id = a.user_id;
  v_application := app_private.move_job_application(v_application.id, 'submit');
  perform app_private.demand_job_checks(v_application, coalesce(v_verdict -> 'checks', '[]'));
  return v_application;
end;
$$;
comment on function app_public.submit_job_application(jsonb) is
'@impersonated refused
@ownAccount
@performs job_applications submit
Sends an application in. BLANK, INVALID and so on at answers.<questionId>, as its form says; INVALID_ACTION: the job '
  'is closed, full or past its deadline, or at updatedAt, another window has saved meanwhile; '
  'SUBSCRIPTION_LIMIT_EXCEEDED: the team''s plan takes no more this year; BLANK at consentVersion without what '
  'publicJob.consent says, INVALID where that is another one by now. INVALID id, INVALID_TRANSITION.';
grant execute on function app_public.submit_job_application(jsonb) to app_user;
--! EndIncluded recruitment/functions/submit_job_application.sql
--! Included recruitment/functions/tell_applicants.sql
-- Applications go an hour after their team does; whoever waits for an answer is told that there will be none. Definer
-- because the worker writes no table.
create or replace function app_private.tell_applicants(id uuid) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.record_event('job_applications', a.id, a.account_id, 'TEAM_DELETED', a.status::text)
  from app_public.job_applications a join app_public.accounts t on t.id = a.partner_account_id
  where t.id = tell_applicants.id and t.deleted_at is not null and a.status in ('PENDING', 'SUBMITTED', 'QUALIFIED', 'APPROVED')
    and not exists (
      select from app_public.events e where e.entity = 'job_applications' and e.entity_id = a.id and e.event_type = 'TEAM_DELETED'
    )
$$;
comment on function app_private.tell_applicants(uuid) is
  E'@task recruitment\nTells those with an open application to a deleted team. Safe to run twice.';
grant execute on function app_private.tell_applicants(uuid) to app_worker;
--! EndIncluded recruitment/functions/tell_applicants.sql
--! Included recruitment/functions/tell_candidates.sql
-- Told when the last place is taken, since a refusal leaves no trace to follow; by the worker, since who applies
-- writes nothing in the team's history. Not told again within a day. Definer because the worker reads no table.
create or replace function app_private.tell_candidates(id uuid) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_subscription app_public.plan_subscriptions;
begin
  select s.* into v_subscription
  from app_public.job_applications a join app_public.plan_subscriptions s on s.account_id = a.partner_account_id
  where a.id = tell_candidates.id for update of s;
  if app_private.candidates_this_year(v_subscription.account_id) >= v_subscription.candidates and not exists (
    select from app_public.events e
    where e.entity = 'plan_subscriptions' and e.entity_id = v_subscription.id and e.event_type = 'CANDIDATES_REACHED'
      and e.occurred_at > now() - interval '1 day'
  ) then
    perform app_private.record_event(
      'plan_subscriptions', v_subscription.id, v_subscription.account_id, 'CANDIDATES_REACHED', null
    );
  end if;
end;
$$;
comment on function app_private.tell_candidates(uuid) is
  E'@task recruitment\nRecords CANDIDATES_REACHED of the subscription of the team that an application went to, when its plan takes no more this year.';
grant execute on function app_private.tell_candidates(uuid) to app_worker;
--! EndIncluded recruitment/functions/tell_candidates.sql
--! Included recruitment/functions/tell_partner_of_enrollment.sql
-- By the worker, since who agrees or leaves writes nothing in the team's history. Definer because it reads no table.
create or replace function app_private.tell_partner_of_enrollment(id uuid) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_enrollment app_public.enrollments;
  v_told text[];
begin
  select e.* into v_enrollment from app_public.enrollments e where e.id = tell_partner_of_enrollment.id for update;
  v_told := array(
    select e.event_type from app_public.events e where e.entity = 'enrollments' and e.entity_id = v_enrollment.id
  );
  if v_enrollment.status = 'PENDING' and not 'WAITS' = any (v_told) then
    perform app_private.record_event('enrollments', v_enrollment.id, v_enrollment.partner_account_id, 'WAITS', null);
  elsif v_enrollment.status = 'ENDED' and not 'LEFT' = any (v_told) then
    perform app_private.record_event('enrollments', v_enrollment.id, v_enrollment.partner_account_id, 'LEFT', null);
  end if;
end;
$$;
comment on function app_private.tell_partner_of_enrollment(uuid) is
  E'@task recruitment\nRecords in the team that an enrolment waits for it, or has ended.';
grant execute on function app_private.tell_partner_of_enrollment(uuid) to app_worker;
--! EndIncluded recruitment/functions/tell_partner_of_enrollment.sql
--! Included recruitment/functions/tell_requested_link.sql
-- By the worker, since a visitor writes nothing in a team's history. Definer because it reads no table.
create or replace function app_private.tell_requested_link(id uuid) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.record_event('job_invitations', i.id, i.account_id, 'REQUESTED', null)
  from app_public.job_invitations i where i.id = tell_requested_link.id
$$;
comment on function app_private.tell_requested_link(uuid) is
  E'@task recruitment\nRecords that somebody has asked for a link to a job; the mail follows.';
grant execute on function app_private.tell_requested_link(uuid) to app_worker;
--! EndIncluded recruitment/functions/tell_requested_link.sql
--! Included recruitment/functions/tell_reviewers.sql
-- In the morning, since a mail for each check would be many, and once for all that waits: each who may decide on something that
-- came since they were last told. A provider is given two days before people are asked. Nothing is said of whom it is about.
-- Definer because the worker reads no table.
create or replace function app_private.tell_reviewers() returns int
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_told record;
  v_count int := 0;
begin
  for v_told in
    select r.id, m.account_id
    from (
        select c.id, case app_hidden.job_check_source(c.job_check_type)
          when 'PEOPLE' then c.sent_at
          else coalesce(c.answered_at, c.sent_at + interval '2 days')
        end as waits_since
        from app_public.job_checks c join app_public.accounts a on a.id = c.partner_account_id
        where c.status = 'IN_REVIEW' and c.shared_at is not null and a.workflows_enabled
      ) w
      cross join lateral app_private.job_check_reviewers(w.id) r (id)
      join app_public.memberships m on m.id = r.id
    where w.waits_since <= now() and not exists (
      select from app_public.events e
      where e.entity = 'memberships' and e.entity_id = r.id and e.event_type = 'CHECKS_WAIT'
        and (e.occurred_at >= w.waits_since or e.occurred_at > now() - interval '20 hours')
    )
    group by r.id, m.account_id
  loop
    perform app_private.record_event('memberships', v_told.id, v_told.account_id, 'CHECKS_WAIT', null);
    v_count := v_count + 1;
  end loop;
  return v_count;
end;
$$;
comment on function app_private.tell_reviewers() is
  E'@task recruitment\nRecords CHECKS_WAIT of each member of a team whom new checks wait for, at most once a day. How many.';
grant execute on function app_private.tell_reviewers() to app_worker;
--! EndIncluded recruitment/functions/tell_reviewers.sql
--! Included recruitment/functions/tg_job_applications__forget_files.sql
-- An answer that is given anew, taken back or hidden names its file no longer. Definer because the file is the applicant's,
-- whoever writes.
create or replace function app_private.tg_job_applications__forget_files() returns trigger
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform app_private.forget_file(f.id)
  from app_public.files f
  where f.id = any (app_hidden.answer_file_ids(old.answers)) and f.id <> all (app_hidden.answer_file_ids(new.answers))
    and f.account_id = old.account_id;
  return null;
end;
$$;
comment on function app_private.tg_job_applications__forget_files() is 'Forgets the files that the answers name no longer.';
--! EndIncluded recruitment/functions/tg_job_applications__forget_files.sql
--! Included recruitment/functions/tg_job_applications__keep_count.sql
-- A team's figures and its plan stay true, however an application goes: at the end of its months, with its applicant, or
-- because they want it.
create or replace function app_private.tg_job_applications__keep_count() returns trigger
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  insert into app_private.erased_applications as e (account_id, job_id, status, submitted_in, applications)
  values (
    old.partner_account_id, old.job_id, old.status, extract(year from old.submitted_at at time zone 'Europe/Oslo'), 1
  )
  on conflict on constraint erased_applications_of_a_year do update set applications = e.applications + 1;
  return null;
end;
$$;
comment on function app_private.tg_job_applications__keep_count() is 'Counts an application that was sent in when it is erased.';
--! EndIncluded recruitment/functions/tg_job_applications__keep_count.sql
--! Included recruitment/functions/tg_job_check_papers__forget_files.sql
-- However the row goes, nothing points to its files any more. Definer because it may go with rows of others.
create or replace function app_private.tg_job_check_papers__forget_files() returns trigger
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  if tg_op = 'DELETE' or new.first_file_id is distinct from old.first_file_id then
    perform app_private.forget_file(old.first_file_id);
  end if;
  if tg_op = 'DELETE' or new.second_file_id is distinct from old.second_file_id then
    perform app_private.forget_file(old.second_file_id);
  end if;
  return null;
end;
$$;
comment on function app_private.tg_job_check_papers__forget_files() is 'Forgets the files of papers that go or are replaced.';
--! EndIncluded recruitment/functions/tg_job_check_papers__forget_files.sql
--! Included recruitment/functions/tg_jobs__forget_logo.sql
-- Definer because the files are no one's to delete by themselves.
create or replace function app_private.tg_jobs__forget_logo() returns trigger
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform app_private.forget_file(old.logo_id);
  return null;
end;
$$;
comment on function app_private.tg_jobs__forget_logo() is 'Forgets the picture of a job that goes or is given another.';
--! EndIncluded recruitment/functions/tg_jobs__forget_logo.sql
--! Included recruitment/functions/update_job.sql
-- Absent attributes stay, null clears. A form that somebody has begun to fill in gets a new version.
create or replace function app_public.update_job(input jsonb) returns app_public.jobs
language plpgsql volatile
as $$
declare
  v_verdict jsonb := app_private.prepared(input, 'update_job');
  v_given jsonb := coalesce(nullif(input -> 'attributes', 'null'), '{}');
  v_job app_public.jobs := app_private.require_own_job((input ->> 'id')::uuid);
  v_next jsonb := app_private.job_attributes(v_job) || v_given;
  v_form app_public.job_form_versions;
begin
  perform app_private.refuse_when_changed(v_job.updated_at, input);
  perform app_private.check_job(v_next);
  perform app_private.refuse_form_faults(v_given, v_verdict);
  perform app_private.stop_if_refused();

  v_job := app_private.update_row(v_job, app_hidden.job_columns(v_given));
  v_form := app_hidden.newest_job_form(v_job.id);
  perform app_private.save_job_form(
    v_job.id, coalesce(nullif(v_given -> 'applicationForm', 'null'), v_form.application_form),
    coalesce(nullif(v_given -> 'jobChecks', 'null'), v_form.job_checks)
  );
  select j.* into v_job from app_public.jobs j where j.id = v_job.id;
  return v_job;
end;
$$;
comment on function app_public.update_job(jsonb) is
'@actors OWNER ADMIN
@impersonated allowed
Changes a job. Who has begun to fill in its form keeps the one they have. Refuses as createJob does, INVALID id, and '
  'INVALID_ACTION at updatedAt for a job that is newer.';
grant execute on function app_public.update_job(jsonb) to app_user;
--! EndIncluded recruitment/functions/update_job.sql
--! Included recruitment/functions/update_job_application.sql
-- Saved as it is written, one answer or many: what is not sent stays. Whether it is right is asked when it is sent
-- in; that it is an answer to a question of this form is asked now. A file comes with its answer, which is from then on
-- its id. No other can be named, not even within a text, since whoever erases the application takes along what it
-- names (`files_of_rows`). Definer because nobody may write an application by hand.
create or replace function app_public.update_job_application(input jsonb) returns app_public.job_applications
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_application app_public.job_applications;
  v_given jsonb := coalesce(nullif(input #> '{attributes,applicationFormAnswers}', 'null'), '[]');
  v_files jsonb := '[]';
  v_answers jsonb;
  v_questions text[];
  v_one jsonb;
  v_at int;
  v_earlier bigint;
begin
  perform app_private.refuse_when_impersonating();
  v_application := app_private.require_own_application((input ->> 'id')::uuid);
  if v_application.status <> 'PENDING' then
    perform app_private.refuse('IMMUTABLE', 'id');
  end if;
  perform app_private.refuse_when_changed(v_application.updated_at, input);
  v_questions := app_hidden.question_ids(v_application.form_version_id);
  for v_one, v_at, v_earlier in
    select g.answer, (g.at - 1)::int, count(*) over (partition by g.answer ->> 'questionId' order by g.at) - 1
    from jsonb_array_elements(v_given) with ordinality g (answer, at)
    order by g.at
  loop
    if v_earlier > 0 or v_one ->> 'questionId' <> all (v_questions) then
      perform app_private.refuse('INVALID', format('attributes.applicationFormAnswers.%s.questionId', v_at));
    elsif jsonb_typeof(v_one -> 'file') = 'string' then
      if v_one ->> 'questionId' <> all (app_hidden.file_question_ids(v_application.form_version_id)) then
        perform app_private.refuse('INVALID', format('attributes.applicationFormAnswers.%s.file', v_at));
      end if;
    elsif v_one ->> 'values' ~ 'fil_[0-9a-z]{26}' or v_one ->> 'value' ~ 'fil_[0-9a-z]{26}'
      and v_one ->> 'value' is distinct from v_application.answers #>> array[v_one ->> 'questionId', 'value'] then
      perform app_private.refuse('INVALID', format('attributes.applicationFormAnswers.%s.value', v_at));
    end if;
  end loop;
  perform app_private.stop_if_refused();
  for v_one in
    select g.answer from jsonb_array_elements(v_given) g (answer) where jsonb_typeof(g.answer -> 'file') = 'string'
  loop
    perform app_private.make_file_private((v_one ->> 'file')::uuid);
    v_files := v_files || jsonb_build_object(
      'questionId', v_one ->> 'questionId', 'value', app_hidden.type_id((v_one ->> 'file')::uuid, 'fil')
    );
  end loop;
  v_answers := jsonb_strip_nulls(v_application.answers || app_hidden.answers_of(v_given || v_files));
  if octet_length(v_answers::text) > 400000 then
    perform app_private.refuse('TOO_BIG', 'attributes.applicationFormAnswers');
    perform app_private.stop_if_refused();
  end if;

  update app_public.job_applications a set answers = v_answers, last_step_at = now(), asked_to_extend_at = null
  where a.id = v_application.id returning a.* into v_application;
  return v_application;
end;
$$;
comment on function app_public.update_job_application(jsonb) is
'@impersonated refused
Saves answers of one''s own application; what is not sent stays, an empty one is taken back. IMMUTABLE at id: it has '
  'been sent in. INVALID at a questionId that is not in its form or comes twice, at a file that is not asked for, and at a value '
  'that names another file than the one uploaded with this answer; TOO_BIG; INVALID id; INVALID_ACTION at updatedAt: another '
  'window has saved meanwhile.';
grant execute on function app_public.update_job_application(jsonb) to app_user;
--! EndIncluded recruitment/functions/update_job_application.sql
--! Included recruitment/functions/update_job_application_note.sql
create or replace function app_public.update_job_application_note(input jsonb) returns app_public.job_application_notes
language plpgsql volatile
as $$
declare
  v_note app_public.job_application_notes;
begin
  perform app_private.refuse_when_impersonating();
  v_note := app_private.require_job_application_note((input ->> 'id')::uuid, may_manage => false);
  perform app_private.refuse_when_changed(v_note.updated_at, input);
  perform app_private.check_job_application_note(input);
  perform app_private.stop_if_refused();

  update app_public.job_application_notes n set body = app_hidden.text_at(input, 'body')
  where n.id = v_note.id
  returning n.* into v_note;
  perform app_private.record_event('job_application_notes', v_note.id, v_note.partner_account_id, 'CHANGED', null);
  return v_note;
end;
$$;
comment on function app_public.update_job_application_note(jsonb) is
'@impersonated refused
Changes a note; who wrote it. BLANK or TOO_BIG body, INVALID id, UNAUTHORIZED.';
grant execute on function app_public.update_job_application_note(jsonb) to app_user;
--! EndIncluded recruitment/functions/update_job_application_note.sql
--! Included recruitment/functions/withdraw_job_application.sql
create or replace function app_public.withdraw_job_application(input jsonb) returns app_public.job_applications
language plpgsql volatile
as $$
declare
  v_application app_public.job_applications;
begin
  perform app_private.refuse_when_impersonating();
  v_application := app_private.require_own_application((input ->> 'id')::uuid);
  perform app_private.require_transition('job_applications', v_application.id, v_application.status::text, 'withdraw');
  perform app_private.refuse_when_changed(v_application.updated_at, input);
  perform app_private.stop_if_refused();
  return app_private.move_job_application(v_application.id, 'withdraw');
end;
$$;
comment on function app_public.withdraw_job_application(jsonb) is
'@impersonated refused
@ownAccount
@performs job_applications withdraw
Takes back an application that is not qualified yet: the team sees it no more, and it can be changed and sent in again. INVALID id, INVALID_TRANSITION.';
grant execute on function app_public.withdraw_job_application(jsonb) to app_user;
--! EndIncluded recruitment/functions/withdraw_job_application.sql
--! Included partners/functions/enrolled_credit_notes.sql
create or replace function app_public.enrolled_credit_notes() returns setof app_public.partnered_credit_notes
language sql stable
as $$
  select n.* from app_public.partnered_credit_notes n where n.partner_account_id = app_hidden.current_account_id()
$$;
comment on function app_public.enrolled_credit_notes() is
'@list partneredCreditNotes
@portal
@readers OWNER ADMIN
Credit notes to invoices that the current team is shown of those enrolled with it; for OWNER and ADMIN of a verified team.';
grant execute on function app_public.enrolled_credit_notes() to app_user;
--! EndIncluded partners/functions/enrolled_credit_notes.sql
--! Included partners/functions/enrolled_invoices.sql
create or replace function app_public.enrolled_invoices() returns setof app_public.partnered_invoices
language sql stable
as $$
  select i.* from app_public.partnered_invoices i where i.partner_account_id = app_hidden.current_account_id()
$$;
comment on function app_public.enrolled_invoices() is
'@list partneredInvoices
@portal
@readers OWNER ADMIN
The invoices of those enrolled with the current team, published since it approved them; for OWNER and ADMIN of a verified team.';
grant execute on function app_public.enrolled_invoices() to app_user;
--! EndIncluded partners/functions/enrolled_invoices.sql
--! Included partners/functions/show_credit_note.sql
-- Definer because the worker holds no table. Safe to run twice.
create or replace function app_private.show_credit_note(id uuid) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.show_documents(n.freelance_profile_id) from app_public.credit_notes n where n.id = show_credit_note.id
$$;
comment on function app_private.show_credit_note(uuid) is
  E'@task partners\nShows a credit note, or how far it has come, to the teams its profile is enrolled with.';
grant execute on function app_private.show_credit_note(uuid) to app_worker;
--! EndIncluded partners/functions/show_credit_note.sql
--! Included partners/functions/show_documents.sql
-- Enrolments and documents are held while they are read: an approval, an end or a payment at the same moment is either
-- seen here or followed by its own job, so that no row is missed and none is older than what it copies.
create or replace function app_private.show_documents(profile_id uuid) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform from app_public.enrollments e where e.freelance_profile_id = profile_id and e.status <> 'ENDED' order by e.id for share;
  perform from app_public.invoices i where i.freelance_profile_id = profile_id and i.published_at is not null order by i.id for share;
  perform from app_public.credit_notes n where n.freelance_profile_id = profile_id and n.published_at is not null order by n.id for share;
  insert into app_public.partnered_invoices as shown (
    account_id, partner_account_id, enrollment_id, invoice_id, invoice_status, invoice_number, document_number, client_name,
    invoiced_on, due_on, published_at, currency, amount_minor, vat_minor
  )
  select
    e.account_id, e.partner_account_id, e.id, i.id, i.status, i.invoice_number, i.document_number,
    app_private.invoices_client_name(i), i.invoiced_on, i.due_on, i.published_at, i.currency, i.amount_minor, i.vat_minor
  from app_public.enrollments e
    join app_public.invoices i on i.freelance_profile_id = e.freelance_profile_id and i.published_at >= e.approved_at
  where e.freelance_profile_id = profile_id and e.status = 'APPROVED'
  on conflict (enrollment_id, invoice_id) do update set invoice_status = excluded.invoice_status
  where shown.invoice_status <> excluded.invoice_status;

  -- Of an invoice that the team is not shown its credit notes would tell; and who agreed to the first wording agreed to
  -- invoices alone.
  insert into app_public.partnered_credit_notes as shown (
    account_id, partner_account_id, enrollment_id, credit_note_id, credit_note_status, credit_note_number, document_number,
    invoice_document_number, client_name, credited_on, published_at, currency, amount_minor, vat_minor
  )
  select
    e.account_id, e.partner_account_id, e.id, n.id, n.status, n.credit_note_number, n.document_number, i.document_number,
    app_private.invoices_client_name(i), n.credited_on, n.published_at, n.currency, n.amount_minor, n.vat_minor
  from app_public.enrollments e
    join app_public.invoices i on i.freelance_profile_id = e.freelance_profile_id and i.published_at >= e.approved_at
    join app_public.credit_notes n on n.invoice_id = i.id and n.published_at is not null
  where e.freelance_profile_id = profile_id and e.status = 'APPROVED' and e.consent_version <> '2026-11'
  on conflict (enrollment_id, credit_note_id) do update set credit_note_status = excluded.credit_note_status
  where shown.credit_note_status <> excluded.credit_note_status;
end;
$$;
comment on function app_private.show_documents(uuid) is
  'Copies what the teams a profile is enrolled with may see of its invoices and credit notes, as they are now.';
--! EndIncluded partners/functions/show_documents.sql
--! Included partners/functions/show_invoice.sql
-- Definer because the worker holds no table. Safe to run twice.
create or replace function app_private.show_invoice(id uuid) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.show_documents(i.freelance_profile_id) from app_public.invoices i where i.id = show_invoice.id
$$;
comment on function app_private.show_invoice(uuid) is
  E'@task partners\nShows an invoice, or how far it has come, to the teams its profile is enrolled with.';
grant execute on function app_private.show_invoice(uuid) to app_worker;
--! EndIncluded partners/functions/show_invoice.sql
--! Included partners/functions/show_invoices_of.sql
-- What was published while the approval was on its way. Definer because the worker holds no table. Safe to run twice.
create or replace function app_private.show_invoices_of(id uuid) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.show_documents(e.freelance_profile_id) from app_public.enrollments e where e.id = show_invoices_of.id
$$;
comment on function app_private.show_invoices_of(uuid) is
  E'@task partners\nShows the documents published since an enrolment was approved.';
grant execute on function app_private.show_invoices_of(uuid) to app_worker;
--! EndIncluded partners/functions/show_invoices_of.sql
--! Included partners/functions/shown_credit_notes.sql
create or replace function app_public.shown_credit_notes() returns setof app_public.partnered_credit_notes
language sql stable
as $$
  select n.* from app_public.partnered_credit_notes n where n.account_id = app_hidden.current_account_id()
$$;
comment on function app_public.shown_credit_notes() is
'@list shownCreditNotes
What teams see of the current account''s credit notes, row by row.';
grant execute on function app_public.shown_credit_notes() to app_user;
--! EndIncluded partners/functions/shown_credit_notes.sql
--! Included partners/functions/shown_invoices.sql
create or replace function app_public.shown_invoices() returns setof app_public.partnered_invoices
language sql stable
as $$
  select i.* from app_public.partnered_invoices i where i.account_id = app_hidden.current_account_id()
$$;
comment on function app_public.shown_invoices() is
'@list shownInvoices
What teams see of the current account''s invoices, row by row.';
grant execute on function app_public.shown_invoices() to app_user;
--! EndIncluded partners/functions/shown_invoices.sql
--! Included partners/functions/withdraw_invoices_of.sql
-- The team has seen nothing since the end; now nothing is kept either. Definer because the worker holds no table. Safe
-- to run twice.
create or replace function app_private.withdraw_invoices_of(id uuid) returns void
language sql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
  delete from app_public.partnered_invoices i
  using app_public.enrollments e
  where e.id = withdraw_invoices_of.id and e.status = 'ENDED' and i.enrollment_id = e.id;

  delete from app_public.partnered_credit_notes n
  using app_public.enrollments e
  where e.id = withdraw_invoices_of.id and e.status = 'ENDED' and n.enrollment_id = e.id
$$;
comment on function app_private.withdraw_invoices_of(uuid) is
  E'@task partners\nTakes away the copies of documents of an enrolment that has ended.';
grant execute on function app_private.withdraw_invoices_of(uuid) to app_worker;
--! EndIncluded partners/functions/withdraw_invoices_of.sql
--! Included accounts/views/members.sql
-- The people of the current account, as their colleagues see them: name and address, not the rest
-- of the person. Who has not come yet is called as they were when they were invited.
create or replace view app_public.members with (security_invoker = true) as
  select m.id, m.account_id, m.user_id, m.email, m.first_name, m.last_name, m.role, m.confirmed, m.search_text, m.created_at,
    case when m.role = 'MEMBER'
      then array(select d.department_id from app_public.department_memberships d where d.membership_id = m.id)
      else array(select d.id from app_public.departments d where d.account_id = m.account_id)
    end as department_ids,
    case when not m.confirmed then m.invited_at + interval '14 days' end as invitation_expires_at, m.welcomed_at, m.updated_at
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
comment on column app_public.members.first_name is 'Given name; until an invited person has said it what they were invited by.';
comment on column app_public.members.last_name is E'@sort\nFamily name; until an invited person has said it what they were invited by.';
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
The departments the person was put in; all of them for OWNER and ADMIN.';
comment on column app_public.members.invitation_expires_at is 'When the link of the last invitation stops working, UTC; null for who has come.';
comment on column app_public.members.welcomed_at is
'@filter welcomed
When the person was sent the team''s welcome, UTC.';
comment on column app_public.members.updated_at is E'@notNull\nWhen what the person may do was last changed, UTC.';
--! EndIncluded accounts/views/members.sql
--! Included core/tables/audit_entries.rules.sql
-- The database's own diary of every change to every audited table. Operators read it, nobody
-- writes it but the audit trigger, and it only grows.
select app_private.begin_rules('app_public.audit_entries', is_audited => false);

comment on table app_public.audit_entries is
'@personal kept
@prefix aud
@auditTrail
@icon history
@section system 90
@label table_name
Every change to every row: who, when, before and after. Only grows.';
comment on column app_public.audit_entries.table_name is E'@holds table\nThe table that changed.';
comment on column app_public.audit_entries.row_id is
'@holds row
@listed
The row that changed.';
comment on column app_public.audit_entries.operation is 'INSERT, UPDATE or DELETE.';
comment on column app_public.audit_entries.actor is 'The name of who did it, as it was then.';
comment on column app_public.audit_entries.actor_kind is 'A person, an operator or the worker.';
comment on column app_public.audit_entries.user_id is
'@points users
@unlisted
The user in whose name it was done.';
comment on column app_public.audit_entries.session_id is
'@points sessions
@unlisted
The session in which it was done.';
comment on column app_public.audit_entries.administrator_id is
'@points operators
@unlisted
The operator who impersonated the user.';
comment on column app_public.audit_entries.before is 'The columns before; for an update those that changed. Secrets are shown as dots.';
comment on column app_public.audit_entries.after is 'The columns after; for an update those that changed. Secrets are shown as dots.';
comment on column app_public.audit_entries.changed_at is 'When, UTC.';
--! EndIncluded core/tables/audit_entries.rules.sql
--! Included core/tables/events.rules.sql
-- What has happened to a thing, in the order it happened. Steps write theirs themselves; of what else happens record_event() tells.
select app_private.begin_rules('app_public.events', is_audited => false);

create policy "members read what happened in their account" on app_public.events for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "the partner reads what happened to what it shares" on app_public.events for select to app_user
  using (partner_account_id = (select app_hidden.current_account_id()));
grant select on app_public.events to app_user;

comment on table app_public.events is
'@withheld account_id is distinct from $1
@prefix evt
@eventLog
@icon activity
@section system
@label event_type
What has happened to a thing: who, when, and the status it then had. Only grows.';
comment on column app_public.events.entity is
'@personal none
@holds table
The table the thing is in.';
comment on column app_public.events.entity_id is
'@holds row
@listed
The thing.';
comment on column app_public.events.account_id is E'@points accounts\nThe account it belongs to.';
comment on column app_public.events.partner_account_id is
'@points accounts
@unlisted
The other account of a row that two share; null for what is one account''s alone.';
comment on column app_public.events.event_type is
'@personal none
@holds word
What happened, in the past tense.';
comment on column app_public.events.status is
'@personal none
@holds state
The status after.';
comment on column app_public.events.actor is E'@personal erased\nThe name of who did it, as it was then.';
comment on column app_public.events.actor_kind is 'A person, an operator or the worker.';
comment on column app_public.events.user_id is
'@points users
@unlisted
The user who did it; null for the worker.';
comment on column app_public.events.administrator_id is
'@points operators
@unlisted
The operator who acted in the user''s name.';
comment on column app_public.events.data is E'@personal kept\nWhat else is worth knowing about this kind of event.';
comment on column app_public.events.occurred_at is 'When, UTC.';
--! EndIncluded core/tables/events.rules.sql
--! Included core/tables/failed_jobs.rules.sql
-- What the worker could not do for good, whatever the task. Found by a look at the queue, not by the
-- process that failed, which may have died of it. What a job carries is not copied: it may hold a link.
select app_private.begin_rules('app_public.failed_jobs');

comment on table app_public.failed_jobs is
'@personal passing
@prefix fjb
@defaultSort created_at desc
@section system
@label task
@icon alert-octagon
A job that was tried as often as it may be, and given up.';
comment on column app_public.failed_jobs.job_id is E'@unlisted\nThe job in the queue.';
comment on column app_public.failed_jobs.task is E'@holds word\nWhat was to be done, as module/verb_noun.';
comment on column app_public.failed_jobs.subject is 
'@holds row
@listed
The id of what it was about, or another word that says so.';
comment on column app_public.failed_jobs.error is
'@decides
@longText
What made it fail, the last time.';
comment on column app_public.failed_jobs.attempts is 'How often it was tried.';
comment on column app_public.failed_jobs.status is 'Whether somebody has seen to it. Changes only as the transitions allow.';
comment on column app_public.failed_jobs.failed_at is
'@listed
When it was tried last, UTC.';
comment on column app_public.failed_jobs.created_at is 'When it was found, UTC.';
comment on column app_public.failed_jobs.updated_at is E'@unlisted\nWhen the row was last changed, UTC.';
comment on type app_public.failed_job_status is
'Whether somebody has seen to a failed job.';
--! EndIncluded core/tables/failed_jobs.rules.sql
--! Included core/tables/files.rules.sql
-- Stored bytes: receipts, documents, pictures. A row is made by register_file() only.
select app_private.begin_rules('app_public.files');

create policy "members read their account's files" on app_public.files for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
grant select on app_public.files to app_user;

-- What shows who somebody is. The event that lets an operator see it is the record that they did.
create policy "nobody sees what is private in somebody's name" on app_public.files as restrictive for select to app_user
  using (not is_private or (select app_hidden.current_administrator_id()) is null);
create policy "operators see what is private for ten minutes after they opened it" on app_public.files
  as restrictive for select to app_operator
  using (
    not is_private or exists (
      select from app_public.events e
      where e.entity = 'files' and e.entity_id = files.id and e.event_type = 'OPENED'
        and e.user_id = (select app_hidden.current_user_id()) and e.occurred_at > now() - interval '10 minutes'
    )
  );

create policy "a partner sees what they opened for ten minutes" on app_public.files for select to app_user
  using (
    is_private and exists (
      select from app_public.events e
      where e.entity = 'files' and e.entity_id = files.id and e.event_type = 'OPENED'
        and e.partner_account_id = (select app_hidden.current_account_id())
        and e.user_id = (select app_hidden.current_user_id()) and e.occurred_at > now() - interval '10 minutes'
    )
  );

comment on table app_public.files is
'@personal kept
@name Attachment
@prefix fil
@section system
@icon folder
@label filename
A stored file. Its paths are signed links that work for ten minutes.';
comment on column app_public.files.account_id is E'@points accounts\nThe account it belongs to; null for the product''s own.';
comment on column app_public.files.filename is 'The name it was given, at most 255 characters.';
comment on column app_public.files.content_type is 'The media type, sniffed from the bytes.';
comment on column app_public.files.byte_size is E'@holds bytes\nSize in bytes.';
comment on column app_public.files.sha256 is E'@behavior -*\nHash of the bytes.';
comment on column app_public.files.storage_key is E'@behavior -*\nWhere the bytes are kept.';
comment on column app_public.files.thumb_storage_key is E'@behavior -*\nWhere the small picture is kept.';
comment on column app_public.files.is_private is 'Whether it shows who somebody is: seen by themselves, and by whom it is shown to, who opens it on record.';
comment on column app_public.files.created_by is E'@points users\nThe user who uploaded it.';
comment on column app_public.files.created_at is 'When, UTC.';
--! EndIncluded core/tables/files.rules.sql
--! Included core/tables/followers.rules.sql
-- What follows when something has happened, as rows. Operators read them; nobody writes them but a file in
-- reactions/ of the module that follows.
select app_private.begin_rules('app_public.followers');

comment on table app_public.followers is
'@personal none
@prefix fol
@defaultSort entity
@defaultSort event_type
@section system
@icon bolt
@label task
A row for each job that an event brings about, in the transaction that writes the event.';
comment on column app_public.followers.module is
  E'@behavior -*\nThe module that follows, whose file says so.';
comment on column app_public.followers.entity is
'@holds table
@listed
The table to whose row it happens.';
comment on column app_public.followers.event_type is
'@holds word
@listed
What has happened.';
comment on column app_public.followers.task is
'@holds word
@listed
The job, as module/verb_noun.';
comment on column app_public.followers.message is
  E'@listed\nThe text that is sent, a Markdown file of each language beside the file of the reactions.';
comment on column app_public.followers.recipient is
'@listed
Who gets the text: OWNER, ADMIN or MEMBER of the row''s account, OPERATOR_READ and so on, or a column of the row that '
  'holds an address, a number or a user. Of a webhook, the name of its endpoint.';
comment on column app_public.followers.delay_minutes is E'@listed\nHow many minutes after the event.';
comment on column app_public.followers.while_status is
'@holds state
@listed
The status the row must still have when the time has come; null for any.';
comment on column app_public.followers.condition is
  E'@holds word\nA predicate of app_hidden that must hold for the row when the time has come.';
--! EndIncluded core/tables/followers.rules.sql
--! Included core/tables/idempotency_keys.rules.sql
-- The memory that makes a mutation which comes twice one. It holds no answer, only the id of the row
-- that the answer is read from again under the caller's rules, so nothing secret lies here.
select app_private.begin_rules('app_private.idempotency_keys');

drop trigger _900_audit on app_private.idempotency_keys;

comment on table app_private.idempotency_keys is
  E'@personal passing\nMutations that were done under a key of their caller''s, for 24 hours. Not audited because the '
  'change itself is, and each key would be told twice.';
comment on column app_private.idempotency_keys.id is 'Key.';
comment on column app_private.idempotency_keys.user_id is 'Whose key.';
comment on column app_private.idempotency_keys.mutation is 'What was done.';
comment on column app_private.idempotency_keys.place is 'Which of the mutations of its document it was, from 0.';
comment on column app_private.idempotency_keys.key is 'The caller''s Idempotency-Key.';
comment on column app_private.idempotency_keys.input_hash is
  'Keyed hash of the input, the account and who impersonated: without the server''s secret nobody can try passwords '
  'on it.';
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
'@personal none
@prefix rat
@defaultSort rate_key
@defaultSort valid desc
@section settings 80
@icon percentage
@label rate_key
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
--! EndIncluded core/tables/rates.rules.sql
--! Included core/tables/sealing_keys.rules.sql
-- What seals the things our server finds out for a mutation, so that nobody else can say them. The key
-- never leaves the database: who may seal asks a function to.
select app_private.begin_rules('app_private.sealing_keys');

drop trigger _900_audit on app_private.sealing_keys;

comment on table app_private.sealing_keys is
  E'@personal none\nKeys of seals: the newest seals, all of them are known. Not audited because the trail would tell '
  'the key.';
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
  E'@personal passing\nMails and SMS on their way or gone, one row for what they tell and to whom. Forgotten after 90 '
  'days. Not audited because deliveries, links and codes have rows of their own that are.';
comment on column app_private.sent_messages.id is 'Key.';
comment on column app_private.sent_messages.purpose is 'What it tells, such as notice-published.';
comment on column app_private.sent_messages.about_id is 'The row it tells of.';
comment on column app_private.sent_messages.recipient_sha256 is 'Of the address or number in lower case.';
comment on column app_private.sent_messages.claimed_at is 'When a run last set out to send it.';
comment on column app_private.sent_messages.sent_at is 'When it was taken; from then on it is never sent again.';
--! EndIncluded core/tables/sent_messages.rules.sql
--! Included core/tables/texts.rules.sql
-- The files say what a text is; they are read when the database is brought up to date. Operators say something
-- else where it stands, which holds until they take it back or the text gains or loses a variable.
select app_private.begin_rules('app_public.texts');

-- What the files say is told by their own history, and thousands of rows would drown what people have done.
drop trigger _900_audit on app_public.texts;
create trigger _900_audit after update of override_text on app_public.texts
  for each row when (old.override_text is distinct from new.override_text) execute function app_private.tg__audit();
create trigger _200_check before insert or update of text, override_text on app_public.texts
  for each row execute function app_private.tg_texts__check();

create policy "admin operators say texts otherwise" on app_public.texts for update to app_operator
  using ((select app_hidden.current_operator_role()) = 'ADMIN');
grant update (override_text, updated_at) on app_public.texts to app_operator;

comment on table app_public.texts is
'@personal none
@prefix txt
@list
@search search_text
@defaultSort key
@section settings
@label key
@icon language
A text of the portal in one language: what its file says, and what is said instead.';
comment on column app_public.texts.language is
'@listed
@filter
The language.';
comment on column app_public.texts.module is
'@listed
@filter
The module whose text it is; app and ui for what belongs to none.';
comment on column app_public.texts.namespace is E'@unlisted\nThe file: words, the module''s messages, or those of one folder of it.';
comment on column app_public.texts.key is E'@sort\nWhere it stands in the file: a JSON Pointer without its first slash.';
comment on column app_public.texts.text is
'@listed
@decides
What the file says; null for what a program has asked for and no file has.';
comment on column app_public.texts.override_text is
'@listed
@maxLength 2000
What is said instead: the same {{variables}}, and neither < nor >. Empty takes it back.';
comment on column app_public.texts.overridden_at is
'@filter overridden
@sort
When it was last said otherwise, UTC; null when the file holds.';
comment on column app_public.texts.reported_at is
'@filter reported
@sort
When a program last asked for it in vain, UTC.';
comment on column app_public.texts.created_at is E'@unlisted\nWhen the row was made, UTC.';
comment on column app_public.texts.updated_at is E'@unlisted\nWhen it was last changed, UTC.';
--! EndIncluded core/tables/texts.rules.sql
--! Included core/tables/transitions.rules.sql
-- The state machines of the product as rows. Everybody may read them: buttons, diagrams and the
-- exhaustive test come from here. Nobody writes them but a transitions file.
select app_private.begin_rules('app_public.transitions');

create policy "everybody reads which transitions exist" on app_public.transitions for select
  to app_visitor, app_user, app_operator, app_worker using (true);
grant select on app_public.transitions to app_visitor, app_user, app_worker;

comment on table app_public.transitions is
'@personal none
@prefix trn
@defaultSort entity
@defaultSort position
@section system
@icon route
@label action
A row for each change of status that is possible; the guard refuses every other.';
comment on column app_public.transitions.entity is E'@holds table\nThe table whose status changes.';
comment on column app_public.transitions.action is E'@holds word\nThe verb, as in the mutation''s name.';
comment on column app_public.transitions.from_status is E'@holds state\nThe status before; null for a row that is made.';
comment on column app_public.transitions.to_status is E'@holds state\nThe status after.';
comment on column app_public.transitions.outcome is
  'What the status after means for people: it waits for those whose row it is (MEMBERS), for OPERATORS or for OTHERS, '
  'such as the client or the worker, or it is a GOOD_END or a BAD_END.';
comment on column app_public.transitions.actors is
  E'@holds word\nWho may: OWNER, ADMIN, MEMBER, WORKER, OPERATOR_READ, OPERATOR_REVIEW, OPERATOR_FINANCE, '
  'OPERATOR_ADMIN.';
comment on column app_public.transitions.condition is E'@holds word\nA predicate of app_hidden that must hold for the row as well.';
comment on column app_public.transitions.refusal is E'@holds errorCode\nThe code answered when the action is asked for in another status.';
comment on column app_public.transitions.position is 'The order in which actions are shown.';
comment on type app_public.state_outcome is 'What a state means for people: whom it waits for, or how it ended.';
--! EndIncluded core/tables/transitions.rules.sql
--! Included core/tables/webhook_calls.rules.sql
-- What we have told other programs, and whether they took it. Operators read it; what was given up they have
-- tried again among the failed jobs.
select app_private.begin_rules('app_public.webhook_calls');

comment on table app_public.webhook_calls is
'@personal none
@prefix whc
@defaultSort created_at desc
@section system
@label endpoint
@icon webhook
A call of another program about an event, with how it went the last time.';
comment on column app_public.webhook_calls.event_id is E'@listed\nWhat it tells of.';
comment on column app_public.webhook_calls.endpoint is 'Whom it tells, by the name that reactions and the surroundings give it.';
comment on column app_public.webhook_calls.attempts is E'@listed\nHow often it was tried.';
comment on column app_public.webhook_calls.answer is E'@listed\nThe HTTP status of the last answer; null for none.';
comment on column app_public.webhook_calls.failure is E'@listed\nWhy the last try failed; null once it was taken.';
comment on column app_public.webhook_calls.delivered_at is E'@listed\nWhen it was taken, UTC; null until then.';
comment on column app_public.webhook_calls.created_at is 'When it was first tried, UTC.';
comment on column app_public.webhook_calls.updated_at is E'@unlisted\nWhen the row was last changed, UTC.';
--! EndIncluded core/tables/webhook_calls.rules.sql
--! Included core/tables/worker_heartbeats.rules.sql
select app_private.begin_rules('app_private.worker_heartbeats');

drop trigger _900_audit on app_private.worker_heartbeats;

comment on table app_private.worker_heartbeats is
  E'@personal none\nOne row per running worker process. A process that has not been heard of for 30 seconds is dead '
  'and loses its locks. Not audited because a beat every few seconds would drown the trail.';
comment on column app_private.worker_heartbeats.machine is
  'Host, boot and process namespace: two processes with the same value can see each other''s process numbers.';
comment on column app_private.worker_heartbeats.worker_ids is
  'The names under which this process locks jobs in the queue.';
--! EndIncluded core/tables/worker_heartbeats.rules.sql
--! Included identity/tables/identities.rules.sql
-- Who a person has shown themselves to be, with the e-ID of a country. Theirs, whatever account they act
-- in; only what a broker has vouched for writes here. The number itself is out of reach of every API.
select app_private.begin_rules('app_public.identities');

create policy "people see their own identities" on app_public.identities for select to app_user
  using (user_id = (select app_hidden.current_user_id()));
grant select on app_public.identities to app_user;

comment on table app_public.identities is
'@personal removed
@prefix idn
@list
@defaultSort identified_at desc
@section people
@label identifier
@icon id-badge-2
Who a person has shown themselves to be, with a national e-ID (document A, section 3, Identity).';
comment on constraint identities_user_id_fkey on app_public.identities is '@notNull';
comment on column app_public.identities.id is 'Key.';
comment on column app_public.identities.user_id is 'Whose identity.';
comment on column app_public.identities.country is
'@filter
@holds country
The country whose e-ID it is: NO, SE, DK or FI.';
comment on column app_public.identities.identifier is 'The national number, masked after its first six characters.';
comment on column app_public.identities.first_name is 'Given name, as the e-ID says it.';
comment on column app_public.identities.last_name is 'Family name, as the e-ID says it.';
comment on column app_public.identities.born_on is 'Day of birth, as the e-ID says it.';
comment on column app_public.identities.is_default is E'@name default\nWhether the person is called as it says.';
comment on column app_public.identities.identified_at is E'@sort\nWhen it was last shown, UTC.';
comment on column app_public.identities.created_at is 'When it was first shown, UTC.';
--! EndIncluded identity/tables/identities.rules.sql
--! Included identity/tables/identity_numbers.rules.sql
-- The numbers behind identities, out of reach of every API and closed to the database itself: the server
-- encrypts them. A fingerprint finds one without opening it.
select app_private.begin_rules('app_private.identity_numbers', array['number_encrypted', 'fingerprint']);

comment on table app_private.identity_numbers is E'@personal removed\nThe national number behind an identity, encrypted. In no API.';
comment on column app_private.identity_numbers.id is 'Key.';
comment on column app_private.identity_numbers.identity_id is 'The identity it is the number of.';
comment on column app_private.identity_numbers.number_encrypted is 'The number as the country''s broker writes it: AES-256-GCM, bound to the user.';
comment on column app_private.identity_numbers.fingerprint is 'HMAC-SHA-256 of country and number, without dash and century: one number, one person.';
comment on column app_private.identity_numbers.created_at is 'When it was given, UTC.';
comment on column app_private.identity_numbers.updated_at is 'When it was last changed, UTC.';
--! EndIncluded identity/tables/identity_numbers.rules.sql
--! Included identity/tables/number_keys.rules.sql
-- What national numbers are encrypted and fingerprinted with, itself encrypted by a key that is derived
-- from SECRET. Who starts the product makes it and wraps it anew; the server asks a function for it.
select app_private.begin_rules('app_private.number_keys');

drop trigger _900_audit on app_private.number_keys;

comment on table app_private.number_keys is
  E'@personal none\nThe wrapped key of national numbers, one row. Not audited because the trail would keep what an '
  'earlier secret opens.';
comment on column app_private.number_keys.id is 'Key; the wrapping is bound to it.';
comment on column app_private.number_keys.wrapped is 'The key of 32 random bytes in AES-256-GCM: nonce, key, proof.';
comment on column app_private.number_keys.created_at is 'When it was made, UTC.';
comment on column app_private.number_keys.updated_at is 'When it was last wrapped anew, UTC.';
--! EndIncluded identity/tables/number_keys.rules.sql
--! Included identity/tables/one_time_links.rules.sql
-- Links sent by mail. Whoever holds one has read the mail; each is worth something once.
select app_private.begin_rules('app_private.one_time_links', array['token_sha256']);

comment on table app_private.one_time_links is E'@personal removed\nLinks sent by mail that prove an address: live, then used, superseded or expired.';
comment on column app_private.one_time_links.id is 'Key.';
comment on column app_private.one_time_links.token_sha256 is 'SHA-256 of the token in the link.';
comment on column app_private.one_time_links.user_id is 'Whose link; null while what it invites to is an address, until it is used.';
comment on column app_private.one_time_links.purpose is
  'CONFIRM and SIGN_IN open a session, CHANGE_EMAIL also makes its address the user''s, RESET_PASSWORD lets a '
  'password be set. INVITATION lets in whoever reads the address, who becomes a user by it if they are none.';
comment on column app_private.one_time_links.email is 'The address it was sent to, which its use proves.';
comment on column app_private.one_time_links.event_id is 'The event whose mail an invitation stands in; sent anew, it happens again.';
comment on column app_private.one_time_links.deep_link is 'The path in the portal to open afterwards. Begins with one slash, so that it cannot lead elsewhere.';
comment on column app_private.one_time_links.expires_at is 'When it stops working, UTC: 30 minutes after it was made, an invitation''s after 14 days.';
comment on column app_private.one_time_links.used_at is 'When it was used, UTC.';
comment on column app_private.one_time_links.superseded_at is 'When a newer link of the same purpose took its place, UTC.';
comment on column app_private.one_time_links.created_at is 'When it was made, UTC.';
--! EndIncluded identity/tables/one_time_links.rules.sql
--! Included identity/tables/operator_secrets.rules.sql
-- The second half of an operator's sign-in. The secret itself must be kept, since TOTP is symmetric.
select app_private.begin_rules('app_private.operator_secrets', array['totp_secret']);

comment on table app_private.operator_secrets is E'@personal none\nWhat makes an operator''s one-time codes.';
comment on column app_private.operator_secrets.id is 'Key.';
comment on column app_private.operator_secrets.operator_id is 'Whose secret.';
comment on column app_private.operator_secrets.totp_secret is 'Base32; SHA-1, 6 digits, steps of 30 seconds, as authenticator apps expect.';
comment on column app_private.operator_secrets.last_used_step is
  'The 30-second step (Unix time / 30) of the last code used. A code of this step or an earlier one is refused, so '
  'that a code seen over a shoulder is worth nothing.';
comment on column app_private.operator_secrets.created_at is 'When the row was written, UTC.';
comment on column app_private.operator_secrets.updated_at is 'When the row was last changed, UTC.';
--! EndIncluded identity/tables/operator_secrets.rules.sql
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
@icon headset
@label user_id
Those who work for the house and sign in to the admin console.';
comment on column app_public.operators.id is 'Key.';
comment on column app_public.operators.user_id is E'@filter\nThe person.';
comment on column app_public.operators.operator_role is E'@filter\nREAD sees, REVIEW decides on documents, FINANCE on money, ADMIN on everything.';
comment on column app_public.operators.disabled_at is 'When the person stopped being an operator, UTC. Ends every session at once.';
comment on column app_public.operators.created_at is E'@sort\nWhen appointed, UTC.';
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
'@personal removed
@prefix pho
@list
@defaultSort created_at desc
@section people
@label number
@icon device-mobile
A number somebody has proven, or begun to prove, with a code by SMS (document A, section 3, Phone number).';
comment on constraint phone_numbers_user_id_fkey on app_public.phone_numbers is '@notNull';
comment on column app_public.phone_numbers.id is 'Key.';
comment on column app_public.phone_numbers.user_id is 'Whose number.';
comment on column app_public.phone_numbers.country_code is E'@holds country\nThe country of the number, two letters (ISO 3166-1).';
comment on column app_public.phone_numbers.number is 'The number without its country prefix, digits only.';
comment on column app_public.phone_numbers.e164 is E'@behavior -*\nThe number as the network knows it, +4791234567.';
comment on column app_public.phone_numbers.token_sent_at is 'When a code was last sent to it, UTC.';
comment on column app_public.phone_numbers.token_verified_at is 'When a code sent to it was last confirmed, UTC; null until it is proven.';
comment on column app_public.phone_numbers.last_used_at is E'@sort\nWhen it was last sent a code or confirmed one, UTC.';
comment on column app_public.phone_numbers.created_at is E'@sort\nWhen it was first given, UTC.';
--! EndIncluded identity/tables/phone_numbers.rules.sql
--! Included identity/tables/session_tokens.rules.sql
-- What opens a session. A table of its own, so that no grant on sessions can ever reach it.
select app_private.begin_rules('app_private.session_tokens', array['token_sha256']);

comment on table app_private.session_tokens is E'@personal removed\nThe hashes of the tokens of sessions.';
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
'@personal removed
@prefix ses
@section people
@icon login-2
@label user_id
A session acts in exactly one account, or for the house when an operator''s (document A, section 3, Session).';
comment on constraint sessions_user_id_fkey on app_public.sessions is '@notNull';
comment on constraint sessions_administrator_id_fkey on app_public.sessions is '@fieldName administrator';
comment on column app_public.sessions.id is 'Key.';
comment on column app_public.sessions.user_id is E'@filter\nWho acts, or is acted as.';
comment on column app_public.sessions.account_id is E'@filter\nThe account it acts in; null for an operator''s session.';
comment on column app_public.sessions.operator_id is 'The operator whose session in the admin console it is.';
comment on column app_public.sessions.administrator_id is 'The operator who acts as the user.';
comment on column app_public.sessions.administrator_reason is 'Why an operator acts as the user, as typed in, at most 500 characters.';
comment on column app_public.sessions.second_level_at is
  'When a code was last confirmed in it, by SMS or of an operator a one-time code, UTC. Counts for 15 minutes.';
comment on column app_public.sessions.last_used_at is E'@sort\nWhen it was last used, to the minute, UTC. After 14 idle days it is over.';
comment on column app_public.sessions.expires_at is 'When it is over in any case, UTC: 90 days after its start, two hours when an operator acts as the user.';
comment on column app_public.sessions.revoked_at is 'When it was ended: log out, password change, blocking. UTC.';
comment on column app_public.sessions.user_agent is E'@unlisted\nWhat the browser or program called itself, at most 500 characters.';
comment on column app_public.sessions.network is 'Where it was opened from: the network''s part of the address, never the whole.';
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

comment on table app_private.sign_in_attempts is E'@personal passing\nTries at passwords and at registering, and requests for links, by address and IP.';
comment on column app_private.sign_in_attempts.id is 'Key.';
comment on column app_private.sign_in_attempts.kind is
  'PASSWORD: a try at a password, an operator''s too. LINK: a request for a link. REGISTRATION: a try at '
  'registering.';
comment on column app_private.sign_in_attempts.email is 'The address typed in, whether or not anybody has it.';
comment on column app_private.sign_in_attempts.ip is 'Where it came from, for IPv6 the /64 around it; null when not known.';
comment on column app_private.sign_in_attempts.succeeded_at is 'When it turned out right, UTC; null counts as failed.';
comment on column app_private.sign_in_attempts.attempted_at is 'When it began, UTC.';
--! EndIncluded identity/tables/sign_in_attempts.rules.sql
--! Included identity/tables/sms_codes.rules.sql
-- Codes sent by SMS, and the memory behind the limits on guessing and on sending.
select app_private.begin_rules('app_private.sms_codes', array['code_hash', 'ip']);

comment on table app_private.sms_codes is E'@personal passing\nCodes sent by SMS that prove a number: live, then used, superseded or expired.';
comment on column app_private.sms_codes.id is 'Key. The gateway gets it too, so that a message sent twice is one.';
comment on column app_private.sms_codes.phone_number_id is 'The number it was made for.';
comment on column app_private.sms_codes.code_hash is 'The code''s bcrypt hash: slow to make, so that whoever reads the table does not know the code at once.';
comment on column app_private.sms_codes.ip is 'Where it was asked for, for IPv6 the /64 around it; null when not known.';
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

comment on table app_private.user_secrets is E'@personal removed\nWhat only the person knows, as hashes.';
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
@section people 40
@icon user
@label display_name
A person who can sign in (document A, section 3, User).';
comment on column app_public.users.id is 'Key.';
comment on column app_public.users.email is
'@personal erased
@sort
The address one-time links go to. Unique whatever the case; a change takes effect when the link sent to the new address is used.';
comment on column app_public.users.first_name is
'@personal erased
@unlisted
Given name, at most 100 characters; null until an invited person has said it.';
comment on column app_public.users.last_name is
'@personal erased
@unlisted
@sort
Family name, at most 100 characters; null until an invited person has said it.';
comment on column app_public.users.language is E'@filter\nThe language of the interface and of mail: NB or EN.';
comment on column app_public.users.confirmed_at is 'When a link sent to the address was first used, UTC.';
comment on column app_public.users.confirmed is E'@filter\nWhether a link sent to the address has been used. Until then the person stays at the gate.';
comment on column app_public.users.marketing_consent is E'@unlisted\nWhether news may be mailed.';
comment on column app_public.users.necessary_cookies_consent is E'@unlisted\nWhether necessary cookies were accepted at registration.';
comment on column app_public.users.referrer is
'@personal erased
@unlisted
Where the person came from, as said at registration.';
comment on column app_public.users.occupation is E'@personal erased\nWhat the person does, as said at registration.';
comment on column app_public.users.blocked_at is E'@filter\nWhen an operator blocked the person, UTC. Signing in is then refused with USER_BLOCKED.';
comment on column app_public.users.search_text is E'@behavior -*\nNames and address without case and accents.';
comment on column app_public.users.created_at is
'@sort
@filter
When the person was registered, UTC.';
--! EndIncluded identity/tables/users.rules.sql
--! Included accounts/tables/accounts.rules.sql
-- The tenants. Accounts are made by registering and by creating a team, never by hand.
select app_private.begin_rules('app_public.accounts');

create policy "people see the accounts they belong to" on app_public.accounts for select to app_user
  using (id = any ((select app_hidden.current_user_account_ids())::uuid[]));
grant select on app_public.accounts to app_user;

create policy "administrating operators block accounts" on app_public.accounts for update to app_operator
  using ((select app_hidden.current_operator_role()) = 'ADMIN');
grant update (blocked_at, updated_at) on app_public.accounts to app_operator;

comment on table app_public.accounts is
'@prefix acc
@search search_text
@search owner.search_text
@section people
@label display_name
@icon building
A tenant: a person''s own account or a team''s (document A, section 3, Account).';
comment on constraint accounts_primary_user_is_a_member on app_public.accounts is E'@behavior -*\nThe primary user is a member.';
comment on constraint accounts_primary_user_id_fkey on app_public.accounts is '@fieldName owner';
-- Sessions are identity's, but this constraint was added by this module.
comment on constraint sessions_account_id_fkey on app_public.sessions is '@notNull';
comment on constraint accounts_symbol_id_fkey on app_public.accounts is
'@fieldName symbol
@backwardBehavior -*
The small picture.';
comment on constraint accounts_logo_id_fkey on app_public.accounts is
'@fieldName logo
@backwardBehavior -*
The logo.';
comment on column app_public.accounts.id is 'Key.';
comment on column app_public.accounts.slug is
'@personal erased
@sort
The account in addresses: unique, a to z, 0 to 9 and hyphens, at most 60 characters.';
comment on column app_public.accounts.account_type is E'@filter\nPERSONAL or TEAM.';
comment on column app_public.accounts.primary_user_id is 'The owner.';
comment on column app_public.accounts.tag is E'@filter\nWhat kind of team; null for a personal account.';
comment on column app_public.accounts.name is
'@personal kept
@sort
The team''s name, at most 200 characters; null for a personal account, which goes by its user''s name.';
comment on column app_public.accounts.email is E'@personal erased\nWhere the account wants to be written to.';
comment on column app_public.accounts.phone_number is E'@personal erased\nDigits, with + in front when international.';
comment on column app_public.accounts.address is E'@personal erased\nPostal address.';
comment on column app_public.accounts.language is E'@filter\nThe language of mail to the account: NB or EN.';
comment on column app_public.accounts.non_profit is 'Whether the team is a voluntary organisation.';
comment on column app_public.accounts.organization_name is E'@personal kept\nThe name in the business register.';
comment on column app_public.accounts.organization_number is
'@personal kept
@groups 3 3 3
Nine digits with a check digit (MOD11).';
comment on column app_public.accounts.invoices_enabled is 'Feature: invoicing.';
comment on column app_public.accounts.payouts_enabled is 'Feature: purchases and payouts.';
comment on column app_public.accounts.workflows_enabled is 'Feature: recruitment.';
comment on column app_public.accounts.blocked_at is E'@filter\nWhen an operator blocked the account, UTC. Signing in to it is refused with ACCOUNT_BLOCKED.';
comment on column app_public.accounts.deletion_scheduled_on is 'The day it is deleted, 14 days after its owner asked; can be cancelled until then.';
comment on column app_public.accounts.deleted_at is 'When it was deleted, UTC: nobody gets in any more, and what was personal is gone.';
comment on column app_public.accounts.description is
'@personal erased
@longText
What it says of itself, at most 1000 characters.';
comment on column app_public.accounts.industry_sector is E'@personal none\nWhat the team works with, in its own words, at most 100 characters.';
comment on column app_public.accounts.shown_ids is E'@behavior -*\nWhat its people have been shown.';
comment on column app_public.accounts.organization_verified_at is
'@filter isOrganizationVerified
When somebody looked and found that the organisation number is the team''s own, UTC; null while it is a claim.';
comment on column app_public.accounts.symbol_id is E'@file\nThe small picture the account is known by.';
comment on column app_public.accounts.logo_id is E'@file\nThe team''s logo.';
comment on column app_public.accounts.theme_primary is
'@behavior -*
@personal none
The colour of its own pages, as #RRGGBB.';
comment on column app_public.accounts.theme_contrast is
'@behavior -*
@personal none
What is written on that colour, with a contrast of at least 4.5.';
comment on column app_public.accounts.theme_hover is
'@behavior -*
@personal none
The colour of what one points at, with the same contrast.';
comment on column app_public.accounts.theme_font is E'@behavior -*\nThe letters of its own pages.';
comment on type app_public.theme_font is 'The fonts a team may choose among, each served by ourselves.';
comment on column app_public.accounts.search_text is E'@behavior -*\nNames, numbers and addresses without case and accents.';
comment on column app_public.accounts.created_at is
'@sort
@filter
When it was made, UTC.';
--! EndIncluded accounts/tables/accounts.rules.sql
--! Included accounts/tables/data_exports.rules.sql
-- Everything a person has here, in a file that is theirs alone: it is private, made by the worker and gone after a week.
-- Nobody writes one by hand.
select app_private.begin_rules('app_public.data_exports');

create policy "people see the exports of their own data" on app_public.data_exports for select to app_user
  using (account_id = (select app_hidden.current_account_id()) and user_id = (select app_hidden.current_user_id()));
grant select on app_public.data_exports to app_user;

comment on table app_public.data_exports is
'@personal removed
@withheld true
@prefix dex
@list
@defaultSort created_at desc
@section system
@icon file-zip
@label created_at
Everything a person has here, in a file for them: asked for once a day, made by the worker, gone after a week.';
comment on constraint data_exports_account_id_fkey on app_public.data_exports is '@backwardBehavior -*';
comment on constraint data_exports_user_id_fkey on app_public.data_exports is '@backwardBehavior -*';
comment on constraint data_exports_file_id_fkey on app_public.data_exports is
'@fieldName file
@backwardBehavior -*';
comment on column app_public.data_exports.account_id is E'@listed\nThe person''s own account.';
comment on column app_public.data_exports.user_id is E'@unlisted\nThe person.';
comment on column app_public.data_exports.file_id is E'@file\nThe file; null until it is made and once it has expired.';
comment on column app_public.data_exports.ready_at is 'When it was made, UTC.';
comment on column app_public.data_exports.expires_at is 'When the file goes, UTC.';
comment on column app_public.data_exports.created_at is E'@sort\nWhen it was asked for, UTC.';
comment on column app_public.data_exports.updated_at is E'@unlisted\nWhen it was last changed, UTC.';
--! EndIncluded accounts/tables/data_exports.rules.sql
--! Included accounts/tables/department_memberships.rules.sql
-- Who belongs to which department. Owners and admins have every department and need no row.
select app_private.begin_rules('app_public.department_memberships');

create policy "members see who belongs to their account's departments" on app_public.department_memberships for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
grant select on app_public.department_memberships to app_user;

comment on table app_public.department_memberships is
'@prefix dmb
@section people
@icon user-pin
@label membership_id
A member''s role in a department (document A, section 3, Department membership).';
comment on constraint department_memberships_department_id_account_id_fkey on app_public.department_memberships is '@foreignFieldName departmentMemberships';
comment on column app_public.department_memberships.id is 'Key.';
comment on column app_public.department_memberships.account_id is 'The team.';
comment on column app_public.department_memberships.department_id is E'@filter\nThe department.';
comment on column app_public.department_memberships.membership_id is 'The member.';
comment on column app_public.department_memberships.role is E'@filter\nMANAGER or MEMBER.';
comment on column app_public.department_memberships.criminal_record_access is 'Whether the member sees criminal-record certificates.';
comment on column app_public.department_memberships.identity_access is 'Whether the member sees identity documents.';
comment on column app_public.department_memberships.created_at is 'When the member joined, UTC.';
--! EndIncluded accounts/tables/department_memberships.rules.sql
--! Included accounts/tables/departments.rules.sql
-- The parts of a team. Every team has a default one.
select app_private.begin_rules('app_public.departments');

create policy "members see their account's departments" on app_public.departments for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "owners and admins add departments to their team" on app_public.departments for insert to app_user
  with check (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.acts_in_team()));
create policy "who manages a department changes it" on app_public.departments for update to app_user
  using (account_id = (select app_hidden.current_account_id()) and id = any ((select app_hidden.managed_department_ids())::uuid[]));
create policy "who manages a department removes it, but for the default one" on app_public.departments for delete to app_user
  using (account_id = (select app_hidden.current_account_id()) and not is_default and id = any ((select app_hidden.managed_department_ids())::uuid[]));
grant select, insert (account_id, name, description), update (name, description), delete on app_public.departments to app_user;

comment on table app_public.departments is
'@prefix dep
@list
@search search_text
@section people
@icon sitemap
@label name
A part of a team (document A, section 3, Department).';
comment on column app_public.departments.id is 'Key.';
comment on column app_public.departments.account_id is 'The team.';
comment on column app_public.departments.name is
'@personal none
@sort
Unique within the team whatever the case.';
comment on column app_public.departments.description is E'@personal erased\nWhat it does, at most 280 characters.';
comment on column app_public.departments.is_default is E'@name default\nThe one every team begins with; it cannot be removed.';
comment on column app_public.departments.search_text is E'@behavior -*\nName and description without case and accents.';
comment on column app_public.departments.created_at is E'@sort\nWhen it was made, UTC.';
--! EndIncluded accounts/tables/departments.rules.sql
--! Included accounts/tables/erased_rows.rules.sql
-- The proof of an erasure, table by table.
select app_private.begin_rules('app_public.erased_rows');

comment on table app_public.erased_rows is
'@personal none
@prefix erw
@order rows_erased desc
@section system
@hide
@icon eraser
@label table_name
How many rows of a table an erasure has erased or removed.';
comment on constraint erased_rows_erasure_id_fkey on app_public.erased_rows is
'@foreignFieldName tables
The erasure.';
comment on constraint erased_rows_account_id_fkey on app_public.erased_rows is '@backwardBehavior -*';
comment on column app_public.erased_rows.account_id is E'@unlisted\nThe account it was, or the team that had it.';
comment on column app_public.erased_rows.erasure_id is 'The erasure.';
comment on column app_public.erased_rows.table_name is E'@holds table\nThe table.';
comment on column app_public.erased_rows.rows_erased is E'@listed\nHow many rows.';
--! EndIncluded accounts/tables/erased_rows.rules.sql
--! Included accounts/tables/erasures.rules.sql
-- The proof that something was erased: what, when, why and how much, without a word of what it said. Written by the
-- house's own functions as they erase; operators show it to who asks.
select app_private.begin_rules('app_public.erasures');

comment on table app_public.erasures is
'@personal none
@prefix era
@defaultSort erased_at desc
@section system
@icon eraser
@label entity
What was erased, when, why and how much of it: the proof for who asks.';
comment on constraint erasures_account_id_fkey on app_public.erasures is
'@foreignFieldName erasures
The account it was, or the team that had it.';
comment on column app_public.erasures.account_id is E'@filter\nThe account it was, or the team that had it.';
comment on column app_public.erasures.entity is E'@holds table\nThe table of what was erased.';
comment on column app_public.erasures.entity_id is
'@holds row
@filter
@listed
What was erased; of what is gone as a whole only this is left.';
comment on column app_public.erasures.reason is E'@filter\nWhy.';
comment on column app_public.erasures.rows_erased is E'@listed\nHow many rows were erased or removed.';
comment on column app_public.erasures.files_erased is E'@listed\nHow many files of them were removed; their bytes follow at night.';
comment on column app_public.erasures.erased_at is E'@sort\nWhen, UTC.';
comment on type app_public.erasure_reason is 'Why something was erased.';
--! EndIncluded accounts/tables/erasures.rules.sql
--! Included accounts/tables/identity_verifications.rules.sql
-- Who somebody is, shown by a document that a person of the house looks at, where no e-ID does. It stands in the
-- person's own account, so that no team of theirs has a part in it. Nobody writes it by hand: it comes with
-- pictures that are private, and is decided by who has opened them.
select app_private.begin_rules('app_public.identity_verifications');

create policy "people see what they have sent of their own documents" on app_public.identity_verifications for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
grant select on app_public.identity_verifications to app_user;

create trigger _500_forget_pictures after delete on app_public.identity_verifications for each row
  execute function app_private.tg_identity_verifications__forget_pictures();

comment on table app_public.identity_verifications is
'@personal removed
@prefix idv
@list
@order created_at desc
@search user.search_text
@section people
@icon id
@label person_name
A picture of a passport or a driving licence, by which an operator sees who a person is. It counts for being enrolled; invoicing as a person takes an e-ID.';
comment on constraint identity_verifications_account_id_fkey on app_public.identity_verifications is
'@foreignFieldName identityVerifications
The documents the person has shown.';
comment on column app_public.identity_verifications.id is 'Key.';
comment on constraint identity_verifications_user_id_fkey on app_public.identity_verifications is '@notNull';
comment on column app_public.identity_verifications.account_id is E'@unlisted\nThe person''s own account.';
comment on column app_public.identity_verifications.user_id is E'@unlisted\nThe person.';
comment on column app_public.identity_verifications.status is E'@filter\nWhether it shows who they are. Changes only as the transitions allow.';
comment on column app_public.identity_verifications.document is
'@filter
@decides
Which document it is: a PASSPORT, or a DRIVERS_LICENSE with both sides.';
comment on column app_public.identity_verifications.front_file_id is
'@file
@unlisted
The page with the photo. Private: an operator opens it first, which is put on record. Gone 14 days after the decision.';
comment on column app_public.identity_verifications.back_file_id is
'@file
@unlisted
The other side of a driving licence; as private, and gone with the front.';
comment on column app_public.identity_verifications.rejection_reason is E'@longText\nWhy it was rejected; the person reads it.';
comment on column app_public.identity_verifications.decided_at is 'When an operator decided, UTC.';
comment on column app_public.identity_verifications.pictures_erased_at is E'@unlisted\nWhen the pictures were erased, UTC.';
comment on column app_public.identity_verifications.created_at is E'@sort\nWhen it was sent in, UTC.';
comment on type app_public.identity_verification_status is 'Whether a document shows who a person is.';
comment on type app_public.identity_document is 'A document that shows who a person is.';
--! EndIncluded accounts/tables/identity_verifications.rules.sql
--! Included accounts/tables/memberships.rules.sql
-- Who belongs to which account, and in what role.
select app_private.begin_rules('app_public.memberships');

create policy "members see who belongs to their account" on app_public.memberships for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "people see where they belong" on app_public.memberships for select to app_user
  using (user_id = (select app_hidden.current_user_id()));
grant select on app_public.memberships to app_user;

comment on table app_public.memberships is
'@prefix mbs
@section people
@icon users-group
@label user_id
A user''s role in an account (document A, section 6).';
comment on column app_public.memberships.id is 'Key.';
comment on column app_public.memberships.account_id is E'@filter\nThe account.';
comment on column app_public.memberships.user_id is E'@filter\nThe person.';
comment on column app_public.memberships.role is
  E'@filter\nOWNER: everything, one per account. ADMIN: everything but deleting the account and choosing its owner. '
  'MEMBER: reads.';
comment on column app_public.memberships.created_at is E'@sort\nWhen the person became a member, UTC.';
comment on column app_public.memberships.invited_first_name is
'@personal erased
@unlisted
What the team called the person when it added them.';
comment on column app_public.memberships.invited_last_name is
'@personal erased
@unlisted
What the team called the person when it added them.';
comment on column app_public.memberships.invited_by is E'@points users\nWho added the person.';
comment on constraint memberships_invited_by_fkey on app_public.memberships is '@behavior -*';
comment on column app_public.memberships.invited_at is 'When the last invitation was sent, UTC; it is good for 14 days. Null for who needed none.';
comment on column app_public.memberships.welcomed_at is 'When the person was sent the team''s welcome, UTC.';
--! EndIncluded accounts/tables/memberships.rules.sql
--! Included accounts/tables/plan_subscriptions.rules.sql
-- The plan a team has agreed on, with the figures of that day: another price list changes nobody's. Operators
-- write it by set_account_plan(); what it costs is for those who manage the team.
select app_private.begin_rules('app_public.plan_subscriptions');

create policy "owners and admins see what their team has agreed on" on app_public.plan_subscriptions for select to app_user
  using (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()));
grant select on app_public.plan_subscriptions to app_user;

comment on table app_public.plan_subscriptions is
'@personal none
@prefix psu
@defaultSort updated_at desc
@section people
@icon license
@label account_id
What a team pays for and may use (document A, section 3, Account).';
comment on constraint plan_subscriptions_account_id_fkey on app_public.plan_subscriptions is
'@foreignSingleFieldName subscription
The team; its subscription is for its owner and admins, and null while nothing is agreed on.';
comment on constraint plan_subscriptions_price_plan_id_fkey on app_public.plan_subscriptions is '@backwardBehavior -*';
comment on column app_public.plan_subscriptions.account_id is 'The team.';
comment on column app_public.plan_subscriptions.price_plan_id is E'@filter\nThe plan.';
comment on column app_public.plan_subscriptions.price_minor is E'@sum\nWhat a year costs with VAT, in øre; null where it is not the price list that says it.';
comment on column app_public.plan_subscriptions.candidates is 'How many applications may be sent in to it in a year; null without a limit.';
comment on column app_public.plan_subscriptions.team_users is 'How many people may run things in it; null without a limit.';
comment on column app_public.plan_subscriptions.created_at is E'@sort\nSince when it has a plan, UTC.';
comment on column app_public.plan_subscriptions.updated_at is E'@sort\nWhen the plan was last changed, UTC.';
--! EndIncluded accounts/tables/plan_subscriptions.rules.sql
--! Included accounts/tables/policy_documents.rules.sql
-- What a team has agreed on in writing. Its members read it; owners and admins add and remove.
select app_private.begin_rules('app_public.policy_documents');

create policy "members read their account's policy documents" on app_public.policy_documents for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "owners and admins add policy documents to their account" on app_public.policy_documents for insert to app_user
  with check (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()));
grant select on app_public.policy_documents to app_user;
grant insert (account_id, file_id, created_by) on app_public.policy_documents to app_user;

comment on table app_public.policy_documents is
'@personal removed
@prefix pol
@order created_at desc
@section people
@icon file-certificate
@hide
@label created_at
What a team has agreed on in writing: PDF or Word.';
comment on constraint policy_documents_account_id_fkey on app_public.policy_documents is
'@foreignFieldName policyDocuments
What the account has agreed on in writing.';
comment on constraint policy_documents_created_by_fkey on app_public.policy_documents is '@behavior -*';
comment on column app_public.policy_documents.account_id is 'The team.';
comment on column app_public.policy_documents.file_id is E'@file\nThe PDF or Word document.';
comment on column app_public.policy_documents.created_by is E'@points users\nWho added it.';
comment on column app_public.policy_documents.created_at is 'When it was added, UTC.';
--! EndIncluded accounts/tables/policy_documents.rules.sql
--! Included accounts/tables/price_plans.rules.sql
-- What teams may pay for, by their category. The rows are ours and come with a version (seeds/price_plans.sql):
-- a price is a promise, so it changes with a release and its reason, not by hand.
select app_private.begin_rules('app_public.price_plans');

create policy "everybody reads the price list" on app_public.price_plans for select to app_visitor, app_user, app_worker using (true);
grant select on app_public.price_plans to app_visitor, app_user, app_worker;

comment on table app_public.price_plans is
'@personal none
@prefix ppl
@defaultSort tags
@defaultSort position
@section settings
@icon tags
@label full_name
A plan of the price list: what a team of a category may have for how much a year.';
comment on column app_public.price_plans.plan_key is E'@behavior -*\nWhich plan, for those who change the price list.';
comment on column app_public.price_plans.tags is
'@listed
@behavior +attribute:orderBy
The categories of teams it is for.';
comment on column app_public.price_plans.position is E'@unlisted\nIts place among those of a category, counted from 0.';
comment on column app_public.price_plans.name is 'What it is called, in every language.';
comment on column app_public.price_plans.price_minor is E'@sum\nWhat a year costs with VAT, in øre; null where it is agreed on with each team.';
comment on column app_public.price_plans.candidates is E'@listed\nHow many applications may be sent in to it in a year; null where that is agreed on.';
comment on column app_public.price_plans.team_users is
  E'@listed\nHow many people may run things in it: owner, administrators and who leads a department; null where that is agreed on.';
comment on column app_public.price_plans.created_at is E'@unlisted\nWhen the row was written, UTC.';
comment on column app_public.price_plans.updated_at is E'@unlisted\nWhen it was last changed, UTC.';
--! EndIncluded accounts/tables/price_plans.rules.sql
--! Included accounts/tables/register_entries.rules.sql
-- What the national business register last said of an organisation, kept once for whoever has it as
-- seller, client or team. People see what follows from it at their own rows; who has which role is for
-- operators, who compare it with who says to be the organisation.
select app_private.begin_rules('app_public.register_entries');

drop trigger _900_audit on app_public.register_entries;

comment on table app_public.register_entries is
'@personal kept
@prefix reg
@defaultSort name
@section clients
@label name
@icon rosette-discount-check
What the national business register last answered about an organisation. Not audited because the word is the register''s and is asked for every day.';
comment on column app_public.register_entries.organization_number is E'@groups 3 3 3\nNine digits, mod 11.';
comment on column app_public.register_entries.name is E'@sort\nRegistered name; null when the register has no such number.';
comment on column app_public.register_entries.address is 'Business address.';
comment on column app_public.register_entries.state is 'Whether it is sound; UNREGISTERED when the register has no such number.';
comment on column app_public.register_entries.is_insolvent is E'@unlisted\nBankrupt, being wound up, or deleted.';
comment on column app_public.register_entries.is_vat_registered is 'In the register of those who charge VAT.';
comment on column app_public.register_entries.is_in_business_register is 'In Foretaksregisteret, which its sales documents must say.';
comment on column app_public.register_entries.roles is E'@behavior -*\nWho has a role in it, as [{role, title, name, bornOn}].';
comment on column app_public.register_entries.checked_at is E'@listed\nWhen the register answered, UTC.';
comment on column app_public.register_entries.created_at is E'@unlisted\nWhen it was first asked about, UTC.';
comment on column app_public.register_entries.updated_at is E'@unlisted\nWhen the row was last changed, UTC.';
comment on type app_public.register_state is
'@tone.SOUND pine
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
'@personal kept
@prefix bac
@order created_at
@section payout
@label account_number
@icon building-bank
An account a profile is paid to.';
comment on constraint bank_accounts_freelance_profile_id_fkey on app_public.bank_accounts is '@foreignFieldName bankAccounts';
comment on column app_public.bank_accounts.freelance_profile_id is 'The profile paid to it.';
comment on column app_public.bank_accounts.account_number is
  E'@groups 4 2 5\nLetters and digits only; for NOK eleven digits, mod 11. As typed for a profile abroad.';
comment on column app_public.bank_accounts.currency is 'NOK, or any for an organisation.';
comment on column app_public.bank_accounts.swift_code is 'BIC of the bank, 8 to 11 characters.';
comment on column app_public.bank_accounts.is_default is E'@name default\nWhether invoices of the profile are paid to it when they name none.';
comment on column app_public.bank_accounts.deleted_at is 'When it was put out of use.';
comment on column app_public.bank_accounts.created_at is 'When it was added, UTC.';
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

comment on table app_public.freelance_profiles is
'@personal kept
@prefix frp
@list
@defaultSort created_at desc
@search search_text
@section payout 30
@label display_name
@icon id
Who is paid: a person, or an organisation that invoices in its own name.';
comment on column app_public.freelance_profiles.profile_number is 'Six digits, unique in the product. Opens the KID and the document number.';
comment on column app_public.freelance_profiles.freelance_type is E'@filter\nINDIVIDUAL is employed and taxed for each invoice; ORGANIZATION invoices itself.';
comment on column app_public.freelance_profiles.first_name is 'First name of an individual.';
comment on column app_public.freelance_profiles.last_name is 'Last name of an individual.';
comment on column app_public.freelance_profiles.personal_number_masked is
  E'@name personalNumber\nThe personal number with all after the first six characters hidden.';
comment on column app_public.freelance_profiles.organization_name is 'Name of an organisation.';
comment on column app_public.freelance_profiles.organization_number is '@groups 3 3 3
@decides
Registration number of an organisation; nine digits, mod 11, in Norway.';
comment on column app_public.freelance_profiles.invoice_starting_number is E'@unlisted\nThe number of the first invoice. Fixed once one is published.';
comment on column app_public.freelance_profiles.salary_tax_percent is 'Per cent withheld from salary by the tax card; 50 without one.';
comment on column app_public.freelance_profiles.is_vat_registered is
  'Whether an organisation may charge VAT, as the register says. Without it only 0 % is allowed.';
comment on column app_public.freelance_profiles.is_in_business_register is 'Whether an organisation is in Foretaksregisteret, which its invoices must say.';
comment on column app_public.freelance_profiles.address is 'Postal address; the seller''s on an organisation''s invoices.';
comment on column app_public.freelance_profiles.status is E'@filter\nWhether the house knows who it is. Changes only as the transitions allow.';
comment on column app_public.freelance_profiles.verified is
  E'@unlisted\nWhether the house knows who it is: an identity, a role in the organisation, or an operator says so. '
  'What is not verified never approves itself, and nothing is paid out to it.';
comment on column app_public.freelance_profiles.verified_at is 'When an operator verified it, UTC.';
comment on column app_public.freelance_profiles.refusal_reason is E'@longText\nWhy an operator did not verify it.';
comment on column app_public.freelance_profiles.national_register_check is
  E'@unlisted\nWhether name, number and address are the national business register''s, and are locked. It says '
  'nothing of who made the profile.';
comment on column app_public.freelance_profiles.archived_at is E'@filter archived\nWhen it was put aside; it cannot be used until taken up again.';
comment on column app_public.freelance_profiles.agreement_version is
  'The version of the agreement its owner has accepted; null when it was made before there was one.';
comment on column app_public.freelance_profiles.agreement_accepted_at is 'When the agreement was accepted, UTC.';
comment on column app_public.freelance_profiles.display_name is 'The organisation''s name, or the person''s.';
comment on column app_public.freelance_profiles.created_at is E'@sort\nWhen it was made, UTC.';
comment on type app_public.verification_status is
'Whether the house knows who a payout profile is.';
--! EndIncluded payout/tables/freelance_profiles.rules.sql
--! Included payout/tables/invoice_number_series.rules.sql
-- The next number of each profile's series. Its row is the lock that keeps the series gapless.
select app_private.begin_rules('app_private.invoice_number_series');

comment on table app_private.invoice_number_series is
  'The next number of a profile''s invoices, and of its credit notes. A row exists from the first publication on.';
comment on column app_private.invoice_number_series.account_id is 'The account it belongs to.';
comment on column app_private.invoice_number_series.freelance_profile_id is 'The profile.';
comment on column app_private.invoice_number_series.kind is 'Invoices and credit notes count apart.';
comment on column app_private.invoice_number_series.next_number is 'The number the next publication takes.';
comment on column app_private.invoice_number_series.created_at is 'When the first was published, UTC.';
comment on column app_private.invoice_number_series.updated_at is 'When the last was published, UTC.';
--! EndIncluded payout/tables/invoice_number_series.rules.sql
--! Included payout/tables/personal_numbers.rules.sql
-- Personal numbers, out of reach of every API and closed to the database itself: the server encrypts them.
-- The audit keeps that one changed, never the number.
select app_private.begin_rules('app_private.personal_numbers', array['personal_number', 'number_encrypted', 'fingerprint']);

comment on table app_private.personal_numbers is E'@personal kept\nThe personal number behind an individual''s payout profile. In no API.';
comment on column app_private.personal_numbers.freelance_profile_id is 'Whose number it is.';
comment on column app_private.personal_numbers.account_id is 'The account the profile belongs to.';
comment on column app_private.personal_numbers.personal_number is 'The number as it was kept once; empty since the first start that encrypted it.';
comment on column app_private.personal_numbers.number_encrypted is
  'The number, eleven digits in Norway, with dash or plus in Sweden: AES-256-GCM, bound to the account.';
comment on column app_private.personal_numbers.fingerprint is 'HMAC-SHA-256 of country and number, without dash and century.';
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

comment on table app_public.reference_people is
'@prefix ref
@order name
@section clients
@label name
@icon address-book
A person an invoice names, of the freelancer or of the client.';
comment on constraint reference_people_freelance_profile_id_fkey on app_public.reference_people is '@foreignFieldName referencePeople';
comment on column app_public.reference_people.freelance_profile_id is 'The profile whose sender this is, or null.';
comment on column app_public.reference_people.client_id is 'The client whose receiver this is, or null.';
comment on column app_public.reference_people.name is E'@personal erased\nUnique among those of one profile or client, without regard to case.';
comment on column app_public.reference_people.email is E'@personal erased\nUnique among those of one profile or client.';
comment on column app_public.reference_people.phone is E'@personal erased\nDigits, with or without a plus.';
comment on column app_public.reference_people.reference_number is E'@personal erased\nWhat the client wants to read on the invoice.';
comment on column app_public.reference_people.created_at is 'When it was added, UTC.';
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
grant insert (account_id), update (archived_at) on app_public.clients to app_user;
grant update (is_blocked, updated_at) on app_public.clients to app_operator;

comment on table app_public.clients is
'@prefix cli
@defaultSort name
@search search_text
@section clients 20
@label name
@icon building-store
Somebody a payout profile sends invoices to.';
comment on constraint reference_people_client_id_fkey on app_public.reference_people is '@foreignFieldName referencePeople';
comment on column app_public.clients.freelance_profile_id is E'@form create\nThe payout profile it is a client of.';
comment on column app_public.clients.client_type is
'@form create
@filter
A person or an organisation. Never changes.';
comment on column app_public.clients.client_number is
'@form
@sort
At most 8 digits, unique for the profile; random when none is given.';
comment on column app_public.clients.name is
'@form
@personal kept
@sort
Full name; as registered when it comes from the register.';
comment on column app_public.clients.friendly_name is
'@form
@personal erased
What the freelancer calls it.';
comment on column app_public.clients.email is
'@form
@personal erased
Where invoices are sent.';
comment on column app_public.clients.phone is
'@form
@personal erased
Digits, with or without a plus.';
comment on column app_public.clients.org_number is
'@form
@personal kept
@groups 3 3 3
Registration number; nine digits, mod 11, in Norway. Organisations only.';
comment on column app_public.clients.address is
'@form
@personal kept
Postal address; as registered when it comes from the register.';
comment on column app_public.clients.preferred_delivery_method is E'@form\nHow invoices reach it: EHF for organisations only.';
comment on column app_public.clients.national_register_check is
'@form create
@unlisted
Whether name, number and address come from the national business register, and are locked.';
comment on column app_public.clients.language is E'@form\nThe language of its documents and mails.';
comment on column app_public.clients.is_blocked is
'Set by an operator: invoices wait for review.';
comment on column app_public.clients.archived_at is E'@filter archived\nWhen it was put aside.';
comment on column app_public.clients.created_at is E'@sort\nWhen it was added, UTC.';

select app_private.grant_forms('app_public.clients');
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
'@personal none
@prefix hlp
@defaultSort name
@section clients
@label name
@icon help
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
--! EndIncluded clients/tables/help_articles.rules.sql
--! Included invoicing/tables/credit_note_lines.rules.sql
-- What is taken back of each line. It only grows: what of a rejected note is not taken back after all stays written.
select app_private.begin_rules('app_public.credit_note_lines', is_audited => false);

create policy "members read their account's credit note lines" on app_public.credit_note_lines for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
grant select on app_public.credit_note_lines to app_user;

comment on table app_public.credit_note_lines is
'@personal kept
@prefix crl
@order position
@section invoicing
@hide
@label description
What a credit note takes back of one line. Amounts in minor units (øre). Only grows.';
comment on constraint credit_note_lines_credit_note_id_fkey on app_public.credit_note_lines is
'@foreignFieldName lines
@unlisted';
comment on constraint credit_note_lines_invoice_line_id_fkey on app_public.credit_note_lines is '@backwardBehavior -*';
comment on column app_public.credit_note_lines.credit_note_id is 'The credit note it is on.';
comment on column app_public.credit_note_lines.invoice_line_id is 'The line it takes back from.';
comment on column app_public.credit_note_lines.position is 'The place of that line on its invoice, counted from 0.';
comment on column app_public.credit_note_lines.quantity is 'How much of its quantity is taken back.';
comment on column app_public.credit_note_lines.amount_minor is E'@sum\nWithout VAT, in øre.';
comment on column app_public.credit_note_lines.vat_minor is 'VAT in øre.';
comment on column app_public.credit_note_lines.platform_fee_amount_minor is 'Its share of the fee, in øre.';
comment on column app_public.credit_note_lines.employer_tax_amount_minor is 'Its share of the employer''s contribution, in øre.';
comment on column app_public.credit_note_lines.salary_tax_amount_minor is 'Its share of the withheld tax, in øre.';
comment on column app_public.credit_note_lines.gross_salary_minor is 'Its share of the salary before tax, in øre.';
comment on column app_public.credit_note_lines.payout_amount_minor is 'Its share of the payout, in øre.';
comment on column app_public.credit_note_lines.created_at is E'@unlisted\nWhen it was written, UTC.';
--! EndIncluded invoicing/tables/credit_note_lines.rules.sql
--! Included invoicing/tables/credit_notes.rules.sql
-- What is taken back of a published invoice. Nobody writes one by hand: amounts are apportioned from what is left of the
-- invoice, and both are changed together or not at all.
select app_private.begin_rules('app_public.credit_notes');

create policy "members read their account's credit notes" on app_public.credit_notes for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
grant select on app_public.credit_notes to app_user;

create trigger _300_keep_search_text before insert or update of document_number on app_public.credit_notes
  for each row execute function app_private.tg_credit_notes__keep_search_text();
create trigger _400_freeze before update on app_public.credit_notes
  for each row execute function app_private.tg_credit_notes__freeze();

comment on table app_public.credit_notes is
'@personal kept
@prefix crn
@list
@portal invoicemore/payout-service/credit-notes invoicemore/credit-note
@defaultSort created_at desc
@search search_text
@sort client.name
@statusSubscription creditNoteStatusChanged
@section invoicing
@label document_number
@icon file-minus
What is taken back of an invoice. Amounts in minor units (øre), computed in the database.';
comment on constraint credit_notes_created_by_fkey on app_public.credit_notes is '@fieldName author';
comment on constraint credit_notes_invoice_id_fkey on app_public.credit_notes is '@foreignFieldName creditNotes';
comment on constraint credit_notes_freelance_profile_id_fkey on app_public.credit_notes is '@backwardBehavior -*';
comment on constraint credit_notes_client_id_fkey on app_public.credit_notes is '@backwardBehavior -*';
comment on constraint credit_notes_pdf_document_id_fkey on app_public.credit_notes is '@backwardBehavior -*';
comment on column app_public.credit_notes.created_by is E'@unlisted\nThe user who wrote it and is told about it.';
comment on column app_public.credit_notes.invoice_id is E'@filter\nThe invoice it takes back from.';
comment on column app_public.credit_notes.freelance_profile_id is
'@filter
@unlisted
Whose invoice it was.';
comment on column app_public.credit_notes.client_id is E'@filter\nWho is credited.';
comment on column app_public.credit_notes.status is E'@filter\nHow far it has come. Changes only as the transitions allow.';
comment on column app_public.credit_notes.reason is 
'@longText
@decides
Why, as the document says it; at most 1000 characters.';
comment on column app_public.credit_notes.credited_on is
'@filter
@sort
The day it is dated.';
comment on column app_public.credit_notes.currency is E'@unlisted\nAlways NOK.';
comment on column app_public.credit_notes.amount_minor is E'@sort\nWhat is credited without VAT, in øre.';
comment on column app_public.credit_notes.vat_minor is 'VAT in øre.';
comment on column app_public.credit_notes.total_minor is E'@sum\nWhat the client is credited, in øre.';
comment on column app_public.credit_notes.platform_fee_amount_minor is 'What of the platform''s fee is taken back, in øre.';
comment on column app_public.credit_notes.employer_tax_amount_minor is 'What of the employer''s contribution is taken back, in øre; 0 for an organisation.';
comment on column app_public.credit_notes.salary_tax_amount_minor is 'What of the withheld tax is taken back, in øre; 0 for an organisation.';
comment on column app_public.credit_notes.gross_salary_minor is 'What of the salary before tax is taken back, in øre; 0 for an organisation.';
comment on column app_public.credit_notes.payout_amount_minor is 'What less reaches the freelancer''s account, in øre.';
comment on column app_public.credit_notes.credit_note_number is
'@sort
@unlisted
Gapless for each profile, in a series of its own; given at publication.';
comment on column app_public.credit_notes.document_number is 'The number on the document.';
comment on column app_public.credit_notes.pdf_document_id is E'@file\nThe PDF the client got.';
comment on column app_public.credit_notes.rejection_reason is E'@longText\nWhy an operator rejected it.';
comment on column app_public.credit_notes.is_approved_automatically is E'@unlisted\nWhether the rule approved it and no operator.';
comment on column app_public.credit_notes.approved_at is E'@unlisted\nWhen it was approved, UTC.';
comment on column app_public.credit_notes.published_at is
'@sort
@unlisted
When it got its number, UTC.';
comment on column app_public.credit_notes.rejected_at is E'@unlisted\nWhen it was rejected, UTC.';
comment on column app_public.credit_notes.resolved_at is E'@unlisted\nWhen nobody owed anything because of it any more, UTC.';
comment on column app_public.credit_notes.created_at is
'@filter
@sort
@unlisted
When it was made, UTC.';
comment on type app_public.credit_note_status is 'How far a credit note has come.';
--! EndIncluded invoicing/tables/credit_notes.rules.sql
--! Included invoicing/tables/deliveries.rules.sql
-- Each sending of an invoice or a credit note, and that there is none. Made and updated by the house's own functions only.
select app_private.begin_rules('app_public.deliveries');

create policy "members read their account's deliveries" on app_public.deliveries for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
grant select on app_public.deliveries to app_user;

comment on table app_public.deliveries is
'@personal kept
@prefix del
@order created_at
@defaultSort created_at desc
@section invoicing
@label invoice_id
@icon mail-forward
One sending of a document to its client, or that it is not sent.';
comment on constraint deliveries_invoice_id_fkey on app_public.deliveries is '@foreignFieldName deliveries';
comment on column app_public.deliveries.invoice_id is 'The invoice, if it is of one.';
comment on constraint deliveries_credit_note_id_fkey on app_public.deliveries is
'@foreignFieldName deliveries
@unlisted';
comment on column app_public.deliveries.credit_note_id is 'The credit note, if it is of one.';
comment on column app_public.deliveries.channel is 'EMAIL or EHF; NONE when the client wants nothing sent.';
comment on column app_public.deliveries.status is E'@filter\nWhere it is. Changes only as the transitions allow.';
comment on column app_public.deliveries.recipient is 'The address it is sent to; null when there is none.';
comment on column app_public.deliveries.message_id is E'@unlisted\nThe id the message carries.';
comment on column app_public.deliveries.attempted_at is 'When the last attempt began, UTC.';
comment on column app_public.deliveries.sent_at is 'When the receiving side took it, UTC.';
comment on column app_public.deliveries.failed_at is 'When it was given up, UTC.';
comment on column app_public.deliveries.failure is
  E'@decides\nWhy it was given up: the client has no address, the receiving side refused it, or it could not be sent '
  'however often it was tried.';
comment on column app_public.deliveries.failure_reason is E'@decides\nWhat the receiving side said.';
comment on column app_public.deliveries.created_at is E'@sort\nWhen it was asked for, UTC.';
--! EndIncluded invoicing/tables/deliveries.rules.sql
--! Included invoicing/tables/invoice_documents.rules.sql
-- What was submitted, word for word. It only grows.
select app_private.begin_rules('app_private.invoice_documents', is_audited => false);

comment on table app_private.invoice_documents is E'@personal kept\nThe document of each invoice as it was submitted. Only grows.';
comment on column app_private.invoice_documents.account_id is 'The account it belongs to.';
comment on column app_private.invoice_documents.invoice_id is 'The invoice.';
comment on column app_private.invoice_documents.payload is 'What the PDF, the public page and the mails say, but for number, KID and link.';
comment on column app_private.invoice_documents.created_at is 'When it was submitted, UTC.';
--! EndIncluded invoicing/tables/invoice_documents.rules.sql
--! Included invoicing/tables/invoice_lines.rules.sql
-- What is billed. Amounts are never granted: they are computed.
select app_private.begin_rules('app_public.invoice_lines');

create policy "members read their account's invoice lines" on app_public.invoice_lines for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "owners and admins write lines of their account's invoices" on app_public.invoice_lines for insert to app_user
  with check (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
create policy "owners and admins change lines of their account's invoices" on app_public.invoice_lines for update to app_user
  using (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
create policy "owners and admins remove lines of their account's invoices" on app_public.invoice_lines for delete to app_user
  using (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
grant select, delete on app_public.invoice_lines to app_user;
grant insert (
  account_id, invoice_id, position, line_type, description, occupation_code_id, quantity, remaining_quantity,
  unit_price_minor, diet_taxable_unit_price_minor, diet_non_taxable_unit_price_minor, address_from, address_to,
  vat_rate, work_report, dependent_on_position, collapsed
) on app_public.invoice_lines to app_user;
grant update (
  position, line_type, description, occupation_code_id, quantity, remaining_quantity, unit_price_minor,
  diet_taxable_unit_price_minor, diet_non_taxable_unit_price_minor, address_from, address_to, vat_rate, work_report,
  dependent_on_position, collapsed
) on app_public.invoice_lines to app_user;

create trigger _400_freeze before insert or update or delete on app_public.invoice_lines
  for each row execute function app_private.tg__freeze_with_invoice();

comment on table app_public.invoice_lines is
'@personal kept
@prefix lin
@order position
@section invoicing
@hide
@label description
One thing billed.';
comment on constraint invoice_lines_invoice_id_fkey on app_public.invoice_lines is '@foreignFieldName lines';
comment on constraint invoice_lines_line_type_fkey on app_public.invoice_lines is 
'@fieldName rule
@notNull';
comment on column app_public.invoice_lines.invoice_id is 'The invoice it is on.';
comment on column app_public.invoice_lines.position is 'Its place, counted from 0 as in error paths.';
comment on column app_public.invoice_lines.line_type is 'Decides how it is taxed, what it counts and what it must say: see LineRule.';
comment on column app_public.invoice_lines.description is 'What was done, in words.';
comment on column app_public.invoice_lines.occupation_code_id is 'The occupation, where its kind has one.';
comment on column app_public.invoice_lines.quantity is 'Hours, days, kilometres or pieces, two decimals.';
comment on column app_public.invoice_lines.remaining_quantity is 'What credit notes have left of the quantity.';
comment on column app_public.invoice_lines.unit_price_minor is 'Price of one in øre, without VAT. Not for a kind whose price has a taxable part.';
comment on column app_public.invoice_lines.diet_taxable_unit_price_minor is 'The taxable part of its price, in øre, where its kind has one.';
comment on column app_public.invoice_lines.diet_non_taxable_unit_price_minor is 'The tax-free part of its price, in øre, where its kind has one.';
comment on column app_public.invoice_lines.address_from is 'Where a drive began.';
comment on column app_public.invoice_lines.address_to is 'Where it ended.';
comment on column app_public.invoice_lines.tax_free_unit_price_minor is
  'The rate up to which its price is not salary, in øre, as it was computed; null for an organisation.';
comment on column app_public.invoice_lines.vat_rate is
'@rateOf vat_minor
@unit PERCENT
VAT, per cent: one of the rates in force.';
comment on column app_public.invoice_lines.amount_minor is E'@sum\nWithout VAT, in øre. Computed.';
comment on column app_public.invoice_lines.vat_minor is 'Its share of the rate''s VAT, in øre. Computed.';
comment on column app_public.invoice_lines.work_report is 'When the work was done, by task or by time, where its kind has a report.';
comment on column app_public.invoice_lines.dependent_on_position is 'The position of the line it belongs to, where its kind belongs to another.';
comment on column app_public.invoice_lines.collapsed is 'Whether the editor shows it folded.';
comment on column app_public.invoice_lines.created_at is 'When it was written, UTC.';
--! EndIncluded invoicing/tables/invoice_lines.rules.sql
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
  using (status = 'DRAFT' and account_id = (select app_hidden.current_account_id())
    and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
grant select, delete on app_public.invoices to app_user;
grant insert (
  account_id, created_by, freelance_profile_id, bank_account_id, client_id, sender_reference_person_id,
  client_reference_person_id, buyer_reference, order_reference, invoiced_on, due_on
) on app_public.invoices to app_user;
grant update (
  freelance_profile_id, bank_account_id, client_id, sender_reference_person_id, client_reference_person_id,
  buyer_reference, order_reference, invoiced_on, due_on
) on app_public.invoices to app_user;

create trigger _300_keep_search_text
  before insert or update of client_id, document_number, kid, buyer_reference, order_reference on app_public.invoices
  for each row execute function app_private.tg_invoices__keep_search_text();
create trigger _400_freeze before update on app_public.invoices
  for each row execute function app_private.tg_invoices__freeze();

comment on table app_public.invoices is
'@personal kept
@prefix inv
@list
@defaultSort created_at desc
@search search_text
@sort client.name
@statusSubscription invoiceStatusChanged
@section invoicing 10
@label document_number
@icon file-invoice
A bill to a client, from draft to paid. Amounts in minor units (øre), computed in the database.';
comment on constraint invoices_created_by_fkey on app_public.invoices is '@fieldName author';
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
comment on column app_public.invoices.remaining_platform_fee_amount_minor is
  E'@restOf platform_fee_amount_minor\nWhat credit notes have left of the fee, in øre.';
comment on column app_public.invoices.remaining_employer_tax_amount_minor is
  E'@restOf employer_tax_amount_minor\nWhat credit notes have left of the employer''s contribution, in øre.';
comment on column app_public.invoices.remaining_salary_tax_amount_minor is
  E'@restOf salary_tax_amount_minor\nWhat credit notes have left of the withheld tax, in øre.';
comment on column app_public.invoices.remaining_gross_salary_minor is
  E'@restOf gross_salary_minor\nWhat credit notes have left of the salary before tax, in øre.';
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
comment on column app_public.invoices.created_at is
'@filter
@sort
When the draft was made, UTC.';
comment on type app_public.refund_status is
'@tone.PENDING fjord
@tone.PARTIAL fjord
@tone.FULL pine
How much of an invoice credit notes have taken back.';
--! EndIncluded invoicing/tables/invoices.rules.sql
--! Included invoicing/tables/invoicing_settings.rules.sql
-- The operating company and the operators' limits. One row, made by a seed.
select app_private.begin_rules('app_public.invoicing_settings');

-- require_identity is granted to nobody: it is a rule, and off only where there is no national e-ID to be had.

create policy "finance operators change the invoicing settings" on app_public.invoicing_settings for update to app_operator
  using ((select app_hidden.current_operator_role()) in ('FINANCE', 'ADMIN'));
grant update (
  company_name, organization_number, is_vat_registered, is_in_business_register, address, account_number, bic,
  automatic_approval_limit_minor, automatic_approval_total_minor, automatic_approval_days, updated_at
) on app_public.invoicing_settings to app_operator;

create trigger _200_check before insert or update on app_public.invoicing_settings
  for each row execute function app_private.tg_invoicing_settings__check();

comment on table app_public.invoicing_settings is
'@personal none
@prefix ise
@section settings
@label company_name
@icon adjustments
The operating company, which is the seller for individuals, and the limits of automatic approval.';
comment on column app_public.invoicing_settings.is_only_row is E'@behavior -*\nKeeps it to one row.';
comment on column app_public.invoicing_settings.company_name is 'The operating company.';
comment on column app_public.invoicing_settings.organization_number is E'@groups 3 3 3\nIts organisation number, mod 11.';
comment on column app_public.invoicing_settings.is_vat_registered is 'Whether it charges VAT.';
comment on column app_public.invoicing_settings.is_in_business_register is 'Whether it is in Foretaksregisteret, which its invoices must say.';
comment on column app_public.invoicing_settings.address is 'Its postal address.';
comment on column app_public.invoicing_settings.account_number is E'@groups 4 2 5\nThe client account all invoices are paid to, mod 11.';
comment on column app_public.invoicing_settings.bic is 'BIC of the bank.';
comment on column app_public.invoicing_settings.automatic_approval_limit_minor is
  'Invoices up to this amount without VAT, in øre, may be approved without an operator.';
comment on column app_public.invoicing_settings.automatic_approval_total_minor is
  'What may be approved without an operator for one profile within automaticApprovalDays, without VAT, in øre.';
comment on column app_public.invoicing_settings.automatic_approval_days is 'How many days back that sum is counted.';
comment on column app_public.invoicing_settings.require_identity is 'Whether an individual must have identified before submitting.';
comment on column app_public.invoicing_settings.created_at is 'When the row was made, UTC.';
--! EndIncluded invoicing/tables/invoicing_settings.rules.sql
--! Included invoicing/tables/line_rules.rules.sql
-- What each kind of line is: how it is taxed, what it counts, what it must say, where its price begins. The
-- rows are ours and come with a version (seeds/line_rules.sql), since the law says most of them.
select app_private.begin_rules('app_public.line_rules');

create policy "everybody reads what kinds of lines there are" on app_public.line_rules
  for select to app_visitor, app_user, app_worker using (true);
grant select on app_public.line_rules to app_visitor, app_user, app_worker;

comment on table app_public.line_rules is
'@personal none
@prefix lru
@list
@order position
@section settings
@icon list-check
@label line_type
What a kind of line on an invoice is: how it is taxed, what it counts and what it must say.';
comment on column app_public.line_rules.line_type is 'Which kind.';
comment on column app_public.line_rules.position is E'@unlisted\nIts place where one chooses, counted from 0.';
comment on column app_public.line_rules.tax is
  'What of it is salary: all of it (WHOLE), nothing (NONE), the taxable part of its price (TAXABLE_PART), or what its '
  'price is above the tax-free rate (ABOVE_RATE).';
comment on column app_public.line_rules.unit is E'@listed\nWhat its quantity counts; null where the work report says it.';
comment on column app_public.line_rules.required_fields is
'@holds word
What it must say before it is submitted, besides quantity, price and VAT: fields of InvoiceLineInput.';
comment on column app_public.line_rules.needs_receipt is 'Whether an invoice with such a line needs a receipt.';
comment on column app_public.line_rules.belongs_to is 'The kind of line it may belong to.';
comment on column app_public.line_rules.starting_rate is E'@holds word\nThe rate its price begins with.';
comment on column app_public.line_rules.tax_free_rate is E'@holds word\nThe rate up to which it is not salary.';
comment on column app_public.line_rules.name_nb is E'@unlisted\nWhat a document in Norwegian calls it.';
comment on column app_public.line_rules.name_en is E'@unlisted\nWhat a document in English calls it.';
comment on column app_public.line_rules.created_at is E'@unlisted\nWhen the row was written, UTC.';
comment on column app_public.line_rules.updated_at is E'@unlisted\nWhen it was last changed, UTC.';
comment on type app_public.line_tax is 'What of a line''s amount is salary.';
--! EndIncluded invoicing/tables/line_rules.rules.sql
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
'@personal none
@prefix occ
@defaultSort code
@search search_text
@section settings
@label name
@icon briefcase
Kinds of work by the classification STYRK-08.';
comment on column app_public.occupation_codes.code is E'@sort\nThe code, four digits.';
comment on column app_public.occupation_codes.name is E'@sort\nIts name in Norwegian.';
comment on column app_public.occupation_codes.short_name is 'A shorter name for narrow places.';
comment on column app_public.occupation_codes.notes is 'What belongs to it.';
comment on column app_public.occupation_codes.parent_code is 'The group it is in, three digits.';
comment on column app_public.occupation_codes.tag_list is 'Other words it is found by.';
comment on column app_public.occupation_codes.is_enabled is 'Whether new invoices may use it.';
comment on column app_public.occupation_codes.created_at is 'When it was added, UTC.';
--! EndIncluded invoicing/tables/occupation_codes.rules.sql
--! Included invoicing/tables/receipts.rules.sql
-- The paper behind an expense. Added to and removed from drafts only.
select app_private.begin_rules('app_public.receipts');

create policy "members read their account's receipts" on app_public.receipts for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "owners and admins attach receipts to their account's invoices" on app_public.receipts for insert to app_user
  with check (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
create policy "owners and admins remove receipts of their account's invoices" on app_public.receipts for delete to app_user
  using (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_manage()) and (select app_hidden.has_feature('invoices')));
grant select, delete on app_public.receipts to app_user;
grant insert (account_id, invoice_id, file_id) on app_public.receipts to app_user;

create trigger _400_freeze before insert or update or delete on app_public.receipts
  for each row execute function app_private.tg__freeze_with_invoice();

comment on table app_public.receipts is
'@prefix rec
@order created_at
@section invoicing
@hide
@label created_at
The paper behind an expense: PDF, PNG or JPEG.';
comment on constraint receipts_invoice_id_fkey on app_public.receipts is '@foreignFieldName receipts';
comment on column app_public.receipts.invoice_id is 'The invoice it is for.';
comment on column app_public.receipts.file_id is E'@file\nThe picture or PDF.';
comment on column app_public.receipts.created_at is 'When it was attached, UTC.';
--! EndIncluded invoicing/tables/receipts.rules.sql
--! Included recruitment/tables/consent_texts.rules.sql
-- What applicants agree to when they send in, in each wording there has been. The rows are ours and come with a version
-- (seeds/consent_texts.sql); one that somebody has agreed to is never changed.
select app_private.begin_rules('app_public.consent_texts');

create policy "everybody reads what applicants agree to" on app_public.consent_texts for select to app_visitor, app_user using (true);
grant select on app_public.consent_texts to app_visitor, app_user;

comment on table app_public.consent_texts is
'@personal none
@prefix cns
@order version desc
@section settings
@icon writing-sign
@label version
What applicants agree to when they send in, word for word. {team}, {job} and {months} are filled in for each.';
comment on column app_public.consent_texts.version is E'@listed\nWhich wording; the highest is the present one.';
comment on column app_public.consent_texts.text_nb is E'@longText\nThe wording in Norwegian.';
comment on column app_public.consent_texts.text_en is E'@longText\nThe wording in English.';
comment on column app_public.consent_texts.created_at is 'When the row was written, UTC.';
--! EndIncluded recruitment/tables/consent_texts.rules.sql
--! Included recruitment/tables/enrollments.rules.sql
-- That somebody works for a team: a row of two accounts, and neither writes it by hand. What the team is told of the
-- profile stands here as it was when the freelancer agreed, so that it never reads the profile itself.
select app_private.begin_rules('app_public.enrollments');

create policy "freelancers read their account's enrolments" on app_public.enrollments for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "owners and admins of the team read who is enrolled with it" on app_public.enrollments for select to app_user
  using (partner_account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_recruit()));
grant select on app_public.enrollments to app_user;

comment on table app_public.enrollments is
'@personal removed
@prefix enr
@portal recruitmore/enrollments
@defaultSort created_at desc
@search search_text
@statusSubscription enrollmentStatusChanged
@section recruitment
@icon users-group
@label display_name
That a freelancer works for a team (document B, section 3, Enrollment): agreed to by the freelancer, approved by the team, ended by either.';
comment on constraint enrollments_account_id_fkey on app_public.enrollments is
'@fieldName account
@backwardBehavior -*
The freelancer''s account, for its own people.';
comment on constraint enrollments_partner_account_id_fkey on app_public.enrollments is
'@fieldName partnerAccount
@backwardBehavior -*
The team, for its own people.';
comment on constraint enrollments_freelance_profile_id_fkey on app_public.enrollments is
'@fieldName freelanceProfile
@backwardBehavior -*
The payout profile, for its own account; null for the team.';
comment on constraint enrollments_consented_by_fkey on app_public.enrollments is
'@fieldName consentedByUser
@backwardBehavior -*
Who agreed.';
comment on column app_public.enrollments.account_id is E'@unlisted\nThe freelancer''s account.';
comment on column app_public.enrollments.partner_account_id is E'@unlisted\nThe team.';
comment on column app_public.enrollments.freelance_profile_id is E'@unlisted\nThe payout profile.';
comment on column app_public.enrollments.status is E'@filter\nWhether it holds. Changes only as the transitions allow.';
comment on column app_public.enrollments.approved is E'@unlisted\nWhether the team has approved it and it holds.';
comment on column app_public.enrollments.freelance_type is E'@filter\nWhether a person or an organisation.';
comment on column app_public.enrollments.first_name is E'@unlisted\nFirst name of a person, as it was when they agreed.';
comment on column app_public.enrollments.last_name is E'@unlisted\nLast name of a person, as it was when they agreed.';
comment on column app_public.enrollments.organization_name is E'@unlisted\nName of an organisation, as it was when it agreed.';
comment on column app_public.enrollments.organization_number is
'@groups 3 3 3
@listed
Number of an organisation.';
comment on column app_public.enrollments.display_name is '@sort
@name name
The organisation''s name, or the person''s.';
comment on column app_public.enrollments.consent_version is E'@unlisted\nThe wording the freelancer agreed to.';
comment on column app_public.enrollments.consented_at is E'@unlisted\nWhen the freelancer agreed, UTC.';
comment on column app_public.enrollments.consented_by is E'@unlisted\nWho agreed.';
comment on column app_public.enrollments.approved_at is E'@sort\nWhen the team approved it, UTC. What is published from then on is shown to the team.';
comment on column app_public.enrollments.ended_at is 'When either side ended it, UTC.';
comment on column app_public.enrollments.created_at is '@sort
@unlisted
When it was made, UTC.';
comment on type app_public.enrollment_status is
'@tone.PENDING amber
@tone.APPROVED pine
@tone.ENDED neutral
Whether an enrolment holds.';
--! EndIncluded recruitment/tables/enrollments.rules.sql
--! Included recruitment/tables/erased_applications.rules.sql
-- How many applications there were that are erased, and nothing of whose they were. Counted where an application is
-- removed, however that comes about.
select app_private.begin_rules('app_private.erased_applications');

drop trigger _900_audit on app_private.erased_applications;

comment on table app_private.erased_applications is
  E'@personal none\nHow many applications were erased, by job, state and year. Not audited because the proof of each erasure stays.';
comment on column app_private.erased_applications.id is 'Key.';
comment on column app_private.erased_applications.account_id is 'The team.';
comment on column app_private.erased_applications.job_id is 'The job.';
comment on column app_private.erased_applications.status is 'How far they had come.';
comment on column app_private.erased_applications.submitted_in is 'The year in which they were sent in, in Norway.';
comment on column app_private.erased_applications.applications is 'How many.';
--! EndIncluded recruitment/tables/erased_applications.rules.sql
--! Included recruitment/tables/job_application_notes.rules.sql
-- What those who handle an application write down about it, for each other. It is the team's: the applicant never
-- reads it, nor do operators, and it is not in the trail of changes. It goes with the application.
select app_private.begin_rules('app_public.job_application_notes', array['body']);

create policy "whoever handles an application reads its notes" on app_public.job_application_notes for select to app_user
  using (
    partner_account_id = (select app_hidden.current_account_id())
    and exists (
      select from app_public.job_applications a
      where a.id = job_application_id and a.partner_account_id = (select app_hidden.current_account_id())
    )
  );
create policy "whoever handles an application adds notes" on app_public.job_application_notes for insert to app_user
  with check (
    partner_account_id = (select app_hidden.current_account_id()) and created_by = (select app_hidden.current_user_id())
    and exists (
      select from app_public.job_applications a
      where a.id = job_application_id and a.partner_account_id = (select app_hidden.current_account_id())
    )
  );
create policy "who wrote a note changes it" on app_public.job_application_notes for update to app_user
  using (partner_account_id = (select app_hidden.current_account_id()) and created_by = (select app_hidden.current_user_id()));
create policy "who wrote a note takes it away, and so do owners and admins" on app_public.job_application_notes for delete to app_user
  using (
    partner_account_id = (select app_hidden.current_account_id())
    and (created_by = (select app_hidden.current_user_id()) or (select app_hidden.can_manage()))
  );
grant select, insert (account_id, partner_account_id, job_application_id, created_by, body), update (body), delete
  on app_public.job_application_notes to app_user;
revoke select on app_public.job_application_notes from app_operator;
grant select (id, account_id, partner_account_id, job_application_id, created_by, created_at, updated_at)
  on app_public.job_application_notes to app_operator;

comment on table app_public.job_application_notes is
'@personal removed
@prefix ano
@list
@defaultSort created_at desc
@section recruitment
@hide
@icon note
What a team writes down about an application, for itself.';
comment on constraint job_application_notes_account_id_fkey on app_public.job_application_notes is
'@backwardBehavior -*
The applicant''s own account.';
comment on constraint job_application_notes_partner_account_id_fkey on app_public.job_application_notes is
'@fieldName partnerAccount
@backwardBehavior -*
The team.';
comment on constraint job_application_notes_job_application_id_fkey on app_public.job_application_notes is
'@fieldName jobApplication
@backwardBehavior -*
@notNull
The application.';
comment on constraint job_application_notes_created_by_fkey on app_public.job_application_notes is
'@fieldName author
@backwardBehavior -*
Who wrote it.';
comment on column app_public.job_application_notes.account_id is E'@unlisted\nThe applicant''s own account.';
comment on column app_public.job_application_notes.partner_account_id is E'@unlisted\nThe team whose note it is.';
comment on column app_public.job_application_notes.job_application_id is E'@filter\nThe application.';
comment on column app_public.job_application_notes.created_by is 'Who wrote it.';
comment on column app_public.job_application_notes.body is E'@longText\nWhat it says, at most 4 000 characters.';
comment on column app_public.job_application_notes.created_at is E'@sort\nWhen it was written, UTC.';
--! EndIncluded recruitment/tables/job_application_notes.rules.sql
--! Included recruitment/tables/job_applications.rules.sql
-- What one person answers to one job: a row of two accounts. The applicant's side writes the answers, the team's
-- decides; neither writes it by hand, since what may be written depends on how far it has come and on the form.
-- Of what is not sent in the team sees nothing.
select app_private.begin_rules('app_public.job_applications', array['answers']);

create policy "applicants read their own applications" on app_public.job_applications for select to app_user
  using (account_id = (select app_hidden.current_account_id()) and user_id = (select app_hidden.current_user_id()));
create policy "the team reads what was sent in to jobs that the reader handles" on app_public.job_applications for select to app_user
  using (
    partner_account_id = (select app_hidden.current_account_id()) and status <> 'PENDING'
    and job_id = any ((select app_hidden.handled_job_ids())::uuid[])
  );
grant select on app_public.job_applications to app_user;
-- What an applicant answers is between them and the team, in the trail of changes, too.
revoke select on app_public.job_applications from app_operator;
grant select (
  id, account_id, partner_account_id, job_id, form_version_id, user_id, status, name, email, rejection_reason,
  consent_id, consented_at, retention_months, privacy_link, terms_link, last_step_at, asked_to_extend_at,
  submitted_at, qualified_at, decided_at, enrolled_at, search_text, created_at, updated_at
) on app_public.job_applications to app_operator;

create trigger _500_forget_files after update of answers on app_public.job_applications
  for each row execute function app_private.tg_job_applications__forget_files();
create trigger _500_keep_count after delete on app_public.job_applications
  for each row when (old.status <> 'PENDING') execute function app_private.tg_job_applications__keep_count();

comment on table app_public.job_applications is
'@personal removed
@prefix app
@portal recruitmore/received-applications
@filter job.department_id
@defaultSort submitted_at desc
@search search_text
@statusSubscription jobApplicationStatusChanged
@section recruitment
@icon user-check
@label name
What one person answers to one job (document B, section 3, Job application).';
comment on constraint job_applications_account_id_fkey on app_public.job_applications is
'@backwardBehavior -*
The applicant''s own account.';
comment on constraint job_applications_partner_account_id_fkey on app_public.job_applications is
'@fieldName partnerAccount
@backwardBehavior -*
The team.';
comment on constraint job_applications_job_id_fkey on app_public.job_applications is
'@fieldName job
@foreignFieldName applications
@notNull
The job.';
comment on constraint job_applications_form_version_id_fkey on app_public.job_applications is
'@fieldName formVersion
@backwardBehavior -*
@notNull
The form it was begun with.';
comment on constraint job_applications_user_id_fkey on app_public.job_applications is
'@fieldName applicant
@backwardBehavior -*
Who applies.';
comment on constraint job_applications_consent_id_fkey on app_public.job_applications is
'@fieldName consentText
@backwardBehavior -*
The wording the applicant agreed to.';
comment on column app_public.job_applications.account_id is E'@unlisted\nThe applicant''s own account.';
comment on column app_public.job_applications.partner_account_id is E'@unlisted\nThe team whose job it is.';
comment on column app_public.job_applications.job_id is E'@filter\nThe job.';
comment on column app_public.job_applications.form_version_id is E'@unlisted\nThe version of the form it was begun with, which is the one it is judged by.';
comment on column app_public.job_applications.user_id is E'@unlisted\nThe applicant.';
comment on column app_public.job_applications.status is
'@filter
@counted
How far it has come. Changes only as the transitions allow.';
comment on column app_public.job_applications.name is E'@sort\nThe applicant''s name as it was at submission.';
comment on column app_public.job_applications.email is 'The applicant''s address as it was at submission.';
comment on column app_public.job_applications.answers is
  E'@behavior -*\nThe answers by the question''s id; applicationFormAnswers says them in the order of the form.';
comment on column app_public.job_applications.rejection_reason is E'@longText\nWhy it was rejected; the applicant reads it.';
comment on column app_public.job_applications.consent_id is E'@unlisted\nThe wording the applicant agreed to.';
comment on column app_public.job_applications.consented_at is E'@unlisted\nWhen the applicant agreed to it, UTC.';
comment on column app_public.job_applications.retention_months is
  E'@unlisted\nFor how many months after its last step the applicant agreed that it is kept.';
comment on column app_public.job_applications.privacy_link is E'@behavior -*\nWhere the team said then what it does with what it is told.';
comment on column app_public.job_applications.terms_link is E'@behavior -*\nWhere the team said then what one agrees to.';
comment on column app_public.job_applications.last_step_at is E'@behavior -*\nThe last step in it, from which its months are counted, UTC.';
comment on column app_public.job_applications.asked_to_extend_at is
  E'@unlisted\nWhen the applicant was asked whether it is to be kept, UTC; null when there is nothing to answer.';
comment on column app_public.job_applications.submitted_at is E'@sort\nWhen it was sent in, UTC.';
comment on column app_public.job_applications.qualified_at is E'@unlisted\nWhen every check that was demanded had succeeded, UTC.';
comment on column app_public.job_applications.decided_at is 'When the team approved or rejected it, UTC.';
comment on column app_public.job_applications.enrolled_at is E'@unlisted\nWhen the enrolment was approved, UTC.';
comment on column app_public.job_applications.created_at is
'@sort
@unlisted
When it was begun, UTC.';
comment on type app_public.job_application_status is
'@tone.PENDING neutral
@tone.SUBMITTED fjord
@tone.QUALIFIED amber
@tone.APPROVED pine
@tone.ENROLLED pine
@tone.REJECTED rust
How far an application has come.';
--! EndIncluded recruitment/tables/job_applications.rules.sql
--! Included recruitment/tables/job_check_papers.rules.sql
-- What an applicant hands in for a check, as long as it is not decided on. Of the team it is seen with the access its kind
-- takes; its files are private and are opened on record. It stands in no API but through the check, and in no export.
select app_private.begin_rules('app_public.job_check_papers', array['content']);

create policy "applicants read what they have handed in" on app_public.job_check_papers for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "the team reads what is handed in with the access its check takes" on app_public.job_check_papers for select to app_user
  using (job_check_id = any ((select app_hidden.inspected_check_ids())::uuid[]));
grant select on app_public.job_check_papers to app_user;
revoke select on app_public.job_check_papers from app_operator;
grant select (id, account_id, job_check_id, first_file_id, second_file_id, created_at, updated_at) on app_public.job_check_papers to app_operator;

create trigger _500_forget_files after update or delete on app_public.job_check_papers for each row
  execute function app_private.tg_job_check_papers__forget_files();

comment on table app_public.job_check_papers is
'@personal removed
@withheld job_check_id in (select c.id from app_public.job_checks c where c.job_check_type = ''CRIMINAL_RECORD'')
@behavior -*
What an applicant has handed in for a check.';
comment on column app_public.job_check_papers.account_id is 'The applicant''s own account.';
comment on column app_public.job_check_papers.job_check_id is 'The check.';
comment on column app_public.job_check_papers.content is 'A number, such as that of a licence.';
comment on column app_public.job_check_papers.first_file_id is E'@file\nA paper or the front of a card. Private.';
comment on column app_public.job_check_papers.second_file_id is E'@file\nAnother page or the back. Private.';
comment on column app_public.job_check_papers.created_at is 'When it was handed in, UTC.';
--! EndIncluded recruitment/tables/job_check_papers.rules.sql
--! Included recruitment/tables/job_checks.rules.sql
-- One thing that is looked into about an applicant: a row of two accounts, as the application is. What the team sees of it is
-- whether it is in order; what was handed in stands elsewhere. Who has an access and handles no applications sees the checks
-- it is for. Nobody writes one by hand.
select app_private.begin_rules('app_public.job_checks');

create policy "applicants read their own checks" on app_public.job_checks for select to app_user
  using (account_id = (select app_hidden.current_account_id()) and user_id = (select app_hidden.current_user_id()));
create policy "the team reads the checks of who has applied to jobs that the reader handles" on app_public.job_checks for select to app_user
  using (
    partner_account_id = (select app_hidden.current_account_id()) and shared_at is not null
    and job_id = any ((select app_hidden.handled_job_ids())::uuid[])
  );
create policy "who has access to criminal records reads those checks" on app_public.job_checks for select to app_user
  using (
    partner_account_id = (select app_hidden.current_account_id()) and shared_at is not null and job_check_type = 'CRIMINAL_RECORD'
    and job_id = any ((select app_hidden.inspected_job_ids('CRIMINAL_RECORD'))::uuid[])
  );
create policy "who has access to identities reads the checks of them" on app_public.job_checks for select to app_user
  using (
    partner_account_id = (select app_hidden.current_account_id()) and shared_at is not null
    and job_check_type in ('IDENTITY', 'RIGHT_TO_WORK', 'DRIVERS_LICENSE')
    and job_id = any ((select app_hidden.inspected_job_ids('IDENTITY'))::uuid[])
  );
grant select on app_public.job_checks to app_user;

comment on table app_public.job_checks is
'@personal removed
@withheld job_check_type = ''CRIMINAL_RECORD''
@prefix jch
@portal recruitmore/verification-checks
@defaultSort shared_at desc
@search search_text
@statusSubscription jobCheckStatusChanged
@section recruitment
@icon shield-check
@label name
One thing that is looked into about who applies (document B, section 3, Job check).';
comment on constraint job_checks_account_id_fkey on app_public.job_checks is
'@backwardBehavior -*
The applicant''s own account.';
comment on constraint job_checks_partner_account_id_fkey on app_public.job_checks is
'@fieldName partnerAccount
@backwardBehavior -*
The team.';
comment on constraint job_checks_job_application_id_fkey on app_public.job_checks is
'@fieldName jobApplication
@foreignFieldName jobChecks
The application it belongs to.';
comment on constraint job_checks_job_id_fkey on app_public.job_checks is
'@fieldName job
@backwardBehavior -*
@notNull
The job.';
comment on constraint job_checks_user_id_fkey on app_public.job_checks is
'@fieldName applicant
@backwardBehavior -*
Whom it is about.';
comment on constraint job_checks_decided_by_fkey on app_public.job_checks is
'@fieldName decider
@backwardBehavior -*
Who decided.';
comment on column app_public.job_checks.account_id is E'@unlisted\nThe applicant''s own account.';
comment on column app_public.job_checks.partner_account_id is E'@unlisted\nThe team that asks for it.';
comment on column app_public.job_checks.job_application_id is E'@unlisted\nThe application.';
comment on column app_public.job_checks.job_id is '@filter
@listed
The job.';
comment on column app_public.job_checks.user_id is E'@unlisted\nThe applicant.';
comment on column app_public.job_checks.job_check_type is
'@filter
@decides
What is checked.';
comment on column app_public.job_checks.status is E'@filter\nHow far it has come. Changes only as the transitions allow.';
comment on column app_public.job_checks.is_required is E'@unlisted\nWhether one is taken on only when it has succeeded.';
comment on column app_public.job_checks.name is E'@sort\nThe applicant''s name as it was at submission.';
comment on column app_public.job_checks.consented_at is E'@unlisted\nWhen the applicant agreed to it, UTC; nobody''s credit is looked into without.';
comment on column app_public.job_checks.sent_at is E'@sort\nWhen the applicant handed in what it takes, UTC.';
comment on column app_public.job_checks.shared_at is E'@unlisted\nSince when the team sees it, UTC: when the application was sent in.';
comment on column app_public.job_checks.order_reference is E'@behavior -*\nBy what the provider knows the order that is out.';
comment on column app_public.job_checks.ordered_at is E'@unlisted\nWhen the provider took the order, UTC.';
comment on column app_public.job_checks.answered_at is E'@unlisted\nWhen the provider answered, UTC.';
comment on column app_public.job_checks.outcome is E'@unlisted\nWhat the provider answered.';
comment on column app_public.job_checks.expires_on is E'@unlisted\nUntil when the provider''s answer holds; null where it does not say.';
comment on column app_public.job_checks.rejection_reason is E'@longText\nWhy it failed; the applicant reads it. Never of a criminal record.';
comment on column app_public.job_checks.decided_by is E'@unlisted\nWho decided; null for the worker.';
comment on column app_public.job_checks.decided_at is 'When it was decided, UTC.';
comment on column app_public.job_checks.created_at is
'@sort
@unlisted
When it was asked for, UTC.';
comment on type app_public.job_check_type is 'What can be checked of who applies.';
comment on type app_public.job_check_status is
'@tone.PENDING neutral
@tone.IN_REVIEW fjord
@tone.SUCCEEDED pine
@tone.FAILED rust
How far a check has come.';
comment on type app_public.check_outcome is 'What a provider of checks answers.';
--! EndIncluded recruitment/tables/job_checks.rules.sql
--! Included recruitment/tables/job_form_versions.rules.sql
-- A form as applicants have it before them. Nobody writes one by hand: whether an edit changes a version or makes
-- the next one depends on whether anybody has begun to fill it in.
select app_private.begin_rules('app_public.job_form_versions', array['application_form', 'job_checks']);

create policy "members read the forms of their team's jobs" on app_public.job_form_versions for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "applicants read the form they fill in" on app_public.job_form_versions for select to app_user
  using (id = any ((select app_hidden.applied_form_version_ids())::uuid[]));
grant select on app_public.job_form_versions to app_user;
-- What a team asks is between it and its applicants.
revoke select on app_public.job_form_versions from app_operator;
grant select (id, account_id, job_id, version, created_by, created_at, updated_at) on app_public.job_form_versions to app_operator;

comment on table app_public.job_form_versions is
'@personal none
@prefix jfv
@order version desc
@section recruitment
@hide
@icon forms
@label version
A form of a job as applicants have it before them (document B, section 3, Job). One that somebody has an application to never changes.';
comment on constraint job_form_versions_job_id_fkey on app_public.job_form_versions is
'@foreignFieldName formVersions
@unlisted
The versions of its form, newest first.';
comment on constraint job_form_versions_created_by_fkey on app_public.job_form_versions is '@fieldName author';
comment on column app_public.job_form_versions.account_id is E'@unlisted\nThe team.';
comment on column app_public.job_form_versions.job_id is E'@filter\nThe job.';
comment on column app_public.job_form_versions.version is E'@listed\n1 for the first, and so on.';
comment on column app_public.job_form_versions.application_form is 'The pages and questions: docs/application-forms.md.';
comment on column app_public.job_form_versions.digest is
  'SHA-256 of the form in hexadecimal: its validator for browsers is at /application-forms/{digest}.js.';
comment on column app_public.job_form_versions.job_checks is 'What is checked of who applies, and when.';
comment on column app_public.job_form_versions.created_by is E'@listed\nWho wrote it.';
comment on column app_public.job_form_versions.created_at is E'@listed\nWhen it was made, UTC.';
--! EndIncluded recruitment/tables/job_form_versions.rules.sql
--! Included recruitment/tables/job_invitations.rules.sql
-- Who was asked to apply, and who has asked for the way in to a job themselves; of these the team sees nothing. An
-- address and nothing more: whose it is nobody is told.
select app_private.begin_rules('app_public.job_invitations');

create policy "the team reads whom it has invited to jobs that the reader handles" on app_public.job_invitations for select to app_user
  using (
    account_id = (select app_hidden.current_account_id()) and invited_at is not null
    and job_id = any ((select app_hidden.handled_job_ids())::uuid[])
  );
grant select on app_public.job_invitations to app_user;

comment on table app_public.job_invitations is
'@personal removed
@prefix jin
@section recruitment
@icon user-plus
@label email
That somebody was asked to apply for a job, by their address.';
comment on constraint job_invitations_account_id_fkey on app_public.job_invitations is
'@fieldName account
@backwardBehavior -*
The team.';
comment on constraint job_invitations_job_id_fkey on app_public.job_invitations is
'@fieldName job
@foreignFieldName invitations
@notNull
The job.';
comment on constraint job_invitations_invited_by_fkey on app_public.job_invitations is
'@fieldName inviter
@backwardBehavior -*
Who has invited them.';
comment on column app_public.job_invitations.account_id is E'@unlisted\nThe team.';
comment on column app_public.job_invitations.job_id is 'The job.';
comment on column app_public.job_invitations.email is 'Where the link goes.';
comment on column app_public.job_invitations.language is E'@unlisted\nThe language of the mail.';
comment on column app_public.job_invitations.invited_by is E'@unlisted\nWho has invited them last.';
comment on column app_public.job_invitations.invited_at is E'@sort\nWhen they were last invited, UTC.';
comment on column app_public.job_invitations.requested_at is E'@behavior -*\nWhen a link was last asked for at the job''s page, UTC.';
comment on column app_public.job_invitations.created_at is E'@unlisted\nWhen it was made, UTC.';
comment on column app_public.job_invitations.updated_at is E'@unlisted\nWhen it was last changed, UTC.';
--! EndIncluded recruitment/tables/job_invitations.rules.sql
--! Included recruitment/tables/jobs.rules.sql
-- What somebody is looked for to do. It is the team's; who has applied reads it as well, also once it is closed.
select app_private.begin_rules('app_public.jobs');

create policy "members read their team's jobs" on app_public.jobs for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
create policy "applicants read the jobs they have applied to" on app_public.jobs for select to app_user
  using (id = any ((select app_hidden.applied_job_ids())::uuid[]));
create policy "owners and admins add jobs to their team" on app_public.jobs for insert to app_user
  with check (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_recruit()));
create policy "owners and admins change their team's jobs" on app_public.jobs for update to app_user
  using (account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_recruit()));
create policy "owners and admins delete drafts of jobs" on app_public.jobs for delete to app_user
  using (status = 'DRAFT' and account_id = (select app_hidden.current_account_id()) and (select app_hidden.can_recruit()));
grant select, delete on app_public.jobs to app_user;
grant insert (account_id, created_by) on app_public.jobs to app_user;

create trigger _500_forget_logo after delete on app_public.jobs for each row
  when (old.logo_id is not null) execute function app_private.tg_jobs__forget_logo();
create trigger _500_forget_replaced_logo after update on app_public.jobs for each row
  when (old.logo_id is not null and new.logo_id is distinct from old.logo_id) execute function app_private.tg_jobs__forget_logo();

comment on table app_public.jobs is
'@personal none
@prefix job
@list
@defaultSort created_at desc
@search search_text
@portal recruitmore/jobs
@statusSubscription jobStatusChanged
@section recruitment 35
@icon briefcase
@label title
What somebody is looked for to do (document B, section 3, Job).';
comment on constraint jobs_created_by_fkey on app_public.jobs is '@fieldName author';
comment on constraint jobs_logo_id_fkey on app_public.jobs is
'@fieldName logo
@backwardBehavior -*
The picture on its pages.';
comment on column app_public.jobs.account_id is 'The team.';
comment on column app_public.jobs.department_id is
'@form
@filter
The department whose managers handle its applications.';
comment on column app_public.jobs.created_by is E'@unlisted\nWho wrote it.';
comment on column app_public.jobs.status is E'@filter\nWhether it takes applications. Changes only as the transitions allow.';
comment on column app_public.jobs.title is
'@form
@sort
What it is called, at most 120 characters.';
comment on column app_public.jobs.tagline is
'@form
@unlisted
What it is about in one sentence, at most 200 characters.';
comment on column app_public.jobs.description is
'@form
@longText
What an applicant reads before anything else, at most 10 000 characters.';
comment on column app_public.jobs.application_limit is E'@form\nHow many applications are taken; from then on it is full.';
comment on column app_public.jobs.application_deadline_on is
'@form
@filter
@sort applicationDeadline
@name applicationDeadline
The last day applications are taken, in Norway; null without one.';
comment on column app_public.jobs.retention_months is
'@form
@unlisted
For how many months after its last step an application to it is kept, 1 to 24.';
comment on column app_public.jobs.privacy_link is
'@form
@unlisted
Where the team says what it does with what it is told.';
comment on column app_public.jobs.terms_link is
'@form
@unlisted
Where the team says what one agrees to.';
comment on column app_public.jobs.color_default is
'@form
@behavior -*
The colour of what one presses on its pages, as #RRGGBB.';
comment on column app_public.jobs.color_hover is
'@form
@behavior -*
The colour of what one points at.';
comment on column app_public.jobs.color_contrast is
'@form
@behavior -*
What is written on either, with a contrast of at least 4.5.';
comment on column app_public.jobs.logo_id is
'@form
@file
The picture on its pages.';
comment on column app_public.jobs.address is E'@form\nWhere it is.';
comment on column app_public.jobs.compensation is
'@form
@unlisted
What one gets for it, in the team''s words.';
comment on column app_public.jobs.job_type is
'@form
@filter
What kind of job, in the team''s words.';
comment on column app_public.jobs.language_requirements is
'@form
@unlisted
Which languages one has to speak, in the team''s words.';
comment on column app_public.jobs.payout is
'@form
@unlisted
How and when one is paid, in the team''s words.';
comment on column app_public.jobs.published_at is E'@sort\nWhen it was last published, UTC.';
comment on column app_public.jobs.closed_at is E'@unlisted\nWhen it was last closed, UTC.';
comment on column app_public.jobs.created_at is E'@sort\nWhen the draft was made, UTC.';
comment on type app_public.job_status is
'@tone.DRAFT neutral
@tone.PUBLISHED pine
@tone.CLOSED neutral
Whether a job takes applications.';

select app_private.grant_forms('app_public.jobs');
--! EndIncluded recruitment/tables/jobs.rules.sql
--! Included partners/tables/partnered_credit_notes.rules.sql
-- A copy, as of invoices, for the same reasons. The
-- policy asks whether the enrolment holds, so that nothing is seen of one that has ended while copies still go.
select app_private.begin_rules('app_public.partnered_credit_notes');

create policy "owners and admins of a verified team read credit notes of who is enrolled with it" on app_public.partnered_credit_notes
  for select to app_user
  using (
    partner_account_id = (select app_hidden.current_account_id())
    and enrollment_id = any ((select app_hidden.live_enrollment_ids())::uuid[])
  );
create policy "freelancers read what is shown of their credit notes" on app_public.partnered_credit_notes for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
grant select on app_public.partnered_credit_notes to app_user;

comment on table app_public.partnered_credit_notes is
'@personal removed
@prefix pcn
@portal recruitmore/partnered-credit-notes
@defaultSort published_at desc
@search search_text
@section recruitment
@icon file-minus
@label document_number
What a team sees of a credit note of who is enrolled with it. Amounts in minor units (øre).';
comment on constraint partnered_credit_notes_account_id_fkey on app_public.partnered_credit_notes is
'@console
@backwardBehavior -*
The freelancer''s account.';
comment on constraint partnered_credit_notes_partner_account_id_fkey on app_public.partnered_credit_notes is
'@console
@fieldName partnerAccount
@backwardBehavior -*
The team.';
comment on constraint partnered_credit_notes_enrollment_id_fkey on app_public.partnered_credit_notes is
'@fieldName enrollment
@foreignFieldName creditNotes
@notNull
Whose it is.';
comment on constraint partnered_credit_notes_credit_note_id_fkey on app_public.partnered_credit_notes is
'@console
@backwardBehavior -*
The credit note.';
comment on column app_public.partnered_credit_notes.account_id is E'@unlisted\nThe freelancer''s account.';
comment on column app_public.partnered_credit_notes.partner_account_id is E'@unlisted\nThe team.';
comment on column app_public.partnered_credit_notes.enrollment_id is E'@filter\nWhose it is.';
comment on column app_public.partnered_credit_notes.credit_note_id is E'@unlisted\nThe credit note.';
comment on column app_public.partnered_credit_notes.credit_note_status is
'@name status
@filter
@listed
PUBLISHED or RESOLVED.';
comment on column app_public.partnered_credit_notes.credit_note_number is
'@sort
@unlisted
Gapless for each profile.';
comment on column app_public.partnered_credit_notes.document_number is 'The number on the document.';
comment on column app_public.partnered_credit_notes.client_name is E'@sort\nWho pays, as the document says.';
comment on column app_public.partnered_credit_notes.credited_on is
'@filter
@sort
The day it is dated.';
comment on column app_public.partnered_credit_notes.invoice_document_number is E'@listed
The number of the invoice it takes back from.';
comment on column app_public.partnered_credit_notes.published_at is
'@sort
@unlisted
When it got its number, UTC.';
comment on column app_public.partnered_credit_notes.currency is E'@unlisted\nAlways NOK.';
comment on column app_public.partnered_credit_notes.amount_minor is E'@sort\nWithout VAT, in øre.';
comment on column app_public.partnered_credit_notes.vat_minor is 'VAT in øre.';
comment on column app_public.partnered_credit_notes.total_minor is E'@sum\nWhat the client is credited, in øre.';
comment on column app_public.partnered_credit_notes.created_at is E'@unlisted\nWhen it was first shown, UTC.';
comment on column app_public.partnered_credit_notes.updated_at is E'@unlisted\nWhen it was last changed, UTC.';
--! EndIncluded partners/tables/partnered_credit_notes.rules.sql
--! Included partners/tables/partnered_invoices.rules.sql
-- A copy and no view of invoices: Postgres shows a row or not, and an invoice has columns a team must never see. The
-- policy asks whether the enrolment holds, so that nothing is seen of one that has ended while copies still go.
select app_private.begin_rules('app_public.partnered_invoices');

create policy "owners and admins of a verified team read invoices of who is enrolled with it" on app_public.partnered_invoices
  for select to app_user
  using (
    partner_account_id = (select app_hidden.current_account_id())
    and enrollment_id = any ((select app_hidden.live_enrollment_ids())::uuid[])
  );
create policy "freelancers read what is shown of their invoices" on app_public.partnered_invoices for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
grant select on app_public.partnered_invoices to app_user;

comment on table app_public.partnered_invoices is
'@personal removed
@prefix pin
@portal recruitmore/partnered-invoices
@defaultSort published_at desc
@search search_text
@section recruitment
@icon file-invoice
@label document_number
What a team sees of an invoice of who is enrolled with it. Amounts in minor units (øre).';
comment on constraint partnered_invoices_account_id_fkey on app_public.partnered_invoices is
'@console
@backwardBehavior -*
The freelancer''s account.';
comment on constraint partnered_invoices_partner_account_id_fkey on app_public.partnered_invoices is
'@console
@fieldName partnerAccount
@backwardBehavior -*
The team.';
comment on constraint partnered_invoices_enrollment_id_fkey on app_public.partnered_invoices is
'@fieldName enrollment
@foreignFieldName invoices
@notNull
Whose it is.';
comment on constraint partnered_invoices_invoice_id_fkey on app_public.partnered_invoices is
'@console
@backwardBehavior -*
The invoice.';
comment on column app_public.partnered_invoices.account_id is E'@unlisted\nThe freelancer''s account.';
comment on column app_public.partnered_invoices.partner_account_id is E'@unlisted\nThe team.';
comment on column app_public.partnered_invoices.enrollment_id is E'@filter\nWhose it is.';
comment on column app_public.partnered_invoices.invoice_id is E'@unlisted\nThe invoice.';
comment on column app_public.partnered_invoices.invoice_status is
'@name status
@filter
@listed
PUBLISHED, RESOLVED or NULLIFIED.';
comment on column app_public.partnered_invoices.invoice_number is
'@sort
@unlisted
Gapless for each profile.';
comment on column app_public.partnered_invoices.document_number is 'The number on the document.';
comment on column app_public.partnered_invoices.client_name is E'@sort\nWho pays, as the document says.';
comment on column app_public.partnered_invoices.invoiced_on is
'@filter
@sort
The day it is dated.';
comment on column app_public.partnered_invoices.due_on is E'@filter\nThe last day to pay.';
comment on column app_public.partnered_invoices.published_at is
'@sort
@unlisted
When it got its number, UTC.';
comment on column app_public.partnered_invoices.currency is E'@unlisted\nAlways NOK.';
comment on column app_public.partnered_invoices.amount_minor is E'@sort\nWithout VAT, in øre.';
comment on column app_public.partnered_invoices.vat_minor is 'VAT in øre.';
comment on column app_public.partnered_invoices.total_minor is E'@sum\nWhat the client pays, in øre.';
comment on column app_public.partnered_invoices.created_at is E'@unlisted\nWhen it was first shown, UTC.';
comment on column app_public.partnered_invoices.updated_at is E'@unlisted\nWhen it was last changed, UTC.';
--! EndIncluded partners/tables/partnered_invoices.rules.sql
--! Included accounts/transitions/identity_verifications.sql
-- Whether a picture of a document shows who a person is. Who decides has looked at it; what was refused is
-- sent anew as another one.
select app_private.begin_transitions('identity_verifications');

insert into app_public.transitions (entity, action, from_status, to_status, outcome, actors, condition) values
  ('identity_verifications', 'create', null, 'PENDING', 'OPERATORS', '{OWNER}', null),
  ('identity_verifications', 'approve', 'PENDING', 'APPROVED', 'GOOD_END', '{OPERATOR_REVIEW}', 'has_opened_identity_pictures'),
  ('identity_verifications', 'reject', 'PENDING', 'REJECTED', 'BAD_END', '{OPERATOR_REVIEW}', 'has_opened_identity_pictures');
--! EndIncluded accounts/transitions/identity_verifications.sql
--! Included invoicing/transitions/credit_notes.sql
-- The states of a credit note. It takes back what was said to a client, so it is looked at as an invoice is, by the
-- same people; it is settled when nobody is owed anything because of it.
select app_private.begin_transitions('credit_notes');

insert into app_public.transitions (entity, action, from_status, to_status, outcome, actors, condition, refusal, position) values
  ('credit_notes', 'create', null, 'SUBMITTED', 'OPERATORS', '{OWNER,ADMIN}', null, 'INVALID_TRANSITION', 0),
  ('credit_notes', 'approve', 'SUBMITTED', 'APPROVED', 'OTHERS', '{OPERATOR_REVIEW,WORKER}', null, 'INVALID_TRANSITION', 1),
  ('credit_notes', 'reject', 'SUBMITTED', 'REJECTED', 'BAD_END', '{OPERATOR_REVIEW}', null, 'INVALID_TRANSITION', 2),
  ('credit_notes', 'publish', 'APPROVED', 'PUBLISHED', 'OTHERS', '{WORKER}', null, 'INVALID_TRANSITION', 3),
  ('credit_notes', 'resolve', 'PUBLISHED', 'RESOLVED', 'GOOD_END', '{OPERATOR_FINANCE,WORKER}', null, 'INVALID_TRANSITION', 4),
  ('credit_notes', 'resolve', 'PUBLISHED', 'RESOLVED', 'GOOD_END', '{OWNER}', 'credit_note_is_of_organization', 'INVALID_TRANSITION', 5);
--! EndIncluded invoicing/transitions/credit_notes.sql
--! Included recruitment/transitions/enrollments.sql
-- Who makes an enrolment hold, and who ends it: the freelancer agrees, the team approves, either leaves.
select app_private.begin_transitions('enrollments');

insert into app_public.transitions (entity, action, from_status, to_status, outcome, actors, condition, position) values
  ('enrollments', 'create', null, 'PENDING', 'OTHERS', '{OWNER,ADMIN}', null, 0),
  ('enrollments', 'approve', 'PENDING', 'APPROVED', 'GOOD_END', '{OWNER,ADMIN}', 'enrollment_is_to_us', 1),
  ('enrollments', 'end', 'PENDING', 'ENDED', 'BAD_END', '{OWNER,ADMIN}', 'enrollment_is_ours', 2),
  ('enrollments', 'end', 'APPROVED', 'ENDED', 'BAD_END', '{OWNER,ADMIN}', 'enrollment_is_ours', 3);
--! EndIncluded recruitment/transitions/enrollments.sql
--! Included recruitment/transitions/job_applications.sql
-- How far an application has come. Two accounts act on it, so each step asks which side the caller is on: a member
-- of the team handles what came to their departments. Who approves an enrolment makes ENROLLED of what was APPROVED;
-- of what is approved later, while it holds, the worker does.
select app_private.begin_transitions('job_applications');

insert into app_public.transitions (entity, action, from_status, to_status, outcome, actors, condition, position) values
  ('job_applications', 'create', null, 'PENDING', 'MEMBERS', '{OWNER}', null, 0),
  ('job_applications', 'submit', 'PENDING', 'SUBMITTED', 'OTHERS', '{OWNER}', 'application_is_own', 1),
  ('job_applications', 'withdraw', 'SUBMITTED', 'PENDING', 'MEMBERS', '{OWNER}', 'application_is_own', 2),
  ('job_applications', 'qualify', 'SUBMITTED', 'QUALIFIED', 'OTHERS', '{WORKER}', null, 3),
  ('job_applications', 'approve', 'QUALIFIED', 'APPROVED', 'GOOD_END', '{OWNER,ADMIN,MEMBER}', 'application_is_handled', 4),
  ('job_applications', 'reject', 'SUBMITTED', 'REJECTED', 'BAD_END', '{OWNER,ADMIN,MEMBER}', 'application_is_handled', 5),
  ('job_applications', 'reject', 'QUALIFIED', 'REJECTED', 'BAD_END', '{OWNER,ADMIN,MEMBER}', 'application_is_handled', 6),
  ('job_applications', 'enrol', 'APPROVED', 'ENROLLED', 'GOOD_END', '{OWNER,ADMIN,WORKER}', 'application_is_enrolled', 7);
--! EndIncluded recruitment/transitions/job_applications.sql
--! Included recruitment/transitions/job_checks.sql
-- How a check goes. It is PENDING while it waits for the applicant, IN_REVIEW once it is sent. The worker decides by what a
-- provider has answered or we know ourselves; people decide on what they are shown, never on a check of their own. What held
-- until a day fails when that day is over.
select app_private.begin_transitions('job_checks');

insert into app_public.transitions (entity, action, from_status, to_status, outcome, actors, condition, refusal, position) values
  ('job_checks', 'create', null, 'PENDING', 'MEMBERS', '{OWNER}', null, 'INVALID_TRANSITION', 0),
  ('job_checks', 'send', 'PENDING', 'IN_REVIEW', 'OTHERS', '{OWNER}', 'job_check_is_own', 'INVALID_TRANSITION', 1),
  ('job_checks', 'settle', 'PENDING', 'IN_REVIEW', 'OTHERS', '{WORKER}', null, 'INVALID_TRANSITION', 2),
  ('job_checks', 'renew', 'FAILED', 'PENDING', 'MEMBERS', '{OWNER}', 'job_check_is_own', 'JOB_CHECK_SUCCEEDED', 3),
  ('job_checks', 'approve', 'IN_REVIEW', 'SUCCEEDED', 'GOOD_END', '{OWNER,ADMIN,MEMBER,OPERATOR_REVIEW}', 'job_check_is_inspected', 'INVALID_TRANSITION', 4),
  ('job_checks', 'approve', 'IN_REVIEW', 'SUCCEEDED', 'GOOD_END', '{WORKER}', null, 'INVALID_TRANSITION', 5),
  ('job_checks', 'reject', 'IN_REVIEW', 'FAILED', 'BAD_END', '{OWNER,ADMIN,MEMBER,OPERATOR_REVIEW}', 'job_check_is_inspected', 'INVALID_TRANSITION', 6),
  ('job_checks', 'reject', 'IN_REVIEW', 'FAILED', 'BAD_END', '{WORKER}', null, 'INVALID_TRANSITION', 7),
  ('job_checks', 'expire', 'SUCCEEDED', 'FAILED', 'BAD_END', '{WORKER}', 'job_check_has_expired', 'INVALID_TRANSITION', 8);
--! EndIncluded recruitment/transitions/job_checks.sql
--! Included recruitment/transitions/jobs.sql
-- Whether a job takes applications, and who says so.
select app_private.begin_transitions('jobs');

insert into app_public.transitions (entity, action, from_status, to_status, outcome, actors, condition, position) values
  ('jobs', 'create', null, 'DRAFT', 'MEMBERS', '{OWNER,ADMIN}', null, 0),
  ('jobs', 'publish', 'DRAFT', 'PUBLISHED', 'OTHERS', '{OWNER,ADMIN}', null, 1),
  ('jobs', 'close', 'PUBLISHED', 'CLOSED', 'GOOD_END', '{OWNER,ADMIN}', null, 2),
  ('jobs', 'publish', 'CLOSED', 'PUBLISHED', 'OTHERS', '{OWNER,ADMIN}', null, 3);
--! EndIncluded recruitment/transitions/jobs.sql
--! Included identity/reactions/phone_numbers.sql
-- A stolen session may prove the first number of a user. Whoever owns the address hears of each new one, of its
-- last digits only, and can still act.
select app_private.begin_reactions('identity', 'phone_numbers');

insert into app_public.followers (module, entity, event_type, task, message, recipient) values
  ('identity', 'phone_numbers', 'PROVEN', 'accounts/send_mail', 'phone_proven', 'user');
--! EndIncluded identity/reactions/phone_numbers.sql
--! Included accounts/reactions/data_exports.sql
-- Who has asked for their data hears when the file is there.
select app_private.begin_reactions('accounts', 'data_exports');
insert into app_public.followers (module, entity, event_type, task, message, recipient) values
  ('accounts', 'data_exports', 'READY', 'accounts/send_mail', 'data_export_ready', 'user');
--! EndIncluded accounts/reactions/data_exports.sql
--! Included accounts/reactions/identity_verifications.sql
-- Who has sent a document hears what came of it; the pictures have served when nobody asks about it any more.
select app_private.begin_reactions('accounts', 'identity_verifications');
insert into app_public.followers (module, entity, event_type, task, message, recipient, delay_minutes) values
  ('accounts', 'identity_verifications', 'APPROVED', 'accounts/send_mail', 'identity_approved', 'OWNER', 0),
  ('accounts', 'identity_verifications', 'REJECTED', 'accounts/send_mail', 'identity_rejected', 'OWNER', 0),
  ('accounts', 'identity_verifications', 'APPROVED', 'accounts/erase_identity_pictures', null, null, 20160),
  ('accounts', 'identity_verifications', 'REJECTED', 'accounts/erase_identity_pictures', null, null, 20160);
--! EndIncluded accounts/reactions/identity_verifications.sql
--! Included accounts/reactions/plan_subscriptions.sql
-- Whose plan is full hears so while there is time, not when somebody is refused.
select app_private.begin_reactions('accounts', 'plan_subscriptions');
insert into app_public.followers (module, entity, event_type, task, message, recipient) values
  ('accounts', 'plan_subscriptions', 'TEAM_USERS_REACHED', 'accounts/send_mail', 'team_users_reached', 'OWNER');
--! EndIncluded accounts/reactions/plan_subscriptions.sql
--! Included payout/reactions/freelance_profiles.sql
-- Who was known before they made a profile need not wait for an operator. Whose account it is hears what became of
-- its verification, unless it is otherwise by then.
select app_private.begin_reactions('payout', 'freelance_profiles');

insert into app_public.followers (module, entity, event_type, task) values
  ('payout', 'freelance_profiles', 'CREATED', 'payout/identify_profile');
insert into app_public.followers (module, entity, event_type, task, message, recipient, while_status, condition) values
  ('payout', 'freelance_profiles', 'VERIFIED', 'accounts/send_mail', 'profile_verified', 'account.primaryUser', 'VERIFIED', null),
  ('payout', 'freelance_profiles', 'REFUSED', 'accounts/send_mail', 'profile_refused', 'account.primaryUser', 'REFUSED', null),
  ('payout', 'freelance_profiles', 'UNVERIFIED', 'accounts/send_mail', 'profile_withdrawn', 'account.primaryUser', 'UNVERIFIED', 'profile_was_withdrawn');
--! EndIncluded payout/reactions/freelance_profiles.sql
--! Included invoicing/reactions/credit_notes.sql
-- What its freelancer hears of a credit note: that it goes to the client, or why it does not.
select app_private.begin_reactions('invoicing', 'credit_notes');

insert into app_public.followers (module, entity, event_type, task, message, recipient, condition) values
  ('invoicing', 'credit_notes', 'REJECTED', 'accounts/send_mail', 'credit_note_rejected', 'createdBy', null);
--! EndIncluded invoicing/reactions/credit_notes.sql
--! Included invoicing/reactions/deliveries.sql
-- A sending that failed is told whoever wrote the invoice, unless it was mended while the mail waited. That there
-- was no address they know: the page says so.
select app_private.begin_reactions('invoicing', 'deliveries');

insert into app_public.followers (module, entity, event_type, task, message, recipient, while_status, condition) values
  ('invoicing', 'deliveries', 'FAILED', 'accounts/send_mail', 'delivery_refused', 'invoice.createdBy', 'FAILED', 'delivery_was_refused'),
  ('invoicing', 'deliveries', 'FAILED', 'accounts/send_mail', 'delivery_given_up', 'invoice.createdBy', 'FAILED', 'delivery_was_given_up'),
  ('invoicing', 'deliveries', 'FAILED', 'accounts/send_mail', 'credit_note_undelivered', 'creditNote.createdBy', 'FAILED', 'credit_note_came_back');
--! EndIncluded invoicing/reactions/deliveries.sql
--! Included invoicing/reactions/invoices.sql
-- What its freelancer hears of an invoice: that it goes to its client or waits for them to send it, with where the
-- money goes, or what has to be mended. That it did not arrive says that it was approved, so the first is not sent then.
select app_private.begin_reactions('invoicing', 'invoices');

insert into app_public.followers (module, entity, event_type, task, message, recipient, condition) values
  ('invoicing', 'invoices', 'RENDERED', 'accounts/send_mail', 'invoice_sent', 'createdBy', 'invoice_is_on_its_way'),
  ('invoicing', 'invoices', 'RENDERED', 'accounts/send_mail', 'invoice_unsent', 'createdBy', 'invoice_is_left_to_its_sender'),
  ('invoicing', 'invoices', 'REJECTED', 'accounts/send_mail', 'invoice_rejected', 'createdBy', null);
--! EndIncluded invoicing/reactions/invoices.sql
--! Included recruitment/reactions/accounts.sql
-- Who has applied to a team that is deleted is told before what they wrote is erased.
select app_private.begin_reactions('recruitment', 'accounts');
insert into app_public.followers (module, entity, event_type, task, message, recipient) values
  ('recruitment', 'accounts', 'DELETED', 'recruitment/tell_applicants', null, null);
--! EndIncluded recruitment/reactions/accounts.sql
--! Included recruitment/reactions/enrollments.sql
-- Each side hears what the other has done: the team of who has agreed or left, the freelancer of an end.
select app_private.begin_reactions('recruitment', 'enrollments');

insert into app_public.followers (module, entity, event_type, task, message, recipient) values
  ('recruitment', 'enrollments', 'CREATED', 'recruitment/tell_partner_of_enrollment', null, null),
  ('recruitment', 'enrollments', 'ENDED', 'recruitment/tell_partner_of_enrollment', null, null),
  ('recruitment', 'enrollments', 'WAITS', 'accounts/send_mail', 'enrollment_waits', 'OWNER'),
  ('recruitment', 'enrollments', 'LEFT', 'accounts/send_mail', 'enrollment_left', 'OWNER'),
  ('recruitment', 'enrollments', 'ENDED', 'accounts/send_mail', 'enrollment_ended', 'consentedBy');
--! EndIncluded recruitment/reactions/enrollments.sql
--! Included recruitment/reactions/freelance_profiles.sql
-- Whose payout profile is verified has a bank account that counts.
select app_private.begin_reactions('recruitment', 'freelance_profiles');

insert into app_public.followers (module, entity, event_type, task) values
  ('recruitment', 'freelance_profiles', 'VERIFIED', 'recruitment/settle_checks_of_profile');
--! EndIncluded recruitment/reactions/freelance_profiles.sql
--! Included recruitment/reactions/identities.sql
-- Who shows who they are has done what a check of it asks.
select app_private.begin_reactions('recruitment', 'identities');

insert into app_public.followers (module, entity, event_type, task) values
  ('recruitment', 'identities', 'IDENTIFIED', 'recruitment/settle_checks_of_identity');
--! EndIncluded recruitment/reactions/identities.sql
--! Included recruitment/reactions/job_applications.sql
-- What follows when an application moves: it is looked at once more, and people hear of it.
select app_private.begin_reactions('recruitment', 'job_applications');

insert into app_public.followers (module, entity, event_type, task, message, recipient) values
  ('recruitment', 'job_applications', 'SUBMITTED', 'recruitment/settle_checks_of_application', null, null),
  ('recruitment', 'job_applications', 'SUBMITTED', 'recruitment/qualify_job_application', null, null),
  ('recruitment', 'job_applications', 'SUBMITTED', 'recruitment/tell_candidates', null, null),
  ('recruitment', 'job_applications', 'SUBMITTED', 'accounts/send_mail', 'application_received', 'email'),
  ('recruitment', 'job_applications', 'APPROVED', 'accounts/send_mail', 'application_approved', 'email'),
  ('recruitment', 'job_applications', 'APPROVED', 'recruitment/enrol_application', null, null),
  ('recruitment', 'job_applications', 'ENROLLED', 'accounts/send_mail', 'application_enrolled', 'email'),
  ('recruitment', 'job_applications', 'REJECTED', 'accounts/send_mail', 'application_rejected', 'email'),
  ('recruitment', 'job_applications', 'ENDING', 'accounts/send_mail', 'application_ending', 'email'),
  ('recruitment', 'job_applications', 'TEAM_DELETED', 'accounts/send_mail', 'team_deleted', 'email');
--! EndIncluded recruitment/reactions/job_applications.sql
--! Included recruitment/reactions/job_checks.sql
-- What is sent is asked about, and what is decided is told to the applicant and to the application that waits for it.
select app_private.begin_reactions('recruitment', 'job_checks');

insert into app_public.followers (module, entity, event_type, task, message, recipient, while_status, condition) values
  ('recruitment', 'job_checks', 'IN_REVIEW', 'recruitment/order_check', null, null, 'IN_REVIEW', 'job_check_is_ordered'),
  ('recruitment', 'job_checks', 'SUCCEEDED', 'recruitment/qualify_checked_application', null, null, null, null),
  ('recruitment', 'job_checks', 'FAILED', 'accounts/send_mail', 'check_failed', 'jobApplication.email', 'FAILED', 'job_check_was_refused'),
  ('recruitment', 'job_checks', 'FAILED', 'accounts/send_mail', 'check_expired', 'jobApplication.email', 'FAILED', 'job_check_has_expired');
--! EndIncluded recruitment/reactions/job_checks.sql
--! Included recruitment/reactions/job_invitations.sql
-- The way in to a job, for who was invited and for who has asked.
select app_private.begin_reactions('recruitment', 'job_invitations');

insert into app_public.followers (module, entity, event_type, task, message, recipient, condition) values
  ('recruitment', 'job_invitations', 'INVITED', 'accounts/send_mail', 'job_invitation', 'email', 'is_job_open'),
  ('recruitment', 'job_invitations', 'REQUESTED', 'accounts/send_mail', 'application_link', 'email', 'is_job_open');
--! EndIncluded recruitment/reactions/job_invitations.sql
--! Included recruitment/reactions/memberships.sql
-- Who may decide on checks hears that some wait.
select app_private.begin_reactions('recruitment', 'memberships');

insert into app_public.followers (module, entity, event_type, task, message, recipient) values
  ('recruitment', 'memberships', 'CHECKS_WAIT', 'accounts/send_mail', 'checks_wait', 'user');
--! EndIncluded recruitment/reactions/memberships.sql
--! Included recruitment/reactions/plan_subscriptions.sql
-- Whose plan takes no more applications hears so while there is time, not when an applicant is refused.
select app_private.begin_reactions('recruitment', 'plan_subscriptions');

insert into app_public.followers (module, entity, event_type, task, message, recipient) values
  ('recruitment', 'plan_subscriptions', 'CANDIDATES_REACHED', 'accounts/send_mail', 'candidates_reached', 'OWNER');
--! EndIncluded recruitment/reactions/plan_subscriptions.sql
--! Included partners/reactions/credit_notes.sql
-- What is credited is shown so to the teams its profile is enrolled with.
select app_private.begin_reactions('partners', 'credit_notes');

insert into app_public.followers (module, entity, event_type, task) values
  ('partners', 'credit_notes', 'PUBLISHED', 'partners/show_credit_note'),
  ('partners', 'credit_notes', 'RESOLVED', 'partners/show_credit_note');
--! EndIncluded partners/reactions/credit_notes.sql
--! Included partners/reactions/enrollments.sql
-- What is shown begins and ends with the enrolment.
select app_private.begin_reactions('partners', 'enrollments');

insert into app_public.followers (module, entity, event_type, task) values
  ('partners', 'enrollments', 'APPROVED', 'partners/show_invoices_of'),
  ('partners', 'enrollments', 'ENDED', 'partners/withdraw_invoices_of');
--! EndIncluded partners/reactions/enrollments.sql
--! Included partners/reactions/invoices.sql
-- What is published, paid or credited is shown so to the teams its profile is enrolled with.
select app_private.begin_reactions('partners', 'invoices');

insert into app_public.followers (module, entity, event_type, task) values
  ('partners', 'invoices', 'PUBLISHED', 'partners/show_invoice'),
  ('partners', 'invoices', 'RESOLVED', 'partners/show_invoice'),
  ('partners', 'invoices', 'NULLIFIED', 'partners/show_invoice');
--! EndIncluded partners/reactions/invoices.sql
--! Included accounts/seeds/price_plans.sql
-- The price list (document A, section 9): kroner a year with VAT, here in øre. A plan that is here already takes
-- what is written here; who has agreed on it keeps the figures of that day.
insert into app_public.price_plans (plan_key, tags, position, name, price_minor, candidates, team_users) values
  ('marching_band_small', '{MARCHING_BAND}', 0, 'Small', 129500, 5, 1),
  ('marching_band_medium', '{MARCHING_BAND}', 1, 'Medium', 149500, 10, 2),
  ('marching_band_large', '{MARCHING_BAND}', 2, 'Large', 199500, 25, 2),
  ('voluntary_starter', '{SPORTS,RELIGIOUS,VOLUNTEER}', 0, 'Starter', 124500, 10, 1),
  ('voluntary_pluss', '{SPORTS,RELIGIOUS,VOLUNTEER}', 1, 'Pluss', 622500, 50, 3),
  ('voluntary_pro', '{SPORTS,RELIGIOUS,VOLUNTEER}', 2, 'Pro', 1245000, 100, 6),
  ('organization_starter', '{GENERIC,HEALTH_SERVICE_YOUTH,KINDERGARTEN,KINDERGARTEN_AND_SCHOOL}', 0, 'Starter', 249000, 10, 1),
  ('organization_pluss', '{GENERIC,HEALTH_SERVICE_YOUTH,KINDERGARTEN,KINDERGARTEN_AND_SCHOOL}', 1, 'Pluss', 1245000, 50, 3),
  ('organization_pro', '{GENERIC,HEALTH_SERVICE_YOUTH,KINDERGARTEN,KINDERGARTEN_AND_SCHOOL}', 2, 'Pro', 2490000, 100, 6),
  ('premium', '{SPORTS,RELIGIOUS,VOLUNTEER,GENERIC,HEALTH_SERVICE_YOUTH,KINDERGARTEN,KINDERGARTEN_AND_SCHOOL}', 3, 'Premium', null, null, null),
  ('language_service', '{LANGUAGE_SERVICE}', 0, 'Standard', null, null, null)
on conflict (plan_key) do update set
  tags = excluded.tags, position = excluded.position, name = excluded.name, price_minor = excluded.price_minor,
  candidates = excluded.candidates, team_users = excluded.team_users
where (price_plans.tags, price_plans.position, price_plans.name, price_plans.price_minor, price_plans.candidates, price_plans.team_users)
  is distinct from (excluded.tags, excluded.position, excluded.name, excluded.price_minor, excluded.candidates, excluded.team_users);
--! EndIncluded accounts/seeds/price_plans.sql
--! Included invoicing/seeds/occupation_codes.sql
-- A first choice of the Norwegian classification of occupations, STYRK-08. Operators add the rest;
-- a code that is there already is left alone.
insert into app_public.occupation_codes (code, name, short_name, parent_code, tag_list, notes)
values
  ('2166', 'Grafiske- og multimediadesignere', 'Grafisk designer', '216', '{design,illustrasjon,logo,graphic design}',
    'Utforming av trykk, nett og visuell identitet.'),
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
--! Included recruitment/seeds/consent_texts.sql
-- Each wording there has been. A new one is a new row: what somebody has agreed to stays as they read it.
insert into app_public.consent_texts (version, text_nb, text_en) values (
  '2026-11',
  'Jeg samtykker til at {team} bruker det jeg har svart, til å vurdere meg for «{job}». Søknaden slettes {months} '
    'måneder etter at det sist skjedde noe med den. Jeg blir spurt først, og kan slette den før.',
  'I agree that {team} uses what I have answered to consider me for “{job}”. The application is erased {months} '
    'months after the last step in it. I am asked before, and can erase it earlier.'
) on conflict (version) do nothing;
--! EndIncluded recruitment/seeds/consent_texts.sql
