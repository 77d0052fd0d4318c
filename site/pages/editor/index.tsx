import { useMemo, type ReactElement } from 'react'
import { Heading } from '#ui/heading'
import { Text } from '#ui/text'
import { lazyWords } from '../../i18n/lazy-words.ts'
import type { Bilingual, Language } from '../../routes/language.ts'
import type { PricedModel } from '../../routes/model-prices.ts'
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
  const { prices = NONE } = page
  const load = useMemo(() => loadWith(prices), [prices])
  return (
    <>
      <header className={css.head}>
        <Heading level={1} size="t2">
          {page.heading}
        </Heading>
        <NeedsScript page={page} />
      </header>
      <div className={css.room}>
        <LatePart load={load} language={page.language} />
      </div>
      <Section tone="sunken">
        <Text tone="muted">{page.lead}</Text>
        <Body html={page.html} />
      </Section>
      <Ending page={page} call={false} />
    </>
  )
}

const NONE: readonly PricedModel[] = []

const loadWith =
  (prices: readonly PricedModel[]) =>
  async (language: Language): Promise<ReactElement> => {
    const [{ default: Workspace }, words] = await Promise.all([
      import('../../studio/workspace.tsx'),
      loadWords(language),
    ])
    return <Workspace {...{ language, words, prices }} library={LIBRARY[language]} />
  }

const LIBRARY: Bilingual<string> = { fr: '/workflows', en: '/en/workflows' }

const loadWords = lazyWords<Words>({
  fr: () => import('../../studio/words.fr.ts'),
  en: () => import('../../studio/words.en.ts'),
})
