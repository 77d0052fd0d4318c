import type { ActionA, ActionB, ReadingId } from '#engine'
import type { CareWords } from '#ui/care-panel'
import type { CompanionStageWords } from '#ui/companion-stage'
import type { StatsWords } from '#ui/companion-stats'

/** What the page says before anything was fetched: a newborn, and what one does with her. */
export interface FirstWords {
  readonly stage: Readonly<Record<ReadingId, CompanionStageWords>>
  readonly care: Readonly<Record<ReadingId, CareWords<ActionA | ActionB>>>
  readonly stats: StatsWords['stats']
  readonly reason: string
  readonly speech: string
}
