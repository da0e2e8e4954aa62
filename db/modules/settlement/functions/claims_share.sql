-- Tax and attachment are withheld from a payout as a whole. Each claim has a share by its salary, rounded so that all of them sum to the
-- payout. A debt is covered by the money of its own invoice first, then by that of the oldest ones.
create or replace function app_private.claims_share(profile_id uuid, payout_id uuid, journal_ids uuid[]) returns table (
  own_minor bigint, paid_minor bigint
)
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  with claims as (
    select i.journal_id, i.invoice_id, i.amount_minor, i.gross_salary_minor
    from app_public.payout_items i where i.payout_id = claims_share.payout_id
    union all
    select c.journal_id, c.invoice_id, c.amount_minor, c.gross_salary_minor
    from app_private.open_claims(profile_id) c where claims_share.payout_id is null
  ), whole as (
    select p.amount_minor - p.payable_minor as change_minor from app_public.payouts p where p.id = claims_share.payout_id
    union all
    select s.amount_minor - s.payable_minor from app_private.payable_sums(app_private.next_payout_on(), profile_id) s
    where claims_share.payout_id is null
  ), weighed as (
    select c.*, case when sum(c.gross_salary_minor) over () = 0 then c.amount_minor else c.gross_salary_minor end as weight
    from claims c
  ), placed as (
    select w.*, sum(w.weight) over (order by w.journal_id) as up_to, nullif(sum(w.weight) over (), 0) as total from weighed w
  ), net as (
    select
      p.journal_id, coalesce(p.invoice_id, p.journal_id) as source_id,
      p.amount_minor + coalesce(
        round(h.change_minor * p.up_to / p.total) - round(h.change_minor * (p.up_to - p.weight) / p.total), 0
      ) as amount_minor
    from placed p left join whole h on true
  ), sources as (
    select
      n.source_id, min(n.journal_id::text) as first, sum(n.amount_minor) as amount_minor,
      coalesce(sum(n.amount_minor) filter (where n.journal_id = any (journal_ids)), 0) as own_minor,
      bool_or(n.journal_id = any (journal_ids)) as is_asked
    from net n group by n.source_id
  ), covering as (
    select
      s.*, coalesce(sum(-s.amount_minor) filter (where s.amount_minor < 0) over (), 0) as debt_minor,
      coalesce(sum(greatest(s.amount_minor, 0)) over (order by s.first rows between unbounded preceding and 1 preceding), 0) as older_minor
    from sources s
  ), shared as (
    select c.own_minor, greatest(least(c.amount_minor, c.older_minor + c.amount_minor - c.debt_minor), 0) as paid_minor
    from covering c where c.is_asked
  )
  select greatest(s.own_minor, s.paid_minor)::bigint, s.paid_minor::bigint from shared s
$$;
comment on function app_private.claims_share(uuid, uuid, uuid[]) is
  'Of the claims of one invoice in a payout: their sum after tax and attachment, and the part of it that is left after '
  'debts and paid out. Without a payout: of what is owed to the profile now.';
