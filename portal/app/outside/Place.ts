import type { Page } from './findPage.ts';

/** The location before the router has loaded. */
export interface Place {
  pathname: string;
  search: Record<string, string>;
  /** The page shown there; null when only the whole portal knows it. */
  page: Page | null;
}
