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
drop function if exists app_private.draw_freelancer(app_public.invoices);
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
--!include core/functions/composed.sql
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
alter table app_public.invoicing_settings
  add column if not exists automatic_approvals_unpaid int not null default 20 check (automatic_approvals_unpaid between 0 and 10000);

-- Reasons why the rule leaves an invoice or a credit note to an operator.
do $$
begin
  create type app_public.review_reason as enum (
    'PROFILE_NOT_VERIFIED', 'PROFILE_ARCHIVED', 'CLIENT_NOT_SOUND', 'CLIENT_NOT_CHECKED', 'CLIENT_BLOCKED', 'FIRST_INVOICE',
    'INVOICE_PAID', 'ABOVE_LIMIT', 'ABOVE_TOTAL', 'TOO_MANY_TODAY', 'TOO_MANY_UNPAID', 'APPROVABLE_NOW'
  );
exception when duplicate_object then null;
end;
$$;
alter type app_public.review_reason add value if not exists 'TOO_MANY_UNPAID' before 'APPROVABLE_NOW';
alter type app_public.review_reason add value if not exists 'TRIP_MISSING' after 'INVOICE_PAID';

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
    'BANK', 'CLIENT_FUNDS', 'VAT', 'PLATFORM_FEE', 'EMPLOYER_TAX', 'WITHHELD_TAX', 'ATTACHMENT', 'PAYABLE',
    'PAYOUT_CLEARING', 'RECEIVABLE', 'WRITE_OFF', 'ROUNDING', 'UNEXPLAINED'
  );
  create type app_public.journal_kind as enum ('PAYMENT', 'SPLIT', 'PAYOUT', 'PAYOUT_RETURN', 'TRANSFER', 'REVERSAL');
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
do $$ begin
  create type app_public.payout_price as (unit_price_minor bigint, payout_minor bigint, refusal text);
exception when duplicate_object then null; end $$;

-- Tax cards of individuals, and attachments of their earnings.
do $$ begin
  create type app_public.tax_card_kind as enum ('PERCENT', 'TABLE', 'FREE', 'NONE');
  create type app_public.tax_card_status as enum ('CLAIMED', 'CONFIRMED', 'REJECTED');
exception when duplicate_object then null;
end $$;
create table if not exists app_public.tax_cards (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  freelance_profile_id uuid not null,
  status app_public.tax_card_status not null default 'CLAIMED',
  income_year int not null check (income_year between 2020 and 2100),
  kind app_public.tax_card_kind not null,
  percent numeric(5, 2) check (percent between 0 and 100),
  free_limit_minor bigint check (free_limit_minor between 1 and 9007199254740991),
  rejection_reason text check (length(rejection_reason) between 1 and 2000),
  confirmed_at timestamptz,
  rejected_at timestamptz,
  in_force_on date generated always as (
    case when confirmed_at is not null then greatest((confirmed_at at time zone 'Europe/Oslo')::date, make_date(income_year, 1, 1)) end
  ) stored,
  created_by uuid references app_public.users,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, account_id),
  foreign key (freelance_profile_id, account_id) references app_public.freelance_profiles (id, account_id),
  constraint tax_cards_percent_by_kind check ((kind in ('PERCENT', 'TABLE')) = (percent is not null)),
  constraint tax_cards_free_limit_by_kind check ((kind = 'FREE') = (free_limit_minor is not null)),
  constraint tax_cards_confirmed_at_a_moment check ((status = 'CONFIRMED') = (confirmed_at is not null)),
  constraint tax_cards_only_rejected_ones_have_a_reason check (rejection_reason is null or status = 'REJECTED')
);
create index if not exists tax_cards_account_id_idx on app_public.tax_cards (account_id);
create index if not exists tax_cards_created_by_idx on app_public.tax_cards (created_by);
create index if not exists tax_cards_freelance_profile_id_income_year_idx
  on app_public.tax_cards (freelance_profile_id, income_year, in_force_on desc, confirmed_at desc);
create unique index if not exists tax_cards_one_claim on app_public.tax_cards (freelance_profile_id, income_year) where status = 'CLAIMED';

create table if not exists app_public.attachment_orders (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  freelance_profile_id uuid not null,
  reference text not null check (length(reference) between 1 and 50),
  percent numeric(5, 2) check (percent > 0 and percent <= 100),
  monthly_amount_minor bigint check (monthly_amount_minor between 100 and 9007199254740991),
  starts_on date not null,
  ends_on date,
  created_by uuid references app_public.users,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, account_id),
  foreign key (freelance_profile_id, account_id) references app_public.freelance_profiles (id, account_id),
  constraint attachment_orders_percent_or_amount check (num_nonnulls(percent, monthly_amount_minor) = 1),
  constraint attachment_orders_end_after_they_start check (ends_on >= starts_on),
  constraint attachment_orders_one_at_a_time exclude using gist (
    freelance_profile_id with =, daterange(starts_on, ends_on, '[]') with &&
  )
);
create index if not exists attachment_orders_account_id_idx on app_public.attachment_orders (account_id);
create index if not exists attachment_orders_freelance_profile_id_idx on app_public.attachment_orders (freelance_profile_id);
create index if not exists attachment_orders_created_by_idx on app_public.attachment_orders (created_by);

-- Settlement: payouts to freelancers. A database in which this file ran before has the types already, without these values.
alter type app_public.finance_account_kind add value if not exists 'PAYOUT_CLEARING' after 'PAYABLE';
alter type app_public.journal_kind add value if not exists 'PAYOUT' after 'SPLIT';
alter type app_public.journal_kind add value if not exists 'PAYOUT_RETURN' after 'PAYOUT';
alter table app_public.journals add column if not exists gross_salary_minor bigint;
do $$ begin
  create type app_public.payout_run_status as enum ('PROPOSED', 'APPROVED', 'SENT', 'DONE', 'CANCELLED');
  create type app_public.payout_status as enum ('PROPOSED', 'HELD', 'SENT', 'PAID', 'REJECTED', 'RETURNED');
  create type app_public.payout_held_reason as enum (
    'BLOCKED', 'DELETION_SCHEDULED', 'ARCHIVED', 'UNVERIFIED', 'DEBT', 'NO_BANK_ACCOUNT', 'BANK_ACCOUNT_CHANGED',
    'BANK_ACCOUNT_INCOMPLETE', 'CHANGED', 'OPERATOR', 'RUN_CANCELLED'
  );
exception when duplicate_object then null;
end $$;
alter type app_public.payout_held_reason add value if not exists 'PAYMENT_REVERSED' before 'CHANGED';
create table if not exists app_public.payout_runs (
  id uuid primary key default uuidv7(),
  number int not null unique generated always as identity,
  status app_public.payout_run_status not null default 'PROPOSED',
  proposed_on date not null,
  payout_on date not null,
  message_id text unique check (length(message_id) between 1 and 35),
  payout_count int not null default 0,
  held_count int not null default 0,
  currency app_public.currency not null default 'NOK' check (currency = 'NOK'),
  amount_minor bigint not null default 0,
  salary_tax_minor bigint not null default 0,
  attachment_minor bigint not null default 0,
  tax_due_on date not null,
  file_id uuid references app_public.files,
  tax_transfer_id uuid unique references app_public.transfers on delete set null,
  cancellation_reason text check (length(cancellation_reason) between 1 and 2000),
  created_by uuid references app_public.users,
  approved_by uuid references app_public.users,
  approved_at timestamptz,
  sent_at timestamptz,
  done_at timestamptz,
  cancelled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint payout_runs_days_in_order check (payout_on > proposed_on and tax_due_on > payout_on),
  constraint payout_runs_approved_have_an_id check ((approved_at is null) = (message_id is null)),
  constraint payout_runs_sent_have_a_file check (sent_at is null or file_id is not null)
);
create unique index if not exists payout_runs_one_proposal_idx on app_public.payout_runs (status) where status = 'PROPOSED';
create index if not exists payout_runs_proposed_on_idx on app_public.payout_runs (proposed_on);
create index if not exists payout_runs_file_id_idx on app_public.payout_runs (file_id);
create index if not exists payout_runs_created_by_idx on app_public.payout_runs (created_by);
create index if not exists payout_runs_approved_by_idx on app_public.payout_runs (approved_by);
create table if not exists app_public.payouts (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  payout_run_id uuid not null references app_public.payout_runs,
  freelance_profile_id uuid not null,
  bank_account_id uuid,
  account_number text check (length(account_number) between 1 and 100),
  swift_code text check (length(swift_code) between 8 and 11),
  status app_public.payout_status not null default 'PROPOSED',
  held_reason app_public.payout_held_reason,
  reason text check (length(reason) between 1 and 2000),
  bank_status text check (length(bank_status) between 1 and 35),
  currency app_public.currency not null default 'NOK' check (currency = 'NOK'),
  payable_minor bigint not null,
  gross_salary_minor bigint not null,
  estimated_tax_minor bigint not null,
  salary_tax_percent numeric check (salary_tax_percent between 0 and 100),
  salary_tax_minor bigint not null check (salary_tax_minor >= 0 and salary_tax_minor % 100 = 0),
  attachment_minor bigint not null default 0 check (attachment_minor >= 0 and attachment_minor % 100 = 0),
  amount_minor bigint not null,
  end_to_end_id text not null unique generated always as ('HP' || upper(replace(id::text, '-', ''))) stored,
  journal_id uuid unique references app_public.journals,
  paid_on date,
  held_by uuid references app_public.users,
  held_at timestamptz,
  sent_at timestamptz,
  paid_at timestamptz,
  rejected_at timestamptz,
  returned_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, account_id),
  unique (payout_run_id, freelance_profile_id),
  foreign key (freelance_profile_id, account_id) references app_public.freelance_profiles (id, account_id),
  foreign key (bank_account_id, account_id) references app_public.bank_accounts (id, account_id),
  constraint payouts_sum_up check (status = 'HELD' or amount_minor = payable_minor + estimated_tax_minor - salary_tax_minor - attachment_minor),
  constraint payouts_pay_something check (status = 'HELD' or (amount_minor > 0 and payable_minor > 0 and bank_account_id is not null and account_number is not null)),
  constraint payouts_held_say_why check ((status = 'HELD') = (held_reason is not null)),
  constraint payouts_sent_are_posted check ((sent_at is null) = (journal_id is null)),
  constraint payouts_paid_have_a_day check ((paid_at is null) = (paid_on is null))
);
create index if not exists payouts_account_id_created_at_idx on app_public.payouts (account_id, created_at);
create index if not exists payouts_freelance_profile_id_account_id_idx on app_public.payouts (freelance_profile_id, account_id);
create index if not exists payouts_bank_account_id_account_id_idx on app_public.payouts (bank_account_id, account_id);
create index if not exists payouts_held_by_idx on app_public.payouts (held_by);
create index if not exists payouts_sent_idx on app_public.payouts (payout_run_id) where status = 'SENT';
create table if not exists app_public.payout_items (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  payout_id uuid not null,
  journal_id uuid not null references app_public.journals,
  invoice_id uuid,
  amount_minor bigint not null check (amount_minor <> 0),
  gross_salary_minor bigint not null,
  estimated_tax_minor bigint not null,
  is_released boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (payout_id, journal_id),
  foreign key (payout_id, account_id) references app_public.payouts (id, account_id),
  foreign key (invoice_id, account_id) references app_public.invoices (id, account_id)
);
create index if not exists payout_items_account_id_idx on app_public.payout_items (account_id);
create index if not exists payout_items_payout_id_account_id_idx on app_public.payout_items (payout_id, account_id);
create index if not exists payout_items_invoice_id_account_id_idx on app_public.payout_items (invoice_id, account_id);
create index if not exists payout_items_journal_id_idx on app_public.payout_items (journal_id);
create unique index if not exists payout_items_paid_once_idx on app_public.payout_items (journal_id) where not is_released;

