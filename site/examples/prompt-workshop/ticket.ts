/** The form that a reply must have, and what no schema can say of it. */
import { z } from 'zod'

export const ticket = z.strictObject({
  proof: z.string().max(200),
  kind: z.enum(['breakdown', 'service', 'quote', 'other']),
  urgency: z.enum(['today', 'week', 'none']),
  ask: z.enum(['address', 'photo', 'none']),
})
export type Ticket = z.infer<typeof ticket>

/** What a copy may change: curled quotes, spaces, capitals. */
const plain = (text: string) =>
  text.normalize('NFKC').replaceAll('’', "'").replaceAll(/\s+/gu, ' ').trim().toLowerCase()

/** Rules that need the message: a schema never sees it. */
export const faultsOf = ({ urgency, proof }: Ticket, message: string): readonly string[] => [
  ...(plain(message).includes(plain(proof)) ? [] : ['proof: these words are not in the message']),
  ...(urgency !== 'none' && plain(proof).length < 8
    ? ['proof: an urgency needs words that show it']
    : []),
]

/** A ticket that can be used, or everything that is wrong with the reply. */
export const read = (
  reply: string,
  message: string,
): { readonly ticket: Ticket } | { readonly faults: readonly string[] } => {
  let value: unknown
  try {
    value = JSON.parse(
      reply
        .trim()
        .replace(/^```(?:json)?/u, '')
        .replace(/```$/u, ''),
    )
  } catch {
    return { faults: ['the reply is not JSON'] }
  }
  const { data, error } = ticket.safeParse(value)
  if (error)
    return { faults: error.issues.map(({ path, message: why }) => `${path.join('.')}: ${why}`) }
  const faults = faultsOf(data, message)
  return faults.length > 0 ? { faults } : { ticket: data }
}
