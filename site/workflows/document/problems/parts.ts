import type { FlowNode } from '../../flow/flow.ts'
import { givesOf, takesOf } from '../../nodes/index.ts'
import type { Problem } from './problem.ts'
import { surely, type Rule, type Survey } from './survey.ts'

/** What serves nobody, what is missing, and what is handed to a node that has no use for it. */
export const parts: Rule = (survey) => survey.nodes.flatMap((node) => partsOf(node, survey))

const partsOf = (node: FlowNode, { into, out, reached }: Survey): readonly Problem[] => {
  const fact = surely(node)
  const { name, parameters } = node
  if (!fact || node.disabled === true) return []
  const takes = takesOf(fact, parameters)
  const given = (into.get(name) ?? []).filter(({ kind }) => kind !== 'main')
  const kinds = new Set(given.map(({ kind }) => kind))
  const serves = (out.get(name) ?? []).some(({ kind }) => kind !== 'main')
  // What nothing reaches is told already.
  const isUsed = serves || reached.has(name)
  return [
    ...(givesOf(fact, parameters) && !serves && reached.has(name)
      ? [{ key: 'part-of-nothing', level: 'warning', node: name, values: {} } as const]
      : []),
    ...Object.entries(takes).flatMap(([kind, need]): readonly Problem[] =>
      need === 'needed' && !kinds.has(kind) && isUsed
        ? [{ key: 'part-missing', level: 'error', node: name, values: { kind } }]
        : [],
    ),
    ...given.flatMap((link): readonly Problem[] =>
      Object.hasOwn(takes, link.kind)
        ? []
        : [
            {
              key: 'part-not-taken',
              level: 'warning',
              node: name,
              values: { kind: link.kind, part: link.from.node },
              fix: { do: 'unlink', link },
            },
          ],
    ),
  ]
}
