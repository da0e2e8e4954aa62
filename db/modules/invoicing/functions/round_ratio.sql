-- numeric division keeps some twenty digits and would round twice; div() is exact.
create or replace function app_hidden.round_ratio(numerator numeric, denominator numeric) returns numeric
language sql immutable strict parallel safe
as $$
  select sign(numerator) * div(2 * abs(numerator) + denominator, 2 * denominator)
$$;
comment on function app_hidden.round_ratio(numeric, numeric) is
  'numerator / denominator as a whole number, half rounded away from zero. The denominator is positive.';
grant execute on function app_hidden.round_ratio(numeric, numeric) to app_visitor, app_user, app_operator, app_worker;
