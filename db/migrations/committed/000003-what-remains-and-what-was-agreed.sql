--! Previous: sha1:a6d5da706176fc12fd0e7d079919c6cda68a46d2
--! Hash: sha1:7a71679512ac122bdd395f827a21bb3e4b9c1d9a
--! Message: what remains and what was agreed

--! split: 1-current.sql
-- Changes of tables and data since the newest committed migration.

alter type app_private.attempt_kind add value if not exists 'REGISTRATION';

-- What the trail already tells of numbers is taken back as the rules now do for new entries.
alter table app_public.audit_entries disable trigger user;
do $$
declare
  r record;
begin
  for r in values
    ('bank_accounts', 'account_number', 4), ('phone_numbers', 'number', 4), ('phone_numbers', 'e164', 4),
    ('freelance_profiles', 'personal_number_masked', 0)
  loop
    update app_public.audit_entries e
    set
      before = case when e.before ->> r.column2 not like '•••%'
        then e.before || jsonb_build_object(r.column2, '•••' || right(e.before ->> r.column2, r.column3)) else e.before end,
      after = case when e.after ->> r.column2 not like '•••%'
        then e.after || jsonb_build_object(r.column2, '•••' || right(e.after ->> r.column2, r.column3)) else e.after end
    where e.table_name = r.column1;
  end loop;
end
$$;
alter table app_public.audit_entries enable trigger user;

-- A function file grants; what it granted once is taken back here.
revoke execute on function app_private.enqueue(text, jsonb, text, timestamptz, int) from app_visitor, app_user, app_operator;
revoke execute on function app_private.record_event(text, uuid, uuid, text, text, jsonb) from app_visitor;
-- What credit notes have left of an invoice; all of it until one is published. Drafts follow their
-- amounts. The tax-free rate per kilometre is kept like the other rates it was computed with.
alter table app_public.invoices
  add column if not exists mileage_tax_free_unit_price_minor bigint check (mileage_tax_free_unit_price_minor >= 0),
  add column if not exists remaining_amount_minor bigint,
  add column if not exists remaining_vat_minor bigint,
  add column if not exists remaining_platform_fee_amount_minor bigint,
  add column if not exists remaining_employer_tax_amount_minor bigint,
  add column if not exists remaining_salary_tax_amount_minor bigint,
  add column if not exists remaining_gross_salary_minor bigint,
  add column if not exists remaining_payout_amount_minor bigint;

-- History is filled in as it is: nothing has been credited yet, and no rate of it has ever changed.
alter table app_public.invoices disable trigger user;
update app_public.invoices
set
  remaining_amount_minor = amount_minor, remaining_vat_minor = vat_minor,
  remaining_platform_fee_amount_minor = platform_fee_amount_minor,
  remaining_employer_tax_amount_minor = employer_tax_amount_minor,
  remaining_salary_tax_amount_minor = salary_tax_amount_minor, remaining_gross_salary_minor = gross_salary_minor,
  remaining_payout_amount_minor = payout_amount_minor
where remaining_amount_minor is null;
update app_public.invoices i
set mileage_tax_free_unit_price_minor = (
  select r.value from app_public.rates r
  where r.rate_key = 'mileage_tax_free' and r.valid @> coalesce(i.invoiced_on, (i.created_at at time zone 'Europe/Oslo')::date)
)
where i.employer_tax_percent is not null and i.mileage_tax_free_unit_price_minor is null;
alter table app_public.invoices enable trigger user;

alter table app_public.invoices
  alter column remaining_amount_minor set default 0, alter column remaining_amount_minor set not null,
  alter column remaining_vat_minor set default 0, alter column remaining_vat_minor set not null,
  alter column remaining_platform_fee_amount_minor set default 0,
  alter column remaining_platform_fee_amount_minor set not null,
  alter column remaining_employer_tax_amount_minor set default 0,
  alter column remaining_employer_tax_amount_minor set not null,
  alter column remaining_salary_tax_amount_minor set default 0,
  alter column remaining_salary_tax_amount_minor set not null,
  alter column remaining_gross_salary_minor set default 0, alter column remaining_gross_salary_minor set not null,
  alter column remaining_payout_amount_minor set default 0, alter column remaining_payout_amount_minor set not null,
  drop constraint if exists invoices_remain_within,
  add constraint invoices_remain_within check (
    remaining_amount_minor between 0 and amount_minor
    and remaining_vat_minor between 0 and vat_minor
    and remaining_platform_fee_amount_minor between 0 and platform_fee_amount_minor
    and remaining_employer_tax_amount_minor between 0 and employer_tax_amount_minor
    and remaining_salary_tax_amount_minor between 0 and salary_tax_amount_minor
    and remaining_gross_salary_minor between 0 and gross_salary_minor
    and remaining_payout_amount_minor between 0 and payout_amount_minor
  );

-- Lines move up when one before them is taken out, all in one statement.
alter table app_public.invoice_lines
  drop constraint if exists invoice_lines_unique_position,
  add constraint invoice_lines_unique_position unique (invoice_id, position) deferrable initially immediate;

-- Whether the seller is in Foretaksregisteret, which the law wants written on what it sells. So far
-- it was written for all who are registered for VAT; operators correct those who are not in it.
alter table app_public.freelance_profiles add column if not exists is_in_business_register boolean;
alter table app_public.invoicing_settings add column if not exists is_in_business_register boolean;
alter table app_public.freelance_profiles disable trigger user;
alter table app_public.invoicing_settings disable trigger user;
update app_public.freelance_profiles
set is_in_business_register = freelance_type = 'ORGANIZATION' and is_vat_registered where is_in_business_register is null;
update app_public.invoicing_settings set is_in_business_register = true where is_in_business_register is null;
alter table app_public.freelance_profiles enable trigger user;
alter table app_public.invoicing_settings enable trigger user;
alter table app_public.freelance_profiles
  alter column is_in_business_register set default false, alter column is_in_business_register set not null;
alter table app_public.invoicing_settings alter column is_in_business_register set not null;

-- A seventh digit would be cut off in the KID, and money would be taken for somebody else's.
alter table app_public.freelance_profiles
  drop constraint if exists freelance_profiles_profile_number_check,
  add constraint freelance_profiles_profile_number_check check (profile_number between 1 and 999999);

-- What an account counts, and what colleagues see of one another.
drop type if exists app_public.account_counts cascade;
create type app_public.account_counts as (members int, departments int);
drop type if exists app_public.member_user cascade;
create type app_public.member_user as (
  id uuid, email public.citext, first_name text, last_name text, confirmed boolean
);

