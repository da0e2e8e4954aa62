-- Submission refuses these, and the editor shows them before, each at the field that fixes it.
create or replace function app_public.invoices_ehf_faults(invoice app_public.invoices) returns text[]
language sql stable
as $$
  select coalesce(array_agg(distinct
    case split_part(f, '.', 1) when 'client' then 'clientId' when 'freelanceProfile' then 'freelanceProfileId' else f end
  ), '{}')
  from app_public.clients c
    cross join lateral app_private.draft_ehf_document(invoice) d
    cross join lateral app_hidden.ehf_faults(d) f
  where invoice.status = 'DRAFT' and c.id = invoice.client_id and app_private.prefers_and_takes_ehf(c, d)
$$;
comment on function app_public.invoices_ehf_faults(app_public.invoices) is
  'Fields that keep a draft from being submitted because its client prefers and receives EHF, such as `buyerReference`; '
  'empty when none do, and when it is no draft or goes in another way.';
grant execute on function app_public.invoices_ehf_faults(app_public.invoices) to app_user, app_operator;
