import type { ReactElement } from 'react'
import { Button } from '#ui/button'
import { Pebble } from '#companion/pebble'
import { Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { OpaleStill } from '../../../layout/opale-still.tsx'
import type { Question } from '../../../tools/frame/question.ts'
import { wordsOf } from './control-props.ts'
import type { Session } from './session.ts'
import { SoFar } from './so-far.tsx'

/** Opale's word on the answer, and the answers so far. */
export function Beside({ session, question }: BesideProps): ReactElement {
  const { page, say, asked, answers, go } = session
  const before = asked.slice(0, asked.indexOf(question)).filter(({ id }) => id in answers)
  return (
    <Stack as="div" gap={5}>
      <Pebble
        size="s"
        character={page.still && <OpaleStill still={page.still} width={120} height={120} />}
      >
        <output>{reaction(session, question)}</output>
      </Pebble>
      {before.length > 0 && <SoFar session={session} questions={before} title={say.soFar} />}
      <Text size="s" tone="muted">
        {say.stays}
      </Text>
      {Object.keys(answers).length > 0 && (
        <p>
          <Button
            size="s"
            variant="ghost"
            onClick={() => {
              session.clear()
              go({ at: 'start' })
            }}
          >
            {say.clear}
          </Button>
        </p>
      )}
    </Stack>
  )
}

interface BesideProps {
  readonly session: Session
  readonly question: Question
}

const reaction = (session: Session, question: Question): string => {
  const { say, answers } = session
  const answer = answers[question.id]
  if (answer === undefined) return say.first
  const said =
    typeof answer === 'string' ? wordsOf(session, question).options?.[answer]?.said : undefined
  return said ?? (answer === 'unsure' ? say.unsure : say.noted)
}
