-- The claims of a proof, each with the number of rows checked.
select app_private.begin_rules('app_public.proof_results', is_audited => false);

comment on table app_public.proof_results is
'@personal none
@prefix prs
@hide
@defaultSort failed_count desc
@exported
@section settlement
@icon checklist
@label claim
A claim of a proof. Only grows.';
comment on constraint proof_results_proof_run_id_fkey on app_public.proof_results is E'@foreignFieldName results\nThe proof.';
comment on column app_public.proof_results.proof_run_id is 'The proof.';
comment on column app_public.proof_results.claim is E'@listed\nThe claim.';
comment on column app_public.proof_results.looked_count is E'@listed\nThe number of rows checked.';
comment on column app_public.proof_results.failed_count is
'@sort
@listed
The number of rows that violate the claim.';
comment on column app_public.proof_results.created_at is E'@unlisted\nWhen it was looked at, UTC.';
