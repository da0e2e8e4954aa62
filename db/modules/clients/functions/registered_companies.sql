-- Definer because it looks in all accounts whether an organisation has one here; only yes or no is returned. The query
-- companies calls it with the register's answer.
create or replace function app_public.registered_companies(answers jsonb) returns setof app_public.company
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select
    c ->> 'name', c ->> 'orgNumber', app_hidden.address_from(c -> 'address'), (c ->> 'markedAsBankruptcy')::boolean,
    (c ->> 'underLiquidation')::boolean, (c ->> 'underForcedLiquidation')::boolean, (c ->> 'deleted')::boolean,
    exists (select from app_public.accounts a where a.organization_number = c ->> 'orgNumber')
  from jsonb_array_elements(answers) with ordinality as t (c, place)
  order by t.place
$$;
comment on function app_public.registered_companies(jsonb) is
'@behavior -*
@anyone learns yes or no of an organisation, and nothing of its account
Organisations as the register answered, with whether they have an account here.';
grant execute on function app_public.registered_companies(jsonb) to app_user;

comment on type app_public.company is 'An organisation of the national business register.';
comment on column app_public.company.name is E'@notNull\nRegistered name.';
comment on column app_public.company.org_number is E'@notNull\nNine digits, mod 11.';
comment on column app_public.company.address is 'Business address.';
comment on column app_public.company.marked_as_bankruptcy is E'@notNull\nBankrupt.';
comment on column app_public.company.under_liquidation is E'@notNull\nBeing wound up.';
comment on column app_public.company.under_forced_liquidation is E'@notNull\nBeing wound up by force.';
comment on column app_public.company.deleted is E'@notNull\nNo longer in the register.';
comment on column app_public.company.account_exists is E'@notNull\nWhether it has an account here.';
