import { useEffect, useRef, type ReactElement, type ReactNode } from 'react'
// Their rules also dress what Markdown writes: `[data-callout]`, `[data-scroll]`, diagrams.
import '../callout/callout.css.ts'
import '../code-block/code-block.css.ts'
import '../figure/diagram.css.ts'
import '../figure/drawn.css.ts'
import '../scroll-region/scroll.css.ts'
import '../table/table.css.ts'
import './code.css.ts'
import './chapter.css.ts'
import './fold.css.ts'
import { join, type Attributes, useRefs } from '../render/index.ts'
import { copyCode } from './copy-code.ts'
import { prose } from './prose.css.ts'
import { sided as beside } from './sided.css.ts'

export type ProseProps = Look &
  (
    | { children: ReactNode; html?: undefined }
    /** HTML made at build time from our own Markdown, never from a visitor. */
    | { html: string; children?: undefined }
  )

interface Look extends Attributes<'div', 'children' | 'dangerouslySetInnerHTML'> {
  /** Titles of sections stand at the left of their text, where there is room. */
  sided?: boolean | undefined
}

/** A text to read: all that Markdown can say. */
export function Prose(props: ProseProps): ReactElement {
  const { children, html, id, sided = false, className, ref, ...rest } = props
  const look = join(prose, sided && beside, className)
  const text = useRef<HTMLDivElement>(null)
  const both = useRefs(text, ref)
  useEffect(() => {
    const { current } = text
    current?.addEventListener('click', copyCode)
    return () => current?.removeEventListener('click', copyCode)
  }, [])
  return html === undefined ? (
    <div ref={both} id={id} className={look} {...rest}>
      {children}
    </div>
  ) : (
    <div ref={both} id={id} className={look} {...rest} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
