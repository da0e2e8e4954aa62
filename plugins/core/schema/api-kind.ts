import type { Limits } from '../limits/limits.ts';

/** What sets the two APIs apart, where they are built and where they are served. */
export interface ApiKind {
  name: 'portal' | 'admin';
  address: string;
  /** Its grants decide what is shown, and only its sessions are served. */
  role: 'app_user' | 'app_operator';
  /** The admin tells raw uuids, the portal global ids. */
  hasRawIds: boolean;
  limits: Limits;
  /** Where the operations of its front end are written down when that is built; null if they are not. */
  operationsFile: string | null;
  /** What builds its schema. */
  preset: (files: ApiFiles) => GraphileConfig.Preset;
}

/** Where forms and the hand-written parts of modules are. */
export interface ApiFiles {
  formsFolder: string;
  modulesFolder: string;
}
