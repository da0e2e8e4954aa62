-- The token goes into the job, for the link in the mail, and nowhere else; the queue deletes the job once the mail has
-- left. A waiting job is replaced, so that no dead link is mailed.
create or replace function app_private.mail_one_time_link(
  user_id uuid, purpose app_private.link_purpose, deep_link text default null, email public.citext default null
) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_token text := app_private.make_token();
  v_email public.citext;
  v_link app_private.one_time_links;
begin
  -- The lock prevents two concurrent requests from leaving two valid links.
  select coalesce(mail_one_time_link.email, u.email) into v_email
  from app_public.users u where u.id = mail_one_time_link.user_id
  for no key update;

  perform app_private.retire_links(mail_one_time_link.user_id, mail_one_time_link.purpose);
  insert into app_private.one_time_links (token_sha256, user_id, purpose, email, deep_link)
  values (
    app_private.token_sha256(v_token), mail_one_time_link.user_id, mail_one_time_link.purpose, v_email,
    mail_one_time_link.deep_link
  )
  returning * into v_link;
  perform app_private.enqueue_link_mail(v_link, v_token);
end;
$$;
comment on function app_private.mail_one_time_link(uuid, app_private.link_purpose, text, public.citext) is
  'Makes a link, retires the earlier ones of its purpose, and has it mailed to the user''s address or the one given.';
