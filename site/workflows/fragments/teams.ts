/** What is said in a channel of Microsoft Teams, which the settings name by its ids. */
import type { Bilingual } from '../nodes/fact.ts'
import type { Params } from '../recipes/recipe.ts'
import { setting } from './fields.ts'
import { byId } from './models.ts'

/** @param team setting that holds the team's id; its channel's stands in `channel` */
export const postedInTeams = (message: string | Bilingual<string>, team = 'team'): Params => ({
  resource: 'channelMessage',
  operation: 'create',
  teamId: byId(setting(team)),
  channelId: byId(setting('channel')),
  contentType: 'text',
  message,
  options: { includeLinkToWorkflow: false },
})
