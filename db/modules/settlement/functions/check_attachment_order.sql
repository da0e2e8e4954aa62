-- The exclusion constraint is the second check; this one reports an overlap at the field.
create or replace function app_private.check_attachment_order(attributes jsonb, profile_id uuid, order_id uuid default null) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_percent constant numeric := attributes ->> 'percent';
  v_amount constant bigint := attributes ->> 'monthlyAmount';
  v_starts_on constant date := attributes ->> 'startsOn';
  v_ends_on constant date := attributes ->> 'endsOn';
begin
  perform app_private.refuse_blanks(attributes, array['reference', 'startsOn']);
  if v_percent is null and v_amount is null then
    perform app_private.refuse('BLANK', 'attributes.percent');
  elsif v_percent is not null and v_amount is not null then
    perform app_private.refuse('PRESENT', 'attributes.monthlyAmount');
  elsif v_percent <= 0 then
    perform app_private.refuse('TOO_SMALL_OR_EQUAL', 'attributes.percent');
  elsif v_percent > 100 then
    perform app_private.refuse('TOO_BIG', 'attributes.percent');
  elsif v_amount < 100 then
    perform app_private.refuse('TOO_SMALL', 'attributes.monthlyAmount');
  end if;
  if v_ends_on < v_starts_on then
    perform app_private.refuse('INVALID', 'attributes.endsOn');
  elsif exists (
    select from app_public.attachment_orders a
    where a.freelance_profile_id = profile_id and a.id is distinct from order_id
      and daterange(a.starts_on, a.ends_on, '[]') && daterange(v_starts_on, v_ends_on, '[]')
  ) then
    perform app_private.refuse('TAKEN', 'attributes.startsOn');
  end if;
end;
$$;
comment on function app_private.check_attachment_order(jsonb, uuid, uuid) is
  'Refuses at the attributes of an attachment of earnings: BLANK for its reference, its first day and when it has neither percentage '
  'nor amount, PRESENT when it has both; TOO_SMALL_OR_EQUAL, TOO_SMALL, TOO_BIG; INVALID for an end before its start; TAKEN where '
  'the person has another at that time.';
