import {
  lazy,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
} from 'react'
import { TourBar } from '../../components/tour-bar/index.ts'
import { useWordsOf } from '../../i18n/use-words.ts'
import { convert } from '../../ports/conversions.ts'
import { comeTo, leaveTour, subscribeTour, tourNow } from '../../ports/tour.ts'
import { TOUR_PAGE, tourStops } from '../../ports/tour-stops.ts'
import type { Language } from '../../routes/language.ts'
import type { PageData, TourStop } from '../../routes/page-data.ts'
import { useLayout } from '../../router/content.ts'
import { WORDS, type Words } from './words.ts'

/** What the layout has already is handed over: the tour's script brings none of it again. */
export interface TourProps {
  readonly page: PageData
  /** Her picture, for whoever hid her. */
  readonly still: ReactNode
  readonly isVisible: boolean
}

/** The tour, while there is one. */
export default function Tour(props: TourProps): ReactElement | null {
  const { at } = useSyncExternalStore(subscribeTour, tourNow)
  return at === undefined ? null : <Guide {...props} at={at} />
}

interface GuideProps extends TourProps {
  /** The stop one has come to, from 0. */
  readonly at: number
}

/** Opale as a guide: what she says of the page one is on, and the way to the next. */
function Guide({ page, still, isVisible, at }: GuideProps): ReactElement | null {
  const words = useWordsOf(WORDS)
  const { offers } = useLayout()
  const stops = useStops(page.language)
  const here = stops?.findIndex(({ href }) => href === page.here) ?? -1
  useEffect(() => {
    if (here >= 0) comeTo(here)
  }, [here])
  // The page that one begins on shows the stops itself; the lab's own foot stands where it would.
  if (!stops || page.id === TOUR_PAGE || page.screen === 'lab') return null
  const stop = Math.min(here >= 0 ? here : at, stops.length - 1)
  const leave = () => {
    if (here === stops.length - 1) convert('tour_finished', page.path, 'deed')
    leaveTour()
    // The bar goes, and may have had the focus: it moves to the page.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <TourBar
      words={words}
      stop={stop + 1}
      stops={stops.length}
      character={
        isVisible ? (
          <Suspense fallback={still}>
            <Head />
          </Suspense>
        ) : (
          still
        )
      }
      previous={here >= 0 ? (stops[here - 1]?.href ?? offers.visit) : undefined}
      next={here >= 0 ? onFrom(here, stops, words) : back(stops[stop], words)}
      takesFocus={tourNow().begun}
      onLeave={leave}
    >
      {here >= 0 ? stops[here]?.text : words.astray}
    </TourBar>
  )
}

/** Her head, alive; for whoever hid her the picture alone, and none of her scripts is fetched. */
const Head = lazy<() => ReactElement | null>(() =>
  import('./head.tsx').catch(() => ({ default: () => null })),
)

const onFrom = (here: number, stops: readonly TourStop[], words: Words) => ({
  href: stops[here + 1]?.href,
  label: words[here + 1 < stops.length ? 'next' : 'end'],
})

const back = (stop: TourStop | undefined, words: Words) => ({
  href: stop?.href,
  label: words.back,
})

const useStops = (language: Language): readonly TourStop[] | undefined => {
  const [found, find] = useState<{ language: Language; stops: readonly TourStop[] }>()
  useEffect(() => {
    let wanted = true
    tourStops(language).then(
      (stops) => wanted && find({ language, stops }),
      // Without the stops there is nothing to show; the next page asks again.
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [language])
  return found?.language === language ? found.stops : undefined
}
