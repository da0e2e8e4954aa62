-- The reason goes to the freelancer word for word, and the amount can be credited again. The step checks whether the
-- rejection is allowed, and locks the invoice before the note as everywhere. Its refusal and those of the reason are
-- reported together.
create or replace function app_public.reject_credit_note(input jsonb) returns app_public.credit_notes
language plpgsql volatile
as $$
declare
  v_reason constant text := app_private.require_reason(input);
begin
  return app_private.move_credit_note((input ->> 'id')::uuid, 'reject', v_reason);
end;
$$;
comment on function app_public.reject_credit_note(jsonb) is
  E'@performs credit_notes reject\nRejects a submitted credit note with a reason the freelancer reads. Operators with REVIEW. '
  'Refuses INVALID_TRANSITION, BLANK without a reason.';
grant execute on function app_public.reject_credit_note(jsonb) to app_operator;
