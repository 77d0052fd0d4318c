import type { ReactElement } from 'react'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { Inline, Stack } from '#ui/stack'
import { Notices } from './notices.tsx'
import { useSession, type Opening } from './session.ts'

/** The ways into a tool of steps: from the beginning, from where one stopped, to the result. */
export function Start({ opening }: { opening: Opening }): ReactElement {
  const session = useSession(opening)
  const { say, asked, save, open, go, anew } = session
  const at = resumeAt(session)
  const first = asked[0]
  const begin = () => first && go({ at: 'question', id: first.id })
  const place = asked.findIndex(({ id }) => id === at)
  return (
    <Stack gap={4}>
      <Inline>
        {at === undefined ? (
          <Button variant="solid" onClick={begin}>
            {say.begin}
            <Icon name="arrow" />
          </Button>
        ) : (
          <>
            {open === undefined && save.settled ? (
              <Button variant="solid" onClick={() => go({ at: 'result' })}>
                {say.seeResult}
                <Icon name="arrow" />
              </Button>
            ) : (
              <Button variant="solid" onClick={() => go({ at: 'question', id: at })}>
                {say.resume(place + 1)}
                <Icon name="arrow" />
              </Button>
            )}
            <Button
              onClick={() => {
                anew()
                begin()
              }}
            >
              {say.anew}
            </Button>
          </>
        )}
      </Inline>
      <Notices session={session} />
    </Stack>
  )
}

/** The question to go on at; none where nothing was answered. */
const resumeAt = ({ save, answers, asked, open }: ReturnType<typeof useSession>) => {
  if (Object.keys(answers).length === 0) return undefined
  const reached = asked.find(({ id }) => id === save.at)
  return (reached ?? open ?? asked.at(-1))?.id
}
