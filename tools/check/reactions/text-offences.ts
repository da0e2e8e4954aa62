import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { closest } from 'fastest-levenshtein';
import type { Token } from 'marked';
import type pg from 'pg';
import type { Offence } from '#db/check/offence.ts';
import { parseText, textFile } from '#shared/texts/parse-text.ts';
import { PLACEHOLDER, PLATFORM_PLACEHOLDERS } from '#shared/texts/placeholder.ts';
import { partFile, renderedPart, renderedPlaces } from '#shared/texts/rendered-part.ts';
import { unrenderableIn } from '#shared/texts/unrenderable-in.ts';
import { lineOf } from '../line-of.ts';

const MAIL = 'accounts/send_mail';
const SMS = 'accounts/send_sms';

interface Follower {
  module: string;
  event_type: string;
  task: string;
  message: string | null;
  recipient: string;
  /** The placeholders available for the row, with their kinds. */
  fields: Record<string, string>;
}

const query = `
  select f.module, f.event_type, f.task, f.message, f.recipient,
    (select coalesce(jsonb_object_agg(s.path, s.kind), '{}') from app_private.template_fields(f.entity) s) as fields
  from app_public.followers f
  where f.message is not null or f.task in ('${MAIL}', '${SMS}')
  order by f.module, f.entity, f.event_type, f.message`;

/** The words by which people of an account and operators are named. */
const roleQuery = `
  select r::text as role from unnest(enum_range(null::app_public.account_role)) r
  union all
  select 'OPERATOR_' || r from unnest(enum_range(null::app_public.operator_role)) r`;

/** Offences in the texts that reactions send, and in their recipients. */
export async function textOffences(client: pg.Client, root: string): Promise<Offence[]> {
  const { rows } = await client.query<Follower>(query);
  const roles = (await client.query<{ role: string }>(roleQuery)).rows.map(({ role }) => role);
  const found = rows.flatMap((follower) => [
    ...faultsOfRow(root, roles, follower),
    ...(['nb', 'en'] as const).flatMap((language) => faultsOfText(root, follower, language)),
  ]);
  const unique = new Map(found.map((one) => [JSON.stringify(one), one]));
  return [...unique.values(), ...unsentTexts(root, rows)];
}

function faultsOfRow(root: string, roles: string[], follower: Follower): Offence[] {
  const { module, event_type: near, task, message, recipient, fields } = follower;
  const offence = (word: string, what: string, cure: string): Offence[] => [
    { rule: 'reactions', ...placeInReactions(root, module, word, near), what, cure },
  ];
  if (message === null) {
    return offence(task, `${task} has no message`, 'Write message and recipient.');
  }
  if (![MAIL, SMS].includes(task)) {
    return offence(task, `${task} sends no text`, `Write ${MAIL} or ${SMS}.`);
  }
  const isKnown = roles.includes(recipient) || ['text', 'row:users'].includes(fields[recipient]!);
  if (isKnown) return [];
  const named = Object.keys(fields).filter((one) => ['text', 'row:users'].includes(fields[one]!));
  const cure = `Write ${roles.join(', ')}, or a field with an address or a user, such as ${closest(recipient, named)}.`;
  return offence(recipient, `${recipient} is nobody`, cure);
}

