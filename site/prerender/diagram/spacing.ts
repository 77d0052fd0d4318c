/** What is left free between nodes of a rank, and between ranks. */
export const SPACING = {
  across: { nodes: 36, ranks: 40 },
  down: { nodes: 20, ranks: 36 },
} as const