-- What people should know before they invoice an organisation by hand, kept by operators.
create table if not exists app_public.help_articles (
  id uuid primary key default uuidv7(),
  org_number text not null unique check (org_number ~ '^[0-9]{9}$'),
  name text not null check (length(name) between 1 and 200),
  block_manual_invoicing boolean not null default false,
  show_attachment_warning boolean not null default false,
  support_email public.citext check (length(support_email) between 3 and 254),
  norwegian_article_url text check (norwegian_article_url ~ '^https://' and length(norwegian_article_url) <= 500),
  english_article_url text check (english_article_url ~ '^https://' and length(english_article_url) <= 500),
  norwegian_message text check (length(norwegian_message) between 1 and 2000),
  english_message text check (length(english_message) between 1 and 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- What a payout profile's owner has agreed to, and when. Profiles from before have agreed to nothing.
drop type if exists app_public.freelance_agreement cascade;
create type app_public.freelance_agreement as (
  version text,
  platform_fee_percent numeric,
  employer_tax_percent numeric,
  vat_percent numeric,
  sick_pay_from_day integer
);

alter table app_public.freelance_profiles
  add column if not exists agreement_version text,
  add column if not exists agreement_accepted_at timestamptz;
alter table app_public.freelance_profiles
  drop constraint if exists freelance_profiles_agreement_version_check,
  add constraint freelance_profiles_agreement_version_check check (length(agreement_version) between 1 and 20),
  drop constraint if exists freelance_profiles_agreed_at_a_moment,
  add constraint freelance_profiles_agreed_at_a_moment check ((agreement_version is null) = (agreement_accepted_at is null));

-- What operators write and documents or menus show has a length, and something in it. What stands
-- there already is not asked, so that no installation stops over it; the next change of the row is.
alter table app_public.invoicing_settings
  drop constraint if exists invoicing_settings_company_name_check,
  add constraint invoicing_settings_company_name_check
    check (company_name ~ '\S' and length(company_name) <= 200) not valid;
alter table app_public.occupation_codes
  drop constraint if exists occupation_codes_name_check,
  add constraint occupation_codes_name_check check (name ~ '\S' and length(name) <= 200) not valid;
alter table app_public.rates
  drop constraint if exists rates_source_check,
  add constraint rates_source_check check (source ~ '\S' and length(source) <= 1000) not valid,
  drop constraint if exists rates_rate_key_length,
  add constraint rates_rate_key_length check (length(rate_key) <= 60) not valid;

--! split: 2-definitions.sql
-- Generated by `npm run db:stage`: the module files that no committed migration holds yet.
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
  'Clears a table''s policies, triggers and grants and puts the rules of the house in place. Secret columns are named for the audit, those of which the last digits stay as masked:column; a table that is not audited is append-only.';
--! EndIncluded core/functions/begin_rules.sql
--! Included core/functions/enqueue.sql
-- Definer because the queue belongs to the owner, and the worker may not write to it by hand. No role
-- of the API may call it: a job is done by the worker, who sees every account, so what goes into one
-- is written by a definer function that has looked. The job is a row of the caller's transaction:
-- rolled back, it never was.
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
grant execute on function app_private.enqueue(text, jsonb, text, timestamptz, int) to app_worker;
--! EndIncluded core/functions/enqueue.sql
--! Included core/functions/is_within_reach.sql
-- A definer function that a role of the API may call sees every row. What it is given is the caller's
-- word, so before it reads or writes for one of them it asks here. Who is neither a person in an
-- account nor a visitor is an operator, the worker or the house itself, whose rules stand elsewhere.
create or replace function app_hidden.is_within_reach(account_id uuid) returns boolean
language sql stable
as $$
  select case current_setting('role')
    when 'app_visitor' then false
    when 'app_user' then coalesce(account_id = app_hidden.current_account_id(), false)
    else true
  end
$$;
comment on function app_hidden.is_within_reach(uuid) is
  'Whether a definer function may act on rows of the account for its caller: a person only in the account of the session.';
grant execute on function app_hidden.is_within_reach(uuid) to app_visitor, app_user, app_operator, app_worker;
--! EndIncluded core/functions/is_within_reach.sql
--! Included core/functions/open_commands.sql
-- Which tables the caller may write at all, from the grants and policies that decide it, so that
-- the console offers nothing that would be refused. A policy that asks only who acts is answered
-- here; one that looks at the row is taken as open, because its answer differs from row to row.
create or replace function app_hidden.open_commands() returns table (table_name text, commands text[])
language plpgsql stable
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_rules text[];
  v_rule text[];
  v_is_open boolean;
begin
  for table_name, commands, v_rules in
    select c.relname, '{}'::text[], array_agg(array[wanted.command, asked.condition])
    from pg_class c
    cross join (values ('SELECT', 'r'), ('INSERT', 'a'), ('UPDATE', 'w'), ('DELETE', 'd')) as wanted (command, letter)
    cross join lateral (
      select case when not c.relrowsecurity then 'true' else string_agg(
        case
          when exists (
            select from pg_depend d
            where d.classid = 'pg_policy'::regclass and d.objid = p.oid
              and d.refclassid = 'pg_class'::regclass and d.refobjid = c.oid and d.refobjsubid > 0
          ) then 'true'
          when wanted.letter = 'a' then pg_get_expr(coalesce(p.polwithcheck, p.polqual), c.oid)
          else pg_get_expr(p.polqual, c.oid)
        end, ' or ') end
      from pg_policy p
      where p.polrelid = c.oid and p.polpermissive and p.polcmd::text in ('*', wanted.letter)
        and exists (select from unnest(p.polroles) r where r = 0 or pg_has_role(r, 'USAGE'))
    ) as asked (condition)
    where c.relnamespace = 'app_public'::regnamespace and c.relkind = 'r' and asked.condition is not null
      and case wanted.command
        when 'DELETE' then has_table_privilege(c.oid, 'DELETE')
        else has_any_column_privilege(c.oid, wanted.command)
      end
    group by c.relname
  loop
    foreach v_rule slice 1 in array v_rules loop
      execute 'select ' || v_rule[2] into v_is_open;
      if v_is_open then commands := commands || v_rule[1]; end if;
    end loop;
    return next;
  end loop;
end;
$$;
comment on function app_hidden.open_commands() is
  'The commands that grants and policies leave open to the caller, table by table.';
grant execute on function app_hidden.open_commands() to app_operator;
--! EndIncluded core/functions/open_commands.sql
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
  -- Who acts in an account writes its history and no other's, whatever row is named.
  if not app_hidden.is_within_reach(account_id) then
    raise exception 'an event of another account' using errcode = 'insufficient_privilege';
  end if;
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
grant execute on function app_private.record_event(text, uuid, uuid, text, text, jsonb) to app_user, app_operator, app_worker;
--! EndIncluded core/functions/record_event.sql
--! Included core/functions/redacted.sql
create or replace function app_private.redacted(entry jsonb, rule text) returns jsonb
language sql immutable
set search_path to pg_catalog, public, pg_temp
as $$
  select case
    when entry ->> c.name is null then entry
    else entry || jsonb_build_object(c.name, '•••' || case
      when rule like 'masked:%' and length(entry ->> c.name) >= 8 then right(entry ->> c.name, 4)
      else ''
    end)
  end
  from (select regexp_replace(rule, '^masked:', '')) c (name)
$$;
comment on function app_private.redacted(jsonb, text) is
  'A row with the column a rule names hidden: wholly, or all but the last four characters for masked:column.';
--! EndIncluded core/functions/redacted.sql
--! Included core/functions/register_file.sql
-- Definer because nobody writes files by hand: a row exists only for bytes the product has itself
-- sniffed and stored. The account is the caller's own; the worker says whose it is. A key that another
-- row names already would open that row's bytes to the caller, so only the worker, who stores the
-- same document under the same key, may name one twice.
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
  'Records stored bytes and returns the file''s id. Size in bytes; the key is the place in the store.';
grant execute on function app_private.register_file(uuid, text, text, bigint, bytea, text, text) to app_user, app_operator, app_worker;
--! EndIncluded core/functions/register_file.sql
--! Included core/functions/tg__audit.sql
-- Definer because the audit is written for everybody and by nobody. An update keeps only what
-- changed. Of a column named as a trigger argument only that it changed is kept, or its last digits
-- when it is named with masked: before it. The trail outlives the row and is read by every operator,
-- so this is done as it is written, for whoever reads it.
create or replace function app_private.tg__audit() returns trigger
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  v_after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  v_row_id text := coalesce(v_after, v_before) ->> 'id';
  v_argument text;
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
    foreach v_argument in array tg_argv loop
      v_before := app_private.redacted(v_before, v_argument);
      v_after := app_private.redacted(v_after, v_argument);
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
  'Writes who changed a row, in which session, impersonated by whom, before and after. Arguments name columns to redact, or to mask.';
--! EndIncluded core/functions/tg__audit.sql
--! Included identity/functions/as_others_see.sql
create or replace function app_hidden.as_others_see(person app_public.users) returns app_public.users
language sql stable
as $$
  select case
    when person.id = app_hidden.current_user_id() or app_hidden.current_operator_role() is not null then person
    else jsonb_populate_record(person, jsonb_build_object(
      'marketing_consent', false, 'necessary_cookies_consent', false, 'referrer', null, 'occupation', null, 'blocked_at', null
    ))
  end
$$;
comment on function app_hidden.as_others_see(app_public.users) is
  'A person as those see them who work with them: without what they have agreed to, where they came from and what we think of them.';
--! EndIncluded identity/functions/as_others_see.sql
--! Included identity/functions/begin_registration.sql
-- Runs before anything is made of a registration, in a transaction of its own: a try is on record
-- although it is refused, so that neither accounts nor answers about addresses are to be had in bulk.
-- Definer because the authenticator reads no table.
create or replace function app_private.begin_registration(email text, ip text) returns boolean
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_source inet := app_private.source_of(begin_registration.ip);
begin
  perform pg_advisory_xact_lock(hashtextextended('register ' || v_source, 0));
  if (
    select count(*) >= 60 from app_private.sign_in_attempts a
    where a.ip = v_source and a.kind = 'REGISTRATION' and a.attempted_at > now() - interval '1 hour'
  ) then
    return false;
  end if;
  insert into app_private.sign_in_attempts (kind, email, ip)
  values ('REGISTRATION', left(btrim(begin_registration.email), 254), v_source);
  return true;
end;
$$;
comment on function app_private.begin_registration(text, text) is
  'Notes a try at registering; false, and not noted, after 60 in an hour from one IP.';
grant execute on function app_private.begin_registration(text, text) to app_authenticator;
--! EndIncluded identity/functions/begin_registration.sql
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
  v_ip inet := app_private.source_of(begin_sign_in.ip);
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
  E'@impersonated allowed\nSigns an operator in with password and TOTP code. INVALID_PASSWORD, USER_BLOCKED, ATTEMPTS_LIMIT_EXCEEDED; INVALID_TOKEN: the code is wrong, used before, or not an operator''s.';
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
  E'@impersonated allowed\nMails a link that signs in, if somebody has the address; succeeds whether or not (document A, section 7). ATTEMPTS_LIMIT_EXCEEDED: too many from this place in an hour.';
grant execute on function app_public.create_session_otp(jsonb) to app_visitor, app_user;
--! EndIncluded identity/functions/create_session_otp.sql
--! Included identity/functions/destroy_other_sessions.sql
-- For who has left a session open on somebody else's computer. An operator who acts as the user has
-- a session of their own and none of the user's to end. Definer because nobody may write sessions by
-- hand.
create or replace function app_public.destroy_other_sessions(input jsonb) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform app_private.refuse_when_impersonating();
  perform app_private.revoke_sessions(app_hidden.current_user_id(), app_hidden.current_session_id());
end;
$$;
comment on function app_public.destroy_other_sessions(jsonb) is
  E'@impersonated refused\nLogs the user out everywhere but in this session. INVALID_ACTION while impersonating.';
grant execute on function app_public.destroy_other_sessions(jsonb) to app_user;
--! EndIncluded identity/functions/destroy_other_sessions.sql
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
comment on function app_public.destroy_session(jsonb) is E'@impersonated allowed\nLogs out: the session''s token stops working at once. Other tabs have sessions of their own.';
grant execute on function app_public.destroy_session(jsonb) to app_visitor, app_user, app_operator;
--! EndIncluded identity/functions/destroy_session.sql
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
  if not app_private.take_link_request(v_email) then
    return;
  end if;

  select u.id into v_user_id from app_public.users u where u.email = v_email and u.blocked_at is null;
  if v_user_id is null then
    perform app_private.pretend_link_mail(v_email, mail_requested_link.purpose);
  else
    perform app_private.mail_one_time_link(v_user_id, mail_requested_link.purpose, mail_requested_link.deep_link);
  end if;
end;
$$;
comment on function app_private.mail_requested_link(public.citext, app_private.link_purpose, text) is
  'Mails a link to whoever has the address, within the limits of take_link_request, and tells the caller nothing of it.';
--! EndIncluded identity/functions/mail_requested_link.sql
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
  insert into app_public.sessions (user_id, account_id, operator_id, administrator_id, administrator_reason, expires_at)
  values (
    open_session.user_id, open_session.account_id, open_session.operator_id,
    open_session.administrator_id, open_session.administrator_reason,
    case when open_session.administrator_id is null then now() + interval '90 days' else least(
      now() + interval '2 hours',
      (
        select s.expires_at from app_public.sessions s
        where s.id = app_hidden.current_session_id() and s.administrator_id is not null
      )
    ) end
  )
  returning id into v_session_id;
  insert into app_private.session_tokens (session_id, token_sha256) values (v_session_id, app_private.token_sha256(v_token));
  return v_token;
end;
$$;
comment on function app_private.open_session(uuid, uuid, uuid, uuid, text) is
  'Opens a session in an account, or for an operator, and returns its token, which is shown this once.';
--! EndIncluded identity/functions/open_session.sql
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
  if not app_private.take_link_request(v_email) then
    perform app_private.refuse('ATTEMPTS_LIMIT_EXCEEDED');
    perform app_private.stop_if_refused();
  end if;
  perform app_private.renew_one_time_link(v_link);
end;
$$;
comment on function app_public.refresh_session_otp(jsonb) is
  E'@impersonated allowed\nMails a fresh link in place of the given one. INVALID_TOKEN: unknown. OTP_EXPIRED: the change of address it stood for is done or withdrawn. USER_BLOCKED. DELIVERY_FREQUENCY_EXCEEDED: less than 30 seconds since the last. ATTEMPTS_LIMIT_EXCEEDED: too many to the address or from this place.';
grant execute on function app_public.refresh_session_otp(jsonb) to app_visitor, app_user;
--! EndIncluded identity/functions/refresh_session_otp.sql
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
  perform app_private.refuse_when_impersonating();
  perform app_private.require_second_level();
end;
$$;
comment on function app_private.refuse_update_of_user(uuid, public.citext, jsonb, boolean) is 'The refusals of updateUser. new_email is null when the address stays.';
--! EndIncluded identity/functions/refuse_update_of_user.sql
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
grant execute on function app_private.refuse_when_impersonating() to app_user;
--! EndIncluded identity/functions/refuse_when_impersonating.sql
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
comment on function app_public.request_password_reset(jsonb) is E'@impersonated allowed\nMails a link that lets a new password be set, if somebody has the address; succeeds whether or not. ATTEMPTS_LIMIT_EXCEEDED: too many from this place in an hour.';
grant execute on function app_public.request_password_reset(jsonb) to app_visitor, app_user;
--! EndIncluded identity/functions/request_password_reset.sql
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
  E'@impersonated allowed\nSets a new password with the token of a reset link and ends every session of the user. INVALID_TOKEN, TOKEN_EXPIRED, USER_BLOCKED.';
grant execute on function app_public.reset_password(jsonb) to app_visitor, app_user;
--! EndIncluded identity/functions/reset_password.sql
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
  v_ip inet := app_private.source_of(input -> '$prepared' ->> 'ip');
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
  E'@impersonated refused\nSends a code of five digits, good for 10 minutes (document A, section 7). INVALID_PHONE_NUMBER: none that gets SMS. DELIVERY_FREQUENCY_EXCEEDED: within 30 seconds of the last. ATTEMPTS_LIMIT_EXCEEDED: too many in an hour. AUTH_LEVEL_2_REQUIRED: another number is proven already, and is to be used first. INVALID_ACTION while impersonating.';
grant execute on function app_public.send_sms_confirmation(jsonb) to app_user;
--! EndIncluded identity/functions/send_sms_confirmation.sql
--! Included identity/functions/source_of.sql
-- Limits count by where somebody calls from. Whoever has one IPv6 address has the whole /64 around it
-- and could call from another one each time, so those count as one.
create or replace function app_private.source_of(ip text) returns inet
language plpgsql immutable parallel safe
set search_path to pg_catalog, public, pg_temp
as $$
begin
  -- In statements of their own: a planner may try a cast before it has asked whether it can be done.
  if not pg_input_is_valid(ip, 'inet') then
    return null;
  end if;
  return case when family(ip::inet) = 6 then network(set_masklen(ip::inet, 64))::inet else host(ip::inet)::inet end;
end;
$$;
comment on function app_private.source_of(text) is
  'What an address counts as in limits: itself, or for IPv6 its /64. Null when it is no address.';
--! EndIncluded identity/functions/source_of.sql
--! Included identity/functions/take_link_request.sql
-- Every mail with a link that somebody can ask for passes here. What an address gets in a day is
-- limited, or anybody could fill a stranger's inbox; that is not told, for it would tell who is a
-- customer. What an IP asks for is limited too, and that is told: it says nothing of any address.
create or replace function app_private.take_link_request(email public.citext) returns boolean
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_source inet := app_private.source_of(current_setting('app.ip', true));
begin
  if (
    select count(*) >= 60 from app_private.sign_in_attempts a
    where a.ip = v_source and a.kind = 'LINK' and a.attempted_at > now() - interval '1 hour'
  ) then
    perform app_private.refuse('ATTEMPTS_LIMIT_EXCEEDED');
    perform app_private.stop_if_refused();
  end if;
  perform pg_advisory_xact_lock(hashtextextended('link ' || lower(take_link_request.email::text), 0));
  if (
    select count(*) >= 30 or count(*) filter (where a.attempted_at > now() - interval '15 minutes') >= 5
    from app_private.sign_in_attempts a
    where a.email = take_link_request.email and a.kind = 'LINK' and a.attempted_at > now() - interval '1 day'
  ) then
    return false;
  end if;
  insert into app_private.sign_in_attempts (kind, email, ip) values ('LINK', take_link_request.email, v_source);
  return true;
end;
$$;
comment on function app_private.take_link_request(public.citext) is
  'Notes a request for a link; false after 5 for the address in 15 minutes or 30 in a day. Stops with ATTEMPTS_LIMIT_EXCEEDED after 60 from one IP in an hour.';
--! EndIncluded identity/functions/take_link_request.sql
--! Included identity/functions/tg_sessions__tell_end.sql
-- A page that waits for news would otherwise learn only with the next of them that it may hear none.
create or replace function app_private.tg_sessions__tell_end() returns trigger
language plpgsql volatile
as $$
begin
  perform pg_notify('app:sessions:' || new.id, '{"entity": "sessions", "event": "ENDED"}');
  return null;
end;
$$;
comment on function app_private.tg_sessions__tell_end() is 'Tells the subscriptions of a session that it has ended.';
--! EndIncluded identity/functions/tg_sessions__tell_end.sql
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
  if v_email is not null and not app_private.take_link_request(v_email) then
    perform app_private.refuse('ATTEMPTS_LIMIT_EXCEEDED');
    perform app_private.stop_if_refused();
  end if;

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
  E'@impersonated partly\nChanges the signed-in user. A new password or e-mail address needs the second level (AUTH_LEVEL_2_REQUIRED) and is refused while impersonating (INVALID_ACTION); TAKEN: another user has the address; ATTEMPTS_LIMIT_EXCEEDED: too many links to the new address or from this place.';
grant execute on function app_public.update_user(jsonb) to app_user;
--! EndIncluded identity/functions/update_user.sql
--! Included identity/functions/users_display_name.sql
-- Operators know people by name; who has not given one yet is known by their address.
create or replace function app_public.users_display_name(person app_public.users) returns text
language sql stable
as $$
  select coalesce(nullif(concat_ws(' ', person.first_name, person.last_name), ''), person.email::text)
$$;
comment on function app_public.users_display_name(app_public.users) is
  E'@notNull\n@behavior +proc:orderBy\nFirst and last name, or the e-mail address while there is none.';
grant execute on function app_public.users_display_name(app_public.users) to app_operator;
--! EndIncluded identity/functions/users_display_name.sql
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
  E'@impersonated allowed\nWhether a reset link still works. INVALID_TOKEN: unknown. TOKEN_EXPIRED: used, superseded or too old. USER_BLOCKED.';
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
  E'@impersonated refused\nConfirms the newest code sent to a number, which lifts this session to the second level for 15 minutes. INVALID_TOKEN: wrong, used or never sent. TOKEN_EXPIRED: older than 10 minutes. ATTEMPTS_LIMIT_EXCEEDED: five wrong tries. SMS_SENDING_FAILED: the network refused the number. INVALID_PHONE_NUMBER, AUTH_LEVEL_2_REQUIRED and INVALID_ACTION as when sending.';
grant execute on function app_public.verify_phone_number(jsonb) to app_user;
--! EndIncluded identity/functions/verify_phone_number.sql
--! Included accounts/functions/accounts_can_manage_departments.sql
create or replace function app_public.accounts_can_manage_departments(account app_public.accounts) returns boolean
language sql stable
as $$
  select app_public.accounts_can_manage(account)
    or coalesce(app_hidden.department_role_of_caller(account.id) = 'MANAGER', false)
$$;
comment on function app_public.accounts_can_manage_departments(app_public.accounts) is
  E'@notNull\nWhether the caller is OWNER, ADMIN or MANAGER of at least one department.';
grant execute on function app_public.accounts_can_manage_departments(app_public.accounts) to app_user;
--! EndIncluded accounts/functions/accounts_can_manage_departments.sql
--! Included accounts/functions/accounts_counts.sql
-- Definer because a session lists all accounts of a person, and sees the people of the current one
-- only. It counts for accounts the caller belongs to.
create or replace function app_public.accounts_counts(account app_public.accounts) returns app_public.account_counts
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select row (
    (select count(*) from app_public.memberships m where m.account_id = account.id)::int,
    (select count(*) from app_public.departments d where d.account_id = account.id)::int
  )::app_public.account_counts
  where exists (
    select from app_public.memberships m where m.account_id = account.id and m.user_id = app_hidden.current_user_id()
  )
$$;
comment on function app_public.accounts_counts(app_public.accounts) is 'How many people and departments the account has.';
grant execute on function app_public.accounts_counts(app_public.accounts) to app_user;

comment on type app_public.account_counts is 'How many there are in an account.';
comment on column app_public.account_counts.members is E'@notNull\nPeople.';
comment on column app_public.account_counts.departments is E'@notNull\nDepartments.';
--! EndIncluded accounts/functions/accounts_counts.sql
--! Included accounts/functions/accounts_display_name.sql
-- Definer because members see no other person's row, but may know what their account is called.
create or replace function app_public.accounts_display_name(account app_public.accounts) returns text
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce(
    account.name,
    (
      select nullif(concat_ws(' ', u.first_name, u.last_name), '')
      from app_public.accounts a join app_public.users u on u.id = a.primary_user_id
      where a.id = account.id
        and (app_hidden.is_within_reach(a.id) or a.id = any (app_hidden.current_user_account_ids()))
    ),
    '-'
  )
$$;
comment on function app_public.accounts_display_name(app_public.accounts) is
  E'@notNull\n@behavior +proc:orderBy\nThe name if there is one, otherwise the primary user''s first and last name, otherwise "-" (document A, section 3).';
grant execute on function app_public.accounts_display_name(app_public.accounts) to app_user, app_operator;
--! EndIncluded accounts/functions/accounts_display_name.sql
--! Included accounts/functions/accounts_primary_user.sql
-- Definer because members see no other person's row, but may know who owns their account. It is
-- answered for accounts the caller belongs to, whatever the row it is given says.
create or replace function app_public.accounts_primary_user(account app_public.accounts) returns app_public.users
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_hidden.as_others_see(u) from app_public.accounts a join app_public.users u on u.id = a.primary_user_id
  where a.id = account.id
    and (app_hidden.is_within_reach(a.id) or a.id = any (app_hidden.current_user_account_ids()))
$$;
comment on function app_public.accounts_primary_user(app_public.accounts) is 'The owner.';
grant execute on function app_public.accounts_primary_user(app_public.accounts) to app_user, app_operator;
--! EndIncluded accounts/functions/accounts_primary_user.sql
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
  E'@impersonated allowed\nSigns in with a password. INVALID_PASSWORD: wrong, or nobody has the address. ATTEMPTS_LIMIT_EXCEEDED, USER_BLOCKED, ACCOUNT_BLOCKED.';
grant execute on function app_public.create_session(jsonb) to app_visitor, app_user;
--! EndIncluded accounts/functions/create_session.sql
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
  perform app_private.refuse_team(input -> 'attributes', 'attributes');
  perform app_private.stop_if_refused();
  v_account_id := app_private.create_team(app_hidden.current_user_id(), input -> 'attributes');
  select a.* into v_account from app_public.accounts a where a.id = v_account_id;
  return v_account;
end;
$$;
comment on function app_public.create_team_account(jsonb) is
  E'@impersonated refused\nMakes a team owned by the caller, with one default department. INVALID_ACTION while impersonating, USER_NOT_CONFIRMED, BLANK name, INVALID organisation number.';
grant execute on function app_public.create_team_account(jsonb) to app_user;
--! EndIncluded accounts/functions/create_team_account.sql
--! Included accounts/functions/department_role_of_caller.sql
-- Definer because a session lists all accounts of a person, and sees the departments of the current
-- one only. It answers about the caller alone.
create or replace function app_hidden.department_role_of_caller(account_id uuid, department_id uuid default null)
returns app_public.department_role
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select d.role
  from app_public.department_memberships d join app_public.memberships m on m.id = d.membership_id
  where d.account_id = $1 and m.user_id = app_hidden.current_user_id() and ($2 is null or d.department_id = $2)
  order by d.role limit 1
$$;
comment on function app_hidden.department_role_of_caller(uuid, uuid) is
  'The caller''s role in a department, or the highest of all in an account; null without one.';
grant execute on function app_hidden.department_role_of_caller(uuid, uuid) to app_user;
--! EndIncluded accounts/functions/department_role_of_caller.sql
--! Included accounts/functions/departments_can_access.sql
create or replace function app_public.departments_can_access(department app_public.departments) returns boolean
language sql stable
as $$
  select app_hidden.can_manage()
    or app_hidden.department_role_of_caller(department.account_id, department.id) is not null
$$;
comment on function app_public.departments_can_access(app_public.departments) is
  E'@notNull\nWhether the caller is OWNER or ADMIN, or belongs to the department.';
grant execute on function app_public.departments_can_access(app_public.departments) to app_user;
--! EndIncluded accounts/functions/departments_can_access.sql
--! Included accounts/functions/departments_can_manage.sql
create or replace function app_public.departments_can_manage(department app_public.departments) returns boolean
language sql stable
as $$
  select app_hidden.can_manage()
    or coalesce(app_hidden.department_role_of_caller(department.account_id, department.id) = 'MANAGER', false)
$$;
comment on function app_public.departments_can_manage(app_public.departments) is
  E'@notNull\nWhether the caller is OWNER or ADMIN, or MANAGER of the department.';
grant execute on function app_public.departments_can_manage(app_public.departments) to app_user;
--! EndIncluded accounts/functions/departments_can_manage.sql
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
  E'@actors OPERATOR_ADMIN\nA portal session as the owner of an account, for an ADMIN operator with a reason. UNAUTHORIZED, ACCOUNT_NOT_FOUND, ACCOUNT_BLOCKED, USER_BLOCKED.';
grant execute on function app_public.impersonate_account(jsonb) to app_operator;
--! EndIncluded accounts/functions/impersonate_account.sql
--! Included accounts/functions/members_can_manage_departments.sql
create or replace function app_public.members_can_manage_departments(member app_public.members) returns boolean
language sql stable
as $$
  select member.role in ('OWNER', 'ADMIN') or exists (
    select from app_public.department_memberships d where d.membership_id = member.id and d.role = 'MANAGER'
  )
$$;
comment on function app_public.members_can_manage_departments(app_public.members) is
  E'@notNull\nWhether the member is OWNER, ADMIN or MANAGER of at least one department.';
grant execute on function app_public.members_can_manage_departments(app_public.members) to app_user;
--! EndIncluded accounts/functions/members_can_manage_departments.sql
--! Included accounts/functions/members_department_memberships.sql
create or replace function app_public.members_department_memberships(member app_public.members)
returns setof app_public.department_memberships
language sql stable
as $$
  select d.* from app_public.department_memberships d where d.membership_id = member.id order by d.created_at, d.id
$$;
comment on function app_public.members_department_memberships(app_public.members) is
  'The departments the member was put in. Owners and admins have every department and need none.';
grant execute on function app_public.members_department_memberships(app_public.members) to app_user;
--! EndIncluded accounts/functions/members_department_memberships.sql
--! Included accounts/functions/members_primary_user.sql
create or replace function app_public.members_primary_user(member app_public.members) returns app_public.member_user
language sql stable
as $$
  select row (member.user_id, member.email, member.first_name, member.last_name, member.confirmed)::app_public.member_user
$$;
comment on function app_public.members_primary_user(app_public.members) is E'@notNull\nThe person, as colleagues see them.';
grant execute on function app_public.members_primary_user(app_public.members) to app_user;

comment on type app_public.member_user is E'@prefix usr\nA person as their colleagues see them.';
comment on column app_public.member_user.id is 'Key of the person.';
comment on column app_public.member_user.email is E'@notNull\nThe person''s address.';
comment on column app_public.member_user.first_name is 'Given name; null until an invited person has said it.';
comment on column app_public.member_user.last_name is 'Family name; null until an invited person has said it.';
comment on column app_public.member_user.confirmed is E'@notNull\nInvited until confirmed, then active.';
--! EndIncluded accounts/functions/members_primary_user.sql
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
  E'@impersonated allowed\nCompletes an invited user: name, language, consent, and a personal account. USER_NOT_CONFIRMED; INVALID_ACTION: nothing is missing.';
grant execute on function app_public.onboard(jsonb) to app_user;
--! EndIncluded accounts/functions/onboard.sql
--! Included accounts/functions/refuse_update_of_account.sql
-- A personal account has no name of its own, so giving it one would hide whose it is.
create or replace function app_private.refuse_update_of_account(account app_public.accounts, input jsonb) returns void
language plpgsql volatile
as $$
declare
  v_attributes jsonb := coalesce(nullif(input -> 'attributes', 'null'), '{}');
  v_is_personal boolean := account.account_type = 'PERSONAL';
  v_part text;
begin
  if (input ->> 'personal')::boolean <> v_is_personal then
    perform app_private.refuse('INVALID_ACTION', 'personal');
  end if;
  if v_attributes ? 'name' and v_is_personal then
    perform app_private.refuse('INVALID_ACTION', 'attributes.name');
  elsif v_attributes ? 'name' and coalesce(btrim(v_attributes ->> 'name'), '') = '' then
    perform app_private.refuse('BLANK', 'attributes.name');
  end if;
  if nullif(btrim(v_attributes ->> 'email'), '') !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' then
    perform app_private.refuse('INVALID', 'attributes.email');
  end if;
  if jsonb_typeof(v_attributes -> 'address') = 'object' then
    foreach v_part in array array['line1', 'postalCode', 'city', 'country'] loop
      if coalesce(btrim(v_attributes -> 'address' ->> v_part), '') = '' then
        perform app_private.refuse('BLANK', 'attributes.address.' || v_part);
      end if;
    end loop;
    if nullif(v_attributes -> 'address' ->> 'country', '') !~ '^[A-Z]{2}$' then
      perform app_private.refuse('INVALID', 'attributes.address.country');
    end if;
  end if;
  -- How the house reaches an account is as good as a credential to who asks it for help.
  if v_attributes ->> 'email' is distinct from account.email::text and v_attributes ? 'email'
    or v_attributes ->> 'phoneNumber' is distinct from account.phone_number and v_attributes ? 'phoneNumber' then
    perform app_private.refuse_when_impersonating();
  end if;
end;
$$;
comment on function app_private.refuse_update_of_account(app_public.accounts, jsonb) is
  'The refusals of updateAccount: another account than meant, a blank name, a wrong e-mail, an incomplete address, another address or number while impersonating.';
--! EndIncluded accounts/functions/refuse_update_of_account.sql
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
  E'@impersonated allowed\n@introduces\nRegisters a person with a personal account and mails a confirmation link. USER_EXISTS: the address is taken. A visitor reads the user back in the same request.';
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
  E'@impersonated allowed\n@introduces\nRegisters a person with a personal account and a team they own, and mails a confirmation link. USER_EXISTS, INVALID organisation number.';
grant execute on function app_public.register_team_account(jsonb) to app_visitor, app_user;
--! EndIncluded accounts/functions/register_team_account.sql
--! Included accounts/functions/sessions_administrator.sql
-- Definer because people see no other person's row, and are to know who acts in their name.
create or replace function app_public.sessions_administrator(session app_public.sessions) returns app_public.users
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select app_hidden.as_others_see(u) from app_public.operators o join app_public.users u on u.id = o.user_id
  where o.id = session.administrator_id and session.id = app_hidden.current_session_id()
$$;
comment on function app_public.sessions_administrator(app_public.sessions) is 'The operator who acts as the user, if one does.';
grant execute on function app_public.sessions_administrator(app_public.sessions) to app_user;
--! EndIncluded accounts/functions/sessions_administrator.sql
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
  E'@impersonated allowed\nA token for another account the caller belongs to. ACCOUNT_NOT_FOUND: not a member, or no such account. ACCOUNT_BLOCKED.';
grant execute on function app_public.switch_account(jsonb) to app_user;
--! EndIncluded accounts/functions/switch_account.sql
--! Included accounts/functions/update_account.sql
-- Absent attributes stay, null clears. Definer because nobody may write accounts by hand.
create or replace function app_public.update_account(input jsonb) returns app_public.accounts
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_attributes jsonb := coalesce(nullif(input -> 'attributes', 'null'), '{}');
  v_address jsonb := v_attributes -> 'address';
  v_account app_public.accounts;
begin
  select a.* into v_account from app_public.accounts a where a.id = app_hidden.current_account_id() for no key update;
  if not found then
    perform app_private.refuse('ACCOUNT_NOT_FOUND');
    perform app_private.stop_if_refused();
  end if;
  if not app_hidden.can_manage() then
    perform app_private.refuse('UNAUTHORIZED');
    perform app_private.stop_if_refused();
  end if;
  perform app_private.refuse_update_of_account(v_account, input);
  perform app_private.stop_if_refused();

  update app_public.accounts a set
    name = case when v_attributes ? 'name' then btrim(v_attributes ->> 'name') else a.name end,
    email = case when v_attributes ? 'email' then nullif(btrim(v_attributes ->> 'email'), '') else a.email end,
    phone_number = case when v_attributes ? 'phoneNumber' then nullif(v_attributes ->> 'phoneNumber', '') else a.phone_number end,
    language = coalesce((v_attributes ->> 'language')::app_public.language, a.language),
    address = case
      when not v_attributes ? 'address' then a.address
      when jsonb_typeof(v_address) = 'object' then row(
        btrim(v_address ->> 'line1'), nullif(btrim(v_address ->> 'line2'), ''), btrim(v_address ->> 'postalCode'),
        btrim(v_address ->> 'city'), nullif(btrim(v_address ->> 'county'), ''), v_address ->> 'country',
        (v_address ->> 'latitude')::float8, (v_address ->> 'longitude')::float8
      )::app_public.address
    end
  where a.id = v_account.id
  returning a.* into v_account;
  return v_account;
end;
$$;
comment on function app_public.update_account(jsonb) is
  E'@impersonated partly\nChanges the account acted in; owners and admins. INVALID_ACTION: a name for a personal account, another kind of account than meant, or another e-mail or phone while impersonating. BLANK, INVALID, INVALID_PHONE_NUMBER, UNAUTHORIZED.';
grant execute on function app_public.update_account(jsonb) to app_user;
--! EndIncluded accounts/functions/update_account.sql
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
  E'@impersonated allowed\nSigns in with a link from a mail and confirms the user. OTP_EXPIRED_AND_RESENT: too old, a fresh one is on its way. OTP_EXPIRED: used or superseded. INVALID_TOKEN: unknown.';
grant execute on function app_public.use_session_otp(jsonb) to app_visitor, app_user;
--! EndIncluded accounts/functions/use_session_otp.sql
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
  E'@impersonated refused\nPuts a payout profile aside; invoices already sent in go their way. Refuses INVALID_ACTION while impersonating, FREELANCE_PROFILE_ARCHIVED when it is aside already.';
grant execute on function app_public.archive_freelance_profile(jsonb) to app_user;
--! EndIncluded payout/functions/archive_freelance_profile.sql
--! Included payout/functions/check_agreement.sql
-- Whoever read an older wording has not agreed to this one.
create or replace function app_private.check_agreement(attributes jsonb) returns void
language plpgsql volatile
as $$
begin
  if app_hidden.text_at(attributes, 'agreementVersion') <> (app_public.freelance_agreement()).version then
    perform app_private.refuse('INCLUSION', 'attributes.agreementVersion');
  end if;
end;
$$;
comment on function app_private.check_agreement(jsonb) is 'Refuses INCLUSION for a version of the agreement that is not the present one.';
grant execute on function app_private.check_agreement(jsonb) to app_user;
--! EndIncluded payout/functions/check_agreement.sql
--! Included payout/functions/check_bank_account.sql
-- A Norwegian profile's account in kroner is a Norwegian account: eleven digits that pass mod 11. A
-- profile abroad may be paid kroner to an account its own bank numbers as it likes. What looks like
-- an IBAN of a country the product serves must be one: money sent to a mistyped one comes back late.
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
  elsif v_number ~ '^(NO[0-9]{13}|SE[0-9]{22}|DK[0-9]{16}|FI[0-9]{16})$' and not app_hidden.is_iban(v_number) then
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
  perform app_private.check_agreement(attributes);
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
  E'@impersonated refused\nAdds a bank account to a payout profile. Refuses INVALID_ACTION while impersonating; AUTH_LEVEL_2_REQUIRED; FREELANCE_PROFILE_ARCHIVED; TOO_SHORT, TOO_BIG, INVALID or TAKEN for the number; INCLUSION for the currency.';
grant execute on function app_public.create_bank_account(jsonb) to app_user;
--! EndIncluded payout/functions/create_bank_account.sql
--! Included payout/functions/create_freelance_profile.sql
-- What the register knows of an organisation comes from $prepared and beats what was typed: then the
-- profile is verified. The first bank account is part of the profile and needs no second level;
-- every later one does. Two calls at once queue up, so that neither overlooks what the other makes.
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
  perform app_private.refuse_when_impersonating();
  perform app_private.require_invoicing();
  perform pg_advisory_xact_lock(hashtextextended('freelance_profiles:' || app_hidden.current_account_id(), 0));
  perform app_private.check_new_profile(v_type, v_attributes);
  perform app_private.stop_if_refused();

  insert into app_public.freelance_profiles (
    account_id, freelance_type, first_name, last_name, personal_number_masked, organization_name, organization_number,
    invoice_starting_number, salary_tax_percent, address, agreement_version, agreement_accepted_at
  ) values (
    app_hidden.current_account_id(), v_type,
    case when v_type = 'INDIVIDUAL' then app_hidden.text_at(v_attributes, 'firstName') end,
    case when v_type = 'INDIVIDUAL' then app_hidden.text_at(v_attributes, 'lastName') end,
    case when v_type = 'INDIVIDUAL' then app_hidden.masked_number(app_hidden.text_at(v_attributes, 'personalNumber')) end,
    case when v_type = 'ORGANIZATION' then app_hidden.text_at(v_attributes, 'organizationName') end,
    case when v_type = 'ORGANIZATION' then app_hidden.text_at(v_attributes, 'organizationNumber') end,
    coalesce((v_attributes ->> 'invoiceStartingNumber')::int, 1),
    coalesce((v_attributes ->> 'salaryTaxPercent')::numeric, app_hidden.rate('withholding_without_card', app_hidden.today())),
    app_hidden.address_from(v_attributes -> 'address'), app_hidden.text_at(v_attributes, 'agreementVersion'),
    case when app_hidden.text_at(v_attributes, 'agreementVersion') is not null then now() end
  ) returning * into v_profile;
  if v_type = 'ORGANIZATION' and v_company is not null then
    v_profile := app_private.record_registered_profile(v_profile.id, v_company);
  end if;
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
  E'@impersonated refused\nMakes a payout profile with its first bank account. Refuses INVALID_ACTION while impersonating and for another profile beside an individual one in a personal account; BLANK, INVALID or TAKEN for names and numbers.';
grant execute on function app_public.create_freelance_profile(jsonb) to app_user;
--! EndIncluded payout/functions/create_freelance_profile.sql
--! Included payout/functions/destroy_bank_account.sql
-- The row stays: paid invoices name it. The newest of the others becomes the default, if there is one.
create or replace function app_public.destroy_bank_account(input jsonb) returns app_public.bank_accounts
language plpgsql volatile
as $$
declare
  v_account app_public.bank_accounts;
begin
  perform app_private.refuse_when_impersonating();
  v_account := app_private.require_own_bank_account((input ->> 'id')::uuid);
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
  E'@impersonated refused\nPuts a bank account out of use. Refuses INVALID_ACTION while impersonating, AUTH_LEVEL_2_REQUIRED, FREELANCE_PROFILE_ARCHIVED.';
grant execute on function app_public.destroy_bank_account(jsonb) to app_user;
--! EndIncluded payout/functions/destroy_bank_account.sql
--! Included payout/functions/freelance_agreement.sql
-- The agreement's wording lies with the portal's texts; its version changes when the wording does.
-- The figures in it are today's rates, so that nobody agrees to others than they are charged. Sick
-- pay from the 17th day is the law's own number (document A, section 9) and no rate of ours.
create or replace function app_public.freelance_agreement() returns app_public.freelance_agreement
language sql stable
as $$
  select row(
    '2026-11', app_hidden.rate('platform_fee', app_hidden.today()), app_hidden.rate('employer_tax', app_hidden.today()),
    app_hidden.rate('vat_standard', app_hidden.today()), 17
  )::app_public.freelance_agreement
$$;
comment on function app_public.freelance_agreement() is
  'The version of the agreement a payout profile is made under, and the figures in it.';
grant execute on function app_public.freelance_agreement() to app_visitor, app_user;
comment on type app_public.freelance_agreement is 'The agreement a payout profile is made under: its version and the figures in it.';
comment on column app_public.freelance_agreement.version is 'Which wording, to be sent back as agreementVersion.';
comment on column app_public.freelance_agreement.platform_fee_percent is 'Per cent of an invoice without VAT that pays for the service.';
comment on column app_public.freelance_agreement.employer_tax_percent is 'Per cent of gross salary an employer pays.';
comment on column app_public.freelance_agreement.vat_percent is 'The standard rate of VAT, per cent.';
comment on column app_public.freelance_agreement.sick_pay_from_day is 'The sick day from which sick pay is paid.';
--! EndIncluded payout/functions/freelance_agreement.sql
--! Included payout/functions/has_begun_series.sql
-- Definer because the series are out of reach of every request.
create or replace function app_private.has_begun_series(profile_id uuid) returns boolean
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_private.invoice_number_series s where s.freelance_profile_id = profile_id and s.kind = 'INVOICE' and app_hidden.is_within_reach(s.account_id)
  )
$$;
comment on function app_private.has_begun_series(uuid) is 'Whether an invoice of the profile has been published.';
grant execute on function app_private.has_begun_series(uuid) to app_user;
--! EndIncluded payout/functions/has_begun_series.sql
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
    app_hidden.normal_account_number(attributes ->> 'swiftCode'), v_is_default
  ) returning * into v_account;
  return v_account;
