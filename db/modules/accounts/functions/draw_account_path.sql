create or replace function app_private.draw_account_path(account_id uuid) returns text
language sql stable
as $$
  select case a.account_type when 'PERSONAL' then 'personal/' else 'business/' end || a.slug
  from app_public.accounts a where a.id = $1
$$;
comment on function app_private.draw_account_path(uuid) is 'The account''s part of a portal address, for links in mails.';
