import { useMemo } from 'react'
import { linesOf, outlineOf } from '../workflows/document/outline.ts'
import { useFlow, useTools } from './context.ts'

/** Names of the nodes in the order in which they run. */
export const useOrder = (): readonly string[] => {
  const flow = useFlow()
  const { language } = useTools()
  return useMemo(
    () =>
      linesOf(outlineOf(flow, language)).flatMap((line) =>
        line.kind === 'step' || line.kind === 'part' ? [line.name] : [],
      ),
    [flow, language],
  )
}