end;
$$;
comment on function app_private.insert_bank_account(app_public.freelance_profiles, jsonb) is
  'Adds a checked bank account to a profile and makes it the default if asked, or if it is the first.';
grant execute on function app_private.insert_bank_account(app_public.freelance_profiles, jsonb) to app_user;
--! EndIncluded payout/functions/insert_bank_account.sql
--! Included payout/functions/next_profile_attributes.sql
-- Attributes of the other kind of profile are left out: a person has no organisation's name.
create or replace function app_private.next_profile_attributes(profile app_public.freelance_profiles, given jsonb) returns jsonb
language sql stable
as $$
  select app_private.profile_attributes(profile)
    || (given - array['freelanceType', 'bankAccount', 'referencePeople', 'personalNumber', 'agreementVersion', 'address']
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
  select nullif(upper(regexp_replace(number, '[^A-Za-z0-9]', '', 'g')), '')
$$;
comment on function app_hidden.normal_account_number(text) is 'An account number with everything but letters and digits taken out, in capitals.';
grant execute on function app_hidden.normal_account_number(text) to app_user, app_operator, app_worker;
--! EndIncluded payout/functions/normal_account_number.sql
--! Included payout/functions/record_registered_profile.sql
-- Definer because nobody in an account may say of itself that it is verified. Called by
-- createFreelanceProfile with what the register answered, in the transaction that made the profile;
-- for any other row, or another organisation than the answer's, it does nothing but fail.
create or replace function app_private.record_registered_profile(profile_id uuid, company jsonb) returns app_public.freelance_profiles
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_profile app_public.freelance_profiles;
begin
  update app_public.freelance_profiles p
  set
    verified = true, is_vat_registered = coalesce((company ->> 'vatRegistered')::boolean, false),
    is_in_business_register = coalesce((company ->> 'inBusinessRegister')::boolean, false)
  where p.id = profile_id and p.account_id = app_hidden.current_account_id() and app_hidden.can_manage()
    and p.freelance_type = 'ORGANIZATION' and p.organization_number = company ->> 'orgNumber' and p.created_at = now()
  returning p.* into v_profile;
  if not found then
    raise exception 'no profile of this organisation was just made';
  end if;
  return v_profile;
end;
$$;
comment on function app_private.record_registered_profile(uuid, jsonb) is
  'Marks a profile made in this transaction as found in the business register, with its VAT status.';
grant execute on function app_private.record_registered_profile(uuid, jsonb) to app_user;
--! EndIncluded payout/functions/record_registered_profile.sql
--! Included payout/functions/require_own_bank_account.sql
create or replace function app_private.require_own_bank_account(bank_account_id uuid) returns app_public.bank_accounts
language plpgsql volatile
as $$
declare
  v_account app_public.bank_accounts;
  v_profile app_public.freelance_profiles;
begin
  perform app_private.require_invoicing();
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
--! Included payout/functions/set_default_bank_account.sql
create or replace function app_public.set_default_bank_account(input jsonb) returns app_public.bank_accounts
language plpgsql volatile
as $$
declare
  v_account app_public.bank_accounts;
begin
  perform app_private.refuse_when_impersonating();
  v_account := app_private.require_own_bank_account((input ->> 'id')::uuid);
  update app_public.bank_accounts b set is_default = false
  where b.freelance_profile_id = v_account.freelance_profile_id and b.is_default and b.id <> v_account.id;
  update app_public.bank_accounts b set is_default = true where b.id = v_account.id returning b.* into v_account;
  return v_account;
end;
$$;
comment on function app_public.set_default_bank_account(jsonb) is
  E'@impersonated refused\nMakes an account the one its profile is paid to. Refuses INVALID_ACTION while impersonating, AUTH_LEVEL_2_REQUIRED, FREELANCE_PROFILE_ARCHIVED.';
grant execute on function app_public.set_default_bank_account(jsonb) to app_user;
--! EndIncluded payout/functions/set_default_bank_account.sql
--! Included payout/functions/unarchive_freelance_profile.sql
create or replace function app_public.unarchive_freelance_profile(input jsonb) returns app_public.freelance_profiles
language plpgsql volatile
as $$
declare
  v_profile app_public.freelance_profiles;
begin
  perform app_private.refuse_when_impersonating();
  v_profile := app_private.require_own_profile((input ->> 'id')::uuid);
  update app_public.freelance_profiles p set archived_at = null where p.id = v_profile.id returning p.* into v_profile;
  return v_profile;
end;
$$;
comment on function app_public.unarchive_freelance_profile(jsonb) is E'@impersonated refused\nTakes a payout profile up again. Changes nothing for one that is in use. Refuses INVALID_ACTION while impersonating.';
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
  v_profile app_public.freelance_profiles;
  v_next jsonb;
  v_number text := app_hidden.text_at(v_given, 'personalNumber');
  v_agreement text := app_hidden.text_at(v_given, 'agreementVersion');
begin
  perform app_private.refuse_when_impersonating();
  v_profile := app_private.require_own_profile((input ->> 'id')::uuid);
  v_next := app_private.next_profile_attributes(v_profile, v_given);
  perform app_private.refuse_archived_profile(v_profile);
  perform app_private.check_profile_changes(v_profile, v_given, v_next);
  perform app_private.check_changed_profile(v_profile, v_next, v_number);
  perform app_private.check_agreement(v_given);
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
    -- Agreeing again to the same wording does not make the agreement younger.
    agreement_version = coalesce(v_agreement, p.agreement_version),
    agreement_accepted_at = case when v_agreement is distinct from p.agreement_version and v_agreement is not null
      then now() else p.agreement_accepted_at end
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
  E'@impersonated refused\nChanges a payout profile; reference people, when sent, replace all of them. Refuses INVALID_ACTION while impersonating; FREELANCE_PROFILE_ARCHIVED; IMMUTABLE for registered facts and for a starting number in use; BLANK, INVALID or TAKEN.';
grant execute on function app_public.update_freelance_profile(jsonb) to app_user;
--! EndIncluded payout/functions/update_freelance_profile.sql
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
  E'@impersonated allowed\nPuts a client aside: it cannot be invoiced any more, and its organisation number is free again. Changes nothing when it is aside already.';
grant execute on function app_public.archive_client(jsonb) to app_user;
--! EndIncluded clients/functions/archive_client.sql
--! Included clients/functions/clients_help_article.sql
create or replace function app_public.clients_help_article(client app_public.clients) returns app_public.help_articles
language sql stable
as $$
  select h.* from app_public.help_articles h where h.org_number = client.org_number
$$;
comment on function app_public.clients_help_article(app_public.clients) is
  'What to know before invoicing this client; null when there is nothing.';
grant execute on function app_public.clients_help_article(app_public.clients) to app_user, app_operator;
--! EndIncluded clients/functions/clients_help_article.sql
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
  E'@impersonated allowed\nAdds a client to a payout profile. With nationalRegisterCheck name, number and address are the register''s. Refuses BLANK, INVALID, INCLUSION, TAKEN, INVOICE_NOT_ORGANIZATION, FREELANCE_PROFILE_ARCHIVED, BRREG_QUERY_FAILED.';
grant execute on function app_public.create_client(jsonb) to app_user;
--! EndIncluded clients/functions/create_client.sql
--! Included clients/functions/enqueue_support_message.sql
-- Definer because the queue belongs to the owner. It looks for itself whose client and profile they
-- are and where the client's article sends questions, so nobody can have mail sent elsewhere.
create or replace function app_private.enqueue_support_message(client_id uuid, profile_id uuid, message text) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform app_private.enqueue('clients/send_support_message', jsonb_build_object(
    'id', uuidv7(), 'to', (app_public.clients_help_article(c)).support_email, 'client', c.name,
    'clientOrgNumber', c.org_number, 'profile', p.display_name, 'senderName', app_hidden.current_actor_name(),
    'senderEmail', u.email, 'message', message
  ))
  from app_public.clients c
  join app_public.freelance_profiles p on p.account_id = c.account_id and p.id = profile_id
  join app_public.users u on u.id = app_hidden.current_user_id()
  where c.id = client_id and c.account_id = app_hidden.current_account_id();
end;
$$;
comment on function app_private.enqueue_support_message(uuid, uuid, text) is
  'The mail job of a question about invoicing a client: payload id, to, client, clientOrgNumber, profile, senderName, senderEmail and message.';
grant execute on function app_private.enqueue_support_message(uuid, uuid, text) to app_user;
--! EndIncluded clients/functions/enqueue_support_message.sql
--! Included clients/functions/send_support_message.sql
-- The message goes to whom the article names, by mail, and stays as an event of the client.
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
  if v_client.id is not null and v_article.support_email is null then
    perform app_private.refuse('INVALID_ACTION', 'clientId');
  elsif exists (
    select from app_public.events e
    where e.entity_id = v_client.id and e.event_type = 'SUPPORT_MESSAGE' and e.occurred_at > now() - interval '5 minutes'
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
  E'@impersonated allowed\nSends a message about invoicing a client to whom its help article names. Refuses BLANK without a message; INVALID_ACTION when there is nobody to ask; DELIVERY_FREQUENCY_EXCEEDED within 5 minutes of the last one.';
grant execute on function app_public.send_support_message(jsonb) to app_user;
--! EndIncluded clients/functions/send_support_message.sql
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
  E'@impersonated allowed\nChanges a client; reference people, when sent, replace all of them. Refuses as createClient does, and IMMUTABLE for type, profile and registered facts.';
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
  if input ? 'senderReferencePerson' then
    v_next.sender_reference_person_id :=
      app_private.named_reference_person(input -> 'senderReferencePerson', v_next.freelance_profile_id);
  elsif v_next.freelance_profile_id is distinct from invoice.freelance_profile_id then
    v_next.sender_reference_person_id := null;
  end if;
  if input ? 'clientReferencePerson' then
    v_next.client_reference_person_id :=
      app_private.named_reference_person(input -> 'clientReferencePerson', v_next.client_id);
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
--! Included invoicing/functions/check_invoice_line.sql
-- lines are all lines of the invoice as they would be, since a line may depend on another.
create or replace function app_private.check_invoice_line(line jsonb, lines jsonb, vat_rates numeric[], path text) returns void
language plpgsql volatile
as $$
declare
  v_field text;
begin
  if line ->> 'lineType' is null then
    perform app_private.refuse('BLANK', path || '.lineType');
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
  end if;
  if line ->> 'dependentOnPosition' is not null and (
    (line ->> 'lineType' in ('DIET', 'MILEAGE')) is not true
    or lines -> (line ->> 'dependentOnPosition')::int ->> 'lineType' is distinct from 'WORK'
    or (line ->> 'dependentOnPosition')::int < 0
  ) then
    perform app_private.refuse('INVALID', path || '.dependentOnPosition');
  end if;
end;
$$;
comment on function app_private.check_invoice_line(jsonb, jsonb, numeric[], text) is
  'Refuses what is wrong with a line even in a draft: an unknown VAT rate or occupation code, a report that ends before it starts, a dependence on what is not work.';
grant execute on function app_private.check_invoice_line(jsonb, jsonb, numeric[], text) to app_user;
--! EndIncluded invoicing/functions/check_invoice_line.sql
--! Included invoicing/functions/check_invoice_lines.sql
-- Positions count from 0, as the paths do.
create or replace function app_private.check_invoice_lines(lines jsonb, on_day date) returns void
language plpgsql volatile
as $$
declare
  v_vat_rates numeric[] := app_hidden.vat_rates(on_day);
begin
  perform app_private.check_invoice_line(t.line, lines, v_vat_rates, 'lines.' || t.place - 1)
  from jsonb_array_elements(lines) with ordinality as t (line, place);
end;
$$;
comment on function app_private.check_invoice_lines(jsonb, date) is 'Refuses what is wrong with any line even in a draft.';
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
    perform app_private.refuse('INVALID', 'senderReferencePerson');
  end if;
  if invoice.client_reference_person_id is not null and not exists (
    select from app_public.reference_people r
    where r.id = invoice.client_reference_person_id and r.client_id = invoice.client_id
  ) then
    perform app_private.refuse('INVALID', 'clientReferencePerson');
  end if;
  perform app_private.refuse_other_payee(invoice);
end;
$$;
comment on function app_private.check_invoice_parties(app_public.invoices) is
  'Refuses a profile, account, client or reference person that is not there or belongs to somebody else.';
grant execute on function app_private.check_invoice_parties(app_public.invoices) to app_user;
--! EndIncluded invoicing/functions/check_invoice_parties.sql
--! Included invoicing/functions/create_delivery.sql
-- Definer because a delivery is only ever made together with the job that carries it out. The worker
-- sends whatever the job names, so it is looked here that the invoice is the caller's, and that it goes
-- to its client and nobody else.
create or replace function app_private.create_delivery(
  invoice app_public.invoices, channel app_public.delivery_method, recipient text
) returns uuid
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_id uuid;
begin
  if not exists (
    select from app_public.invoices i join app_public.clients c on c.id = i.client_id
    where i.id = invoice.id and i.account_id = invoice.account_id and app_hidden.is_within_reach(i.account_id)
      and i.status in ('PUBLISHED', 'RESOLVED') and c.email = create_delivery.recipient::public.citext
  ) then
    raise exception 'not an invoice to send there' using errcode = 'insufficient_privilege';
  end if;
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
  perform app_private.record_event('invoices', v_invoice.id, v_invoice.account_id, 'CREATED', 'DRAFT');

  select i.* into v_invoice from app_public.invoices i where i.id = v_invoice.id;
  return v_invoice;
end;
$$;
comment on function app_public.create_invoice(jsonb) is
  E'@impersonated partly\nMakes a draft, which may be incomplete. Its amounts are computed here. Refuses UNAUTHORIZED; INVALID_ACTION for a bank account other than the default while impersonating; INVALID for what belongs to somebody else; FREELANCE_PROFILE_ARCHIVED; INVALID_INVOICED_ON; INCLUSION for an unknown VAT rate.';
grant execute on function app_public.create_invoice(jsonb) to app_user;
--! EndIncluded invoicing/functions/create_invoice.sql
--! Included invoicing/functions/create_invoice_line.sql
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
  E'@impersonated allowed\nAdds a line at the end of a draft, which is computed anew. Refuses INVOICE_SUBMITTED or INVOICE_PUBLISHED for what is no draft; TOO_BIG beyond 200 lines; BLANK, INVALID, INCLUSION, TOO_SMALL or TOO_BIG for what the line says.';
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
  end if;
  perform app_private.stop_if_refused();

  insert into app_public.receipts (account_id, invoice_id, file_id) values (v_invoice.account_id, v_invoice.id, v_file_id)
  returning * into v_receipt;
  return v_receipt;
end;
$$;
comment on function app_public.create_receipt(jsonb) is
  E'@impersonated allowed\nAttaches a receipt to a draft: PDF, PNG or JPEG, at most 10 000 000 bytes. Refuses INVOICE_SUBMITTED or INVOICE_PUBLISHED; TOO_BIG or INVALID for the file.';
grant execute on function app_public.create_receipt(jsonb) to app_user;
--! EndIncluded invoicing/functions/create_receipt.sql
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
  E'@impersonated allowed\n@destroys\nDeletes a draft with its lines and receipts. Refuses INVOICE_SUBMITTED or INVOICE_PUBLISHED for what is no draft.';
grant execute on function app_public.destroy_invoice(jsonb) to app_user;
--! EndIncluded invoicing/functions/destroy_invoice.sql
--! Included invoicing/functions/destroy_invoice_line.sql
-- The lines behind it move up, and those that depend on others move along with them.
create or replace function app_public.destroy_invoice_line(input jsonb) returns app_public.invoice_lines
language plpgsql volatile
as $$
declare
  v_line app_public.invoice_lines := app_private.require_own_line((input ->> 'id')::uuid);
  v_invoice app_public.invoices;
begin
  select i.* into v_invoice from app_public.invoices i where i.id = v_line.invoice_id;
  perform app_private.refuse_unless_draft(v_invoice);
  perform app_private.stop_if_refused();

  delete from app_public.invoice_lines l where l.id = v_line.id;
  update app_public.invoice_lines l
  set
    position = l.position - case when l.position > v_line.position then 1 else 0 end,
    dependent_on_position = case
      when l.dependent_on_position > v_line.position then l.dependent_on_position - 1
      when l.dependent_on_position < v_line.position then l.dependent_on_position
    end
  where l.invoice_id = v_invoice.id and (l.position > v_line.position or l.dependent_on_position >= v_line.position);
  perform app_private.recompute_invoice(v_invoice.id);
  return v_line;
end;
$$;
comment on function app_public.destroy_invoice_line(jsonb) is
  E'@impersonated allowed\n@destroys\nRemoves a line from a draft, which is computed anew. Refuses INVOICE_SUBMITTED or INVOICE_PUBLISHED for what is no draft.';
grant execute on function app_public.destroy_invoice_line(jsonb) to app_user;
--! EndIncluded invoicing/functions/destroy_invoice_line.sql
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
  E'@impersonated allowed\n@destroys\nRemoves a receipt from a draft. Refuses INVOICE_SUBMITTED or INVOICE_PUBLISHED.';
grant execute on function app_public.destroy_receipt(jsonb) to app_user;
--! EndIncluded invoicing/functions/destroy_receipt.sql
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
  v_sender app_public.reference_people;
  v_language app_public.language;
  v_seller jsonb := app_hidden.invoice_seller(invoice.freelance_profile_id);
  v_freelancer jsonb := app_private.draw_freelancer(invoice);
begin
  select c.* into v_client from app_public.clients c where c.id = invoice.client_id;
  select p.* into v_profile from app_public.freelance_profiles p where p.id = invoice.freelance_profile_id;
  select s.* into v_settings from app_public.invoicing_settings s;
  select r.* into v_receiver from app_public.reference_people r where r.id = invoice.client_reference_person_id;
  select r.* into v_sender from app_public.reference_people r where r.id = invoice.sender_reference_person_id;
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
    'senderReference', v_sender.name, 'orderReference', invoice.order_reference,
    'note', app_hidden.invoice_note(v_seller, v_freelancer ->> 'name', v_settings.company_name, v_language),
    'publicPath', app_public.invoices_public_path(invoice)
  ) || app_private.draw_period(invoice) || jsonb_build_object('breakdown', app_private.draw_breakdown(invoice));
end;
$$;
comment on function app_private.draw_invoice(app_public.invoices) is
  'What a document shows of an invoice, from the rows as they are now.';
--! EndIncluded invoicing/functions/draw_invoice.sql
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
  perform app_private.require_transition('invoices', null, null, 'create');
  perform app_private.stop_if_refused();
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
    v_source.sender_reference_person_id,
    (select r.id from app_public.reference_people r join app_public.clients c on c.id = r.client_id
      where r.id = v_source.client_reference_person_id and c.archived_at is null),
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
  E'@impersonated allowed\nMakes a draft with the same parties and lines as an invoice in any state, without number, dates, receipts and events.';
grant execute on function app_public.duplicate_invoice(jsonb) to app_user;
--! EndIncluded invoicing/functions/duplicate_invoice.sql
--! Included invoicing/functions/insert_invoice_lines.sql
create or replace function app_private.insert_invoice_lines(
  invoice app_public.invoices, lines jsonb, first_position int
) returns void
language sql volatile
as $$
  insert into app_public.invoice_lines (
    account_id, invoice_id, position, line_type, description, occupation_code_id, quantity, remaining_quantity,
    unit_price_minor, diet_taxable_unit_price_minor, diet_non_taxable_unit_price_minor, address_from, address_to,
    vat_rate, work_report, dependent_on_position, collapsed
  )
  select
    invoice.account_id, invoice.id, first_position + t.place - 1, (t.line ->> 'lineType')::app_public.line_type,
    nullif(btrim(t.line ->> 'description'), ''), (t.line ->> 'occupationCodeId')::uuid,
    trim_scale((t.line ->> 'quantity')::numeric), trim_scale((t.line ->> 'quantity')::numeric),
    (t.line ->> 'unitPrice')::bigint, (t.line ->> 'dietTaxableUnitPrice')::bigint,
    (t.line ->> 'dietNonTaxableUnitPrice')::bigint,
    nullif(btrim(t.line ->> 'addressFrom'), ''), nullif(btrim(t.line ->> 'addressTo'), ''),
    trim_scale((t.line ->> 'vatRate')::numeric), app_hidden.work_report(t.line -> 'workReport'),
    (t.line ->> 'dependentOnPosition')::int, coalesce((t.line ->> 'collapsed')::boolean, false)
  from jsonb_array_elements(lines) with ordinality as t (line, place)
$$;
comment on function app_private.insert_invoice_lines(app_public.invoices, jsonb, int) is
  'Adds lines to a draft from the given position on. The caller recomputes afterwards.';
grant execute on function app_private.insert_invoice_lines(app_public.invoices, jsonb, int) to app_user;
--! EndIncluded invoicing/functions/insert_invoice_lines.sql
--! Included invoicing/functions/invoice_line_input.sql
create or replace function app_hidden.invoice_line_input(line app_public.invoice_lines) returns jsonb
language sql stable
as $$
  select jsonb_build_object(
    'lineType', (line).line_type, 'description', (line).description, 'occupationCodeId', (line).occupation_code_id,
    'quantity', (line).quantity, 'unitPrice', (line).unit_price_minor, 'vatRate', (line).vat_rate,
    'dietTaxableUnitPrice', (line).diet_taxable_unit_price_minor,
    'dietNonTaxableUnitPrice', (line).diet_non_taxable_unit_price_minor, 'addressFrom', (line).address_from,
    'addressTo', (line).address_to, 'dependentOnPosition', (line).dependent_on_position, 'collapsed', (line).collapsed,
    'workReport', case when (line).work_report is distinct from null then jsonb_build_object(
      'type', ((line).work_report).report_type, 'startDate', ((line).work_report).start_date,
      'endDate', ((line).work_report).end_date, 'hours', ((line).work_report).hours,
      'startTime', ((line).work_report).start_time, 'endTime', ((line).work_report).end_time
    ) end
  )
$$;
comment on function app_hidden.invoice_line_input(app_public.invoice_lines) is
  'A line as InvoiceLineInput has it, to lay the changed fields over.';
grant execute on function app_hidden.invoice_line_input(app_public.invoice_lines) to app_user;
--! EndIncluded invoicing/functions/invoice_line_input.sql
--! Included invoicing/functions/invoice_lines_dependent_lines.sql
create or replace function app_public.invoice_lines_dependent_lines(line app_public.invoice_lines)
returns setof app_public.invoice_lines
language sql stable
as $$
  select l.* from app_public.invoice_lines l
  where l.invoice_id = line.invoice_id and l.dependent_on_position = line.position
  order by l.position
$$;
comment on function app_public.invoice_lines_dependent_lines(app_public.invoice_lines) is
  'WORK: the diet and mileage lines that belong to it.';
grant execute on function app_public.invoice_lines_dependent_lines(app_public.invoice_lines) to app_user, app_operator;
--! EndIncluded invoicing/functions/invoice_lines_dependent_lines.sql
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
    'isSent', exists (select from app_public.deliveries s where s.invoice_id = i.id),
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
      'inBusinessRegister', s.is_in_business_register, 'isFreelancer', false, 'address', app_hidden.address_json(s.address)
    )
    else jsonb_build_object(
      'name', p.organization_name, 'organizationNumber', p.organization_number, 'vatRegistered', p.is_vat_registered,
      'inBusinessRegister', p.is_in_business_register, 'isFreelancer', true, 'address', app_hidden.address_json(p.address)
    )
  end
  from app_public.freelance_profiles p cross join app_public.invoicing_settings s
  where p.id = $1 and app_hidden.is_within_reach(p.account_id)
