import { lazy, Suspense, type ReactElement } from 'react'
import { Opening } from '#ui/opening'
import { Ending } from '../parts/ending.tsx'
import '../parts/in-sight.css.ts'
import { NeedsScript } from '../parts/needs-script.tsx'
import type { ScreenProps } from '../screens.ts'
import { rest } from './gallery.css.ts'
import { Gallery } from './gallery.tsx'
import { WORDS } from './words.ts'

/** Prerendered whole; in a browser what was prerendered stands until its script has come. */
const SpriteDemo = import.meta.env.SSR
  ? (await import('./sprite-demo.tsx')).default
  : lazy(() => import('./sprite-demo.tsx'))

/** [2.1.107] What the sheets hold, [2.1.110] and how a picture is cut out of one. */
export default function GalleryScreen({ page }: ScreenProps): ReactElement {
  const words = WORDS[page.language]
  return (
    <>
      <Opening variant="plain" title={page.heading} lead={page.lead}>
        <NeedsScript page={page} />
      </Opening>
      {page.id === 'sprite-demo' ? (
        <Suspense fallback={<div className={rest} />}>
          <SpriteDemo words={words} />
        </Suspense>
      ) : (
        <Gallery words={words} />
      )}
      <Ending page={page} call={false} />
    </>
  )
}
