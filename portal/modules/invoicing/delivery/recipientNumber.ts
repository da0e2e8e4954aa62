import { formatIdentifier } from '#shared/format-identifier.ts';

/** The organisation number in an address of the network of EHF, `0192:310793329`, as people write it. */
export const recipientNumber = (recipient: string): string =>
  formatIdentifier.organizationNumber(recipient.slice(recipient.indexOf(':') + 1));
