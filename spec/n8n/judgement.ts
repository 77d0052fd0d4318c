/** Templates are run in batches, so that what n8n needs to start is spent once for many. */
import { casesOf, type Template } from './case.ts'
import { accountsOf, dryFlow } from './dry.ts'
import { standInFor } from './models/stand-in.ts'
import { checkOf } from './parameters.ts'
import { runInN8n } from './runtime.ts'
import { faultsOf, type Fault, type Judged } from './verdict.ts'

export interface Verdict {
  readonly template: Template
  readonly judged: readonly Judged[]
  readonly faults: readonly Fault[]
}

/** Runs in one process of n8n. */
const AT_ONCE = 400

export const judgeAll = async (
  folder: string,
  templates: readonly Template[],
  told?: (text: string) => void,
): Promise<readonly Verdict[]> => {
  const problemsOf = checkOf(folder)
  const all = casesOf(templates)
  const judged = new Map<Template, Judged[]>()
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const cases = all.slice(from, from + AT_ONCE)
    const models = await standInFor(cases)
    const batch = {
      flows: cases.map(dryFlow),
      accounts: cases.flatMap(accountsOf),
      models: models.port,
    }
    const runs = await runInN8n(folder, batch, told)
    models.close()
    for (const one of cases)
      judged.set(one.template, [
        ...(judged.get(one.template) ?? []),
        { case: one, run: runs.get(one.id) },
      ])
    console.log(`${Math.min(all.length, from + AT_ONCE)} of ${all.length} examples ran`)
  }
  return templates.map((template) => {
    const own = judged.get(template) ?? []
    return { template, judged: own, faults: faultsOf(template, own, problemsOf) }
  })
}
