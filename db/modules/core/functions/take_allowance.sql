-- Called by definer functions that know the subject. A refused mutation is rolled back, and its count with it.
-- Simultaneous calls are counted one after the other.
create or replace function app_private.take_allowance(wanted_key text, subject_id uuid, amount int default 1) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(format('limit %s %s', wanted_key, take_allowance.subject_id), 0));
  if amount > app_private.allowance_left(wanted_key, take_allowance.subject_id) then
    perform app_private.refuse('ATTEMPTS_LIMIT_EXCEEDED');
  elsif amount > 0 then
    insert into app_private.usages (limit_key, subject_id, used) values (wanted_key, take_allowance.subject_id, take_allowance.amount);
  end if;
end;
$$;
comment on function app_private.take_allowance(text, uuid, int) is
  'Uses so much of a limit. Refuses ATTEMPTS_LIMIT_EXCEEDED beyond it.';
