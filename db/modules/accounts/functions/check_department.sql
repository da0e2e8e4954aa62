-- Two of one name at the same moment wait for each other here.
create or replace function app_private.check_department(department jsonb, except_id uuid default null) returns void
language plpgsql volatile
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('departments of ' || app_hidden.current_account_id(), 0));
  perform app_private.refuse_blanks(department, array['name', 'description'], '');
  if length(app_hidden.text_at(department, 'name')) > 200 then
    perform app_private.refuse('TOO_BIG', 'name');
  end if;
  if length(app_hidden.text_at(department, 'description')) > 280 then
    perform app_private.refuse('TOO_BIG', 'description');
  end if;
  if exists (
    select from app_public.departments d
    where d.account_id = app_hidden.current_account_id() and lower(d.name) = lower(app_hidden.text_at(department, 'name'))
      and d.id is distinct from except_id
  ) then
    perform app_private.refuse('TAKEN', 'name');
  end if;
end;
$$;
comment on function app_private.check_department(jsonb, uuid) is
  'Refuses all that is wrong with a department as it would be: BLANK, TOO_BIG, a name that is taken.';
grant execute on function app_private.check_department(jsonb, uuid) to app_user;
