-- Definer because the reader is a visitor, as for the job itself: a picture is public as long as the job is.
create or replace function app_private.job_logo_to_serve(logo_id uuid, out content_type text, out storage_key text)
returns record
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select f.content_type, f.storage_key
  from app_public.jobs j
    join app_public.files f on f.id = j.logo_id
    join app_public.accounts a on a.id = j.account_id
  where j.logo_id = job_logo_to_serve.logo_id and j.status <> 'DRAFT' and a.deleted_at is null and a.blocked_at is null
  limit 1
$$;
comment on function app_private.job_logo_to_serve(uuid) is 'The picture of a published job; nulls for any other file.';
grant execute on function app_private.job_logo_to_serve(uuid) to app_authenticator;
