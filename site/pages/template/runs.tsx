import { useId, useState, type ReactElement } from 'react'
import { Button } from '#ui/button'
import { Callout } from '#ui/callout'
import { Disclosure } from '#ui/disclosure'
import { Head, Section } from '#ui/section'
import { Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { useWordsOf } from '../../i18n/use-words.ts'
import type { Language } from '../../routes/language.ts'
import type { ExampleRun } from '../../routes/template/example-runs.ts'
import type { TemplateData } from '../../routes/template/template-data.ts'
import { scripted } from '../parts/scripted.css.ts'
import * as css from './template.css.ts'
import { WORDS, type Words } from './words.ts'

interface RunsProps {
  readonly template: TemplateData
  readonly language: Language
}

/** Its examples: what leaves each step, as the build found it, and again right here where one asks. */
export function Runs({ template, language }: RunsProps): ReactElement | null {
  const words = useWordsOf(WORDS)
  const id = useId()
  const [state, setState] = useState<'idle' | 'running' | 'failed' | 'done'>('idle')
  const [live, setLive] = useState<readonly ExampleRun[]>()
  const shown = live ?? template.runs
  const run = async () => {
    setState('running')
    try {
      // The simulator is fetched by who asks for it.
      const { runHere } = await import('./run-here.ts')
      setLive(await runHere(template, language))
      setState('done')
    } catch {
      setState('failed')
    }
  }
  return (
    <Section id="exemples" labelledBy={`${id}title`} shared>
      <Head id={`${id}title`} title={words.examplesTitle} lead={words.examplesLead} size="t3" />
      <Stack gap={5}>
        <div className={scripted}>
          <div className={css.running}>
            <Button busy={state === 'running'} onClick={() => void run()}>
              {words.runHere}
            </Button>
            <output data-shared="">
              {state === 'done' && words.ranHere(shown.length)}
              {state === 'failed' && words.runFailed}
            </output>
          </div>
        </div>
        <div>
          {shown.map((one, index) => (
            <Disclosure
              key={one.name}
              variant="row"
              level={3}
              title={one.name}
              meta={words.steps(one.steps.length)}
              defaultOpen={index === 0}
            >
              <Trace run={one} words={words} />
            </Disclosure>
          ))}
        </div>
      </Stack>
    </Section>
  )
}

function Trace({ run, words }: { run: ExampleRun; words: Words }): ReactElement {
  return (
    <div data-shared="">
      <ol className={css.trace}>
        {run.steps.map(({ node, count, sample, error }) => (
          <li key={node} className={css.traced}>
            <div className={css.between}>
              <strong>{node}</strong>
              <Text as="span" size="s" tone={error === undefined ? 'muted' : 'danger'}>
                {error ?? words.items(count)}
              </Text>
            </div>
            {sample !== undefined && <code className={css.sample}>{sample}</code>}
          </li>
        ))}
      </ol>
      {run.aside.length > 0 && (
        <Text tone="muted" size="s">
          {words.aside(run.aside.join(', '))}
        </Text>
      )}
      {run.gaps.length > 0 && (
        <Callout tone="info" title={words.gaps}>
          <Text>{words.gapsText(run.gaps.join(', '))}</Text>
        </Callout>
      )}
      {run.failed && (
        <Text tone="danger" size="s">{`${run.failed.node} : ${run.failed.message}`}</Text>
      )}
    </div>
  )
}
