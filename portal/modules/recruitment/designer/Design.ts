import { createContext, useContext } from 'react';
import type { FormTemplate } from '#forms/applications/application-form.ts';
import type { Tie } from './conditions/conditionMap.ts';
import type { FormOutline } from './document/FormOutline.ts';
import type { JsonPath } from './document/jsonText.ts';

/** The context that every part of the designer can read. */
export interface Design {
  text: string;
  outline: FormOutline;
  /** The text is not valid JSON: it has to be corrected there, or the step undone. */
  isLocked: boolean;
  /** Changes the form. `run` names the field that is typed into, whose typing is undone as one step. */
  edit: (change: (text: string) => string, run?: string) => void;
  /** Undoes the step that led to a text, unless something else was done since. */
  takeBack: (after: string) => void;
  /** The part whose fields are open, by its key. */
  opened: string | null;
  open: (key: string | null) => void;
  /** The condition under which a part is shown; undefined where it always is. */
  tieOf: (key: string) => Tie | undefined;
  /** The problems of a part as text; a part just being written is not reported as empty. */
  faultsAt: (part: { path: JsonPath; key: string }) => readonly string[];
  /** Registers a new question, whose id is set once it has a label. */
  addUnnamed: (id: string) => void;
  /** Starts with a template and its checks; without one, with an empty page. */
  begin: (template: FormTemplate | null) => void;
  /** Announces a change to screen readers. */
  announce: (announcement: string) => void;
}

export const DesignContext = createContext<Design | null>(null);

export function useDesign(): Design {
  const design = useContext(DesignContext);
  if (!design) throw new Error('useDesign is called outside the form designer');
  return design;
}
