import { useId, useLayoutEffect, useRef, useState, type ReactElement } from 'react'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { Figure } from '#ui/figure'
import { Head, Section } from '#ui/section'
import { Select } from '#ui/select'
import { Inline, Stack } from '#ui/stack'
import { WorkflowGraph } from '../../components/workflow-graph/index.ts'
import { useWordsOf } from '../../i18n/use-words.ts'
import { scripted } from '../parts/scripted.css.ts'
import { drawingOf, type Flow } from './flow.ts'
import { StepList } from './step-list.tsx'
import * as css from './studio.css.ts'
import { WORDS } from './words.ts'

interface RunDemoProps {
  readonly flows: readonly Flow[]
}

/** A case that goes through a workflow, as slowly as one wants. */
export function RunDemo({ flows }: RunDemoProps): ReactElement {
  const words = useWordsOf(WORDS)
  const id = useId()
  const [chosen, choose] = useState({ flow: 0, case: 0 })
  const [done, setDone] = useState(0)
  const flow = flows[chosen.flow]!
  const told = flow.cases[chosen.case]!
  const last = told.run.length
  const here = told.run[done - 1]
  const nameOf = (step: string) => flow.steps.find((one) => one.id === step)?.name ?? step
  const frame = useRef<HTMLDivElement>(null)
  const column = flow.steps.find(({ id: own }) => own === here?.step)?.at[0] ?? 0
  const columns = Math.max(...flow.steps.map(({ at }) => at[0])) + 1
  // Where the drawing is wider than its frame, the run stays in sight.
  useLayoutEffect(() => {
    const region = frame.current?.querySelector('[data-scroll]')
    if (!region) return
    region.scrollLeft = ((column + 0.5) / columns) * region.scrollWidth - region.clientWidth / 2
  }, [column, columns])
  const start = (next: typeof chosen) => {
    choose(next)
    setDone(0)
  }
  return (
    <Section tone="sunken" labelledBy={id} shared>
      <Head id={id} title={words.runTitle} lead={words.runLead} />
      <Stack gap={5}>
        <div className={css.controls}>
          <Field id={`${id}flow`} label={words.workflow}>
            <Select
              value={chosen.flow}
              onChange={({ target }) => start({ flow: Number(target.value), case: 0 })}
            >
              {flows.map((one, index) => (
                <option key={one.id} value={index}>
                  {one.title}
                </option>
              ))}
            </Select>
          </Field>
          <Field id={`${id}case`} label={words.case}>
            <Select
              value={chosen.case}
              onChange={({ target }) => start({ ...chosen, case: Number(target.value) })}
            >
              {flow.cases.map((one, index) => (
                <option key={one.id} value={index}>
                  {one.name}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <div ref={frame}>
          <Figure name={words.graph} caption={words.simulated}>
            <WorkflowGraph
              title={flow.title}
              description={words.graphText(flow.steps.length)}
              {...drawingOf(flow, told, done)}
            />
          </Figure>
        </div>
        <div className={css.said}>
          <output>
            {here === undefined
              ? words.waiting
              : `${words.at(done, last, nameOf(here.step), here.says)}${done === last ? ` ${words.over}` : ''}`}
          </output>
        </div>
        <div className={scripted}>
          <Inline>
            <Button variant="solid" onClick={() => setDone(done === last ? 0 : done + 1)}>
              {done === 0 ? words.start : done === last ? words.again : words.next}
            </Button>
            <Button aria-disabled={done === last || undefined} onClick={() => setDone(last)}>
              {words.all}
            </Button>
          </Inline>
        </div>
        <StepList flow={flow} told={told} done={done} words={words} />
      </Stack>
    </Section>
  )
}
