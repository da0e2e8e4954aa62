import { createStore } from '#shared/store.ts';
import { localize } from '../document/FormOutline.ts';
import { formEdits } from '../document/formEdits.ts';
import { freeId } from '../document/freeId.ts';
import { readOutline } from '../document/readOutline.ts';

/** The state of the designer. A new object for each change. */
export interface DesignState {
  text: string;
  canUndo: boolean;
  canRedo: boolean;
}

const MOST = 200;
const PAUSE_MS = 1500;

/**
 * The text that both views of a form share, with its history. The history belongs to neither view: a change
 * made in either can be undone in the other. Typing into the same field without a pause is one step.
 */
export class DesignEditor {
  readonly #now: () => number;
  readonly #unnamed = new Set<string>();
  #past: string[] = [];
  #future: string[] = [];
  readonly #store: ReturnType<typeof createStore<DesignState>>;
  #run: { name: string; until: number } | null = null;

  constructor(text: string, now: () => number = Date.now) {
    this.#now = now;
    this.#store = createStore<DesignState>({ text, canUndo: false, canRedo: false });
    this.state = this.#store.read;
    this.subscribe = this.#store.subscribe;
  }

  readonly state: () => DesignState;
  readonly subscribe: (listener: () => void) => () => void;

  /** Takes a change. `run` names the field that is typed into. */
  readonly edit = (text: string, run?: string): void => {
    if (text === this.state().text) return;
    const now = this.#now();
    const goesOn = run !== undefined && this.#run?.name === run && now < this.#run.until;
    if (!goesOn) this.#past = [...this.#past, this.state().text].slice(-MOST);
    this.#run = run === undefined ? null : { name: run, until: now + PAUSE_MS };
    this.#future = [];
    this.#become(text);
  };

  /** Registers a question that was added under a generated id. */
  readonly addUnnamed = (id: string): void => {
    this.#unnamed.add(id);
  };

  /**
   * Derives ids for questions added here that have a label by now, except the one still being written. This
   * is no step of its own in the history.
   */
  readonly settle = (open?: string): void => {
    for (const id of this.#unnamed) {
      const text = id === open ? null : named(this.state().text, id);
      if (text === null) continue;
      this.#unnamed.delete(id);
      this.#become(text);
    }
  };

  readonly undo = (): void => {
    const text = this.#past.pop();
    if (text === undefined) return;
    this.#future.push(this.state().text);
    this.#run = null;
    this.#become(text);
  };

  readonly redo = (): void => {
    const text = this.#future.pop();
    if (text === undefined) return;
    this.#past.push(this.state().text);
    this.#run = null;
    this.#become(text);
  };

  #become(text: string): void {
    const canUndo = this.#past.length > 0;
    this.#store.write({ text, canUndo, canRedo: this.#future.length > 0 });
  }
}

/** The form with the id of a new question derived from its label, once that is written; null before. */
function named(text: string, id: string): string | null {
  const { pages, fault } = readOutline(text);
  const questions = pages.flatMap((page) => page.questions);
  const question = questions.find((one) => one.id === id);
  const label = localize(question?.value.label, 'nb').trim();
  if (fault || !question || label === '') return null;
  const taken = new Set(questions.map((one) => one.id));
  return formEdits.renameQuestion(text, question, freeId(label, taken));
}
