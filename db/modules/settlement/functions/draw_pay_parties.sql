create or replace function app_private.draw_pay_parties(profile_id uuid) returns jsonb
language sql stable
as $$
  select jsonb_build_object(
    'language', u.language,
    'payer', jsonb_build_object(
      'name', c.company_name, 'organizationNumber', c.organization_number, 'address', app_hidden.address_json(c.address)
    ),
    'receiver', jsonb_build_object('name', p.display_name, 'address', app_hidden.address_json(p.address))
  )
  from app_public.freelance_profiles p
    join app_public.accounts a on a.id = p.account_id
    join app_public.users u on u.id = a.primary_user_id
    cross join app_public.invoicing_settings c
  where p.id = profile_id
$$;
comment on function app_private.draw_pay_parties(uuid) is
  'The payer and the receiver of salary slips and reports, as they are now, and the receiver''s language.';
