-- Adding to a long list costs as much as the list is long: whoever checks thousands of rows takes what each
-- has broken, and gives all of it back in the end.
create or replace function app_private.take_refusals() returns text
language plpgsql volatile
as $$
declare
  v_told text := nullif(current_setting('app.refusals', true), '');
begin
  perform set_config('app.refusals', '', true);
  return v_told;
end;
$$;
comment on function app_private.take_refusals() is 'What was refused so far, for give_refusals(); nothing is refused then. Null when nothing was.';
