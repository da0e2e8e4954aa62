-- position() instead of like, so that a typed percent sign is taken literally. Typing errors are tolerated only where nothing contains
-- what was typed, so that an exact word is never surrounded by guesses; words of three letters and less have no likeness worth showing.
-- Before that, endings that only mean work are removed: malerarbeid, DJ-oppdrag.
create or replace function app_public.occupation_codes_matching(keyword text default null) returns setof app_public.occupation_codes
language sql stable
as $$
  with asked as (
    select left(replace(app_hidden.search_text(btrim(coalesce(keyword, ''))), '-', ''), 100) as text
  ), word as (
    select t.attempt, case t.attempt when 1 then w.word else regexp_replace(w.word, '^(.{2,}?)(oppdrag|arbeid|jobb|tjenester)$', '\1') end as word
    from asked a cross join (values (1), (2)) t (attempt)
      cross join lateral (select w.word from regexp_split_to_table(a.text, '[\s,/]+') w (word) where w.word <> '' limit 8) w
  ), literal as (
    select o.id, t.attempt, (
      select coalesce(avg(case
        when ' ' || translate(o.search_text, ',()', '   ') || ' ' like '% ' || w.word || ' %' then 3
        when position(' ' || w.word in ' ' || o.search_text) > 0 then 2
        else 1
      end), 0) from word w where w.attempt = t.attempt
    ) as rank
    from app_public.occupation_codes o cross join (values (1), (2)) t (attempt)
    where not exists (select from word w where w.attempt = t.attempt and position(w.word in o.search_text) = 0)
  ), alike as (
    select o.id, (select min(public.word_similarity(w.word, o.search_text)) from word w where w.attempt = 1) as rank
    from app_public.occupation_codes o
    where not exists (select from literal)
      and not exists (
        select from word w where w.attempt = 1 and (length(w.word) < 4 or public.word_similarity(w.word, o.search_text) < 0.5)
      )
  ), found as (
    select l.id, l.rank from literal l where l.attempt = (select min(attempt) from literal)
    union all
    table alike
  )
  select o.* from found
    join app_public.occupation_codes o on o.id = found.id
    cross join asked a
  order by
    o.is_enabled desc, found.rank desc,
    (a.text <> '' and app_hidden.search_text(o.short_name) like a.text || '%') desc nulls last, o.code
$$;
comment on function app_public.occupation_codes_matching(text) is
'@list occupationCodes
@ranked
The occupation codes, by words of their names, code or other words, the best first. When none has them, without endings such as '
  '-arbeid and -oppdrag, then by similar words. Those that may not be used any more come last and are not enabled.';
grant execute on function app_public.occupation_codes_matching(text) to app_user;