$$;
comment on function app_hidden.invoice_seller(uuid) is
  'The legal seller on a profile''s invoices: {name, organizationNumber, vatRegistered, inBusinessRegister, isFreelancer, address}.';
grant execute on function app_hidden.invoice_seller(uuid) to app_user, app_operator, app_worker;
--! EndIncluded invoicing/functions/invoice_seller.sql
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
    where p.id = $1 and app_hidden.is_within_reach(p.account_id)
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
    ('type', ((line).work_report).report_type is null),
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
--! Included invoicing/functions/named_reference_person.sql
-- A reference person has no number of their own on paper: names and e-mails are unique among those
-- of one owner, so either finds them as well as an id does. Nobody found is an id nobody has, which
-- the check of the parties refuses like any other.
create or replace function app_private.named_reference_person(person jsonb, owner_id uuid) returns uuid
language sql stable
as $$
  select case
    when jsonb_typeof(person) is distinct from 'object' then null
    when person ->> 'id' is not null then (person ->> 'id')::uuid
    else coalesce((
      select r.id from app_public.reference_people r
      where owner_id in (r.client_id, r.freelance_profile_id)
        and num_nonnulls(named.name, named.email) > 0
        and coalesce(lower(r.name) = named.name, true) and coalesce(lower(r.email::text) = named.email, true)
    ), '00000000-0000-0000-0000-000000000000')
  end
  from (
    select lower(app_hidden.text_at(person, 'name')) as name, lower(app_hidden.text_at(person, 'email')) as email
  ) as named
