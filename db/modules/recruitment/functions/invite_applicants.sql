-- Definer because no role may write invitations directly.
create or replace function app_public.invite_applicants(input jsonb) returns app_public.jobs
language plpgsql volatile security definer
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_job app_public.jobs;
  v_ids uuid[];
begin
  perform app_private.refuse_when_impersonating();
  v_job := app_private.require_handled_job((input ->> 'jobId')::uuid);
  if app_hidden.job_opening(v_job) <> 'OPEN' then
    perform app_private.refuse('INVALID_ACTION', 'jobId');
  end if;
  if jsonb_array_length(input -> 'emails') = 0 then
    perform app_private.refuse('BLANK', 'emails');
  end if;
  -- Of two simultaneous calls the second sees the first one's invitations.
  perform pg_advisory_xact_lock(hashtextextended('invite ' || v_job.account_id, 0));
  perform app_private.check_invited_addresses(v_job, input -> 'emails');
  perform app_private.stop_if_refused();

  with written as (
    insert into app_public.job_invitations (account_id, job_id, email, language, invited_by, invited_at)
    select v_job.account_id, v_job.id, app_hidden.tidy_email(e.address), a.language, app_hidden.current_user_id(), now()
    from jsonb_array_elements_text(input -> 'emails') e (address), app_public.accounts a where a.id = v_job.account_id
    on conflict on constraint job_invitations_one_each do update
      set invited_by = excluded.invited_by, invited_at = excluded.invited_at, language = excluded.language
    returning job_invitations.id
  )
  select array_agg(w.id) into v_ids from written w;
  perform app_private.record_events('job_invitations', v_ids, v_job.account_id, 'INVITED', null);
  return v_job;
end;
$$;
comment on function app_public.invite_applicants(jsonb) is
'@actors OWNER ADMIN MANAGER
@impersonated refused
Mails people a link to apply for a job, valid for 14 days and once; reveals nothing about which addresses have users. '
  'BLANK emails; INVALID at emails.3: no address; TAKEN there: it is in the list twice; DELIVERY_FREQUENCY_EXCEEDED '
  'there: invited within a day, or too many mails to it; TOO_BIG emails: more than 200; ATTEMPTS_LIMIT_EXCEEDED: too '
  'many in a day. INVALID jobId; INVALID_ACTION at jobId: it takes no applications; UNAUTHORIZED.';
grant execute on function app_public.invite_applicants(jsonb) to app_user;
