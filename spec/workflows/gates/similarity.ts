/** Whether two templates are one with another name: what they link, and what they ask of models. */
import { linksIn } from '../../../site/workflows/builder/build.ts'
import { saidIn } from '../../../site/workflows/builder/said.ts'
import { NODES } from '../../../site/workflows/nodes/index.ts'
import type { Json } from '../../../site/workflows/flow/flow.ts'
import type { Recipe } from '../../../site/workflows/recipes/recipe.ts'

/** Links with what stands at their ends: type, resource, operation, output. */
export const linkSet = (recipe: Recipe): ReadonlySet<string> => {
  const labels = labelsOf(recipe)
  return new Set(
    linksIn(recipe).map(
      ({ from, to, kind, output }) => `${labels.get(from)} ${kind}${output} ${labels.get(to)}`,
    ),
  )
}

/** Runs of five words in what its models are told. */
export const promptRuns = (recipe: Recipe): ReadonlySet<string> => {
  const words = Object.values(recipe.nodes)
    .filter(({ use }) => NODES[use].kind === 'ai')
    .flatMap(({ with: parameters }) => textsIn(saidIn(parameters ?? {}, 'fr')))
    .join(' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
  return new Set(
    (words ?? []).map((_, at, all) => all.slice(at, at + RUN).join(' ')).slice(0, 1 - RUN),
  )
}

/** 0 for nothing in common, 1 for equal. */
export const jaccard = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const common = [...one].filter((value) => other.has(value)).length
  const together = one.size + other.size - common
  return together === 0 ? 0 : common / together
}

/** The graph alone: nodes of the same kind are alike, names and services do not count. */
export const shapeOf = (recipe: Recipe): string => {
  const links = linksIn(recipe)
  let labels = new Map(
    Object.entries(recipe.nodes).map(([key, { use }]) => [key, kindLabel(use)] as const),
  )
  for (let round = 0; round < ROUNDS; round += 1)
    labels = new Map(
      [...labels].map(([key, label]) => {
        const out = links.filter(({ from }) => from === key)
        const into = links.filter(({ to }) => to === key)
        const around = [
          ...out.map(({ to, kind, output }) => `>${kind}${output}${labels.get(to)}`),
          ...into.map(({ from, kind, input }) => `<${kind}${input}${labels.get(from)}`),
        ]
        return [key, hash(`${label}|${around.toSorted().join('|')}`)]
      }),
    )
  return hash([...labels.values()].toSorted().join('|'))
}

const RUN = 5
const ROUNDS = 3

const labelsOf = (recipe: Recipe): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(recipe.nodes).map(([key, { use, with: parameters }]) => {
      const { resource, operation } = (parameters ?? {}) as Readonly<Record<string, unknown>>
      return [key, [NODES[use].type, resource, operation].filter(Boolean).join('.')]
    }),
  )

const kindLabel = (use: keyof typeof NODES): string => {
  const { kind, type } = NODES[use]
  return kind === 'core' || kind === 'ai' ? type : kind
}

const textsIn = (value: Json): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Not for secrets: two different texts collide too rarely to matter here. */
const hash = (text: string): string => {
  let sum = 2166136261
  let other = 5381
  for (const letter of text) {
    sum = Math.imul(sum ^ letter.codePointAt(0)!, 16777619) >>> 0
    other = (Math.imul(other, 33) + letter.codePointAt(0)!) >>> 0
  }
  return `${sum.toString(36)}${other.toString(36)}`
}
