import { organizations } from '../register/organizations.ts';

/** The organisations of the sandbox's register that receive EHF; the others do not. */
const NUMBERS = ['310080616', '310793329', '311981218', '313010724'];

export const participants = organizations.filter(({ number }) => NUMBERS.includes(number));

const SCHEME = '0192:';

/** Whether an address in the network, such as `0192:310793329`, is registered. */
export const isParticipant = (address: string): boolean =>
  address.startsWith(SCHEME) && NUMBERS.includes(address.slice(SCHEME.length));
