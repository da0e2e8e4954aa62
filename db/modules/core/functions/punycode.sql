-- RFC 3492, with the parameters it sets for names of hosts.
create or replace function app_hidden.punycode(label text) returns text
language plpgsql immutable strict parallel safe
as $$
declare
  v_points constant int[] := array(select ascii(c) from unnest(string_to_array(label, null)) with ordinality t (c, i) order by i);
  v_digits constant text := 'abcdefghijklmnopqrstuvwxyz0123456789';
  v_out text := regexp_replace(label, '[^\u0001-\u007f]', '', 'g');
  v_basic constant int := length(v_out);
  v_done int := v_basic;
  v_next int := 128;
  v_delta int := 0;
  v_bias int := 72;
  v_point int;
  v_least int;
  v_q int;
  v_k int;
  v_t int;
begin
  if v_basic > 0 then
    v_out := v_out || '-';
  end if;
  while v_done < cardinality(v_points) loop
    v_least := (select min(p) from unnest(v_points) p where p >= v_next);
    v_delta := v_delta + (v_least - v_next) * (v_done + 1);
    v_next := v_least;
    foreach v_point in array v_points loop
      if v_point < v_next then
        v_delta := v_delta + 1;
      elsif v_point = v_next then
        v_q := v_delta;
        v_k := 36;
        loop
          v_t := least(greatest(v_k - v_bias, 1), 26);
          exit when v_q < v_t;
          v_out := v_out || substr(v_digits, v_t + (v_q - v_t) % (36 - v_t) + 1, 1);
          v_q := (v_q - v_t) / (36 - v_t);
          v_k := v_k + 36;
        end loop;
        v_out := v_out || substr(v_digits, v_q + 1, 1);
        v_delta := case when v_done = v_basic then v_delta / 700 else v_delta / 2 end;
        v_delta := v_delta + v_delta / (v_done + 1);
        v_k := 0;
        while v_delta > 455 loop
          v_delta := v_delta / 35;
          v_k := v_k + 36;
        end loop;
        v_bias := v_k + 36 * v_delta / (v_delta + 38);
        v_delta := 0;
        v_done := v_done + 1;
      end if;
    end loop;
    v_delta := v_delta + 1;
    v_next := v_next + 1;
  end loop;
  return v_out;
end;
$$;
comment on function app_hidden.punycode(text) is 'A label of a domain in letters of ASCII, without the xn-- that marks it.';
grant execute on function app_hidden.punycode(text) to app_visitor, app_user, app_operator, app_worker;
