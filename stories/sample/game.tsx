/** A whole game page in a story: everything the companion has, over a life one can play. */
import { useMemo, useState, type ReactElement, type ReactNode } from 'react'
import {
  type ActionA,
  type ActionB,
  type Commands,
  createStore,
  type EngineEvent,
  type ReadingId,
  type Store,
} from '#engine'
import { Achievements } from '#companion/achievements'
import { Button } from '#ui/button'
import { CarePanel, careOf, isBusy, remedyFor, type CarePanelProps } from '#companion/care-panel'
import { lookOf } from '#companion/living'
import { useCompanion, type LifeMoment } from '#companion/tamagotchi'
import { CompanionLogo, useLogo } from '#companion/companion-logo'
import { CompanionModal } from '#companion/companion-modal'
import { CompanionNotifications } from '#companion/companion-notifications'
import { CompanionStage } from '#companion/companion-stage'
import { Growth, Needs } from '#companion/companion-stats'
import { EmotionCard } from '#companion/emotion-card'
import { FloatingCompanion } from '#companion/floating-companion'
import { GeneticsCard, Wallet } from '#companion/genetics-card'
import { Heading } from '#ui/heading'
import { Inventory } from '#companion/inventory'
import { MoodHistory } from '#companion/mood-history'
import { PersonalityRadar } from '#companion/personality-radar'
import { Split } from '#ui/section'
import { Inline, Stack } from '#ui/stack'
import * as words from './companion-words.ts'
import { eventTime, schedule } from './host.ts'
import { dayOfA, dayOfB, life, START } from './life.ts'

interface Props<R extends ReadingId> {
  store: Store<R>
}

/** Both readings, each with a life of its own: neither is lost by looking at the other. */
export function Game({ reading: first }: { reading: ReadingId }): ReactElement {
  const [reading, choose] = useState(first)
  const [clock] = useState(createClock)
  const a = useMemo(() => storeOf('A', clock), [clock])
  const b = useMemo(() => storeOf('B', clock), [clock])
  return (
    <Stack gap={7}>
      <Inline gap={2}>
        {(['A', 'B'] as const).map((each) => (
          <Button
            key={each}
            size="s"
            variant={each === reading ? 'solid' : 'line'}
            aria-pressed={each === reading}
            onClick={() => choose(each)}
          >
            Règles {each}
          </Button>
        ))}
        <Button size="s" variant="ghost" onClick={() => clock.skip(a, b)}>
          Dix minutes passent
        </Button>
      </Inline>
      {reading === 'A' ? <GameA store={a} /> : <GameB store={b} />}
    </Stack>
  )
}

function GameA({ store }: Props<'A'>): ReactElement {
  const { snapshot } = useCompanion(store)
  return (
    <>
      <Shared store={store} />
      <Part title="Ce qui grandit">
        <Growth snapshot={snapshot} words={words.stats} />
      </Part>
      <Split ratio="1:1">
        <Part title="Naissance">
          <GeneticsCard pet={snapshot.pet} at={snapshot.at} words={words.genetics} />
        </Part>
        <Part title="Bourse">
          <Wallet pet={snapshot.pet} words={words.wallet} />
        </Part>
      </Split>
    </>
  )
}

function GameB({ store }: Props<'B'>): ReactElement {
  const { snapshot } = useCompanion(store)
  const [open, setOpen] = useState(false)
  const { pet } = snapshot
  const { isVisible, notifications, currentMood } = pet.gameState
  return (
    <>
      <Shared store={store} />
      <Part title="Ce qui grandit en elle">
        <Growth snapshot={snapshot} words={words.stats} />
      </Part>
      <Split ratio="1:1">
        <Part title="Personnalité">
          <PersonalityRadar personality={pet.personality} birth={BIRTH} words={words.personality} />
        </Part>
        <Part title="Émotions">
          <EmotionCard emotions={pet.emotions} words={words.emotions} />
        </Part>
      </Split>
      <Part title={`Inventaire, ${pet.inventory.items.length} sur ${pet.inventory.maxCapacity}`}>
        <Inventory
          inventory={pet.inventory}
          words={words.inventory}
          onUse={({ id }) => store.dispatch({ type: 'use-item', itemId: id })}
          onDiscard={({ id }) => store.dispatch({ type: 'discard-item', itemId: id })}
          onEquip={({ id }, slot) => store.dispatch({ type: 'equip', itemId: id, slot })}
          onUnequip={(slot) => store.dispatch({ type: 'unequip', slot })}
        />
      </Part>
      <Part title="Succès">
        <Achievements pet={pet} words={words.achievements} />
      </Part>
      <Part title="Journal d’humeur">
        <MoodHistory
          history={pet.analytics.moodHistory}
          stage={lookOf(snapshot).stage}
          at={snapshot.at}
          words={words.history}
        />
      </Part>
      <CompanionNotifications
        notifications={notifications}
        words={words.notifications}
        most={1}
        onDismiss={(id) => store.dispatch({ type: 'dismiss-notification', id })}
      />
      {isVisible ? (
        <FloatingCompanion
          look={lookOf(snapshot)}
          open={open}
          onOpenChange={setOpen}
          onHide={() => store.dispatch({ type: 'hide' })}
          pulse={pet.progress.totalInteractions}
          words={{ ...words.floating, mood: words.moods[currentMood].toLowerCase() }}
          speech={<p>Je reste là. Un clic, et je me range.</p>}
        />
      ) : (
        <Inline>
          <Button size="s" onClick={() => store.dispatch({ type: 'show' })}>
            Rappeler Opale
          </Button>
        </Inline>
      )}
    </>
  )
}

