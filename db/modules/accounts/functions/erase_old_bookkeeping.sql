-- Five years after the end of the year of the last event in a deleted account, its remaining data is erased too:
-- independent rows are removed, and the texts of the account and its person are replaced. Definer because the worker
-- writes no table.
create or replace function app_private.erase_old_bookkeeping() returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_account app_public.accounts;
begin
  for v_account in
    select a.* from app_public.accounts a
    where a.deleted_at < date_trunc('year', now() at time zone 'Europe/Oslo') at time zone 'Europe/Oslo' - interval '5 years'
      and not exists (
        select from app_public.events e
        where e.account_id = a.id
          and e.occurred_at >= date_trunc('year', now() at time zone 'Europe/Oslo') at time zone 'Europe/Oslo' - interval '5 years'
      )
      and not exists (select from app_public.erasures e where e.entity_id = a.id and e.reason = 'BOOKKEEPING_OVER')
    order by a.id limit 100 for no key update skip locked
  loop
    perform app_private.erase_bookkeeping(v_account);
  end loop;
end;
$$;
comment on function app_private.erase_old_bookkeeping() is
  E'@task accounts\nErases the bookkeeping data of accounts that were deleted more than five years ago. For a nightly job.';
grant execute on function app_private.erase_old_bookkeeping() to app_worker;
