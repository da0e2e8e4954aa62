-- The law requires the name of the freelancer when the seller is another party. A single note, since an electronic
-- invoice allows no more.
create or replace function app_hidden.invoice_note(
  seller jsonb, freelancer_name text, company_name text, in_language app_public.language
) returns text
language sql immutable
as $$
  select case
    when (seller ->> 'isFreelancer')::boolean and in_language = 'NB' then
      format('Beløpet betales til klientkontoen til %s, som sender det videre til %s.', company_name, seller ->> 'name')
    when (seller ->> 'isFreelancer')::boolean then
      format('Please pay to the client account of %s, which passes it on to %s.', company_name, seller ->> 'name')
    when in_language = 'NB' then format('Arbeidet er utført av %s.', freelancer_name)
    else format('The work was done by %s.', freelancer_name)
  end
$$;
comment on function app_hidden.invoice_note(jsonb, text, text, app_public.language) is 'The one note on a document, in the client''s language.';
grant execute on function app_hidden.invoice_note(jsonb, text, text, app_public.language) to app_user, app_operator, app_worker;
