import { checkEhf } from '#workers/modules/invoicing/ehf/check-ehf.ts';
import { writeEhf } from '#workers/modules/invoicing/ehf/write-ehf.ts';
import { goldenDocuments } from '../workers/invoicing/ehf/golden/golden-documents.ts';
import type { Figure } from './figure.ts';
import { scale } from './scale.ts';

/** The mean is that of 300 documents a second. */
const most = { meanMs: 3.3, p99Ms: 10, checkMs: 2 };

/** Checks and writes every kind of document, those of 200 lines as well, on one core. */
export async function ehf(): Promise<Figure[]> {
  const documents = Object.values(goldenDocuments);
  const whole: number[] = [];
  const checks: number[] = [];
  for (let round = -scale.warmUps; round < scale.times; round++) {
    for (const document of documents) {
      const from = performance.now();
      const findings = checkEhf(document);
      const checked = performance.now();
      const xml = writeEhf(document);
      const written = performance.now();
      if (findings.length > 0 || xml === '') throw new Error('a golden document cannot be sent');
      if (round < 0) continue;
      checks.push(checked - from);
      whole.push(written - from);
    }
  }
  const mean = whole.reduce((sum, ms) => sum + ms, 0) / whole.length;
  return [
    {
      name: 'EHF, mean',
      unit: 'ms',
      value: mean,
      most: most.meanMs,
      details: { perSecond: Math.round(1_000 / mean) },
    },
    { name: 'EHF, p99', unit: 'ms', value: percentile(whole, 0.99), most: most.p99Ms },
    { name: 'checks of EHF, p99', unit: 'ms', value: percentile(checks, 0.99), most: most.checkMs },
  ];
}

function percentile(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
}
