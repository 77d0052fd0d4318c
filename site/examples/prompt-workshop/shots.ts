/** Examples for the prompt: every kind is shown, none more than others, none from the test. */
import type { Case } from './brief.ts'
import type { Ticket } from './ticket.ts'

export interface Example {
  readonly message: string
  readonly ticket: Ticket
}

export const POOL: readonly Example[] = [
  {
    message: "La chaudière s'arrête toutes les dix minutes, 3 rue Haute.",
    ticket: {
      proof: "s'arrête toutes les dix minutes",
      kind: 'breakdown',
      urgency: 'week',
      ask: 'none',
    },
  },
  {
    message: 'No hot water since Monday, two children here.',
    ticket: {
      proof: 'No hot water since Monday',
      kind: 'breakdown',
      urgency: 'today',
      ask: 'address',
    },
  },
  {
    message: 'The radiators stay cold, 21 Station Road.',
    ticket: { proof: 'The radiators stay cold', kind: 'breakdown', urgency: 'today', ask: 'none' },
  },
  {
    message: 'Can you service our boiler in May? 30 Bridge Street.',
    ticket: { proof: '', kind: 'service', urgency: 'none', ask: 'none' },
  },
  {
    message: 'Combien pour remplacer une chaudière au fioul ?',
    ticket: { proof: '', kind: 'quote', urgency: 'none', ask: 'photo' },
  },
  {
    message: 'Votre facture de mars a été payée deux fois.',
    ticket: { proof: '', kind: 'other', urgency: 'none', ask: 'none' },
  },
]

/** Kinds in turn until there are enough: none comes back before each has been shown. */
export const choose = (pool: readonly Example[], most: number): readonly Example[] => {
  const kinds = [...new Set(pool.map(({ ticket }) => ticket.kind))]
  const queues = kinds.map((kind) => pool.filter(({ ticket }) => ticket.kind === kind))
  const rounds = Math.max(...queues.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) => queues.flatMap((queue) => queue[round] ?? []))
    .flat()
    .slice(0, most)
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}+/gu))

/** Words that two texts share, of all they have: 0 to 1. */
export const likeness = (one: string, other: string): number => {
  const [left, right] = [wordsOf(one), wordsOf(other)]
  const shared = [...left].filter((word) => right.has(word)).length
  return shared / (left.size + right.size - shared)
}

/** Cases that an example gives away: a score that they raise says nothing. */
export const leaked = (
  shots: readonly Example[],
  cases: readonly Case[],
  least = 0.5,
): readonly string[] =>
  cases
    .filter(({ message }) => shots.some((shot) => likeness(shot.message, message) >= least))
    .map(({ id }) => id)