$$;
comment on function app_private.named_reference_person(jsonb, uuid) is
  'Which of a profile''s or client''s reference people is meant, by id, name or e-mail: {id, name, email}.';
grant execute on function app_private.named_reference_person(jsonb, uuid) to app_user;
--! EndIncluded invoicing/functions/named_reference_person.sql
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
  from app_public.invoices i
  where i.id = invoice_id and i.status = 'DRAFT' and app_hidden.is_within_reach(i.account_id);
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
--! Included invoicing/functions/record_invoice_pdf.sql
-- Definer because the worker holds no table. The first PDF stays: the client's copy and ours are
-- the same bytes. Until EHF exists, who prefers it gets e-mail; who has no address for it gets nothing,
-- and that is an event and not a silence.
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
  elsif v_client.preferred_delivery_method <> 'NONE' then
    perform app_private.record_event(
      'invoices', invoice_id, v_invoice.account_id, 'SENDING_FAILED', v_invoice.status::text,
      jsonb_build_object('channel', 'EMAIL', 'reason', 'CLIENT_EMAIL_MISSING')
    );
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
  'Refuses INVALID_ACTION at freelanceProfileId or bankAccountId when an operator who acts as the user would change who is paid. The argument is the draft as it would be.';
grant execute on function app_private.refuse_other_payee(app_public.invoices) to app_user;
--! EndIncluded invoicing/functions/refuse_other_payee.sql
--! Included invoicing/functions/require_own_line.sql
-- The invoice is locked with it: two changes of lines of one draft queue up.
create or replace function app_private.require_own_line(line_id uuid) returns app_public.invoice_lines
language plpgsql volatile
as $$
declare
  v_line app_public.invoice_lines;
