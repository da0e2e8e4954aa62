-- The file contains the time of the approval, so that it has the same bytes whenever it is written. Definer because the
-- worker reads no table.
create or replace function app_private.payout_run_payload(id uuid) returns jsonb
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select jsonb_build_object(
    'status', r.status, 'messageId', r.message_id, 'payoutOn', r.payout_on,
    'createdAt', to_char(r.approved_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'file', (select jsonb_build_object('id', f.id, 'key', f.storage_key) from app_public.files f where f.id = r.file_id),
    'company', s.company_name, 'organizationNumber', s.organization_number, 'accountNumber', s.account_number, 'bic', s.bic,
    'payouts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'endToEndId', p.end_to_end_id, 'amountMinor', p.amount_minor, 'name', coalesce(f.display_name, c.payee_name),
        'group', app_private.payout_group(p), 'isPerson', coalesce(f.freelance_type = 'INDIVIDUAL', false),
        'reference', case
          when c.id is null then 'Utbetaling fra Honorar'
          else coalesce('Tilbakebetaling faktura ' || i.document_number, 'Tilbakebetaling')
        end,
        'isNorwegian', app_private.is_norwegian_account(p.account_number, p.swift_code),
        'accountNumber', app_hidden.normal_account_number(p.account_number), 'swiftCode', p.swift_code, 'address', to_jsonb(f.address)
      ) order by p.end_to_end_id), '[]')
      from app_public.payouts p
        left join app_public.freelance_profiles f on f.id = p.freelance_profile_id
        left join app_public.client_refunds c on c.id = p.client_refund_id
        left join app_public.invoices i on i.id = c.invoice_id
      where p.payout_run_id = r.id and p.status = 'SENT'
    )
  )
  from app_public.payout_runs r cross join app_public.invoicing_settings s
  where r.id = payout_run_payload.id
$$;
comment on function app_private.payout_run_payload(uuid) is
  'The content of an approved run''s bank file; null for an unknown run.';
grant execute on function app_private.payout_run_payload(uuid) to app_worker;
