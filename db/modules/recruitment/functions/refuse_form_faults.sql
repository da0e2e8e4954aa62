-- The server validates the form, by the same code as the designer; a form without its verdict is refused.
create or replace function app_private.refuse_form_faults(attributes jsonb, verdict jsonb) returns void
language plpgsql volatile
as $$
declare
  v_fault jsonb;
begin
  if verdict -> 'faults' is null and (attributes ->> 'applicationForm' is not null or attributes ->> 'jobChecks' is not null) then
    raise exception 'the form was not checked by the server' using errcode = 'insufficient_privilege';
  end if;
  for v_fault in select jsonb_array_elements(verdict -> 'faults') loop
    perform app_private.refuse((v_fault ->> 'code')::app_public.error_code, v_fault ->> 'path');
  end loop;
end;
$$;
comment on function app_private.refuse_form_faults(jsonb, jsonb) is
  'Refuses what the server has found wrong with a job''s form and checks, each at its path.';
grant execute on function app_private.refuse_form_faults(jsonb, jsonb) to app_user;
