-- Members without need of an invitation were added. All in one call, since there may be thousands.
create or replace function app_private.record_added_members(account_id uuid, added app_public.memberships[]) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_added uuid[] := array(select m.id from unnest(added) m where m.invited_at is null);
  v_invited uuid[] := array(select m.id from unnest(added) m where m.invited_at is not null);
begin
  perform app_private.record_events('memberships', v_added, account_id, 'ADDED', null);
  perform app_private.record_events('memberships', v_invited, account_id, 'INVITED', null);
end;
$$;
comment on function app_private.record_added_members(uuid, app_public.memberships[]) is
  'Writes that members were invited, or added where their address was proven already; the mail to each follows.';
