create or replace function app_public.theme_fonts() returns setof app_public.account_font
language sql immutable
as $$
  select f.* from unnest(enum_range(null::app_public.theme_font)) face, app_hidden.theme_font(face) f
$$;
comment on function app_public.theme_fonts() is E'@simpleCollections only\nThe fonts a team may choose among.';
grant execute on function app_public.theme_fonts() to app_user;
