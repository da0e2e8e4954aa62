-- The tenants. Accounts are made by registering and by creating a team, never by hand.
select app_private.begin_rules('app_public.accounts');

create policy "people see the accounts they belong to" on app_public.accounts for select to app_user
  using (id = any ((select app_hidden.current_user_account_ids())::uuid[]));
grant select on app_public.accounts to app_user;

comment on table app_public.accounts is
'@prefix acc
@search search_text
@search owner.search_text
@section people
@label display_name
@icon building
A tenant: a person''s own account or a team''s (document A, section 3, Account).';
comment on constraint accounts_primary_user_is_a_member on app_public.accounts is E'@behavior -*\nThe primary user is a member.';
comment on constraint accounts_primary_user_id_fkey on app_public.accounts is '@fieldName owner';
-- Sessions are identity's, but this constraint was added by this module.
comment on constraint sessions_account_id_fkey on app_public.sessions is '@notNull';
comment on constraint accounts_symbol_id_fkey on app_public.accounts is
'@fieldName symbol
@backwardBehavior -*
The small picture.';
comment on constraint accounts_logo_id_fkey on app_public.accounts is
'@fieldName logo
@backwardBehavior -*
The logo.';
comment on column app_public.accounts.id is 'Key.';
comment on column app_public.accounts.slug is
'@personal erased
@sort
The account in addresses: unique, a to z, 0 to 9 and hyphens, at most 60 characters.';
comment on column app_public.accounts.account_type is E'@filter\nPERSONAL or TEAM.';
comment on column app_public.accounts.primary_user_id is 'The owner.';
comment on column app_public.accounts.tag is E'@filter\nThe kind of team; null for a personal account.';
comment on column app_public.accounts.name is
'@personal kept
@sort
The team''s name, at most 200 characters; null for a personal account, which goes by its user''s name.';
comment on column app_public.accounts.email is E'@personal erased\nThe address for mail to the account.';
comment on column app_public.accounts.phone_number is E'@personal erased\nDigits, with + in front when international.';
comment on column app_public.accounts.address is E'@personal erased\nPostal address.';
comment on column app_public.accounts.language is E'@filter\nThe language of mail to the account: NB or EN.';
comment on column app_public.accounts.non_profit is 'Whether the team is a voluntary organisation.';
comment on column app_public.accounts.organization_name is E'@personal kept\nThe name in the business register.';
comment on column app_public.accounts.organization_number is
'@personal kept
@groups 3 3 3
Nine digits with a check digit (MOD11).';
comment on column app_public.accounts.invoices_enabled is 'Feature: invoicing.';
comment on column app_public.accounts.payouts_enabled is 'Feature: purchases and payouts.';
comment on column app_public.accounts.workflows_enabled is 'Feature: recruitment.';
comment on column app_public.accounts.blocked_at is
'@filter
@badge
When an operator blocked the account, UTC. Signing in to it is refused with ACCOUNT_BLOCKED.';
comment on column app_public.accounts.deletion_scheduled_on is
  'The day of deletion, 14 days after the owner''s request; can be cancelled until then.';
comment on column app_public.accounts.deleted_at is
  'When it was deleted, UTC: all access has ended, and personal data is erased.';
comment on column app_public.accounts.description is
'@personal erased
@longText
The account''s description of itself, at most 1000 characters.';
comment on column app_public.accounts.industry_sector is
  E'@personal none\nThe team''s line of work, in its own words, at most 100 characters.';
comment on column app_public.accounts.shown_ids is E'@behavior -*\nThe hints its people have been shown.';
comment on column app_public.accounts.organization_verified_at is
'@filter isOrganizationVerified
When the organisation number was verified to be the team''s own, UTC; null while it is a claim.';
comment on column app_public.accounts.symbol_id is E'@file\nThe small picture the account is known by.';
comment on column app_public.accounts.logo_id is E'@file\nThe team''s logo.';
comment on column app_public.accounts.theme_primary is
'@behavior -*
@personal none
The colour of its own pages, as #RRGGBB.';
comment on column app_public.accounts.theme_contrast is
'@behavior -*
@personal none
The colour of text on the primary colour, with a contrast of at least 4.5.';
comment on column app_public.accounts.theme_hover is
'@behavior -*
@personal none
The colour of hovered buttons, with the same contrast.';
comment on column app_public.accounts.theme_font is E'@behavior -*\nThe letters of its own pages.';
comment on type app_public.theme_font is 'The fonts a team may choose among, each served by ourselves.';
comment on column app_public.accounts.search_text is E'@behavior -*\nNames, numbers and addresses without case and accents.';
comment on column app_public.accounts.created_at is
'@sort
@filter
When it was made, UTC.';