begin
  perform app_private.require_invoicing();
  perform i.id from app_public.invoices i
  where i.id = (select l.invoice_id from app_public.invoice_lines l where l.id = line_id) for update;
  select l.* into v_line from app_public.invoice_lines l where l.id = line_id;
  if not found then
    perform app_private.refuse('INVALID', 'id');
    perform app_private.stop_if_refused();
  end if;
  return v_line;
end;
$$;
comment on function app_private.require_own_line(uuid) is
  'The caller''s own invoice line, its invoice locked. Stops with UNAUTHORIZED, or INVALID at id when there is no such line.';
grant execute on function app_private.require_own_line(uuid) to app_user;
--! EndIncluded invoicing/functions/require_own_line.sql
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
    perform app_private.refuse_when_impersonating();
    v_invoice := app_private.require_own_invoice(v_id);
  end if;
  return app_private.move_invoice(v_id, 'resolve');
end;
$$;
comment on function app_public.resolve_invoice(jsonb) is
  E'@impersonated refused\nMarks a published invoice as paid in full. Operators with FINANCE, or the owner of an organisation''s profile. Refuses INVALID_ACTION while impersonating, INVOICE_NOT_PUBLISHED.';
grant execute on function app_public.resolve_invoice(jsonb) to app_user, app_operator;
--! EndIncluded invoicing/functions/resolve_invoice.sql
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
  v_recipient := (select c.email from app_public.clients c where c.id = v_invoice.client_id);
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
  E'@impersonated refused\nSends a published invoice to the client by e-mail again. Refuses INVALID_ACTION while impersonating, INVOICE_NOT_PUBLISHED, CLIENT_EMAIL_MISSING, and DELIVERY_FREQUENCY_EXCEEDED within 5 minutes of the last one.';
grant execute on function app_public.send_invoice_via_email(jsonb) to app_user;
--! EndIncluded invoicing/functions/send_invoice_via_email.sql
--! Included invoicing/functions/store_computed.sql
-- The rates are kept with the amounts, so that a document can be explained years later. Nothing of
-- what is computed here is credited yet, so all of it remains.
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
    amount_minor = sums.amount, vat_minor = sums.vat,
    platform_fee_percent = case when profile.id is not null then (input ->> 'platformFeePercent')::numeric end,
    employer_tax_percent =
      case when profile.freelance_type = 'INDIVIDUAL' then (input ->> 'employerTaxPercent')::numeric end,
    salary_tax_percent =
      case when profile.freelance_type = 'INDIVIDUAL' then (input ->> 'salaryTaxPercent')::numeric end,
    mileage_tax_free_unit_price_minor =
      case when profile.freelance_type = 'INDIVIDUAL' then (input ->> 'mileageTaxFreeUnitPrice')::bigint end,
    platform_fee_amount_minor = parts.platform_fee, employer_tax_amount_minor = parts.employer_tax,
    salary_tax_amount_minor = parts.salary_tax, gross_salary_minor = parts.gross_salary,
    payout_amount_minor = parts.payout,
    remaining_amount_minor = sums.amount, remaining_vat_minor = sums.vat,
    remaining_platform_fee_amount_minor = parts.platform_fee,
    remaining_employer_tax_amount_minor = parts.employer_tax,
    remaining_salary_tax_amount_minor = parts.salary_tax, remaining_gross_salary_minor = parts.gross_salary,
    remaining_payout_amount_minor = parts.payout,
    calculation_error = (result ->> 'error')::app_public.error_code
  from
    (select
      coalesce((result ->> 'amount')::bigint, 0) as amount, coalesce((result ->> 'vat')::bigint, 0) as vat
    ) as sums,
    (select case when profile.id is null or result ? 'error' then '{}' else result end as computed) as given,
    lateral (select
      coalesce((computed ->> 'platformFeeAmount')::bigint, 0) as platform_fee,
      coalesce((computed ->> 'employerTaxAmount')::bigint, 0) as employer_tax,
      coalesce((computed ->> 'salaryTaxAmount')::bigint, 0) as salary_tax,
      coalesce((computed ->> 'grossSalary')::bigint, 0) as gross_salary,
      coalesce((computed ->> 'payoutAmount')::bigint, 0) as payout
    ) as parts
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
  E'@impersonated refused\nSends a complete draft in for approval. Refuses INVALID_ACTION while impersonating, INVALID_TRANSITION for what is no draft, FREELANCE_PROFILE_ARCHIVED, CLIENT_INSOLVENT, SENDER_EQUALS_RECEIVER, OCCUPATION_CODE_DISABLED, INVALID_INVOICED_ON, INVOICE_CALCULATION_FAILED, BANK_ID_VERIFICATION_REQUIRED, and BLANK at whatever is missing.';
