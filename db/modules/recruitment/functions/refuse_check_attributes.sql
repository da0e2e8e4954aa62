-- The input of each kind of check: a number that a provider looks up, a document that people review, or a consent.
-- Anything else is refused.
create or replace function app_private.refuse_check_attributes(job_check_type app_public.job_check_type, attributes jsonb) returns void
language plpgsql volatile
as $$
declare
  v_content text := app_hidden.text_at(attributes, 'content');
  v_documents jsonb := coalesce(nullif(attributes -> 'documents', 'null'), '[]');
  v_pattern text := case job_check_type
    when 'HEALTH_PERSONNEL_REGISTER' then '^[0-9]{7,9}$' else '^[A-Za-z0-9 -]{4,40}$'
  end;
  v_at int;
begin
  if job_check_type in ('DRIVERS_LICENSE', 'HEALTH_PERSONNEL_REGISTER', 'HSE_CARD') then
    if v_content is null then
      perform app_private.refuse('BLANK', 'attributes.content');
    elsif v_content !~ v_pattern then
      perform app_private.refuse('INVALID', 'attributes.content');
    end if;
  elsif v_content is not null then
    perform app_private.refuse('PRESENT', 'attributes.content');
  end if;
  if job_check_type = 'RIGHT_TO_WORK' and jsonb_array_length(v_documents) = 0 then
    perform app_private.refuse('BLANK', 'attributes.documents');
  elsif job_check_type in ('BANK_ACCOUNT', 'CREDIT', 'IDENTITY') and jsonb_array_length(v_documents) > 0 then
    perform app_private.refuse('PRESENT', 'attributes.documents');
  end if;
  for v_at in
    select (d.at - 1)::int from jsonb_array_elements_text(v_documents) with ordinality d (id, at)
    where not exists (
      select from app_public.files f
      where f.id = d.id::uuid and f.account_id = app_hidden.current_account_id() and not f.is_private
    )
  loop
    perform app_private.refuse('INVALID', format('attributes.documents.%s', v_at));
  end loop;
  if job_check_type = 'CREDIT' and (attributes ->> 'hasConsented')::boolean is not true then
    perform app_private.refuse('BLANK', 'attributes.hasConsented');
  end if;
end;
$$;
comment on function app_private.refuse_check_attributes(app_public.job_check_type, jsonb) is
  'Refuses invalid material for a check: BLANK for fields its kind requires, PRESENT for fields it does not have, '
  'INVALID for an invalid number or file.';
