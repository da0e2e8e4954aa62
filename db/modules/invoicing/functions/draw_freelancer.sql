-- The author of the invoice is notified; when that person has been deleted, the account's primary user is.
create or replace function app_private.draw_freelancer(invoice app_public.invoices) returns jsonb
language sql stable
as $$
  select jsonb_build_object(
    'name', case
      when p.freelance_type = 'INDIVIDUAL' then p.display_name
      else coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), p.display_name)
    end,
    'email', u.email, 'language', u.language
  )
  from app_public.accounts a
    join app_public.users u on u.id = coalesce(invoice.created_by, a.primary_user_id)
    left join app_public.freelance_profiles p on p.id = invoice.freelance_profile_id
  where a.id = invoice.account_id
$$;
comment on function app_private.draw_freelancer(app_public.invoices) is
  'The freelancer, who is notified about the invoice: {name, email, language}.';