grant execute on function app_public.submit_invoice(jsonb) to app_user;
--! EndIncluded invoicing/functions/submit_invoice.sql
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
    new.platform_fee_percent, new.employer_tax_percent, new.salary_tax_percent,
    new.mileage_tax_free_unit_price_minor, new.amount_minor, new.vat_minor,
    new.platform_fee_amount_minor, new.employer_tax_amount_minor, new.salary_tax_amount_minor, new.gross_salary_minor,
    new.payout_amount_minor, new.buyer_reference, new.order_reference, new.invoiced_on, new.due_on, new.submitted_at
  ) is distinct from (
    old.account_id, old.freelance_profile_id, old.bank_account_id, old.client_id, old.currency,
    old.platform_fee_percent, old.employer_tax_percent, old.salary_tax_percent,
    old.mileage_tax_free_unit_price_minor, old.amount_minor, old.vat_minor,
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
  E'@impersonated partly\nChanges a draft; lines, when sent, replace all of its lines. Refuses as createInvoice does, INVALID_ACTION for another profile or bank account while impersonating, and INVOICE_SUBMITTED or INVOICE_PUBLISHED for what is no draft.';
grant execute on function app_public.update_invoice(jsonb) to app_user;
--! EndIncluded invoicing/functions/update_invoice.sql
--! Included invoicing/functions/update_invoice_line.sql
-- Absent fields stay, null clears. What depended on work that is no work any more depends on nothing.
create or replace function app_public.update_invoice_line(input jsonb) returns app_public.invoice_lines
language plpgsql volatile
as $$
declare
  v_line app_public.invoice_lines := app_private.require_own_line((input ->> 'id')::uuid);
  v_next jsonb := app_hidden.invoice_line_input(v_line) || (input -> 'attributes');
  v_invoice app_public.invoices;
begin
  select i.* into v_invoice from app_public.invoices i where i.id = v_line.invoice_id;
  perform app_private.refuse_unless_draft(v_invoice);
  perform app_private.check_invoice_line(
    v_next, jsonb_set(app_hidden.invoice_lines_input(v_invoice.id), array[v_line.position::text], v_next),
    app_hidden.vat_rates(coalesce(v_invoice.invoiced_on, app_hidden.today())), 'attributes'
  );
  perform app_private.stop_if_refused();

  update app_public.invoice_lines l
  set
    line_type = (v_next ->> 'lineType')::app_public.line_type, description = app_hidden.text_at(v_next, 'description'),
    occupation_code_id = (v_next ->> 'occupationCodeId')::uuid, quantity = trim_scale((v_next ->> 'quantity')::numeric),
    remaining_quantity = trim_scale((v_next ->> 'quantity')::numeric), unit_price_minor = (v_next ->> 'unitPrice')::bigint,
    diet_taxable_unit_price_minor = (v_next ->> 'dietTaxableUnitPrice')::bigint,
    diet_non_taxable_unit_price_minor = (v_next ->> 'dietNonTaxableUnitPrice')::bigint,
    address_from = app_hidden.text_at(v_next, 'addressFrom'), address_to = app_hidden.text_at(v_next, 'addressTo'),
    vat_rate = trim_scale((v_next ->> 'vatRate')::numeric), work_report = app_hidden.work_report(v_next -> 'workReport'),
    dependent_on_position = (v_next ->> 'dependentOnPosition')::int,
    collapsed = coalesce((v_next ->> 'collapsed')::boolean, false)
  where l.id = v_line.id;
  update app_public.invoice_lines l set dependent_on_position = null
  where l.invoice_id = v_invoice.id and l.dependent_on_position = v_line.position and v_next ->> 'lineType' <> 'WORK';
  perform app_private.recompute_invoice(v_invoice.id);
  select l.* into v_line from app_public.invoice_lines l where l.id = v_line.id;
  return v_line;
end;
$$;
comment on function app_public.update_invoice_line(jsonb) is
  E'@impersonated allowed\nChanges a line of a draft, which is computed anew. Refuses as createInvoiceLine does.';
grant execute on function app_public.update_invoice_line(jsonb) to app_user;
--! EndIncluded invoicing/functions/update_invoice_line.sql
--! Included invoicing/functions/work_report.sql
create or replace function app_hidden.work_report(input jsonb) returns app_public.work_report
language sql immutable
as $$
  select case when jsonb_typeof(input) = 'object' then row(
    (input ->> 'type')::app_public.unit_type, (input ->> 'startDate')::date, (input ->> 'endDate')::date,
    trim_scale((input ->> 'hours')::numeric), (input ->> 'startTime')::time, (input ->> 'endTime')::time
  )::app_public.work_report end
$$;
comment on function app_hidden.work_report(jsonb) is 'A work report from the input of a line; null when there is none.';
grant execute on function app_hidden.work_report(jsonb) to app_user, app_operator, app_worker;

comment on type app_public.work_report is 'When work was done: as a task of so many hours, or by the clock.';
comment on column app_public.work_report.report_type is E'@name type\nTASK or TIME.';
comment on column app_public.work_report.start_date is 'The first day.';
comment on column app_public.work_report.end_date is 'The last day.';
comment on column app_public.work_report.hours is 'TASK: hours worked.';
comment on column app_public.work_report.start_time is 'TIME: when it began.';
comment on column app_public.work_report.end_time is 'TIME: when it ended.';
--! EndIncluded invoicing/functions/work_report.sql
--! Included invoicing/functions/write_invoice_lines.sql
-- Lines are replaced as a whole: the browser holds the draft, and a draft's lines have no history
-- that anybody could refer to.
create or replace function app_private.write_invoice_lines(invoice app_public.invoices, lines jsonb) returns void
language sql volatile
as $$
  delete from app_public.invoice_lines l where l.invoice_id = invoice.id;
  select app_private.insert_invoice_lines(invoice, coalesce(nullif(lines, 'null'), '[]'), 0)
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

comment on view app_public.members is E'@prefix mem\n@primaryKey id\n@foreignKey (account_id) references app_public.accounts (id)|@fieldName account\n@list\n@largestPage 10000\n@search search_text\n@label email\nA member of the current account (document A, section 3, Member).';
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
comment on column app_public.audit_entries.table_name is E'@holds table\nThe table that changed.';
comment on column app_public.audit_entries.row_id is E'@holds row\n@listed\nThe row that changed.';
comment on column app_public.audit_entries.operation is 'INSERT, UPDATE or DELETE.';
comment on column app_public.audit_entries.actor is 'The name of who did it, as it was then.';
comment on column app_public.audit_entries.actor_kind is 'A person, an operator or the worker.';
comment on column app_public.audit_entries.user_id is E'@points users\n@unlisted\nThe user in whose name it was done.';
comment on column app_public.audit_entries.session_id is E'@points sessions\n@unlisted\nThe session in which it was done.';
comment on column app_public.audit_entries.administrator_id is E'@points operators\n@unlisted\nThe operator who impersonated the user.';
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
comment on column app_public.events.entity is E'@holds table\nThe table the thing is in.';
comment on column app_public.events.entity_id is E'@holds row\n@listed\nThe thing.';
comment on column app_public.events.account_id is E'@points accounts\nThe account it belongs to.';
comment on column app_public.events.event_type is E'@holds word\nWhat happened, in the past tense.';
comment on column app_public.events.status is E'@holds state\nThe status after.';
comment on column app_public.events.actor is 'The name of who did it, as it was then.';
comment on column app_public.events.actor_kind is 'A person, an operator or the worker.';
comment on column app_public.events.user_id is E'@points users\n@unlisted\nThe user who did it; null for the worker.';
comment on column app_public.events.administrator_id is E'@points operators\n@unlisted\nThe operator who acted in the user''s name.';
comment on column app_public.events.data is 'What else is worth knowing about this kind of event.';
comment on column app_public.events.occurred_at is 'When, UTC.';
--! EndIncluded core/tables/events.rules.sql
--! Included core/tables/files.rules.sql
-- Stored bytes: receipts, documents, pictures. A row is made by register_file() only.
select app_private.begin_rules('app_public.files');

create policy "members read their account's files" on app_public.files for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
grant select on app_public.files to app_user;

comment on table app_public.files is E'@name Attachment\n@prefix fil\n@section system\n@icon folder\n@label filename\n@name.nb Filer\n@name.en Files\nA stored file. Its paths are signed links that work for ten minutes.';
comment on column app_public.files.account_id is E'@points accounts\nThe account it belongs to; null for the product''s own.';
comment on column app_public.files.filename is 'The name it was given, at most 255 characters.';
comment on column app_public.files.content_type is 'The media type, sniffed from the bytes.';
comment on column app_public.files.byte_size is E'@holds bytes\nSize in bytes.';
comment on column app_public.files.sha256 is E'@behavior -*\nHash of the bytes.';
comment on column app_public.files.storage_key is E'@behavior -*\nWhere the bytes are kept.';
comment on column app_public.files.thumb_storage_key is E'@behavior -*\nWhere the small picture is kept.';
comment on column app_public.files.created_by is E'@points users\nThe user who uploaded it.';
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

comment on table app_public.rates is E'@prefix rat\n@section settings\n@icon percent\n@label rate_key\n@name.nb Satser\n@name.en Rates\nRates with the days they are valid. Documents keep the rates they were computed with.';
comment on column app_public.rates.rate_key is E'@holds word\nWhich rate, for example employer_tax.';
comment on column app_public.rates.value is E'@unit unit\n@sum\nA percentage, or minor units (øre) per piece.';
comment on column app_public.rates.unit is E'@unlisted\nPERCENT or MINOR.';
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

comment on table app_public.transitions is E'@prefix trn\n@section system\n@icon alt_route\n@label action\n@name.nb Overganger\n@name.en Transitions\nA row for each change of status that is possible; the guard refuses every other.';
comment on column app_public.transitions.entity is E'@holds table\nThe table whose status changes.';
comment on column app_public.transitions.action is E'@holds word\nThe verb, as in the mutation''s name.';
comment on column app_public.transitions.from_status is E'@holds state\nThe status before; null for a row that is made.';
comment on column app_public.transitions.to_status is E'@holds state\nThe status after.';
comment on column app_public.transitions.actors is E'@holds word\nWho may: OWNER, ADMIN, MEMBER, WORKER, OPERATOR_READ, OPERATOR_REVIEW, OPERATOR_FINANCE, OPERATOR_ADMIN.';
comment on column app_public.transitions.condition is E'@holds word\nA predicate of app_hidden that must hold for the row as well.';
comment on column app_public.transitions.refusal is E'@holds errorCode\nThe code answered when the action is asked for in another status.';
comment on column app_public.transitions.position is 'The order in which actions are shown.';
--! EndIncluded core/tables/transitions.rules.sql
--! Included identity/tables/operators.rules.sql
-- The people of the house. An operator is a user like any other, with the same password, and in
-- addition a role here and a TOTP secret.
select app_private.begin_rules('app_public.operators');

create policy "administrating operators change roles" on app_public.operators for update to app_operator
  using ((select app_hidden.current_operator_role()) = 'ADMIN');
grant update (operator_role, disabled_at) on app_public.operators to app_operator;

comment on table app_public.operators is E'@prefix opr\n@section system\n@icon support_agent\n@name.nb Operatører\n@name.en Operators\nThose who work for the house and sign in to the admin console.';
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
select app_private.begin_rules('app_public.phone_numbers', array['masked:number', 'masked:e164']);

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

comment on table app_public.sessions is E'@prefix ses\n@section people\n@icon login\n@label created_at\n@name.nb Økter\n@name.en Sessions\nA session acts in exactly one account, or for the house when an operator''s (document A, section 3, Session).';
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
comment on column app_public.sessions.expires_at is 'When it is over in any case, UTC: 90 days after its start, two hours when an operator acts as the user.';
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

comment on table app_private.sign_in_attempts is 'Tries at passwords and at registering, and requests for links, by address and IP.';
comment on column app_private.sign_in_attempts.id is 'Key.';
comment on column app_private.sign_in_attempts.kind is 'PASSWORD: a try at a password, an operator''s too. LINK: a request for a link. REGISTRATION: a try at registering.';
comment on column app_private.sign_in_attempts.email is 'The address typed in, whether or not anybody has it.';
comment on column app_private.sign_in_attempts.ip is 'Where it came from, for IPv6 the /64 around it; null when not known.';
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
comment on column app_private.sms_codes.ip is 'Where it was asked for, for IPv6 the /64 around it; null when not known.';
comment on column app_private.sms_codes.wrong_tries is 'How often a wrong code was typed. After five it is worth nothing.';
comment on column app_private.sms_codes.expires_at is 'When it stops working, 10 minutes after it was made, UTC.';
comment on column app_private.sms_codes.used_at is 'When it was confirmed, UTC.';
comment on column app_private.sms_codes.superseded_at is 'When a newer code for the number took its place, UTC.';
comment on column app_private.sms_codes.sent_at is 'When the gateway took it, UTC.';
comment on column app_private.sms_codes.failed_at is 'When the gateway refused the number for good, UTC.';
comment on column app_private.sms_codes.created_at is 'When it was made, UTC.';
--! EndIncluded identity/tables/sms_codes.rules.sql
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
grant update (blocked_at) on app_public.users to app_operator;

create trigger _500_revoke_sessions after update of blocked_at on app_public.users for each row
  when (old.blocked_at is null and new.blocked_at is not null)
  execute function app_private.tg_users__revoke_sessions();

comment on table app_public.users is E'@prefix usr\n@search search_text\n@section people\n@icon person\n@label display_name\n@name.nb Personer\n@name.en People\nA person who can sign in (document A, section 3, User).';
comment on column app_public.users.id is 'Key.';
comment on column app_public.users.email is E'@sort\nThe address one-time links go to. Unique whatever the case; a change takes effect when the link sent to the new address is used.';
comment on column app_public.users.first_name is E'@unlisted\nGiven name, at most 100 characters; null until an invited person has said it.';
comment on column app_public.users.last_name is E'@unlisted\n@sort\nFamily name, at most 100 characters; null until an invited person has said it.';
comment on column app_public.users.language is E'@filter\nThe language of the interface and of mail: NB or EN.';
comment on column app_public.users.confirmed_at is 'When a link sent to the address was first used, UTC.';
comment on column app_public.users.confirmed is E'@filter\nWhether a link sent to the address has been used. Until then the person stays at the gate.';
comment on column app_public.users.marketing_consent is E'@unlisted\nWhether news may be mailed.';
comment on column app_public.users.necessary_cookies_consent is 'Whether necessary cookies were accepted at registration.';
comment on column app_public.users.referrer is E'@unlisted\nWhere the person came from, as said at registration.';
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

comment on table app_public.accounts is E'@prefix acc\n@search search_text\n@search owner.search_text\n@section people\n@label display_name\n@icon apartment\n@name.nb Kontoer\n@name.en Accounts\nA tenant: a person''s own account or a team''s (document A, section 3, Account).';
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

comment on table app_public.department_memberships is E'@prefix dmb\n@section people\n@icon person_pin\n@label membership_id\n@name.nb Avdelingsmedlemskap\n@name.en Department memberships\nA member''s role in a department (document A, section 3, Department membership).';
comment on constraint department_memberships_department_id_account_id_fkey on app_public.department_memberships is E'@fieldName department\n@foreignFieldName departmentMemberships';
comment on constraint department_memberships_membership_id_account_id_fkey on app_public.department_memberships is E'@fieldName membership';
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

comment on table app_public.departments is E'@prefix dep\n@list\n@search search_text\n@section people\n@icon account_tree\n@label name\n@name.nb Avdelinger\n@name.en Departments\nA part of a team (document A, section 3, Department).';
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

comment on table app_public.memberships is E'@prefix mbs\n@section people\n@icon groups\n@label user_id\n@name.nb Medlemskap\n@name.en Memberships\nA user''s role in an account (document A, section 6).';
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
select app_private.begin_rules('app_public.freelance_profiles', array['personal_number_masked']);

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
  invoice_starting_number, salary_tax_percent, address, agreement_version, agreement_accepted_at
) on app_public.freelance_profiles to app_user;
grant update (
  first_name, last_name, personal_number_masked, organization_name, organization_number, invoice_starting_number,
  salary_tax_percent, address, archived_at, agreement_version, agreement_accepted_at
) on app_public.freelance_profiles to app_user;
grant update (verified, is_vat_registered, is_in_business_register) on app_public.freelance_profiles to app_operator;

