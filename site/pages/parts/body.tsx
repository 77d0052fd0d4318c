import type { ReactElement } from 'react'
import { Prose } from '#ui/prose'
import { BODY_ID } from '../../layout/body.ts'

/** The page's rendered Markdown; hydration takes it from here, where the document has it. */
export function Body({ html }: { html: string | undefined }): ReactElement | null {
  return html === undefined ? null : <Prose id={BODY_ID} html={html} />
}
