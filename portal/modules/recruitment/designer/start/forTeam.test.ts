import { expect, test } from 'vitest';
import { forTeam } from './StartPane.tsx';

test('templates for the kind of the team come first, followed by all others', () => {
  const named = (name: string, ...categories: never[]) => ({ name, template: { categories } });
  const templates = [
    named('choir', 'RELIGIOUS' as never),
    named('substitute', 'KINDERGARTEN' as never),
    named('volunteer'),
  ];
  const names = (tag: string) => forTeam(templates, tag).map(({ name }) => name);
  expect(names('KINDERGARTEN')).toEqual(['substitute', 'choir', 'volunteer']);
  expect(names('GENERIC')).toEqual(['choir', 'substitute', 'volunteer']);
});
