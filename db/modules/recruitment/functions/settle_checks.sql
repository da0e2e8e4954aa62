-- Users identified by an e-ID or a reviewed document pass without further checks; for the bank account, that of a
-- verified profile counts.
create or replace function app_private.settle_checks(user_id uuid) returns int
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_id uuid;
  v_settled int := 0;
begin
  for v_id in
    select c.id from app_public.job_checks c
    where c.status = 'PENDING' and c.shared_at is not null and (settle_checks.user_id is null or c.user_id = settle_checks.user_id)
      and case c.job_check_type
        when 'IDENTITY' then app_hidden.has_proofed_identity(c.user_id)
        when 'BANK_ACCOUNT' then exists (
          select from app_public.bank_accounts b join app_public.freelance_profiles p on p.id = b.freelance_profile_id
          where b.account_id = c.account_id and b.deleted_at is null and p.verified and p.archived_at is null
        )
        else false
      end
    order by c.id for no key update skip locked
  loop
    perform app_private.move_job_check(v_id, 'settle');
    perform app_private.move_job_check(v_id, 'approve');
    v_settled := v_settled + 1;
  end loop;
  return v_settled;
end;
$$;
comment on function app_private.settle_checks(uuid) is
  'Ends the pending checks of a person, or of all, that depend on data of the platform: a proven identity, a bank '
  'account of a verified profile. Returns their number.';
