import type { ActionA, ActionB } from '#engine'
import type { CareWords } from '#companion/care-panel'
import type { CompanionStageWords } from '#companion/companion-stage'
import { gestures, moods, statsB } from '../../../../i18n/opale/names.en.ts'
import { numberIn } from '../../../../i18n/number.ts'
import type { FirstWords } from './words.fr.ts'

const number = (value: number) => numberIn('en', value)

const STAGES = {
  baby: 'just born',
  child: 'a child',
  teen: 'a teenager',
  adult: 'grown up',
  master: 'a master',
  legendary: 'a legend',
}

const stage = (next: CompanionStageWords['next']): CompanionStageWords => ({
  who: (age, name = 'Opale') => `${name}, ${STAGES[age]}`,
  moods,
  level: (level) => `Level ${level}`,
  progress: ({ experience, needed }) => `${number(experience)} of ${number(needed)} xp`,
  progressLabel: (level) => `Progress to level ${level}`,
  next,
})

const actions: CareWords<ActionA | ActionB>['actions'] = {
  feed: { label: gestures.feed, effect: 'Fullness up to +30' },
  play: { label: gestures.play, effect: 'Happiness +15 to +34, energy −10 to −24' },
  cuddle: { label: gestures.cuddle, effect: 'Affection +10 to +24, less stress' },
  teach: { label: gestures.teach, effect: 'Intelligence +8 to +19, energy −8 to −19' },
  create: { label: gestures.create, effect: 'Creativity +10 to +24, energy −5 to −14' },
  explore: { label: gestures.explore, effect: 'Curiosity +12 to +29, energy −15 to −34' },
  clean: { label: 'Wash', effect: 'Cleanliness +30, health +5' },
  sleep: { label: 'Sleep', effect: 'Energy +40, 30 seconds' },
  study: { label: 'Study', effect: 'Intelligence +10, energy −15' },
}

const care = {
  title: 'What will you do together?',
  experience: (least: number, most: number) =>
    least === most ? `+${least} xp` : `+${least} to +${most} xp`,
  duration: (ms: number) => `${number(ms / 1000)} s`,
  missing: ({ needs, has }: { needs: number; has: number }) => `${needs - has} short`,
}

export const words: FirstWords = {
  stage: {
    A: stage((next) => `At level ${next} she is given ${10 * next} coins.`),
    B: stage(
      (next) =>
        `At level ${next} every gauge gains ${Math.floor(next / 5) + 2} and Opale finds something.`,
    ),
  },
  care: {
    A: {
      ...care,
      actions: {
        ...actions,
        feed: { label: gestures.feed, effect: 'Hunger −20, happiness +10' },
        play: { label: gestures.play, effect: 'Happiness +15, energy −10' },
      },
    },
    B: { ...care, actions },
  },
  stats: {
    A: {
      happiness: 'Happiness',
      energy: 'Energy',
      intelligence: 'Intelligence',
      health: 'Health',
      hunger: 'Hunger',
      cleanliness: 'Cleanliness',
      social: 'Sociability',
      creativity: 'Creativity',
    },
    B: statsB,
  },
  reason: 'She is waiting for your first move.',
  help: {
    title: 'When she is short of energy',
    text: 'Left in peace, she gets her strength back by herself.',
    sign: 'Wave at her',
  },
  speech: 'Hello. Shall we start with a meal, or with a game?',
}
