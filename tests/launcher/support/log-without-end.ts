/**
 * A program to be supervised: writes numbered lines endlessly, each with its process id, and stays.
 */
let line = 0;
const write = () => console.log(`process ${process.pid} line ${line++} ${'x'.repeat(10_000)}`);
write();
setInterval(write, 2);
