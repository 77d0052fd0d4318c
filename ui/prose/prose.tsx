import { useEffect, useRef, type ReactElement, type ReactNode } from 'react'
// Their rules also dress what Markdown writes: `[data-callout]`, `[data-scroll]`, diagrams.
import '../callout/index.ts'
import '../figure/index.ts'
import '../table/index.ts'
import './code.css.ts'
import './chapter.css.ts'
import { copyCode } from './copy-code.ts'
import { prose } from './prose.css.ts'

export type ProseProps =
  | { children: ReactNode; id?: string | undefined; html?: undefined }
  /** HTML made at build time from our own Markdown, never from a visitor. */
  | { html: string; id?: string | undefined; children?: undefined }

/** A text to read: all that Markdown can say. */
export function Prose({ children, html, id }: ProseProps): ReactElement {
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = text
    current?.addEventListener('click', copyCode)
    return () => current?.removeEventListener('click', copyCode)
  }, [])
  return html === undefined ? (
    <div id={id} className={prose}>
      {children}
    </div>
  ) : (
    <div ref={text} id={id} className={prose} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
