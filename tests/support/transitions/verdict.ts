import type { StateMachine, Transition } from './read-state-machines.ts';

type Question = {
  machine: StateMachine;
  from: string | null;
  /** The actors of a caller, as in the `actors` of a transition. */
  acting: string[];
  /** The same for protective transitions, which a row of one's own does not take away. */
  protecting: string[];
  /** Whether a transition's condition holds for this row and this actor. */
  holds: (condition: string) => boolean;
};

function actsOn(transition: Transition, { acting, protecting }: Question): boolean {
  const names = transition.isProtective ? protecting : acting;
  return transition.actors.some((actor) => names.includes(actor));
}

function isOpenTo(transition: Transition, question: Question): boolean {
  const { holds } = question;
  return (
    actsOn(transition, question) && (transition.condition === null || holds(transition.condition))
  );
}

/** The result by the specification, computed from the rows alone and not by the function under test. */
export const verdict = {
  /** The status the action leads to, or the code it is refused with. */
  ofAction(action: string, question: Question): { to: string } | { refusal: string } {
    const rows = question.machine.transitions.filter((row) => row.action === action);
    const fromHere = rows.filter((row) => row.from === question.from);
    const open = fromHere.find((row) => isOpenTo(row, question));
    if (open) return { to: open.to };
    if (fromHere.length > 0) return { refusal: 'UNAUTHORIZED' };
    const elsewhere = rows.find((row) => actsOn(row, question));
    return { refusal: elsewhere?.refusal ?? 'UNAUTHORIZED' };
  },

  /** Whether the status may become `to` by any action at all. */
  ofChange(to: string, question: Question): boolean {
    return question.machine.transitions.some(
      (row) => row.from === question.from && row.to === to && isOpenTo(row, question),
    );
  },
};
