/**
 * Where the answer to a question of a block is led to.
 * @param at its place in the block, from 0
 */
export const questionAnchor = (block: string, at: number): string => `${block}-${at + 1}`
