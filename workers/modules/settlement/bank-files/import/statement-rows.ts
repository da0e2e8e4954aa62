import type { BankStatement } from '../bank-file.ts';

const OPENING = ['OPBD', 'PRCD'];
const CLOSING = ['CLBD'];

const COMPLETE = { COMPLETE: true, INCOMPLETE: false, UNPROVEN: null } as const;

/** The statements of a file by the names of the columns of `app_public.bank_statements`. */
export const statementRows = (statements: readonly BankStatement[]): object[] =>
  statements.map((statement, at) => {
    const closing = balanceOf(statement, CLOSING);
    return {
      position: at + 1,
      statement_code: statement.id || null,
      opening_minor: balanceOf(statement, OPENING)?.amountMinor ?? null,
      closing_minor: closing?.amountMinor ?? null,
      closed_on: closing?.day ?? null,
      is_complete: COMPLETE[statement.completeness],
    };
  });

const balanceOf = ({ balances }: BankStatement, codes: readonly string[]) =>
  balances.find(({ code }) => codes.includes(code));
