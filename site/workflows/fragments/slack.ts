/** What is said in a Slack channel, and what is asked there. */
import { answeredWithin } from './patience.ts'
import type { Bilingual } from '../nodes/fact.ts'
import type { Param, Params } from '../recipes/recipe.ts'
import { byName } from './models.ts'

type Text = string | Bilingual<string>

export const posted = (channel: Text, text: Text, otherOptions: Params = {}): Params => ({
  ...message(byName(channel)),
  operation: 'post',
  messageType: 'text',
  text,
  otherOptions: { includeLinkToWorkflow: false, ...otherOptions },
})

/** To a channel by its id, in the thread of a message. */
export const replied = (channel: string, thread: string, text: Text): Params => ({
  ...posted('', text, { thread_ts: { replyValues: { thread_ts: thread } } }),
  channelId: { __rl: true, mode: 'id', value: channel },
})

/** Two buttons; without a press in time it goes on without an answer. */
export const asked = (
  channel: Text,
  text: Text,
  [yes, no]: readonly [Text, Text],
  hours: number,
): Params => ({
  ...message(byName(channel)),
  operation: 'sendAndWait',
  message: text,
  responseType: 'approval',
  approvalOptions: {
    values: { approvalType: 'double', approveLabel: yes, disapproveLabel: no },
  },
  options: answeredWithin(hours, 'hours'),
})

const message = (channelId: Param): Params => ({
  resource: 'message',
  select: 'channel',
  channelId,
})
