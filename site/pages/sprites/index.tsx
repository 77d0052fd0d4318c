import type { ReactElement } from 'react'
import { Opening } from '../../components/opening/index.ts'
import { useWordsOf } from '../../i18n/use-words.ts'
import { Ending } from '../parts/ending.tsx'
import '../parts/in-sight.css.ts'
import { NeedsScript } from '../parts/needs-script.tsx'
import type { ScreenProps } from '../screens.ts'
import { SpriteDemo } from './demo.tsx'
import { WORDS } from './words.ts'

/** [2.1.110] How a picture is cut out of a sheet. */
export default function SpritesScreen({ page }: ScreenProps): ReactElement {
  return (
    <>
      <Opening variant="plain" title={page.heading} lead={page.lead}>
        <NeedsScript page={page} />
      </Opening>
      <SpriteDemo words={useWordsOf(WORDS)} />
      <Ending page={page} call={false} />
    </>
  )
}
