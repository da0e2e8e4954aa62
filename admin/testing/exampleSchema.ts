import type { Introspected } from '../app/catalogue/Introspected.ts';

const input = (name: string) => [{ name: 'input', type: { name: null, ofType: { name } } }];

/** The part of introspection that belongs to the made-up table of boats. */
export const exampleSchema: Introspected = {
  queryType: { fields: [{ name: 'boats', args: [] }] },
  mutationType: {
    fields: [
      { name: 'createBoat', args: input('CreateBoatInput') },
      { name: 'updateBoat', args: input('UpdateBoatInput') },
    ],
  },
  types: [],
};
