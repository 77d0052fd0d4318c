import { endsOf } from '../ends.ts'
import type { Problem } from './problem.ts'
import { surely, type Rule, type Survey } from './survey.ts'

/** Links by ends that a node does not have, and an output for errors that leads nowhere. */
export const linkEnds: Rule = (survey) => [
  ...survey.main.flatMap((link): readonly Problem[] => {
    const [from, to] = [survey.named.get(link.from.node)!, survey.named.get(link.to.node)!]
    const fix = { do: 'unlink', link } as const
    const { outputs } = endsOf(from)
    const count = outputs + (from.onError === 'continueErrorOutput' ? 1 : 0)
    if (surely(from) && link.from.at >= count) {
      const values = { output: link.from.at + 1, count }
      return [{ key: 'link-from-nowhere', level: 'warning', node: from.name, values, fix }]
    }
    const { inputs } = endsOf(to)
    if (!surely(to) || link.to.at < inputs) return []
    const values = { input: link.to.at + 1, count: inputs }
    return [{ key: 'link-into-nowhere', level: 'warning', node: to.name, values, fix }]
  }),
  ...survey.nodes.flatMap((node): readonly Problem[] =>
    node.onError === 'continueErrorOutput' && !leadsOnError(node.name, endsOf(node).outputs, survey)
      ? [{ key: 'error-output-open', level: 'hint', node: node.name, values: {} }]
      : [],
  ),
]

const leadsOnError = (name: string, outputs: number, { out }: Survey): boolean =>
  (out.get(name) ?? []).some(({ kind, from }) => kind === 'main' && from.at >= outputs)
