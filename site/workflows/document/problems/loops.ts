import type { FlowNode } from '../../flow/flow.ts'
import { factOf } from '../../nodes/index.ts'
import { endsOf } from '../ends.ts'
import type { Problem } from './problem.ts'
import { circlesIn } from './circles.ts'
import type { Rule, Survey } from './survey.ts'

/** Circles that nothing leads out of, and loops that never come round. */
export const loops: Rule = (survey) => {
  const circles = circlesIn(survey)
  const inCircle = new Set(circles.flatMap((circle) => [...circle]))
  const endless = circles.flatMap((circle): readonly Problem[] => {
    const nodes = [...circle].map((name) => survey.named.get(name)!)
    if (nodes.some((node) => mayEnd(node, circle, survey))) return []
    const isSure = nodes.every(({ type }) => factOf(type))
    return [
      {
        key: 'endless-loop',
        level: isSure ? 'warning' : 'hint',
        node: nodes[0]!.name,
        values: { count: nodes.length },
      },
    ]
  })
  const open = survey.nodes.filter(
    ({ name, type }) => type === BATCHES && !inCircle.has(name) && survey.reached.has(name),
  )
  return [
    ...endless,
    ...open.map(({ name }): Problem => ({
      key: 'loop-not-closed',
      level: 'warning',
      node: name,
      values: {},
    })),
  ]
}

const BATCHES = 'n8n-nodes-base.splitInBatches'

/** Kinds that may let nothing through. */
const DROPS =
  /\.(?:splitInBatches|filter|limit|stopAndError|removeDuplicates|code|function|functionItem|splitOut|wait|compareDatasets)$/u

const mayEnd = (node: FlowNode, circle: ReadonlySet<string>, { out }: Survey): boolean => {
  if (DROPS.test(node.type)) return true
  const { outputs } = endsOf(node)
  if (outputs < 2) return false
  const back = new Set(
    (out.get(node.name) ?? [])
      .filter(({ kind, to }) => kind === 'main' && circle.has(to.node))
      .map(({ from }) => from.at),
  )
  return back.size < outputs
}