-- Salary slips: how a payout to an individual was worked out.
create table if not exists app_public.salary_slips (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  freelance_profile_id uuid not null,
  payout_id uuid not null unique,
  tax_card_id uuid,
  payout_on date not null,
  currency app_public.currency not null default 'NOK' check (currency = 'NOK'),
  platform_fee_amount_minor bigint not null,
  employer_tax_amount_minor bigint not null,
  gross_salary_minor bigint not null,
  allowances_minor bigint check (allowances_minor <> 0),
  salary_tax_percent numeric not null check (salary_tax_percent between 0 and 100),
  salary_tax_amount_minor bigint not null check (salary_tax_amount_minor >= 0 and salary_tax_amount_minor % 100 = 0),
  attachment_minor bigint check (attachment_minor > 0 and attachment_minor % 100 = 0),
  adjustment_minor bigint check (adjustment_minor <> 0),
  returned_minor bigint check (returned_minor > 0),
  payout_amount_minor bigint not null check (payout_amount_minor > 0),
  year_to_date jsonb,
  pdf_document_id uuid,
  issued_at timestamptz,
  withdrawn_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, account_id),
  foreign key (freelance_profile_id, account_id) references app_public.freelance_profiles (id, account_id),
  foreign key (payout_id, account_id) references app_public.payouts (id, account_id),
  foreign key (tax_card_id, account_id) references app_public.tax_cards (id, account_id),
  foreign key (pdf_document_id, account_id) references app_public.files (id, account_id),
  constraint salary_slips_sum_up check (
    payout_amount_minor = gross_salary_minor + coalesce(allowances_minor, 0) - salary_tax_amount_minor - coalesce(attachment_minor, 0)
      + coalesce(adjustment_minor, 0) + coalesce(returned_minor, 0)
  ),
  constraint salary_slips_issued_sum_up_the_year check ((issued_at is null) = (year_to_date is null)),
  constraint salary_slips_issued_are_not_withdrawn check (issued_at is null or withdrawn_at is null),
  constraint salary_slips_only_issued_ones_have_a_pdf check (pdf_document_id is null or issued_at is not null)
);
create index if not exists salary_slips_account_id_idx on app_public.salary_slips (account_id);
create index if not exists salary_slips_freelance_profile_id_payout_on_idx on app_public.salary_slips (freelance_profile_id, payout_on);
create index if not exists salary_slips_payout_on_idx on app_public.salary_slips (payout_on);
create index if not exists salary_slips_tax_card_id_idx on app_public.salary_slips (tax_card_id);
create index if not exists salary_slips_pdf_document_id_idx on app_public.salary_slips (pdf_document_id);
create table if not exists app_private.salary_slip_documents (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  salary_slip_id uuid not null unique,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  foreign key (salary_slip_id, account_id) references app_public.salary_slips (id, account_id)
);
create index if not exists salary_slip_documents_account_id_idx on app_private.salary_slip_documents (account_id);

-- Settlement: the bank's files, what they say, and what waits for an explanation.
alter type app_public.journal_kind add value if not exists 'UNEXPLAINED';
do $$ begin
  create type app_public.bank_file_status as enum ('READING', 'PREVIEW', 'BOOKING', 'BOOKED', 'DISCARDED', 'REFUSED');
  create type app_public.bank_file_source as enum ('UPLOAD', 'FOLDER');
  create type app_public.bank_file_format as enum ('CAMT_053', 'CAMT_054', 'OCR_GIRO', 'PAIN_002');
  create type app_public.bank_file_refusal as enum (
    'EMPTY_FILE', 'FILE_TOO_LARGE', 'UNKNOWN_FORMAT', 'UNSUPPORTED_VERSION', 'UNSUPPORTED_ENCODING', 'WRONG_ENCODING',
    'DOCUMENT_TYPE_FORBIDDEN', 'XML_BROKEN', 'TOO_DEEP', 'TOO_MANY_NODES', 'FILE_CUT', 'ELEMENT_MISSING', 'RECORD_LENGTH',
    'RECORD_UNKNOWN', 'RECORD_ORDER', 'FIELD_UNREADABLE', 'ITEM_INCOMPLETE', 'CONTROL_COUNT', 'CONTROL_SUM', 'BALANCE_DIFFERS',
    'ACCOUNT_NOT_OURS', 'MESSAGE_KNOWN', 'READING_FAILED'
  );
  create type app_public.bank_transaction_kind as enum ('PAYMENT', 'UNSPLIT', 'DIFFERENCE');
  create type app_public.bank_transaction_outcome as enum ('BOOKED', 'PAYOUT', 'QUEUED', 'KNOWN', 'IGNORED');
  create type app_public.bank_exception_status as enum ('WAITING', 'MATCHED', 'REVERSED', 'SET_ASIDE');
  create type app_public.bank_exception_reason as enum (
    'NO_KID', 'UNKNOWN_KID', 'INVOICE_PAID', 'INVOICE_NULLIFIED', 'OVERPAID', 'PARTS_DIFFER', 'FOREIGN_CURRENCY', 'REVERSED',
    'RETURNED', 'DEBIT', 'UNSPLIT', 'DIFFERENCE', 'UNREADABLE'
  );
  create type app_public.bank_suggestion_reason as enum ('AMOUNT_AND_PAYER', 'AMOUNT', 'KID_MISTYPED', 'PAYER');
exception when duplicate_object then null;
end $$;
create table if not exists app_public.bank_files (
  id uuid primary key default uuidv7(),
  status app_public.bank_file_status not null default 'READING',
  source app_public.bank_file_source not null,
  filename text not null check (length(filename) between 1 and 255),
  file_id uuid not null references app_public.files,
  sha256 bytea not null check (length(sha256) = 32),
  format app_public.bank_file_format,
  message_id text check (length(message_id) between 1 and 200),
  transaction_count int not null default 0 check (transaction_count >= 0),
  booked_count int not null default 0 check (booked_count >= 0),
  booked_minor bigint not null default 0,
  queued_count int not null default 0 check (queued_count >= 0),
  known_count int not null default 0 check (known_count >= 0),
  ignored_count int not null default 0 check (ignored_count >= 0),
  warning_codes text[] not null default '{}',
  refusal app_public.bank_file_refusal,
  refusal_line int check (refusal_line > 0),
  created_by uuid references app_public.users,
  booked_by uuid references app_public.users,
  booked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint bank_files_refused_have_a_reason check ((status = 'REFUSED') = (refusal is not null)),
  constraint bank_files_booked_are_read check (status not in ('PREVIEW', 'BOOKING', 'BOOKED') or num_nulls(format, message_id) = 0)
);
create unique index if not exists bank_files_sha256_idx on app_public.bank_files (sha256) where status not in ('DISCARDED', 'REFUSED');
create unique index if not exists bank_files_format_message_id_idx on app_public.bank_files (format, message_id)
  where status in ('PREVIEW', 'BOOKING', 'BOOKED');
