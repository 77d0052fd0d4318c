import type { ReactElement } from 'react'
import { Opening } from '../../components/opening/index.ts'
import { useWordsOf } from '../../i18n/use-words.ts'
import { Ending } from '../parts/ending.tsx'
import '../parts/in-sight.css.ts'
import type { ScreenProps } from '../screens.ts'
import { Gallery } from './gallery.tsx'
import { WORDS } from './words.ts'

/** [2.1.107] What the sheets hold. */
export default function GalleryScreen({ page }: ScreenProps): ReactElement {
  return (
    <>
      <Opening variant="plain" title={page.heading} lead={page.lead} />
      <Gallery words={useWordsOf(WORDS)} />
      <Ending page={page} call={false} />
    </>
  )
}
