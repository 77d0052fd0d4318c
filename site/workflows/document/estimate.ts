/** What one run like the last would cost and wait for, as far as prices and the run tell. */
import type { Flow, FlowNode, Item, Json } from '../flow/flow.ts'
import { factOf } from '../nodes/index.ts'
import type { Run } from '../run/run.ts'
import { itemsInto } from './items-into.ts'
import { linksIn } from './links.ts'
import { textsIn } from './rename.ts'

export interface Estimate {
  readonly models: readonly ModelEstimate[]
  /** Dollars of the models whose price is known. */
  readonly dollars: number
  /** Steps that ask a service, and how often. */
  readonly services: readonly { readonly node: string; readonly calls: number }[]
  /** Milliseconds of pauses and tries; how long services and models take nobody knows. */
  readonly waited: number
}

export interface ModelEstimate {
  /** The step that asks. */
  readonly node: string
  /** As the provider calls it; nothing where an expression says it. */
  readonly model: string | undefined
  readonly calls: number
  /** Tokens of all calls, roughly. */
  readonly reads: number
  readonly writes: number
  /** Nothing where we have no price. */
  readonly dollars: number | undefined
}

/** Dollars of a million tokens, by the provider's name of the model. */
export type ModelPrices = Readonly<
  Record<string, { readonly read: number; readonly written: number }>
>

export const estimateOf = (flow: Flow, run: Run, prices: ModelPrices): Estimate => {
  const links = linksIn(flow)
  const named = new Map(flow.nodes.map((node) => [node.name, node]))
  const models = links.flatMap(({ from, to, kind }) => {
    const [part, user] = [named.get(from.node), named.get(to.node)]
    if (kind !== 'ai_languageModel' || !part || !user || !run.nodes.has(user.name)) return []
    const came = itemsInto(
      links.filter((link) => link.to.node === user.name),
      run.nodes,
    )
    return [modelEstimate(user, part, came, run, prices)]
  })
  return {
    models,
    dollars: models.reduce((all, { dollars = 0 }) => all + dollars, 0),
    services: flow.nodes.flatMap(({ name, type }) => {
      const asked = run.nodes.get(name)?.flatMap((one) => one.asked ?? []) ?? []
      const isService = factOf(type)?.kind === 'service'
      return isService && asked.length > 0 ? [{ node: name, calls: asked.length }] : []
    }),
    waited: run.waited,
  }
}

const modelEstimate = (
  user: FlowNode,
  part: FlowNode,
  came: readonly Item[],
  run: Run,
  prices: ModelPrices,
): ModelEstimate => {
  const runs = run.nodes.get(user.name) ?? []
  const given = runs.flatMap(({ outputs }) => outputs.flat())
  const calls = user.executeOnce === true ? runs.length : Math.max(came.length, runs.length)
  const texts = textsIn(user.parameters).map(([, text]) => text)
  // What an expression puts in is at most what came.
  const isFilled = texts.some((text) => text.includes('{{'))
  const fixed = tokensOf(texts.join(' ').replaceAll(/\{\{[^}]*\}\}/gu, ''))
  const filled = isFilled ? tokensOf(JSON.stringify(came.map(({ json }) => json))) : 0
  const reads = fixed * calls + filled
  const writes = tokensOf(given.map(({ json }) => JSON.stringify(json)).join(''))
  const model = modelIn(part)
  const price = model !== undefined && Object.hasOwn(prices, model) ? prices[model] : undefined
  return {
    node: user.name,
    model,
    calls,
    reads,
    writes,
    dollars: price && (reads * price.read + writes * price.written) / 1_000_000,
  }
}

/** Characters of a token, between English and French. */
const CHARACTERS = 4

const tokensOf = (text: string): number => Math.ceil(text.length / CHARACTERS)

const modelIn = ({ parameters }: FlowNode): string | undefined => {
  const said: Json | undefined = parameters['model'] ?? parameters['modelName']
  const id =
    typeof said === 'object' && said !== null && 'value' in said
      ? (said as { readonly value?: Json }).value
      : said
  return typeof id === 'string' && id !== '' && !id.startsWith('=') ? id : undefined
}
