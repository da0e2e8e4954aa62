-- A font is called and found as its package is; server/routes/fonts.ts serves it.
create or replace function app_hidden.theme_font(face app_public.theme_font) returns app_public.account_font
language sql immutable
as $$
  select row (
    initcap(replace(face::text, '_', ' ')), format('/fonts/%s.woff2', lower(replace(face::text, '_', '-'))), face
  )::app_public.account_font
$$;
comment on function app_hidden.theme_font(app_public.theme_font) is 'A font that a team may choose: its name, and where its file is.';
grant execute on function app_hidden.theme_font(app_public.theme_font) to app_user;

comment on type app_public.account_font is 'The letters of a theme.';
comment on column app_public.account_font.name is E'@notNull\nThe name of the font.';
comment on column app_public.account_font.url is E'@notNull\nThe address of its file, on this host.';
comment on column app_public.account_font.face is E'@notNull\nWhich of the eight it is.';
