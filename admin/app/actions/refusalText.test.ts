import { expect, test } from 'vitest';
import { joinWords } from '#forms/words/words.ts';
import { fetchedWords } from '../locale/words.ts';
import { refusalText } from './useAction.ts';

test('a refusal without a field, or of the id, uses the text of the form where there is one', () => {
  const errors = {
    INVALID_ACTION: 'Not possible now.',
    'INVALID_ACTION.proposal': 'A run waits already.',
  };
  fetchedWords.set('en', joinWords([{ errors }]));
  const textAt = (path: string, whole?: string) =>
    refusalText({ code: 'INVALID_ACTION', path }, 'en', (key) => key, whole);
  expect(textAt('')).toBe('Not possible now.');
  expect(textAt('', 'proposal')).toBe('A run waits already.');
  expect(textAt('id', 'proposal')).toBe('A run waits already.');
  expect(textAt('updatedAt', 'proposal')).toBe('failure.STALE');
});
