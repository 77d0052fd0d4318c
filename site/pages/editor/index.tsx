import { startTransition, useEffect, useState, type ReactElement } from 'react'
import { Heading } from '#ui/heading'
import { LoadingLine } from '#ui/loading-line'
import { Text } from '#ui/text'
import { lazyWords } from '../../i18n/lazy-words.ts'
import { useWords } from '../../i18n/use-words.ts'
import { nextTask } from '../../ports/next-task.ts'
import type { Bilingual, Language } from '../../routes/language.ts'
import type { Words } from '../../studio/words.ts'
import { Section } from '#ui/section'
import { Body } from '../parts/body.tsx'
import { Ending } from '../parts/ending.tsx'
import { NeedsScript } from '../parts/needs-script.tsx'
import type { ScreenProps } from '../screens.ts'
import * as css from './editor.css.ts'

/** [2.1.103] The smart editor: a workflow that one sees, changes and runs. */
export default function EditorPage({ page }: ScreenProps): ReactElement {
  return (
    <>
      <header className={css.head}>
        <Heading level={1} size="t2">
          {page.heading}
        </Heading>
        <NeedsScript page={page} />
      </header>
      <div className={css.room}>
        <Studio language={page.language} />
      </div>
      <Section tone="sunken">
        <Text tone="muted">{page.lead}</Text>
        <Body html={page.html} />
      </Section>
      <Ending page={page} call={false} />
    </>
  )
}

/** The studio and its words come apart: the page can be read before they are there. */
function Studio({ language }: { language: Language }): ReactElement {
  const t = useWords()
  const [studio, setStudio] = useState<ReactElement>()
  useEffect(() => {
    let wanted = true
    const show = (element: () => ReactElement) =>
      wanted && startTransition(() => setStudio(element))
    nextTask()
      .then(() => load(language))
      .then(
        (element) => show(() => element),
        // Where a part does not come, the page says so as for any other failure.
        (error: unknown) =>
          show(() => {
            throw error
          }),
      )
    return () => {
      wanted = false
    }
  }, [language])
  return studio ?? <LoadingLine label={t('layout.loading')} />
}

const load = async (language: Language): Promise<ReactElement> => {
  const [{ default: Workspace }, words] = await Promise.all([
    import('../../studio/workspace.tsx'),
    loadWords(language),
  ])
  return <Workspace language={language} words={words} library={LIBRARY[language]} />
}

const LIBRARY: Bilingual<string> = { fr: '/workflows', en: '/en/workflows' }

const loadWords = lazyWords<Words>({
  fr: () => import('../../studio/words.fr.ts'),
  en: () => import('../../studio/words.en.ts'),
})
