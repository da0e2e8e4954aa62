import { showEmail } from '#forms/validate/show-email.ts';
import { formatIdentifier } from '#shared/format-identifier.ts';

interface Delivery {
  channel: string;
  recipient: string | null;
}

/** The recipient as people write it: the organisation number in an address of EHF, `0192:310793329`, else the e-mail address. */
export function recipientText({ channel, recipient }: Delivery): string | null {
  if (recipient === null || channel !== 'EHF') return recipient && showEmail(recipient);
  return formatIdentifier.organizationNumber(recipient.slice(recipient.indexOf(':') + 1));
}
