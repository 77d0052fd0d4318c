// Replays the table of expressions on an installed n8n and says where it disagrees:
//   node expressions.mjs FOLDER_OF_N8N [--write]
// With `--write`, puts what n8n gives in the table, for new cases or a new n8n. The library's own
// interpreter is held to the same table by `spec/workflows/expression.spec.ts`.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { surroundings, tell } from '../workflows/expression-table.ts'

const TABLE = new URL('../workflows/expressions.json', import.meta.url)
const [folder, mode] = process.argv.slice(2)
if (folder === undefined) throw new Error('Say where n8n is installed.')

const require = createRequire(import.meta.url)
const { Expression } = require(join(resolve(folder), 'node_modules', 'n8n-workflow'))
// What a server of n8n's runs by default.
const engine = {
  engine: 'vm',
  bridgeTimeout: 5000,
  bridgeMemoryLimit: 128,
  maxCodeCacheSize: 1024,
  poolSize: 1,
}

const table = JSON.parse(readFileSync(TABLE, 'utf8'))
await Expression.initExpressionEngine(engine)
const expression = new Expression(table.zone)
await expression.acquireIsolate()

let differences = 0
const all = table.groups.flatMap((group) => group.cases)
for (const one of all) {
  const told = tell(() =>
    expression.resolveSimpleParameterValue(one.source, surroundings(table.names)),
  )
  // An expression that runs for ever takes its sandbox with it.
  if (told.fails) {
    await expression.releaseIsolate()
    await expression.acquireIsolate()
  }
  if (mode === '--write') Object.assign(clear(one), told)
  else if (JSON.stringify(told) !== JSON.stringify(expected(one))) {
    differences += 1
    console.log(one.source, '\n  table:', expected(one), '\n  n8n:  ', told)
  }
}
await expression.releaseIsolate()
await Expression.disposeExpressionEngine?.()

if (mode === '--write') writeFileSync(TABLE, written(table))
console.log(`${all.length} expressions, ${differences} differences`)
process.exit(differences === 0 ? 0 : 1)

/** What the table says that n8n gives. */
function expected(one) {
  const told = { ...one }
  delete told.source
  delete told.ours
  return told
}

function clear(one) {
  delete one.gives
  delete one.is
  delete one.fails
  return one
}

/** A case a line, as somebody who looks for one wants to read them. */
function written({ groups, ...rest }) {
  const blocks = groups.map(({ about, cases }) => {
    const lines = cases.map((one) => JSON.stringify(one)).join(',\n')
    return `{"about": ${JSON.stringify(about)}, "cases": [\n${lines}\n]}`
  })
  return `${JSON.stringify(rest, undefined, 2).slice(0, -2)},\n"groups": [${blocks.join(',\n')}]\n}\n`
}
