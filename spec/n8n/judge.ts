/**
 * Runs templates in the real n8n and says what is wrong with them; what is right gets its receipt.
 *
 *     npx tsx spec/n8n/judge.ts --n8n <folder> [--compare] [--faults <number>] [slug…]
 */
import { parseArgs } from 'node:util'
import type { Template } from './case.ts'
import { LANGUAGES, templateOf } from './case.ts'
import { plantFaults } from './faults.ts'
import { judgeAll, type Verdict } from './judgement.ts'
import { allRecipes } from './recipes.ts'
import { receiptOf, writeReceipts } from './receipts.ts'
import { versionOf } from './runtime.ts'

const { values: options, positionals: slugs } = parseArgs({
  allowPositionals: true,
  options: {
    n8n: { type: 'string' },
    compare: { type: 'boolean', default: false },
    differences: { type: 'string' },
    faults: { type: 'string' },
    seed: { type: 'string', default: '1' },
    loud: { type: 'boolean', default: false },
  },
})

const folder = options.n8n ?? process.env['N8N_FOLDER']
if (folder === undefined) throw new Error('Say where n8n is installed: --n8n <folder>')

const recipes = await allRecipes()
const unknown = slugs.filter((slug) => !recipes.has(slug))
if (unknown.length > 0) throw new Error(`There is no recipe ${unknown.join(', ')}`)
const chosen = [...recipes].filter(([slug]) => slugs.length === 0 || slugs.includes(slug))
const templates: readonly Template[] = chosen.flatMap(([slug, recipe]) =>
  LANGUAGES.map((language) => templateOf(recipe, slug, language)),
)

const began = performance.now()
if (options.faults === undefined) await judge()
else await plantFaults(folder, templates, Number(options.faults), Number(options.seed))
console.log(`${Math.round((performance.now() - began) / 1000)} s`)

async function judge(): Promise<void> {
  const told = options.loud ? (text: string) => process.stdout.write(text) : undefined
  const verdicts = await judgeAll(folder!, templates, told)
  for (const verdict of verdicts) show(verdict)
  const right = verdicts.filter(({ faults }) => faults.length === 0)
  console.log(`${right.length} of ${verdicts.length} templates are right`)
  const version = versionOf(folder!)
  const today = new Date().toISOString().slice(0, 10)
  const receipts = right.map((verdict) => receiptOf(verdict, version, today))
  const untaken = receipts.flatMap(({ slug, language, untaken: outputs }) =>
    language === 'fr' ? outputs.map((output) => `${slug} ${output}`) : [],
  )
  console.log(`${untaken.length} outputs are taken in no example: ${untaken.join(', ')}`)
  writeReceipts(
    receipts,
    new Set(verdicts.map(({ template }) => template.slug)),
    new Set(recipes.keys()),
  )
  if (options.compare) {
    const { compareAll } = await import('./compare.ts')
    await compareAll(verdicts, options.differences)
  }
  if (right.length < verdicts.length) process.exitCode = 1
}

function show({ template: { slug, language }, faults }: Verdict): void {
  if (faults.length === 0) return
  console.log(`✗ ${slug} (${language})`)
  for (const { example, node, says } of faults)
    console.log(`    ${[example && `« ${example} »`, node, says].filter(Boolean).join(' · ')}`)
}
