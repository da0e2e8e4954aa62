-- Verified freelancers, each with a paid invoice of 10 000.00 in the books. Triggers are disabled, as in the main load.
set local session_replication_role = replica;

create temp table payees on commit drop as
select n, uuidv7() as user_id, uuidv7() as account_id, uuidv7() as profile_id, uuidv7() as payable_id, uuidv7() as journal_id
from generate_series(1, $payees$) n;

insert into app_public.users (id, email, first_name, last_name, confirmed_at)
select user_id, 'payee' || n || '@example.no', 'Kari', 'Nordmann', now() from payees;

insert into app_public.accounts (id, slug, account_type, primary_user_id)
select account_id, 'payee-' || n, 'PERSONAL', user_id from payees;

insert into app_public.memberships (account_id, user_id, role) select account_id, user_id, 'OWNER' from payees;

insert into app_public.freelance_profiles (id, account_id, freelance_type, first_name, last_name, salary_tax_percent, status)
select profile_id, account_id, 'INDIVIDUAL', 'Kari', 'Nordmann', 30, 'VERIFIED' from payees;

insert into app_public.bank_accounts (account_id, freelance_profile_id, account_number, is_default, updated_at)
select account_id, profile_id, '86011117947', true, now() - interval '3 days' from payees;

insert into app_public.finance_accounts (id, kind, code, freelance_profile_id, balance_minor)
select y.payable_id, 'PAYABLE', '2910-' || lpad(p.profile_number::text, 6, '0'), y.profile_id, 582822
from payees y join app_public.freelance_profiles p on p.id = y.profile_id;

insert into app_public.journals (id, key, kind, occurred_on, gross_salary_minor)
select journal_id, 'settle:' || journal_id || ':0', 'SPLIT', current_date, 832603 from payees;

insert into app_public.journal_entries (journal_id, finance_account_id, amount_minor)
select y.journal_id, e.finance_account_id, e.amount_minor
from payees y cross join lateral (values
  (y.payable_id, -582822), (app_private.finance_account_id('WITHHELD_TAX'), -249781), (app_private.finance_account_id('CLIENT_FUNDS'), 832603)
) e (finance_account_id, amount_minor);

set local session_replication_role = origin;
analyze app_public.finance_accounts, app_public.journals, app_public.journal_entries, app_public.freelance_profiles;
