import { useEffect } from 'react';
import { type RaRecord, useRefresh } from 'react-admin';
import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { useResource } from '../catalogue/useConsoleModel.ts';

const EVERY_MS = 2_000;
const MOST_LOOKS = 60;

/** Refreshes the page every other second while a row is in a state that only the worker leaves, for two minutes at most. */
export function useFollowWork(records: readonly RaRecord[]): void {
  const resource = useResource();
  const refresh = useRefresh();
  const states = statesInWork(resource);
  const isInWork = records.some((one) => states.includes(String(one[resource.statusField ?? ''])));
  useEffect(() => {
    if (!isInWork) return undefined;
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      if (looks > MOST_LOOKS) clearInterval(timer);
      else if (!document.hidden) refresh();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isInWork, refresh]);
}

/** The states that only the worker leaves: a row in one of them changes within seconds. */
export function statesInWork({ transitions }: CatalogueResource): string[] {
  const left = transitions.filter(({ from }) => from !== null);
  const states = [...new Set(left.map(({ from }) => from ?? ''))];
  return states.filter((state) =>
    left
      .filter(({ from }) => from === state)
      .every(({ actors }) => actors.length === 1 && actors[0] === 'WORKER'),
  );
}
