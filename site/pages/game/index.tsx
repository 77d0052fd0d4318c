import { lazy, Suspense, type ReactElement } from 'react'
import { hidden } from '#ui/field'
import { wrap, Head, Section } from '#ui/section'
import { latePart } from '../../early-input/answer.ts'
import { useWordsOf } from '../../i18n/use-words.ts'
import type { Bilingual } from '../../routes/language.ts'
import { Blocks } from '../parts/blocks.tsx'
import { Ending } from '../parts/ending.tsx'
import { NeedsScript } from '../parts/needs-script.tsx'
import type { ScreenProps } from '../screens.ts'
import * as css from './page.css.ts'

/** Prerendered whole; in a browser what was prerendered stands until its script has come. */
const Live = import.meta.env.SSR
  ? (await import('./live.tsx')).default
  : lazy(() => import('./live.tsx'))

/** [2.1.95] A little game on the engine, and below it who she is and how one plays. */
export default function Game({ page }: ScreenProps): ReactElement {
  const about = useWordsOf(ABOUT)
  return (
    <>
      <div {...latePart} className={`${wrap} ${css.game}`}>
        <h1 className={hidden}>{page.heading}</h1>
        <NeedsScript page={page} />
        <Suspense fallback={<div className={css.rest} />}>
          <Live page={page} />
        </Suspense>
      </div>
      <Section tone="sunken" labelledBy="about">
        <Head id="about" title={about} lead={page.lead} />
      </Section>
      <Blocks blocks={page.blocks} />
      <Ending page={page} call={false} neighbours={false} />
    </>
  )
}

/** Said before any words have come: too little for a file of its own. */
const ABOUT: Bilingual<string> = { fr: 'Qui est Opale', en: 'Who Opale is' }
