import type { FormOutline } from '../document/FormOutline.ts';
import type { Kind } from './kinds.ts';
import { membersOf } from './membersOf.ts';

/** A question without a label. It gets a readable id when its editor closes (`DesignEditor.settle`). */
export function newQuestion(kind: Kind, { pages }: FormOutline, option: string) {
  const taken = new Set(pages.flatMap(({ questions }) => questions.map(({ id }) => id)));
  let number = 1;
  while (taken.has(`q${number}`)) number += 1;
  const members = membersOf(kind, [option]);
  const entries = Object.entries(members).filter(([, value]) => value !== undefined);
  return { id: `q${number}`, label: '', required: false, ...Object.fromEntries(entries) };
}
