-- A current split means that the client has paid; a returned payout is followed to the one that pays it again. Definer
-- because members read neither the ledger nor the reason of an account's block; only invoices of the caller's account
-- have a result. A returned payout that is paid again may be less by then, for a new debt.
create or replace function app_public.invoices_payout(invoice app_public.invoices) returns app_public.payout_outlook
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  with own as (
    select i.id, i.status, i.resolution, i.freelance_profile_id from app_public.invoices i
    where i.id = invoice.id and app_hidden.is_within_reach(i.account_id)
  ), split as (
    select j.id, j.id || array(
      select n.id from app_public.journals n
      where n.invoice_id = own.id and n.kind = 'CREDIT' and not exists (select from app_public.journals r where r.reverses_id = n.id)
    ) as journal_ids
    from own join app_public.journals j on j.invoice_id = own.id and j.kind = 'SPLIT'
    where not exists (select from app_public.journals r where r.reverses_id = j.id)
    -- A loss that is recovered is split once for each payment: the newest one counts.
    order by j.id desc
    limit 1
  ), paid as (
    select p.id, p.status, p.amount_minor, app_private.payout_expected_on(p) as pays_on, 1 as turn
    from split s
      join app_public.payout_items i on i.journal_id = s.id and not i.is_released
      join app_public.payouts p on p.id = i.payout_id
  ), followed as (
    select p.* from paid p
    union all
    select n.id, n.status, n.amount_minor, app_private.payout_expected_on(n), 2
    from paid p
      join app_public.journals j on j.key = 'payout:' || p.id || ':returned'
      join app_public.payout_items i on i.journal_id = j.id and not i.is_released
      join app_public.payouts n on n.id = i.payout_id
    where p.status = 'RETURNED'
  ), last as (
    select f.* from followed f order by f.turn desc limit 1
  ), share as (
    select c.own_minor, c.paid_minor
    from own cross join split s
      cross join app_private.claims_share(own.freelance_profile_id, (select p.id from paid p), s.journal_ids) c
  ), progress as (
    select last.status::text as state, null::app_public.payout_held_reason as held_reason, null as reason, last.amount_minor, last.pays_on,
      null::boolean as is_account_doubted
    from last where last.status in ('PROPOSED', 'SENT', 'PAID')
    union all
    select o.state::text, o.held_reason, o.reason, case when o.held_reason = 'DEBT' then 0 else o.amount_minor end, o.pays_on, o.is_account_doubted
    from own cross join app_private.open_payout(own.freelance_profile_id) o
    where o.state is not null and not exists (select from last where last.status in ('PROPOSED', 'SENT', 'PAID'))
  )
  select case
    when own.status = 'PUBLISHED' then row('WITH_CLIENT', null, null, null, null, null, null)::app_public.payout_outlook
    when own.status <> 'RESOLVED' then null
    when own.resolution = 'WRITTEN_OFF' and split.id is null then row('WRITTEN_OFF', null, null, null, null, null, null)::app_public.payout_outlook
    when own.resolution = 'PAID_OUTSIDE' or split.id is null then row('OUTSIDE', null, null, null, null, null, null)::app_public.payout_outlook
    when progress.state is not null then
      row(
        progress.state::app_public.payout_state, progress.held_reason, progress.reason, least(share.paid_minor, progress.amount_minor),
        progress.pays_on, progress.is_account_doubted, share.own_minor - least(share.paid_minor, progress.amount_minor)
      )::app_public.payout_outlook
    -- Debts that take all of a payout to the øre leave nothing open.
    when share.own_minor <> 0 then row('HELD', 'DEBT', null, 0, null, null, share.own_minor)::app_public.payout_outlook
  end
  from own left join split on true left join share on true left join progress on true
$$;
comment on function app_public.invoices_payout(app_public.invoices) is
  'When the freelancer is paid for it, or why not yet; null before it is delivered to its client, and for an invoice '
  'credited in full.';
grant execute on function app_public.invoices_payout(app_public.invoices) to app_user, app_operator;
