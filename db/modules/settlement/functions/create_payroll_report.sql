-- Missing facts are recorded with the report instead of refusing it, so that finance sees the affected payees. Definer
-- because reports are granted to no role.
create or replace function app_public.create_payroll_report(input jsonb) returns app_public.payroll_reports
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_month constant date := date_trunc('month', (input ->> 'month')::date);
  v_end constant date := (date_trunc('month', (input ->> 'month')::date) + interval '1 month')::date - 1;
  v_recipients jsonb;
  v_report app_public.payroll_reports;
begin
  perform app_private.require_finance(input, 'create_payroll_report');
  perform pg_advisory_xact_lock(hashtextextended('payroll reports', 0));
  v_recipients := app_private.draw_payroll_recipients(v_month);
  if v_end >= app_hidden.today() or v_recipients = '[]' then
    perform app_private.refuse('INVALID', 'month');
  elsif exists (
    select from app_public.salary_slips s
    where s.payout_on between v_month and v_end and s.issued_at is null and s.withdrawn_at is null
  ) then
    perform app_private.refuse('INVALID_ACTION', 'month');
  end if;
  perform app_private.stop_if_refused();

  v_report := app_private.insert_row(v_report, (
    select jsonb_build_object(
      'monthOn', v_month, 'replacesId', (
        select r.id from app_public.payroll_reports r where r.month_on = v_month and r.file_id is not null order by r.id desc limit 1
      ),
      'recipientCount', count(*), 'grossSalary', sum(t.gross), 'salaryTaxAmount', sum(t.tax), 'attachment', coalesce(sum(t.attachment), 0),
      'employerTax', floor(round(sum(t.gross) * app_hidden.rate('employer_tax', v_end) / 100) / 100) * 100,
      'payload', jsonb_build_object('recipients', v_recipients, 'employerTaxPercent', app_hidden.rate('employer_tax', v_end)),
      'createdBy', app_hidden.current_user_id()
    )
    from (
      select
        (e.value ->> 'grossSalary')::bigint as gross, (e.value ->> 'tax')::bigint as tax,
        (select sum((a.value ->> 'amount')::bigint) from jsonb_array_elements(e.value -> 'attachments') a) as attachment
      from jsonb_array_elements(v_recipients) e
    ) t
  ));
  insert into app_public.payroll_gaps (payroll_report_id, freelance_profile_id, gap)
  select v_report.id, g.profile_id, g.gap from app_private.payroll_gaps_in(v_recipients) g;
  v_report := app_private.count_payroll_gaps(v_report.id);
  if v_report.gap_count = 0 then
    perform app_private.enqueue(
      'settlement/write_payroll_report', jsonb_build_object('id', v_report.id), 'write_payroll_report:' || v_report.id
    );
  end if;
  return v_report;
end;
$$;
comment on function app_public.create_payroll_report(jsonb) is
'@actors OPERATOR_FINANCE
Makes the a-melding of a month that is over. If facts are missing it lists them with their persons, and no file is '
  'written. Operators with FINANCE. UNAUTHORIZED; INVALID month: not over, or without payouts; INVALID_ACTION month: '
  'a payout of it is still on its way; at code AUTH_LEVEL_2_REQUIRED, INVALID_TOKEN, ATTEMPTS_LIMIT_EXCEEDED.';
grant execute on function app_public.create_payroll_report(jsonb) to app_operator;
