import { lazy, Suspense, type ComponentType, type ReactElement } from 'react'
import type { MeasurementProps } from './measurement.tsx'

const Loaded = lazy<ComponentType<MeasurementProps>>(() =>
  import('./measurement.tsx').catch(() => ({ default: () => null })),
)

/** Fetched where the owner measures visits, or looks after the site: elsewhere nobody needs it. */
export function Measurement(props: MeasurementProps): ReactElement {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}
