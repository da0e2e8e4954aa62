-- The last answer of the national business register about an organisation, stored once for all accounts that use it as
-- seller, client or team. People see the consequences at their own rows; roles are for operators, who compare them with
-- the person who claims the organisation.
select app_private.begin_rules('app_public.register_entries');

select app_private.end_audit('app_public.register_entries');

comment on table app_public.register_entries is
'@personal kept
@prefix reg
@defaultSort name
@section clients
@label name
@icon rosette-discount-check
The last answer of the national business register about an organisation. Not audited because the values are the '
  'register''s and are renewed every day.';
comment on column app_public.register_entries.organization_number is E'@groups 3 3 3\nNine digits, mod 11.';
comment on column app_public.register_entries.name is E'@sort\nRegistered name; null when the register has no such number.';
comment on column app_public.register_entries.address is 'Business address.';
comment on column app_public.register_entries.state is 'Whether it is sound; UNREGISTERED when the register has no such number.';
comment on column app_public.register_entries.is_insolvent is E'@unlisted\nBankrupt, being wound up, or deleted.';
comment on column app_public.register_entries.is_vat_registered is 'In the register of those who charge VAT.';
comment on column app_public.register_entries.is_in_business_register is
  'In Foretaksregisteret, which its sales documents must mention.';
comment on column app_public.register_entries.roles is
  E'@behavior -*\nThe role holders, as [{role, title, name, bornOn}].';
comment on column app_public.register_entries.checked_at is E'@listed\nWhen the register answered, UTC.';
comment on column app_public.register_entries.created_at is E'@unlisted\nWhen it was first asked about, UTC.';
comment on column app_public.register_entries.updated_at is E'@unlisted\nWhen the row was last changed, UTC.';
comment on type app_public.register_state is
'@tone.SOUND pine
@tone.BANKRUPT rust
@tone.UNDER_LIQUIDATION rust
@tone.UNDER_FORCED_LIQUIDATION rust
@tone.DELETED rust
@tone.UNREGISTERED amber
The state of an organisation in the national business register.';
