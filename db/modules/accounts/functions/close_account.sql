-- Ends all access; personal data is erased an hour later, once the mail about it has been sent. An account whose user
-- has become a team's owner since is not closed, or the team would have no owner. A second run has no effect. Definer
-- because the worker writes no table.
create or replace function app_private.close_account(id uuid) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
begin
  select a.* into v_account from app_public.accounts a
  where a.id = close_account.id and a.deleted_at is null
    and a.deletion_scheduled_on <= (now() at time zone 'Europe/Oslo')::date
  for no key update;
  if not found then
    return;
  end if;
  if app_private.tagged_predicate_holds('keepsAccount', v_account.id) then
    perform app_private.enqueue(
      'accounts/close_account', jsonb_build_object('id', v_account.id), 'close_account:' || v_account.id, now() + interval '1 day'
    );
    return;
  end if;
  if v_account.account_type = 'PERSONAL' and app_private.owns_teams(v_account.primary_user_id, is_due => true) then
    update app_public.accounts a set deletion_scheduled_on = null where a.id = v_account.id;
    perform app_private.record_event('accounts', v_account.id, v_account.id, 'DELETION_STOPPED', null);
    return;
  end if;
  update app_public.accounts a set deleted_at = now(), blocked_at = coalesce(a.blocked_at, now()) where a.id = v_account.id;
  update app_public.sessions s set revoked_at = now() where s.account_id = v_account.id and s.revoked_at is null;
  if v_account.account_type = 'PERSONAL' then
    delete from app_public.memberships m where m.user_id = v_account.primary_user_id and m.account_id <> v_account.id;
    update app_public.users u set blocked_at = coalesce(u.blocked_at, now()) where u.id = v_account.primary_user_id;
  else
    delete from app_public.memberships m where m.account_id = v_account.id and m.user_id <> v_account.primary_user_id;
  end if;
  perform app_private.record_event('accounts', v_account.id, v_account.id, 'DELETED', null);
end;
$$;
comment on function app_private.close_account(uuid) is
  E'@task accounts\nDeletes an account on its scheduled day: all access ends, and personal data is erased soon after. '
  'Does nothing when it was cancelled or is done; runs again the next day while a module prevents it.';
grant execute on function app_private.close_account(uuid) to app_worker;
