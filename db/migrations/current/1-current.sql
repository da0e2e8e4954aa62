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
