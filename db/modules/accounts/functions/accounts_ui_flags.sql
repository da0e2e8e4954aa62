create or replace function app_public.accounts_ui_flags(account app_public.accounts) returns app_public.ui_flags
language sql stable
as $$
  select row (account.shown_ids)::app_public.ui_flags
$$;
comment on function app_public.accounts_ui_flags(app_public.accounts) is
  E'@notNull\nThe hints its people have been shown.';
grant execute on function app_public.accounts_ui_flags(app_public.accounts) to app_user;

comment on type app_public.ui_flags is
  'The hints that have been shown to the people of an account and need not be shown again.';
comment on column app_public.ui_flags.shown_ids is E'@notNull\nThe names of what was shown, as a front end calls it.';
