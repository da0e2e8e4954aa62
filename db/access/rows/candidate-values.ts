import { createHash, randomUUID } from 'node:crypto';
import type { Column } from './read-tables.ts';

/** Plausible values for a column, the likeliest first, all different for each `n`. */
export function candidateValues(column: Column, n: number): unknown[] {
  if (column.kind === 'enum') return column.labels;
  if (column.kind === 'composite') return [{}];
  if (column.kind === 'array') return [[], ['x']];
  if (column.kind === 'range') return [`[2${100 + n}-01-01,2${101 + n}-01-01)`, `[${n},${n + 1})`];
  const hash = createHash('sha256').update(String(n)).digest('hex');
  switch (column.type.replace(/\(.*$/, '')) {
    case 'uuid':
      return [randomUUID()];
    case 'boolean':
      return [false, true];
    case 'smallint':
    case 'integer':
    case 'bigint':
    case 'numeric':
    case 'double precision':
    case 'real':
      return [n, 0, 1, 100 + n];
    case 'date':
      return ['2026-01-15', '2026-03-15'];
    case 'timestamp with time zone':
      return ['2026-01-15T12:00:00Z', '2026-03-15T12:00:00Z'];
    case 'time without time zone':
      return ['08:00', '16:00'];
    case 'jsonb':
    case 'json':
      return [{}, []];
    case 'bytea':
      return [`\\x${hash}`];
    case 'inet':
      return ['127.0.0.1'];
    default:
      return textValues(column.name, n, hash);
  }
}

function textValues(name: string, n: number, hash: string): string[] {
  const digits = (length: number) =>
    String(n + 1)
      .padStart(length, '9')
      .slice(-length);
  const plain = [`x${n}`, digits(9), digits(11), digits(4), `example${n}@example.no`];
  const codes = [`+4790${digits(6)}`, digits(14), 'NO', hash, hash.toUpperCase(), 'A'.repeat(16)];
  const links = [`https://example.no/${n}`, `/${n}`, `$argon2id$${hash}`, hash.slice(0, 43)];
  return name.includes('email') ? [`example${n}@example.no`] : [...plain, ...codes, ...links];
}
