import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';

/** One station on a row's way: passed, where it is, or still to come. */
export interface Station {
  status: string;
  is: 'passed' | 'here' | 'ahead';
}

/** The next status: that of the first transition that neither goes back nor has a bad outcome. */
function next({ transitions }: CatalogueResource, from: string | null, seen: string[]) {
  return transitions.find(
    (move) => move.from === from && move.outcome !== 'BAD_END' && !seen.includes(move.to),
  )?.to;
}

/**
 * The way of a row through its states, read from the transitions: straight ahead as long as all
 * goes well. A row that left it, refused or undone, is shown up to where it left.
 */
export function pathOf(resource: CatalogueResource, status: string): Station[] {
  const line: string[] = [];
  for (let at = next(resource, null, line); at; at = next(resource, at, line)) line.push(at);
  const left = resource.transitions.findLast(({ to }) => to === status)?.from;
  const way = line.includes(status)
    ? line
    : [...line.slice(0, line.indexOf(left ?? '') + 1), status];
  const here = way.indexOf(status);
  return way.map((one, at) => ({
    status: one,
    is: at < here ? 'passed' : at === here ? 'here' : 'ahead',
  }));
}
