import { readWords } from '#forms/words/read-words.ts';
import { wordsIn } from '#forms/words/words-in.ts';
import { type WrittenLanguage, writtenLanguage } from '../../core/format/written-values.ts';
import type { RenderedParts } from '../../core/texts/block-of.ts';
import { drawParts } from '../../core/texts/draw-parts.ts';
import { formatValue, type TemplateValue } from '../../core/texts/format-value.ts';
import { readText, type Text } from '../../core/texts/read-text.ts';
import { type OutsideContext, readPayload } from '../../core/worker-task.ts';

type Recipient = { address: string; number?: string | null; language: 'NB' | 'EN' };
type Payload = {
  said: Record<string, TemplateValue>;
  accountPath: string | null;
  recipients: Recipient[];
};

export type Message = {
  text: Text;
  /** The key by which the outbox remembers it. */
  occasion: { purpose: string; about: string };
  recipients: Addressee[];
  /** The parts that the module's code renders, in a language. */
  partsIn(language: WrittenLanguage): RenderedParts;
  /** The values of the placeholders, in a language. */
  sayIn(language: WrittenLanguage): (path: string) => string;
  /**
   * The values for one reader, who may need a personal link; null if such a link cannot be issued any more.
   */
  sayTo(reader: Addressee): Promise<((path: string) => string) | null>;
};
type Addressee = Omit<Recipient, 'language'> & { language: WrittenLanguage };

/** Reads the message of a reaction with its recipients; null when the row is gone. */
export async function readMessage(
  payload: unknown,
  { database, publicUrl, log }: OutsideContext,
): Promise<Message | null> {
  const { id, eventId, module, message } = readPayload(
    payload,
    ...(['id', 'eventId', 'module', 'message'] as const),
  );
  const text = readText(module, message);
  const request = JSON.stringify(payload);
  const content = (await database.call('message_payload', request, text.paths)) as Payload | null;
  if (!content) {
    log.info({ eventId }, 'the row of the event is deleted');
    return null;
  }
  const partsIn = await drawParts(module, text.parts, id, database);
  const platform = (language: WrittenLanguage): Record<string, string> => ({
    portal: `${publicUrl}/v2/${language}/${content.accountPath ?? ''}`.replace(/\/$/, ''),
    console: `${publicUrl}/admin`,
  });
  const sayIn = (language: WrittenLanguage) => {
    const words = wordsIn(readWords(language));
    const word = (type: string, value: string) => words.value(type, value).label;
    return (path: string) => {
      const text = content.said[path];
      return text ? formatValue(text, language, word) : (platform(language)[path] ?? '');
    };
  };
  return {
    text,
    occasion: { purpose: `${module}-${message}`.replaceAll('_', '-'), about: eventId },
    recipients: content.recipients.map((one) => ({
      ...one,
      language: writtenLanguage(one.language),
    })),
    partsIn,
    sayIn,
    async sayTo({ address, language }) {
      const say = sayIn(language);
      if (!text.opens) return say;
      const token = (await database.call('make_entrance', request, address)) as string | null;
      if (!token) return null;
      // The token of a person invited by address contains its target, `jobId:otp`.
      const page = token.includes(':')
        ? 'common/token-handler/stage-2'
        : 'login/magic-link/verification';
      return (path) =>
        path === 'entrance'
          ? `${publicUrl}/v2/${language}/${page}?token=${encodeURIComponent(token)}`
          : say(path);
    },
  };
}
