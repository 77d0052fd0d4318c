export {
  CompanionStage,
  type CompanionStageProps,
  type CompanionStageWords,
} from './companion-stage.tsx'
export { levelOf, type LevelProgress } from './growth.ts'
