-- A list of none and not null, with which no rate would be compared and each would pass.
create or replace function app_hidden.vat_rates(on_day date) returns numeric[]
language sql stable
as $$
  select coalesce(array_agg(r.value), '{}') from app_public.rates r where r.rate_key like 'vat\_%' and r.valid @> on_day
$$;
comment on function app_hidden.vat_rates(date) is 'The VAT percentages in force on a day.';
grant execute on function app_hidden.vat_rates(date) to app_user, app_operator, app_worker;
