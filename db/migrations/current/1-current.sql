-- Changes of tables and data since the newest committed migration.

-- What has been credited and paid of an invoice, and sendings that remind of one.
do $$ begin
  create type app_public.invoice_settlement as (
    credited_minor bigint,
    paid_minor bigint,
    remaining_minor bigint,
    refund_minor bigint,
    refunded_minor bigint
  );
exception when duplicate_object then null;
end $$;
do $$ begin
  alter type app_public.public_invoice
    add attribute paid_amount_minor bigint,
    add attribute refund_minor bigint,
    add attribute refunded_minor bigint;
exception when duplicate_column then null;
end $$;
alter table app_public.deliveries add column if not exists is_reminder boolean not null default false;
drop function if exists app_private.create_delivery(uuid, uuid, app_public.delivery_method, text);

-- Sessions that came of one sign-in: switching accounts opens further ones, and they end together.
alter table app_public.sessions add column if not exists sign_in_id uuid not null default uuidv7();
create index if not exists sessions_sign_in_id_idx on app_public.sessions (sign_in_id);
drop function if exists app_private.open_session(uuid, uuid, uuid, uuid, text);

-- What a page may say of a one-time link before it is used.
do $$
begin
  if to_regtype('app_public.session_otp_purpose') is null then
    create type app_public.session_otp_purpose as enum ('CHANGE_EMAIL', 'CONFIRM', 'INVITATION', 'SIGN_IN');
    create type app_public.session_otp as (email text, purpose app_public.session_otp_purpose);
  end if;
end
$$;
comment on type app_public.session_otp_purpose is
  'CONFIRM and SIGN_IN sign in, CHANGE_EMAIL also gives the user its address, INVITATION signs in whoever reads the address.';
comment on type app_public.session_otp is 'A link that can still be used: the address it was sent to, and what its use does.';
-- Texts that were kept before they were tidied at every door. What is frozen stays as it was sent, and of two rows that
-- would become one, as two departments that look alike, the later stays as it is: neither can be guessed away. The
-- notice names it.
--!include core/functions/tidy_text.sql
--!include core/functions/punycode.sql
--!include core/functions/tidy_email.sql
--!include core/functions/tidy_field.sql
--!include core/functions/tidied.sql
do $$
declare
  v_table record;
  v_row record;
begin
  for v_table in
    select c.oid::regclass as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_catalog.pg_class c
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    join pg_catalog.pg_type t on t.oid = a.atttypid
    where c.relkind = 'r' and c.relnamespace in ('app_public'::regnamespace, 'app_private'::regnamespace)
      and c.oid <> 'app_public.texts'::regclass
      and (a.atttypid in ('text'::regtype, 'public.citext'::regtype) or t.typtype = 'c')
      and exists (select from pg_catalog.pg_attribute k where k.attrelid = c.oid and k.attname = 'id')
      and exists (select from pg_catalog.pg_trigger g where g.tgrelid = c.oid and g.tgname = '_900_audit')
    group by c.oid
  loop
    for v_row in execute format(
      $query$
        select id, tidy from %s t, lateral (
          select jsonb_object_agg(key, value) as given from jsonb_each(to_jsonb(t)) where key = any ($1)
        ) g, app_hidden.tidied(g.given) tidy
        where tidy <> g.given order by id
      $query$, v_table.name
    ) using v_table.columns
    loop
      begin
        execute format(
          'update %1$s t set (%2$s) = (select %2$s from jsonb_populate_record(t, $1)) where t.id = $2',
          v_table.name, (select string_agg(quote_ident(c), ', ') from unnest(v_table.columns) c)
        ) using v_row.tidy, v_row.id;
      exception when integrity_constraint_violation or raise_exception or insufficient_privilege then
        raise notice '% % stays as it was written: %', v_table.name, v_row.id, sqlerrm;
      end;
    end loop;
  end loop;
end;
$$;

-- Taken over by app_hidden.tidied, and by one that knows the currency.
drop function if exists app_hidden.without_spaces(jsonb);
drop function if exists app_hidden.kept_account_number(text, text);
-- Memberships: until a person has accepted, the team sees what it typed and nothing else of them.
alter table app_public.memberships
  add column if not exists accepted_at timestamptz,
  add column if not exists invited_email public.citext;
-- Nobody has changed the rows, and they say so.
alter table app_public.memberships disable trigger user;
update app_public.memberships m set accepted_at = m.created_at
where m.accepted_at is null and m.invited_email is null and (
  m.role = 'OWNER' or exists (
    select from app_public.sessions s where s.user_id = m.user_id and s.account_id = m.account_id and s.administrator_id is null
  )
);
update app_public.memberships m set invited_email = u.email
from app_public.users u where u.id = m.user_id and m.accepted_at is null and m.invited_email is null;
alter table app_public.memberships enable trigger user;
alter table app_public.memberships alter column accepted_at set default now();
alter table app_public.memberships drop constraint if exists memberships_pending_ones_are_invited;
alter table app_public.memberships add constraint memberships_pending_ones_are_invited
  check (accepted_at is not null or (invited_email is not null and role <> 'OWNER'));
