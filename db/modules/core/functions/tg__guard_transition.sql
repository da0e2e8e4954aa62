-- The last word on every status: whatever function or person writes it, only a row of the
-- transitions table lets it pass.
create or replace function app_private.tg__guard_transition() returns trigger
language plpgsql volatile
as $$
declare
  v_from text := case when tg_op = 'UPDATE' then old.status::text end;
  v_to text := new.status::text;
  v_actors text[];
begin
  if tg_op = 'UPDATE' and v_from is not distinct from v_to then
    return new;
  end if;
  -- The row is looked at only for operators who have accounts of their own.
  v_actors := case
    when app_hidden.current_own_account_ids() = '{}' then app_hidden.current_actors() else app_private.actors_on(to_jsonb(new))
  end;
  if not exists (
    select from app_public.transitions t
    where t.entity = tg_table_name
      and t.from_status is not distinct from v_from
      and t.to_status = v_to
      and t.actors && case when t.is_protective then app_hidden.current_actors() else v_actors end
      and app_private.transition_condition_holds(t.condition, new.id)
  ) then
    perform app_private.refuse('INVALID_TRANSITION');
    perform app_private.stop_if_refused();
  end if;
  return new;
end;
$$;
comment on function app_private.tg__guard_transition() is
  'Refuses INVALID_TRANSITION for a change of status that no row of the transitions table allows this actor.';
grant execute on function app_private.tg__guard_transition() to app_visitor, app_user, app_operator, app_worker;
