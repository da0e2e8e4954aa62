-- A rejection needs a reason, since the recipient has nothing else to go by.
create or replace function app_private.require_reason(input jsonb) returns text
language plpgsql volatile
as $$
declare
  v_reason text := app_hidden.text_at(input, 'reason');
begin
  if v_reason is null then
    perform app_private.refuse('BLANK', 'reason');
  elsif length(v_reason) > 2000 then
    perform app_private.refuse('TOO_BIG', 'reason');
  end if;
  return v_reason;
end;
$$;
comment on function app_private.require_reason(jsonb) is
  'The reason an input gives, word for word. Refuses BLANK without one, TOO_BIG above 2000 characters, both at reason.';
grant execute on function app_private.require_reason(jsonb) to app_operator;
