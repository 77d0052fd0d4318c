/** What the prompt is for, decided before a word of it: a school case, a firm that repairs boilers. */
import type { Ticket } from './ticket.ts'

export const BRIEF = {
  goal: 'Sort a message from a customer, so that a planner can book the right visit.',
  reader: 'A planner reads the result in ten seconds, between two calls.',
  fields: {
    proof: 'the words of the message that show the urgency, copied; empty if there is none',
    kind: 'breakdown (no heat, no hot water, a leak), service (yearly upkeep), quote, or other',
    urgency:
      'today if somebody is without heat or hot water, or water runs; week for a lesser fault; or none',
    ask: 'address if a visit is needed and none is given, photo for a quote, or none',
  },
  doubts: [
    'If two kinds fit, breakdown wins.',
    'If the message shows no urgency, urgency is none: anger is no urgency.',
    'If it is not about a boiler, kind is other and everything else is none.',
  ],
} as const

export interface Case {
  readonly id: string
  readonly message: string
  readonly expect: Pick<Ticket, 'kind' | 'urgency' | 'ask'>
}

/** Agreed with the planner: a prompt is done when these pass, and not before. */
export const CASES: readonly Case[] = [
  {
    id: 'cold',
    message: "Plus de chauffage depuis hier soir, 12 rue des Lilas. Venez s'il vous plaît.",
    expect: { kind: 'breakdown', urgency: 'today', ask: 'none' },
  },
  {
    id: 'leak',
    message: 'There is water running from under the boiler!!',
    expect: { kind: 'breakdown', urgency: 'today', ask: 'address' },
  },
  {
    id: 'knock',
    message: 'The boiler knocks all night but we still have heat, 9 Church Road.',
    expect: { kind: 'breakdown', urgency: 'week', ask: 'none' },
  },
  {
    id: 'upkeep',
    message: "Bonjour, je voudrais l'entretien annuel, 4 place du Port.",
    expect: { kind: 'service', urgency: 'none', ask: 'none' },
  },
  {
    id: 'upkeep-noise',
    message: 'Yearly service please, 8 Mill Lane. It also makes a noise and then stops heating.',
    expect: { kind: 'breakdown', urgency: 'today', ask: 'none' },
  },
  {
    id: 'angry',
    message: 'Troisième message !!! Je veux mon devis pour la nouvelle chaudière.',
    expect: { kind: 'quote', urgency: 'none', ask: 'photo' },
  },
  {
    id: 'job',
    message: 'Cherchez-vous un apprenti pour septembre ?',
    expect: { kind: 'other', urgency: 'none', ask: 'none' },
  },
]
