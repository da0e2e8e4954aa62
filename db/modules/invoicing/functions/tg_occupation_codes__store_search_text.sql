create or replace function app_private.tg_occupation_codes__store_search_text() returns trigger
language plpgsql volatile
as $$
begin
  new.search_text := app_hidden.search_text(variadic array[new.code, new.name, new.short_name] || new.tag_list);
  return new;
end;
$$;
comment on function app_private.tg_occupation_codes__store_search_text() is 'Keeps the words an occupation code is found by.';
grant execute on function app_private.tg_occupation_codes__store_search_text() to app_user, app_operator, app_worker;
