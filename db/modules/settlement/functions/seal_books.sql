-- Sealing is asynchronous: a posting waits for no hash. One sealer at a time takes all committed rows without a seal,
-- so that a row that commits late, with an older id or time, enters the chain after the rows that overtook it, and none
-- is left out. It looks back 30 days from the last sealed row. Definer because the worker has no grants on tables.
create or replace function app_private.seal_books(most bigint default 20000) returns bigint
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_position bigint;
  v_hash bytea;
  v_entity text;
  v_content record;
  v_sealed bigint := 0;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('seals', 0)) then
    return 0;
  end if;
  select s.position, s.hash into v_position, v_hash from app_private.seals s order by s.position desc limit 1;
  v_position := coalesce(v_position, 0);
  v_hash := coalesce(v_hash, sha256(''));
  foreach v_entity in array array['journals', 'invoices', 'credit_notes', 'invoice_pdfs', 'credit_note_pdfs'] loop
    for v_content in
      select c.entity_id, c.content_hash
      from app_private.contents_to_seal c
      where c.entity = v_entity and c.sealable_at > app_private.sealed_until(v_entity)
        and not exists (select from app_private.seals s where s.entity = v_entity and s.entity_id = c.entity_id)
      order by c.sealable_at, c.entity_id
      limit most - v_sealed
    loop
      v_position := v_position + 1;
      v_sealed := v_sealed + 1;
      v_hash := sha256(v_hash || v_content.content_hash);
      insert into app_private.seals (position, entity, entity_id, content_hash, hash)
      values (v_position, v_entity, v_content.entity_id, v_content.content_hash, v_hash);
    end loop;
  end loop;
  return v_sealed;
end;
$$;
comment on function app_private.seal_books(bigint) is
'@task settlement
Seals journals, published documents and their PDFs that have no seal yet, each by a hash that holds the one before. Returns how many.';
grant execute on function app_private.seal_books(bigint) to app_worker;
