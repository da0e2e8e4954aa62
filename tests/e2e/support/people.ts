export interface Operator {
  email: string;
  secret: string;
}

/** The password of everybody in the demo. */
export const password = 'honorar-demo';

/** The demo's operators, with the secret of the code on their telephone. */
export const operators = {
  drift: { email: 'drift@demo.honorar.no', secret: 'JBSWY3DPEHPK3PXP' },
  okonomi: { email: 'okonomi@demo.honorar.no', secret: 'MFRGGZDFMZTWQ2LK' },
  kontroll: { email: 'kontroll@demo.honorar.no', secret: 'KRSXG5CTMVRXEZLU' },
} satisfies Record<string, Operator>;

export type OperatorName = keyof typeof operators;
