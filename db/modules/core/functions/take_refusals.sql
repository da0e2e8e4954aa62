-- Appending to a long list costs as much as the list is long: a check of thousands of rows takes out the refusals of
-- each, and returns all of them in the end.
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
comment on function app_private.take_refusals() is
  'Removes and returns the refusals so far, for give_refusals(). Null when there are none.';
