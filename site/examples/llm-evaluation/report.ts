/** What the pipeline prints about a change, and the code it leaves with. */
import { gate } from './gate.ts'
import { wilson } from './interval.ts'
import type { Result } from './run.ts'

const percent = (share: number) => `${Math.round(share * 100)} %`

/** Only a block stops the pipeline; what has to be read is named with its faults, and goes on. */
export const report = (
  cases: readonly { readonly id: string }[],
  before: readonly Result[],
  after: readonly Result[],
): { readonly lines: readonly string[]; readonly exitCode: 0 | 1 } => {
  const passed = after.filter((result) => result.passed).length
  const { low, high } = wilson(passed, after.length)
  const verdict = gate(cases, before, after)
  const faults = new Map(after.map((result) => [result.id, `: ${result.faults.join(', ')}`]))
  return {
    lines: [
      `passed    ${passed} of ${after.length}, between ${percent(low)} and ${percent(high)}`,
      `unsteady  ${after.filter(({ unsteady }) => unsteady).length}`,
      `verdict   ${verdict.kind}${verdict.kind === 'block' ? `: ${verdict.why}` : ''}`,
      ...(verdict.kind === 'pass'
        ? []
        : verdict.cases.map((id) => `  ${id}${faults.get(id) ?? ''}`)),
    ],
    exitCode: verdict.kind === 'block' ? 1 : 0,
  }
}
