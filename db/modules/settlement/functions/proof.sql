-- Claims are views named proof_of_…, so that a module adds its own by a file. Each view is queried by itself: the
-- planner then reads only what one view needs and sorts nothing together.
create or replace function app_private.proof()
returns table (claim app_public.proof_claim, looked_at bigint, failed bigint, findings jsonb)
language plpgsql stable
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_view text;
begin
  for v_view in
    select c.relname from pg_catalog.pg_class c
    where c.relnamespace = 'app_private'::regnamespace and c.relkind = 'v' and c.relname like 'proof\_of\_%'
    order by c.relname
  loop
    return query execute format(
      $query$
        select
          f.claim::app_public.proof_claim, count(*), count(*) filter (where f.holds is not true),
          coalesce(to_jsonb((array_agg(
            jsonb_build_object('entity', f.entity, 'subjectId', f.subject_id, 'subject', f.subject)
          ) filter (where f.holds is not true))[1:20]), '[]')
        from app_private.%I f
        group by f.claim
        order by f.claim
      $query$, v_view
    );
  end loop;
end;
$$;
comment on function app_private.proof() is
  'Compares all redundant data of the books, by the claims of the views proof_of_…: for each claim the number of rows '
  'checked, the number that fail, and up to 20 of these.';
