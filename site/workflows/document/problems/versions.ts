import { factOf } from '../../nodes/index.ts'
import { upgradesOf } from '../upgrade.ts'
import type { Problem } from './problem.ts'
import type { Rule } from './survey.ts'

/** Versions that n8n does not have, and those that a later one has replaced. */
export const versions: Rule = ({ flow, nodes }) => {
  const upgrades = new Map(upgradesOf(flow).map((upgrade) => [upgrade.node, upgrade]))
  return nodes.flatMap(({ name, type, typeVersion: version }): readonly Problem[] => {
    const fact = factOf(type)
    if (!fact || version === fact.version) return []
    const values = { version, latest: fact.version }
    if (!fact.versions.includes(version))
      return [{ key: 'version-unknown', level: 'warning', node: name, values }]
    const command = upgrades.get(name)?.command
    // Small steps change little: only what has been built anew is told.
    if (Math.floor(version) === Math.floor(fact.version)) return []
    return [
      {
        key: 'version-old',
        level: 'hint',
        node: name,
        values,
        ...(command && { fix: command }),
      },
    ]
  })
}
