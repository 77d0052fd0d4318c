import type { ReactElement } from 'react'
import { Facts } from '#ui/facts'
import { FaqList } from '#ui/faq-list'
import { Heading } from '#ui/heading'
import { Link } from '#ui/link'
import { Stack } from '#ui/stack'
import { Text } from '#ui/text'
import type { ShownFact } from '../../../facts/facts.ts'
import { dateIn } from '../../../i18n/date.ts'
import { useWordsOf } from '../../../i18n/use-words.ts'
import type { Language } from '../../../routes/language.ts'
import type { RoiData } from '../../../routes/roi.ts'
import { quantitiesIn } from './lines.ts'
import { WORDS } from './words.ts'

interface SourcesProps {
  readonly data: RoiData
  readonly language: Language
}

/** Where each number that one starts from was taken. */
export function Sources({ data, language }: SourcesProps): ReactElement {
  const words = useWordsOf(WORDS)
  const { fields, source } = words
  const { dollars, percent } = quantitiesIn(language)
  const { measured, productivity, labour } = data
  return (
    <FaqList
      questions={[
        {
          question: words.sources,
          answer: (
            <Facts
              layout="grid"
              facts={[
                {
                  term: `${fields.volume}, ${lower(fields.minutes)}`,
                  value: (
                    <>
                      {source.example} <Link href={data.example.href}>{data.example.name}</Link>
                    </>
                  ),
                },
                { term: fields.hourly, value: <Fact fact={labour} language={language} /> },
                {
                  term: fields.share,
                  value: (
                    <>
                      {source.share(percent(measured.share))}{' '}
                      <Fact fact={productivity} language={language} /> {source.school}
                    </>
                  ),
                },
                { term: fields.upkeep, value: source.upkeep },
                {
                  term: `${fields.days}, ${lower(fields.rate)}`,
                  value: (
                    <>
                      {source.quote} <Link href={data.quote.href}>{data.quote.name}</Link>
                    </>
                  ),
                },
                { term: fields.running, value: source.running(dollars(data.model)) },
              ]}
            />
          ),
        },
      ]}
    />
  )
}

/** What nobody should read into the result. */
export function LeftOut(): ReactElement {
  const words = useWordsOf(WORDS)
  return (
    <Stack gap={5}>
      <Heading level={3} size="t2">
        {words.leftOut}
      </Heading>
      <Text as="div" tone="muted">
        <Stack as="ul" gap={2}>
          {words.omissions.map((omission) => (
            <li key={omission}>{omission}</li>
          ))}
        </Stack>
      </Text>
    </Stack>
  )
}

interface FactProps {
  readonly fact: ShownFact
  readonly language: Language
}

function Fact({ fact, language }: FactProps): ReactElement {
  const { source } = useWordsOf(WORDS)
  const dated = source.dated(dateIn(language, fact.version), dateIn(language, fact.checked))
  return (
    <>
      {`${source.fact(fact.text, fact.label)} (`}
      <a href={fact.source.url} rel="noopener">
        {`${fact.source.publisher}, ${fact.source.title}`}
      </a>
      {`, ${dated}).`}
    </>
  )
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
