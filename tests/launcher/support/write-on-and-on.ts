/** A program to be supervised: says the same for ever, and stays. */
console.log(`process ${process.pid}`);
setInterval(() => console.log('x'.repeat(10_000)), 2);
