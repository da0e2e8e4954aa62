-- Meals are deducted by the state's rate for a day with an overnight stay, also on other days, but no day becomes negative.
-- Tax free is the tax authority's rate for the lodging, less the same meals, and never more than is paid.
create or replace function app_hidden.travel_days(report app_public.travel_report, gaps text[])
returns setof app_public.travel_day
language sql stable
as $$
  select row(
    p.day, p.allowance, p.rate::bigint, m.meals::bigint, (p.rate - m.meals)::bigint,
    (case
      when gaps && array['travelReport.purpose', 'addressFrom', 'addressTo', 'travelReport.lodging'] then 0
      when round(p.tax_free * (100 - p.percent) / 100) > p.rate - m.meals then p.rate - m.meals
      else round(p.tax_free * (100 - p.percent) / 100)
    end)::bigint
  )::app_public.travel_day
  from (
    select
      t.place, t.day, t.allowance,
      app_hidden.rate(case t.allowance
        when 'OVERNIGHT' then 'diet_state_overnight' when 'OVER_TWELVE_HOURS' then 'diet_state_over_12' else 'diet_state_6_12'
      end, t.day) as rate,
      app_hidden.rate('diet_state_overnight', t.day) as overnight_rate,
      case
        -- Six hours into a new day count as one more day of the same lodging.
        when t.allowance = 'OVERNIGHT' or t.place > 1 then app_hidden.rate(case
          when report.lodging = 'WITH_COOKING' or 'travelReport.lodgingName' = any (gaps) then 'diet_tax_free_cooking'
          when report.lodging = 'WITHOUT_COOKING' then 'diet_tax_free_lodging'
          else 'diet_tax_free_hotel'
        end, t.day)
        when t.allowance = 'OVER_TWELVE_HOURS' then app_hidden.rate('diet_tax_free_over_12', t.day)
        else app_hidden.rate('diet_tax_free_6_12', t.day)
      end as tax_free,
      case when t.place <= report.breakfasts then app_hidden.rate('diet_meal_breakfast', t.day) else 0 end
        + case when t.place <= report.lunches then app_hidden.rate('diet_meal_lunch', t.day) else 0 end
        + case when t.place <= report.dinners then app_hidden.rate('diet_meal_dinner', t.day) else 0 end as percent
    from app_hidden.travel_periods(report) t
  ) p
    -- Without a rate the result is unknown: least() would ignore the null.
    cross join lateral (select
      case when round(p.overnight_rate * p.percent / 100) > p.rate then p.rate else round(p.overnight_rate * p.percent / 100) end as meals
    ) m
  order by p.place
$$;
comment on function app_hidden.travel_days(app_public.travel_report, text[]) is
  'What each day of a trip gives by the rates of that day, in øre, with meals taken off, and what of it is tax free. The gaps are the fields that '
  'the account of the trip lacks. Amounts are null where no rate covers the day.';
grant execute on function app_hidden.travel_days(app_public.travel_report, text[]) to app_user, app_operator, app_worker;
comment on type app_public.travel_day is 'What a day of a trip gives.';
comment on column app_public.travel_day.day is E'@notNull\nThe day it begins.';
comment on column app_public.travel_day.allowance is E'@notNull\nThe kind of day.';
comment on column app_public.travel_day.rate_minor is 'The rate of that day, in øre.';
comment on column app_public.travel_day.meals_minor is 'The amount taken off for meals that were provided, in øre.';
comment on column app_public.travel_day.amount_minor is 'The rate less the meals, in øre.';
comment on column app_public.travel_day.tax_free_minor is 'The part of it that is not taxed, in øre.';
