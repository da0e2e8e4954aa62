create or replace function app_hidden.apportion(total numeric, weights numeric[]) returns numeric[]
language sql immutable
as $$
  with shares as (
    select
      place, coalesce(div(total * weight, nullif(sum(weight) over (), 0)), 0) as share,
      coalesce(mod(total * weight, nullif(sum(weight) over (), 0)), 0) as remainder
    from unnest(weights) with ordinality as t (weight, place)
  ), ranked as (
    select place, share, row_number() over (order by remainder desc, place) as turn, total - sum(share) over () as left_over from shares
  )
  select coalesce(array_agg(share + case when turn <= left_over then 1 else 0 end order by place), '{}') from ranked
$$;
comment on function app_hidden.apportion(numeric, numeric[]) is
  'A whole number shared out by weights, by largest remainder, ties by order: the shares are whole and add up to it.';
grant execute on function app_hidden.apportion(numeric, numeric[]) to app_user;