/** What both readings begin with. */
function Shared<R extends ReadingId>({ store }: Props<R>): ReactElement {
  const { engine, getSnapshot } = store
  // From here on either will do.
  const moment = useCompanion(store) as LifeMoment
  const { snapshot } = moment
  const legal = engine.legal(getSnapshot())
  const mascot = engine.mascot(getSnapshot())
  const care = careOf(getSnapshot(), legal)
  const send = (type: string) => store.dispatch({ type } as Commands[R])
  const logo = useLogo({ now: eventTime, schedule, onClick: () => send('logo-click') })
  const help = helpOf(moment, (itemId) =>
    store.dispatch({ type: 'use-item', itemId } as unknown as Commands[R]),
  )
  return (
    <>
      <Inline>
        <CompanionLogo mascot={mascot} look={lookOf(snapshot)} logo={logo} words={words.logo} />
      </Inline>
      <CompanionModal<ActionA | ActionB>
        open={logo.modal}
        onOpenChange={logo.closeModal}
        mascot={mascot}
        look={lookOf(snapshot)}
        words={words.modal}
        care={care.filter(({ lack }) => !lack).slice(0, 3)}
        onAct={send}
      />
      <Split ratio="1:1">
        <CompanionStage
          snapshot={snapshot}
          words={snapshot.reading === 'A' ? words.stageA : words.stage}
          speech="Un clic ici, un geste là : tout est rejouable."
        />
        <CarePanel<ActionA | ActionB>
          care={care}
          words={words.care[snapshot.reading]}
          busy={isBusy(snapshot)}
          {...help}
          onAct={send}
        />
      </Split>
      <Needs snapshot={snapshot} words={words.stats} />
    </>
  )
}

/** What she lacks, and a thing of hers that helps. */
const helpOf = (
  { snapshot, events }: LifeMoment,
  give: (id: string | number) => void,
): Pick<CarePanelProps<string>, 'refusal' | 'help'> => {
  const refused = events.find(isTooLow)
  const remedy = remedyFor(snapshot, { stat: 'energy' })
  return {
    refusal: refused && words.refusal(refused.command, refused),
    help: {
      ...words.help,
      ways: remedy
        ? [
            {
              key: 'give',
              label: words.give(words.inventory.item(remedy.item)),
              onClick: () => give(remedy.item.id),
            },
          ]
        : [],
    },
  }
}

type Refused = Extract<EngineEvent, { type: 'refused'; reason: 'stat-too-low' }>

const isTooLow = (event: EngineEvent): event is Refused =>
  event.type === 'refused' && event.reason === 'stat-too-low'

function Part({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <Stack gap={5}>
      <Heading level={2} size="t3">
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

/** Time goes on from the same moment in every visit, and by ten minutes when asked. */
const createClock = () => {
  const loaded = Date.now()
  let skipped = 0
  // By the clock that stands still where stories are photographed: what passes by itself stays.
  const now = () => NOW + skipped + Date.now() - loaded
  return {
    now,
    skip(...stores: readonly { dispatch: (command: { type: 'tick' }) => unknown }[]) {
      skipped += 600_000
      for (const store of stores) store.dispatch({ type: 'tick' })
    },
  }
}
const NOW = START + 9_000_000

const storeOf = <R extends ReadingId>(reading: R, { now }: ReturnType<typeof createClock>) => {
  const begun = life(reading, 'opale-2026', DAY[reading] as readonly Commands[R][])
  return createStore({ ...begun, clock: { now, schedule } })
}

const DAY = { A: dayOfA(3), B: dayOfB(12) } as const

const BIRTH = life('B', 'opale-2026').snapshot.pet.personality.coreTraits
