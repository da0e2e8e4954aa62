-- All mails with a link to an address are counted one after the other, for all callers. Those who mail many at once take
-- all locks in one order before the first is counted. Users' allowances are locked before addresses.
create or replace function app_private.lock_receivers(emails text[]) returns void
language sql volatile
set search_path to pg_catalog, public, pg_temp
as $$
  select pg_advisory_xact_lock(l.key)
  from (select distinct hashtextextended('link ' || lower(e.email), 0) as key from unnest(emails) e (email) order by 1) l
$$;
comment on function app_private.lock_receivers(text[]) is
  'Lets no other transaction mail a link to these addresses until this one ends.';
