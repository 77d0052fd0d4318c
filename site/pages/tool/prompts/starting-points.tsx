import { useEffect, useState, type ReactElement } from 'react'
import { Button } from '#ui/button'
import { Disclosure } from '#ui/disclosure'
import { LoadingLine } from '#ui/loading-line'
import { RadioGroup } from '#ui/radio-group'
import { Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { useWords } from '../../../i18n/use-words.ts'
import {
  answersOf,
  TRADES,
  type Library,
  type StartingPoint,
} from '../../../tools/prompts/library/starting-point.ts'
import { fetchLibrary } from './fetch-library.ts'
import type { ToldPrompt } from './prompt-words.ts'
import * as css from './prompts.css.ts'

/** Forty briefs to begin from, fetched once somebody wants to see them. */
export function StartingPoints({ words, language, own }: ToldPrompt): ReactElement | null {
  const t = useWords()
  const { result: say } = words
  const [wanted, setWanted] = useState(false)
  const [library, setLibrary] = useState<Library | 'later'>()
  const [trade, setTrade] = useState<string>(TRADES[0])
  useEffect(() => {
    let current = true
    if (wanted)
      fetchLibrary(language).then(
        (found) => current && setLibrary(found),
        () => current && setLibrary('later'),
      )
    return () => {
      current = false
    }
  }, [wanted, language])
  if (own === undefined) return null
  const take = (point: StartingPoint) => {
    own.replace(answersOf(point))
    setWanted(false)
    own.lead('task')
  }
  return (
    <div className={css.before}>
      <Disclosure variant="row" title={say.library} open={wanted} onOpenChange={setWanted}>
        <Stack gap={5}>
          <Text tone="muted">{say.libraryHelp}</Text>
          <RadioGroup
            id="prompt-trade"
            name="prompt-trade"
            legend={say.trade}
            variant="pills"
            options={TRADES.map((value) => ({ value, label: say.trades[value] }))}
            value={trade}
            onValueChange={setTrade}
          />
          {library === undefined && <LoadingLine label={t('layout.loading')} />}
          {library === 'later' && <Text tone="warning">{say.libraryLater}</Text>}
          {typeof library === 'object' && (
            <ul className={css.points}>
              {library[tradeOf(trade)].map((point) => (
                <li key={point.id} className={css.point}>
                  <h3>{point.title}</h3>
                  <Text tone="muted">{point.when}</Text>
                  <p>
                    <Button
                      size="s"
                      aria-label={say.takeNamed(point.title)}
                      onClick={() => take(point)}
                    >
                      {say.take}
                    </Button>
                  </p>
                </li>
              ))}
            </ul>
          )}
        </Stack>
      </Disclosure>
    </div>
  )
}

const tradeOf = (value: string) => TRADES.find((trade) => trade === value) ?? TRADES[0]
