import type { ReactElement } from 'react'
import { Heading } from '#ui/heading'
import { Text } from '#ui/text'
import type { Beginning, Starter } from '../../routes/beginning.ts'
import * as css from './start.css.ts'

/** What stands first, before the studio has come and after. */
export function StartHead({ title, lead }: Beginning): ReactElement {
  return (
    <>
      <Heading level={2} size="t2">
        {title}
      </Heading>
      <Text tone="muted">{lead}</Text>
    </>
  )
}

interface StartersProps {
  readonly beginning: Beginning
  /** Links where there is none. */
  readonly onTemplate?: (slug: string) => void
}

export function Starters({ beginning, onTemplate }: StartersProps): ReactElement {
  return (
    <section>
      <h3 className={css.part}>{beginning.templates}</h3>
      <ul className={css.cards} data-shared="">
        {beginning.starters.map((starter) => (
          <li key={starter.slug}>
            {onTemplate ? (
              <button type="button" className={css.card} onClick={() => onTemplate(starter.slug)}>
                <Told {...starter} />
              </button>
            ) : (
              <a href={starter.href} className={css.card}>
                <Told {...starter} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Told({ title, text }: Starter): ReactElement {
  return (
    <>
      {title}
      <Text as="span" size="s" tone="muted">
        {text}
      </Text>
    </>
  )
}
