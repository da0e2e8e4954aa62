export interface Operator {
  email: string;
  secret: string;
}

/** The password of all users of the demo. */
export const password = 'honorar-demo';

/** The demo's operators, with the secrets of their authenticator codes. */
export const operators = {
  drift: { email: 'drift@demo.honorar.no', secret: 'JBSWY3DPEHPK3PXP' },
  okonomi: { email: 'okonomi@demo.honorar.no', secret: 'MFRGGZDFMZTWQ2LK' },
  kontroll: { email: 'kontroll@demo.honorar.no', secret: 'KRSXG5CTMVRXEZLU' },
} satisfies Record<string, Operator>;

export type OperatorName = keyof typeof operators;
