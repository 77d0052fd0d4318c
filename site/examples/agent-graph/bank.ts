/** A payment service of two kinds, to see what a crash costs: with keys, and without. */

export interface Bank {
  readonly pay: (key: string, what: string, cents: number) => Promise<string>
  /** Cents that left the account, payment by payment. */
  readonly paid: readonly number[]
}

export const bank = ({ keys }: { readonly keys: boolean }): Bank => {
  const paid: number[] = []
  const receipts = new Map<string, string>()
  return {
    paid,
    pay: async (key, what, cents) => {
      const before = keys ? receipts.get(key) : undefined
      if (before !== undefined) return before
      paid.push(cents)
      const receipt = `${what} of ${(cents / 100).toFixed(2)} EUR, no. ${paid.length}`
      receipts.set(key, receipt)
      return receipt
    },
  }
}
