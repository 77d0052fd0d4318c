import type { ReactElement } from 'react'
import { Prose } from '#ui/prose'
import { Section } from '#ui/section'
import { BODY_ID } from '../../ports/document-attributes.ts'

/** The page's rendered Markdown; hydration takes it from here, where the document has it. */
export function Body({ html, sided }: BodyProps): ReactElement | null {
  return html === undefined ? null : <Prose id={BODY_ID} html={html} sided={sided} />
}

interface BodyProps {
  html: string | undefined
  /** Titles beside their text. */
  sided?: boolean
}

/** The same between the parts of a page, on its column; the part below brings its own space. */
export function BodySection({ html }: { html: string | undefined }): ReactElement | null {
  return html === undefined ? null : (
    <Section flush>
      <Body html={html} sided />
    </Section>
  )
}
