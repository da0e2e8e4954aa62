-- Checks based on our own data need no material: the data is read again.
create or replace function app_private.hand_in_check(job_check app_public.job_checks, attributes jsonb) returns app_public.job_checks
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_content text := app_hidden.text_at(attributes, 'content');
  v_first uuid := attributes #>> '{documents,0}';
  v_second uuid := attributes #>> '{documents,1}';
  v_check app_public.job_checks;
begin
  if app_hidden.job_check_source(job_check.job_check_type) = 'OURSELVES' then
    perform app_private.enqueue('recruitment/settle_checks_of_application', jsonb_build_object('id', job_check.job_application_id));
    return job_check;
  end if;
  delete from app_public.job_check_papers p where p.job_check_id = job_check.id;
  if num_nonnulls(v_content, v_first) > 0 then
    insert into app_public.job_check_papers (account_id, job_check_id, content, first_file_id, second_file_id)
    values (job_check.account_id, job_check.id, v_content, v_first, v_second);
    perform app_private.make_file_private(v_first);
    perform app_private.make_file_private(v_second);
  end if;
  update app_public.job_checks c set sent_at = now(), consented_at = case when c.job_check_type = 'CREDIT' then now() end
  where c.id = job_check.id returning c.* into v_check;
  return case when v_check.shared_at is null then v_check else app_private.move_job_check(v_check.id, 'send') end;
end;
$$;
comment on function app_private.hand_in_check(app_public.job_checks, jsonb) is
  'Stores the submitted material of a check in place of the former, and sends it if the application is submitted.';
