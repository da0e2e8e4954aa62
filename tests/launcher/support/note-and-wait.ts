import fs from 'node:fs';

/** A program to be supervised: records its process id and stays. */
fs.appendFileSync(process.env.NOTES ?? '', `${process.pid}\n`);
setInterval(() => {}, 1_000_000);
