create or replace function app_private.withholding_basis(
  profile_id uuid, gross_minor bigint, on_day date, payout_id uuid default null, out taxed bigint, out percent numeric
)
language sql stable
as $$
  select
    case card.kind
      when 'FREE' then greatest(gross_minor - greatest(
        card.free_limit_minor - app_private.gross_paid_before(profile_id, on_day, payout_id), 0
      ), 0)
      else greatest(gross_minor, 0)
    end,
    case when card.kind in ('PERCENT', 'TABLE') then card.percent else app_hidden.rate('withholding_without_card', on_day) end
  from app_private.tax_card_on(profile_id, on_day) card
$$;
comment on function app_private.withholding_basis(uuid, bigint, date, uuid) is
  'The taxable part of a gross salary paid out on a day, in øre, and the percentage; for an approved payout, without '
  'itself.';
