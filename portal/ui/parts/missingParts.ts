import { createListeners } from '#shared/store.ts';

const { notify, subscribe } = createListeners<[fault: unknown]>();

/** Code that failed to load. The component that shows messages listens. */
export const missingParts = { notify, listen: subscribe };
