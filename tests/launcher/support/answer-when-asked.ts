/** Lives by its channel until it was asked. */
process.once('message', () => process.send?.('here', () => process.disconnect()));
