import type { ReactElement } from 'react'
import { Button } from '#ui/button'
import { Heading } from '#ui/heading'
import { Text } from '#ui/text'
import { useWordsOf } from '../i18n/use-words.ts'
import { AUDIENCE } from './addresses.ts'
import * as css from './audience.css.ts'
import { WORDS } from './audience-words.ts'
import { PostForm } from './post-form.tsx'
import { useAddress } from './use-address.ts'

export interface AudienceSwitchProps {
  readonly csrf: string
  readonly on: boolean
  /** Not where `site/identity.ts` names somebody else who counts. */
  readonly possible: boolean
}

/** Whether visits are counted, and what one may do about it. */
export function AudienceSwitch({ csrf, on, possible }: AudienceSwitchProps): ReactElement {
  const words = useWordsOf(WORDS)
  const address = useAddress()
  const form = (
    <PostForm action={address(AUDIENCE)} csrf={csrf} fields={{ turn: on ? 'off' : 'on' }}>
      <Button type="submit" variant={on ? 'line' : 'solid'} {...(on && { size: 's' })}>
        {on ? words.turnOff : words.turnOn}
      </Button>
    </PostForm>
  )
  if (on && possible)
    return (
      <div className={css.foot}>
        <Text size="s" tone="muted">
          {words.onText}
        </Text>
        {form}
      </div>
    )
  return (
    <section className={css.empty} aria-labelledby="off">
      <Heading level={2} size="t2" id="off">
        {words.off}
      </Heading>
      {possible ? (
        <>
          <Text>{words.offText}</Text>
          <Text tone="muted">{words.offLegal}</Text>
          {form}
        </>
      ) : (
        <Text>{words.elsewhere}</Text>
      )}
    </section>
  )
}
