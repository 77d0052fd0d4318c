import type { ReactElement } from 'react'
import { ButtonLink } from '#ui/button'
import { Icon } from '#ui/icon'
import { Head, ruled } from '#ui/section'
import { Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { useWordsOf } from '../../i18n/use-words.ts'
import * as css from './contact.css.ts'
import { WORDS } from './words.ts'

/** [2.3.78] @param onAsk the way to the form, which then knows the subject */
export function Consultation({ onAsk }: { readonly onAsk: () => void }): ReactElement {
  const { consultation: words } = useWordsOf(WORDS)
  return (
    <section id="consultation" aria-labelledby="consultation-title">
      <Head id="consultation-title" title={words.title} lead={words.lead} size="t3" />
      <Stack>
        <ul className={ruled}>
          {words.points.map((point) => (
            <li key={point} className={css.point}>
              <Icon name="check" />
              {point}
            </li>
          ))}
        </ul>
        <Text size="s" tone="muted">
          {words.quote}
        </Text>
        <div>
          <ButtonLink href="#form" onClick={onAsk}>
            {words.ask}
          </ButtonLink>
        </div>
      </Stack>
    </section>
  )
}
