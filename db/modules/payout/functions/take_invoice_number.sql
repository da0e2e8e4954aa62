-- The row of the series is locked until the transaction ends, so that the next publication of the
-- profile waits, and a publication that fails gives its number back: the series has no gaps.
create or replace function app_private.take_invoice_number(
  profile app_public.freelance_profiles, kind app_private.number_series_kind, first_number int
) returns int
language sql volatile
as $$
  insert into app_private.invoice_number_series as s (account_id, freelance_profile_id, kind, next_number)
  values (profile.account_id, profile.id, $2, first_number + 1)
  on conflict (freelance_profile_id, kind) do update set next_number = s.next_number + 1
  returning s.next_number - 1
$$;
comment on function app_private.take_invoice_number(app_public.freelance_profiles, app_private.number_series_kind, int) is
  'The profile''s next number of a series, gapless; the first is first_number.';
