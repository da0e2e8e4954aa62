create or replace function app_hidden.profile_was_withdrawn(profile_id uuid) returns boolean
language sql stable
as $$
  select coalesce((
    select e.status = 'VERIFIED' from app_public.events e
    where e.entity = 'freelance_profiles' and e.entity_id = $1 and e.status <> 'UNVERIFIED'
    order by e.occurred_at desc, e.id desc limit 1
  ), false)
$$;
comment on function app_hidden.profile_was_withdrawn(uuid) is
  'Condition of a reaction: it was verified before, and is not sent in anew after a refusal.';
