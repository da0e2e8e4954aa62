-- Does the same whether or not the address is known: no user is read, and none is created before the link is used. Too
-- many requests for an address are silently not mailed. Definer because a visitor writes no table.
create or replace function app_public.request_application_link(input jsonb) returns void
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_email public.citext := app_hidden.text_at(input, 'email');
  v_job app_public.jobs;
  v_id uuid;
begin
  select j.* into v_job from app_public.jobs j join app_public.accounts a on a.id = j.account_id
  where j.id = (input ->> 'jobId')::uuid and j.status <> 'DRAFT' and a.deleted_at is null and a.blocked_at is null;
  if not found then
    perform app_private.refuse('INVALID', 'jobId');
  elsif app_hidden.job_opening(v_job) <> 'OPEN' then
    perform app_private.refuse('INVALID_ACTION', 'jobId');
  end if;
  if not app_hidden.is_email_address(v_email::text) then
    perform app_private.refuse('INVALID', 'email');
  end if;
  perform app_private.stop_if_refused();
  if not app_private.take_link_request(v_email) then
    return;
  end if;

  insert into app_public.job_invitations (account_id, job_id, email, language, requested_at)
  values (v_job.account_id, v_job.id, v_email, coalesce(input ->> 'language', 'NB')::app_public.language, now())
  on conflict on constraint job_invitations_one_each do update
    set requested_at = excluded.requested_at, language = excluded.language
  returning id into v_id;
  perform app_private.enqueue('recruitment/tell_requested_link', jsonb_build_object('id', v_id), 'requested:' || v_id);
end;
$$;
comment on function app_public.request_application_link(jsonb) is
'@impersonated allowed
@anyone has nothing yet: the link goes to the address alone
Mails a link into a job to the given address, valid for half an hour; using it creates the user if there is none. '
  'Succeeds whether or not the address is known. INVALID email; INVALID jobId; INVALID_ACTION at jobId: it takes no '
  'applications; ATTEMPTS_LIMIT_EXCEEDED: too many from this network in an hour.';
grant execute on function app_public.request_application_link(jsonb) to app_visitor, app_user;
