import type pg from 'pg';
import type { Offence } from '#db/check/offence.ts';
import { doubledMessages } from './doubled-messages.ts';
import { areFormsReadable } from './form-words.ts';
import { type NeededWord, neededWords } from './needed-words.ts';
import { otherLanguage } from './other-language.ts';
import { misplacedCodes, type UsedLabel, usedLabels } from './used-labels.ts';

const languages = ['nb', 'en'];

/** Everything shown to users must have its label in every language, once, and no label may be unused. */
export async function wordOffences(client: pg.Client, root: string): Promise<Offence[]> {
  const needed = await neededWords(client, root);
  const used = usedLabels(root);
  return [
    ...missing(needed, used),
    ...(areFormsReadable(root) ? unused(needed, used) : []),
    ...twice(used),
    ...misplacedCodes(needed, used),
    ...oneSided(used),
    ...doubledMessages(root),
    ...otherLanguage(root),
  ];
}

function missing(needed: NeededWord[], used: UsedLabel[]): Offence[] {
  const places = new Set(used.map(({ place }) => place));
  // An event of a state is called as the state is.
  const states = new Set(
    needed.flatMap(({ place, isNeeded }) =>
      isNeeded || !place.startsWith('events.') ? [] : place,
    ),
  );
  const names = new Set(used.map(({ place }) => nameIn(place)));
  const lacking = needed.filter(
    ({ place, also, isNeeded, isFoundByName }) =>
      isNeeded &&
      !states.has(place) &&
      ![place, ...also].some((one) => places.has(one)) &&
      !(isFoundByName && names.has(nameIn(place))),
  );
  const first = new Map(lacking.map((one) => [one.place, one]));
  return [...first.values()].map(({ place, what, module }) => {
    const file = `forms/modules/${module ?? '<module>'}/words.nb.json`;
    return {
      rule: 'words',
      file: module ? file : null,
      line: module ? lineNear(place, file, used) : null,
      what: `${what} has no label`,
      cure: `Write ${place} in ${file} and beside it in English.`,
    };
  });
}

/** The name under which `wordsIn` finds a label without its owner. */
function nameIn(place: string): string | undefined {
  const [section = '', ...names] = place.split('.');
  return ['jobs', 'nouns', 'values', 'events', 'fields'].includes(section)
    ? names.at(-1)
    : undefined;
}

/** The line of the last word of the same owner. */
function lineNear(place: string, file: string, used: UsedLabel[]): number {
  const owner = place.slice(0, place.lastIndexOf('.'));
  return used.findLast((one) => one.file === file && one.place.startsWith(owner))?.line ?? 1;
}

function unused(needed: NeededWord[], used: UsedLabel[]): Offence[] {
  const known = new Set(needed.flatMap(({ place, also }) => [place, ...also]));
  const fields = new Set([...known].filter((one) => one.startsWith('errors.*.')));
  return used
    .filter(
      ({ place }) => !known.has(place) && !isOfField(place, known, fields) && !always.has(place),
    )
    .map(({ place, file, line }) => ({
      rule: 'words',
      file,
      line,
      what: `${place} labels nothing`,
      cure: 'Remove it, or write the name as in the catalogue or the form.',
    }));
}

/** Labels that need no other use: the last section of the menu, and the one for refusals without a field. */
const always = new Set(['sections.other', 'fields.*.this']);

/** `errors.BLANK.referencePeople.name`: a known code, of fields that there are. */
function isOfField(place: string, known: Set<string>, fields: Set<string>): boolean {
  const [section, code, ...names] = place.split('.');
  if (section !== 'errors' || names.length === 0 || !known.has(`errors.${code}`)) return false;
  return fields.has(`errors.*.${names.at(-1)}`);
}

function twice(used: UsedLabel[]): Offence[] {
  const first = new Map<string, UsedLabel>();
  return used.flatMap((word) => {
    const key = `${word.language} ${word.place}`;
    const earlier = first.get(key);
    first.set(key, earlier ?? word);
    if (!earlier) return [];
    return {
      rule: 'words',
      file: word.file,
      line: word.line,
      what: `${word.place} is in ${earlier.file} already`,
      cure: 'Remove it from the module that does not define the name.',
    };
  });
}

function oneSided(used: UsedLabel[]): Offence[] {
  const all = new Set(used.map(({ place, language }) => `${language} ${place}`));
  return used.flatMap(({ place, file, line, language }) =>
    languages
      .filter((other) => other !== language && !all.has(`${other} ${place}`))
      .map((other) => ({
        rule: 'words',
        file,
        line,
        what: `${place} is missing in ${other}`,
        cure: `Write it in ${file.replace(`.${language}.`, `.${other}.`)}.`,
      })),
  );
}
