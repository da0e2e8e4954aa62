/** The money of a month or a year. The API gives amounts in minor units as text, since they may be larger than JSON's numbers. */
export interface MoneyMonth {
  startsOn: string | null;
  paidIn: string;
  paidOut: string;
  refunded: string;
  taxOwed: string;
  employerTaxOwed: string;
  owed: string;
  statementOn: string | null;
  bank: string | null;
  books: string | null;
  difference: string | null;
  payoutCount: number;
  paymentDaysMedian: number | null;
  paymentDaysP90: number | null;
  publicationDaysMedian: number | null;
  publicationDaysP90: number | null;
}

export interface MoneyAge {
  daysFrom: number | null;
  daysTo: number | null;
  invoiceCount: number;
  amount: string;
}

export interface MoneyQueue {
  tableName: string;
  status: string | null;
  rowId: string | null;
  waitingCount: number;
  amount: string | null;
}

export interface MoneyOverview {
  year: number;
  years: number[];
  total: MoneyMonth;
  months: MoneyMonth[];
  taxEstimated: string;
  receivables: MoneyAge[];
  queues: MoneyQueue[];
}

export const moneyQuery = /* GraphQL */ `
  fragment Month on MoneyMonth {
    startsOn paidIn paidOut refunded taxOwed employerTaxOwed owed statementOn bank books difference
    payoutCount paymentDaysMedian paymentDaysP90 publicationDaysMedian publicationDaysP90
  }
  query Money($year: Int) {
    moneyOverview(year: $year) {
      year years taxEstimated
      total { ...Month }
      months { ...Month }
      receivables { daysFrom daysTo invoiceCount amount }
      queues { tableName status rowId waitingCount amount }
    }
  }
`;
