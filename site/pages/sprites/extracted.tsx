import type { ReactElement } from 'react'
import { Button } from '#ui/button'
import { Callout } from '#ui/callout'
import { Icon } from '#ui/icon'
import { Text } from '#ui/text'
import { type SpriteSheet } from '../../components/sprite-icon/index.ts'
import { saveFile } from '../parts/save-file.ts'
import { scripted } from '../parts/scripted.css.ts'
import * as css from './demo.css.ts'
import type { Words } from './words.ts'

interface ExtractedProps {
  readonly sheet: SpriteSheet | false | undefined
  readonly cell: string
  readonly size: number
  readonly label: string
  readonly words: Words
}

/** The chosen cell as a picture of its own, to look at and to keep. */
export function Extracted({ sheet, cell, size, label, words }: ExtractedProps): ReactElement {
  if (sheet === false)
    return (
      <Callout tone="danger" title={words.failed}>
        <Text>{words.failedText}</Text>
      </Callout>
    )
  const canvas = sheet?.extract(cell as never, size)
  const save = () =>
    canvas?.toBlob((blob) => {
      if (blob) saveFile(`${cell}-${size}.png`, blob)
    })
  return (
    <figure className={`${css.result} ${scripted}`}>
      <div className={css.picture}>
        {canvas && (
          <img
            src={canvas.toDataURL()}
            width={size}
            height={size}
            alt={words.extracted(label, size)}
          />
        )}
      </div>
      <figcaption>
        <Button variant="solid" onClick={save} disabled={canvas === undefined}>
          <Icon name="down" />
          {words.save}
        </Button>
      </figcaption>
    </figure>
  )
}
