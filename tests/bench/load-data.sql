-- 2 000 accounts, 20 000 clients, 300 000 invoices over a year and 900 000 lines, at once. Triggers are disabled, so
-- that loading takes seconds; checks are enforced, so that nothing impossible is measured.
set session_replication_role = replica;
set synchronous_commit = off;

create temp table bench_account as
select n, uuidv7() as user_id, uuidv7() as account_id, uuidv7() as profile_id, uuidv7() as bank_account_id
from generate_series(1, $accounts$) n;

insert into app_public.users (id, email, first_name, last_name, confirmed_at, necessary_cookies_consent)
select user_id, format('bench%s@example.no', n), 'Kari', 'Nordmann ' || n, now(), true from bench_account;

insert into app_public.accounts (id, slug, account_type, primary_user_id)
select account_id, 'bench-' || n, 'PERSONAL', user_id from bench_account;

insert into app_public.memberships (account_id, user_id, role)
select account_id, user_id, 'OWNER' from bench_account;

insert into app_public.freelance_profiles (id, account_id, freelance_type, first_name, last_name, salary_tax_percent, status, address)
select profile_id, account_id, 'INDIVIDUAL', 'Kari', 'Nordmann ' || n, 30, 'VERIFIED',
  row ('Storgata ' || n, null, '0155', 'Oslo', 'Oslo', 'NO', null, null)::app_public.address
from bench_account;

insert into app_public.bank_accounts (id, account_id, freelance_profile_id, account_number, is_default)
select bank_account_id, account_id, profile_id, lpad((15000000000 + n)::text, 11, '0'), true from bench_account;

-- Numbers continue after those of the loaded invoices.
insert into app_private.invoice_number_series (account_id, freelance_profile_id, kind, next_number)
select account_id, profile_id, 'INVOICE', 1001 from bench_account;

create temp table bench_client as
select a.n, c as client_number, uuidv7() as client_id, a.account_id, a.profile_id
from bench_account a, generate_series(1, 10) c;
create index on bench_client (n, client_number);

insert into app_public.clients (
  id, account_id, freelance_profile_id, client_type, client_number, name, email, org_number, address, preferred_delivery_method
)
select client_id, account_id, profile_id, 'ORGANIZATION', client_number, format('Kunde %s AS', (n * 7919 + client_number) % 20000),
  format('post%s@kunde%s.no', client_number, n), (900000000 + n * 10 + client_number)::text,
  row ('Havnegata ' || client_number, null, '5003', 'Bergen', 'Vestland', 'NO', null, null)::app_public.address, 'EMAIL'
from bench_client;

create temp table bench_invoice as
select
  i, uuidv7() as invoice_id, a.user_id, a.account_id, a.profile_id, a.bank_account_id, c.client_id, c.client_number,
  (array['DRAFT', 'SUBMITTED', 'APPROVED', 'REJECTED', 'PUBLISHED', 'PUBLISHED', 'PUBLISHED', 'RESOLVED', 'RESOLVED', 'RESOLVED'])
    [1 + (i / $accounts$) % 10]::app_public.invoice_status as status,
  now() - (i * 100 || ' seconds')::interval as made_at,
  (50000 + (i::bigint * 7919) % 90000)::bigint as unit_price
from generate_series(0, $lastInvoice$) i
join bench_account a on a.n = 1 + i % $accounts$
join bench_client c on c.n = a.n and c.client_number = 1 + (i / $accounts$) % 10;

with amounts as (
  select *, unit_price * 10 + unit_price * 5 + unit_price * 2 as amount from bench_invoice
), fees as (
  select *, round(amount * 0.05) as fee from amounts
), gross as (
  select *, round((amount - fee) / 1.141) as gross_salary from fees
)
insert into app_public.invoices (
  id, account_id, created_by, freelance_profile_id, bank_account_id, client_id, status,
  platform_fee_percent, employer_tax_percent, salary_tax_percent,
  amount_minor, vat_minor, platform_fee_amount_minor, employer_tax_amount_minor, gross_salary_minor,
  salary_tax_amount_minor, payout_amount_minor,
  invoice_number, document_number, kid, public_token, invoiced_on, due_on, submitted_at, approved_at, published_at, search_text, created_at
)
select
  invoice_id, account_id, user_id, profile_id, bank_account_id, client_id, status,
  5, 14.1, 30,
  amount, round(amount * 0.25), fee, amount - fee - gross_salary, gross_salary,
  round(gross_salary * 0.3), gross_salary - round(gross_salary * 0.3),
  case when has_number then 1 + i / $accounts$ end,
  case when has_number then format('%s-%s', profile_id, i) end,
  case when has_number then lpad((90000000000000 + i)::text, 14, '0') end,
  case when has_number then md5(i::text) || md5((i + 1)::text) end,
  made_at::date, made_at::date + 14, case when status <> 'DRAFT' then made_at end,
  case when has_number then made_at end, case when has_number then made_at end, format('faktura %s kunde', i), made_at
from gross, lateral (select status in ('PUBLISHED', 'RESOLVED')) numbered(has_number);

insert into app_public.invoice_lines (
  account_id, invoice_id, position, line_type, description, quantity, remaining_quantity, unit_price_minor, vat_rate, amount_minor, vat_minor
)
select account_id, invoice_id, line.position, line.line_type::app_public.line_type, line.description, line.quantity, line.quantity,
  unit_price, 25, unit_price * line.quantity, round(unit_price * line.quantity * 0.25)
from bench_invoice, (values
  (0, 'WORK', 'Utvikling', 10), (1, 'EXTRA', 'Møter', 5), (2, 'EXTRA', 'Dokumentasjon', 2)
) line(position, line_type, description, quantity);

set session_replication_role = origin;
analyze;
