import type { Offence } from '#db/check/offence.ts';
import type { NeededWord } from './needed-words.ts';
import type { UsedLabel } from './used-labels.ts';

/** Codes of one module alone that another module's file has the sentence of. */
export function misplacedCodes(needed: NeededWord[], used: UsedLabel[]): Offence[] {
  const homes = new Map(
    needed.flatMap(({ place, module }) =>
      module && module !== 'core' && /^errors\.[A-Z_0-9]+$/.test(place) ? [[place, module]] : [],
    ),
  );
  return used.flatMap(({ place, file, line, language }) => {
    const home = homes.get(place);
    const belongs = `forms/modules/${home}/words.${language}.json`;
    if (!home || file === belongs) return [];
    return {
      ...{ rule: 'words', file, line },
      what: `only ${home} refuses with ${place.slice('errors.'.length)}`,
      cure: `Move ${place} to ${belongs}.`,
    };
  });
}
