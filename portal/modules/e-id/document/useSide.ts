import { usePickedPicture } from '#portal/app/pictures/usePickedPicture.ts';
import { useWords } from '#portal/ui/words/useWords.ts';
import { documentLimits } from './documentLimits.ts';

export type Side = 'front' | 'back';
export type SideChoice = ReturnType<typeof useSide>;

/** The picture of one side of a document. */
export function useSide(side: Side) {
  const { label } = useWords().field(`create_identity_verification.${side}`);
  return usePickedPicture({
    ...{ limits: documentLimits, path: `attributes.${side}`, label },
  });
}
