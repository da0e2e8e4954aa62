create or replace function app_private.retire_invitations(link app_private.one_time_links) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  update app_private.one_time_links l set superseded_at = now()
  where l.email = link.email and l.purpose = 'INVITATION' and l.deep_link is not distinct from link.deep_link
    and l.used_at is null and l.superseded_at is null
$$;
comment on function app_private.retire_invitations(app_private.one_time_links) is
  'Supersedes what else has been sent to the address of an invitation to lead to the same.';
