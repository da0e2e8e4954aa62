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
