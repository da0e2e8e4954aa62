import { type Organization, organizations } from './organization.ts';
import { showOrganization } from './show-organization.ts';

const MOST = 10_000;

/** Thrown for a question the register answers with 400. */
export class BadQuestionError extends Error {}

/** Searches as the register does: each word of the name begins a word; deleted ones stay hidden. */
export function searchOrganizations(query: URLSearchParams, base: string): object {
  const size = whole(query, 'size', 20);
  const number = whole(query, 'page', 0);
  if (size * (number + 1) > MOST) throw new BadQuestionError(`size * (page + 1) is over ${MOST}`);
  const words = (query.get('navn') ?? '').toLocaleUpperCase('nb').split(/\s+/).filter(Boolean);
  const numbers = query.get('organisasjonsnummer')?.split(',').filter(Boolean) ?? [];
  const hits = organizations.filter(
    (one) =>
      one.status !== 'DELETED' &&
      (numbers.length === 0 || numbers.includes(one.number)) &&
      words.every((word) => startsWord(one, word)),
  );
  const found = hits.slice(number * size, (number + 1) * size);
  const totalPages = size === 0 ? 0 : Math.ceil(hits.length / size);
  const link = (page: number) => {
    const wanted = new URLSearchParams(query);
    wanted.set('page', String(page));
    return { href: `${base}/enheter?${wanted}` };
  };
  return {
    ...(found.length > 0
      ? { _embedded: { enheter: found.map((one) => showOrganization(one, base)) } }
      : {}),
    _links: {
      first: link(0),
      ...(number > 0 ? { prev: link(number - 1) } : {}),
      self: link(number),
      ...(number + 1 < totalPages ? { next: link(number + 1) } : {}),
      last: link(Math.max(0, totalPages - 1)),
    },
    page: { size, totalElements: hits.length, totalPages, number },
  };
}

function startsWord({ name }: Organization, word: string): boolean {
  return name.split(/[\s-]+/).some((one) => one.startsWith(word));
}

function whole(query: URLSearchParams, name: string, fallback: number): number {
  const value = query.get(name);
  if (value === null) return fallback;
  if (!/^\d{1,5}$/.test(value)) throw new BadQuestionError(`${name} is not a whole number`);
  return Number(value);
}
