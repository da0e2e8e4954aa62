import type { Limits } from '../limits/limits.ts';

/** The differences between the two APIs, for building and serving them. */
export interface ApiKind {
  name: 'portal' | 'admin';
  address: string;
  /** Its grants decide what is shown, and only its sessions are served. */
  role: 'app_user' | 'app_operator';
  /** The admin exposes raw uuids, the portal global ids. */
  hasRawIds: boolean;
  limits: Limits;
  /**
   * The file with the persisted operations of its front end, written when that is built; null if there are
   * none.
   */
  operationsFile: string | null;
  /** The preset that builds its schema. */
  preset: (files: ApiFiles) => GraphileConfig.Preset;
}

/** The folders of forms and of the modules' hand-written parts. */
export interface ApiFiles {
  formsFolder: string;
  modulesFolder: string;
}
