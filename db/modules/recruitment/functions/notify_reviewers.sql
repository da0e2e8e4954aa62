-- In the morning, since a mail for each check would be many, and once for all pending ones: to each member who may
-- decide on a check that arrived since their last mail. A provider gets two days before members are notified. The mail
-- names no applicant. Definer because the worker reads no table.
create or replace function app_private.notify_reviewers() returns int
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_told record;
  v_count int := 0;
begin
  for v_told in
    select r.id, m.account_id
    from (
        select c.id, case app_hidden.job_check_source(c.job_check_type)
          when 'PEOPLE' then c.sent_at
          else coalesce(c.answered_at, c.sent_at + interval '2 days')
        end as waits_since
        from app_public.job_checks c join app_public.accounts a on a.id = c.partner_account_id
        where c.status = 'IN_REVIEW' and c.shared_at is not null and a.workflows_enabled
      ) w
      cross join lateral app_private.job_check_reviewers(w.id) r (id)
      join app_public.memberships m on m.id = r.id
    where w.waits_since <= now() and not exists (
      select from app_public.events e
      where e.entity = 'memberships' and e.entity_id = r.id and e.event_type = 'CHECKS_WAIT'
        and (e.occurred_at >= w.waits_since or e.occurred_at > now() - interval '20 hours')
    )
    group by r.id, m.account_id
  loop
    perform app_private.record_event('memberships', v_told.id, v_told.account_id, 'CHECKS_WAIT', null);
    v_count := v_count + 1;
  end loop;
  return v_count;
end;
$$;
comment on function app_private.notify_reviewers() is
  E'@task recruitment\nRecords CHECKS_WAIT for each member of a team with new checks to decide, at most once a day. Returns how many.';
grant execute on function app_private.notify_reviewers() to app_worker;
