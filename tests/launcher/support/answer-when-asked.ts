/** Lives by its channel until it receives a message. */
process.once('message', () => process.send?.('here', () => process.disconnect()));
