-- An account to be deleted is paid on the day of deletion, and closed after that; until then the deletion may be an
-- intruder's. A client may pay once it is closed: closing blocks account and user at that moment, which is no reason to
-- hold their money. Checked when a run is proposed, again when it is approved, and whenever a user reads the reason for a
-- missing payout. A bank account is updated when it is added and when it becomes or ceases to be the default one, never
-- otherwise. A payment that the bank has reported as reversed stays booked until an operator takes it back, and is no money to pay out.
create or replace function app_private.payout_obstacle(profile_id uuid, bank_account_id uuid) returns app_public.payout_held_reason
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select (case
    when a.blocked_at is distinct from a.deleted_at or (a.account_type = 'PERSONAL' and u.blocked_at is distinct from a.deleted_at) then 'BLOCKED'
    when a.deletion_scheduled_on > app_hidden.today() then 'DELETION_SCHEDULED'
    when p.archived_at is not null then 'ARCHIVED'
    when not p.verified then 'UNVERIFIED'
    when b.id is null then 'NO_BANK_ACCOUNT'
    when b.deleted_at is not null or b.updated_at > now() - interval '48 hours' then 'BANK_ACCOUNT_CHANGED'
    when not app_private.is_norwegian_account(b.account_number, b.swift_code) and (b.swift_code is null or (p.address).country is null)
      then 'BANK_ACCOUNT_INCOMPLETE'
    when exists (
      select from app_public.bank_exceptions e join app_public.invoices i on i.id = e.invoice_id
      where i.freelance_profile_id = p.id and e.status = 'WAITING' and e.reason = 'REVERSED' and i.paid_minor > 0
    ) then 'PAYMENT_REVERSED'
  end)::app_public.payout_held_reason
  from app_public.freelance_profiles p
    join app_public.accounts a on a.id = p.account_id
    left join app_public.users u on u.id = a.primary_user_id
    left join app_public.bank_accounts b on b.id = payout_obstacle.bank_account_id and b.freelance_profile_id = p.id
  where p.id = profile_id
$$;
comment on function app_private.payout_obstacle(uuid, uuid) is
  'Why nothing is paid out to a profile by a bank account now, or null: the first reason that holds, debts apart.';
