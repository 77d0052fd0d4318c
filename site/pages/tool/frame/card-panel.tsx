import { useMemo, type ReactElement } from 'react'
import { Button } from '#ui/button'
import { Inline } from '#ui/stack'
import { Text } from '#ui/text'
import { cardSvg } from '../../../share-card/svg.ts'
import { saveFile } from '../../parts/save-file.ts'
import { themeShown } from '../../parts/theme-shown.ts'
import { titleOf, type Outcome } from './outcome.ts'
import * as css from './result.css.ts'
import { pngOf } from './png.ts'
import type { Opening } from './session.ts'

/** The card of a result, drawn here, to look at and to keep. */
export function CardPanel({ opening, outcome, tell }: CardPanelProps): ReactElement {
  const { say, page, tool } = opening
  const svg = useMemo(
    () =>
      cardSvg(
        outcome.card(),
        { tool: titleOf(opening), address: `${location.host}${page.here.split('?')[0] ?? ''}` },
        themeShown(),
      ),
    [opening, outcome, page],
  )
  const name = `${tool.id}.carte`
  const keep = async (kind: 'svg' | 'png') => {
    try {
      const file = kind === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await pngOf(svg)
      saveFile(`${name}.${kind}`, file)
      tell(say.saved(`${name}.${kind}`))
    } catch {
      tell(say.saveFailed)
    }
  }
  return (
    <div className={css.card}>
      <img src={dataUrl(svg)} alt={say.cardTitle} width={1200} height={630} />
      <Text size="s" tone="muted">
        {say.cardText}
      </Text>
      <Inline>
        <Button size="s" onClick={() => void keep('png')}>
          {say.png}
        </Button>
        <Button size="s" onClick={() => void keep('svg')}>
          {say.svg}
        </Button>
      </Inline>
    </div>
  )
}

interface CardPanelProps {
  readonly opening: Opening
  readonly outcome: Outcome
  readonly tell: (words: string) => void
}

const dataUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`
