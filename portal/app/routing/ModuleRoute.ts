import type { ComponentType } from 'react';

/** A page a module brings. Modules list theirs in `routes.ts`, those for everybody in `open.ts`; nothing else has to be told. */
export interface ModuleRoute {
  /** Below the account or the language, such as `invoicemore/invoice/$id`. */
  path: string;
  /** The module of the addresses that begins here, where one lands who last worked in it. */
  start?: string;
  access: 'all' | 'loggedIn' | 'loggedOut';
  /** Public pages and the token handler stand alone. */
  bare?: boolean;
  /** Shown in an account also to users who do not pass its gates. */
  ungated?: boolean;
  /**
   * The modules whose words a page of an account says, besides what all share (`forms/words/words-chunks.ts`);
   * without it, those of all.
   */
  words?: readonly string[];
  screen: () => Promise<ComponentType>;
}
