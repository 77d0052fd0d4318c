/** Stands in for a model in tests: the same claim, the same answer, and tokens that one can count. */
import type { Model } from './agent.ts'
import type { Claim, Wish } from './claim.ts'

/** A call reads the instructions and what was found so far, and writes a short answer. */
const tokensOf = ({ evidence }: Claim) => 1_400 + 350 * evidence.length + 80

const textOf = ({ evidence }: Claim, tool: string) =>
  evidence.find((each) => each.tool === tool)?.text

const decide = (claim: Claim): Wish => {
  const scans = textOf(claim, 'scans')
  if (textOf(claim, 'order') === undefined) return { kind: 'look', tool: 'order' }
  if (scans === undefined) return { kind: 'look', tool: 'scans' }
  if (scans.includes('never')) return { kind: 'propose', act: 'reship', why: 'it never left us' }
  if (!scans.includes('delivered')) return { kind: 'propose', act: 'answer', why: scans }
  const proof = textOf(claim, 'proof')
  if (proof === undefined) return { kind: 'look', tool: 'proof' }
  return { kind: 'propose', act: 'refund', why: `handed to somebody else (${proof})` }
}

export const sensible: Model = async (claim) => ({ wish: decide(claim), tokens: tokensOf(claim) })

/** Always wants one more look at the same thing, as models sometimes do. */
export const circling: Model = async (claim) => ({
  wish: { kind: 'look', tool: 'scans' },
  tokens: tokensOf(claim),
})
