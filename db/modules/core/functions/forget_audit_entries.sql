-- Bookkeeping law requires storage for five years after the end of the year. A key begins with the milliseconds of its row, so the oldest
-- entries are read from the beginning of the primary key. Definer because no role writes the trail.
create or replace function app_private.forget_audit_entries() returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_before constant timestamptz := now() - interval '6 years';
begin
  perform set_config('app.erasing', 'on', true);
  delete from app_public.audit_entries a
  where a.id < rpad(lpad(to_hex((extract(epoch from v_before) * 1000)::bigint), 12, '0'), 32, '0')::uuid and a.changed_at < v_before;
  perform set_config('app.erasing', 'off', true);
end;
$$;
comment on function app_private.forget_audit_entries() is
  E'@task core\nRemoves audit entries older than six years. The events of a row stay as long as the row. For a nightly job.';
grant execute on function app_private.forget_audit_entries() to app_worker;
