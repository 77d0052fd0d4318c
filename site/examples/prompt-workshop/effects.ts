/** What a ticket may set off. The model chooses among these; it writes nothing that leaves. */
import type { Ticket } from './ticket.ts'

/** Before any model: this rule has no doubt in it, so it is no sentence of a prompt. */
const GAS =
  /\b(?:odeur de gaz|sent le gaz|fuite de gaz|smells? (?:of )?gas|gas (?:smell|leak)|monoxyde|monoxide)\b/iu
export const isEmergency = (message: string): boolean => GAS.test(message.replaceAll(/\s+/gu, ' '))

export const REPLIES = {
  none: 'Thank you. A planner will call you back.',
  address: 'Thank you. At which address is the boiler?',
  photo: 'Thank you. Please send a photo of the boiler and its plate.',
} as const

export interface Effect {
  readonly queue: 'today' | 'week' | 'desk'
  readonly reply: string
}

/** A list that fills up faster than the firm can drive is looked at by a person. */
const queueOf = (urgency: 'today' | 'week', room: boolean): Effect['queue'] =>
  urgency === 'today' && !room ? 'desk' : urgency

/** @param already visits that messages have put on today's list so far */
export const effectOf = ({ kind, urgency, ask }: Ticket, already: number, most = 6): Effect => ({
  queue: kind === 'breakdown' && urgency !== 'none' ? queueOf(urgency, already < most) : 'desk',
  reply: REPLIES[ask],
})
