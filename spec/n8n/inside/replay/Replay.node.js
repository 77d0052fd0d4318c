/**
 * Stands in n8n for a node that speaks to somebody outside. It notes what that node would have been
 * asked (its parameters, evaluated by n8n on the items that reach it) and gives what the example says.
 * The same stands beside nodes that run for real, to note what their expressions give.
 */
class Replay {
  description = {
    displayName: 'Replay',
    name: 'replay',
    group: ['transform'],
    version: 1,
    description: 'Gives what an example says',
    defaults: { name: 'Replay' },
    inputs: ['main'],
    outputs: ['main'],
    usableAsTool: true,
    properties: [
      { displayName: 'Plan', name: 'plan', type: 'string', default: '{}' },
      { displayName: 'Asked', name: 'asked', type: 'json', default: {} },
    ],
  }

  async execute() {
    const plan = JSON.parse(this.getNode().parameters.plan)
    const items = this.getInputData()
    const run = Number(this.evaluateExpression('{{ $runIndex }}', 0) ?? 0)
    const asked = items.map((_, at) => notedFor(this, plan, at))
    write(this, { node: plan.node, run, beside: plan.beside === true, asked })
    if (plan.beside) return [[]]
    const broken = asked.find(({ error }) => error !== undefined)
    if (broken) throw new Error(broken.error)
    return [await answered(this, plan, items, run)]
  }
}

async function answered(context, plan, items, run) {
  if (plan.passes) return items
  const given = plan.given?.[Math.min(run, plan.given.length - 1)]
  if (!given) throw new Error('the example gives it nothing')
  if (given.fails === undefined) {
    const from = originOf(items.length, given.items.length)
    return Promise.all(given.items.map((item, at) => itemOf(context, item, from(at))))
  }
  if (plan.whole || given.whole || !context.continueOnFail()) throw new Error(given.fails)
  return items.map((_, item) => ({ json: { error: given.fails }, pairedItem: { item } }))
}

/** Nodes that speak to somebody say of each item which one it answers; here it follows from numbers. */
const originOf = (came, gone) => {
  if (came === 1 || (gone === 1 && came > 1)) return () => ({ pairedItem: { item: 0 } })
  return came === gone ? (item) => ({ pairedItem: { item } }) : () => ({})
}

async function itemOf(context, { json, files }, from) {
  if (!files) return { json, ...from }
  const binary = {}
  for (const [field, { type, name, base64 }] of Object.entries(files))
    binary[field] = await context.helpers.prepareBinaryData(
      Buffer.from(base64, 'base64'),
      name,
      type,
    )
  return { json, binary, ...from }
}

/** A tool's parameters are n8n's to evaluate: the model has filled some of them in. */
function notedFor(context, plan, at) {
  if (Object.keys(plan.asks).length > 0) return noted(context, plan.asks, at)
  return { values: { [plan.node]: context.getNodeParameter('asked', at, {}) }, pieces: [] }
}

/** What stood in each parameter, and which expressions gave nothing. */
function noted(context, asks, at) {
  const pieces = []
  try {
    const values = {}
    for (const [node, parameters] of Object.entries(asks))
      values[node] = evaluated(context, parameters, at, [node], pieces)
    return { values, pieces }
  } catch (error) {
    return { error: `${error.message}`, pieces }
  }
}

function evaluated(context, value, at, path, pieces) {
  if (typeof value === 'string' && value.startsWith('=')) {
    if (value.includes('$fromAI')) return value
    for (const [piece] of value.matchAll(/\{\{[\s\S]*?\}\}/gu))
      pieces.push([path.join('.'), piece, given(context, piece, at)])
    return context.evaluateExpression(value.slice(1), at)
  }
  if (Array.isArray(value))
    return value.map((one, place) => evaluated(context, one, at, [...path, place], pieces))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      evaluated(context, one, at, [...path, key], pieces),
    ]),
  )
}

const given = (context, piece, at) => {
  try {
    return context.evaluateExpression(piece, at) !== undefined
  } catch {
    return false
  }
}

function write(context, note) {
  globalThis.judgeAsked ??= new Map()
  const execution = context.getExecutionId()
  const notes = globalThis.judgeAsked.get(execution) ?? []
  globalThis.judgeAsked.set(execution, [...notes, note])
}

module.exports = { Replay }
