import { drawInvoice } from '../../workers/modules/invoicing/pdf/draw-invoice.ts';
import { exampleInvoice } from '../workers/support/example-invoice.ts';
import type { Figure } from './figure.ts';
import { median } from './median.ts';

const runs = 30;

/** The document alone, drawn in this process. */
export async function drawPdf(): Promise<Figure> {
  const times: number[] = [];
  for (let i = 0; i <= runs; i++) {
    const from = performance.now();
    await drawInvoice(exampleInvoice(), 'https://honorar.example');
    times.push(performance.now() - from);
  }
  const [first = 0, ...warm] = times;
  return { name: 'PDF alone', unit: 'ms', value: median(warm), details: { firstMs: first } };
}
