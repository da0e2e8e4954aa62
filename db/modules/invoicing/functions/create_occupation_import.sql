-- The server has read the file into rows. Good lines are stored and faulty ones are reported, since a list of hundreds is corrected line by
-- line. Definer because reports are written by no hand.
create or replace function app_public.create_occupation_import(input jsonb) returns app_public.occupation_imports
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_import app_public.occupation_imports;
  v_worksheet jsonb;
begin
  if not 'OPERATOR_ADMIN' = any (app_hidden.current_actors()) then
    perform app_private.refuse('UNAUTHORIZED');
  end if;
  perform app_private.stop_if_refused();
  v_worksheet := app_private.prepared(input, 'create_occupation_import');
  if v_worksheet ? 'refusal' then
    perform app_private.refuse((v_worksheet ->> 'refusal')::app_public.error_code, 'occupationFile');
  end if;
  perform app_private.stop_if_refused();
  with read as materialized (
    select r.*, case
      when r.fault is not null then 'REFUSED'
      when o.id is null then 'ADDED'
      when (coalesce(r.name, o.name), coalesce(r.name_en, o.name_en), coalesce(r.short_name, o.short_name), coalesce(r.payroll_code, o.payroll_code),
        coalesce(r.tag_list, o.tag_list), coalesce(r.is_enabled, o.is_enabled))
        is distinct from (o.name, o.name_en, o.short_name, o.payroll_code, o.tag_list, o.is_enabled) then 'CHANGED'
    end::app_public.occupation_import_result as result
    from app_private.occupation_import_rows(v_worksheet -> 'rows') r left join app_public.occupation_codes o on o.code = r.code
  ), stored as (
    insert into app_public.occupation_codes as o (code, name, name_en, short_name, payroll_code, parent_code, tag_list, is_enabled)
    select r.code, coalesce(r.name, k.name), r.name_en, r.short_name, r.payroll_code, left(r.code, 3), coalesce(r.tag_list, '{}'),
      coalesce(r.is_enabled, true)
    from read r left join app_public.occupation_codes k on k.code = r.code where r.result in ('ADDED', 'CHANGED')
    order by r.code
    on conflict (code) do update set
      name = coalesce((select r.name from read r where r.code = o.code), o.name),
      name_en = coalesce(excluded.name_en, o.name_en),
      short_name = coalesce(excluded.short_name, o.short_name),
      payroll_code = coalesce(excluded.payroll_code, o.payroll_code),
      tag_list = coalesce((select r.tag_list from read r where r.code = o.code), o.tag_list),
      is_enabled = coalesce((select r.is_enabled from read r where r.code = o.code), o.is_enabled)
  ), made as materialized (
    select m.*
    from app_private.insert_row(null::app_public.occupation_imports, (
      select jsonb_build_object(
        'file', input ->> 'occupationFile', 'addedCount', count(*) filter (where r.result = 'ADDED'),
        'changedCount', count(*) filter (where r.result = 'CHANGED'), 'unchangedCount', count(*) filter (where r.result is null),
        'refusedCount', count(*) filter (where r.result = 'REFUSED'), 'createdBy', app_hidden.current_user_id()
      ) from read r
    )) m
  ), lines as (
    insert into app_public.occupation_import_lines (occupation_import_id, line, code, result, fault)
    select m.id, r.line, r.code, r.result, r.fault from made m cross join read r where r.result is not null
  )
  select m.* into v_import from made m;
  return v_import;
end;
$$;
comment on function app_public.create_occupation_import(jsonb) is
'@actors OPERATOR_ADMIN
Adds and changes occupation codes by a CSV file, and reports the lines that were added, changed and refused. An empty cell leaves its field '
  'as it is; no code is removed. Operators with ADMIN. UNAUTHORIZED; INVALID or IMPORT_ERROR occupationFile: no CSV file, or none with a '
  'column of codes; TOO_BIG: more than 2 000 lines, 50 columns or 1 000 000 bytes.';
grant execute on function app_public.create_occupation_import(jsonb) to app_operator;
