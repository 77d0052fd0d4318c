/** The simulator beside n8n: whatever they do differently, node by node. */
import { writeFileSync } from 'node:fs'
import type { Item, Json, JsonObject } from '../../site/workflows/flow/flow.ts'
import { factOf, givesOf } from '../../site/workflows/nodes/index.ts'
import { loadEngine } from '../../site/workflows/run/code/engine.ts'
import { quickJsRunner } from '../../site/workflows/run/code/quickjs.ts'
import { simulate, type Run } from '../../site/workflows/run/index.ts'
import { short } from './holds.ts'
import type { FlowExample } from '../../site/workflows/builder/examples.ts'
import type { Template } from './case.ts'
import { partsOf } from './parts.ts'
import type { Verdict } from './judgement.ts'
import { MOMENT, ZONE } from './moment.ts'
import { askedOf, ranIn, type RawRun } from './runs.ts'
import type { Judged } from './verdict.ts'

/** @param file to which the differences are written as well */
export const compareAll = async (verdicts: readonly Verdict[], file?: string): Promise<void> => {
  const lines: string[] = []
  for (const { template, judged } of verdicts)
    for (const one of judged)
      for (const line of await differencesOf(one))
        lines.push(`${template.slug} (${template.language}) « ${one.case.example.name} » · ${line}`)
  for (const line of lines) console.log(`≠ ${line}`)
  console.log(`${lines.length} differences between n8n and the simulator`)
  if (file) writeFileSync(file, lines.map((line) => `${line}\n`).join(''))
}

const differencesOf = async ({ case: one, run }: Judged): Promise<readonly string[]> => {
  if (!run) return []
  const { flow, language } = one.template
  const code = quickJsRunner(loadEngine)
  const given = one.example.given
  try {
    const simulated = await simulate(flow, given, { now: MOMENT, zone: ZONE, language, code })
    return [
      ...simulated.gaps.map(
        ({ node, key, value }) => `${node}: not simulated: ${key} ${value ?? ''}`,
      ),
      ...flow.nodes
        .filter(({ type, parameters }) => {
          const fact = factOf(type)
          return fact?.kind !== 'note' && !(fact && givesOf(fact, parameters))
        })
        // Behind a gap there is nothing to compare.
        .filter(({ name }) => simulated.gaps.length === 0 || simulated.nodes.has(name))
        .flatMap(({ name }) => nodeDifferences(name, run, one, simulated)),
    ]
  } catch (error) {
    return [`the simulator stopped: ${String(error)}`]
  }
}

const nodeDifferences = (
  name: string,
  run: RawRun,
  { template, example }: Judged['case'],
  simulated: Run,
): readonly string[] => {
  const itemsOf = asksFailingModel(template, example, name) ? wordless : plain
  const real = ranIn(run, template.flow).get(name) ?? []
  const ours = simulated.nodes.get(name) ?? []
  if (real.length !== ours.length)
    return [`${name}: n8n runs it ${real.length} times, the simulator ${ours.length} times`]
  const runs = real.flatMap((task, at) => [
    ...apart(task.error ?? null, ours[at]?.error?.message ?? null, `${name} run ${at} error`),
    ...apart(
      task.outputs.map((items) => items.map(itemsOf)),
      sameMany(ours[at]?.outputs ?? [], task.outputs.length).map((items) => items.map(itemsOf)),
      `${name} run ${at} output`,
    ),
  ])
  const asked = ours.flatMap((task) => task.asked ?? [])
  return asked.length === 0
    ? runs
    : [...runs, ...apart(pure(askedOf(run, name)), pure(asked), `${name} asked`)]
}

/** n8n says in its own words, by the answer's status, why a model failed; an example in the model's. */
const asksFailingModel = ({ flow }: Template, { given }: FlowExample, name: string): boolean =>
  partsOf(flow, name).some((part) => {
    const own = given.get(part.name)
    return own !== undefined && JSON.stringify(own).includes('"fails":')
  })

const wordless = (item: Item): Json =>
  plain(item.json['error'] ? { ...item, json: { ...item.json, error: true } } : item)

const sameMany = <T>(lists: readonly (readonly T[])[], length: number): readonly (readonly T[])[] =>
  Array.from({ length }, (_none, at) => lists[at] ?? [])

/** What counts in an item: n8n writes one pairing in several ways, and knows more of files. */
const plain = ({ json, binary, pairedItem, error }: Item): Json => ({
  json,
  ...(binary && Object.keys(binary).length > 0
    ? { binary: Object.fromEntries(Object.entries(binary).map(fileOf)) }
    : {}),
  pairedItem: [pairedItem ?? []].flat().map(pairOf),
  ...(error ? { error: true } : {}),
})

const fileOf = ([field, file]: [string, NonNullable<Item['binary']>[string]]): [string, Json] => [
  field,
  { mimeType: file.mimeType, fileName: file.fileName ?? null, data: file.data },
]

const pairOf = (pair: number | { readonly item: number; readonly input?: number }): Json =>
  typeof pair === 'number' ? [pair, 0] : [pair.item, pair.input ?? 0]

/** Without what JSON cannot say. */
const pure = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json

const apart = (real: Json, ours: Json, path: string): readonly string[] => {
  if (isMany(real) && isMany(ours) && Array.isArray(real) === Array.isArray(ours)) {
    const keys = new Set([...Object.keys(real), ...Object.keys(ours)])
    return [...keys].flatMap((key) =>
      apart((real as JsonObject)[key] ?? null, (ours as JsonObject)[key] ?? null, `${path}.${key}`),
    )
  }
  return Object.is(real, ours) ? [] : [`${path}: n8n ${short(real)}, simulator ${short(ours)}`]
}

const isMany = (value: Json): value is JsonObject | readonly Json[] =>
  typeof value === 'object' && value !== null
