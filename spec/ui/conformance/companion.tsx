/** Every component of the companion's door, over the first moment of a life. */
import { createEngine, MASCOT } from '#engine'
import * as companion from '../../../ui/companion/index.ts'
import * as words from '../../../stories/sample/companion-words.ts'
import type { Entry } from './entry.ts'

const START = 1_900_000_000_000
const snapshot = createEngine('B', { extensions: true }).create({ seed: 'one contract', at: START })
const first = createEngine('A').create({ seed: 'one contract', at: START })
const { pet } = snapshot
const look = companion.lookOf(snapshot)
const nothing = () => undefined
const logo = { modal: false, tooltip: false, click: nothing, closeTooltip: nothing } as never
const news = { id: 1, type: 'info', message: 'levelUp', values: {}, at: START } as never
const moods = { ...words.floating, mood: 'heureuse' }
const change = {
  mood: 'happy',
  previousMood: 'neutral',
  reason: 'feed',
  timestamp: START,
} as never

/** Her gradients are named by her `id`. */
const OWN_ID = { ownId: true }

export const COMPANION: Readonly<Record<string, Entry>> = {
  Achievements: {
    draw: (given) => <companion.Achievements pet={pet} words={words.achievements} {...given} />,
  },
  CarePanel: {
    draw: (given) => (
      <companion.CarePanel
        care={[]}
        words={words.care.B}
        help={{ ...words.help, ways: [] }}
        onAct={nothing}
        {...given}
      />
    ),
  },
  Character: {
    draw: (given) => <companion.Character mood="happy" stage="teen" {...given} />,
    ...OWN_ID,
  },
  CompanionGlyph: { draw: (given) => <companion.CompanionGlyph name="trophy" {...given} /> },
  CompanionLogo: {
    draw: (given) => (
      <companion.CompanionLogo
        mascot={MASCOT.fresh}
        look={look}
        logo={logo}
        words={words.logo}
        {...given}
      />
    ),
  },
  CompanionModal: {
    draw: (given) => (
      <companion.CompanionModal
        defaultOpen
        mascot={MASCOT.fresh}
        look={look}
        words={words.modal}
        care={[]}
        onAct={nothing}
        {...given}
      />
    ),
  },
  CompanionNotifications: {
    draw: (given) => (
      <companion.CompanionNotifications
        notifications={[news]}
        words={{ ...words.notifications, messages: { levelUp: () => 'Niveau 2' } as never }}
        onDismiss={nothing}
        {...given}
      />
    ),
  },
  CompanionStage: {
    draw: (given) => (
      <companion.CompanionStage snapshot={snapshot} words={words.stage} {...given} />
    ),
  },
  EmotionCard: {
    draw: (given) => (
      <companion.EmotionCard emotions={pet.emotions} words={words.emotions} {...given} />
    ),
  },
  FloatingCompanion: {
    draw: (given) => (
      <companion.FloatingCompanion
        look={look}
        words={moods}
        defaultOpen
        onHide={nothing}
        speech="Bonjour."
        {...given}
      />
    ),
  },
  FloatingStill: {
    draw: (given) => (
      <companion.FloatingStill name="Opale" label="Lui parler" onOpen={nothing} {...given}>
        <i />
      </companion.FloatingStill>
    ),
  },
  GeneticsCard: {
    draw: (given) => (
      <companion.GeneticsCard pet={first.pet} at={START} words={words.genetics} {...given} />
    ),
  },
  Growth: {
    draw: (given) => <companion.Growth snapshot={snapshot} words={words.stats} {...given} />,
  },
  Inventory: {
    draw: (given) => (
      <companion.Inventory
        inventory={pet.inventory}
        words={words.inventory}
        onEquip={nothing}
        onUnequip={nothing}
        {...given}
      />
    ),
  },
  Living: {
    draw: (given) => <companion.Living mood="happy" stage="teen" {...given} />,
    ...OWN_ID,
  },
  MascotBars: {
    draw: (given) => <companion.MascotBars mascot={MASCOT.fresh} words={words.logo} {...given} />,
  },
  MascotButton: { draw: (given) => <companion.MascotButton label="Opale" {...given} /> },
  MoodHistory: {
    draw: (given) => (
      <companion.MoodHistory
        history={[change]}
        stage="teen"
        at={START}
        words={words.history}
        {...given}
      />
    ),
  },
  Moon: { draw: (given) => <companion.Moon {...given} /> },
  Needs: {
    draw: (given) => <companion.Needs snapshot={snapshot} words={words.stats} {...given} />,
  },
  Pebble: {
    draw: (given) => (
      <companion.Pebble character={<i />} {...given}>
        Bonjour.
      </companion.Pebble>
    ),
  },
  PersonalityRadar: {
    draw: (given) => (
      <companion.PersonalityRadar
        personality={pet.personality}
        words={words.personality}
        {...given}
      />
    ),
  },
  Portrait: { draw: (given) => <companion.Portrait look={look} size={50} {...given} /> },
  StatsTooltip: {
    draw: (given) => <companion.StatsTooltip mascot={MASCOT.fresh} words={words.logo} {...given} />,
  },
  Wallet: {
    draw: (given) => <companion.Wallet pet={first.pet} words={words.wallet} {...given} />,
  },
}
