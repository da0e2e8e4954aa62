import type { Sketch } from './sketch.ts';

/** The changes of tables, so written that running them again leaves alone what is there. */
export function changesText({ module, types, tables }: Sketch): string {
  const made = types.map(
    ({ name, values }) => `do $$ begin
  create type app_public.${name} as enum (${values.map((value) => `'${value}'`).join(', ')});
exception when duplicate_object then null;
end $$;`,
  );
  const shapes = tables.map(({ shape }) =>
    shape
      .replace('create table ', 'create table if not exists ')
      .replaceAll(/^create (unique )?index /gm, 'create $1index if not exists '),
  );
  return `-- ${module}\n${[...made, ...shapes].join('\n\n')}\n`;
}
