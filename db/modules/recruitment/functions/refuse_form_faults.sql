-- Whether a form makes sense the server finds out, by the code that the designer shows it with; a form that nobody
-- has judged is none.
create or replace function app_private.refuse_form_faults(attributes jsonb, verdict jsonb) returns void
language plpgsql volatile
as $$
declare
  v_fault jsonb;
begin
  if verdict -> 'faults' is null and (attributes ->> 'applicationForm' is not null or attributes ->> 'jobChecks' is not null) then
    raise exception 'a form that nobody has judged' using errcode = 'insufficient_privilege';
  end if;
  for v_fault in select jsonb_array_elements(verdict -> 'faults') loop
    perform app_private.refuse((v_fault ->> 'code')::app_public.error_code, v_fault ->> 'path');
  end loop;
end;
$$;
comment on function app_private.refuse_form_faults(jsonb, jsonb) is
  'Refuses what the server has found wrong with a job''s form and checks, each at its path.';
grant execute on function app_private.refuse_form_faults(jsonb, jsonb) to app_user;
