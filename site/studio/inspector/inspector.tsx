import { useState, type ReactElement, type ReactNode } from 'react'
import { Checkbox } from '#ui/checkbox'
import { Disclosure } from '#ui/disclosure'
import { Field } from '#ui/field'
import { Input } from '#ui/input'
import { Select } from '#ui/select'
import { Text } from '#ui/text'
import type { NodeOptions } from '../../workflows/document/command.ts'
import { isNote } from '../../workflows/document/ends.ts'
import { fieldsOf, withField } from '../../workflows/document/fields.ts'
import type { FlowNode, OnError } from '../../workflows/flow/flow.ts'
import { factOf } from '../../workflows/nodes/index.ts'
import { usePart, useTools } from '../context.ts'
import { kindOf } from '../kind-of.ts'
import { Sign } from '../sign.tsx'
import { Control } from './control.tsx'
import { Several } from './several.tsx'
import { Simulated } from './simulated.tsx'
import { NodeActions } from './node-actions.tsx'
import { Parameters } from './parameters.tsx'
import { LookedContext, useLooking } from './use-looking.ts'
import * as css from './inspector.css.ts'

/** The settings of the step that was chosen last. @param children how it is closed, where it stands alone */
export function Inspector({ children }: { children?: ReactNode }): ReactElement {
  const { words, language } = useTools()
  const selection = usePart(({ session }) => session.selection)
  const flow = usePart(({ session }) => session.flow)
  if (selection.length > 1) return <Several names={selection} />
  const node = flow.nodes.find(({ name }) => name === selection.at(-1))
  if (!node) return <Text tone="muted">{words.inspector.none}</Text>
  return (
    <section className={css.inspector} aria-label={words.inspector.title}>
      <header className={css.head}>
        <span className={css.sign}>
          <Sign type={node.type} size={24} />
        </span>
        <div className={css.called}>
          <h2 className={css.title}>{node.name}</h2>
          <Text size="s" tone="muted">
            {kindOf(node, language)}
          </Text>
        </div>
        {children}
      </header>
      {/* Drafts of one step are none of another's. */}
      <Settings key={node.name} node={node} />
    </section>
  )
}

function Settings({ node }: { node: FlowNode }): ReactElement {
  const { studio, words, language } = useTools()
  const { inspector } = words
  const fact = factOf(node.type)
  const note = isNote(node)
  const set = (options: NodeOptions) =>
    void studio.perform({ do: 'set-options', name: node.name, options })
  const looked = useLooking(node.name)
  return (
    <div className={css.settings}>
      <Rename node={node} />
      <NodeActions node={node} />
      {!fact && (
        <Text size="s" tone="muted">
          {inspector.unknown}
        </Text>
      )}
      <LookedContext value={looked}>
        {fieldsOf(node, language).map((field) => (
          <Control
            key={field.path.join('.')}
            field={field}
            onChange={(value) =>
              void studio.perform({
                do: 'set-parameters',
                name: node.name,
                parameters: withField(node.parameters, field.path, value),
              })
            }
          />
        ))}
      </LookedContext>
      {!note && fact?.kind !== 'part' && (
        <>
          <Field label={inspector.onError}>
            <Select
              value={node.onError ?? 'stopWorkflow'}
              onChange={({ currentTarget }) => set({ onError: currentTarget.value as OnError })}
            >
              <option value="stopWorkflow">{inspector.errors.stop}</option>
              <option value="continueRegularOutput">{inspector.errors.goOn}</option>
              <option value="continueErrorOutput">{inspector.errors.branch}</option>
            </Select>
          </Field>
          <Checkbox
            label={inspector.retry}
            checked={node.retryOnFail === true}
            onCheckedChange={(retryOnFail) => set({ retryOnFail })}
          />
          <Checkbox
            label={inspector.on}
            checked={node.disabled !== true}
            onCheckedChange={(isOn) => set({ disabled: !isOn })}
          />
        </>
      )}
      {!note && <Simulated node={node} />}
      <Disclosure title={inspector.all}>
        <Parameters node={node} />
      </Disclosure>
    </div>
  )
}

/** A new name is taken once one leaves the field, if nobody else has it. */
function Rename({ node }: { node: FlowNode }): ReactElement {
  const { studio, words } = useTools()
  const [draft, setDraft] = useState<string>()
  const others = usePart(({ session }) => session.flow.nodes)
  const wanted = draft?.trim() ?? node.name
  const taken = wanted !== node.name && others.some(({ name }) => name === wanted)
  const keep = () => {
    if (!taken && wanted !== '' && wanted !== node.name)
      studio.perform({ do: 'rename', name: node.name, to: wanted })
    if (!taken) setDraft(undefined)
  }
  return (
    <Field label={words.inspector.name} error={taken ? words.inspector.taken : undefined}>
      <Input
        value={draft ?? node.name}
        onValueChange={setDraft}
        onBlur={keep}
        onKeyDown={({ key }) => {
          if (key === 'Enter') keep()
          if (key === 'Escape') setDraft(undefined)
        }}
      />
    </Field>
  )
}
