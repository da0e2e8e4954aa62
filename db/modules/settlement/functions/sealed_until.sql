create or replace function app_private.sealed_until(entity text) returns timestamptz
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  select coalesce((
    select case
      when $1 = 'journals' then (select j.created_at from app_public.journals j where j.id = s.entity_id)
      when $1 in ('invoices', 'invoice_pdfs') then (select i.published_at from app_public.invoices i where i.id = s.entity_id)
      else (select n.published_at from app_public.credit_notes n where n.id = s.entity_id)
    end
    from app_private.seals s
    where s.entity = $1
    order by s.position desc
    limit 1
  ) - interval '30 days', '-infinity')
$$;
comment on function app_private.sealed_until(text) is
  'The time from which a kind of row is searched for unsealed rows: 30 days before the last sealed one.';
