/** How far an agent may go before a person takes over. */

export interface Budget {
  readonly steps: number
  readonly tokens: number
  /** Kept back for the next call: whoever counts afterwards has paid already. */
  readonly reserve: number
}

/** @returns why it has to stop, or nothing */
export const overspent = (
  { steps, tokens, reserve }: Budget,
  spent: { readonly step: number; readonly tokens: number; readonly calls: boolean },
): string | undefined => {
  if (spent.step >= steps) return `${spent.step} steps of ${steps}`
  if (spent.calls && spent.tokens + reserve > tokens) return `${spent.tokens} tokens of ${tokens}`
  return undefined
}