comment on table app_public.freelance_profiles is E'@prefix frp\n@list\n@defaultSort created_at desc\n@search search_text\n@section payout\n@label display_name\n@icon badge\n@name.nb Utbetalingsprofiler\n@name.en Payout profiles\nWho is paid: a person, or an organisation that invoices in its own name.';
comment on column app_public.freelance_profiles.account_id is 'The account it belongs to.';
comment on column app_public.freelance_profiles.profile_number is 'Six digits, unique in the product. Opens the KID and the document number.';
comment on column app_public.freelance_profiles.freelance_type is E'@filter\nINDIVIDUAL is employed and taxed for each invoice; ORGANIZATION invoices itself.';
comment on column app_public.freelance_profiles.first_name is 'First name of an individual.';
comment on column app_public.freelance_profiles.last_name is 'Last name of an individual.';
comment on column app_public.freelance_profiles.personal_number_masked is E'@name personalNumber\nThe personal number with all after the first six characters hidden.';
comment on column app_public.freelance_profiles.organization_name is 'Name of an organisation.';
comment on column app_public.freelance_profiles.organization_number is 'Registration number of an organisation; nine digits, mod 11, in Norway.';
comment on column app_public.freelance_profiles.invoice_starting_number is E'@unlisted\nThe number of the first invoice. Fixed once one is published.';
comment on column app_public.freelance_profiles.salary_tax_percent is 'Per cent withheld from salary by the tax card; 50 without one.';
comment on column app_public.freelance_profiles.is_vat_registered is 'Whether an organisation may charge VAT, as the register says. Without it only 0 % is allowed.';
comment on column app_public.freelance_profiles.is_in_business_register is 'Whether an organisation is in Foretaksregisteret, which its invoices must say.';
comment on column app_public.freelance_profiles.address is 'Postal address; the seller''s on an organisation''s invoices.';
comment on column app_public.freelance_profiles.verified is 'Found in the business register, identified, or confirmed by an operator. Demanded for automatic approval.';
comment on column app_public.freelance_profiles.archived_at is E'@filter archived\nWhen it was put aside; it cannot be used until taken up again.';
comment on column app_public.freelance_profiles.agreement_version is 'The version of the agreement its owner has accepted; null when it was made before there was one.';
comment on column app_public.freelance_profiles.agreement_accepted_at is 'When the agreement was accepted, UTC.';
comment on column app_public.freelance_profiles.display_name is 'The organisation''s name, or the person''s.';
comment on column app_public.freelance_profiles.search_text is E'@behavior -*\nWhat search looks in.';
comment on column app_public.freelance_profiles.created_at is E'@sort\nWhen it was made, UTC.';
comment on column app_public.freelance_profiles.updated_at is 'When it was last changed, UTC.';
--! EndIncluded payout/tables/freelance_profiles.rules.sql
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
comment on column app_public.clients.national_register_check is E'@unlisted\nWhether name, number and address come from the national business register, and are locked.';
comment on column app_public.clients.language is 'The language of its documents and mails.';
comment on column app_public.clients.is_bankrupt is E'@unlisted\nThe register says bankrupt.';
comment on column app_public.clients.is_under_liquidation is E'@unlisted\nThe register says it is being wound up.';
comment on column app_public.clients.is_under_forced_liquidation is E'@unlisted\nThe register says it is being wound up by force.';
comment on column app_public.clients.is_deleted_in_register is E'@unlisted\nThe register has deleted it.';
comment on column app_public.clients.is_insolvent is 'Any of these: no invoice can be submitted.';
comment on column app_public.clients.register_checked_at is 'When the register was last asked, UTC.';
comment on column app_public.clients.is_blocked is 'Set by an operator: invoices wait for review.';
comment on column app_public.clients.archived_at is E'@filter archived\nWhen it was put aside.';
comment on column app_public.clients.search_text is E'@behavior -*\nWhat search looks in.';
comment on column app_public.clients.created_at is E'@sort\nWhen it was added, UTC.';
comment on column app_public.clients.updated_at is 'When it was last changed, UTC.';
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
  english_article_url, norwegian_message, english_message
) on app_public.help_articles to app_operator;

comment on table app_public.help_articles is E'@prefix hlp\n@defaultSort name\n@section clients\n@label name\n@icon help\n@name.nb Hjelpeartikler\n@name.en Help articles\nWhat to know before invoicing an organisation (document B, section 3, Client).';
comment on column app_public.help_articles.org_number is 'Whom it is about: every client with this organisation number.';
comment on column app_public.help_articles.name is E'@sort\nIts title, as people read it.';
comment on column app_public.help_articles.block_manual_invoicing is 'Whether the portal stops and shows it before an invoice is written.';
comment on column app_public.help_articles.show_attachment_warning is 'Whether attachments are lost on their way, and the portal says so.';
comment on column app_public.help_articles.support_email is 'Where messages about it are sent; without one nobody can be asked.';
comment on column app_public.help_articles.norwegian_article_url is 'Where to read more, in Norwegian.';
comment on column app_public.help_articles.english_article_url is 'Where to read more, in English.';
comment on column app_public.help_articles.norwegian_message is E'@longText\nWhat to do instead, in Norwegian.';
comment on column app_public.help_articles.english_message is E'@longText\nWhat to do instead, in English.';
comment on column app_public.help_articles.created_at is 'When it was written, UTC.';
comment on column app_public.help_articles.updated_at is 'When it was last changed, UTC.';
--! EndIncluded clients/tables/help_articles.rules.sql
--! Included invoicing/tables/deliveries.rules.sql
-- Each sending of an invoice. Made and updated by the house's own functions only.
select app_private.begin_rules('app_public.deliveries');

create policy "members read their account's deliveries" on app_public.deliveries for select to app_user
  using (account_id = (select app_hidden.current_account_id()));
grant select on app_public.deliveries to app_user;

comment on table app_public.deliveries is E'@prefix del\n@order created_at\n@defaultSort created_at desc\n@section invoicing\n@label recipient\n@icon outgoing_mail\n@name.nb Utsendinger\n@name.en Deliveries\nOne sending of an invoice to its client.';
comment on constraint deliveries_invoice_id_fkey on app_public.deliveries is E'@foreignFieldName deliveries';
comment on column app_public.deliveries.account_id is 'The account it belongs to.';
comment on column app_public.deliveries.invoice_id is 'The invoice.';
comment on column app_public.deliveries.channel is 'EMAIL or EHF.';
comment on column app_public.deliveries.recipient is 'The address it was sent to.';
comment on column app_public.deliveries.message_id is E'@unlisted\nThe id the message carries.';
comment on column app_public.deliveries.attempted_at is 'When the last attempt began, UTC.';
comment on column app_public.deliveries.sent_at is 'When the receiving side took it, UTC.';
comment on column app_public.deliveries.failed_at is 'When it was given up, UTC.';
comment on column app_public.deliveries.failure_reason is 'Why it was given up.';
comment on column app_public.deliveries.created_at is 'When it was asked for, UTC.';
comment on column app_public.deliveries.updated_at is 'When it was last changed, UTC.';
--! EndIncluded invoicing/tables/deliveries.rules.sql
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
comment on column app_public.invoice_lines.vat_rate is E'@rateOf vat_minor\n@unit PERCENT\nVAT, per cent: one of the rates in force.';
comment on column app_public.invoice_lines.amount_minor is E'@sum\nWithout VAT, in øre. Computed.';
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
comment on column app_public.invoices.platform_fee_percent is E'@rateOf platform_fee_amount_minor\n@name platformFee\nThe fee it was computed with, per cent.';
comment on column app_public.invoices.employer_tax_percent is E'@rateOf employer_tax_amount_minor\n@name employerTax\nThe employer''s contribution it was computed with, per cent; null for an organisation.';
comment on column app_public.invoices.salary_tax_percent is E'@rateOf salary_tax_amount_minor\n@name salaryTax\nThe withholding it was computed with, per cent; null for an organisation.';
comment on column app_public.invoices.mileage_tax_free_unit_price_minor is 'The tax-free rate per kilometre it was computed with, in øre; null for an organisation.';
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
comment on column app_public.invoices.remaining_platform_fee_amount_minor is E'@restOf platform_fee_amount_minor\nWhat credit notes have left of the fee, in øre.';
comment on column app_public.invoices.remaining_employer_tax_amount_minor is E'@restOf employer_tax_amount_minor\nWhat credit notes have left of the employer''s contribution, in øre.';
comment on column app_public.invoices.remaining_salary_tax_amount_minor is E'@restOf salary_tax_amount_minor\nWhat credit notes have left of the withheld tax, in øre.';
comment on column app_public.invoices.remaining_gross_salary_minor is E'@restOf gross_salary_minor\nWhat credit notes have left of the salary before tax, in øre.';
comment on column app_public.invoices.remaining_payout_amount_minor is E'@restOf payout_amount_minor\nWhat credit notes have left of the payout, in øre.';
comment on column app_public.invoices.calculation_error is E'@holds errorCode\nINVOICE_CALCULATION_FAILED while a draft cannot be split; its parts are 0 then.';
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
  company_name, organization_number, is_vat_registered, is_in_business_register, address, account_number, bic,
  automatic_approval_limit_minor, require_identity
) on app_public.invoicing_settings to app_operator;

create trigger _200_check before insert or update on app_public.invoicing_settings
  for each row execute function app_private.tg_invoicing_settings__check();

comment on table app_public.invoicing_settings is E'@prefix ise\n@section settings\n@label company_name\n@icon tune\n@name.nb Fakturainnstillinger\n@name.en Invoicing settings\nThe operating company, which is the seller for individuals, and the limits of automatic approval.';
comment on column app_public.invoicing_settings.is_only_row is E'@behavior -*\nKeeps it to one row.';
comment on column app_public.invoicing_settings.company_name is 'The operating company.';
comment on column app_public.invoicing_settings.organization_number is 'Its organisation number, mod 11.';
comment on column app_public.invoicing_settings.is_vat_registered is 'Whether it charges VAT.';
comment on column app_public.invoicing_settings.is_in_business_register is 'Whether it is in Foretaksregisteret, which its invoices must say.';
comment on column app_public.invoicing_settings.address is 'Its postal address.';
comment on column app_public.invoicing_settings.account_number is 'The client account all invoices are paid to, mod 11.';
comment on column app_public.invoicing_settings.bic is 'BIC of the bank.';
comment on column app_public.invoicing_settings.automatic_approval_limit_minor is 'Invoices up to this amount without VAT, in øre, may be approved without an operator.';
comment on column app_public.invoicing_settings.require_identity is 'Whether an individual must have identified before submitting. Off until national e-ID exists.';
comment on column app_public.invoicing_settings.created_at is 'When the row was made, UTC.';
comment on column app_public.invoicing_settings.updated_at is 'When it was last changed, UTC.';
--! EndIncluded invoicing/tables/invoicing_settings.rules.sql
--! Included invoicing/seeds/invoicing_settings.sql
-- The operating company of a new installation. Made up; the numbers pass their check digits. A row
-- that is there already is the operators' own.
insert into app_public.invoicing_settings (
  company_name, organization_number, is_vat_registered, is_in_business_register, address, account_number, bic,
  automatic_approval_limit_minor
)
select
  'Honorar Drift AS', '310001422', true, true,
  row('Møllergata 12', null, '0179', 'Oslo', null, 'NO', null, null)::app_public.address, '15034567899', 'DNBANOKK', 5000000
where not exists (select from app_public.invoicing_settings);
--! EndIncluded invoicing/seeds/invoicing_settings.sql
