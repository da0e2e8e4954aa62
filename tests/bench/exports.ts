import type { BenchDatabase } from './bench-database.ts';
import { makeBusy, sessionOf } from './dashboard.ts';
import type { Figure } from './figure.ts';
import { scale } from './scale.ts';

const formats = { CSV: 15, XLSX: 25 };
/** All invoices of an account as a file, and the time per row against that of a tenth of them. */
export async function exports(database: BenchDatabase, ours: string): Promise<Figure[]> {
  const many = scale.exportedInvoices;
  const secondsOf = async (slug: string, format: string, rows: number) => {
    const { token } = await sessionOf(database, slug);
    const answer = await fetch(`${ours}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: `{ invoices { total exportPath(format: ${format}) } }` }),
    });
    const { data } = await answer.json();
    if (data.invoices.total < rows) throw new Error(`${slug} has ${data.invoices.total} invoices`);
    const from = performance.now();
    const response = await fetch(`${ours}${data.invoices.exportPath}`);
    const { byteLength } = await response.arrayBuffer();
    if (!response.ok || byteLength < rows * 20) throw new Error(`${response.status} ${byteLength}`);
    return (performance.now() - from) / 1000;
  };
  await makeBusy(database, 'bench-46', 400_151, 400_150 + many / 10);
  await makeBusy(database, 'bench-47', 600_151, 600_150 + many);
  const figures: Figure[] = [];
  for (const [format, most] of Object.entries(formats)) {
    await secondsOf('bench-46', format, many / 10);
    const tenth = await secondsOf('bench-46', format, many / 10);
    const all = await secondsOf('bench-47', format, many);
    const name = `export of ${many} as ${format}`;
    figures.push({ name, unit: 's', value: all, most });
    figures.push({
      name: `${name}, a row against one of a tenth`,
      unit: 'ms',
      value: (all / many) * 1000,
      against: (tenth / (many / 10)) * 1000,
      ratio: (tenth * 10) / all,
      // Flat within one and a half times.
      goal: 0.67,
    });
  }
  return figures;
}
