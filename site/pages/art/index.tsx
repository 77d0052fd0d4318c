import type { ReactElement } from 'react'
import { Opening } from '#ui/opening'
import { Ending } from '../parts/ending.tsx'
import type { ScreenProps } from '../screens.ts'
import { Atelier } from './atelier.tsx'
import { Preview } from './preview.tsx'
import { WORDS } from './words.ts'

/** [2.1.109] Pictures grown from a seed, [2.1.108] and how they move. */
export default function ArtScreen({ page }: ScreenProps): ReactElement {
  const words = WORDS[page.language]
  return (
    <>
      <Opening variant="plain" title={page.heading} lead={page.lead} />
      {page.id === 'galerie-artistique' ? <Atelier words={words} /> : <Preview words={words} />}
      <Ending page={page} call={false} />
    </>
  )
}
