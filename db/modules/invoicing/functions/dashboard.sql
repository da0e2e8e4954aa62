-- The invoices of an account's dashboard in one call: pending work, clients' debts, the next payout, the year by month,
-- and the latest events. Other modules add figures of theirs by a function `dashboard_<figure>`. It runs as the caller, so
-- it counts only readable rows. The invoices of an account are read once,
-- by its indexes, and all figures are derived from them. Sums are for each currency; credited amounts are not counted.
-- The freelancer's share of a year excludes VAT, as the invoiced amount does: an organisation is paid the VAT as well,
-- which is not its own, and the share would exceed the whole. A rejected invoice is listed for a month: by then it has
-- been replaced or given up. The next payout is that of the next payment expected, with its client: invoicing does not
-- know what has been paid out.
create or replace function app_public.dashboard() returns app_public.dashboard
language sql stable
as $$
  with this as materialized (
    select app_hidden.today() as day, date_trunc('year', app_hidden.today()::timestamp)::date as year_begins
  ),
  failed as materialized (
    select d.invoice_id, max(d.failed_at) as failed_at
    from app_public.deliveries d where d.status = 'FAILED' group by d.invoice_id
  ),
  -- Invoices settled in other years are the majority, and none of them is shown here: each part has its own index.
  own as materialized (
    select
      i.id, i.status, i.currency, i.document_number, i.client_id, i.due_on, i.invoiced_on, i.total_minor,
      i.remaining_amount_minor as amount_left,
      app_public.invoices_claim(i) as claim,
      i.remaining_payout_amount_minor as payout_left,
      i.remaining_amount_minor - i.remaining_platform_fee_amount_minor - i.remaining_employer_tax_amount_minor
        - i.remaining_salary_tax_amount_minor as own_left,
      i.status in ('PUBLISHED', 'RESOLVED') and i.invoiced_on >= (select t.year_begins from this t) as is_of_this_year,
      app_hidden.is_overdue(i, (select t.day from this t)) as is_overdue,
      case
        when i.status = 'DRAFT' then i.updated_at
        when i.status = 'REJECTED' and i.rejected_at > now() - interval '30 days' then i.rejected_at
      end as waits_since
    from (
      select o.* from app_public.invoices o where o.status <> 'RESOLVED'
      union all
      select r.* from app_public.invoices r where r.status = 'RESOLVED' and r.invoiced_on >= (select t.year_begins from this t)
    ) i
  ),
  undelivered as materialized (
    select o.*, f.failed_at
    from failed f join own o on o.id = f.invoice_id join app_public.invoices i on i.id = f.invoice_id
    where app_public.invoices_is_undelivered(i)
  ),
  counts as (
    select
      count(*) filter (where o.status = 'DRAFT')::int as drafts,
      count(*) filter (where o.status = 'REJECTED')::int as rejected
    from own o where o.waits_since is not null
  ),
  sums as (
    select row (
      o.currency,
      coalesce(sum(o.claim) filter (where o.status = 'PUBLISHED'), 0), count(*) filter (where o.status = 'PUBLISHED'),
      coalesce(sum(o.claim) filter (where o.is_overdue), 0), count(*) filter (where o.is_overdue),
      coalesce(sum(o.claim) filter (where o.status in ('SUBMITTED', 'APPROVED')), 0),
      count(*) filter (where o.status in ('SUBMITTED', 'APPROVED')),
      coalesce(sum(o.amount_left) filter (where o.is_of_this_year), 0),
      coalesce(sum(o.amount_left) filter (where o.is_of_this_year and o.status = 'RESOLVED'), 0),
      coalesce(sum(o.own_left) filter (where o.is_of_this_year), 0)
    )::app_public.dashboard_sum as sum
    from own o where o.status not in ('DRAFT', 'REJECTED') group by o.currency order by o.currency
  ),
  months as (
    select row (m.starts_on, m.currency, m.invoiced, m.settled)::app_public.dashboard_month as month
    from (
      select
        date_trunc('month', o.invoiced_on::timestamp)::date as starts_on, o.currency, sum(o.amount_left) as invoiced,
        coalesce(sum(o.amount_left) filter (where o.status = 'RESOLVED'), 0) as settled
      from own o where o.is_of_this_year group by 1, 2
    ) m order by m.starts_on, m.currency
  ),
  named as (
    select 'overdue' as list, o.id, false as is_undelivered, null::timestamptz as since_at, row_number() over () as position
    from (select * from own where is_overdue order by due_on, id limit 5) o
    union all
    select 'next_payout', o.id, false, null, 1
    from (select * from own where status = 'PUBLISHED' and not is_overdue order by due_on, id limit 1) o
    union all
    select 'waiting', w.id, w.is_undelivered, w.since_at, row_number() over ()
    from (
      (select id, false as is_undelivered, waits_since as since_at from own where waits_since is not null
        order by waits_since desc, id limit 5)
      union all (select id, true, failed_at from undelivered order by failed_at desc, id limit 5)
      order by since_at desc, id limit 5
    ) w
  ),
  shown as materialized (
    select
      n.list, n.position,
      row (
        o.id, o.status, n.is_undelivered, o.document_number, c.name, o.currency,
        case o.status when 'PUBLISHED' then o.claim else o.total_minor end, o.payout_left, o.due_on, n.since_at
      )::app_public.dashboard_invoice as invoice
    from named n join own o on o.id = n.id left join app_public.clients c on c.id = o.client_id
  ),
  -- The account is named, since a policy lets partners read what happened to others' invoices as well: no index of one
  -- account answers that, and of others nothing is shown here.
  happened as (
    select e.* from app_public.events e
    where e.account_id = (select app_hidden.current_account_id()) and e.entity = 'invoices' and e.event_type in (
      'SUBMITTED', 'APPROVED', 'REJECTED', 'SENT', 'SENT_AGAIN', 'REMINDED', 'SENDING_FAILED', 'SENDING_UNANSWERED',
      'RESOLVED', 'NULLIFIED'
    )
    order by e.occurred_at desc, e.id desc limit 8
  )
  select
    extract(year from this.day)::int,
    counts.drafts, counts.rejected, (select count(*) from undelivered)::int,
    array(select s.invoice from shown s where s.list = 'waiting' order by s.position),
    array(select s.invoice from shown s where s.list = 'overdue' order by s.position),
    (select s.invoice from shown s where s.list = 'next_payout'),
    array(select s.sum from sums s),
    array(select m.month from months m),
    array(
      select row (
        i.id, h.event_type, h.status, h.occurred_at, h.actor, i.document_number, c.name, i.currency, i.total_minor
      )::app_public.dashboard_event
      from happened h
      join app_public.invoices i on i.id = h.entity_id
      left join app_public.clients c on c.id = i.client_id
      order by h.occurred_at desc, h.id desc
    ),
    exists (select from own o where o.status <> 'DRAFT') or exists (select from app_public.invoices i where i.submitted_at is not null)
  from this, counts
