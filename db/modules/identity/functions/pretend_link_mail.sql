-- The costly part of asking for a link is adding the job. For an address nobody has it is added too
-- and taken back, so that asking takes as long and no mail leaves.
create or replace function app_private.pretend_link_mail(email public.citext, purpose app_private.link_purpose) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_link app_private.one_time_links;
begin
  v_link.id := uuidv7();
  v_link.email := pretend_link_mail.email;
  v_link.purpose := pretend_link_mail.purpose;
  perform app_private.enqueue_link_mail(v_link, app_private.make_token());
  raise exception 'taken back' using errcode = 'AP002';
exception when sqlstate 'AP002' then
  null;
end;
$$;
comment on function app_private.pretend_link_mail(public.citext, app_private.link_purpose) is 'Does the work of mailing a link and leaves nothing behind.';
