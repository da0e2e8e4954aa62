-- Two users, or two tabs of one user, may edit the same row: the later save must not overwrite the earlier one
-- unnoticed. Checked once the row is locked, so that no change can happen in between.
create or replace function app_private.refuse_when_changed(updated_at timestamptz, input jsonb) returns void
language plpgsql volatile
as $$
begin
  if app_hidden.is_newer(refuse_when_changed.updated_at, (input ->> 'updatedAt')::timestamptz) then
    perform app_private.refuse('INVALID_ACTION', 'updatedAt');
  end if;
end;
$$;
comment on function app_private.refuse_when_changed(timestamptz, jsonb) is
  'Refuses INVALID_ACTION at updatedAt when the row is newer than the caller has read it. Without updatedAt in the input nothing is refused.';
grant execute on function app_private.refuse_when_changed(timestamptz, jsonb) to app_user, app_operator;
