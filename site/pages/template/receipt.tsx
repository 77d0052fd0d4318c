import { useId, type ReactElement } from 'react'
import { Facts } from '#ui/facts'
import { Heading } from '#ui/heading'
import { Icon } from '#ui/icon'
import { Text } from '#ui/text'
import type { TemplateData } from '../../routes/template/template-data.ts'
import { useDate } from '../parts/use-date.ts'
import * as css from './template.css.ts'
import type { Words } from './words.ts'

interface ReceiptProps {
  readonly receipt: NonNullable<TemplateData['receipt']>
  readonly words: Words
}

/** What the real n8n made of the file, with what was put in the place of accounts. */
export function Receipt({ receipt, words }: ReceiptProps): ReactElement {
  const id = useId()
  const date = useDate()
  const { n8n, hash, ran, replaced, examples } = receipt
  return (
    <section className={css.receipt} aria-labelledby={id} data-shared="">
      <Heading id={id} level={3}>
        <Icon name="check" /> {words.ran(n8n)}
      </Heading>
      <Facts
        facts={[
          { term: words.day, value: date(receipt.date) },
          { term: words.examples, value: examples },
          { term: words.nodesRun, value: words.of(ran.length, ran.length + replaced.length) },
          {
            term: words.replaced,
            value: replaced.length === 0 ? words.none : replaced.join(', '),
          },
          { term: words.hash, value: hash.slice(0, 12), code: true },
        ]}
      />
      <Text tone="muted" size="s">
        {words.receiptText}
      </Text>
    </section>
  )
}
