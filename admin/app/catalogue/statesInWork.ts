import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';

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
