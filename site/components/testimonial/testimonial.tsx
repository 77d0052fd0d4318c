import type { ReactElement } from 'react'
import { Facts, type FactItem } from '#ui/facts'
import { Quote, type QuoteProps } from '#ui/quote'
import { Split } from '#ui/section'
import * as css from './testimonial.css.ts'

export interface TestimonialProps extends Omit<QuoteProps, 'href'> {
  /** What was delivered, what resisted: facts beside the praise. */
  facts: readonly FactItem[]
}

/** What a client said, beside what one can check. */
export function Testimonial({ facts, ...quote }: TestimonialProps): ReactElement {
  return (
    <div className={css.testimonial}>
      <Split ratio="1:1">
        <Quote {...quote} />
        <Facts layout="grid" facts={facts} />
      </Split>
    </div>
  )
}
