create or replace function app_public.approve_credit_note(input jsonb) returns app_public.credit_notes
language sql volatile
as $$
  select * from app_private.move_credit_note((input ->> 'id')::uuid, 'approve')
$$;
comment on function app_public.approve_credit_note(jsonb) is
  E'@performs credit_notes approve\nApproves a submitted credit note; it is published right after. Operators with REVIEW. Refuses INVALID_TRANSITION.';
grant execute on function app_public.approve_credit_note(jsonb) to app_operator;
