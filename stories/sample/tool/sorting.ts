import type { Answers } from '../../../site/tools/frame/question.ts'

/** Sorting the messages of a support team, which somebody owns and reads. */
export const SORTING: Answers = {
  job: 'sort',
  truth: 'anyone',
  tolerance: 'few',
  tried: 'works',
  access: 'export',
  examples: 'many',
  rights: 'checked',
  volume: 3000,
  minutes: 3,
  share: 60,
  hourly: 40,
  owner: 'named',
  harm: 'redo',
  review: 'sample',
  area: 'none',
  personal: 'ordinary',
  days: 10,
  rate: 600,
  upkeep: 4,
  hosting: 30,
  model: 'claude-haiku-5-5',
  read: 1200,
  written: 50,
}
