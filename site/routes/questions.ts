/** Every question that the site answers, by subject: pages of their own, then those of other pages. */
import { entries, entryOf, hrefTo, type Entry } from './entries.ts'
import type { Language } from './language.ts'
import { questionAnchor } from './question-anchor.ts'
import { SUBJECTS, WORDS } from './question-subjects.ts'
import type { AskedQuestion, QuestionGroup } from './page-data.ts'

export const questionGroups = (language: Language): readonly QuestionGroup[] => {
  const words = WORDS[language]
  const asked = entries.filter(({ family }) => family !== 'question')
  const services = asked.filter(({ structuredData }) => structuredData === 'services')
  const others = asked.filter(({ structuredData }) => structuredData !== 'services')
  return [
    ...SUBJECTS.map(([id, pages]) => ({
      id,
      title: words[id],
      questions: pages.map((page) => ownPage(entryOf(page), language)),
    })),
    { id: 'prestations', title: words.prestations, questions: askedOn(services, language) },
    { id: 'site', title: words.site, questions: askedOn(others, language) },
  ]
}

const ownPage = ({ id, record }: Entry, language: Language): AskedQuestion => ({
  href: hrefTo(id, language),
  question: record[language].heading,
  about: record[language].hint,
})

/** Those that open in place on a page: each has an address there. */
const askedOn = (pages: readonly Entry[], language: Language): readonly AskedQuestion[] =>
  pages.flatMap(({ id, record }) =>
    (record[language].blocks ?? []).flatMap((block) =>
      block.kind === 'questions'
        ? block.questions.map(({ question }, at) => ({
            href: `${hrefTo(id, language)}#${questionAnchor(block.id, at)}`,
            question,
            about: record[language].name,
          }))
        : [],
    ),
  )
