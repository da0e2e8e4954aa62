-- Definer because the operating company's account and the rows of people are granted to no user. What a draft leaves open is
-- filled in as submission would; values that only the client or the profile has are a dash. Numbers, KID and links come later.
create or replace function app_hidden.draft_document(invoice_id uuid) returns jsonb
language sql stable security definer
set search_path to pg_catalog, public, pg_temp
as $$
  select jsonb_set(
    app_private.draw_invoice(dated.i) || jsonb_build_object(
      'documentNumber', null, 'kid', null, 'publicPath', null,
      'seller', coalesce(app_hidden.invoice_seller((dated.i).freelance_profile_id), jsonb_build_object(
        'name', '–', 'organizationNumber', null, 'vatRegistered', true, 'inBusinessRegister', false, 'isFreelancer', true, 'address', null
      ))
    ),
    '{client,name}', coalesce(to_jsonb(c.name), '"–"')
  )
  from app_public.invoices o
    left join app_public.clients c on c.id = o.client_id
    cross join lateral (select app_private.dated_invoice(o) as i) dated
  where o.id = $1 and o.status = 'DRAFT' and app_hidden.is_within_reach(o.account_id)
$$;
comment on function app_hidden.draft_document(uuid) is
  'The document of a draft as its client would get it, in the shape of `invoice_payload`; null for any other invoice.';
grant execute on function app_hidden.draft_document(uuid) to app_user;
