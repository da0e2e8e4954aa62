-- The reason goes to the freelancer word for word, and what it would have taken remains to be credited.
create or replace function app_public.reject_credit_note(input jsonb) returns app_public.credit_notes
language plpgsql volatile
as $$
declare
  v_id uuid := (input ->> 'id')::uuid;
  v_reason text;
begin
  perform app_private.require_row_transition('credit_notes', v_id, 'reject');
  v_reason := app_private.require_reason(input);
  perform app_private.stop_if_refused();

  return app_private.move_credit_note(v_id, 'reject', v_reason);
end;
$$;
comment on function app_public.reject_credit_note(jsonb) is
  E'@performs credit_notes reject\nRejects a submitted credit note with a reason the freelancer reads. Operators with REVIEW. '
  'Refuses INVALID_TRANSITION, BLANK without a reason.';
grant execute on function app_public.reject_credit_note(jsonb) to app_operator;
