/** A month of the assistant; replace every figure by yours. */
export interface Month {
  readonly conversations: number
  readonly turns: number
  /** Tokens of one turn, both calls together. */
  readonly read: number
  readonly written: number
  /** Dollars per million tokens. */
  readonly readPrice: number
  readonly writtenPrice: number
  readonly products: number
  readonly tokensPerProduct: number
  /** Share of the catalogue whose texts change in the month. */
  readonly changed: number
  readonly embeddingPrice: number
}

export const costOf = (month: Month) => {
  const turns = month.conversations * month.turns
  const million = 1_000_000
  const models =
    (turns * (month.read * month.readPrice + month.written * month.writtenPrice)) / million
  const indexing = (month.products * month.tokensPerProduct * month.embeddingPrice) / million
  return {
    turns,
    models,
    perConversation: models / month.conversations,
    firstIndexing: indexing,
    reindexing: indexing * month.changed,
  }
}
