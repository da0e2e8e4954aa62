-- Read from issued slips and their frozen documents, so that another report of the same slips has the same content.
create or replace function app_private.draw_payroll_recipients(month_on date) returns jsonb
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'freelanceProfileId', r.freelance_profile_id, 'relationId', f.profile_number::text, 'startsOn', w.starts_on, 'endsOn', w.ends_on,
    'occupation', w.occupation_code, 'grossSalary', r.gross, 'tax', r.tax, 'attachments', r.attachments, 'mileage', m.mileage,
    'diets', m.diets, 'hasDietWithoutLodging', m.has_diet_without_lodging, 'taxedAllowances', t.allowances
  ) order by f.profile_number), '[]')
  from (
    select
      s.freelance_profile_id, sum(s.gross_salary_minor)::bigint as gross, sum(s.salary_tax_amount_minor)::bigint as tax,
      coalesce(jsonb_agg(jsonb_build_object('day', s.payout_on, 'amount', s.attachment_minor) order by s.payout_on, s.id)
        filter (where s.attachment_minor > 0), '[]') as attachments,
      array_agg(s.id) as slip_ids
    from app_public.salary_slips s
    where s.issued_at is not null and date_trunc('month', s.payout_on)::date = draw_payroll_recipients.month_on
    group by s.freelance_profile_id
  ) r
    join app_public.freelance_profiles f on f.id = r.freelance_profile_id
    join app_public.work_relations w on w.freelance_profile_id = r.freelance_profile_id
    cross join lateral (
      select
        jsonb_build_object(
          'amount', coalesce(sum(a.amount) filter (where a.kind = 'MILEAGE'), 0),
          'kilometres', coalesce(sum(a.quantity) filter (where a.kind = 'MILEAGE'), 0)
        ) as mileage,
        coalesce(jsonb_agg(
          jsonb_build_object('lodging', substr(a.kind, 6), 'amount', a.amount, 'days', a.quantity) order by a.kind
        ) filter (where a.kind like 'DIET\_%' and a.amount <> 0), '[]') as diets,
        coalesce(bool_or(a.kind = 'DIET'), false) as has_diet_without_lodging
      from (
        select e.value ->> 'kind' as kind, sum((e.value ->> 'amount')::bigint) as amount, sum((e.value ->> 'quantity')::numeric) as quantity
        from app_private.salary_slip_documents d cross join lateral jsonb_array_elements(d.payload -> 'allowances') e
        where d.salary_slip_id = any (r.slip_ids)
        group by 1
      ) a
    ) m
    cross join lateral (
      -- Slips of before have none: their driving and diet were reported as fee.
      select coalesce(jsonb_agg(
        jsonb_build_object('kind', a.kind, 'amount', a.amount, 'quantity', a.quantity) order by a.kind
      ) filter (where a.amount <> 0), '[]') as allowances
      from (
        select e.value ->> 'kind' as kind, sum((e.value ->> 'amount')::bigint) as amount, sum((e.value ->> 'quantity')::numeric) as quantity
        from app_private.salary_slip_documents d cross join lateral jsonb_array_elements(d.payload -> 'taxedAllowances') e
        where d.salary_slip_id = any (r.slip_ids)
        group by 1
      ) a
    ) t
$$;
comment on function app_private.draw_payroll_recipients(date) is
  'The pay of each person in a month, as the a-melding reports it, in øre; without names and national numbers.';
