import { isoDay } from './isoDay.ts';
import { relativeDay } from './relativeDay.ts';

const FARTHEST = 100;

/** Parses a relative day of a language: “i dag”, “i morgen”, “om 3 dager”, “yesterday”. */
export function relativeDayText(text: string, language: string, today: Date): string | null {
  const plain = (words: string) => words.toLowerCase().replaceAll(' ', '');
  for (let ahead = -FARTHEST; ahead <= FARTHEST; ahead++) {
    if (plain(relativeDay(ahead, language)) !== plain(text)) continue;
    return isoDay(new Date(today.getFullYear(), today.getMonth(), today.getDate() + ahead));
  }
  return null;
}
