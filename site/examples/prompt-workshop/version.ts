/** A prompt's version is what is sent, not what somebody remembers to write. */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Case } from './brief.ts'
import { ask, repairOf, type Model } from './ask.ts'
import { render } from './prompt.ts'
import { choose, POOL } from './shots.ts'
import { ticket } from './ticket.ts'

const SHOTS = choose(POOL, 4)

/** All that can change an answer, as it leaves; only the customer's message is left out. */
export const SENT = {
  model: 'the-model-and-the-date-you-pinned',
  effort: 'low',
  messages: render(SHOTS, ''),
  repair: repairOf([]),
  schema: z.toJSONSchema(ticket),
} as const

export const versionOf = (sent: unknown): string =>
  createHash('sha256').update(JSON.stringify(sent)).digest('hex').slice(0, 8)

/** One line a change. A test fails as long as the last one is not what is sent. */
export const HISTORY = [
  { version: '4883536c', day: '2026-11-23', why: 'First version that passes the six cases.' },
  { version: '1fed4c88', day: '2026-11-23', why: 'Proof before verdict: it is written first.' },
  { version: '31fa7b50', day: '2026-11-23', why: 'A repair is no message to sort, and counts.' },
  { version: '89ad6037', day: '2026-11-29', why: 'Effort, not temperature, which some refuse.' },
  { version: '184bbc4e', day: '2026-11-29', why: 'A condition for week, with the case knock.' },
] as const

/** Cases that a version does not get right, and why. */
export const failed = async (
  model: Model,
  cases: readonly Case[],
  system?: string,
): Promise<readonly { readonly id: string; readonly got: string }[]> => {
  const lost: { readonly id: string; readonly got: string }[] = []
  for (const { id, message, expect } of cases) {
    const outcome = await ask(model, SHOTS, message, system)
    const got =
      outcome.kind === 'person'
        ? outcome.faults.join('; ')
        : [outcome.ticket.kind, outcome.ticket.urgency, outcome.ticket.ask].join(' ')
    if (got !== [expect.kind, expect.urgency, expect.ask].join(' ')) lost.push({ id, got })
  }
  return lost
}
