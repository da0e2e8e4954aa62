-- An answer that is given anew, taken back or hidden names its file no longer. Definer because the file is the applicant's,
-- whoever writes.
create or replace function app_private.tg_job_applications__forget_files() returns trigger
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform app_private.forget_file(f.id)
  from app_public.files f
  where f.id = any (app_hidden.answer_file_ids(old.answers)) and f.id <> all (app_hidden.answer_file_ids(new.answers))
    and f.account_id = old.account_id;
  return null;
end;
$$;
comment on function app_private.tg_job_applications__forget_files() is 'Forgets the files that the answers name no longer.';
