-- By statement, since a file of the bank changes 100 000 rows. Definer because the audit covers all roles and may be written
-- by none. An update stores only the changed columns. Old and new rows come in the same order and are paired by it, since a
-- statement may by its cascades change a row twice; never in a nested loop, which a plan made for one row would choose.
create or replace function app_private.tg__audit_rows() returns trigger
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
set enable_nestloop to off
as $$
begin
  if tg_op = 'INSERT' then
    insert into app_public.audit_entries (
      table_name, row_id, operation, actor, actor_kind, user_id, session_id, administrator_id, before, after
    )
    select
      tg_table_name, n.id, 'INSERT', a.*, null, case when tg_nargs = 0 then to_jsonb(n) else app_private.redacted(to_jsonb(n), tg_argv) end
    from new_rows n, app_private.audit_actor() a;
  elsif tg_op = 'DELETE' then
    insert into app_public.audit_entries (
      table_name, row_id, operation, actor, actor_kind, user_id, session_id, administrator_id, before, after
    )
    select
      tg_table_name, o.id, 'DELETE', a.*, case when tg_nargs = 0 then to_jsonb(o) else app_private.redacted(to_jsonb(o), tg_argv) end, null
    from old_rows o, app_private.audit_actor() a;
  else
    insert into app_public.audit_entries (
      table_name, row_id, operation, actor, actor_kind, user_id, session_id, administrator_id, before, after
    )
    select
      tg_table_name, o.id, 'UPDATE', a.*,
      case when tg_nargs = 0 then d.before else app_private.redacted(d.before, tg_argv) end,
      case when tg_nargs = 0 then d.after else app_private.redacted(d.after, tg_argv) end
    from (select row_number() over () as place, r.id, to_jsonb(r) as content from old_rows r) o
      join (select row_number() over () as place, to_jsonb(r) as content from new_rows r) n using (place)
      cross join lateral (
        select jsonb_object_agg(b.key, b.value) as before, jsonb_object_agg(b.key, n.content -> b.key) as after
        from jsonb_each(o.content) b
        where b.value is distinct from n.content -> b.key and b.key not in ('updated_at', 'search_text')
      ) d
      cross join app_private.audit_actor() a
    where d.after is not null;
  end if;
  return null;
end;
$$;
comment on function app_private.tg__audit_rows() is
  'Records, for all rows of a statement, actor, session, impersonating operator, and the row before and after. Arguments name '
  'columns to redact or to mask.';