create index if not exists bank_files_file_id_idx on app_public.bank_files (file_id);
create index if not exists bank_files_created_by_idx on app_public.bank_files (created_by);
create index if not exists bank_files_booked_by_idx on app_public.bank_files (booked_by);
create table if not exists app_public.bank_statements (
  id uuid primary key default uuidv7(),
  bank_file_id uuid not null references app_public.bank_files,
  position int not null check (position > 0),
  statement_code text check (length(statement_code) <= 200),
  opening_minor bigint,
  closing_minor bigint,
  closed_on date,
  is_complete boolean,
  created_at timestamptz not null default now(),
  unique (bank_file_id, position)
);
create index if not exists bank_statements_closed_on_idx on app_public.bank_statements (closed_on);
create table if not exists app_public.bank_transactions (
  id uuid primary key default uuidv7(),
  bank_file_id uuid not null references app_public.bank_files,
  position int not null check (position > 0),
  line int check (line > 0),
  key text not null check (length(key) between 1 and 300),
  kind app_public.bank_transaction_kind not null,
  outcome app_public.bank_transaction_outcome,
  reason app_public.bank_exception_reason,
  bank_status text not null check (length(bank_status) <= 40),
  amount_minor bigint,
  booked_on date,
  is_reversal boolean not null,
  is_return boolean not null,
  original_amount text check (length(original_amount) <= 40),
  original_currency text check (length(original_currency) <= 10),
  kid text check (kid ~ '^[0-9]{1,24}[0-9-]$'),
  text_kid text check (text_kid ~ '^[0-9]{14}$'),
  kid_parts jsonb,
  invoice_id uuid references app_public.invoices,
  payer_name text check (length(payer_name) <= 200),
  payer_account text check (length(payer_account) <= 50),
  payee_name text check (length(payee_name) <= 200),
  payee_account text check (length(payee_account) <= 50),
  message text check (length(message) <= 2000),
  end_to_end_id text check (length(end_to_end_id) <= 50),
  payment_information_id text check (length(payment_information_id) <= 50),
  bank_reference text check (length(bank_reference) <= 100),
  entry_reference text check (length(entry_reference) <= 100),
  code text check (length(code) <= 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (bank_file_id, position),
  constraint bank_transactions_queued_have_a_reason check ((outcome = 'QUEUED') = (reason is not null) or outcome is null)
);
alter table app_public.bank_transactions drop constraint if exists bank_transactions_can_be_summed;
alter table app_public.bank_transactions add constraint bank_transactions_can_be_summed
  check (amount_minor between -1000000000000 and 1000000000000);
alter type app_public.bank_exception_reason add value if not exists 'POSSIBLE_DUPLICATE' after 'PARTS_DIFFER';
alter type app_public.bank_exception_reason add value if not exists 'STATEMENT_ONLY' after 'POSSIBLE_DUPLICATE';
alter type app_public.bank_exception_reason add value if not exists 'TAKEN_BACK' after 'STATEMENT_ONLY';
-- Sums and payments without a KID, which few transactions are.
create index if not exists bank_transactions_booked_on_idx on app_public.bank_transactions (booked_on) where kid is null;
create index if not exists bank_transactions_key_idx on app_public.bank_transactions (key);
create index if not exists bank_transactions_invoice_id_idx on app_public.bank_transactions (invoice_id);
create index if not exists bank_transactions_kid_idx on app_public.bank_transactions (kid);
create index if not exists bank_transactions_end_to_end_id_idx on app_public.bank_transactions (end_to_end_id);
create index if not exists bank_transactions_entry_reference_idx on app_public.bank_transactions (entry_reference);
create table if not exists app_public.bank_payment_statuses (
  id uuid primary key default uuidv7(),
  bank_file_id uuid not null references app_public.bank_files,
  position int not null check (position > 0),
  line int check (line > 0),
  original_message_id text not null check (length(original_message_id) <= 100),
  payment_information_id text check (length(payment_information_id) <= 100),
  end_to_end_id text check (length(end_to_end_id) <= 100),
  bank_status text not null check (length(bank_status) <= 40),
  is_inherited boolean not null,
  reason_code text check (length(reason_code) <= 100),
  message text check (length(message) <= 2000),
  created_at timestamptz not null default now(),
  unique (bank_file_id, position)
);
create index if not exists bank_payment_statuses_end_to_end_id_idx on app_public.bank_payment_statuses (end_to_end_id);
create table if not exists app_public.bank_exceptions (
  id uuid primary key default uuidv7(),
  bank_transaction_id uuid not null unique references app_public.bank_transactions,
  status app_public.bank_exception_status not null default 'WAITING',
  reason app_public.bank_exception_reason not null,
  amount_minor bigint,
  waiting_minor bigint not null default 0,
  booked_on date not null,
  payer_name text check (length(payer_name) <= 200),
  message text check (length(message) <= 2000),
  kid text,
  invoice_id uuid references app_public.invoices,
  journal_id uuid unique references app_public.journals,
  elsewhere_journal_id uuid unique references app_public.journals,
  set_aside_reason text check (length(set_aside_reason) between 1 and 2000),
  search_text text not null generated always as (app_hidden.search_text(payer_name, message, kid)) stored,
  matched_at timestamptz,
  reversed_at timestamptz,
  set_aside_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint bank_exceptions_explained_wait_for_nothing check (status not in ('MATCHED', 'REVERSED') or waiting_minor = 0),
  constraint bank_exceptions_set_aside_have_a_reason check ((status = 'SET_ASIDE') = (set_aside_reason is not null)),
  constraint bank_exceptions_known_amounts_are_posted check ((journal_id is not null) = (coalesce(amount_minor, 0) <> 0))
);
create index if not exists bank_exceptions_status_booked_on_idx on app_public.bank_exceptions (status, booked_on);
create index if not exists bank_exceptions_invoice_id_idx on app_public.bank_exceptions (invoice_id);
create index if not exists bank_exceptions_search_text_idx on app_public.bank_exceptions using gin (search_text gin_trgm_ops);
alter table app_public.payments add column if not exists bank_transaction_id uuid references app_public.bank_transactions;
create index if not exists payments_bank_transaction_id_idx on app_public.payments (bank_transaction_id);
create index if not exists invoices_open_amount_idx on app_public.invoices ((total_minor - paid_minor)) where status = 'PUBLISHED';
drop function if exists app_private.book_payment(app_public.payments);
drop function if exists app_private.book_reversal(app_public.payments, text);
alter type app_public.bank_transaction_outcome add value if not exists 'PAYOUT' after 'BOOKED';
alter table app_public.bank_files add column if not exists payout_count int not null default 0 check (payout_count >= 0);
alter table app_public.bank_payment_statuses add column if not exists is_taken boolean;
do $$ begin
  create type app_public.payout_state as enum ('WITH_CLIENT', 'OUTSIDE', 'HELD', 'WAITING', 'REJECTED', 'RETURNED', 'PROPOSED', 'SENT', 'PAID');
  create type app_public.payout_outlook as (
    state app_public.payout_state,
    held_reason app_public.payout_held_reason,
    reason text,
    amount_minor bigint,
    pays_on date
  );
exception when duplicate_object then null;
end $$;
-- Salary reports: what a month or a year of payouts came to.
do $$ begin
  create type app_public.salary_report_kind as enum ('MONTH', 'YEAR');
exception when duplicate_object then null;
end $$;
create table if not exists app_public.salary_reports (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  freelance_profile_id uuid not null,
  kind app_public.salary_report_kind not null,
  starts_on date not null,
  ends_on date not null,
  currency app_public.currency not null default 'NOK' check (currency = 'NOK'),
  slip_count int not null check (slip_count > 0),
  platform_fee_amount_minor bigint not null,
  employer_tax_amount_minor bigint not null,
  gross_salary_minor bigint not null,
  allowances_minor bigint check (allowances_minor <> 0),
  salary_tax_amount_minor bigint not null,
  attachment_minor bigint check (attachment_minor <> 0),
  adjustment_minor bigint check (adjustment_minor <> 0),
  payout_amount_minor bigint not null,
  pdf_document_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, account_id),
  unique (freelance_profile_id, kind, starts_on),
  foreign key (freelance_profile_id, account_id) references app_public.freelance_profiles (id, account_id),
  foreign key (pdf_document_id, account_id) references app_public.files (id, account_id),
  constraint salary_reports_are_of_whole_periods check (
    (ends_on + 1)::timestamp = starts_on + case kind when 'MONTH' then interval '1 month' else interval '1 year' end
    and extract(day from starts_on) = 1
  ),
  constraint salary_reports_sum_up check (
    payout_amount_minor = gross_salary_minor + coalesce(allowances_minor, 0) - salary_tax_amount_minor - coalesce(attachment_minor, 0)
      + coalesce(adjustment_minor, 0)
  )
);
create index if not exists salary_reports_account_id_idx on app_public.salary_reports (account_id);
create index if not exists salary_reports_pdf_document_id_idx on app_public.salary_reports (pdf_document_id);
create table if not exists app_private.salary_report_documents (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  salary_report_id uuid not null unique,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  foreign key (salary_report_id, account_id) references app_public.salary_reports (id, account_id)
);
create index if not exists salary_report_documents_account_id_idx on app_private.salary_report_documents (account_id);
do $$ begin
  create type app_public.payout_state as enum ('WITH_CLIENT', 'OUTSIDE', 'HELD', 'WAITING', 'REJECTED', 'RETURNED', 'PROPOSED', 'SENT', 'PAID');
  create type app_public.payout_outlook as (
    state app_public.payout_state,
    held_reason app_public.payout_held_reason,
    reason text,
    amount_minor bigint,
    pays_on date
  );
exception when duplicate_object then null;
end $$;

do $$ begin
  alter type app_public.payout_outlook add attribute is_account_doubted boolean;
exception when duplicate_column then null;
end $$;
do $$ begin
  alter type app_public.payout_outlook add attribute debt_minor bigint;
exception when duplicate_column then null;
end $$;

-- The a-melding: the monthly report of pay to the tax authority.
alter table app_public.invoicing_settings
  add column if not exists sub_unit_number text check (sub_unit_number ~ '^[0-9]{9}$');
do $$ begin
  create type app_public.payroll_fact as enum ('SUB_UNIT', 'OCCUPATION', 'NATIONAL_NUMBER', 'LODGING');
exception when duplicate_object then null;
end $$;
create table if not exists app_public.work_relations (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  freelance_profile_id uuid not null unique,
  occupation_code text check (occupation_code ~ '^[0-9]{7}$'),
  starts_on date not null,
  ends_on date,
  is_complete boolean not null generated always as (occupation_code is not null) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (freelance_profile_id, account_id) references app_public.freelance_profiles (id, account_id),
  constraint work_relations_end_after_they_start check (ends_on >= starts_on)
);
create index if not exists work_relations_account_id_idx on app_public.work_relations (account_id);
create table if not exists app_public.payroll_reports (
  id uuid primary key default uuidv7(),
  month_on date not null check (extract(day from month_on) = 1),
  replaces_id uuid references app_public.payroll_reports,
  recipient_count int not null check (recipient_count > 0),
  gap_count int not null default 0 check (gap_count >= 0),
  gross_salary_minor bigint not null,
  salary_tax_amount_minor bigint not null,
  attachment_minor bigint not null,
  employer_tax_minor bigint not null,
  payload jsonb not null,
  file_id uuid references app_public.files,
  created_by uuid references app_public.users,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint payroll_reports_with_gaps_have_no_file check (gap_count = 0 or file_id is null)
);
create index if not exists payroll_reports_month_on_idx on app_public.payroll_reports (month_on);
create index if not exists payroll_reports_replaces_id_idx on app_public.payroll_reports (replaces_id);
create index if not exists payroll_reports_file_id_idx on app_public.payroll_reports (file_id);
create index if not exists payroll_reports_created_by_idx on app_public.payroll_reports (created_by);
create table if not exists app_public.payroll_gaps (
  id uuid primary key default uuidv7(),
  payroll_report_id uuid not null references app_public.payroll_reports,
  freelance_profile_id uuid references app_public.freelance_profiles,
  gap app_public.payroll_fact not null,
  created_at timestamptz not null default now(),
  unique nulls not distinct (payroll_report_id, freelance_profile_id, gap)
);
create index if not exists payroll_gaps_freelance_profile_id_idx on app_public.payroll_gaps (freelance_profile_id);

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
alter type app_public.delivery_failure add value if not exists 'UNANSWERED';
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

-- Reminders of what is overdue: on unless a payout profile, a client or an invoice says otherwise. What was overdue when they came
-- is left to its freelancer, so that nobody is reminded of an old invoice by surprise.
do $$ begin
  create type app_public.reminder_hold as enum (
    'ALL_SENT', 'ACCOUNT_BLOCKED', 'PROFILE_OFF', 'CLIENT_OFF', 'PAUSED', 'PAYMENT_WAITS', 'SENT_BY_HAND', 'UNDELIVERED', 'NO_ADDRESS'
  );
exception when duplicate_object then null;
end $$;
do $$ begin
  create type app_public.invoice_reminders as (sent int, next_on date, hold app_public.reminder_hold);
exception when duplicate_object then null;
end $$;
alter table app_public.freelance_profiles add column if not exists reminders_enabled boolean not null default true;
alter table app_public.clients add column if not exists reminders_enabled boolean not null default true;
do $$ begin
  alter table app_public.invoices add column reminders_paused_at timestamptz;
  update app_public.invoices i set reminders_paused_at = now()
  where i.status = 'PUBLISHED' and i.due_on < (now() at time zone 'Europe/Oslo')::date;
