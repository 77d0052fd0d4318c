import { z } from 'zod'

/** What a model asked for: a name and arguments, none of which is to be trusted. */
export interface Call {
  readonly name: string
  readonly input: unknown
}

const orders = new Map([
  ['4812', { customer: 'C-77', status: 'out for delivery' }],
  ['4813', { customer: 'C-12', status: 'paid' }],
])

const input = z.strictObject({ order: z.string().regex(/^\d{4}$/u) })

/** @param customer who is signed in: from the session, never from the model */
export const answer = (call: Call, customer: string): string => {
  if (call.name !== 'order_status') return 'refused: no such tool'
  const asked = input.safeParse(call.input)
  if (!asked.success) return 'refused: one order number of four digits'
  const found = orders.get(asked.data.order)
  return found?.customer === customer ? found.status : 'refused: no such order'
}
