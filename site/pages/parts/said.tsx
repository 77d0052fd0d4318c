import type { ReactElement } from 'react'
import { Badge } from '#ui/badge'
import { Link } from '#ui/link'
import { Quote } from '#ui/quote'
import { Testimonial } from '../../components/testimonial/index.ts'
import { useWords, useWordsOf } from '../../i18n/use-words.ts'
import type { TestimonialsTold } from '../../owner/told.ts'
import type { PageData } from '../../routes/page-data.ts'
import { WORDS } from './said-words.ts'

interface SaidProps {
  readonly page: PageData
}

/** What clients said, each beside what one can check. */
export function Said({ page }: SaidProps): ReactElement {
  const factsOf = useFacts(page)
  const quoted = useQuotes(page)
  return (
    <>
      {toldOn(page).testimonials.map((told) => (
        <Testimonial key={keyOf(told)} facts={factsOf(told)} {...quoted(told)} />
      ))}
    </>
  )
}

/** The first, its words alone. */
export function SaidInShort({ page }: SaidProps): ReactElement | null {
  const quoted = useQuotes(page)
  const [first] = toldOn(page).testimonials
  return first ? <Quote {...quoted(first)} /> : null
}

type Told = TestimonialsTold['testimonials'][number]

const keyOf = ({ role, date }: Told): string => role + date

const toldOn = ({ testimonials }: PageData): TestimonialsTold => {
  if (testimonials === undefined) throw new Error('nobody has said anything')
  return testimonials
}

const useQuotes = (page: PageData) => {
  const t = useWords()
  const words = useWordsOf(WORDS)
  const { sample } = toldOn(page)
  return ({ role, entity, date, spoken, words: said }: Told) => ({
    source: role,
    detail: [
      entity,
      date.slice(0, 4),
      ...(spoken === page.language ? [] : [words.translated]),
    ].join(', '),
    badge: sample && <Badge>{t('page.example')}</Badge>,
    children: <p>{words.quote(said)}</p>,
  })
}

const useFacts = (page: PageData) => {
  const words = useWordsOf(WORDS)
  const { cases } = toldOn(page)
  return ({ delivered, reservation, about }: Told) => [
    { term: words.delivered, value: delivered },
    ...(reservation === undefined ? [] : [{ term: words.reservation, value: reservation }]),
    ...(about === undefined
      ? []
      : [
          {
            term: words.about,
            value: <Link href={`${page.portfolio ?? ''}#${about}`}>{cases[about] ?? about}</Link>,
          },
        ]),
  ]
}
