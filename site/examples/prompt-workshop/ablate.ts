/** Which rules earn their place: take one out, run every case, see what is lost. */
import type { Model } from './ask.ts'
import { BRIEF, type Case } from './brief.ts'
import { systemOf } from './prompt.ts'
import { failed } from './version.ts'

/** Rules that no case needs: write the case that does, or take them out. */
export const idleRules = async (
  model: Model,
  cases: readonly Case[],
): Promise<readonly string[]> => {
  const before = new Set((await failed(model, cases)).map(({ id }) => id))
  const idle: string[] = []
  for (const rule of BRIEF.doubts) {
    const others = BRIEF.doubts.filter((other) => other !== rule)
    const now = await failed(model, cases, systemOf(others))
    if (now.every(({ id }) => before.has(id))) idle.push(rule)
  }
  return idle
}
