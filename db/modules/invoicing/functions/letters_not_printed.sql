-- The font of the documents has Latin, Greek and Cyrillic letters. Other characters would be printed as question marks,
-- so the user is warned before submission. A ligature is printed as its letters, and an emoji is left out.
-- tests/workers/core/printed-letters.test.ts compares this with the font.
create or replace function app_hidden.letters_not_printed(value text) returns text
language plpgsql immutable parallel safe
as $$
declare
  v_printed constant text :=
    '\u0009\u000a\u0020-\u007e\u00a0-\u00ac\u00ae-\u0148\u014a-\u01c3\u01c5-\u0254\u0256-\u027b\u027e-\u0284\u0286-\u0290\u0292-\u02a4' ||
    '\u02a6-\u0304\u0306-\u030a\u030c\u030f\u0313\u0315\u031b\u0323\u0326-\u0328\u032c\u0337\u0338\u0342\u0343\u0346-\u036f\u0374-\u0376' ||
    '\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03d7\u03dc\u03dd\u03f0-\u03f6\u03f9\u03fa\u03fc-\u0479\u0480-\u049d\u04a0-\u04ff' ||
    '\u052f\u0e3f\u1d00\u1d0d\u1d1b\u1d43\u1d47-\u1d49\u1d4d\u1d4f\u1d50\u1d52\u1d56-\u1d58\u1d5b\u1d62-\u1d65\u1d9c\u1da0\u1dbb' ||
    '\u1dbf-\u1df5\u1dfc-\u1e9b\u1e9d-\u1f15\u1f18-\u1f1d\u1f20-\u1f45\u1f48-\u1f4d\u1f50-\u1f57\u1f59\u1f5b\u1f5d\u1f5f-\u1f7d\u1f80-\u1fb4' ||
    '\u1fb6-\u1fc4\u1fc6-\u1fd3\u1fd6-\u1fdb\u1fdd-\u1fef\u1ff2-\u1ff4\u1ff6-\u1ffe\u2000-\u200b\u2010-\u2027\u202f-\u2055\u2057\u205f' ||
    '\u2070\u2071\u2074-\u208e\u2090-\u209c\u20a0-\u20af\u20b1-\u20b5\u20b8-\u20ba\u20bc-\u20bf\u20db-\u20de\u20e8\u20f0\u2100\u2101\u2103' ||
    '\u2105\u2106\u2109\u2113\u2116\u2117\u211e-\u2122\u2126\u212a\u212b\u212e\u2132\u213b\u214d\u2150-\u217f\u2183-\u2186\u2189' ||
    '\u2190-\u2199\u21a9\u21aa\u21b0\u21b1\u21b3-\u21b5\u21ba\u21bb\u21d0\u21d2\u21d4\u21de\u21df\u21e4\u21e5\u21e7\u21ea\u2202\u2205\u2206' ||
    '\u220f\u2211\u2212\u221a\u221e\u222b\u2236\u2248\u2260\u2264\u2265\u2295-\u2298\u2303-\u2305\u2318\u2325-\u2327\u232b\u2380\u2387\u238b' ||
    '\u23ce\u23cf\u2423\u2460-\u2468\u24b6-\u24cf\u24ea\u25a0-\u25a2\u25aa\u25b2\u25b3\u25b6\u25b7\u25ba-\u25bd\u25c0\u25c1\u25c4-\u25c7' ||
    '\u25ca\u25cb\u25cf\u25e6\u25ef\u2600\u2605\u2606\u263c\u2661\u2665\u26a0\u2713\u2717\u2756\u2764\u2780-\u2788\u27ef\u27f5-\u27fa\u2913' ||
    '\u2a38\u2b06\u2b12\u2b13\u2b1c\u2b24\u2c7c\u2c7f\u2dff\u2e18\ua69f\ua7ff\ua92e\ue000\ue002-\ue05e\ue06a-\ue0bd\ue0c8-\ue0cc' ||
    '\ue0dc-\ue0e6\ue0f3-\ue0f5\ue106\ue109\ue10a\ue10c-\ue10f\ue111-\ue113\ue117\ue118\ue121\ue122\ue124\ue12a-\ue15e\ue163\ue1c3' ||
    '\ue1d2-\ue1df\ue1e1-\ue2dc\uee01-\uee07\uee09\uee0a\uee0c-\uee12\uee14\uee17\uee1d-\uee45\uee47-\uee84\uee87-\ueed6\ueed8-\ueee1\uf6c3' ||
    '\ufeff\U0001f12f-\U0001f149\U0001f16a\U0001f16b\U0001f850\U0001f852';
  v_pictures constant text :=
    '\u00a9\u00ae\u203c\u2049\u2122\u2139\u2194-\u2199\u21a9\u21aa\u231a\u231b\u2328\u23cf\u23e9-\u23f3\u23f8-\u23fa\u24c2\u25aa\u25ab\u25b6' ||
    '\u25c0\u25fb-\u25fe\u2600-\u2604\u260e\u2611\u2614\u2615\u2618\u261d\u2620\u2622\u2623\u2626\u262a\u262e\u262f\u2638-\u263a\u2640\u2642' ||
    '\u2648-\u2653\u265f\u2660\u2663\u2665\u2666\u2668\u267b\u267e\u267f\u2692-\u2697\u2699\u269b\u269c\u26a0\u26a1\u26a7\u26aa\u26ab' ||
    '\u26b0\u26b1\u26bd\u26be\u26c4\u26c5\u26c8\u26ce\u26cf\u26d1\u26d3\u26d4\u26e9\u26ea\u26f0-\u26f5\u26f7-\u26fa\u26fd\u2702\u2705' ||
    '\u2708-\u270d\u270f\u2712\u2714\u2716\u271d\u2721\u2728\u2733\u2734\u2744\u2747\u274c\u274e\u2753-\u2755\u2757\u2763\u2764\u2795-\u2797' ||
    '\u27a1\u27b0\u27bf\u2934\u2935\u2b05-\u2b07\u2b1b\u2b1c\u2b50\u2b55\u3030\u303d\u3297\u3299\U0001f004\U0001f02c-\U0001f02f' ||
    '\U0001f094-\U0001f09f\U0001f0af\U0001f0b0\U0001f0c0\U0001f0cf\U0001f0d0\U0001f0f6-\U0001f0ff\U0001f170\U0001f171\U0001f17e\U0001f17f' ||
    '\U0001f18e\U0001f191-\U0001f19a\U0001f1ae-\U0001f1ff\U0001f201-\U0001f20f\U0001f21a\U0001f22f\U0001f232-\U0001f23a\U0001f23c-\U0001f23f' ||
    '\U0001f249-\U0001f25f\U0001f266-\U0001f321\U0001f324-\U0001f393\U0001f396\U0001f397\U0001f399-\U0001f39b\U0001f39e-\U0001f3f0' ||
    '\U0001f3f3-\U0001f3f5\U0001f3f7-\U0001f4fd\U0001f4ff-\U0001f53d\U0001f549-\U0001f54e\U0001f550-\U0001f567\U0001f56f\U0001f570' ||
    '\U0001f573-\U0001f57a\U0001f587\U0001f58a-\U0001f58d\U0001f590\U0001f595\U0001f596\U0001f5a4\U0001f5a5\U0001f5a8\U0001f5b1\U0001f5b2' ||
    '\U0001f5bc\U0001f5c2-\U0001f5c4\U0001f5d1-\U0001f5d3\U0001f5dc-\U0001f5de\U0001f5e1\U0001f5e3\U0001f5e8\U0001f5ef\U0001f5f3' ||
    '\U0001f5fa-\U0001f64f\U0001f680-\U0001f6c5\U0001f6cb-\U0001f6d2\U0001f6d5-\U0001f6e5\U0001f6e9\U0001f6eb-\U0001f6f0' ||
    '\U0001f6f3-\U0001f6ff\U0001f7da-\U0001f7ff\U0001f80c-\U0001f80f\U0001f848-\U0001f84f\U0001f85a-\U0001f85f\U0001f888-\U0001f88f' ||
    '\U0001f8ae\U0001f8af\U0001f8bc-\U0001f8bf\U0001f8c2-\U0001f8cf\U0001f8d9-\U0001f8ff\U0001f90c-\U0001f93a\U0001f93c-\U0001f945' ||
    '\U0001f947-\U0001f9ff\U0001fa58-\U0001fa5f\U0001fa6e-\U0001faff\U0001fc00-\U0001fffd';
  v_letters text := normalize(app_hidden.tidy_text(value), NFC);
begin
  if v_letters !~ format('[^%s]', v_printed) then
    return null;
  end if;
  return (
    select string_agg(distinct c, '')
    from unnest(string_to_array(v_letters, null)) c
    where normalize(c, NFKC) ~ format('[^%s]', v_printed)
      and c !~ format('[\u200c\u200d\ufe0e\ufe0f%s]', v_pictures)
  );
end;
$$;
comment on function app_hidden.letters_not_printed(text) is 'The letters of a text that no document can show; null when there are none.';
grant execute on function app_hidden.letters_not_printed(text) to app_user, app_operator, app_worker;
