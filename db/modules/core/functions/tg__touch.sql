create or replace function app_private.tg__touch() returns trigger
language plpgsql volatile
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;
comment on function app_private.tg__touch() is 'Keeps updated_at true.';
grant execute on function app_private.tg__touch() to app_visitor, app_user, app_operator, app_worker;
