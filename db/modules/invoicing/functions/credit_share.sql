-- The last share takes the rest, so that nothing is left over however often it was rounded before.
create or replace function app_hidden.credit_share(whole numeric, remaining numeric, part numeric, of_all numeric, takes_rest boolean) returns numeric
language sql immutable parallel safe
as $$
  select case when takes_rest then remaining when of_all = 0 then 0 else least(remaining, app_hidden.round_ratio(whole * part, of_all)) end
$$;
comment on function app_hidden.credit_share(numeric, numeric, numeric, numeric, boolean) is
  'The share of a whole that crediting part_of_all takes, in minor units: rounded, never more than remains, and all '
  'that remains when the rest is taken.';
grant execute on function app_hidden.credit_share(numeric, numeric, numeric, numeric, boolean) to app_user;
