-- Contacts, PDF, Word and chats add invisible characters to texts: no-break spaces, soft hyphens, direction marks,
-- decomposed letters. With them two names look alike and differ, and a valid address is refused. All inputs are tidied
-- by this: triggers and functions of mutations here, forms/validate/tidy-text.ts in server and browser, with the same
-- result. Joiners stay within words of scripts that need them, and within emoji.
create or replace function app_hidden.tidy_text(value text) returns text
language plpgsql immutable strict parallel safe
as $$
declare
  v_emoji constant text := '\u00a9\u00ae\u203c\u2049\u2122\u2139\u2194-\u21aa\u231a-\u23ff\u24c2\u25aa-\u27bf' ||
    '\u2934\u2935\u2b05-\u2b55\u3030\u303d\u3297\u3299\U0001f000-\U0001faff';
  v_joined constant text := '\u0600-\u08ff\u0900-\u0dff\u0f00-\u109f\u1780-\u18af\ua8e0-\ua8ff\ufb50-\ufdff\ufe70-\ufefe\U00010a00-\U00011fff';
  v_seen constant text := '\u0021-\u007e\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u20ac';
  v_text text;
begin
  if value ~ format('^[%s]([ \n%1$s]*[%1$s])?$', v_seen) then
    return value;
  end if;
  v_text := app_hidden.composed(value);
  v_text := regexp_replace(v_text, '\r\n|[\r\u000b\u000c\u0085\u2028\u2029]', E'\n', 'g');
  v_text := regexp_replace(v_text, '[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]', ' ', 'g');
  v_text := regexp_replace(
    v_text,
    '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164' ||
    '\ufe00-\ufe0d\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
    '', 'g'
  );
  if v_text ~ '[\u180b-\u180d\u180f\u200c\u200d\ufe0e\ufe0f]' then
    v_text := regexp_replace(v_text, format('(?<![%s])[\ufe0e\ufe0f]|(?<![\u1820-\u18af])[\u180b-\u180d\u180f]', v_emoji), '', 'g');
    v_text := regexp_replace(v_text, format('(?<![%s])\u200c|\u200c(?![%1$s])', v_joined), '', 'g');
    v_text := regexp_replace(v_text, format('(?<![%s%s\ufe0f])\u200d|\u200d(?![%1$s%2$s])', v_joined, v_emoji), '', 'g');
  end if;
  -- Removing characters may have joined letters that compose.
  v_text := btrim(app_hidden.composed(v_text), E' \t\n');
  return case when v_text ~ '^[\u0001-\u0020\u007f-\u009f\u2800]*$' then '' else v_text end;
end;
$$;
comment on function app_hidden.tidy_text(text) is
  'A text as it reads: composed, without signs that have neither width nor meaning, no-break spaces as spaces, trimmed; '
  'empty when there is nothing to see.';
grant execute on function app_hidden.tidy_text(text) to app_visitor, app_user, app_operator, app_worker;
