/**
 * Takes down what the real n8n makes of the short flows in `run-cases`:
 *
 *     npx tsx spec/workflows/run-record.ts <folder where n8n is installed> [family…]
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { casesOf, type Template } from '../n8n/case.ts'
import { accountsOf, dryFlow } from '../n8n/dry.ts'
import { standInFor } from '../n8n/models/stand-in.ts'
import { ranIn } from '../n8n/runs.ts'
import { runInN8n } from '../n8n/runtime.ts'
import { FAMILIES } from './run-cases/index.ts'
import { told } from './run-told.ts'

const [folder, ...wanted] = process.argv.slice(2)
if (folder === undefined) throw new Error('Say where n8n is installed')

const families = Object.entries(FAMILIES).filter(
  ([family]) => wanted.length === 0 || wanted.includes(family),
)
const all = families.flatMap(([, own]) => own)
const templates = all.map(({ name, flow, given }) => ({
  slug: name,
  language: 'en',
  recipe: { nodes: {} },
  flow,
  examples: [{ name: '', given: new Map(Object.entries(given)), expects: [], asks: new Map() }],
})) as unknown as readonly Template[]
const cases = casesOf(templates)
const models = await standInFor(cases)
const batch = {
  flows: cases.map(dryFlow),
  accounts: cases.flatMap(accountsOf),
  models: models.port,
}
const runs = await runInN8n(folder, batch)
models.close()

for (const [family, own] of families) {
  const lines = own.map(({ name, flow }) => {
    const at = all.findIndex((one) => one.name === name)
    const ran = ranIn(runs.get(cases[at]!.id) ?? { asked: [] }, flow)
    const known = ran.get('Start')?.[0]?.outputs[0] ?? []
    const nodes = [...ran].filter(
      ([node]) => node !== 'Start' && node !== 'Model' && node !== 'Form',
    )
    const said = Object.fromEntries(nodes.map(([node, tasks]) => [node, told(tasks, known)]))
    return `${JSON.stringify([name, said])}\n`
  })
  writeFileSync(join(import.meta.dirname, 'run-recorded', `${family}.jsonl`), lines.join(''))
}
process.exit(0)
