-- Two concurrent workers conflict at the unique key, and the second leaves the report as it is.
create or replace function app_private.make_salary_report(
  account_id uuid, profile_id uuid, kind app_public.salary_report_kind, starts_on date, ends_on date
) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_report constant jsonb := app_private.draw_salary_report(profile_id, kind, starts_on, ends_on);
  v_id uuid;
begin
  insert into app_public.salary_reports (
    account_id, freelance_profile_id, kind, starts_on, ends_on, slip_count, platform_fee_amount_minor, employer_tax_amount_minor,
    gross_salary_minor, allowances_minor, salary_tax_amount_minor, attachment_minor, adjustment_minor, payout_amount_minor
  ) values (
    make_salary_report.account_id, profile_id, make_salary_report.kind, make_salary_report.starts_on, make_salary_report.ends_on,
    (v_report ->> 'slipCount')::int, (v_report ->> 'platformFee')::bigint, (v_report ->> 'employerTax')::bigint,
    (v_report ->> 'grossSalary')::bigint, nullif((v_report ->> 'allowances')::bigint, 0), (v_report ->> 'tax')::bigint,
    nullif((v_report ->> 'attachment')::bigint, 0), nullif((v_report ->> 'adjustment')::bigint, 0), (v_report ->> 'payout')::bigint
  )
  on conflict on constraint salary_reports_freelance_profile_id_kind_starts_on_key do nothing
  returning id into v_id;
  if v_id is null then
    return;
  end if;
  insert into app_private.salary_report_documents (account_id, salary_report_id, payload)
  values (make_salary_report.account_id, v_id, v_report);
  perform app_private.record_event('salary_reports', v_id, make_salary_report.account_id, 'CREATED', null);
  perform app_private.enqueue(
    'settlement/render_salary_report', jsonb_build_object('id', v_id), 'render_salary_report:' || v_id
  );
end;
$$;
comment on function app_private.make_salary_report(uuid, uuid, app_public.salary_report_kind, date, date) is
  'Makes the salary report of a period, once, and has it rendered.';
