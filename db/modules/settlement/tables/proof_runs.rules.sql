-- The runs that verify the books, with their results.
select app_private.begin_rules('app_public.proof_runs');

comment on table app_public.proof_runs is
'@personal none
@prefix prf
@defaultSort created_at desc
@section settlement
@icon shield-check
@label created_at
A proof of the books: whether all redundant data agree, and whether no sealed row has changed.';
comment on column app_public.proof_runs.status is E'@filter\nThe result. Changes only as the transitions allow.';
comment on column app_public.proof_runs.claim_count is E'@listed\nThe number of claims checked.';
comment on column app_public.proof_runs.failed_count is E'@listed\nThe number of violated claims.';
comment on column app_public.proof_runs.looked_count is E'@listed\nThe number of rows checked.';
comment on column app_public.proof_runs.from_position is
  E'@unlisted\nThe seal after which the chain was proved; those up to it an earlier proof has looked at. 0 where all of it was.';
comment on column app_public.proof_runs.last_position is E'@unlisted\nThe last seal that was looked at.';
comment on column app_public.proof_runs.created_by is E'@unlisted\nThe operator who asked for it; null for the timetable.';
comment on constraint proof_runs_created_by_fkey on app_public.proof_runs is
'@fieldName author
@backwardBehavior -*
The operator who requested it.';
comment on column app_public.proof_runs.finished_at is E'@unlisted\nWhen it ended, UTC.';
comment on column app_public.proof_runs.created_at is
'@sort
@listed
When it was requested, UTC.';
comment on type app_public.proof_run_status is
'@tone.RUNNING fjord
The result of a proof of the books.';
comment on type app_public.proof_claim is 'A claim about the books.';
