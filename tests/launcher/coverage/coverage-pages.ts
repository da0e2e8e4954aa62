import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Shown, shownRequirements } from './shown-requirements.ts';

/**
 * A requirement is a sentence; one decided otherwise names the page and the entry with the reason.
 */
type Requirement = string | { asked: string; decided: string };

export interface Requirements {
  title: string;
  intro: string;
  /** By heading; a requirement is identified by document, section and number, as `A2.14`. */
  sections: { heading: string; requirements: Record<string, Requirement> }[];
}

const read = (name: string): Requirements =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, `${name}.json`), 'utf8'));

export const documents = { a: read('a'), b: read('b') };

const sentenceOf = (one: Requirement) => (typeof one === 'string' ? one : one.asked);
const decided = (one: Requirement) => (typeof one === 'string' ? null : one.decided);

/** Every id with its requirement. */
export const requirementsOf = ({ sections }: Requirements): [string, Requirement][] =>
  sections.flatMap(({ requirements }) => Object.entries(requirements));

/** `docs/coverage-<name>.md` by its name: each requirement with the tests that name it. */
export function coveragePages(root: string): Record<string, string> {
  const shown = shownRequirements(root);
  return Object.fromEntries(
    Object.entries(documents).map(([name, of]) => [`docs/coverage-${name}.md`, pageOf(of, shown)]),
  );
}

function pageOf({ title, intro, sections }: Requirements, shown: readonly Shown[]): string {
  const parts = sections.map(({ heading, requirements }) => {
    const lines = Object.entries(requirements).map(([id, one]) => lineOf(id, one, shown));
    return [heading, ...(lines.length > 0 ? [lines.join('\n')] : [])].join('\n\n');
  });
  return `${[`# ${title}`, intro, ...parts].join('\n\n')}\n`;
}

function lineOf(id: string, one: Requirement, shown: readonly Shown[]): string {
  const [page, entry] = decided(one)?.split('#') ?? [];
  const tests = Map.groupBy(
    shown.filter(({ ids }) => ids.includes(id)),
    ({ file }) => file,
  );
  const named = [...tests].map(
    ([file, of]) => `\`${file}\` ${of.map(({ title }) => `"${title}"`).join(' ')}`,
  );
  return `- ${id} ${sentenceOf(one)} → ${[...(page ? [`decided: \`${page}\` "${entry}"`] : []), ...named].join('; ')}`;
}

/** Errors of the requirements and of the comments that name them. */
export function coverageFaults(
  all: readonly Requirements[],
  shown: readonly Shown[],
  root: string,
): string[] {
  const requirements = new Map(all.flatMap(requirementsOf));
  const named = new Set(shown.flatMap(({ ids }) => ids));
  return [
    ...shown.flatMap(({ file, title, ids }) =>
      ids.flatMap((id) => {
        if (title === '') return [`${file}: ${id} is named before no test that is run`];
        return requirements.has(id) ? [] : [`${file}: there is no requirement ${id}`];
      }),
    ),
    ...[...requirements].flatMap(([id, one]) => {
      const place = decided(one);
      if (!place) return named.has(id) ? [] : [`${id} is shown by no test: ${sentenceOf(one)}`];
      return explains(root, place) ? [] : [`${id} is decided by no entry ${place}`];
    }),
  ];
}

/** On a page of decisions the name of each entry is in bold letters. */
function explains(root: string, place: string): boolean {
  const [page = '', entry = ''] = place.split('#');
  const file = path.join(root, page);
  return existsSync(file) && readFileSync(file, 'utf8').includes(`**${entry}**`);
}
