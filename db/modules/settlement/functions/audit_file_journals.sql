-- Definer because the worker holds no table.
create or replace function app_private.audit_file_journals(audit_file_id uuid, after_day date, after_id uuid) returns setof jsonb
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select jsonb_build_object(
    'id', j.id, 'kind', j.kind, 'occurredOn', coalesce(j.original_on, j.occurred_on), 'postedOn', j.occurred_on,
    'enteredOn', (j.created_at at time zone 'Europe/Oslo')::date, 'description', j.description,
    'documentNumber', i.document_number, 'kid', i.kid, 'clientId', i.client_id,
    'entries', (
      select jsonb_agg(jsonb_build_object(
        'kind', a.kind, 'code', left(a.code, 4), 'amount', e.amount_minor, 'supplierId', lpad(p.profile_number::text, 6, '0')
      ) order by a.code)
      from app_public.journal_entries e
        join app_public.finance_accounts a on a.id = e.finance_account_id
        left join app_public.freelance_profiles p on p.id = a.freelance_profile_id
      where e.journal_id = j.id
    ),
    'vat', case when j.kind in ('SPLIT', 'REVERSAL') then (
      select jsonb_agg(jsonb_build_object('rate', l.vat_rate, 'base', l.base, 'vat', l.vat) order by l.vat_rate desc)
      from (
        select n.vat_rate, sum(n.amount_minor) as base, sum(n.vat_minor) as vat
        from app_public.invoice_lines n where n.invoice_id = j.invoice_id group by n.vat_rate
      ) l
      where l.vat > 0
    ) end
  )
  from app_public.audit_files f
    join app_public.journals j on j.occurred_on between f.starts_on and f.ends_on
    left join app_public.invoices i on i.id = j.invoice_id
  where f.id = audit_file_id and (after_id is null or (j.occurred_on, j.id) > (after_day, after_id))
  order by j.occurred_on, j.id
  limit 2000
$$;
comment on function app_private.audit_file_journals(uuid, date, uuid) is
  'The journals of an export in their order, 2 000 at a time, those after the one named.';
grant execute on function app_private.audit_file_journals(uuid, date, uuid) to app_worker;
