create or replace function app_public.clients_help_article(client app_public.clients) returns app_public.help_articles
language sql stable
as $$
  select h.* from app_public.help_articles h where h.org_number = client.org_number
$$;
comment on function app_public.clients_help_article(app_public.clients) is
  'The help article about invoicing this client; null when there is none.';
grant execute on function app_public.clients_help_article(app_public.clients) to app_user, app_operator;
