import { useMemo, type ReactElement } from 'react'
import { Heading } from '#ui/heading'
import { Text } from '#ui/text'
import { lazyWords } from '../../i18n/lazy-words.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { Beginning } from '../../routes/beginning.ts'
import type { Bilingual, Language } from '../../routes/language.ts'
import type { PricedModel } from '../../routes/model-prices.ts'
import { Waiting } from '../../studio/start/waiting.tsx'
import type { Words } from '../../studio/words.ts'
import { Section } from '#ui/section'
import { Body } from '../parts/body.tsx'
import { Ending } from '../parts/ending.tsx'
import { NeedsScript } from '../parts/needs-script.tsx'
import { LatePart } from '../parts/late-part.tsx'
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
        {page.beginning && <Studio page={page} beginning={page.beginning} />}
      </div>
      <Section tone="sunken">
        <Text tone="muted">{page.lead}</Text>
        <Body html={page.html} />
      </Section>
      <Ending page={page} call={false} />
    </>
  )
}

function Studio({ page, beginning }: ScreenProps & { beginning: Beginning }): ReactElement {
  const { language, prices = NONE } = page
  const t = useWords()
  const waiting = <Waiting beginning={beginning} label={t('layout.loading')} />
  const load = useMemo(() => loadWith(beginning, prices), [beginning, prices])
  return <LatePart load={load} language={language} instead={waiting} />
}

const NONE: readonly PricedModel[] = []

const loadWith =
  (beginning: Beginning, prices: readonly PricedModel[]) =>
  async (language: Language): Promise<ReactElement> => {
    const [{ default: Workspace }, words] = await Promise.all([
      import('../../studio/workspace.tsx'),
      loadWords(language),
    ])
    const library = LIBRARY[language]
    return <Workspace {...{ language, words, prices, beginning, library }} />
  }

const LIBRARY: Bilingual<string> = { fr: '/workflows', en: '/en/workflows' }

const loadWords = lazyWords<Words>({
  fr: () => import('../../studio/words.fr.ts'),
  en: () => import('../../studio/words.en.ts'),
})
