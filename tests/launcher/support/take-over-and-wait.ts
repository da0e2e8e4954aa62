import { once } from 'node:events';
import fs from 'node:fs';

/**
 * A program that is built beside its predecessor, unless it cannot be, and records when it has
 * taken over. It rebuilds itself on a message, unless it cannot, or crashes while doing so if the
 * test asks for it.
 */
const fault = process.env.FAULT ?? '';
if (process.env.BESIDE) {
  process.channel?.ref();
  await once(process, 'message');
  if (fs.existsSync(fault)) throw new Error('the file is faulty');
  process.send?.({ type: 'whole' });
  await once(process, 'message');
}
fs.appendFileSync(process.env.NOTES ?? '', `${process.pid}\n`);
process.on('message', () => {
  if (fs.existsSync(`${fault}-and-end`)) process.exit(1);
  process.send?.({ type: 'something else' });
  process.send?.({ type: 'renewed', fault: fs.existsSync(fault) ? 'the form is faulty' : null });
});
setInterval(() => {}, 1_000_000);
