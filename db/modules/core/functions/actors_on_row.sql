-- The row is looked at only for operators who have accounts of their own, and they read every row.
create or replace function app_private.actors_on_row(entity text, id uuid) returns text[]
language plpgsql stable
as $$
declare
  v_thing jsonb;
begin
  if app_hidden.current_own_account_ids() = '{}' then
    return app_hidden.current_actors();
  end if;
  execute format('select to_jsonb(t) from app_public.%I t where t.id = $1', entity) into v_thing using id;
  return app_private.actors_on(v_thing);
end;
$$;
comment on function app_private.actors_on_row(text, uuid) is 'The actors the caller may act as towards a row of a table.';
grant execute on function app_private.actors_on_row(text, uuid) to app_visitor, app_user, app_operator, app_worker;
