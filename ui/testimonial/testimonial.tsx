import type { ReactElement } from 'react'
import { DefinitionGrid, type Definition } from '../definition-rows/index.ts'
import { Quote, type QuoteProps } from '../quote/index.ts'
import { Split } from '../section/index.ts'
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
