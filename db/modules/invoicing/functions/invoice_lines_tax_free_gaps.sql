create or replace function app_public.invoice_lines_tax_free_gaps(line app_public.invoice_lines) returns text[]
language sql stable
as $$
  select case when p.freelance_type = 'INDIVIDUAL' then app_hidden.travel_gaps(line) else '{}' end
  from app_public.invoices i left join app_public.freelance_profiles p on p.id = i.freelance_profile_id
  where i.id = line.invoice_id
$$;
comment on function app_public.invoice_lines_tax_free_gaps(app_public.invoice_lines) is
'@notNull
@unlisted
@holds word
The fields whose absence has a travel allowance taxed, wholly or in part; none for an organisation.';
grant execute on function app_public.invoice_lines_tax_free_gaps(app_public.invoice_lines) to app_user, app_operator;
