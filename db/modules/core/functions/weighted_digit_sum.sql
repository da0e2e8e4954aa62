-- The Norwegian check digits are all weighted sums; this is the one place that adds them up.
create or replace function app_hidden.weighted_digit_sum(digits text, weights int[]) returns int
language sql immutable strict parallel safe
as $$
  select coalesce(sum(d::int * weights[i]), 0)::int
  from unnest(string_to_array(digits, null)) with ordinality as t (d, i)
  where i <= cardinality(weights)
$$;
comment on function app_hidden.weighted_digit_sum(text, int[]) is 'The sum of the digits, each times its weight. Digits beyond the weights do not count.';
grant execute on function app_hidden.weighted_digit_sum(text, int[]) to app_visitor, app_user, app_operator, app_worker;
