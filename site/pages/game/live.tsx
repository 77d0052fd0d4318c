import { useState, type ReactElement } from 'react'
import type { Commands, EngineEvent, EventType, ReadingId, Settings } from '#engine'
import { useReadyPart } from '../../early-input/answer.ts'
import { useWordsOf } from '../../i18n/use-words.ts'
import type { ScreenProps } from '../screens.ts'
import { NEWBORN_CARE } from './newborn.ts'
import { rest } from './page.css.ts'
import { isWeary } from '#companion/living'
import { speechOf, isNewborn } from './speech.ts'
import { Top } from './top.tsx'
import { loadPlay, useMoment, usePlay } from './use-play.ts'
import { WORDS } from './words/first/words.ts'

type Command = Commands[ReadingId]

/** Her stage and all about her: a newborn to look at, alive as soon as the game is there. */
export default function Live({ page }: ScreenProps): ReactElement {
  const ready = useReadyPart<HTMLDivElement>()
  const first = useWordsOf(WORDS)
  const [reading, choose] = useState<ReadingId>('B')
  const [mine, setMine] = useState(false)
  const play = usePlay(page.language)
  const life = play?.lifeOf<ReadingId>(reading)
  const moment = useMoment(life)
  const { snapshot, events } = moment
  const turn = useTurn(events)

  // Whoever clicks before the game is there is heard all the same.
  const send = (command: Command) => {
    setMine(true)
    if (life) life.dispatch(command)
    else void loadPlay().then(({ lifeOf }) => lifeOf<ReadingId>(reading).dispatch(command))
  }
  const settings = 'settings' in snapshot.pet ? snapshot.pet.settings : undefined
  const still = settings && (!settings.animations || settings.performance.reducedMotion)
  const weary = isWeary(snapshot)
  const { energy } = snapshot.pet.stats
  return (
    <>
      <Top
        key={reading}
        snapshot={snapshot}
        words={first}
        care={play && life ? play.careOf(snapshot, life.engine.legal(snapshot)) : NEWBORN_CARE}
        busy={play !== undefined && !still && play.isBusy(snapshot)}
        still={still}
        follows={!settings?.performance.highPerformanceMode}
        soft={settings?.theme === 'pastel'}
        reason={
          isNewborn(snapshot)
            ? { text: first.reason }
            : play && { text: play.words.energy(energy), alarm: weary }
        }
        speech={play ? play.words.speech[speechOf(snapshot, mine ? events : [])] : first.speech}
        press={{ label: first.help.sign, onClick: () => send(SIGN) }}
        refusal={play && play.refusalOf(events, play.words)}
        help={
          play && life
            ? play.helpOf(life, moment, play.words, first, send)
            : {
                ...first.help,
                ways: [{ key: SIGN.type, label: first.help.sign, onClick: () => send(SIGN) }],
              }
        }
        said={play && mine ? play.saidOf(events, play.words, quietOf(settings, weary)) : []}
        saidKey={turn}
        news={play && <play.News {...moment} words={play.words} onSend={send} />}
        onAct={(type) => send({ type } as Command)}
      />
      <div ref={ready} className={play ? undefined : rest}>
        {play && life && (
          <>
            <play.Rules words={play.words.rules} reading={reading} onChoose={choose} />
            <play.Board
              key={reading}
              life={life}
              page={page}
              words={play.words}
              first={first}
              onSend={send}
              onQuiet={(command) => {
                setMine(false)
                life.dispatch(command)
              }}
            />
          </>
        )}
      </div>
    </>
  )
}

/** [4.1.44] */
const SIGN = { type: 'logo-click' } as const

/** What is not said of a gesture: what her messages say already, and a mood that her face is too tired for. */
const quietOf = (settings: Settings | undefined, weary: boolean): ReadonlySet<EventType> =>
  new Set<EventType>([
    ...(settings?.notifications
      ? (['level-up', 'achievement-unlocked', 'item-added'] as const)
      : []),
    ...(weary ? (['mood-changed'] as const) : []),
  ])

/** Counts what was brought about: the same words again are news, a tick of her clock is none. */
const useTurn = (events: readonly EngineEvent[]): number => {
  const [last, setLast] = useState({ events, turn: 0 })
  if (last.events !== events) setLast({ events, turn: last.turn + 1 })
  return last.turn
}
