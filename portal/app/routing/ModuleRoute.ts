import type { ComponentType } from 'react';

/**
 * A page of a module. Modules list theirs in `routes.ts`, public ones in `open.ts`; no other registration is
 * needed.
 */
export interface ModuleRoute {
  /** Below the account or the language, such as `invoicemore/invoice/$id`. */
  path: string;
  /** The module of the addresses that begins here, where one lands who last worked in it. */
  start?: string;
  access: 'all' | 'loggedIn' | 'loggedOut';
  /** Rendered without a frame: public documents and the token handler. */
  bare?: boolean;
  /** Shown in an account also to users who do not pass its gates. */
  ungated?: boolean;
  /**
   * The modules whose labels a page of an account uses, besides the shared ones
   * (`forms/words/words-chunks.ts`); without it, those of all.
   */
  words?: readonly string[];
  screen: () => Promise<ComponentType>;
}
