import { ScriptMissing } from '#shared/scripts/fetch-then-import.ts';

const PATIENCE_MS = 120_000;

/** Loads a part of the portal; after two minutes it counts as missing. */
export function patiently<Part>(load: () => Promise<Part>): Promise<Part> {
  const { promise, resolve, reject } = Promise.withResolvers<Part>();
  const timer = setTimeout(
    () => reject(new ScriptMissing('A script has not come in two minutes')),
    PATIENCE_MS,
  );
  load()
    .then(resolve, reject)
    .finally(() => clearTimeout(timer));
  return promise;
}
