import type { ReactElement } from 'react'
import { Button } from '#ui/button'
import { Facts, type Fact } from '#ui/facts'
import { Icon } from '#ui/icon'
import { LoadingLine } from '#ui/loading-line'
import { Opening } from '../../components/opening/index.ts'
import { Inline, Stack } from '#ui/stack'
import { useWords, useWordsOf } from '../../i18n/use-words.ts'
import { Blocks } from '../parts/blocks.tsx'
import { BodySection } from '../parts/body.tsx'
import { Ending } from '../parts/ending.tsx'
import { NeedsScript } from '../parts/needs-script.tsx'
import { scripted, scriptless } from '../parts/scripted.css.ts'
import type { PageData } from '../../routes/page-data.ts'
import type { ScreenProps } from '../screens.ts'
import { Asks } from './asks.tsx'
import { usePlace } from './frame/use-place.ts'
import * as css from './frame/result.css.ts'
import { useKeptPlace } from './use-kept-place.ts'
import { useTool, type FetchTool } from './use-tool.ts'
import { WORDS } from './words.ts'

interface ToolPageProps extends ScreenProps {
  readonly fetchTool: FetchTool
}

/** The text of a tool's page, or the tool at work in its place. */
export function ToolPage({ page, fetchTool }: ToolPageProps): ReactElement {
  const words = useWordsOf(WORDS)
  const t = useWords()
  const { opened, hydrated } = useTool(page, fetchTool)
  const [place, go] = usePlace()
  useKeptPlace(page)
  if (hydrated && place.at !== 'start')
    return opened?.running ?? <LoadingLine label={t('layout.loading')} />
  const form = page.tool?.shape === 'form'
  return (
    <>
      <Opening
        variant="plain"
        title={page.heading}
        lead={page.lead}
        actions={
          !form &&
          (opened?.start ?? (
            // As high and as wide as what comes in its place.
            <Stack gap={4}>
              <Inline>
                <Button
                  variant="solid"
                  className={scripted}
                  onClick={() => go({ at: 'question', id: '' })}
                >
                  {words.begin}
                  <Icon name="arrow" />
                </Button>
              </Inline>
              <output />
            </Stack>
          ))
        }
      >
        <Facts layout="line" data-shared="" facts={factsOf(page, words)} />
        <NeedsScript page={page} />
      </Opening>
      {form && <div className={css.waiting}>{opened?.start}</div>}
      {form ? (
        // With a script its fields are the same, in sight.
        <div className={scriptless}>
          <Asks page={page} />
        </div>
      ) : (
        <Asks page={page}>{opened?.file}</Asks>
      )}
      <BodySection html={page.html} />
      <Blocks blocks={page.blocks} />
      <Ending page={page} />
    </>
  )
}

const factsOf = (page: PageData, words: (typeof WORDS)['fr']): readonly Fact[] => {
  const { asks = [], shape, mostAsked } = page.tool ?? {}
  const count = mostAsked ?? asks.reduce((sum, { questions }) => sum + questions.length, 0)
  return [
    ...(shape === 'steps'
      ? [{ icon: 'clock', value: words.length(count, Math.ceil((count * SECONDS) / 60)) } as const]
      : []),
    { icon: 'shield', value: words.answersStay },
    { icon: 'user', value: words.noAccount },
  ]
}

/** To read a question and choose. */
const SECONDS = 12
