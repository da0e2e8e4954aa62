-- An answer that is replaced, removed or hidden no longer references its file. Definer because the file belongs to the
-- applicant, whatever role writes.
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
