import { Panel, useReactFlow, useStore } from '@xyflow/react'
import type { ReactElement } from 'react'
import { IconButton } from '#ui/button'
import { Icon } from '#ui/icon'
import { numberIn } from '../../i18n/number.ts'
import { useWide } from '../../pages/parts/use-wide.ts'
import { useTools } from '../context.ts'
import { StudioGlyph } from '../glyphs.tsx'
import * as css from './canvas.css.ts'

/** How large it is drawn: smaller, larger, all of it. */
export function Zoom(): ReactElement {
  const { words, language } = useTools()
  const { zoomIn, zoomOut, fitView } = useReactFlow()
  // On a phone the lower end lies behind what stays in reach of the thumb.
  const position = useWide() ? 'bottom-left' : 'top-left'
  const zoom = useStore(({ transform }) => transform[2])
  return (
    <Panel position={position} className={css.zoom}>
      <IconButton label={words.canvas.smaller} onClick={() => void zoomOut()}>
        <StudioGlyph name="smaller" />
      </IconButton>
      <span className={css.percent}>
        {words.canvas.zoom(numberIn(language, Math.round(zoom * 100)))}
      </span>
      <IconButton label={words.canvas.larger} onClick={() => void zoomIn()}>
        <Icon name="plusi" />
      </IconButton>
      <IconButton
        label={words.canvas.whole}
        onClick={() => void fitView({ padding: 0.15, maxZoom: 1 })}
      >
        <StudioGlyph name="whole" />
      </IconButton>
    </Panel>
  )
}
