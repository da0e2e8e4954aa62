-- The first result of a day stays, so that a file that is written twice has the same content. Definer because the
-- worker has no grants on tables.
create or replace function app_private.draw_seal_head() returns jsonb
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
begin
  insert into app_private.seal_heads (day_on, position, hash)
  select app_hidden.today(), s.position, s.hash from app_private.seals s order by s.position desc limit 1
  on conflict (day_on) do nothing;
  return (
    select jsonb_build_object('day', h.day_on, 'position', h.position, 'hash', encode(h.hash, 'hex'), 'fileId', h.file_id)
    from app_private.seal_heads h where h.day_on = app_hidden.today()
  );
end;
$$;
comment on function app_private.draw_seal_head() is
  'The head of the chain of seals today; null while nothing is sealed.';
grant execute on function app_private.draw_seal_head() to app_worker;
