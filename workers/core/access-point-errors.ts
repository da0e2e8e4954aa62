/** A refusal that will be the same tomorrow: the document, or what the access point does not send. */
export class AccessPointRefusedError extends Error {
  override name = 'AccessPointRefusedError';
}

/** The receiver is not, or no longer, registered to receive EHF. */
export class UnknownReceiverError extends Error {
  override name = 'UnknownReceiverError';
}
