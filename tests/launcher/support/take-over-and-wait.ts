import { once } from 'node:events';
import fs from 'node:fs';

/** A program that is built beside itself, unless it cannot be, and notes when it has its place. */
if (process.env.BESIDE) {
  process.channel?.ref();
  await once(process, 'message');
  if (fs.existsSync(process.env.FAULT ?? '')) throw new Error('the file is faulty');
  process.send?.({ type: 'whole' });
  await once(process, 'message');
}
fs.appendFileSync(process.env.NOTES ?? '', `${process.pid}\n`);
setInterval(() => {}, 1_000_000);
