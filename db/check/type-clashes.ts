import type pg from 'pg';
import { rowTypeName, typeName } from '../tools/shapes/type-name.ts';

/** Type names that GraphQL and PostGraphile define themselves. */
const own = new Set([
  'Query',
  'Mutation',
  'Subscription',
  'Node',
  'PageInfo',
  'Cursor',
  'FileInput',
  'String',
  'Int',
  'Float',
  'Boolean',
  'ID',
  'UUID',
  'JSON',
  'BigInt',
  'BigFloat',
  'Date',
  'Datetime',
  'Time',
  'Interval',
]);

/** `Id` and `ID` are easily confused, and `Uuid.ts` and `UUID.ts` are the same file on some systems. */
const folded = (name: string) => name.toLowerCase();
const ownFolded = new Set([...own].map(folded));

interface Clash {
  /** `app_public.queries`. */
  place: string;
  what: string;
  cure: string;
}

/** Tables and types that GraphQL would call alike, or as it calls something of its own. */
export async function typeClashes(client: Pick<pg.Client, 'query'>): Promise<Clash[]> {
  const { rows } = await client.query<{ name: string; called: string; isTable: boolean }>(`
    select c.relname::text as name, c.relkind in ('r', 'v') as "isTable",
      coalesce(substring(obj_description(c.oid, 'pg_class') from '(?n)^\\s*@name\\s+(\\w+)'), c.relname::text) as called
    from pg_class c where c.relnamespace = 'app_public'::regnamespace and c.relkind in ('r', 'v', 'c')
    union all
    select t.typname::text, false,
      coalesce(substring(obj_description(t.oid, 'pg_type') from '(?n)^\\s*@name\\s+(\\w+)'), t.typname::text)
    from pg_type t where t.typnamespace = 'app_public'::regnamespace and t.typtype = 'e'
    order by 1`);
  const first = new Map<string, string>();
  return rows.flatMap(({ name, called, isTable }): Clash[] => {
    const type = isTable ? rowTypeName(called) : typeName(called);
    const earlier = first.get(folded(type));
    first.set(folded(type), earlier ?? name);
    if (!earlier && !ownFolded.has(folded(type))) return [];
    const other = earlier ? `app_public.${earlier} is` : 'something of its own is';
    return [
      {
        place: `app_public.${name}`,
        what: `app_public.${name}: GraphQL would call it ${type}, as ${other}`,
        cure: `Call it by what it holds: ${example(name)}.`,
      },
    ];
  });
}

const example = (name: string) => `saved_${name}, client_${name}`;
