import { useEffect, useState, type ComponentType, type ReactElement } from 'react'
import { read } from '../../ports/storage.ts'
import { TOUR_KEY } from '../../ports/storage-keys.ts'
import { TOUR_EVENT } from '../../ports/tour.ts'
import type { PageData } from '../../routes/page-data.ts'
import { useVisibility } from '../corner/use-visibility.ts'
import { OpaleStill } from '../opale-still.tsx'
import type { TourProps } from './tour.tsx'

/** The place of the guided tour: its script is fetched when a tour begins. */
export function TourSlot({ page }: { page: PageData }): ReactElement | null {
  const [Tour, setTour] = useState<ComponentType<TourProps>>()
  const { isVisible } = useVisibility()
  useEffect(() => {
    const show = () =>
      void import('./tour.tsx').then(
        (tour) => setTour(() => tour.default),
        // The page does not depend on it.
        () => undefined,
      )
    if (read('sessionStorage', TOUR_KEY)) show()
    addEventListener(TOUR_EVENT, show)
    return () => removeEventListener(TOUR_EVENT, show)
  }, [])
  if (!Tour) return null
  return (
    <Tour
      page={page}
      isVisible={isVisible}
      still={<OpaleStill still="born" width={64} height={64} />}
    />
  )
}
