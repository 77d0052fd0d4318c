import { useEffect, useRef, type ReactElement, type ReactNode } from 'react'
// Their rules also dress what Markdown writes: `[data-callout]`, `[data-scroll]`, diagrams.
import '../callout/index.ts'
import '../figure/index.ts'
import '../table/index.ts'
import './code.css.ts'
import './chapter.css.ts'
import './fold.css.ts'
import { copyCode } from './copy-code.ts'
import { prose } from './prose.css.ts'
import { sided as beside } from './sided.css.ts'

export type ProseProps = Look &
  (
    | { children: ReactNode; html?: undefined }
    /** HTML made at build time from our own Markdown, never from a visitor. */
    | { html: string; children?: undefined }
  )

interface Look {
  id?: string | undefined
  /** Titles of sections stand at the left of their text, where there is room. */
  sided?: boolean | undefined
}

/** A text to read: all that Markdown can say. */
export function Prose({ children, html, id, sided = false }: ProseProps): ReactElement {
  const look = sided ? `${prose} ${beside}` : prose
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = text
    current?.addEventListener('click', copyCode)
    return () => current?.removeEventListener('click', copyCode)
  }, [])
  return html === undefined ? (
    <div id={id} className={look}>
      {children}
    </div>
  ) : (
    <div ref={text} id={id} className={look} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
