import { once } from 'node:events';
import fs from 'node:fs';

/**
 * A program that is built beside itself, unless it cannot be, and notes when it has its place. It builds itself
 * anew when it is told, unless it cannot, or ends over it where that is wished.
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
