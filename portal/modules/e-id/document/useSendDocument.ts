import { useQueryClient } from '@tanstack/react-query';
import schema from '#forms/modules/accounts/create_identity_verification/schema.json' with {
  type: 'json',
};
import { usePickedPicture } from '#portal/app/pictures/usePickedPicture.ts';
import { toast } from '#portal/app/toasts/toast.ts';
import { toastRefusals, useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import type { FileLimits } from '#portal/ui/files/sortFiles.ts';
import { useWords } from '#portal/ui/texts.ts';

/** The limits for a picture of a document, as in the form's schema. */
export const documentLimits: FileLimits = schema.properties.attributes.properties.front.file;

export type Side = 'front' | 'back';

export type SideChoice = ReturnType<typeof useSide>;

const createIdentityVerificationMutation = graphql(`
  mutation CreateIdentityVerification($input: CreateIdentityVerificationInput!) {
    createIdentityVerification(input: $input) {
      identityVerification { id status }
      errors { code path }
    }
  }
`);

/** Sends the document. Refusals of a side are shown at that side, and the rest in a toast. */
export function useSendDocument(
  document: 'PASSPORT' | 'DRIVERS_LICENSE',
  sides: Record<Side, SideChoice>,
) {
  const { success } = useWords().action('createIdentityVerification');
  const queryClient = useQueryClient();
  const [create, pending] = useMutate(createIdentityVerificationMutation);
  const send = async () => {
    const isTwoSided = document === 'DRIVERS_LICENSE';
    const missing = (['front', 'back'] as const).filter(
      (side) => !sides[side].picked && (side === 'front' || isTwoSided),
    );
    for (const side of missing) sides[side].refuse({ code: 'BLANK', path: `attributes.${side}` });
    if (missing.length > 0 || !sides.front.picked) return;
    const attributes = {
      document,
      front: sides.front.picked.data,
      ...(isTwoSided && { back: sides.back.picked?.data ?? null }),
    };
    const payload = await create({ input: { attributes } });
    if (!payload) return;
    const rest = payload.errors.filter((error) => {
      const side = (['front', 'back'] as const).find((one) =>
        `${error.path}.`.startsWith(`attributes.${one}.`),
      );
      if (side) sides[side].refuse(error);
      return !side;
    });
    if (rest.length > 0) toastRefusals(rest);
    // A refusal of the whole may come from a verification sent in another tab, so everything is read again.
    if (payload.errors.length === 0) toast.success(success);
    if (payload.errors.length === 0 || rest.length > 0) await queryClient.invalidateQueries();
  };
  return { send, pending };
}

/** The picture of one side of a document. */
export function useSide(side: Side) {
  const { label } = useWords().field(`create_identity_verification.${side}`);
  return usePickedPicture({
    limits: documentLimits,
    path: `attributes.${side}`,
    label,
  });
}
