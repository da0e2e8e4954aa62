import type { LineRule } from './LineRule.ts';

/** When the work was done: by the clock, or as a task of so many hours. */
export interface WorkReportDraft {
  type: 'TIME' | 'TASK';
  startDate: string;
  endDate: string;
  hours: string;
  startTime: string;
  endTime: string;
}

/** A line as it is being written. Amounts stay as typed until the server has read them. */
export interface LineDraft {
  /** Only for React; the server knows lines by their position. */
  key: string;
  /** The rule of its kind, stored with the line so that it works offline. */
  rule: LineRule;
  description: string;
  occupationCode: { id: string; label: string } | null;
  quantity: string;
  unitPrice: string;
  vatRate: string;
  dietTaxableUnitPrice: string;
  dietNonTaxableUnitPrice: string;
  addressFrom: string;
  addressTo: string;
  workReport: WorkReportDraft | null;
  dependentOnPosition: number | null;
  /** The default occupation and price it started with; null for a line without. */
  usual?: { occupationCodeId: string; unitPrice: string } | null;
  /** Folded to one row, as its writer left it. */
  collapsed: boolean;
}