$$;
comment on function app_public.dashboard() is
  'The sums and pending work of the current account: all data of its dashboard in one call.';
grant execute on function app_public.dashboard() to app_user;

comment on type app_public.dashboard is 'The data of an account''s dashboard.';
comment on column app_public.dashboard.year is E'@notNull\nThe year that sums and months are of, by the calendar of Norway.';
comment on column app_public.dashboard.drafts is E'@notNull\nThe number of drafts.';
comment on column app_public.dashboard.rejected is E'@notNull\nThe number of invoices rejected in the last 30 days.';
comment on column app_public.dashboard.undelivered is
  E'@notNull\nThe number of invoices not delivered to their client.';
comment on column app_public.dashboard.waiting is E'@notNull\nThe five newest drafts, rejected and undelivered invoices.';
comment on column app_public.dashboard.overdue is E'@notNull\nThe five that should have been paid longest ago.';
comment on column app_public.dashboard.next_payout is
  'The open invoice that is due next, whose payment leads to the next payout.';
comment on column app_public.dashboard.sums is E'@notNull\nThe sums of each currency.';
comment on column app_public.dashboard.months is E'@notNull\nThe months of the year with invoices, for each currency, by the day on the invoice.';
comment on column app_public.dashboard.recent_events is E'@notNull\nThe eight last things that happened to invoices, newest first.';
comment on column app_public.dashboard.has_submitted is E'@notNull\nWhether any invoice was ever sent in.';

