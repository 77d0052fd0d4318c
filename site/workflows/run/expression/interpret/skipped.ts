/** Stands for the rest of a chain behind `?.` when there is nothing before it. */
export const SKIPPED = Symbol('skipped')
