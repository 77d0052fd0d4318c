import { useId, useState, type ReactElement } from 'react'
import { Button } from '#ui/button'
import { Callout } from '#ui/callout'
import { Checkbox } from '#ui/checkbox'
import { Figure } from '#ui/figure'
import { hidden } from '#ui/field'
import { Head, Section, Split } from '#ui/section'
import { Stack } from '#ui/stack'
import { WorkflowGraph } from '../../components/workflow-graph/index.ts'
import { useWordsOf } from '../../i18n/use-words.ts'
import { faultsOf, type Flow } from './flow.ts'
import * as css from './studio.css.ts'
import { WORDS } from './words.ts'

interface CheckDemoProps {
  readonly flow: Flow
}

/** Links that one can undo, and the check that says what follows from it. */
export function CheckDemo({ flow }: CheckDemoProps): ReactElement {
  const words = useWordsOf(WORDS)
  const id = useId()
  const [undone, setUndone] = useState<ReadonlySet<number>>(new Set())
  const links = flow.links.filter((_, index) => !undone.has(index))
  const faults = faultsOf({ steps: flow.steps, links })
  const faulty = new Set(faults.map(({ step }) => step))
  const nameOf = (step: string) => flow.steps.find(({ id: own }) => own === step)?.name ?? step
  const toggle = (index: number) => {
    const next = new Set(undone)
    if (!next.delete(index)) next.add(index)
    setUndone(next)
  }
  return (
    <Section shared labelledBy={id}>
      <Head id={id} title={words.checkTitle} lead={words.checkLead} />
      <Stack gap={5}>
        <Figure name={`${words.graph}, 2`} caption={words.simulated}>
          <WorkflowGraph
            title={flow.title}
            description={words.graphText(flow.steps.length)}
            nodes={flow.steps.map((step) => ({
              ...step,
              state: faulty.has(step.id) ? 'passed' : 'idle',
            }))}
            links={links}
          />
        </Figure>
        <Split ratio="1:1">
          <fieldset className={css.links}>
            <legend className={hidden}>{words.links}</legend>
            {flow.links.map(({ from, to }, index) => (
              <Checkbox
                key={`${from} ${to}`}
                id={`${id}${index}`}
                label={words.link(nameOf(from), nameOf(to))}
                checked={!undone.has(index)}
                onChange={() => toggle(index)}
              />
            ))}
            <Button
              size="s"
              aria-disabled={undone.size === 0 || undefined}
              onClick={() => setUndone(new Set())}
            >
              {words.mend}
            </Button>
          </fieldset>
          <output>
            <Callout
              tone={faults.length === 0 ? 'success' : 'warning'}
              title={faults.length === 0 ? words.fineTitle : words.faults(faults.length)}
            >
              {faults.length === 0 ? (
                words.fine
              ) : (
                <ul>
                  {faults.map(({ kind, step }) => (
                    <li key={`${kind} ${step}`}>{words.fault[kind](nameOf(step))}</li>
                  ))}
                </ul>
              )}
            </Callout>
          </output>
        </Split>
      </Stack>
    </Section>
  )
}
