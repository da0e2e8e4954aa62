-- Payables are one account of the general ledger with a supplier for each profile; client payments not yet split are
-- one with a customer for each client. Definer because the worker has no grants on tables.
create or replace function app_private.audit_file_payload(audit_file_id uuid) returns jsonb
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  with sums as (
    select a.kind, a.code, a.freelance_profile_id, s.opening, s.opening + s.debit - s.credit as closing
    from app_public.audit_files f cross join lateral app_private.account_sums(f.starts_on, f.ends_on) s
      join app_public.finance_accounts a on a.id = s.finance_account_id
    where f.id = audit_file_id
  ), paid as (
    select i.client_id, coalesce(sum(e.amount_minor) filter (where j.occurred_on < f.starts_on), 0) as opening, sum(e.amount_minor) as closing
    from app_public.audit_files f
      join app_public.journals j on j.occurred_on <= f.ends_on
      join app_public.journal_entries e on e.journal_id = j.id and e.finance_account_id = (select app_private.finance_account_id('CLIENT_FUNDS'))
      join app_public.invoices i on i.id = j.invoice_id
    where f.id = audit_file_id
    group by i.client_id, f.starts_on
    having bool_or(j.occurred_on >= f.starts_on) or sum(e.amount_minor) <> 0
  )
  select jsonb_build_object(
    'fileId', f.file_id, 'startsOn', f.starts_on, 'endsOn', f.ends_on,
    'createdAt', to_char(f.created_at at time zone 'Europe/Oslo', 'YYYY-MM-DD"T"HH24:MI:SS'),
    'company', jsonb_build_object(
      'name', s.company_name, 'organizationNumber', s.organization_number, 'isVatRegistered', s.is_vat_registered, 'address', s.address,
      'contact', (
        select jsonb_build_object('firstName', u.first_name, 'lastName', u.last_name) from app_public.users u where u.id = f.created_by
      )
    ),
    'accounts', coalesce((
      select jsonb_agg(jsonb_build_object('code', a.code, 'kind', a.kind, 'opening', a.opening, 'closing', a.closing) order by a.code)
      from (
        select left(min(x.code), 4) as code, x.kind, sum(x.opening) as opening, sum(x.closing) as closing from sums x group by x.kind
      ) a
    ), '[]'),
    'customers', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', c.id, 'name', c.name, 'organizationNumber', c.org_number, 'address', c.address, 'opening', p.opening, 'closing', p.closing
      ) order by c.id)
      from paid p join app_public.clients c on c.id = p.client_id
    ), '[]'),
    'suppliers', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', lpad(p.profile_number::text, 6, '0'), 'name', p.display_name, 'organizationNumber', p.organization_number, 'address', p.address,
        'opening', x.opening, 'closing', x.closing
      ) order by p.profile_number)
      from sums x join app_public.freelance_profiles p on p.id = x.freelance_profile_id
    ), '[]')
  )
  from app_public.audit_files f cross join app_public.invoicing_settings s
  where f.id = audit_file_id
$$;
comment on function app_private.audit_file_payload(uuid) is
  'The content of an export of the books besides its journals.';
grant execute on function app_private.audit_file_payload(uuid) to app_worker;
