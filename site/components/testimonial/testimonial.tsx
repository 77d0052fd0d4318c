import type { ReactElement } from 'react'
import { DefinitionGrid, type Definition } from '#ui/definition-rows'
import { Quote, type QuoteProps } from '#ui/quote'
import { Split } from '#ui/section'
import * as css from './testimonial.css.ts'

export interface TestimonialProps extends Omit<QuoteProps, 'href'> {
  /** What was delivered, what resisted: facts beside the praise. */
  facts: readonly Definition[]
}

/** What a client said, beside what one can check. */
export function Testimonial({ facts, ...quote }: TestimonialProps): ReactElement {
  return (
    <div className={css.testimonial}>
      <Split ratio="1:1">
        <Quote {...quote} />
        <DefinitionGrid definitions={facts} />
      </Split>
    </div>
  )
}
