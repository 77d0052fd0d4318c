/** A run of the document on examples, on this device: nothing is sent anywhere. */
import { EXAMPLE_NOW, EXAMPLE_ZONE, type Given } from '../workflows/recipes/recipe.ts'
import { simulate, type CodeRunner } from '../workflows/run/index.ts'
import type { Flow } from '../workflows/flow/flow.ts'
import type { Language } from '../routes/language.ts'
import type { Example, StudioRun } from './run.ts'

/** Runs the flow as it is; what services answer comes from the example and from pinned items. */
export const runOn = async (
  flow: Flow,
  example: Example | undefined,
  language: Language,
): Promise<StudioRun> => {
  const code = await codeFor(flow)
  const result = await simulate(flow, givenIn(flow, example), {
    now: new Date(EXAMPLE_NOW),
    zone: EXAMPLE_ZONE,
    language,
    ...(code && { code }),
  })
  return { flow, result, example }
}

/** Pinned items come before what the example says. */
const givenIn = (flow: Flow, example: Example | undefined): ReadonlyMap<string, Given> =>
  new Map([
    ...(Object.entries(example?.given ?? {}) as [string, Given][]),
    ...Object.entries(flow.pinData ?? {}).map(
      ([name, items]) => [name, items.map(({ json }) => json)] as const,
    ),
  ])

const codeFor = async ({ nodes }: Flow): Promise<CodeRunner | undefined> => {
  if (!nodes.some(({ type }) => type === 'n8n-nodes-base.code')) return undefined
  const { workerForCode } = await import('../ports/run-code.ts')
  return workerForCode()
}

/**
 * What a text that holds expressions comes to on the first item that reaches a node: the run again,
 * in which that node asks for nothing but this text.
 *
 * @returns nothing where no item gets there
 */
export const probe = async (
  { flow, example }: StudioRun,
  name: string,
  text: string,
  language: Language,
): Promise<string | undefined> => {
  const asking = {
    ...flow,
    nodes: flow.nodes.map((node) =>
      node.name === name ? { ...node, type: PROBE, parameters: { text } } : node,
    ),
  }
  const { nodes } = await simulate(asking, new Map([...givenIn(flow, example), [name, [{}]]]), {
    now: new Date(EXAMPLE_NOW),
    zone: EXAMPLE_ZONE,
    language,
  })
  const value = nodes.get(name)?.[0]?.asked?.[0]?.['text']
  if (value === undefined) return undefined
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A kind of node whose answers are always given. */
const PROBE = 'n8n-nodes-base.httpRequest'
