import type { TestStep } from './outcome.ts';
import { startE2e } from './start-e2e.ts';

export interface Product {
  /** The address of the product. Starts it if it is not running. */
  url(): Promise<string>;
  stop(): Promise<void>;
}

/** The whole product from nothing, with fresh demo data, for the browser to walk through. */
export function product(): Product {
  let starting: ReturnType<typeof startE2e> | null = null;
  return {
    async url() {
      starting ??= startE2e();
      return (await starting).url;
    },
    async stop() {
      const last = starting;
      starting = null;
      await (await last?.catch(() => null))?.stop();
    },
  };
}

/** Starts it beside the first checks, which leave a processor to it; the stories find it ready. */
export function productStep(started: Product): TestStep {
  return {
    name: 'product',
    weight: 1,
    async run() {
      await started.url();
      return { passed: 1, failed: 0, output: '' };
    },
  };
}
