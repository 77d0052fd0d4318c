import type { ReactElement } from 'react'
import { Checkbox } from '#ui/checkbox'
import { endsOf } from '../../workflows/document/ends.ts'
import type { FlowNode } from '../../workflows/flow/flow.ts'
import { isTrigger } from '../../workflows/run/start.ts'
import { usePart, useTools } from '../context.ts'

/** What a simulation does at this step. Nothing of it goes into the document: n8n knows neither. */
export function Simulated({ node }: { node: FlowNode }): ReactElement {
  const { studio, words } = useTools()
  const { inspector } = words
  const stops = usePart((state) => state.stops)
  const failing = usePart((state) => state.failing)
  const { gives } = endsOf(node)
  const mayFail = !isTrigger(node) && (gives === undefined || gives === 'ai_languageModel')
  return (
    <>
      {gives === undefined && (
        <Checkbox
          label={inspector.stop}
          checked={stops.has(node.id)}
          onCheckedChange={(isOn) => studio.set({ stops: changed(stops, node.id, isOn) })}
        />
      )}
      {mayFail && (
        <Checkbox
          label={inspector.fail}
          help={inspector.failHelp}
          checked={failing.has(node.id)}
          onCheckedChange={(isOn) => studio.set({ failing: changed(failing, node.id, isOn) })}
        />
      )}
    </>
  )
}

const changed = (ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> =>
  new Set(isIn ? [...ids, id] : [...ids].filter((one) => one !== id))
