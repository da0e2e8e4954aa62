-- Each word with a hyphen is also stored without it, since both are written: yoga-lærer, yogalærer.
create or replace function app_private.tg_occupation_codes__store_search_text() returns trigger
language plpgsql volatile
as $$
declare
  v_text constant text := app_hidden.search_text(
    variadic array[new.short_name] || new.tag_list || array[new.name, new.name_en, new.code, new.payroll_code]
  );
begin
  new.search_text := case when position('-' in v_text) > 0 then concat_ws(' ', v_text, replace(v_text, '-', '')) else v_text end;
  return new;
end;
$$;
comment on function app_private.tg_occupation_codes__store_search_text() is 'Stores the words an occupation code is found by.';
grant execute on function app_private.tg_occupation_codes__store_search_text() to app_user, app_operator, app_worker;
