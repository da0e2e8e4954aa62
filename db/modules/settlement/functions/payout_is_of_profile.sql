create or replace function app_hidden.payout_is_of_profile(payout_id uuid) returns boolean
language sql stable
as $$
  select exists (select from app_public.payouts p where p.id = $1 and p.freelance_profile_id is not null)
$$;
comment on function app_hidden.payout_is_of_profile(uuid) is 'Condition of a reaction: it pays a freelancer, and is no refund of a client.';
