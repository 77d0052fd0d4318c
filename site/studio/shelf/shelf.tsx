import { useMemo, useState, type ReactElement, type ReactNode } from 'react'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { TabsParts } from '#ui/tabs'
import { Textarea } from '#ui/textarea'
import { numberIn } from '../../i18n/number.ts'
import { problemsOf } from '../../workflows/document/problems.ts'
import { readFlow } from '../../workflows/document/read.ts'
import { writeFlow } from '../../workflows/document/write.ts'
import { usePart, useTools } from '../context.ts'
import { refusalText } from '../refusal.ts'
import type { Shelf as Name } from '../studio.ts'
import { Data } from './data.tsx'
import { Estimate } from './estimate.tsx'
import { Problems } from './problems.tsx'
import * as css from './shelf.css.ts'

interface ShelfProps {
  readonly said: ReactNode
  /** Shows what upgrades would change. */
  readonly onUpgrade: () => void
}

/** Below the workspace: what is wrong, what a run handed on, and the document's own text. */
export function Shelf({ said, onUpgrade }: ShelfProps): ReactElement {
  const { studio, words, language } = useTools()
  const shelf = usePart((state) => state.shelf)
  const flow = usePart(({ session }) => session.flow)
  const run = usePart((state) => state.run?.result)
  const problems = useMemo(() => problemsOf(flow, run && { run }), [flow, run])
  return (
    <TabsParts.Root
      className={css.shelf}
      value={shelf}
      onValueChange={(next) => studio.set({ shelf: next as Name })}
    >
      <div className={css.head}>
        <TabsParts.List label={words.shelf.label} marker="quiet" className={css.tabs}>
          <TabsParts.Tab value="problems">
            {words.shelf.problems}{' '}
            {problems.length > 0 && (
              <Badge tone="plus">{numberIn(language, problems.length)}</Badge>
            )}
          </TabsParts.Tab>
          <TabsParts.Tab value="data">{words.shelf.data}</TabsParts.Tab>
          <TabsParts.Tab value="estimate">{words.shelf.estimate}</TabsParts.Tab>
          <TabsParts.Tab value="json">{words.shelf.json}</TabsParts.Tab>
        </TabsParts.List>
        {said}
      </div>
      <TabsParts.Panel value="problems" label={words.shelf.problems} className={css.panel}>
        <Problems problems={problems} onUpgrade={onUpgrade} />
      </TabsParts.Panel>
      <TabsParts.Panel value="data" label={words.shelf.data} className={css.panel}>
        {shelf === 'data' && <Data />}
      </TabsParts.Panel>
      <TabsParts.Panel value="estimate" label={words.shelf.estimate} className={css.panel}>
        {shelf === 'estimate' && <Estimate />}
      </TabsParts.Panel>
      <TabsParts.Panel value="json" label={words.shelf.json} className={css.panel}>
        {shelf === 'json' && <Source />}
      </TabsParts.Panel>
    </TabsParts.Root>
  )
}

/** The document as n8n reads it: what is changed here is one step that can be undone. */
function Source(): ReactElement {
  const { studio, words } = useTools()
  const flow = usePart(({ session }) => session.flow)
  const text = useMemo(() => writeFlow(flow), [flow])
  const [draft, setDraft] = useState<string>()
  const [fault, setFault] = useState<string>()
  const apply = () => {
    const read = readFlow(draft ?? text)
    if (!read.ok) return setFault(refusalText(read, words))
    studio.perform({ do: 'revise', flow: read.flow })
    setFault(undefined)
    setDraft(undefined)
  }
  return (
    <div className={css.source}>
      <Field label={words.shelf.edit} error={fault}>
        <Textarea
          className={css.code}
          rows={14}
          spellCheck={false}
          value={draft ?? text}
          onValueChange={setDraft}
        />
      </Field>
      {draft !== undefined && draft !== text && (
        <p className={css.buttons}>
          <Button size="s" variant="solid" onClick={apply}>
            {words.shelf.apply}
          </Button>
          <Button
            size="s"
            onClick={() => {
              setDraft(undefined)
              setFault(undefined)
            }}
          >
            {words.shelf.rest}
          </Button>
        </p>
      )}
    </div>
  )
}
