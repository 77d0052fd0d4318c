import type { ReactElement } from 'react'
import { Opening } from '../../components/opening/index.ts'
import { Blocks } from '../parts/blocks.tsx'
import { BodySection } from '../parts/body.tsx'
import { Ending } from '../parts/ending.tsx'
import '../parts/in-sight.css.ts'
import { NeedsScript } from '../parts/needs-script.tsx'
import type { ScreenProps } from '../screens.ts'
import { CanvasDemo } from './canvas-demo.tsx'
import { Media } from './media.tsx'

/** A demonstration: what it shows, then the pages around it. */
export default function Showcase({ page }: ScreenProps): ReactElement {
  return (
    <>
      <Opening variant="plain" title={page.heading} lead={page.lead}>
        <NeedsScript page={page} />
      </Opening>
      {page.category === 'media' && <Media page={page} />}
      {page.id === 'canvas-demo' && <CanvasDemo />}
      <BodySection html={page.html} />
      <Blocks blocks={page.blocks} />
      <Ending page={page} />
    </>
  )
}
