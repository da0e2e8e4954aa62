import type { Refusal } from '#portal/app/errors/refusalText.ts';
import { execute } from '#portal/graphql/execute.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { draftFields } from '../draftFields.ts';
import { fieldRefusals } from '../refusals/fieldRefusals.ts';
import { unreadableNumbers } from '../refusals/unreadableNumbers.ts';
import type { SavedInvoice } from '../SavedInvoice.ts';
import type { SaveAnswer } from './DraftAutosave.ts';
import type { Sending } from './Sending.ts';
import { toInput } from './toInput.ts';
import { withoutRefused } from './withoutRefused.ts';

/** Keeps a change of a draft. */
const updateInvoiceMutation = graphql(
  `
    mutation UpdateInvoice($input: UpdateInvoiceInput!) {
      updateInvoice(input: $input) {
        invoice { ...DraftFields }
        errors { code path }
      }
    }
  `,
  [draftFields],
);

/** Begins a draft. */
const createInvoiceMutation = graphql(
  `
    mutation CreateInvoice($input: CreateInvoiceInput!) {
      createInvoice(input: $input) {
        invoice { ...DraftFields }
        errors { code path }
      }
    }
  `,
  [draftFields],
);

type Input = ReturnType<typeof toInput>;
type Payload = { invoice: SavedInvoice | null; errors: readonly Refusal[] } | null;

/**
 * Keeps a draft at the server. One field that is refused does not keep the others from being safe:
 * they are sent again without it, in a call of their own.
 */
export async function saveDraft(sending: Sending): Promise<SaveAnswer> {
  const input = toInput(sending.draft);
  const isReadable = unreadableNumbers(sending.draft).length === 0;
  const first = await send(sending, input, sending.key);
  const errors = first?.errors ?? [];
  if (errors.length === 0) {
    return { invoice: first?.invoice ?? null, errors, isWhole: isReadable };
  }
  const rest = withoutRefused(input, errors);
  const second = rest && (await send(sending, rest, `${sending.key}-without`));
  const invoice = second && second.errors.length === 0 ? second.invoice : null;
  return { invoice, errors: fieldRefusals(errors), isWhole: false };
}

async function send({ id, asRead }: Sending, input: Input, key: string): Promise<Payload> {
  if (id === null) {
    return (await execute(createInvoiceMutation, { input }, { key })).createInvoice;
  }
  const change = { id, updatedAt: asRead, ...input };
  return (await execute(updateInvoiceMutation, { input: change }, { key })).updateInvoice;
}
