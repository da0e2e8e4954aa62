import { ofCredits } from './documents/credits.ts';
import { ofLines } from './documents/kinds-of-lines.ts';
import type { Documents } from './documents/parts.ts';
import { ofReferences } from './documents/references.ts';
import { ofSellers } from './documents/sellers.ts';
import { ofTexts } from './documents/texts.ts';

/** One document of each kind that can be sent, by kind. */
export const goldenDocuments: Documents = {
  ...ofSellers,
  ...ofLines,
  ...ofReferences,
  ...ofTexts,
  ...ofCredits,
};
