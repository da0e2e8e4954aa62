import { page } from '../core/page.ts';
import { json, type Route, redirect } from '../core/route.ts';
import { type BankFolder, openBankFolder } from './bank-folder.ts';
import { readBankOrder } from './bank-order.ts';
import { bankPage } from './bank-page.ts';
import { writeOrder } from './write-order.ts';

/** The bank: a page on which a client pays, and `POST /sandbox/api/bank` with the same form for programs. */
export function bankRoutes(shared: string): Route[] {
  const folder = openBankFolder(shared);
  const noForm = { given: new URLSearchParams(), faults: [] };
  return [
    {
      method: 'GET',
      path: /^\/sandbox\/bank\/?$/,
      handle: async ({ language, parts }) =>
        page(bankPage({ ...noForm, files: await folder.list() }, language), parts),
    },
    {
      method: 'POST',
      path: /^\/sandbox\/bank$/,
      async handle({ body, language, parts }) {
        const given = new URLSearchParams(body.toString());
        const order = readBankOrder(given);
        if (Array.isArray(order)) {
          const shown = { given, faults: order, files: await folder.list() };
          return { ...page(bankPage(shown, language), parts), status: 422 };
        }
        await inTurn(folder, () => writeOrder(folder, order));
        return redirect('/sandbox/bank');
      },
    },
    {
      method: 'POST',
      path: /^\/sandbox\/api\/bank$/,
      async handle({ body }) {
        const order = readBankOrder(new URLSearchParams(body.toString()));
        if (Array.isArray(order)) return json({ faults: order }, 400);
        return json({ name: await inTurn(folder, () => writeOrder(folder, order)) });
      },
    },
  ];
}

const turns = new WeakMap<BankFolder, Promise<unknown>>();

/** One file after the other, so that no two take the same number. */
function inTurn<T>(folder: BankFolder, work: () => Promise<T>): Promise<T> {
  const done = (turns.get(folder) ?? Promise.resolve()).then(work, work);
  turns.set(folder, done);
  return done;
}