exception when duplicate_column then null;
end $$;
create index if not exists invoices_open_due_on_idx on app_public.invoices (due_on) where status = 'PUBLISHED';
-- What a team has bought: copies of the invoices and credit notes to its organisation number.
do $$ begin
  alter type app_public.public_invoice
    add attribute ehf_document_id uuid,
    add attribute public_path text;
exception when duplicate_column then null;
end $$;
create index if not exists invoice_documents_client_number_idx
  on app_private.invoice_documents ((payload #>> '{client,organizationNumber}'));
do $$ begin
  create type app_public.refund_document as (
    reason text,
    lines app_public.public_invoice_line[],
    pdf_document_id uuid,
    ehf_document_id uuid
  );
exception when duplicate_object then null;
end $$;
create table if not exists app_public.suppliers (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  partner_account_id uuid not null references app_public.accounts,
  freelance_profile_id uuid not null,
  buyer_organization_number text not null check (buyer_organization_number ~ '^[0-9]{9}$'),
  name text not null check (length(name) between 1 and 300),
  organization_number text check (length(organization_number) between 1 and 20),
  purchase_count int not null default 0 check (purchase_count >= 0),
  bought_minor bigint not null default 0,
  refunded_minor bigint not null default 0,
  remaining_minor bigint not null default 0 check (remaining_minor >= 0),
  next_due_on date,
  last_invoiced_on date,
  search_text text not null generated always as (app_hidden.search_text(name, organization_number)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, account_id),
  constraint suppliers_one_each unique (account_id, freelance_profile_id, buyer_organization_number),
  foreign key (freelance_profile_id, partner_account_id) references app_public.freelance_profiles (id, account_id)
);
create index if not exists suppliers_partner_account_id_idx on app_public.suppliers (partner_account_id);
create index if not exists suppliers_freelance_profile_id_idx on app_public.suppliers (freelance_profile_id, partner_account_id);
create index if not exists suppliers_search_text_idx on app_public.suppliers using gin (search_text gin_trgm_ops);
create table if not exists app_public.purchases (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  partner_account_id uuid not null references app_public.accounts,
  invoice_id uuid not null,
  supplier_id uuid not null,
  buyer_organization_number text not null check (buyer_organization_number ~ '^[0-9]{9}$'),
  invoice_status app_public.invoice_status not null,
  payment_status app_public.payment_status not null,
  document_number text not null check (length(document_number) between 1 and 40),
  supplier_name text not null check (length(supplier_name) between 1 and 300),
  buyer_reference text check (length(buyer_reference) <= 200),
  order_reference text check (length(order_reference) <= 200),
  account_number text not null check (length(account_number) between 1 and 40),
  kid text not null check (kid ~ '^[0-9]{14}$'),
  invoiced_on date not null,
  due_on date not null,
  published_at timestamptz not null,
  resolved_at timestamptz,
  currency app_public.currency not null,
  amount_minor bigint not null,
  vat_minor bigint not null,
  total_minor bigint not null generated always as (amount_minor + vat_minor) stored,
  credited_minor bigint not null check (credited_minor >= 0),
  paid_minor bigint not null check (paid_minor >= 0),
  remaining_minor bigint not null check (remaining_minor >= 0),
  search_text text not null generated always as (
    app_hidden.search_text(document_number, supplier_name, kid, buyer_reference, order_reference)
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, account_id),
  constraint purchases_one_each unique (account_id, invoice_id),
  constraint purchases_were_published check (invoice_status in ('PUBLISHED', 'RESOLVED', 'NULLIFIED')),
  foreign key (invoice_id, partner_account_id) references app_public.invoices (id, account_id),
  foreign key (supplier_id, account_id) references app_public.suppliers (id, account_id)
);
create index if not exists purchases_account_id_published_at_idx on app_public.purchases (account_id, published_at);
create index if not exists purchases_partner_account_id_idx on app_public.purchases (partner_account_id);
create index if not exists purchases_invoice_id_idx on app_public.purchases (invoice_id, partner_account_id);
create index if not exists purchases_supplier_id_idx on app_public.purchases (supplier_id, account_id);
create index if not exists purchases_search_text_idx on app_public.purchases using gin (search_text gin_trgm_ops);
create table if not exists app_public.refunds (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  partner_account_id uuid not null references app_public.accounts,
  credit_note_id uuid not null,
  purchase_id uuid not null,
  supplier_id uuid not null,
  buyer_organization_number text not null check (buyer_organization_number ~ '^[0-9]{9}$'),
  credit_note_status app_public.credit_note_status not null,
  document_number text not null check (length(document_number) between 1 and 40),
  invoice_document_number text not null check (length(invoice_document_number) between 1 and 40),
  supplier_name text not null check (length(supplier_name) between 1 and 300),
  credited_on date not null,
  published_at timestamptz not null,
  resolved_at timestamptz,
  currency app_public.currency not null,
  amount_minor bigint not null,
  vat_minor bigint not null,
  total_minor bigint not null generated always as (amount_minor + vat_minor) stored,
  search_text text not null generated always as (
    app_hidden.search_text(document_number, invoice_document_number, supplier_name)
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint refunds_one_each unique (account_id, credit_note_id),
  constraint refunds_were_published check (credit_note_status in ('PUBLISHED', 'RESOLVED')),
  foreign key (credit_note_id, partner_account_id) references app_public.credit_notes (id, account_id),
  foreign key (purchase_id, account_id) references app_public.purchases (id, account_id) on delete cascade,
  foreign key (supplier_id, account_id) references app_public.suppliers (id, account_id)
);
create index if not exists refunds_account_id_published_at_idx on app_public.refunds (account_id, published_at);
create index if not exists refunds_partner_account_id_idx on app_public.refunds (partner_account_id);
create index if not exists refunds_credit_note_id_idx on app_public.refunds (credit_note_id, partner_account_id);
create index if not exists refunds_purchase_id_idx on app_public.refunds (purchase_id, account_id);
create index if not exists refunds_supplier_id_idx on app_public.refunds (supplier_id, account_id);
create index if not exists refunds_search_text_idx on app_public.refunds using gin (search_text gin_trgm_ops);
-- The proof of the books: each run of it, with its claims and what it found.
do $$ begin
  create type app_public.proof_claim as enum (
    'JOURNALS_SUM_TO_ZERO', 'PAYABLES_KEEP_SUMS', 'PAYMENTS_ARE_POSTED', 'WAITING_IS_UNEXPLAINED', 'TRANSACTIONS_BECAME_PAYMENTS',
    'BANK_BALANCE_AGREES', 'INVOICES_KNOW_PAID', 'UNSPLIT_IS_CLIENT_FUNDS', 'PAYOUTS_ARE_POSTED', 'CLEARING_HOLDS_PAYOUTS',
    'PAYOUTS_PAY_ITEMS', 'ITEMS_ARE_OWED', 'JOURNALS_ARE_PAID_ONCE', 'RUNS_KNOW_SUMS', 'WITHHELD_TAX_AGREES', 'PAYOUTS_HAVE_SLIPS',
    'SLIPS_SAY_PAID', 'INVOICE_NUMBERS_HAVE_NO_GAP', 'CREDIT_NOTE_NUMBERS_HAVE_NO_GAP'
  );
exception when duplicate_object then null;
end $$;
alter type app_public.proof_claim add value if not exists 'JOURNALS_ARE_SEALED';
alter type app_public.proof_claim add value if not exists 'SEALED_JOURNALS_ARE_UNCHANGED';
alter type app_public.proof_claim add value if not exists 'DOCUMENTS_ARE_SEALED';
alter type app_public.proof_claim add value if not exists 'SEALED_DOCUMENTS_ARE_UNCHANGED';
alter type app_public.proof_claim add value if not exists 'SEALED_PDFS_ARE_UNCHANGED';
alter type app_public.proof_claim add value if not exists 'SEALS_ARE_CHAINED';
alter type app_public.proof_claim add value if not exists 'KEPT_SEALS_AGREE';
alter type app_public.proof_claim add value if not exists 'CHECKPOINTS_ARE_SUMS';
alter type app_public.proof_claim add value if not exists 'CLOSED_PERIODS_ARE_UNCHANGED';
do $$ begin
  create type app_public.proof_run_status as enum ('RUNNING', 'HOLDS', 'FAILS');
exception when duplicate_object then null;
end $$;
create table if not exists app_public.proof_runs (
  id uuid primary key default uuidv7(),
  status app_public.proof_run_status not null default 'RUNNING',
  claim_count int,
  failed_count int,
  looked_count bigint,
  from_position bigint not null default 0 check (from_position >= 0),
  last_position bigint,
  created_by uuid references app_public.users,
  finished_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint proof_runs_count_once_they_are_finished check (
    num_nulls(finished_at, claim_count, failed_count, looked_count) = case status when 'RUNNING' then 4 else 0 end
    and (status = 'HOLDS') is not distinct from (coalesce(failed_count, -1) = 0)
  )
);
create index if not exists proof_runs_created_by_idx on app_public.proof_runs (created_by);
create table if not exists app_public.proof_results (
  id uuid primary key default uuidv7(),
  proof_run_id uuid not null references app_public.proof_runs,
  claim app_public.proof_claim not null,
  looked_count bigint not null check (looked_count >= 0),
  failed_count bigint not null check (failed_count between 0 and looked_count),
  created_at timestamptz not null default now(),
  unique (proof_run_id, claim)
);
create table if not exists app_public.proof_findings (
  id uuid primary key default uuidv7(),
  proof_run_id uuid not null references app_public.proof_runs,
  claim app_public.proof_claim not null,
  entity text,
  entity_id uuid,
  title text not null,
  created_at timestamptz not null default now()
);
create index if not exists proof_findings_proof_run_id_idx on app_public.proof_findings (proof_run_id);

-- The chain of seals, and its heads as they were laid outside of the database.
alter table app_public.journals add column if not exists original_on date;
alter table app_public.journals drop constraint if exists journals_are_moved_forward;
alter table app_public.journals add constraint journals_are_moved_forward check (original_on < occurred_on);
create table if not exists app_private.seals (
  id uuid primary key default uuidv7(),
  position bigint not null unique check (position > 0),
  entity text not null check (entity in ('journals', 'invoices', 'credit_notes', 'invoice_pdfs', 'credit_note_pdfs')),
  entity_id uuid not null,
  content_hash bytea not null check (length(content_hash) = 32),
  hash bytea not null check (length(hash) = 32),
  created_at timestamptz not null default now(),
  unique (entity, entity_id)
);
create index if not exists seals_entity_position_idx on app_private.seals (entity, position);
create index if not exists invoices_published_at_idx on app_public.invoices (published_at) where published_at is not null;
create index if not exists credit_notes_published_at_idx on app_public.credit_notes (published_at) where published_at is not null;
create table if not exists app_private.seal_heads (
  id uuid primary key default uuidv7(),
  day_on date not null unique,
  position bigint not null,
  hash bytea not null check (length(hash) = 32),
  file_id uuid references app_public.files,
  is_found boolean,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index if not exists seal_heads_file_id_idx on app_private.seal_heads (file_id);

-- Months of the books: open until finance closes them, with the balances at their end.
do $$ begin
  create type app_public.accounting_period_status as enum ('OPEN', 'CLOSED');
exception when duplicate_object then null;
end $$;
create table if not exists app_public.accounting_periods (
  id uuid primary key default uuidv7(),
  month_on date not null unique check (extract(day from month_on) = 1),
  status app_public.accounting_period_status not null default 'OPEN',
  journal_count bigint,
  reason text,
  closed_by uuid references app_public.users,
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint accounting_periods_are_closed_once check ((status = 'CLOSED') = (closed_at is not null) and (closed_at is null) = (journal_count is null))
);
create index if not exists accounting_periods_closed_by_idx on app_public.accounting_periods (closed_by);
create table if not exists app_public.account_balances (
  id uuid primary key default uuidv7(),
  accounting_period_id uuid not null references app_public.accounting_periods,
  finance_account_id uuid not null references app_public.finance_accounts,
  month_on date not null,
  opening_minor bigint not null,
  debit_minor bigint not null check (debit_minor >= 0),
  credit_minor bigint not null check (credit_minor >= 0),
  closing_minor bigint not null generated always as (opening_minor + debit_minor - credit_minor) stored,
  created_at timestamptz not null default now(),
  unique (accounting_period_id, finance_account_id)
);
create index if not exists account_balances_finance_account_id_idx on app_public.account_balances (finance_account_id, month_on);

-- Trial balances, as they were when they were made.
create table if not exists app_public.trial_balances (
  id uuid primary key default uuidv7(),
  starts_on date not null,
  ends_on date not null,
  account_count int not null,
  debit_minor bigint not null,
  credit_minor bigint not null,
  created_by uuid references app_public.users,
  created_at timestamptz not null default now(),
  constraint trial_balances_end_after_they_start check (ends_on >= starts_on),
  constraint trial_balances_balance check (debit_minor = credit_minor)
);
create index if not exists trial_balances_created_by_idx on app_public.trial_balances (created_by);
create table if not exists app_public.trial_balance_lines (
  id uuid primary key default uuidv7(),
  trial_balance_id uuid not null references app_public.trial_balances,
  finance_account_id uuid not null references app_public.finance_accounts,
  code text not null,
  kind app_public.finance_account_kind not null,
  opening_minor bigint not null,
  debit_minor bigint not null check (debit_minor >= 0),
  credit_minor bigint not null check (credit_minor >= 0),
  closing_minor bigint not null generated always as (opening_minor + debit_minor - credit_minor) stored,
  created_at timestamptz not null default now(),
  unique (trial_balance_id, finance_account_id)
);
create index if not exists trial_balance_lines_finance_account_id_idx on app_public.trial_balance_lines (finance_account_id);

-- Exports of the books for the tax authority and auditors, SAF-T Financial.
create table if not exists app_public.audit_files (
  id uuid primary key default uuidv7(),
  starts_on date not null,
  ends_on date not null,
  journal_count bigint not null,
  file_id uuid references app_public.files,
  failure text check (length(failure) <= 500),
  created_by uuid references app_public.users,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint audit_files_end_after_they_start check (ends_on >= starts_on),
  constraint audit_files_fail_or_are_written check (num_nonnulls(file_id, failure) <= 1)
);
create index if not exists audit_files_file_id_idx on app_public.audit_files (file_id);
create index if not exists audit_files_created_by_idx on app_public.audit_files (created_by);
-- A year of payouts to an account: what clients paid, what was deducted and what reached the bank account. The types go with their
-- function, which follows.
drop type if exists app_public.payout_year_part, app_public.payout_year_client, app_public.payout_year cascade;
create type app_public.payout_year_part as (
  starts_on date,
  client_paid_minor bigint,
  vat_minor bigint,
  platform_fee_minor bigint,
  employer_tax_minor bigint,
  gross_salary_minor bigint,
  allowances_minor bigint,
  adjustment_minor bigint,
  salary_tax_minor bigint,
  attachment_minor bigint,
  payout_minor bigint
);
create type app_public.payout_year_client as (
  name text,
  invoice_count int,
  client_paid_minor bigint
);
create type app_public.payout_year as (
  year int,
  years int[],
  total app_public.payout_year_part,
  months app_public.payout_year_part[],
  clients app_public.payout_year_client[],
  returned_minor bigint
);
-- How the platform's money stands, for the console: a year of it by month, what clients owe by age, and what waits for operators. The
-- types go with their functions, which follow.
drop type if exists app_public.money_month, app_public.money_age, app_public.money_queue, app_public.money_overview cascade;
create type app_public.money_month as (
  starts_on date,
  paid_in_minor bigint,
  paid_out_minor bigint,
  refunded_minor bigint,
  tax_owed_minor bigint,
  employer_tax_owed_minor bigint,
  owed_minor bigint,
  statement_on date,
  bank_minor bigint,
  books_minor bigint,
  difference_minor bigint,
  payout_count int,
  payment_days_median int,
  payment_days_p90 int,
  publication_days_median int,
  publication_days_p90 int
);
create type app_public.money_age as (
  days_from int,
  days_to int,
  invoice_count int,
  amount_minor bigint
);
create type app_public.money_queue as (
  table_name text,
  status text,
  row_id uuid,
  waiting_count int,
  amount_minor bigint
);
create type app_public.money_overview as (
  year int,
  years int[],
  total app_public.money_month,
  months app_public.money_month[],
  tax_estimated_minor bigint,
  receivables app_public.money_age[],
  queues app_public.money_queue[]
);
-- Credit after a payment, write-offs, and invoices that were paid outside the service.
do $$ begin
  create type app_public.invoice_resolution as enum ('PAID', 'PAID_OUTSIDE', 'WRITTEN_OFF');
exception when duplicate_object then null;
end $$;
alter table app_public.invoices add column if not exists resolution app_public.invoice_resolution;
update app_public.invoices i set resolution = (case
  when i.paid_minor > 0 then 'PAID'
  when i.employer_tax_percent is null then 'PAID_OUTSIDE'
  else 'WRITTEN_OFF'
end)::app_public.invoice_resolution
where i.resolved_at is not null and i.resolution is null;
alter table app_public.invoices drop constraint if exists invoices_resolved_say_how;
alter table app_public.invoices add constraint invoices_resolved_say_how check ((resolved_at is null) = (resolution is null));
alter type app_public.journal_kind add value if not exists 'CREDIT' after 'SPLIT';
alter table app_public.journals add column if not exists credit_note_id uuid references app_public.credit_notes;
create index if not exists journals_credit_note_id_idx on app_public.journals (credit_note_id);
drop function if exists app_private.post_journal(text, app_public.journal_kind, date, jsonb, uuid, uuid, text);
drop function if exists app_private.gross_salary_in(app_public.journal_kind, uuid, uuid);
drop function if exists app_private.settle_invoice(app_public.invoices, date);
drop function if exists app_private.move_invoice(uuid, text, text);
drop function if exists app_private.payout_shares(uuid);
drop function if exists app_private.tax_withheld(uuid, bigint[], date);
drop function if exists app_private.open_document(uuid);

-- What goes back to clients: of credit notes after the payment, and of payments that were too much.
do $$ begin
  create type app_public.client_refund_status as enum ('WAITING', 'READY', 'SENT', 'PAID', 'CANCELLED');
exception when duplicate_object then null;
end $$;
create table if not exists app_public.client_refunds (
  id uuid primary key default uuidv7(),
  invoice_id uuid references app_public.invoices,
  credit_note_id uuid references app_public.credit_notes,
  bank_exception_id uuid references app_public.bank_exceptions,
  status app_public.client_refund_status not null default 'WAITING',
  currency app_public.currency not null default 'NOK' check (currency = 'NOK'),
  amount_minor bigint not null check (amount_minor > 0),
  payee_name text not null check (length(payee_name) between 1 and 200),
  account_number text check (account_number ~ '^[0-9]{11}$'),
  reason text check (length(reason) between 1 and 2000),
  journal_id uuid unique references app_public.journals,
  paid_on date,
  paid_at timestamptz,
  cancelled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint client_refunds_come_of_one_thing check (num_nonnulls(invoice_id, bank_exception_id) = 1),
  constraint client_refunds_credit_notes_are_of_invoices check (credit_note_id is null or invoice_id is not null),
  constraint client_refunds_ready_have_an_account check (status in ('WAITING', 'CANCELLED') or account_number is not null),
  constraint client_refunds_paid_have_a_day check ((status = 'PAID') = (paid_on is not null)),
  constraint client_refunds_money_that_waited_is_posted check ((bank_exception_id is null) = (journal_id is null))
);
create index if not exists client_refunds_invoice_id_idx on app_public.client_refunds (invoice_id);
create index if not exists client_refunds_credit_note_id_idx on app_public.client_refunds (credit_note_id);
create index if not exists client_refunds_bank_exception_id_idx on app_public.client_refunds (bank_exception_id);
create index if not exists client_refunds_open_idx on app_public.client_refunds (status, created_at) where status in ('WAITING', 'READY');
alter type app_public.bank_exception_status add value if not exists 'REPAID' after 'MATCHED';
alter table app_public.bank_exceptions add column if not exists repaid_at timestamptz;
alter table app_public.payouts add column if not exists client_refund_id uuid references app_public.client_refunds;
create index if not exists payouts_client_refund_id_idx on app_public.payouts (client_refund_id);
create unique index if not exists payouts_refund_paid_once_idx on app_public.payouts (client_refund_id)
  where status in ('PROPOSED', 'SENT', 'PAID');
alter table app_public.payouts
  alter column account_id drop not null,
  alter column freelance_profile_id drop not null,
  drop constraint if exists payouts_pay_something,
  drop constraint if exists payouts_pay_a_profile_or_a_client,
  drop constraint if exists payouts_refunds_are_untaxed;
alter table app_public.payouts
  add constraint payouts_pay_something check (status = 'HELD' or (
    amount_minor > 0 and payable_minor > 0 and account_number is not null and (bank_account_id is not null or client_refund_id is not null)
  )),
  add constraint payouts_pay_a_profile_or_a_client check (
    (client_refund_id is null) = (freelance_profile_id is not null) and (client_refund_id is null) = (account_id is not null)
  ),
  add constraint payouts_refunds_are_untaxed check (
    client_refund_id is null or (gross_salary_minor = 0 and estimated_tax_minor = 0 and salary_tax_minor = 0 and attachment_minor = 0)
  );

-- What a freelancer reads of a credit note after the payment, and of what was written off.
alter type app_public.payout_state add value if not exists 'WRITTEN_OFF' after 'OUTSIDE';
do $$ begin
  create type app_public.credit_share_state as enum ('UNPAID', 'LESS', 'DEBT', 'TAKEN');
  create type app_public.credit_outlook as (
    state app_public.credit_share_state,
    share_minor bigint,
    taken_on date,
    refund_minor bigint,
    refund_status app_public.client_refund_status,
    refunded_on date
  );
exception when duplicate_object then null;
end $$;
alter type app_public.proof_claim add value if not exists 'SPLIT_IS_WHAT_IS_LEFT';
alter type app_public.proof_claim add value if not exists 'CLIENTS_ARE_OWED_EXCESS';
alter type app_public.proof_claim add value if not exists 'REPAID_IS_CLIENT_FUNDS';
alter type app_public.proof_claim add value if not exists 'REFUNDS_ARE_PAYOUTS';

-- What invoices, credit notes and payments of a client come to.
do $$ begin
  create type app_public.client_balance as (
    invoice_count int,
    invoiced_minor bigint,
    credited_minor bigint,
    paid_minor bigint,
    written_off_minor bigint,
    refund_minor bigint,
    refunded_minor bigint,
    remaining_minor bigint,
    overdue_minor bigint,
    days_to_pay int
  );
exception when duplicate_object then null;
end $$;

-- Statements of clients.
create table if not exists app_public.client_statements (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  client_id uuid not null,
  starts_on date not null,
  ends_on date not null,
  currency app_public.currency not null default 'NOK' check (currency = 'NOK'),
  opening_minor bigint not null,
  closing_minor bigint not null,
  overdue_minor bigint not null check (overdue_minor >= 0),
  pdf_document_id uuid,
  created_by uuid references app_public.users on delete set null,
  recipient text check (length(recipient) between 3 and 254),
  sending_at timestamptz,
  attempted_at timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  failure app_public.delivery_failure,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, account_id),
  foreign key (client_id, account_id) references app_public.clients (id, account_id),
  foreign key (pdf_document_id, account_id) references app_public.files (id, account_id),
  constraint client_statements_of_a_period check (starts_on <= ends_on),
  constraint client_statements_sent_to_somebody check ((recipient is null) = (sending_at is null)),
  constraint client_statements_are_sent_or_failed check (num_nonnulls(sent_at, failed_at) <= 1 and (failed_at is null) = (failure is null))
);
create index if not exists client_statements_account_id_idx on app_public.client_statements (account_id);
create index if not exists client_statements_client_id_idx on app_public.client_statements (client_id, created_at);
create index if not exists client_statements_pdf_document_id_idx on app_public.client_statements (pdf_document_id);
create index if not exists client_statements_created_by_idx on app_public.client_statements (created_by);
create table if not exists app_private.client_statement_documents (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  client_statement_id uuid not null unique,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  foreign key (client_statement_id, account_id) references app_public.client_statements (id, account_id)
);
create index if not exists client_statement_documents_account_id_idx on app_private.client_statement_documents (account_id);
-- Functions that have another name now. Those of triggers take their triggers along, which the rules of their tables make
-- again; at the end, since the changes above still run by them.
drop function if exists app_private.begin_rules_for_house_columns(regclass);
drop function if exists app_private.keep_idempotent_answer(text, int, text, text);
drop function if exists app_private.keep_texts(jsonb);
drop function if exists app_private.said_texts(app_public.language, boolean);
drop function if exists app_private.sayable(text);
drop function if exists app_private.said(text, uuid, text[]);
drop function if exists app_private.kept_numbers(uuid);
drop function if exists app_private.keep_refund_status(uuid);
drop function if exists app_private.has_begun_series(uuid);
drop function if exists app_hidden.asked_questions(uuid);
drop function if exists app_private.keep_check_result(text, app_public.check_outcome, date, timestamptz);
drop function if exists app_private.tg_credit_notes__keep_search_text() cascade;
drop function if exists app_private.tg_invoices__keep_search_text() cascade;
drop function if exists app_private.tg_occupation_codes__keep_search_text() cascade;
drop function if exists app_private.tg_job_applications__keep_count() cascade;
-- Invoices that are made again by themselves, each week, month, quarter or year.
do $$ begin
  create type app_public.recurring_invoice_status as enum ('ACTIVE', 'PAUSED', 'ENDED');
  create type app_public.recurrence_frequency as enum ('WEEKLY', 'MONTHLY', 'QUARTERLY', 'YEARLY');
  create type app_public.recurrence_pause_reason as enum (
    'ACCOUNT', 'IDENTITY', 'PROFILE', 'CLIENT', 'LINES', 'RECEIPTS', 'DETAILS', 'TOO_MANY_DRAFTS', 'REVIEW'
  );
exception when duplicate_object then null;
end $$;
create table if not exists app_public.recurring_invoices (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  invoice_id uuid not null,
  status app_public.recurring_invoice_status not null default 'ACTIVE',
  frequency app_public.recurrence_frequency not null,
  starts_on date not null,
  is_month_end boolean not null default false,
  ends_on date,
  is_submitted boolean not null default false,
  next_on date,
  last_on date,
  pause_reason app_public.recurrence_pause_reason,
  created_by uuid references app_public.users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, account_id),
  foreign key (invoice_id, account_id) references app_public.invoices (id, account_id),
  constraint recurring_invoices_end_after_they_start check (ends_on >= starts_on),
  constraint recurring_invoices_weeks_have_no_month_end check (not is_month_end or frequency <> 'WEEKLY'),
  constraint recurring_invoices_ended_have_no_next check (status <> 'ENDED' or next_on is null),
  constraint recurring_invoices_reasons_are_of_pauses check (pause_reason is null or status = 'PAUSED')
);
create index if not exists recurring_invoices_account_id_idx on app_public.recurring_invoices (account_id);
create index if not exists recurring_invoices_invoice_id_idx on app_public.recurring_invoices (invoice_id);
create index if not exists recurring_invoices_created_by_idx on app_public.recurring_invoices (created_by);
create index if not exists recurring_invoices_next_on_idx on app_public.recurring_invoices (next_on) where status = 'ACTIVE';
create unique index if not exists recurring_invoices_open_invoice_id_idx on app_public.recurring_invoices (invoice_id) where status <> 'ENDED';
create table if not exists app_public.recurring_invoice_runs (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  recurring_invoice_id uuid not null,
  recurs_on date not null,
  invoice_id uuid not null unique,
  created_at timestamptz not null default now(),
  unique (recurring_invoice_id, recurs_on),
  foreign key (recurring_invoice_id, account_id) references app_public.recurring_invoices (id, account_id),
  foreign key (invoice_id, account_id) references app_public.invoices (id, account_id) on delete cascade
);
create index if not exists recurring_invoice_runs_account_id_idx on app_public.recurring_invoice_runs (account_id);
drop function if exists app_private.refuse_many_drafts();
-- The trip that a diet or mileage line is for: diet is computed from it, and only a trip that is accounted for is not taxed.
do $$ begin
  create type app_public.lodging as enum ('HOTEL', 'WITHOUT_COOKING', 'WITH_COOKING');
  create type app_public.travel_allowance as enum ('SIX_TO_TWELVE_HOURS', 'OVER_TWELVE_HOURS', 'OVERNIGHT');
  create type app_public.travel_report as (
    purpose text,
    start_date date,
    start_time time,
    end_date date,
    end_time time,
    lodging app_public.lodging,
    lodging_name text,
    breakfasts integer,
    lunches integer,
    dinners integer
  );
  create type app_public.travel_day as (
    day date,
    allowance app_public.travel_allowance,
    rate_minor bigint,
    meals_minor bigint,
    amount_minor bigint,
    tax_free_minor bigint
  );
exception when duplicate_object then null;
end $$;
alter table app_public.line_rules add column if not exists is_travel boolean not null default false;
-- A rewrite and no update, which would have every row look newer than it was read.
alter table app_public.line_rules alter column is_travel type boolean using line_type in ('DIET', 'MILEAGE');
alter table app_public.invoice_lines add column if not exists travel_report app_public.travel_report;
alter table app_public.invoice_lines drop constraint if exists invoice_lines_travel_report_check;
alter table app_public.invoice_lines add constraint invoice_lines_travel_report_check check (
  length((travel_report).purpose) between 1 and 300 and length((travel_report).lodging_name) between 1 and 300
  and (travel_report).breakfasts between 0 and 100 and (travel_report).lunches between 0 and 100 and (travel_report).dinners between 0 and 100
);

-- The policy of the role that owns every table, in plain words.
do $$
declare
  v_row record;
begin
  for v_row in select p.polrelid::regclass as of_table from pg_catalog.pg_policy p where p.polname = 'the house''s own functions see every row' loop
    execute format('alter policy "the house''s own functions see every row" on %s rename to "the owner''s functions see every row"', v_row.of_table);
  end loop;
end
$$;
-- Journals are posted and invoices settled many at a time; one is a list of one.
do $$ begin
  create type app_private.posting as (
    id uuid,
    key text,
    kind app_public.journal_kind,
    occurred_on date,
    amounts jsonb,
    invoice_id uuid,
    reverses_id uuid,
    description text,
    gross_salary_minor bigint,
    credit_note_id uuid
  );
exception when duplicate_object then null;
end $$;
drop function if exists app_private.record_invoice_payment(uuid, bigint);
drop function if exists app_private.settle_invoice(app_public.invoices, date, uuid);
drop function if exists app_private.untaxed_weights(uuid);
-- Refunds that finance pays in the bank, outside of a run: the bank's debit or the posted transfer that paid them.
alter table app_public.client_refunds
  add column if not exists debit_exception_id uuid references app_public.bank_exceptions (id),
  add column if not exists transfer_id uuid unique references app_public.transfers (id),
  add column if not exists settled_journal_id uuid unique references app_public.journals (id);
create index if not exists client_refunds_debit_exception_id_idx on app_public.client_refunds (debit_exception_id);
alter table app_public.client_refunds drop constraint if exists client_refunds_ready_have_an_account;
alter table app_public.client_refunds add constraint client_refunds_ready_have_an_account check (
  status in ('WAITING', 'CANCELLED') or account_number is not null or settled_journal_id is not null
);
alter table app_public.client_refunds drop constraint if exists client_refunds_settled_outside_are_posted;
alter table app_public.client_refunds add constraint client_refunds_settled_outside_are_posted check (
  num_nonnulls(debit_exception_id, transfer_id) = num_nonnulls(settled_journal_id)
);
-- Money that waits may be for an invoice that was written off.
alter type app_public.bank_suggestion_reason add value if not exists 'WRITTEN_OFF';
create index if not exists invoices_written_off_idx on app_public.invoices (((total_minor - paid_minor))) where resolution = 'WRITTEN_OFF';
-- Occupations in English, their code in the a-melding, and the files of occupations that operators have imported.
alter table app_public.occupation_codes
  add column if not exists name_en text check (name_en ~ '\S' and length(name_en) <= 200),
  add column if not exists payroll_code text check (payroll_code ~ '^[0-9]{7}$');
do $$ begin
  create type app_public.occupation_import_result as enum ('ADDED', 'CHANGED', 'REFUSED');
  create type app_public.occupation_import_fault as enum ('CODE', 'REPEATED', 'NAME', 'PAYROLL_CODE', 'TAG_LIST', 'IS_ENABLED');
exception when duplicate_object then null;
end $$;
create table if not exists app_public.occupation_imports (
  id uuid primary key default uuidv7(),
  file_id uuid not null references app_public.files,
  added_count int not null check (added_count >= 0),
  changed_count int not null check (changed_count >= 0),
  unchanged_count int not null check (unchanged_count >= 0),
  refused_count int not null check (refused_count >= 0),
  created_by uuid references app_public.users,
  created_at timestamptz not null default now()
);
create index if not exists occupation_imports_file_id_idx on app_public.occupation_imports (file_id);
create index if not exists occupation_imports_created_by_idx on app_public.occupation_imports (created_by);
create table if not exists app_public.occupation_import_lines (
  id uuid primary key default uuidv7(),
  occupation_import_id uuid not null references app_public.occupation_imports,
  line int not null check (line > 0),
  code text,
  result app_public.occupation_import_result not null,
  fault app_public.occupation_import_fault,
  created_at timestamptz not null default now(),
  unique (occupation_import_id, line),
  constraint occupation_import_lines_refused_have_a_fault check ((result = 'REFUSED') = (fault is not null))
);
-- Openings of an invoice by its client, and the trip of a line as the client sees it.
create table if not exists app_public.invoice_openings (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  invoice_id uuid not null unique,
  opening_count int not null default 1 check (opening_count between 1 and 1000),
  first_opened_at timestamptz not null default now(),
  last_opened_at timestamptz not null default now(),
  foreign key (invoice_id, account_id) references app_public.invoices (id, account_id) on delete cascade,
  constraint invoice_openings_last_after_first check (last_opened_at >= first_opened_at)
);
create index if not exists invoice_openings_account_id_idx on app_public.invoice_openings (account_id);
do $$ begin
  alter type app_public.public_invoice_line add attribute purpose text, add attribute start_time time, add attribute end_time time;
exception when duplicate_column then null;
end $$;
-- Receipts that come by mail to an account's private address.
alter table app_public.files add column if not exists is_for_managers boolean not null default false;
do $$ begin
  create type app_public.mailed_receipt_fault as enum (
    'UNKNOWN_TYPE', 'TOO_BIG', 'TOO_MANY_PIXELS', 'INCOMPLETE', 'LOCKED', 'ATTACHMENTS', 'ACTIVE', 'INFECTED'
  );
exception when duplicate_object then null;
end $$;
alter type app_public.mailed_receipt_fault add value if not exists 'HEIC';
create table if not exists app_public.receipt_addresses (
  id uuid primary key default uuidv7(),
  account_id uuid not null unique references app_public.accounts,
  token text not null unique check (token ~ '^[0-9a-f]{32}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create table if not exists app_public.mailed_receipts (
  id uuid primary key default uuidv7(),
  account_id uuid not null references app_public.accounts,
  file_id uuid,
  fault app_public.mailed_receipt_fault,
  filename text not null check (length(filename) between 1 and 255),
  sender text check (length(sender) between 1 and 320),
  subject text check (length(subject) between 1 and 300),
  content_hash bytea not null check (length(content_hash) = 32),
  message_hash bytea not null check (length(message_hash) = 32),
  received_at timestamptz not null default now(),
  discarded_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (account_id, content_hash),
  foreign key (file_id, account_id) references app_public.files (id, account_id),
  constraint mailed_receipts_have_a_file_or_a_fault check (num_nonnulls(file_id, fault) = 1 or discarded_at is not null)
);
create index if not exists mailed_receipts_account_id_received_at_idx on app_public.mailed_receipts (account_id, received_at);
create index if not exists mailed_receipts_file_id_idx on app_public.mailed_receipts (file_id);
create index if not exists mailed_receipts_received_at_idx on app_public.mailed_receipts (received_at);

-- Rows are written by the names of their columns.
drop function if exists app_private.apply_invoice_input(app_public.invoices, jsonb);
drop function if exists app_private.check_invoice_input(app_public.invoices, jsonb);
drop function if exists app_private.insert_invoice_lines(app_public.invoices, jsonb, int);

-- The API says of each row which actions are open and what its status means, from the transitions alone.
drop function if exists app_public.invoices_available_actions(app_public.invoices);
drop function if exists app_public.jobs_available_actions(app_public.jobs);
drop function if exists app_public.job_checks_available_actions(app_public.job_checks);
drop function if exists app_public.job_applications_available_actions(app_public.job_applications);
drop function if exists app_public.freelance_profiles_available_actions(app_public.freelance_profiles);
drop function if exists app_public.identity_verifications_available_actions(app_public.identity_verifications);
drop function if exists app_public.accounting_periods_available_actions(app_public.accounting_periods);
drop function if exists app_public.invoices_outcome(app_public.invoices);
drop function if exists app_public.credit_notes_outcome(app_public.credit_notes);
drop function if exists app_public.jobs_outcome(app_public.jobs);
drop function if exists app_public.job_applications_outcome(app_public.job_applications);

-- A document is sent by its id, whether it is an invoice or a credit note.
drop function if exists app_private.create_delivery(uuid, uuid, app_public.delivery_method, text, boolean);
drop function if exists app_private.note_undelivered(uuid, uuid, uuid, app_public.delivery_method);
drop function if exists app_private.deliver_as_preferred(uuid, uuid, uuid);
drop function if exists app_private.require_recipient(uuid, uuid, uuid);
drop function if exists app_private.require_ehf_recipient(uuid, uuid, uuid);
drop function if exists app_private.refuse_frequent_sending(uuid, uuid, app_public.delivery_method);
drop function if exists app_private.ehf_document(uuid, uuid);
drop function if exists app_private.delivered_ehf(uuid, uuid);
drop function if exists app_private.has_series_gap(uuid, uuid);
drop function if exists app_private.delivery_client(app_public.deliveries);
drop function if exists app_private.delivery_document_status(app_public.deliveries);
drop function if exists app_hidden.line_attributes(jsonb);
drop function if exists app_private.insert_rows(anyelement, jsonb);
drop function if exists app_hidden.form_values(anyelement);
drop function if exists app_private.redacted(jsonb, text);
drop function if exists app_private.post_payout(app_public.payouts);
drop function if exists app_hidden.approves_itself(app_public.invoices);
drop function if exists app_hidden.credit_approves_itself(app_public.credit_notes);

-- The figures that other modules add to the dashboard are functions of theirs.
alter type app_public.dashboard
  drop attribute if exists freelance_profiles,
  drop attribute if exists clients,
  drop attribute if exists members,
  drop attribute if exists invited;
-- A suggestion is a field of the money it is for, and functions are made before views. An invoice may be named by the whole KID.
alter type app_public.bank_suggestion_reason add value if not exists 'KID' before 'KID_MISTYPED';
drop view if exists app_public.bank_suggestions cascade;
--!include settlement/functions/suggest_invoices.sql
--!include settlement/views/bank_suggestions.sql
-- Invoices settled in other years are most of an account's, and its dashboard reads none of them.
create index if not exists invoices_unresolved_idx on app_public.invoices (account_id, status) where status <> 'RESOLVED';
create index if not exists invoices_resolved_on_idx on app_public.invoices (account_id, invoiced_on) where status = 'RESOLVED';

-- Renamed to the terms of the field.
do $$ begin
  if to_regclass('graphile_worker._private_tasks') is not null then
    update graphile_worker._private_tasks t set identifier = 'recruitment/notify_reviewers'
    where t.identifier = 'recruitment/tell_reviewers' and not exists (
      select from graphile_worker._private_tasks o where o.identifier = 'recruitment/notify_reviewers'
    );
    update graphile_worker._private_known_crontabs c set identifier = 'recruitment/notify_reviewers'
    where c.identifier = 'recruitment/tell_reviewers' and not exists (
      select from graphile_worker._private_known_crontabs o where o.identifier = 'recruitment/notify_reviewers'
    );
  end if;
end $$;
drop function if exists app_private.outlive_deliveries(app_public.invoices);
drop function if exists app_private.disown_unproven(uuid);
drop function if exists app_private.take_off_invoice(app_public.credit_notes, int);
drop function if exists app_private.pretend_link_mail(public.citext, app_private.link_purpose);
drop function if exists app_private.tell_of_transition(text, uuid, jsonb);
drop function if exists app_private.tell_of_transitions(text);
drop function if exists app_private.tell_team_users(app_public.accounts);
drop function if exists app_private.tell_of_members(uuid, app_public.memberships[]);
drop function if exists app_private.leave_no_person_behind(uuid);
drop function if exists app_private.longest_way_to(regclass);
drop function if exists app_private.unheld_files(uuid[]);
drop function if exists app_private.operators_to_tell();
drop function if exists app_private.tg_sessions__tell_end() cascade;
drop function if exists app_hidden.as_others_see(app_public.users);
drop function if exists app_private.tell_reviewers();
drop function if exists app_private.require_same_journal(text, date, jsonb);


-- Few journals are transfers, and the overview subtracts these from the balance of withheld tax.
create index if not exists journals_transfers_idx on app_public.journals (id) where kind = 'TRANSFER';

-- Rejecting a tax card protects.
drop function if exists app_private.require_tax_card(jsonb, text);

-- One function answers for several that were alike: the text for a failed delivery, the sending of a document.
drop function if exists app_hidden.delivery_was_given_up(uuid);
drop function if exists app_hidden.delivery_was_refused(uuid);
drop function if exists app_hidden.reminder_failed(uuid);
drop function if exists app_hidden.credit_note_came_back(uuid);
drop function if exists app_hidden.invoice_ehf_failed(uuid);
drop function if exists app_hidden.invoice_ehf_unanswered(uuid);
drop function if exists app_hidden.credit_note_ehf_failed(uuid);
drop function if exists app_hidden.credit_note_ehf_unanswered(uuid);
drop function if exists app_hidden.invoice_is_on_its_way(uuid);
drop function if exists app_hidden.invoice_is_left_to_its_sender(uuid);
drop function if exists app_hidden.invoice_came_back(uuid);
drop function if exists app_private.require_recipient(uuid, uuid);
drop function if exists app_private.require_ehf_recipient(uuid, uuid);
drop function if exists app_private.send_document(anyelement, app_public.delivery_method, boolean);
drop function if exists app_private.tg_client_statements__freeze() cascade;
drop function if exists app_private.tg_credit_notes__freeze() cascade;
drop function if exists app_private.tg_salary_reports__freeze() cascade;
drop function if exists app_private.tg_salary_slips__freeze() cascade;
drop function if exists app_private.tg_jobs__forget_logo() cascade;
drop function if exists app_private.tg_identity_verifications__forget_pictures() cascade;
drop function if exists app_private.tg_job_check_papers__forget_files() cascade;
drop function if exists app_private.lock_operator(jsonb, boolean);
drop function if exists app_private.record_invoice_pdf(uuid, uuid);
drop function if exists app_private.record_credit_note_pdf(uuid, uuid);
drop function if exists app_hidden.credit_note_is_of_organization(uuid);
drop function if exists app_hidden.invoice_is_of_organization(uuid);
drop function if exists app_hidden.credited_before(uuid, timestamptz);
drop function if exists app_hidden.credited_total(uuid);
drop function if exists app_hidden.credit_refund(app_public.invoices);
drop function if exists app_hidden.credit_refunded(app_public.invoices);

-- A function of a few lines with one caller is a part of it.
drop function if exists app_private.attached_before(uuid, date);
drop function if exists app_private.client_attributes(app_public.clients);
drop function if exists app_private.check_enrollment_consent(text);
drop function if exists app_private.check_invoice_lines(jsonb, date);
drop function if exists app_private.check_person(jsonb, bytea, text);
drop function if exists app_private.draw_vat_groups(uuid);
drop function if exists app_private.draw_year_to_date(app_public.salary_slips);
drop function if exists app_private.end_sessions_in(uuid, uuid);
drop function if exists app_private.enrol_applications(app_public.enrollments);
drop function if exists app_private.files_to_export(uuid, uuid);
drop function if exists app_private.former_ids(text, uuid, uuid);
drop function if exists app_private.is_account_needed(uuid);
drop function if exists app_private.is_sign_in_limited(public.citext, inet);
drop function if exists app_private.is_unsent_reminder_known(uuid, int);
drop function if exists app_private.network_of(text);
drop function if exists app_private.note_undelivered(uuid, app_public.delivery_method);
drop function if exists app_hidden.readable_account_number(text, text, text);
drop function if exists app_private.rows_without_members(uuid, jsonb);
drop function if exists app_private.withdraw_salary_slip(uuid);
drop function if exists app_private.wrong_sms_tries(uuid);

-- Answers of the bank that fit no payout or contradict the books wait for an operator.
alter table app_public.bank_payment_statuses
  add column if not exists updated_at timestamptz not null default now(),
  add column if not exists queued_at timestamptz,
  add column if not exists explanation text check (length(explanation) <= 2000),
  add column if not exists explained_by uuid references app_public.users (id),
  add column if not exists explained_at timestamptz;
create index if not exists bank_payment_statuses_explained_by_idx on app_public.bank_payment_statuses (explained_by);
create index if not exists bank_payment_statuses_waiting_idx on app_public.bank_payment_statuses (queued_at) where queued_at is not null;

-- A department can be removed though it has jobs, which then are in the default one.
alter table app_public.jobs drop constraint jobs_department_id_fkey;
alter table app_public.jobs add constraint jobs_department_id_fkey
  foreign key (department_id, account_id) references app_public.departments (id, account_id) on delete set null (department_id);

-- The codes of ISO 20022 with which banks reject and return payments, as far as they have words.
do $$ begin
  create type app_public.bank_reason as enum (
    'AC01', 'AC02', 'AC03', 'AC04', 'AC05', 'AC06', 'AC07', 'AC14', 'AG01', 'AG02',
    'AG03', 'AM01', 'AM02', 'AM03', 'AM04', 'AM05', 'AM06', 'AM07', 'AM09', 'AM10',
    'AM12', 'AM14', 'AM18', 'BE01', 'BE04', 'BE05', 'BE06', 'CH03', 'CH04', 'CURR',
    'CUST', 'DT01', 'DU01', 'DU04', 'ED05', 'FF01', 'FOCR', 'FRAD', 'MD07', 'MS02',
    'MS03', 'NARR', 'RC01', 'RC04', 'RR03', 'RR04', 'TM01'
  );
exception when duplicate_object then null;
end $$;

-- The client's reference and order number on the public page.
do $$ begin
  alter type app_public.public_invoice
    add attribute buyer_reference text,
    add attribute order_reference text;
exception when duplicate_column then null;
end $$;

-- What the console's lists are ordered by at first.
create index if not exists account_balances_month_on_idx on app_public.account_balances (month_on);
create index if not exists attachment_orders_created_at_idx on app_public.attachment_orders (created_at);
create index if not exists audit_files_created_at_idx on app_public.audit_files (created_at);
create index if not exists bank_exceptions_booked_on_idx on app_public.bank_exceptions (booked_on);
create index if not exists bank_files_created_at_idx on app_public.bank_files (created_at);
create index if not exists bank_payment_statuses_position_idx on app_public.bank_payment_statuses (position);
create index if not exists bank_transactions_position_idx on app_public.bank_transactions (position);
create index if not exists client_refunds_created_at_idx on app_public.client_refunds (created_at);
create index if not exists client_statements_created_at_idx on app_public.client_statements (created_at);
create index if not exists clients_name_idx on app_public.clients (name);
create index if not exists credit_notes_created_at_idx on app_public.credit_notes (created_at);
create index if not exists data_exports_created_at_idx on app_public.data_exports (created_at);
create index if not exists deliveries_created_at_idx on app_public.deliveries (created_at);
create index if not exists ehf_participants_looked_up_at_idx on app_public.ehf_participants (looked_up_at);
create index if not exists enrollments_created_at_idx on app_public.enrollments (created_at);
create index if not exists erasures_erased_at_idx on app_public.erasures (erased_at);
create index if not exists failed_jobs_created_at_idx on app_public.failed_jobs (created_at);
create index if not exists freelance_profiles_created_at_idx on app_public.freelance_profiles (created_at);
create index if not exists help_articles_name_idx on app_public.help_articles (name);
create index if not exists identities_identified_at_idx on app_public.identities (identified_at);
create index if not exists invoices_created_at_idx on app_public.invoices (created_at);
create index if not exists job_application_notes_created_at_idx on app_public.job_application_notes (created_at);
create index if not exists job_applications_submitted_at_idx on app_public.job_applications (submitted_at);
create index if not exists job_checks_shared_at_idx on app_public.job_checks (shared_at);
create index if not exists jobs_created_at_idx on app_public.jobs (created_at);
create index if not exists journal_entries_created_at_idx on app_public.journal_entries (created_at);
create index if not exists journals_created_at_idx on app_public.journals (created_at);
create index if not exists occupation_import_lines_line_idx on app_public.occupation_import_lines (line);
create index if not exists occupation_imports_created_at_idx on app_public.occupation_imports (created_at);
create index if not exists partnered_credit_notes_published_at_idx on app_public.partnered_credit_notes (published_at);
create index if not exists partnered_invoices_published_at_idx on app_public.partnered_invoices (published_at);
create index if not exists payments_created_at_idx on app_public.payments (created_at);
create index if not exists payout_items_created_at_idx on app_public.payout_items (created_at);
create index if not exists payouts_created_at_idx on app_public.payouts (created_at);
create index if not exists payroll_gaps_created_at_idx on app_public.payroll_gaps (created_at);
create index if not exists payroll_reports_created_at_idx on app_public.payroll_reports (created_at);
create index if not exists phone_numbers_created_at_idx on app_public.phone_numbers (created_at);
create index if not exists plan_subscriptions_updated_at_idx on app_public.plan_subscriptions (updated_at);
create index if not exists price_plans_tags_idx on app_public.price_plans (tags);
create index if not exists proof_findings_created_at_idx on app_public.proof_findings (created_at);
create index if not exists proof_results_failed_count_idx on app_public.proof_results (failed_count);
create index if not exists proof_runs_created_at_idx on app_public.proof_runs (created_at);
create index if not exists purchases_published_at_idx on app_public.purchases (published_at);
create index if not exists recurring_invoices_created_at_idx on app_public.recurring_invoices (created_at);
create index if not exists refunds_published_at_idx on app_public.refunds (published_at);
create index if not exists register_entries_name_idx on app_public.register_entries (name);
create index if not exists salary_reports_starts_on_idx on app_public.salary_reports (starts_on);
create index if not exists suppliers_last_invoiced_on_idx on app_public.suppliers (last_invoiced_on);
create index if not exists tax_cards_created_at_idx on app_public.tax_cards (created_at);
create index if not exists texts_key_idx on app_public.texts (key);
create index if not exists transfers_created_at_idx on app_public.transfers (created_at);
create index if not exists trial_balance_lines_code_idx on app_public.trial_balance_lines (code);
create index if not exists trial_balances_created_at_idx on app_public.trial_balances (created_at);
create index if not exists webhook_calls_created_at_idx on app_public.webhook_calls (created_at);
create index if not exists work_relations_created_at_idx on app_public.work_relations (created_at);

-- A number that was never confirmed is removed by its owner, and stays for the limits of a day.
alter table app_public.phone_numbers add column if not exists removed_at timestamptz;
alter table app_public.phone_numbers drop constraint if exists phone_numbers_removed_unconfirmed;
alter table app_public.phone_numbers add constraint phone_numbers_removed_unconfirmed
  check (removed_at is null or token_verified_at is null);

-- The credit notes of an invoice on its public page.
do $$ begin
  create type app_public.public_credit_note as (
    document_number text,
    credited_on date,
    total_minor bigint
  );
  alter type app_public.public_invoice add attribute credit_notes app_public.public_credit_note[];
exception when duplicate_object or duplicate_column then null;
end $$;

-- A payment that has come in is known to the client before it is booked.
do $$ begin
  alter type app_public.public_invoice add attribute payment_waits boolean;
exception when duplicate_column then null;
end $$;

-- A key that was used before ends the transaction, so that a call leaves in one packet with it.
drop function if exists app_private.take_idempotency_key(text, int, text, bytea);
drop function if exists app_private.store_idempotent_answer(text, int, text, text);

-- Operators register a payment; only an owner records one made outside the service. The grant of earlier versions stayed.
revoke execute on function app_public.resolve_invoice(jsonb) from app_operator;
