-- The VAT of a rate is rounded once, over the sum of its lines, and then shared out by largest
-- remainder, so that the lines add up to the document to the øre.
create or replace function app_hidden.share_vat(amounts numeric[], vat_rates numeric[]) returns numeric[]
language sql immutable
as $$
  with lines as (
    select place, vat_rate, amount * vat_rate * 0.01 as exact, floor(amount * vat_rate * 0.01) as share
    from unnest(amounts, vat_rates) with ordinality as t (amount, vat_rate, place)
  ), ranked as (
    select
      place, share,
      row_number() over (partition by vat_rate order by exact - share desc, place) as turn,
      round(sum(exact) over (partition by vat_rate)) - sum(share) over (partition by vat_rate) as left_over
    from lines
  )
  select coalesce(array_agg(share + case when turn <= left_over then 1 else 0 end order by place), '{}') from ranked
$$;
comment on function app_hidden.share_vat(numeric[], numeric[]) is
  'The VAT of each line in minor units: each rate''s VAT is rounded over its sum and shared out by largest remainder, ties by line order.';
grant execute on function app_hidden.share_vat(numeric[], numeric[]) to app_user, app_operator, app_worker;
