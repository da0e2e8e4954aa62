import { drawInvoice } from '#workers/modules/invoicing/pdf/draw-invoice.ts';
import { exampleInvoice } from '../workers/support/example-invoice.ts';
import type { Figure } from './figure.ts';
import { median } from './median.ts';
import { scale } from './scale.ts';

/** The document alone, drawn in this process. */
export async function drawPdf(): Promise<Figure> {
  const times: number[] = [];
  for (let i = 0; i <= scale.runs * 2; i++) {
    const from = performance.now();
    await drawInvoice(exampleInvoice(), 'https://honorar.example');
    times.push(performance.now() - from);
  }
  const [first = 0, ...warm] = times;
  return { name: 'PDF alone', unit: 'ms', value: median(warm), details: { firstMs: first } };
}
