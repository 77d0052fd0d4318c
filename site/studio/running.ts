/** A run of the document on examples, on this device: nothing is sent anywhere. */
import { EXAMPLE_NOW, EXAMPLE_ZONE, type Given } from '../workflows/recipes/recipe.ts'
import { simulate, type CodeRunner } from '../workflows/run/index.ts'
import type { Flow } from '../workflows/flow/flow.ts'
import type { Language } from '../routes/language.ts'
import type { RunWith, StudioRun } from './run.ts'

/** Runs the flow as it is; what services answer comes from the example and from pinned items. */
export const runOn = async (
  flow: Flow,
  { example, failing }: RunWith,
  language: Language,
): Promise<StudioRun> => {
  const code = await codeFor(flow)
  const result = await simulate(flow, givenIn(flow, { example, failing }), {
    now: new Date(EXAMPLE_NOW),
    zone: EXAMPLE_ZONE,
    language,
    ...(code && { code }),
  })
  return { flow, result, example, failing }
}

/** Pinned items come before what the example says, and what is made to fail before both. */
const givenIn = (flow: Flow, { example, failing }: RunWith): ReadonlyMap<string, Given> =>
  new Map([
    ...(Object.entries(example?.given ?? {}) as [string, Given][]),
    ...Object.entries(flow.pinData ?? {}).map(
      ([name, items]) => [name, items.map(({ json }) => json)] as const,
    ),
    ...flow.nodes.flatMap(({ id, name }) => {
      const fails = failing.get(id)
      return fails === undefined ? [] : [[name, { fails }] as const]
    }),
  ])

const codeFor = async ({ nodes }: Flow): Promise<CodeRunner | undefined> => {
  if (!nodes.some(({ type }) => type === 'n8n-nodes-base.code')) return undefined
  const { workerForCode } = await import('../ports/run-code.ts')
  return workerForCode()
}
