import { initialSort } from '../catalogue/initialSort.ts';
import { type ConsoleModel, loadConsoleModel } from '../catalogue/loadConsoleModel.ts';
import { earlyLists, type ListQuestion } from '../data/earlyLists.ts';
import { pageSizes } from '../list/listDefaults.ts';
import { locale } from '../locale/locale.ts';
import { fetchLabels } from '../locale/words.ts';
import {
  eventLogOf,
  latestQuery,
  type Queue,
  queuesOf,
  waitingQuery,
} from '../queue/waitingQuery.ts';

let known: { token: string; loading: Promise<ConsoleModel> } | null = null;

/** The place below the console's own address; with a search it is the screen that knows what to ask. */
function placeNow(): string | null {
  const { pathname, search } = window.location;
  return search ? null : pathname.slice(import.meta.env.BASE_URL.length).replace(/\/$/, '');
}

async function load(): Promise<ConsoleModel> {
  const model = await loadConsoleModel();
  const place = placeNow();
  if (place !== null) earlyLists.request(model.catalogue, firstQuestions(model, place));
  return model;
}

/**
 * The catalogue and operator, read once for a session, and the labels of the current language. They are
 * requested while the console's code loads, and the first screen's lists as soon as possible, so that neither
 * waits for the other.
 */
export async function consoleModelFor(token: string, isAnew = false): Promise<ConsoleModel> {
  if (known?.token !== token || isAnew) known = { token, loading: load() };
  const [model] = await Promise.all([known.loading, fetchLabels(locale.read())]);
  return model;
}

/** The lists that the screen at this address, below the console's own, begins with. */
function firstQuestions({ catalogue, operator }: ConsoleModel, place: string): ListQuestion[] {
  const queues = queuesOf(catalogue, operator);
  const waiting = (queue: Queue, rows: number): ListQuestion => [
    queue.resource.name,
    waitingQuery(queue, rows).params,
  ];
  const counts = queues.filter(({ isMine }) => isMine).map((queue) => waiting(queue, 1));
  return [...counts, ...ofScreen()];

  function ofScreen(): ListQuestion[] {
    const [first = '', name, ...more] = place.split('/');
    if (first === '') {
      const log = eventLogOf(catalogue);
      const cards = queues.map((queue) => waiting(queue, pageSizes.queueCard));
      return log ? [...cards, [log.name, latestQuery(log)]] : cards;
    }
    if (first === 'queue' && more.length === 0) {
      const queue = queues.find(({ resource }) => resource.name === name);
      return queue ? [waiting(queue, pageSizes.queue)] : [];
    }
    const listed = name ? undefined : catalogue.resources.find((one) => one.name === first);
    if (!listed?.operations.list) return [];
    const pagination = { page: 1, perPage: pageSizes.list };
    return [[listed.name, { pagination, sort: initialSort(listed) }]];
  }
}
