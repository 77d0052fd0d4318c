/**
 * Contributions of the self-employed, in an EI taxed on its real profit or as the manager of an
 * EURL. Since the income of 2025 one base serves them all: what is earned before contributions,
 * less an allowance that stands for them.
 */
import { between, percentOf, within } from './arithmetic.ts'
import type { Rates } from './rates.ts'

export interface Contributions {
  readonly total: number
  /** Part of the CSG and CRDS that income tax does not deduct. */
  readonly taxed: number
}

/** @param earned in a year, costs paid, before any contribution */
export const selfEmployedContributions = (
  earned: number,
  { ceiling, self }: Rates,
): Contributions => {
  const ofCeiling = (share: number) => percentOf(share, ceiling)
  const allowance = within(
    percentOf(self.allowance.rate, earned),
    ofCeiling(self.allowance.least),
    ofCeiling(self.allowance.most),
  )
  const base = Math.max(0, earned - allowance)
  const { sickPay, pension, supplementary, disability, csg } = self
  const pensionBase = Math.max(base, pension.least)
  const taxed = percentOf(csg.other, base)
  const total =
    health(base, ceiling, self) +
    percentOf(sickPay.rate, within(base, ofCeiling(sickPay.least), ofCeiling(sickPay.most))) +
    percentOf(familyRate(base, ceiling, self), base) +
    percentOf(pension.rate, between(pensionBase, 0, ceiling)) +
    percentOf(pension.above, between(pensionBase, ceiling, Infinity)) +
    percentOf(supplementary.rate, between(base, 0, ceiling)) +
    percentOf(supplementary.above, between(base, ceiling, ofCeiling(supplementary.most))) +
    percentOf(disability.rate, within(base, ofCeiling(disability.least), ceiling)) +
    percentOf(csg.deductible, base) +
    taxed +
    ofCeiling(self.training)
  return { total, taxed }
}

type Self = Rates['self']

/** One rate for all that lies below the last step, set by how much there is; another one above. */
const health = (base: number, ceiling: number, self: Self): number => {
  const last = percentOf(self.health.at(-1)![0], ceiling)
  return (
    percentOf(healthRate((base / ceiling) * 100, self.health), Math.min(base, last)) +
    percentOf(self.healthAbove, between(base, last, Infinity))
  )
}

const healthRate = (share: number, steps: Self['health']): number => {
  const next = steps.findIndex(([step]) => share < step)
  if (next === 0) return steps[0]![1]
  if (next === -1) return steps.at(-1)![1]
  const [[from, low], [to, high]] = [steps[next - 1]!, steps[next]!]
  return low + ((high - low) * (share - from)) / (to - from)
}

const familyRate = (base: number, ceiling: number, { family }: Self): number =>
  (family.rate * between((base / ceiling) * 100, family.from, family.full)) /
  (family.full - family.from)
