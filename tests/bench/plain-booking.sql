-- The rows of a booked file by one statement for each table.
update bench_booking.bank_transactions t set outcome = 'BOOKED', reason = null from bench_booking.invoices i where i.kid = t.kid;
update bench_booking.invoices i set paid_minor = i.total_minor, status = 'RESOLVED', resolution = 'PAID', resolved_at = now(), updated_at = now();
insert into bench_booking.journals (key, kind, occurred_on, invoice_id, gross_salary_minor)
select k.kind || ':' || i.id, k.kind, current_date, i.id, case k.kind when 'SPLIT' then i.gross_salary_minor end
from bench_booking.invoices i, unnest('{PAYMENT,SPLIT}'::app_public.journal_kind[]) k (kind);
insert into bench_booking.journal_entries (journal_id, finance_account_id, amount_minor)
select j.id, e.account_id, e.amount
from bench_booking.journals j join bench_booking.invoices i on i.id = j.invoice_id
  join app_public.finance_accounts p on p.freelance_profile_id = i.freelance_profile_id
  cross join (
    select
      app_private.finance_account_id('BANK') as bank, app_private.finance_account_id('CLIENT_FUNDS') as funds,
      app_private.finance_account_id('PLATFORM_FEE') as fee, app_private.finance_account_id('EMPLOYER_TAX') as employer_tax,
      app_private.finance_account_id('WITHHELD_TAX') as salary_tax, app_private.finance_account_id('VAT') as vat
  ) a
  cross join lateral (values
    ('PAYMENT'::app_public.journal_kind, a.bank, i.total_minor), ('PAYMENT', a.funds, -i.total_minor), ('SPLIT', a.funds, i.total_minor),
    ('SPLIT', a.fee, -i.platform_fee_amount_minor), ('SPLIT', a.employer_tax, -i.employer_tax_amount_minor),
    ('SPLIT', a.salary_tax, -i.salary_tax_amount_minor), ('SPLIT', p.id, -i.payout_amount_minor), ('SPLIT', a.vat, -i.vat_minor)
  ) e (kind, account_id, amount)
where e.kind = j.kind;
insert into bench_booking.payments (account_id, invoice_id, source, amount_minor, paid_on, bank_transaction_id, journal_id)
select i.account_id, i.id, 'BANK', i.total_minor, t.booked_on, t.id, j.id
from bench_booking.invoices i join bench_booking.journals j on j.invoice_id = i.id and j.kind = 'PAYMENT'
  join bench_booking.bank_transactions t on t.kid = i.kid;
insert into bench_booking.events (entity, entity_id, account_id, event_type, status, actor, actor_kind, data)
select 'invoices', i.id, i.account_id, 'RESOLVED', 'RESOLVED', 'Honorar', 'WORKER', '{"resolution": "PAID"}' from bench_booking.invoices i;
insert into bench_booking.audit_entries (table_name, row_id, operation, actor, actor_kind, before, after)
select 'invoices', i.id, 'UPDATE', 'Honorar', 'WORKER',
  jsonb_build_object('status', 'PUBLISHED', 'paid_minor', 0, 'resolution', null, 'resolved_at', null),
  jsonb_build_object('status', i.status, 'paid_minor', i.paid_minor, 'resolution', i.resolution, 'resolved_at', i.resolved_at)
from bench_booking.invoices i;
insert into bench_booking.jobs (task_id, payload, key)
select 1, json_build_object('id', i.id, 'eventId', e.id, 'module', m.module), 'follow:' || e.id || ':' || m.module
from bench_booking.invoices i join bench_booking.events e on e.entity_id = i.id
  cross join unnest('{purchases,settlement,partners}'::text[]) m (module);
