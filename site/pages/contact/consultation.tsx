import type { ReactElement } from 'react'
import { ButtonLink } from '#ui/button'
import { Icon } from '#ui/icon'
import { Head, ruled } from '#ui/section'
import { Stack } from '#ui/stack'
import { Text } from '#ui/text'
import * as css from './contact.css.ts'
import type { PageWords } from './page-words.ts'

interface ConsultationProps {
  readonly words: PageWords['consultation']
  /** The way to the form, which then knows the subject. */
  readonly onAsk: () => void
}

/** [2.3.78] */
export function Consultation({ words, onAsk }: ConsultationProps): ReactElement {
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
