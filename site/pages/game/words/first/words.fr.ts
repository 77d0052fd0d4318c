import type { ActionA, ActionB, ReadingId } from '#engine'
import type { CareHelp, CareWords } from '#companion/care-panel'
import type { CompanionStageWords } from '#companion/companion-stage'
import { gestures, moods, statsB } from '../../../../i18n/opale/names.fr.ts'
import { numberIn } from '../../../../i18n/number.ts'
import type { StatsWords } from '#companion/companion-stats'

/** What the page says before anything was fetched: a newborn, and what one does with her. */
export interface FirstWords {
  readonly stage: Readonly<Record<ReadingId, CompanionStageWords>>
  readonly care: Readonly<Record<ReadingId, CareWords<ActionA | ActionB>>>
  readonly stats: StatsWords['stats']
  readonly reason: string
  readonly help: Pick<CareHelp, 'title' | 'text'> & {
    /** [4.1.44] What a click on her is called. */
    readonly sign: string
  }
  readonly speech: string
}

const number = (value: number) => numberIn('fr', value)

const STAGES = {
  baby: 'tout juste née',
  child: 'enfant',
  teen: 'adolescente',
  adult: 'adulte',
  master: 'maîtresse',
  legendary: 'légendaire',
}

const stage = (next: CompanionStageWords['next']): CompanionStageWords => ({
  who: (age, name = 'Opale') => `${name}, ${STAGES[age]}`,
  moods,
  level: (level) => `Niveau ${level}`,
  progress: ({ experience, needed }) => `${number(experience)} sur ${number(needed)} xp`,
  progressLabel: (level) => `Progression vers le niveau ${level}`,
  next,
})

const actions: CareWords<ActionA | ActionB>['actions'] = {
  feed: { label: gestures.feed, effect: 'Satiété jusqu’à +30' },
  play: { label: gestures.play, effect: 'Bonheur +15 à +34, énergie −10 à −24' },
  cuddle: { label: gestures.cuddle, effect: 'Tendresse +10 à +24, stress en baisse' },
  teach: { label: gestures.teach, effect: 'Intelligence +8 à +19, énergie −8 à −19' },
  create: { label: gestures.create, effect: 'Créativité +10 à +24, énergie −5 à −14' },
  explore: { label: gestures.explore, effect: 'Curiosité +12 à +29, énergie −15 à −34' },
  clean: { label: 'Laver', effect: 'Propreté +30, santé +5' },
  sleep: { label: 'Dormir', effect: 'Énergie +40, 30 secondes' },
  study: { label: 'Étudier', effect: 'Intelligence +10, énergie −15' },
}

const care = {
  title: 'Que faites-vous ensemble ?',
  experience: (least: number, most: number) =>
    least === most ? `+${least} xp` : `+${least} à +${most} xp`,
  duration: (ms: number) => `${number(ms / 1000)} s`,
  missing: ({ needs, has }: { needs: number; has: number }) => `Il manque ${needs - has}`,
}

export const words: FirstWords = {
  stage: {
    A: stage((next) => `Au niveau ${next}, elle reçoit ${10 * next} pièces.`),
    B: stage(
      (next) =>
        `Au niveau ${next}, chaque jauge gagne ${Math.floor(next / 5) + 2} et Opale trouve un objet.`,
    ),
  },
  care: {
    A: {
      ...care,
      actions: {
        ...actions,
        feed: { label: gestures.feed, effect: 'Faim −20, bonheur +10' },
        play: { label: gestures.play, effect: 'Bonheur +15, énergie −10' },
      },
    },
    B: { ...care, actions },
  },
  stats: {
    A: {
      happiness: 'Bonheur',
      energy: 'Énergie',
      intelligence: 'Intelligence',
      health: 'Santé',
      hunger: 'Faim',
      cleanliness: 'Propreté',
      social: 'Sociabilité',
      creativity: 'Créativité',
    },
    B: statsB,
  },
  reason: 'Elle attend votre premier geste.',
  help: {
    title: 'Quand elle manque d’énergie',
    text: 'Laissée au calme, elle reprend des forces toute seule.',
    sign: 'Lui faire signe',
  },
  speech: 'Bonjour. On commence par un repas ou par un jeu ?',
}
