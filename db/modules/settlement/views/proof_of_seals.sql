-- Content younger than 15 minutes may still wait for its seal. An incremental proof reads only the seals after
-- app.proof_from_position: the contents are looked up seal by seal (offset 0), since a join of both would hash all of
-- them.
create or replace view app_private.proof_of_seals (claim, entity, subject_id, subject, holds) with (security_invoker = true) as
  select 'JOURNALS_ARE_SEALED', 'journals', j.id, j.key, s.id is not null
  from app_public.journals j left join app_private.seals s on s.entity = 'journals' and s.entity_id = j.id
  where j.created_at < now() - interval '15 minutes'
  union all
  select 'DOCUMENTS_ARE_SEALED', 'invoices', i.id, i.document_number, s.id is not null
  from app_public.invoices i left join app_private.seals s on s.entity = 'invoices' and s.entity_id = i.id
  where i.published_at < now() - interval '15 minutes'
  union all
  select 'DOCUMENTS_ARE_SEALED', 'credit_notes', n.id, n.document_number, s.id is not null
  from app_public.credit_notes n left join app_private.seals s on s.entity = 'credit_notes' and s.entity_id = n.id
  where n.published_at < now() - interval '15 minutes'
  union all
  select
    case s.entity
      when 'journals' then 'SEALED_JOURNALS_ARE_UNCHANGED'
      when 'invoices' then 'SEALED_DOCUMENTS_ARE_UNCHANGED'
      when 'credit_notes' then 'SEALED_DOCUMENTS_ARE_UNCHANGED'
      else 'SEALED_PDFS_ARE_UNCHANGED'
    end,
    replace(s.entity, '_pdfs', 's'), s.entity_id, s.entity_id::text, c.content_hash is not distinct from s.content_hash
  from app_private.seals s left join lateral (
    select k.content_hash from app_private.contents_to_seal k where k.entity = s.entity and k.entity_id = s.entity_id offset 0
  ) c on true
  where s.position > (select coalesce(nullif(current_setting('app.proof_from_position', true), ''), '0')::bigint)
  union all
  select 'SEALS_ARE_CHAINED', null, null, s.position::text,
    s.hash = sha256(coalesce(s.hash_before, sha256('')) || s.content_hash) and s.position = coalesce(s.position_before, 0) + 1
  from (
    select s.position, s.hash, s.content_hash, lag(s.hash) over w as hash_before, lag(s.position) over w as position_before
    from app_private.seals s
    where s.position >= (select coalesce(nullif(current_setting('app.proof_from_position', true), ''), '0')::bigint)
    window w as (order by s.position)
  ) s
  where s.position > (select coalesce(nullif(current_setting('app.proof_from_position', true), ''), '0')::bigint)
  union all
  select 'KEPT_SEALS_AGREE', null, null, h.day_on::text, h.is_found is not false and s.hash is not distinct from h.hash
  from app_private.seal_heads h left join app_private.seals s on s.position = h.position;

revoke all on app_private.proof_of_seals from public, app_authenticator, app_visitor, app_user, app_operator, app_worker;

comment on view app_private.proof_of_seals is 'Agreement of the chain of seals with journals and published documents.';
