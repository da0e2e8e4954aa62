// Goal: wrong arguments of a call and unknown values of an enum are reported before a function body runs.
// Method: functions with such errors laid over a copy of the files; a body split into its statements.
import { expect, test } from 'vitest';
import { bodyFragments } from '#db/check/body-fragments.ts';
import { boats, findings } from './support/harbour.ts';

const file = 'db/modules/harbour/functions/paint_boats.sql';
const like = (text: string) => expect.stringContaining(text);

test('a wrong call, value or name in a body is reported with its line and the alternatives', async () => {
  const body = `-- Paints them.
create function app_private.paint_boats(boat app_public.boats, colour text default null) returns setof app_public.boats
language plpgsql as $$
declare
  v_kind app_public.account_type := 'TEEM';
  v_row record;
begin
  -- app_private.refuse(1) is only mentioned.
  perform app_private.refuse('INVALID', 'colour', 1);
  if app_private.require_reason(paint_boats.colour, 'name') is null then
    v_kind := 'PERSONEL';
  elsif v_kind in ('TEAM', 'TAEM') then
    case v_kind when 'TEAM' then null; else raise notice 'app_private.refuse(1)'; end case;
  end if;
  for v_row in select b.id, b.name, case when b.name = '' then 1 else 2 end as n from app_public.boats b loop
    perform app_hidden.current_account_id(v_row.id), app_private.refuse('INVALID', v_row.name);
  end loop;
  for v_number in 1 .. colour loop
    return query select b.* from app_public.boats b where b.nmae = boat.name and b.id = v_row.id;
  end loop;
  return query execute 'select app_private.refuse(1)';
  select id into strict boat.id from app_public.baots;
  select b.id into boat.id from app_public.boats b where b.account_id = app_hidden.current_account();
end $$;
comment on function app_private.paint_boats(app_public.boats, text) is 'Paints them.';
`;
  const found = await findings({
    [file]: body,
    'db/modules/harbour/tables/boats.rules.sql': boats,
  });
  const received = found.filter((one) => one.startsWith(file)).sort();
  const paint = 'app_private.paint_boats(app_public.boats,text)';
  expect(received).toEqual([
    like(`${file}:10 ${paint}: function app_private.require_reason(text, unknown) does not exist`),
    like(`${file}:11 ${paint}: invalid input value for enum app_public.account_type: "PERSONEL"`),
    like(`${file}:12 ${paint}: invalid input value for enum app_public.account_type: "TAEM"`),
    like(`${file}:16 ${paint}: function app_hidden.current_account_id(unknown) does not exist`),
    like(`${file}:19 ${paint}: column b.nmae does not exist`),
    like(`${file}:22 ${paint}: relation "app_public.baots" does not exist`),
    like(`${file}:23 ${paint}: function app_hidden.current_account() does not exist`),
    like(`${file}:5 ${paint}: invalid input value for enum app_public.account_type: "TEEM" – Did`),
    like(`${file}:9 ${paint}: function app_private.refuse(unknown, unknown, integer) does not`),
  ]);
  expect(received.find((one) => one.startsWith(`${file}:9 `))).toMatch(
    /There is: app_private\.refuse\(app_public\.error_code,text\)\.$/,
  );
});

test('a body is split into statements that Postgres can analyse', () => {
  const { fragments, variables } = bodyFragments(`
<<outer>>
declare
  v_a constant int not null := 1; -- ; none
  v_b text collate "C" default 'a;b';
  v_c cursor for select 1;
begin
  while v_a < case when v_b = 'then' then 2 else 3 end loop
    exit outer when v_a = 2;
    v_b := v_b || ';';
  end loop outer;
  insert into t (a) values (1) returning a, b into v_a, v_b;
  get diagnostics v_a = row_count;
  foreach v_a slice 1 in array array[1, 2] loop continue; end loop;
  return next;
exception when unique_violation or others then
  return (select 1);
end`);
  expect(fragments.map(({ sql, line }) => [line, sql.replace(/\s+/g, ' ').trim()])).toEqual([
    [3, 'select 1'],
    [4, `select case when true then v_b else 'a;b' end`],
    [7, `select v_a < case when v_b = 'then' then 2 else 3 end`],
    [8, 'select v_a = 2'],
    [9, `select v_b || ';'`],
    [11, 'insert into t (a) values (1) returning a, b'],
    [13, 'select array[1, 2]'],
    [16, 'select (select 1)'],
  ]);
  expect([...variables]).toEqual([
    ['v_a', 'int'],
    ['v_b', 'text'],
    ['v_c', null],
  ]);
});
