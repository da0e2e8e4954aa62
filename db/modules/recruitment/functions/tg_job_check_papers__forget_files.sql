-- However the row goes, nothing points to its files any more. Definer because it may go with rows of others.
create or replace function app_private.tg_job_check_papers__forget_files() returns trigger
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  if tg_op = 'DELETE' or new.first_file_id is distinct from old.first_file_id then
    perform app_private.forget_file(old.first_file_id);
  end if;
  if tg_op = 'DELETE' or new.second_file_id is distinct from old.second_file_id then
    perform app_private.forget_file(old.second_file_id);
  end if;
  return null;
end;
$$;
comment on function app_private.tg_job_check_papers__forget_files() is 'Forgets the files of papers that go or are replaced.';
