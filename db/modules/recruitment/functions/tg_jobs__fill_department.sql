-- The foreign key sets null when a department is removed.
create or replace function app_private.tg_jobs__fill_department() returns trigger
language plpgsql volatile
as $$
begin
  new.department_id := (select d.id from app_public.departments d where d.account_id = new.account_id and d.is_default);
  return new;
end;
$$;
comment on function app_private.tg_jobs__fill_department() is 'Puts a job whose department is removed in the default one of its team.';
