-- A transition may depend on more than state and actor. Its row then names a predicate of the
-- owning module, and only functions of app_hidden that take a row's id can be named.
create or replace function app_private.transition_condition_holds(condition text, row_id uuid) returns boolean
language plpgsql stable
as $$
declare
  v_holds boolean;
begin
  if condition is null then
    return true;
  end if;
  execute format('select app_hidden.%I($1)', condition) into v_holds using row_id;
  return coalesce(v_holds, false);
end;
$$;
comment on function app_private.transition_condition_holds(text, uuid) is
  'Whether the predicate a transition names holds for the row. True when it names none.';
grant execute on function app_private.transition_condition_holds(text, uuid) to app_visitor, app_user, app_operator, app_worker;
