-- The seeds of the classification are written as lines, so that they read like the list they were taken from. A code added before it had
-- an English name is completed once; what an operator has changed stays.
create or replace function app_private.add_occupation_codes(codes text) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  insert into app_public.occupation_codes as o (code, name, name_en, short_name, payroll_code, parent_code, tag_list)
  select c.code, c.name, c.name_en, c.short_name, c.payroll_code, left(c.code, 3), string_to_array(coalesce(c.words, ''), ', ')
  from (
    select
      f[1] as code, max(nullif(f[2], '')) as name, max(nullif(f[3], '')) as name_en, max(nullif(f[4], '')) as short_name,
      max(nullif(f[5], '')) as payroll_code, string_agg(nullif(f[6], ''), ', ' order by l.place) as words
    from regexp_split_to_table(codes, '\n') with ordinality l (line, place) cross join lateral string_to_array(l.line, '|') f
    where l.line <> ''
    group by f[1]
  ) c
  order by c.code
  on conflict (code) do update set
    name = case when o.updated_at = o.created_at then excluded.name else o.name end,
    name_en = excluded.name_en,
    short_name = coalesce(o.short_name, excluded.short_name),
    payroll_code = coalesce(o.payroll_code, excluded.payroll_code),
    parent_code = coalesce(o.parent_code, excluded.parent_code),
    tag_list = array(select t.tag from unnest(o.tag_list || excluded.tag_list) with ordinality t (tag, place) group by t.tag order by min(t.place))
  where o.name_en is null
$$;
comment on function app_private.add_occupation_codes(text) is
  'Adds occupation codes, a line each: code, name, name in English, short name, code of the a-melding and other words, parted by |. A line '
  'without a name continues the words of its code.';
