import { useState, type ReactElement, type ReactNode } from 'react'
import { Button } from '#ui/button'
import { Disclosure } from '#ui/disclosure'
import { Icon } from '#ui/icon'
import { Stack } from '#ui/stack'
import { Text } from '#ui/text'
import type { Question } from '../../../tools/frame/question.ts'
import { Control } from './control.tsx'
import { HandOver } from './hand-over.tsx'
import { Notices } from './notices.tsx'
import { OpenFile } from './open-file.tsx'
import type { Outcome } from './outcome.ts'
import { unprinted } from './paper.css.ts'
import { Paper } from './paper.tsx'
import * as css from './result.css.ts'
import type { Session } from './session.ts'
import { turns } from './side-switch.css.ts'
import { SideSwitch } from './side-switch.tsx'
import { Takeaway } from './takeaway.tsx'

interface FormViewProps {
  readonly session: Session
  readonly outcome: Outcome
  readonly before: ReactNode
  readonly below: ReactNode
  /** The result. */
  readonly children: ReactElement
}

/** All questions in sight, and the answer beside them, at once. */
export function FormView({
  session,
  outcome,
  before,
  below,
  children,
}: FormViewProps): ReactElement {
  const { say, held, settle, clear, words, side } = session
  const [said, announce] = useState('')
  const [first, ...rest] = byPart(session.asked)
  return (
    <>
      <Paper opening={session} answers={outcome.answers}>
        <div className={css.band}>
          {before}
          <div className={words.sides ? `${css.columns} ${turns}` : css.columns} data-side={side}>
            <form
              noValidate
              autoComplete="off"
              className={unprinted}
              data-of="ask"
              onSubmit={(event) => event.preventDefault()}
            >
              <Stack gap={5}>
                <Controls session={session} questions={first?.[1] ?? []} />
                {rest.map(([part, questions]) => (
                  <Disclosure key={part} variant="row" title={session.words.parts[part] ?? part}>
                    <Stack gap={5}>
                      <Controls session={session} questions={questions} />
                    </Stack>
                  </Disclosure>
                ))}
                <Text size="s" tone={held ? 'warning' : 'muted'}>
                  {held ? say.notKept : say.stays}
                </Text>
                <p>
                  <Button size="s" variant="ghost" onClick={clear}>
                    {say.clear}
                  </Button>
                </p>
                <Notices session={session} />
                <OpenFile session={session} />
              </Stack>
            </form>
            <div className={css.answer} data-of="answer">
              {children}
            </div>
            <SideSwitch session={session} now={outcome.now} />
          </div>
          <Takeaway opening={session} outcome={outcome}>
            <Button
              variant="ghost"
              onClick={() => {
                settle()
                announce(say.keptResult)
              }}
            >
              <Icon name="check" />
              {say.keep}
            </Button>
          </Takeaway>
          <output>{said}</output>
        </div>
        {below}
      </Paper>
      <div className={css.band}>
        <HandOver opening={session} outcome={outcome} />
      </div>
    </>
  )
}

interface ControlsProps {
  readonly session: Session
  readonly questions: readonly Question[]
}

function Controls({ session, questions }: ControlsProps): ReactElement[] {
  return questions.map((question) => (
    <Control
      key={question.id}
      opening={session}
      question={question}
      answer={session.answers[question.id]}
      onAnswer={(answer) => session.answer(question.id, answer)}
    />
  ))
}

const byPart = (questions: readonly Question[]) =>
  [...new Set(questions.map(({ part }) => part))].map(
    (part) => [part, questions.filter((each) => each.part === part)] as const,
  )
