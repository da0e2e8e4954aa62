-- The year's sums are those of the moment: a slip that is issued later for an earlier day does not change them.
create or replace function app_private.issue_salary_slip(payout_id uuid) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_slip app_public.salary_slips;
begin
  select s.* into v_slip from app_public.salary_slips s
  where s.payout_id = issue_salary_slip.payout_id and s.issued_at is null and s.withdrawn_at is null
  for no key update;
  if not found then
    return;
  end if;
  update app_public.salary_slips s
  set issued_at = now(), year_to_date = (
    select jsonb_build_object(
      'year', extract(year from v_slip.payout_on)::int,
      'grossSalary', sum(e.gross_salary_minor), 'tax', sum(e.salary_tax_amount_minor), 'attachment', coalesce(sum(e.attachment_minor), 0),
      'allowances', coalesce(sum(e.allowances_minor), 0), -- Money that came back and is paid again is paid once.
      'payout', sum(e.payout_amount_minor - coalesce(e.returned_minor, 0))
    )
    from app_public.salary_slips e
    where e.freelance_profile_id = v_slip.freelance_profile_id and e.withdrawn_at is null
      and e.payout_on between date_trunc('year', v_slip.payout_on)::date and v_slip.payout_on
      and (e.issued_at is not null or e.id = v_slip.id)
  )
  where s.id = v_slip.id;
  perform app_private.record_event('salary_slips', v_slip.id, v_slip.account_id, 'ISSUED', null);
  perform app_private.enqueue(
    'settlement/render_salary_slip', jsonb_build_object('id', v_slip.id), 'render_salary_slip:' || v_slip.id
  );
end;
$$;
comment on function app_private.issue_salary_slip(uuid) is
  'Issues the slip of a payout that has reached its account: it counts in the year''s sums, becomes readable, and is '
  'rendered. The sums are those from 1 January to the slip, including it, in øre. Once.';
