import { useEffect, useMemo, useState } from 'react'
import type { HitRate } from '../../workflows/document/statistics.ts'
import type { NodeFact } from '../../workflows/nodes/fact.ts'
import { NODES } from '../../workflows/nodes/index.ts'
import { useFlow } from '../context.ts'

type Suggesting = Pick<typeof import('../../workflows/document/suggest.ts'), 'HITS' | 'nextAfter'>

interface Suggested {
  readonly facts: readonly NodeFact[]
  readonly hits: HitRate
}

/**
 * What most often follows a step.
 * @param name nothing where none is chosen: what the library counted is not fetched before
 */
export const useSuggested = (name: string | undefined): Suggested | undefined => {
  const flow = useFlow()
  const [suggesting, setSuggesting] = useState<Suggesting>()
  const isWanted = name !== undefined
  useEffect(() => {
    if (!isWanted) return undefined
    let isHere = true
    import('../../workflows/document/suggest.ts').then(
      ({ HITS, nextAfter }) => isHere && setSuggesting({ HITS, nextAfter }),
      // Without suggestions one searches among all.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [isWanted])
  return useMemo(() => {
    if (name === undefined || !suggesting) return undefined
    const { nextAfter, HITS } = suggesting
    const facts = nextAfter(flow, name)
      .slice(0, HITS.of)
      .map(({ id }) => NODES[id])
    return { facts, hits: HITS }
  }, [flow, name, suggesting])
}
