create or replace function app_private.may_recur(recurrence app_public.recurring_invoices) returns boolean
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select exists (
    select from app_public.accounts a
      join app_public.memberships m on m.account_id = a.id and m.role in ('OWNER', 'ADMIN') and m.accepted_at is not null
      join app_public.users u on u.id = m.user_id and u.blocked_at is null and u.confirmed_at is not null
    where a.id = recurrence.account_id and u.id = recurrence.created_by
      and a.invoices_enabled and a.blocked_at is null and a.deleted_at is null and a.deletion_scheduled_on is null
  )
$$;
comment on function app_private.may_recur(app_public.recurring_invoices) is
  'Whether the user who set a recurring invoice going may still write invoices in its account.';
