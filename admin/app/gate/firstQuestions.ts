import type { Knowledge } from '../catalogue/loadKnowledge.ts';
import type { ListQuestion } from '../data/earlyLists.ts';
import { initialSort } from '../list/initialSort.ts';
import { pageSizes } from '../list/pageSizes.ts';
import { eventLogOf } from '../queue/eventLogOf.ts';
import { type Queue, queuesOf } from '../queue/queuesOf.ts';
import { latestQuery, waitingQuery } from '../queue/waitingQuery.ts';

/** The lists that the screen at this address, below the console's own, begins with. */
export function firstQuestions({ catalogue, operator }: Knowledge, place: string): ListQuestion[] {
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
