-- The costly part of requesting a link is adding the job. For an unknown address the job is added too and removed
-- again, so that the request takes as long and no mail is sent.
create or replace function app_private.simulate_link_mail(email public.citext, purpose app_private.link_purpose) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_link app_private.one_time_links;
begin
  v_link.id := uuidv7();
  v_link.email := simulate_link_mail.email;
  v_link.purpose := simulate_link_mail.purpose;
  perform app_private.enqueue_link_mail(v_link, app_private.make_token());
  raise exception 'rolled back' using errcode = 'AP002';
exception when sqlstate 'AP002' then
  null;
end;
$$;
comment on function app_private.simulate_link_mail(public.citext, app_private.link_purpose) is 'Does the work of mailing a link and leaves nothing behind.';
