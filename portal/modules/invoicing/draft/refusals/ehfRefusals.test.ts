import { expect, test } from 'vitest';
import { ehfRefusals } from '../editor/useEditor.ts';

// Goal: an EHF fault is shown at its field until it is corrected.

const client = { id: 'cli_1', label: 'Sykehjemmet', name: 'Sykehjemmet' };
const draft = { client, buyerReference: '', orderReference: '' };
const saved = { client, ehfFaults: ['buyerReference', 'clientId'] };
const missing = { code: 'BLANK', path: 'buyerReference' };
const unfit = { code: 'INVALID', path: 'client' };

test.each([
  ['as the server found them', draft, saved, [missing, unfit]],
  ['before the draft is saved', draft, null, []],
  ['without faults', draft, { client, ehfFaults: [] }, []],
  ['once there is a reference', { ...draft, buyerReference: 'A7' }, saved, [unfit]],
  ['once there is an order', { ...draft, orderReference: 'PO-1' }, saved, [unfit]],
  ['once another client is chosen', { ...draft, client: { ...client, id: 'cli_2' } }, saved, []],
  ['once no client is chosen', { ...draft, client: null }, saved, []],
])('%s', (_, written, stored, expected) => {
  expect(ehfRefusals(written, stored)).toEqual(expected);
});
