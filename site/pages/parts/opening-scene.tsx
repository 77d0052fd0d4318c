import type { ReactElement } from 'react'
import { SCENE_ID } from '../../ports/document-attributes.ts'
import * as css from './opening-scene.css.ts'

/** What the page is about, and Opale there. Decoration: the text says it all. */
export function OpeningScene({ html }: { html: string }): ReactElement {
  return <div id={SCENE_ID} className={css.scene} dangerouslySetInnerHTML={{ __html: html }} />
}
