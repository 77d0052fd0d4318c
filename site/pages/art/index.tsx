import { lazy, Suspense, type ReactElement } from 'react'
import { Opening } from '../../components/opening/index.ts'
import { useWordsOf } from '../../i18n/use-words.ts'
import { Ending } from '../parts/ending.tsx'
import '../parts/in-sight.css.ts'
import { NeedsScript } from '../parts/needs-script.tsx'
import type { ScreenProps } from '../screens.ts'
import { rest } from './art.css.ts'
import { Atelier } from './atelier.tsx'
import { WORDS } from './words.ts'

/** Prerendered whole; in a browser what was prerendered stands until its script has come. */
const Preview = import.meta.env.SSR
  ? (await import('./live.tsx')).default
  : lazy(() => import('./live.tsx'))

/** [2.1.109] Pictures grown from a seed, [2.1.108] and how they move. */
export default function ArtScreen({ page }: ScreenProps): ReactElement {
  const words = useWordsOf(WORDS)
  return (
    <>
      <Opening variant="plain" title={page.heading} lead={page.lead}>
        <NeedsScript page={page} />
      </Opening>
      {page.id === 'galerie-artistique' ? (
        <Atelier words={words} page={page} />
      ) : (
        <Suspense fallback={<div className={rest} />}>
          <Preview words={words} />
        </Suspense>
      )}
      <Ending page={page} call={false} />
    </>
  )
}
