/** Asks once, mends once, then gives up in the open. */
import { type Message, render } from './prompt.ts'
import type { Example } from './shots.ts'
import { read, type Ticket } from './ticket.ts'

export type Model = (messages: readonly Message[]) => Promise<string>

export type Outcome =
  | { readonly kind: 'ticket'; readonly ticket: Ticket; readonly repaired: boolean }
  | { readonly kind: 'person'; readonly faults: readonly string[] }

/** A part of the prompt too, though it leaves but now and then. */
export const repairOf = (faults: readonly string[]): string =>
  `This reply cannot be used:\n${faults.join('\n')}\nReply with the JSON alone.`

export const ask = async (
  model: Model,
  shots: readonly Example[],
  message: string,
  system?: string,
): Promise<Outcome> => {
  const messages = render(shots, message, system)
  const reply = await model(messages)
  const first = read(reply, message)
  if ('ticket' in first) return { kind: 'ticket', ticket: first.ticket, repaired: false }
  const mended = await model([
    ...messages,
    { role: 'assistant', content: reply },
    { role: 'user', content: repairOf(first.faults) },
  ])
  const second = read(mended, message)
  if ('ticket' in second) return { kind: 'ticket', ticket: second.ticket, repaired: true }
  return { kind: 'person', faults: second.faults }
}
