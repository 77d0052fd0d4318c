/** The judge judged: one fault is planted in each template, and its receipt has to fail. */
import type { Template } from './case.ts'
import { diceOf, shuffled, type Dice } from './chance.ts'
import { judgeAll } from './judgement.ts'
import { PLANTERS, type Planted } from './planters.ts'

/** @param seed plants the same faults again */
export const plantFaults = async (
  folder: string,
  templates: readonly Template[],
  count: number,
  seed: number,
): Promise<void> => {
  const dice = diceOf(seed)
  const chosen = shuffled(templates, dice).slice(0, count)
  const planted = chosen.map((template, at) => ({ template, fault: plant(template, at, dice) }))
  const spoilt = planted.map(({ template, fault }) => ({ ...template, flow: fault.flow }))
  const verdicts = await judgeAll(folder, spoilt)
  const survivors = verdicts.flatMap(({ faults }, at) =>
    faults.length === 0 ? [planted[at]!] : [],
  )
  for (const { template, fault } of survivors)
    console.log(`survives: ${template.slug} (${template.language}) · ${fault.kind}: ${fault.where}`)
  console.log(`${verdicts.length - survivors.length} of ${verdicts.length} faults are seen`)
}

const plant = ({ flow }: Template, at: number, dice: Dice): Planted => {
  const planters = Object.values(PLANTERS)
  for (let tries = 0; tries < planters.length; tries += 1) {
    const fault = planters[(at + tries) % planters.length]!(flow, dice)
    if (fault) return fault
  }
  throw new Error(`nothing can be planted in ${flow.name}`)
}
