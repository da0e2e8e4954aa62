import { drawInvoice } from '#workers/modules/invoicing/pdf/draw-invoice.ts';
import { drawSalarySlip } from '#workers/modules/settlement/salary-slip/draw-salary-slip.ts';
import { exampleSlip } from '../workers/settlement/example-slip.ts';
import { exampleInvoice } from '../workers/support/example-invoice.ts';
import type { Figure } from './figure.ts';
import { median } from './median.ts';
import { scale } from './scale.ts';

/** Only the documents, drawn in this process. */
export async function drawPdf(): Promise<Figure[]> {
  const invoice = await timed(() => drawInvoice(exampleInvoice(), 'https://honorar.example'));
  const slip = await timed(() => drawSalarySlip(exampleSlip(), '13108712342'));
  return [
    { name: 'PDF of an invoice', unit: 'ms', ...invoice },
    { name: 'PDF of a salary slip', unit: 'ms', ...slip, most: 20 },
  ];
}

async function timed(draw: () => Promise<unknown>) {
  const times: number[] = [];
  for (let i = 0; i <= scale.runs * 2; i++) {
    const from = performance.now();
    await draw();
    times.push(performance.now() - from);
  }
  const [first = 0, ...warm] = times;
  return { value: median(warm), details: { firstMs: first } };
}
