-- Organisations that receive EHF, stored once for all accounts that invoice them. Users see it at their own clients.
select app_private.begin_rules('app_public.ehf_participants');

select app_private.end_audit('app_public.ehf_participants');

comment on table app_public.ehf_participants is
'@personal none
@prefix ehp
@defaultSort looked_up_at desc
@section clients
@label organization_number
@icon mailbox
The last answer of the access point about an organisation. Not audited because the values are the register''s and are '
  'renewed daily.';
comment on column app_public.ehf_participants.organization_number is E'@groups 3 3 3\nNine digits, mod 11.';
comment on column app_public.ehf_participants.takes_ehf is E'@filter\nWhether it is registered to receive EHF.';
comment on column app_public.ehf_participants.looked_up_at is E'@sort\nWhen the access point answered, UTC.';
comment on column app_public.ehf_participants.created_at is E'@unlisted\nWhen it was first asked about, UTC.';
comment on column app_public.ehf_participants.updated_at is E'@unlisted\nWhen the row was last changed, UTC.';
