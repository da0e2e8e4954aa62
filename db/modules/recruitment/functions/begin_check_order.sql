-- The reference is made once for each time a check is sent, so that an order that is repeated is one order, and an answer
-- belongs to the one that is out. Definer because the worker reads no table.
create or replace function app_private.begin_check_order(id uuid) returns jsonb
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_check app_public.job_checks;
begin
  update app_public.job_checks c set order_reference = coalesce(c.order_reference, gen_random_uuid()::text)
  where c.id = begin_check_order.id and c.status = 'IN_REVIEW' and c.answered_at is null
    and app_hidden.job_check_source(c.job_check_type) = 'PROVIDER'
  returning c.* into v_check;
  return (
    select jsonb_build_object(
      'reference', v_check.order_reference, 'kind', v_check.job_check_type, 'name', a.name, 'email', a.email,
      'content', p.content, 'consentedAt', v_check.consented_at,
      'bornOn', (select i.born_on from app_public.identities i where i.user_id = a.user_id and i.is_default)
    )
    from app_public.job_applications a left join app_public.job_check_papers p on p.job_check_id = v_check.id
    where a.id = v_check.job_application_id
  );
end;
$$;
comment on function app_private.begin_check_order(uuid) is
  'The content of an order to a provider of checks: {reference, kind, name, email, bornOn, content, consentedAt}; '
  'null when the check does not wait for it.';
grant execute on function app_private.begin_check_order(uuid) to app_worker;
