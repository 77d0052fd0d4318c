import type { ReactElement } from 'react'
import { Opening } from '../../components/opening/index.ts'
import { useWordsOf } from '../../i18n/use-words.ts'
import { Ending } from '../parts/ending.tsx'
import { NeedsScript } from '../parts/needs-script.tsx'
import type { ScreenProps } from '../screens.ts'
import { Adaptive } from './adaptive.tsx'
import { Buttons } from './buttons.tsx'
import { WORDS } from './words.ts'

/** [2.1.116] The buttons of the site, [2.1.117] and content that takes the form one needs. */
export default function DemoScreen({ page }: ScreenProps): ReactElement {
  const words = useWordsOf(WORDS)
  return (
    <>
      <Opening variant="plain" title={page.heading} lead={page.lead}>
        <NeedsScript page={page} />
      </Opening>
      {page.id === 'button-showcase' ? (
        <Buttons words={words.buttons} />
      ) : (
        <Adaptive page={page} words={words.adaptive} />
      )}
      <Ending page={page} call={false} />
    </>
  )
}