do $$
begin
  create type app_public.team_invitation as (
    id uuid, slug text, team_name text, inviter text, role app_public.account_role, created_at timestamptz
  );
exception when duplicate_object then null;
end;
$$;

-- Transitions: what only protects others is open to operators on an account of their own, too.
alter table app_public.transitions add column if not exists is_protective boolean not null default false;

-- Its columns are others now. The view of members stands on it, and comes back with the definitions.
create or replace view app_public.members with (security_invoker = true) as
  select null::uuid as id, null::uuid as account_id, null::uuid as user_id, null::public.citext as email, null::text as first_name,
    null::text as last_name, null::app_public.account_role as role, null::boolean as confirmed, null::text as search_text,
    null::timestamptz as created_at, null::uuid[] as department_ids, null::timestamptz as invitation_expires_at,
    null::timestamptz as welcomed_at, null::timestamptz as updated_at, null::timestamptz as accepted_at;
drop function if exists app_hidden.current_members();

-- What is shown of a profile is copied a document at a time.
drop function if exists app_private.show_documents(uuid);

-- How much may be done by one person or account, and what has been used of it.
create table if not exists app_public.limits (
  id uuid primary key default uuidv7(),
  limit_key text not null unique check (length(limit_key) between 1 and 63),
  maximum int not null check (maximum between 1 and 10000000),
  minutes int check (minutes between 1 and 100000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create table if not exists app_private.usages (
  id uuid primary key default uuidv7(),
  limit_key text not null,
  subject_id uuid not null,
  used int not null check (used > 0),
  used_at timestamptz not null default now()
);
create index if not exists usages_limit_key_subject_id_used_at_idx on app_private.usages (limit_key, subject_id, used_at);
create index if not exists usages_used_at_idx on app_private.usages (used_at);
alter table app_public.invoicing_settings
  add column if not exists automatic_approvals_per_day int not null default 30 check (automatic_approvals_per_day between 0 and 10000);

-- Reasons why the rule leaves an invoice or a credit note to an operator.
do $$
begin
  create type app_public.review_reason as enum (
    'PROFILE_NOT_VERIFIED', 'PROFILE_ARCHIVED', 'CLIENT_NOT_SOUND', 'CLIENT_NOT_CHECKED', 'CLIENT_BLOCKED', 'FIRST_INVOICE',
    'INVOICE_PAID', 'ABOVE_LIMIT', 'ABOVE_TOTAL', 'TOO_MANY_TODAY', 'APPROVABLE_NOW'
  );
exception when duplicate_object then null;
end;
$$;

-- The invoice a copy was made of, which says why it was rejected.
alter table app_public.invoices add column if not exists copied_from_id uuid;
alter table app_public.invoices drop constraint if exists invoices_copied_from_id_fkey;
alter table app_public.invoices add constraint invoices_copied_from_id_fkey
  foreign key (copied_from_id, account_id) references app_public.invoices (id, account_id) on delete set null (copied_from_id);
create index if not exists invoices_copied_from_id_idx on app_public.invoices (copied_from_id);
-- Steps that need nothing but themselves are taken by move_row().
drop function if exists app_private.move_job(uuid, text);
drop function if exists app_private.move_enrollment(uuid, text, jsonb);

-- Settlement: the ledger, and payments of invoices.
alter table app_public.invoices
  add column if not exists paid_minor bigint not null default 0 check (paid_minor >= 0);
do $$ begin
  create type app_public.finance_account_kind as enum (
    'BANK', 'CLIENT_FUNDS', 'VAT', 'PLATFORM_FEE', 'EMPLOYER_TAX', 'WITHHELD_TAX', 'ATTACHMENT', 'PAYABLE', 'RECEIVABLE',
    'WRITE_OFF', 'ROUNDING', 'UNEXPLAINED'
  );
  create type app_public.journal_kind as enum ('PAYMENT', 'SPLIT', 'TRANSFER', 'REVERSAL');
  create type app_public.transfer_status as enum ('DRAFT', 'POSTED');
  create type app_public.payment_source as enum ('BANK', 'MANUAL', 'REVERSAL');
  create type app_public.payment_status as enum ('FULL', 'PARTIAL', 'NO', 'PENDING');
exception when duplicate_object then null;
end $$;
create table if not exists app_public.finance_accounts (
  id uuid primary key default uuidv7(),
  kind app_public.finance_account_kind not null,
  code text not null unique check (code ~ '^[0-9]{4}(-[0-9]{6})?$'),
  freelance_profile_id uuid unique references app_public.freelance_profiles,
  balance_minor bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint finance_accounts_payables_are_of_profiles check ((kind = 'PAYABLE') = (freelance_profile_id is not null)),
  constraint finance_accounts_only_payables_keep_a_balance check (kind = 'PAYABLE' or balance_minor = 0)
);
create unique index if not exists finance_accounts_kind_idx on app_public.finance_accounts (kind) where freelance_profile_id is null;
create table if not exists app_public.journals (
  id uuid primary key default uuidv7(),
  key text not null unique check (length(key) between 3 and 200),
  kind app_public.journal_kind not null,
  occurred_on date not null,
  description text check (length(description) between 1 and 200),
  invoice_id uuid references app_public.invoices,
  reverses_id uuid unique references app_public.journals,
  created_by uuid references app_public.users,
  created_at timestamptz not null default now(),
  constraint journals_reversals_reverse check ((kind = 'REVERSAL') = (reverses_id is not null))
);
create index if not exists journals_invoice_id_idx on app_public.journals (invoice_id);
create index if not exists journals_created_by_idx on app_public.journals (created_by);
create index if not exists journals_occurred_on_idx on app_public.journals (occurred_on);
create table if not exists app_public.journal_entries (
  id uuid primary key default uuidv7(),
  journal_id uuid not null references app_public.journals,
  finance_account_id uuid not null references app_public.finance_accounts,
  amount_minor bigint not null check (amount_minor <> 0),
  created_at timestamptz not null default now(),
  unique (journal_id, finance_account_id)
);
create index if not exists journal_entries_finance_account_id_idx on app_public.journal_entries (finance_account_id, id) include (amount_minor);
create table if not exists app_public.transfers (
  id uuid primary key default uuidv7(),
  status app_public.transfer_status not null default 'DRAFT',
  amount_minor bigint not null check (amount_minor between 1 and 9007199254740991),
  currency app_public.currency not null default 'NOK' check (currency = 'NOK'),
  description text not null check (length(description) between 1 and 200),
  from_finance_account_id uuid not null references app_public.finance_accounts,
  to_finance_account_id uuid not null references app_public.finance_accounts,
  invoice_id uuid references app_public.invoices,
  journal_id uuid unique references app_public.journals,
  created_by uuid references app_public.users,
  posted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint transfers_posted_have_a_journal check ((status = 'POSTED') = (journal_id is not null and posted_at is not null))
);
create index if not exists transfers_from_finance_account_id_idx on app_public.transfers (from_finance_account_id);
create index if not exists transfers_to_finance_account_id_idx on app_public.transfers (to_finance_account_id);
create index if not exists transfers_invoice_id_idx on app_public.transfers (invoice_id);
create index if not exists transfers_created_by_idx on app_public.transfers (created_by);
create table if not exists app_public.payments (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  invoice_id uuid not null,
  source app_public.payment_source not null,
  currency app_public.currency not null default 'NOK' check (currency = 'NOK'),
  amount_minor bigint not null check (amount_minor <> 0),
  paid_on date not null,
  reason text check (length(reason) between 1 and 2000),
  reverses_id uuid unique,
  journal_id uuid not null unique references app_public.journals,
  created_by uuid references app_public.users,
  created_at timestamptz not null default now(),
  unique (id, account_id),
  foreign key (invoice_id, account_id) references app_public.invoices (id, account_id),
  foreign key (reverses_id, account_id) references app_public.payments (id, account_id),
  constraint payments_reversals_take_back check ((source = 'REVERSAL') = (reverses_id is not null) and (source = 'REVERSAL') = (amount_minor < 0)),
  constraint payments_typed_ones_have_a_reason check (source = 'BANK' or reason is not null)
);
create index if not exists payments_account_id_idx on app_public.payments (account_id);
create index if not exists payments_invoice_id_account_id_idx on app_public.payments (invoice_id, account_id);
create index if not exists payments_reverses_id_account_id_idx on app_public.payments (reverses_id, account_id);
create index if not exists payments_created_by_idx on app_public.payments (created_by);
alter table app_public.invoices add column if not exists list_total_minor bigint not null generated always as (
  case when status = 'NULLIFIED' then amount_minor + vat_minor else remaining_amount_minor + remaining_vat_minor end
) stored;

-- EHF: which organisations receive it, and what the access point says of what it was given.
create table if not exists app_public.ehf_participants (
  id uuid primary key default uuidv7(),
  organization_number text not null unique check (organization_number ~ '^[0-9]{9}$'),
  takes_ehf boolean not null,
  looked_up_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
do $$ begin
  create type app_public.ehf_answer as enum ('DELIVERED', 'REJECTED');
exception when duplicate_object then null;
end $$;
alter type app_public.delivery_failure add value if not exists 'UNFIT';
alter table app_public.deliveries
  add column if not exists handed_over_at timestamptz,
  add column if not exists answer app_public.ehf_answer,
  add column if not exists answered_at timestamptz,
  add column if not exists ehf_document_id uuid;
alter table app_public.deliveries drop constraint if exists deliveries_ehf_document_id_fkey;
alter table app_public.deliveries add constraint deliveries_ehf_document_id_fkey
  foreign key (ehf_document_id, account_id) references app_public.files (id, account_id);
alter table app_public.deliveries drop constraint if exists deliveries_answers_are_of_ehf;
alter table app_public.deliveries add constraint deliveries_answers_are_of_ehf
  check ((answer is null) = (answered_at is null) and (channel = 'EHF' or (answer is null and handed_over_at is null)));
create index if not exists deliveries_ehf_document_id_idx on app_public.deliveries (ehf_document_id);
create index if not exists deliveries_unanswered_idx on app_public.deliveries (handed_over_at)
  where status = 'PENDING' and handed_over_at is not null;
