import { type Knowledge, loadKnowledge } from '../catalogue/loadKnowledge.ts';
import { earlyLists } from '../data/earlyLists.ts';
import { fetchLabels } from '../locale/fetchWords.ts';
import { locale } from '../locale/locale.ts';
import { firstQuestions } from './firstQuestions.ts';

let known: { token: string; loading: Promise<Knowledge> } | null = null;

/** The place below the console's own address; with a search it is the screen that knows what to ask. */
function placeNow(): string | null {
  const { pathname, search } = window.location;
  return search ? null : pathname.slice(import.meta.env.BASE_URL.length).replace(/\/$/, '');
}

async function load(): Promise<Knowledge> {
  const knowledge = await loadKnowledge();
  const place = placeNow();
  if (place !== null) earlyLists.ask(knowledge.catalogue, firstQuestions(knowledge, place));
  return knowledge;
}

/**
 * The catalogue and operator, read once for a session, and the labels of the current language. They are
 * requested while the console's code loads, and the first screen's lists as soon as possible, so that neither
 * waits for the other.
 */
export async function knowledgeFor(token: string, isAnew = false): Promise<Knowledge> {
  if (known?.token !== token || isAnew) known = { token, loading: load() };
  const [knowledge] = await Promise.all([known.loading, fetchLabels(locale.read())]);
  return knowledge;
}