comment on type app_public.dashboard_invoice is E'@prefix inv\nAn invoice as a dashboard names it.';
comment on column app_public.dashboard_invoice.id is 'The invoice.';
comment on column app_public.dashboard_invoice.status is E'@notNull\nThe status.';
comment on column app_public.dashboard_invoice.is_undelivered is E'@notNull\nWhether it did not reach its client.';
comment on column app_public.dashboard_invoice.document_number is 'The number on the document; null before publication.';
comment on column app_public.dashboard_invoice.client_name is 'The paying client; null while a draft has none.';
comment on column app_public.dashboard_invoice.currency is E'@notNull\nOf its amounts.';
comment on column app_public.dashboard_invoice.total_minor is E'@notNull\nThe amount to pay, with VAT, in minor units.';
comment on column app_public.dashboard_invoice.payout_amount_minor is
  E'@notNull\nThe freelancer''s part of it, in minor units.';
comment on column app_public.dashboard_invoice.due_on is 'The last day to pay.';
comment on column app_public.dashboard_invoice.since_at is 'Since when it waits, UTC; null when it does not.';

comment on type app_public.dashboard_sum is 'The sums in one currency.';
comment on column app_public.dashboard_sum.currency is E'@notNull\nThe currency.';
comment on column app_public.dashboard_sum.with_clients_minor is
  E'@notNull\nThe amount clients have still to pay, with VAT, in minor units.';
comment on column app_public.dashboard_sum.with_clients_count is E'@notNull\nThe number of these invoices.';
comment on column app_public.dashboard_sum.overdue_minor is E'@notNull\nThe overdue part of it, in minor units.';
comment on column app_public.dashboard_sum.overdue_count is E'@notNull\nThe number of overdue invoices.';
comment on column app_public.dashboard_sum.in_review_minor is
  E'@notNull\nThe submitted amount that clients have not received yet, with VAT, in minor units.';
comment on column app_public.dashboard_sum.in_review_count is E'@notNull\nThe number of these invoices.';
comment on column app_public.dashboard_sum.invoiced_minor is
  E'@notNull\nThe amount invoiced this year, without VAT, in minor units.';
comment on column app_public.dashboard_sum.settled_minor is
  E'@notNull\nThe settled part of it, paid or written off, without VAT, in minor units.';
comment on column app_public.dashboard_sum.payout_amount_minor is
  E'@notNull\nThe freelancer''s part of it, settled or not, without VAT, in minor units.';

comment on type app_public.dashboard_month is 'The invoiced sum of a month in one currency.';
comment on column app_public.dashboard_month.starts_on is E'@notNull\nIts first day.';
comment on column app_public.dashboard_month.currency is E'@notNull\nThe currency.';
comment on column app_public.dashboard_month.invoiced_minor is
  E'@notNull\nThe invoiced amount, without VAT, in minor units.';
comment on column app_public.dashboard_month.settled_minor is
  E'@notNull\nThe settled part of it, paid or written off, without VAT, in minor units.';

comment on type app_public.dashboard_event is E'@prefix inv\nSomething that happened to an invoice.';
comment on column app_public.dashboard_event.id is 'The invoice.';
comment on column app_public.dashboard_event.event_type is E'@notNull\nWhat happened.';
comment on column app_public.dashboard_event.status is 'The status after.';
comment on column app_public.dashboard_event.occurred_at is E'@notNull\nWhen, UTC.';
comment on column app_public.dashboard_event.actor is E'@notNull\nThe name of who did it, as it was then.';
comment on column app_public.dashboard_event.document_number is 'The number on the document; null before publication.';
comment on column app_public.dashboard_event.client_name is 'Who pays.';
comment on column app_public.dashboard_event.currency is E'@notNull\nOf the total.';
comment on column app_public.dashboard_event.total_minor is E'@notNull\nThe total, with VAT, in minor units.';
