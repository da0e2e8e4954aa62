-- position() instead of like, so that a typed percent sign is taken literally.
create or replace function app_public.occupation_codes_matching(keyword text default null) returns setof app_public.occupation_codes
language sql stable
as $$
  select o.* from app_public.occupation_codes o
  where o.is_enabled and not exists (
    select from regexp_split_to_table(app_hidden.search_text(btrim(coalesce(keyword, ''))), '\s+') word
    where position(word in o.search_text) = 0
  )
$$;
comment on function app_public.occupation_codes_matching(text) is
  E'@list occupationCodes\nThe occupation codes that may be used, by words of their name, code or tags.';
grant execute on function app_public.occupation_codes_matching(text) to app_user;
