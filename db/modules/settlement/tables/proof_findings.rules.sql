-- Up to twenty rows of each claim that does not hold.
select app_private.begin_rules('app_public.proof_findings', is_audited => false);

comment on table app_public.proof_findings is
'@personal none
@prefix pfi
@hide
@defaultSort created_at
@section settlement
@icon alert-triangle
@label title
A row that a claim does not hold for. Only grows.';
comment on constraint proof_findings_proof_run_id_fkey on app_public.proof_findings is E'@foreignFieldName findings\nThe proof.';
comment on column app_public.proof_findings.proof_run_id is 'The proof.';
comment on column app_public.proof_findings.claim is E'@listed\nThe claim.';
comment on column app_public.proof_findings.entity is
'@holds table
@listed
The table of the row.';
comment on column app_public.proof_findings.entity_id is
'@holds row
@listed
The row.';
comment on column app_public.proof_findings.title is E'@listed\nThe number or the key it is known by.';
comment on column app_public.proof_findings.created_at is E'@unlisted\nWhen it was found, UTC.';
