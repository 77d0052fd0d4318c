import type { ReactElement, ReactNode } from 'react'
import { Heading } from '#ui/heading'
import { Link } from '#ui/link'
import { Text } from '#ui/text'
import { useWordsOf } from '../i18n/use-words.ts'
import { isoDay, type Period } from '../audience/period.ts'
import { AUDIENCE_SHEET } from './addresses.ts'
import * as css from './audience.css.ts'
import { WORDS } from './audience-words.ts'
import { useAddress } from './use-address.ts'

export interface AudiencePanelProps {
  /** Names its sheet, and its title. */
  readonly id: string
  readonly title: string
  readonly period: Period
  /** `false` where its figures stand in another one's. */
  readonly sheet?: boolean
  /** `false` where nothing was counted. */
  readonly children: ReactNode
}

/** One part of the page: its title, its figures, and the same for a spreadsheet. */
export function AudiencePanel(props: AudiencePanelProps): ReactElement {
  const { id, title, period, sheet = true, children } = props
  const words = useWordsOf(WORDS)
  const address = useAddress()
  const query = { part: id, from: isoDay(period.from), to: isoDay(period.to) }
  return (
    <section className={css.panel} aria-labelledby={id}>
      <div className={css.panelHead}>
        <Heading level={2} size="t1" id={id}>
          {title}
        </Heading>
        {sheet && children !== false && (
          <Link
            variant="quiet"
            href={address(AUDIENCE_SHEET, query)}
            aria-label={words.sheetOf(title)}
          >
            {words.sheet}
          </Link>
        )}
      </div>
      {children === false ? <Text tone="muted">{words.none}</Text> : children}
    </section>
  )
}
