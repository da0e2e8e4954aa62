-- One statement finds the fault of every row, so that an operator corrects a file of occupations once and not row by row.
create or replace function app_private.occupation_import_rows(rows jsonb) returns table (
  line int, code text, name text, name_en text, short_name text, payroll_code text, tag_list text[], is_enabled boolean,
  fault app_public.occupation_import_fault
)
language sql stable
set search_path to pg_catalog, public, pg_temp
as $$
  with cell as (
    select
      (r ->> 'row')::int as line, app_hidden.text_at(r, 'code') as code, app_hidden.text_at(r, 'name') as name,
      app_hidden.text_at(r, 'nameEn') as name_en, app_hidden.text_at(r, 'shortName') as short_name,
      app_hidden.text_at(r, 'payrollCode') as payroll_code, app_hidden.text_at(r, 'tagList') as words,
      app_hidden.text_at(r, 'isEnabled') as enabled
    from jsonb_array_elements(rows) r
  ), value as (
    select
      c.*, regexp_split_to_array(c.words, '\s*[,;]\s*') as tag_list,
      case when lower(c.enabled) in ('ja', 'yes', 'true', '1') then true when lower(c.enabled) in ('nei', 'no', 'false', '0') then false end as is_enabled,
      count(*) over (partition by c.code) as times
    from cell c
  )
  select
    v.line, left(v.code, 20), v.name, v.name_en, v.short_name, v.payroll_code, v.tag_list, v.is_enabled,
    (case
      when v.code is null or v.code !~ '^[0-9]{4}(\.[0-9]{1,3})?$' then 'CODE'
      when v.times > 1 then 'REPEATED'
      when v.name is null and not exists (select from app_public.occupation_codes o where o.code = v.code) then 'NAME'
      when exists (
        select from unnest(array[v.name, v.name_en, v.short_name]) n
        where length(n) > 200 or n ~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]' or n ~ '^[=+@-]'
      ) then 'NAME'
      when v.payroll_code !~ '^[0-9]{7}$' then 'PAYROLL_CODE'
      when cardinality(v.tag_list) > 100 or exists (select from unnest(v.tag_list) t where length(t) > 100) then 'TAG_LIST'
      when v.enabled is not null and v.is_enabled is null then 'IS_ENABLED'
    end)::app_public.occupation_import_fault
  from value v
$$;
comment on function app_private.occupation_import_rows(jsonb) is
  'The rows of a file of occupations with the fault that has each refused. An empty cell is null and leaves its field as it is.';