function faultsOfText(root: string, follower: Follower, language: 'nb' | 'en'): Offence[] {
  const { module, message, event_type: near, task, fields } = follower;
  if (message === null) return [];
  const file = `db/modules/${textFile(module, message, language)}`;
  if (!existsSync(path.join(root, file))) {
    const place = placeInReactions(root, module, message, near);
    const what = `the text ${message} is missing in ${language}`;
    return [{ rule: 'reactions', ...place, what, cure: `Write ${file}.` }];
  }
  const source = readFileSync(path.join(root, file), 'utf8');
  const { head, tokens } = parseText(source);
  const lacking = task === MAIL ? ['subject', 'footer'].filter((key) => !head[key]) : [];
  const unknown = unknownPaths(source, fields);
  const say = (line: number, what: string, cure: string): Offence => ({
    rule: 'reactions',
    file,
    line,
    what,
    cure,
  });
  return [
    ...lacking.map((key) =>
      say(1, `it has no ${key}`, `Write "${key}: …" between two lines --- at its beginning.`),
    ),
    ...unknown.map(({ line, path: one }) => {
      const cure = `Did you mean {{${closest(one, Object.keys(fields))}}}? The fields are the row's columns, those of a row it refers to, and the functions <table>_<name>.`;
      return say(line, `{{${one}}} is no field of the row`, cure);
    }),
    ...unrenderablePlaces(root, module, source, tokens).map(({ place, cure }) =>
      say(lineOf(source, place), `nothing is drawn at ${place}`, cure),
    ),
    ...strayLinks(source).map(({ to, line }) =>
      say(
        line,
        `the link ${to} leads nowhere`,
        'Begin with {{portal}}/, {{console}}/ or https://, or write {{entrance}} alone.',
      ),
    ),
    ...unrenderableIn(tokens).map(({ raw, type }) =>
      say(
        lineOf(source, raw.trim()),
        `no mail shows ${type}`,
        'Write paragraphs, lists, quotations, links and emphasis.',
      ),
    ),
  ];
}

/** Links that begin otherwise would let a row decide their target. */
function strayLinks(source: string) {
  return source
    .split('\n')
    .flatMap((text, at) =>
      [
        ...text.matchAll(
          /\]\((?!https:\/\/[^{]|\{\{(?:portal|console)\}\}\/|\{\{entrance\}\}\))([^)]*)\)/g,
        ),
      ].map(([, to = '']) => ({ to, line: at + 1 })),
    );
}

/** Placeholders for rendered parts that do not exist, or that are not alone in a paragraph. */
function unrenderablePlaces(root: string, module: string, source: string, tokens: Token[]) {
  const alone = tokens.flatMap(({ raw }) => (renderedPart(raw) ? [raw.trim()] : []));
  return renderedPlaces(source).flatMap((place) => {
    if (!alone.includes(place)) return [{ place, cure: 'Write it alone in a paragraph.' }];
    const file = `workers/modules/${partFile(module, renderedPart(place) ?? '')}`;
    return existsSync(path.join(root, file)) ? [] : [{ place, cure: `Write ${file}.` }];
  });
}

function unknownPaths(source: string, fields: Record<string, string>) {
  return source.split('\n').flatMap((text, at) =>
    [...text.matchAll(PLACEHOLDER)]
      .map(([, one = '']) => ({ path: one, line: at + 1 }))
      .filter(({ path: one }) => {
        const kind = fields[one];
        return !PLATFORM_PLACEHOLDERS.includes(one) && (!kind || kind.startsWith('row:'));
      }),
  );
}

function unsentTexts(root: string, followers: Follower[]): Offence[] {
  const sent = followers.flatMap(({ module, message }) =>
    message ? [`db/modules/${module}/reactions/${message}.`] : [],
  );
  return globSync('db/modules/*/reactions/*.md', { cwd: root })
    .filter((file) => !sent.some((one) => file.startsWith(one)))
    .map((file) => ({
      rule: 'reactions',
      file,
      line: 1,
      what: 'no reaction sends it',
      cure: 'Remove it, or name it as message.',
    }));
}

/** The first line of a module's reactions that has both words. */
export function placeInReactions(root: string, module: string, word: string, near: string) {
  for (const file of globSync(`db/modules/${module}/reactions/*.sql`, { cwd: root })) {
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
    const at = lines.findIndex((line) => [word, near].every((one) => line.includes(`'${one}'`)));
    if (at >= 0) return { file, line: at + 1 };
  }
  return { file: `db/modules/${module}/module.md`, line: 1 };
}
