import { createContext } from 'react';
import type { Refusal } from '#portal/app/errors/refusalText.ts';
import type { PickedFile } from '#portal/app/forms/declared/widgets/PickedFileRow.tsx';

/** A file that is an answer already. */
interface StoredFile {
  id: string;
  filename: string;
  thumbPath: string | null;
}

interface AnswerFilesOfForm {
  stored: readonly StoredFile[];
  store: StoreAnswer;
}

/** Saves a file as the answer to a question at once. Returns why not, at `file` or below it. */
export type StoreAnswer = (
  questionId: string,
  file: Required<Pick<PickedFile, 'filename' | 'data'>>,
) => Promise<Refusal | 'UNSENT' | null>;

/**
 * The files among the answers of a form being filled in; without a form, as in a preview, files are not
 * stored.
 */
export const AnswerFiles = createContext<AnswerFilesOfForm>({
  stored: [],
  store: async () => null,
});
