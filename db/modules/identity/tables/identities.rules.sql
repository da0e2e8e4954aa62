-- Identities confirmed by the e-ID of a country. They belong to the person, whatever account they act in, and are
-- written only after a broker's confirmation. The number itself is out of reach of every API.
select app_private.begin_rules('app_public.identities');

create policy "people see their own identities" on app_public.identities for select to app_user
  using (user_id = (select app_hidden.current_user_id()));
grant select on app_public.identities to app_user;

comment on table app_public.identities is
'@personal removed
@prefix idn
@list
@defaultSort identified_at desc
@section people
@label identifier
@icon id-badge-2
The identity of a person, confirmed by a national e-ID (document A, section 3, Identity).';
comment on constraint identities_user_id_fkey on app_public.identities is '@notNull';
comment on column app_public.identities.id is 'Key.';
comment on column app_public.identities.user_id is 'Whose identity.';
comment on column app_public.identities.country is
'@filter
@holds country
The country whose e-ID it is: NO, SE, DK or FI.';
comment on column app_public.identities.identifier is 'The national number, masked after its first six characters.';
comment on column app_public.identities.first_name is 'Given name, from the e-ID.';
comment on column app_public.identities.last_name is 'Family name, from the e-ID.';
comment on column app_public.identities.born_on is 'Day of birth, from the e-ID.';
comment on column app_public.identities.is_default is E'@name default\nWhether it determines the user''s name.';
comment on column app_public.identities.identified_at is E'@sort\nWhen it was last shown, UTC.';
comment on column app_public.identities.created_at is 'When it was first shown, UTC.';
