create or replace function app_private.draw_year_to_date(slip app_public.salary_slips) returns jsonb
language sql stable
as $$
  select jsonb_build_object(
    'year', extract(year from slip.payout_on)::int,
    'grossSalary', sum(s.gross_salary_minor), 'tax', sum(s.salary_tax_amount_minor), 'attachment', coalesce(sum(s.attachment_minor), 0),
    'allowances', coalesce(sum(s.allowances_minor), 0), -- Money that came back and is paid again is paid once.
    'payout', sum(s.payout_amount_minor - coalesce(s.returned_minor, 0))
  )
  from app_public.salary_slips s
  where s.freelance_profile_id = slip.freelance_profile_id and s.withdrawn_at is null
    and s.payout_on between date_trunc('year', slip.payout_on)::date and slip.payout_on
    and (s.issued_at is not null or s.id = slip.id)
$$;
comment on function app_private.draw_year_to_date(app_public.salary_slips) is
  'The sum paid out to a profile from 1 January to a slip, including it, in øre.';
