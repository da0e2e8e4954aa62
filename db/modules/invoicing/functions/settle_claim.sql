-- Functions with a tag settle the claim in the same transaction, such as those of the ledger; this module calls none of
-- them.
create or replace function app_private.settle_claim(invoice_id uuid, credit_note_id uuid) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_name text;
begin
  for v_name in
    select p.proname from pg_catalog.pg_proc p
    where p.pronamespace = 'app_private'::regnamespace and pg_catalog.obj_description(p.oid, 'pg_proc') ~ '(?n)^@settlesClaims$'
    order by p.proname
  loop
    execute format('select app_private.%I($1, $2)', v_name) using invoice_id, credit_note_id;
  end loop;
end;
$$;
comment on function app_private.settle_claim(uuid, uuid) is
  'Has the functions with @settlesClaims settle an invoice that was called paid or written off, or of which a credit note was published.';
