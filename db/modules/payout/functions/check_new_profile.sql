-- All that is checked of a profile before it is made, so that create_freelance_profile() only writes.
create or replace function app_private.check_new_profile(
  type app_public.freelance_type, attributes jsonb, number_fingerprint bytea
) returns void
language plpgsql volatile
as $$
begin
  -- A person has one profile as a person; a second would split their salary between two tax cards.
  if exists (
    select from app_public.freelance_profiles p join app_public.accounts a on a.id = p.account_id
    where p.account_id = app_hidden.current_account_id() and p.freelance_type = 'INDIVIDUAL' and a.account_type = 'PERSONAL'
  ) then
    perform app_private.refuse('INVALID_ACTION', 'attributes.freelanceType');
  end if;
  if type = 'INDIVIDUAL' and exists (
    select from app_public.accounts a where a.id = app_hidden.current_account_id() and a.account_type = 'TEAM'
  ) then
    perform app_private.refuse('INCLUSION', 'attributes.freelanceType');
  end if;
  if type = 'INDIVIDUAL' then
    perform app_private.refuse_blanks(attributes, array['firstName', 'lastName']);
    -- A number that is absent is taken from the e-ID.
    if app_hidden.text_at(attributes, 'personalNumber') is null and number_fingerprint is null then
      perform app_private.refuse('BLANK', 'attributes.personalNumber');
    else
      perform app_private.refuse_unfit_number(app_hidden.text_at(attributes, 'personalNumber'), number_fingerprint, 'attributes.personalNumber');
    end if;
  elsif type = 'ORGANIZATION' then
    perform app_private.check_organization(attributes);
  else
    perform app_private.refuse('BLANK', 'attributes.freelanceType');
  end if;
  perform app_private.check_profile_numbers(attributes);
  perform app_private.check_agreement(attributes, is_required => true);
  perform app_private.check_reference_people(attributes -> 'referencePeople');
  if type = 'INDIVIDUAL' or jsonb_typeof(attributes -> 'bankAccount') = 'object' then
    perform app_private.check_bank_account(
      attributes -> 'bankAccount', type, app_hidden.text_at(attributes, 'address.country'), 'attributes.bankAccount'
    );
  end if;
end;
$$;
comment on function app_private.check_new_profile(app_public.freelance_type, jsonb, bytea) is
  'Refuses an invalid new profile. An individual must give a bank account.';
grant execute on function app_private.check_new_profile(app_public.freelance_type, jsonb, bytea) to app_user;
