import { useId, useSyncExternalStore, type ReactElement } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button, ButtonLink } from '#ui/button'
import { Icon } from '#ui/icon'
import { Opening } from '../../components/opening/index.ts'
import { Rows } from '#ui/rows'
import { Head, Section } from '#ui/section'
import { useWordsOf } from '../../i18n/use-words.ts'
import { beginTour, leaveTour, NO_TOUR, subscribeTour, tourNow } from '../../ports/tour.ts'
import type { TourStop } from '../../routes/page-data.ts'
import { Blocks } from '../parts/blocks.tsx'
import { Ending } from '../parts/ending.tsx'
import { LargeOpale } from '../parts/large-opale/large-opale.tsx'
import type { ScreenProps } from '../screens.ts'
import * as css from './introduction.css.ts'
import { WORDS, type Words } from './words.ts'

/** [2.1.94] Who one is dealing with, told by Opale; and the tour of the site, which she leads. */
export default function Introduction({ page }: ScreenProps): ReactElement {
  const words = useWordsOf(WORDS)
  const { tour = [] } = page
  return (
    <>
      <Opening
        variant="claim"
        title={page.heading}
        lead={page.lead}
        figure={
          <div className={css.moon}>
            <LargeOpale mood="joyful" stage="teen" />
          </div>
        }
        actions={
          <>
            <Begin tour={tour} words={words} />
            <ButtonLink href={`#${STOPS}`}>{words.see}</ButtonLink>
          </>
        }
      />
      <Stops tour={tour} words={words} />
      <Blocks blocks={page.blocks} />
      <Ending page={page} call={false} />
    </>
  )
}

interface TourProps {
  readonly tour: readonly TourStop[]
  readonly words: Words
}

/** A button, for a click on it that comes too early is kept; without scripts the list is there. */
function Begin({ tour, words }: TourProps): ReactElement {
  const navigate = useNavigate()
  const { at } = useSyncExternalStore(subscribeTour, tourNow, () => NO_TOUR)
  const begin = () => {
    beginTour()
    void navigate(tour[at ?? 0]?.href ?? '/')
  }
  return (
    <>
      <Button variant="solid" className={css.scripted} onClick={begin}>
        {at === undefined ? words.begin : words.resume}
        <Icon name="arrow" />
      </Button>
      {at !== undefined && (
        <Button variant="ghost" onClick={leaveTour}>
          {words.leave}
        </Button>
      )}
    </>
  )
}

/** The stops as plain links: the tour of whoever would rather walk alone. */
function Stops({ tour, words }: TourProps): ReactElement {
  const id = useId()
  return (
    <Section id={STOPS} tone="sunken" labelledBy={id}>
      <Head id={id} title={words.stops} lead={words.stopsLead} />
      <Rows
        layout="links"
        columns={1}
        rows={tour.map(({ href, name, text }, index) => ({
          href,
          title: name,
          text,
          label: words.stop(index + 1),
        }))}
      />
    </Section>
  )
}

const STOPS = 'visite'
