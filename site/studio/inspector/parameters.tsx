import { useState, type ReactElement } from 'react'
import { Field } from '#ui/field'
import { Textarea } from '#ui/textarea'
import type { FlowNode, JsonObject } from '../../workflows/flow/flow.ts'
import { jsonFault } from '../../workflows/document/json-fault.ts'
import { useTools } from '../context.ts'
import * as css from './inspector.css.ts'

/** Everything that the step holds, known to us or not. */
export function Parameters({ node }: { node: FlowNode }): ReactElement {
  const { studio, words } = useTools()
  const text = JSON.stringify(node.parameters, null, 2)
  const [draft, setDraft] = useState<string>()
  const [fault, setFault] = useState<string>()
  const keep = () => {
    if (draft === undefined) return
    const parameters = objectIn(draft)
    if (!parameters) return setFault(words.inspector.notJson(jsonFault(draft)?.line ?? 1))
    studio.perform({ do: 'set-parameters', name: node.name, parameters })
    setFault(undefined)
    setDraft(undefined)
  }
  return (
    <Field label={words.inspector.parameters} error={fault}>
      <Textarea
        className={css.code}
        rows={12}
        spellCheck={false}
        value={draft ?? text}
        onValueChange={setDraft}
        onBlur={keep}
      />
    </Field>
  )
}

const objectIn = (text: string): JsonObject | undefined => {
  try {
    const found: unknown = JSON.parse(text)
    return typeof found === 'object' && found !== null && !Array.isArray(found)
      ? (found as JsonObject)
      : undefined
  } catch {
    return undefined
  }
}
