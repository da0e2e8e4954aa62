-- An answer older than a day may be wrong by now, and a missing one proves nothing.
create or replace function app_hidden.is_sound_client(client app_public.clients) returns boolean
language sql stable
as $$
  select not app_hidden.is_organization_number(client.org_number) or coalesce((
    select e.state = 'SOUND' and e.checked_at > now() - interval '24 hours'
    from app_hidden.register_entry(client.org_number) e
  ), false)
$$;
comment on function app_hidden.is_sound_client(app_public.clients) is
  'Whether a register answer of the last 24 hours shows that a Norwegian organisation is sound; true for people and '
  'for other countries.';
grant execute on function app_hidden.is_sound_client(app_public.clients) to app_operator;
