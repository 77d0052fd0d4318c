/**
 * Runs templates that were edited in the studio in the real n8n; what is right gets its receipt.
 *
 *     npx tsx spec/n8n/edited.ts --n8n <folder> [slug…]
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LANGUAGES } from './case.ts'
import { EDITED, editedTemplate } from './edits.ts'
import { judgeAll } from './judgement.ts'
import { receiptOf, type Receipt } from './receipts.ts'
import { allRecipes } from './recipes.ts'
import { versionOf } from './runtime.ts'

const { values: options, positionals: slugs } = parseArgs({
  allowPositionals: true,
  options: { n8n: { type: 'string' }, loud: { type: 'boolean', default: false } },
})
const folder = options.n8n ?? process.env['N8N_FOLDER']
if (folder === undefined) throw new Error('Say where n8n is installed: --n8n <folder>')

const FILE = join(import.meta.dirname, 'edited.json')
const recipes = await allRecipes()
const chosen = slugs.length > 0 ? slugs : EDITED
const templates = chosen.flatMap((slug) =>
  LANGUAGES.map((language) => editedTemplate(recipes.get(slug)!, slug, language)),
)
const told = options.loud ? (text: string) => process.stdout.write(text) : undefined
const verdicts = await judgeAll(folder, templates, told)
const today = new Date().toISOString().slice(0, 10)
const version = versionOf(folder)
const receipts = verdicts
  .filter(({ faults }) => faults.length === 0)
  .map((verdict) => receiptOf(verdict, version, today))
for (const { template, faults } of verdicts)
  for (const { example, node, says } of faults)
    console.log(
      [`✗ ${template.slug} (${template.language})`, example, node, says]
        .filter(Boolean)
        .join(' · '),
    )
const examples = receipts.reduce((all, one) => all + one.examples, 0)
console.log(
  `${receipts.length} of ${verdicts.length} edited flows are right, ${examples} examples ran`,
)
const others = (JSON.parse(readFileSync(FILE, 'utf8')) as readonly Receipt[]).filter(
  ({ slug }) => EDITED.includes(slug) && !chosen.includes(slug),
)
writeFileSync(FILE, `${JSON.stringify([...others, ...receipts], null, 2)}\n`)
if (receipts.length < verdicts.length) process.exitCode = 1
process.exit()
