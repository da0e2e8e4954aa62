create or replace function app_private.one_time_link_state(link app_private.one_time_links) returns text
language sql stable
as $$
  select case
    when link.id is null then 'UNKNOWN'
    when link.used_at is not null or link.superseded_at is not null then 'SPENT'
    when link.expires_at <= now() then 'EXPIRED'
    else 'LIVE'
  end
$$;
comment on function app_private.one_time_link_state(app_private.one_time_links) is 'UNKNOWN, SPENT (used or superseded), EXPIRED or LIVE.';
