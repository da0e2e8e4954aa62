-- Only a change of address is sent where the old link went. Everything else goes to the user's
-- address of today, or the holder of an address long given up could still sign in.
create or replace function app_private.renew_one_time_link(link app_private.one_time_links) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  select app_private.mail_one_time_link(
    link.user_id, link.purpose, link.deep_link, case when link.purpose = 'CHANGE_EMAIL' then link.email end
  )
$$;
comment on function app_private.renew_one_time_link(app_private.one_time_links) is 'Mails a fresh link of the same purpose.';
