-- A current split means that the client has paid; a returned payout is followed to the one that pays it again. Definer
-- because members read neither the ledger nor the reason of an account's block; only invoices of the caller's account
-- have a result. A debt in the same payout makes it less than the invoice's own part: more than all of it is never shown.
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
  ), net as (
    select app_private.net_claims(own.freelance_profile_id, (select p.id from paid p), s.journal_ids) as amount_minor from own cross join split s
  ), covered as (
    -- Debts that take all of a payout to the øre leave nothing open.
    select sum(c.amount_minor)::bigint as amount_minor
    from own cross join split s cross join app_private.open_claims(own.freelance_profile_id) c
    where c.journal_id = any (s.journal_ids)
  )
  select case
    when own.status = 'PUBLISHED' then row('WITH_CLIENT', null, null, null, null, null)::app_public.payout_outlook
    when own.status <> 'RESOLVED' then null
    when own.resolution = 'WRITTEN_OFF' and split.id is null then row('WRITTEN_OFF', null, null, null, null, null)::app_public.payout_outlook
    when own.resolution = 'PAID_OUTSIDE' or split.id is null then row('OUTSIDE', null, null, null, null, null)::app_public.payout_outlook
    when last.status in ('PROPOSED', 'SENT', 'PAID') then
      row(
        last.status::text::app_public.payout_state, null, null, least(net.amount_minor, last.amount_minor), last.pays_on, null
      )::app_public.payout_outlook
    else coalesce(
      (
        select row(
          o.state, o.held_reason, o.reason,
          case when o.held_reason = 'DEBT' then net.amount_minor else least(net.amount_minor, o.amount_minor) end,
          o.pays_on, o.is_account_doubted
        )::app_public.payout_outlook
        from app_private.open_payout(own.freelance_profile_id) o where o.state is not null
      ),
      (select row('HELD', 'DEBT', null, c.amount_minor, null, null)::app_public.payout_outlook from covered c where c.amount_minor <> 0)
    )
  end
  from own left join split on true left join last on true left join net on true
$$;
comment on function app_public.invoices_payout(app_public.invoices) is
  'When the freelancer is paid for it, or why not yet; null before it is delivered to its client, and for an invoice '
  'credited in full.';
grant execute on function app_public.invoices_payout(app_public.invoices) to app_user, app_operator;
