import type { Page } from './findPage.ts';

/** Where one is before the router has come. */
export interface Place {
  pathname: string;
  search: Record<string, string>;
  /** What is shown there; null is for the whole portal to know. */
  page: Page | null;
}
