/** A command that cannot be done: the message says why, in one line for the owner. */
export class CommandError extends Error {}
