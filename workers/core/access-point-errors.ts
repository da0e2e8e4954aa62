/** A permanent refusal: the document is invalid, or not of a kind the access point sends. */
export class AccessPointRefusedError extends Error {
  override name = 'AccessPointRefusedError';
}

/** The receiver is not, or no longer, registered to receive EHF. */
export class UnknownReceiverError extends Error {
  override name = 'UnknownReceiverError';
}
