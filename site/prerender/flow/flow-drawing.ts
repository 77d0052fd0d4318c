/** The diagram of a template: its flow where the builder put the nodes, the first example's way as the thread. */
import { slugOf } from '../../content/template-pages.ts'
import { english, french } from '../../content/typography.ts'
import type { Entry } from '../../routes/entries.ts'
import type { Language } from '../../routes/language.ts'
import { exampleRuns } from '../../routes/template/example-runs.ts'
import { templateKey, type TemplateIn } from '../../routes/template/template-key.ts'
import { build, linksIn, namesIn } from '../../workflows/builder/build.ts'
import { outputNames } from '../../workflows/library/output-names.ts'
import { factsIn } from '../../workflows/library/services.ts'
import { signOf } from '../../workflows/library/sign.ts'
import { cached } from '../content-cache.ts'
import { drawFlow, type DrawnNode, type DrawnWire } from './draw-flow.ts'

export const flowDrawing = (
  { id, record }: Pick<Entry, 'id' | 'record'>,
  language: Language,
): string | undefined => {
  if (!('recipe' in record)) return undefined
  const template = { slug: slugOf(id), recipe: record.recipe, language }
  return cached('drawing', templateKey(template), () => drawingOf(template))
}

const drawingOf = ({ slug, recipe, language }: TemplateIn): string => {
  const set = language === 'fr' ? french : english
  const names = namesIn(recipe, language)
  const facts = factsIn(recipe)
  const keys = new Map([...names].map(([key, name]) => [name, key]))
  const placed = build(recipe, slug, language).nodes.flatMap((node): readonly DrawnNode[] => {
    const key = keys.get(node.name)
    const fact = key === undefined ? undefined : facts.get(key)
    if (key === undefined || fact === undefined) return []
    const [x, y] = node.position
    return [
      { key, name: set(node.name), x, y, sign: signOf(fact), starts: fact.kind === 'trigger' },
    ]
  })
  const [run] = exampleRuns(slug, language)
  const left = new Map(run?.steps.map(({ node, ways }) => [keys.get(node), ways] as const))
  const wires = linksIn(recipe).map(({ from, to, kind, output }): DrawnWire => {
    const outputs = outputNames(recipe, from, language)
    const named = kind === 'main' && outputs.length > 1 && outputs[output] !== ONLY
    const label = named ? outputs[output] : undefined
    return {
      from,
      to,
      kind: kind !== 'main' ? 'part' : lookOf(left, from, to, output),
      ...(label !== undefined && { label: set(label) }),
    }
  })
  return drawFlow(placed, wires, recipe[language].title)
}

/** What an output is called that has no name of its own. */
const ONLY = 'main'

/** Without a run nothing is said of ways. */
const lookOf = (
  left: ReadonlyMap<string | undefined, readonly number[]>,
  from: string,
  to: string,
  output: number,
): DrawnWire['kind'] => {
  if (left.size === 0) return 'plain'
  return left.has(to) && left.get(from)?.includes(output) ? 'thread' : 'aside'
}
