-- Tax and attachment are withheld from a payout as a whole. Each claim has a share by its salary, rounded so that all of them sum to the
-- payout.
create or replace function app_private.net_claims(profile_id uuid, payout_id uuid, journal_ids uuid[]) returns bigint
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  with claims as (
    select i.journal_id, i.amount_minor, i.gross_salary_minor from app_public.payout_items i where i.payout_id = net_claims.payout_id
    union all
    select c.journal_id, c.amount_minor, c.gross_salary_minor from app_private.open_claims(profile_id) c where net_claims.payout_id is null
  ), whole as (
    select p.amount_minor - p.payable_minor as change_minor from app_public.payouts p where p.id = net_claims.payout_id
    union all
    select s.amount_minor - s.payable_minor from app_private.payable_sums(app_private.next_payout_on(), profile_id) s
    where net_claims.payout_id is null
  ), weighed as (
    select c.journal_id, c.amount_minor, case when sum(c.gross_salary_minor) over () = 0 then c.amount_minor else c.gross_salary_minor end as weight
    from claims c
  ), placed as (
    select w.*, sum(w.weight) over (order by w.journal_id) as up_to, nullif(sum(w.weight) over (), 0) as total from weighed w
  )
  select sum(p.amount_minor + coalesce(
    round(h.change_minor * p.up_to / p.total) - round(h.change_minor * (p.up_to - p.weight) / p.total), 0
  ))::bigint
  from placed p cross join whole h
  where p.journal_id = any (journal_ids)
$$;
comment on function app_private.net_claims(uuid, uuid, uuid[]) is
  'The part of a payout that some of its claims have, after tax and attachment; without a payout of what is owed to the profile now.';
