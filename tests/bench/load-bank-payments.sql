-- Many published invoices, for a file of the bank that pays them. Triggers are disabled, as in the main load.
set local session_replication_role = replica;

create temp table payers on commit drop as
select n, uuidv7() as user_id, uuidv7() as account_id, uuidv7() as profile_id, uuidv7() as bank_account_id, uuidv7() as client_id
from generate_series(0, 999) n;

insert into app_public.users (id, email, first_name, last_name, confirmed_at)
select user_id, 'bank' || n || '@example.no', 'Kari', 'Nordmann', now() from payers;

insert into app_public.accounts (id, slug, account_type, primary_user_id)
select account_id, 'bank-' || n, 'PERSONAL', user_id from payers;

insert into app_public.freelance_profiles (id, account_id, freelance_type, first_name, last_name, salary_tax_percent, status)
select profile_id, account_id, 'INDIVIDUAL', 'Kari', 'Nordmann', 30, 'VERIFIED' from payers;

insert into app_public.bank_accounts (id, account_id, freelance_profile_id, account_number, is_default)
select bank_account_id, account_id, profile_id, '86011117947', true from payers;

insert into app_public.clients (id, account_id, freelance_profile_id, client_type, name, org_number, client_number, address, preferred_delivery_method)
select client_id, account_id, profile_id, 'ORGANIZATION', 'Kunde ' || n, (900000000 + n)::text, 1, row('Storgata 1', null, '0155', 'Oslo', null, 'NO', null, null)::app_public.address, 'EMAIL' from payers;

insert into app_public.invoices (
  account_id, created_by, freelance_profile_id, bank_account_id, client_id, status, platform_fee_percent, employer_tax_percent, salary_tax_percent,
  amount_minor, vat_minor, platform_fee_amount_minor, employer_tax_amount_minor, gross_salary_minor, salary_tax_amount_minor,
  payout_amount_minor, remaining_amount_minor, remaining_vat_minor, remaining_platform_fee_amount_minor,
  remaining_employer_tax_amount_minor, remaining_gross_salary_minor, remaining_salary_tax_amount_minor, remaining_payout_amount_minor,
  invoice_number, document_number, kid, public_token, invoiced_on, due_on, submitted_at, approved_at, published_at
)
select
  y.account_id, y.user_id, y.profile_id, y.bank_account_id, y.client_id, 'PUBLISHED', 5, 14.1, 30,
  1000000, 250000, 50000, 117397, 832603, 249781, 582822, 1000000, 250000, 50000, 117397, 832603, 249781, 582822,
  1 + i / 1000, 'bank-' || i, lpad((81000000000000 + i)::text, 14, '0'), 'bank' || md5(i::text) || md5((i + 1)::text),
  current_date, current_date + 14, now(), now(), now()
from generate_series(1, $bankPayments$) i join payers y on y.n = i % 1000;

set local session_replication_role = origin;
analyze app_public.invoices, app_public.freelance_profiles;
