-- The reason goes to the freelancer word for word. It protects, so operators may do it on an account of their own. Definer because a
-- status is granted to no role.
create or replace function app_public.reject_tax_card(input jsonb) returns app_public.tax_cards
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_card app_public.tax_cards := app_private.require_tax_card(input, 'reject_tax_card', is_protective => true);
  v_reason text;
begin
  perform app_private.refuse_when_changed(v_card.updated_at, input);
  v_reason := app_private.require_reason(input);
  perform app_private.stop_if_refused();
  v_card := app_private.move_row(v_card, v_card.id, 'reject', input);
  update app_public.tax_cards c set rejection_reason = v_reason where c.id = v_card.id returning c.* into v_card;
  return v_card;
end;
$$;
comment on function app_public.reject_tax_card(jsonb) is
'@performs tax_cards reject
Rejects a claimed tax card, with a reason the freelancer reads. Operators with FINANCE. UNAUTHORIZED; '
  'INVALID id; BLANK reason; INVALID_TRANSITION once it is answered; INVALID_ACTION at '
  'updatedAt; at code AUTH_LEVEL_2_REQUIRED, INVALID_TOKEN, ATTEMPTS_LIMIT_EXCEEDED.';
grant execute on function app_public.reject_tax_card(jsonb) to app_operator;
