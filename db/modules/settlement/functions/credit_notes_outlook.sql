-- The journal of a credit note is a claim as any other, so what becomes of it is what becomes of the payout it is in. Definer because
-- members read neither the ledger nor refunds; only credit notes of the caller's account are answered for.
create or replace function app_public.credit_notes_outlook(note app_public.credit_notes) returns app_public.credit_outlook
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  with own as (
    select n.id, n.invoice_id, n.freelance_profile_id from app_public.credit_notes n
    where n.id = note.id and n.status in ('PUBLISHED', 'RESOLVED') and app_hidden.is_within_reach(n.account_id)
  ), claim as (
    select j.id, e.amount_minor
    from own
      join app_public.journals j on j.credit_note_id = own.id and j.kind = 'CREDIT'
      join app_public.finance_accounts a on a.freelance_profile_id = own.freelance_profile_id
      join app_public.journal_entries e on e.journal_id = j.id and e.finance_account_id = a.id
    where not exists (select from app_public.journals r where r.reverses_id = j.id)
  ), taken as (
    select coalesce(p.paid_on, r.payout_on) as day
    from claim
      join app_public.payout_items i on i.journal_id = claim.id and not i.is_released
      join app_public.payouts p on p.id = i.payout_id and p.status in ('SENT', 'PAID', 'RETURNED')
      join app_public.payout_runs r on r.id = p.payout_run_id
  ), refund as (
    select r.status, r.paid_on
    from own join app_public.client_refunds r on r.credit_note_id = own.id and r.status <> 'CANCELLED'
    order by r.id desc limit 1
  )
  select row(
    case
      when claim.id is null then 'UNPAID'
      when taken.day is not null then 'TAKEN'
      when exists (
        select from app_public.journals s
          join app_public.payout_items i on i.journal_id = s.id and not i.is_released
          join app_public.payouts p on p.id = i.payout_id and p.status in ('SENT', 'PAID', 'RETURNED')
        where s.invoice_id = own.invoice_id and s.kind = 'SPLIT'
      ) then 'DEBT'
      else 'LESS'
    end::app_public.credit_share_state,
    coalesce(claim.amount_minor, 0), taken.day, coalesce(c.refund_minor, 0), refund.status, refund.paid_on
  )::app_public.credit_outlook
  from own
    join app_public.invoices i on i.id = own.invoice_id
    left join lateral app_private.credit_refunds(i) c on c.credit_note_id = own.id
    left join claim on true left join taken on true left join refund on true
$$;
comment on function app_public.credit_notes_outlook(app_public.credit_notes) is
  'Its deduction from the freelancer''s payouts, and the refund to the client; null before it is published.';
grant execute on function app_public.credit_notes_outlook(app_public.credit_notes) to app_user, app_operator;
comment on type app_public.credit_outlook is
  'The deduction of a credit note from payouts, and the refund to its client.';
comment on column app_public.credit_outlook.state is E'@notNull\nWhether its share was paid in, and whether it was paid out.';
comment on column app_public.credit_outlook.share_minor is
  E'@notNull\nThe deduction from payouts, in øre; 0 where nothing was paid in.';
comment on column app_public.credit_outlook.taken_on is 'The day of the payout it was taken from; null before.';
comment on column app_public.credit_outlook.refund_minor is E'@notNull\nThe refund to the client, with VAT, in øre.';
comment on column app_public.credit_outlook.refund_status is
  'The status of the refund; null if none goes through the service.';
comment on column app_public.credit_outlook.refunded_on is 'The day the bank paid it back.';
comment on type app_public.credit_share_state is
  'UNPAID: nothing was paid in; LESS: paid in, so that the next payout is less; DEBT: paid out, deducted from later '
  'payouts; TAKEN: deducted.';
