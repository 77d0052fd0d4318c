import { useEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react'
import { Button } from '#ui/button'
import { LoadingLine } from '#ui/loading-line'
import { Inline } from '#ui/stack'
import { Text } from '#ui/text'
import type { Theme } from '#ui/theme/tokens'
import { useWordsOf } from '../../i18n/use-words.ts'
import { typefaceData } from '../../ports/typeface.ts'
import * as css from './drawn-card.css.ts'
import { WORDS } from './drawn-card-words.ts'
import { pngOf } from './png.ts'
import { saveFile } from './save-file.ts'
import { useThemeShown } from './theme-shown.ts'

interface DrawnCardProps {
  /** As SVG, in a theme, with the site's typeface where it can be had. Remembered by its caller. */
  readonly draw: (theme: Theme, face: string | undefined) => string
  /** Of its files, without an ending. */
  readonly name: string
  /** What the picture is, for who does not see it. */
  readonly title: string
  /** Of what it shows and does not. */
  readonly text: string
  readonly announce: (words: string) => void
  /** What else one may do with it, beside its files. */
  readonly children?: ReactNode
}

/** A card drawn here, to look at and to keep. */
export function DrawnCard(props: DrawnCardProps): ReactElement {
  const { draw, name, title, text, announce, children } = props
  const words = useWordsOf(WORDS)
  const theme = useThemeShown()
  const [face, setFace] = useState<{ readonly data: string | undefined }>()
  useEffect(() => {
    let wanted = true
    void typefaceData().then((data) => wanted && setFace({ data }))
    return () => {
      wanted = false
    }
  }, [])
  const svg = useMemo(() => face && draw(theme, face.data), [draw, face, theme])
  if (svg === undefined) return <LoadingLine label={title} />
  const keep = async (kind: 'svg' | 'png') => {
    try {
      const file = kind === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await pngOf(svg)
      saveFile(`${name}.${kind}`, file)
      announce(words.saved(`${name}.${kind}`))
    } catch {
      announce(words.failed)
    }
  }
  return (
    <div className={css.card}>
      <img src={dataUrl(svg)} alt={title} width={1200} height={630} />
      <Text size="s" tone="muted">
        {text}
      </Text>
      <Inline>
        <Button size="s" onClick={() => void keep('png')}>
          {words.png}
        </Button>
        <Button size="s" onClick={() => void keep('svg')}>
          {words.svg}
        </Button>
        {children}
      </Inline>
    </div>
  )
}

const dataUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`
