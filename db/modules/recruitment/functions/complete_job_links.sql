-- Users type addresses without the scheme, as browsers show them. Other text stays, and is refused.
create or replace function app_hidden.complete_job_links(attributes jsonb) returns jsonb
language sql immutable parallel safe
as $$
  select attributes || coalesce((
    select jsonb_object_agg(link.name, 'https://' || link.address)
    from unnest(array['privacyLink', 'termsLink']) as name
    cross join lateral (select name, app_hidden.text_at(attributes, name) as address) link
    where link.address !~ '^[A-Za-z][A-Za-z0-9+.-]*:' and link.address ~ '^[^\s/?#@]+\.[^\s/?#@.]{2,}([/?#]\S*)?$'
  ), '{}')
$$;
comment on function app_hidden.complete_job_links(jsonb) is
  'The attributes of a job with https:// before links that are written without a scheme.';
grant execute on function app_hidden.complete_job_links(jsonb) to app_user;
