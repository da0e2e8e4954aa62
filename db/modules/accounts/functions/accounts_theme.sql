create or replace function app_public.accounts_theme(account app_public.accounts) returns app_public.account_theme
language sql stable
as $$
  select row (
    account.theme_primary, account.theme_contrast, account.theme_hover, app_hidden.theme_font(account.theme_font)
  )::app_public.account_theme
  where account.theme_font is not null
$$;
comment on function app_public.accounts_theme(app_public.accounts) is
  'The colours and letters of the team''s own pages; null where it has chosen none.';
grant execute on function app_public.accounts_theme(app_public.accounts) to app_user;

comment on type app_public.account_theme is 'The colours and letters of a team''s own pages (document A, section 3, Account).';
comment on column app_public.account_theme.primary_color is
'@name primary
@notNull
The colour of buttons, as #RRGGBB.';
comment on column app_public.account_theme.primary_contrast is E'@notNull\nThe text colour on it.';
comment on column app_public.account_theme.primary_hover is E'@notNull\nThe colour of what one points at.';
comment on column app_public.account_theme.font is E'@notNull\nThe letters.';
