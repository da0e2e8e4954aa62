export type StatusReason = {
  code: string | null;
  text: string[];
};

/** A status as the bank gives it, at the most exact level that it names. */
export type PaymentStatus = {
  level: 'GROUP' | 'PAYMENT_INFORMATION' | 'TRANSACTION';
  line: number;
  paymentInformationId: string | null;
  endToEndId: string | null;
  instructionId: string | null;
  /** ACTC, ACCP, ACSP, ACSC, RJCT …; a code that is not known here stays as it came. */
  status: string;
  /** Whether a level above gave the status. */
  isInherited: boolean;
  reasons: StatusReason[];
  bankReference: string | null;
};

/** An answer to a payment file that was sent. */
export type PaymentStatusReport = {
  originalMessageId: string;
  originalMessageType: string | null;
  /** For display, including PART, which means only that payments differ. */
  groupStatus: string | null;
  reasons: StatusReason[];
  statuses: PaymentStatus[];
};
