-- Does not look up users, so that nothing is revealed about them. An address is counted even where another is wrong:
-- the whole call is rolled back then.
create or replace function app_private.check_invited_addresses(job app_public.jobs, emails jsonb) returns void
language plpgsql volatile
set search_path to pg_catalog, public, pg_temp
as $$
declare
  v_row record;
  v_path text;
  v_told text[] := '{}';
begin
  if jsonb_array_length(emails) > 200 then
    perform app_private.refuse('TOO_BIG', 'emails');
    return;
  end if;
  perform app_private.refuse_many_invitations(job.account_id, jsonb_array_length(emails));
  perform app_private.lock_receivers(array(select app_hidden.tidy_email(e.address) from jsonb_array_elements_text(emails) e (address)));
  for v_row in
    select e.address, e.place - 1 as place, row_number() over (partition by lower(e.address) order by e.place) as times,
      i.invited_at > now() - interval '1 day' as is_invited
    from (select app_hidden.tidy_email(a.address), a.place from jsonb_array_elements_text(emails) with ordinality a (address, place)) e (address, place)
      left join app_public.job_invitations i on i.job_id = job.id and i.email = e.address::public.citext
    order by e.place
  loop
    v_path := 'emails.' || v_row.place;
    if not app_hidden.is_email_address(v_row.address) then
      perform app_private.refuse('INVALID', v_path);
    elsif v_row.times > 1 then
      perform app_private.refuse('TAKEN', v_path);
    elsif v_row.is_invited then
      perform app_private.refuse('DELIVERY_FREQUENCY_EXCEEDED', v_path);
    else
      perform app_private.take_invitation(v_row.address::public.citext, v_path);
    end if;
    v_told := v_told || app_private.take_refusals();
  end loop;
  perform app_private.give_refusals(v_told);
end;
$$;
comment on function app_private.check_invited_addresses(app_public.jobs, jsonb) is
  'Refuses all that is wrong with the addresses invited to a job, each at its emails.3: INVALID, TAKEN for a '
  'duplicate, DELIVERY_FREQUENCY_EXCEEDED for one that was invited within a day or gets too many mails; TOO_BIG for '
  'more than 200, ATTEMPTS_LIMIT_EXCEEDED for too many in a day.';
