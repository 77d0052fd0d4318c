import type { ReactElement } from 'react'
import { Heading } from '#ui/heading'
import { Section } from '#ui/section'
import { Text } from '#ui/text'
import { lazyWords } from '../../i18n/lazy-words.ts'
import type { Language } from '../../routes/language.ts'
import { Body } from '../parts/body.tsx'
import { Ending } from '../parts/ending.tsx'
import { NeedsScript } from '../parts/needs-script.tsx'
import { LatePart } from '../parts/late-part.tsx'
import type { ScreenProps } from '../screens.ts'
import * as css from './lab.css.ts'
import type { Words } from './words/words.ts'

/** [2.1.115] Where her life is replayed from a seed, and looked at command by command. */
export default function LabPage({ page }: ScreenProps): ReactElement {
  return (
    <>
      <header className={css.head}>
        <Heading level={1} size="t3">
          {page.heading}
        </Heading>
        <Text size="s" tone="muted">
          {page.lead}
        </Text>
        <NeedsScript page={page} />
      </header>
      <div className={css.room}>
        <LatePart load={load} language={page.language} />
      </div>
      <Section tone="sunken">
        <Body html={page.html} />
      </Section>
      <Ending page={page} call={false} />
    </>
  )
}

const load = async (language: Language): Promise<ReactElement> => {
  const [{ default: Workbench }, { theLab }, words] = await Promise.all([
    import('./view/workbench.tsx'),
    import('./first-run.ts'),
    loadWords(language),
    // Named apart, so that it is a file of its own, which other pages share.
  ])
  return <Workbench lab={await theLab()} language={language} words={words} />
}

const loadWords = lazyWords<Words>({
  fr: () => import('./words/words.fr.ts'),
  en: () => import('./words/words.en.ts'),
})
