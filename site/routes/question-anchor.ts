/**
 * The anchor of a question of a block.
 * @param at its place in the block, from 0
 */
export const questionAnchor = (block: string, at: number): string => `${block}-${at + 1}`
