/** What a visitor who plays needs beyond the page: the engine, her life, and all that tells of it. */
export { careOf, isBusy } from '#ui/care-panel'
export { lifeOf } from '../../ports/companion/lives.ts'
export { Board } from './board.tsx'
export { Rules } from './rules.tsx'
export { refusalOf, saidOf } from './said.ts'
