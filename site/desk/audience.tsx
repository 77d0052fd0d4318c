import type { ReactElement } from 'react'
import { Heading } from '#ui/heading'
import { Text } from '#ui/text'
import type { Figures } from '../audience/figures.ts'
import { useWordsOf } from '../i18n/use-words.ts'
import { AudienceHead } from './audience-head.tsx'
import { AudiencePanels } from './audience-panels.tsx'
import { AudienceSaid } from './audience-said.tsx'
import { AudienceSwitch, type AudienceSwitchProps } from './audience-switch.tsx'
import * as css from './audience.css.ts'
import { WORDS } from './audience-words.ts'

export interface AudienceProps extends AudienceSwitchProps {
  readonly figures: Figures
}

/** What visits were counted, and whether they are. */
export function Audience({ figures, ...switched }: AudienceProps): ReactElement {
  const words = useWordsOf(WORDS)
  const { period, totals, before } = figures
  const counts = switched.on && switched.possible
  const empty = totals.views === 0
  return (
    <>
      <AudienceHead period={period} />
      {!counts && <AudienceSwitch {...switched} />}
      {empty && counts && (
        <section className={css.empty} aria-labelledby="waiting">
          <Heading level={2} size="t2" id="waiting">
            {words.waiting}
          </Heading>
          <Text>{words.waitingText}</Text>
        </section>
      )}
      {!empty && (
        <>
          <AudienceSaid totals={totals} before={before} />
          <AudiencePanels {...figures} />
        </>
      )}
      {counts && <AudienceSwitch {...switched} />}
    </>
  )
}
