import type { ReactElement } from 'react'
import { Heading } from '#ui/heading'
import { Stack } from '#ui/stack'
import { Timeline } from '#ui/timeline'
import type { Case, Flow } from './flow.ts'
import type { Words } from './words.ts'

interface StepListProps {
  readonly flow: Flow
  readonly told: Case
  readonly done: number
  readonly words: Words
}

/** The diagram as a list: every step, and what it has handed on so far. */
export function StepList({ flow, told, done, words }: StepListProps): ReactElement {
  const said = (id: string): string => {
    const at = told.run.findIndex(({ step }) => step === id)
    if (at < 0) return done >= told.run.length ? words.notTaken : words.notYet
    return at < done ? told.run[at]!.says : words.notYet
  }
  return (
    <Stack>
      <Heading level={3}>{words.steps}</Heading>
      <Timeline
        level={4}
        moments={flow.steps.map(({ id, name, detail }, index) => ({
          period: String(index + 1),
          role: name,
          place: detail,
          text: said(id),
        }))}
      />
    </Stack>
  )
}
