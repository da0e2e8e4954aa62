import { describe, expect, it, vi } from 'vitest';
import { checkInput } from './checkInput.ts';
import { graphql } from './graphql.ts';

// Goal: the browser reports at once the refusals that follow from the schema alone.
// Method: the compiled validators as the build makes them, on inputs of a real mutation.
const document = written(`mutation RejectInvoice($input: RejectInvoiceInput!) {
  rejectInvoice(input: $input) { errors { code path } }
}`);

describe('checkInput', () => {
  // Requirements: A8.13
  it('returns a refusal for every broken rule at its field, and logs it without the values', async () => {
    const logged = vi.spyOn(console, 'info').mockImplementation(() => {});
    expect(await checkInput(document, { input: { reason: ' ' } })).toEqual([
      { code: 'BLANK', path: 'id' },
      { code: 'BLANK', path: 'reason' },
    ]);
    const [what, errors] = logged.mock.lastCall ?? [];
    expect([what, JSON.stringify(errors)]).toEqual([
      'Validation failed',
      '[{"code":"BLANK","path":"id"},{"code":"BLANK","path":"reason"}]',
    ]);
    logged.mockRestore();
  });

  it('returns no refusals for a valid input', async () => {
    const input = { id: 'inv_01m7xj202jef09y1x2wne5gjr7', reason: 'The hours are missing.' };
    expect(await checkInput(document, { input })).toEqual([]);
  });

  it('leaves a mutation without a form to the server', async () => {
    const unknown = written('mutation Else { somethingElse { errors { code } } }');
    expect(await checkInput(unknown, { input: {} })).toEqual([]);
  });
});

/** A document as in the portal, but of mutations that only operators have. */
function written(text: string): object {
  return graphql(text as 'query Anything { __typename }');
}
